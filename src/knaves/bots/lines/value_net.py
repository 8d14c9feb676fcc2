"""The value network: a team's chance to win, estimated from all hands and the board, so that playouts can stop early.

It is a small neural network. Its features count each team's open lines by the chips they lack, the cards its hands have
for them and whether an opponent could block them. `tools/train_lines_net.py` trained it on self-play with all cards
known, so it scores possible worlds and never a real position.
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

from knaves.bots.lines.jit import Array, inlined, signed
from knaves.bots.lines.layout import (
    CARD_CELLS,
    CARD_FREE_CELLS,
    CELL_CARD,
    CELL_LINE_COUNT,
    CELL_LINES,
    CELLS,
    COPIES,
    DECK_COUNT,
    DISCARDED_COPIES,
    FREE_COUNT,
    HAND_COUNT,
    HAND_SLOTS,
    HANDS,
    KIND,
    LINE_CELLS,
    LINE_COUNT,
    LINE_LENGTH,
    LINES,
    MAX_CELL_LINES,
    MAX_LINE_LENGTH,
    MAX_SEQUENCES,
    MAX_TEAMS,
    MISSING,
    NONE,
    ORDINARY,
    OWNER,
    PACK_SIZE,
    PLAYABLE_COUNT,
    SEAT_TEAM,
    SEATS,
    SEQUENCES_MADE,
    SEQUENCES_NEEDED,
    TEAMS,
    TURN,
    UNUSABLE,
    WILD,
)

Floats = npt.NDArray[np.float32]

# --- The features of each team ---

NEEDS_ONE = 0
"""Open lines that lack one chip, in five kinds: the team holds the cell's card and no opponent does; both do; neither
does; an opponent alone does; all copies of the card are discarded."""
NEEDS_TWO = NEEDS_ONE + 5
"""By the number of cells the hands have cards for (0 to 2) and whether an opponent has one."""
NEEDS_THREE = NEEDS_TWO + 6
NEEDS_FOUR = NEEDS_THREE + 4
NEEDS_FIVE = NEEDS_FOUR + 3
OBSTRUCTED = NEEDS_FIVE + 3
"""Lines with a single opposing chip that lack no other chip, or one."""
WILDS = OBSTRUCTED + 2
REMOVERS = WILDS + 1
DEAD = REMOVERS + 1
SEQUENCES = DEAD + 1
NEXT_WINS = SEQUENCES + 1
"""Whether the next sequence wins."""
COMPLETABLE = NEXT_WINS + 1
"""Lines that the seat to move can complete at once."""
TEAM_FEATURES = COMPLETABLE + 1

TO_MOVE = 2 * TEAM_FEATURES
"""By the number of seats before the team's next turn (0 to 2)."""
TEAM_SIZE = TO_MOVE + 3
DECK_SHARE = TEAM_SIZE + 1
FREE_SHARE = DECK_SHARE + 1
FEATURE_COUNT = FREE_SHARE + 1

# --- Scratch space: cells covered by the hands, by team and line; holders of a cell's card, by cell ---

COVERS = 0
HOLDERS = COVERS + MAX_TEAMS * LINES
SCRATCH_SIZE = HOLDERS + CELLS


@inlined
def cover_lines(t: Array, p: Array, net_scratch: Array) -> None:
    """Mark the free cells that each team's hands have cards for."""
    for i in range(SCRATCH_SIZE):
        net_scratch[i] = 0
    for seat in range(signed(t[SEATS])):
        team = signed(t[SEAT_TEAM + seat])
        for i in range(signed(p[HAND_COUNT + seat])):
            card = signed(p[HANDS + HAND_SLOTS * seat + i])
            for k in range(2):
                cell = signed(t[CARD_CELLS + 2 * card + k])
                if cell != NONE and p[OWNER + cell] == 0 and net_scratch[HOLDERS + cell] >> team & 1 == 0:
                    net_scratch[HOLDERS + cell] |= 1 << team
                    for m in range(signed(t[CELL_LINE_COUNT + cell])):
                        net_scratch[COVERS + LINES * team + t[CELL_LINES + MAX_CELL_LINES * cell + m]] += 1


@inlined
def first_free_cell(t: Array, p: Array, line: int) -> int:
    """The first free cell of a line."""
    for k in range(signed(t[LINE_LENGTH + line])):
        cell = signed(t[LINE_CELLS + MAX_LINE_LENGTH * line + k])
        if p[OWNER + cell] == 0:
            return cell
    return NONE


@inlined
def holds(t: Array, p: Array, seat: int, card: int) -> bool:
    """Whether a seat holds this card or a wild jack."""
    for i in range(signed(p[HAND_COUNT + seat])):
        held = p[HANDS + HAND_SLOTS * seat + i]
        if held == card or t[KIND + held] == WILD:
            return True
    return False


@inlined
def count_line(t: Array, p: Array, owner: int, line: int, start: int, net_scratch: Array, x: Floats) -> None:
    """Count a line that a team may still complete."""
    lacks = signed(p[MISSING + LINES * owner + line])
    length = signed(t[LINE_LENGTH + line])
    opposing = 0
    blockable = 0
    for other in range(signed(t[TEAMS])):
        if other != owner:
            opposing += length - (signed(p[MISSING + LINES * other + line]) & (UNUSABLE - 1))
            blockable += signed(net_scratch[COVERS + LINES * other + line])
    if opposing:
        if opposing == 1 and lacks <= 2:
            x[start + OBSTRUCTED + lacks - 1] += 1.0
        return
    cover = signed(net_scratch[COVERS + LINES * owner + line])
    if lacks == 1:
        card = signed(t[CELL_CARD + first_free_cell(t, p, line)])
        kind = 0
        if cover == 0:
            kind = 2 if signed(t[COPIES]) - signed(p[DISCARDED_COPIES + card]) > 0 else 4
        if kind < 4 and blockable:
            kind += 1
        x[start + NEEDS_ONE + kind] += 1.0
        mover = signed(p[TURN])
        if t[SEAT_TEAM + mover] == owner and holds(t, p, mover, card):
            x[start + COMPLETABLE] += 1.0
    elif lacks == 2:
        x[start + NEEDS_TWO + 2 * min(cover, 2) + (1 if blockable else 0)] += 1.0
    elif lacks == 3:
        x[start + NEEDS_THREE + min(cover, 3)] += 1.0
    elif lacks == 4:
        x[start + NEEDS_FOUR + min(cover, 2)] += 1.0
    else:
        x[start + NEEDS_FIVE + min(cover, 2)] += 1.0


@inlined
def count_hand(t: Array, p: Array, seat: int, start: int, x: Floats) -> None:
    """Count the jacks and dead cards of a hand."""
    for i in range(signed(p[HAND_COUNT + seat])):
        card = signed(p[HANDS + HAND_SLOTS * seat + i])
        if t[KIND + card] == WILD:
            x[start + WILDS] += 1.0
        elif t[KIND + card] != ORDINARY:
            x[start + REMOVERS] += 1.0
        elif p[CARD_FREE_CELLS + card] == 0:
            x[start + DEAD] += 1.0


@inlined
def extract_features(t: Array, p: Array, team: int, net_scratch: Array, x: Floats) -> None:
    """The inputs of the network: the team's features, those of all others together, and the state of the game."""
    for i in range(FEATURE_COUNT):
        x[i] = 0.0
    cover_lines(t, p, net_scratch)
    teams = signed(t[TEAMS])
    for owner in range(teams):
        start = 0 if owner == team else TEAM_FEATURES
        for line in range(signed(t[LINE_COUNT])):
            lacks = signed(p[MISSING + LINES * owner + line])
            if 0 < lacks < UNUSABLE:
                count_line(t, p, owner, line, start, net_scratch, x)
        made = signed(p[SEQUENCES_MADE + MAX_SEQUENCES * owner])
        x[start + SEQUENCES] += made
        x[start + NEXT_WINS] += 1.0 if made + 1 >= t[SEQUENCES_NEEDED] else 0.0
    seats = signed(t[SEATS])
    for seat in range(seats):
        count_hand(t, p, seat, 0 if t[SEAT_TEAM + seat] == team else TEAM_FEATURES, x)
    ahead = 0
    while t[SEAT_TEAM + (signed(p[TURN]) + ahead) % seats] != team:
        ahead += 1
    x[TO_MOVE + min(ahead, 2)] = 1.0
    x[TEAM_SIZE] = seats / teams
    x[DECK_SHARE] = p[DECK_COUNT] / t[PACK_SIZE]
    x[FREE_SHARE] = p[FREE_COUNT] / t[PLAYABLE_COUNT]


@inlined
def run_net(net: Floats, x: Floats, hidden: Floats) -> float:
    """The output of the network, between 0 and 1: one hidden layer of rectified units."""
    units = hidden.shape[0]
    bias = FEATURE_COUNT * units
    for j in range(units):
        hidden[j] = net[bias + j]
    for i in range(FEATURE_COUNT):
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
def predict(t: Array, p: Array, team: int, net: Floats, net_scratch: Array, x: Floats, hidden: Floats) -> float:
    """A team's chance to win an unfinished game in which all cards are known."""
    extract_features(t, p, team, net_scratch, x)
    return run_net(net, x, hidden)


def net_path(game: str, teams: int) -> Path:
    """The file with the network of a game with this many teams."""
    return Path(str(resources.files("knaves.bots.lines"))) / "value_nets" / f"{game}-{teams}.json"


def count_units(net: Floats) -> int:
    """The number of hidden units of a network."""
    return (len(net) - 1) // (FEATURE_COUNT + 2)


@lru_cache(maxsize=8)
def load_net(game: str, teams: int) -> Any:
    """The network as one array: input weights by feature and unit, unit biases, output weights, output bias."""
    return np.array(json.loads(net_path(game, teams).read_text("utf-8")), np.float32)
