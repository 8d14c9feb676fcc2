"""Games that are left can be resumed: against bots from a private record, at a server's table with the seat's token."""

from __future__ import annotations

import asyncio
import stat
from pathlib import Path

import pytest
from textual.pilot import Pilot

from knaves.deal import seed_from
from knaves.game import GameError
from knaves.record import load
from knaves.terminal.kept_games import MAX_KEPT, KeptGame, KeptGames, KeptSeat, Seat
from knaves.terminal.local import GameSetup, LocalSession
from knaves.terminal.screen.dialogs import ChoiceDialog
from knaves.terminal.screen.game import GameScreen
from knaves.terminal.screen.start import StartScreen
from knaves.terminal.state_folder import Preferences, state_folder
from knaves.words import LANGUAGES, Words
from tests import commands
from tests.terminal.screen_driver import dialog_text, is_ready, make_app, make_setup, play_on_screen, press, wait_until


async def play_moves(session: LocalSession, count: int) -> None:
    """Make the first legal move whenever the person may act."""
    for _ in range(count):
        while not session.view.legal:
            await session.wait_for_change(session.version)
        await session.send(session.view.legal[0])
    while not session.view.legal and session.view.outcome is None:
        await session.wait_for_change(session.version)


def killed_after(folder: Path, setup: GameSetup, moves: int = 3) -> LocalSession:
    """Play some moves and stop without closing anything, as a killed program does."""

    async def play() -> LocalSession:
        kept = KeptGames(folder)
        session = LocalSession(setup, seed_from(5), own_name="You")
        session.start()
        following = asyncio.create_task(kept.follow(session))
        await play_moves(session, moves)
        await asyncio.sleep(0)  # the change is written when the follower runs
        kept.write(session)
        following.cancel()
        return session

    return asyncio.run(play())


@pytest.mark.parametrize("game", ["classic", "travel", "stacks"])
def test_a_killed_game_continues_with_the_same_cards_and_can_be_undone(game: str, tmp_path: Path) -> None:
    before = killed_after(tmp_path, make_setup(game, 3, bot="random"))

    async def go_on() -> None:
        kept = KeptGames(tmp_path)
        (found,) = kept.find_all()
        assert isinstance(found, KeptGame)
        session = kept.resume(found, own_name="You")
        assert str(session.view) == str(before.view)
        assert list(session.events) == list(before.events)
        session.start()
        assert await session.undo()
        assert await session.undo()
        await play_moves(session, 2)
        kept.write(session)
        assert load(found.path).extra[0] == ("Moves taken back", "2")
        kept.forget(session)
        assert kept.find_all() == []
        await session.close()

    asyncio.run(go_on())


def test_only_the_owner_can_read_what_is_kept(tmp_path: Path) -> None:
    folder = tmp_path / "state"
    killed_after(folder, make_setup("travel"))
    KeptGames(folder).keep_seat(Seat("https://knaves.example", "QX7K2", "secret", "travel"))
    modes = [stat.S_IMODE(path.stat().st_mode) for path in (folder, *folder.rglob("*"))]
    assert len(modes) == 4
    assert not [mode for mode in modes if mode & 0o077]


def test_a_game_without_a_move_of_the_person_is_not_kept(tmp_path: Path) -> None:
    killed_after(tmp_path, make_setup("travel"), moves=0)
    assert KeptGames(tmp_path).find_all() == []


def test_two_programs_with_the_same_game_get_a_file_each(tmp_path: Path) -> None:
    killed_after(tmp_path, make_setup("travel", bot="random"))

    async def both() -> None:
        one, other = KeptGames(tmp_path), KeptGames(tmp_path)
        (found,) = one.find_all()
        assert isinstance(found, KeptGame)
        sessions = [kept.resume(found, own_name="You") for kept in (one, other)]
        for kept, session in zip((one, other), sessions, strict=True):
            session.start()
            await play_moves(session, 1)
            kept.write(session)
            await session.close()
        assert len(one.find_all()) == 2

    asyncio.run(both())


@pytest.mark.parametrize(
    ("old", "new"), [("1. ", "1. 0 2S@a1 00000000\n1. "), ("Seed: ", "Seed: 00"), ("Bots: ", "Bots: x")]
)
def test_a_changed_file_is_refused_or_left_out(old: str, new: str, tmp_path: Path) -> None:
    killed_after(tmp_path, make_setup("travel"))
    kept = KeptGames(tmp_path)
    (found,) = kept.find_all()
    text = found.path.read_text()
    found.path.write_text(text.replace(old, new, 1))
    for again in kept.find_all():
        assert isinstance(again, KeptGame)
        with pytest.raises(GameError):
            kept.resume(again, own_name="You")
    found.path.write_text(text.replace(" 0 ", " 1 "))
    for again in kept.find_all():
        assert isinstance(again, KeptGame)
        with pytest.raises(GameError):
            kept.resume(again, own_name="You")


def test_the_oldest_make_room(tmp_path: Path) -> None:
    kept = KeptGames(tmp_path)
    for number in range(MAX_KEPT + 3):
        kept.keep_seat(Seat("https://knaves.example", f"QX7{number:02}", "token", "classic"))
    assert len(kept.find_all()) == MAX_KEPT


def test_leaving_a_screen_keeps_the_game_and_the_menu_offers_it(tmp_path: Path) -> None:
    kept = KeptGames(tmp_path)
    app = make_app(make_setup("travel", bot="random"), kept=kept)

    async def play(pilot: Pilot[None], screen: GameScreen) -> None:
        await press(pilot, "h")
        await wait_until(pilot, lambda: screen._hinted_move is not None)
        await press(pilot, "enter")
        await wait_until(pilot, lambda: is_ready(screen) and bool(kept.find_all()))
        position = str(screen.session.view)
        await press(pilot, "m", "1")
        await wait_until(pilot, lambda: isinstance(app.screen, StartScreen))
        await press(pilot, "R")
        await wait_until(pilot, lambda: isinstance(app.screen, ChoiceDialog))
        assert "Travel against Dice" in dialog_text(app)
        await press(pilot, "1")
        await wait_until(pilot, lambda: isinstance(app.screen, GameScreen) and is_ready(app.screen))
        resumed = app.screen
        assert isinstance(resumed, GameScreen)
        assert str(resumed.session.view) == position
        assert len(resumed.play_area.recent) == 1  # only the bot's latest move
        await press(pilot, "ctrl+n", "1")  # a new deal gives the old game up
        await wait_until(pilot, lambda: app.screen is not resumed and isinstance(app.screen, GameScreen))
        assert kept.find_all() == []
        await press(pilot, "q")
        await wait_until(pilot, lambda: app.return_code is not None)

    play_on_screen(app, play)
    assert not app.game_kept


def test_a_seat_at_a_table_is_offered_and_taken(tmp_path: Path) -> None:
    kept = KeptGames(tmp_path)
    seat = Seat("https://knaves.example", "QX7K2", "t" * 30, "stacks")
    kept.keep_seat(seat)
    (found,) = kept.find_all()
    assert isinstance(found, KeptSeat)
    app = make_app(make_setup("travel"), kept=kept, resume=[found])

    async def run() -> None:
        async with app.run_test(size=(80, 24)) as pilot:
            await wait_until(pilot, lambda: app.return_code is not None)

    asyncio.run(run())
    assert app.seat == seat
    kept.forget_seat(seat)
    assert kept.find_all() == []


def test_plain_lines_ask_which_game_and_continue_it(tmp_path: Path) -> None:
    killed_after(tmp_path, make_setup("travel", bot="random"))
    killed_after(tmp_path, make_setup("stacks", bot="random"))
    state = {"KNAVES_STATE": str(tmp_path)}
    result = commands.run("play", "--resume", "--plain", "--lang", "de", typed="7\n2\nlast\nquit\n", **state)
    assert result.returncode == 0, result.stderr
    words = Words("de")
    assert words.say("term-one-of", choices="1, 2") in result.stdout
    assert words.say("kept-later", command="knaves play --resume") in result.stdout
    assert words.say("game-travel") in result.stdout
    assert commands.run("play", "travel", "--resume", "--plain", **state).returncode == 2


def test_labels_of_kept_games_fit_into_a_dialog(tmp_path: Path) -> None:
    killed_after(tmp_path, make_setup("travel", bot="random"), moves=1)
    (found,) = KeptGames(tmp_path).find_all()
    labels = {language: found.label(Words(language)) for language in LANGUAGES}
    assert {language: label for language, label in labels.items() if len(label) > 60} == {}


def test_nothing_to_resume_is_one_sentence(tmp_path: Path) -> None:
    result = commands.run("play", "--resume", "--plain", "--lang", "en", KNAVES_STATE=str(tmp_path))
    assert (result.returncode, result.stderr) == (1, "knaves play: There’s no game to resume.\n")


def test_the_folder_follows_the_system(tmp_path: Path) -> None:
    assert state_folder({"KNAVES_STATE": "/x"}, "linux") == Path("/x")
    assert state_folder({"XDG_STATE_HOME": "/x"}, "linux") == Path("/x/knaves")
    assert state_folder({"LOCALAPPDATA": "/x"}, "win32") == Path("/x/knaves")
    assert state_folder({}, "darwin").name == "knaves"


def test_preferences_survive_and_broken_ones_are_ignored(tmp_path: Path) -> None:
    Preferences(tmp_path)["theme"] = "light"
    assert Preferences(tmp_path)["theme"] == "light"
    (tmp_path / "preferences.json").write_text("[1")
    assert Preferences(tmp_path)["theme"] == ""
    Preferences(tmp_path / "preferences.json")["theme"] = "dark"  # not a folder: nothing happens
