"""The page of help: the keys, and the reminder card of the game."""

from __future__ import annotations

import re
from collections.abc import Mapping

from rich.style import Style
from rich.text import Text

from knaves.terminal.kinds import kind_of_game
from knaves.words import Words, reminder_card, rule_page

KEYS = (
    ("← → 1–9", "help-key-choose"),
    ("N P", "help-key-next"),
    ("key-enter", "term-help-enter"),
    ("key-tab ←↑→↓", "term-help-table"),
    ("key-escape", "help-key-cancel"),
    ("X", "term-help-lay-down"),
    ("D", "term-help-draw"),
    ("B L", "term-help-block"),
    ("E", "term-help-end"),
    ("W", "term-help-wait"),
    ("T", "term-help-aside"),
    ("H", "table-hint"),
    ("U", "table-undo"),
    ("O", "table-options"),
    ("key-page-up key-page-down", "table-log"),
    ("key-ctrl+N", "again"),
    ("M", "menu"),
    ("Q", "term-quit"),
)
"""Each key, the named ones by their message, and what it does; `again` and `menu` only where one can go there."""
WAYS = ("again", "menu")


def key_names(words: Words, keys: str) -> str:
    """Keys as they are marked on keyboards of the reader's country: `key-ctrl+N` is `Strg+N`."""
    return re.sub(r"key-[a-z-]+", lambda key: words.say(key[0]), keys)


def help_text(words: Words, game: str, styles: Mapping[str, Style], ways: Mapping[str, str]) -> Text:
    """Keys first, then how cards are written, what to do in a turn, then the rules."""
    text = Text()
    keys = [
        (key_names(words, key), ways.get(named, named)) for key, named in KEYS if named not in WAYS or named in ways
    ]
    wide = max(len(key) for key, _ in keys) + 2
    for key, message in keys:
        text.append(f"{key:<{wide}}", styles["key"])
        text.append(f"{words.say(message)}\n")
    text.append(f"\n{words.say('term-codes')}\n", styles["strong"])
    for line in kind_of_game(game).codes(words):
        text.append(f"{line}\n")
    text.append(f"\n{words.say('help-reminder')}\n", styles["strong"])
    for sentence in reminder_card(words, game):
        text.append(f"• {sentence.text}\n")
    for section in rule_page(words, game).sections:
        text.append(f"\n{section.heading}\n", styles["strong"])
        for sentence in section.sentences:
            text.append(f"{sentence.text} ")
            text.append(f"[{' '.join(sentence.rules)}]\n", styles["quiet"])
    return text
