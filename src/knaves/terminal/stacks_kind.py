"""How stacks is shown and said."""

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
from knaves.terminal.choice import Held, Seen
from knaves.terminal.session import Told
from knaves.words import Words, card_name

SHAPES = "●■"
"""A chip by its shape, blue and red; so are the cards of a colour."""
OWN_PILE = "own"
"""The spot of the own discard pile."""


def stacks_view(view: AnyView) -> View:
    """The view of a game of stacks, as its type says."""
    assert isinstance(view, View)
    return view


def seat_spot(seat: int) -> str:
    """The spot of another player."""
    return f"seat{seat}"


class StacksKind:
    """Cards point at piles, at players, or at the own discard pile."""

    def held(self, view: AnyView) -> tuple[Held, ...]:
        """The hand, then the top of the own discard pile; or the hand one was shown and takes a card from."""
        seen = stacks_view(view)
        if seen.shown:
            return tuple(map(Held, seen.shown))
        hand = tuple(map(Held, seen.hand))
        top = None if seen.seat is None else seen.discard_tops[seen.seat]
        return hand if top is None else (*hand, Held(top, extra=True))

    def held_of(self, move: Move) -> Held | None:
        """Skips and Reverses know their card by their kind; a Block and an answer are no choice of a card."""
        match move:
            case Lay(card, _, top):
                return Held(card, top)
            case StealCard() | StealChip():
                return Held(move.card, move.top)
            case Discard(card) | Take(card):
                return Held(card)
            case Skip(top):
                return Held(SKIP, top)
            case Reverse(top):
                return Held(REVERSE, top)
        return None

    def spot(self, move: Move) -> str | None:
        """A pile, a player, or the own discard pile."""
        match move:
            case Lay(_, place):
                return place
            case StealCard(victim) | StealChip(victim):
                return seat_spot(victim)
            case Discard():
                return OWN_PILE
        return None

    def lays_down(self, move: Move) -> bool:
        """Discarding."""
        return isinstance(move, Discard)

    def spots(self, view: AnyView) -> tuple[str, ...]:
        """The four places for piles."""
        del view
        return PLACES

    def face(self, words: Words, card: Card) -> str:
        """The number with its colour's shape, or the letters of a special card."""
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

    def note(self, seen: Seen, held: Held, moves: Sequence[Move]) -> str:
        """Where it fits, or what a special card is called."""
        if held.card in COLOUR:
            places = [move.place for move in moves if isinstance(move, Lay)]
            return " ".join([*([f"{seen.words.say('jack-wild')} +"] if RANK[held.card] == 0 else []), *places])
        return card_name(seen.words, held.card)

    def chips(self, view: View, seat: int) -> str:
        """A seat's chips, one by one, and the empty room up to five."""
        blue, red = view.chips[seat]
        room = max(0, view.setup.edition.chips_to_win - blue - red)
        return SHAPES[0] * blue + SHAPES[1] * red + "·" * room

    def side(self, seen: Seen, seat: int) -> str:
        """Everyone is one."""
        del seen, seat
        return ""

    def is_routine(self, view: AnyView, event: Told) -> bool:
        """Others draw after every turn where that is done for them."""
        return event["event"] == "drew" and event["seat"] != view.seat and stacks_view(view).setup.auto_draw

    def seat(self, seen: Seen, seat: int) -> str:
        """Chips, cards in hand, the top of the discard pile, what is due."""
        view, say = stacks_view(seen.view), seen.words.say
        blue, red = view.chips[seat]
        words = [say("table-chips-count", blue=blue, red=red), say("table-cards", count=view.hand_counts[seat])]
        top = view.discard_tops[seat]
        if top is not None:
            words.append(say("term-discard-top", card=self.face(seen.words, top), count=view.discard_counts[seat]))
        if seat in view.loose.rights:
            words.append(say("term-may-draw"))
        if seat in view.loose.penalties:
            words.append(say("term-forgot"))
        return ", ".join(words)

    def situation(self, seen: Seen) -> list[str]:
        """A window, a hand that is shown, a draw that is due."""
        view, say = stacks_view(seen.view), seen.words.say
        told = []
        if view.loose.window is not None:
            place = PLACES[view.loose.window.place]
            full = len(view.piles[view.loose.window.place]) == view.setup.height
            if any(isinstance(move, Let) for move in view.legal):
                key = "prompt-block" if full else "term-window"
                told.append(say(key, name=seen.names[view.turn], place=place))
                if not any(isinstance(move, Block) for move in view.legal):
                    told.append(say("term-no-block"))
            elif view.turn == view.seat:
                told.append(say("event-window-opened", who="you", place=place))
        if view.shown and view.loose.stealing is not None:
            hand = say("table-hand-of", name=seen.names[view.loose.stealing])
            told.append(seen.words.pair(hand, say("prompt-choose-take")))
        if any(isinstance(move, Draw) for move in view.legal):
            told.append(say("term-draw-due"))
        if any(isinstance(move, EndTurn) for move in view.legal):
            told.append(say("prompt-end"))
        if any(isinstance(move, Discard) for move in view.legal):
            told.append(say("prompt-discard"))
        if view.loose.skips:
            told.append(say("term-skips", count=view.loose.skips))
        return told

    def state_of_play(self, seen: Seen) -> list[str]:
        """The draw pile, the goal, and which way round it goes."""
        view, say = stacks_view(seen.view), seen.words.say
        way = "" if view.seats == 2 else f" {'↻' if view.direction > 0 else '↺'}"
        edition = view.setup.edition
        goal = say("term-goal-chips", count=edition.chips_to_win, each=edition.chips_of_each)
        return [goal, f"{say('term-pile', count=view.deck_count)}{way}"]

    def needs(self, view: View, place: int) -> Card | None:
        """The card a pile needs next; None once it is complete."""
        height = len(view.piles[place])
        return None if height == view.setup.height else wanted(place, height)

    def spot_words(self, seen: Seen, spot: str) -> str:
        """A pile: its cards and what it needs next."""
        view, say = stacks_view(seen.view), seen.words.say
        number = PLACE_NUMBER[spot]
        pile, needs = view.piles[number], self.needs(view, number)
        name = f"{say('place', place=spot)} ({spot})"
        if needs is None:
            return seen.words.pair(name, say("term-complete"))
        wants = say("table-pile-needs", card=f"{card_name(seen.words, needs)} ({needs})")
        return seen.words.pair(name, f"{' '.join(pile) or say('table-pile-empty')}, {wants}")

    def drawing(self, view: AnyView) -> str:
        """The piles, what each needs after an arrow."""
        seen = stacks_view(view)
        rows = []
        for number, place in enumerate(PLACES):
            pile = " ".join(seen.piles[number]) or "-"
            needs = self.needs(seen, number)
            rows.append(f"{SHAPES[number // 2]} {place}  {pile:<14}  → {needs or BLOCK + '?'}")
        return "\n".join(rows)


STACKS = StacksKind()
