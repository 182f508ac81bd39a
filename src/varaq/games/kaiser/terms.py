"""The facts of a house that its printed rules mention beside the options (`docs/develop/words.md`)."""

from __future__ import annotations

from collections.abc import Mapping

from varaq.games.kaiser.rules import KaiserRules


def house_facts(rules: KaiserRules) -> Mapping[str, object]:
    """Sizes, limits and the two special cards; the cards stand in their notation."""
    limit, raised = rules.limit(raised=False), rules.limit(raised=True)
    return {
        "pack_size": len(rules.cards),
        "cards_each": rules.cards_each,
        "tricks": rules.cards_each,
        "kitty": rules.kitty,
        "points_in_play": rules.points_in_play,
        "limit": "none" if limit is None else limit,
        "raised_limit": "none" if raised is None else raised,
        "bonus_card": rules.bonus_card,
        "penalty_card": rules.penalty_card,
    }
