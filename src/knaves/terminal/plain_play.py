"""Games against bots in plain lines, one after the other."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable, Sequence

from knaves.bots import LEVELS, find_level, lacks_numpy
from knaves.deal import new_seed
from knaves.game import GameError, SetupError
from knaves.games import GAMES
from knaves.terminal.coach import Coach
from knaves.terminal.console import Console, standard_console
from knaves.terminal.kept_games import RESUME_COMMAND, Kept, KeptGame, KeptGames, KeptSeat, Seat
from knaves.terminal.local import GameSetup, LocalSession
from knaves.terminal.narration import save_error_sentence
from knaves.terminal.plain_game import Ending, PlainGame, answer_after_game
from knaves.terminal.recorder import Recorder
from knaves.words import Words


async def play_plain(
    setup: GameSetup,
    words: Words,
    *,
    seed: bytes,
    record: str | None,
    ask_first: bool,
    coach: bool = False,
    kept: KeptGames | None = None,
    games: Sequence[Kept] = (),
) -> Seat | None:
    """Play on standard input and output: one game for a script, as many as they like for a person.

    Without `kept` no game is kept. With `games` the person continues one of them; if that is a seat at a server's
    table, it is returned at once.
    """
    console, recorder, adviser = standard_console(), Recorder(record), Coach(coach)
    resumed = await _choose_game(games, words, console) if games else None
    if isinstance(resumed, KeptSeat):
        return resumed.seat
    if resumed is not None:
        setup = resumed.setup
    elif ask_first:
        setup = await _ask_setup(setup, words, console)
    if lacks_numpy(setup.bots):
        print(words.say("bots-weaker"), file=sys.stderr)
    own_name = words.say("lobby-seat-you")
    while True:
        if resumed is not None and kept is not None:
            session = _resume(kept, resumed, words, own_name)
        else:
            session = LocalSession(setup, seed, own_name=own_name)
        resumed = None
        session.start()
        game = PlainGame(session, words, console, recorder, coach=adviser)
        ending = Ending.QUIT
        keeping = asyncio.create_task(kept.follow(session)) if kept is not None else None
        try:
            ending = await game.play()
        finally:  # also after Ctrl-C
            if kept is not None and keeping is not None:
                keeping.cancel()
                kept.write(session)
            await session.close()
            if ending is Ending.OVER:
                game.show_result()
            elif kept is not None and kept.is_kept(session):
                console.say(words.say("kept-later", command=RESUME_COMMAND))
            if recorder.enabled:
                try:
                    recorder.write(session)
                except OSError as error:
                    raise GameError(save_error_sentence(words, error)) from None
                game.say_record_path()
        if ending is not Ending.OVER or not console.interactive:
            return None
        if not await _wants_another_game(game, words, console):
            return None
        seed = new_seed()


def _resume(kept: KeptGames, game: KeptGame, words: Words, own_name: str) -> LocalSession:
    """Continue a game. Raises `GameError` with a sentence if its file was changed."""
    try:
        return kept.resume(game, own_name=own_name)
    except (GameError, OSError):
        raise GameError(words.say("kept-broken")) from None


async def _choose_game(games: Sequence[Kept], words: Words, console: Console) -> Kept:
    """Ask which game to continue, if there are several; an empty answer takes the latest."""
    if len(games) == 1:
        return games[0]
    for number, game in enumerate(games, 1):
        console.say(f"{number} {game.label(words)}")
    numbers = [str(number) for number in range(1, len(games) + 1)]
    while True:
        console.ask(f"{words.say('kept-which')} [1]")
        answer = (await console.read_line() or "").strip() or "1"
        if answer in numbers:
            return games[int(answer) - 1]
        console.say(words.say("term-one-of", choices=", ".join(numbers)))


async def _wants_another_game(game: PlainGame, words: Words, console: Console) -> bool:
    while True:
        console.ask(words.say("term-again"))
        answer = await answer_after_game(game, console, await console.read_line())
        if answer is not None:
            return answer


def _level_key(name: str) -> str:
    """The key of a level, or the name as it is if there is none."""
    try:
        return find_level(name).key
    except SetupError:
        return name


async def _ask_setup(setup: GameSetup, words: Words, console: Console) -> GameSetup:
    """Ask for the game, the number of players and the bots; an empty answer takes the default in brackets."""

    async def choose(question: str, choices: Sequence[str], default: str, read: Callable[[str], str] = str) -> str:
        while True:
            console.ask(f"{words.say(question)} ({', '.join(choices)}) [{default}]")
            answer = read((await console.read_line() or "").strip().lower() or default)
            if answer in choices:
                return answer
            console.say(words.say("term-one-of", choices=", ".join(choices)))

    name = await choose("new-game", list(GAMES), setup.game.name)
    game = GAMES[name]
    seats = int(await choose("new-seats", [str(count) for count in game.seat_counts], str(setup.seats)))
    bot = await choose("new-bots-level", list(LEVELS), setup.bots[0], _level_key)
    options = setup.options if game is setup.game else game.Options()
    return GameSetup(game, seats, options, min(setup.own_seat, seats - 1), (bot,) * (seats - 1))
