"""The rules of the board games: what is legal, and what a move does. docs/rules.md states each under its id.

`State` is frozen. A move is carried out on a `_Draft`, a private copy that is thrown away if the move is illegal and
frozen into the next state if it is not.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Any

from knaves.cards import JACKS, ONE_EYED, TWO_EYED, Card, join
from knaves.deal import Deal
from knaves.game import Ended, Event, IllegalMove, Outcome, Reason, no_move
from knaves.game import Move as AnyMove
from knaves.game import State as AnyState
from knaves.games.lines.board import Line
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
from knaves.games.lines.loose import NOTHING, UNKNOWN, Loose, Opening
from knaves.games.lines.moves import (
    COLOURS,
    DRAW,
    EXCHANGES,
    GIVE_UPS,
    OFFER,
    PASS,
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
from knaves.games.lines.notation import write_common
from knaves.games.lines.setup import Edition, Setup
from knaves.games.lines.view import View
from knaves.position import write_deal

Hand = tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class State(AnyState):
    """One moment of a board game."""

    setup: Setup
    chips: tuple[int, ...]
    """The cells each team has a chip on."""
    sequences: tuple[tuple[Line, ...], ...]
    """Each team's completed lines."""
    hands: tuple[Hand, ...]
    discards: tuple[Hand, ...]
    """Each seat's discard pile, the top card last (C15)."""
    deck: Hand
    """The draw pile, the top card first."""
    turn: int
    deal: Deal
    loose: Loose = NOTHING
    outcome: Outcome | None = None
    opening: Opening = UNKNOWN

    @property
    def game(self) -> Edition:
        """The game these are the rules of."""
        return self.setup.edition

    @property
    def seats(self) -> int:
        """How many play."""
        return self.setup.seats

    @property
    def actors(self) -> frozenset[int]:
        """The seats that may act now: whose turn it is, and who may act out of turn."""
        if self.outcome is not None:
            return frozenset()
        loose = self.loose
        if loose.forfeits:
            return frozenset(loose.forfeits)
        if loose.choosing is not None:
            return frozenset(self.choosers)
        return frozenset((self.turn, *loose.rights))

    @property
    def late(self) -> frozenset[int]:
        """Who may still draw for an earlier play, while others play on (G17)."""
        loose = self.loose
        if not loose.rights or loose.forfeits or loose.choosing is not None or self.outcome is not None:
            return frozenset()
        return frozenset(loose.rights) - {self.turn}

    @property
    def choosers(self) -> tuple[int, ...]:
        """Who may choose a line: the seat that made it, or any of a team whose line an opponent broke (G4, G75)."""
        team = self.loose.choosing
        if team is None:
            return ()
        return (self.turn,) if self.setup.team[self.turn] == team else self.setup.members[team]

    @property
    def choices(self) -> tuple[Line, ...]:
        """The lines of which one must be chosen."""
        team = self.loose.choosing
        if team is None:
            return ()
        return fresh_lines(self.setup, self.setup.lines, self.chips[team], self.sequences[team])

    # --- What is legal ---

    def legal(self, seat: int) -> tuple[AnyMove, ...]:
        """What this seat may play now."""
        if seat is not self.turn:
            self.check_seat(seat)
        if self.outcome is not None:
            return ()
        loose = self.loose
        if loose.forfeits:
            return tuple(GIVE_UPS[card] for card in dict.fromkeys(self.hands[seat])) if seat in loose.forfeits else ()
        if loose.choosing is not None:
            return tuple(Choose(line.name) for line in self.choices) if seat in self.choosers else ()
        moves = self._turn_moves() if seat == self.turn else ()
        return (*moves, DRAW) if seat in loose.rights else moves

    def _turn_moves(self) -> tuple[AnyMove, ...]:
        setup, chips = self.setup, self.chips
        board = setup.board
        free = board.playable & ~(chips[0] | chips[1] | (chips[2] if len(chips) == 3 else 0))
        cells_of, places = board.cells_of, board.places
        plays: list[AnyMove] = []
        dead: list[AnyMove] = []
        for card in dict.fromkeys(self.hands[self.turn]):
            ways: Sequence[AnyMove]
            if card not in JACKS:
                ways = places[card][free & cells_of[card]]
            elif card in TWO_EYED:
                ways = tuple(board.pick(board.wilds[card], free))
            else:
                ways = tuple(board.pick(board.removals[card], self._targets()))
            if ways:
                plays += ways
            elif setup.options.dead_jack or card not in JACKS:
                dead.append(EXCHANGES[card])
        if dead and self._may_exchange(can_play=bool(plays)):
            plays += dead
        return tuple(plays) or (PASS,)

    def _targets(self) -> int:
        """The chips that the seat to move may take off (C25, C27, C31)."""
        own = self.setup.team[self.turn]
        targets = 0
        for team, chips in enumerate(self.chips):
            if team != own:
                targets |= chips
                if not self.setup.options.advanced_jack:
                    for line in self.sequences[team]:
                        targets &= ~line.mask
        return targets

    def _may_exchange(self, *, can_play: bool) -> bool:
        """Whether one more dead card may go this turn (B3). The pack's size bounds a turn that digs in vain."""
        done = self.loose.exchanges
        limit = self.setup.options.dead_cards
        if done == 0:
            return True
        if limit == "one" or done >= len(self.setup.edition.pack):
            return False
        return limit == "unlimited" or not can_play

    def asides(self, seat: int) -> tuple[AnyMove, ...]:
        """An offer of a draw in one's own turn, and calling another team for table talk."""
        if seat is not self.turn:
            self.check_seat(seat)
        loose = self.loose
        if self.outcome is not None or loose.forfeits or loose.choosing is not None:
            return ()
        offer = (OFFER,) if seat == self.turn and seat not in loose.offers else ()
        return (*offer, *self.setup.callable_teams[seat])

    # --- What a move does ---

    def apply(self, seat: int, move: AnyMove) -> tuple[State, tuple[Event, ...]]:
        """The state after a move, and what happened."""
        if seat is not self.turn:  # it may be one that nobody has
            self.check_seat(seat)
        if self.outcome is not None:
            raise IllegalMove("G18" if self.outcome.winners else "G3", "the game is over")
        carry_out = _CARRY_OUT.get(type(move))
        if carry_out is None:
            raise no_move(self.setup.edition, move)
        draft = _Draft(self)
        carry_out(draft, seat, move)
        return draft.freeze(), tuple(draft.events)

    def view(self, seat: int | None) -> View:
        """What this seat may know; None for a spectator."""
        if seat is not None and seat is not self.turn:
            self.check_seat(seat)
        return View(
            self.setup,
            seat,
            self.chips,
            self.sequences,
            () if seat is None else self.hands[seat],
            tuple(map(len, self.hands)),
            self.discards,
            len(self.deck),
            self.turn,
            self.loose,
            self.outcome,
            self.actors,
            () if seat is None else self.legal(seat),
            () if seat is None else self.asides(seat),
            self.opening,
        )

    def open_hands(self) -> tuple[Hand, ...]:
        """The cards each seat holds."""
        return self.hands

    def census(self) -> Counter[str]:
        """Every card in the game."""
        return Counter(chain(self.deck, *self.hands, *self.discards))

    def __str__(self) -> str:
        hands = "|".join(map(join, self.hands))
        return f"{write_common(self)} hands={hands} deck={join(self.deck)} deal={write_deal(self.deal)}"


def fresh_lines(setup: Setup, lines: Iterable[Line], chips: int, made: tuple[Line, ...]) -> tuple[Line, ...]:
    """Those lines that are complete and may stand beside the sequences already made (C5, T24, G6)."""
    share = setup.options.collinear_share
    return tuple(
        line
        for line in lines
        if line.mask & chips == line.mask and all(line.fits(other, collinear_share=share) for other in made)
    )


def most_lines(setup: Setup, fresh: tuple[Line, ...]) -> tuple[Line, ...]:
    """The largest set of lines that may all stand together; of equal ones the first (G5, G6, G79)."""
    share = setup.options.collinear_share

    def extend(chosen: tuple[Line, ...], rest: tuple[Line, ...]) -> tuple[Line, ...]:
        best = chosen
        for index, line in enumerate(rest):
            if len(chosen) + len(rest) - index <= len(best):
                break
            fitting = tuple(other for other in rest[index + 1 :] if other.fits(line, collinear_share=share))
            found = extend((*chosen, line), fitting)
            if len(found) > len(best):
                best = found
        return best

    return extend((), fresh)


def result(state: State | _Draft) -> Outcome | None:
    """How the game ended, if it has (C29, C36, T26, T27, G3)."""
    setup, loose = state.setup, state.loose
    for team, made in enumerate(state.sequences):
        if len(made) >= setup.needed:
            return Outcome(setup.members[team], Reason.COMPLETED)
    if loose is NOTHING:
        return None
    if loose.offers and {setup.team[seat] for seat in loose.offers} == set(range(setup.teams)):
        return Outcome((), Reason.AGREED)
    if loose.idle >= setup.seats:
        return Outcome((), Reason.STALEMATE)
    if setup.options.stalemate_cap and loose.passes >= setup.options.stalemate_cap * setup.seats:
        return Outcome((), Reason.CAP)
    return None


class _Draft:
    """A state being changed by one move."""

    __slots__ = ("chips", "deal", "deck", "discards", "events", "hands", "loose", "sequences", "setup", "state", "turn")

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
        self.loose = state.loose
        self.events: list[Event] = []

    def freeze(self) -> State:
        outcome = None
        if self.loose is not NOTHING or self.sequences is not self.state.sequences:  # else nothing can have ended it
            outcome = result(self)
            if outcome is not None:
                self.events.append(Ended(outcome.winners, outcome.reason))
        return State(
            self.setup,
            tuple(self.chips),
            self.sequences,
            tuple(self.hands),
            tuple(self.discards),
            self.deck,
            self.turn,
            self.deal,
            self.loose,
            outcome,
            self.state.opening,
        )

    def set_loose(self, **changes: Any) -> None:
        """Change what is open; a position with nothing open always holds the one `NOTHING`."""
        old = self.loose
        values = {name: getattr(old, name) for name in Loose.__slots__} | changes
        changed = Loose(**values)
        self.loose = NOTHING if changed == NOTHING else changed

    # --- Checks ---

    def rule(self, name: str) -> str:
        """The id of a rule that both sheets have."""
        return self.setup.edition.rules[name]

    def require_free_to_act(self) -> None:
        """Nothing else may be done while a card is to be given up or a line to be chosen."""
        if self.loose.forfeits:
            raise IllegalMove("G76", "play waits until every member of the team has given up a card")
        if self.loose.choosing is not None:
            colour = COLOURS[self.loose.choosing]
            raise IllegalMove("G4", f"{colour} must first say which line it locks")

    def require_turn(self, seat: int) -> None:
        """Only the seat whose turn it is may do this."""
        if self.loose is not NOTHING:
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
            raise IllegalMove("G10", f"{cell} is a corner: it counts for everybody and takes no chip")
        if card not in TWO_EYED and not bit & board.cells_of[card]:
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
            left = fresh_lines(self.setup, self.setup.lines, self.chips[owner], self.sequences[owner])
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
        self.complete(team, fresh_lines(self.setup, self.setup.through[cell], self.chips[team], self.sequences[team]))

    def complete(self, team: int, fresh: tuple[Line, ...]) -> None:
        """Count new lines, or ask the owner when several fit and it matters which (G4, G5, G79)."""
        most = most_lines(self.setup, fresh)
        wins = len(self.sequences[team]) + len(most) >= self.setup.needed
        if wins or len(fresh) <= 1 or self.setup.options.line_choice == "auto":
            self.lock(team, most)
        else:
            self.set_loose(choosing=team)
            self.events.append(ChoiceOpened(team, tuple(line.name for line in fresh)))

    def choose(self, seat: int, move: Choose) -> None:
        """Lock the line that its owner names, then let the turn go on (G4, G75)."""
        if self.loose.forfeits or self.loose.choosing is None:
            raise IllegalMove("G4", "there is no line to choose")
        if seat not in self.state.choosers:
            raise IllegalMove("G4", f"the line belongs to {COLOURS[self.loose.choosing]}")
        line = next((line for line in self.state.choices if line.name == move.line), None)
        if line is None:
            names = ", ".join(line.name for line in self.state.choices)
            raise IllegalMove("G4", f"{move.line} is none of the lines that fit: {names}")
        self.lock(self.loose.choosing, (line,))
        self.set_loose(choosing=None)
        self.finish_play(self.turn)

    def finish_play(self, seat: int) -> None:
        """End a turn in which a card was played, unless a line must be chosen first or the game is won (G18)."""
        needed = self.setup.needed
        for made in self.sequences:
            if len(made) >= needed:
                return
        if self.loose is not NOTHING:
            if self.loose.choosing is not None:
                return
            self.set_loose(passes=0, idle=0)
        if self.setup.auto_draw:
            self.draw_card(seat)
        else:
            self.set_loose(rights=(*self.loose.rights, seat))
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
            raise IllegalMove("B3", "no further dead card may be exchanged in this turn")
        self.set_loose(exchanges=self.loose.exchanges + 1, idle=0)
        self.events.append(Exchanged(seat, card))
        self.draw_card(seat)

    def pass_turn(self, seat: int, move: Pass) -> None:
        """Let the turn go by: nothing is played, nothing drawn (G2, G70)."""
        self.require_turn(seat)
        if move not in self.state.legal(seat):
            raise IllegalMove("G70", "there is a card to play or a dead card to exchange, so the turn may not pass")
        exchanged = self.loose.exchanges > 0
        self.set_loose(passes=self.loose.passes + 1, idle=0 if exchanged else self.loose.idle + 1)
        self.events.append(Passed(seat))
        self.next_turn()

    def next_turn(self) -> None:
        """Hand the turn to the left (C14, T18) and make good what that seat has coming."""
        self.turn = seat = (self.turn + 1) % self.setup.seats
        loose = self.loose
        if loose is NOTHING:
            return
        late = 0
        rights, owed = loose.rights, loose.owed
        if self.setup.options.forgotten_draw == "until_next_turn":  # B10: all that was forgotten is made up now
            late = rights.count(seat) + owed.count(seat)
            rights = tuple(other for other in rights if other != seat)
            owed = tuple(other for other in owed if other != seat)
        offers = tuple(other for other in loose.offers if other != seat)
        self.set_loose(exchanges=0, rights=rights, owed=owed, offers=offers)
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
        """Draw for a play; whoever has played before and not drawn by now has lost his right (C18, T17, G17, G71)."""
        del move
        self.require_free_to_act()
        rights = self.loose.rights
        if seat not in rights:
            if self.setup.auto_draw:
                raise IllegalMove("G17", "cards are drawn by themselves at this table")
            raise IllegalMove(self.rule("draw"), f"seat {seat} has no card to draw")
        at = rights.index(seat)
        lapsed = rights[:at]
        owed = self.loose.owed
        if self.setup.options.forgotten_draw == "until_next_turn":
            owed = tuple(sorted((*owed, *lapsed)))
        self.set_loose(rights=rights[at + 1 :], owed=owed)
        self.events += [DrawForfeited(other) for other in lapsed]
        self.draw_card(seat)

    # --- What is said ---

    def offer(self, seat: int, move: Offer) -> None:
        """Offer a draw, or agree to one (G3, G69)."""
        del move
        self.require_turn(seat)
        if seat in self.loose.offers:
            raise IllegalMove("G69", "your offer stands already")
        self.set_loose(offers=tuple(sorted((*self.loose.offers, seat))))
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
            raise IllegalMove("G23", "only an opponent can call a team")
        members = self.setup.members[move.team]
        self.set_loose(forfeits=tuple(member for member in members if self.hands[member]))
        self.events.append(Called(seat, move.team))

    def give_up(self, seat: int, move: GiveUp) -> None:
        """Pay for table talk; the card is not replaced (C30, B13)."""
        self.require_penalty()
        if seat not in self.loose.forfeits:
            raise IllegalMove("C30", f"seat {seat} has no card to give up")
        self.lay_down(seat, move.card)
        self.set_loose(forfeits=tuple(other for other in self.loose.forfeits if other != seat))
        self.events.append(GaveUp(seat, move.card))


_CARRY_OUT: dict[type[AnyMove], Callable[[_Draft, int, Any], None]] = {
    Place: _Draft.place,
    Remove: _Draft.remove,
    Exchange: _Draft.exchange,
    Pass: _Draft.pass_turn,
    Draw: _Draft.draw_by_hand,
    Choose: _Draft.choose,
    GiveUp: _Draft.give_up,
    Offer: _Draft.offer,
    Call: _Draft.call,
}
