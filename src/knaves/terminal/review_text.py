"""A review in words: lines for the command, and for the end of a game in a terminal."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence

from knaves.analysis import Judgement, Review, ReviewedMove, can_judge, review
from knaves.games import GAMES
from knaves.record import Record
from knaves.terminal.session import Session
from knaves.words import Words, card_name, find_own_seat, hint_sentence, move_label

BLOCKS = "▁▂▃▄▅▆▇█"
WIDTH = 60
"""Characters of a curve."""
GLYPHS = {"inaccurate": "·", "mistake": "?", "blunder": "‼"}
"""Marks below the curves."""
SEVERITY = " ·?‼"


async def review_session(session: Session, words: Words) -> list[str]:
    """The review of a game that is over, in lines; none if it can't be judged here."""
    record, own_seat = session.record, session.view.seat
    if record is None or not can_judge(session.view.game):
        return []
    found = await asyncio.to_thread(review, record)
    return list(ReviewText(record, found, words, own_seat=own_seat).lines())


class ReviewText:
    """A review in words."""

    def __init__(
        self, record: Record, review: Review, words: Words, *, opened: bool = False, own_seat: int | None = None
    ) -> None:
        """Sentences address the reader's seat: `own_seat`, or else the one that a game against bots calls "You"."""
        game = GAMES[record.game]
        self.review, self.words, self.opened, self.game = review, words, opened, game
        names = record.names or tuple(words.say("lobby-seat", number=seat + 1) for seat in range(record.seats))
        self.names = dict(enumerate(names))
        self.own_seat = find_own_seat(record.names)
        if self.own_seat is not None:
            self.names[self.own_seat] = words.say("lobby-seat-you")
        if own_seat is not None:
            self.own_seat = own_seat
        self.teams = game.side_names(record.seats, game.Options.parse(record.options))

    def lines(self, *, with_moves: bool = False) -> Iterator[str]:
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
        if with_moves:
            yield ""
            yield say("review-moves")
            yield from (f"  {line}" for line in self._moves())

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
                yield "  " + (
                    self.words.say("review-story-you", story=own.story)
                    if seat == self.own_seat
                    else self.words.say("review-story", name=self.names[seat], story=own.story)
                )

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
                cause=self._cause(move),
            )

    def _moves(self) -> Iterator[str]:
        """Every move with its mark and what moved the chances."""
        say = self.words.say
        for number, move in enumerate(self.review.moves, 1):
            judged = self._judged(number - 1)
            mark = f" ({say('review-mark', mark=judged.mark)})" if judged.mark else ""
            parts = [f"{number}. {self.words.pair(self.names[move.seat], self._label(move.move))}{mark}."]
            if move.cause is not None:
                parts += self._swing(number, move)
            yield " ".join(parts)

    def _swing(self, number: int, move: ReviewedMove) -> Iterator[str]:
        """What a move did to the chance of its side; as whole numbers, the parts add up."""
        side = self.review.sides[move.seat]
        before, after = (round(100 * self.review.chances[at][side]) for at in (number - 1, number))
        choice = round(100 * self.review.swing(number, side, opened=self.opened)[0])
        luck = after - before - choice
        yield self.words.say("review-swing", before=before, after=after)
        if move.drawn and (choice or luck):
            yield self.words.say("review-swing-parts", choice=_points(choice / 100), luck=_points(luck / 100))
        if before != after:
            yield self._cause(move)
        # A mark judges by what the player could know, a choice by the cards as they were.
        if choice >= 0 and self._judged(number - 1).mark in GLYPHS:
            yield self.words.say("review-harmless")

    def _cause(self, move: ReviewedMove) -> str:
        """What moved the chances: what the move did, or the most telling thing that happened."""
        if move.reason is not None:
            return hint_sentence(self.words, move.reason, self.names, self.teams)
        return self.words.say(
            "review-cause", cause=move.cause or "played", cards=self.words.join(self._cards(move.drawn))
        )

    def _cards(self, cards: Sequence[str]) -> list[str]:
        return [card_name(self.words, card) for card in cards]

    def _mistakes(self) -> Iterator[str]:
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
    whole = round(100 * change)
    return f"{whole:+d}".replace("-", "−") if whole else "0"
