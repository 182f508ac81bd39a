### Bid Whist at the table: cards, calls, orders, phases, refusals, events, score lines, labels

### A message with the game's name in it goes before the common one: `call-bid_whist-D`.

## Cards

card-BJ = big joker
card-LJ = little joker

## Calls

call-bid_whist-U = { $number } uptown
call-bid_whist-D = { $number } downtown
call-bid_whist-N = { $number } no trump
call-bid_whist-NU = { $number } no trump high
call-bid_whist-ND = { $number } no trump low
call-bid_whist-redeal = redeal

# Short, for buttons and for the bubble beside a seat
callshort-bid_whist-U = { $number } up
callshort-bid_whist-D = { $number } down
callshort-bid_whist-N = { $number } no
callshort-bid_whist-NU = { $number } no high
callshort-bid_whist-ND = { $number } no low
callshort-bid_whist-redeal = Redeal

order-up = high
order-down = low, ace good
order-down_ace_bad = low, ace bad

## Phases

phase-drawing = Drawing cards
prompt-drawing = Cards are drawn for those laid down
waiting-drawing = Cards are drawn for those laid down

## Acts, on buttons

# $trump is a suit or "no trump", $order one of the orders above
act-name = { $trump } ({ $order })
act-claim_renege = Call a renege of { $name }

## Why not?

refusal-named_against_bid = Your bid was { $bid }, and it binds you: a no-trump bid has no trump suit, any other needs one.
refusal-order_not_open = Your bid was { $bid }, and it does not leave that order open.
refusal-must_bury = In this no-trump contract the { $card } is worthless and must be among the cards you bury.
refusal-dead_needs_void = You can follow suit, so you must. In no trump the { $card } is only for a player who cannot.
refusal-dead_not_led = In no trump the { $card } may be led only when you hold nothing better.
refusal-must_play_dead = You cannot follow suit, so in this house the worthless card must go first. Keep the { $card }.
refusal-bid_whist-redeal_not_open = A redeal is only for a hand without king, queen, jack or joker, and only in place of your first call.
refusal-bid_whist-nothing_to_claim = There is no renege for you to call here.
refusal-bid_whist-bid_too_low = That bid is not high enough. The least you can say is: { $bid }.
refusal-bid_whist-not_now = { $verb ->
        [play] This is not the time to play a card.
        [call] This is not the time to bid or pass.
        [name] This is not the time to name trump.
        [discard] This is not the time to bury cards.
        [claim] This is not the time to call a renege.
        [agree] There is nothing to agree to yet.
       *[other] That cannot be done now: { $verb }
    }

## Events: one spoken sentence each

# $trump is a suit or "no trump"
event-named = { $you ->
        [yes] You name { $trump } ({ $order }).
       *[no] { $name } names { $trump } ({ $order }).
    }
event-kitty_shown = The kitty is sported: { $cards }.
event-bid_whist-discarded = { $you ->
        [yes] You bury { $count } cards.
       *[no] { $name } buries { $count } cards.
    }
event-dead_laid = { $you ->
        [yes] You lay on the buried cards: { $cards }.
       *[no] { $name } lays on the buried cards: { $cards }.
    }
# $cards is told to the player who draws, alone
event-drew = { $you ->
        [yes] You draw from the buried cards: { $cards }.
       *[no] { $count ->
            [one] { $name } draws a card from the buried ones.
           *[other] { $name } draws { $count } cards from the buried ones.
        }
    }
# $name is a side
event-kitty_book = { $name }: the buried cards count as a book.
# $points are the books that the trick brings
event-bid_whist-trick_taken = { $points ->
        [2] { $you ->
            [yes] You take the trick, and the buried cards with it: two books.
           *[no] { $name } takes the trick, and the buried cards with it: two books.
        }
       *[other] { $you ->
            [yes] You take the trick.
           *[no] { $name } takes the trick.
        }
    }
event-bid_whist-misplay_claimed = { $you ->
        [yes] You call a renege. It is said of: { $offender }.
       *[no] { $name } calls a renege. It is said of: { $offender }.
    }{ $right ->
        [yes] { " " }The call is right.
        [no] { " " }The call is wrong, and costs nothing.
       *[other] { "" }
    }
event-bid_whist-hand_shown = { $you ->
        [yes] You show a hand without a face card: { $cards }.
       *[no] { $name } shows a hand without a face card: { $cards }.
    }
event-bid_whist-discards_shown = { $you ->
        [yes] You had buried: { $cards }.
       *[no] { $name } had buried: { $cards }.
    }

# Why a deal is thrown in
thrown-passed_out = Everybody has passed. The cards are dealt again.
thrown-no_face = A hand without a face card: the deal is thrown in, and the cards are dealt again.

## Score sheet: why this score?

# The bidding side
line-books_made = { $name }: the bid of { $bid } is made. Books needed: { $needed }, won: { $books }. Every book over six is a point.
line-bid_made_only = { $name }: the bid of { $bid } is made. Books needed: { $needed }, won: { $books }. It scores the number bid.
line-books_set = { $name }: the bid of { $bid } is set. Books needed: { $needed }, won: { $books }. The number bid comes off.
line-books_set_free = { $name }: the bid of { $bid } is set. Books needed: { $needed }, won: { $books }. That costs nothing, but the others score the number bid.
line-boston_double = { $name }: a bid of seven was made, so it counts double.
line-boston_thirteen = { $name }: all thirteen books, a Boston. It scores 13.
line-boston_quadruple = { $name }: all thirteen books, a Boston. It counts four times.
# The defenders
line-defenders_bid = { $name }: the others were set on a bid of { $bid }, so its number is scored here.
line-defenders_odd = { $name }: defenders score their books over six. Books won: { $books }.
line-defenders_none = { $name }: the defenders score nothing. Books won: { $books }.
# Either side
line-no_trump_double = { $name }: no trump, so it counts double.
line-renege_three = { $name }: a renege was rightly called, and three books have gone to the other side.
line-renege_all = { $name }: a renege was rightly called. With fewer than three books to give, the other side counts as having won all { $books }.
line-renege_both = Reneges of both sides were rightly called, so no books have moved.
line-renege_game = { $name }: a renege was rightly called, and it loses the match. The deal is not scored.
line-set_counted = { $name }: bids set in this match: { $sets }. With { $limit ->
        [one] { $limit } the match is lost.
       *[other] { $limit } of them the match is lost.
    }
line-extra_hand = { $hands ->
        [one] After { $hands } deal the scores are tied, so another deal is played.
       *[other] After { $hands } deals the scores are tied, so another deal is played.
    }

## Result: $name is the winner

result-boston_made = Winner: { $name }. A bid of seven was made, and that wins the match.
result-boston_set = Winner: { $name }. The others bid seven and were set, and that loses the match.
result-set_limit = { $sets ->
        [1] Winner: { $name }. The others have been set.
        [2] Winner: { $name }. The others have been set twice.
       *[other] Winner: { $name }. The others have been set { $sets } times.
    }
result-most_points = { $hands ->
        [one] Winner: { $name }, with { $total } points after { $hands } deal.
       *[other] Winner: { $name }, with { $total } points after { $hands } deals.
    }
result-renege = Winner: { $name }. A renege of the others was rightly called.

## Labels around the table

bw-dead = Worthless in this contract: { $cards }
bw-sets = Set: { $sets } of { $limit }
bw-kitty-book = Kitty’s book: { $name }
# What a low bid tells the partner
bw-signal-mixed = mixed cards
bw-signal-down = mostly low cards
bw-signal-up = mostly high cards
# $names are the losers
bw-leave = Rise and fly! { $names } give their seats to the next pair.
