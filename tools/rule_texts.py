"""Copy the wording of every rule from docs/rules.md into the package: `python tools/rule_texts.py`."""

from __future__ import annotations

import json
import re
from pathlib import Path

from knaves.games import GAMES
from knaves.words import LOCALES, rule_table

SOURCE = Path(__file__).parents[1] / "docs/rules.md"
OUT = LOCALES / "rule_texts.json"
RULE = re.compile(r'^- <a id="([TCSBG]\d+)"></a>\*\*\1\*\* (.+)$')
HEADINGS = {"Board games": ["classic", "travel"], "Classic": ["classic"], "Travel": ["travel"], "Stacks": ["stacks"]}
"""The games that the rules under a heading may belong to."""


def _mentions(game: str, rule: str) -> bool:
    """Whether a game's rule page or one of its options names a rule."""
    says = (ids for section in rule_table()["pages"][game]["sections"] for ids in section["says"].values())
    options = (spec.rules for spec in GAMES[game].Options.table())
    return any(rule in ids.split() for ids in (*says, *options))


def rules() -> dict[str, dict[str, str]]:
    """By id: the games of a rule and its wording."""
    found, games = {}, [""]
    for line in SOURCE.read_text("utf-8").splitlines():
        if line.startswith("#"):
            games = HEADINGS.get(line.lstrip("# "), games)
        elif match := RULE.match(line):
            rule, text = match.groups()
            found[rule] = {"games": " ".join([game for game in games if _mentions(game, rule)] or games), "text": text}
    return found


def text() -> str:
    """The content of the file: a line for each rule."""
    lines = [f"{json.dumps(name)}: {json.dumps(rule, ensure_ascii=False)}" for name, rule in rules().items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


if __name__ == "__main__":
    OUT.write_text(text(), "utf-8")
