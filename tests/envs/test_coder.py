"""Action ids and observations: complete, the same at every table, and made only from what a seat may know."""

from __future__ import annotations

import random
import re
from pathlib import Path

import numpy as np
import pytest

import knaves
from knaves.deal import seed_from
from knaves.envs.coder import Coder
from knaves.envs.tables import Table, make_table, next_actor
from knaves.game import State
from knaves.testing import play_randomly, random_start

GAMES = sorted(knaves.GAMES)
TABLES = [(name, seats) for name in GAMES for seats in knaves.GAMES[name].seat_counts]
PAGE = (Path(__file__).parents[2] / "docs/envs.md").read_text("utf-8")


def make_coder(state: State) -> Coder:
    options = state.setup.options  # type: ignore[attr-defined]
    return Table(state.game, state.seats, options).coder


def plane(coder: Coder, numbers: np.ndarray, name: str) -> np.ndarray:
    found: np.ndarray = numbers[coder.legend.index(name)]
    return found


@pytest.mark.parametrize("name", GAMES)
def test_every_move_has_an_id_and_the_mask_shows_exactly_the_legal_ones(name: str) -> None:
    for number in range(12):
        rng = random.Random(number)
        start = random_start(knaves.GAMES[name], rng)
        coder = make_coder(start)
        for before, seat, move, _, _ in play_randomly(start, rng, asides=0.02):
            view = before.view(seat)
            actions = coder.actions(view)
            assert [coder.move(seat, action) for action in actions] == sorted(
                view.legal, key=lambda legal: coder.action(seat, legal)
            )
            assert len(set(actions)) == len(view.legal)
            assert coder.move(seat, coder.action(seat, move)) == move
            assert (coder.action(seat, move) >= coder.first_table_action) == (move not in view.legal)
            assert np.flatnonzero(coder.mask(view)).tolist() == actions
            allowed = np.flatnonzero(coder.mask(view, asides=True)).tolist()
            assert allowed == sorted([*actions, *(coder.action(seat, move) for move in view.table_actions)])


@pytest.mark.parametrize("name", GAMES)
def test_ids_and_shapes_are_the_same_at_every_table(name: str) -> None:
    game = knaves.GAMES[name]
    tables = [make_table(name, seats).coder for seats in game.seat_counts]
    assert len({coder.labels for coder in tables}) == 1
    assert len({coder.legend for coder in tables}) == 1
    assert len({coder.shape for coder in tables}) == 1
    assert len(set(tables[0].labels)) == tables[0].size
    assert tables[0].shape[0] == len(tables[0].legend) == len(set(tables[0].legend))


def test_other_seats_and_teams_are_numbered_relative_to_the_acting_seat() -> None:
    stacks = make_table("stacks", 4).coder
    next_seat, last_seat, nobody = (stacks.labels.index(f"SC:+{step}h") for step in (1, 3, 4))
    assert [str(stacks.move(seat, next_seat)) for seat in range(4)] == ["SC:1h", "SC:2h", "SC:3h", "SC:0h"]
    assert str(stacks.move(1, last_seat)) == "SC:0h"
    with pytest.raises(knaves.Unreadable, match="no action"):
        stacks.move(0, nobody)
    classic = make_table("classic", 6, (("teams", "3"), ("table_talk", "penalty"))).coder
    call = classic.labels.index("call:+2")
    assert [str(classic.move(seat, call)) for seat in range(3)] == ["call:red", "call:blue", "call:green"]


@pytest.mark.parametrize("action", [-1, 781, 10**9])
def test_unknown_action_ids_are_refused(action: int) -> None:
    with pytest.raises(knaves.Unreadable, match="no action"):
        make_table("classic", 2).coder.move(0, action)


@pytest.mark.parametrize("name", GAMES)
def test_an_observation_does_not_depend_on_hidden_cards(name: str) -> None:
    for number in range(6):
        rng = random.Random(number)
        start = random_start(knaves.GAMES[name], rng)
        coder = make_coder(start)
        for before, _, _, _, _ in play_randomly(start, rng, asides=0.02):
            if rng.random() < 0.8:
                continue
            for seat in (None, *range(before.seats)):
                view = before.view(seat)
                other = before.game.sample(view, rng).view(seat)
                numbers = coder.observe(view)
                assert numbers.tobytes() == coder.observe(other).tobytes()
                assert numbers.dtype == np.float32
                assert numbers.shape == coder.shape
                assert numbers.min() >= 0
                assert numbers.max() <= 1
                if seat is not None:
                    assert coder.mask(view).tobytes() == coder.mask(other).tobytes()


@pytest.mark.parametrize("name", GAMES)
def test_an_observation_shows_the_seats_own_hand(name: str) -> None:
    """The counterpart of the test above: known cards are included."""
    game = knaves.GAMES[name]
    one, other = (game.new(seats=2, seed=seed_from(number)) for number in (1, 2))
    coder = make_coder(one)
    assert coder.observe(one.view(0)).tobytes() != coder.observe(other.view(0)).tobytes()


def test_the_planes_of_a_position_of_classic() -> None:
    state = knaves.GAMES["classic"].position(
        "classic seats=3 teams=3 board=*8*/BBBBB1g3/10/10/10/10/10/10/10/*r7* sequences=a2-e2 "
        "hands=2S,JC|JS,3S|4S discards=5S,JD|-|5S turn=2"
    )
    coder = make_coder(state)
    seen = coder.observe(state.view(1))
    board = knaves.GAMES["classic"].board
    corner = [0, 9, 90, 99]
    assert plane(coder, seen, "chips of own team").ravel().nonzero()[0].tolist() == [16]
    assert plane(coder, seen, "chips of team +1").ravel().nonzero()[0].tolist() == [91]
    assert plane(coder, seen, "chips of team +2").ravel().nonzero()[0].tolist() == [10, 11, 12, 13, 14]
    assert plane(coder, seen, "locked chips of team +2").sum() == 5
    assert plane(coder, seen, "locked chips of own team").sum() == 0
    assert plane(coder, seen, "corners").ravel().nonzero()[0].tolist() == corner
    shown = [n for n, card in enumerate(board.layout) if card == "3S"]
    assert plane(coder, seen, "cards in hand").ravel().nonzero()[0].tolist() == shown
    assert plane(coder, seen, "cards in hand").max() == 0.5
    assert plane(coder, seen, "cards on discard piles").max() == 1.0
    assert plane(coder, seen, "wild jacks in hand").max() == 0.0
    assert plane(coder, seen, "one-eyed jacks in hand").min() == 0.25
    assert plane(coder, seen, "wild jacks on discard piles").min() == 0.25
    assert plane(coder, seen, "sequences of team +2").min() == 1.0
    assert plane(coder, seen, "way to the own turn").min() == pytest.approx(2 / 3)
    hands = [plane(coder, seen, f"hand of seat +{step}").min() for step in range(4)]
    assert hands == pytest.approx([2 / 6, 1 / 6, 2 / 6, 0])


def test_the_row_of_a_position_of_stacks() -> None:
    state = knaves.GAMES["stacks"].position(
        "stacks seats=3 piles=B1,B2|-|RW|- chips=1b0r|0b2r|0b0r turn=1 direction=-1 "
        "hands=B3,B3,BL,SK,R2|B4,B4,B4,B4,B4|R5,R5,R5,R5,R5 discards=B1|-|B1,R3"
    )
    coder = make_coder(state)
    row = dict(zip(coder.legend, coder.observe(state.view(2)).tolist(), strict=True))
    assert row["R5 in hand"] == pytest.approx(5 / 9)
    assert row["B3 in hand"] == 0
    assert row["R3 tops the discards of seat +0"] == 1
    assert row["B1 tops the discards of seat +0"] == 0
    assert row["B1 tops the discards of seat +1"] == 1
    assert [row[f"b1 holds {count} or more"] for count in range(1, 6)] == [1, 1, 0, 0, 0]
    assert row["RW on piles"] == pytest.approx(1 / 7)
    assert [row[f"turn of seat +{step}"] for step in range(6)] == [0, 0, 1, 0, 0, 0]
    assert row["red chips of seat +2"] == pytest.approx(2 / 5)
    assert row["blue chips of seat +1"] == pytest.approx(1 / 5)
    assert row["clockwise"] == 0
    assert [row[f"hand of seat +{step}"] for step in range(4)] == [0.5, 0.5, 0.5, 0]


def test_which_seat_acts_if_several_may() -> None:
    assert next_actor(frozenset({0, 1}), last=1, seats=4) == 1
    assert next_actor(frozenset({0, 1}), last=2, seats=4) == 0
    assert next_actor(frozenset({0, 3}), last=2, seats=4) == 3


@pytest.mark.parametrize(
    ("name", "seats", "options", "sentence"),
    [
        ("chess", 2, (), "there is no game chess; the games are"),
        ("classic", 5, (), "classic is for"),
        ("classic", 4, (("teams", "3"),), "4 players make 2 teams"),
        ("stacks", 2, (("colour", "red"),), "there is no option colour"),
    ],
)
def test_an_impossible_table_is_refused(
    name: str, seats: int, options: tuple[tuple[str, str], ...], sentence: str
) -> None:
    with pytest.raises(knaves.SetupError, match=sentence):
        make_table(name, seats, options)


def tables_of_the_page() -> list[list[tuple[int, int, str, str]]]:
    row = re.compile(r"^\| (\d+)(?:–(\d+))? \| `([^`]+)`(?: … `([^`]+)`)? \|", re.MULTILINE)
    parts = re.split(r"\n\n", PAGE)
    found = [[(m[1], m[2] or m[1], m[3], m[4] or m[3]) for m in row.finditer(part)] for part in parts]
    return [[(int(a), int(b), c, d) for a, b, c, d in rows] for rows in found if rows]


@pytest.mark.parametrize(
    ("number", "table", "kind"),
    [
        (0, "classic", "labels"),
        (1, "travel", "labels"),
        (2, "stacks", "labels"),
        (3, "classic", "legend"),
        (4, "stacks", "legend"),
    ],
)
def test_the_page_lists_every_action_and_every_plane(number: int, table: str, kind: str) -> None:
    names = getattr(make_table(table, 2).coder, kind)
    rows = tables_of_the_page()[number]
    assert [row[0] for row in rows] == [0, *(row[1] + 1 for row in rows[:-1])]
    assert rows[-1][1] + 1 == len(names)
    for first, last, one, other in rows:
        assert (names[first], names[last]) == (one, other)


def test_the_page_has_the_sizes() -> None:
    coders = {name: make_table(name, 2).coder for name in GAMES}
    for name, coder in coders.items():
        assert re.search(rf"{name.title()} has {coder.size}\b", PAGE)
        assert f"{name} {coder.shape}" in PAGE
    assert coders["travel"].legend == coders["classic"].legend[: len(coders["travel"].legend)]
