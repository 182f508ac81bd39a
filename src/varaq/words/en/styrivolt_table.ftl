### Stýrivolt at the table: names of cards, phases, acts, refusals, events, the board, talk

## What the cards are called. `.faroese`: as the catalogue has it, often the plural

called-bird = bird
    .faroese = fuglurin
    .does = The highest card: it beats everything but a lamb that was led, and nothing beats it.
called-fyrik = fyrik
    .faroese = fýrikurin
    .does = Only the bird beats it; it beats everything else but a lamb that was led.
called-eight = eight
    .faroese = áttan
    .does = Only the bird and the fyrik beat it; it beats everything else but a lamb that was led.
called-hay_mare = hay-yard mare
    .faroese = hoygarðsryssa
    .does = Only the bird, the fyrik and the eight beat it; it beats everything else but a lamb that was led.
called-diamond_mare = diamond mare
    .faroese = rútararyssa
    .does = The lowest of the five permanent stikkar: the other four beat it, and it beats everything else but a lamb that was led.
called-styrivoltur = stýrivoltur
    .faroese = stýrivoltur
    .does = The ace of a chosen suit: only the five permanent stikkar beat it, and it beats all below but a lamb that was led.
called-karnifl = karnifl
    .faroese = karnifl
    .does = The jack of a chosen suit and the lowest stikki: it beats all cards that are no stikkar, but not a lamb that was led.
called-postman = postman
    .faroese = postar
    .does = The six of a chosen suit: it beats every unchosen card, the lower capture cards, and a chosen king or queen that was led; only stikkar beat it.
called-tvist = tvist
    .faroese = tvistar
    .does = The two of a chosen suit: it beats an unchosen king and below, trist and unfortunate, and a chosen king or queen that was led; a postman and stikkar beat it.
called-trist = trist
    .faroese = tristar
    .does = The three of a chosen suit: it beats an unchosen queen and below, an unfortunate, and a chosen queen that was led; a tvist and anything above beat it.
called-unfortunate = unfortunate
    .faroese = ólukkur
    .does = The four of a chosen suit: it beats an unchosen jack and below; a trist and anything above beat it.
called-lamb = lamb
    .faroese = lomb
    .does = The seven of a chosen suit: led, it beats everything, but it may not be led to the first trick; not led, it beats nothing.
called-free_card = free card
    .faroese = fríkort
    .does = An eight or nine of a chosen suit: led, only a stikki beats it; not led, it beats nothing.
called-chosen_king = chosen king
    .faroese = kongar
    .does = Led, it is beaten by a tvist and anything above; not led, it beats nothing.
called-chosen_queen = chosen queen
    .faroese = frýr
    .does = Led, she is beaten by a trist and anything above, not by her king; not led, she beats nothing.
called-trader = trader
    .faroese = keypmenn
    .does = The five of a chosen suit: worth nothing in itself, but it may be changed for the exposed card of its suit.
# The catalogue has no Faroese word for an unchosen card
called-unchosen = unchosen card
    .faroese = { "" }
    .does = It beats only lower cards of its own suit; higher ones of that suit beat it, and so do stikkar and strong enough capture cards.

## Phases

phase-cut = The cut
phase-expose = Choosing the suits
phase-turn = Play
phase-last_trade = Last chance to trade
phase-pick = Lamb or stikki
phase-stock_look = The stock
phase-claim = The game is made
phase-bird = The bird
phase-mark = Marking the board

# For the seat whose act it is
prompt-cut = Look at the next card, or stop?
prompt-expose = Which card do you lay face up?
prompt-turn = Your turn: play a card
prompt-last_trade = The stock is asked for, or the first trick is over: your last chance. Trade, or let it be?
prompt-pick = Which of the two goes with the stock?
prompt-stock_look = Look at the stock: what do you do with it?
prompt-claim = Your side has made the game: claim it, or play on for all nine?
prompt-bird = The last trick comes: fetch the bird, or let it be?
prompt-mark = Mark what is to be marked; the next dealer then deals

# For everybody else
waiting-cut = Waiting for { $names } to cut
waiting-expose = Waiting for { $names } to lay a card face up
waiting-turn = Waiting for { $names } to play
waiting-last_trade = Waiting for { $names }: trade, or let it be
waiting-pick = Waiting for { $names } to pick lamb or stikki
waiting-stock_look = Waiting for { $names } to look at the stock
waiting-claim = Waiting for { $names }: claim the game or play on
waiting-bird = Waiting for { $names }: fetch the bird, or let it be
waiting-mark = Waiting for { $names } to mark the board or deal

## Acts, on buttons

act-take = Take the stock
act-trade = Give the { $gave }, take the { $got }
act-swap = Put down the { $gave }, fetch the { $got }
act-pick = With the stock: { $card }
act-keep = Keep the stock
act-return = Give it back
act-keep_both = Keep both
act-discard = Lay the { $card } on the cards put down
act-bury = Lay the { $card } with the tricks
act-claim_game = Claim the game
act-play_on = Play on for all nine
act-mark = Mark the board
act-deal = Deal
act-look = Look at the next card
act-stop = Stop
act-expose = Lay face up: { $card }
act-pass = Let it be
act-good = Play the { $card }: “This one is good!”

## Why not?

refusal-looked_enough = The cutter may look no further.
refusal-may_not_expose = This cannot be laid face up for the suit: { $card }. It must be one of the cards that this house lets the dealer show.
refusal-lamb_first = A lamb may not be led to the first trick. Keep the { $card } for later.
refusal-trader_first = To the first trick a trader may not be led for a lamb. Keep the { $card } for later.
refusal-say_which = Two cards lie exposed in this suit. Say which of them you take for the { $card }.
refusal-must_beat = You can beat the card that is winning, and it is not your partner’s, so you must.
refusal-not_good = “This one is good” can be said only of a card that four of a kind makes better, and the { $card } is none.
refusal-no_trade = That change cannot be made. A trader takes only an exposed card of its own suit; a king or queen fetches only what the house allows.
refusal-stock_stikki = You may not take the stock: it is only for a hand that was dealt no stikki and has traded for none.
refusal-stock_too_late = It is too late to take the stock: in this house that must come earlier in the deal.
refusal-stock_gone = There is nothing for you to take: no cards are lying there that are still open to you.
refusal-no_return = You may not give the stock back here: you must keep it.
refusal-not_both = You may not keep both your hand and the stock here.
refusal-no_extra_card = You have no extra card to lay away now. Only a taker who keeps the stock may do so, once, before playing, where the house allows it.
refusal-nothing_to_mark = There is nothing for your side to mark.
refusal-mark_first = The winners have not marked everything yet. Deal when the board is done.

## What is wrong with these house rules

problem-must_reach = “{ $option }” must not be less than “{ $other }”: { $limit } at least.

## Events: one spoken sentence each

event-cut_looked = { $you ->
        [yes] { $count ->
            [one] You cut and look at the bottom card.
           *[other] You cut and have now looked at { $count } cards.
        }
       *[no] { $count ->
            [one] { $name } cuts and looks at the bottom card.
           *[other] { $name } cuts and has now looked at { $count } cards.
        }
    }
event-laid_out = { $you ->
        [yes] You lay out the { $card }. The king of its suit may fetch it.
       *[no] { $name } lays out the { $card }. The king of its suit may fetch it.
    }
event-turned = { $you ->
        [yes] { $count ->
            [one] You turn one card of the stock.
           *[other] You turn { $count } cards of the stock.
        }
       *[no] { $count ->
            [one] { $name } turns one card of the stock.
           *[other] { $name } turns { $count } cards of the stock.
        }
    }
event-chosen = The chosen suits are { $suits }. Laid face up: { $cards }.
event-traded = { $you ->
        [yes] You give the { $gave } and take the { $got }.
       *[no] { $name } gives the { $gave } and takes the { $got }.
    }
event-swapped = { $you ->
        [yes] You put down the { $gave } and fetch the { $got }.
       *[no] { $name } puts down the { $gave } and fetches the { $got }.
    }
event-stock_claimed = { $you ->
        [yes] You ask for the stock.
       *[no] { $name } asks for the stock.
    }
event-picked = { $you ->
        [yes] You let the { $card } go with the stock.
       *[no] { $name } lets the { $card } go with the stock.
    }
event-stock_taken = { $you ->
        [yes] You lay your hand face down and take the cards that lie there.
       *[no] { $name } lays the hand face down and takes the cards that lie there.
    }
event-stock_kept = { $you ->
        [yes] You keep the cards you took.
       *[no] { $name } keeps the cards just taken.
    }
event-stock_returned = { $you ->
        [yes] You give the cards back and take your own hand up again.
       *[no] { $name } gives the cards back and takes the old hand up again.
    }
event-both_kept = { $you ->
        [yes] You keep both your hand and the cards you took.
       *[no] { $name } keeps both, the hand and the cards just taken.
    }
event-card_laid = { $how ->
        [bury] { $you ->
            [yes] You lay a card face down with the tricks.
           *[no] { $name } lays a card face down with the tricks.
        }
       *[discard] { $you ->
            [yes] You lay a card face down on the cards you put down.
           *[no] { $name } lays a card face down on the cards put down.
        }
    }
event-good = { $you ->
        [yes] You say: “hesin er góður”, this one is good! You had all four of this rank: { $rank }.
       *[no] { $name } says: “hesin er góður”, this one is good! All four of this rank were in one hand: { $rank }.
    }
event-made = { $you ->
        [yes] Five tricks out of five: you win the fifth, and your side has made the game.
       *[no] Five tricks out of five. The game is made by: { $name }.
    }
event-deal_claimed = { $you ->
        [yes] You claim the game, and the deal ends.
       *[no] { $name } claims the game, and the deal ends.
    }
event-played_on = { $you ->
        [yes] You play on for all nine tricks.
       *[no] { $name } plays on for all nine tricks.
    }
event-wrong_taking = { $you ->
        [yes] You have taken the stock without the right, and the deal ends.
       *[no] { $name } has taken the stock without the right, and the deal ends.
    }
event-marked = { $you ->
        [yes] You mark the board.
       *[no] { $name } marks the board.
    }
event-mark_left = { $you ->
        [yes] You go on without marking the board.
       *[no] { $name } goes on without marking the board.
    }
event-board_closed = The marking is over.

## Score sheet: why this score? A number of crosses counts a monk’s cross as two

line-ordinary = { $name }: an ordinary game. { $strokes ->
        [one] { $strokes } stroke.
       *[other] { $strokes } strokes.
    }
line-made = { $name }: the game is made, with the first five tricks. { $strokes ->
        [one] { $strokes } stroke.
       *[other] { $strokes } strokes.
    }
line-nine = { $name }: all nine tricks. { $strokes ->
        [one] { $strokes } stroke.
       *[other] { $strokes } strokes.
    }
line-made_alone = { $name }: the game is made by one player alone. { $crosses ->
        [one] { $crosses } cross.
        [2] A monk’s cross.
       *[other] { $crosses } crosses.
    }
line-nine_alone = { $name }: all nine tricks by one player alone. { $crosses ->
        [one] { $crosses } cross.
        [2] A monk’s cross.
        [4] Two monk’s crosses.
       *[other] { $crosses } crosses.
    }
line-failed_nine = { $name }: a game that had been made was played on for all nine, and a trick went to the other side. That gives { $strokes ->
        [0] no stroke.
        [one] { $strokes } stroke.
       *[other] { $strokes } strokes.
    }
line-penalty = { $name }: the others took the stock without the right. That gives { $crosses ->
        [0] no cross.
        [one] { $crosses } cross.
        [2] a monk’s cross.
        [4] two monk’s crosses.
       *[other] { $crosses } crosses.
    }
line-unmarked = { $name }: not marked in time, and so lost: { $crosses ->
        [0] { $strokes ->
            [one] { $strokes } stroke.
           *[other] { $strokes } strokes.
        }
        [one] { $strokes ->
            [0] { $crosses } cross.
            [one] { $strokes } stroke and { $crosses } cross.
           *[other] { $strokes } strokes and { $crosses } cross.
        }
       *[other] { $strokes ->
            [0] { $crosses } crosses.
            [one] { $strokes } stroke and { $crosses } crosses.
           *[other] { $strokes } strokes and { $crosses } crosses.
        }
    }

## Result: $name is the winner

result-crosses = Winner: { $name }, with { $total ->
        [one] { $total } cross.
       *[other] { $total } crosses.
    }
result-strokes = Winner: { $name }. Nobody has a cross, so the strokes decide: the winners have fewer left to rub out.
result-draw = The match is drawn: equal in crosses and in strokes.

## The chalk board, read aloud

board-described = { $name }: { $strokes ->
        [one] { $strokes } stroke still standing
       *[other] { $strokes } strokes still standing
    }, { $crosses ->
        [0] no single cross
        [one] { $crosses } single cross
       *[other] { $crosses } single crosses
    }, { $monks ->
        [0] no monk’s cross
        [one] { $monks } monk’s cross
       *[other] { $monks } monk’s crosses
    }.
board-drawer = Draws the next upright: { $name }.

## Talk at the table

talk-good = This one is good!
    .faroese = Hesin er góður!
talk-stock_hound = What a stock-hound!
    .faroese = Stammuhundur!
talk-monk = A monk on a cross!
    .faroese = Munkur á krossi!
# The saying is Danish, also in the Faroes
talk-equal = The one does not punish the other.
    .danish = Den ene straffer ikke den anden.
talk-capture = A capture card!
    .faroese = Tøkukort!
talk-squall = Here comes a squall!
talk-lamb = A lamb is coming!
talk-well_led = Well led!
talk-mark = Mark your strokes!
talk-who_trades = Will nobody trade?

## What beats what: the helper beside the table

beats-title = What beats what
beats-none = None of your cards beats the { $card }.
beats-some = These beat the { $card }: { $cards }
beats-lead = { $count ->
        [0] If you lead the { $card }, nothing beats it.
       *[other] If you lead the { $card }, it holds against all but these: { $cards }
    }
event-deal_over = The deal is over.
