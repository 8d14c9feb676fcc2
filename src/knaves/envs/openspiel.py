"""The games as OpenSpiel games: `python_knaves_classic` and the like, registered when this module is imported.

>>> import pyspiel
>>> import knaves.envs.openspiel
>>> state = pyspiel.load_game("python_knaves_travel(players=3)").new_initial_state()
>>> while state.is_chance_node():
...     state.apply_action(state.chance_outcomes()[0][0])
>>> state.current_player()
0
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import fields
from typing import Any, ClassVar

import numpy as np

from knaves.envs.history import HistoryCoder
from knaves.envs.small_games import RECALL, SMALL_GAMES
from knaves.envs.tables import Table, default_max_moves, make_table
from knaves.envs.tree import Node
from knaves.extras import missing_package
from knaves.game import Game, SetupError, option_text
from knaves.games import GAMES

try:
    import pyspiel
except ImportError:
    raise missing_package(__name__, "envs", "open_spiel") from None


# --- Parameters: OpenSpiel requires one type for each ---


def _is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _parameters(game: Game) -> dict[str, bool | int | str]:
    """The parameters of a game with their defaults; 0 stands for the word of an option that takes numbers."""
    found: dict[str, bool | int | str] = {
        "players": min(game.seat_counts),
        "max_moves": default_max_moves(game.name),
        "recall": RECALL if game.name in SMALL_GAMES else 0,
    }
    for spec in fields(game.Options):
        default, *others = spec.metadata["values"]
        found[spec.name] = (default or 0) if any(map(_is_number, (default, *others))) else default
    return found


def _text(game: Game, name: str, value: bool | int | str) -> str:
    """A parameter as the option's text."""
    spec = next(spec for spec in fields(game.Options) if spec.name == name)
    if _is_number(value) and not value:
        return next(option_text(word) for word in spec.metadata["values"] if not _is_number(word))
    return option_text(value)


def _recall(game: Game, parameters: Mapping[str, bool | int | str]) -> int:
    """The rows of history in an information state tensor; with 0 there is no such tensor."""
    if (rows := int({**_parameters(game), **parameters}["recall"])) < 0:
        raise SetupError(f"recall is a number of rows, not {rows}")
    return rows


def _table(game: Game, parameters: Mapping[str, bool | int | str]) -> Table:
    asked = {**_parameters(game), **parameters}
    seats, max_moves = int(asked.pop("players")), int(asked.pop("max_moves"))
    del asked["recall"]
    options = {name: _text(game, name, value) for name, value in asked.items()}
    return make_table(game.name, seats, tuple(options.items()), max_moves)


# --- The description of a game for OpenSpiel ---


def _game_type(table: Table, recall: int) -> pyspiel.GameType:
    game = table.game
    sides = len(set(game.sides(table.seats, table.options)))
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=f"python_knaves_{game.name}",
        long_name=f"Knaves: {game.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.ZERO_SUM if sides == 2 else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.seat_counts),
        min_num_players=min(game.seat_counts),
        provides_information_state_string=True,
        provides_information_state_tensor=recall > 0,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_parameters(game),
    )


class KnavesGame(pyspiel.Game):
    """A game with its parameters; each registered game is a subclass."""

    rules: ClassVar[Game]

    def __init__(self, parameters: Mapping[str, bool | int | str] | None = None) -> None:
        given = dict(parameters or {})
        self.table = table = _table(self.rules, given)
        self.recall = _recall(self.rules, given)
        game_type = _game_type(table, self.recall)
        info = pyspiel.GameInfo(
            num_distinct_actions=table.coder.size,
            max_chance_outcomes=max(len(table.coder.cards), table.seats),
            num_players=table.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if game_type.utility == pyspiel.GameType.Utility.ZERO_SUM else None,
            max_game_length=table.max_moves,
        )
        super().__init__(game_type, info, given)

    def new_initial_state(self) -> KnavesState:
        """The root: chance chooses the starter, then the cards."""
        return KnavesState(self)

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: Mapping[str, Any] | None = None
    ) -> Observer:
        """An observer of states."""
        if params:
            raise ValueError(f"observers of knaves games take no parameters, not {dict(params)}")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(self.table, kind, self.recall)

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle a game by its text, since OpenSpiel loses the attributes of Python games."""
        return load, (str(self),)


def load(text: str) -> KnavesGame:
    """The game with this text, as `python_knaves_travel(players=3)`."""
    return pyspiel.load_game(text)  # type: ignore[no-any-return]


class KnavesState(pyspiel.State):
    """A node of the game tree as an OpenSpiel state."""

    def __init__(self, game: KnavesGame) -> None:
        super().__init__(game)
        self.node = Node(game.table)  # the only attribute: OpenSpiel copies and pickles what it finds here

    def current_player(self) -> int:
        """The seat to act, chance, or terminal."""
        if self.node.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.node.is_chance else self.node.actor

    def _legal_actions(self, player: int) -> list[int]:
        del player
        return self.node.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Seats or card numbers with their probabilities."""
        return self.node.chance_outcomes()

    def _apply_action(self, action: int) -> None:
        self.node = self.node.choose(action) if self.node.is_chance else self.node.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        coder = self.node.table.coder
        if player != pyspiel.PlayerId.CHANCE:
            return str(coder.move(player, action))
        return f"seat {action} starts" if self.node.state is None else coder.cards[action]

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.node.over

    def returns(self) -> list[float]:
        """1 for winners, -1 for losers."""
        return list(self.node.returns())

    def resample_from_infostate(self, player: int, sampler: Any) -> KnavesState:
        """A state that looks the same to a player, for OpenSpiel's information-set search in Python."""
        sampled = self.get_game().new_initial_state()
        sampled.node = self.node.resample(player, random.Random(repr(float(sampler()))))
        return sampled  # type: ignore[no-any-return]

    def __str__(self) -> str:
        return str(self.node)


class Observer:
    """Observes a state as one player, or as a spectator without private information."""

    def __init__(self, table: Table, kind: pyspiel.IIGObservationType, recall: int) -> None:
        if not kind.public_info or kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("a view holds what is public, and the cards of one player or of none")
        self._table = table
        self._recalls, self._rows = kind.perfect_recall, recall
        self._spectates = kind.private_info == pyspiel.PrivateInfoType.NONE
        if self._recalls and self._spectates:
            raise ValueError("only a player remembers: a spectator's observation has no perfect recall")
        shapes = {} if self._recalls and not recall else {"observation": table.coder.shape}
        if self._recalls and recall:
            self._history = HistoryCoder(table.coder)
            shapes["history"] = (recall, self._history.width)
        sizes = [int(np.prod(shape)) for shape in shapes.values()]
        self.tensor = np.zeros(sum(sizes), np.float32) if shapes else None
        self.dict = {}
        if self.tensor is not None:
            parts = np.split(self.tensor, np.cumsum(sizes)[:-1])
            self.dict = {name: part.reshape(shapes[name]) for name, part in zip(shapes, parts, strict=True)}

    def set_from(self, state: KnavesState, player: int) -> None:
        """Fill the tensor; zeros before the cards are dealt."""
        if self.tensor is not None:
            view = state.node.view(None if self._spectates else player)
            self.dict["observation"][...] = 0.0 if view is None else self._table.coder.observe(view)
            if self._recalls:
                lines = state.node.memory[player] if state.node.memory else ()
                self.dict["history"][...] = self._history.encode(lines, self._rows)

    def string_from(self, state: KnavesState, player: int) -> str:
        """The view in one line; with perfect recall the player's history comes first."""
        if self._recalls:
            return state.node.information_text(player)
        return str(state.node.view(None if self._spectates else player) or "")


# Importing this module registers the games, so that pickled states find them when they are loaded. The registry gets a
# class and not a function, because it releases its entries after Python has shut down, and only a class survives that.
for _game in (*GAMES.values(), *SMALL_GAMES.values()):
    pyspiel.register_game(
        _game_type(_table(_game, {}), _recall(_game, {})),
        type(f"{_game.name.title().replace('_', '')}Game", (KnavesGame,), {"rules": _game}),
    )
