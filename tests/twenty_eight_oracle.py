"""Who takes a trick of the Twenty-Eight family and what may be played, told from the clauses with texts."""

RANK = {rank: place for place, rank in enumerate(["7", "8", "Q", "K", "10", "A", "9", "J"])}
RANK |= {"3": RANK["J"], "6": -1}
"""TE-3, TE-8, TE-9: the higher the better."""


def suit(card):
    return card[-1]


def height(card):
    return RANK[card[:-1]]


# ---------------------------------------------------------------------- the two clauses


def takes(plays, trump, shown_at, scope):
    """The place of the winner. `trump` None: hidden or none. `shown_at` as in the scenarios."""
    led = suit(plays[0])
    counts = [
        suit(card) == trump
        and (shown_at is None or scope == "whole_trick" or led == trump or place >= shown_at)
        for place, card in enumerate(plays)
    ]
    if any(counts):
        fighting = [place for place, is_trump in enumerate(counts) if is_trump]
    else:
        fighting = [place for place, card in enumerate(plays) if suit(card) == led]
    return max(fighting, key=lambda place: (height(plays[place]), -place))


def may_play(hand, plays, *, rules, trump, shown, bidder, asked, shown_at, trump_led, turned):
    """The cards of the hand that may be played, in the words of the clauses."""
    scope = rules.reveal_scope
    if not plays:
        barred = bidder and not shown and not trump_led and rules.bidder_lead_trump == "barred"  # TE-98
        others = [card for card in hand if suit(card) != trump]
        return others if barred and others else list(hand)
    led = suit(plays[0])
    following = [card for card in hand if suit(card) == led]
    if following:
        return following  # TE-91
    if not shown:
        if rules.ask_trump == "must" and not bidder:
            return []  # TE-94
        others = [card for card in hand if card[:-1] != "J"]
        return others if rules.jack_discard == "after_reveal" and others else list(hand)  # TE-104
    lying = [
        card
        for place, card in enumerate(plays)
        if suit(card) == trump
        and (shown_at is None or scope == "whole_trick" or led == trump or place >= shown_at)
    ]
    top = max(map(height, lying), default=-2)
    trumps = [card for card in hand if suit(card) == trump]
    better = [card for card in trumps if height(card) > top]
    banned = rules.undertrump == "banned"
    if asked and (bidder or rules.ask_duty == "must_trump"):  # TE-97, TE-100, TE-110
        if bidder and rules.bidder_shows == "that_card" and turned:
            return [turned]
        if trumps:
            return better if banned and better else trumps
        return list(hand)
    if banned and lying:  # TE-108, TE-109
        allowed = [card for card in hand if suit(card) != trump or card in better]
        return allowed or list(hand)
    return list(hand)
