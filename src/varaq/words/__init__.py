"""Sentences and digits in English, Persian and Arabic; the Fluent files beside this page hold the texts."""

from varaq.words.numerals import ZEROS, as_latin, in_digits_of
from varaq.words.rulebook import Differences, differences, printed
from varaq.words.sentences import TableTalk, idle_sentences, problem_sentence, refusal_sentence
from varaq.words.speak import LANGUAGES, Speaker, language_of_machine, verbatim

__all__ = [
    "LANGUAGES",
    "ZEROS",
    "Differences",
    "Speaker",
    "TableTalk",
    "as_latin",
    "differences",
    "idle_sentences",
    "in_digits_of",
    "language_of_machine",
    "printed",
    "problem_sentence",
    "refusal_sentence",
    "verbatim",
]
