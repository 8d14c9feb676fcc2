"""How classic and travel are shown and said."""

from __future__ import annotations

from collections.abc import Sequence

from knaves.cards import ONE_EYED, TWO_EYED, Card
from knaves.game import Move
from knaves.game import View as AnyView
from knaves.games.lines import View
from knaves.games.lines.board import CORNER
from knaves.games.lines.moves import COLOURS, Choose, Draw, Exchange, GiveUp, Pass, Place, Remove
from knaves.terminal.choice import Held, Seen
from knaves.terminal.session import Told
from knaves.words import COURT, Words, card_name

SHAPES = "●◆▲"
"""A team's chip by its shape."""
SUITS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
STAR = "★"


def lines_view(view: AnyView) -> View:
    """The view of a board game, as its type says."""
    assert isinstance(view, View)
    return view


def chip_on(view: View, number: int) -> int | None:
    """The team whose chip lies on a cell, by the cell's number."""
    return next((team for team, chips in enumerate(view.chips) if chips >> number & 1), None)


def is_locked(view: View, number: int) -> bool:
    """Whether a cell's chip belongs to a completed line."""
    return any(line.mask >> number & 1 for made in view.sequences for line in made)


class LinesKind:
    """Cards point at cells."""

    def held(self, view: AnyView) -> tuple[Held, ...]:
        """The hand, as it was dealt."""
        return tuple(map(Held, lines_view(view).hand))

    def held_of(self, move: Move) -> Held | None:
        """Most moves name their card."""
        match move:
            case Place(card) | Remove(card) | Exchange(card) | GiveUp(card):
                return Held(card)
        return None

    def spot(self, move: Move) -> str | None:
        """The cell."""
        return move.cell if isinstance(move, Place | Remove) else None

    def lays_down(self, move: Move) -> bool:
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
        """The letters of ranks and suits, in brackets what the cards show instead, and a card as an example."""
        shown = {rank: words.letter(rank) for rank in COURT}
        own = {rank: f" ({letter})" for rank, letter in shown.items() if letter != rank}
        ranks = [f"{rank}{own.get(rank, '')} {words.say('card-rank', rank=rank)}" for rank in f"T{COURT}"]
        suits = [f"{suit} {sign} {words.say('card-suit', suit=suit)}" for suit, sign in SUITS.items()]
        return [", ".join(ranks), ", ".join(suits), words.pair("QH", card_name(words, "QH"))]

    def note(self, seen: Seen, held: Held, moves: Sequence[Move]) -> str:
        """Jacks say what they do, other cards where they go."""
        say = seen.words.say
        if any(isinstance(move, GiveUp) for move in moves):
            return ""
        if held.card in TWO_EYED:
            return f"{say('jack-wild')} +"
        if held.card in ONE_EYED:
            return f"{say('jack-remove')} −"
        if any(isinstance(move, Exchange) for move in moves):
            return say("table-dead-card")
        cells = [spot for move in moves if (spot := self.spot(move))]
        if not cells and seen.view.legal and not any(isinstance(move, Choose | Draw) for move in seen.view.legal):
            return say("term-no-place")
        return " ".join(cells)

    def team(self, seen: Seen, team: int) -> str:
        """A team's colour and shape."""
        return f"{SHAPES[team]} {seen.words.say('team', team=COLOURS[team])}"

    def side(self, seen: Seen, seat: int) -> str:
        """The team."""
        return self.team(seen, lines_view(seen.view).setup.team[seat])

    def is_routine(self, view: AnyView, event: Told) -> bool:
        """Others draw after every play where that is done for them."""
        return event["event"] == "drew" and event["seat"] != view.seat and lines_view(view).setup.auto_draw

    def seat(self, seen: Seen, seat: int) -> str:
        """Team, cards in hand, last card, what is due."""
        view, say = lines_view(seen.view), seen.words.say
        words = [say("table-cards", count=view.hand_counts[seat])]
        if view.discards[seat]:
            words.append(say("table-last-card", card=self.face(seen.words, view.discards[seat][-1])))
        if seat in view.loose.rights:
            words.append(say("term-may-draw"))
        if seat in view.loose.forfeits:
            words.append(say("term-must-give-up"))
        if seat in view.loose.offers:
            words.append(say("term-offers"))
        return ", ".join(words)

    def situation(self, seen: Seen) -> list[str]:
        """What the player must know before he moves."""
        legal, say = seen.view.legal, seen.words.say
        told = []
        if any(isinstance(move, Choose) for move in legal):
            told.append(say("prompt-choose-line"))
        if any(isinstance(move, GiveUp) for move in legal):
            told.append(say("prompt-give-up"))
        if any(isinstance(move, Draw) for move in legal):
            told.append(say("term-draw-due"))
        if any(isinstance(move, Pass) for move in legal):
            told.append(say("prompt-pass"))
        return told

    def state_of_play(self, seen: Seen) -> list[str]:
        """The draw pile, the goal, and who has made how many lines."""
        view, say = lines_view(seen.view), seen.words.say
        made = [f"{SHAPES[team]} {len(lines)}" for team, lines in enumerate(view.sequences)]
        goal = say("term-goal-lines", count=view.setup.needed)
        return [goal, "  ".join(made), say("term-pile", count=view.deck_count)]

    def spot_words(self, seen: Seen, spot: str) -> str:
        """A cell: its place, its card, what lies on it, what a chip would make."""
        view, say = lines_view(seen.view), seen.words.say
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
            if (makes := self._makes(view, spot)) > 1:
                state = f"{state}, {say('speak-cell-makes', count=makes)}"
        return say("speak-cell", where=where, card=f"{card_name(seen.words, card)} ({card})", state=state)

    def _makes(self, view: View, spot: str) -> int:
        """How many in line a chip of the own team would make here."""
        if view.seat is None:
            return 0
        own = view.setup.team[view.seat]
        mine = view.chips[own] | view.setup.board.corners
        others = sum(chips for team, chips in enumerate(view.chips) if team != own)
        number = view.setup.board.number
        open_lines = [line for line in view.setup.through[spot] if not line.mask & others]
        return max((1 + sum(mine >> number[cell] & 1 for cell in line.cells) for line in open_lines), default=0)

    def drawing(self, view: AnyView) -> str:
        """The board: a chip before the card it lies on, in brackets once it is locked."""
        seen = lines_view(view)
        board = seen.setup.board
        rows = ["    " + "".join(f"  {board.name(0, column)[0]}  " for column in range(board.width)).rstrip()]
        for row in range(board.height):
            cells = (self._cell(seen, row * board.width + column) for column in range(board.width))
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


LINES = LinesKind()
