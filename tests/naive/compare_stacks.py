"""Plays random games of stacks on the engine and on the naive implementation at once.

After every move everything that can be seen is compared: who may act, what every seat may do, and the whole position.
"""

import random
from collections import Counter
from typing import Any

import knaves
from knaves.games.stacks import State
from tests.naive.stacks import NaiveStacks

VALUES: dict[str, tuple[str, ...]] = {
    "forgotten_draw": ("auto", "penalty"),
    "reshuffle": ("sequences", "with_specials"),
    "reverse_in_two": ("removed", "kept"),
    "block_scope": ("completion", "any_time"),
    "steal_from_hand": ("random", "chosen"),
    "skip_stack": ("cumulative", "single"),
}
PLACES = ("b1", "b2", "r1", "r2")
CARDS = ("B1", "B2", "B3", "B4", "B5", "BW", "R1", "R2", "R3", "R4", "R5", "RW", "SK", "RV", "SC", "BL", "ST")
FORGETFUL = (0.5, 0.5, 0.5, 0.9, 1.0)
"""How likely a draw is forgotten, by game; only those who hardly ever draw come to a stalemate (G46)."""
HASTE = (1.0, 1.0, 0.3, 0.05)
"""How likely a discard that comes up is made, by game: the smaller, the more cards are played in a turn."""
LENGTHS = (50, 100, 200, 400, 800, 1600)


def random_setup(rng: random.Random) -> tuple[int, dict[str, object]]:
    """A number of seats and options, such that each of them turns up; some options are left at their default."""
    options = {name: rng.choice(values) for name, values in VALUES.items()}
    seats = rng.choice((2, 2, 3, 4, 5, 6))  # two players have rules of their own (S4, S26, G36)
    return seats, {name: value for name, value in options.items() if rng.random() < 0.8}


def play_both(
    seats: int, options: dict[str, object], seed: bytes, rng: random.Random, *, tally: Counter[str] | None = None
) -> int:
    """Play one random game on both and return how many moves it had; an AssertionError says where they differ.

    `tally` counts what came up.
    """
    contributions: tuple[str, ...] = ()
    if rng.random() < 0.3:
        contributions = tuple(rng.choice(["", "Ana", "złoty", "♠,♥"]) for _ in range(seats))
    forgetful, haste = rng.choice(FORGETFUL), rng.choice(HASTE)
    game = knaves.GAMES["stacks"]
    make_options: Any = game.Options
    real = game.new(seats=seats, seed=seed, options=make_options(**options), contributions=contributions)
    assert isinstance(real, State)
    naive = NaiveStacks(seats, options, seed, contributions)
    history: list[str] = []
    start = f"stacks seats={seats} options={options} seed={seed.hex()} contributions={contributions}"
    compare(real, naive, start, history)
    while naive.outcome is None:
        if rng.random() < 0.1:
            probe(real, naive, rng, start, history)
        seat, text = random_move(naive, rng, forgetful=forgetful, haste=haste)
        history.append(f"{seat}:{text}")
        naive.apply(seat, text)
        try:
            move = game.move(text)
            assert str(move) == text
            real, _ = real.apply(seat, move)
        except knaves.GameError as error:
            raise AssertionError(report(f"the engine refuses the move: {error}", start, history)) from error
        compare(real, naive, start, history)
    if tally is not None:
        tally += naive.tally
        tally["games"] += 1
        tally[f"games of {seats} seats"] += 1
        tally[f"end: {naive.outcome['reason']}"] += 1
        tally[f"length: {length(len(history))}"] += 1
    return len(history)


def length(plies: int) -> str:
    """The row of the distribution of lengths that a game belongs to."""
    below = next((limit for limit in LENGTHS if plies < limit), None)
    return f"below {below:>4}" if below else f"from {LENGTHS[-1]:>5}"


def random_move(naive: NaiveStacks, rng: random.Random, *, forgetful: float, haste: float) -> tuple[int, str]:
    """Who moves and how; a draw is forgotten and a discard thought better of as often as is said."""
    waiting = [seat for seat in sorted(naive.actors()) if "+" in naive.legal(seat)]
    for seat in waiting:
        if rng.random() >= forgetful:
            return seat, "+"
    able = [(seat, sorted(naive.legal(seat) - {"+"})) for seat in sorted(naive.actors())]
    seat, moves = rng.choice([(seat, moves) for seat, moves in able if moves])
    text = rng.choice(moves)
    plays = [move for move in moves if move[0] != "-" and move != "end"]
    if plays and text not in plays and rng.random() >= haste:
        text = rng.choice(plays)
    return seat, text


def probe(real: State, naive: NaiveStacks, rng: random.Random, start: str, history: list[str]) -> None:
    """Try some move that may well be illegal: the engine must refuse just those that the naive one does not list."""
    seat = rng.choice([naive.turn, rng.randrange(naive.seats)])
    card = rng.choice([*naive.hands[seat], *naive.discards[seat][-1:], rng.choice(CARDS)])
    victim = rng.randrange(naive.seats)
    play = rng.choice([f"SC:{victim}{rng.choice('dh')}", f"ST:{victim}{rng.choice('br')}", "SK", "RV"])
    if card[0] in "BR" and card not in ("BL", "RV"):
        play = rng.choice([play, f"{card}@{rng.choice(PLACES)}"])
    text = rng.choice([play, f"^{play}", f"-{card}", f"take:{card}", "end", "+", "block", "^block", "let"])
    allowed = text in naive.legal(seat)
    try:
        real.apply(seat, real.game.move(text))
        taken = True
    except knaves.IllegalMove:
        taken = False
    if taken != allowed:
        verb = "takes" if taken else "refuses"
        raise AssertionError(report(f"the engine {verb} {text} of seat {seat}, the naive one does not", start, history))


def compare(real: State, naive: NaiveStacks, start: str, history: list[str]) -> None:
    """Raise an AssertionError that shows every difference between the two."""
    differences = []
    if real.actors != naive.actors():
        differences.append(f"actors: engine {sorted(real.actors)}, naive {sorted(naive.actors())}")
    for seat in range(naive.seats):
        found, expected = [str(move) for move in real.legal(seat)], naive.legal(seat)
        if len(set(found)) != len(found):
            differences.append(f"the engine lists a move of seat {seat} twice: {found}")
        if set(found) != expected:
            only_real, only_naive = sorted(set(found) - expected), sorted(expected - set(found))
            differences.append(f"legal of seat {seat}: only engine {only_real}, only naive {only_naive}")
        if real.table_actions(seat):
            differences.append(f"asides of seat {seat}: the engine has some, and stacks has none")
    engine_snapshot, naive_snapshot = snapshot(real), naive.snapshot()
    if engine_snapshot != naive_snapshot:
        differences += [
            f"{key}: engine {engine_snapshot[key]}, naive {value}"
            for key, value in naive_snapshot.items()
            if engine_snapshot[key] != value
        ]
    if differences:
        raise AssertionError(report("\n".join(differences), start, history))


def report(differences: str, start: str, history: list[str]) -> str:
    return f"{differences}\nin {start}\nafter {' '.join(history) or 'the deal'}"


def snapshot(real: State) -> dict[str, object]:
    """The engine's state in the form of `NaiveStacks.snapshot`."""
    outcome = real.outcome
    return {
        "hands": [list(hand) for hand in real.hands],
        "discards": [list(pile) for pile in real.discards],
        "deck": list(real.deck),
        "piles": {place: list(pile) for place, pile in zip(PLACES, real.piles, strict=True)},
        "chips": [list(chips) for chips in real.chips],
        "set_aside": list(real.out),
        "specials": list(real.specials),
        "turn": real.turn,
        "direction": real.direction,
        "rights": sorted(real.pending.draw_rights),
        "penalties": sorted(real.pending.penalties),
        "outcome": outcome and {"winners": sorted(outcome.winners), "reason": str(outcome.reason)},
    }
