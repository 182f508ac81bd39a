"""What an option is: how a house rule is declared, read, checked and named."""

from varaq.rules.clause import Clause
from varaq.rules.condition import But, When, but, when
from varaq.rules.option import NUMBERS, Bound, Need, Option, Value, needs, option
from varaq.rules.preset import Preset, preset
from varaq.rules.rules import Rules

__all__ = [
    "NUMBERS",
    "Bound",
    "But",
    "Clause",
    "Need",
    "Option",
    "Preset",
    "Rules",
    "Value",
    "When",
    "but",
    "needs",
    "option",
    "preset",
    "when",
]
