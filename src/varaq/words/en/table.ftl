### The table: cards, calls, sides, seats, events, refusals, score lines

## Values that any option may have

value-yes = yes
value-no = no
value-none = none
value-auto = automatic

## Suits

suit-S = spades
suit-H = hearts
suit-D = diamonds
suit-C = clubs
# Joffre
suit-E = England
suit-R = Russia
suit-G = Germany
suit-F = France
# Lost Heir: four cities; old editions differ, so these four carry their letter in front
suit-W = Winnipeg
suit-X = Xenia
suit-Y = Yorkton
suit-Z = Zurich
suit-none = no trump

## Ranks

rank-A = ace
rank-K = king
rank-Q = queen
rank-J = jack
rank-10 = 10
rank-9 = 9
rank-8 = 8
rank-7 = 7
rank-6 = 6
rank-5 = 5
rank-4 = 4
rank-3 = 3
rank-2 = 2

rank-joffre-7 = general
rank-joffre-6 = colonel
rank-joffre-5 = major
rank-joffre-4 = captain
rank-joffre-3 = lieutenant
rank-joffre-2 = sergeant
rank-joffre-1 = corporal
rank-joffre-0 = zero

rank-heir-11 = 11
rank-heir-10 = 10
rank-heir-9 = 9
rank-heir-8 = 8
rank-heir-7 = mayor
rank-heir-6 = chief of police
rank-heir-5 = commissioner
rank-heir-4 = detective
rank-heir-3 = captain
rank-heir-2 = sergeant
rank-heir-1 = policeman

## Cards

card-named = { $rank } of { $suit }
card-HEIR = Lost Heir
card-WRONG = Wrong Boy
card-BLANK1 = first blank
card-BLANK2 = second blank
card-0G = Kaiser
card-0F = Joffre
card-0E = royal arms
card-0R = jester
card-hidden = face-down card

## Calls

call-pass = pass
call-number = { $number }
call-NT = { $number } no trump
call-LNT = { $number } low no trump
call-kaiser = Kaiser
call-accept = sold
call-refuse = not sold

# Short, for buttons and for the bubble beside a seat
callshort-pass = Pass
callshort-number = { $number }
callshort-NT = { $number } NT
callshort-LNT = { $number } low
callshort-kaiser = Kaiser
callshort-accept = Sell
callshort-refuse = Refuse

# Shown beside a bid of 12 no trump
call-12NT-nickname = Kaiser

order-high = high
order-low = low

## Contract

# $trump is the suit in words, or "none" where there is no trump or it is not made yet
contract-said = { $trump ->
        [none] { $bidder }: { $bid }
       *[other] { $bidder }: { $bid }, trump: { $trump }
    }
contract-sold = Sold at { $bid }; the buyer is { $bidder }
contract-refused-sale = Not sold; the dealer leads and makes trump

## Sides and seats

side-us = Us
side-them = Them
side-team = Side { $letter }
side-player = { $name }
seat-you = You
seat-computer = { $name }
seat-partner = Partner
seat-opponent = Opponent

## Phases

phase-dealing = Dealing
phase-claims = Misdeal?
phase-passing = Passing cards
phase-auction = Auction
phase-sale = Sale
phase-naming = Naming trump
phase-ordering = High or low
phase-exchange = Discarding
phase-play = Play
phase-agree = Any wrong play?
phase-over = Match over

# For the seat whose turn it is
prompt-dealing = Ready for the cards?
prompt-claims = Keep these cards, or throw them in?
prompt-passing = { $count ->
        [one] Choose a card for { $to }
       *[other] Choose { $count } cards for { $to }
    }
prompt-auction = Your turn: bid or pass
prompt-sale = Sell at the highest bid, or refuse?
prompt-naming = What is trump?
prompt-ordering = High or low?
prompt-exchange = { $count ->
        [one] Choose a card to discard
       *[other] Choose { $count } cards to discard
    }
prompt-play = Your turn: play a card
prompt-agree = Was a wrong card played? Claim it, or agree
prompt-over = The match is over

# For everybody else
waiting-dealing = Waiting for { $names } to be ready
waiting-claims = Waiting for { $names }: keep the cards or throw them in
waiting-passing = Waiting for { $names } to pass cards
waiting-auction = Waiting for { $names } to bid or pass
waiting-sale = Waiting for { $names } to sell or refuse
waiting-naming = Waiting for { $names } to name trump
waiting-ordering = Waiting for { $names } to say high or low
waiting-exchange = Waiting for { $names } to discard
waiting-play = Waiting for { $names } to play
waiting-agree = Waiting for { $names } to agree
waiting-over = The match is over

# On a button, where a wrong play may be claimed
act-agree = Agree

## Why not?

refusal-not_your_turn = It is not your turn.
refusal-match_over = The match is over.
refusal-not_now = { $verb ->
        [play] This is not the time to play a card.
        [call] This is not the time to bid or pass.
        [trump] This is not the time to name trump.
        [order] This is not the time to say high or low.
        [discard] This is not the time to discard.
        [give] This is not the time to pass cards.
        [keep] Nobody is asking about a misdeal now.
        [claim] It is too late for that: a misdeal is claimed right after the deal.
       *[other] That cannot be done now: { $verb }
    }
refusal-unreadable = This could not be read: “{ $text }”.
refusal-no_such_card = This pack has no such card: “{ $text }”.
refusal-not_your_card = You do not hold the { $card }.
refusal-must_follow = You must follow suit. Play { $suit }: you still have some.
refusal-first_lead_city = The first lead makes trump, so it must be a city card.
refusal-blank_needs_void = You can follow suit, so you must: a blank is only for a player who cannot.
refusal-blank_not_led = A blank may be led only when you hold nothing but blanks. Lead another card.
refusal-no_such_bid = There is no such bid here: { $bid }.
refusal-bid_too_low = That bid is too low. The lowest open to you is { $bid }.
refusal-dealer_must_bid = Everybody else has passed, so the dealer must bid.
refusal-forced_minimum = Everybody else has passed, so the dealer bids the lowest number there is: { $bid }.
refusal-dealer_decides = The dealer does not bid here: sell at the highest bid, or refuse it.
refusal-nothing_to_accept = Nobody has made a bid, so there is nothing to sell or refuse.
refusal-only_dealer_decides = Only the dealer sells or refuses. You may bid or pass.
refusal-no_such_suit = This pack has no such suit: “{ $text }”.
refusal-order_fixed = There is nothing to choose here: this contract is played { $order }.
refusal-wrong_count = { $count ->
        [one] Choose exactly one card, not { $given }.
       *[other] Choose exactly { $count } cards, not { $given }.
    }
refusal-may_not_discard = The { $card } may not be discarded. Choose another card.
refusal-same_card_twice = You have chosen the { $card } twice. Choose two different cards.
refusal-no_right_to_claim = These cards give you no right to throw in the deal.
refusal-already_answered = You have answered already. Wait for the others.
refusal-bad_deal = These cards are not a proper deal of this pack.
refusal-stale = The table has moved on. Look again, then choose.
refusal-bad_key = This link does not open a seat here.
refusal-no_such_table = There is no such table, or no longer.
refusal-seat_taken = This seat is taken. Choose another.
refusal-too_large = That is too large. The most that can be sent is { $limit }.
refusal-too_fast = That was too fast. Wait a little and try again.
refusal-not_json = The message is not proper JSON.
refusal-bad_request = This request makes no sense here: { $text }
refusal-storage_failed = It could not be saved, so nothing has changed. Try again in a moment.
refusal-not_seated = You are waiting for a seat, and look on.
refusal-table_full = Nobody can join here: { $count } people are waiting already.
refusal-last_to_leave = You are the last one at this table: there would be nobody left to play.
refusal-no_such_phrase = Nobody says that at this table.
refusal-undo_not_allowed = At this table nothing is taken back.
refusal-nothing_to_undo = There is nothing of yours to take back.
refusal-hints_not_allowed = At this table there are no hints.
refusal-damaged_record = The record of the match is damaged in line { $line }: { $text }
refusal-no_such_language = There is no such language here: “{ $text }”.
refusal-internal = Something went wrong on our side. Nothing is lost.

## What is wrong with these house rules

# $close is the nearest name there is, or "none"
problem-unknown_game = { $close ->
        [none] There is no game called “{ $text }”.
       *[other] There is no game called “{ $text }”. Did you mean “{ $close }”?
    }
problem-unknown_preset = { $close ->
        [none] There are no ready-made rules called “{ $text }”.
       *[other] There are no ready-made rules called “{ $text }”. Did you mean “{ $close }”?
    }
problem-unknown_option = { $close ->
        [none] There is no house rule called “{ $text }”.
       *[other] There is no house rule called “{ $text }”. Did you mean “{ $close }”?
    }
problem-option_twice = “{ $option }” is given twice. Say it once.
problem-not_a_value = “{ $option }” cannot be “{ $value }”. It can be: { $values }.
problem-out_of_range = “{ $option }” must be from { $min } to { $max }, not { $value }.
problem-needs = “{ $option }: { $value }” needs “{ $other }” to be: { $values }.
problem-excludes = “{ $option }: { $value }” does not go with “{ $other }: { $values }”.
problem-must_be_below = “{ $option }” must be below “{ $other }”: less than { $limit }.
problem-must_be_above = “{ $option }” must be above “{ $other }”: more than { $limit }.
problem-must_not_exceed = “{ $option }” must not be more than “{ $other }”: { $limit } at most.
problem-no_such_table_size = This is not played so: { $players } players, { $sides }, { $pack }. Choose another pack or other sides.
problem-unreadable_house = These house rules could not be read: “{ $text }”.
problem-unreadable_toml = Line { $line } of the rule card could not be read: { $text }
idle-reads = Has no effect here: read only with { $other }: { $values }

## Events: one spoken sentence each

event-sat_down = { $name } has sat down.
event-took_over = A computer player, { $name }, has taken the seat.
event-stood_in = { $name } is away. A computer player sits in.
event-came_back = { $name } is back.
event-shuffled = { $dealer } shuffles.
event-dealt = The cards are dealt. Dealer: { $dealer }.
event-misdeal_claimed = { $you ->
        [yes] You throw your cards in: { $cards }.
       *[no] { $name } throws the deal in and shows: { $cards }.
    }
event-thrown_in = This deal is thrown in. The cards are dealt again.
event-gave = { $you ->
        [yes] { $count ->
            [one] You pass a card to { $to }.
           *[other] You pass { $count } cards to { $to }.
        }
       *[no] { $to ->
            [You] { $count ->
                [one] { $name } passes you a card.
               *[other] { $name } passes you { $count } cards.
            }
           *[other] { $count ->
                [one] { $name } passes a card to { $to }.
               *[other] { $name } passes { $count } cards to { $to }.
            }
        }
    }
event-called = { $you ->
        [yes] You say: { $call }.
       *[no] { $name } says: { $call }.
    }
event-contract = { $you ->
        [yes] The contract is yours: { $call }.
       *[no] { $name } has the contract: { $call }.
    }
event-trump_named = { $you ->
        [yes] You name trump: { $suit }.
       *[no] { $name } names trump: { $suit }.
    }
event-trump_led = { $you ->
        [yes] Your lead makes trump: { $suit }.
       *[no] The lead of { $name } makes trump: { $suit }.
    }
event-order_said = { $you ->
        [yes] You say: { $order }.
       *[no] { $name } says: { $order }.
    }
event-kitty_taken = { $you ->
        [yes] You take the kitty: { $count ->
            [one] one card.
           *[other] { $count } cards.
        }
       *[no] { $name } takes the kitty: { $count ->
            [one] one card.
           *[other] { $count } cards.
        }
    }
event-discarded = { $you ->
        [yes] { $count ->
            [one] You discard a card.
           *[other] You discard { $count } cards.
        }
       *[no] { $count ->
            [one] { $name } discards a card.
           *[other] { $name } discards { $count } cards.
        }
    }
event-piles_turned = The top card of every pile is turned up.
event-pile_turned = { $you ->
        [yes] Your pile turns up the { $card }.
       *[no] A pile of { $name } turns up the { $card }.
    }
event-sits_out = Sitting this deal out: { $name }.
event-played = { $you ->
        [yes] You play the { $card }.
       *[no] { $name } plays the { $card }.
    }
event-trick_taken = { $you ->
        [yes] You take the trick: { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
       *[no] { $name } takes the trick: { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
    }
event-trick_won = { $you ->
        [yes] You take the trick.
       *[no] { $name } takes the trick.
    }
event-captured = { $name }: the { $card } is captured, and that ends the match!
event-scored = The deal is scored.
event-match_won = The match is over. Winner: { $winner }.

## Score sheet: why this score?

line-contract_made = { $name }: bid { $bid }, took { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    } Made, so all of them count.
line-contract_failed = { $name }: bid { $bid }, but took only { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    } Failed: the bid comes off, and the points taken are lost.
line-nt_made = { $name }: bid { $bid }, took { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    } Made at no trump, so they count double.
line-nt_failed = { $name }: bid { $bid }, but took only { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    } Failed at no trump: twice the bid comes off.
line-no_overtricks = { $name }: bid { $bid }, took { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    } Made, but only what was bid counts, doubled at no trump.
line-defenders = { $name }: not the bidder, so the points taken count as they are: { $points }.
line-limit_blocks = { $name }: stood at { $limit } or more and is not the bidder, so what it took counts for nothing: { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
line-limit_negative = { $name }: stood at { $limit } or more, and the limit never spares a loss: { $points }.
line-clear3 = { $tricks ->
        [one] { $name }: took the penalty card and only one trick.
       *[other] { $name }: took the penalty card and { $tricks } tricks.
    } That makes { $points } for the deal.
line-insult = { $name }: insulted! The Kaiser took the { $card }, and that costs 5 points.
line-missed_zero = { $name }: bid { $bid }, but took only { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    } A missed bid scores zero.
line-sold = { $name }: sold the lead at { $bid }, and scores that much whatever happens.
line-sold_to_partner = { $name }: sold the lead to a partner at { $bid }; such a sale scores nothing.
line-no_bid = { $name }: no bid in this deal, so the points taken count as they are: { $points }.
line-kaiser_made = { $name }: Kaiser was bid and made, and that wins the match.
line-kaiser_failed = { $name }: Kaiser was bid and failed, and that loses the match.
line-forty_made = { $name }: Kaiser was bid and every trick taken single-handed: 40 points.
line-forty_failed = { $name }: Kaiser was bid, but not every trick was taken single-handed: 40 points come off.
line-captured = { $name }: captured the { $card }, and that wins the match on the spot.
line-target_raised = A no-trump contract has been made: from now on everybody plays to { $target }.
line-pot_paid = { $name }: the contract failed, so { $stake } goes into the pot.
line-pot_collected = { $name }: the winner of the match collects the pot: { $pot }.

## Result: $name is the winner

result-target = Winner: { $name }, with { $total } points. The match was to { $target }.
result-minus_line = Winner: { $name }. Somebody else fell to minus { $target } or below.
result-kaiser_made = Winner: { $name }. Kaiser was bid and made.
result-kaiser_failed = Winner: { $name }. The others bid Kaiser and failed.
result-captured = Winner: { $name }. The bonus card was captured.

## Counting

trick-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
tricks-count = { $count ->
        [one] { $count } trick
       *[other] { $count } tricks
    }
cards-count = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
points-needed = { $needed ->
        [one] { $needed } more point needed
       *[other] { $needed } more points needed
    }
list-and = { " and " }

## Why an act is advised

why-best_of_equals = Other choices are just as good.
why-only_act = You have no other choice.
why-makes = { $whose ->
    [mine] You make the contract in { $made } of { $of } ways the cards may lie.
   *[theirs] Their contract fails in { $failed } of { $of } ways the cards may lie.
}
why-keeps_trump_for_last = A trump is kept for the end.
why-wins_trick = It takes the trick.
why-loses_cheaply = { $best ->
    [yes] They have the trick so far; this card gives the least away.
   *[no] It leaves them the trick.
}
why-gives_partner_points = Your partner has the trick so far; this card brings points.
why-throws_bad_card = It leaves them a card that costs points.
why-draws_trumps = It draws out the trumps.
why-safe_lead = No card still out in this suit beats it.
why-denies_points = There are points in this trick, and so far this card takes them.
why-lets_partner_win = Your partner has the trick so far.
why-bids_what_it_makes = Your cards are good enough for it.
why-passes_too_risky = With these cards a bid is too risky.
why-partner_holds_contract = The highest bid is your partner’s.
why-best_trump = Your best trump suit: { $suit }
why-buries_short_suit = It leaves you without a suit, so that you can trump it later.
why-must = The rules leave no choice.
