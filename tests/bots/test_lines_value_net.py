"""The value network of the board games, which evaluates positions with all cards known."""

from __future__ import annotations

import numpy as np
import pytest

pytest.importorskip("numba")

from knaves.bots.lines import layout, value_net
from knaves.bots.lines.packing import pack
from knaves.games.lines import CLASSIC, TRAVEL

EMPTY = "*8*/10/10/10/10/10/10/10/10/*8*"


def features(text: str, team: int = 0) -> np.ndarray:
    """The network's inputs for a position."""
    t, p = pack(CLASSIC.position(text))
    net_scratch, x = np.zeros(value_net.SCRATCH_SIZE, np.uint16), np.zeros(value_net.FEATURE_COUNT, np.float32)
    value_net.extract_features(t, p, team, net_scratch, x)
    return x


def win_chance(text: str, team: int = 0) -> float:
    """A team's chance of winning."""
    game = CLASSIC if text.startswith("classic") else TRAVEL
    t, p = pack(game.position(text))
    net = value_net.load_net(game.name, int(t[layout.TEAMS]))
    net_scratch, x = np.zeros(value_net.SCRATCH_SIZE, np.uint16), np.zeros(value_net.FEATURE_COUNT, np.float32)
    return float(value_net.predict(t, p, team, net, net_scratch, x, np.zeros(value_net.count_units(net), np.float32)))


def test_lines_are_counted_by_missing_cells_and_by_who_holds_the_card() -> None:
    four = EMPTY.replace("10/10", "10/bbbb6", 1)
    text = f"classic seats=2 board={four} hands=2H,3H|4D,2S turn=0"  # a3-d3 has four chips; e3 is 4D
    own, theirs = features(text), features(text, team=1)
    one = value_net.NEEDS_ONE
    assert own[one : one + 5].tolist() == [0, 0, 0, 1, 0]  # we don't hold the card, and the opponent can stop the line
    assert theirs[value_net.TEAM_FEATURES + one : value_net.TEAM_FEATURES + one + 5].tolist() == [0, 0, 0, 1, 0]
    held = features(text.replace("hands=2H,3H", "hands=4D,3H"))
    assert held[one : one + 5].tolist() == [0, 1, 0, 0, 0]
    assert held[value_net.COMPLETABLE] == 1
    gone = features(f"classic seats=2 board={four} hands=2H,3H|5D,2S discards=4D,4D|- turn=0")
    assert gone[one : one + 5].tolist() == [0, 0, 0, 0, 1]


def test_jacks_dead_cards_and_the_turn_are_counted() -> None:
    x = features("classic seats=4 hands=JC,JS|2S|JD|3S turn=2")
    assert x[value_net.WILDS] == 2
    assert x[value_net.REMOVERS] == 1
    assert x[value_net.TO_MOVE : value_net.TO_MOVE + 3].tolist() == [1, 0, 0]
    assert x[value_net.TEAM_SIZE] == 2
    x = features("classic seats=4 hands=JC,JS|2S|JD|3S turn=2", team=1)
    assert x[value_net.TO_MOVE : value_net.TO_MOVE + 3].tolist() == [0, 1, 0]
    dead = features("classic seats=2 board=*g7*/10/10/10/10/10/10/10/6g3/*8* hands=2S|3S turn=0")
    assert dead[value_net.DEAD] == 1


def test_better_positions_have_better_chances() -> None:
    four = EMPTY.replace("10/10", "10/bbbb6", 1)
    even = win_chance(f"classic seats=2 board={EMPTY} hands=2H,3H,5C|4S,2S,6C turn=0")
    better = win_chance(f"classic seats=2 board={four} hands=4D,3H,5C|4S,2S,6C turn=0")
    assert 0.35 < even < 0.65
    assert better > even + 0.1
    wild = win_chance(f"classic seats=2 board={EMPTY} hands=JC,3H,5C|4S,2S,6C turn=0")
    assert wild > even + 0.05
    assert win_chance(f"classic seats=2 board={four} hands=4D,3H,5C|4S,2S,6C turn=0", team=1) < 0.4


def test_there_is_a_network_for_every_game_and_number_of_teams() -> None:
    for name in ("classic", "travel"):
        for teams in (2, 3):
            net = value_net.load_net(name, teams)
            assert len(net) == (value_net.FEATURE_COUNT + 2) * value_net.count_units(net) + 1
