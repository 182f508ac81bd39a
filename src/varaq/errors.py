"""Every refusal code and exception of Varaq.

A `Refusal` says why the rules speak against an act; a `Problem` says what is wrong
with a house. Both are codes with facts: sentences are made from them in `varaq.words`.

    VaraqError
    ├── Refused            an act was refused; carries its Refusal
    ├── BadHouse           a house contradicts itself or names what does not exist; carries all Problems
    ├── BadRecord          a record of a match cannot be read or replayed; names the line
    ├── BadScenario        a scenario file asks for what its game does not know
    └── BadPlayer          a computer player cannot be had, or does not keep to the rules; carries an Unfit
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum


class Reason(StrEnum):
    """Why an act is refused. Sentences: `refusal-<code>` in `words`."""

    # anybody, at any time
    NOT_YOUR_TURN = "not_your_turn"
    MATCH_OVER = "match_over"
    NOT_NOW = "not_now"
    UNREADABLE = "unreadable"
    NO_SUCH_CARD = "no_such_card"
    SAME_CARD_TWICE = "same_card_twice"
    NOT_YOUR_CARD = "not_your_card"
    WRONG_COUNT = "wrong_count"
    BAD_DEAL = "bad_deal"
    # misdeal
    NO_RIGHT_TO_CLAIM = "no_right_to_claim"
    ALREADY_ANSWERED = "already_answered"
    # auction
    NO_SUCH_BID = "no_such_bid"
    BID_TOO_LOW = "bid_too_low"
    DEALER_MUST_BID = "dealer_must_bid"
    FORCED_MINIMUM = "forced_minimum"
    DEALER_DECIDES = "dealer_decides"
    ONLY_DEALER_DECIDES = "only_dealer_decides"
    # trump, order, exchange
    NO_SUCH_SUIT = "no_such_suit"
    ORDER_FIXED = "order_fixed"
    MAY_NOT_DISCARD = "may_not_discard"
    # play
    MUST_FOLLOW = "must_follow"
    FIRST_LEAD_CITY = "first_lead_city"
    BLANK_NEEDS_VOID = "blank_needs_void"
    BLANK_NOT_LED = "blank_not_led"
    # Stýrivolt
    LOOKED_ENOUGH = "looked_enough"
    MAY_NOT_EXPOSE = "may_not_expose"
    LAMB_FIRST = "lamb_first"
    TRADER_FIRST = "trader_first"
    SAY_WHICH = "say_which"
    MUST_BEAT = "must_beat"
    NOT_GOOD = "not_good"
    NO_TRADE = "no_trade"
    STOCK_STIKKI = "stock_stikki"
    STOCK_TOO_LATE = "stock_too_late"
    STOCK_GONE = "stock_gone"
    NO_RETURN = "no_return"
    NOT_BOTH = "not_both"
    NO_EXTRA_CARD = "no_extra_card"
    NOTHING_TO_MARK = "nothing_to_mark"
    MARK_FIRST = "mark_first"
    # Twenty-Eight
    BAD_CUT = "bad_cut"
    REDEAL_NOT_OPEN = "redeal_not_open"
    MUST_OPEN = "must_open"
    RAISE_PARTNER = "raise_partner"
    REBID_TOO_LOW = "rebid_too_low"
    BARRED_ONE_SUIT = "barred_one_suit"
    NOT_IN_DUEL = "not_in_duel"
    NO_DOUBLE = "no_double"
    STAKE_LIMIT = "stake_limit"
    NO_C = "no_c"
    NOT_SINGLE = "not_single"
    NOT_SURE = "not_sure"
    TRUMP_CARD_LIES = "trump_card_lies"
    MAY_NOT_ASK = "may_not_ask"
    MUST_ASK = "must_ask"
    MUST_TRUMP = "must_trump"
    NO_UNDERTRUMP = "no_undertrump"
    BIDDER_LEAD = "bidder_lead"
    THAT_CARD = "that_card"
    JACK_HIDDEN = "jack_hidden"
    NO_PAIR = "no_pair"
    PAIR_NOT_YET = "pair_not_yet"
    NOTHING_TO_CLAIM = "nothing_to_claim"
    # Bid Whist
    NAMED_AGAINST_BID = "named_against_bid"
    ORDER_NOT_OPEN = "order_not_open"
    MUST_BURY = "must_bury"
    DEAD_NEEDS_VOID = "dead_needs_void"
    DEAD_NOT_LED = "dead_not_led"
    MUST_PLAY_DEAD = "must_play_dead"
    # the room around the table
    STALE = "stale"
    BAD_KEY = "bad_key"
    NO_SUCH_TABLE = "no_such_table"
    TOO_LARGE = "too_large"
    TOO_FAST = "too_fast"
    TOO_MANY_TABLES = "too_many_tables"
    TOO_MANY_JOINS = "too_many_joins"
    TOO_MANY_CONNECTIONS = "too_many_connections"
    TABLE_CROWDED = "table_crowded"
    NOT_JSON = "not_json"
    BAD_REQUEST = "bad_request"
    NO_SUCH_LANGUAGE = "no_such_language"
    STORAGE_FAILED = "storage_failed"
    UNDO_NOT_ALLOWED = "undo_not_allowed"
    NOTHING_TO_UNDO = "nothing_to_undo"
    UNDO_TOO_LATE = "undo_too_late"
    DEAL_IS_OVER = "deal_is_over"
    HINTS_NOT_ALLOWED = "hints_not_allowed"
    NOT_SEATED = "not_seated"
    SEAT_TAKEN = "seat_taken"
    TABLE_FULL = "table_full"
    LAST_TO_LEAVE = "last_to_leave"
    TABLE_LOCKED = "table_locked"
    NOT_HOST = "not_host"
    NO_SUCH_SEAT = "no_such_seat"
    BETWEEN_DEALS = "between_deals"
    NOTHING_ASKED = "nothing_asked"
    LOOKS_ON = "looks_on"
    NO_SUCH_MATCH = "no_such_match"
    NO_SUCH_PHRASE = "no_such_phrase"
    DAMAGED_RECORD = "damaged_record"
    INTERNAL = "internal"


class Wrong(StrEnum):
    """What is wrong with a house. Sentences: `problem-<code>` in `words`."""

    UNKNOWN_GAME = "unknown_game"
    UNKNOWN_PRESET = "unknown_preset"
    UNKNOWN_OPTION = "unknown_option"
    OPTION_TWICE = "option_twice"
    NOT_A_VALUE = "not_a_value"
    OUT_OF_RANGE = "out_of_range"
    NEEDS = "needs"
    EXCLUDES = "excludes"
    MUST_BE_BELOW = "must_be_below"
    MUST_BE_ABOVE = "must_be_above"
    MUST_NOT_EXCEED = "must_not_exceed"
    MUST_REACH = "must_reach"
    NO_SUCH_TABLE_SIZE = "no_such_table_size"
    UNREADABLE_HOUSE = "unreadable_house"
    UNREADABLE_TOML = "unreadable_toml"


class Unfit(StrEnum):
    """What is wrong with a computer player. Sentences: `cli-player-<code>` in `words`."""

    UNKNOWN = "unknown"
    BAD_OPTION = "bad_option"
    NOT_STARTED = "not_started"
    SILENT = "silent"
    ENDED = "ended"
    NOT_JSON = "not_json"
    NO_ACT = "no_act"
    OTHER_PROTOCOL = "other_protocol"
    SAID_ERROR = "said_error"
    NOT_OPEN = "not_open"


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why an act is refused: a code, the clause that says so, and the facts of the case."""

    code: Reason
    clause: str | None = None
    facts: Mapping[str, object] = field(default_factory=dict)

    def as_data(self) -> dict[str, object]:
        """The refusal as it goes over the wire."""
        return {"code": self.code.value, "clause": self.clause, "facts": dict(self.facts)}


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing that is wrong with a house, with what could be changed."""

    code: Wrong
    facts: Mapping[str, object] = field(default_factory=dict)

    def as_data(self) -> dict[str, object]:
        """The problem as it goes over the wire."""
        return {"code": self.code.value, "facts": dict(self.facts)}


class VaraqError(Exception):
    """The root of everything that Varaq raises on purpose."""


class Refused(VaraqError):
    """An act was refused; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.code} ({refusal.clause})" if refusal.clause else str(refusal.code))
        self.refusal = refusal


class BadHouse(VaraqError):
    """A house cannot be played; `problems` lists everything that is wrong with it."""

    def __init__(self, problems: list[Problem]) -> None:
        super().__init__("; ".join(f"{p.code}: {dict(p.facts)}" for p in problems))
        self.problems = problems


class BadRecord(VaraqError):
    """A record cannot be read or replayed; nothing after `line` was used."""

    def __init__(self, line: int, text: str, refusal: Refusal | None = None) -> None:
        super().__init__(f"line {line}: {text}" + (f": {refusal.code}" if refusal else ""))
        self.line, self.text, self.refusal = line, text, refusal


class BadScenario(VaraqError):
    """A scenario has a kind or a field that its game does not know, or lacks one it needs."""


class BadPlayer(VaraqError):
    """A computer player cannot be had by this name, or has failed; `facts` say how."""

    def __init__(self, code: Unfit, facts: Mapping[str, object]) -> None:
        super().__init__(code, facts)  # both: an error comes back whole from another process
        self.code, self.facts = code, facts

    def __str__(self) -> str:
        return f"{self.code}: {dict(self.facts)}"
