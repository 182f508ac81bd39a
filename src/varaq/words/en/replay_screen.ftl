### Looking back at a match that was played

replay-title = Look back
replay-about = Open the record of a match and go through it card by card: from any seat, or with all hands open. The server plays the record for you and keeps nothing of it.
replay-choose = Choose a record
replay-drop = or drop the file here
replay-paste = Or paste the text of a record
replay-open = Open
replay-first-open = This link leads to one moment of a match. Open the record of that match to get there.
replay-tables = From your tables
replay-empty = No cards have been dealt in this record yet.
replay-another = Open another record

## The time bar

replay-bar = Time bar
replay-time = Moment in this deal
replay-steps = To and fro
replay-deal-back = The deal before
replay-first = Beginning of the deal
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-forward = One step on
replay-last = End of the deal
replay-deal-on = The next deal
replay-place = { $n } of { $count }
replay-step = Step { $n } of { $count }
replay-deals = Deal
replay-thrown = thrown in
replay-eyes = Seen by
replay-eyes-open = All hands open
replay-eyes-none = Onlooker
replay-speed = Speed
replay-speed-slow = Slow
replay-speed-usual = Normal
replay-speed-fast = Fast
replay-speed-faster = Very fast
replay-seat = Seat { $n }
replay-sat-in = { $you ->
    [yes] You were away: a computer player did this for you.
   *[other] { $name } was away: a computer player did this.
}

## All hands

replay-hands = All hands
replay-no-cards = no cards
replay-hidden-trump_card = Face-down trump:
replay-hidden-discarded = Discarded:
replay-hidden-put_down = Put down:
replay-hidden-put_away = Put away:
replay-hidden-piles = On the piles:
replay-hidden-laid = Laid out:

## The menu

replay-copy = Copy a link to this moment
replay-copied-bare = Copied. Whoever opens the link needs the record too.
replay-download = Download the record
replay-matches = Matches at this table
replay-match = Match { $n }
replay-match-deals = { $count ->
    [one] One deal
   *[other] { $count } deals
}
replay-key-step = one step, along the time bar
replay-key-ends = beginning and end of the deal
replay-key-deal = the deal before, the next deal
replay-key-play = play, pause
replay-key-seat = seen by this seat
replay-key-none = seen by an onlooker
replay-key-open = all hands open
