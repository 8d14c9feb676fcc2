"""`check_game` finds what would fail in a command, the arena, a terminal, an environment or a server, and says so."""

from __future__ import annotations

import sys
from pathlib import Path
from types import ModuleType

import pytest

from knaves.game import Game
from knaves.testing import check_game

SOURCE = (Path(__file__).parents[1] / "src/knaves/template/twentyone.py").read_text("utf-8")
MISTAKES = {
    "a name of two words": (
        'name = "twentyone"',
        'name = "Twenty One"',
        "name is one word in lower case",
    ),
    "no rule on the players": (
        'players_rule = "N1"',
        'players_rule = ""',
        "players_rule is the id of the rule",
    ),
    "an option of environments": (
        "target: int",
        "seed: int",
        "environments have a setting seed",
    ),
    "unsorted numbers of players": (
        "return (2, 3, 4)",
        "return (4, 3, 2)",
        "seat_counts are in ascending order",
    ),
    "no name for other processes": (
        "\nTWENTYONE = TwentyOne()",
        "\nGAMES = [TwentyOne()]",
        "give the game a name",
    ),
    "chance of its own": (
        "Deal.start(seed, contributions).shuffle(PACK)",
        "Deal(random.randbytes(32)).shuffle(PACK)",
        "deal two different games",
    ),
    "players add nothing": (
        "Deal.start(seed, contributions)",
        "Deal.start(seed)",
        "contributions do not change the deal",
    ),
    "one deal without a seed": (
        "Deal.start(seed, ",
        "Deal.start(seed or bytes(32), ",
        "every game is dealt alike",
    ),
    "any number of players": (
        "        self.check_seats(seats)\n        agreed",
        "        agreed",
        "new(seats=-1)",
    ),
    "options unchecked": (
        "self.check_options(options)",
        "options or TwentyOneOptions()",
        "new(options=",
    ),
    "no list of moves": (
        "return tuple(map(Play, PACK))",
        "return ()",
        "all_moves is empty",
    ),
    "an incomplete list": (
        "return tuple(map(Play, PACK))",
        "return tuple(map(Play, PACK[1:]))",
        "all_moves does not list",
    ),
    "no texts": (
        "move = self.game.as_move(move)",
        "pass",
        "start it with move = self.game.as_move(move)",
    ),
    "a move of two words": (
        "        return self.card\n",
        '        return f"lay {self.card}"\n',
        "'lay ",
    ),
    "an error that is no sentence": (
        "        if card not in PACK:\n",
        "        if PACK.index(card) < 0:\n",
        "raised ValueError",
    ),
    "a field that is missing": (
        "{seat} lays {card}.",
        "{seat} lays {card} on {cell}.",
        "the template of laid",
    ),
    "an empty picture": (
        'return "\\n".join([*rows',
        'return "" and "\\n".join([*rows',
        "the picture for seat None is empty",
    ),
    "draws untold": (
        "return ((self.seat, self.card),)",
        "return ()",
        "the draw pile lost 1 cards",
    ),
    "a card lost": (
        "deck=self.deck[1:],",
        "deck=self.deck[2:],",
        "cards were lost or made",
    ),
    "no end": (
        "frozenset() if self.outcome else frozenset({self.turn})",
        "frozenset({self.turn})",
        "somebody may act",
    ),
    "a rule without an id": (
        'IllegalMove("N2"',
        'IllegalMove(""',
        "names no rule",
    ),
    "seats unchecked": (
        "        self.check_seat(seat)\n        return tuple",
        "        return tuple",
        "was answered at a table",
    ),
}
"""What a writer of a game forgets: the change to the template, and a part of what they are told."""


@pytest.mark.parametrize("name", MISTAKES)
def test_a_mistake_is_found_and_named(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    old, new, told = MISTAKES[name]
    assert old in SOURCE
    module = ModuleType("mistaken")
    monkeypatch.setitem(sys.modules, "mistaken", module)  # dataclasses look up their module
    exec(compile(SOURCE.replace(old, new), "mistaken.py", "exec"), module.__dict__)
    game = module.__dict__.get("TWENTYONE") or module.__dict__["GAMES"][0]
    assert isinstance(game, Game)
    with pytest.raises(AssertionError) as caught:
        check_game(game, games=20, thorough=1)
    assert told in str(caught.value)
