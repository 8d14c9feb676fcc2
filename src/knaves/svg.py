"""Pictures for notebooks, papers and pages: boards and piles as SVG, and whole games as a page that plays them.

States and views show themselves in a notebook; the functions here add marks and arrows. Needs no package.

Examples:
    >>> import knaves, knaves.svg
    >>> state = knaves.GAMES.classic.new(seats=2, seed=knaves.seed_from(1))
    >>> knaves.svg.board(state.view(0), marks=["c4", "a5-e5"], arrows=[("a1", "c4")])[:4]
    '<svg'

"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from html import escape
from importlib import resources
from pathlib import Path

from knaves.drawing import Drawing
from knaves.game import Game, Move, SetupError
from knaves.games import GAMES, lines, stacks
from knaves.games.lines.drawing import Arrow as BoardArrow
from knaves.games.lines.drawing import Marks as BoardMarks
from knaves.games.stacks.drawing import Arrow as PileArrow
from knaves.games.stacks.drawing import Marks as PileMarks
from knaves.record import Record, Step
from knaves.record import replay as replay_steps


def board(
    position: lines.State | lines.View,
    *,
    marks: BoardMarks = (),
    arrows: Iterable[BoardArrow] = (),
    last: Move | str | None = None,
    size: int | None = None,
) -> str:
    """A board of classic or travel as SVG, `size` pixels wide: a state with every hand, a view with its own.

    `marks` are cells and lines, in a dictionary with a colour each; `arrows` lead from a cell to a cell; `last` is the
    move that was made last.
    """
    if not isinstance(position, lines.State | lines.View):
        raise _wrong("board", "a state or a view of classic or travel", position)
    return position.drawing(marks=marks, arrows=arrows, last=last).svg(size)


def piles(
    position: stacks.State | stacks.View,
    *,
    marks: PileMarks = (),
    arrows: Iterable[PileArrow] = (),
    last: Move | str | None = None,
    size: int | None = None,
) -> str:
    """The piles and seats of stacks as SVG; marks and arrows name places, as `b1`, and seats by number."""
    if not isinstance(position, stacks.State | stacks.View):
        raise _wrong("piles", "a state or a view of stacks", position)
    return position.drawing(marks=marks, arrows=arrows, last=last).svg(size)


def _wrong(function: str, wanted: str, thing: object) -> SetupError:
    other = {"board": "piles", "piles": "board"}[function]
    return SetupError(
        f"svg.{function} draws {wanted}, not {repr(thing)[:80]}: svg.{other} or .drawing() draws the others"
    )


@dataclass(frozen=True)
class Replay:
    """A whole game as a page that plays it: it shows itself in a notebook, and `save` writes it to a file."""

    html: str
    """The page, complete in itself: it loads nothing from anywhere."""
    height: int
    """The height that it needs in a notebook, in pixels."""

    def _repr_html_(self) -> str:
        """A frame, so that the page and the notebook do not disturb each other."""
        style = f"width:100%;height:{self.height}px;border:0"
        return f'<iframe title="Replay" style="{style}" srcdoc="{escape(self.html)}"></iframe>'

    def save(self, path: str | Path) -> Path:
        """Write the page to a new file, and return its path."""
        target = Path(path)
        with target.open("x", encoding="utf-8") as file:
            file.write(self.html)
        return target


def replay(
    record: Record,
    *,
    seat: int | None = None,
    games: Mapping[str, Game] = GAMES,
    width: int = 560,
    seconds: float = 1.0,
) -> Replay:
    """A finished game as a page with a slider: every hand, or what one seat saw. Raises `RecordError`.

    `width` is that of the picture in pixels, and `seconds` the time of a move when it plays by itself.
    """
    if not isinstance(record, Record):
        raise SetupError(f"svg.replay takes a Record, not {repr(record)[:60]}: knaves.record.load(path) reads one")
    steps = list(replay_steps(record, games))
    drawings = [_draw(step, seat) for step in steps]
    tallest = max(drawings, key=lambda drawing: drawing.height)
    names = {at: record.names[at] if record.names else f"Seat {at}" for at in range(record.seats)}
    frames = [[drawing.layer, _sentence(step, seat, names)] for step, drawing in zip(steps, drawings, strict=True)]
    data = json.dumps({"frames": frames, "seconds": seconds}).replace("</", "<\\/")
    first = Drawing(tallest.width, tallest.height, tallest.base, '<g id="layer"></g>', drawings[0].title)
    page = (resources.files("knaves") / "replay.html").read_text("utf-8")
    title = f"{record.game}, {record.result}"
    for key, value in (("TITLE", escape(title)), ("PICTURE", first.svg(width)), ("LAST", str(len(frames) - 1))):
        page = page.replace(f"%{key}%", value)
    return Replay(page.replace("%DATA%", data), round(tallest.height * width / tallest.width) + 110)


def _draw(step: Step, seat: int | None) -> Drawing:
    position = step.state if seat is None else step.state.view(seat)
    if isinstance(position, lines.State | lines.View | stacks.State | stacks.View):
        return position.drawing(last=step.move)
    return position.drawing()


def _sentence(step: Step, seat: int | None, names: Mapping[int, str]) -> str:
    """What happened, in the English of the events."""
    if step.move is None:
        return "The deal"
    sides = step.state.game.side_names(step.state.seats, step.state.options)
    told = (event.sentence(seat, names, sides) for event in step.events if seat is not None or not event.drawn)
    return " ".join(filter(None, told)) or f"{names[step.seat or 0]}: {step.move}"
