"""Reasons for moves of the board games, by their effect on the lines through a cell."""

from __future__ import annotations

from knaves.bots.reason import HintReason, make_reason
from knaves.cards import JACKS
from knaves.game import Move
from knaves.games.lines.board import Line
from knaves.games.lines.moves import Choose, Draw, Exchange, GiveUp, Place, Remove
from knaves.games.lines.view import View

MIN_CHIPS = 3
"""Lines with fewer chips are not mentioned."""


def explain(view: View, move: Move) -> HintReason:
    """The reason for a move, from the view alone."""
    if isinstance(move, Place):
        return _place(view, move)
    if isinstance(move, Remove):
        return _remove(view, move)
    if isinstance(move, Exchange):
        return make_reason("frees-dead-card", card=move.card)
    if isinstance(move, Choose):
        return make_reason("keeps-room", line=move.line)
    if isinstance(move, GiveUp):
        return make_reason("gives-up-least", card=move.card)
    return make_reason("draws" if isinstance(move, Draw) else "only-move")


class _Lines:
    """The lines through a cell from the perspective of a seat's team."""

    def __init__(self, view: View, cell: str) -> None:
        assert view.seat is not None
        self.view, self.team = view, view.setup.team[view.seat]
        self.here = 1 << view.setup.board.number[cell]
        self.length = view.setup.board.line_length
        self.through = view.setup.through[cell]

    def usable(self, line: Line, team: int) -> bool:
        """Whether a line may become a sequence of a team in addition to those it has."""
        share = self.view.setup.options.collinear_share
        return all(line.fits(made, collinear_share=share) for made in self.view.sequences[team])

    def free_for(self, line: Line, team: int, *, ignore: int = 0) -> bool:
        """Whether a line is usable and free of other teams' chips; cells in `ignore` do not count."""
        others = (chips for other, chips in enumerate(self.view.chips) if other != team)
        return self.usable(line, team) and not any(chips & line.mask & ~ignore for chips in others)

    def chips(self, line: Line, team: int) -> int:
        """How many cells of a line a team owns, corners included."""
        return self.length - (line.mask & ~self.view.chips[team]).bit_count()

    def win(self, made: list[Line]) -> bool:
        """Whether these lines, all completed by one chip, win the game (G5)."""
        missing = self.view.setup.needed - len(self.view.sequences[self.team])
        share = self.view.setup.options.collinear_share
        return missing <= 1 or any(
            one.fits(other, collinear_share=share) for one in made for other in made if one is not other
        )

    def own(self) -> list[tuple[int, Line]]:
        """The own lines that a chip here extends, with their chips after it, fullest first."""
        found = [(self.chips(line, self.team) + 1, line) for line in self.through if self.free_for(line, self.team)]
        return sorted(found, key=lambda pair: -pair[0])

    def threats(self) -> list[tuple[int, int, Line]]:
        """The opponents' lines through here as (chips, team, line), fullest first."""
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
            return make_reason("wins", card=card)
        return make_reason("completes-line", card=card, cell=cell, line=line.name)
    if threat is not None and danger >= max(chips, MIN_CHIPS):
        return make_reason(
            "blocks-line", card=card, cell=cell, line=threat.name, team=team, chips=danger, length=length
        )
    if line is not None and chips >= MIN_CHIPS:
        return make_reason("extends-line", card=card, cell=cell, line=line.name, chips=chips, length=length)
    if card not in JACKS:
        jacks = [held for held in view.hand if held in JACKS]
        if jacks:
            return make_reason("saves-jack", card=card, cell=cell, jack=jacks[0])
        if len(view.setup.board.cells(view.setup.board.cells_by_card[card])) > sum(
            isinstance(other, Place) and other.card == card for other in view.legal
        ):
            return make_reason("plays-before-dead", card=card, cell=cell)
    return make_reason("builds", card=card, cell=cell, lines=len(own))


def _remove(view: View, move: Remove) -> HintReason:
    lines = _Lines(view, move.cell)
    owner = next(team for team, chips in enumerate(view.chips) if chips & lines.here)
    if any(made.mask & lines.here for made in view.sequences[owner]):
        return make_reason("breaks-sequence", card=move.card, cell=move.cell, team=owner)
    opened = [line for line in lines.through if lines.free_for(line, lines.team, ignore=lines.here)]
    own = max(opened, key=lambda line: lines.chips(line, lines.team), default=None)
    danger, team, threat = next((found for found in lines.threats() if found[1] == owner), (0, owner, None))
    if own is not None and lines.chips(own, lines.team) > danger:
        return make_reason("opens-line", card=move.card, cell=move.cell, line=own.name)
    if threat is None:
        longest = max(lines.through, key=lambda line: lines.chips(line, owner))
        danger, threat = lines.chips(longest, owner), longest
    return make_reason(
        "removes-threat", card=move.card, cell=move.cell, line=threat.name, team=team, chips=danger,
        length=lines.length,
    )  # fmt: skip
