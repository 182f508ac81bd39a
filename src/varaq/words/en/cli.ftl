### The command line and the terminal game

## Pieces that every sentence may use

cli-comma = { ", " }
cli-or = { " or " }
cli-no-bid = no bid
cli-rule = { $option }: { $value }
cli-house-changed = { $count ->
        [one] { $name }, one rule changed
       *[other] { $name }, { $count } rules changed
    }

# Events that the table's screen shows without a sentence
event-received = { $you ->
        [yes] { $count ->
            [one] You get a card from { $from }.
           *[other] You get { $count } cards from { $from }.
        }
       *[no] { $count ->
            [one] { $name } gets a card from { $from }.
           *[other] { $name } gets { $count } cards from { $from }.
        }
    }
event-discards_shown = { $you ->
        [yes] You had discarded: { $cards }.
       *[no] { $name } had discarded: { $cards }.
    }

## What differs between two houses

cli-compared = “{ $here }” beside “{ $there }”
cli-difference = { $option }: { $here }; there: { $there }
cli-other-game = These are two different games: { $here } here, { $there } there.
cli-same-rules = These two are the same, rule for rule.
cli-clauses-differ = Clauses that differ
cli-not-in-force = Not in force.

## What cannot be used

cli-no-such-player = There is no computer player called “{ $text }”. There are: { $names }.
cli-no-such-seat = There is no such seat: { $text }. The seats are 0 to { $last }.
cli-bad-number = This number cannot be used: { $text }. It must be { $least } or more.

## The terminal game

cli-welcome = { $house }. You sit at seat { $seat }.
cli-how = Type a number from the list or the card or call itself. “?” helps.
cli-drawn = Cards are turned up for the first deal. { $cards }. First dealer: { $dealer }
cli-partner = { $name } (partner)
cli-dealer = dealer
cli-bidder = bidder
cli-out = sits out
cli-winning = winning
cli-deal = Deal { $n }
cli-to = to { $target }
cli-limit = no points without a bid from { $limit }
cli-pot = { $pot } in the pot
cli-side-score = { $name } { $score }
cli-contract = Contract: { $contract }
cli-auction = Auction
cli-call-of = { $name }: { $call }
cli-this-deal = This deal: { $points }
cli-last-trick = Last trick: { $cards }. Taken by: { $name }
cli-your-cards = Your cards
cli-your-piles = Your piles
cli-piles-of = Piles of { $name }
cli-open = You may:
cli-unasked = Nobody waits for you, but you may speak up. Enter: go on without it.
cli-kitty = { $count ->
        [one] In the kitty: { $count } card
       *[other] In the kitty: { $count } cards
    }
cli-score = Score of this deal
cli-made = made
cli-failed = failed
cli-col-side = Side
cli-col-score = Score
cli-col-reason = Why
cli-col-total = Total
cli-continue = Press Enter for the next deal.
cli-lawful = That is allowed.
cli-clause = { $id }: { $text }
cli-no-such-clause = This house has no clause { $id }.
cli-nobody-waits = It is not your turn.
cli-undone = You took your last act back.
cli-hint = Hint: { $act }
cli-hint-nothing = Hint: say nothing, and go on.
cli-no-hint = There are no hints here.
cli-quit-sure = Leave the table? Nothing is saved. (yes/no)
cli-left = You have left the table.
cli-not-understood = This was not understood: “{ $text }”. “?” helps.
cli-help = Type
    .number = the number of a card or of an act in the list
    .card = a card: AS is the ace of spades, 10D the ten of diamonds
    .call = a call as it is listed
    .several = several cards with spaces between them
    .why = why not? for a card or call, or the sentence of a clause
    .undo = take your last act back
    .hint = what a computer player would do
    .rules = the rules of this house
    .quit = leave the table
cli-closed = Not open to you now, and why:

# Words that may be typed, beside the English ones
cli-word-yes = yes
cli-word-no = no
cli-word-pass = pass
cli-word-undo = undo
cli-word-hint = hint
cli-word-rules = rules
cli-word-quit = quit

# What is said of an act when it is offered, hinted at or typed. $what: all that it is done to; by its
# kind $card, $cards, $gave, $got, $suit, $trump, $order, $count, and $name, who sits there; "none" where
# there is no such thing. $choices: how many acts are open; $stock: cards left of a stock.
cli-act-play = Play the { $what }
cli-act-call = Say: { $what }
cli-act-trump = Name trump: { $what }
cli-act-order = Say: { $what }
cli-act-discard = Discard { $what }
cli-act-give = Pass { $what }
cli-act-keep = { table-act-keep }
cli-act-claim = { table-act-claim }
cli-act-agree = { act-agree }
cli-act-redeal = { act-claim_redeal }

cli-act-styrivolt-play = { $good ->
        [yes] { act-good }
       *[no] { $got ->
            [none] { cli-act-play }
           *[other] { styrivolt-act-lead }
        }
    }
cli-act-trade = { act-trade }
cli-act-swap = { act-swap }
cli-act-take = { $stock ->
        [0] { styrivolt-act-take-second }
       *[other] { styrivolt-act-take }
    }
cli-act-pick = { act-pick }
cli-act-styrivolt-keep = { styrivolt-act-keep }
cli-act-return = { styrivolt-act-return }
cli-act-both = { act-keep_both }
cli-act-styrivolt-discard = { act-discard }
cli-act-bury = { act-bury }
cli-act-styrivolt-claim = { act-claim_game }
cli-act-on = { act-play_on }
cli-act-mark = { act-mark }
cli-act-deal = { $choices ->
        [1] { act-deal }
       *[other] { styrivolt-act-deal-unmarked }
    }
cli-act-look = { act-look }
cli-act-stop = { act-stop }
cli-act-expose = { act-expose }
cli-act-pass = { $phase ->
        [mark] { styrivolt-act-unmarked }
       *[other] { act-pass }
    }

cli-act-ask = { act-ask }
cli-act-show = { act-show_trump }
cli-act-pair = { act-pair }
cli-act-pledge = { act-pledge }
cli-act-cut = { act-cut }
cli-act-decline = { act-decline_cut }
cli-act-seventh = { twenty_eight-seventh }
cli-act-twenty_eight-trump = { $card ->
        [none] { act-choose_suit }
       *[other] { act-choose_card }
    }
cli-act-twenty_eight-claim = { act-claim_wrong }

cli-act-name = { act-name }
cli-act-bid_whist-discard = { bid_whist-bury-these }
cli-act-bid_whist-claim = { act-claim_renege }
cli-act-bid_whist-agree = { bid_whist-accept }

# Cards that the player alone knows; $what is one of the following
cli-mine = { $what }: { $cards }
cli-mine-kitty = From the kitty
cli-mine-discarded = Discarded by you
cli-mine-drew = Drawn by you
cli-mine-gave = Passed on by you
cli-mine-got = Passed to you
cli-mine-put_down = { styrivolt-mine-put_down }
cli-mine-taken = { styrivolt-mine-taken }
cli-mine-turned = { styrivolt-mine-turned }
cli-mine-looked = { styrivolt-mine-looked }
cli-mine-laid = { styrivolt-mine-laid }

## Many matches at once

cli-sim-title = { $house }: { $deals } deals
cli-sim-seats = { $name }: { $player }
cli-sim-seat = Seat { $n }
cli-sim-progress = Deals
cli-sim-measure = What
cli-sim-value = Value
cli-sim-interval = 95% interval
cli-sim-count = Of
cli-sim-points = Points per deal, { $name }
cli-sim-made = Contracts made
cli-sim-made-side = Contracts made, { $name }
cli-sim-share = Contracts: { $kind }
cli-sim-made-kind = Made: { $kind }
cli-sim-wins = Matches won, { $name }
cli-sim-thrown-in = Deals thrown in
cli-sim-unfinished = Matches broken off
cli-sim-kind-number = with trump
cli-sim-kind-NT = no trump
cli-sim-kind-LNT = low no trump
cli-sim-kind-kaiser = Kaiser
cli-sim-kind-none = no bid
cli-sim-method = Points: mean ± 1.96 standard errors over deals. Shares: Wilson score interval. Seed: { $seed }

## Players against each other

cli-arena-played-match = Matches: { $count }, each played { $ways } times, the players changing sides
cli-arena-played-deal = Deals: { $count }, each played { $ways } times, the players changing sides
cli-arena-played-play = Deals: { $count }, the cards only, each played { $ways } times, the players changing sides
cli-arena-progress-match = Matches
cli-arena-progress-deal = Deals
cli-arena-progress-play = Deals
cli-arena-score = Score per deal: { $name } ahead of { $other }
cli-arena-points = Points taken per deal: { $name } ahead of { $other }
cli-arena-wins = Matches won, { $name }
cli-arena-made = Contracts made, { $name }
cli-arena-player = Player
cli-arena-decisions = Decisions
cli-arena-median = Median, ms
cli-arena-p99 = 99 of 100 within, ms
cli-arena-longest = Longest, ms
cli-arena-method = Differences: mean ± 1.96 standard errors over the deals, each played from every side. Shares: Wilson score interval. Seed: { $seed }
cli-arena-too-few = Name two players or more.
cli-arena-other-mode = { $option } does not go with --mode { $mode }.

# What is wrong with a player; $command: the program that plays
cli-player-bad_option = “{ $option }” cannot be used in “{ $text }”. It may have: { $names }.
cli-player-not_started = This program could not be started: { $command }
cli-player-silent = { $seconds ->
        [one] The player has not answered for { $seconds } second: { $command }
       *[other] The player has not answered for { $seconds } seconds: { $command }
    }
cli-player-ended = The player ended in the middle of the play: { $command }
cli-player-not_json = The player’s answer is not a line of JSON: “{ $text }”. Program: { $command }
cli-player-no_act = The player’s answer is no act that was open to it: “{ $text }”. Program: { $command }
cli-player-other_protocol = The player speaks another version than { $protocol }: “{ $text }”. Program: { $command }
cli-player-said_error = The player gives up: “{ $text }”. Program: { $command }
cli-player-not_open = The player in seat { $seat } chose what was not open to it: “{ $text }”

## The card room

cli-serve-address = Varaq is open: { $address }
cli-serve-phones = For phones on the same network: { $address }
cli-serve-data = The matches are kept in { $folder }
cli-serve-stop = Ctrl-C closes the room; every table can be taken up again.
cli-serve-port-taken = Port { $port } is in use. Name another one: varaq --port 8080
cli-serve-no-folder = The folder { $folder } cannot be used: { $why }
