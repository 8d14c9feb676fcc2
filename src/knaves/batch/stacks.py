"""The batch engine of stacks: thousands of tables in one array operation.

    engine = make_engine("stacks", seats=3)
    state = engine.init(jax.random.split(jax.random.key(1), 4096))
    state = engine.step(state, action)                 # an action for each table, see `knaves.bots.stacks.actions`
    mask = engine.legal_mask(state)                    # (actions, tables)

All methods are pure functions, made for `jax.jit`. The last axis of every array counts tables. Cards are counted by
kind. The draw deck is a multiset from which a random card is drawn, which no player can tell from a shuffled deck.

A Block window asks one seat at a time, in the order of play from the seat that laid the card, and only seats that hold
a Block: the others cannot but let the pile pass. The first Block closes the window, since the nearest one counts (G31)
and the other answers stay secret. With nobody to ask, the window closes in the step that opened it.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from knaves.batch.base import DRAWN, LIVE, check_options, make_bits
from knaves.batch.bits import Bits
from knaves.batch.discard_list import DiscardList
from knaves.batch.stacks_cards import CardsAndSeats
from knaves.batch.stacks_state import NOBODY, Move, State, decode_actions
from knaves.bots.stacks import actions as act
from knaves.bots.stacks.layout import (
    BLOCK,
    CARDS,
    COLOURED,
    PLACES,
    REVERSE,
    SKIP,
    STEAL_CARD,
    STEAL_CHIP,
    SUIT,
    WILD,
)
from knaves.bots.stacks.observation import NO_TOP, NO_WINDOW, Array, Observation
from knaves.game import AnyOptions, SetupError
from knaves.games.stacks import STACKS
from knaves.games.stacks.setup import Setup

REFUSED: dict[str, tuple[Any, str]] = {
    "forgotten_draw": ("auto", "drawing by hand lets several seats act at once"),
}
"""Options of which the engine knows one value, and why."""


class Engine(CardsAndSeats):
    """The rules of one set-up."""

    actions = act.ACTIONS

    def __init__(self, setup: Setup, bits: Bits) -> None:
        check_options(setup.options, REFUSED)
        super().__init__(setup, bits)
        xp = bits.xp
        self.sides = setup.seats
        self._discards = DiscardList(xp, setup.seats, len(setup.pack))
        self._decoded = {name: xp.asarray(table) for name, table in decode_actions().items()}

    # --- Dealing ---

    def init(self, keys: Array) -> State:
        """Deal; `keys` are JAX random keys, or two words of 32 bits for each table: (2, tables)."""
        xp, bits = self.xp, self.bits
        rng = self._seed(keys)
        tables = rng.shape[1]
        on = xp.ones((tables,), dtype=bool)
        rng, turn = bits.below(rng, xp.uint32(self.seats), on)  # G56
        none = xp.zeros((CARDS, tables), dtype=xp.int8)
        number = xp.zeros((tables,), dtype=xp.int32)

        def deal_card(carry: Any, _: Any) -> Any:
            rng, deck, hand = carry
            rng, card = self._draw_card(rng, deck, on)
            return (rng, deck - card, hand + card), None

        def deal_hand(carry: Any, _: Any) -> Any:
            (rng, deck, hand), _ = self._scan(deal_card, (*carry, none), self.setup.hand_size)
            return (rng, deck), hand

        (rng, deck), hands = self._scan(deal_hand, (rng, none + self._pack), self.seats)
        return State(
            hands=hands,
            deck=deck,
            out=none,
            specials=none,
            discards=self._discards.empty(tables),
            discard_counts=xp.zeros((self.seats, tables), dtype=xp.int8),
            tops=xp.full((self.seats, tables), NO_TOP, dtype=xp.int8),
            heights=none[:PLACES],
            wilds=none[:PLACES],
            chips=xp.zeros((self.seats, 2, tables), dtype=xp.int32),
            turn=turn.astype(xp.int32),
            direction=number + 1,
            skips=number,
            busy=~on,
            idle=number,
            window=number + NO_WINDOW,
            window_top=~on,
            asked=number + NOBODY,
            stealing=number + NOBODY,
            winner=number + LIVE,
            plies=number,
            rng=rng,
        )

    # --- What is legal ---

    def legal_mask(self, state: State) -> Array:
        """(actions, tables): the legal actions of the seat that acts."""
        xp = self.xp
        actor = state.actor
        hand, top = self._of_seat(state.hands, actor), self._of_seat(state.tops, actor)
        in_hand = hand > 0
        has = xp.stack([in_hand, self._cards == top])  # from the hand, and from the discard pile (S18)
        settled = ~state.done & (state.window == NO_WINDOW) & (state.stealing == NOBODY)
        may_skip = settled & (state.skips == 0) if self.setup.one_skip else settled  # G67
        may_reverse = may_skip if self.setup.reverse_skips else settled
        order = self._order(state, actor)
        tables = actor.shape[0]

        def against(targets: Array, card: int) -> Array:
            found = self._in_order(targets, order)[1:]
            absent = xp.zeros((act.STEPS + 1 - self.seats, 2, tables), dtype=bool)
            return (has[:, card, None, None] & xp.concatenate([found, absent])).reshape(-1, tables) & settled

        cards = xp.stack([state.discard_counts > 0, self._hand_counts(state) > 0], axis=1)  # G28
        own = self._of_seat(state.chips, actor)
        safe = xp.stack([~self._wins(own[0] + 1, own[1]), ~self._wins(own[0], own[1] + 1)])  # G47
        shown = self._of_seat(state.hands, state.stealing) > 0
        window = ~state.done & (state.window != NO_WINDOW)
        return xp.concatenate(
            [
                (has[:, :COLOURED, None] & self._fits(state)).reshape(-1, tables) & settled,
                has[:, SKIP] & may_skip,
                has[:, REVERSE] & may_reverse,
                against(cards, STEAL_CARD),
                against((state.chips > 0) & safe, STEAL_CHIP),
                in_hand & settled,
                shown & ~state.done & (state.stealing != NOBODY),
                (~xp.any(in_hand, axis=0) & settled)[None],  # G42, G68
                window[None],
                window[None],
            ]
        )

    def _fits(self, state: State) -> Array:
        """(12, 2, tables), bool: whether a coloured card may be laid on each place of its colour (S8, S13, S27)."""
        xp = self.xp
        heights = state.heights.reshape(2, 2, -1)
        first, second = heights[:, 0], heights[:, 1]
        allowed = xp.stack([first >= 0, (first > 0) | (second > 0)], axis=1)[
            :, None
        ]  # a new pile: the first free place
        numbers = heights[:, None] == self._ranks[:, None]
        fits = xp.concatenate([numbers, xp.ones_like(numbers[:, :1])], axis=1) & allowed
        return fits.reshape(COLOURED, 2, -1)

    def _hand_counts(self, state: State) -> Array:
        return self._sum(state.hands, axis=1)

    def _wins(self, blue: Array, red: Array) -> Array:
        spec = self.setup.spec
        return (blue + red >= spec.chips_to_win) & (self.xp.minimum(blue, red) >= spec.chips_of_each)

    def random_action(self, state: State) -> tuple[State, Array]:
        """A legal action, each equally likely; and the state whose generator has moved on."""
        xp, bits = self.xp, self.bits
        mask = self.legal_mask(state)
        words = -(-self.actions // 32)
        unused = xp.zeros((32 * words - self.actions, mask.shape[1]), dtype=bool)
        rows = xp.concatenate([mask, unused]).reshape(words, 32, -1).astype(xp.uint32)
        places = xp.asarray(np.arange(32, dtype=np.uint32)[:, None])
        packed = xp.sum(rows << places, axis=1, dtype=xp.uint32)
        before = bits.running_counts(packed)
        rng, k = bits.below(state.rng, before[-1], ~state.done)
        word, bit = bits.nth(packed, k, before, 32)
        return state.with_rng(rng), xp.where(state.done, 0, (word * xp.uint32(32) + bit).astype(xp.int32))

    # --- What an action does ---

    def step(self, state: State, action: Array) -> State:
        """Make the action of each table; one that is not legal leaves a position that makes no sense."""
        live = ~state.done
        move = self._decode(state, action, live)
        skipping = move.skips | move.reverses if self.setup.reverse_skips else move.skips  # S26
        turning = move.reverses & (not self.setup.reverse_skips)
        state = state._replace(
            direction=self.xp.where(turning, -state.direction, state.direction),
            skips=state.skips + skipping,
            plies=state.plies + live,
        )
        state = self._spend(self._steal(state, move), move)
        state, refills, scored = self._pile(state, move)
        refills = refills | ((move.skips | move.reverses | move.steals_chip) & ~move.top)
        own = self._of_seat(state.chips, state.turn)
        won = scored & self._wins(own[0], own[1])
        state = state._replace(winner=self.xp.where(won, state.turn, state.winner))
        ends = move.discards | move.ends
        return self._finish_turn(self._draw(state, refills & ~won, ends), ends)

    def _decode(self, state: State, action: Array, live: Array) -> Move:
        card, top, step, second = (self._decoded[name][action] for name in ("card", "top", "step", "second"))

        def within(first: int, after: int) -> Array:
            return live & (action >= first) & (action < after)

        return Move(
            lays=within(act.LAY, act.SKIP),
            skips=within(act.SKIP, act.REVERSE),
            reverses=within(act.REVERSE, act.STEAL_CARD),
            steals_card=within(act.STEAL_CARD, act.STEAL_CHIP),
            steals_chip=within(act.STEAL_CHIP, act.DISCARD),
            discards=within(act.DISCARD, act.TAKE),
            takes=within(act.TAKE, act.END),
            ends=within(act.END, act.BLOCK),
            blocks=within(act.BLOCK, act.LET),
            lets=within(act.LET, act.ACTIONS),
            card=card,
            top=top != 0,
            place=card // SUIT * 2 + second,
            victim=(state.turn + state.direction * step) % self.seats,
            second=second,
        )

    def _spend(self, state: State, move: Move) -> State:
        """Take the card from the hand or the discard pile; a special card goes out of play (S15, S18, S23)."""
        xp = self.xp
        special = move.skips | move.reverses | move.steals_card | move.steals_chip
        played = move.lays | special
        leaves_hand = (played & ~move.top) | move.discards | move.blocks
        card = self._cards == move.card
        by = self._seat == state.actor
        hands = state.hands - (by[:, None] & (card & leaves_hand)).astype(xp.int8)
        stolen = move.steals_card & (move.second == 0)
        active = played | move.discards
        return self._change_discards(state, move, pops=played & move.top, stolen=stolen)._replace(
            hands=hands,
            specials=state.specials + (card & (special | move.blocks)),
            busy=state.busy | active,
            idle=xp.where(active, 0, state.idle),
        )

    def _change_discards(self, state: State, move: Move, pops: Array, stolen: Array) -> State:
        """Take off the own top card or the victim's, or add a card."""
        xp = self.xp
        turn, victim = state.turn, move.victim
        piles = self._discards
        entries = piles.without_top(piles.without_top(state.discards, turn, pops), victim, stolen)
        entries = piles.add(entries, self._sum(state.discard_counts), turn, move.card, move.discards)
        own, other = self._seat == turn, self._seat == victim
        tops = xp.where(own & pops, piles.top_of(entries, turn), state.tops)
        tops = xp.where(other & stolen, piles.top_of(entries, victim), tops)
        tops = xp.where(own & move.discards, move.card.astype(xp.int8), tops)
        change = (own & move.discards).astype(xp.int8) - (own & pops) - (other & stolen)
        return state._replace(discards=entries, tops=tops, discard_counts=state.discard_counts + change)

    def _steal(self, state: State, move: Move) -> State:
        """Move a stolen card or chip; or show the hand that a card must be taken from (S28, S29, G26, G65)."""
        xp = self.xp
        victim = xp.where(move.takes, state.stealing, move.victim)
        from_hand = move.steals_card & (move.second == 1)
        from_discards = move.steals_card & (move.second == 0)
        rng, stealing = state.rng, xp.full_like(state.stealing, NOBODY)
        taken = ((self._cards == move.card) & move.takes).astype(xp.int8)
        if self.setup.thief_chooses:
            stealing = xp.where(from_hand, victim, stealing)
        else:
            rng, picked = self._draw_card(rng, self._of_seat(state.hands, victim), from_hand)
            taken = taken + picked
        uncovered = (self._cards == self._of_seat(state.tops, victim)) & from_discards
        thief, other = self._seat == state.turn, self._seat == victim
        hands = state.hands + thief[:, None] * (taken + uncovered) - other[:, None] * taken
        chip = (self._colour == move.second) & move.steals_chip
        chips = state.chips + (thief[:, None] & chip).astype(xp.int32) - (other[:, None] & chip)
        return state._replace(hands=hands, chips=chips, stealing=stealing, rng=rng)

    def _pile(self, state: State, move: Move) -> tuple[State, Array, Array]:
        """Lay a card, ask for a Block, and see what becomes of the pile (S12, S21, S30, G31, G33, G66).

        Besides the state: where the seat to move may get a new hand, and where it has made a sequence.
        """
        xp = self.xp
        place = xp.where(move.lays, move.place, state.window)
        top = xp.where(move.lays, move.top, state.window_top)
        here = self._place == place
        laid = here & move.lays
        wild = laid & (move.card % SUIT == WILD)
        wilds = state.wilds | xp.where(wild, xp.int8(1) << state.heights, xp.int8(0))
        heights = state.heights + laid
        full = xp.any(here & (heights == self.setup.height), axis=0)
        opens = move.lays & (full | self.setup.block_any_time)

        ahead = (self._seat - state.turn) * state.direction % self.seats
        last = xp.where(move.lays, 0, (state.asked - state.turn) * state.direction % self.seats)
        nearest = xp.min(xp.where((state.hands[:, BLOCK] > 0) & (ahead > last), ahead, self.seats), axis=0)
        asks = (opens | move.lets) & (nearest < self.seats)
        closes = ((opens | move.lets) & ~asks) | move.blocks

        gone = here & closes & (full | move.blocks)
        out = state.out + self._pile_cards(xp.where(gone, heights, 0), xp.where(gone, wilds, 0))
        scored = closes & full & ~move.blocks
        chip = (self._colour == place // 2) & scored
        state = state._replace(
            out=out,
            heights=xp.where(gone, 0, heights),
            wilds=xp.where(gone, 0, wilds),
            chips=state.chips + ((self._seat == state.turn)[:, None] & chip),
            window=xp.where(asks, place, NO_WINDOW),
            window_top=asks & top,
            asked=xp.where(asks, (state.turn + state.direction * nearest) % self.seats, NOBODY),
        )
        return state, ((move.lays & ~opens) | closes) & ~top, scored

    def _draw(self, state: State, refills: Array, ends: Array) -> State:
        """Five new cards for a hand that was played out, or back up to five at the end of a turn (S16, S20, G29)."""
        xp, size = self.xp, self.setup.hand_size
        count = self._sum(self._of_seat(state.hands, state.turn))
        missing = xp.where(ends | (refills & (count == 0)), xp.maximum(size - count, 0), 0)
        buried = self._pack - self._open_cards(state) - state.deck
        buried = buried - xp.sum(state.hands, axis=0, dtype=xp.int8)

        def draw(carry: Any, _: Any) -> Any:
            rng, missing, deck, drawn, out, specials, buried, dug = carry
            on = missing > 0
            # a new deck: from the piles set aside, else the specials, else what lies below the tops (S22, G45, G46)
            remakes = on & ~xp.any(deck > 0, axis=0)
            with_specials = remakes
            if self.setup.options.reshuffle == "sequences":
                with_specials = remakes & ~xp.any(out > 0, axis=0)
            deck = xp.where(remakes, out, deck) + xp.where(with_specials, specials, 0)
            out, specials = xp.where(remakes, 0, out), xp.where(with_specials, 0, specials)
            digs = remakes & ~xp.any(deck > 0, axis=0)
            deck, buried = xp.where(digs, buried, deck), xp.where(digs, 0, buried)
            rng, card = self._draw_card(rng, deck, on)
            return (rng, missing - 1, deck - card, drawn + card, out, specials, buried, dug | digs), None

        none = xp.zeros_like(state.deck)
        start = (state.rng, missing, state.deck, none, state.out, state.specials, buried, xp.zeros_like(ends))
        (rng, _, deck, drawn, out, specials, _, dug), _ = self._scan(draw, start, size)
        got = xp.any(drawn > 0, axis=0)
        return state._replace(
            hands=state.hands + (self._seat == state.turn)[:, None] * drawn,
            deck=deck,
            out=out,
            specials=specials,
            discards=xp.where(dug, self._discards.tops_alone(state.tops), state.discards),
            discard_counts=xp.where(dug, xp.minimum(state.discard_counts, 1), state.discard_counts),
            busy=state.busy | got,
            idle=xp.where(got, 0, state.idle),
            rng=rng,
        )

    def _finish_turn(self, state: State, ends: Array) -> State:
        """Hand the turn on, over the seats that are skipped; or end a game in which nothing happens (S25, G36, G46)."""
        xp = self.xp
        idle = state.idle + (ends & ~state.busy)
        stuck = ends & (idle >= self.seats)
        goes_on = ends & ~stuck
        missed = xp.minimum(state.skips, self.seats - 1)
        turn = (state.turn + state.direction * (missed + 1)) % self.seats
        return state._replace(
            turn=xp.where(goes_on, turn, state.turn),
            skips=xp.where(goes_on, state.skips - missed, state.skips),
            busy=state.busy & ~goes_on,
            idle=idle,
            winner=xp.where(stuck, DRAWN, state.winner),
        )

    # --- What a seat knows ---

    def observe(self, state: State, seat: Array | None = None) -> Observation:
        """What a seat may know, by default the one that acts; a number for each table, or one for all."""
        xp = self.xp
        observer = state.actor if seat is None else xp.zeros_like(state.turn) + xp.asarray(seat, dtype=xp.int32)
        order = self._order(state, observer)
        stealing = (state.stealing != NOBODY) & (observer == state.turn)
        hand = self._of_seat(state.hands, observer)
        shown = xp.where(stealing, self._of_seat(state.hands, state.stealing), 0)

        def seats(x: Array) -> Array:
            return self._in_order(x, order).astype(xp.int32)

        return Observation(
            hand=hand.astype(xp.int32),
            shown=shown.astype(xp.int32),
            tops=seats(state.tops),
            hand_counts=seats(self._hand_counts(state)),
            discard_counts=seats(state.discard_counts),
            chips=seats(state.chips),
            heights=state.heights.astype(xp.int32),
            unseen=(self._pack - hand - shown - self._open_cards(state)).astype(xp.int32),
            out=state.out.astype(xp.int32),
            specials=state.specials.astype(xp.int32),
            deck=self._sum(state.deck),
            skips=state.skips,
            idle=state.idle,
            window=state.window,
            turn=(state.turn - observer) * state.direction % self.seats,
            stealing=stealing,
        )

    def side_order(self, state: State) -> Array:
        """(seats, tables): the seats in the order of play from the one that acts; each plays alone."""
        return self._order(state, state.actor)

    def all_hands(self, state: State) -> Array:
        """(seats, 17, tables): every hand in the order of play from the seat that acts; never for a player."""
        return self._in_order(state.hands, self.side_order(state)).astype(self.xp.int32)


def make_engine(game: str, seats: int, options: AnyOptions | None = None, *, backend: str = "jax") -> Engine:
    """The engine of a set-up: `stacks`; backend `jax`, or `numpy` to step without compiling."""
    if game != STACKS.name:
        raise SetupError(f"this batch engine plays {STACKS.name}, not {game}")
    return Engine(STACKS.setup(seats, options), make_bits(backend))


__all__ = ["DRAWN", "LIVE", "REFUSED", "Engine", "State", "make_engine"]
