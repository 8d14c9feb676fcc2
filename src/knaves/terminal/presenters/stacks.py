"""The presenter for stacks."""

from __future__ import annotations

from collections.abc import Sequence

from knaves.cards import Card
from knaves.game import Move
from knaves.game import View as AnyView
from knaves.games.stacks import View
from knaves.games.stacks.deck import (
    BLOCK,
    COLOUR,
    PLACE_NUMBER,
    PLACES,
    RANK,
    REVERSE,
    SKIP,
    STEAL_CARD,
    STEAL_CHIP,
    wanted,
)
from knaves.games.stacks.moves import Block, Discard, Draw, EndTurn, Lay, Let, Reverse, Skip, StealCard, StealChip, Take
from knaves.terminal.presenters.base import HeldCard, RenderContext
from knaves.terminal.session import SeenEvent
from knaves.words import Words, card_name

SHAPES = "●■"
"""The shapes of blue and red chips, and of the cards of each colour."""
OWN_PILE = "own"
"""The spot of the player's discard pile."""


def stacks_view(view: AnyView) -> View:
    """Narrow the type of a view."""
    assert isinstance(view, View)
    return view


def seat_spot(seat: int) -> str:
    """The spot of another player."""
    return f"seat{seat}"


class StacksPresenter:
    """Cards are played to piles, against players, or to the player's discard pile."""

    def cards(self, view: AnyView) -> tuple[HeldCard, ...]:
        """The hand and the top of the player's discard pile; or the revealed hand to take a card from."""
        own_view = stacks_view(view)
        if own_view.shown:
            return tuple(map(HeldCard, own_view.shown))
        hand = tuple(map(HeldCard, own_view.hand))
        top = None if own_view.seat is None else own_view.discard_tops[own_view.seat]
        return hand if top is None else (*hand, HeldCard(top, from_pile=True))

    def card_of(self, move: Move) -> HeldCard | None:
        """The card that the move names or implies; a Block and its answer need no choice of a card."""
        match move:
            case Lay(card, _, top):
                return HeldCard(card, top)
            case StealCard() | StealChip():
                return HeldCard(move.card, move.top)
            case Discard(card) | Take(card):
                return HeldCard(card)
            case Skip(top):
                return HeldCard(SKIP, top)
            case Reverse(top):
                return HeldCard(REVERSE, top)
        return None

    def spot(self, move: Move) -> str | None:
        """A pile, a player, or the player's discard pile."""
        match move:
            case Lay(_, place):
                return place
            case StealCard(victim) | StealChip(victim):
                return seat_spot(victim)
            case Discard():
                return OWN_PILE
        return None

    def spots_of(self, view: AnyView, move: Move) -> frozenset[str]:
        """The one place of the move."""
        del view
        spot = self.spot(move)
        return frozenset() if spot is None else frozenset({spot})

    def is_discard(self, move: Move) -> bool:
        """Discarding."""
        return isinstance(move, Discard)

    def spots(self, view: AnyView) -> tuple[str, ...]:
        """The four places for piles."""
        del view
        return PLACES

    def face(self, words: Words, card: Card) -> str:
        """The number with the shape of its colour, or the letters of a special card."""
        del words
        if card not in COLOUR:
            return card
        return f"{SHAPES[COLOUR[card]]}{RANK[card] or 'W'}"

    def codes(self, words: Words) -> list[str]:
        """A line for each colour, one for the special cards, one for the places of the piles."""

        def named(*cards: Card) -> list[str]:
            return [f"{card} {card_name(words, card)}" for card in cards]

        colours = [
            ", ".join([" … ".join(named(f"{colour}1", f"{colour}{max(RANK.values())}")), *named(f"{colour}W")])
            for colour in "BR"
        ]
        places = [f"{place} {words.say('place', place=place)}" for place in PLACES]
        return [*colours, ", ".join(named(SKIP, REVERSE, STEAL_CARD, STEAL_CHIP, BLOCK)), ", ".join(places)]

    def card_note(self, context: RenderContext, held: HeldCard, moves: Sequence[Move]) -> str:
        """The piles where it fits, or the name of a special card."""
        if held.card in COLOUR:
            places = [move.place for move in moves if isinstance(move, Lay)]
            return " ".join([*([f"{context.words.say('jack-wild')} +"] if RANK[held.card] == 0 else []), *places])
        return card_name(context.words, held.card)

    def chips(self, view: View, seat: int) -> str:
        """A seat's chips, one by one, with dots for those still missing."""
        blue, red = view.chips[seat]
        room = max(0, view.setup.spec.chips_to_win - blue - red)
        return SHAPES[0] * blue + SHAPES[1] * red + "·" * room

    def side_label(self, context: RenderContext, seat: int) -> str:
        """None: everybody plays alone."""
        del context, seat
        return ""

    def is_routine(self, view: AnyView, event: SeenEvent) -> bool:
        """Other players' automatic draws."""
        return event["event"] == "drew" and event["seat"] != view.seat and stacks_view(view).setup.auto_draw

    def describe_seat(self, context: RenderContext, seat: int) -> str:
        """Chips, cards in hand, discard pile, pending actions."""
        view, say = stacks_view(context.view), context.words.say
        blue, red = view.chips[seat]
        parts = [say("table-chips-count", blue=blue, red=red), say("table-cards", count=view.hand_counts[seat])]
        top = view.discard_tops[seat]
        if top is not None:
            parts.append(say("term-discard-top", card=self.face(context.words, top), count=view.discard_counts[seat]))
        if seat in view.pending.draw_rights:
            parts.append(say("term-may-draw"))
        if seat in view.pending.penalties:
            parts.append(say("term-forgot"))
        return ", ".join(parts)

    def situation(self, context: RenderContext) -> list[str]:
        """A Block window, a revealed hand, a pending draw or discard."""
        view, say = stacks_view(context.view), context.words.say
        sentences = []
        if view.pending.window is not None:
            place = PLACES[view.pending.window.place]
            full = len(view.piles[view.pending.window.place]) == view.setup.height
            if any(isinstance(move, Let) for move in view.legal):
                key = "prompt-block" if full else "term-window"
                sentences.append(say(key, name=context.names[view.turn], place=place))
                if not any(isinstance(move, Block) for move in view.legal):
                    sentences.append(say("term-no-block"))
            elif view.turn == view.seat:
                sentences.append(say("event-window-opened", who="you", place=place))
        if view.shown and view.pending.stealing is not None:
            hand = say("table-hand-of", name=context.names[view.pending.stealing])
            sentences.append(context.words.pair(hand, say("prompt-choose-take")))
        if any(isinstance(move, Draw) for move in view.legal):
            sentences.append(say("term-draw-due"))
        if any(isinstance(move, EndTurn) for move in view.legal):
            sentences.append(say("prompt-end"))
        if any(isinstance(move, Discard) for move in view.legal):
            sentences.append(say("prompt-discard"))
        if view.pending.skips:
            sentences.append(say("term-skips", count=view.pending.skips))
        return sentences

    def progress(self, context: RenderContext) -> list[str]:
        """The goal, the draw pile and the direction of play."""
        view, say = stacks_view(context.view), context.words.say
        way = "" if view.seats == 2 else f" {'↻' if view.direction > 0 else '↺'}"
        edition = view.setup.spec
        goal = say("term-goal-chips", count=edition.chips_to_win, each=edition.chips_of_each)
        return [goal, f"{say('term-pile', count=view.deck_count)}{way}"]

    def needs(self, view: View, place: int) -> Card | None:
        """The card a pile needs next; None once it is complete."""
        height = len(view.piles[place])
        return None if height == view.setup.height else wanted(place, height)

    def describe_spot(self, context: RenderContext, spot: str) -> str:
        """A pile: its cards and the next one it needs."""
        view, say = stacks_view(context.view), context.words.say
        number = PLACE_NUMBER[spot]
        pile, needs = view.piles[number], self.needs(view, number)
        name = f"{say('place', place=spot)} ({spot})"
        if needs is None:
            return context.words.pair(name, say("term-complete"))
        next_card = say("table-pile-needs", card=f"{card_name(context.words, needs)} ({needs})")
        return context.words.pair(name, f"{' '.join(pile) or say('table-pile-empty')}, {next_card}")

    def drawing(self, view: AnyView) -> str:
        """The piles, each with the next card it needs."""
        own_view = stacks_view(view)
        rows = []
        for number, place in enumerate(PLACES):
            pile = " ".join(own_view.piles[number]) or "-"
            needs = self.needs(own_view, number)
            rows.append(f"{SHAPES[number // 2]} {place}  {pile:<14}  → {needs or BLOCK + '?'}")
        return "\n".join(rows)


STACKS_PRESENTER = StacksPresenter()
