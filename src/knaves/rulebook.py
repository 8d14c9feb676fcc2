"""The rules by id: their wording, in English, and the games they belong to. Imports only the errors below it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from types import MappingProxyType

from knaves.errors import SetupError

TEXTS = Path(__file__).parent / "locales" / "rule_texts.json"
"""Copied from docs/rules.md by tools/rule_texts.py."""


@dataclass(frozen=True)
class Rule:
    """A rule that Knaves plays by."""

    id: str
    text: str
    """Its wording; option names and typed moves are between backticks."""
    games: tuple[str, ...]


@cache
def all_rules() -> Mapping[str, Rule]:
    """Every rule by its id, in the order of docs/rules.md."""
    table: dict[str, dict[str, str]] = json.loads(TEXTS.read_text("utf-8"))
    return MappingProxyType({name: Rule(name, one["text"], tuple(one["games"].split())) for name, one in table.items()})


def find_rule(name: str) -> Rule:
    """The rule with this id, in any case. Raises `SetupError` that names similar ids."""
    rules, wanted = all_rules(), name.strip().upper()
    if wanted in rules:
        return rules[wanted]
    near = ", ".join(get_close_matches(wanted, rules, 4, 0.4)) or "C1, T1, S1, B1, G1"
    raise SetupError(f"there is no rule {name[:20]!r}; similar ids are {near}")
