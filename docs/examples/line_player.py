"""A player for Varaq's line protocol: wins tricks cheaply, passes the auction if it may.

    varaq arena "process:python3 docs/examples/line_player.py" random --mode play

Only the standard library is needed. The protocol: docs/develop/line-protocol.md.
"""

import json
import random
import sys

RANKS = "23456789TJQKA"


def strength(act):
    """How high the card of `play 10S` is, without a thought for trumps."""
    card = act.split(" ")[1].replace("10", "T")
    return RANKS.find(card[0])


def choose(question):
    """One of `legal`."""
    legal, seen = question["legal"], question["observation"]
    dice = random.Random(question["dice"])
    if "call pass" in legal:
        return "call pass"
    cards = sorted((act for act in legal if act.startswith("play ")), key=strength)
    if not cards:
        return dice.choice(legal)
    trick = seen["trick"]
    if not trick:
        return cards[-1]  # lead the highest
    best = max(strength(f"play {card}") for _, card in trick)
    winners = [act for act in cards if strength(act) > best]
    return (winners or cards)[0]  # as cheap as will do, else the lowest


def main():
    """Answer until the end."""
    for line in sys.stdin:
        message = json.loads(line)
        if "hello" in message:
            answer = {"ready": 1}
        elif "end" in message:
            return
        else:
            answer = {"act": choose(message)}
        print(json.dumps(answer), flush=True)


main()
