"""Write Python's sentences about cards, events, moves and hints, which the web client's tests compare with its own.

`python tools/sentences.py`; tests/test_words.py uses the same examples.
"""

from __future__ import annotations

import json
from dataclasses import fields
from pathlib import Path
from typing import Any

from knaves.bots.reason import NUDGES, REASONS, HintReason, make_nudge, make_reason
from knaves.cards import PACK
from knaves.game import Ended, Event, Move
from knaves.games.lines import events as lines_events
from knaves.games.lines import moves as lines_moves
from knaves.games.stacks import events as stacks_events
from knaves.games.stacks import moves as stacks_moves
from knaves.games.stacks.deck import COPIES
from knaves.words import LANGUAGES, Words, card_name, event_sentence, hint_sentence, move_label, nudge_sentence

OUT = Path(__file__).parents[1] / "web/src/fixtures/sentences.json"

NAMES = {0: "Ana", 1: "Ben", 2: "Eva", 3: "Leo"}
SIDES = {0: "blue", 1: "green", 2: "red"}
READERS = (None, 1, 2)
"""The readers: a spectator, the player who acts, and the victim."""


def event_kinds() -> list[type[Event]]:
    """Every kind of event of every game."""
    modules = (lines_events, stacks_events)
    own = [kind for module in modules for kind in vars(module).values() if isinstance(kind, type)]
    return [Ended, *(kind for kind in own if issubclass(kind, Event) and kind is not Event)]


def example(kind: type[Event]) -> Event:
    """An event of this kind with likely values."""
    stacks = kind.__module__ == stacks_events.__name__
    values = {
        "seat": 1, "victim": 2, "team": 0, "cell": "c4", "line": "b5-f5", "lines": ("b5-f5", "c5-g5"), "place": "r2",
        "card": "B3" if stacks else "JS", "top": True, "complete": True, "block": True, "colour": "blue", "count": 3,
        "direction": -1, "source": "h", "winners": (1, 3), "reason": "completed",
    }  # fmt: skip
    values["cards"] = 5 if kind.__name__ == "Reshuffled" else ("B1", "SK")
    return kind(**{name: values[name] for name in (spec.name for spec in fields(kind))})


def moves() -> list[Move]:
    """A move of every kind."""
    return [
        lines_moves.Place("7H", "c4"), lines_moves.Remove("JS", "c4"), lines_moves.Exchange("7H"), lines_moves.DRAW,
        lines_moves.Choose("b5-f5"), lines_moves.PASS, lines_moves.GiveUp("7H"), lines_moves.OFFER,
        lines_moves.Call(1), stacks_moves.Lay("B3", "b1"), *stacks_moves.SKIPS, *stacks_moves.REVERSES,
        stacks_moves.StealCard(2, "h"), stacks_moves.StealCard(2, "d", top=True), stacks_moves.StealChip(2, 1),
        stacks_moves.Take("B3"), stacks_moves.Discard("RW"), stacks_moves.END, stacks_moves.DRAW, stacks_moves.BLOCKS,
        stacks_moves.LET,
    ]  # fmt: skip


def hint(key: str) -> HintReason:
    """A reason with likely arguments."""
    likelihoods: dict[str, str | int] = {
        "card": "B3", "cell": "c4", "line": "b5-f5", "chips": 4, "length": 5, "team": 1, "jack": "JC", "lines": 3,
        "place": "r2", "colour": "red", "cards": 2, "seat": 2,
    }  # fmt: skip
    return make_reason(key, **{name: likelihoods[name] for name in REASONS[key]})


def nudge(key: str) -> HintReason:
    """A nudge with likely arguments."""
    likelihoods: dict[str, str | int] = {"region": "top-left", "colour": "blue", "seat": 2}
    return make_nudge(key, **{name: likelihoods[name] for name in NUDGES[key]})


def _seen() -> list[dict[str, Any]]:
    """Each event as each reader sees it, and an 8, before which Italian elides the article."""
    events = [*map(example, event_kinds()), lines_events.Placed(1, "8H", "c4")]
    return [
        {"reader": reader, "event": seen} for event in events for reader in READERS if (seen := event.seen_by(reader))
    ]


def text() -> str:
    """The content of the file: the examples and their sentences in each language."""
    cards, seen = [*PACK, *COPIES], _seen()
    hints, nudges = [hint(key) for key in REASONS], [nudge(key) for key in NUDGES]
    said = {}
    for language in LANGUAGES:
        words = Words(language)
        said[language] = {
            "cards": [[card_name(words, card), card_name(words, card, as_object=True)] for card in cards],
            "events": [event_sentence(words, one["event"], one["reader"], NAMES, SIDES) for one in seen],
            "moves": [move_label(words, move, NAMES, SIDES) for move in moves()],
            "hints": [hint_sentence(words, reason, NAMES, SIDES) for reason in hints],
            "nudges": [nudge_sentence(words, one, NAMES) for one in nudges],
        }
    examples = {
        "names": list(NAMES.values()),
        "cards": cards,
        "events": seen,
        "moves": [str(move) for move in moves()],
        "hints": [{"key": reason.key, "arguments": dict(reason.arguments)} for reason in hints],
        "nudges": [{"key": one.key, "arguments": dict(one.arguments)} for one in nudges],
        "said": said,
    }
    return json.dumps(examples, ensure_ascii=False, indent=1) + "\n"


if __name__ == "__main__":
    OUT.write_text(text(), "utf-8")
