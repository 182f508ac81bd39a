"""Whist deals to the bridge solver DDS: run by bench/solver.py with a Python that has `endplay`.

Reads deals as JSON (hands as masks of spades, hearts, diamonds, clubs from the ace down; who leads; the trump
suit's number or 4) and answers with the milliseconds of processor time and the tricks of the side on lead of each.
"""

from __future__ import annotations

import json
import sys
import time

import endplay._dds as dds


def board(hands: list[int], leader: int, trump: int) -> dds.deal:
    made = dds.deal(trump=trump, first=leader)
    for seat, hand in enumerate(hands):
        for suit in range(4):
            ranks = hand >> 13 * suit & 0x1FFF
            made.remainCards[seat][suit] = sum(1 << 14 - place for place in range(13) if ranks >> place & 1)
    return made


def main() -> None:
    dds.SetMaxThreads(1)
    answers = []
    for hands, leader, trump in json.load(sys.stdin):
        asked, found = board(hands, leader, trump), dds.futureTricks()
        began = time.process_time()
        dds.SolveBoard(asked, -1, 1, 1, found, 0)
        answers.append(((time.process_time() - began) * 1e3, found.score[0]))
    json.dump(answers, sys.stdout)


if __name__ == "__main__":
    main()
