### The Twenty-Eight family: the game, its ready-made rules, its options and their values

game-twenty_eight = Twenty-eight
    .about = The great bidding games of Kerala, Bengal and Bihar: jack and nine on top, a trump that lies face down until somebody asks for it, and king and queen that turn the bid. Here are 28, 29, Forty and 56.

## Ready-made rules

preset-twenty_eight-twenty_eight = 28
    .who = The usual game for four in Kerala, where it is called Irupathiyettu, Thuruppu or Lelam: bids from 14, hidden trump, six pips win.
preset-twenty_eight-twenty_eight_kerala = 28 with honours
    .who = Irupathiyettu as Kerala clubs play it: over a partner only from 20 up, a second auction from 24, and no pair.
preset-twenty_eight-twenty_eight_21 = Two for twenty-one
    .who = For tables where a bid of 21 or more is doubled by itself, and where the seventh card (ezhaam cheettu, saatwan patta) may choose trump.
preset-twenty_eight-twenty_eight_six = 28 for six
    .who = Irupathiyettu for a full table: six players, three against three, with the sixes in the pack and bids from 16.
preset-twenty_eight-twenty_nine = 29
    .who = Unotrish in Bengal, Bangladesh and the north of India: clockwise, bids from 16, and a point for the last trick.
preset-twenty_eight-west_bengal_28 = 28 from sixteen
    .who = Twenty-eight as West Bengal plays it (Bengali players say rong for trump): bids from 16, and the pair (jodi, biye) helps the bidder only from 19 up.
preset-twenty_eight-bihar_28 = 28 with C
    .who = Atthais in Bihar, Odisha and Jharkhand: the bidder may answer a double with C, for six, and a strong hand may be played alone (akela).
preset-twenty_eight-forty = Forty
    .who = Nalpathu, the Kerala game for six with the threes added: a three is worth as much as a jack, and “thani” goes above all bids.
preset-twenty_eight-fifty_six_4 = 56 for four
    .who = Ambathiyaaru with two packs and only four at the table: twelve cards each, trump named in the auction.
preset-twenty_eight-fifty_six_6 = 56
    .who = Ambathiyaaru, the game of Kerala’s clubs and tournaments: six players, two packs, open trump, twelve tables to win.
preset-twenty_eight-fifty_six_8 = 56 for eight
    .who = Ambathiyaaru for a wedding or a feast: eight players, four against four, with two full packs of 32.

## Groups of options

group-twenty_eight-seats = Players and pack
group-twenty_eight-deal = Dealing and cancelled deals
group-twenty_eight-auction = Auction
group-twenty_eight-alone = Playing alone
group-twenty_eight-trump = Choosing trump
group-twenty_eight-doubling = Doubling
group-twenty_eight-play = Play
group-twenty_eight-pair = The pair
group-twenty_eight-score = Score
group-twenty_eight-end = End of the match

## Options

option-twenty_eight-players = Players
    .help = How many sit at the table: four, six or eight, always in two sides.
option-twenty_eight-pack = Pack
    .help = Which cards you play with. Each pack belongs to a number of players.
option-twenty_eight-direction = Direction
    .help = Which way dealing, bidding and playing go round. South India plays counter-clockwise.
option-twenty_eight-cut = Cutting the pack
    .help = Whether the player before the dealer may cut the pack once.
option-twenty_eight-bid_after = The auction is held
    .help = On half of the cards, before the rest is dealt, or when everybody has all cards.
option-twenty_eight-first_pointless = First hand without card points
    .help = Whether the first player to bid may call for a new deal with cards that carry no points.
option-twenty_eight-two_pointless = First two hands without card points
    .help = First hand without points may pass; if the next player has no points either, the deal is cancelled.
option-twenty_eight-pointless_hand = Anybody without card points
    .help = Whether the deal is cancelled when a complete hand carries no points.
option-twenty_eight-four_jacks = Four jacks in one hand
    .help = The deal is cancelled by itself, or at the wish of the player who holds them, or it is played.
option-twenty_eight-one_suit_hand = All cards of one suit
    .help = A complete hand of a single suit cancels the deal, may be laid down for points, or is played.
option-twenty_eight-first_bidder_one_suit = First bidder with one suit
    .help = What happens when the first player to bid holds only one suit.
option-twenty_eight-redeal_dealer = After a cancelled deal
    .help = Who deals again.
option-twenty_eight-min_bid = Lowest bid
    .help = The smallest number that may be bid. Usual are 14 to 17, 20 in Forty and 28 in 56.
option-twenty_eight-max_bid = Highest bid
    .help = As many as there are card points, or four more, which only the pair can make up for.
option-twenty_eight-auction = Auction
    .help = Round and round until all others pass, once each, or one against one.
option-twenty_eight-pass_is_final = A pass is final
    .help = Whoever has passed is out of the auction.
option-twenty_eight-first_bid = Who has to open
    .help = First hand must bid, or the dealer if everybody else passes, or nobody.
option-twenty_eight-all_pass = When everybody passes
    .help = A new deal, or first hand plays the lowest bid without trump.
option-twenty_eight-raise_partner = Bidding over a partner
    .help = How freely you may bid more than your own side has bid.
option-twenty_eight-honours_from = Honours begin at
    .help = Bids from this number up are honours; only they may be bid over a partner.
option-twenty_eight-rebid_min = Lowest second bid
    .help = Whoever has bid once may bid again only this number or more. In Forty it is 30.
option-twenty_eight-second_auction = Second auction
    .help = Another auction when all cards are dealt, from 24 up; its winner chooses trump anew.
option-twenty_eight-thani = Thani
    .help = A call above all numbers: alone, without trump, and every trick.
option-twenty_eight-half_court = Half court
    .help = Somebody plays the first half of the cards alone, without trump, and must take every trick.
option-twenty_eight-bid_names_trump = Bids name trump
    .help = A bid is a number with a suit, as in 56.
option-twenty_eight-no_trump_bid = Bids without trump
    .help = A bid may say no trump in place of a suit.
option-twenty_eight-trump_card = How trump is laid out
    .help = A card from the bidder’s own hand face down, a spare card as a marker, or open from the start.
option-twenty_eight-seventh_card = Seventh card
    .help = The bidder may let the seventh card dealt (ezhaam cheettu, saatwan patta) decide trump.
option-twenty_eight-doubling = Doubling
    .help = Whether the opponents may double, and the bidding side redouble.
option-twenty_eight-double_time = When it is doubled
    .help = After trump has been chosen, or in the auction, as in 56.
option-twenty_eight-double_effect = What a double does
    .help = It multiplies what the bid is worth, or adds one to it; a redouble adds two.
option-twenty_eight-auto_double_from = Doubled by itself from
    .help = A bid of this number or more counts double without a word. Usual are 20, 21 and 22.
option-twenty_eight-stake_cap = Highest stake
    .help = No double or redouble may take the stake above this.
option-twenty_eight-c_call = C
    .help = The bidder of a side that stands at zero may answer a double with C, for six.
option-twenty_eight-c_with_auto_double = C beside automatic doubles
    .help = C may be said although high bids double by themselves, but only after a spoken double.
option-twenty_eight-first_lead = First lead
    .help = Who leads to the first trick.
option-twenty_eight-ask_trump = Asking for trump
    .help = Whether a player who cannot follow suit may ask for trump, or must.
option-twenty_eight-ask_duty = After asking
    .help = Whether whoever has asked must play a trump, or may play anything.
option-twenty_eight-bidder_shows = When the bidder shows trump
    .help = The bidder then plays any trump, or the very card that lay face down.
option-twenty_eight-reveal_scope = Trumps played before the showing
    .help = Whether cards of the trump suit that already lie in the trick count as trumps.
option-twenty_eight-bidder_lead_trump = Bidder leads the hidden suit
    .help = Whether the bidder may lead the trump suit while trump is hidden.
option-twenty_eight-never_shown = Trump never shown
    .help = The deal is cancelled before the last trick, or the bidder turns trump up in it.
option-twenty_eight-undertrump = Trumping lower
    .help = Whether you may play a lower trump when a higher one lies in the trick.
option-twenty_eight-jack_discard = Throwing away jacks
    .help = Whether a player who cannot follow suit may throw a jack while trump is hidden.
option-twenty_eight-pair = The pair
    .help = What king and queen of trump (jodi, royal) do when they are shown: move the target by four, or change what is at stake.
option-twenty_eight-pair_timing = When the pair may be shown
    .help = After a trick won since trump was shown, or with more freedom, above all for the opponents.
option-twenty_eight-pair_won_with = The trick before the pair
    .help = Whether it may be won with any card, or must be won with a trump.
option-twenty_eight-pair_min_bid = Pair helps the bidder from
    .help = The bidding side may show its pair only if the bid was this number or more.
option-twenty_eight-pair_floor = Lower limit of the target
    .help = How low the bidder’s pair may take the target.
option-twenty_eight-pair_ceiling = Upper limit of the target
    .help = How high the opponents’ pair may take the target.
option-twenty_eight-single_hand = Single hand
    .help = Before the first lead a player may undertake every trick alone (akela), without trump.
option-twenty_eight-sure_hand = A hand certain to win
    .help = It may never be declared as a single hand; it may be laid down for points, or not.
option-twenty_eight-single_points = Single hand is worth
    .help = Game points that a single hand wins or loses. Usual are 2 and 3.
option-twenty_eight-scoring = Worth of a bid
    .help = The same for every bid, or more for higher bids and most for failed ones.
option-twenty_eight-last_trick_point = A point for the last trick
    .help = The last trick is worth one card point more. That makes 29.
option-twenty_eight-under_half = Less than half
    .help = Whether a bid counts double against the bidder who takes less than half of what was needed.
option-twenty_eight-all_tricks = Every trick
    .help = Whether it counts double when one side takes every trick.
option-twenty_eight-misplay = Wrong cards
    .help = A wrong card is refused, or it stands and the opponents may claim a penalty.
option-twenty_eight-misplay_goes = The penalty
    .help = The side that played wrong loses points, or the other side gains them.
option-twenty_eight-match_style = How the score is kept
    .help = Pips on the sixes that come and go, points that only go up, or tables handed over.
option-twenty_eight-target = Match to
    .help = Pips or points that end a match, or tables that each side starts with.
option-twenty_eight-sets_to_win = Sets to win
    .help = How many times a side must reach the target to win the match.
option-twenty_eight-set_cancel = Sets cancel out
    .help = When both sides have a set of the same colour, each drops one.

## Values

value-twenty_eight-pack-single_32 = 32 cards
value-twenty_eight-pack-single_36_threes = 36 cards with the threes
value-twenty_eight-pack-single_36_sixes = 36 cards with the sixes
value-twenty_eight-pack-double_48 = two packs, 48 cards
value-twenty_eight-pack-double_64 = two packs, 64 cards
value-twenty_eight-pack-double_32 = two packs, 32 cards

value-twenty_eight-direction-counter_clockwise = counter-clockwise
value-twenty_eight-direction-clockwise = clockwise

value-twenty_eight-cut-none = no cut
value-twenty_eight-cut-once = one cut

value-twenty_eight-bid_after-half = on half of the cards
value-twenty_eight-bid_after-all = on all cards

value-twenty_eight-first_pointless-none = plays like any other
value-twenty_eight-first_pointless-may_redeal = may call for a new deal

value-twenty_eight-pointless_hand-none = is played
value-twenty_eight-pointless_hand-redeal = new deal

value-twenty_eight-four_jacks-none = are played
value-twenty_eight-four_jacks-redeal = new deal
value-twenty_eight-four_jacks-claim = new deal if the holder wants it

value-twenty_eight-one_suit_hand-none = is played
value-twenty_eight-one_suit_hand-redeal = new deal
value-twenty_eight-one_suit_hand-show = may be laid down

value-twenty_eight-first_bidder_one_suit-none = bids like any other
value-twenty_eight-first_bidder_one_suit-barred = must pass on that turn
value-twenty_eight-first_bidder_one_suit-redeal = new deal

value-twenty_eight-redeal_dealer-same = the same dealer deals
value-twenty_eight-redeal_dealer-next = the next dealer deals

value-twenty_eight-max_bid-points = all card points
value-twenty_eight-max_bid-points_plus_pair = four more, for the pair

value-twenty_eight-auction-three_passes = until all others pass
value-twenty_eight-auction-one_round = one call each
value-twenty_eight-auction-duel = one against one

value-twenty_eight-first_bid-forced = first hand must bid
value-twenty_eight-first_bid-dealer_forced = the dealer, if all others pass
value-twenty_eight-first_bid-free = nobody

value-twenty_eight-all_pass-redeal = new deal
value-twenty_eight-all_pass-no_trump_minimum = lowest bid without trump

value-twenty_eight-raise_partner-free = any higher bid
value-twenty_eight-raise_partner-honours = only honours
value-twenty_eight-raise_partner-never = never

value-twenty_eight-rebid_min-none = no limit

value-twenty_eight-second_auction-none = no second auction
value-twenty_eight-second_auction-from_24 = from 24

value-twenty_eight-trump_card-own = an own card face down
value-twenty_eight-trump_card-marker = a spare card as marker
value-twenty_eight-trump_card-open = open, named in the auction

value-twenty_eight-doubling-none = no doubling
value-twenty_eight-doubling-double = double
value-twenty_eight-doubling-redouble = double and redouble

value-twenty_eight-double_time-after_trump = after trump is chosen
value-twenty_eight-double_time-in_auction = in the auction

value-twenty_eight-double_effect-times = times two, times four
value-twenty_eight-double_effect-plus = plus one, plus two

value-twenty_eight-auto_double_from-none = never by itself

value-twenty_eight-stake_cap-none = no limit

value-twenty_eight-first_lead-first_hand = first hand
value-twenty_eight-first_lead-bidder = the bidder

value-twenty_eight-ask_trump-may = may ask
value-twenty_eight-ask_trump-must = must ask

value-twenty_eight-ask_duty-must_trump = must play a trump
value-twenty_eight-ask_duty-free = may play anything

value-twenty_eight-bidder_shows-any_trump = any trump
value-twenty_eight-bidder_shows-that_card = that very card

value-twenty_eight-reveal_scope-whole_trick = count as trumps
value-twenty_eight-reveal_scope-from_reveal = do not count

value-twenty_eight-bidder_lead_trump-barred = not allowed
value-twenty_eight-bidder_lead_trump-free = allowed

value-twenty_eight-never_shown-void = deal cancelled
value-twenty_eight-never_shown-last_trick = shown in the last trick

value-twenty_eight-undertrump-banned = not allowed
value-twenty_eight-undertrump-allowed = allowed

value-twenty_eight-jack_discard-free = at any time
value-twenty_eight-jack_discard-after_reveal = only once trump is shown

value-twenty_eight-pair-none = no pair
value-twenty_eight-pair-bid_4 = moves the target by 4
value-twenty_eight-pair-stake = doubles or halves the game points

value-twenty_eight-pair_timing-after_trick = after a trick, both sides
value-twenty_eight-pair_timing-relaxed = opponents at any time

value-twenty_eight-pair_won_with-any_card = any card
value-twenty_eight-pair_won_with-trump = a trump

value-twenty_eight-pair_min_bid-none = any bid

value-twenty_eight-pair_floor-none = no limit
value-twenty_eight-pair_floor-min_bid = the lowest bid

value-twenty_eight-pair_ceiling-none = no limit
value-twenty_eight-pair_ceiling-points = the points in the deal

value-twenty_eight-sure_hand-barred = is played like any other
value-twenty_eight-sure_hand-show = may be laid down

value-twenty_eight-scoring-plus_minus = the same for every bid
value-twenty_eight-scoring-bands_28 = in three steps, as in Kerala
value-twenty_eight-scoring-bands_40 = in steps, as in Forty
value-twenty_eight-scoring-bands_56 = in steps, as in 56

value-twenty_eight-under_half-none = counts like any failed bid
value-twenty_eight-under_half-double = counts double

value-twenty_eight-all_tricks-none = counts nothing extra
value-twenty_eight-all_tricks-double = counts double

value-twenty_eight-misplay-refused = are refused
value-twenty_eight-misplay-penalty = may be claimed
value-twenty_eight-misplay-penalty_double = may be claimed, and count double

value-twenty_eight-misplay_goes-offender_loses = is lost by the offender’s side
value-twenty_eight-misplay_goes-other_gains = is gained by the other side

value-twenty_eight-match_style-pips = pips on the sixes
value-twenty_eight-match_style-points = points that only go up
value-twenty_eight-match_style-tables = tables handed over
