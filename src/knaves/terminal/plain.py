"""A game in plain text: the position is printed, moves are typed, bots sit on the other seats."""

from __future__ import annotations

import random
import textwrap
from collections.abc import Callable, Mapping

from knaves.bots import Bot
from knaves.game import AmbiguousMove, Game, GameError, Move, Options, State, View
from knaves.record import Record

Say = Callable[[str], object]
Ask = Callable[[str], str]

HELP = """Type a move as it is written in the list of moves, in any case of letters, or
as much of it as only one move has: a card, a cell, both. Other words: moves
(list them), board (draw again), options, quit. docs/notation.md explains how
moves are written."""


class Quit(Exception):
    """The player wants to stop."""


def play(
    game: Game,
    *,
    seats: int,
    options: Options,
    seed: bytes,
    own: int,
    bot: Bot,
    rng: random.Random,
    say: Say,
    ask: Ask,
) -> Record:
    """Play one game, the person on seat `own`; its record, finished or not. `Quit` and end of input stop it."""
    state = game.new(seats=seats, seed=seed, options=options)
    names = {seat: "You" if seat == own else f"Bot {seat}" for seat in range(seats)}
    sides = {side: game.side_name(side) for side in set(game.sides(seats, options))}
    record = Record.start(game, seats=seats, seed=seed, options=options, names=tuple(names.values()))
    say("The deal is fixed. The SHA-256 of its seed, which you will see at the end, is")
    say(f"{record.commitment}.")
    say("Type ? for help.")
    try:
        while state.outcome is None:
            seat, move = _next_move(state, own, bot, rng, say, ask)
            state, events = state.apply(seat, move)
            record = record.add(seat, move)
            for event in events:
                if sentence := event.sentence(own, names, sides):
                    say(_address(sentence))
    except (Quit, EOFError):
        return record
    say("")
    say(state.view(own).picture())
    say(f"The seed was {seed.hex()}.")
    return record.finish(state.outcome, seed)


def _address(sentence: str) -> str:
    """`You plays` is not English."""
    head, _, rest = sentence.partition(" ")
    if head != "You":
        return sentence
    verb, _, tail = rest.partition(" ")
    irregular: Mapping[str, str] = {"has": "have", "goes": "go", "passes": "pass"}
    return f"You {irregular.get(verb, verb.removesuffix('s'))} {tail}".replace(" and passes", " and pass")


def _next_move(state: State, own: int, bot: Bot, rng: random.Random, say: Say, ask: Ask) -> tuple[int, Move]:
    """The person is asked whenever he may act; where others may act too he can let them go first."""
    others = sorted(state.actors - {own})
    if own in state.actors:
        move = _ask_person(state.view(own), say, ask, may_wait=bool(others))
        if move is not None:
            return own, move
    seat = rng.choice(others)
    return seat, bot.choose(state.view(seat), rng)


def _ask_person(view: View, say: Say, ask: Ask, *, may_wait: bool) -> Move | None:
    say("")
    say(view.picture())
    while True:
        typed = ask("Your move (or wait): " if may_wait else "Your move: ").strip()
        word = typed.lower()
        if word in ("quit", "exit", "q"):
            raise Quit
        if word == "wait" and may_wait:
            return None
        if word in ("?", "help"):
            say(HELP)
        elif word == "moves":
            say(textwrap.fill(" ".join(str(move) for move in (*view.legal, *view.asides)), 79))
        elif word == "board":
            say(view.picture())
        elif word == "options":
            options = view.data()["options"]
            say(", ".join(f"{name} {text}" for name, text in options.items()))
        elif typed:
            try:
                move = view.read(typed)
                if move not in view.legal and move not in view.asides:
                    view.game.sample(view, random.Random(0)).apply(view.seat or 0, move)  # says which rule forbids it
                return move
            except AmbiguousMove as error:
                say(f"{error}.")
            except GameError as error:
                say(f"No: {error}.")
