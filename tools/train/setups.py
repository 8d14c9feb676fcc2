"""The set-ups of a run, as they are written in commands, and each one's compiled functions and tables."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, NamedTuple

import jax.numpy as jnp

from knaves.batch import make_engine
from knaves.games import GAMES
from tools.train.measure import Matches, make_yardstick
from tools.train.model import FAMILIES, Array, State
from tools.train.ppo import Learner, Losses, Options

BOARD_TABLES = (
    "classic-2:3072,classic-4:2048,travel-2:2048,classic-2@greedy:1536,classic-3:1536,travel-4:1536,classic-12:1536,"
    "travel-2@greedy:1536,classic-6x3:1536,travel-3:1536,classic-4@greedy:1536,travel-6:1536,classic-8:1536,"
    "travel-3@greedy:1536"
)
STACKS_TABLES = "stacks-2:4096,stacks-4:4096,stacks-3:4096,stacks-6:4096"
DEFAULT_TABLES = {"board": BOARD_TABLES, "stacks": STACKS_TABLES}
DEFAULT_WIDTHS = {"board": 64, "stacks": 64}


class Table(NamedTuple):
    """One set-up as it is written: `classic-6x3@greedy:512` is 512 tables of classic, six seats in three teams."""

    game: str
    seats: int
    teams: int
    """0 for the default number."""
    against_greedy: bool
    tables: int

    @property
    def place(self) -> str:
        """The table without its opponents and its count."""
        return f"{self.game}-{self.seats}" + (f"x{self.teams}" if self.teams else "")

    @property
    def name(self) -> str:
        """What it is called in reports."""
        return self.place + ("@greedy" if self.against_greedy else "")


def parse_tables(text: str) -> list[Table]:
    """Read set-ups and their table counts, such as `classic-2:3072,classic-2@greedy:1024,classic-6x3:512`."""
    found = []
    for part in text.split(","):
        table, _, count = part.partition(":")
        place, _, opponent = table.partition("@")
        game, _, seats = place.partition("-")
        players, _, teams = seats.partition("x")
        if game not in FAMILIES and game.isalpha():
            raise SystemExit(f"--tables: there is no game {game!r} here, only {', '.join(FAMILIES)}")
        try:
            if opponent not in ("", "greedy"):
                raise ValueError
            found.append(Table(game, int(players), int(teams or 0), bool(opponent), int(count)))
        except ValueError:
            raise SystemExit(f"--tables: {part!r} is not like classic-6x3:512 or classic-2@greedy:512") from None
    if len({FAMILIES[table.game] for table in found}) > 1:
        raise SystemExit("--tables: the board games and stacks have different networks; train one after the other")
    return found


@dataclass
class SetUp:
    """One set-up: its compiled functions and its tables."""

    table: Table
    learner: Learner
    matches: Matches
    collect: Any = None
    gradient: Any = None
    state: State | None = None
    happened: dict[str, Array] = field(default_factory=dict)
    losses: Losses | None = None

    @property
    def even(self) -> float:
        """The score of equals."""
        return float(1 / self.learner.engine.sides)


def make_setup(table: Table, options: Options, deals: int, *, float32: bool) -> SetUp:
    """Prepare a set-up; `deals` are those of a match."""
    chosen = GAMES[table.game].Options.parse({"teams": str(table.teams)}) if table.teams else None
    engine = make_engine(table.game, table.seats, chosen)
    dtype = jnp.float32 if float32 else jnp.bfloat16
    opponent = make_yardstick(engine) if table.against_greedy else None
    if table.against_greedy and opponent is None:
        raise SystemExit(f"--tables: greedy of {table.game} does not run on the device")
    return SetUp(table, Learner(engine, dtype, options, opponent), Matches(engine, dtype, deals))
