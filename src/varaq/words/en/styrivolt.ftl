### Stýrivolt: the game, its ready-made rules, its options and their values

game-styrivolt = Stýrivolt
    .about = An old game of the Faroe Islands that hardly anybody alive still plays, and that you can help to save. Two suits are chosen in every deal, a two of hearts can fly over every ace, a lamb that is led beats the whole table, and the score is chalk strokes that you rub out. Sit down, learn who beats whom, and pass it on.

## Ready-made rules

preset-styrivolt-kvivik = Stýrivolt as at Kvívík
    .who = The game of the village of Kvívík, as Jógvan Bærentsen wrote it down in 1975: the best place to begin.
preset-styrivolt-forced_beat = Forced beating
    .who = The simple game, for learners and quick tables: if you can beat the card that is winning, you must.
preset-styrivolt-cut_for_stikkar = Cutting for a stikki
    .who = For tables that like a gift before the deal: a stikki at the bottom of the cut is laid out, and the king of its suit may fetch it.
preset-styrivolt-cut_to_fourth = Cutting to the fourth card
    .who = For bold cutters: up to four cards are looked at, two stikkar may be laid out, and a queen may step in for a missing king.
preset-styrivolt-open_choice = Choosing with open cards
    .who = For tables without secrets: everybody sees the cards that the dealer turns to choose the suits.
preset-styrivolt-dealers_judgement = The dealer’s judgement
    .who = For players who trust the dealer to think: any turned card of a chosen suit may be laid face up.
preset-styrivolt-king_for_bird = The king takes the bird
    .who = For friends of a late surprise: before the last trick the king of hearts may fetch a bird that still lies exposed.
preset-styrivolt-late_stock = The stock at any time
    .who = For easy-going tables: the stock may be taken on any turn, and returned or kept with far fewer conditions.
preset-styrivolt-old_table = The old table
    .who = For those who know the game by heart: nothing is done for you, wrong takings are paid for, and strokes you forget to rub out are lost.
preset-styrivolt-penguin = Scores of the Penguin book
    .who = For readers of David Parlett’s book: smaller prizes for playing alone, and a price for playing on in vain.

## Groups of options

group-styrivolt-cut = The cut
group-styrivolt-choosing = Choosing the suits
group-styrivolt-play = Play
group-styrivolt-stock = The stock
group-styrivolt-score = Score
group-styrivolt-board = The chalk board
group-styrivolt-deal = Dealing
group-styrivolt-table = At the table
group-styrivolt-end = End of the match

## Options

option-styrivolt-must_beat = Forced beating
    .help = Whoever can beat the card that is winning must do so, unless the partner played it.
option-styrivolt-cut_stikkar = Cutting for a stikki
    .help = Before the deal the player on the dealer’s right cuts; a permanent stikki at the bottom is laid out, and the king of its suit may fetch it.
option-styrivolt-cut_depth = Cards the cutter may look at
    .help = With 1 it is only the bottom card; 4 is “to the fourth card”.
option-styrivolt-cut_exposed = Stikkar laid out at the cut
    .help = How many the cutter may find and lay out. Two need more than one card to look at.
option-styrivolt-cut_queen = The queen for a missing king
    .help = Where nobody holds the king of the suit, its queen may fetch the stikki that was laid out.
option-styrivolt-open_choice = Turned cards seen by all
    .help = Everybody sees the cards that the dealer turns to choose the suits, not the dealer alone.
option-styrivolt-exposure = What the dealer lays face up
    .help = How freely the dealer picks, among the turned cards, the one that shows a chosen suit.
option-styrivolt-king_or_four = King or four
    .help = Which of the two is laid face up where a chosen suit turned nothing better. Villages disagree.
option-styrivolt-king_takes_bird = The king takes the bird
    .help = A bird that still lies exposed before the last trick may be fetched with the king of hearts.
option-styrivolt-four_of_a_kind = Four of a kind
    .help = Whether four cards of one rank in one hand all count as the best of them, and who must say so.
option-styrivolt-stock_time = Time of taking the stock
    .help = Until when a player may take the stock for the first time.
option-styrivolt-stock_return = Giving the stock back
    .help = Whether a player who has looked at the stock may take the old hand up again.
option-styrivolt-keep_both = Keeping both
    .help = Whether a player may play with hand and stock together.
option-styrivolt-second_taking = Second taking
    .help = Whether another player may take what the first taker left lying, and until when.
option-styrivolt-extra_card = The taker’s extra card
    .help = The stock has one card more than a hand. Either one may be laid away, or all stay in the hand.
option-styrivolt-stock_right = Taking without the right
    .help = Either only those who may take the stock are offered it, or everybody is, and a wrong taking is paid for.
option-styrivolt-failed_nine = Playing on in vain
    .help = What it gives when a side has made the game, plays on for all nine tricks and loses one.
option-styrivolt-solo_make = Made alone is worth
    .help = Crosses for a player who wins the first five tricks without a trick of the partner. Two are a monk’s cross; with 0 it counts as the side’s.
option-styrivolt-solo_nine = All nine alone is worth
    .help = Crosses for a player who wins all nine tricks alone. Four are two monk’s crosses; it may not be worth less than making alone.
option-styrivolt-stock_penalty = A wrong taking costs
    .help = Crosses that the other side gets when the stock was taken without the right. Two are a monk’s cross.
option-styrivolt-erase_order = Whose crosses go first
    .help = Which of the other side’s crosses are rubbed out first, single crosses or monk’s crosses.
option-styrivolt-marking = Marking the board
    .help = The table does it, or the winners do it themselves.
option-styrivolt-marking_reminder = Reminder to mark
    .help = The table reminds the winners. Without it, strokes that nobody marks before the next deal are lost.
option-styrivolt-upright_drawn = The upright
    .help = How the chalk line with the strokes is drawn. It changes nothing but the look.
option-styrivolt-strokes_joined = Strokes joined
    .help = The strokes are joined into an “S”. It changes nothing but the look.
option-styrivolt-erase_direction = Rubbing out
    .help = Which stroke is rubbed out first. It changes nothing but the look.
option-styrivolt-cross_drawn = The cross
    .help = How a cross is drawn. It changes nothing but the look.
option-styrivolt-monk_drawn = The monk’s cross
    .help = How a monk’s cross is drawn. It changes nothing but the look.
option-styrivolt-shuffle = Shuffling
    .help = Well, or lightly as the old players do, so that cards of one rank stay together.
option-styrivolt-first_dealer = First dealer
    .help = Drawn by lot, or a seat by its number, counted from 0.
option-styrivolt-table_talk = Talk at the table
    .help = Banter is half of this game; telling what you hold is not allowed in any case.
option-styrivolt-match_end = The match ends
    .help = After a number of deals, at a number of crosses, or when the players have had enough, as in the old days.
option-styrivolt-match_deals = Number of deals
    .help = With 12, every player deals three times.
option-styrivolt-match_crosses = Crosses to win
    .help = The first side with so many crosses wins. A monk’s cross counts as two.
option-styrivolt-match_tie = If the match stands level
    .help = What happens when the last deal is over and the sides are equal in crosses and strokes.

## Values

value-styrivolt-exposure-priority = the best, by fixed order
value-styrivolt-exposure-dealer_low = free choice among low cards
value-styrivolt-exposure-dealer_any = free choice

value-styrivolt-king_or_four-dealer = whichever the dealer likes
value-styrivolt-king_or_four-king = the king
value-styrivolt-king_or_four-four = the four

value-styrivolt-four_of_a_kind-none = not played
value-styrivolt-four_of_a_kind-auto = counts, and is said for you
value-styrivolt-four_of_a_kind-announce = counts only if you say so

value-styrivolt-stock_time-first_trick = in the first trick
value-styrivolt-stock_time-any_time = at any time

value-styrivolt-stock_return-strict = under the old conditions
value-styrivolt-stock_return-free = whenever it has no stikki
value-styrivolt-stock_return-never = never

value-styrivolt-keep_both-strict = under the old conditions
value-styrivolt-keep_both-free = always
value-styrivolt-keep_both-never = never

value-styrivolt-second_taking-any_time = at any time
value-styrivolt-second_taking-first_trick = before one’s own first card
value-styrivolt-second_taking-never = never

value-styrivolt-extra_card-may_discard = may be laid away
value-styrivolt-extra_card-keep = stays in the hand

value-styrivolt-stock_right-enforced = cannot happen
value-styrivolt-stock_right-penalised = happens, and is paid for

value-styrivolt-failed_nine-ordinary = an ordinary game
value-styrivolt-failed_nine-nothing = nothing
value-styrivolt-failed_nine-opponents_one = one stroke for the others
value-styrivolt-failed_nine-opponents_two = two strokes for the others

value-styrivolt-erase_order-singles_first = single crosses first
value-styrivolt-erase_order-monk_first = monk’s crosses first

value-styrivolt-marking-auto = by the table
value-styrivolt-marking-by_hand = by the winners

value-styrivolt-upright_drawn-vertical = standing
value-styrivolt-upright_drawn-horizontal = lying

value-styrivolt-erase_direction-top_down = from the top down
value-styrivolt-erase_direction-any = in any order

value-styrivolt-cross_drawn-upright = upright
value-styrivolt-cross_drawn-diagonal = slanting

value-styrivolt-monk_drawn-vertical = standing
value-styrivolt-monk_drawn-horizontal = lying

value-styrivolt-shuffle-thorough = thorough
value-styrivolt-shuffle-light = light, as of old

value-styrivolt-first_dealer-random = drawn by lot

value-styrivolt-table_talk-none = none
value-styrivolt-table_talk-banter = set phrases
value-styrivolt-table_talk-free = free talk

value-styrivolt-match_end-deals = after a number of deals
value-styrivolt-match_end-crosses = at a number of crosses
value-styrivolt-match_end-open = when the players stop

value-styrivolt-match_tie-play_on = play on
value-styrivolt-match_tie-draw = a draw
