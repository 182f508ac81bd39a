### The Twenty-Eight family: the printed rules of a house

### A clause is printed only where it applies (games/twenty_eight/clauses.py). It may use every
### option by its name and $points_in_deal, $highest_bid, $cards_each, $packet, $pack_size.
### "Deal" is the round, "hand" the cards; "first hand" is the seat after the dealer.
### In brackets: the word of Malayalam players, then that of Hindi and Bengali players.

section-twenty_eight-pack = The cards
section-twenty_eight-seats = Seats, dealing and the course of a deal
section-twenty_eight-cancelled = Cancelled deals
section-twenty_eight-auction = The auction
section-twenty_eight-trump = Trump
section-twenty_eight-doubling = Doubling
section-twenty_eight-alone = Playing alone
section-twenty_eight-knowledge = Who sees what
# Its clauses are also those of houses with open trump
section-twenty_eight-hidden = Playing the cards
section-twenty_eight-shown = Trumps in the trick
section-twenty_eight-pair = The pair
section-twenty_eight-score = Scoring a deal
section-twenty_eight-match = Winning the match
section-twenty_eight-wrong = Wrong play
section-twenty_eight-forty = As in Forty
section-twenty_eight-fifty_six = As in Fifty-six

## The cards

TE-1 = { $players ->
        [4] Four players in two pairs. Partners sit opposite each other.
        [6] Six players in two sides of three. They sit turn about, so both your neighbours are opponents.
       *[8] Eight players in two sides of four. They sit turn about, so both your neighbours are opponents.
    }
TE-2 = You play with 32 cards: jack, 9, ace, 10, king, queen, 8 and 7 of every suit.
TE-3 = Every suit (niram; rang, rong), trump or not, ranks from the top like this: { $pack ->
        [single_36_threes] jack (gulan; ghulam) and 3 side by side, 9 (onpathu; nahla), ace (aas; ikka), 10 (pathu; dahla), king (raajavu; badshah), queen (raani; begum), 8, 7.
        [single_36_sixes] jack (gulan; ghulam), 9 (onpathu; nahla), ace (aas; ikka), 10 (pathu; dahla), king (raajavu; badshah), queen (raani; begum), 8, 7, 6.
        [double_48] jack (gulan; ghulam), 9 (onpathu; nahla), ace (aas; ikka), 10 (pathu; dahla), king (raajavu; badshah), queen (raani; begum).
        [double_32] jack (gulan; ghulam), 9 (onpathu; nahla), ace (aas; ikka), 10 (pathu; dahla).
       *[other] jack (gulan; ghulam), 9 (onpathu; nahla), ace (aas; ikka), 10 (pathu; dahla), king (raajavu; badshah), queen (raani; begum), 8, 7.
    }
TE-4 = { $pack ->
        [single_36_threes] A jack and a 3 carry 3 card points each, a 9 carries 2, an ace 1, a 10 also 1, the rest nothing. That is 10 to a suit and 40 in the pack.
        [single_32] A jack carries 3 card points, a 9 carries 2, an ace 1, a 10 also 1, the rest nothing. That is 7 to a suit and 28 in the pack.
        [single_36_sixes] A jack carries 3 card points, a 9 carries 2, an ace 1, a 10 also 1, the rest nothing. That is 7 to a suit and 28 in the pack.
        [double_32] A jack carries 3 card points, a 9 carries 2, an ace 1, a 10 also 1. That is 14 to a suit and 56 in all.
       *[other] A jack carries 3 card points, a 9 carries 2, an ace 1, a 10 also 1, the rest nothing. That is 14 to a suit and 56 in all.
    }
TE-5 = The side that wins the last trick has one card point more, so a deal is worth { $points_in_deal }.
TE-6 = The sixes that are left out of the pack keep the score: one red (laal chhakka) and one black (kala chhakka) for each side.{ $trump_card ->
        [marker] { " " }Other small cards that are left out mark the trump.
       *[other] { "" }
    }
TE-7 = Every card is there twice. Of two equal cards in one trick, the one played first is the higher.
TE-8 = The four threes are in the pack. A 3 has the rank and the 3 points of the jack of its suit. Of the jack and the 3 of one suit in one trick, the one played first is the higher.
TE-9 = The four sixes are in the pack. A 6 is the lowest card of its suit and is worth nothing.

## Seats, dealing and the course of a deal

TE-10 = { $direction ->
        [clockwise] Dealing, bidding and playing all go clockwise: after you comes the player on your left.
       *[counter_clockwise] Dealing, bidding and playing all go counter-clockwise: after you comes the player on your right.
    } The player after the dealer is called first hand (aadyathe aal; pehla, prothom).
TE-11 = The first dealer (kashakkunnavan; baantne wala) is drawn by lot. After every deal (kali; baazi) that is scored, first hand is the next dealer.
TE-12 = The dealer shuffles. { $cut ->
        [once] The player before the dealer, { $direction ->
            [clockwise] at the dealer’s right
           *[counter_clockwise] at the dealer’s left
        }, may then cut the pack once: lift at least one card and leave at least one, or decline. Whoever cuts may not shuffle the pack or look at it.
       *[none] The pack is not cut.
    } Nobody else touches the pack.
TE-13 = First everybody gets { $packet } cards, beginning with first hand. The auction is held on these.
TE-14 = { $second_auction ->
        [from_24] When the auction is over and trump has been chosen, the dealer gives everybody the other { $packet } cards.
       *[none] { $doubling ->
            [none] When the auction is over and trump has been chosen, the dealer gives everybody the other { $packet } cards.
           *[other] { $double_time ->
                [in_auction] When the auction is over, the dealer gives everybody the other { $packet } cards.
               *[after_trump] When the auction, the choice of trump and the doubling are over, the dealer gives everybody the other { $packet } cards.
            }
        }
    }
TE-15 = All the cards are dealt before the auction, in two packets of { $packet }, beginning with first hand.
TE-16 = The whole pack of { $pack_size } is dealt. Everybody gets { $cards_each } cards, so a deal has { $cards_each } tricks (pidi; haath, pith).
TE-17 = A deal goes in this order: { $cut ->
        [once] shuffle and cut
       *[none] shuffle
    }; the first packet{ $bid_after ->
        [all] { $half_court ->
            [yes] ; the question for a half court; the second packet
           *[no] ; the second packet
        }
       *[half] { "" }
    }; the auction{ $trump_card ->
        [open] { "" }
       *[other] ; the choice of trump
    }{ $bid_after ->
        [half] { $second_auction ->
            [from_24] ; the second packet; the second auction, and a new choice of trump if somebody bids in it{ $doubling ->
                [none] { "" }
               *[other] ; doubling
            }
           *[none] { $doubling ->
                [none] ; the second packet
               *[other] { $double_time ->
                    [in_auction] ; the second packet
                   *[after_trump] ; doubling; the second packet
                }
            }
        }
       *[all] { $doubling ->
            [none] { "" }
           *[other] { $double_time ->
                [in_auction] { "" }
               *[after_trump] ; doubling
            }
        }
    }{ $single_hand ->
        [yes] ; the question for a single hand
       *[no] { "" }
    }; the play; the score.

## Cancelled deals

TE-20 = A cancelled deal scores nothing for anybody. The cards are shuffled again, and { $redeal_dealer ->
        [next] the next dealer deals.
       *[same] the same dealer deals.{ $first_bid ->
            [free] { $all_pass ->
                [redeal] { " " }Only when everybody has passed does the next dealer deal.
               *[other] { "" }
            }
           *[other] { "" }
        }
    }
TE-21 = If first hand, when first asked to bid, holds no card points, first hand may call for a new deal instead of bidding. It is a right and not a duty. Nobody else has it, and it is lost with the first bid or pass.
TE-22 = If first hand, when first asked to bid, holds no card points, first hand may pass. If the next player holds no card points either, the deal is cancelled at once, before that player is asked. { $first_bid ->
        [forced] If the next player does hold points, that player has to open. { "" }
       *[other] { "" }
    }Nobody else’s cards matter for this.
TE-23 = If anybody’s complete hand carries no card points, the deal is cancelled. Nobody has to ask for it.
TE-24 = { $four_jacks ->
        [claim] A player who was dealt all four jacks may have the deal cancelled at any moment until the last trick has been taken. Nothing happens by itself.
       *[redeal] If one player has been dealt all four jacks, the deal is cancelled as soon as the fourth is dealt.
    }
TE-25 = { $one_suit_hand ->
        [show] If somebody’s complete hand is all of one suit, it may be laid down instead of being played.
       *[redeal] If somebody’s complete hand is all of one suit, the deal is cancelled.
    }
TE-26 = { $first_bidder_one_suit ->
        [barred] If first hand’s cards are all of one suit when first hand is first asked to bid, first hand must pass on that turn.{ $first_bid ->
            [forced] { " " }The duty to open is then the next player’s.
           *[other] { "" }
        }
       *[redeal] If first hand’s cards are all of one suit when first hand is first asked to bid, the deal is cancelled.
    }
TE-27 = A deal whose trump is never shown is cancelled too. The rule stands under “Playing the cards”.
TE-28 = The table itself judges all these hands, and nobody else sees them. When a deal is cancelled, the reason is told to everybody, and the hand that caused it is laid open.
TE-29 = A player’s complete hand is everything that was dealt to that player{ $trump_card ->
        [open] .
        [own] , a card that lies face down for trump included.
       *[marker] { $seventh_card ->
            [yes] , a seventh card that lies face down included.
           *[no] .
        }
    }{ $four_jacks ->
        [redeal] { $pointless_hand ->
            [redeal] { $one_suit_hand ->
                [redeal] { " " }If a deal is cancelled for several reasons at once, the first of these is announced: four jacks, no card points, one suit.
               *[other] { " " }If a deal is cancelled for two reasons at once, four jacks are announced before a hand without card points.
            }
           *[none] { $one_suit_hand ->
                [redeal] { " " }If a deal is cancelled for two reasons at once, four jacks are announced before a hand of one suit.
               *[other] { "" }
            }
        }
       *[other] { $pointless_hand ->
            [redeal] { $one_suit_hand ->
                [redeal] { " " }If a deal is cancelled for two reasons at once, a hand without card points is announced before a hand of one suit.
               *[other] { "" }
            }
           *[none] { "" }
        }
    }

## The auction

TE-30 = A bid (vili; daak) is a whole number: the card points that your side means to take in its tricks. The lowest bid is { $min_bid }, the highest { $highest_bid }.
TE-31 = There are only { $points_in_deal } card points in a deal. Whoever bids more than that can make it only by showing the pair.
TE-32 = First hand speaks first, then each player in turn.
TE-33 = In your turn you bid more than the highest bid so far, or you pass (paas).
TE-34 = While there is no bid, first hand may not pass{ $two_pointless ->
        [yes] { $first_bidder_one_suit ->
            [barred] , except without card points or with a single suit, as told above.
           *[other] , except without card points, as told above.
        }
       *[no] { $first_bidder_one_suit ->
            [barred] , except with a single suit, as told above.
           *[other] .
        }
    }
TE-35 = First hand and the others may pass. If everybody but the dealer has passed, the dealer has bid { $min_bid }, and the auction is over.
TE-36 = Anybody may pass. { $all_pass ->
        [no_trump_minimum] If everybody passes, first hand plays { $min_bid } without trump.
       *[redeal] If everybody passes, the deal is cancelled, and the next dealer deals.
    }
TE-37 = The turn goes round until, after a bid, { $players ->
        [4] the three other players
        [6] the five other players
       *[8] the seven other players
    } have passed one after another.
TE-38 = { $pass_is_final ->
        [yes] Whoever has passed is out of that auction, and it ends when everybody but the highest bidder is out. Every pass counts, even one that a rule demands.
       *[no] { $auction ->
            [three_passes] A pass is not final. While the auction goes on you may bid when your turn comes again.
           *[other] In the second auction a pass is not final. While it goes on you may bid when your turn comes again.
        }
    }
TE-39 = Everybody speaks exactly once, first hand first. The highest bid stands.
TE-40 = The auction is a duel. First hand opens and holds the bid. The next player passes or challenges with a higher bid. The holder answers “hold”, taking the same number and keeping the bid, or passes. After “hold” the challenger goes higher or passes. Whoever is left holds the bid, and the next player who has not had a turn may challenge. When everybody has had a turn, the auction is over.{ $two_pointless ->
        [yes] { " " }A first hand that passes has had its turn: the next player opens and holds.
       *[no] { $first_bidder_one_suit ->
            [barred] { " " }A first hand that passes has had its turn: the next player opens and holds.
           *[other] { "" }
        }
    } “Hold” is not a bid{ $raise_partner ->
        [free] { $rebid_min ->
            [none] { "" }
           *[other] , and no limit on bids touches it
        }
       *[other] , and no limit on bids touches it
    }.
TE-41 = No number above { $highest_bid } can be bid. When nothing more can be said over the highest bid, the auction is over at once.{ $thani ->
        [yes] { " " }“Thani” can still be said over { $highest_bid }.
       *[no] { "" }
    }{ $half_court ->
        [yes] { $bid_after ->
            [half] { " " }“Half” can still be said over { $highest_bid }.
           *[all] { "" }
        }
       *[no] { "" }
    }{ $doubling ->
        [none] { "" }
       *[other] { $double_time ->
            [in_auction] { " " }A bid of { $highest_bid } can still be doubled.
           *[after_trump] { "" }
        }
    }{ $auction ->
        [duel] { " " }Against a challenge with { $highest_bid } the holder can still say “hold”, and that ends it.
       *[other] { "" }
    }
TE-42 = { $raise_partner ->
        [honours] When the highest bid so far is a partner’s, you may bid over it only with { $honours_from } or more. Over an opponent’s bid there is no such limit.
        [never] When the highest bid so far is a partner’s, you may only pass. Over an opponent’s bid there is no such limit.
       *[free] When the highest bid so far is a partner’s, you may bid over it like over any other.
    }{ $raise_partner ->
        [free] { "" }
       *[other] { $thani ->
            [yes] { " " }“Thani” is open to you all the same.
           *[no] { "" }
        }{ $half_court ->
            [yes] { $bid_after ->
                [half] { " " }“Half” is open to you all the same.
               *[all] { "" }
            }
           *[no] { "" }
        }
    }
TE-43 = Bids of { $honours_from } and more are called honours.
TE-44 = Whoever has already bid in this auction may bid again only { $rebid_min } or more.
TE-45 = When all the cards are dealt there is a second auction, first hand first. Anybody may bid, the bidder too: at least 24, and more than the bid that stands. It goes on until all the others have passed one after another. { $raise_partner ->
        [free] { "" }
       *[other] A partner’s bid may be raised freely in it. { "" }
    }If everybody passes, the first contract stands. Whoever has bid chooses trump again from the whole hand and lays out a new card{ $trump_card ->
        [own] ; a card that was laid out before goes back to its owner’s hand unseen
       *[other] ; the marker that was laid out before is taken away unseen
    }. Where nothing higher can be bid, there is no second auction.
TE-46 = The player of the highest bid is the bidder (vilichayaal; bolne wala, dakdar). { $players ->
        [4] The bidder and the bidder’s partner are the bidding side, the others the opponents.
       *[other] The bidder and the bidder’s partners are the bidding side, the others the opponents.
    }
TE-47 = Everybody hears every call, and a call binds whoever made it.
TE-48 = { $half_court ->
        [yes] { $thani ->
            [yes] “Half” and “thani” are games of their own, each for a fixed price.
           *[no] “Half” is a game of its own for a fixed price.
        }
       *[no] “Thani” is a game of its own for a fixed price.
    } The play follows without trump, and nothing else that may change the worth of a deal touches it.

## Trump

TE-50 = The bidder alone chooses trump (thuruppu; turup, rang), { $bid_after ->
        [half] { $second_auction ->
            [from_24] on the first { $packet } cards, and after a bid in the second auction on the whole hand.
           *[none] on the first { $packet } cards.
        }
       *[all] on the whole hand.
    } { $trump_card ->
        [marker] It may be any suit.
       *[other] It may be any suit of which the bidder holds a card.
    }
TE-51 = The bidder lays a card of the chosen suit face down: the hidden trump (kamizhthiya thuruppu; band rang). Until it is shown, that card is not part of the bidder’s hand. It cannot be played, and it does not count when the bidder has to follow suit.
TE-52 = The bidder takes the small cards that are left out of the pack and lays one of the chosen suit face down under them: the hidden trump (kamizhthiya thuruppu; band rang). All the bidder’s own cards stay in hand.
TE-53 = Trump is named in the auction and is known to everybody from then on.
TE-54 = Instead of choosing, the bidder may say “seventh” (ezhaam cheettu; saatwan patta). Then the seventh card dealt to the bidder is laid face down, unseen by the others, and its suit is trump. The bidder looks at it when all the cards are dealt.{ $trump_card ->
        [marker] { " " }Unlike a marker it is one of the bidder’s own cards: until it is shown it cannot be played, and it does not count when the bidder has to follow suit.
       *[other] { " " }Like a chosen card, it is not part of the bidder’s hand until it is shown.
    }
TE-55 = { $second_auction ->
        [from_24] Trump once chosen cannot be changed, except after a bid in the second auction.
       *[none] Trump once chosen cannot be changed.
    }
TE-56 = Every contract has a trump suit.{ $single_hand ->
        [yes] { " " }A single hand is played without one.
       *[no] { "" }
    }{ $half_court ->
        [yes] { " " }A half court is played without one.
       *[no] { "" }
    }{ $thani ->
        [yes] { " " }Thani is played without one.
       *[no] { "" }
    }

## Doubling

TE-60 = { $bid_after ->
        [half] { $second_auction ->
            [from_24] When trump has been chosen for good
           *[none] { $seventh_card ->
                [yes] When trump has been chosen or the seventh card called, and before the second packet is dealt
               *[no] { $trump_card ->
                    [open] When the auction is over, and before the second packet is dealt
                   *[other] When trump has been chosen, and before the second packet is dealt
                }
            }
        }
       *[all] { $trump_card ->
            [open] When the auction is over
           *[other] When trump has been chosen
        }
    }, each opponent in turn, beginning with the seat after the bidder, says “double” or passes. The first double ends it for the opponents.
TE-61 = { $doubling ->
        [none] The stake of a deal is 1.
       *[other] The stake of a deal is 1. A double makes it 2.
    }
TE-62 = After a double the bidding side may redouble: the bidder is asked first, and { $players ->
        [4] then the bidder’s partner
       *[other] then the bidder’s partners in turn
    }. { $double_effect ->
        [plus] A redouble counts more than a double, as told below.
       *[times] { $auto_double_from ->
            [none] The stake is then 4.
           *[other] That doubles the stake once more.
        }
    }
TE-63 = A bid of { $auto_double_from } or more starts at a stake of 2 without anybody saying so.{ $doubling ->
        [none] { "" }
       *[other] { $stake_cap ->
            [1] { "" }
            [2] { "" }
            [3] { "" }
           *[other] { " " }The opponents may still double it, which makes 4.
        }
    }
TE-64 = { $stake_cap ->
        [none] When it comes to doubling, whoever, as all can see, could do nothing but pass is not asked.
       *[other] { $double_effect ->
            [plus] For the limit of this house a double makes a stake of 2 and a redouble one of 4. Neither may take it above { $stake_cap }.
           *[times] { $doubling ->
                [redouble] No double or redouble may take the stake above { $stake_cap }.
               *[other] No double may take the stake above { $stake_cap }.
            }
        }{ $double_time ->
            [in_auction] { "" }
           *[after_trump] { " " }Whoever, as all can see, could do nothing but pass is not asked.
        }
    }
TE-65 = In reply to a double, { $doubling ->
        [redouble] instead of a redouble,
       *[other] instead of passing,
    } the bidder, but not a partner, may say “C” if the bidding side’s score is exactly zero, no pip showing, red or black. { $stake_cap ->
        [none] The stake is then 6.
       *[other] The stake is then 6, whatever the limit.
    }
TE-66 = { $c_with_auto_double ->
        [yes] A bid that is doubled by itself does not open “C”: an opponent must really have said “double”.
       *[no] Because high bids are doubled by themselves here, nobody may say “C”.
    }
TE-67 = Doubling changes the game points at stake and nothing else: the card points to make stay the same{ $pair ->
        [none] .
       *[other] , and so does what the pair does.
    }
TE-68 = { $doubling ->
        [redouble] At a real table one spare card turned face up keeps a double in mind, two a redouble; which cards they are means nothing. On a screen the stake is shown.
       *[other] At a real table one spare card turned face up keeps a double in mind; which card it is means nothing. On a screen the stake is shown.
    }
TE-69 = Doubling comes { $trump_card ->
        [open] after the auction
       *[other] after the last choice of trump
    }, before the first lead.

## Playing alone

TE-70 = When all the cards are dealt and before the first lead, everybody in turn from first hand on is asked, with whatever cards, and says “single” (thani; akela) or declines. The first to say it has it, and nobody else is asked.
TE-71 = A single hand is played without trump. It takes the place of the contract: the bid{ $doubling ->
        [none] { $auto_double_from ->
            [none] { "" }
           *[other] , the stake
        }
       *[other] , the stake
    } and the trump no longer count.{ $trump_card ->
        [open] { "" }
        [own] { " " }The card laid out for trump goes back to its owner’s hand unseen.
       *[marker] { " " }What was laid out for trump is taken back unseen.
    }
TE-72 = The player who declared it leads to the first trick. { $players ->
        [4] The partner lays down all cards unseen, takes no part and is passed over.
       *[other] The partners lay down all cards unseen, take no part and are passed over.
    }
TE-73 = That player must take every trick alone. As soon as an opponent takes one, the deal is over and the single hand lost.
TE-74 = { $match_style ->
        [points] A single hand is worth { $single_points } game points: won, that player’s side gets them; lost, the other side does.
        [tables] A single hand is worth { $single_points } tables: won, the other side hands them over; lost, that player’s side does.
       *[pips] Won, a single hand brings that player’s side { $single_points } game points; lost, it costs as many. The other side’s score does not change.
    }
TE-75 = Single hand may not be said on a hand that is certain to take every trick: at least one card must be able to lose. In every suit you hold, your top cards are those from the highest down to the first that some card outside your hand outranks; an equal card does not count, since you lead. The hand is certain if in every suit all your cards are top cards, or you have at least as many top cards as there are cards of that suit outside your hand.
TE-76 = Whoever holds such a certain hand may say “show” when asked, and lay it down: that side { $match_style ->
        [tables] wins { $single_points } tables at once
       *[other] gets { $single_points } game points at once
    }, without play. If the holder declines, the hand is played like any other.{ $pack ->
        [single_32] { $one_suit_hand ->
            [redeal] { "" }
           *[other] { " " }Eight cards of one suit are such a hand.
        }
       *[other] { "" }
    }
TE-77 = { $bid_after ->
        [half] In any of your turns in the auction, while you hold only the first { $packet } cards, you may say “half”, for a half court. It goes above every number and ends the auction.
       *[all] After the first packet the dealing stops, and everybody in turn from first hand on says “half”, for a half court, or declines. The first to say it has it.
    }
TE-78 = A half court is played with the first { $packet } cards only, and no more are dealt. There is no trump, and the player who said it leads. { $players ->
        [4] The partner’s cards are laid down.
       *[other] The partners’ cards are laid down.
    } That player must take every trick alone, and the deal ends when an opponent takes one.
TE-79 = { $match_style ->
        [points] Won or lost, a half court brings 2 game points to the side that was right.
        [tables] A half court is worth 2 tables: won, the other side hands them over; lost, that player’s side does.
       *[pips] Won, a half court costs the other side 2 game points; lost, it costs that player’s side 2.
    }

## Who sees what

TE-80 = You see your own cards, the calls, the cards of the trick on the table, and how many cards everybody holds.
TE-81 = While trump is hidden only the bidder knows the suit and what was laid out. Nobody else is told: not the opponents, not a partner, not a computer player, not a spectator.
TE-82 = After “seventh” nobody knows the suit, not even the bidder, until the second packet has been dealt. Then the bidder alone knows.
TE-83 = { $seventh_card ->
        [yes] { $trump_card ->
            [marker] Everybody sees that a card lies face down before the bidder, and whether it is a marker or the seventh card. With the seventh card the bidder holds one card fewer.
           *[other] Everybody sees that a card lies face down before the bidder, whether it was chosen or is the seventh card, and that the bidder holds one card fewer.
        }
       *[no] { $trump_card ->
            [marker] Everybody sees that a marker lies face down before the bidder.
           *[other] Everybody sees that a card lies face down before the bidder, and that the bidder holds one card fewer.
        }
    }
TE-84 = { $trump_card ->
        [own] When trump is shown everybody sees the card itself. Then it is in the bidder’s hand, and all know that it is there until it is played.
       *[other] { $seventh_card ->
            [yes] When trump is shown everybody sees the card itself. A seventh card is then in the bidder’s hand, and all know that it is there until it is played.
           *[no] When trump is shown everybody sees the marker.
        }
    }
TE-85 = Tricks that have been taken lie face down. The last one may be looked at until the next card is led.
TE-86 = A pair is shown by showing both cards to everybody. Then they go back into the hand.
TE-87 = When the deal is over, scored or cancelled, all cards may be looked at.
TE-88 = Questions tell nothing. Everybody whose turn it is gets asked, in order, even with cards that leave only a pass or a refusal, and only the player who is asked sees what is open.{ $doubling ->
        [none] { "" }
       *[other] { $double_time ->
            [in_auction] { "" }
           *[after_trump] { " " }The one exception is a question about doubling to which, as all can see, the only answer is a pass.
        }
    }{ $pair ->
        [none] { $misplay ->
            [refused] { $four_jacks ->
                [claim] { " " }What may be done out of turn is not asked for. Only the player concerned sees it, and nobody waits.
               *[other] { "" }
            }
           *[other] { " " }What may be done out of turn is not asked for. Only the player concerned sees it, and nobody waits.
        }
       *[other] { " " }What may be done out of turn is not asked for. Only the player concerned sees it, and nobody waits.
    }
TE-89 = When a trick is complete its winner leads to the next, and until then whoever holds the pair may show it, also out of turn. You may tell the table beforehand, unseen, that you will show it as soon as allowed; then no quick lead can cut you off. The time between two tricks is the same whether or not anybody holds a pair.

## Playing the cards

TE-90 = { $first_lead ->
        [bidder] The bidder leads to the first trick.
       *[first_hand] First hand leads to the first trick.
    }
TE-91 = You must follow suit if you can. Any card of the suit will do.
TE-92 = Whoever takes a trick leads to the next one.
TE-93 = While trump is hidden its cards have no power. Every trick goes to the highest card of the suit led, whatever else lies in it, and what is shown later does not change a trick that is complete.
TE-94 = { $ask_trump ->
        [must] If you cannot follow suit while trump is hidden, you must ask for trump (thuruppu chodikkuka; rang puchhna) before you play. Only the bidder need not.
       *[may] If you cannot follow suit while trump is hidden, you may throw any card, which cannot win the trick as long as trump stays hidden. Or, before playing, you may ask for trump (thuruppu chodikkuka; rang puchhna). It is a right and not a duty.
    }
TE-95 = Only the player whose turn it is may ask, and only one who is not leading and cannot follow suit. Anybody but the bidder may, a partner of the bidder too; the bidder does not ask but shows.
TE-96 = When trump is asked for, the bidder turns it up{ $trump_card ->
        [own] , the card goes into the bidder’s hand, and trump is in force from this very trick on.
       *[other] { $seventh_card ->
            [yes] , a seventh card goes into the bidder’s hand, and trump is in force from this very trick on.
           *[no] , and trump is in force from this very trick on.
        }
    }
TE-97 = { $ask_duty ->
        [free] Whoever has asked may then play any card.
       *[must_trump] Whoever has asked must play a trump to this trick, if there is one in hand; otherwise any card.
    }
TE-98 = { $bidder_lead_trump ->
        [free] The bidder may lead any suit, the hidden trump suit too.
       *[barred] While trump is hidden, the bidder may not lead the trump suit, unless there is no other suit in the bidder’s hand, or another player has led the trump suit in an earlier trick of this deal.
    }
TE-99 = The other players may lead any suit: they do not know.
TE-100 = A bidder who cannot follow suit may throw any card, even of the trump suit, without showing. Or the bidder shows trump, and then must play { $bidder_shows ->
        [that_card] { $trump_card ->
            [own] that very card to this trick.
           *[other] { $seventh_card ->
                [yes] a trump to this trick: any trump in hand, or, if it is the seventh card, that very card.
               *[no] a trump to this trick, any trump in hand.
            }
        }
       *[any_trump] { $trump_card ->
            [own] a trump to this trick: any trump in hand, the card turned up being one of them.
           *[other] a trump to this trick, any trump in hand.
        }
    }
TE-101 = A card of the bidder’s own that lies face down is not in the hand. So when the trump suit is led and the bidder has no other card of it, the bidder may throw any card, or show that card and play it. If another player asks for trump in this trick before the bidder has played to it, the card is in the bidder’s hand and must be played.
TE-102 = If trump is still hidden when all tricks but one have been played, the deal is cancelled: no score, and the last cards are not played.
TE-103 = If trump is still hidden in the last trick, the bidder turns it up when it is the bidder’s turn, unless somebody who cannot follow suit has asked for it before. { $trump_card ->
        [own] That card is all the bidder has, and it is played. { "" }
       *[other] { $seventh_card ->
            [yes] A seventh card is all the bidder has, and it is played. { "" }
           *[no] { "" }
        }
    }It is trump in that trick like any trump that has been shown.
TE-104 = { $jack_discard ->
        [after_reveal] While trump is hidden, a player who cannot follow suit may not throw a jack, unless there is nothing else in hand.
       *[free] Jacks may be thrown like any other card, by anybody and at any time.
    }

## Trumps in the trick

TE-105 = { $trump_card ->
        [open] A trick goes to the highest trump in it or, without a trump, to the highest card of the suit led.
       *[other] From the trick in which trump was shown on, a trick goes to the highest trump in it or, without a trump, to the highest card of the suit led.
    }
TE-106 = { $reveal_scope ->
        [from_reveal] When trump is shown in a trick, cards of the trump suit that already lie in it do not count as trumps, unless the trump suit was led. Only cards played after the showing do.
       *[whole_trick] When trump is shown in a trick, cards of the trump suit that already lie in it count as trumps too.
    }
TE-107 = If you cannot follow suit you may trump or throw another card, as you like{ $trump_card ->
        [open] .
       *[other] { $ask_duty ->
            [must_trump] , unless you have just asked for trump.
           *[free] .
        }
    }
TE-108 = If a trump lies already in a trick to which another suit was led, and you cannot follow suit, you may play a trump only if it beats the highest trump there. Otherwise you must play another suit. It makes no difference whose trump it is, a partner’s or an opponent’s.
TE-109 = If you have nothing but trumps that do not beat it, you may play any of them.
TE-110 = The duty to trump is stronger than the ban on trumping lower. { $ask_duty ->
        [free] A bidder who has shown trump plays a trump that beats those in the trick, or, without one, any trump in hand.
       *[must_trump] Whoever has asked, and a bidder who has shown trump, plays a trump that beats those in the trick, or, without one, any trump in hand.
    }{ $bidder_shows ->
        [that_card] { $trump_card ->
            [own] { " " }A bidder who must play the card turned up plays it, whatever lies there.
           *[other] { $seventh_card ->
                [yes] { " " }A bidder who must play the seventh card plays it, whatever lies there.
               *[no] { "" }
            }
        }
       *[any_trump] { "" }
    }
TE-111 = { $undertrump ->
        [banned] When trump is led everybody follows with any trump, high or low; the ban on trumping lower is not for that.
       *[allowed] When trump is led everybody follows with any trump, high or low.
    }
TE-112 = Once trump is shown the bidder may lead anything.
TE-113 = A bidder who played to a trick before trump was shown in it has done no wrong by not following suit with the card that lay face down.

## The pair

TE-120 = The pair (jodi; royal, biye) is the king and queen of trump in one player’s hand. It may be shown once, by whichever side has it. Nobody has to show it.
TE-121 = { $trump_card ->
        [open] The pair may be shown only while both cards are still in the holder’s hand.
        [own] The pair may be shown only after trump has been shown, and only while both cards are still in the holder’s hand. A card laid out for trump is in the hand only once it has been shown.
       *[marker] The pair may be shown only after trump has been shown, and only while both cards are still in the holder’s hand.{ $seventh_card ->
            [yes] { " " }A seventh card is in the hand only once it has been shown.
           *[no] { "" }
        }
    }
TE-122 = { $trump_card ->
        [open] The holder’s side must have taken a trick first.
       *[other] The holder’s side must have taken a trick since trump was shown. The trick in which it was shown counts.
    }
TE-123 = First the trick, then the pair: the trick must have been won with another card, for both are still held. { $pair_won_with ->
        [trump] The winning card must have been a trump.
       *[any_card] It may have been won with any card.
    }
TE-124 = The pair is shown between two tricks: when a trick has been taken and before the next is led. It need not be the first such moment.
TE-125 = Shown by the bidding side, the pair takes 4 off the target. Shown by the opponents, it adds 4.
TE-126 = The bidding side may show the pair only if the bid was { $pair_min_bid } or more. The opponents may show it against any bid.
TE-127 = The bidding side’s pair never takes the target below { $min_bid }. A bid less than 4 above that goes down to { $min_bid } only.
TE-128 = { $pair_ceiling ->
        [points] The opponents’ pair never takes the target above { $points_in_deal }, the points in the deal.
       *[none] The opponents’ pair may take the target above { $points_in_deal }, the points in the deal; then the bid is lost.
    }{ $max_bid ->
        [points_plus_pair] { $pair_ceiling ->
            [points] { " " }It does not bring a higher bid down to that.
           *[none] { "" }
        }
       *[points] { "" }
    }
TE-129 = The pair leaves the target as it is. Shown by the bidding side, it doubles the game points of a bid that is made and halves those of a bid that fails. Shown by the opponents, it halves those of a bid that is made and doubles those of a bid that fails. Halves are rounded up.
TE-130 = { $trump_card ->
        [open] The opponents may show the pair at any time; the bidding side once it has taken a trick.
       *[other] Once trump has been shown, the opponents may show the pair at any time; the bidding side once it has also taken a trick, before or after the showing.
    } That is between two tricks, or in the holder’s own turn before playing a card.

## Scoring a deal

TE-135 = { $last_trick_point ->
        [yes] When all the tricks have been played, each side counts the card points in its tricks, and one more for the last trick.
       *[no] When all the tricks have been played, each side counts the card points in its tricks.
    }
TE-136 = { $pair ->
        [bid_4] The bid is made if the bidding side has at least the target: the bid, after the pair has been counted.
       *[other] The bid is made if the bidding side has at least as many card points as it bid. That number is the target.
    }
TE-137 = { $doubling ->
        [none] { $auto_double_from ->
            [none] { $match_style ->
                [points] Made, the bidding side gets 1 game point. Failed, the opponents get it.
                [tables] Made, the opponents hand over 1 table. Failed, the bidding side does.
               *[pips] Made, the bidding side gains 1 game point. Failed, it loses 1. The other side’s score does not change.
            }
           *[other] { $match_style ->
                [points] Made, the bidding side gets the stake in game points. Failed, the opponents get it.
                [tables] Made, the opponents hand over the stake in tables. Failed, the bidding side does.
               *[pips] Made, the bidding side gains the stake in game points. Failed, it loses the stake. The other side’s score does not change.
            }
        }
       *[other] { $match_style ->
            [points] Made, the bidding side gets the stake in game points. Failed, the opponents get it.
            [tables] Made, the opponents hand over the stake in tables. Failed, the bidding side does.
           *[pips] Made, the bidding side gains the stake in game points. Failed, it loses the stake. The other side’s score does not change.
        }
    }
TE-138 = { $match_style ->
        [pips] If the bidding side takes less than half of the target, what it loses is doubled.
       *[other] If the bidding side takes less than half of the target, what the opponents get is doubled.
    }
TE-139 = { $match_style ->
        [pips] If the bid is made with every trick, the gain is doubled. If it fails and the opponents take every trick, the loss is doubled.
       *[other] If the bid is made with every trick, what the bidding side gets is doubled. If it fails and the opponents take every trick, what they get is doubled.
    }
TE-140 = { $match_style ->
        [pips] A bid up to 19 brings 1 game point if it is made and costs 2 if it fails. A bid of 20 to 24 brings 2 or costs 3. A bid of 25 or more brings 3 or costs 4.
       *[other] A bid up to 19 is worth 1 to the bidding side if it is made, and 2 to the opponents if it fails. A bid of 20 to 24 is worth 2 or 3. A bid of 25 or more is worth 3 or 4.
    }{ $doubling ->
        [none] { "" }
       *[other] { " " }All of this is multiplied by the stake.
    }
TE-141 = It is counted in this order: what the bid is worth{ $doubling ->
        [none] { "" }
       *[other] , with the doubling
    }{ $pair ->
        [stake] ; then the pair
       *[other] { "" }
    }{ $under_half ->
        [double] ; then less than half of the target
       *[none] { "" }
    }{ $all_tricks ->
        [double] ; then every trick
       *[none] { "" }
    }.{ $doubling ->
        [none] { "" }
       *[other] { $stake_cap ->
            [none] { "" }
           *[other] { " " }The limit of { $stake_cap } is for calls, not for these.
        }
    }{ $single_hand ->
        [yes] { " " }A single hand is worth what it is worth: nothing of this touches it.
       *[no] { "" }
    }{ $half_court ->
        [yes] { " " }Nothing of this touches a half court.
       *[no] { "" }
    }{ $thani ->
        [yes] { " " }Nothing of this touches thani.
       *[no] { "" }
    }
TE-142 = A contract is played to the end, even when it is settled already that the bid is made or lost.

## Winning the match

TE-145 = Each side has a running score that starts at zero and is shown with sixes: plus is so many red pips in view, minus so many black.
TE-146 = A gain uncovers red pips, or first covers black ones. A loss uncovers black pips, or first covers red ones. In short: add and subtract.
TE-147 = A score never goes above plus { $target } or below minus { $target }. What is over is lost.
TE-148 = A side that reaches plus { $target } wins the match. A side that reaches minus { $target } loses it.
TE-149 = A side that reaches plus { $target } opens a red set, a side that reaches minus { $target } a black set, and its pips go back to zero. The first side with { $sets_to_win } red sets wins the match; the first with { $sets_to_win } black sets loses it.
TE-150 = Whenever both sides have an open set of the same colour, each drops one.
TE-151 = Scores only go up: what one side would lose, the other side gets. The first side to reach { $target } wins the match.
TE-152 = { $target ->
        [one] Each side starts with one table.
       *[other] Each side starts with { $target } tables.
    } The losers of a deal hand over as many as it is worth, or all they have. A side with none left has lost the match.

## Wrong play

TE-155 = A card or call that is not allowed is refused, and nothing happens.
TE-156 = A wrong card stands until an opponent claims it, which may be done until the deal has been scored. Wrong is: not following suit{ $trump_card ->
        [open] { "" }
       *[other] { $ask_duty ->
            [must_trump] ; not trumping after asking or showing
           *[free] ; not trumping after showing
        }
    }{ $undertrump ->
        [banned] ; trumping lower
       *[allowed] { "" }
    }{ $trump_card ->
        [open] { "" }
       *[other] { $bidder_lead_trump ->
            [barred] ; leading the hidden trump suit while it is barred
           *[free] { "" }
        }{ $jack_discard ->
            [after_reveal] ; throwing a jack too early
           *[free] { "" }
        }
    }. If the claim is right the deal ends there, and { $match_style ->
        [pips] { $misplay_goes ->
            [other_gains] the other side gains what the deal would have brought or cost.
           *[offender_loses] the side that played wrong loses what the deal would have cost or brought.
        }
       *[other] the other side gets what the deal would have brought it.
    } A wrong claim costs nothing. Wrong calls{ $trump_card ->
        [open] { "" }
       *[other] , and asking or showing out of place,
    } are refused.
TE-157 = The penalty is twice that amount.
TE-158 = What the deal would have brought is what a failed bid costs, if the bidding side played wrong, and what a made bid brings, if the opponents did. It is the plain worth of the bid{ $doubling ->
        [none] { "" }
       *[other] { " " }with its doubling
    }, and nothing else that may change it.
TE-159 = { $trump_card ->
        [open] { "" }
       *[other] { $bidder_lead_trump ->
            [barred] A barred lead of trump cannot be claimed while trump is hidden: a claim then passes it over, because the answer would tell the suit. { "" }
           *[free] { "" }
        }
    }After the last trick, before the score, everybody is asked once, in turn from first hand on, to claim a wrong play or to agree.

## As in Forty

TE-160 = Three play against three, in alternate seats. With the threes there are 36 cards: everybody gets two packets of three, all before the auction.
TE-161 = Because of the threes every suit has two top cards. The first one played in a trick beats the other, in trumps as in plain suits. Playing the equal card later neither wins nor overtrumps.
TE-162 = Bids run from { $min_bid } to { $highest_bid }.
TE-163 = Above every number there is “thani”: you play alone against the other side, without trump, lead to the first trick, and must take every trick. Your partners lay their cards down, and the deal ends when an opponent takes a trick. The call ends the auction.
TE-164 = A made bid is worth this to the bidding side, a failed one this to the opponents: up to 29, 1 or 2; from 30 to 33, 2 or 3; 34 and more, 3 or 4{ $thani ->
        [yes] ; thani, 4 or 5
       *[no] { "" }
    }.{ $doubling ->
        [none] { "" }
       *[other] { $thani ->
            [yes] { " " }All but thani is multiplied by the stake.
           *[no] { " " }It is multiplied by the stake.
        }
    }
TE-165 = A second bid of the same player must be { $rebid_min } or more.{ $thani ->
        [yes] { " " }Thani counts as more than that.
       *[no] { "" }
    }
TE-166 = First hand with only one suit may not bid on the first turn.
TE-167 = Trump is chosen, hidden, asked for and shown as in 28. { $never_shown ->
        [last_trick] If nobody has asked for it in the first five tricks, it is shown in the sixth.
       *[void] The deal is cancelled if trump has not been shown in the first five tricks.
    }
TE-168 = For a wrong play that an opponent notices, { $match_style ->
        [pips] the amount is doubled.
       *[other] the other side gets double what it would have had.
    }

## As in Fifty-six

TE-170 = { $pack ->
        [double_64] Two packs are played together: every card from jack to 7 twice, 64 cards, { $cards_each } to each player.
        [double_32] Two packs are played together: jack, 9, ace and 10 of every suit twice, 32 cards, { $cards_each } to each player.
       *[double_48] Two packs are played together: jack, 9, ace, 10, king and queen of every suit twice, 48 cards, { $cards_each } to each player.
    } They carry 56 card points.
TE-171 = { $no_trump_bid ->
        [yes] A bid names a number, { $min_bid } to { $highest_bid }, and a suit or no trump: “32 hearts”, “40 no trump”. Only the number counts for going higher: all suits and no trump are equal.
       *[no] A bid names a number, { $min_bid } to { $highest_bid }, and a suit: “32 hearts”. Only the number counts for going higher: all suits are equal.
    }
TE-172 = { $first_bid ->
        [free] First hand may pass.
       *[forced] First hand must bid.
    }
TE-173 = In your turn you may double when an opponent has the highest bid. { $doubling ->
        [redouble] After that a player of the bidding side, in turn, may redouble. A higher bid wipes both out. A redouble ends the auction.
       *[other] A higher bid wipes the double out.
    }
TE-174 = The auction ends when all the other players have passed one after another since the last bid or double.
TE-175 = Trump is open from the start, and nobody asks for anything. { $first_lead ->
        [bidder] The bidder leads
       *[first_hand] First hand leads
    }, and everybody follows suit if possible. Whoever cannot may { $undertrump ->
        [banned] trump, but not lower than a trump in the trick while there is another suit in hand, or throw any other card.
       *[allowed] trump, high or low, or throw any other card.
    }
TE-176 = Of two equal cards the first one played is the higher, in trumps as in plain suits.
TE-177 = A made bid is worth this to the bidding side, a failed one this to the opponents: up to 39, 1 or 2; from 40 to 47, 2 or 3; from 48 to 55, 3 or 4; from 56, 4 or 5.
TE-178 = { $double_effect ->
        [plus] { $doubling ->
            [redouble] A double adds 1 to what the bid is worth, a redouble 2.
           *[other] A double adds 1 to what the bid is worth.
        }
       *[times] { $doubling ->
            [redouble] A double makes the bid worth twice as much, a redouble four times.
           *[other] A double makes the bid worth twice as much.
        }
    }
TE-179 = { $target ->
        [one] Each side has one table to lose.
       *[other] Each side has { $target } tables to lose.
    }
TE-180 = If everybody passes, it is as if first hand had bid { $min_bid } without trump.
TE-181 = { $trump_card ->
        [open] There is no pair, no single hand, no half court and no hidden trump.
       *[other] There is no pair, no single hand and no half court.
    }
