### Bid Whist: the game, its ready-made rules, its options and their values

game-bid_whist = Bid Whist
    .about = The partnership game of Black America: whoever wins the auction takes the kitty, names the trump suit, and chooses whether high or low cards win, uptown or downtown.

## Ready-made rules

preset-bid_whist-standard = Bid Whist
    .who = The usual game, with both jokers and a six-card kitty: one call each, no trump counts double, plus 7 wins and minus 7 loses.
preset-bid_whist-one_joker = Five-card kitty
    .who = For tables that play with one joker: five cards in the kitty, and everything else as usual.
preset-bid_whist-deuce_high = One joker and the deuce
    .who = For tables where the 2 of spades is the second-best trump, right under the only joker.
preset-bid_whist-deuce_high_two_jokers = Both jokers and the deuce
    .who = For tables that like three sure trumps: big joker, little joker, 2 of spades.
preset-bid_whist-northeast_52 = The 52-card game
    .who = From the north-eastern United States: no jokers, bare numbers from 1 that signal to the partner, no minus points, 21 up.
preset-bid_whist-trickster = As at Trickster Cards
    .who = For those who know the game from Trickster Cards: no jokers, low goes over high, and the defenders score too.
preset-bid_whist-parlett = As Parlett tells it
    .who = From David Parlett’s Penguin Book of Card Games: you score what you bid, and the defenders score from the seventh book on.
preset-bid_whist-detroit_five_card = Detroit, five-card kitty
    .who = The tournament of the Detroit Bid Whist Marathon: one joker, bids from 4, and the better score after eight deals wins.
preset-bid_whist-columbus_no_kitty = Columbus, no kitty
    .who = The tournament of the Columbus Whist Players Society: thirteen cards each, five points win, and two set bids lose.
preset-bid_whist-rise_and_fly = Rise and fly
    .who = The house party: the kitty is sported, a bid of seven is all or nothing, and the losers get up for the next pair.

## Groups of options

group-bid_whist-pack = Pack
group-bid_whist-deal = Dealing
group-bid_whist-auction = Auction
group-bid_whist-naming = Naming and the kitty
group-bid_whist-play = Play
group-bid_whist-score = Score
group-bid_whist-end = End of the match

## Options

option-bid_whist-jokers = Jokers
    .help = How many jokers are in the pack. The kitty has 4 cards without a joker, 5 with one, 6 with two.
option-bid_whist-kitty = Kitty
    .help = Cards left over for the bidder. Without a kitty all 52 cards are dealt, thirteen to each player.
option-bid_whist-deuce_high = The deuce is high
    .help = The 2 of spades is a trump of whatever suit is trump, right below the jokers.
option-bid_whist-deuce_in_nt = The deuce in no trump
    .help = Where the deuce is high: in no trump it is worthless like a joker, or an ordinary spade.
option-bid_whist-first_dealer = First dealer
    .help = Cards are turned up until a certain suit falls, and whoever gets it deals; or it is drawn by lot.
option-bid_whist-no_face_redeal = Redeal without face cards
    .help = A player who holds no king, queen or jack may ask for a new deal in place of a call.
option-bid_whist-redeal_by = Who deals again
    .help = Who deals after a deal that was thrown in before play.
option-bid_whist-bid_style = What a bid says
    .help = The number and the kind, as in “4 uptown”; the number and perhaps “no trump”; or the number alone.
option-bid_whist-min_bid = Lowest bid
    .help = The smallest number of books over six that may be bid. Usual are 3 and 4.
option-bid_whist-auction_rounds = Calls
    .help = Everybody has one call, or the auction goes round until all but one have passed.
option-bid_whist-direction_rank = Uptown and downtown
    .help = Whether one of the two goes over the other when the number is the same.
option-bid_whist-nt_direction = High or low in no trump
    .help = Whether a no-trump bid says at once that high or low cards will win, or the bidder tells it after the auction.
option-bid_whist-low_nt_outranks_high = Low no trump over high
    .help = Low no trump may be bid over high no trump of the same number.
option-bid_whist-all_pass = When the others pass
    .help = If the first three players pass, the dealer must bid; or may pass too, and the cards are dealt again.
option-bid_whist-dealer_may_match = The dealer may match
    .help = The dealer may take the contract with a bid that only equals the highest one.
option-bid_whist-bid_signals = Signals
    .help = Low bids that tell the partner what kind of cards one holds.
option-bid_whist-name_trump = When trump is named
    .help = The bidder names trump, or high and low, before or after seeing the kitty.
option-bid_whist-sport_kitty = Sporting the kitty
    .help = The kitty is shown to all four players when the bidder takes it.
option-bid_whist-kitty_book = The kitty’s book
    .help = Who gets the buried cards as a book: the bidding side, or the winners of the first trick.
option-bid_whist-ace_downtown = The ace when low cards win
    .help = Good: still the best of its suit. Bad: the lowest. Or the bidder chooses.
option-bid_whist-jokers_nt = Jokers in no trump
    .help = They never take a trick there. When they may be played, when they must be, or whether they leave the deal.
option-bid_whist-joker_lead_nt = Leading a joker in no trump
    .help = At any time, or only when nothing else is left.
option-bid_whist-first_lead = First lead
    .help = Who leads to the first trick.
option-bid_whist-renege = Renege
    .help = A card that breaks the rules is refused; or it can be played, and the opponents may call it.
option-bid_whist-renege_penalty = A renege costs
    .help = Three books, or the whole match.
option-bid_whist-nt_doubles = No trump counts double
    .help = Everything won or lost in a no-trump contract is doubled.
option-bid_whist-made_score = A made bid scores
    .help = All books over six, or just the number bid.
option-bid_whist-set_score = A set bid
    .help = The bidding side loses what it bid, or the defenders score it.
option-bid_whist-defender_score = Defenders’ books
    .help = Whether defenders with seven books or more score their books over six.
option-bid_whist-boston_bid = A bid of seven
    .help = It counts like any other, scores double when made, or wins and loses the match. It is called a Boston.
option-bid_whist-boston_score = All thirteen books
    .help = A Boston on any bid: it counts as usual, 13 points, or four times.
option-bid_whist-set_limit = Sets that lose
    .help = A side that has been set this often in a match has lost it. Zero means no limit.
option-bid_whist-target = Target score
    .help = The match is played to this many points. Zero means that only the number of deals ends it.
option-bid_whist-lose_at_minus_target = Minus the target loses
    .help = A side that falls as far below zero as the target lies above it has lost.
option-bid_whist-bid_out = You must bid out
    .help = A side wins only in a deal in which it has made its own bid.
option-bid_whist-max_hands = Number of deals
    .help = After so many deals the higher score wins. Zero means no limit.
option-bid_whist-session = After the match
    .help = Everybody keeps the seat, or the losers give theirs to the next pair waiting.

## Values

value-bid_whist-deuce_in_nt-dead = worthless
value-bid_whist-deuce_in_nt-spade = an ordinary spade

value-bid_whist-first_dealer-first_diamond = the first diamond
value-bid_whist-first_dealer-first_club = the first club
value-bid_whist-first_dealer-random = by lot

value-bid_whist-redeal_by-same_dealer = the same dealer
value-bid_whist-redeal_by-next_dealer = the next dealer

value-bid_whist-bid_style-up_down_nt = number and kind
value-bid_whist-bid_style-number_nt = number, or number with no trump
value-bid_whist-bid_style-number = the number alone

value-bid_whist-auction_rounds-once = one each
value-bid_whist-auction_rounds-until_passed = until all but one have passed

value-bid_whist-direction_rank-equal = equal
value-bid_whist-direction_rank-down_over_up = downtown goes over uptown
value-bid_whist-direction_rank-up_over_down = uptown goes over downtown

value-bid_whist-nt_direction-after = told after the auction
value-bid_whist-nt_direction-in_bid = told in the bid

value-bid_whist-all_pass-dealer_must_bid = the dealer must bid
value-bid_whist-all_pass-redeal = new deal

value-bid_whist-bid_signals-none = no signals
value-bid_whist-bid_signals-northeast = 1 mixed, 2 low, 3 high

value-bid_whist-name_trump-before_kitty = before seeing the kitty
value-bid_whist-name_trump-after_kitty = after seeing the kitty

value-bid_whist-kitty_book-bidder = to the bidding side
value-bid_whist-kitty_book-first_trick = with the first trick

value-bid_whist-ace_downtown-good = ace good
value-bid_whist-ace_downtown-bad = ace bad
value-bid_whist-ace_downtown-choose = the bidder chooses

value-bid_whist-jokers_nt-dead = only if you cannot follow suit
value-bid_whist-jokers_nt-any_time = at any time
value-bid_whist-jokers_nt-forced = must go if you cannot follow suit
value-bid_whist-jokers_nt-removed = are buried or replaced

value-bid_whist-joker_lead_nt-allowed = at any time
value-bid_whist-joker_lead_nt-last_resort = when nothing else is left

value-bid_whist-first_lead-bidder = the bidder
value-bid_whist-first_lead-bidder_left = the player on the bidder’s left

value-bid_whist-renege-refused = is refused
value-bid_whist-renege-allowed = may be called

value-bid_whist-renege_penalty-three_books = three books
value-bid_whist-renege_penalty-game = the match

value-bid_whist-made_score-taken = all books over six
value-bid_whist-made_score-bid = the number bid

value-bid_whist-set_score-lose_bid = the bidding side loses the number bid
value-bid_whist-set_score-opponents_score = the defenders score the number bid

value-bid_whist-defender_score-none = score nothing
value-bid_whist-defender_score-odd_books = score over six

value-bid_whist-boston_bid-normal = counts like any other
value-bid_whist-boston_bid-double = made, it scores double
value-bid_whist-boston_bid-game = wins or loses the match

value-bid_whist-boston_score-normal = count as usual
value-bid_whist-boston_score-thirteen = score 13
value-bid_whist-boston_score-quadruple = count four times

value-bid_whist-set_limit-0 = no limit
value-bid_whist-target-0 = none
value-bid_whist-max_hands-0 = no limit

value-bid_whist-session-single = everybody stays
value-bid_whist-session-rise_and_fly = rise and fly
