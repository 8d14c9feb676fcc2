"""The outlook of a team: its chance to win, judged from all hands and the board, so that a playout can stop early.

A small neural network over counts of lines: of each team's open lines by the chips they lack, the cards its hands have
for them and whether an opponent could stop them. `tools/train_outlook.py` learns it from games that the evaluation
plays against itself, in which all cards are known; so it is asked about possible worlds, never about a real position.
"""

from __future__ import annotations

import json
import math
from functools import lru_cache
from importlib import resources
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from knaves.bots.lines.kernel import Array, inlined, signed
from knaves.bots.lines.layout import (
    CARD_AT,
    CELLS,
    CELLS_OF,
    COPIES,
    DECK,
    FREE,
    FREE_OF,
    GONE,
    HANDS,
    HELD,
    KIND,
    LENGTH,
    LINE_CELLS,
    LINE_COUNT,
    LINES,
    MADE,
    MISSING,
    MOST_HAND,
    MOST_LENGTH,
    MOST_SEQUENCES,
    MOST_TEAMS,
    MOST_THROUGH,
    NEEDED,
    NONE,
    ORDINARY,
    OWNER,
    PACK_SIZE,
    PLAYABLE_COUNT,
    SEATS,
    TEAM_OF,
    TEAMS,
    THROUGH,
    THROUGH_COUNT,
    TURN,
    UNUSABLE,
    WILD,
)

Floats = npt.NDArray[np.float32]

# --- What is counted of each team ---

NEEDS_ONE = 0
"""Open lines that lack one chip: whose cell an own hand has a card for, an opponent not, or both; whose card nobody of
the team has but an opponent not or has; whose card has gone."""
NEEDS_TWO = NEEDS_ONE + 5
"""By how many cells the hands have cards for (0 to 2), and whether an opponent has one."""
NEEDS_THREE = NEEDS_TWO + 6
NEEDS_FOUR = NEEDS_THREE + 4
NEEDS_FIVE = NEEDS_FOUR + 3
STOPPED = NEEDS_FIVE + 3
"""Lines with a single chip of an opponent, that lack no or one chip besides."""
WILDS = STOPPED + 2
REMOVERS = WILDS + 1
DEAD = REMOVERS + 1
SEQUENCES = DEAD + 1
LAST = SEQUENCES + 1
"""Whether one more sequence wins."""
AT_ONCE = LAST + 1
"""Lines that the seat to move can complete."""
OF_TEAM = AT_ONCE + 1

TO_MOVE = 2 * OF_TEAM
"""By how many seats before the team's turn comes (0 to 2)."""
MATES = TO_MOVE + 3
DRAWS_LEFT = MATES + 1
ROOM_LEFT = DRAWS_LEFT + 1
INPUTS = ROOM_LEFT + 1

# --- Scratch room: what the hands cover, by team and line; who holds the card of a cell, by cell ---

COVERS = 0
HOLDERS = COVERS + MOST_TEAMS * LINES
ROOM = HOLDERS + CELLS


@inlined
def cover_lines(t: Array, p: Array, room: Array) -> None:
    """Note which free cells each team's hands have cards for."""
    for i in range(ROOM):
        room[i] = 0
    for seat in range(signed(t[SEATS])):
        team = signed(t[TEAM_OF + seat])
        for i in range(signed(p[HELD + seat])):
            card = signed(p[HANDS + MOST_HAND * seat + i])
            for k in range(2):
                cell = signed(t[CELLS_OF + 2 * card + k])
                if cell != NONE and p[OWNER + cell] == 0 and room[HOLDERS + cell] >> team & 1 == 0:
                    room[HOLDERS + cell] |= 1 << team
                    for m in range(signed(t[THROUGH_COUNT + cell])):
                        room[COVERS + LINES * team + t[THROUGH + MOST_THROUGH * cell + m]] += 1


@inlined
def missing_cell(t: Array, p: Array, line: int) -> int:
    """The first free cell of a line."""
    for k in range(signed(t[LENGTH + line])):
        cell = signed(t[LINE_CELLS + MOST_LENGTH * line + k])
        if p[OWNER + cell] == 0:
            return cell
    return NONE


@inlined
def holds(t: Array, p: Array, seat: int, card: int) -> bool:
    """Whether a seat could put a chip on a cell of this card at once: it has it, or a wild."""
    for i in range(signed(p[HELD + seat])):
        held = p[HANDS + MOST_HAND * seat + i]
        if held == card or t[KIND + held] == WILD:
            return True
    return False


@inlined
def describe(t: Array, p: Array, team: int, room: Array, x: Floats) -> None:
    """The inputs of the network: the team's own counts, those of all others together, and the state of the game."""
    for i in range(INPUTS):
        x[i] = 0.0
    cover_lines(t, p, room)
    teams = signed(t[TEAMS])
    mover = signed(p[TURN])
    for owner in range(teams):
        start = 0 if owner == team else OF_TEAM
        for line in range(signed(t[LINE_COUNT])):
            lacks = signed(p[MISSING + LINES * owner + line])
            if lacks >= UNUSABLE or lacks == 0:
                continue
            length = signed(t[LENGTH + line])
            theirs = 0
            stopped = 0
            for other in range(teams):
                if other != owner:
                    theirs += length - (signed(p[MISSING + LINES * other + line]) & (UNUSABLE - 1))
                    stopped += signed(room[COVERS + LINES * other + line])
            if theirs:
                if theirs == 1 and lacks <= 2:
                    x[start + STOPPED + lacks - 1] += 1.0
                continue
            cover = signed(room[COVERS + LINES * owner + line])
            if lacks == 1:
                cell = missing_cell(t, p, line)
                card = signed(t[CARD_AT + cell])
                kind = 0
                if cover == 0:
                    kind = 2 if signed(t[COPIES]) - signed(p[GONE + card]) > 0 else 4
                if kind < 4 and stopped:
                    kind += 1
                x[start + NEEDS_ONE + kind] += 1.0
                if t[TEAM_OF + mover] == owner and holds(t, p, mover, card):
                    x[start + AT_ONCE] += 1.0
            elif lacks == 2:
                x[start + NEEDS_TWO + 2 * min(cover, 2) + (1 if stopped else 0)] += 1.0
            elif lacks == 3:
                x[start + NEEDS_THREE + min(cover, 3)] += 1.0
            elif lacks == 4:
                x[start + NEEDS_FOUR + min(cover, 2)] += 1.0
            else:
                x[start + NEEDS_FIVE + min(cover, 2)] += 1.0
        made = signed(p[MADE + MOST_SEQUENCES * owner])
        x[start + SEQUENCES] += made
        x[start + LAST] += 1.0 if made + 1 >= t[NEEDED] else 0.0
    seats = signed(t[SEATS])
    for seat in range(seats):
        start = 0 if t[TEAM_OF + seat] == team else OF_TEAM
        for i in range(signed(p[HELD + seat])):
            card = signed(p[HANDS + MOST_HAND * seat + i])
            if t[KIND + card] == WILD:
                x[start + WILDS] += 1.0
            elif t[KIND + card] != ORDINARY:
                x[start + REMOVERS] += 1.0
            elif p[FREE_OF + card] == 0:
                x[start + DEAD] += 1.0
    ahead = 0
    while t[TEAM_OF + (mover + ahead) % seats] != team:
        ahead += 1
    x[TO_MOVE + min(ahead, 2)] = 1.0
    x[MATES] = seats / teams
    x[DRAWS_LEFT] = p[DECK] / t[PACK_SIZE]
    x[ROOM_LEFT] = p[FREE] / t[PLAYABLE_COUNT]


@inlined
def run_network(net: Floats, x: Floats, hidden: Floats) -> float:
    """The answer of the network to its inputs, between 0 and 1: one layer of units that cut off at 0."""
    units = hidden.shape[0]
    bias = INPUTS * units
    for j in range(units):
        hidden[j] = net[bias + j]
    for i in range(INPUTS):
        value = x[i]
        if value != 0.0:
            for j in range(units):
                hidden[j] += value * net[i * units + j]
    total = net[bias + 2 * units]
    for j in range(units):
        if hidden[j] > 0.0:
            total += hidden[j] * net[bias + units + j]
    return 1.0 / (1.0 + math.exp(-total))


@inlined
def outlook(t: Array, p: Array, team: int, net: Floats, room: Array, x: Floats, hidden: Floats) -> float:
    """A team's chance to win a game that is not over, in a world where all cards are known."""
    describe(t, p, team, room, x)
    return run_network(net, x, hidden)


def network_path(game: str, teams: int) -> Path:
    """Where the network of a game with so many teams lies."""
    return Path(str(resources.files("knaves.bots.lines"))) / "networks" / f"{game}-{teams}.json"


def units_of(net: Floats) -> int:
    """How many hidden units a network has."""
    return (len(net) - 1) // (INPUTS + 2)


@lru_cache(maxsize=8)
def load_network(game: str, teams: int) -> Any:
    """The network of a game: the weights of the inputs unit by unit, the units' own, what each unit counts, and one."""
    return np.array(json.loads(network_path(game, teams).read_text("utf-8")), np.float32)
