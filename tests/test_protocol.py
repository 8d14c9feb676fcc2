"""The requirements that every game meets."""

from __future__ import annotations

import copy
import dataclasses
import doctest
import importlib
import itertools
import pickle
import random
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import knaves
from knaves.deal import seed_from
from knaves.testing import check_game, play_randomly, random_start
from tests.campaigns import sampled

ROOT = Path(__file__).parents[1]
GAMES = sorted(knaves.GAMES)


@pytest.mark.parametrize("part", range(4))
@pytest.mark.parametrize("name", GAMES)
def test_check_game(name: str, part: int) -> None:
    report = check_game(knaves.GAMES[name], games=sampled(12), seed=part)
    assert report.games == sum(report.endings.values()) == sampled(12)


@pytest.mark.parametrize("name", GAMES)
def test_states_and_views_are_frozen(name: str) -> None:
    state = knaves.GAMES[name].new(seats=2, seed=bytes(32))
    with pytest.raises(dataclasses.FrozenInstanceError):
        state.turn = 1  # type: ignore[misc]
    with pytest.raises(dataclasses.FrozenInstanceError):
        state.view(0).hand = ()  # type: ignore[attr-defined]


@pytest.mark.parametrize("name", GAMES)
def test_states_survive_copying_and_pickling(name: str) -> None:
    rng = random.Random(3)
    for before, _, _, after, _ in itertools.islice(play_randomly(random_start(knaves.GAMES[name], rng), rng), 30):
        assert pickle.loads(pickle.dumps(after)) == copy.deepcopy(after) == after
        assert pickle.loads(pickle.dumps(before.view(0))) == before.view(0)
        assert pickle.loads(pickle.dumps(after)).game is knaves.GAMES[name]


def test_the_table_of_games_cannot_be_changed() -> None:
    with pytest.raises(TypeError):
        knaves.GAMES["chess"] = knaves.GAMES["classic"]  # type: ignore[index]


@pytest.mark.parametrize("name", GAMES)
def test_events_show_each_seat_no_more_than_its_view(name: str) -> None:
    """A card that an event shows to a seat is also visible in its view or in a public move."""
    game = knaves.GAMES[name]
    for number in range(6):
        rng = random.Random(number)
        for before, _, move, after, events in play_randomly(random_start(game, rng), rng, asides=0.02):
            for seat in (None, *range(after.seats)):
                known = {*cards_in(str(before.view(seat))), *cards_in(str(after.view(seat)))}
                known.update(() if move.secret else cards_in(str(move)))
                for event in events:
                    seen = event.seen_by(seat) or {}
                    shown = {card for key, card in seen.items() if key in ("card", "cards") and isinstance(card, str)}
                    assert shown - {"??"} <= known, f"{event} shows seat {seat} too much"


def cards_in(text: str) -> Iterator[str]:
    return (found for found in re.findall(r"(?<![A-Za-z0-9])[0-9A-Z][A-Z0-9](?![A-Za-z0-9])", text))


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_gives_the_same_game(name: str) -> None:
    game = knaves.GAMES[name]
    one = game.new(seats=2, seed=seed_from(5))
    assert one == game.new(seats=2, seed=seed_from(5))
    assert one != game.new(seats=2, seed=seed_from(6))


@pytest.mark.parametrize("name", GAMES)
def test_an_invalid_setup_gets_one_sentence_with_the_allowed_values(name: str) -> None:
    game = knaves.GAMES[name]
    allowed = ", ".join(map(str, game.seat_counts[:-1])) + f" or {game.seat_counts[-1]}"
    for seats in (-1, 0, 1, 5 if 5 not in game.seat_counts else 7, 13, 1000):
        with pytest.raises(knaves.SetupError, match=f"{name} is for {allowed} players, not {seats}"):
            game.new(seats=seats, seed=bytes(32))
    for spec in game.Options.table():
        with pytest.raises(knaves.SetupError, match=f"option {spec.name} is .*{spec.values[0]}"):
            game.Options.parse({spec.name: "nonsense"})
        with pytest.raises(knaves.SetupError, match=f"option {spec.name} is"):
            game.Options(**{spec.name: object()})
    with pytest.raises(knaves.SetupError, match="there is no option colour; the options are"):
        game.Options.parse({"colour": "red"})
    others = next(other for other in knaves.GAMES.values() if other.Options is not game.Options)
    with pytest.raises(knaves.SetupError, match=f"options of {name} are game.Options"):
        game.new(seats=2, seed=bytes(32), options=others.Options())


@pytest.mark.parametrize("name", GAMES)
def test_options_round_trip_as_text(name: str) -> None:
    game = knaves.GAMES[name]
    assert game.Options.parse(game.Options().texts(all_of_them=True)) == game.Options()
    for spec in dataclasses.fields(game.Options):
        for value in spec.metadata["values"]:
            options = game.Options(**{spec.name: value})
            assert game.Options.parse(options.texts()) == options


@pytest.mark.parametrize("name", GAMES)
def test_garbage_is_unreadable_as_a_move(name: str) -> None:
    game = knaves.GAMES[name]
    for text in ("", " ", "7", "?", "7H@", "@@@", "7H@c4 ", "x" * 10_000, "ü", "\0", "7H@z99", "??", "-"):
        with pytest.raises(knaves.Unreadable):
            game.move(text)


@pytest.mark.parametrize("name", GAMES)
def test_a_move_of_another_game_is_illegal(name: str) -> None:
    game = knaves.GAMES[name]
    state = game.new(seats=2, seed=bytes(32))
    for other in knaves.GAMES.values():
        if type(other) is not type(game):
            foreign = other.new(seats=2, seed=bytes(32))
            seat = min(state.actors)
            with pytest.raises(knaves.IllegalMove):
                state.apply(seat, foreign.legal(min(foreign.actors))[0])


@pytest.mark.parametrize("module", ["knaves", "knaves.testing"])
def test_examples_in_docstrings(module: str) -> None:
    found = doctest.testmod(importlib.import_module(module))
    assert found.attempted
    assert not found.failed


def test_importing_knaves_needs_only_the_standard_library() -> None:
    """In a Python without site-packages, and without loading heavy modules of the standard library."""
    program = (
        "import sys; sys.path.insert(0, sys.argv[1]); import knaves;"
        "knaves.GAMES['classic'].new(seats=2, seed=bytes(32));"
        "print(*sorted({name.split('.')[0] for name in sys.modules} - set(sys.stdlib_module_names)))"
    )
    result = subprocess.run(
        [sys.executable, "-I", "-S", "-c", program, str(ROOT / "src")],
        capture_output=True,
        text=True,
        check=True,
        timeout=300,
    )
    assert result.stdout.split() == ["__main__", "knaves"] or result.stdout.split() == ["knaves"]


@pytest.mark.parametrize("name", GAMES)
def test_the_names_of_version_0_1_still_work(name: str) -> None:
    game = knaves.GAMES[name]
    rng = random.Random(1)
    for before, seat, move, _, events in itertools.islice(play_randomly(random_start(game, rng), rng), 60):
        view = before.view(seat)
        assert (before.late, before.sealed) == (before.late_drawers, before.simultaneous)
        assert before.asides(seat) == view.asides == before.table_actions(seat)
        assert before.census() == before.card_counts()
        assert view.sealed == view.simultaneous
        assert (before.loose.rights, view.loose.rights) == (before.pending.draw_rights, view.pending.draw_rights)  # type: ignore[attr-defined]
        assert move.accuses == (move.accused_side is not None)
        for event in events:
            assert (event.says, event.tally) == (event.template, event.stat_key)
            assert event.lapses == (event.draw_forfeited_by is not None)
    assert (game.tallies, game.tidy(" pass ")) == (game.stat_keys, game.normalize_input(" pass "))
