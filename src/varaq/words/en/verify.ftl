### Deals that anyone can check: what the command `varaq verify` says, and the browser's page with it

# What is wrong with a deal
verify-fault-not_noted = nothing is written down of how it was dealt
verify-fault-not_sealed = no seal is written down
verify-fault-no_secret = the secret is not told
verify-fault-bad_note = what is written down cannot be used
verify-fault-commitment = the secret is not the one that was sealed
verify-fault-secret_again = the secret had been told before, with an earlier deal
verify-fault-order = the cards came in another order than the secret gives
verify-fault-later_order = cards shuffled during the deal came in another order than the secret gives

verify-both = { $first }; { $second }
verify-fair = dealt as sealed
verify-seal = seal { $seal }…
verify-shared = shared in the shuffle: { $names }
verify-shared-nobody = nobody shared in the shuffle
verify-seat = seat { $n }
verify-deal = Deal { $n }

# The command
verify-title = { $file }: { $house }
verify-progress = Asking the computer players again
verify-deals = { $count ->
        [one] { $fair } of { $count } deal as sealed
       *[other] { $fair } of { $count } deals as sealed
    }
verify-players = { $count ->
        [one] Computer players: { $same } of { $count } act comes out again
       *[other] Computer players: { $same } of { $count } acts come out again
    }
verify-other = { $again ->
        [none] Act { $n } (deal { $deal }): { $name } ({ $player }) did “{ $act }”; asked again: nothing
       *[other] Act { $n } (deal { $deal }): { $name } ({ $player }) did “{ $act }”; asked again: “{ $again }”
    }
verify-unknown-player = Act { $n } (deal { $deal }): { $name } is said to be “{ $player }”, a computer player that is not known here
verify-more = { $count ->
        [one] and { $count } more
       *[other] and { $count } more
    }
verify-no-players = No act of a computer player is written down.
verify-no-dice = The record does not tell the dice of the computer players: they cannot be asked again.
verify-no-kernel = The search kernel is not compiled here. The stronger computer players then think less, and may choose otherwise without anything being wrong.
verify-no-file = Name the record of a match: varaq verify FILE
verify-no-such-file = { $file } cannot be opened. { $why }
verify-no-text = { $file } is not a record: it holds no text.
verify-no-notes = { $file }: nothing to check. Nothing is written down in this record of how the cards were shuffled.
verify-bad-house = { $file }: the house cannot be played. { $why }
verify-damaged = { $file } is damaged. Line { $line } cannot be read: “{ $text }”
verify-refused-act = { $file } is damaged. Line { $line } cannot be played: “{ $text }”. { $why }
