"""The presenter for classic and travel."""

from __future__ import annotations

from collections.abc import Sequence

from knaves.cards import ONE_EYED, TWO_EYED, Card
from knaves.game import Move
from knaves.game import View as AnyView
from knaves.games.lines import View
from knaves.games.lines.board import CORNER
from knaves.games.lines.moves import COLOURS, Choose, Draw, Exchange, GiveUp, Pass, Place, Remove
from knaves.terminal.presenters.base import HeldCard, RenderContext
from knaves.terminal.session import SeenEvent
from knaves.words import COURT, Words, card_name

SHAPES = "●◆▲"
"""The shape of each team's chip."""
SUITS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
STAR = "★"


def lines_view(view: AnyView) -> View:
    """Narrow the type of a view."""
    assert isinstance(view, View)
    return view


def chip_on(view: View, number: int) -> int | None:
    """The team whose chip is on a cell, given by number."""
    return next((team for team, chips in enumerate(view.chips) if chips >> number & 1), None)


def is_locked(view: View, number: int) -> bool:
    """Whether a cell's chip belongs to a completed line."""
    return any(line.mask >> number & 1 for lines in view.sequences for line in lines)


class LinesPresenter:
    """Cards are played to cells of the board."""

    def cards(self, view: AnyView) -> tuple[HeldCard, ...]:
        """The hand, in the order it was dealt."""
        return tuple(map(HeldCard, lines_view(view).hand))

    def card_of(self, move: Move) -> HeldCard | None:
        """The card that the move names."""
        match move:
            case Place(card) | Remove(card) | Exchange(card) | GiveUp(card):
                return HeldCard(card)
        return None

    def spot(self, move: Move) -> str | None:
        """The cell."""
        return move.cell if isinstance(move, Place | Remove) else None

    def spots_of(self, view: AnyView, move: Move) -> frozenset[str]:
        """The cell, or the cells of a line to choose."""
        if isinstance(move, Choose):
            return frozenset(lines_view(view).setup.board.line_named[move.line].cells)
        spot = self.spot(move)
        return frozenset() if spot is None else frozenset({spot})

    def is_discard(self, move: Move) -> bool:
        """Exchanging a dead card, giving one up."""
        return isinstance(move, Exchange | GiveUp)

    def spots(self, view: AnyView) -> tuple[str, ...]:
        """All cells but the corners."""
        board = lines_view(view).setup.board
        return board.cells(board.playable)

    def face(self, words: Words, card: Card) -> str:
        """Rank and suit, as printed on cards."""
        return "?" if card[1] not in SUITS else f"{words.letter(card[0])}{SUITS[card[1]]}"

    def codes(self, words: Words) -> list[str]:
        """The letters of ranks and suits, with those the cards show in brackets, and an example."""
        shown = {rank: words.letter(rank) for rank in COURT}
        own = {rank: f" ({letter})" for rank, letter in shown.items() if letter != rank}
        ranks = [f"{rank}{own.get(rank, '')} {words.say('card-rank', rank=rank)}" for rank in f"T{COURT}"]
        suits = [f"{suit} {sign} {words.say('card-suit', suit=suit)}" for suit, sign in SUITS.items()]
        return [", ".join(ranks), ", ".join(suits), words.pair("QH", card_name(words, "QH"))]

    def card_note(self, context: RenderContext, held: HeldCard, moves: Sequence[Move]) -> str:
        """What a jack does, or the cells where another card fits."""
        say = context.words.say
        if any(isinstance(move, GiveUp) for move in moves):
            return ""
        if held.card in TWO_EYED:
            return f"{say('jack-wild')} +"
        if held.card in ONE_EYED:
            return f"{say('jack-remove')} −"
        if any(isinstance(move, Exchange) for move in moves):
            return say("table-dead-card")
        cells = [spot for move in moves if (spot := self.spot(move))]
        if not cells and context.view.legal and not any(isinstance(move, Choose | Draw) for move in context.view.legal):
            return say("term-no-place")
        return " ".join(cells)

    def team(self, context: RenderContext, team: int) -> str:
        """A team's colour and shape."""
        return f"{SHAPES[team]} {context.words.say('team', team=COLOURS[team])}"

    def side_label(self, context: RenderContext, seat: int) -> str:
        """The team."""
        return self.team(context, lines_view(context.view).setup.team[seat])

    def is_routine(self, view: AnyView, event: SeenEvent) -> bool:
        """Other players' automatic draws."""
        return event["event"] == "drew" and event["seat"] != view.seat and lines_view(view).setup.auto_draw

    def describe_seat(self, context: RenderContext, seat: int) -> str:
        """Cards in hand, last card, pending actions."""
        view, say = lines_view(context.view), context.words.say
        parts = [say("table-cards", count=view.hand_counts[seat])]
        if view.discards[seat]:
            parts.append(say("table-last-card", card=self.face(context.words, view.discards[seat][-1])))
        if seat in view.pending.draw_rights:
            parts.append(say("term-may-draw"))
        if seat in view.pending.forfeits:
            parts.append(say("term-must-give-up"))
        if seat in view.pending.offers:
            parts.append(say("term-offers"))
        return ", ".join(parts)

    def situation(self, context: RenderContext) -> list[str]:
        """Special moves that are legal now."""
        legal, say = context.view.legal, context.words.say
        sentences = []
        if any(isinstance(move, Choose) for move in legal):
            sentences.append(say("prompt-choose-line"))
        if any(isinstance(move, GiveUp) for move in legal):
            sentences.append(say("prompt-give-up"))
        if any(isinstance(move, Draw) for move in legal):
            sentences.append(say("term-draw-due"))
        if any(isinstance(move, Pass) for move in legal):
            sentences.append(say("prompt-pass"))
        return sentences

    def progress(self, context: RenderContext) -> list[str]:
        """The goal, the completed lines of each team and the draw pile."""
        view, say = lines_view(context.view), context.words.say
        completed = [f"{SHAPES[team]} {len(lines)}" for team, lines in enumerate(view.sequences)]
        goal = say("term-goal-lines", count=view.setup.needed)
        return [goal, "  ".join(completed), say("term-pile", count=view.deck_count)]

    def describe_spot(self, context: RenderContext, spot: str) -> str:
        """A cell: its position, card and chip, and the line a chip would make."""
        view, say = lines_view(context.view), context.words.say
        board = view.setup.board
        number = board.number[spot]
        card = board.layout[number]
        row, column = divmod(number, board.width)
        where = f"{spot}, {say('speak-row-column', row=row + 1, column=column + 1)}"
        if card == CORNER:
            return say("speak-cell-corner", where=where)
        team = chip_on(view, number)
        if team is not None:
            key = "speak-cell-locked" if is_locked(view, number) else "speak-cell-chip"
            state = say(key, team=COLOURS[team])
        else:
            state = say("speak-cell-free")
            if (length := self._line_length(view, spot)) > 1:
                state = f"{state}, {say('speak-cell-makes', count=length)}"
        return say("speak-cell", where=where, card=f"{card_name(context.words, card)} ({card})", state=state)

    def _line_length(self, view: View, spot: str) -> int:
        """How many in a line a chip of the player's team would make here."""
        if view.seat is None:
            return 0
        team = view.setup.team[view.seat]
        own_chips = view.chips[team] | view.setup.board.corners
        other_chips = sum(chips for other, chips in enumerate(view.chips) if other != team)
        number = view.setup.board.number
        open_lines = [line for line in view.setup.through[spot] if not line.mask & other_chips]
        return max((1 + sum(own_chips >> number[cell] & 1 for cell in line.cells) for line in open_lines), default=0)

    def drawing(self, view: AnyView) -> str:
        """The board: a chip before the card it covers, in brackets once it is locked."""
        own_view = lines_view(view)
        board = own_view.setup.board
        rows = ["    " + "".join(f"  {board.name(0, column)[0]}  " for column in range(board.width)).rstrip()]
        for row in range(board.height):
            cells = (self._cell(own_view, row * board.width + column) for column in range(board.width))
            rows.append(f"{row + 1:>3} {''.join(cells)}".rstrip())
        return "\n".join(rows)

    def _cell(self, view: View, number: int) -> str:
        card = view.setup.board.layout[number]
        team = chip_on(view, number)
        if card == CORNER:
            return f"  {STAR}  "
        if team is None:
            return f"  {card} "
        return f"({SHAPES[team]}{card})" if is_locked(view, number) else f" {SHAPES[team]}{card} "


LINES_PRESENTER = LinesPresenter()
