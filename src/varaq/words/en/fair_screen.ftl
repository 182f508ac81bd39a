### The browser's pages of fair deals: a match checked, and how the cards fall

fair-links = Fair deals
fair-link-verify = Check the deals of a match
fair-link-fairness = How the cards fall here

## A match checked

fair-title = Check the deals
fair-intro = Before every deal the table seals a secret, and the players may share in the shuffle. When the match is over its record tells the secrets, so anyone can work out every deal again. This page does it here, in your browser: the record is sent nowhere.
fair-file = The record of a match, as a file
fair-paste = Or paste it here
fair-seen = A seal that you saw at the table
fair-seen-help = If you noted one before the cards were dealt. Its first { 8 } signs are enough.
fair-check = Check
fair-found = What was found
fair-good = { $count ->
        [one] The only deal came as it was sealed.
       *[other] All { $count } deals came as they were sealed.
    }
fair-bad = { $count ->
        [one] The only deal did not come as it was sealed.
       *[other] Not as sealed: { $bad } of { $count } deals.
    }
fair-unknown = Nothing is wrong, but not everything could be worked out here: { $unknown } of { $count } deals.
fair-unknown-pack = the seal is right; this page does not know the pack, so the order was not worked out
fair-unknown-light = the seal is right; the cards were shuffled from how they lay after the last deal, which only the command varaq verify works out
fair-nothing = There is nothing to check: nothing is written down in this record of how the cards were shuffled.
fair-no-deal = There is no deal in this record.
fair-damaged = This is not the record of a match, or it is damaged. Line { $line } cannot be read:
fair-seen-short = The seal that you saw cannot be compared: at least { 8 } signs, digits and letters from a to f.
fair-seen-none = No deal of this record has the seal that you saw.
fair-seen-fits = The seal that you saw is that of deal { $n }.
fair-details = What was sealed and what was added
fair-sealed = Seal
fair-secret = Secret
fair-added = Added by { $name }
fair-limits = What this shows, and what it does not
fair-limits-shows = It shows that the table was bound by its seal before it knew what the players would add, and that the players did not know the secret. So the table alone could not choose how the cards came in a deal whose shuffle you shared in; it could only in league with somebody who added after you. Where nobody shared, you trust that it did not try out many secrets before it sealed one.
fair-limits-not = It does not show whether somebody looked at the cards: whoever runs the room could. A seal that you noted yourself shows that the record was not written afterwards.
fair-limits-players = Whether the computer players played by what they saw is found by the command

## How the cards fall

fair-spread-title = How the cards fall here
fair-spread-intro = From all deals in this room that are over: how many cards of a suit were in the hands first given, and how many there must be in the long run where every order of the pack is equally likely.
fair-spread-none = No deal can be counted yet. A deal counts once the next one has been dealt at its table.
fair-spread-newest = Counted are the newest { $count } deals.
fair-spread-pack = { $game }: { $cards } cards, { $hand } to a hand
fair-spread-counted = { $deals ->
        [one] { $deals } deal, { $hands } hands
       *[other] { $deals } deals, { $hands } hands
    }
fair-spread-house = The pack is that of: { $house }
fair-spread-length = Cards of a suit
fair-spread-seen = Seen
fair-spread-expected = Expected
fair-spread-test = Where every order is equally likely, chance alone gives as large a difference, or a larger one, in { $share } of such counts.
fair-spread-rare = Where every order is equally likely, chance alone gives so large a difference in less than { $share } of such counts.
fair-spread-few = There are too few deals yet for a test.
fair-spread-method = The test takes one hand and one suit of each deal, for the hands of one deal hang together. Chi-square: { $sum }, degrees of freedom: { $freedom }.
