"""Fair deals: the order of a pack from a secret and salts, as a stranger would work it out."""

import hashlib
import hmac
import json
import re
from collections import Counter
from itertools import permutations
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from varaq.engine.fair import WHOLE, below, commitment, is_salt, is_secret, shuffler

VECTORS = json.loads((Path(__file__).parents[1] / "fair_vectors.json").read_text(encoding="utf-8"))
SECRETS = st.binary(min_size=32, max_size=32).map(bytes.hex)
SALTS = st.dictionaries(st.integers(0, 7), st.from_regex(r"[0-9a-zA-Z_-]{1,64}", fullmatch=True), max_size=4)


def by_the_guide(secret, salts, part, cards):
    """The order as docs/guide/fair-deals.md tells it, written down again with nothing of ours."""
    text = f"varaq-deal-1\n{secret}\n{part}\n" + "".join(f"{s}:{salts[s]}\n" for s in sorted(salts))
    key = hashlib.sha256(text.encode("ascii")).digest()
    numbers, block = [], 0
    order = list(cards)
    i = len(order) - 1
    while i > 0:
        if not numbers:
            bytes_ = hmac.new(key, block.to_bytes(8, "big"), hashlib.sha256).digest()
            numbers = [int.from_bytes(bytes_[8 * n : 8 * n + 8], "big") for n in range(4)]
            block += 1
        number = numbers.pop(0)
        if number >= 2**64 - 2**64 % (i + 1):
            continue
        j = number % (i + 1)
        order[i], order[j] = order[j], order[i]
        i -= 1
    return order


def unevenness(counted, kinds):
    """Pearson's chi square against all kinds being equally likely."""
    expected = counted.total() / kinds
    return sum((n - expected) ** 2 / expected for n in counted.values()) + (kinds - len(counted)) * expected


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector["name"])
def test_the_fixed_examples_come_out(vector):
    assert commitment(vector["secret"]) == vector["commitment"]
    salts = {int(seat): salt for seat, salt in vector["salts"].items()}
    cards = list(vector["pack"])
    shuffler(vector["secret"], salts, vector["part"])(cards)
    assert cards == vector["order"]
    assert by_the_guide(vector["secret"], salts, vector["part"], vector["pack"]) == vector["order"]


@given(SECRETS, SALTS, st.integers(0, 3), st.integers(0, 70))
def test_a_shuffle_keeps_the_cards_and_is_the_one_of_the_guide(secret, salts, part, count):
    cards = list(range(count))
    shuffler(secret, salts, part)(cards)
    assert sorted(cards) == list(range(count))
    assert cards == by_the_guide(secret, salts, part, range(count))


@given(SECRETS, SALTS)
def test_the_same_secret_and_salts_give_the_same_order_in_whatever_order_the_salts_come(secret, salts):
    first, second = list(range(32)), list(range(32))
    shuffler(secret, salts, 0)(first)
    shuffler(secret, dict(reversed(salts.items())), 0)(second)
    assert first == second


@given(SECRETS, st.text("abc", min_size=1, max_size=3), st.text("abc", min_size=1, max_size=3))
def test_each_salt_its_seat_and_the_part_change_the_order(secret, one, other):
    """Two orders of 64 things are alike by chance once in 10^89."""
    orders = []
    for salts, part in (({}, 0), ({0: one}, 0), ({1: one}, 0), ({0: one, 1: other + "d"}, 0), ({0: one}, 1)):
        cards = list(range(64))
        shuffler(secret, salts, part)(cards)
        orders.append(tuple(cards))
    assert len(set(orders)) == len(orders)


def test_every_order_of_four_cards_comes_up_equally_often():
    """23 degrees of freedom: an even shuffle passes 130 less than once in ten thousand million million runs."""
    counted = Counter()
    for number in range(20_000):
        cards = ["AS", "KS", "QS", "JS"]
        shuffler(f"{number:064x}", {0: "mint"}, 0)(cards)
        counted[tuple(cards)] += 1
    assert set(counted) == set(permutations(["AS", "KS", "QS", "JS"]))
    assert unevenness(counted, 24) < 130


def test_every_card_comes_to_every_place_equally_often_when_a_seat_alone_changes_its_salt():
    """36 kinds with 25 degrees of freedom, and 135."""
    counted = Counter()
    for number in range(20_000):
        cards = list(range(6))
        shuffler("5e" * 32, {2: f"s{number}"}, 0)(cards)
        counted.update(enumerate(cards))
    assert unevenness(counted, 36) < 135


@given(st.integers(1, 1000), st.integers(0, WHOLE - 1))
def test_numbers_in_the_uneven_end_of_the_range_are_passed_over(limit, number):
    even = WHOLE // limit * limit
    assert below(limit, iter([number, 0])) == (number % limit if number < even else 0)
    if even < WHOLE:
        assert below(limit, iter([even, WHOLE - 1, 0])) == 0
    assert below(limit, iter([even - 1])) == limit - 1


def test_a_second_list_goes_on_in_the_stream_of_the_first():
    shuffle = shuffler("5e" * 32, {}, 0)
    first, second = list(range(20)), list(range(20))
    shuffle(first)
    shuffle(second)
    assert first != second


@settings(max_examples=50)
@given(SECRETS)
def test_a_commitment_binds_one_secret(secret):
    other = ("1" if secret[0] == "0" else "0") + secret[1:]
    assert commitment(secret) != commitment(other)
    assert commitment(secret) == hashlib.sha256(b"varaq-deal-1\n" + secret.encode()).hexdigest()


@pytest.mark.parametrize(
    "secret", ["", "00" * 31, "00" * 33, "0G" * 32, "AB" * 32, "00" * 32 + "\n", "٠" * 64]
)
def test_what_is_no_secret_is_refused(secret):
    assert not is_secret(secret)
    with pytest.raises(ValueError, match="secret"):
        commitment(secret)
    with pytest.raises(ValueError, match="secret"):
        shuffler(secret, {}, 0)


@pytest.mark.parametrize("salt", ["", "a" * 65, "a b", "a\n", "é", "0:x"])
def test_what_is_no_salt_is_refused(salt):
    assert not is_salt(salt)
    with pytest.raises(ValueError, match="salt"):
        shuffler("00" * 32, {0: salt}, 0)


def test_there_is_no_part_before_the_first():
    with pytest.raises(ValueError, match="part"):
        shuffler("00" * 32, {}, -1)


def test_the_program_in_the_guide_gives_the_fixed_examples():
    guide = (Path(__file__).parents[2] / "docs" / "guide" / "fair-deals.md").read_text(encoding="utf-8")
    (program,) = re.findall(r"```python\n(.*?)```", guide, re.S)
    stranger: dict = {}
    exec(program, stranger)
    for vector in VECTORS:
        salts = {int(seat): salt for seat, salt in vector["salts"].items()}
        assert stranger["seal"](vector["secret"]) == vector["commitment"]
        order = stranger["order"](vector["secret"], salts, vector["part"], vector["pack"])
        assert order == vector["order"]
    for vector in VECTORS[:2]:
        for shown in (vector["secret"], vector["commitment"], " ".join(vector["order"])):
            assert f"`{shown}`" in guide
