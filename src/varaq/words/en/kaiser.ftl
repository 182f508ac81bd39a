### Kaiser and its kin: the game, its ready-made rules, its options and their values

game-kaiser = Kaiser
    .about = A bidding game from the Canadian prairies. Every trick is worth a point, the bonus card (in Kaiser the 5 of hearts) adds to the trick that takes it, and the penalty card (the 3 of spades) takes away.

## Ready-made rules

preset-kaiser-standard = Kaiser
    .who = The usual game of the prairies, above all of Saskatchewan: four players, 32 cards, one round of bids, first to 52.
preset-kaiser-cardgames_zone = Kaiser to 52
    .who = The plain game as cardgames.zone tells it: no misdeals, and a bid of 12 no trump is called “Kaiser”.
preset-kaiser-cardgames_zone_32 = Kaiser to 32
    .who = The short game for an evening that is nearly over: everything as usual, but first to 32.
preset-kaiser-saskatchewan_34 = Kaiser with a kitty and lows
    .who = Many Saskatchewan tables play this: 34 cards, two of them in a kitty for the bidder, bids from 7, and low no trump above no trump.
preset-kaiser-saskatchewan_34_equal = High and low are equal
    .who = The 34-card game at tables where no trump and low no trump are worth the same in the auction.
preset-kaiser-saskatchewan_34_declared = “No”, then say high or low
    .who = The 34-card game with a secret: the bidder just says “no”, and tells high or low when the auction is over.
preset-kaiser-saskatchewan_34_any = Any bid high or low
    .who = The 34-card game turned upside down whenever the bidder likes: even a trump contract may be played low.
preset-kaiser-saskatchewan_62 = 52, or 62 after a no
    .who = For Saskatchewan tables that start the bidding at 7 and move the finish to 62 once anybody has made a no trump.
preset-kaiser-saskatchewan_47 = Bid out from 47
    .who = A sharper Saskatchewan game: from 47 you must bid to go out, or capture the bidder’s 5 of hearts, and minus the target loses.
preset-kaiser-fifty_six = 56, or 62 after a no
    .who = For those who like it a little longer: first to 56, or to 62 once a no trump has been made.
preset-kaiser-sixty_four = 52, or 64 after a no
    .who = The usual game, but a made no trump moves the finish to 64.
preset-kaiser-sixty_nine = To 69, out at minus 69
    .who = The long game: first to 69 wins, and who sinks to minus 69 has lost.
preset-kaiser-bid_to_win = You must bid to go out
    .who = For tables that want the match won, not drifted into: only a side that makes its own bid can win.
preset-kaiser-three_spot = Three-Spot (Troika)
    .who = The name among Saskatchewan’s Ukrainian families; take the 3 of spades with fewer than three tricks and you have minus 3, whatever else you took.
preset-kaiser-no_overtricks = What you bid is what you get
    .who = For honest bidders: a made bid scores the bid and not a point more.
preset-kaiser-passing_kaiser = Pass two: left, right, across
    .who = For friends of passing: before the bidding everybody gives two cards away, to the left, then to the right, then to the partner.
preset-kaiser-kaiser_out = Kaiser wins the game
    .who = For daring tables: bid “Kaiser”, take seven tricks by yourself with the 5 of hearts among them, leave the others the 3 of spades, and the whole match is yours.
preset-kaiser-beginners = Easy Kaiser
    .who = A gentle start for learners: bids from 5, nobody is forced to bid, and poor cards may be thrown in.
preset-kaiser-pot_kaiser = Kaiser with a pot
    .who = For those who like something on the table: every failed contract pays into the pot, and the winner of the match takes it.
preset-kaiser-les_rois = Les Rois
    .who = Québec before 1914: the seven is high and the king low, the king of hearts is good, the king of spades is bad, and the game is to 40.
preset-kaiser-hetu = Les Rois, J. Hétu
    .who = The game of J. Hétu, a relative of Les Rois: two eights in place of two kings, the first lead makes trump, and the good king is worth 6.
preset-kaiser-joffre = Joffre to 40
    .who = Played in Québec’s Bellechasse country with a pack of its own, where Joffre is worth 5 and dreads the Kaiser.
preset-kaiser-joffre_41 = Joffre to 41
    .who = Joffre as usual, for tables that play to 41.
preset-kaiser-joffre_42 = Joffre to 42
    .who = Joffre as usual, for tables that play to 42.
preset-kaiser-lost_heir_1893 = Lost Heir, 1893, partners
    .who = The old McLoughlin boxed game of 48 cards, probably Kaiser’s ancestor: the dealer sells the first lead to the highest bidder, or keeps it.
preset-kaiser-lost_heir_1893_solo = Lost Heir, 1893, every man for himself
    .who = The old boxed game without partners, for two, three or four players.
preset-kaiser-lost_heir = Lost Heir, 32 cards, partners
    .who = The later, smaller box: 32 cards, four players in partnership, first to 25.
preset-kaiser-lost_heir_solo = Lost Heir, 32 cards, every man for himself
    .who = The smaller box for two, three or four players on their own, first to 40.
preset-kaiser-two_player = Kaiser for two
    .who = Sokan’s game for two: eight cards in your hand and eight more in front of you, in four little piles.
preset-kaiser-three_player = Kaiser for three
    .who = Garringer’s game for three, each alone: 26 cards, with a kitty of two that some call the “missy”.
preset-kaiser-five_player = Kaiser for five
    .who = When a fifth chair comes to the table: 40 cards, and everybody for themselves.
preset-kaiser-six_player_two_teams = Kaiser for six, three against three
    .who = For a full kitchen table: two teams of three, sitting turn about, with 48 cards.
preset-kaiser-six_player_three_teams = Kaiser for six, three pairs
    .who = For three couples: partners sit opposite, with 48 cards.

## Groups of options

group-kaiser-seats = Players and pack
group-kaiser-deal = Dealing and passing
group-kaiser-auction = Auction
group-kaiser-trump = Trump, high and low
group-kaiser-cards = Bonus and penalty
group-kaiser-score = Score
group-kaiser-end = End of the match

## Options

option-kaiser-players = Players
    .help = How many sit at the table.
option-kaiser-sides = Sides
    .help = Who plays with whom.
option-kaiser-pack = Pack
    .help = Which cards you play with. A kitty comes with the packs that have cards to spare.
option-kaiser-piles = Piles in front of the players
    .help = In the game for two, each player has eight cards in hand and eight more in four piles on the table.
option-kaiser-misdeal_no_honours = Poor cards may be thrown in
    .help = Whoever is dealt no ace, no face card, no 5 of hearts and no 3 of spades may ask for a new deal.
option-kaiser-misdeal_four_alike = Four small ones may be thrown in
    .help = Whoever is dealt all four tens, all four nines or all four eights may ask for a new deal.
option-kaiser-passing = Passing cards
    .help = Whether players give each other cards face down, to whom, and when.
option-kaiser-auction = Auction
    .help = In the usual auction the highest bidder plays the contract. In Lost Heir the dealer sells the first lead to the highest bidder, or refuses and leads.
option-kaiser-min_bid = Lowest bid
    .help = The smallest number that may be bid. Usual are 5, 6 and 7.
option-kaiser-max_bid = Highest bid
    .help = The largest number that may be bid. Usual is 12, the most that one side can take.
option-kaiser-no_trump = No trump
    .help = Whether a player may bid no trump, which counts double.
option-kaiser-low = Low contracts
    .help = Whether a deal can be played upside down, so that the low cards win, and when the bidder says so.
option-kaiser-kaiser_bid = The Kaiser bid
    .help = A call above all others, for very strong cards. It can win or lose the whole match, or be worth 40 points.
option-kaiser-kaiser40_partner = Partner in a Kaiser for 40
    .help = Whether the bidder’s partner plays along or sits the deal out.
option-kaiser-all_pass = When everybody else passes
    .help = Either the dealer must bid, or the dealer may pass too and the cards are dealt again.
option-kaiser-forced_bid = What a forced dealer bids
    .help = The dealer who must bid may bid anything, or only the lowest number.
option-kaiser-trump_by = How trump is made
    .help = The bidder names trump after the auction, or the first card led makes it.
option-kaiser-bonus_points = The bonus card is worth
    .help = Points for the side that takes it. In Kaiser it is the 5 of hearts.
option-kaiser-penalty_points = The penalty card costs
    .help = Points lost by the side that takes it. In Kaiser it is the 3 of spades.
option-kaiser-joffre_insult = The insult
    .help = If the Kaiser card wins a trick with Joffre in it, the side that played Joffre loses 5 points.
option-kaiser-overtricks = Points above the bid count
    .help = If they do not, a made contract scores just the bid.
option-kaiser-three_spot = The three-spot
    .help = What the penalty card costs a side that takes few tricks.
option-kaiser-fail_penalty = A failed contract
    .help = Whether the bidder’s side loses its bid or just scores nothing.
option-kaiser-target = Target score
    .help = The match is played to this many points.
option-kaiser-target_after_nt = Target after a no trump
    .help = Once anybody has made a no-trump contract, everybody plays to this target instead.
option-kaiser-no_bid_limit = Bid-out limit
    .help = A side that stands at this score or above scores only by bidding. Automatic is seven below the target: 45 of 52.
option-kaiser-no_bid_limit_raised = Bid-out limit after the rise
    .help = The limit once a no trump has raised the target. Automatic moves it up as far as the target.
option-kaiser-five_wins = Capturing the bonus card wins
    .help = A side at the bid-out limit can win on the spot by taking the bonus card.
option-kaiser-win_by = Who can win
    .help = Any side that reaches the target, or only a side that has just made its own bid.
option-kaiser-both_reach = Several at the target
    .help = Who wins when more than one side reaches the target in the same deal.
option-kaiser-lose_at_minus = Minus the target loses
    .help = A side that falls as far below zero as the target lies above it has lost.
option-kaiser-pot_stake = Stake for the pot
    .help = What a failed contract pays into the pot. Zero means no pot.

## Values

value-kaiser-sides-teams2 = two teams
value-kaiser-sides-teams3 = three teams of two
value-kaiser-sides-solo = every man for himself

value-kaiser-pack-kaiser32 = Kaiser, 32 cards
value-kaiser-pack-kaiser34 = Kaiser, 34 cards with kitty
value-kaiser-pack-kaiser26 = Kaiser, 26 cards with kitty
value-kaiser-pack-kaiser40 = Kaiser, 40 cards
value-kaiser-pack-kaiser48 = Kaiser, 48 cards
value-kaiser-pack-rois32 = Les Rois, 32 cards
value-kaiser-pack-hetu32 = J. Hétu, 32 cards
value-kaiser-pack-joffre32 = Joffre, 32 cards
value-kaiser-pack-heir32 = Lost Heir, 32 cards
value-kaiser-pack-heir48 = Lost Heir, 48 cards

value-kaiser-passing-none = no passing
value-kaiser-passing-partner1 = one card to the partner
value-kaiser-passing-partner2 = two cards to the partner
value-kaiser-passing-cycle2 = two cards: left, right, partner
value-kaiser-passing-after_bid2 = two cards to the partner, after the auction

value-kaiser-auction-once = one call each
value-kaiser-auction-sale = the dealer sells or refuses

value-kaiser-low-off = no low contracts
value-kaiser-low-ranked = low no trump is a higher bid
value-kaiser-low-equal = low no trump is an equal bid
value-kaiser-low-declared = no trump: high or low said later
value-kaiser-low-any = any contract: high or low said later

value-kaiser-kaiser_bid-off = no Kaiser bid
value-kaiser-kaiser_bid-solo12 = for the match, bidder alone
value-kaiser-kaiser_bid-team12 = for the match, as a team
value-kaiser-kaiser_bid-forty = for 40 points

value-kaiser-kaiser40_partner-plays = plays along
value-kaiser-kaiser40_partner-sits_out = sits out

value-kaiser-all_pass-forced = the dealer must bid
value-kaiser-all_pass-redeal = new deal

value-kaiser-forced_bid-any = any bid
value-kaiser-forced_bid-minimum = the lowest number

value-kaiser-trump_by-named = named by the bidder
value-kaiser-trump_by-led = made by the first lead

value-kaiser-three_spot-minus3 = just the penalty
value-kaiser-three_spot-clear3 = clear it with three tricks

value-kaiser-fail_penalty-bid = loses the bid
value-kaiser-fail_penalty-zero = scores zero

value-kaiser-five_wins-off = no
value-kaiser-five_wins-captured = if the bidder’s side played it
value-kaiser-five_wins-taken = whoever played it

value-kaiser-win_by-score = any side at the target
value-kaiser-win_by-bid = only by a made bid

value-kaiser-both_reach-bidder = the bidder’s side wins
value-kaiser-both_reach-higher = the higher total wins
