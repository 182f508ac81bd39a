"""`varaq play`: a match at the terminal, against computer players."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from random import Random, SystemRandom
from typing import Annotated, Any

from cyclopts import Parameter
from rich.console import Console

from varaq.cli.asked import Digits, HouseText, Lang, Rule, console, read_house, refuse, speaker_for
from varaq.cli.play_input import PLAYING, calls, read_act, shown_cards
from varaq.cli.play_screen import Screen
from varaq.cli.play_table import ranking
from varaq.cli.play_words import act_in_words
from varaq.cli.rules import print_rules
from varaq.engine import CHANCE, Event, Match, Observation
from varaq.errors import Reason, Refusal
from varaq.games import House
from varaq.players import PLAYERS, Player
from varaq.seats import Seat
from varaq.words import Speaker, TableTalk, as_latin, refusal_sentence, verbatim
from varaq.words.rulebook import clause_sentence

COMMANDS = ("undo", "hint", "rules", "quit")
ADVISER = "rulebook"
"""Who is asked for a hint."""


def play(
    house: HouseText = "kaiser",
    *,
    rule: Rule = (),
    seat: Annotated[int, Parameter(help="Your seat; 0 is the first.")] = 0,
    seed: Annotated[int | None, Parameter(help="Makes the cards and the computers repeatable.")] = None,
    computers: Annotated[str, Parameter(help="Who plays the other seats.")] = ADVISER,
    lang: Lang = None,
    digits: Digits = "lang",
) -> int:
    """Play a match against computer players, with `?`, `undo`, `hint`, `rules` and `quit` at any turn.

    Example: `varaq play kaiser/les_rois --lang fa --seat 2`
    """
    speaker = speaker_for(lang, digits)
    played = read_house(house, speaker, rule)
    seating = Match(played.game, played.rules).seating
    if not 0 <= seat < seating.players:
        raise refuse(speaker, "cli-no-such-seat", text=verbatim(seat), last=seating.players - 1)
    if computers not in PLAYERS:
        names = verbatim(speaker.listed(PLAYERS))
        raise refuse(speaker, "cli-no-such-player", text=verbatim(computers), names=names)
    out = console()
    game = TerminalGame(out, played, speaker, seat=seat, seed=seed, computers=computers)
    game.run()
    return 0


class TerminalGame:
    """One match at one terminal. Nothing is saved."""

    def __init__(
        self,
        out: Console,
        house: House,
        speaker: Speaker,
        *,
        seat: Seat,
        seed: int | None,
        computers: str,
        read: Callable[[str], str] = input,
    ) -> None:
        self.house, self.speaker, self.seat, self.read = house, speaker.at(house.game.name), seat, read
        self.chance: Random = SystemRandom() if seed is None else Random(seed)
        players = Match(house.game, house.rules).seating.players
        dealer, self.faced = house.game.draw_dealer(house.rules, self.chance.shuffle)
        self.match = Match(house.game, house.rules, dealer=dealer)
        names = [name.strip() for name in speaker.say("screen-computer-names").split("|")]
        self.talk = TableTalk(
            self.speaker,
            self.match.seating,
            [names[(s - seat - 1) % players % len(names)] for s in range(players)],
            seat,
        )
        self.screen = Screen(out, self.talk)
        self.others: dict[Seat, Player] = {s: PLAYERS[computers]() for s in range(players) if s != seat}
        self.done = False
        self.offered: frozenset[str] = frozenset()
        """The acts that were open when the person was last asked."""
        self.waits = sys.stdin.isatty()

    @property
    def seen(self) -> Observation:
        """What the person at the terminal knows."""
        return self.match.observation(self.seat)

    # ------------------------------------------------------------------ the run of the match

    def run(self) -> None:
        """Until somebody has won, or the person leaves."""
        self.screen.say("cli-welcome", "bold", house=verbatim(self.speaker.house(self.house)), seat=self.seat)
        self.screen.say("cli-how", "dim")
        self._drawn()
        while not self.match.over and not self.done:
            try:
                self._step()
            except (EOFError, KeyboardInterrupt):
                self._leave()

    def _drawn(self) -> None:
        """The cards that were turned up for the first deal, in turn from seat 0."""
        if self.faced:
            players = self.match.seating.players
            told = (
                self.speaker.say(
                    "cli-call-of",
                    name=verbatim(self.talk.seat(place % players)),
                    call=verbatim(self.speaker.card_short(card)),
                )
                for place, card in enumerate(self.faced)
            )
            cards = self.speaker.say("cli-comma").join(told)
            dealer = verbatim(self.talk.seat(self.match.dealer))
            self.screen.say("cli-drawn", cards=verbatim(cards), dealer=dealer)

    def _step(self) -> None:
        awaited = self.match.awaited
        if CHANCE in awaited:
            self._tell(self.match.deal(self.chance.shuffle))
        elif self.seat in awaited:
            self.offered = self._openings()
            self.screen.table(self.seen)
            self._ask_until_answered(waited_for=True)
        elif self._may_break_in():
            self._ask_until_answered(waited_for=False)
        elif not self._computer_breaks_in():
            seat = next(s for s in awaited if s is not None)
            act = self.others[seat].choose(self.match.observation(seat), self._dice())
            self._tell(self.match.act(seat, act))

    def _ask_until_answered(self, *, waited_for: bool) -> None:
        before = self.match
        while self.match is before and not self.done:
            waits = self.seat in self.match.awaited
            if waits != waited_for or self._turn(waited_for=waited_for):
                break

    def _openings(self) -> frozenset[str]:
        seen = self.seen
        return frozenset() if seen.choose is not None else frozenset(seen.legal)

    def _may_break_in(self) -> bool:
        """Whether something is open to the person that was not when it was last asked, though nobody waits."""
        before, self.offered = self.offered, self._openings()
        return bool(self.offered - before)

    def _computer_breaks_in(self) -> bool:
        """Whether a computer player has made an act that nobody waits for."""
        for seat in self.match.phase.interrupting:
            if seat in self.others and seat not in self.match.awaited:
                seen = self.match.observation(seat)
                act = self.others[seat].interrupt(seen, self._dice()) if seen.legal else None
                if act is not None and act in seen.legal:
                    self._tell(self.match.act(seat, act))
                    return True
        return False

    def _dice(self) -> Random:
        return Random(self.chance.getrandbits(64))

    def _tell(self, events: list[Event] | tuple[Event, ...] | object) -> None:
        """Say what the person's seat was shown of what has happened."""
        assert isinstance(events, (list, tuple))
        scored = any(event.kind == "scored" for event in events)
        for event in events:
            facts = event.shown_to(self.seat)
            if facts is None:
                continue
            if event.kind == "scored":
                self.screen.score(facts, self.seen)
                if self.waits and not self.match.over:
                    self.screen.say("cli-continue", "dim")
                    self.read("")
                continue
            if event.kind == "match_won":
                self._tell_result(facts)
            elif said := self._event(event.kind, facts, scored=scored):
                self.screen.line(said)

    def _event(self, kind: str, facts: Mapping[str, Any], *, scored: bool) -> str:
        if kind == "deal_over" and not scored:  # the score comes when the board is marked
            worth = {"strokes": facts["strokes"], "crosses": facts["crosses"]}
            return self.talk.line({"side": facts["side"], "code": facts["result"], "facts": worth})
        return self.talk.event(kind, facts)

    def _tell_result(self, facts: Mapping[str, Any]) -> None:
        said = [self.talk.result(facts)]
        if facts["winner"] is not None:
            said.insert(0, self.talk.event("match_won", facts))
        if leave := facts.get("leave"):
            names = self.speaker.listed(map(self.talk.seat, leave))
            said.append(self.speaker.say("bw-leave", names=verbatim(names)))
        self.screen.line(" ".join(said), "bold green")

    # ------------------------------------------------------------------ a turn of the person

    def _turn(self, *, waited_for: bool) -> bool:
        """Ask once; whether that was answered."""
        self._ask(waited_for=waited_for)
        text = self.read("> ").strip()
        if not text:
            # Enter is enough where nothing is chosen.
            seen = self.seen
            return not waited_for or (len(seen.legal) == 1 and self._act(seen.legal[0], text))
        command = self._command(text)
        if command is not None:
            getattr(self, f"_{command}")()
        elif text[0] in "?؟":
            self._explain(text[1:].strip())
        else:
            return self._act(self._read(text), text)
        return False

    def _read(self, text: str) -> str:
        return read_act(text, self.seen, self.talk)

    def _ask(self, *, waited_for: bool) -> None:
        seen = self.seen
        facts: dict[str, object] = {}
        if seen.choose is not None:
            facts = {"count": seen.choose.count, "to": verbatim(self._receiver())}
        self.screen.say(f"prompt-{seen.phase}" if waited_for else "cli-unasked", "bold cyan", **facts)
        self.screen.open_acts(seen)

    def _receiver(self) -> str:
        to = getattr(self.match.phase, "to", None)
        return self.talk.seat(to(self.seat)) if to is not None else ""

    def _act(self, act: str, text: str) -> bool:
        refusal = self.match.why_not(self.seat, act)
        if refusal is None:
            self._tell(self.match.act(self.seat, act))
            return True
        if refusal.code in (Reason.UNREADABLE, Reason.NO_SUCH_CARD):
            self.screen.say("cli-not-understood", "yellow", text=verbatim(text[:40]))
        else:
            self._refused(refusal)
        return False

    def _refused(self, refusal: Refusal) -> None:
        """The refusal, and the clause that says so."""
        self.screen.line(refusal_sentence(self.speaker, refusal), "yellow")
        if refusal.clause is not None:
            self._clause(refusal.clause)

    def _clause(self, id: str) -> None:
        sentence = clause_sentence(self.house, self.speaker, id)
        if sentence is None:
            self.screen.say("cli-no-such-clause", "dim", id=verbatim(id))
        else:
            self.screen.say("cli-clause", "dim", id=verbatim(id), text=verbatim(sentence))

    # ------------------------------------------------------------------ commands

    def _command(self, text: str) -> str | None:
        word = text.casefold()
        return next((c for c in COMMANDS if word in (c, self.speaker.say(f"cli-word-{c}").casefold())), None)

    def _explain(self, text: str) -> None:
        """`?` alone: what can be typed, and why the rest is closed; `? AS`: why not; `? KS-71`: a clause."""
        if not text:
            self._help()
            return
        clause = as_latin(text).upper()
        if any(clause == known.id for known in self.house.game.clauses):
            self._clause(clause)
            return
        refusal = self.match.why_not(self.seat, self._read(text))
        if refusal is None:
            self.screen.say("cli-lawful", "green")
        else:
            self._refused(refusal)

    def _help(self) -> None:
        say = self.speaker.attr
        seen = self.seen
        self.screen.say("cli-help", "bold")
        hand, called = shown_cards(seen), calls(seen)
        typed = {
            "number": "1",
            "card": "AS",
            "call": called[-1] if called else "",
            "several": "1 2" if seen.choose is not None and seen.choose.count > 1 else "",
            "why": ", ".join(f"? {what}" for what in (*hand[:1], self.house.game.clauses[0].id)),
            "undo": "undo",
            "hint": "hint",
            "rules": "rules",
            "quit": "quit",
        }
        for name, example in typed.items():
            if example:
                self.screen.line(f"  {example:<14}{say('cli-help', name)}")
        self.screen.open_acts(seen)
        for text in ranking(seen, self.talk):
            self.screen.line(text)
        self._closed()

    def _closed(self) -> None:
        """The cards that may not be played, and why."""
        seen = self.seen
        if seen.phase not in PLAYING or self.seat not in self.match.awaited:
            return
        closed = {
            card: refusal
            for card in dict.fromkeys(shown_cards(seen))
            if (refusal := self.match.why_not(self.seat, f"play {card}")) is not None
        }
        if closed:
            self.screen.say("cli-closed", "bold")
        for card, refusal in closed.items():
            why = refusal_sentence(self.speaker, refusal)
            self.screen.line(f"  {self.speaker.card_short(card):<14}{why} {refusal.clause or ''}")

    def _undo(self) -> None:
        """Back to the person's last act, which is not made any more, nor what came after it."""
        mine = [number for number, (seat, _) in enumerate(self.match.log) if seat == self.seat]
        if not mine:
            self._refused(Refusal(Reason.NOTHING_TO_UNDO))
            return
        again = Match(self.house.game, self.house.rules, dealer=self.match.dealer)
        for seat, action in self.match.log[: mine[-1]]:
            again.act(seat, action)
        self.match = again
        self.screen.say("cli-undone", "green")

    def _hint(self) -> None:
        maker = PLAYERS.get(ADVISER)
        if maker is None:
            self.screen.say("cli-no-hint", "yellow")
            return
        seen, dice = self.seen, Random(self.match.number)
        asked = self.seat in self.match.awaited
        act = maker().choose(seen, dice) if asked else maker().interrupt(seen, dice)
        if act is None:
            self.screen.say("cli-hint-nothing", "green")
        else:
            self.screen.say("cli-hint", "green", act=verbatim(act_in_words(act, seen, self.talk)))

    def _rules(self) -> None:
        print_rules(self.screen.out, self.house, self.speaker)

    def _quit(self) -> None:
        self.screen.say("cli-quit-sure", "yellow")
        yes = self.speaker.say("cli-word-yes")
        if self.read("> ").strip().casefold() in ("y", "yes", yes.casefold(), yes[:1].casefold()):
            self._leave()

    def _leave(self) -> None:
        self.done = True
        self.screen.say("cli-left", "dim")
