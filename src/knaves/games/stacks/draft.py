"""What a move does. docs/rules.md states each rule under its id.

A move is carried out on a `Draft`, a private copy of a state that is discarded if the move is illegal and frozen into
the next state if it is not.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain
from typing import TYPE_CHECKING, Any

from knaves.cards import Card
from knaves.game import Ended, Event, IllegalMove, Outcome, Reason, no_move
from knaves.game import Move as AnyMove
from knaves.games.stacks import events
from knaves.games.stacks.deck import (
    BLOCK,
    COLOURS,
    PLACE_NUMBER,
    PLACES,
    REVERSE,
    SKIP,
    STEAL_CARD,
    STEAL_CHIP,
    sort,
)
from knaves.games.stacks.moves import (
    Block,
    Discard,
    Draw,
    EndTurn,
    Lay,
    Let,
    Reverse,
    Skip,
    StealCard,
    StealChip,
    Take,
)
from knaves.games.stacks.pending import NONE_PENDING, Pending, Window
from knaves.games.stacks.plays import may_lie, misfit, steal_wins

if TYPE_CHECKING:
    from knaves.games.stacks.state import State

Cards = tuple[Card, ...]


class Draft:
    """A state being changed by one move."""

    __slots__ = (
        "busy",
        "chips",
        "deal",
        "deck",
        "direction",
        "discards",
        "events",
        "hands",
        "out",
        "outcome",
        "pending",
        "piles",
        "setup",
        "specials",
        "turn",
    )  # fmt: skip

    def __init__(self, state: State) -> None:
        self.setup = state.setup
        self.piles = state.piles
        self.chips = state.chips
        self.hands = list(state.hands)
        self.discards = list(state.discards)
        self.deck = state.deck
        self.out = state.out
        self.specials = state.specials
        self.turn = state.turn
        self.direction = state.direction
        self.deal = state.deal
        self.busy = state.busy
        self.pending = state.pending
        self.outcome: Outcome | None = None
        self.events: list[Event] = []

    def carry_out(self, seat: int, move: AnyMove | str) -> None:
        """Make the move. Raises `IllegalMove`, and then this draft is discarded."""
        how = _CARRY_OUT.get(type(move))
        if how is None:  # a text, or no move at all
            move = self.setup.spec.as_move(move)
            how = _CARRY_OUT.get(type(move))
            if how is None:
                raise no_move(self.setup.spec, move)
        how(self, seat, move)
        if self.outcome is not None:
            self.events.append(Ended(self.outcome.winners, self.outcome.reason))

    def set_pending(self, **changes: Any) -> None:
        """Change what is open; a position with nothing open always holds the one `NONE_PENDING`."""
        old = self.pending
        values = {name: getattr(old, name) for name in Pending.__slots__} | changes
        changed = Pending(**values)
        self.pending = NONE_PENDING if changed == NONE_PENDING else changed

    # --- Checks ---

    def require_turn(self, seat: int) -> None:
        """Only the seat whose turn it is may do this, and only while no answer is awaited."""
        self.require_settled()
        if seat != self.turn:
            raise IllegalMove("S11", f"it is the turn of seat {self.turn}, not of seat {seat}")

    def require_settled(self) -> None:
        """Nothing else may be done while a pile is to be answered or a stolen card to be chosen."""
        if self.pending is NONE_PENDING:
            return
        window, victim = self.pending.window, self.pending.stealing
        if window is not None:
            place = PLACES[window.place]
            raise IllegalMove("G31", f"the others must first answer the pile on {place}: block it or let it pass")
        if victim is not None:
            raise IllegalMove("G65", f"seat {self.turn} must first take a card from the hand of seat {victim}")

    # --- Cards leave a hand or a discard pile ---

    def spend(self, seat: int, card: Card, *, top: bool) -> None:
        """Take a card from the hand, or from the top of one's own discard pile (S18), to play it."""
        if not top:
            self.drop(seat, card, "S12")
            return
        pile = self.discards[seat]
        if not pile or pile[-1] != card:
            there = f"{pile[-1]} lies on top of the discard pile" if pile else "the discard pile is empty"
            raise IllegalMove("S18", f"{card} cannot be played from there: {there}")
        self.discards[seat] = pile[:-1]

    def drop(self, seat: int, card: Card, rule: str) -> None:
        """Take a card out of a hand, as a rule says that one may."""
        hand = self.hands[seat]
        if card not in hand:
            raise IllegalMove(rule, f"seat {seat} does not hold {card}")
        at = hand.index(card)
        self.hands[seat] = hand[:at] + hand[at + 1 :]

    def spend_special(self, seat: int, card: Card, *, top: bool) -> None:
        """Play a special card: it goes out of play, and the turn goes on (S23, S24, B38)."""
        self.require_turn(seat)
        self.spend(seat, card, top=top)
        self.specials += (card,)
        self.mark_active()

    def mark_active(self) -> None:
        """Something was played or discarded: seats that have not refilled by now have forgotten to (G44, G63)."""
        self.busy = True
        pending = self.pending
        if pending.idle or pending.draw_rights:
            late = pending.draw_rights
            self.set_pending(idle=0, draw_rights=(), penalties=tuple(sorted((*pending.penalties, *late))))
            self.events += [events.DrawForgotten(other) for other in late]

    # --- Piles ---

    def lay(self, seat: int, move: Lay) -> None:
        """Lay a card on a pile (S12, S13, S18, S27)."""
        self.require_turn(seat)
        card, top = move.card, move.top
        place = PLACE_NUMBER.get(move.place)
        if place is None:
            raise IllegalMove("S7", f"there is no place {move.place} for a pile")
        self.spend(seat, card, top=top)
        pile = self.piles[place]
        if not may_lie(self.piles, card, place):
            raise misfit(self.piles, card, place)
        self.mark_active()
        self.set_pile(place, (*pile, card))
        self.events.append(events.Laid(seat, card, move.place, top))
        complete = len(pile) + 1 == self.setup.height
        if complete or self.setup.block_any_time:  # G30, G31, G66
            self.set_pending(window=Window(place, top))
            self.events.append(events.WindowOpened(seat, move.place, complete))
        else:
            self.refill_if_empty(seat, top=top)

    def set_pile(self, place: int, cards: Cards) -> None:
        """Replace one pile."""
        self.piles = (*self.piles[:place], cards, *self.piles[place + 1 :])

    def answer(self, seat: int, move: Block | Let) -> None:
        """Block the pile or let it pass; when all have answered, see what becomes of it (S30, G31, G57)."""
        block = isinstance(move, Block)
        top = isinstance(move, Block) and move.top
        window = self.pending.window
        if window is None:
            raise IllegalMove("G30", f"there is nothing to {'block' if block else 'let pass'}")
        if seat == self.turn:
            raise IllegalMove("S30", f"seat {seat} played the card, and only the others can answer it")
        if seat in window.blocks or seat in window.lets:
            raise IllegalMove("G57", f"seat {seat} has already answered")
        if block and (top or BLOCK not in self.hands[seat]):
            if top or self.discards[seat][-1:] == (BLOCK,):
                raise IllegalMove("G35", "a Block on top of a discard pile cannot be used")
            raise IllegalMove("S30", f"seat {seat} does not hold a Block")
        self.events.append(events.Answered(seat, block))
        blocks = tuple(sorted((*window.blocks, seat))) if block else window.blocks
        lets = window.lets if block else tuple(sorted((*window.lets, seat)))
        if len(blocks) + len(lets) == self.setup.seats - 1:
            self.set_pending(window=None)
            self.close_window(window, blocks)
        else:
            self.set_pending(window=Window(window.place, window.top, blocks, lets))

    def close_window(self, window: Window, blocks: tuple[int, ...]) -> None:
        """All have answered: the pile is blocked, or complete, or stands; then the turn goes on (G33, G49, G61)."""
        seat, place = self.turn, window.place
        pile = self.piles[place]
        complete = len(pile) == self.setup.height
        if blocks or complete:
            self.set_pile(place, ())
            self.out += pile
        if blocks:
            seats = self.setup.seats
            blocker = min(blocks, key=lambda other: (other - seat) * self.direction % seats)  # G31, G58
            self.drop(blocker, BLOCK, "S30")
            self.specials += (BLOCK,)
            self.events.append(events.Blocked(blocker, PLACES[place], pile))
        elif complete:  # S21
            colour = place // 2
            self.give_chip(seat, colour, 1)
            self.events.append(events.SequenceMade(seat, COLOURS[colour], PLACES[place], pile))
            if self.setup.wins(self.chips[seat]):
                self.outcome = Outcome((seat,), Reason.COMPLETED)
                return
        else:
            self.events.append(events.LetStand(PLACES[place]))
        self.refill_if_empty(seat, top=window.top)

    def give_chip(self, seat: int, colour: int, count: int) -> None:
        """Change how many chips of a colour a seat has; the supply never runs out (G51)."""
        blue, red = self.chips[seat]
        own = (blue + count, red) if colour == 0 else (blue, red + count)
        self.chips = (*self.chips[:seat], own, *self.chips[seat + 1 :])

    # --- Special cards ---

    def skip(self, seat: int, move: Skip) -> None:
        """Make one more player miss a turn (S25, G36)."""
        self.spend_special(seat, SKIP, top=move.top)
        self.add_skip(seat, SKIP, top=move.top)

    def add_skip(self, seat: int, card: Card, *, top: bool) -> None:
        """Count one more Skip (G36, G67)."""
        if self.setup.one_skip and self.pending.skips:
            raise IllegalMove("G67", "only one Skip may be used in a turn at this table")
        self.set_pending(skips=self.pending.skips + 1)
        self.events.append(events.SkipPlayed(seat, card, top))
        self.refill_if_empty(seat, top=top)

    def reverse(self, seat: int, move: Reverse) -> None:
        """Turn the direction round; with two players it is a Skip (S26, G62)."""
        self.spend_special(seat, REVERSE, top=move.top)
        if self.setup.reverse_skips:
            self.add_skip(seat, REVERSE, top=move.top)
            return
        self.direction = -self.direction
        self.events.append(events.Reversed(seat, self.direction, move.top))
        self.refill_if_empty(seat, top=move.top)

    def require_victim(self, seat: int, victim: int, rule: str) -> None:
        """Only another player can be stolen from."""
        if not 0 <= victim < self.setup.seats:
            raise IllegalMove(rule, f"there is no seat {victim} at this table")
        if victim == seat:
            raise IllegalMove(rule, "you cannot steal from yourself")

    def steal_card(self, seat: int, move: StealCard) -> None:
        """Take the top of a discard pile, or a card from a hand (S28, G26); it can be played at once (G27)."""
        self.spend_special(seat, STEAL_CARD, top=move.top)
        victim = move.victim
        self.require_victim(seat, victim, "S28")
        self.events.append(events.StealPlayed(seat, victim, move.source, move.top))
        if move.source == "d":
            pile = self.discards[victim]
            if not pile:
                raise IllegalMove("G28", f"the discard pile of seat {victim} is empty")
            self.discards[victim] = pile[:-1]
            self.hands[seat] += pile[-1:]
            self.events.append(events.DiscardStolen(seat, victim, pile[-1]))
            return
        hand = self.hands[victim]
        if not hand:
            raise IllegalMove("G28", f"the hand of seat {victim} is empty")
        if self.setup.thief_chooses:  # G65
            self.set_pending(stealing=victim)
            self.events.append(events.HandShown(seat, victim, sort(hand)))
            return
        at, self.deal = self.deal.pick(len(hand))
        self.move_stolen(seat, victim, at)

    def move_stolen(self, seat: int, victim: int, at: int) -> None:
        """Put a card of the victim's hand into the thief's (G27)."""
        hand = self.hands[victim]
        self.hands[victim] = hand[:at] + hand[at + 1 :]
        self.hands[seat] += (hand[at],)
        self.events.append(events.CardStolen(seat, victim, hand[at]))

    def take(self, seat: int, move: Take) -> None:
        """Take the card one wants from the hand one was shown (G65)."""
        victim = self.pending.stealing
        if victim is None or seat != self.turn:
            self.require_settled()
            raise IllegalMove("G65", f"seat {seat} was shown no hand to take a card from")
        hand = self.hands[victim]
        if move.card not in hand:
            raise IllegalMove("G65", f"{move.card} is not in the hand of seat {victim}")
        self.set_pending(stealing=None)
        self.move_stolen(seat, victim, hand.index(move.card))

    def steal_chip(self, seat: int, move: StealChip) -> None:
        """Take a chip from another player, unless it would win (S29, G47)."""
        self.spend_special(seat, STEAL_CHIP, top=move.top)
        victim, colour = move.victim, move.colour
        self.require_victim(seat, victim, "S29")
        if not any(sum(self.chips[other]) for other in self.setup.others[seat]):
            raise IllegalMove("G48", "no opponent has a chip yet")
        if not self.chips[victim][colour]:
            raise IllegalMove("S29", f"seat {victim} has no {COLOURS[colour]} chip")
        if steal_wins(self.setup, self.chips[seat], colour):
            raise IllegalMove("G47", f"a stolen chip may not win the game, and this {COLOURS[colour]} one would")
        self.give_chip(victim, colour, -1)
        self.give_chip(seat, colour, 1)
        self.events.append(events.ChipStolen(seat, victim, COLOURS[colour], move.top))
        self.refill_if_empty(seat, top=move.top)

    # --- The end of a turn ---

    def discard(self, seat: int, move: Discard) -> None:
        """Lay a card of the hand on one's own discard pile, which ends the turn (S15)."""
        self.require_turn(seat)
        self.drop(seat, move.card, "S15")
        self.mark_active()
        self.discards[seat] += (move.card,)
        self.events.append(events.Discarded(seat, move.card))
        self.finish_turn(seat)

    def end(self, seat: int, move: EndTurn) -> None:
        """End the turn without a discard, when there is none to make (G42, G68)."""
        del move
        self.require_turn(seat)
        if self.hands[seat]:
            raise IllegalMove("S15", "while there are cards in the hand, a turn ends with a discard")
        self.events.append(events.TurnEnded(seat))
        self.finish_turn(seat)

    def finish_turn(self, seat: int) -> None:
        """Refill to five, or get the right to (S16, G29, G44), and hand the turn on."""
        pending = self.pending
        if seat in pending.penalties:  # the penalty turn is over
            self.set_pending(penalties=tuple(other for other in pending.penalties if other != seat))
        missing = self.setup.hand_size - len(self.hands[seat])
        if missing > 0:
            if self.setup.auto_draw:
                self.draw(seat, missing)
            elif seat not in self.pending.draw_rights:
                self.set_pending(draw_rights=tuple(sorted((*self.pending.draw_rights, seat))))
        if not self.busy:  # G46
            self.set_pending(idle=self.pending.idle + 1)
            if self.pending.idle >= self.setup.seats:
                self.outcome = Outcome((), Reason.STALEMATE)
                return
        self.busy = False
        self.next_turn()

    def next_turn(self) -> None:
        """Hand the turn on in the direction of play, over the seats that are skipped (S11, S25, G36, G37)."""
        seats, skips = self.setup.seats, self.pending.skips
        missed = min(skips, seats - 1)
        if skips:  # what is left when the turn is back here waits for the end of that turn
            self.set_pending(skips=skips - missed)
            passed = ((self.turn + self.direction * step) % seats for step in range(1, missed + 1))
            self.events += [events.TurnMissed(other) for other in passed]
        self.turn = (self.turn + self.direction * (missed + 1)) % seats

    # --- Drawing ---

    def refill_if_empty(self, seat: int, *, top: bool) -> None:
        """Five new cards for a hand that was played out (S20, G40, G60), except in a penalty turn (G41)."""
        if not top and not self.hands[seat] and seat not in self.pending.penalties:
            self.draw(seat, self.setup.hand_size)

    def draw(self, seat: int, count: int) -> None:
        """Take so many cards from the deck; when it runs out it is made anew, if it can be (S22, G45)."""
        while count and (self.deck or self.make_deck()):
            cards = self.deck[:count]
            self.deck = self.deck[count:]
            self.hands[seat] += cards
            count -= len(cards)
            self.events.append(events.Drew(seat, len(cards), cards))
            self.busy = True
            if self.pending.idle:
                self.set_pending(idle=0)

    def make_deck(self) -> bool:
        """Shuffle a new deck: from the piles set aside, else the specials, else what lies below the tops (S22, G46)."""
        cards = self.out
        self.out = ()
        if not cards or self.setup.options.reshuffle == "with_specials":
            cards += self.specials
            self.specials = ()
        if not cards:
            cards = tuple(chain.from_iterable(pile[:-1] for pile in self.discards))
            self.discards = [pile[-1:] for pile in self.discards]
        if not cards:
            return False
        self.deck, self.deal = self.deal.shuffle(cards)
        self.events.append(events.Reshuffled(len(cards)))
        return True

    def draw_by_hand(self, seat: int, move: Draw) -> None:
        """Refill after one's own turn, where that is not done by itself (S16, G44)."""
        del move
        self.require_settled()
        if seat not in self.pending.draw_rights:
            if self.setup.auto_draw:
                raise IllegalMove("G44", "hands refill automatically at this table")
            if seat in self.pending.penalties:
                raise IllegalMove("S17", f"seat {seat} did not draw in time and plays a turn with the cards it has")
            raise IllegalMove("S16", f"seat {seat} has no cards to draw: a hand is refilled after its own turn")
        self.set_pending(draw_rights=tuple(other for other in self.pending.draw_rights if other != seat))
        self.draw(seat, self.setup.hand_size - len(self.hands[seat]))


_CARRY_OUT: dict[type[AnyMove | str], Callable[[Draft, int, Any], None]] = {
    Lay: Draft.lay,
    Skip: Draft.skip,
    Reverse: Draft.reverse,
    StealCard: Draft.steal_card,
    Take: Draft.take,
    StealChip: Draft.steal_chip,
    Discard: Draft.discard,
    EndTurn: Draft.end,
    Draw: Draft.draw_by_hand,
    Block: Draft.answer,
    Let: Draft.answer,
}
