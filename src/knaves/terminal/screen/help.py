"""The help text: the keys, the reminder card and the rules."""

from __future__ import annotations

import re
from collections.abc import Mapping

from rich.style import Style
from rich.text import Text

from knaves.terminal.presenters import presenter_for_game
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
    ("C", "coach-name"),
    ("U", "table-undo"),
    ("O", "table-options"),
    ("key-page-up key-page-down", "table-log"),
    ("key-ctrl+N", "again"),
    ("M", "menu"),
    ("Q", "term-quit"),
)
"""Keys and the messages about them; `again` and `menu` only if the program offers these steps."""
STEPS = ("again", "menu")


def key_names(words: Words, keys: str) -> str:
    """Keys as labelled on keyboards of the reader's country: `key-ctrl+N` is `Strg+N` in German."""
    return re.sub(r"key-[a-z-]+", lambda key: words.say(key[0]), keys)


def help_text(words: Words, game: str, palette: Mapping[str, Style], next_steps: Mapping[str, str]) -> Text:
    """The keys, how cards are typed, the reminder card and the rules."""
    text = Text()
    keys = [
        (key_names(words, key), next_steps.get(message, message))
        for key, message in KEYS
        if message not in STEPS or message in next_steps
    ]
    key_width = max(len(key) for key, _ in keys) + 2
    for key, message in keys:
        text.append(f"{key:<{key_width}}", palette["key"])
        text.append(f"{words.say(message)}\n")
    text.append(f"\n{words.say('term-codes')}\n", palette["strong"])
    for line in presenter_for_game(game).codes(words):
        text.append(f"{line}\n")
    text.append(f"\n{words.say('help-reminder')}\n", palette["strong"])
    for sentence in reminder_card(words, game):
        text.append(f"• {sentence.text}\n")
    for section in rule_page(words, game).sections:
        text.append(f"\n{section.heading}\n", palette["strong"])
        for sentence in section.sentences:
            text.append(f"{sentence.text} ")
            text.append(f"[{' '.join(sentence.rules)}]\n", palette["quiet"])
    return text
