"""The score of a hand and the end of a match, told anew from the clauses (KS-90…130).

Written from the catalogue alone, without the engine's tables and types: two tellings of
the same rules are held against each other.
"""


def who_wins(f):
    """The score and the winner, who takes what is in the pot (KS-129)."""
    told = score_and_winner(f)
    return told if told["winner"] is None else told | {"pot": 0}


def score_and_winner(f):
    """`f`: plain facts of a hand, see `the_end_agrees`. Gives after, winner, target, limit, pot."""
    o = f["options"]
    sides = list(dict.fromkeys(f["side_of"]))
    bidding = f["side_of"][f["bidder"]]
    raising = o["target_after_nt"] != "none"

    def target(raised):  # KS-123
        return o["target_after_nt"] if raised and raising else o["target"]

    def limit(raised):  # KS-101
        if o["no_bid_limit"] == "none":
            return None
        plain = o["target"] - 7 if o["no_bid_limit"] == "auto" else o["no_bid_limit"]
        if not (raised and raising):
            return plain
        if o["no_bid_limit_raised"] != "auto":
            return o["no_bid_limit_raised"]
        return plain + (o["target_after_nt"] - o["target"])

    def blocked(side):  # KS-98…100
        return limit(f["raised"]) is not None and f["before"][side] >= limit(f["raised"])

    # KS-109: on the spot, nothing is counted
    captured = o["five_wins"] == "taken" or f["five_from"] == bidding
    if o["five_wins"] != "off" and captured and f["bonus"] != bidding and blocked(f["bonus"]):
        return {
            "after": dict(f["before"]),
            "winner": f["bonus"],
            "target": target(f["raised"]),
            "limit": limit(f["raised"]),
            "pot": 0,
        }

    points = {}
    for side in sides:  # KS-81, 90, 103
        bonus = o["bonus_points"] if f["bonus"] == side else 0
        if f["penalty"] != side:
            points[side] = f["tricks"][side] + bonus
        elif o["three_spot"] == "minus3":
            points[side] = f["tricks"][side] + bonus - o["penalty_points"]
        else:
            points[side] = f["tricks"][side] - 3 + bonus if f["tricks"][side] >= 3 else -3

    bid = f["bid"]
    match_stake = bid == "kaiser" and o["kaiser_bid"] in ("solo12", "team12")
    if bid is None:
        made = None
    elif bid == "kaiser" and o["kaiser_bid"] == "forty":  # KS-108
        made = f["by_seat"][f["bidder"]] == f["all_tricks"]
    elif bid == "kaiser":  # KS-106, 107
        count = f["by_seat"][f["bidder"]] if o["kaiser_bid"] == "solo12" else f["tricks"][bidding]
        made = count == 7 == f["tricks"][bidding] and f["bonus"] == bidding and f["penalty"] != bidding
    else:
        made = points[bidding] >= int(bid.removesuffix("NT").removesuffix("L"))

    gain = dict.fromkeys(sides, 0)
    if not match_stake:
        for side in sides:
            if bid is None or side != bidding:  # KS-96…99, 110
                free = bid is None or not blocked(side) or points[side] < 0
                gain[side] = points[side] if free else 0
            elif bid == "kaiser":
                gain[side] = 40 if made else -40
            else:
                number = int(bid.removesuffix("NT").removesuffix("L"))
                factor = 2 if bid.endswith("NT") else 1  # KS-94, 95
                if made:
                    gain[side] = factor * (points[side] if o["overtricks"] else number)  # KS-92, 102
                else:
                    gain[side] = 0 if o["fail_penalty"] == "zero" else -factor * number  # KS-93, 104
        seller = f["side_of"][f["dealer"]]
        if f["sold"] and seller != bidding:  # KS-105
            gain[seller] += int(bid)

    after = {side: f["before"][side] + gain[side] for side in sides}
    raised = f["raised"] or bool(made and (bid.endswith("NT") or bid == "kaiser"))
    told = {"after": after, "winner": None, "target": target(raised), "limit": limit(raised)}
    told["pot"] = f["pot"] + (o["pot_stake"] if made is False else 0)  # KS-111

    def alone_on_top(among, first=None):  # KS-127
        top = [side for side in among if after[side] == max(after[s] for s in among)]
        if len(top) == 1:
            return top[0]
        return first if first in top else None

    if match_stake:  # KS-130
        told["winner"] = bidding if made else next(side for side in sides if side != bidding)
        return told
    over = [side for side in sides if after[side] >= told["target"]]
    if o["win_by"] == "bid":  # KS-126
        told["winner"] = bidding if made and bidding in over else None
    elif over and o["both_reach"] == "bidder":  # KS-122
        told["winner"] = bidding if bidding in over else alone_on_top(over)
    elif over:
        told["winner"] = alone_on_top(over, first=bidding)
    if told["winner"] is None and o["lose_at_minus"]:  # KS-125
        out = [side for side in sides if after[side] <= -told["target"]]
        rest = [side for side in sides if side not in out]
        if out and len(sides) == 2:
            told["winner"] = rest[0] if rest else next(side for side in sides if side != bidding)
        elif out:
            told["winner"] = alone_on_top(rest or sides)
    return told
