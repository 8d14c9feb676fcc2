"""One draw pile per seat: a seat gets the same cards whatever the others do."""

from __future__ import annotations

import random
import sys
from dataclasses import replace
from pathlib import Path
from types import ModuleType

import pytest

import knaves
from knaves.deal import seed_from
from knaves.draws import SeatPiles
from knaves.game import Game, GameError, Options, State
from knaves.record import Record, RecordError, check, parse
from knaves.testing import check_game, random_start

ROOT = Path(__file__).parents[2]
Cards = dict[int, list[str]]


def draw_randomly(start: State, chance: int) -> tuple[Cards, State]:
    """Play a random game with one pile per seat; the cards drawn until a pile was empty, and the last state."""
    rng = random.Random(chance)
    piles = SeatPiles(start)
    state = start
    drawn: Cards = {seat: [] for seat in range(start.seats)}
    enough = True
    while state.outcome is None:
        seat = rng.choice(sorted(state.actors))
        state, events = piles.apply(state, seat, rng.choice(state.legal(seat)))
        for event in events:
            if event.kind == "drew" and enough:
                data = event.open()
                drawer = data["seat"]
                drawn[drawer] += data.get("cards") or [data["card"]]
                enough = len(drawn[drawer]) <= len(start.deck[drawer :: start.seats])
    return drawn, state


TABLES = [
    ("classic", 2, {}),
    ("classic", 3, {}),
    ("classic", 4, {}),
    ("classic", 2, {"forgotten_draw": "until_next_turn"}),
    ("travel", 2, {}),
    ("travel", 3, {"forgotten_draw": "until_next_turn"}),
    ("stacks", 2, {}),
    ("stacks", 4, {}),
    ("stacks", 3, {"forgotten_draw": "penalty"}),
]


def table(name: str, seats: int, texts: dict[str, str]) -> tuple[Game, Options]:
    game = knaves.GAMES[name]
    if "forgotten_draw" in texts:
        spec = next(row for row in game.Options.table() if row.name == "forgotten_draw")
        texts = {"forgotten_draw": next(value for value in spec.values if value != spec.default)}
    return game, game.Options.parse(texts)


@pytest.mark.parametrize(("name", "seats", "texts"), TABLES)
def test_a_seat_gets_the_same_cards_whatever_the_others_do(name: str, seats: int, texts: dict[str, str]) -> None:
    game, options = table(name, seats, texts)
    seen = 0
    for number in range(6):
        start = game.new(seats=seats, seed=seed_from(number), options=options)
        for chance in range(4):
            drawn, _ = draw_randomly(start, chance)
            for seat, cards in drawn.items():
                own = list(start.deck[seat::seats])
                assert cards[: len(own)] == own[: len(cards)]
                seen += len(cards)
    assert seen > 500


def test_a_seat_whose_pile_is_empty_draws_from_the_bottom_of_the_next() -> None:
    start = knaves.GAMES["travel"].new(seats=3, seed=seed_from(1))
    piles = SeatPiles(start)
    own, left, right = (list(start.deck[seat::3]) for seat in range(3))
    expected = own + left[::-1] + right[::-1]
    assert list(piles._order(0)) == expected
    piles._take(0, len(own) + 2)
    assert list(piles._order(1)) == left[:-2] + right[::-1]
    piles._take(0, len(left) - 2 + 1)
    assert list(piles._order(1)) == right[:-1][::-1]
    assert list(piles._order(2)) == right[:-1]


@pytest.mark.parametrize("name", sorted(knaves.GAMES))
def test_no_card_is_lost_whatever_the_options(name: str) -> None:
    for number in range(25):
        rng = random.Random(number)
        start = random_start(knaves.GAMES[name], rng)
        state: State = start
        piles = SeatPiles(start)
        for _ in range(400):
            if state.outcome is not None:
                break
            seat = rng.choice(sorted(state.actors))
            state, _ = piles.apply(state, seat, rng.choice(state.legal(seat)))
            assert state.card_counts() == start.card_counts()
            assert sorted(state.deck) == sorted(piles._order(0))


def random_record(name: str, seats: int, chance: int = 0) -> Record:
    game = knaves.GAMES[name]
    seed = seed_from(f"{name}/{seats}")
    state = game.new(seats=seats, seed=seed)
    record = Record.start(game, seats=seats, seed=seed, per_seat=True)
    piles = SeatPiles(state)
    rng = random.Random(chance)
    while state.outcome is None:
        seat = rng.choice(sorted(state.actors))
        move = rng.choice(state.legal(seat))
        state, _ = piles.apply(state, seat, move)
        record = record.add(seat, move)
    return record.finish(state.outcome, seed)


@pytest.mark.parametrize("name", sorted(knaves.GAMES))
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_records_of_games_with_seat_piles_say_so_and_are_valid(name: str, seats: int) -> None:
    record = random_record(name, seats)
    text = str(record)
    assert "\nDraw pile: per seat\n" in text
    assert parse(text).per_seat
    assert str(parse(text)) == text
    check(parse(text), knaves.GAMES)
    with pytest.raises(RecordError):  # without that line it's a different game with different check digits
        check(parse(text.replace("Draw pile: per seat\n", "")), knaves.GAMES)
    with pytest.raises(RecordError, match="Draw pile is 'per seat' or left out, not 'for all'"):
        parse(text.replace("per seat", "for all"))


@pytest.mark.parametrize("name", sorted(knaves.GAMES))
def test_a_move_of_another_seat_is_refused_and_changes_nothing(name: str) -> None:
    record = parse(str(random_record(name, 2)))
    for number in (1, 7, len(record.moves)):
        played = record.moves[number - 1]
        for seat in (1 - played.seat, 2, 99):
            moves = (*record.moves[: number - 1], replace(played, seat=seat), *record.moves[number:])
            with pytest.raises(RecordError, match=rf"move {number} \(seat {seat}, "):
                check(replace(record, moves=moves), knaves.GAMES)
    game = knaves.GAMES[name]
    state = game.new(seats=2, seed=seed_from(1))
    piles = SeatPiles(state)
    order = [piles._order(seat) for seat in range(2)]
    waiting = next(seat for seat in range(2) if seat not in state.actors)
    with pytest.raises(GameError):
        piles.apply(state, waiting, state.legal(1 - waiting)[0])
    assert order == [piles._order(seat) for seat in range(2)]


def test_forfeited_and_abandoned_games_are_verified_up_to_their_last_move() -> None:
    record = random_record("travel", 2)
    seed = record.seed
    assert seed is not None
    cut = parse(str(record.forfeit(1, "./bot exited with status 3: a\nb", seed)))
    assert cut.result == "forfeited by 1 (./bot exited with status 3: a b)"
    with pytest.raises(RecordError, match="the result is 'won by"):
        check(cut, knaves.GAMES)  # the game was over already, so nobody can forfeit it
    unfinished = replace(cut, moves=cut.moves[:-1])
    assert check(unfinished, knaves.GAMES).outcome is None
    assert check(parse(str(unfinished.abandon("not over after 9 moves", seed))), knaves.GAMES).outcome is None
    with pytest.raises(RecordError, match="forfeited by seat 2, yet there are 2 seats"):
        check(replace(unfinished, result="forfeited by 2 (x)", seed=seed), knaves.GAMES)


# --- Third-party games ---


def twentyone(monkeypatch: pytest.MonkeyPatch, name: str, *changes: tuple[str, str]) -> Game:
    """The docs' example game with changes to its source, as a module."""
    source = (ROOT / "src/knaves/template/twentyone.py").read_text("utf-8")
    for old, new in changes:
        assert old in source
        source = source.replace(old, new)
    module = ModuleType(name)
    monkeypatch.setitem(sys.modules, name, module)  # dataclasses look up their module
    exec(compile(source, f"{name}.py", "exec"), module.__dict__)
    game = module.__dict__["TWENTYONE"]
    assert isinstance(game, Game)
    return game


def hands_by_seat(game: Game, number: int, chance: int) -> list[list[str]]:
    """Play a random game with one pile per seat; the cards added to each hand, in order."""
    rng = random.Random(chance)
    state: State = game.new(seats=2, seed=seed_from(number))
    piles, whole = SeatPiles(state), state.card_counts()
    added: list[list[str]] = [[], []]
    while state.outcome is None:
        (seat,) = state.actors
        before = state.open_hands()[seat]
        state, _ = piles.apply(state, seat, rng.choice(state.legal(seat)))
        assert state.card_counts() == whole
        added[seat] += [card for card in state.open_hands()[seat] if card not in before]
    return added


RENAMED = ("Drew", "TookFromThePile")


def test_an_event_of_any_name_keeps_the_deals_paired(monkeypatch: pytest.MonkeyPatch) -> None:
    game = twentyone(monkeypatch, "renamed", RENAMED)
    check_game(game, games=5)
    for number in range(10):
        deck = game.new(seats=2, seed=seed_from(number)).deck
        for chance in range(5):
            for seat, cards in enumerate(hands_by_seat(game, number, chance)):
                assert cards == list(deck[seat::2][: len(cards)])


NO_DRAWN = ("def drawn(self)", "def nobody_asks(self)")


def test_check_game_finds_draws_that_no_event_reports(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(AssertionError, match=r"the draw pile lost .* yet the events tell of none: give them `drawn`"):
        check_game(twentyone(monkeypatch, "untold", NO_DRAWN), games=5)


def test_draws_that_no_event_reports_conserve_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """The deals aren't paired then, but the games are played by the rules."""
    game = twentyone(monkeypatch, "untold", NO_DRAWN)
    for number in range(10):
        hands_by_seat(game, number, number)


def test_check_game_finds_cards_that_were_not_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    game = twentyone(monkeypatch, "lying", ("return ((self.seat, self.card),)", 'return ((self.seat, "AS"),)'))
    with pytest.raises(AssertionError, match="the events tell of AS"):
        check_game(game, games=5)
