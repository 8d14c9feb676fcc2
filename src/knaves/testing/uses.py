"""What the parts of Knaves that play a game need of it: commands, records, the arena, terminals, environments, servers.

Each check is named after the part that would fail. Their messages say what to change in the game.
"""

from __future__ import annotations

import json
import pickle
import random
from collections.abc import Callable, Iterable
from dataclasses import fields, replace

from knaves.deal import seed_from
from knaves.draws import SeatPiles
from knaves.game import Event, Game, GameError, IllegalMove, Move, SetupError, State, Unreadable, View
from knaves.record import Played, Record, RecordError, check, parse
from knaves.testing.playing import MAX_MOVES, RandomTable

NOT_OPTIONS = ("game", "seats", "seed", "render_mode", "asides", "max_moves", "players")
"""Names that environments have for settings of their own."""
GARBAGE = ("", " ", "x", "-", "?", "0", "??", "no such thing", "\0", "é", "7" * 5000, "{}", "[", "=", "\n")


def refuses(what: str, call: Callable[[], object], *kinds: type[GameError]) -> None:
    """Assert that a call raises one of these errors, with a sentence."""
    try:
        answer = call()
    except kinds as error:
        assert str(error).strip(), f"{what} is refused without a sentence"
    except Exception as error:  # noqa: BLE001, RUF100 - whatever it is, it is not what was promised
        expected = " or ".join(kind.__name__ for kind in kinds)
        raise AssertionError(f"{what} raised {error!r}, not {expected}") from None
    else:
        raise AssertionError(f"{what} was taken: {answer!r}")


def check_declarations(game: Game) -> None:
    """The name, the numbers of players and the options, by which commands, records and environments refer to it."""
    assert game.name.isidentifier() and game.name == game.name.lower(), (  # noqa: PT018
        f"name is one word in lower case, such as 'twentyone', not {game.name!r}"
    )
    assert type(game.version) is int and game.version > 0, f"version is a number from 1, not {game.version!r}"  # noqa: PT018
    counts = game.seat_counts
    assert counts and list(counts) == sorted(set(counts)), f"seat_counts are in ascending order, not {counts}"  # noqa: PT018
    assert game.players_rule, "players_rule is the id of the rule on the number of players; refusals cite it"
    for spec in fields(game.Options):
        assert "values" in spec.metadata, f"declare the option {spec.name} with choice()"
        assert spec.name not in NOT_OPTIONS, f"environments have a setting {spec.name}: give the option another name"
    assert game.Options.parse(game.Options().texts(all_of_them=True)) == game.Options(), "options do not round trip"
    copied = pickle.loads(pickle.dumps(game))  # noqa: S301 - our own bytes
    assert copied is game, "give the game a name in the module of its class, as TWENTYONE = TwentyOne(), for processes"


def check_setup(table: RandomTable) -> None:
    """Tables that cannot be are refused with a sentence; equal ones are dealt alike, and a seed is optional."""
    game, seats, options = table.game, table.seats, table.options
    assert table.deal() == table.deal(), "the same seed and options deal two different games: take all chance from Deal"
    added = game.new(seats=seats, seed=table.seed, options=options, contributions=("a",) * seats)
    if len(added.deck) > 1:
        assert str(added) != str(table.deal()), "contributions do not change the deal: pass them to Deal.start"
    unseeded = [str(game.new(seats=seats, options=options)) for _ in range(3)]
    assert len(set(unseeded)) > 1, "without a seed, every game is dealt alike: pass the seed to Deal.start"
    for wrong in (-1, 0, 99, "2", 2.0, True, None):
        refuses(f"new(seats={wrong!r})", lambda wrong=wrong: game.new(seats=wrong, seed=table.seed), SetupError)  # type: ignore[misc]
        refuses(f"sides({wrong!r})", lambda wrong=wrong: game.sides(wrong), SetupError)  # type: ignore[misc]
    for bad in (b"short", 7, "seed"):
        refuses(f"new(seed={bad!r})", lambda bad=bad: game.new(seats=seats, seed=bad), SetupError)  # type: ignore[misc]
    others: tuple[object, ...] = ({}, "x", 1)
    for other in others:
        refuses(f"new(options={other!r})", lambda other=other: game.new(seats=seats, options=other), SetupError)  # type: ignore[misc]
    sides = game.sides(seats, options)
    assert len(sides) == seats, f"sides has {len(sides)} entries for {seats} seats"
    assert set(game.side_names(seats, options)) == set(sides), "side_names does not name the sides that play"


def check_moves(game: Game, view: View, moves: Iterable[Move]) -> None:
    """Records need short words, terminals read them as they are typed, environments number them."""
    for move in moves:
        text = str(move)
        assert 0 < len(text) <= 40 and text.isprintable() and " " not in text, (  # noqa: PT018
            f"the text of a move is one word of at most 40 characters, not {text!r}"
        )
        for typed in (text, f" {text.lower()} "):
            try:
                read = view.read(typed)
            except GameError as error:
                raise AssertionError(f"typed as {typed!r}, {text} is refused: {error}") from None
            assert read == move, f"typed as {typed!r}, {text} is read as {read}"
        assert hash(game.move(text)) == hash(move), f"{text} has two hashes: make moves frozen dataclasses"


def check_all_moves(game: Game, table: RandomTable) -> frozenset[Move]:
    """Environments number the moves in the order of `all_moves`."""
    listed = game.all_moves(table.seats, table.options)
    assert listed, "all_moves is empty: list every move that can be played, so that environments can number them"
    assert len(set(listed)) == len(listed), "all_moves lists a move twice"
    return frozenset(listed)


def check_garbage(state: State, rng: random.Random) -> None:
    """Servers and terminals get any text: it is read, or refused with a sentence."""
    game = state.game
    seat = next(iter(state.actors), 0)
    readers: tuple[tuple[str, Callable[[str], object], str], ...] = (
        ("move", game.move, str(next(iter(state.legal(seat)), "x"))),
        ("position", game.position, str(state)),
        ("read_view", game.read_view, str(state.view(seat))),
    )
    for name, read, text in readers:
        at = rng.randrange(len(text))
        damaged = (text[:at], text[at + 1 :], text[:at] + rng.choice("?9 =/x") + text[at + 1 :], f"{text} {text}")
        for typed in (*GARBAGE, *damaged):
            try:
                read(typed)
            except GameError as error:
                assert str(error), f"{name} refuses {typed[:40]!r} without a sentence"
            except Exception as error:  # noqa: BLE001, RUF100 - whatever it is, it is not what was promised
                raise AssertionError(f"{name}({typed[:60]!r}) raised {error!r}, not Unreadable or SetupError") from None
    refuses("apply of a text that is no move", lambda: state.apply(seat, "no such move"), Unreadable, IllegalMove)
    for thing in (None, 7, b"x", ()):
        refuses(f"apply of {thing!r}", lambda thing=thing: state.apply(seat, thing), IllegalMove)  # type: ignore[misc]


def check_text_move(state: State, seat: int, move: Move) -> None:
    """`apply` takes the text of a move as well: `Game.as_move` reads it."""
    try:
        by_text = state.apply(seat, str(move))
    except GameError as error:
        raise AssertionError(
            f"apply refuses the text {str(move)!r}: start it with move = self.game.as_move(move) ({error})"
        ) from None
    assert by_text == state.apply(seat, move), f"{move} and its text do different things in {state}"


def check_shown(state: State, events: Iterable[Event]) -> None:
    """Terminals print the picture and the sentences; servers send the rest as JSON to other processes."""
    game = state.game
    names = {seat: f"player {seat}" for seat in range(state.seats)}
    sides = game.side_names(state.seats, state.options)
    for seat in (None, *range(state.seats)):
        view = state.view(seat)
        assert view.picture().strip(), f"the picture for seat {seat} is empty"
        assert "\n" not in str(view), f"the text of a view is one line: {view}"
        json.dumps(view.data())
        assert pickle.loads(pickle.dumps(view)) == view, f"the view of seat {seat} cannot be pickled"  # noqa: S301
        for event in events:
            try:
                event.sentence(seat, names, sides)
            except (KeyError, IndexError) as error:
                raise AssertionError(f"the template of {event.kind} has a field that it lacks: {error}") from None
    assert pickle.loads(pickle.dumps(state)) == state, f"this state cannot be pickled: {state}"  # noqa: S301
    for event in events:
        json.dumps(event.open())
        assert pickle.loads(pickle.dumps(event)) == event, f"the event {event.kind} cannot be pickled"  # noqa: S301
        assert not event.stat_key or event.stat_key in game.stat_keys, f"stat_keys lacks {event.stat_key!r}"
        assert not game.event_types or type(event) in game.event_types, f"event_types lacks {type(event).__name__}"


def check_over(state: State, move: Move) -> None:
    """Nothing can be played in a game that is over."""
    for seat in range(state.seats):
        refuses(f"{move} after the end", lambda seat=seat: state.apply(seat, move), IllegalMove)  # type: ignore[misc]


def check_record(table: RandomTable, played: Iterable[tuple[int, Move]], end: State, *, per_seat: bool = False) -> None:
    """A game is recorded, read again and checked to the last card."""
    game = table.game
    assert end.outcome is not None
    record = Record.start(game, seats=table.seats, seed=table.seed, options=table.options, per_seat=per_seat)
    record = replace(record, moves=tuple(Played(seat, str(move)) for seat, move in played))
    record.public(game)
    record = parse(str(record.finish(end.outcome, table.seed)))
    try:
        again = check(record, {game.name: game})
    except RecordError as error:
        raise AssertionError(f"the record of a game does not hold: {error}") from None
    assert again == end, f"played again from its record, the game ends in {again}, not in {end}"


def check_arena(table: RandomTable, rng: random.Random) -> None:
    """In a match each seat draws from a pile of its own, and the bots see views that came from another process."""
    state = table.deal()
    piles = SeatPiles(state)
    played = []
    for _ in range(MAX_MOVES):
        if state.outcome is not None:
            break
        seat = rng.choice(sorted(state.actors))
        move = rng.choice(state.legal(seat))
        state, _ = piles.apply(state, seat, move)
        played.append((seat, move))
    check_record(table, played, state, per_seat=True)
    other = RandomTable(table.game, table.seats, table.options, seed_from(rng.getrandbits(64)))
    assert other.deal().card_counts() == table.deal().card_counts(), "two deals of a table have different cards"
