### The Twenty-Eight family on the browser's table: what stands around the cards

## Trump, face down and turned up

twenty_eight-face-down = face down
twenty_eight-way-own = own card
twenty_eight-way-marker = marker
twenty_eight-way-seventh = seventh card
twenty_eight-look = look
twenty_eight-peek = Your trump, face down: look at it
twenty_eight-peek-card = Your trump: { $card }. Turn it down again
twenty_eight-peek-suit = Your trump: { $suit }. Turn it down again
twenty_eight-peek-unseen = Nobody has seen the seventh card yet
twenty_eight-unseen = nobody knows
twenty_eight-lies-own = Trump lies face down before { $name }, a card from the hand
twenty_eight-lies-marker = Trump lies face down before { $name }, a marker
twenty_eight-lies-seventh = Trump lies face down before { $name }, the seventh card
twenty_eight-trump-is = Trump: { $suit }
twenty_eight-lay-card = Trump: { $card }
twenty_eight-seventh = The seventh card decides
twenty_eight-pair-of = Pair: { $name }
twenty_eight-coming = { $count ->
        [one] { $count } more card for everybody
       *[other] { $count } more cards for everybody
    }

## Said at the table, in a bubble

twenty_eight-say-ask = Trump, please!
twenty_eight-say-show = Here is trump
twenty_eight-say-pair = The pair!
twenty_eight-asked = has asked

## What is asked of me

twenty_eight-prompt-card = Choose the card to lie face down: its suit is trump
twenty_eight-prompt-void = You cannot follow. Throw a card, or ask for trump?
twenty_eight-prompt-must-ask = You cannot follow, so ask for trump
twenty_eight-prompt-show = You cannot follow. Throw a card, or show trump?
twenty_eight-prompt-sure = Lay down your certain hand?
twenty_eight-prompt-decline = Your hand is too good for a single hand: decline
twenty_eight-prompt-whom = Whose card was wrong?
twenty_eight-prompt-bid = Number and suit?
twenty_eight-prompt-duel = Hold the bid, or give it up?
twenty_eight-numbers = Number
twenty_eight-suits = Trump suit of the bid
twenty_eight-page = Numbers { $from } to { $to }
twenty_eight-any-time = Open to you at any time
twenty_eight-claim = Claim a wrong card
twenty_eight-no-claim = No claim
twenty_eight-lift = Cards to lift

## Half court and single hand

twenty_eight-answer-decline = Decline
twenty_eight-answer-half = Half court
twenty_eight-answer-single = Single hand
twenty_eight-answer-show = Lay it down
# $partners: how many they are
twenty_eight-half-about = Half court: you alone, with these { $count } cards and no trump. You lead, { $partners ->
        [one] your partner sits out,
       *[other] your partners sit out,
    } and you must take every trick.
twenty_eight-half-worth = { $style ->
        [points] Taken or not, the side that was right gains { $points }.
       *[other] Won: the other side loses { $points }. Lost: your side loses { $points }.
    }
twenty_eight-single-about = Single hand, in place of the bid: you alone, without trump. You lead, { $partners ->
        [one] your partner sits out,
       *[other] your partners sit out,
    } and you must take every trick.
twenty_eight-single-worth = { $style ->
        [points] Won: your side gains { $points }. Lost: the other side gains { $points }.
       *[other] Won: your side gains { $points }. Lost: it loses { $points }.
    }
twenty_eight-show-about = Your hand is certain to take every trick. Laid down now, it gains your side { $points } without play. Declined, the deal is played as bid.
twenty_eight-sure-about = Your hand is certain to take every trick. A single hand needs at least one card that could lose, so here you can only decline.
twenty_eight-shown = { $you ->
        [yes] You lay down a certain hand
       *[no] { $name } lays down a certain hand
    }
twenty_eight-shown-about = It takes every trick, however the cards lie, so nothing is played.

## Wrong cards

twenty_eight-agree-about = Claim a wrong card of an opponent now: suit not followed, or another rule of play broken. Or agree to the score. A claim that is not granted costs nothing.
# $you: I claim; $mine: the card was mine
twenty_eight-claim-told = { $you ->
        [yes] You claim a wrong card: { $offender }
       *[no] { $mine ->
            [yes] { $name } claims a wrong card of yours
           *[no] { $name } claims a wrong card: { $offender }
        }
    }
twenty_eight-claim-right = The claim is right
twenty_eight-claim-not = The claim is not granted
twenty_eight-claim-free = It costs nothing.
# $as: whether the offender's side had bid, or somebody plays alone
twenty_eight-claim-cost = The deal ends here. It counts { $twice ->
        [yes] twice what
       *[no] what
    } { $as ->
        [bid-failed] a failed bid costs.
        [bid-made] a made bid brings.
        [alone-failed] the player alone would have lost.
       *[alone-made] the player alone would have won.
    } { $goes ->
        [gains] The other side gains it.
        [tables] The offender’s side hands it over.
       *[loses] The offender’s side loses it.
    }

## Points and score

twenty_eight-need = need { $need }
twenty_eight-they-have = they have { $have }
twenty_eight-alone-we = every trick
twenty_eight-alone-they = { $name }: every trick
twenty_eight-goal-pips = { $target } red pips win the match, { $target } black pips lose it
twenty_eight-goal-sets = { $target } pips open a set; { $sets ->
        [one] { $sets } red set wins the match
       *[other] { $sets } red sets win the match
    }
twenty_eight-goal-tables = Tables change hands; a side without any has lost
twenty_eight-set-short = { $colour ->
        [black] { $count } black
       *[red] { $count } red
    }
twenty_eight-sets = Sets

## A cancelled deal

twenty_eight-cancelled = Deal cancelled
twenty_eight-no-score = Nobody scores; the cards are dealt again.
twenty_eight-open-hand = Open hand of { $name }
twenty_eight-deal-again = Deal again
twenty_eight-prompt-cancelled = Deal cancelled. Ready for new cards?

## Keys

twenty_eight-key-suit = trump suit of the bid
twenty_eight-key-ask = ask for trump, or show it
twenty_eight-key-look = look at your own trump
twenty_eight-key-pair = show the pair
twenty_eight-key-claim = claim a wrong card

## Read aloud

twenty_eight-read-mine = Your face-down trump: { $card }.
twenty_eight-read-target = { $name }: { $have } of { $target } card points.
