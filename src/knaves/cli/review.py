"""`knaves review`: what went well and what went wrong in a recorded game."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from typing import TYPE_CHECKING

from knaves import analysis
from knaves.analysis import Judgement, Review
from knaves.cli.common import (
    Commands,
    add_language_arguments,
    positive_int,
    read_words,
    replace_unencodable,
    require_extra,
)
from knaves.cli.progress import progress
from knaves.game import GameError
from knaves.games import GAMES
from knaves.record import Record, load

if TYPE_CHECKING:  # needs packages of an extra
    from knaves.words import Words

BLOCKS = "▁▂▃▄▅▆▇█"
WIDTH = 60
"""Characters of a curve."""
GLYPHS = {"inaccurate": "·", "mistake": "?", "blunder": "‼"}
"""Marks below the curves."""
SEVERITY = " ·?‼"


def add_commands(commands: Commands) -> None:
    """Add the command."""
    sub = commands.add(
        "review", _review, "show what a finished game was decided by, and better moves", "knaves review game.knaves"
    )
    sub.add_argument("record", metavar="RECORD", help="a finished game record")
    sub.add_argument(
        "--open", action="store_true", help="judge with all hands open (default: by what each player could know)"
    )
    sub.add_argument(
        "--worlds",
        type=positive_int,
        metavar="N",
        help="deals of the hidden cards in which the moves of a decision are tried; more are slower and more precise",
    )
    sub.add_argument("--json", action="store_true", help="print JSON")
    add_language_arguments(sub)


def _review(args: argparse.Namespace) -> int:
    require_extra("knaves review", "bots")
    if not args.json:
        require_extra("knaves review", "terminal", "fluent")
    record = load(args.record)
    try:
        with progress(len(record.moves), "moves") as advance:
            found = analysis.review(record, worlds=args.worlds, progress=advance)
    except GameError as error:
        raise GameError(f"{args.record}: {error}") from None
    if args.json:
        print(json.dumps(asdict(found)))
        return 0
    replace_unencodable()
    for line in _Page(record, found, read_words(args), opened=args.open).lines():
        print(line)
    return 0


class _Page:
    """A review in words."""

    def __init__(self, record: Record, review: Review, words: Words, *, opened: bool) -> None:
        game = GAMES[record.game]
        self.record, self.review, self.words, self.opened, self.game = record, review, words, opened, game
        names = record.names or tuple(words.say("lobby-seat", number=seat + 1) for seat in range(record.seats))
        self.names = dict(enumerate(names))
        self.teams = game.side_names(record.seats, game.Options.parse(record.options))

    def lines(self) -> Iterator[str]:
        """All lines."""
        say = self.words.say
        yield say("review-open" if self.opened else "review-known")
        yield ""
        for side in self._all_sides():
            curve = [chances[side] for chances in self.review.chances]
            yield say("review-curve", side=self._side(side))
            yield f"{draw_curve(curve)} {100 * curve[-1]:.0f}%"
        yield draw_marks([self._glyph(number) for number in range(len(self.review.moves))])
        yield ""
        yield from self._players()
        yield ""
        yield say("review-sum")
        yield from (f"  {line}" for line in self._sums())
        yield ""
        yield say("review-moments")
        yield from (f"  {line}" for line in self._moments())
        yield ""
        yield say("review-mistakes")
        mistakes = list(self._mistakes())
        yield from (f"  {line}" for line in mistakes or [say("review-no-mistakes")])

    def _all_sides(self) -> list[int]:
        return sorted(set(self.review.sides))

    def _glyph(self, number: int) -> str:
        """How a move is marked below the curves."""
        return GLYPHS.get(self._judged(number).mark or "", " ")

    def _side(self, side: int) -> str:
        """The names of a side's players."""
        return self.words.join([self.names[seat] for seat, own in enumerate(self.review.sides) if own == side])

    def _judged(self, number: int) -> Judgement:
        move = self.review.moves[number]
        return move.open if self.opened else move.known

    def _players(self) -> Iterator[str]:
        luck = self.review.luck.open if self.opened else self.review.luck.known
        for seat, player in enumerate(self.review.players):
            own, side = (player.open if self.opened else player.known), self.review.sides[seat]
            yield self.words.say(
                "review-player",
                name=self.names[seat],
                accuracy="–" if own.accuracy is None else f"{own.accuracy:.0f}",
                skill=_points(own.skill),
                luck=_points(luck[side]),
                deal=_points(self.review.luck.deal[side]),
            )
            yield "  " + self.words.say("review-marks", **own.marks)
            if own.story is not None:
                yield "  " + self.words.say("review-story", name=self.names[seat], story=own.story)

    def _sums(self) -> Iterator[str]:
        """How the parts of each side's result add up, as a table."""
        say, sides = self.words.say, self._all_sides()
        parts = [self.review.parts(side, opened=self.opened) for side in sides]
        titles = (
            say("review-sum-even"), say("review-sum-deal"), say("review-sum-luck"), say("review-sum-own"),
            say("review-sum-others"), say("review-sum-result"),
        )  # fmt: skip
        names = [self._side(side) for side in sides]
        first = max(map(len, titles))
        widths = [max(len(name), 5) for name in names]
        yield " ".join([" " * first, *(f"{name:>{width}}" for name, width in zip(names, widths, strict=True))])
        for row, title in enumerate(titles):
            signed = 0 < row < len(titles) - 1
            cells = [_points(values[row]) if signed else f"{100 * values[row]:.0f}" for values in parts]
            yield " ".join([f"{title:{first}}", *(f"{c:>{width}}" for c, width in zip(cells, widths, strict=True))])

    def _moments(self) -> Iterator[str]:
        for moment in self.review.moments:
            move = self.review.moves[moment.number - 1]
            side = max(range(len(moment.change)), key=moment.change.__getitem__)
            before, after = (self.review.chances[at][side] for at in (moment.number - 1, moment.number))
            yield self.words.say(
                "review-moment",
                number=moment.number,
                name=self.names[move.seat],
                move=self._label(move.move),
                side=self._side(side),
                before=round(100 * before),
                after=round(100 * after),
                cause=self.words.say(
                    "review-cause", cause=moment.cause, cards=self.words.join(self._cards(moment.cards))
                ),
            )

    def _cards(self, cards: Sequence[str]) -> list[str]:
        from knaves.words import card_name

        return [card_name(self.words, card) for card in cards]

    def _mistakes(self) -> Iterator[str]:
        from knaves.words import hint_sentence

        for number, move in enumerate(self.review.moves):
            judged = self._judged(number)
            if judged.mark in ("mistake", "blunder") and judged.reason is not None:
                yield self.words.say(
                    "review-mistake",
                    number=number + 1,
                    name=self.names[move.seat],
                    move=self._label(move.move),
                    mark=self.words.say("review-mark", mark=judged.mark),
                    loss=round(100 * judged.loss),
                    best=self._label(judged.best),
                    reason=hint_sentence(self.words, judged.reason, self.names, self.teams),
                )

    def _label(self, move: str) -> str:
        from knaves.words import move_label

        return move_label(self.words, self.game.move(move), self.names, self.teams)


def draw_curve(chances: Sequence[float], width: int = WIDTH) -> str:
    """A curve of chances as blocks; of a long game some are left out."""
    step = max(1.0, (len(chances) - 1) / (width - 1))
    shown = [chances[round(at * step)] for at in range(int((len(chances) - 1) / step) + 1)]
    return "".join(BLOCKS[min(int(chance * len(BLOCKS)), len(BLOCKS) - 1)] for chance in shown)


def draw_marks(glyphs: Sequence[str], width: int = WIDTH) -> str:
    """The marks of the moves below a curve; where it leaves moves out, the worst of them counts."""
    count = len(glyphs) + 1
    step = max(1.0, (count - 1) / (width - 1))
    worst = [" "] * (int((count - 1) / step) + 1)
    for number, glyph in enumerate(glyphs, 1):
        at = min(round(number / step), len(worst) - 1)
        worst[at] = max(worst[at], glyph, key=SEVERITY.index)
    return "".join(worst).rstrip()


def _points(change: float) -> str:
    """A change of chances in percentage points."""
    return f"{100 * change:+.0f}".replace("-", "−")
