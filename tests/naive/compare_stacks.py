"""Plays random games of stacks on the engine and the naive implementation side by side."""

import random
from collections import Counter
from typing import Any

import knaves
from knaves.games.stacks import State
from tests.naive.compare import compare, report, try_move
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
"""Probabilities of forgetting a draw, one is chosen per game; a stalemate needs players who hardly draw (G46)."""
HASTE = (1.0, 1.0, 0.3, 0.05)
"""Probabilities of making a discard that was chosen, one per game; lower ones lead to longer turns."""
LENGTHS = (50, 100, 200, 400, 800, 1600)


def random_setup(rng: random.Random) -> tuple[int, dict[str, object]]:
    """A random number of seats and options. Some options keep their default."""
    options = {name: rng.choice(values) for name, values in VALUES.items()}
    seats = rng.choice((2, 2, 3, 4, 5, 6))  # two players have special rules (S4, S26, G36)
    return seats, {name: value for name, value in options.items() if rng.random() < 0.8}


def play_both(
    seats: int, options: dict[str, object], seed: bytes, rng: random.Random, *, tally: Counter[str] | None = None
) -> int:
    """Play a random game on both and return its number of moves. Raises an AssertionError at the first difference.

    `tally` counts which situations came up.
    """
    contributions: tuple[str, ...] = ()
    if rng.random() < 0.3:
        contributions = tuple(rng.choice(["", "Ana", "złoty", "♠,♥"]) for _ in range(seats))
    forgetful, haste = rng.choice(FORGETFUL), rng.choice(HASTE)
    game = knaves.GAMES["stacks"]
    make_options: Any = game.Options
    engine = game.new(seats=seats, seed=seed, options=make_options(**options), contributions=contributions)
    assert isinstance(engine, State)
    naive = NaiveStacks(seats, options, seed, contributions)
    history: list[str] = []
    start = f"stacks seats={seats} options={options} seed={seed.hex()} contributions={contributions}"
    compare(engine, naive, snapshot, start, history)
    while naive.outcome is None:
        if rng.random() < 0.1:
            probe(engine, naive, rng, start, history)
        seat, text = random_move(naive, rng, forgetful=forgetful, haste=haste)
        history.append(f"{seat}:{text}")
        naive.apply(seat, text)
        try:
            move = game.move(text)
            assert str(move) == text
            engine, _ = engine.apply(seat, move)
        except knaves.GameError as error:
            raise AssertionError(report(f"the engine refuses the move: {error}", start, history)) from error
        compare(engine, naive, snapshot, start, history)
    if tally is not None:
        tally += naive.tally
        tally["games"] += 1
        tally[f"games of {seats} seats"] += 1
        tally[f"end: {naive.outcome['reason']}"] += 1
        tally[f"length: {length_bucket(len(history))}"] += 1
    return len(history)


def length_bucket(plies: int) -> str:
    """The bucket of a game's length in the report."""
    below = next((limit for limit in LENGTHS if plies < limit), None)
    return f"below {below:>4}" if below else f"from {LENGTHS[-1]:>5}"


def random_move(naive: NaiveStacks, rng: random.Random, *, forgetful: float, haste: float) -> tuple[int, str]:
    """A seat and its next move; `forgetful` and `haste` are the probabilities of forgetting and discarding."""
    drawers = [seat for seat in sorted(naive.actors()) if "+" in naive.legal(seat)]
    for seat in drawers:
        if rng.random() >= forgetful:
            return seat, "+"
    choices = [(seat, sorted(naive.legal(seat) - {"+"})) for seat in sorted(naive.actors())]
    seat, moves = rng.choice([(seat, moves) for seat, moves in choices if moves])
    text = rng.choice(moves)
    plays = [move for move in moves if move[0] != "-" and move != "end"]
    if plays and text not in plays and rng.random() >= haste:
        text = rng.choice(plays)
    return seat, text


def probe(engine: State, naive: NaiveStacks, rng: random.Random, start: str, history: list[str]) -> None:
    """Try a random move, often an illegal one, on both."""
    seat = rng.choice([naive.turn, rng.randrange(naive.seats)])
    card = rng.choice([*naive.hands[seat], *naive.discards[seat][-1:], rng.choice(CARDS)])
    victim = rng.randrange(naive.seats)
    play = rng.choice([f"SC:{victim}{rng.choice('dh')}", f"ST:{victim}{rng.choice('br')}", "SK", "RV"])
    if card[0] in "BR" and card not in ("BL", "RV"):
        play = rng.choice([play, f"{card}@{rng.choice(PLACES)}"])
    text = rng.choice([play, f"^{play}", f"-{card}", f"take:{card}", "end", "+", "block", "^block", "let"])
    try_move(engine, naive, seat, text, start, history)


def snapshot(engine: State) -> dict[str, object]:
    """The engine's state in the form of `NaiveStacks.snapshot`."""
    outcome = engine.outcome
    return {
        "hands": [list(hand) for hand in engine.hands],
        "discards": [list(pile) for pile in engine.discards],
        "deck": list(engine.deck),
        "piles": {place: list(pile) for place, pile in zip(PLACES, engine.piles, strict=True)},
        "chips": [list(chips) for chips in engine.chips],
        "set_aside": list(engine.out),
        "specials": list(engine.specials),
        "turn": engine.turn,
        "direction": engine.direction,
        "rights": sorted(engine.pending.draw_rights),
        "penalties": sorted(engine.pending.penalties),
        "outcome": outcome and {"winners": sorted(outcome.winners), "reason": str(outcome.reason)},
    }
