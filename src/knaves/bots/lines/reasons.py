"""Why a move of a board game is good: by what it does to the lines through its cell."""

from __future__ import annotations

from knaves.bots.reason import HintReason, because
from knaves.cards import JACKS
from knaves.game import Move
from knaves.games.lines.board import Line
from knaves.games.lines.moves import Choose, Draw, Exchange, GiveUp, Place, Remove
from knaves.games.lines.view import View

WORTH_TELLING = 3
"""A line with so many chips of the own team, or of another, is spoken of."""


def explain(view: View, move: Move) -> HintReason:
    """What speaks for a move, from the view alone."""
    if isinstance(move, Place):
        return _place(view, move)
    if isinstance(move, Remove):
        return _remove(view, move)
    if isinstance(move, Exchange):
        return because("frees-dead-card", card=move.card)
    if isinstance(move, Choose):
        return because("keeps-room", line=move.line)
    if isinstance(move, GiveUp):
        return because("gives-up-least", card=move.card)
    return because("draws" if isinstance(move, Draw) else "only-move")


class _Lines:
    """The lines through a cell as one seat's team sees them."""

    def __init__(self, view: View, cell: str) -> None:
        assert view.seat is not None
        self.view, self.team = view, view.setup.team[view.seat]
        self.here = 1 << view.setup.board.number[cell]
        self.length = view.setup.board.line_length
        self.through = view.setup.through[cell]

    def usable(self, line: Line, team: int) -> bool:
        """Whether a line may still become a sequence of a team beside those it has."""
        share = self.view.setup.options.collinear_share
        return all(line.fits(made, collinear_share=share) for made in self.view.sequences[team])

    def free_for(self, line: Line, team: int, *, but: int = 0) -> bool:
        """Whether no other team's chip lies on a line; `but` are cells that do not count."""
        others = (chips for other, chips in enumerate(self.view.chips) if other != team)
        return self.usable(line, team) and not any(chips & line.mask & ~but for chips in others)

    def chips(self, line: Line, team: int) -> int:
        """How many cells of a line a team has, corners included."""
        return self.length - (line.mask & ~self.view.chips[team]).bit_count()

    def win(self, made: list[Line]) -> bool:
        """Whether these lines, all made by one chip, are enough to win (G5)."""
        missing = self.view.setup.needed - len(self.view.sequences[self.team])
        share = self.view.setup.options.collinear_share
        return missing <= 1 or any(
            one.fits(other, collinear_share=share) for one in made for other in made if one is not other
        )

    def own(self) -> list[tuple[int, Line]]:
        """The lines that a chip here helps, with the chips they have then; the fullest first."""
        found = [(self.chips(line, self.team) + 1, line) for line in self.through if self.free_for(line, self.team)]
        return sorted(found, key=lambda pair: -pair[0])

    def threats(self) -> list[tuple[int, int, Line]]:
        """The lines of others through here: the chips they have, whose they are; the fullest first."""
        own = self.view.chips[self.team]
        found = [
            (self.chips(line, team), team, line)
            for team in range(len(self.view.chips))
            for line in self.through
            if team != self.team and not own & line.mask and self.free_for(line, team)
        ]
        return sorted(found, key=lambda threat: -threat[0])


def _place(view: View, move: Place) -> HintReason:
    lines = _Lines(view, move.cell)
    own, threats = lines.own(), lines.threats()
    length, card, cell = lines.length, move.card, move.cell
    chips, line = own[0] if own else (0, None)
    danger, team, threat = threats[0] if threats else (0, 0, None)
    if line is not None and chips == length:
        if lines.win([made for full, made in own if full == length]):
            return because("wins", card=card)
        return because("completes-line", card=card, cell=cell, line=line.name)
    if threat is not None and danger >= max(chips, WORTH_TELLING):
        return because("blocks-line", card=card, cell=cell, line=threat.name, team=team, chips=danger, length=length)
    if line is not None and chips >= WORTH_TELLING:
        return because("extends-line", card=card, cell=cell, line=line.name, chips=chips, length=length)
    if card not in JACKS:
        jacks = [held for held in view.hand if held in JACKS]
        if jacks:
            return because("saves-jack", card=card, cell=cell, jack=jacks[0])
        if len(view.setup.board.cells(view.setup.board.cells_of[card])) > sum(
            isinstance(other, Place) and other.card == card for other in view.legal
        ):
            return because("plays-before-dead", card=card, cell=cell)
    return because("builds", card=card, cell=cell, lines=len(own))


def _remove(view: View, move: Remove) -> HintReason:
    lines = _Lines(view, move.cell)
    owner = next(team for team, chips in enumerate(view.chips) if chips & lines.here)
    if any(made.mask & lines.here for made in view.sequences[owner]):
        return because("breaks-sequence", card=move.card, cell=move.cell, team=owner)
    opened = [line for line in lines.through if lines.free_for(line, lines.team, but=lines.here)]
    own = max(opened, key=lambda line: lines.chips(line, lines.team), default=None)
    danger, team, threat = next((found for found in lines.threats() if found[1] == owner), (0, owner, None))
    if own is not None and lines.chips(own, lines.team) > danger:
        return because("opens-line", card=move.card, cell=move.cell, line=own.name)
    if threat is None:
        longest = max(lines.through, key=lambda line: lines.chips(line, owner))
        danger, threat = lines.chips(longest, owner), longest
    return because(
        "removes-threat", card=move.card, cell=move.cell, line=threat.name, team=team, chips=danger,
        length=lines.length,
    )  # fmt: skip
