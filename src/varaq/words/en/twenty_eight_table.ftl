### The Twenty-Eight family at the table: calls, phases, acts, refusals, events, score lines, labels

## Calls

call-hold = hold
call-redeal = new deal
call-half = half court
call-thani = thani
call-double = double
call-redouble = redouble
call-C = C
call-single = single hand
call-show = show
call-decline = I decline
call-seventh = seventh card
call-suited = { $number } { $suit }

# Short, for buttons and for the bubble beside a seat
callshort-hold = Hold
callshort-redeal = New deal
callshort-half = Half court
callshort-thani = Thani
callshort-double = Double
callshort-redouble = Redouble
callshort-C = C
callshort-single = Single
callshort-show = Show
callshort-decline = Decline
callshort-seventh = Seventh
callshort-suited = { $number } { $suit }

## Phases

# Not "cut": that phase and its prompt are Stýrivolt's
phase-cutting = The cut
phase-half_window = Half court?
phase-auction2 = Second auction
phase-choosing = Choosing trump
phase-doubling = Doubling
phase-single_window = Single hand?

# For the seat whose turn it is
prompt-cutting = Cut the pack, or decline?
prompt-half_window = Play a half court with these cards?
prompt-auction2 = Second auction: bid higher or pass
prompt-choosing = Choose trump
prompt-doubling = Double or redouble, or pass?
prompt-single_window = Play a single hand?

# For everybody else
waiting-cutting = Waiting for { $names } to cut or decline
waiting-half_window = Waiting for { $names }: half court or not
waiting-auction2 = Waiting for { $names } to bid or pass
waiting-choosing = Waiting for { $names } to choose trump
waiting-doubling = Waiting for { $names } to double or pass
waiting-single_window = Waiting for { $names }: single hand or not

## Acts, on buttons

act-ask = Ask for trump
act-show_trump = Show trump
act-pair = Show the pair
act-pledge = Show the pair as soon as allowed
act-claim_redeal = Four jacks: new deal
act-claim_wrong = Claim a wrong card of { $name }
act-cut = { $count ->
        [one] Lift one card
       *[other] Lift { $count } cards
    }
act-decline_cut = Do not cut
act-choose_card = Lay the { $card } face down: { $suit } is trump
act-choose_suit = Trump: { $suit }

## Why not?

refusal-redeal_not_open = You may not call for a new deal now. It takes cards that give you the right, and the right moment.
refusal-raise_partner = { $bid ->
        [pass] The highest bid is your partner’s, and in this house you may not go over it.
       *[other] The highest bid is your partner’s. To go over it in this house, you must bid { $bid } or more.
    }
refusal-must_open = While there is no bid, first hand must open: { $bid } or more.
refusal-rebid_too_low = You have bid already. To bid again in this house, you must bid { $bid } or more.
refusal-barred_one_suit = All your cards are of one suit. First hand with one suit must pass on this turn.
refusal-not_in_duel = In a duel only two speak: the holder says “hold” or passes, and the challenger goes higher or passes.
refusal-no_double = That cannot be said now. Only an opponent of the bidder may double, once, and only the bidding side may redouble, after a double.
refusal-stake_limit = That would take the stake above { $stake }, the limit of this house.
refusal-no_c = C may be said only by the bidder, in reply to a spoken double, while the bidding side’s score is exactly zero.
refusal-not_single = This hand is certain to take every trick. A single hand needs at least one card that could lose.
refusal-not_sure = Only a hand that is certain to take every trick may be laid down.
refusal-trump_card_lies = That card lies face down for trump. Until it is shown, it is not in your hand.
refusal-may_not_ask = Trump may be asked for only while it is hidden, in your turn, and when you cannot follow suit. The bidder does not ask but shows.
refusal-must_ask = You cannot follow suit, so you must ask for trump before you play.
refusal-must_trump = You asked for trump or showed it, so you must play a trump.
refusal-no_undertrump = There is a higher trump in the trick. Play a trump that beats it, or another suit.
refusal-bidder_lead = While trump is hidden, the bidder may not lead the trump suit. It is open only if you have no other suit, or if somebody else has led it before.
refusal-that_card = You showed trump, so you must play the very card that lay face down.
refusal-jack_hidden = While trump is hidden no jack may be thrown. Play another card.
refusal-no_pair = You do not hold both the king and the queen of trump, or you may not show them against this bid.
refusal-pair_not_yet = The pair cannot be shown now. Trump must have been shown, your side must have taken the trick it needs, and it must be the right moment.
refusal-nothing_to_claim = There is nothing for you to claim here.
refusal-bad_cut = { $count ->
        [one] Lift exactly one card.
       *[other] Lift at least one card, and { $count } at most.
    }

## Events: one spoken sentence each

event-cut_made = { $you ->
        [yes] You cut: { $count ->
            [one] one card is lifted.
           *[other] { $count } cards are lifted.
        }
       *[no] { $name } cuts: { $count ->
            [one] one card is lifted.
           *[other] { $count } cards are lifted.
        }
    }
event-cut_declined = { $you ->
        [yes] You do not cut.
       *[no] { $name } does not cut.
    }
# $count is what each player gets
event-packet_dealt = { $count ->
        [one] Everybody is dealt one card.
       *[other] Everybody is dealt { $count } cards.
    }
# $how is "own", "marker" or "seventh"; $card and $suit are told to the bidder alone
event-trump_laid = { $how ->
        [seventh] { $you ->
            [yes] You call the seventh card: it will be dealt face down, and its suit is trump.
           *[no] { $name } calls the seventh card: it will be dealt face down, and its suit is trump.
        }
        [marker] { $you ->
            [yes] You lay a marker face down. Trump: { $suit }.
           *[no] { $name } lays a marker face down for trump.
        }
       *[own] { $you ->
            [yes] You lay the { $card } face down. Trump: { $suit }.
           *[no] { $name } lays a card face down for trump.
        }
    }
# $card is told to the bidder alone
event-seventh_seen = { $you ->
        [yes] Your seventh card is the { $card }, and its suit is trump.
       *[no] { $name } looks at the seventh card, which lies face down for trump.
    }
event-trump_back = { $you ->
        [yes] You take back, unseen, what you laid out for trump.
       *[no] { $name } takes back, unseen, what was laid out for trump.
    }
# $call is double, redouble or C, $stake the stake that it makes
event-doubled = { $you ->
        [yes] You say: { $call }. The stake is now { $stake }.
       *[no] { $name } says: { $call }. The stake is now { $stake }.
    }
event-single_declared = { $you ->
        [yes] You declare a single hand: alone, without trump, and every trick.
       *[no] { $name } declares a single hand: alone, without trump, and every trick.
    }
event-hand_shown = { $you ->
        [yes] You lay down a certain hand: { $cards }.
       *[no] { $name } lays down a certain hand: { $cards }.
    }
# $own is "yes" where the bidder shows trump without being asked
event-asked = { $own ->
        [yes] { $you ->
            [yes] You show trump.
           *[no] { $name } shows trump.
        }
       *[no] { $you ->
            [yes] You ask for trump.
           *[no] { $name } asks for trump.
        }
    }
# $card is the card that lay face down, "none" where it was a marker
event-trump_shown = { $card ->
        [none] { $you ->
            [yes] You turn up the marker. Trump: { $suit }.
           *[no] { $name } turns up the marker. Trump: { $suit }.
        }
       *[other] { $you ->
            [yes] You turn up the { $card }. Trump: { $suit }.
           *[no] { $name } turns up the { $card }. Trump: { $suit }.
        }
    }
# $target is the target after the pair
event-pair_shown = { $you ->
        [yes] You show the pair, king and queen of { $suit }. Target: { $target }.
       *[no] { $name } shows the pair, king and queen of { $suit }. Target: { $target }.
    }
# Told to the holder alone
event-pledged = You will show the pair as soon as it is allowed. Nobody else knows.
# $right is "yes" where the claim was right
event-misplay_claimed = { $you ->
        [yes] You claim a wrong card. It is said of: { $offender }.
       *[no] { $name } claims a wrong card. It is said of: { $offender }.
    }{ $right ->
        [yes] { " " }The claim is right, and the deal ends.
        [no] { " " }The claim is not granted, and costs nothing.
       *[other] { "" }
    }
event-stake_set = The stake of this deal is { $stake }.

# Why a deal is cancelled; $name is whose cards or whose call it was
thrown-four_jacks = The deal is cancelled. All four jacks in one hand: { $name }.
thrown-pointless = The deal is cancelled. No card points in the whole hand: { $name }.
thrown-one_suit = The deal is cancelled. All cards of one suit: { $name }.
thrown-two_pointless = The deal is cancelled. The first two hands carry no card points.
thrown-first_pointless = The deal is cancelled. First hand has no card points and wants a new deal: { $name }.
thrown-first_one_suit = The deal is cancelled. First hand has only one suit: { $name }.
thrown-never_shown = The deal is cancelled. Trump has never been shown.
thrown-all_passed = The deal is cancelled. Everybody has passed.
thrown-claimed = The deal is cancelled. Called for with all four jacks: { $name }.

## Score sheet: why this score? A line may speak of either side: what one loses the other may get

line-bid_made = { $name }: the bid of { $bid } is made. Card points needed: { $target }, taken: { $points }.
line-others_failed = { $name }: for the other side’s bid of { $bid }, which has failed.
line-bid_failed = { $name }: the bid of { $bid } has failed. Card points needed: { $target }, taken: { $points }.
line-single_won = { $name }: for a single hand that was won, with every trick.
line-single_lost = { $name }: for a single hand that was lost, as not every trick was taken.
line-hand_laid_down = { $name }: for a hand that was laid down, certain to take every trick.
line-half_won = { $name }: for a half court that was won, with every trick.
line-half_lost = { $name }: for a half court that was lost, as not every trick was taken.
line-thani_made = { $name }: for a thani that was made, with every trick.
line-thani_failed = { $name }: for a thani that failed, as not every trick was taken.
line-misplay = { $name }: for a wrong card that was claimed, and rightly.
# The side that showed the pair
line-pair_lowers = { $name }: showed the pair, so the target went down to { $target }.
line-pair_raises = { $name }: showed the pair, so the target went up to { $target }.
line-pair_doubles = { $name }: showed the pair, so the game points are doubled.
line-pair_halves = { $name }: showed the pair, so the game points are halved, rounded up.
# The bidding side
line-under_half = { $name }: took { $points }, less than half of the { $target } that were needed, so it counts double.
# The side that took every trick
line-all_tricks = { $name }: took every trick, so it counts double.
line-stake = { $name }: the stake of this deal was { $stake }.
line-pips_full = { $name }: a score has no more than { $target } pips. What is over is lost.
# $colour is "red" or "black"
line-set_opened = { $colour ->
        [black] { $name }: a black set is opened, and the pips go back to zero.
       *[red] { $name }: a red set is opened, and the pips go back to zero.
    }
line-set_cancelled = { $name }: both sides have an open set of one colour, so each drops one.
line-tables_given = { $count ->
        [one] { $name }: { $count } table is handed over.
       *[other] { $name }: { $count } tables are handed over.
    }

## Result: $name is the winner

result-pips = Winner: { $name }. The match was to { $target } pips: red ones win it, black ones lose it.
result-sets = Winner: { $name }. The sets have decided: red ones win, black ones lose.
result-points = Winner: { $name }, with { $total ->
        [one] { $total } game point.
       *[other] { $total } game points.
    } The match was to { $target }.
result-tables = Winner: { $name }. The other side has no table left.

## Labels around the table

te-trump-hidden = Trump lies face down before { $name }
te-target = Target: { $target }
te-stake = Stake: { $stake }
te-points-us = { $points ->
        [one] Your side has { $points } card point
       *[other] Your side has { $points } card points
    }
# For screen readers; $count without a sign, $colour is "red" or "black"
te-pips = { $count ->
        [0] { $name }: no pip in view
        [one] { $colour ->
            [black] { $name }: { $count } black pip, minus
           *[red] { $name }: { $count } red pip, plus
        }
       *[other] { $colour ->
            [black] { $name }: { $count } black pips, minus
           *[red] { $name }: { $count } red pips, plus
        }
    }
te-sets = { $count ->
        [one] { $colour ->
            [black] { $name }: { $count } black set
           *[red] { $name }: { $count } red set
        }
       *[other] { $colour ->
            [black] { $name }: { $count } black sets
           *[red] { $name }: { $count } red sets
        }
    }
# $direction is "clockwise" or "counter_clockwise"
te-direction = { $direction ->
        [clockwise] Play goes clockwise
       *[counter_clockwise] Play goes counter-clockwise
    }
