"""Processes, lines and databases are taken away under play; no accepted move is missing, doubled or changed."""

from __future__ import annotations

import asyncio

import pytest
import soak
from backends import Postgres, Redis


def reckoned(**words) -> soak.Found:
    found = asyncio.run(soak.run(**words))
    print(found)
    assert (found.lost, found.damaged, found.unlike, found.unclaimed) == ([], [], [], [])
    return found


@pytest.mark.wide
def test_a_process_over_a_file_is_killed_again_and_again_and_nothing_is_lost():
    found = reckoned(seconds=12, tables=3, processes=1, seed=2, postgres=None, redis=None)
    assert found.moves > 100
    assert found.process_kills + found.lines_cut > 0


@pytest.mark.wide
def test_two_processes_over_postgresql_and_redis_lose_nothing(postgres: Postgres, redis: Redis):
    found = reckoned(seconds=15, tables=4, processes=2, seed=3, postgres=postgres, redis=redis)
    assert found.moves > 100


@pytest.mark.deep
def test_for_minutes_nothing_is_lost_whatever_is_taken_away(postgres: Postgres, redis: Redis):
    found = reckoned(seconds=180, tables=12, processes=3, seed=4, postgres=postgres, redis=redis)
    assert found.process_kills > 3
    assert found.database_restarts + found.bus_restarts > 1
