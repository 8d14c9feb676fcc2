"""The batch engine of the board games against the authority, move by move."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import jax
import numpy as np
import pytest

from knaves.batch.lines import Engine, State, make_engine
from knaves.bots.lines.tables import make_tables
from knaves.game import SetupError
from knaves.games.lines import CLASSIC, TRAVEL
from knaves.games.lines.state import State as Authority
from tests.batch.lockstep import Lockstep
from tests.campaigns import sampled

SPECS = {spec.name: spec for spec in (CLASSIC, TRAVEL)}
SPLITS = [(spec.name, seats, teams) for spec in SPECS.values() for seats, teams in spec.hand_sizes]
OPTIONS: list[dict[str, Any]] = [
    {"diagonals": False},
    {"collinear_share": False},
    {"line_choice": "auto"},
    {"dead_cards": "one_then_stuck"},
    {"dead_cards": "unlimited"},
    {"stalemate_cap": 1},
    {"dead_jack": True},
]


def engine_for(game: str, seats: int, backend: str = "numpy", **options: Any) -> Engine:
    return make_engine(game, seats, SPECS[game].Options(**options), backend=backend)


@pytest.mark.parametrize(("game", "seats", "teams"), SPLITS)
def test_every_split_as_the_authority_plays_it(game: str, seats: int, teams: int) -> None:
    Lockstep(engine_for(game, seats, teams=teams), sampled(16), seed=seats).play()


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize(("game", "seats"), [("classic", 4), ("travel", 2)])
def test_every_option_that_it_plays(game: str, seats: int, options: dict[str, Any]) -> None:
    Lockstep(engine_for(game, seats, **options), sampled(8), seed=7).play()


def test_random_games_reach_what_is_rare() -> None:
    both = Lockstep(engine_for("travel", 2), 30, seed=3)
    both.play()
    stuck = Lockstep(engine_for("classic", 3, diagonals=False, stalemate_cap=1), 6, seed=3)
    stuck.play()
    tally = both.tally + stuck.tally
    for what in ("ChoiceOpened", "Reshuffled", "Exchanged", "Passed", "end: completed", "end: cap"):
        assert tally[what] > 0, what


class FewCards(Lockstep):
    """By turns tables where each seat holds a one-eyed jack, a jack and a card, a card but for one seat with none."""

    def set_state(self, state: State) -> None:
        if not hasattr(self, "games"):
            hands, tables = np.zeros_like(state.hands), np.arange(state.turn.shape[0])
            for place in range(self.engine.seats):
                hands[place, 3, tables % 3 < 2] = 4 << place % 2
                hands[place, 0, tables % 3 == 1] = 1 << place
                hands[place, 0, tables % 3 == 2] = (place > 0) << place
            state = state._replace(hands=hands, deck=np.zeros_like(state.deck))
        super().set_state(state)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("dead_cards", ["one", "unlimited"])
def test_g3_a_round_of_passes_ends_the_game(seats: int, dead_cards: str) -> None:
    both = FewCards(engine_for("classic", seats, dead_cards=dead_cards), 12, seed=seats)
    both.play(limit=60, to_end=False)
    assert both.arrays.plies[::3].tolist() == [seats] * 4  # nobody can play there
    for what in ("end: stalemate", "Passed", "Exchanged", "Removed", "Reshuffled"):
        assert both.tally[what] > 0, what


class DeadJacks(Lockstep):
    """Games in which dead jacks are exchanged whenever that is possible."""

    def pick(self, table: int, actions: Sequence[int]) -> int:
        choose = self.engine.tables.choose
        jacks = [action for action in actions if choose <= action < choose + 4 and not self.state.choices[table]]
        self.tally.update(f"jack {action - choose}" for action in jacks)
        return jacks[0] if jacks else super().pick(table, actions)


def test_g12_a_dead_jack_can_be_exchanged() -> None:
    both = DeadJacks(engine_for("travel", 2, dead_jack=True, diagonals=False), 16, seed=5)
    both.play()
    for jack in range(4):
        assert both.tally[f"jack {jack}"] > 0


class BrokenLines(Lockstep):
    """Tables where the other team has a row with a sequence in it, and every seat holds a one-eyed jack or two."""

    def set_state(self, state: State) -> None:
        if not hasattr(self, "games"):
            self.rows = [self._row(table) for table in range(state.turn.shape[0])]
            state = self._plant(state)
        super().set_state(state)

    def _row(self, table: int) -> tuple[list[str], int]:
        """The chips of a table, and the number of the line that is locked."""
        first, row, last = table % 4, 2 + table % 8, min(9, table % 4 + 4 + table % 5)
        names = [f"{'abcdefghij'[column]}{row}" for column in range(first, last + 1)]
        return names, [line.name for line in self.engine.tables.lines].index(f"{names[0]}-{names[4]}")

    def _plant(self, state: State) -> State:
        tables = self.engine.tables
        chips, locked, made, hands, deck = (
            np.array(part) for part in (state.chips, state.locked, state.made, state.hands, state.deck)
        )
        for table, (names, line) in enumerate(self.rows):
            for cell in (tables.cell_number[name] for name in names):
                chips[1, cell // 32, table] |= np.uint32(1 << cell % 32)
            locked[1, :, table], made[1, table] = tables.masks[:, line], tables.codes[line]
        for words in (hands[:, 3::4], deck[3::4]):
            words &= np.uint32(3)
        for place in range(self.engine.seats):
            hands[place, 3] |= np.uint32(12 if self.engine.seats == 2 else 4 << place % 2)
        return state._replace(chips=chips, locked=locked, made=made, hands=hands, deck=deck)

    def deal(self, table: int) -> Authority:
        board, (names, line) = self.engine.setup.board, self.rows[table]
        chips, made = sum(1 << board.number[name] for name in names), (self.engine.tables.lines[line],)
        start = super().deal(table)
        if start.turn % 2 == 0:
            return replace(start, chips=(0, chips), sequences=((), made))
        return replace(start, chips=(chips, 0), sequences=(made, ()))

    def pick(self, table: int, actions: Sequence[int]) -> int:
        first, locked = 2 * len(self.engine.tables.cells), self.arrays.locked[1, :, table]
        removals = [action - first for action in actions if first <= action < self.engine.tables.exchange]
        breaking = [first + cell for cell in removals if int(locked[cell // 32]) >> cell % 32 & 1]
        return super().pick(table, breaking or actions)


@pytest.mark.parametrize(("seats", "line_choice"), [(2, "owner"), (4, "owner"), (2, "auto")])
def test_c31_an_advanced_jack_breaks_a_sequence(seats: int, line_choice: str) -> None:
    both = BrokenLines(engine_for("classic", seats, advanced_jack=True, line_choice=line_choice), 40, seed=seats)
    both.play(limit=40, to_end=False)
    assert both.tally["SequenceBroken"] >= 40
    assert (both.tally["ChoiceOpened"] > 0) == (line_choice == "owner")
    assert both.tally["SequenceMade"] > 0


def test_jax_takes_the_source_of_broken_lines() -> None:
    engine = engine_for("classic", 2, "jax", advanced_jack=True)
    state = jax.eval_shape(engine.init, np.zeros((2, 4), np.uint32))
    after = jax.eval_shape(engine.step, state, np.zeros(4, np.int32))
    assert [(x.shape, x.dtype) for x in after] == [(x.shape, x.dtype) for x in state]


def test_a_compiled_game_is_the_same_game() -> None:
    """JAX and NumPy run the same source; this holds their arithmetic to each other, through the end and a new deal."""
    plain, compiled = engine_for("travel", 4), engine_for("travel", 4, "jax")
    words = np.random.default_rng(5).integers(0, 2**32, (2, 6), np.uint32)
    one, other = plain.init(words), jax.jit(compiled.init)(words)
    fresh = one, other

    def ply(state: State, new: State) -> State:
        state, action = compiled.random_action(state)
        return compiled.reset_where_done(compiled.step(state, action), new)

    compiled_ply = jax.jit(ply)
    for _ in range(60):
        one, action = plain.random_action(one)
        one = plain.reset_where_done(plain.step(one, action), fresh[0])
        other = compiled_ply(other, fresh[1])
        for mine, theirs, name in zip(one, other, State._fields, strict=True):
            assert np.array_equal(mine, theirs), name


def test_random_actions_are_legal_and_all_come_up() -> None:
    engine = engine_for("classic", 3)
    state = engine.init(np.random.default_rng(5).integers(0, 2**32, (2, 64), np.uint32))
    for _ in range(40):
        mask = engine.legal_mask(state)
        state, action = engine.random_action(state)
        assert mask[action, np.arange(64)].all()
        state = engine.step(state, action)
    start = engine.init(np.zeros((2, 4000), np.uint32) + np.arange(2, dtype=np.uint32)[:, None])
    start = start._replace(rng=engine.init(np.random.default_rng(6).integers(0, 2**32, (2, 4000), np.uint32)).rng)
    _, action = engine.random_action(start)  # one deal, many generators
    legal = np.flatnonzero(engine.legal_mask(start)[:, 0])
    counts = np.bincount(action, minlength=engine.actions)[legal]
    assert counts.sum() == 4000
    assert (np.abs(counts - 4000 / len(legal)) < 6 * np.sqrt(4000 / len(legal))).all()


def test_a_view_does_not_depend_on_hidden_cards() -> None:
    engine = engine_for("classic", 4)
    state = engine.init(np.random.default_rng(8).integers(0, 2**32, (2, 32), np.uint32))
    for _ in range(12):
        state, action = engine.random_action(state)
        state = engine.step(state, action)
    swapped = state._replace(hands=state.hands[[0, 2, 3, 1]])
    for mine, theirs in zip(engine.observe(state), engine.observe(swapped), strict=True):
        assert np.array_equal(mine, theirs)


def test_the_first_seat_is_drawn_as_the_rules_say() -> None:
    words = np.random.default_rng(9).integers(0, 2**32, (2, 3000), np.uint32)
    for engine, places in ((engine_for("classic", 6), 6), (engine_for("travel", 6, teams=2), 2)):
        counts = np.bincount(engine.init(words).turn, minlength=places)
        assert len(counts) == places
        assert (np.abs(counts - 3000 / places) < 5 * np.sqrt(3000 / places)).all()


@pytest.mark.parametrize(
    ("game", "seats", "options", "said"),
    [
        ("classic", 2, {"forgotten_draw": "permanent"}, "forgotten_draw=auto only, not permanent: "),
        ("classic", 4, {"table_talk": "penalty"}, "does not play table_talk=penalty: "),
    ],
)
def test_other_options_are_refused_by_name(game: str, seats: int, options: dict[str, Any], said: str) -> None:
    with pytest.raises(SetupError, match="the batch engine") as error:
        engine_for(game, seats, **options)
    assert said in str(error.value)
    assert "\n" not in str(error.value)


def test_other_games_are_refused_by_name() -> None:
    with pytest.raises(SetupError, match="plays classic and travel, not stacks"):
        make_engine("stacks", 2)


@pytest.mark.parametrize("options", [{}, {"collinear_share": False}, {"diagonals": False}], ids=str)
@pytest.mark.parametrize("game", SPECS)
def test_codes_tell_which_lines_fit(game: str, options: dict[str, Any]) -> None:
    tables = make_tables(SPECS[game].setup(2, SPECS[game].Options(**options)))
    share = tables.setup.options.collinear_share
    fits = [[one.fits(other, collinear_share=share) for other in tables.lines] for one in tables.lines]
    assert np.array_equal(~tables.conflicts, np.array(fits))
