### Bid Whist: the printed rules of a house

### A clause is printed only where it applies (games/bid_whist/clauses.py). It may use every
### option by its name. "Deal" is the round, "hand" the cards. A trick that has been won is a
### "book", as players say; the buried cards are a book that nobody played for.

section-bid_whist-pack = Pack and seats
section-bid_whist-deal = Dealing
section-bid_whist-auction = The auction
section-bid_whist-naming = Naming trump, and the kitty
section-bid_whist-ranking = How the cards rank
section-bid_whist-play = Playing the cards
section-bid_whist-score = Scoring a deal
section-bid_whist-end = Winning the match
section-bid_whist-northeast = As in the north-east

## Pack and seats

BW-1 = Four players in two pairs. Partners sit opposite each other. Dealing, bidding and playing all go clockwise: after you comes the player on your left.
BW-2 = You play with 54 cards: the 52 of the four suits and two jokers that can be told apart, the big joker and the little joker.
BW-3 = { $jokers ->
        [1] You play with 53 cards: the 52 of the four suits and one joker, which is called the big joker.
       *[0] You play with the plain pack of 52 cards. There are no jokers.
    }
BW-4 = Each player gets 12 cards. { $jokers ->
        [0] The 4 cards left over are the kitty.
        [1] The 5 cards left over are the kitty.
       *[2] The 6 cards left over are the kitty.
    }
BW-5 = Each player gets 13 cards. There is no kitty and nothing is buried, so all 13 books are tricks.

## Dealing

BW-6 = { $first_dealer ->
        [first_club] To find the first dealer, cards are turned up one at a time to the players in turn until a club falls. Whoever gets it deals first.
        [random] The first dealer is drawn by lot.
       *[first_diamond] To find the first dealer, cards are turned up one at a time to the players in turn until a diamond falls. Whoever gets it deals first.
    }{ $jokers ->
        [0] { "" }
       *[other] { $first_dealer ->
            [random] { "" }
            [first_club] { " " }A joker is not a club.
           *[first_diamond] { " " }A joker is not a diamond.
        }
    }
BW-7 = The dealer deals the cards face down, one at a time and clockwise, beginning with the player on the dealer’s left.
BW-8 = The kitty is laid out during the dealing, one card or several at a time, whenever the dealer likes. But none of the first four cards of the pack and none of the last four may go to the kitty.
BW-9 = { $kitty ->
        [yes] If one of the first four or last four cards goes to the kitty, or anybody gets a wrong number of cards, it is a misdeal:
       *[no] If anybody gets a wrong number of cards, it is a misdeal:
    } the same dealer deals again, and nothing is scored.
BW-10 = After every deal that was played, the player on the dealer’s left deals the next one.
BW-11 = A deal that is thrown in before play scores nothing. { $redeal_by ->
        [next_dealer] The next player, on the dealer’s left, deals again.
       *[same_dealer] The same player deals again.
    }

## The auction

BW-12 = { $auction_rounds ->
        [until_passed] The player on the dealer’s left speaks first, then each in turn.
       *[once] The player on the dealer’s left speaks first, then each in turn, and the dealer last. Everybody has exactly one call.
    }
BW-13 = { $bid_style ->
        [number] A bid is a number
        [number_nt] A bid is a number, alone or with “no trump”. The number is
       *[up_down_nt] A bid is a number and a kind. The number is
    }{ $min_bid ->
        [7] { $bid_style ->
            [number] , always 7:
           *[other] { " " }always 7:
        }
       *[other] { " " }from { $min_bid } to 7:
    } how many books over six your side undertakes to win. A book is a trick that has been won{ $kitty ->
        [yes] , and the buried cards count as one more
       *[no] { "" }
    }. { $min_bid ->
        [6] A bid of 7 means all 13 books.
        [7] That means all 13 books.
       *[other] A bid of 5 means 11 of the 13 books, and a bid of 7 means all of them.
    }
BW-14 = There are three kinds of bid. Uptown: there is a trump suit, and high cards win. Downtown: there is a trump suit, and low cards win. No trump: there is no trump suit.
BW-15 = A bid must be higher than the highest bid so far. { $bid_style ->
        [number] That takes a larger number.
        [number_nt] A larger number is higher than a smaller one. At the same number, no trump is higher than the number alone.
       *[up_down_nt] A larger number is higher than a smaller one. At the same number, no trump is higher than uptown and downtown.
    }
BW-16 = Uptown and downtown of the same number are equal: neither may be bid over the other.
BW-17 = An uptown or downtown bid tells the direction, but never the suit.
BW-18 = A no-trump bid does not say whether high or low cards will win. The bidder tells that after the auction.
BW-19 = A no-trump bid says at once whether high or low cards will win, and the bidder is bound by it. { $low_nt_outranks_high ->
        [yes] Low no trump is higher than high no trump of the same number.
       *[no] High and low no trump of the same number are equal: neither may be bid over the other.
    }
BW-20 = { $direction_rank ->
        [up_over_down] Uptown is higher than downtown of the same number: { $min_bid } downtown, { $min_bid } uptown, { $min_bid } no trump
       *[down_over_up] Downtown is higher than uptown of the same number: { $min_bid } uptown, { $min_bid } downtown, { $min_bid } no trump
    }{ $min_bid ->
        [7] .
       *[other] , then the next number, and so on.
    }
BW-21 = { $all_pass ->
        [redeal] You may always pass.
       *[dealer_must_bid] You may always pass. Only the dealer may not, when all the others have passed.
    } A bid that is too low is refused, and so is a call out of turn. What you have said stands.
BW-22 = If the first three players pass, the dealer must bid. { $min_bid ->
        [7] Any bid will do.
       *[other] Any bid from { $min_bid } up will do.
    }
BW-23 = If the first three players pass, the dealer may pass too. Then the deal is thrown in, and the cards are dealt again.
BW-24 = The dealer, who speaks last, may take the contract with a bid that only equals the highest one, whoever made it, even the partner. Everybody else must go higher.
BW-25 = If you hold no king, queen or jack{ $jokers ->
        [0] { "" }
       *[other] { " " }and no joker
    }, you may ask for a redeal in place of your own call, whatever has been bid before. An ace does not stop you. Your cards are shown to everybody, all cards are thrown in at once, and they are dealt again. Once you have called, you have lost this right.
BW-26 = A bid is a bare number. Trump suit or no trump, and whether high or low cards win: the winner of the auction names it all afterwards.
BW-27 = A bid is a number, or a number with “no trump”: { $min_bid }, then { $min_bid } no trump{ $min_bid ->
        [7] { "" }
       *[other] , then the next number, and so on
    }. The number alone means a trump suit. Whether high or low cards win is not said until after the auction.
BW-28 = The calls go round and round. Who passes is out of this auction, and it ends when all but the highest bidder have passed. If the first three calls are passes, { $all_pass ->
        [redeal] the dealer bids or passes,
       *[dealer_must_bid] the dealer must bid,
    } and the auction is over.
BW-29 = When the auction is over, the highest bid is the contract. Whoever made it is the bidder. Bidder and partner are the bidding side; the other two are the defenders.

## Naming trump, and the kitty

BW-30 = { $bid_style ->
        [number] The bidder says aloud what will be played
        [number_nt] The bidder says aloud what will be played
       *[up_down_nt] { $nt_direction ->
            [in_bid] { $ace_downtown ->
                [choose] The bidder says aloud what the bid has left open
               *[other] After an uptown or downtown bid, the bidder names the trump suit aloud
            }
           *[after] After an uptown or downtown bid, the bidder names the trump suit; after a no-trump bid, high or low. It is said aloud
        }
    }{ $kitty ->
        [yes] , before seeing the kitty.
       *[no] , as soon as the auction is over.
    }
BW-31 = { $bid_style ->
        [number] The bidder names a trump suit or no trump, and{ " " }
       *[number_nt] After a bare number, the bidder names the trump suit; and after any bid,{ " " }
    }{ $ace_downtown ->
        [choose] one of three orders: high; low with the ace good; low with the ace bad.
       *[other] says whether high or low cards win.
    }
BW-32 = { $name_trump ->
        [after_kitty] The bidder takes the whole kitty into hand.
       *[before_kitty] Then the bidder takes the whole kitty into hand.
    }
BW-33 = In its place the bidder buries { $jokers ->
        [0] 4 cards
        [1] 5 cards
       *[2] 6 cards
    } face down. They may be any cards, from the kitty or from the hand, { $jokers ->
        [0] even trumps and aces.
       *[other] even trumps, jokers and aces.
    }
BW-34 = The buried cards are the bidding side’s first book.
BW-35 = The buried cards are a book for the side that wins the first trick, so that trick is worth two.
BW-36 = The kitty is sported: when the bidder takes it, it is shown to all four players, and it lies open until the bidder has buried.
BW-37 = { $sport_kitty ->
        [yes] During the auction nobody at all sees the kitty.
       *[no] Nobody but the bidder ever sees the kitty, and during the auction nobody at all.
    }
BW-38 = What was buried is known to the bidder alone until the deal has been scored{ $kitty_book ->
        [first_trick] , whoever owns that book
       *[bidder] { "" }
    }.
BW-39 = The bidder first takes the kitty, then names { $bid_style ->
        [number] what will be played, then buries.
       *[other] what the bid has left open, then buries. The kind of bid still binds.
    }
BW-40 = In a no-trump contract { $jokers ->
        [1] { $deuce_high ->
            [yes] { $deuce_in_nt ->
                [dead] the joker and the 2 of spades are worthless. Whichever of them the bidder holds
               *[spade] the joker is worthless. If the bidder holds it
            }
           *[no] the joker is worthless. If the bidder holds it
        }
       *[2] { $deuce_high ->
            [yes] { $deuce_in_nt ->
                [dead] the jokers and the 2 of spades are worthless. Whichever of them the bidder holds
               *[spade] the jokers are worthless. Whichever of them the bidder holds
            }
           *[no] the jokers are worthless. Whichever of them the bidder holds
        }
    } after taking the kitty, it must be buried.
BW-41 = Then, before the first lead, every other player who holds { $deuce_high ->
        [yes] { $deuce_in_nt ->
            [dead] a joker or the 2 of spades
           *[spade] a joker
        }
       *[no] a joker
    } shows it, lays it on the buried cards, and draws another card from them unseen, one for one; in turn from the bidder’s left. The buried cards are shuffled first, and only ordinary cards are drawn.

## How the cards rank

BW-42 = Uptown, where high cards win, the trump suit ranks from high to low: { $jokers ->
        [0] { "" }
        [1] joker,{ " " }
       *[2] big joker, little joker,{ " " }
    }ace, king, queen, jack, 10, 9 and so on down to 2.
BW-43 = Uptown, the other suits rank from high to low: ace, king, queen, jack, 10, 9 and so on down to 2.
BW-44 = { $ace_downtown ->
        [choose] Downtown, where low cards win, with the ace good,
       *[good] Downtown, where low cards win,
    } the trump suit ranks from best to worst: { $jokers ->
        [0] { "" }
        [1] joker,{ " " }
       *[2] big joker, little joker,{ " " }
    }ace, 2, 3 and so on up to 10, jack, queen, king. { $jokers ->
        [0] The ace stays on top.
        [1] The joker and the ace stay on top.
       *[2] The jokers and the ace stay on top.
    }
BW-45 = { $ace_downtown ->
        [choose] Downtown with the ace good,
       *[good] Downtown,
    } the other suits rank from best to worst: ace, 2, 3 and so on up to 10, jack, queen, king.
BW-46 = { $ace_downtown ->
        [choose] Downtown with the ace bad,
       *[bad] Downtown, where low cards win,
    } every suit ranks from best to worst: 2, 3 and so on up to 10, jack, queen, king, ace. The ace is worst of all.{ $jokers ->
        [0] { "" }
        [1] { " " }Only the joker stays on top of the trumps.
       *[2] { " " }Only the jokers stay on top of the trumps.
    }{ $ace_downtown ->
        [choose] { " " }Good or bad: the bidder says it when naming.
       *[bad] { "" }
    }
BW-47 = In no trump all four suits are alike: where high cards win they rank as plain suits do uptown, where low cards win as plain suits do downtown.{ $jokers ->
        [0] { "" }
        [1] { " " }The joker has no rank there.
       *[2] { " " }The jokers have no rank there.
    }
BW-48 = In a contract with a trump suit, the 2 of spades is a trump, whatever suit is trump: below { $jokers ->
        [1] the joker
       *[2] the jokers
    } and above the ace and everything else, uptown and downtown. It is not a spade then.
BW-49 = If spades are trump, the suit just has its 2 in that place, and no other.
BW-50 = In a no-trump contract the 2 of spades is { $deuce_in_nt ->
        [spade] an ordinary spade.
       *[dead] as worthless as a joker: it has no suit and cannot win.
    }

## Playing the cards

BW-51 = { $first_lead ->
        [bidder_left] The player on the bidder’s left leads to the first trick
       *[bidder] The bidder leads to the first trick
    }{ $joker_lead_nt ->
        [last_resort] .
       *[allowed] , with any card.
    }
BW-52 = If you hold a card of the suit led, you must play one.
BW-53 = If you hold none, you may play anything, a trump or not. Nobody ever has to trump, and nobody has to beat a card.
BW-54 = In a contract with a trump suit { $jokers ->
        [1] the joker{ $deuce_high ->
            [yes] { " " }and the 2 of spades are trumps like the others
           *[no] { " " }is a trump like the others
        }
       *[2] the jokers{ $deuce_high ->
            [yes] { " " }and the 2 of spades are trumps like the others
           *[no] { " " }are trumps like the others
        }
    }. Leading such a card calls for trumps; and if it is your only trump, you must play it when trumps are led.
BW-55 = The best trump wins the trick. If there is no trump in it, the best card of the suit led wins it. Which card is best depends on the contract.
BW-56 = Whoever wins a trick leads to the next.
BW-57 = In no trump { $deuce_high ->
        [yes] { $deuce_in_nt ->
            [dead] a joker or the 2 of spades never wins.
           *[spade] a joker never wins.
        }
       *[no] a joker never wins.
    } You may play it only when you cannot follow suit.
BW-58 = In no trump, when { $deuce_high ->
        [yes] { $deuce_in_nt ->
            [dead] a joker or the 2 of spades
           *[spade] a joker
        }
       *[no] a joker
    } is led, the next player may play anything. The first ordinary card to fall sets the suit: the rest must follow it, and the best card of it wins the trick.
BW-59 = In no trump you may play { $deuce_high ->
        [yes] { $deuce_in_nt ->
            [dead] a joker or the 2 of spades
           *[spade] a joker
        }
       *[no] a joker
    } to any trick, even when you could follow suit. It never wins.
BW-60 = In no trump, if you cannot follow suit and hold { $deuce_high ->
        [yes] { $deuce_in_nt ->
            [dead] a joker or the 2 of spades
           *[spade] a joker
        }
       *[no] a joker
    }, you must play it. While no suit has been set yet in the trick, nobody is forced.
BW-61 = In a no-trump contract you may lead { $deuce_high ->
        [yes] { $deuce_in_nt ->
            [dead] a joker or the 2 of spades
           *[spade] a joker
        }
       *[no] a joker
    } only when you hold nothing else.
BW-62 = A card that the rules forbid is refused.
BW-63 = You may play any card you hold, and the trick stands as it was played. A card that the rules forbid is a renege, above all not following suit when you could. An opponent may call it once the trick is over, until the deal is scored. The call is judged at once; a wrong call costs nothing.
BW-64 = A renege that was rightly called costs three books: before the deal is scored, they go from the side that reneged to the other side.{ $kitty ->
        [yes] { " " }The book of the buried cards counts like any other.
       *[no] { "" }
    }
BW-65 = If the side that reneged has fewer than three books, the deal is scored as if the other side had won all 13.
BW-66 = A renege that was rightly called costs the match: the deal is not scored, and the side that reneged has lost.
BW-89 = { $renege_penalty ->
        [game] The first renege that is rightly called ends the match at once.
       *[three_books] Calling a renege does not stop the play. The three books are taken once, at the end of the deal, however many reneges of that side were called. If both sides were rightly called, no books move.
    }
BW-90 = After the last trick of every deal all four players are asked, one after another, to call a renege or to accept. The deal is scored when all have accepted.

## Scoring a deal

BW-67 = There are 13 books: { $kitty ->
        [yes] the 12 tricks, and the buried cards.
       *[no] the 13 tricks.
    }
BW-68 = The bid is made if the bidding side has at least six books and as many more as it bid.
BW-69 = Made, the bidding side scores a point for every book over six, even beyond its bid.
BW-70 = Set, the bidding side loses as many points as it bid, and its books earn nothing.
BW-71 = { $set_score ->
        [opponents_score] When the bid is made, the defenders score nothing.
       *[lose_bid] The defenders score nothing, whether the bid is made or set.
    }
BW-72 = In a no-trump contract all points of the deal are doubled, won or lost.
BW-73 = Made, the bidding side scores the number it bid and no more.
BW-74 = Set, the bidding side loses nothing: the defenders score the number that was bid. No score ever goes below zero.
BW-75 = Defenders with seven books or more score a point for every book over six, besides what the bidding side loses.{ $nt_doubles ->
        [yes] { " " }In no trump that is doubled too.
       *[no] { "" }
    }
BW-76 = A bid of 7 (a Boston) is all or nothing: made, the bidding side wins the match; set, it loses the match. The points are entered as usual.
BW-77 = A bid of 7 (a Boston) scores double if it is made. Set, it costs the usual.{ $nt_doubles ->
        [yes] { " " }No trump doubles the result once more.
       *[no] { "" }
    }
BW-78 = If the bidding side wins all 13 books (a Boston), whatever it bid, it scores { $boston_score ->
        [thirteen] 13 points instead.
       *[quadruple] four times as much.
    }{ $nt_doubles ->
        [yes] { " " }No trump doubles the result once more.
       *[no] { "" }
    }

## Winning the match

BW-79 = Both sides start at 0.
BW-80 = { $bid_out ->
        [yes] The match is played to { $target } points.
       *[no] A side that has { $target ->
            [one] { $target } point
           *[other] { $target } points
        } or more wins the match.
    }
BW-81 = A side that falls to minus { $target } or below loses the match.
BW-82 = { $set_limit ->
        [1] A side that has been set once has lost the match, whatever the scores.
        [2] A side that has been set twice in the match loses it at once, whatever the scores.
       *[other] A side that has been set { $set_limit } times in the match loses it at once, whatever the scores.
    }
BW-83 = You must bid out: a side can win with its points only in a deal in which it was the bidding side and made its bid. Until then it may stand beyond the target.
BW-84 = { $max_hands ->
        [1] After one scored deal
       *[other] After { $max_hands } scored deals without a winner
    }, the side with the higher score wins. If the scores are tied, one more deal at a time is played until they are not.
BW-85 = After each deal these are looked at in this order, and the first that gives a winner decides: { $renege ->
        [allowed] { $renege_penalty ->
            [game] a renege that was called;{ " " }
           *[three_books] { "" }
        }
       *[refused] { "" }
    }{ $boston_bid ->
        [game] a bid of 7;{ " " }
       *[other] { "" }
    }{ $set_limit ->
        [0] { "" }
       *[other] how often a side was set;{ " " }
    }{ $target ->
        [0] the number of deals.
       *[other] the target{ $lose_at_minus_target ->
            [yes] ; minus the target
           *[no] { "" }
        }{ $max_hands ->
            [0] .
           *[other] ; the number of deals.
        }
    }
BW-86 = Rise and fly: after the match the losing side gives up its seats to the next pair waiting, and the winners stay. If no pair waits, nobody moves.

## As in the north-east

BW-87 = This is the 52-card game of the north-eastern United States: no jokers and a kitty of 4; bare numbers from 1; the dealer may match or throw the deal in; a redeal without face cards; three orders of the cards; the kitty goes with the first trick; no minus points, no doubling for no trump, and 21 up.
BW-88 = A low bid of one of the first two players is, by custom, a message to the partner: 1 means mixed cards, 2 means mostly low cards (downtown), 3 means mostly high cards (uptown). It is still a bid, and binds like one.
