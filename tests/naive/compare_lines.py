"""Plays random games of classic and travel on the engine and the naive implementation side by side."""

import random
from collections import Counter
from typing import Any

import knaves
from knaves.games.lines import State
from tests.naive.compare import compare, report, try_move
from tests.naive.lines import COLOURS, ONE_EYED, TWO_EYED, NaiveLines

MAX_PLIES = 6000
"""Without a cap on all-pass rounds a game may be very long. It is stopped after this many moves."""

STYLES = ("moves", "cards", "rows")
"""Choose any move; choose a card first, since jacks have most of the moves; or build and break long rows."""

ALLOWED_TEAMS = {
    "classic": {2: (2,), 3: (3,), 4: (2,), 6: (2, 3), 8: (2,), 9: (3,), 10: (2,), 12: (2, 3)},  # C2 C13 C35
    "travel": {2: (2,), 3: (3,), 4: (2,), 6: (2, 3)},  # B17
}


def random_setup(rng: random.Random) -> tuple[str, int, dict[str, object]]:
    """A random game, number of seats and options. Some options keep their default."""
    name = rng.choice(["classic", "travel"])
    seats = rng.choice(list(ALLOWED_TEAMS[name]))
    teams = rng.choice(ALLOWED_TEAMS[name][seats])
    options: dict[str, object] = {
        "teams": teams,
        "diagonals": rng.random() < 0.7,
        "collinear_share": rng.random() < 0.5,
        "line_choice": rng.choice(["owner", "auto"]),
        "dead_cards": rng.choice(["one", "one_then_stuck", "unlimited"]),
        "forgotten_draw": rng.choice(["auto", "permanent", "until_next_turn"]),
        "dead_jack": rng.random() < 0.5,
        "stalemate_cap": rng.choice([40, False, 1, 2, 3]),
        "table_talk": rng.choice(["off", "penalty"] if name == "classic" else ["banned", "allowed"]),
    }
    if name == "classic" and teams == 2:  # G77
        options["advanced_jack"] = rng.random() < 0.5
    left_out = [option for option in options if rng.random() < 0.2]
    if teams != ALLOWED_TEAMS[name][seats][0]:
        left_out = [option for option in left_out if option != "teams"]
    return name, seats, {option: value for option, value in options.items() if option not in left_out}


def play_both(
    name: str,
    seats: int,
    options: dict[str, object],
    seed: bytes,
    rng: random.Random,
    *,
    chatter: float = 0.02,
    style: str = "any",
    tally: Counter[str] | None = None,
) -> int:
    """Play a random game on both and return its number of moves. Raises an AssertionError at the first difference.

    `chatter` is the probability of a table action instead of a move; `style` is one of STYLES or "any". `tally` counts
    which situations came up.
    """
    tally = Counter() if tally is None else tally
    contributions: tuple[str, ...] = ()
    if rng.random() < 0.3:
        contributions = tuple(rng.choice(["", "Ana", "złoty", "♠,♥"]) for _ in range(seats))
    if style == "any":
        style = rng.choice(STYLES)
    game = knaves.GAMES[name]
    make_options: Any = game.Options
    engine = game.new(seats=seats, seed=seed, options=make_options(**options), contributions=contributions)
    assert isinstance(engine, State)
    naive = NaiveLines(name, seats, options, seed, contributions)
    history: list[str] = []
    start = f"{name} seats={seats} options={options} seed={seed.hex()} contributions={contributions}"
    compare(engine, naive, snapshot, start, history)
    while not naive.over() and len(history) < MAX_PLIES:
        if rng.random() < 0.2:
            probe(engine, naive, rng, start, history)
        seat, text = random_move(naive, rng, chatter=chatter, style=style)
        history.append(f"{seat}:{text}")
        naive.apply(seat, text)
        try:
            move = game.move(text)
            assert str(move) == text
            engine, events = engine.apply(seat, move)
        except knaves.GameError as error:
            raise AssertionError(report(f"the engine refuses the move: {error}", start, history)) from error
        count(tally, naive, text, [event.kind for event in events])
        compare(engine, naive, snapshot, start, history)
    tally["games"] += 1
    tally[f"end: {naive.reason or 'unfinished'}"] += 1
    return len(history)


def random_move(naive: NaiveLines, rng: random.Random, *, chatter: float, style: str) -> tuple[int, str]:
    """A seat and its next move."""
    if rng.random() < chatter:
        talkers = [seat for seat in range(naive.seats) if naive.table_actions(seat)]
        if talkers:
            seat = rng.choice(talkers)
            return seat, rng.choice(sorted(naive.table_actions(seat)))
    while True:  # ends, since somebody always has a move other than a draw
        seat = rng.choice(sorted(naive.actors()))
        moves = sorted(naive.legal(seat))
        if "+" in moves:
            if rng.random() < 0.5:
                return seat, "+"
            moves.remove("+")  # forgotten
        if moves and style == "rows" and rng.random() < 0.7:
            most = max(row_score(naive, seat, move) for move in moves)
            moves = [move for move in moves if row_score(naive, seat, move) == most]
        elif moves and style == "cards":
            card = rng.choice(sorted({move[:2] for move in moves}))
            moves = [move for move in moves if move[:2] == card]
        if moves:
            return seat, rng.choice(moves)


def row_score(naive: NaiveLines, seat: int, text: str) -> int:
    """How well a move builds long rows or breaks opponents' sequences."""
    column, row = text[3:4], text[4:]
    if "x" in text:
        return 20 if any(text[3:] in naive.locked(team) for team in range(naive.teams)) else 0
    if "@" not in text:
        return 0
    length = 1
    for step in (-1, 1):
        at = ord(column) + step
        while naive.chips.get(f"{chr(at)}{row}") == naive.team(seat):
            length += 1
            at += step
    return length


def probe(engine: State, naive: NaiveLines, rng: random.Random, start: str, history: list[str]) -> None:
    """Try a random move, often an illegal one, on both."""
    seat = rng.choice([naive.turn, rng.randrange(naive.seats)])
    card = rng.choice([*naive.hands[seat], rng.choice(naive.pack)])
    jacks = [card for card in naive.hands[seat] if card in (*ONE_EYED, *TWO_EYED)]
    cells = [
        naive.cells,
        naive.corners,
        list(naive.chips),
        sorted(naive.locked(rng.randrange(naive.teams))),
        naive.spaces.get(card, []),
    ]
    cell = rng.choice(rng.choice([some for some in cells if some]))
    text = rng.choice(
        [
            *(f"{card}@{cell}", f"{card}x{cell}", f"{card}!", f"-{card}", "pass", "+", "offer"),
            *(f"{jack}{how}" for jack in jacks for how in (f"@{cell}", f"x{cell}", "!")),
            *(f"call:{rng.choice(COLOURS)}", f"={rng.choice(list(naive.lines))}"),
        ]
    )
    try_move(engine, naive, seat, text, start, history)


def snapshot(engine: State) -> dict[str, object]:
    """The engine's state in the form of `NaiveLines.snapshot`."""
    width = 10 if engine.game.name == "classic" else 8
    cells = [f"{'abcdefghij'[number % width]}{number // width + 1}" for number in range(100)]
    outcome = engine.outcome
    return {
        "hands": [list(hand) for hand in engine.hands],
        "discards": [list(pile) for pile in engine.discards],
        "deck": list(engine.deck),
        "turn": engine.turn,
        "dealer": engine.opening.dealer,
        "chips": {
            cell: team for team, mask in enumerate(engine.chips) for bit, cell in enumerate(cells) if mask >> bit & 1
        },
        "sequences": [[line.name for line in lines] for lines in engine.sequences],
        "exchanges": engine.pending.exchanges,
        "rights": list(engine.pending.draw_rights),
        "owed": sorted(engine.pending.owed_draws),
        "choosing": engine.pending.choosing,
        "forfeits": sorted(engine.pending.forfeits),
        "offers": sorted(engine.pending.offers),
        "passes": engine.pending.passes,
        "idle": engine.pending.idle,
        "outcome": outcome and {"winners": sorted(outcome.winners), "reason": str(outcome.reason)},
    }


def count(tally: Counter[str], naive: NaiveLines, text: str, events: list[str]) -> None:
    """Count situations, to show that random play reaches the rare rules too."""
    tally["moves"] += 1
    tally.update(events)
    if "sequence-broken" in events:
        tally["broken, then a choice (G75)"] += "choice-opened" in events
        tally["broken, and a line still counts (G20)"] += "sequence-made" in events
        tally["broken, and its owner wins"] += "ended" in events
    tally["two lines at once (G5 G6)"] += events.count("sequence-made") > 1
    tally["three lines at once"] += events.count("sequence-made") > 2
    if naive.forgotten_draw == "until_next_turn" and text != "+" and not text.endswith("!"):
        tally["forgotten draws made up (B10)"] += events.count("drew")
    tally["as many exchanges as the pack has cards"] += naive.exchanges == len(naive.pack)
    tally["jack exchanged (G12)"] += text in ("JS!", "JH!", "JC!", "JD!")
    tally["call without effect"] += text.startswith("call:") and not naive.forfeits
    tally["pass with an empty hand (G16)"] += text == "pass" and not naive.hands[naive.turn - 1]
