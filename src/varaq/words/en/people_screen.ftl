### Tables with people: what is agreed, who sits where, talk, clock, links, votes, fair deals, history

## Agreed at the table

people-at-table = At the table
people-undo = Taking back
people-undo-consent = The others agree
    .about = Whoever wants to take back asks; the others who are here have to agree. Alone you may always.
people-undo-next = Until the next acts
    .about = You may take back until another person has acted.
people-undo-free = Always
    .about = Everybody may take back their last act.
people-undo-never = Never
    .about = A card laid is a card played.
people-clock = Clock
people-clock-none = None
    .about = Everybody takes the time they need.
people-clock-gentle = Gentle
    .about = The time is shown, and nothing happens when it is up.
people-clock-strict = Strict
    .about = When the time and the extra time are used up, a computer player makes this one act.
people-clock-seconds = Time for an act
people-clock-extra = Extra time
people-clock-extra-about = For the whole match, for each player.
people-seconds = { $count ->
        [0] none
        [one] { $count } second
       *[other] { $count } seconds
    }
people-minutes = { $count ->
        [0] none
        [one] { $count } minute
       *[other] { $count } minutes
    }
people-pace = Pace of the computer players
people-pace-quick = Quick
people-pace-calm = Calm
    .about = A second before each card.
people-pace-slow = Slow
    .about = Two and a half seconds before each card.
-people-sits-in = Then a computer player sits in, until they are back. The seat stays theirs.
people-grace = When somebody is away
people-grace-short = 20 seconds
    .about = { -people-sits-in }
people-grace-usual = A minute
    .about = { -people-sits-in }
people-grace-long = Five minutes
    .about = { -people-sits-in }
people-grace-never = We wait
    .about = No computer player sits in; only a strict clock acts for them. The table waits until they are back, for days if need be.
people-chat = Talk
people-chat-phrases = Set phrases
    .about = Greetings and the like, in everybody’s own language.
people-chat-free = Free words
    .about = Set phrases, and whatever you type.
people-watch = Spectators
people-watch-never = None
people-watch-public = May look on
    .about = They see only what everybody at the table sees.
people-watch-late = Afterwards, with open cards
    .about = They see each deal when it is over, and all the cards.
people-watch-never-link = Nobody may look on at present.
people-watch-public-link = Whoever has this link may look on. They see only what everybody at the table sees.
people-watch-late-link = Whoever has this link sees each deal when it is over, with all the cards.

## Who sits here

people-mark-host = host
people-mark-hand = hand raised
people-mark-hold = asks for a moment
people-mark-shown = shows the cards to somebody
people-watching-count = { $count ->
        [one] One spectator
       *[other] { $count } spectators
    }
people-watching = You are looking on
people-over-shoulder = You look over the shoulder of { $name }
people-chair = Next chair
people-hand-raised = { $you ->
        [yes] You raise your hand.
       *[no] { $name } raises a hand.
    }
people-hold-on = { $you ->
        [yes] You ask for a moment.
       *[no] { $name } asks for a moment.
    }
people-hold-off = { $you ->
        [yes] You are back.
       *[no] { $name } is back.
    }
people-hosts = { $you ->
        [yes] You are the host.
       *[no] { $name } is the host.
    }
people-removed = You no longer have a seat at this table.
people-swapped = Seats changed: { $name }.

## The host

people-host-title = You are the host
people-host-alone = There is nobody else at the table yet.
people-host-nobody-here = Nobody else is here just now.
people-host-swap = Swap seats
people-host-swap-which = Whose seat is to be changed? Choose one, then the other.
people-host-swap-other = With whom does { $name } change seats?
people-host-remove = Remove somebody
people-host-remove-which = Who is to leave the table?
people-host-remove-sure = Remove { $name }? A computer player takes the seat.
people-host-remove-do = Remove
people-host-to = Hand over
people-host-to-which = Who is to be the host?
people-host-to-sure = Make { $name } the host? You can no longer change the table then.
people-host-to-do = Hand over
people-host-lock = Lock the table
people-host-lock-about = Nobody else can sit down, even with the link.
people-locked-about = The table is locked: nobody else can sit down at present.
people-cancel = Cancel

## Links

people-links = Links and invitations
people-link-watch = A link for spectators
people-link-seat = Continue on my phone
people-link-shoulder = Let somebody look over my shoulder
people-watch-off = This table has no spectators.
people-watch-off-host = This table has no spectators. You can allow them under “At the table”.
people-seat-warning = Whoever has this link sits in your seat: they see your cards and play them. Keep it to yourself.
people-shoulder = My cards may be looked at
people-shoulder-about = Whoever has the link sees your cards, and can do nothing. The others see that you show them.
people-moving = Your seat
people-other-seat = You already sit at this table
people-other-seat-about = This browser holds another seat at this table. If you take the seat of the link, the other one is given up here.
people-other-seat-take = Take this seat
people-other-seat-keep = Keep the other one

## Talk

people-talk = Talk
people-talk-unread = Talk: something has been said
people-said = Said last
people-say-label = Say something else
people-say-do = Say it
people-says = { $you ->
        [yes] You say: “{ $phrase }”
       *[no] { $name } says: “{ $phrase }”
    }
people-hear = Hear the table talk
people-hear-help = What the others say is shown beside their names.
people-sign-hand = Raise my hand
people-sign-hand-off = Lower my hand
people-sign-hold = One moment, please
people-sign-hold-off = I am back
people-hold = One moment: { $names } will be right back.
people-hold-mine = The table waits for you.
people-hold-end = Go on
table-key-talk = talk

talk-hello = Hello!
talk-good_luck = Good luck!
talk-well_played = Well played!
talk-thanks = Thank you!
talk-sorry = Sorry!
talk-one_moment = One moment, please
talk-good_game = Good game!
talk-bye = Goodbye!

## Taking back, and what was played meanwhile

people-undo-asked = { $name } asks to take back the last act.
people-undo-asks = { $you ->
        [yes] You ask to take back.
       *[no] { $name } asks to take back.
    }
people-undo-allow = Allow
people-undo-refuse = No
people-undo-waits = Waiting for { $names } to agree.
people-undo-refused = { $name } would rather not have it taken back.
people-undo-not-allowed = It is not taken back.
people-meanwhile = { $count ->
        [one] Played for you while you were away: { $acts }
       *[other] Played for you while you were away: { $acts }
    }

## Clock

people-clock-left = { $count } s
people-clock-extra-left = extra { $count } s
people-clock-over = time is up
people-clock-told = { $count ->
        [one] One second left for you.
       *[other] { $count } seconds left for you.
    }

## The next match

people-next = The next match
people-next-other = Choose
people-next-differs = What is different
people-next-again = This house again, same seats
people-next-turn = This house, everybody moves one seat on
people-next-same = this house again
people-next-turned = { $name }, everybody one seat on
people-next-last = Played here before
people-next-all = All houses
people-next-about = The match begins when everybody who is here wants the same.
people-next-alone = It begins at once.
people-next-waits = Waiting for { $names }
people-next-begins = The next match begins …
people-proposed = { $names }: { $plan }
people-agree = Agree

## Fair deals

people-fair = Fair deals
people-fair-line = This deal was sealed beforehand:
people-fair-about = Before each deal the table draws a secret and shows its seal. When the deal is over the secret is told: with it everybody can check that the cards were not chosen.
people-fair-line-next = The next deal is sealed:
people-fair-now = Seal of this deal
people-fair-next = Seal of the next deal
people-fair-last = Deal { $n }, opened
people-fair-sealed = Seal
people-fair-secret = Secret
people-fair-salt = Added by { $name }
people-fair-mine = My own randomness
people-fair-auto = drawn by the browser
people-fair-mine-about = It is mixed into the shuffle, so that no one knows the cards beforehand. Leave it empty, and your browser draws it.
people-fair-sent = It goes out as
people-fair-check = Check a deal
people-copy = Copy

## My tables

people-history = My tables
people-history-about = Your tables and matches, kept under a private key in this browser. There is no account.
people-history-none = You have not sat at a table yet.
people-history-match = Match { $n }
people-history-deals = { $count ->
        [0] no deal yet
        [one] { $count } deal
       *[other] { $count } deals
    }
people-history-running = not over
people-history-over = over
people-history-won = won by { $names }
people-history-with = With { $names }
people-history-continue = Continue
people-history-elsewhere = Your seat at this table is in another browser.
people-history-look = Look back
people-history-delete = Delete
people-history-delete-sure = Take your name out of this table and all its matches? If nobody else is left in it, the whole table is deleted. This cannot be undone.
people-history-deleted = Deleted.
people-history-link = My tables on another device
people-history-link-about = This link is your key: whoever has it sees this list and can delete from it. It does not open your seats.
people-history-came = This is the list of the link. Tables that you open in this browser are put into it from now on.
people-history-two = This browser has a list of its own
people-history-two-about = The link brings another list. If you take it over, the list of this browser is no longer found here.
people-history-two-take = Take over the link’s list
people-history-two-keep = Keep this browser’s list

## Refusals

refusal-not_host = Only the host can do that.
refusal-table_locked = The table is locked: nobody else can sit down at present.
refusal-between_deals = Seats are changed between two deals. Wait until this deal is over.
refusal-looks_on = Who looks on cannot do that.
refusal-no_such_seat = There is no such seat at this table.
refusal-nothing_asked = Nobody asks to take anything back.
refusal-deal_is_over = The deal is over and its cards are open: nothing in it can be taken back.
refusal-undo_too_late = Another person has acted since: it cannot be taken back any more.
refusal-no_such_match = There is no match { $match } at this table.
