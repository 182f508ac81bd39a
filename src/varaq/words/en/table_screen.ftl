### The table's screen: everything that stands around the cards

## Frame

table-connecting = Opening the table …
table-reconnecting = The line is lost. Reconnecting …
table-felt = Card table
table-players = Players
table-my-seat = Your seat
table-bar = What you can do
table-menu = Menu
table-close = Close
table-home = Home
table-settings = Settings
table-sound = Sound
table-house-form = House rules of this table
table-all-rules = All the rules
table-rule-card = Rule card
table-side-rules = Rules and auction
table-side-score = Score and events
table-keys = Keys
table-clockwise = Play goes clockwise
table-counter-clockwise = Play goes counter-clockwise
table-your-turn = Your turn

## Seats

table-dealer = Dealer
table-dealer-letter = D
table-to-act = to act
table-sits-out = sits out
table-away = away
table-tricks = { $count ->
        [one] { $count } trick taken
       *[other] { $count } tricks taken
    }

## Auction and contract

table-auction = Auction
table-no-calls = Nobody has called yet.
table-no-bid = no bid
table-no-bid-yet = No bid yet
table-highest = Highest so far
table-not-open = not open to you
table-kind-trump = Trump
table-kind-NT = NT
table-kind-LNT = low
table-contract = Contract
table-trump = Trump
table-not-yet = not yet
table-order-said = Order of the cards: { $order }
table-no-contract = No contract
table-need = need { $need }
table-they-need = { $name }: { $have } of { $need }
table-we-have = you have { $have }
table-have = have { $have }

## Cards

table-hand = Your cards
table-card-raised = raised
table-card-open-play = playable
table-card-refused-play = not playable
table-card-open-choose = may be chosen
table-card-refused-choose = may not be chosen
table-card-place = { $n } of { $count }
table-card-bonus = plus { $points }
table-card-penalty = minus { $points }
table-bonus-card = bonus card
table-penalty-card = penalty card
table-card-kitty = from the kitty
table-card-got = passed to you
table-came-kitty = kitty
table-came-got = new
table-play-card = Play the { $card }
table-kitty = { $count ->
        [one] The kitty: one card, face down
       *[other] The kitty: { $count } cards, face down
    }
table-kitty-word = kitty
table-piles-mine = Your piles
table-piles-of = Piles of { $name }
table-piles-down = Your piles, face down
table-pile-covers = a card under it
table-mine-gave = You passed: { $cards }
table-mine-got = Passed to you: { $cards }
table-mine-kitty = In the kitty: { $cards }
table-mine-discarded = You discarded: { $cards }
table-confirm-discard = Discard { $chosen } of { $count }
table-confirm-give = Pass { $chosen } of { $count }

## Answers

table-prompt-give = { $count ->
        [one] Choose a card to pass
       *[other] Choose { $count } cards to pass
    }
table-act-keep = Keep the cards
table-act-claim = Throw them in
table-act-accept = Sell
table-act-refuse = Refuse
table-undo = Undo
table-undone = { $you ->
        [yes] You took your last act back.
       *[no] { $name } took the last act back.
    }
table-hint = Hint
table-hint-said = Hint: { $act }
table-hint-word = hint
table-hint-thinking = Thinking …
table-hint-compare = Compare
table-hint-about = These are estimates: the cards you cannot see were laid out in many possible ways, and each was played to the end. A tap only marks; nothing is played.
table-hint-best = advised
table-hint-equal = just as good
table-hint-points = { $what ->
    [card_points] Card points you take: { $points }
    [tricks] Tricks you take: { $points }
    [books] Books you take: { $points }
   *[points] Points you take: { $points }
}
table-hint-makes = { $whose ->
    [mine] You make it: { $made } of { $of }
   *[theirs] They fail: { $failed } of { $of }
}
table-hint-wins = Win the match: { $share }%

## A deal that is decided

table-finish-mine = The tricks that are left are all yours.
table-finish-decided = The rest of this deal is decided.
table-finish-do = Play the rest for me
table-finish-on = The rest is being played for you
table-finish-stop = Stop

## Tricks

table-winning = winning
table-wins = takes the trick
table-not-taken = not taken yet
table-last-trick = Last trick
table-no-trick-yet = No trick has been taken yet.

## Score

table-sheet = Score sheet
table-deal-score = Score of this deal
table-deal-number = Deal { $n }
table-total = Total:
table-made = made
table-failed = failed
table-target = To { $target }
table-limit = no points without a bid from { $limit }
table-pot = { $pot } in the pot
table-no-deals = No deal has been scored yet.
table-clause = Rule
table-next-deal = Next deal
table-start = Deal the cards
table-read-score = Read the score, then go on
table-dealing-soon = The cards are being dealt …
table-welcome = The table is set
table-partners = { $names }
table-next-match = Next match
table-won = You won!
table-lost = They won
table-won-alone = You won!
table-lost-alone = You lost

## Log

table-log = Log
table-events = What happened
table-received = You get from { $from }: { $cards }.
table-discards-shown = { $you ->
        [yes] You had discarded: { $cards }.
       *[no] { $name } had discarded: { $cards }.
    }
table-log-empty = Nothing has happened yet.

## The table read aloud

table-read-contract = Contract of { $name }: { $bid }.
table-read-trump = Trump: { $suit }.
table-read-trick = On the table: { $cards }.
table-read-winning = Winning: { $name }.
table-read-points = This deal: { $points }.
table-read-totals = Match: { $points }.

## Keys

table-key-move = along your cards
table-key-play = play the card
table-key-suit = to spades, hearts, diamonds, clubs
table-key-digit = choose a bid
table-key-kind = trump or no trump
table-key-pass = pass
table-key-last = last trick
table-key-undo = undo
table-key-why = why not? or a hint
table-key-read = read the table aloud

## Who sits here

table-company = People at the table
table-invite = Invite people
table-drawn = Cards were turned up to find the dealer: { $you ->
        [yes] it is you.
       *[no] it is { $name }.
    }
table-invite-short = Invite
table-unready = Waiting for { $names } to be ready.
table-invite-about = Whoever has this link may sit down in place of a computer player, on a phone or a computer, without an account.
table-is-computer = computer player
table-is-here = here
table-is-away = away
table-is-stood-in = away; a computer player sits in
table-waiting = Waiting for a seat
table-leave = Leave the table
table-leave-about = Your seat goes to whoever waits for one, else to a computer player. The match goes on.
table-leave-waiting = You give up your place in the line.
table-leave-do = Leave
table-watching = { $count ->
        [one] You look on until a seat is free.
       *[other] You look on until a seat is free. { $count } people are waiting.
    }
