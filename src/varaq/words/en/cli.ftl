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
cli-open = You may: { $choices }
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
cli-no-hint = There are no hints here.
cli-quit-sure = Leave the table? Nothing is saved. (yes/no)
cli-left = You have left the table.
cli-not-understood = This was not understood: “{ $text }”. “?” helps.
cli-help = Type
    .number = the number of a card or choice
    .card = a card: AS is the ace of spades, 10D the ten of diamonds
    .call = a call: pass, 7, 7NT
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

cli-act-play = play the { $what }
cli-act-call = say { $what }
cli-act-trump = name trump: { $what }
cli-act-order = say { $what }
cli-act-discard = discard { $what }
cli-act-give = pass { $what }
cli-act-keep = keep the cards
cli-act-claim = throw the cards in

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

## The card room

cli-serve-address = Varaq is open: { $address }
cli-serve-phones = For phones on the same network: { $address }
cli-serve-data = The matches are kept in { $folder }
cli-serve-stop = Ctrl-C closes the room; every table can be taken up again.
cli-serve-port-taken = Port { $port } is in use. Name another one: varaq --port 8080
cli-serve-no-folder = The folder { $folder } cannot be used: { $why }
