### Bid Whist on the browser's table: what stands around the cards

## Auction

bid_whist-kind-U = up
bid_whist-kind-D = down
bid_whist-kind-N = no trump
bid_whist-kind-NU = no, high
bid_whist-kind-ND = no, low
bid_whist-kind-number = number
bid_whist-kindname-number = Number
bid_whist-kindname-U = Uptown
bid_whist-kindname-D = Downtown
bid_whist-kindname-N = No trump
bid_whist-kindname-NU = No trump high
bid_whist-kindname-ND = No trump low
# What a low bid tells the partner, on a button
bid_whist-signal-mixed = mixed
bid_whist-signal-down = low
bid_whist-signal-up = high
bid_whist-signal-said = To the partner: { $signal }.
# On the dealer's button for a bid that equals the highest
bid_whist-match = match

## What is asked of me

bid_whist-prompt-must-bid = Everybody has passed, so you must bid
bid_whist-prompt-match = Match { $bid }, go higher, or pass?
bid_whist-prompt-redeal = Bid or pass; without a face card you may ask for a redeal
bid_whist-prompt-name = What is trump?
bid_whist-prompt-order = Which cards win?
bid_whist-prompt-bury = Choose { $count } more
bid_whist-prompt-bury-whole = Bury these, or take some back?
# $more: how many others besides $card
bid_whist-prompt-must-bury = { $more ->
        [0] The { $card } must go
       *[other] The { $card } and { $more } more must go
    }
bid_whist-prompt-whom = Whose renege?
bid_whist-prompt-agree = Call a renege, or accept the books
bid_whist-prompt-accept = Accept the books as they are
bid_whist-prompt-cancelled = Ready for new cards?

## Naming, and the order of the cards

bid_whist-name = Name
# $trump is "none" in no trump; some languages have a nickname for it then
bid_whist-wins-up = { $trump ->
        [none] High cards win
       *[other] High cards win
    }
bid_whist-wins-down = { $trump ->
        [none] Low cards win, ace stays best
       *[other] Low cards win, ace stays best
    }
bid_whist-wins-down_ace_bad = { $trump ->
        [none] Low cards win, ace is worst
       *[other] Low cards win, ace is worst
    }
bid_whist-no-trump-yet = Trump: not yet
bid_whist-no-order-yet = High or low: not yet
bid_whist-ranking = Order of the cards
bid_whist-no-order = The order is not named yet.
bid_whist-other-suits = Other suits
bid_whist-all-suits = Every suit
bid_whist-worthless = Worthless
bid_whist-best-first = best first
bid_whist-deuce-trump = The { $card } is a trump here, and not a spade.
bid_whist-dead-why = In no trump they belong to no suit and never take a trick: { $cards }.
bid_whist-read-trumps = Trumps ({ $suit }), best first: { $cards }.
bid_whist-read-plain = A plain suit, best first: { $ranks }.

## The kitty

bid_whist-tray = To be buried: { $chosen } of { $count }
bid_whist-tray-word = To be buried
bid_whist-count = { $chosen } of { $count }
bid_whist-all-saw = Everybody has seen the kitty
bid_whist-back = Take back the { $card }
bid_whist-all-back = All back
bid_whist-bury = Bury { $chosen } of { $count }
bid_whist-bury-these = Bury: { $cards }
bid_whist-sported = The kitty, for all to see
bid_whist-must-tag = bury
bid_whist-card-must = must be buried
bid_whist-say-dead = For the pile
bid_whist-say-drew = { $count ->
        [one] draws a card
       *[other] draws { $count } cards
    }

## Cards and books

bid_whist-dead-tag = dead
bid_whist-card-dead = worthless in this contract
bid_whist-card-trump = a trump
bid_whist-two-books = two books, with the kitty’s
# Narrow, beside my name
bid_whist-books = { $name }: { $have } of { $need }
bid_whist-need-make = { $name }: { $have } of the { $need } books that make the bid
bid_whist-need-set = { $name }: { $have } of the { $need } books that set it

## Renege

bid_whist-renege = Renege!
bid_whist-no-renege = No renege
bid_whist-accept = Accept
bid_whist-caught = renege
bid_whist-claim = { $you ->
        [yes] You call a renege: { $offender }
       *[no] { $me ->
            [yes] { $name } calls a renege on you
           *[no] { $name } calls a renege on { $offender }
        }
    }
bid_whist-claim-right = The call is right
bid_whist-claim-not = The call is wrong
bid_whist-claim-three = Before the score, three books of that side go to the other.
bid_whist-claim-game = It loses the match at once.
bid_whist-claim-wrong = It costs nothing.
bid_whist-agree = Was every card right?
bid_whist-agree-about = An opponent who did not follow suit, though holding it, has reneged. Call it now, or accept the books as they are.

## Score

bid_whist-made = made
bid_whist-set = set
bid_whist-goal-minus = { $minus } loses
bid_whist-goal-bid-out = won only on your own bid
bid_whist-goal-sets = { $limit ->
        [one] { $limit } set loses
       *[other] { $limit } sets lose
    }
bid_whist-goal-hands = { $left ->
        [one] { $left } of { $most } deals left
       *[other] { $left } of { $most } deals left
    }
bid_whist-leave-we = Rise and fly! You and { $partner } give your seats to the next pair; { $names } stay.
bid_whist-stay-we = You and { $partner } stay.

## A deal thrown in

bid_whist-cancelled = Thrown in
bid_whist-open-hand = Open hand of { $name }
bid_whist-open-mine = Your open hand
bid_whist-deal-again = Deal again

## Keys

bid_whist-key-kind = another kind of bid; no trump
bid_whist-key-suit = along your suits; names trump
bid_whist-key-order = order of the cards
bid_whist-key-renege = call a renege
