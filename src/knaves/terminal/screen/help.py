"""The page of help: the keys, and the reminder card of the game."""

from __future__ import annotations

from collections.abc import Mapping

from rich.style import Style
from rich.text import Text

from knaves.words import Words, reminder_card, rule_page

KEYS = (
    ("← → 1–9", "help-key-choose"),
    ("N P", "help-key-next"),
    ("Enter", "term-help-enter"),
    ("Tab ←↑→↓", "term-help-table"),
    ("Esc", "help-key-cancel"),
    ("X", "term-help-lay-down"),
    ("D", "term-help-draw"),
    ("B L", "term-help-block"),
    ("E", "term-help-end"),
    ("W", "term-help-wait"),
    ("T", "term-help-aside"),
    ("H", "table-hint"),
    ("U", "table-undo"),
    ("O", "table-options"),
    ("PgUp PgDn", "table-log"),
    ("Ctrl+N", "again"),
    ("M", "menu"),
    ("Q", "term-quit"),
)
"""Each key and the message that says what it does; `again` and `menu` are there only where one can go there."""
WAYS = ("again", "menu")


def help_text(words: Words, game: str, styles: Mapping[str, Style], ways: Mapping[str, str]) -> Text:
    """Keys first, then what to do in a turn, then the rules."""
    text = Text()
    for key, named in KEYS:
        if named in WAYS and named not in ways:
            continue
        message = ways.get(named, named)
        text.append(f"{key:<11}", styles["key"])
        text.append(f"{words.say(message)}\n")
    text.append(f"\n{words.say('help-reminder')}\n", styles["strong"])
    for sentence in reminder_card(words, game):
        text.append(f"• {sentence.text}\n")
    for section in rule_page(words, game).sections:
        text.append(f"\n{section.heading}\n", styles["strong"])
        for sentence in section.sentences:
            text.append(f"{sentence.text} ")
            text.append(f"[{' '.join(sentence.rules)}]\n", styles["quiet"])
    return text
