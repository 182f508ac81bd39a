### The browser's screens outside the table: first page, house rules, printed rules, settings

screen-name = Varaq
screen-tagline = Kaiser and its kin, by the rules of your own table
screen-promise = No ads, no tracking: your name, your settings and your seats stay in this browser.
screen-loading = One moment please …
screen-skip = To the main part
screen-home = Home
screen-close = Close
screen-again = Try again
screen-language = Language
screen-settings = Settings
screen-lost = There is nothing at this address.
screen-look-back = Look back
screen-look-back-at = Look back at a game

# Refusals that the browser finds by itself
screen-refusal-offline = The server cannot be reached. Nothing is lost.
screen-refusal-not_found = There is nothing here, or no longer.
screen-refusal-other = Something went wrong. Nothing is lost.

## First page

screen-play-now = Play now
screen-play = Play
screen-house-rules = House rules
screen-read-rules = Read the rules
screen-continue = Continue
screen-unfinished = Your unfinished match
screen-begun = begun { $time }
screen-forget = Remove from this list: { $name }
screen-more-tables = { $count ->
        [one] One older table
       *[other] { $count } older tables
    }
screen-games = Games
screen-filter-players = Number of players
screen-filter-family = Family of games
screen-any-number = Any number
screen-any-family = All games
screen-players = { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
screen-found = { $count ->
        [one] One set of rules
       *[other] { $count } sets of rules
    }
screen-none-found = No game here fits both choices.
screen-show-all = Show all games
screen-show-more = Show { $count } more

screen-family-kaiser = Kaiser
    .about = The prairie game: thirty-two cards, one call each, and two cards that everybody watches, the 5♥︎ and the 3♠︎.
screen-family-kitty = Kaiser with a kitty
    .about = Thirty-four cards, two for the bidder, and contracts in which the low cards win.
screen-family-sizes = Kaiser for 2, 3, 5 or 6
    .about = When it is not four who sit down: other packs, other partners, the same two cards.
screen-family-les_rois = Les Rois
    .about = Québec before 1914: the seven is high, the king is low.
screen-family-joffre = Joffre
    .about = A game of the Great War with a pack of its own, generals and corporals.
screen-family-lost_heir = Lost Heir
    .about = The boxed game of 1893 from which it all may come: the dealer sells the first lead.

## Before a match

screen-your-name = Your name
screen-guest = Guest
screen-undo = Taking back
screen-undo-help = You may take back your last act.
screen-hints = Hints
screen-hints-alone = Playing alone
    .about = While you play with computer players only, you may ask what would be best, and why.
screen-hints-always = Always
    .about = Everybody at the table may ask what would be best, and why.
screen-hints-never = Never
    .about = Nobody at this table gets any help.
screen-level = Computer players
screen-level-beginner = Beginner
    .about = Bids soundly, but loses the thread in the play.
screen-level-casual = Casual
    .about = Plays by the book, without thinking long.
screen-level-strong = Strong
    .about = Counts the cards and thinks ahead.
screen-level-strongest = Strongest
    .about = Thinks longest and gives nothing away.
screen-start = Start the match
screen-starting = Shuffling …
screen-nothing-new = The same rules as last time.
screen-differs-last = Not as last time: { $name }
screen-before = before: { $value }
screen-cannot-play = This cannot be played yet
# First names of the computer players, parted by bars
screen-computer-names = Olga | Walter | Taras | Edith | Nestor

## House rules

screen-house-changed = { $count ->
        [one] { $name }, one rule changed
       *[other] { $name }, { $count } rules changed
    }
screen-rule = { $option }: { $value }
screen-as-preset = Everything as in “{ $name }”.
screen-differs-from = Differs from “{ $name }”
screen-reset-one = { $rule }. Back to: { $value }
screen-reset-all = Reset all
screen-problems = { $count ->
        [one] One thing does not fit
       *[other] { $count } things do not fit
    }
screen-also = also changes { $rules }
screen-also-changed = Also changed: { $rules }
screen-some-need = { $count } of these need something else
screen-not-changed = That could not be changed. Nothing is lost.
screen-left-out = Not understood, so left out
screen-help-on = Help: { $option }
screen-in-rules = In the rules
screen-less = { $option }: less
screen-more = { $option }: more

## Sharing and importing a rule card

screen-share = Share
screen-share-title = Share this rule card
screen-share-about = Whoever opens the link sees these rules and may play by them.
screen-qr = QR code of the link
screen-copy-link = Copy link
screen-copy-text = Copy as text
screen-copied = Copied
screen-copy-failed = Copying is not possible here. Mark the text and copy it.
screen-download = Download
screen-as-text = As text
screen-import = Import a rule card
screen-import-label = Paste a link, a rule card or the content of a file
screen-import-file = Or choose a file
screen-import-anyway = Open the rest
screen-import-do = Import

## The printed rules

screen-rules = The rules
screen-print = Print
screen-contents = Contents
screen-compare = Compare with
screen-compare-none = nothing
screen-compared = “{ $here }” beside “{ $there }”
screen-same-rules = These two are the same, rule for rule.
screen-rule-head = Rule
screen-clauses-differ = Clauses that differ
screen-not-in-force = Not in force.

## Settings

screen-set-digits = Digits
screen-set-digits-lang = of the language
screen-set-digits-latin = Latin
screen-set-theme = Appearance
screen-set-theme-auto = Automatic
screen-set-theme-light = Light
screen-set-theme-dark = Dark
screen-set-cards = Cards
screen-set-fourColour = Four-colour cards
screen-set-largeCards = Large cards
screen-set-sorting = Sort the cards
screen-set-highSide = High cards
screen-set-highSide-left = Left
screen-set-highSide-right = Right
screen-set-play = Play
screen-set-speed = A finished trick stays
screen-set-speed-value = { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }
screen-set-speed-tap = until I tap it
screen-set-oneTap = Play a card with one tap
screen-set-leftHanded = Left-handed
screen-set-sound = Sound
screen-set-reset = Reset the settings
screen-about = About Varaq
screen-about-text = Varaq is the Persian and Arabic word for a playing card. Every house rule is written down once, and the table, the printed rules and the computer players all read the same line.
screen-thanks = Made with

## Coming by a link

screen-join = Sit down
screen-join-title = { $name } asks you to the table
screen-join-where = Where would you like to sit?
screen-seat-any = Anywhere
screen-seat-computer = computer player
screen-seat-person = taken
screen-join-sit = Sit down
screen-join-wait-do = Wait for a seat
screen-join-wait = { $count ->
        [0] Every seat is taken. You can wait and look on.
        [one] Every seat is taken, and somebody is waiting already. You can wait too, and look on.
       *[other] Every seat is taken, and { $count } people are waiting. You can wait too, and look on.
    }
