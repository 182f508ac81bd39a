### Stýrivolt: the printed rules of a house

### A clause is printed only where it applies (games/styrivolt/clauses.py). It may use every
### option by its name. "Deal" is the round, "hand" the cards. The Faroese name of a card
### stands beside the English one where the card is introduced.

section-styrivolt-players = Players and cards
section-styrivolt-powers = The powers of the cards
section-styrivolt-beating = What beats what
section-styrivolt-four = Four of a kind
section-styrivolt-dealing = Shuffling and dealing
section-styrivolt-cut = Cutting for a stikki
section-styrivolt-choosing = Choosing the suits
section-styrivolt-trading = Trading
section-styrivolt-play = Playing the cards
section-styrivolt-stock = Taking the stock
section-styrivolt-board = The chalk board
section-styrivolt-end = The aim and the end
section-styrivolt-customs = Customs of old players
section-styrivolt-hidden = What you may see, and the course of a deal

## Players and cards

ST-1 = Four players in two pairs. Partners sit opposite each other. Everything goes clockwise: after you comes the player on your left.
ST-2 = You play with 48 cards: the full pack without the four tens.
ST-3 = Every player gets nine cards, so a deal has nine tricks at most. The side that takes five tricks or more wins the deal.
ST-4 = In every deal two of the four suits are chosen. The other two are unchosen. Which they are is found out anew each time.
ST-5 = An unchosen suit ranks ace, king, queen, jack, 9, 8, 7, 6, 5, 4, 3, 2. A permanent stikki of that suit is left out of this order: it has a place of its own.

## The powers of the cards

ST-6 = Five cards are always on top, the permanent stikkar (“stingers”). From the highest: 2 of hearts, the bird (fuglurin); 4 of clubs, the fyrik (fýrikurin); 8 of spades, the eight (áttan); 9 of hearts, the hay-yard mare (hoygarðsryssa); 9 of diamonds, the diamond mare (rútararyssa). They keep this place whatever suits are chosen, even when their own is: then the 2 of hearts is no tvist, the 4 of clubs no unfortunate, and the 8 of spades, the 9 of hearts and the 9 of diamonds are no free cards.
ST-7 = Below them come the aces of the chosen suits, the stýrivoltar, and then the jacks of the chosen suits, the karniflar. So there are nine stikkar in every deal.
ST-8 = A stikki beats every card that is not a stikki, except a lamb that was led. Among stikkar the higher beats the lower.
ST-9 = Next come the capture cards (tøkukortini), all below every stikki. From the highest: the 6 of a chosen suit, a postman (postar); the 2, a tvist (tvistar); the 3, a trist (tristar); the 4, an unfortunate (ólukkur).
ST-10 = Of the unchosen cards a postman beats the ace and everything below it, a tvist the king and below, a trist the queen and below, and an unfortunate the jack and below.
ST-11 = Stikkar and capture cards beat one another in this one order, across both chosen suits alike.
ST-12 = Equal cards of the two chosen suits do not beat each other: the one that was played first stands. “The one does not punish the other.”
ST-13 = The 7 of a chosen suit is a lamb (lomb). Led, it wins the trick whatever is played to it, even the bird. Not led, it beats nothing.
ST-14 = A lamb may not be led to the first trick. Later it may, for whoever leads then has won the trick before.{ $four_of_a_kind ->
        [none] { "" }
       *[other] { " " }The same holds for an unchosen 7 that counts as a lamb because you hold all four.
    }
ST-15 = The 8 and the 9 of a chosen suit, where they are not stikkar, are free cards (fríkort). Led, a free card is beaten only by a stikki. Not led, it beats nothing.
ST-16 = A chosen king (kongar), if led, is beaten by a tvist and anything above it. A chosen queen (frýr), if led, is beaten by a trist and anything above it; the king of her own suit does not beat her. Not led, both beat nothing.
ST-17 = The 5 of a chosen suit is a trader (keypmenn, or fimmikar). It is worth nothing in itself, but may be changed for the exposed card of its suit. If you lead it, it is changed at that moment, and the card you get for it is the card led. Played in any other way it beats nothing.{ $king_takes_bird ->
        [yes] { " " }If the king of hearts has fetched the bird, the trader of hearts has nothing to be changed for: led then, it is beaten by any capture card and any stikki, and by nothing else.
       *[no] { "" }
    }
ST-18 = An unchosen card beats only a lower unchosen card of its own suit. It never beats a chosen card, a stikki or a capture card, not even one that has just beaten a card of its suit.{ $four_of_a_kind ->
        [none] { "" }
       *[other] { " " }A card that four of a kind has raised is not an unchosen card for this.
    }

## What beats what

ST-19 = A trick is settled card by card. At first the card led is winning; every later card either beats the card that is winning and takes its place, or does not. So it matters who plays before whom.
ST-20 = The cards with power, led or not, from the top: bird 11, fyrik 10, eight 9, hay-yard mare 8, diamond mare 7; then of the chosen suits ace (stýrivoltur) 6, jack (karnifl) 5, six (postman) 4, two (tvist) 3, three (trist) 2, four (unfortunate) 1. Every other card has power 0.
ST-21 = What a winning card holds against. A card with power: all but a higher power. A lamb that was led: everything. A free card that was led: all but stikkar. A chosen king that was led, or an unchosen king: all but a tvist and above. A chosen queen that was led, or an unchosen queen: all but a trist and above. An unchosen ace: all but a postman and above. An unchosen jack or anything lower{ $king_takes_bird ->
        [yes] , or a trader that was led with nothing to be changed for
       *[no] { "" }
    }: all but an unfortunate and above. An unchosen card can also be beaten by a higher one of its own suit.
ST-22 = So there are just two ways to beat the card that is winning: with a card whose power is greater than what that card holds against; or, if both are unchosen cards without power and of the same suit, with the higher one. Nothing else beats anything.
ST-23 = Two examples, with hearts and spades chosen. Queen of diamonds, then 3 of spades, then king of diamonds: the trist has the trick, and the king cannot beat it. Queen of diamonds, then king of diamonds, then 3 of spades: the king has the trick, and the trist cannot beat him.
ST-24 = Seen from the card you play. A stikki beats everything but a higher or equal stikki and a lamb that was led. A postman beats any lower capture card, a chosen king or queen that was led, and any unchosen card. A tvist beats a trist or an unfortunate, a chosen king or queen that was led, and an unchosen king and below. A trist beats an unfortunate, a chosen queen that was led, and an unchosen queen and below. An unfortunate beats an unchosen jack and below{ $king_takes_bird ->
        [yes] , and a trader that was led with nothing to be changed for
       *[no] { "" }
    }. An unchosen card beats a lower one of its suit. A king, queen, 5, 7, 8 or 9 of a chosen suit that is no stikki beats nothing unless it leads.

## Four of a kind

ST-25 = If you hold all four cards of one rank at the same time, none of them played or put down, all four count as the best of them. { $four_of_a_kind ->
        [announce] It counts only if you say so when you play the first card that it changes.
       *[auto] It counts by itself.
    } They keep this value while you play them off; a card that you put down loses it.
ST-26 = Four twos are all as strong as the bird, four fours as the fyrik, four eights as the eight, four nines as the hay-yard mare, four aces as a stýrivoltur, four jacks as a karnifl, four sixes as a postman, four threes as a trist. Sevens, kings and queens gain only when they are led: then the 7 is a lamb, the king holds like a chosen king and the queen like a chosen queen, so that higher cards of their own suit no longer beat them. Four fives gain nothing. The four never meet one another, and none of them ever gets worse.
ST-27 = Nothing need be said until the first card that is changed is played. Then the words “hesin er góður” (this one is good) { $four_of_a_kind ->
        [announce] are yours to say, and everybody knows that you had the four. If you stay silent then, the card is an ordinary one and the right is gone.
       *[auto] are said for you, and everybody knows that you had the four.
    } A card that is worth what it always is, such as the bird out of four twos or a king that is not led, says nothing.
ST-28 = A card of four of a kind that has been called good is judged by its raised value alone when it is led or played with it, as if it were no card of an unchosen suit.

## Shuffling and dealing

ST-29 = { $shuffle ->
        [light] The cards are shuffled only a little: the tricks are stacked as they were taken, with the cards not played and the stock below, and then shuffled over the hand three times in packets of two to six.
       *[thorough] The cards are shuffled thoroughly, so that every order is equally likely.
    } { $cut_stikkar ->
        [yes] Then they are cut for a stikki.
       *[no] They are not cut.
    }
ST-30 = Every player gets nine cards, three at a time in three rounds, beginning with the player on the dealer’s left. The twelve cards that are left are the stock (stamma).
ST-31 = { $first_dealer ->
        [0] The player in the first seat deals first.
        [1] The player in the second seat deals first.
        [2] The player in the third seat deals first.
        [3] The player in the fourth seat deals first.
       *[random] The first dealer is drawn by lot.
    } After every deal the next dealer is the player on the left.

## Cutting for a stikki

ST-32 = Before the deal the player on the dealer’s right cuts, and looks at the card that will be at the bottom of the stock. A permanent stikki is laid face up on the table.
ST-33 = { $cut_depth ->
        [1] The bottom card is the only one that may be looked at. If it is not a permanent stikki, it stays where it is, and only the cutter has seen it.
       *[other] If it is not one, the cutter may look at the next card above it, and so on, at { $cut_depth } cards in all, and may stop sooner. { $cut_exposed ->
            [1] Once a stikki has been laid out, there is no further look.
           *[other] Finding one need not be the end of it.
        } Cards that are not permanent stikkar stay where they are, and only the cutter has seen them.
    }
ST-34 = Having found one stikki, the cutter may go on looking within the { $cut_depth } cards, and lay out a second. After a second there is no further look.
ST-35 = If you hold the king of its suit, you may take a stikki that was laid out and put the king in its place: on your turn in the first trick, at the end of the first trick, or when somebody asks for the stock, but never after the stock has been taken. Whoever wants the stock waits until the king’s holder has had the chance.
ST-36 = If the bird and the hay-yard mare are both laid out, the king of hearts takes the bird, and the queen of hearts may be changed for the mare.{ $cut_queen ->
        [yes] { " " }If nobody holds the king, the queen may be changed for either of them, once.
       *[no] { "" }
    }
ST-37 = What was laid out at the cut and not taken, or what was put in its place, belongs to the stock: it counts among its ten cards and goes with it. It is not turned when the suits are chosen, it does not mark a suit, and no trader can take it.{ $cut_queen ->
        [yes] { " " }Where no player holds the king, the queen of the suit may be changed for the stikki instead, at the same moments.
       *[no] { "" }
    }

## Choosing the suits

ST-38 = { $open_choice ->
        [yes] The dealer turns the cards of the stock from the top, one by one, for everybody to see
       *[no] The dealer turns the cards of the stock from the top, one by one, and looks at them alone
    }, until a card of a third suit appears. The two suits met before it are the chosen suits.
ST-39 = If no third suit comes, every card that can be turned is turned, and the two suits among them are chosen. If they are all of one suit, the deal is thrown in and the same dealer deals again.
ST-40 = For each chosen suit the dealer lays face up one of the cards of that suit that were turned, exceptionally two. { $exposure ->
        [dealer_any] Which one is for the dealer to say.
       *[other] If the trader (5) is among them: the trader, alone. If not, but the lamb (7) is: the lamb, and with it the highest stikki of the suit, if one was turned. If neither is: the highest stikki, if one was turned. { $exposure ->
            [priority] Otherwise the first of these that was turned: 6; 8 or 9; 2; 3; king or 4; queen.
           *[dealer_low] Otherwise any other, as told below.
        }
    }
ST-41 = { $king_or_four ->
        [king] Where the choice is between king and 4, the king is laid face up.
        [four] Where the choice is between king and 4, the 4 is laid face up.
       *[dealer] King and 4 are equal: where both were turned, the dealer shows whichever seems better.
    } The 8 and the 9 of clubs are equal too, and there the dealer chooses. In the other suits only one of 8 and 9 is a free card.
ST-42 = { $exposure ->
        [dealer_low] Where neither trader nor lamb nor a stikki of the suit was turned, the dealer lays face up any one of the turned cards.
       *[dealer_any] The dealer picks freely among the turned cards of the suit: any one card, or the lamb and any one stikki together.
    }
ST-43 = Every other card that was turned goes back into the stock, face down. The stock is ten cards: twelve, less one exposed card for each chosen suit. { $cut_stikkar ->
        [yes] What was laid out at the cut is one of them; so is, where a lamb and a stikki lie exposed together, one of the two.
       *[no] Where a lamb and a stikki lie exposed together, one of the two counts as a card of the stock.
    }
ST-44 = The stock lies face down, half over the exposed cards, so that their corners show. Nobody may look into it.

## Trading

ST-45 = If you hold the trader of a chosen suit, you may take the exposed card of that suit and leave the trader face up in its place: on your turn before you play, in any trick, and at the last chance before somebody takes the stock. You need not, and may hold back to mislead the others.
ST-46 = Where a lamb and a stikki lie exposed, the trader takes whichever you want. The other stays exposed, and goes with the stock if the stock is taken.
ST-47 = If the trader is itself the exposed card, nobody can trade in that suit.
ST-48 = A trader that has been put down is never taken back.
ST-49 = If the bird lies exposed as the mark of hearts and nobody has traded for it when the ninth and last trick begins, the holder of the king of hearts may change the king for it. The holder of the 5 of hearts is asked first. The king then lies in the bird’s place. A deal that ends sooner gives no such chance, nor does a bird that went with the stock.
ST-50 = When you lead a trader, the trader goes to the table and the card you get for it is the card led. If two cards lie exposed in its suit, you say which of them you take. To the first trick a trader cannot be led for a lamb: where only the lamb lies, it cannot be led; where a stikki lies beside it, it leads the stikki.

## Playing the cards

ST-51 = The player on the dealer’s left leads to the first trick, and whoever wins a trick leads to the next. Everybody plays one card, clockwise.
ST-52 = { $must_beat ->
        [yes] You need not follow suit. But if you can beat the card that is winning, you must, as told below. Apart from that only leads are restricted: to the first trick you may lead no lamb, and no trader that would be changed for one.
       *[no] You may play any card you like. You need not follow suit, and you need not beat. Only leads are restricted: to the first trick you may lead no lamb, and no trader that would be changed for one.
    }
ST-53 = A card that has been played stays played, even a stikki thrown away by mistake.
ST-54 = If you can beat the card that is winning, you must, unless your partner played it; then any card will do. Only the cards in your hand count{ $four_of_a_kind ->
        [auto] , at the value that four of a kind gives them
       *[other] { "" }
    }. Nobody has to trade or to take the stock in order to beat.
ST-55 = A side that has five tricks, while the other side has at least one, has won an ordinary game. The deal ends there.
ST-56 = A side that wins the first five tricks has made the game. The winner of the fifth trick decides for it alone: to claim the game, which ends the deal, or to play on for all nine. Playing on is final. As soon as the others then win a trick, the deal ends and the bonus for making is lost: { $failed_nine ->
        [nothing] neither side gets anything.
        [opponents_one] the others get one stroke.
        [opponents_two] the others get two strokes.
       *[ordinary] the side that played on gets one stroke, as for an ordinary game.
    }

## Taking the stock

ST-57 = With no stikki in your hand you may take the stock in place of it. One stikki, however low, forbids it: such a hand with nothing else in it is a stock-hound (stammuhundur). What counts is your hand as it was dealt: a stikki that was in it, or that you have traded for since, forbids it, even if it has been played. You may take only once in a deal. { $stock_right ->
        [penalised] Whether you have this right is for you to know: nobody stops you.
       *[enforced] Only a player who has this right is offered the stock.
    }
ST-58 = { $stock_time ->
        [any_time] The stock may be taken for the first time on any of your turns, before you play.
       *[first_trick] The stock may be taken for the first time on your turn in the first trick, before you play your first card. When the first trick is over, it is too late.
    }
ST-59 = If more than one player wants the stock, the one whose turn comes first has it, beginning with the player on the dealer’s left. The order of play settles that by itself.
ST-60 = You lay your hand face down before you and take the ten cards. { $stock_time ->
        [any_time] You then hold more cards than the others; it does not matter, for cards left at the end are just not played.
       *[first_trick] You then hold one card more than the others; it does not matter, for cards left at the end are just not played.
    } { $extra_card ->
        [keep] None of them is laid away.
       *[may_discard] If you play them in place of your hand, you may, in the same turn and before you play, lay one useless card face down: { $second_taking ->
            [never] on the cards you put down, or with the cards of a trick.
           *[other] on the cards you put down, where a second taker would get it, or with the cards of a trick, where nobody would.
        }
    }
ST-61 = Where a lamb and a stikki of one suit lie exposed, the holder of that suit’s trader has a last chance to trade for either, before the stock is taken. Then the other goes with the stock. If nobody trades, whether the trader is out of reach or its holder keeps quiet, the taker says which of the two goes with the stock, before seeing it; the other stays exposed, still open to the trader. If the trader has been put down already, the card left beside it goes with the stock. Asking for the stock cannot be taken back.
ST-62 = { $stock_return ->
        [never] The stock, once taken, is played. It cannot be given back.
        [free] If there is no stikki among the cards you took, you may give them back and take your own hand up again. With a stikki among them you must keep them.
       *[strict] If there is no stikki among the cards you took, you may give them back and take your own hand up again, but not if your own hand holds a trader whose suit showed an exposed stikki when you took, nor if you have already used a trader among them to get a stikki. In those cases, and when there is a stikki among them, you must keep them.
    }
ST-63 = { $keep_both ->
        [never] You may not keep both your own hand and the stock.
        [free] You may always keep both, your own hand and the cards you took: nineteen cards, if you have not played yet.
       *[strict] If neither your own hand nor the cards you took hold a stikki, or a trader whose suit showed an exposed stikki when you took, you may keep both: nineteen cards, if you have not played yet.
    }
ST-64 = { $second_taking ->
        [never] The stock is taken once in a deal. What the taker left lying is not taken up by anybody else.
       *[other] When the stock has been taken once, another player with the right may take { $stock_return ->
            [never] the hand that the first taker put down
           *[other] what the first taker left face down, a hand or the stock given back
        }, by the same rules, { $second_taking ->
            [first_trick] but only before playing a first card.
           *[any_time] on any later turn of the deal.
        } The second taker puts down the cards still in hand. There is no third taking{ $keep_both ->
            [never] .
           *[other] , and a first taker who kept both leaves nothing to take.
        }
    }{ $stock_return ->
        [never] { "" }
       *[other] { " " }When the stock is given back, an exposed card that the taker had picked is laid face up again.
    }
ST-65 = A taker is checked at once. If the stock was taken without the right, the deal ends, { $stock_penalty ->
        [0] nobody scores
        [1] the other side gets a single cross
        [2] the other side gets a monk’s cross
        [3] the other side gets a monk’s cross and a single cross
       *[4] the other side gets two monk’s crosses
    }, and the next dealer deals. Only the right itself is left to you: when it is too late for taking, the stock is not offered.

## The chalk board

ST-66 = An upright is a chalk line with three strokes across it. Each side owns one half of it, so each has three strokes to rub out. What still stands is still to be won.
ST-67 = An ordinary game gives one stroke, a game made two strokes, all nine tricks three. “Alone” means that one player has won all these tricks and the partner none. The game made alone gives { $solo_make ->
        [0] no more than the game made by both
        [1] a single cross
        [2] a monk’s cross
        [3] a monk’s cross and a single cross
       *[4] two monk’s crosses
    }, and all nine alone { $solo_nine ->
        [0] no more than all nine by both
        [1] a single cross
        [2] a monk’s cross
        [3] a monk’s cross and a single cross
       *[4] two monk’s crosses
    }.{ $solo_make ->
        [0] { "" }
        [1] { " " }If one player wins the first five alone and the side then wins all nine, but not alone, it counts as all nine.
       *[other] { " " }If one player wins the first five alone and the side then wins all nine, but not alone, it counts as the game made alone.
    }
ST-68 = When a side rubs out its third stroke, it wins a cross (krossur). If the other side has not rubbed out a single stroke on that upright, it is a monk’s cross (munkakross), which is worth two. Then a fresh upright is drawn, with three strokes for each side. Strokes left over are rubbed out on the fresh one.
ST-69 = Only one side at a time can have crosses. While the others have any, a cross that you win rubs out one of theirs instead of being drawn. Only when all of theirs are gone do you draw your own.
ST-70 = { $erase_order ->
        [monk_first] Of the others’ crosses the monk’s crosses go first: a single cross rubs out half of one, and a single cross is left of it. Some think that rude while single crosses stand, but in this house it is done.
       *[singles_first] Of the others’ crosses the single ones go first. Where they have only monk’s crosses, a single cross rubs out half of one, and a single cross is left of it. To halve a monk while single crosses stand is thought rude.
    }
ST-71 = A monk’s cross that you win takes away two crosses’ worth: { $erase_order ->
        [monk_first] a whole monk’s cross, or else two single crosses.
       *[singles_first] two single crosses, or one and half a monk’s cross, or a whole monk’s cross.
    } If the others have just one single cross, that goes, and you draw a single cross of your own. More than two crosses at once go the same way, and what is over is drawn, as monk’s crosses as far as it goes in twos.
ST-72 = Crosses won { $solo_nine ->
        [0] as a penalty
       *[other] { $stock_right ->
            [penalised] { $stock_penalty ->
                [0] by playing alone
               *[other] by playing alone or as a penalty
            }
           *[enforced] by playing alone
        }
    } do not touch the upright: what has been rubbed out on it stays so.
ST-73 = { $marking ->
        [by_hand] The winning side rubs out and draws for itself, before the next deal is dealt; either partner may do it. { $marking_reminder ->
            [yes] The table reminds it, and nobody deals before all is marked.
           *[no] Nobody has to remind it, and what has not been marked when the next dealer deals is lost.
        }
       *[auto] The table rubs out and draws for the winners.
    }
ST-74 = The side that has no crosses draws the next upright, and goes on doing so until it has rubbed out all the others’ crosses and has one of its own. The first upright is drawn by the first dealer’s side.
ST-75 = How it looks here: { $upright_drawn ->
        [horizontal] the upright lies
       *[vertical] the upright stands
    }{ $strokes_joined ->
        [yes] , its strokes joined into an “S”
       *[no] { "" }
    }; strokes are rubbed out { $erase_direction ->
        [any] in any order
       *[top_down] from the top down
    }; a cross is drawn { $cross_drawn ->
        [diagonal] slanting
       *[upright] upright
    }; a monk’s cross { $monk_drawn ->
        [horizontal] lies
       *[vertical] stands
    }, with two bars. None of this changes the score.

## The aim and the end

ST-76 = The aim is to have as many crosses as possible. { $match_end ->
        [crosses] { $match_crosses ->
            [one] The first side with a cross wins the match.
           *[other] The first side with { $match_crosses } crosses wins the match; a monk’s cross counts as two.
        }
        [open] The game has no end of its own: you play until you have had enough. The side with crosses is then ahead, or, if neither has any, the side with fewer strokes standing on the upright.
       *[deals] The match has { $match_deals } deals. Then the side with crosses wins, or, if neither has any, the side with fewer strokes standing on the upright. { $match_tie ->
            [draw] If these are equal too, the match is drawn.
           *[play_on] If these are equal too, you play on, one deal at a time, until it is decided.
        }
    }

## Customs of old players

ST-77 = These are customs, not rules. The lead of a card that is not easily beaten, a free card or an unchosen ace, tells of an ordinary hand. The second and third players then play low, and the fourth is the first who tries to beat.
ST-78 = The lead of a low unchosen card is called a squall. It comes from a strong hand that wants to make the game, or from a player with a lone stýrivoltur or karnifl who waits to come in with a lamb. The other side tries to stop it.
ST-79 = When a strong stikki is led at the start, the other side should beat it, all the more if it smells a game being made.{ $four_of_a_kind ->
        [none] { "" }
       *[other] { " " }The leader may be holding four lambs.
    }
ST-80 = As nobody has to follow suit, hardly anything is known about the others’ hands: hide what you have.{ $second_taking ->
        [any_time] { " " }A player with the right to a second taking waits, for instance, for a trick in which to play fourth, in hope of a postman or a tvist.
       *[other] { "" }
    }
ST-81 = { $shuffle ->
        [light] Players throw cards of one rank together, such as a seven on a lamb that was led, and shuffle little{ $four_of_a_kind ->
            [none] .
           *[other] , so that the next deal may bring somebody four of a kind.
        }
       *[thorough] Players throw cards of one rank together, such as a seven on a lamb that was led. It helps where the shuffling is light; here it is thorough, and nothing comes of it.
    }

## What you may see, and the course of a deal

ST-82 = Everybody knows the exposed cards, { $cut_stikkar ->
        [yes] what was laid out at the cut and how many cards the cutter looked at,{ " " }
       *[no] { "" }
    }how many cards the dealer turned, every trade, who took, gave back or kept the stock and which exposed card was picked{ $extra_card ->
        [keep] { "" }
       *[may_discard] , that a card was laid away
    }, how many cards every player holds and has lying, the cards of this trick and the last, who won each trick, { $four_of_a_kind ->
        [none] { "" }
       *[other] which cards were called good,{ " " }
    }and the board. Your hand, and a hand you put down, only you know. { $open_choice ->
        [yes] The cards that were turned and went back have been seen by all.
       *[no] The cards that were turned and went back are known to the dealer alone.
    } { $cut_stikkar ->
        [yes] The cards looked at and left at the cut are known to the cutter alone.{ " " }
       *[no] { "" }
    }The cards of the stock are known to its taker alone, even when they have been given back. The rest of the stock{ $four_of_a_kind ->
        [none] { "" }
       *[other] , and whether anybody has four of a kind,
    } is known to nobody. After the deal everything may be shown. Nobody may say or show what they hold, have seen or have put down; { $table_talk ->
        [none] in this house there is no talk at the table.
        [free] apart from that, talk is free.
       *[banter] for banter there are set phrases.
    }
ST-83 = A deal goes like this. { $cut_stikkar ->
        [yes] The cutter looks, and stops or looks on.{ " " }
       *[no] { "" }
    }The dealer deals, turns cards until the suits are chosen, and says what is laid face up where there is a choice. Then everybody plays in turn. On your turn you may first trade{ $cut_stikkar ->
        [yes] , fetch a stikki laid out at the cut
       *[no] { "" }
    } or ask for the stock, and then you play a card. When the stock is asked for, those who can still trade{ $cut_stikkar ->
        [yes] { " " }or fetch
       *[no] { "" }
    } are asked first; then the taker picks between a lamb and a stikki that lie together, looks at the stock, { $stock_return ->
        [never] { $keep_both ->
            [never] may trade with it,
           *[other] may trade with it, keeps it or keeps both,
        }
       *[other] { $keep_both ->
            [never] may trade with it, keeps it or gives it back,
           *[other] may trade with it, keeps it, gives it back or keeps both,
        }
    } and plays. { $cut_stikkar ->
        [yes] After the first trick those who can fetch a laid-out stikki are asked a last time.{ " " }
       *[no] { "" }
    }After five tricks of one side its last winner claims the game or plays on.{ $king_takes_bird ->
        [yes] { " " }Before the ninth trick those who can fetch the bird are asked.
       *[no] { "" }
    }{ $marking ->
        [by_hand] { " " }At the end the winners mark the board, and the next dealer deals.
       *[auto] { "" }
    }
