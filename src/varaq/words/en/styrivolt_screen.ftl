### Stýrivolt on the screen: what stands around the cards

## Settings

styrivolt-set-cardNames = Names on the special cards
styrivolt-set-cardNames-help = Written along the edge of each card.
styrivolt-set-beatsHelper = Show what beats the winning card
styrivolt-set-beatsHelper-help = Marks your cards that would beat it, and says how many.

## Signs and panels

styrivolt-how = How it goes
styrivolt-board = The chalk board
styrivolt-about = What this card does
styrivolt-lying = What lies on the table
styrivolt-deals = The deals

## How it goes

styrivolt-how-1 = You play with the player opposite. Each of you holds nine cards, and the side that takes five tricks wins the deal.
styrivolt-how-2 = Every deal has two chosen suits. A card of each lies face up, half under the stock; below, and along the edges of your cards, stands what the cards are called.
styrivolt-how-3 = Play any card you like: nobody has to follow suit. A card takes the trick over only if it beats the card that is winning just then.
styrivolt-how-4 = Nine cards, the stikkar, beat nearly everything: 2♥︎ 4♣︎ 8♠︎ 9♥︎ 9♦︎, and the aces and jacks of the chosen suits.
styrivolt-how-5 = Below them the 6, 2, 3 and 4 of the chosen suits capture ordinary cards. Their 7, 8, 9, king and queen are strong only when they are led: a led 7, the lamb, always wins.
styrivolt-how-6 = With the 5 of a chosen suit you may take the card that lies exposed in it. With no stikki in your hand you may, before you play your first card, take the stock in place of your hand.
styrivolt-how-7 = Who wins a deal rubs out a stroke on the chalk board, two for the first five tricks, three for all nine. The third stroke brings a cross, and crosses win the match.
styrivolt-how-tap = Hold a card, or tap one that lies on the table, to read what it does.

styrivolt-kind-stikki = Stikkar: they beat all below them
styrivolt-kind-capture = Capture cards: they beat ordinary cards
styrivolt-kind-led = Strong only when led
styrivolt-kind-trader = To be changed for the exposed card
styrivolt-kind-unchosen = All other cards
styrivolt-not-chosen = The two suits of this deal are not chosen yet.
styrivolt-held = yours
styrivolt-four = You hold all four of this rank: they count as the best of the four.
styrivolt-four-tag = ×4

## The helper

styrivolt-beats-tag = beats
styrivolt-beats-note = beats the { $card }
styrivolt-beats-count = { $count ->
        [0] You cannot beat it
        [one] One of yours beats it
       *[other] { $count } of yours beat it
    }
styrivolt-lead-count = { $count ->
        [0] Led, nothing beats it
        [one] Led, only one card beats it
       *[other] Led, { $count } cards beat it
    }
styrivolt-tricks = Tricks: { $ours } to { $theirs }

## What lies on the table

styrivolt-chosen = Chosen suits
styrivolt-chosen-are = Chosen suits: { $suits }
styrivolt-stock = { $count ->
        [one] The stock: one card, face down
       *[other] The stock: { $count } cards, face down
    }
styrivolt-exposed = Exposed: { $cards }
styrivolt-put-down = Put down in exchange: { $cards }
styrivolt-laid-out = Laid out at the cut: { $cards }
styrivolt-in-place = Put down for a card that was laid out: { $cards }
styrivolt-down = { $count ->
        [one] Face down, put down by { $name }: one card
       *[other] Face down, put down by { $name }: { $count } cards
    }
styrivolt-down-word = put down
styrivolt-good = All four of a kind, { $name }: { $rank }
styrivolt-mine-put_down = Your hand, put down
styrivolt-mine-taken = You took
styrivolt-mine-turned = Turned from the stock
styrivolt-mine-looked = You looked at
styrivolt-mine-laid = You laid away

## Answers. The cards stand beside these words as symbols

styrivolt-do-play = Play
styrivolt-do-lead = Lead
styrivolt-do-good = This one is good!
styrivolt-do-trade = Trade
styrivolt-do-swap = Fetch
styrivolt-do-pick = With the stock
styrivolt-do-expose = Show
styrivolt-do-discard = Lay down
styrivolt-do-bury = Bury
styrivolt-act-lead = Give the { $gave } and lead the { $got }
styrivolt-act-take = Take the stock
styrivolt-act-take-second = Take what was put down
styrivolt-act-keep = Keep these cards
styrivolt-act-return = Give them back
styrivolt-act-leave = Rather not
styrivolt-act-unmarked = Go on without marking
styrivolt-act-deal-unmarked = Deal without marking

styrivolt-prompt-lead = You lead: play a card
styrivolt-prompt-take = Play a card, or take the stock
styrivolt-prompt-take-weak = You hold no stikki: play, or take the stock
styrivolt-prompt-trade = Play a card, or change your trader first
styrivolt-prompt-expose = Which of the { $suit } do you lay face up?
styrivolt-prompt-take-second = Play a card, or take what was put down
styrivolt-prompt-lay = Play, or first raise a card to lay it away
styrivolt-prompt-mark = You have won { $worth }: mark the board
styrivolt-prompt-mark-lost = You have won { $worth }. What is not marked before the next deal is lost
styrivolt-prompt-deal = The next deal is yours: deal when all are ready
styrivolt-prompt-look = What do you do with these cards?
styrivolt-prompt-sure = A hand with any stikki may not take the stock, and nobody warns you: { $crosses ->
        [0] the deal would be over.
        [one] the others would get a cross.
        [2] the others would get a monk’s cross.
       *[other] the others would get { $crosses } crosses.
    } Take it?
styrivolt-raised = { $called }
styrivolt-raised-faroese = { $called } ({ $faroese })
styrivolt-moment = One moment …

## After five tricks

styrivolt-made = The game is made!
styrivolt-stake-claim = Claim now
styrivolt-stake-nine = All nine
styrivolt-stake-fail = One trick lost
styrivolt-strokes = { $count ->
        [0] nothing
        [one] 1 stroke
       *[other] { $count } strokes
    }
styrivolt-crosses = { $count ->
        [0] nothing
        [one] 1 cross
        [2] a monk’s cross
        [4] two monk’s crosses
       *[other] { $count } crosses
    }
styrivolt-for-them = { $worth } for them

## Score

styrivolt-result-ordinary = Ordinary game
styrivolt-result-made = Game made
styrivolt-result-nine = All nine
styrivolt-result-made_alone = Game made alone
styrivolt-result-nine_alone = All nine alone
styrivolt-result-failed_nine = Nine missed
styrivolt-result-penalty = Wrong taking
styrivolt-result-unmarked = not marked
styrivolt-ends-deals = { $deals } deals
styrivolt-ends-crosses = { $crosses ->
        [one] To the first cross
       *[other] To { $crosses } crosses
    }
styrivolt-ends-open = As long as you like
styrivolt-deal-of = Deal { $n } of { $deals }
styrivolt-deal = Deal { $n }
styrivolt-drawn = A draw
styrivolt-after = After this deal

## Events

styrivolt-event-played = { $you ->
        [yes] You play the { $card }, { $called }.
       *[no] { $name } plays the { $card }, { $called }.
    }
styrivolt-event-trick_taken = { $you ->
        [yes] You take the trick. Tricks: { $points }.
       *[no] { $name } takes the trick. Tricks: { $points }.
    }
styrivolt-takes = { $you ->
        [yes] take the trick
       *[no] takes the trick
    }
styrivolt-takes-led = { styrivolt-takes }: nobody beat it
styrivolt-takes-with = { styrivolt-takes }: { $called }
styrivolt-bubble-stock = The stock!
styrivolt-bubble-claim = We claim the game!
styrivolt-bubble-on = On for all nine!

## Table talk

styrivolt-talk-about = Banter is half of the game. Only what you hold or have seen must not be told.
styrivolt-talk-good = “This one is good” is a rule and is always heard.

## Keys

styrivolt-key-answer = to an answer
styrivolt-key-board = chalk board
styrivolt-key-how = how it goes
styrivolt-key-talk = table talk
styrivolt-key-about = what this card does
styrivolt-key-lying = what lies on the table
