"""Reading the cards that an act names, and why some of them may not go."""

from __future__ import annotations

from varaq.engine.action import Action
from varaq.errors import Reason, Refusal
from varaq.games.kaiser.rules import KaiserRules


def refuse_cards(rules: KaiserRules, action: Action, *, held: int, count: int, clause: str) -> Refusal | None:
    """Why the cards of the act cannot be `count` different cards out of `held`, or None."""
    number = rules.cards.number
    for place, card in enumerate(action.what):
        if card not in number:
            return Refusal(Reason.NO_SUCH_CARD, clause, {"text": card})
        if card in action.what[:place]:
            return Refusal(Reason.SAME_CARD_TWICE, clause, {"card": card})
        if not held >> number[card] & 1:
            return Refusal(Reason.NOT_YOUR_CARD, clause, {"card": card})
    if len(action.what) != count:
        return Refusal(Reason.WRONG_COUNT, clause, {"count": count, "given": len(action.what)})
    return None
