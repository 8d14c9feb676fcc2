"""What a move does. docs/rules.md states each rule under its id.

A move is carried out on a `Draft`, a private copy of a state that is discarded if the move is illegal and frozen into
the next state if it is not.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import chain
from typing import TYPE_CHECKING, Any

from knaves.cards import JACKS, ONE_EYED, TWO_EYED, Card
from knaves.game import Ended, Event, IllegalMove, Outcome, no_move
from knaves.game import Move as AnyMove
from knaves.games.lines.board import Line
from knaves.games.lines.completion import largest_compatible, new_lines, result
from knaves.games.lines.events import (
    Called,
    ChoiceOpened,
    DrawForfeited,
    Drew,
    Exchanged,
    GaveUp,
    Offered,
    Passed,
    Placed,
    Removed,
    Reshuffled,
    SequenceBroken,
    SequenceMade,
)
from knaves.games.lines.moves import (
    COLOURS,
    Call,
    Choose,
    Draw,
    Exchange,
    GiveUp,
    Offer,
    Pass,
    Place,
    Remove,
)
from knaves.games.lines.pending import NONE_PENDING, Pending

if TYPE_CHECKING:
    from knaves.games.lines.state import State


class Draft:
    """A state being changed by one move."""

    __slots__ = (
        "chips", "deal", "deck", "discards", "events", "hands", "outcome", "pending", "sequences", "setup", "state",
        "turn",
    )  # fmt: skip

    def __init__(self, state: State) -> None:
        self.state = state
        self.setup = state.setup
        self.chips = list(state.chips)
        self.sequences = state.sequences
        self.hands = list(state.hands)
        self.discards = list(state.discards)
        self.deck = state.deck
        self.turn = state.turn
        self.deal = state.deal
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
        if self.pending is not NONE_PENDING or self.sequences is not self.state.sequences:  # else it goes on
            self.outcome = result(self)
            if self.outcome is not None:
                self.events.append(Ended(self.outcome.winners, self.outcome.reason))

    def set_pending(self, **changes: Any) -> None:
        """Change what is open; a position with nothing open always holds the one `NONE_PENDING`."""
        old = self.pending
        values = {name: getattr(old, name) for name in Pending.__slots__} | changes
        changed = Pending(**values)
        self.pending = NONE_PENDING if changed == NONE_PENDING else changed

    # --- Checks ---

    def rule(self, name: str) -> str:
        """The id of a rule that both sheets have."""
        return self.setup.spec.rules[name]

    def require_free_to_act(self) -> None:
        """Nothing else may be done while a card is to be given up or a line to be chosen."""
        if self.pending.forfeits:
            raise IllegalMove("G76", "play waits until every member of the team has given up a card")
        if self.pending.choosing is not None:
            colour = COLOURS[self.pending.choosing]
            raise IllegalMove("G4", f"{colour} must first choose which line to lock")

    def require_turn(self, seat: int) -> None:
        """Only the seat whose turn it is may do this."""
        if self.pending is not NONE_PENDING:
            self.require_free_to_act()
        if seat != self.turn:
            raise IllegalMove(self.rule("turn"), f"it is the turn of seat {self.turn}, not of seat {seat}")

    def lay_down(self, seat: int, card: Card) -> None:
        """Move a card from a hand to the same seat's discard pile (C15, T14)."""
        hand = self.hands[seat]
        try:
            at = hand.index(card)
        except ValueError:
            raise IllegalMove(self.rule("hand"), f"seat {seat} does not hold {card}") from None
        self.hands[seat] = hand[:at] + hand[at + 1 :]
        self.discards[seat] += (card,)

    # --- Plays ---

    def place(self, seat: int, move: Place) -> None:
        """Play a card and put a chip down (C16, C24, T15, T20)."""
        self.require_turn(seat)
        card, cell = move.card, move.cell
        board = self.setup.board
        if cell not in board.number:
            raise IllegalMove(self.rule("place"), f"there is no cell {cell} on this board")
        bit = 1 << board.number[cell]
        self.lay_down(seat, card)
        if card in ONE_EYED:
            raise IllegalMove(self.rule("remove"), f"{card} is a one-eyed jack: it removes a chip, it places none")
        if bit & board.corners:
            raise IllegalMove("G10", f"{cell} is a corner: it counts for everyone and takes no chip")
        if card not in TWO_EYED and not bit & board.cells_by_card[card]:
            raise IllegalMove(self.rule("place"), f"{cell} shows {board.layout[board.number[cell]]}, not {card}")
        for chips in self.chips:
            if chips & bit:
                rule = self.rule("wild" if card in TWO_EYED else "free")
                raise IllegalMove(rule, f"there is a chip on {cell} already")
        team = self.setup.team[seat]
        self.chips[team] = chips = self.chips[team] | bit
        self.events.append(Placed(seat, card, cell))
        for beside, masks in self.setup.masks_through[cell]:
            if beside & chips:
                for mask in masks:
                    if mask & chips == mask:
                        self.complete_through(team, cell)
                        return self.finish_play(seat)
        return self.finish_play(seat)

    def remove(self, seat: int, move: Remove) -> None:
        """Play a one-eyed jack and take a chip off (C25, T21)."""
        self.require_turn(seat)
        card, cell = move.card, move.cell
        board = self.setup.board
        if cell not in board.number:
            raise IllegalMove(self.rule("remove"), f"there is no cell {cell} on this board")
        bit = 1 << board.number[cell]
        self.lay_down(seat, card)
        if card not in ONE_EYED:
            raise IllegalMove(self.rule("remove"), f"{card} cannot remove a chip, only a one-eyed jack can")
        owner = next((team for team, chips in enumerate(self.chips) if chips & bit), None)
        if owner is None:
            raise IllegalMove(self.rule("remove"), f"there is no chip on {cell}")
        if owner == self.setup.team[seat]:
            raise IllegalMove("B8", f"the chip on {cell} is your own team's: only an opponent's may be removed")
        broken = [line for line in self.sequences[owner] if line.mask & bit]
        if broken and not self.setup.options.advanced_jack:
            raise IllegalMove(self.rule("locked"), f"the chip on {cell} is part of a completed sequence")
        self.chips[owner] &= ~bit
        self.events.append(Removed(seat, card, cell, owner))
        if broken:  # C31, G20: the rest is loose again, and what is still complete counts at once
            self.set_sequences(owner, tuple(line for line in self.sequences[owner] if line not in broken))
            self.events += [SequenceBroken(owner, line.name) for line in broken]
            left = new_lines(self.setup, self.setup.lines, self.chips[owner], self.sequences[owner])
            self.complete(owner, left)
        self.finish_play(seat)

    def set_sequences(self, team: int, lines: tuple[Line, ...]) -> None:
        """Replace a team's completed lines."""
        self.sequences = (*self.sequences[:team], lines, *self.sequences[team + 1 :])

    def lock(self, team: int, lines: Iterable[Line]) -> None:
        """Turn the chips of these lines: they are sequences now (C19, C29)."""
        for line in lines:
            self.set_sequences(team, (*self.sequences[team], line))
            self.events.append(SequenceMade(team, line.name))

    def complete_through(self, team: int, cell: str) -> None:
        """Count the lines that a chip on this cell has completed."""
        self.complete(team, new_lines(self.setup, self.setup.through[cell], self.chips[team], self.sequences[team]))

    def complete(self, team: int, found: tuple[Line, ...]) -> None:
        """Count new lines, or ask the owner when several fit and it matters which (G4, G5, G79)."""
        most = largest_compatible(self.setup, found)
        wins = len(self.sequences[team]) + len(most) >= self.setup.needed
        if wins or len(found) <= 1 or self.setup.options.line_choice == "auto":
            self.lock(team, most)
        else:
            self.set_pending(choosing=team)
            self.events.append(ChoiceOpened(team, tuple(line.name for line in found)))

    def choose(self, seat: int, move: Choose) -> None:
        """Lock the line that its owner names, then let the turn go on (G4, G75)."""
        if self.pending.forfeits or self.pending.choosing is None:
            raise IllegalMove("G4", "there is no line to choose")
        if seat not in self.state.choosers:
            raise IllegalMove("G4", f"the line belongs to {COLOURS[self.pending.choosing]}")
        line = next((line for line in self.state.choices if line.name == move.line), None)
        if line is None:
            names = ", ".join(line.name for line in self.state.choices)
            raise IllegalMove("G4", f"{move.line} is not one of the possible lines: {names}")
        self.lock(self.pending.choosing, (line,))
        self.set_pending(choosing=None)
        self.finish_play(self.turn)

    def finish_play(self, seat: int) -> None:
        """End a turn in which a card was played, unless a line must be chosen first or the game is won (G18)."""
        needed = self.setup.needed
        for made in self.sequences:
            if len(made) >= needed:
                return
        if self.pending is not NONE_PENDING:
            if self.pending.choosing is not None:
                return
            self.set_pending(passes=0, idle=0)
        if self.setup.auto_draw:
            self.draw_card(seat)
        else:
            self.set_pending(draw_rights=(*self.pending.draw_rights, seat))
        self.next_turn()

    def exchange(self, seat: int, move: Exchange) -> None:
        """Announce a dead card, lay it down and draw another (C28, T23)."""
        self.require_turn(seat)
        card = move.card
        legal = self.state.legal(seat)
        self.lay_down(seat, card)
        if move not in legal:
            if card in JACKS and not self.setup.options.dead_jack:
                raise IllegalMove("G12", f"{card} is a jack: a jack is never dead")
            if any(isinstance(other, Place | Remove) and other.card == card for other in legal):
                raise IllegalMove(self.rule("dead"), f"{card} is not dead: it can still be played")
            raise IllegalMove("B3", "no more dead cards can be exchanged this turn")
        self.set_pending(exchanges=self.pending.exchanges + 1, idle=0)
        self.events.append(Exchanged(seat, card))
        self.draw_card(seat)

    def pass_turn(self, seat: int, move: Pass) -> None:
        """Let the turn go by: nothing is played, nothing drawn (G2, G70)."""
        self.require_turn(seat)
        if move not in self.state.legal(seat):
            raise IllegalMove("G70", "passing is not allowed while a card can be played or a dead card exchanged")
        exchanged = self.pending.exchanges > 0
        self.set_pending(passes=self.pending.passes + 1, idle=0 if exchanged else self.pending.idle + 1)
        self.events.append(Passed(seat))
        self.next_turn()

    def next_turn(self) -> None:
        """Hand the turn to the left (C14, T18) and make good what that seat has coming."""
        self.turn = seat = (self.turn + 1) % self.setup.seats
        pending = self.pending
        if pending is NONE_PENDING:
            return
        late = 0
        rights, owed = pending.draw_rights, pending.owed_draws
        if self.setup.options.forgotten_draw == "until_next_turn":  # B10: all that was forgotten is made up now
            late = rights.count(seat) + owed.count(seat)
            rights = tuple(other for other in rights if other != seat)
            owed = tuple(other for other in owed if other != seat)
        offers = tuple(other for other in pending.offers if other != seat)
        self.set_pending(exchanges=0, draw_rights=rights, owed_draws=owed, offers=offers)
        for _ in range(late):
            self.draw_card(seat)

    # --- Drawing ---

    def draw_card(self, seat: int) -> None:
        """Take the top card; when there is none, the discard piles are shuffled first (G1, G73)."""
        if not self.deck:
            piles = tuple(chain.from_iterable(self.discards))
            if not piles:
                return
            self.deck, self.deal = self.deal.shuffle(piles)
            self.discards = [()] * self.setup.seats
            self.events.append(Reshuffled(len(piles)))
        card = self.deck[0]
        self.deck = self.deck[1:]
        self.hands[seat] += (card,)
        self.events.append(Drew(seat, card))

    def draw_by_hand(self, seat: int, move: Draw) -> None:
        """Draw for a play; earlier players who have not drawn by now lose their right (C18, T17, G17, G71)."""
        del move
        self.require_free_to_act()
        rights = self.pending.draw_rights
        if seat not in rights:
            if self.setup.auto_draw:
                raise IllegalMove("G17", "cards are drawn automatically at this table")
            raise IllegalMove(self.rule("draw"), f"seat {seat} has no card to draw")
        at = rights.index(seat)
        lapsed = rights[:at]
        owed = self.pending.owed_draws
        if self.setup.options.forgotten_draw == "until_next_turn":
            owed = tuple(sorted((*owed, *lapsed)))
        self.set_pending(draw_rights=rights[at + 1 :], owed_draws=owed)
        self.events += [DrawForfeited(other) for other in lapsed]
        self.draw_card(seat)

    # --- What is said ---

    def offer(self, seat: int, move: Offer) -> None:
        """Offer a draw, or agree to one (G3, G69)."""
        del move
        self.require_turn(seat)
        if seat in self.pending.offers:
            raise IllegalMove("G69", "you have already offered a draw")
        self.set_pending(offers=tuple(sorted((*self.pending.offers, seat))))
        self.events.append(Offered(seat))

    def require_penalty(self) -> None:
        """Talking costs a card only where that was agreed, and never in travel."""
        if self.setup.options.table_talk != "penalty":  # type: ignore[attr-defined]
            raise IllegalMove("B14", "table talk has no penalty at this table")

    def call(self, seat: int, move: Call) -> None:
        """Call a team out for table talk: each member pays with a card (C30, G23, G76)."""
        self.require_free_to_act()
        self.require_penalty()
        if move not in self.setup.callable_teams[seat]:
            if move.team >= self.setup.teams or self.setup.seats == self.setup.teams:
                raise IllegalMove("G76", "only a team of two or more players can be called")
            raise IllegalMove("G23", "only an opponent can call table talk on a team")
        members = self.setup.members[move.team]
        self.set_pending(forfeits=tuple(member for member in members if self.hands[member]))
        self.events.append(Called(seat, move.team))

    def give_up(self, seat: int, move: GiveUp) -> None:
        """Pay for table talk; the card is not replaced (C30, B13)."""
        self.require_penalty()
        if seat not in self.pending.forfeits:
            raise IllegalMove("C30", f"seat {seat} has no card to give up")
        self.lay_down(seat, move.card)
        self.set_pending(forfeits=tuple(other for other in self.pending.forfeits if other != seat))
        self.events.append(GaveUp(seat, move.card))


_CARRY_OUT: dict[type[AnyMove | str], Callable[[Draft, int, Any], None]] = {
    Place: Draft.place,
    Remove: Draft.remove,
    Exchange: Draft.exchange,
    Pass: Draft.pass_turn,
    Draw: Draft.draw_by_hand,
    Choose: Draft.choose,
    GiveUp: Draft.give_up,
    Offer: Draft.offer,
    Call: Draft.call,
}
