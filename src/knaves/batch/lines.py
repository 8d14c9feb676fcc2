"""The batch engine of the board games: thousands of tables in one array operation.

    engine = make_engine("classic", seats=2)
    state = engine.init(jax.random.split(jax.random.key(1), 4096))
    state = engine.step(state, action)                 # an action for each table, see `Tables`
    mask = engine.legal_mask(state)                    # (actions, tables)

All methods are pure functions, made for `jax.jit`. The last axis of every array counts tables. What belongs to seats
and teams is kept in turn order from the seat to move, so it is rotated when a turn ends. A draw pile is a multiset from
which a random card is drawn, which no player can tell from a shuffled pile. Draws are not offered here.
"""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import Any, NamedTuple

import numpy as np

from knaves.batch.base import DRAWN, LIVE, BaseEngine, check_options, make_bits
from knaves.batch.bits import Bits, Words
from knaves.batch.completion import INTERRUPTED, Completion
from knaves.bots.lines.observation import Array, Observation
from knaves.bots.lines.tables import NO_LINE, WORDS, Tables, make_tables
from knaves.game import AnyOptions, SetupError
from knaves.games.lines import CLASSIC, TRAVEL
from knaves.games.lines.setup import Setup

REFUSED: dict[str, tuple[Any, str]] = {
    "forgotten_draw": ("auto", "with drawing by hand several seats can act at once"),
}
"""Options of which the engine knows one value, and why."""


class State(NamedTuple):
    """Many tables. Seats and teams are in turn order from the seat to move."""

    chips: Array
    """(teams, 3, tables) words of cells."""
    locked: Array
    """The chips in sequences, likewise."""
    made: Array
    """(teams, tables): the code of the team's sequence, or `NO_LINE`; a second one ends the game."""
    hands: Array
    """(seats, 4 * copies, tables): multisets of cards."""
    deck: Array
    discards: Array
    """(4 * copies, tables): multisets of cards."""
    choices: Array
    """(tables): the lines of which the seat to move must choose one, a bit for each slot at the cell `last`; and
    `INTERRUPTED` if the seat before it broke their team's sequence, and draws after the choice."""
    last: Array
    exchanges: Array
    passes: Array
    idle: Array
    turn: Array
    """(tables): the seat to move; for the choice after a broken sequence, the next one after the seat that broke it."""
    winner: Array
    """(tables): the team that has won, `LIVE` or `DRAWN`."""
    plies: Array
    rng: Array
    """(2, tables): the state of the random number generator."""

    @property
    def actor(self) -> Array:
        """(tables): the seat that acts."""
        return self.turn

    @property
    def done(self) -> Array:
        """Whether a table's game is over."""
        return self.winner != LIVE

    def with_rng(self, rng: Array) -> State:
        """The same tables with other generators."""
        return self._replace(rng=rng)


def check_setup(setup: Setup) -> None:
    """Raise `SetupError` for an option that the engine does not know."""
    check_options(setup.options, REFUSED)
    if setup.options.texts(all_of_them=True)["table_talk"] == "penalty":
        raise SetupError(
            "the batch engine does not play table_talk=penalty: calling a team lets several seats act at once"
        )


class Engine(BaseEngine):
    """The rules of one set-up."""

    def __init__(self, setup: Setup, bits: Bits) -> None:
        check_setup(setup)
        super().__init__(bits)
        self.setup = setup
        self.tables: Tables = make_tables(setup)
        self.seats, self.teams, self.actions = setup.seats, setup.teams, self.tables.actions
        self._completion = Completion(setup, self.tables, bits)
        xp, tables = bits.xp, self.tables
        self._words = xp.asarray(np.arange(WORDS, dtype=np.uint32)[:, None])
        self._board = xp.uint32((1 << tables.cell_bits) - 1)  # the cells in a word
        full = np.array([0xFFFF, 0xFFFF, 0xFFFF, 0xF] * tables.copies, np.uint32)[:, None]
        self._pack = xp.asarray(full)

    # --- Dealing ---

    def init(self, keys: Array) -> State:
        """Deal; `keys` are JAX random keys, or two words of 32 bits for each table: (2, tables)."""
        xp, bits = self.xp, self.bits
        rng = self._seed(keys)
        tables = rng.shape[1]
        on = xp.ones((tables,), dtype=bool)
        places = self.seats if self.setup.spec.lowest_deals else self.teams  # where the first player can sit
        rng, turn = bits.below(rng, xp.uint32(places), on)
        rng, deck, hands = self._deal_hands(rng, on)
        return self._start(hands, deck, turn.astype(xp.int32), rng)

    def _start(self, hands: Array, deck: Array, turn: Array, rng: Array) -> State:
        """The state after dealing."""
        xp = self.xp
        tables = turn.shape[0]
        board = xp.zeros((self.teams, WORDS, tables), dtype=xp.uint32)
        number = xp.zeros((tables,), dtype=xp.int32)
        return State(
            chips=board,
            locked=board,
            made=xp.full((self.teams, tables), NO_LINE, dtype=xp.int32),
            hands=hands,
            deck=deck,
            discards=xp.zeros_like(deck),
            choices=xp.zeros((tables,), dtype=xp.uint32),
            last=number,
            exchanges=number,
            passes=number,
            idle=number,
            turn=turn,
            winner=number + LIVE,
            plies=number,
            rng=rng,
        )

    def _deal_hands(self, rng: Array, on: Array) -> tuple[Array, Array, Array]:
        xp, bits = self.xp, self.bits
        none = xp.zeros((4 * self.tables.copies, rng.shape[1]), dtype=xp.uint32)
        deck = none + self._pack

        def deal_card(carry: Any, _: Any) -> Any:
            rng, deck, hand = carry
            rng, deck, _, card = bits.draw(rng, deck, none, on)
            return (rng, deck, bits.add(hand, card)), None

        def deal_hand(carry: Any, _: Any) -> Any:
            (rng, deck, hand), _ = self._scan(deal_card, (*carry, none), self.setup.hand_size)
            return (rng, deck), hand

        (rng, deck), hands = self._scan(deal_hand, (rng, deck), self.seats)
        return rng, deck, hands

    def reset_where_done(self, state: State, fresh: State) -> State:  # type: ignore[override]
        """Put a fresh deal where a game is over. The old generator goes on, so the same deal is not played twice.

        Of `fresh` only the cards and the seat are read, since the rest of a deal is always the same.
        """
        xp, done = self.xp, state.done
        new = self._start(fresh.hands, fresh.deck, fresh.turn, state.rng)
        return State(*(xp.where(done, start, old) for start, old in zip(new, state, strict=True)))

    # --- What is legal ---

    def _cells_of(self, hand: Words) -> Words:
        """The cells of the cards of a hand."""
        return [self._both_cells(word) for word in hand[:WORDS]]

    def _both_cells(self, x: Array) -> Array:
        u = self.xp.uint32
        if self.tables.copies == 1:
            return x
        for shift, mask in ((8, 0x00FF00FF), (4, 0x0F0F0F0F), (2, 0x33333333), (1, 0x55555555)):
            x = (x | x << u(shift)) & u(mask)
        return x | x << u(1)

    def legal_words(self, state: State) -> Words:
        """13 words: cells to place on, to place on by jack, to remove from; dead cards; lines to choose, passing.

        A dead card is at the place of its first cell. In the last word a bit for each slot, then one for passing; dead
        jacks are its first bits where no line is to be chosen.
        """
        xp, zero = self.xp, self.bits.zero
        u, others = xp.uint32, range(1, self.teams)
        hand = list(state.hands[0])
        wild, one_eyed = (hand[3] & u(3)) != 0, (hand[3] & u(12)) != 0
        place, by_jack, remove, dead = [], [], [], []
        for word, mine in enumerate(self._cells_of(hand)):
            theirs = reduce(or_, (state.chips[team, word] for team in others))
            loose = theirs
            if not self.setup.options.advanced_jack:
                loose = reduce(or_, (state.chips[team, word] & ~state.locked[team, word] for team in others))
            free = ~(state.chips[0, word] | theirs) & self._board
            place.append(mine & free)
            by_jack.append(xp.where(wild, free, zero))
            remove.append(xp.where(one_eyed, loose, zero))
            full = mine & ~free
            dead.append(full & full >> u(1) & u(0x55555555) if self.tables.copies == 2 else full)
        plays = [*place, *by_jack, *remove]
        may_exchange = self._may_exchange(state.exchanges, reduce(or_, plays) != 0)
        words = [*plays, *(xp.where(may_exchange, word, zero) for word in dead)]
        words = [xp.where(state.choices == 0, word, zero) for word in words]
        rest = state.choices & u((1 << self.tables.slots) - 1)
        if self.setup.options.dead_jack:
            jacks = self._dead_jacks(hand[3], by_jack, remove)
            rest = xp.where(may_exchange & (state.choices == 0), jacks, rest)
        passing = (reduce(or_, words) | rest) == 0
        return [*words, rest | xp.where(passing, u(1 << self.tables.slots), zero)]

    def _dead_jacks(self, jacks: Array, by_jack: Words, remove: Words) -> Array:
        """(tables): the jacks that cannot be played, as bits (G12). They share the actions of the first four slots."""
        xp, zero = self.xp, self.bits.zero
        wild = xp.where(reduce(or_, by_jack) == 0, jacks & xp.uint32(3), zero)
        return wild | xp.where(reduce(or_, remove) == 0, jacks & xp.uint32(12), zero)

    def _may_exchange(self, done: Array, can_play: Array) -> Array:
        limit = self.setup.options.dead_cards
        if limit == "one":
            return done == 0
        more = done < len(self.setup.spec.pack)
        return more if limit == "unlimited" else (done == 0) | (more & ~can_play)

    def legal_mask(self, state: State) -> Array:
        """(actions, tables): the legal actions of the seat to move."""
        words, bits = self.xp.stack(self.legal_words(state)), self.bits
        cells = bits.expand(words[: 3 * WORDS], self.tables.cell_bits)
        dead = bits.expand(words[3 * WORDS : 4 * WORDS], self.tables.cell_bits)[:: self.tables.copies]
        rest = bits.expand(words[4 * WORDS :], self.tables.slots + 1)
        return self.xp.concatenate([cells, dead, rest]) != 0

    def random_action(self, state: State) -> tuple[State, Array]:
        """A legal action, each equally likely; and the state whose generator has moved on."""
        xp, tables = self.xp, self.tables
        u = xp.uint32
        words = self.legal_words(state)
        before = self.bits.running_counts(words)
        rng, k = self.bits.below(state.rng, before[-1], ~state.done)
        word, bit = self.bits.nth(words, k, before, 32)
        cell = word * u(tables.cell_bits) + bit
        action = xp.where(word < 3 * WORDS, cell, self._exchange_or_rest(word, cell, bit))
        return state.with_rng(rng), action.astype(xp.int32)

    def _exchange_or_rest(self, word: Array, cell: Array, bit: Array) -> Array:
        u, tables = self.xp.uint32, self.tables
        card = (cell - u(tables.exchange)) // u(tables.copies)
        return self.xp.where(word < 4 * WORDS, u(tables.exchange) + card, u(tables.choose) + bit)

    # --- What an action does ---

    def step(self, state: State, action: Array) -> State:
        """Make the action of each table; one that is not legal leaves a position that makes no sense."""
        xp, bits, zero = self.xp, self.bits, self.bits.zero
        live = ~state.done
        placing, removing, exchanging, choosing, passing, cell = self._read_action(state, action, live)
        card = self._played_card(state.hands[0], action, cell, placing, removing, exchanging)
        hand, discards = bits.take(state.hands[0], card), bits.add(state.discards, card)

        bit = self._cell_bit(cell)
        chips = [state.chips[0] | xp.where(placing, bit, zero)]
        chips += [state.chips[team] & ~xp.where(removing, bit, zero) for team in range(1, self.teams)]
        done = self._completion.complete(state.made[0], state.locked[0], chips[0], action, cell, placing, choosing)
        locked, made, hands = [done.locked, *state.locked[1:]], [done.made, *state.made[1:]], [hand, *state.hands[1:]]
        choices, last, interrupted = done.choices, cell, xp.zeros_like(live)
        if self.setup.options.advanced_jack:
            broken = self._completion.break_line(state.made[1], state.locked[1], chips[1], bit, removing)
            locked[1], made[1], interrupted = broken.locked, broken.made, broken.choices != 0
            choices, last = choices | broken.choices, xp.where(interrupted, broken.last, cell)

        played = (placing | removing | choosing) & ~done.won & (choices == 0)
        rng, deck, discards, drawn = bits.draw(state.rng, state.deck, discards, played | exchanging)
        resumed = choosing & (state.choices >= INTERRUPTED)  # the seat before the chooser plays on
        if self.setup.options.advanced_jack:
            hands[-1] = bits.add(hands[-1], xp.where(resumed, drawn, zero))
            drawn = xp.where(resumed, zero, drawn)
        hands[0] = bits.add(hands[0], drawn)

        idle = xp.where(passing, xp.where(state.exchanges > 0, 0, state.idle + 1), state.idle)
        idle = xp.where(played | exchanging, 0, idle)
        passes = xp.where(passing, state.passes + 1, xp.where(played, 0, state.passes))
        stuck = idle >= self.seats
        if self.setup.options.stalemate_cap:
            stuck = stuck | (passes >= int(self.setup.options.stalemate_cap) * self.seats)
        winner = xp.where(done.won, state.turn % self.teams, xp.where(live & stuck, DRAWN, state.winner))

        ends = played | passing
        moves_on = (ends & ~resumed) | interrupted

        def rotate(parts: list[Array]) -> Array:
            return xp.where(moves_on, xp.stack([*parts[1:], parts[0]]), xp.stack(parts))

        return State(
            chips=rotate(chips),
            locked=rotate(locked),
            made=rotate(made),
            hands=rotate(hands),
            deck=deck,
            discards=discards,
            choices=choices,
            last=last,
            exchanges=xp.where(ends, 0, state.exchanges + exchanging),
            passes=passes,
            idle=idle,
            turn=xp.where(moves_on, (state.turn + 1) % self.seats, state.turn).astype(xp.int32),
            winner=winner.astype(xp.int32),
            plies=state.plies + live,
            rng=rng,
        )

    def _read_action(self, state: State, action: Array, live: Array) -> tuple[Array, ...]:
        """(tables), each: whether it places, removes, exchanges, chooses a line, passes; and the cell."""
        xp, tables = self.xp, self.tables
        cells = len(tables.cells)
        passing = live & (action == tables.actions - 1)
        choosing = live & (action >= tables.choose) & ~passing
        if self.setup.options.dead_jack:
            choosing = choosing & (state.choices != 0)
        exchanging = live & (action >= tables.exchange) & ~choosing & ~passing
        placing = live & (action < 2 * cells)
        removing = live & (action >= 2 * cells) & (action < tables.exchange)
        cell = xp.where(action >= 2 * cells, action - 2 * cells, xp.where(action >= cells, action - cells, action))
        cell = xp.where(choosing, state.last, xp.where(placing | removing, cell, 0))
        return placing, removing, exchanging, choosing, passing, cell

    def _cell_bit(self, cell: Array) -> Array:
        """(3, tables): a cell as words."""
        xp = self.xp
        width = xp.uint32(self.tables.cell_bits)
        number = cell.astype(xp.uint32)
        return xp.where(self._words == number // width, self.bits.one << number % width, self.bits.zero)

    def _played_card(
        self, hand: Array, action: Array, cell: Array, placing: Array, removing: Array, exchanging: Array
    ) -> Array:
        """(4, tables): the card that leaves the hand; none for passing and choosing."""
        xp, tables, bits = self.xp, self.tables, self.bits
        u, zero = xp.uint32, self.bits.zero
        number = xp.where(exchanging, action - tables.exchange, cell // tables.copies).astype(u)
        wild, one_eyed = hand[3] & u(3), hand[3] & u(12)
        by_jack = placing & (action >= len(tables.cells))
        ordinary = (placing & ~by_jack) | exchanging
        jack = xp.where(by_jack, wild & (zero - wild), xp.where(removing, one_eyed & (zero - one_eyed), zero))
        bit = xp.where(ordinary, bits.one << (number & u(15)), jack)
        return xp.where(bits.card_words == xp.where(ordinary, number >> u(4), u(3)), bit, zero)

    @property
    def sides(self) -> int:
        """The number of sides, one of which wins."""
        return self.teams

    def side_order(self, state: State) -> Array:
        """(sides, tables): the sides in turn order from the seat that acts."""
        places = self.xp.asarray(np.arange(self.teams, dtype=np.int32)[:, None])
        return (state.turn + places) % self.teams

    # --- What a seat knows ---

    def observe(self, state: State, seat: Array | None = None) -> Observation:
        """What a seat may know, by default the one to move; a number for each table, or one for all."""
        xp, bits, tables = self.xp, self.bits, self.tables
        chips, locked, made, hand = state.chips, state.locked, state.made, state.hands[0]
        ahead = xp.zeros_like(state.turn)
        if seat is not None:
            ahead = (xp.asarray(seat) - state.turn) % self.seats
            chips, locked, made = (self._rotate_teams(x, ahead % self.teams) for x in (chips, locked, made))
            hand = reduce(or_, (xp.where(ahead == place, state.hands[place], bits.zero) for place in range(self.seats)))
        own = bits.counts(hand)
        chooses, wait = ahead == 0, -ahead
        if self.setup.options.advanced_jack:  # any member of the team may choose, in the turn of the seat before
            interrupted = state.choices >= INTERRUPTED
            chooses, wait = chooses | (interrupted & (ahead % self.teams == 0)), wait - interrupted
        return Observation(
            chips=self._expand_cells(chips),
            locked=self._expand_cells(locked),
            made=made,
            hand=own,
            unseen=tables.copies - own - bits.counts(state.discards),
            deck=xp.sum(bits.popcount(state.deck).astype(xp.int32), axis=0),
            exchanges=state.exchanges,
            wait=wait % self.seats,
            choices=(bits.expand(state.choices[None], tables.slots) != 0) & chooses,
            last=state.last,
        )

    def _rotate_teams(self, x: Array, by: Array) -> Array:
        rotated = x
        for steps in range(1, self.teams):
            rotated = self.xp.where(by == steps, self.xp.roll(x, -steps, axis=0), rotated)
        return rotated

    def _expand_cells(self, teams: Array) -> Array:
        return self.xp.stack([self.bits.expand(teams[team], self.tables.cell_bits) != 0 for team in range(self.teams)])

    def all_hands(self, state: State) -> Array:
        """(seats, 52, tables): every hand from the seat to move; for critics and tests, never for a player."""
        return self.xp.stack([self.bits.counts(state.hands[seat]) for seat in range(self.seats)])


def make_engine(game: str, seats: int, options: AnyOptions | None = None, *, backend: str = "jax") -> Engine:
    """The engine of a set-up: `classic` or `travel`; backend `jax`, or `numpy` to step without compiling."""
    specs = {spec.name: spec for spec in (CLASSIC, TRAVEL)}
    if game not in specs:
        raise SetupError(f"the batch engine plays {' and '.join(specs)}, not {game}")
    setup = specs[game].setup(seats, options)
    return Engine(setup, make_bits(backend))


__all__ = ["DRAWN", "LIVE", "REFUSED", "Engine", "State", "check_setup", "make_engine"]
