### Kaiser and its kin: the printed rules of a house

### A clause is printed only where it applies (games/kaiser/clauses.py). It may use every
### option by its name and $pack_size, $cards_each, $tricks, $kitty, $points_in_play,
### $limit, $raised_limit, $bonus_card, $penalty_card. "Deal" is the round, "hand" the cards.

section-kaiser-pack = The cards
section-kaiser-seats = Seats and dealing
section-kaiser-misdeal = Misdeals
section-kaiser-passing = Passing cards
section-kaiser-auction = The auction
section-kaiser-trump = After the auction
section-kaiser-play = Playing the cards
section-kaiser-score = Scoring a deal
section-kaiser-end = Winning the match
section-kaiser-hidden = What you may see

## The cards

KS-1 = You play with 32 cards, eight in each suit: ace, king, queen, jack, 10, 9, 8 and one small card. The small ones are the 7 of clubs, the 7 of diamonds, the 5 of hearts and the 3 of spades.
KS-2 = In every suit the ace is highest, then king, queen, jack, 10, 9 and so on down, as far as the pack goes. The 5 of hearts and the 3 of spades rank where their number puts them.
KS-3 = Two cards matter more than the rest. Bonus card: { $bonus_card }; it adds { $bonus_points } points. Penalty card: { $penalty_card }; it takes away { $penalty_points }. They count for the side that takes the trick they are in, not for the one who plays them, and on top of the trick’s own point.
KS-4 = You play with 34 cards: ace, king, queen, jack, 10, 9, 8 and 7 of every suit, and the 5 of hearts and the 3 of spades.
KS-5 = You play with 26 cards: ace, king, queen, jack, 10 and 9 of every suit, and the 5 of hearts and the 3 of spades.
KS-6 = You play with 40 cards: from the ace down to the 5 in every suit, but with the 3 of spades in place of the 5 of spades. The 5 of hearts is the ordinary five of its suit; the fives of diamonds and clubs are plain cards.
KS-7 = You play with 48 cards: the full pack without the twos. The 5 of hearts beats the 4 and the 3 of hearts; the 3 of spades is the lowest spade; the other fives and threes are plain cards.
KS-8 = You play with 32 cards: 7, 6, 5, 4, 3, 2, ace and king of every suit, and that is how they rank. The seven is highest, the ace comes below the two, and the king is the lowest card of all.
KS-9 = You play with 32 cards. Hearts and spades have 7, 6, 5, 4, 3, 2, ace and king, ranking in that order: seven high, king low. Diamonds and clubs have 7, 6, 5, 4, 3, 2, ace and 8: there the 8 takes the king’s place and is lowest.
KS-10 = You play with the Joffre pack: 32 cards in four suits, England, Russia, Germany and France. In each the general (7) is highest, then colonel (6), major (5), captain (4), lieutenant (3), sergeant (2), corporal (1), and a zero lowest. Germany’s zero is the Kaiser, France’s is Joffre; the royal arms of England and the jester of Russia are plain cards.
KS-11 = You play with the small Lost Heir pack: 32 cards. Each of the four cities has the mayor (7) highest, then chief of police (6), commissioner (5), detective (4), captain (3), sergeant (2) and policeman (1). Besides these there are the Lost Heir, the Wrong Boy and two blanks.
KS-12 = You play with the old Lost Heir pack: 48 cards. Each of the four cities runs from 11, the highest, down to 8, then the mayor (7), chief of police (6), commissioner (5), detective (4), captain (3), sergeant (2) and policeman (1). Besides these there are the Lost Heir, the Wrong Boy and two blanks.
KS-13 = With three at the table the two blanks are left out, so you play with 30 cards.
KS-14 = The Lost Heir is always the highest trump and the Wrong Boy always the lowest. Both belong to the trump suit, whichever city that is.
KS-15 = A blank belongs to no suit and has no rank. It never takes a trick, unless nobody plays a card with a suit to that trick.
KS-16 = In a low contract every suit is turned upside down, the ace too, but the 5 of hearts stays the lowest heart and the 3 of spades the lowest spade. { $pack ->
        [kaiser34] From high to low, clubs and diamonds then go 7, 8, 9, 10, jack, queen, king, ace; hearts the same with the 5 after the ace; spades the same with the 3 after the ace.
        [kaiser26] From high to low, clubs and diamonds then go 9, 10, jack, queen, king, ace; hearts the same with the 5 after the ace; spades the same with the 3 after the ace.
        [kaiser40] From high to low, clubs and diamonds then go 5, 6, 7 and so on to the ace; hearts go 6, 7 and so on to the ace, then the 5; spades go 6, 7 and so on to the ace, then the 3.
        [kaiser48] From high to low, clubs and diamonds then go 3, 4, 5 and so on to the ace; hearts go 3, 4, 6, 7 and so on to the ace, then the 5; spades go 4, 5, 6 and so on to the ace, then the 3.
       *[other] From high to low, clubs and diamonds then go 7, 8, 9, 10, jack, queen, king, ace; hearts go 8, 9, 10, jack, queen, king, ace, 5; spades go 8, 9, 10, jack, queen, king, ace, 3.
    }

## Seats and dealing

KS-20 = Dealing, bidding and playing all go clockwise: after you comes the player on your left.
KS-21 = Four players in two pairs. Partners sit opposite each other.
KS-22 = { $players ->
        [2] Two players, one against the other. Each of you is a side.
       *[other] { $players } players, everybody alone: each player is a side. The bidder plays against all the others, and the others do not share their points.
    }
KS-23 = { $sides ->
        [teams3] Six players in three pairs. Partners sit opposite each other.
       *[teams2] Six players in two teams of three. They sit turn about, so both your neighbours are opponents.
    }
KS-24 = { $pack ->
        [rois32] The first dealer is drawn by lot.
        [hetu32] The first dealer is drawn by lot.
        [joffre32] The first dealer is drawn by lot.
        [heir32] The first dealer is drawn by lot.
        [heir48] The first dealer is drawn by lot.
       *[other] The first dealer is drawn by lot: turn cards up round the table, and the first jack deals.
    } After every deal that is scored, the next dealer is the player on the left. On a screen every seat is equally likely to be first.
KS-25 = All the cards are dealt, one at a time. { $kitty ->
        [0] Every player gets { $cards_each }, which makes { $tricks } tricks.
       *[other] Every player gets { $cards_each }, which makes { $tricks } tricks, and { $kitty } cards are left for the kitty.
    }
KS-26 = Two cards lie face down on the table. They are the kitty.
KS-27 = Each of you has eight cards in hand, and in front of you four piles of two cards, all face down.
KS-28 = The dealer may put the two kitty cards aside at any moment of the dealing. It makes no difference which two they are.
KS-29 = { $all_pass ->
        [redeal] { $misdeal_no_honours ->
            [yes] When a misdeal is claimed or everybody passes, the same dealer shuffles and deals again.
           *[no] { $misdeal_four_alike ->
                [yes] When a misdeal is claimed or everybody passes, the same dealer shuffles and deals again.
               *[no] When everybody passes, the same dealer shuffles and deals again.
            }
        }
       *[forced] When a misdeal is claimed, the same dealer shuffles and deals again.
    } Nothing is scored, and the deal does not count as one.

## Misdeals

KS-30 = If you are dealt no ace, no king, queen or jack, and neither the 5 of hearts nor the 3 of spades, you may throw your cards in.
KS-31 = Nobody has to claim a misdeal. One claim ends the deal: the cards it was made on are shown to everybody, and the cards are dealt again.
KS-32 = { $pack ->
        [kaiser26] If you are dealt all four tens or all four nines, you may throw your cards in.
       *[other] If you are dealt all four tens, all four nines or all four eights, you may throw your cards in.
    }
KS-33 = A misdeal is claimed right after the deal, { $passing ->
        [none] before anybody bids or passes
        [after_bid2] before anybody bids or passes
       *[other] before any cards are passed and before anybody bids
    }. Everybody keeps or claims at the same time, and whoever does not claim then has lost the right. { $piles ->
        [yes] Only the eight cards in your hand, as dealt, are judged; your piles do not count.
       *[no] { $kitty ->
            [0] The cards are judged as they were dealt.
           *[other] Your cards are judged as they were dealt; the kitty does not count.
        }
    }
KS-34 = { $pack ->
        [kaiser40] Of the fives and threes, only the 5 of hearts and the 3 of spades stop you from throwing your cards in. The 5 of diamonds and the 5 of clubs do not.
        [kaiser48] Of the fives and threes, only the 5 of hearts and the 3 of spades stop you from throwing your cards in. The plain ones do not.
       *[other] Of the small cards, only the 5 of hearts and the 3 of spades stop you from throwing your cards in.
    }

## Passing cards

KS-35 = Before the auction every player gives { $passing ->
        [partner1] one card
       *[partner2] two cards
    } to the partner, face down.
KS-36 = Before the auction every player gives two cards away, face down: to the player on the left in the first deal of the match, to the player on the right in the second, to the partner in the third, and then left, right and partner again.
KS-37 = Everybody passes at the same time: you choose your cards before you see what you get. Any card may be passed, even the bonus card and the penalty card, and only giver and receiver know which it was.
KS-38 = After the auction, just before the first lead, partners on every side give each other two cards. { $trump_by ->
        [led] Trump is not made yet at that moment.
       *[named] By then { $no_trump ->
            [yes] trump has been named, if there is one
           *[no] trump has been named
        }{ $low ->
            [declared] , the bidder has said high or low in a no-trump contract
            [any] , the bidder has said high or low
           *[other] { "" }
        }{ $kitty ->
            [0] .
           *[other] , and the bidder is done with the kitty.
        }
    }
KS-39 = The direction moves on only after a deal that was scored. A deal that has to be dealt again passes the same way as before.

## The auction

KS-40 = The player on the dealer’s left speaks first. Everybody speaks exactly once, and the dealer speaks last.
KS-41 = In your turn you pass, or you bid a number from { $min_bid } to { $max_bid }: the points your side means to take. { $no_trump ->
        [yes] { $low ->
            [ranked] The number alone means a contract with a trump suit; or you add “no trump” or “low no trump”.
            [equal] The number alone means a contract with a trump suit; or you add “no trump” or “low no trump”.
           *[other] The number alone means a contract with a trump suit; or you add “no trump”.
        } You do not name the suit in your bid.
       *[no] You do not name the trump suit in your bid.
    }
KS-42 = A higher number always beats a lower one. With the same number, no trump beats the number alone: { $min_bid }, then { $min_bid } no trump, then the next number, and so on, up to { $max_bid } no trump.
KS-43 = { $auction ->
        [sale] Your bid must be higher than every bid before it.
       *[once] Your bid must be higher than every bid before it. Only the dealer need not go higher.
    }
KS-44 = { $sides ->
        [solo] The dealer may take the contract by equalling the highest bid. Then the bid, and the contract, are the dealer’s.
       *[other] The dealer may take the contract by equalling the highest bid, even a partner’s. Then the bid, and the contract, are the dealer’s.
    }
KS-45 = { $no_trump ->
        [yes] To equal a bid is to make one of the same standing. Over { $min_bid } the dealer may say { $min_bid } or anything higher; over { $min_bid } no trump the dealer must say { $min_bid } no trump or higher, and { $min_bid } alone is not enough.{ $low ->
            [ranked] { " " }Over { $min_bid } low no trump only { $min_bid } low no trump or higher will do.
            [equal] { " " }No trump and low no trump of the same number equal each other.
           *[other] { "" }
        }
       *[no] To equal a bid is to say the same number. Over { $min_bid } the dealer may say { $min_bid } or anything higher.
    }
KS-46 = If everybody else passes, the dealer must bid. { $forced_bid ->
        [minimum] It must be exactly { $min_bid }{ $no_trump ->
            [yes] { $low ->
                [ranked] : with trump, at no trump or at low no trump
                [equal] : with trump, at no trump or at low no trump
               *[other] , with trump or at no trump
            }
           *[no] { "" }
        }{ $kaiser_bid ->
            [off] .
           *[other] , and never “Kaiser”.
        }
       *[any] It may be any bid there is, from { $min_bid } up{ $no_trump ->
            [yes] { $low ->
                [ranked] , with trump, at no trump or at low no trump
                [equal] , with trump, at no trump or at low no trump
               *[other] , with trump or at no trump
            }
           *[no] { "" }
        }{ $kaiser_bid ->
            [off] .
           *[other] ; “Kaiser” is open too.
        }
    }
KS-47 = If everybody else passes, the dealer may pass too. Then the cards are dealt again.
KS-48 = There is no such thing as no trump: a bid is a number, and there is always a trump suit.
KS-49 = “Low no trump” is a bid of its own, just above no trump with the same number: { $min_bid }, { $min_bid } no trump, { $min_bid } low no trump, then the next number, and so on, up to { $max_bid } low no trump.
KS-50 = No trump and low no trump of the same number rank the same. Neither beats the other, but the dealer may take the contract from one with the other.
KS-51 = { $low ->
        [declared] Low is not mentioned in the auction. Whoever wins it at no trump says high or low afterwards.
       *[any] Low is not mentioned in the auction. Whoever wins it says high or low afterwards.
    }
KS-52 = You may also say “Kaiser”. It beats every other bid; only the dealer can take it from you, by saying “Kaiser” too.
KS-53 = The bids are offers to buy the right to lead and make trump. Everybody but the dealer speaks once, beginning at the dealer’s left. Then the dealer sells to the highest bidder or refuses. If the dealer sells, the dealer’s side scores the bid { $sides ->
        [solo] at once
       *[other] at once (but see the rule on selling to a partner)
    }, and the buyer leads and has to take the points bid. If the dealer refuses, nothing is scored for the bid: the dealer leads and makes trump, has no bid to fulfil, and every side scores what it takes.
KS-54 = If nobody bids there is nothing to sell: the dealer leads and makes trump, and has no bid to fulfil.
KS-55 = Nothing goes above { $kaiser_bid ->
        [off] { $low ->
            [ranked] { $max_bid } low no trump
            [equal] { $max_bid } no trump, high or low
           *[other] { $no_trump ->
                [yes] { $max_bid } no trump
               *[no] a bid of { $max_bid }
            }
        }
       *[other] “Kaiser”
    }. { $auction ->
        [sale] Once it has been said, the players after it can only pass.
       *[once] Once it has been said, the others can only pass, and the dealer can pass or equal it.
    }

## After the auction

KS-60 = { $no_trump ->
        [yes] When the contract has a trump suit, the bidder names it as soon as the auction is over
       *[no] The bidder names the trump suit as soon as the auction is over
    }{ $kitty ->
        [0] { "" }
       *[other] , before looking at the kitty
    }{ $piles ->
        [yes] , before the piles are turned up
       *[no] { "" }
    }{ $passing ->
        [after_bid2] , before any cards are passed
       *[other] { "" }
    }.
KS-61 = { $low ->
        [off] In a no-trump contract there is no trump suit.
       *[other] In a no-trump contract, high or low, there is no trump suit.
    }
KS-62 = Nobody names trump. The suit of the very first card led is trump, and already in that first trick.
KS-63 = The bidder of a no-trump contract says high or low { $kitty ->
        [0] as soon as the auction is over
       *[other] before taking the kitty
    }. With a trump suit the contract is always high.
KS-64 = In every contract, with trump or without, the bidder says high or low, { $kitty ->
        [0] after naming trump
       *[other] after naming trump and before taking the kitty
    }. Low with a trump suit turns all four suits upside down, trumps too.
KS-65 = The bidder takes the two cards of the kitty into hand without showing them.
KS-66 = Then the bidder discards two cards face down: any two of the ten, those from the kitty included, but never the 5 of hearts or the 3 of spades. The discards are out of the deal and count for nobody.
KS-67 = When the auction is over and { $no_trump ->
        [yes] trump, if any, has been named
       *[no] { $trump_by ->
            [led] before the first lead
           *[named] trump has been named
        }
    }, the top card of every pile is turned face up, where both of you can see it.
KS-68 = A deal goes in this order: the cards are dealt{ $misdeal_no_honours ->
        [yes] ; misdeals are claimed
       *[no] { $misdeal_four_alike ->
            [yes] ; misdeals are claimed
           *[no] { "" }
        }
    }{ $passing ->
        [none] { "" }
        [after_bid2] { "" }
       *[other] ; cards are passed
    }{ $auction ->
        [sale] ; the players bid; the dealer sells or refuses
       *[once] ; there is the auction
    }{ $trump_by ->
        [led] { "" }
       *[named] { $no_trump ->
            [yes] ; the bidder names trump, if there is one
           *[no] ; the bidder names trump
        }
    }{ $low ->
        [declared] ; in a no-trump contract the bidder says high or low
        [any] ; the bidder says high or low
       *[other] { "" }
    }{ $kitty ->
        [0] { "" }
       *[other] ; the bidder takes the kitty and discards
    }{ $piles ->
        [yes] ; the piles are turned up
       *[no] { "" }
    }{ $passing ->
        [after_bid2] ; cards are passed
       *[other] { "" }
    }; the cards are played; the deal is scored; and you see whether the match is over.

## Playing the cards

KS-70 = { $auction ->
        [sale] The buyer leads to the first trick. If nothing was sold, the dealer does.
       *[once] { $pack ->
            [heir32] The bidder leads to the first trick.
            [heir48] The bidder leads to the first trick.
           *[other] The bidder leads to the first trick, with any card.
        }
    }
KS-71 = The others must follow suit if they can. Who cannot may play any card. Nobody has to trump, and nobody has to beat the card that is winning.
KS-72 = The highest trump takes the trick. If there is no trump in it, the highest card of the suit led takes it.
KS-73 = Whoever takes a trick leads to the next one, { $pack ->
        [heir48] with any card but a blank, trumps included, at any time; for a blank there is a rule of its own.
        [heir32] { $players ->
            [3] with any card, trumps included, at any time.
           *[other] with any card but a blank, trumps included, at any time; for a blank there is a rule of its own.
        }
       *[other] with any card, trumps included, at any time.
    } All the cards are played.
KS-74 = In a low contract “highest” means highest in the upside-down order: the low cards win.
KS-75 = You play either a card from your hand or one of your own face-up pile cards. Both together decide whether you can follow suit, so a face-up card of the suit led must be used if your hand has none. Cards that lie face down do not count for this.
KS-76 = When the top card of a pile has been played, the card under it is turned up at once, and from then on it may be played.
KS-77 = The Lost Heir and the Wrong Boy follow when trump is led, and only then. The first trick is a trump trick, so they follow to that one too. If they are your only trumps, you must play one of them.
KS-78 = You may play a blank only when you cannot follow suit, and lead one only when you hold nothing but blanks. When a blank is led the others play what they like until a card with a suit falls; that is the suit led for the rest. The Lost Heir and the Wrong Boy have a suit: trump. If no card in the trick has a suit, the player who led takes it.
KS-79 = The first lead of a deal must be a city card, because it makes trump.
KS-80 = A Kaiser contract is played at high no trump, and the bidder leads. { $kaiser_bid ->
        [forty] { $players ->
            [6] { $kaiser40_partner ->
                [sits_out] The bidder’s two partners put their cards away unseen and are passed over; those cards count for nobody.
               *[plays] The bidder’s two partners play along.
            }
           *[other] { $kaiser40_partner ->
                [sits_out] The bidder’s partner puts the cards away unseen and is passed over; those cards count for nobody.
               *[plays] The bidder’s partner plays along.
            }
        }
       *[other] Everybody plays along.
    }
KS-81 = A trick is worth 1 point to the side that takes it. { $bonus_points ->
        [6] { $penalty_points ->
            [4] With the bonus card it is worth 7, with the penalty card −3, with both 3.
           *[other] With the bonus card it is worth 7, with the penalty card −2, with both 4.
        }
       *[other] { $penalty_points ->
            [4] With the bonus card it is worth 6, with the penalty card −3, with both 2.
           *[other] With the bonus card it is worth 6, with the penalty card −2, with both 3.
        }
    }
KS-82 = If a blank falls in a trick with the Lost Heir or the Wrong Boy, those cards are worth nothing; one blank wipes out both. The trick still counts its 1 point, and the Lost Heir still takes it.
KS-83 = The insult: if the Kaiser card itself takes a trick that holds Joffre, the side that played Joffre loses 5 points in that deal. The trick scores as usual for whoever took it.

## Scoring a deal

KS-90 = { $joffre_insult ->
        [yes] Each side adds up the points of the tricks it took, and takes off 5 for an insult it suffered. Those are its points for the deal.
       *[no] Each side adds up the points of the tricks it took. Those are its points for the deal.
    }
KS-91 = There are { $points_in_play } points in play: { $tricks } tricks, plus { $bonus_points } for the bonus card, less { $penalty_points } for the penalty card. { $pack ->
        [heir48] A blank that falls on one of those two cards changes the sum.
        [heir32] { $players ->
            [3] A side can take more than that if another is left with the penalty card.
           *[other] A blank that falls on one of those two cards changes the sum.
        }
       *[other] { $tricks ->
            [16] { $bonus_points ->
                [6] The most one side can take is 21: fifteen tricks with the bonus card and without the penalty card.
               *[other] The most one side can take is 20: fifteen tricks with the bonus card and without the penalty card.
            }
           *[other] { $bonus_points ->
                [6] The most one side can take is 13: seven tricks with the bonus card and without the penalty card.
               *[other] The most one side can take is 12: seven tricks with the bonus card and without the penalty card.
            }
        }
    }
KS-92 = { $overtricks ->
        [yes] The contract is made if the bidder’s side takes at least as many points as it bid. Then it scores all the points it took.
       *[no] The contract is made if the bidder’s side takes at least as many points as it bid.
    }
KS-93 = If the contract fails, the bid comes off the total of the bidder’s side, and the points it took are lost.
KS-94 = No trump counts double for the bidder’s side: made, it scores { $overtricks ->
        [yes] twice the points it took
       *[no] twice the bid
    }; failed, it { $fail_penalty ->
        [zero] scores nothing, like any missed bid
       *[bid] loses twice the bid
    }.
KS-95 = { $low ->
        [any] Low no trump scores just like no trump. A low contract with a trump suit is not doubled.
       *[other] Low no trump scores just like no trump.
    }
KS-96 = { $auction ->
        [sale] Every other side scores the points it took, whether the bid was made or missed. In a deal without a bid to fulfil, every side does.
       *[once] Every other side scores the points it took, whether the contract was made or failed{ $no_trump ->
            [yes] , with trump or without, and never doubled
           *[no] { "" }
        }{ $limit ->
            [none] .
           *[other] ; only the bid-out limit can stop that.
        }
    }
KS-97 = Those points may be below zero: whoever takes the penalty card with fewer than { $penalty_points ->
        [4] four tricks and without the bonus card
       *[other] { $three_spot ->
            [clear3] three tricks
           *[minus3] three tricks and without the bonus card
        }
    } goes down.
KS-98 = The bid-out limit: a side that already stood at { $target_after_nt ->
        [none] { $limit } or more
       *[other] the limit ({ $limit } to begin with) or above
    } before the deal, and is not the bidder’s, scores nothing for the points it takes. From there it has to bid.
KS-99 = Such a side still loses points: the limit never spares it a minus.
KS-100 = What counts for the limit is the total before the deal, each side for itself. One point below the limit you still score all you take, even past the target. The bidder’s side is never touched by it.
KS-101 = { $no_bid_limit ->
        [auto] The bid-out limit is { $limit }, which is 7 below the target of { $target }.
       *[other] The bid-out limit is { $limit }.
    }{ $target_after_nt ->
        [none] { "" }
       *[other] { " " }Once the target has gone up to { $target_after_nt }, the limit is { $raised_limit }.
    }
KS-102 = { $no_trump ->
        [yes] A made contract scores just what was bid, or twice that at no trump; points above the bid are worth nothing. The other sides are not affected.
       *[no] A made contract scores just what was bid; points above the bid are worth nothing. The other sides are not affected.
    }
KS-103 = The side that took the penalty card must clear it with three tricks. With fewer than three it has −3 for the deal, whatever else it took, the bonus card included. With three or more it has its tricks less 3, plus { $bonus_points } if it took the bonus card.{ $joffre_insult ->
        [yes] { " " }An insult costs its 5 points besides.
       *[no] { "" }
    } Whether a contract is made is judged by that count. The other sides are counted as usual.
KS-104 = If the bidder’s side takes less than the bid, it scores exactly zero for the deal, even if it took less than nothing.
KS-105 = { $sides ->
        [solo] When the dealer has sold, the dealer scores the amount of the bid, whatever happens later.
       *[other] When the dealer has sold, the dealer’s side scores the amount of the bid, whatever happens later. Selling to one’s own partner scores nothing.
    }
KS-106 = “Kaiser” is for the match. { $players ->
        [6] The bidder must take exactly seven tricks, with the bonus card in one of them; the partners must take none, and the other side must take the one trick with the penalty card.
       *[other] The bidder must take exactly seven tricks, with the bonus card in one of them; the partner must take none, and the other side must take the one trick with the penalty card.
    } Made, the bidder’s side wins the match; failed, it loses the match. No points are scored.
KS-107 = “Kaiser” is for the match. The bidder’s side must take exactly seven tricks, with the bonus card in one of them, and the other side the one trick with the penalty card. Which of the partners takes the seven does not matter. Made, the bidder’s side wins the match; failed, it loses the match. No points are scored.
KS-108 = “Kaiser” is for 40 points. The bidder must take every trick with the bidder’s own cards{ $kaiser40_partner ->
        [sits_out] { "" }
       *[plays] ; a trick that a partner takes defeats it
    }. The bidder’s side scores 40 if it is made and loses 40 if it fails, not doubled. The other side scores what it took, as always.
KS-109 = { $five_wins ->
        [captured] A side that stood at the bid-out limit or above before the deal, and is not the bidder’s, wins the match on the spot if it takes a trick in which the bidder’s side played the 5 of hearts.
       *[taken] A side that stood at the bid-out limit or above before the deal, and is not the bidder’s, wins the match on the spot if it takes the trick with the 5 of hearts, whoever played it.
    }
KS-110 = { $limit ->
        [none] The bidder’s opponents are scored one by one, each side by its own tricks.
       *[other] The bidder’s opponents are scored one by one, each side by its own tricks and with its own limit.
    }
KS-111 = A side whose contract fails pays { $pot_stake } into the pot.

## Winning the match

KS-120 = { $win_by ->
        [bid] The match is played to { $target } points.
       *[score] The first side whose total is { $target } or more wins the match.
    }
KS-121 = Totals are looked at only when a deal has been scored in full. Passing the target in the middle of a deal wins nothing.
KS-122 = { $both_reach ->
        [higher] If more than one side reaches the target in the same deal, the highest total wins. If the bidder’s side is level with the highest, the bidder’s side wins.
       *[bidder] If more than one side reaches the target in the same deal and the bidder’s side is among them, the bidder’s side wins, whatever the totals.
    }{ $auction ->
        [sale] { " " }In a deal without a bid to fulfil, the dealer, who leads, counts as the bidder.
       *[once] { "" }
    }
KS-123 = As soon as anybody has made a no-trump contract, everybody plays to { $target_after_nt } for the rest of the match.{ $kaiser_bid ->
        [forty] { " " }A made “Kaiser” counts as one too.
       *[other] { "" }
    }
KS-124 = { $limit ->
        [none] The new target already holds when the totals of that very deal are looked at.
       *[other] The new target already holds when the totals of that very deal are looked at. The new bid-out limit holds from the next deal.
    }
KS-125 = A side whose total falls to minus { $target } or below has lost the match{ $target_after_nt ->
        [none] { "" }
       *[other] { "" } (minus { $target_after_nt }, once the target has gone up)
    }. { $sides ->
        [teams3] Which of the others wins is told below.
        [solo] { $players ->
            [2] The other one wins. If both of you fall so low in the same deal, the bidder loses.
           *[other] Which of the others wins is told below.
        }
       *[teams2] The other side wins. If both fall so low in the same deal, the bidder’s side loses.
    }
KS-126 = Only a side that has just made its own contract can win, with its total at or above the target. The others may pass the target as far as they like: they win with the next contract they make.{ $kaiser_bid ->
        [solo12] { " " }A “Kaiser” decides the match all the same.
        [team12] { " " }A “Kaiser” decides the match all the same.
       *[other] { "" }
    }{ $five_wins ->
        [off] { "" }
       *[other] { " " }Capturing the bonus card wins all the same.
    }{ $lose_at_minus ->
        [yes] { " " }Falling to minus the target loses all the same.
       *[no] { "" }
    }
KS-127 = { $win_by ->
        [bid] { "" }
       *[score] If the bidder’s side has not reached the target and several others have, the highest total among them wins. { $both_reach ->
            [higher] If sides tie for the highest total and the bidder’s side is not one of them, another deal is played.
           *[bidder] If they tie, another deal is played.
        }{ $lose_at_minus ->
            [yes] { " " }
           *[no] { "" }
        }
    }{ $lose_at_minus ->
        [yes] When a side falls to minus the target, the highest total among the sides above that line wins, or, if none is above it, the highest total of all. If they tie, another deal is played.
       *[no] { "" }
    }
KS-128 = Everybody starts at 0, and totals may go below zero.
KS-129 = Whoever wins the match collects the pot.
KS-130 = { $five_wins ->
        [off] { "" }
       *[other] A capture of the bonus card ends the deal and the match at once.{ " " }
    }After a deal these are looked at in order, and the first that names a winner decides: { $kaiser_bid ->
        [solo12] a “Kaiser” for the match, then the target{ $lose_at_minus ->
            [yes] , then minus the target
           *[no] { "" }
        }.
        [team12] a “Kaiser” for the match, then the target{ $lose_at_minus ->
            [yes] , then minus the target
           *[no] { "" }
        }.
       *[other] the target{ $lose_at_minus ->
            [yes] , then minus the target
           *[no] { "" }
        }.
    }

## What you may see

KS-140 = You see your own cards, everything that has been called and announced, the cards played to this trick and to the last one, and how many tricks each side has. Tricks that have been taken lie face down.
KS-141 = Nobody sees the kitty before the bidder takes it, and then only the bidder does. Only the bidder knows the discards until the deal is over.
KS-142 = Everybody may know who has taken the bonus card and the penalty card: it happened in the open.
KS-143 = Only you can see whether you have the right to claim a misdeal. Who else had it, and who has answered already, stays hidden; only a claim is made in the open.
KS-144 = Passed cards are known only to the player who gave them and the player who got them.
KS-145 = Nobody knows the pile cards that lie face down. Those that lie face up are seen by both of you.
KS-146 = Computer players know exactly what a person in their seat would know, and nothing more.
