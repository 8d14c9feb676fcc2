"""Play the positions of the rule pages and write what the web client draws: `python tools/rule_pictures.py`.

`locales/rule_pictures.json` has a picture for a sentence of a page: the rules it shows, a position, and moves. A
move is written as its seat and its text; a rule's id after it says that the rules refuse it, and why. Everything
else here comes from the engine, so no picture can show what cannot happen.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from knaves import GAMES
from knaves.errors import IllegalMove
from knaves.game import Event, Game, Move, State
from knaves.words import LOCALES

SOURCE = LOCALES / "rule_pictures.json"
OUT = Path(__file__).parents[1] / "web/src/lib/rule-pictures.json"
READER = 0
"""The seat from which a picture is seen; its sentences say "you"."""
FIELDS = {
    "lines": ("board", "sequences", "hand"),
    "stacks": ("piles", "hand", "discard_tops", "chips", "hand_counts", "turn", "direction"),
}
"""The parts of a view that a picture shows."""


def source() -> dict[str, Any]:
    """The names of the players, and the pictures by game and by the sentence they belong to."""
    found: dict[str, Any] = json.loads(SOURCE.read_text("utf-8"))
    return found


def _view(state: State) -> dict[str, Any]:
    data = state.view(READER).data()
    return {name: data[name] for name in FIELDS["stacks" if data["game"] == "stacks" else "lines"]}


def _announced(state: State, seat: int, move: Move) -> dict[str, Any]:
    """The move that comes next: the text, and the cells its card could go to."""
    parts = move.parts()
    legal = [other.parts() for other in state.legal(seat)]
    cells = [str(other["cell"]) for other in legal if "cell" in other and other["card"] == parts.get("card")]
    return {"seat": seat, "move": str(move), "cells": cells}


def _step(state: State, events: tuple[Event, ...] = (), refused: str = "") -> dict[str, Any]:
    seen = [event for one in events if (event := one.seen_by(READER))]
    return {"view": _view(state), "events": seen, "refused": refused, "next": None}


def play(game: Game, position: str, moves: list[str]) -> list[dict[str, Any]]:
    """The steps of a picture: the position, then one step for each move."""
    state = game.position(position)
    steps = [_step(state)]
    for text in moves:
        seat, made, *rule = text.split()
        move = game.move(made)
        steps[-1]["next"] = _announced(state, int(seat), move)
        try:
            state, events = state.apply(int(seat), move)
        except IllegalMove as error:
            if error.rule not in rule:
                raise
            steps.append(_step(state, refused=error.rule))
        else:
            if rule:
                raise ValueError(f"the rules allow {text}")
            steps.append(_step(state, events))
    return steps


def _drawn(game: Game, picture: dict[str, Any]) -> dict[str, Any]:
    if "seats" in picture:
        return {"rules": picture["rules"], "sides": game.sides(picture["seats"])}
    steps = play(game, picture["position"], picture.get("moves", []))
    return {"rules": picture["rules"], "show": picture.get("show", ""), "steps": steps}


def text() -> str:
    """The content of the file."""
    found = source()
    pages = {
        name: {sentence: _drawn(GAMES[name], picture) for sentence, picture in page.items()}
        for name, page in found["pages"].items()
    }
    return json.dumps({"players": found["players"], "pages": pages}, separators=(",", ":")) + "\n"


if __name__ == "__main__":
    OUT.write_text(text(), "utf-8")
