"""Write views of real games for the tests and the gallery of the web client: `python tools/views.py`."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

from knaves import GAMES
from knaves.bots.levels import LEVELS
from knaves.game import State

OUT = Path(__file__).parents[1] / "web/src/fixtures/views.json"
SEED = bytes(range(32))

POSITIONS = {
    "classic-jacks": (
        0,
        "classic seats=2 board=*bbb1gg2*/10/2g3b3/2bg2b3/3bg5/4b5/5bg3/10/10/*8* "
        "hands=JC,JS,7H,TD,QC,2S,5H|JD,JH,AS,KC,9D,3C,6S turn=0",
    ),
    "classic-dead": (
        0,
        "classic seats=2 board=*b7*/10/10/6b3/6g3/10/7b2/8g1/6g3/*2b5* "
        "hands=2S,7H,QH,5C,JH,TD,AC|JD,JS,AS,KC,9D,3C,6S turn=0",
    ),
    "classic-draw": (
        0,
        "classic seats=2 options=forgotten_draw:permanent board=*b7*/10/10/10/10/10/10/10/10/*8* "
        "hands=7H,QH,5C,JH,TD,AC|JD,JS,AS,KC,9D,3C,6S discards=2S|- turn=1 rights=0",
    ),
    "classic-talk": (
        0,
        "classic seats=4 options=table_talk:penalty board=*b7*/10/10/10/10/10/10/10/10/*8* "
        "hands=7H,QH,5C,JH,TD,AC|JD,JS,AS,KC,9D,3C|2H,3H,4D,5D,6D,7D|8C,9C,TC,2C,3S,4S "
        "discards=2S|-|-|- turn=1 forfeits=0,2",
    ),
    "classic-call": (
        0,
        "classic seats=4 options=table_talk:penalty board=*b7*/10/10/10/10/10/10/10/10/*8* "
        "hands=7H,QH,5C,JH,TD,AC|JD,JS,AS,KC,9D,3C|2H,3H,4D,5D,6D,7D|8C,9C,TC,2C,3S,4S "
        "discards=2S|-|-|- turn=0",
    ),
    "classic-pass": (0, "classic seats=2 board=*8*/10/10/10/10/10/10/10/10/*8* hands=JS|JD,JH turn=0"),
    "stacks-window": (
        1,
        "stacks seats=4 piles=B1,B2,B3,BW,B5|B1|R1,R2|- chips=2b1r|1b1r|0b0r|1b3r window=b1 "
        "hands=R3,SK,ST|BL,B2,R3,SC,RW|B4,B4,R5,R5,B1|SK,RV,R1,R2,R4 discards=R5|B4|-|ST turn=0",
    ),
    "stacks-steals": (
        0,
        "stacks seats=4 piles=B1,B2,B3|-|R1,RW|R1 chips=2b1r|1b1r|0b0r|1b2r "
        "hands=SC,ST,SK,RV,B4|B2,B2,R3|B4,R5,B1|SK,R1,R2 discards=R3|B4|-|ST turn=0",
    ),
    "stacks-shown": (
        0,
        "stacks seats=3 options=steal_from_hand:chosen piles=B1,B2|-|-|- stealing=1 busy=1 specials=SC "
        "hands=B3,R1,R2,R4|B3,B4,RW,SK,R1|B4,R5,B1,B5,R2 turn=0",
    ),
    "stacks-draw": (
        0,
        "stacks seats=2 options=forgotten_draw:penalty rights=0 turn=1 hands=B3,R1|B3,B4,RW,SK,R1 "
        "piles=-|-|-|- discards=R4|-",
    ),
    "stacks-end": (
        0,
        "stacks seats=2 turn=0 piles=B1|-|-|- options=forgotten_draw:penalty penalties=0 busy=1 "
        "hands=-|B3,B4,RW,SK,R1 discards=R4,B2|-",
    ),
}


def game_views(name: str, game: str, seats: int, plies: int, **options: Any) -> list[dict[str, Any]]:
    """The views of seat 0 in a game of quick bots: after `plies` moves and at the end."""
    rules = GAMES[game]
    state: State = rules.new(seats=seats, seed=SEED, options=rules.Options(**options))
    rng = random.Random(7)
    found: list[dict[str, Any]] = []
    ply = 0
    while state.outcome is None:
        if ply >= plies and 0 in state.actors and not found:
            found.append({"name": f"{name}-middle", "view": state.view(0).data()})
        seat = min(state.actors)
        view = state.view(seat)
        move = view.legal[0] if len(view.legal) == 1 else LEVELS["casual"].choose_plainly(view, rng)
        state, _ = state.apply(seat, move)  # the plain player, so that new networks leave these files as they are
        ply += 1
    return [*found, {"name": f"{name}-over", "view": state.view(0).data()}]


def position_views() -> list[dict[str, Any]]:
    """Views of situations that are rare in play."""
    views = []
    for name, (seat, text) in POSITIONS.items():
        views.append({"name": name, "view": GAMES[text.split()[0]].position(text).view(seat).data()})
    classic = GAMES["classic"]
    six = classic.position("classic seats=2 board=*8*/10/10/10/bbb1bb4/10/10/10/10/*8* hands=JC,7H|JD,JS turn=0")
    six, _ = six.apply(0, classic.move("JC@d5"))
    return [*views, {"name": "classic-choose", "view": six.view(0).data()}]


def text() -> str:
    """The content of the file."""
    views = [
        *game_views("classic-2", "classic", 2, 40),
        *game_views("classic-4", "classic", 4, 44),
        *game_views("classic-12", "classic", 12, 24),
        *game_views("travel-3", "travel", 3, 18),
        *game_views("stacks-2", "stacks", 2, 60),
        *game_views("stacks-6", "stacks", 6, 100),
        *position_views(),
    ]
    return json.dumps(views, indent=1) + "\n"


if __name__ == "__main__":
    OUT.write_text(text())
