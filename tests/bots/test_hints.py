"""Hints: a legal move and a true reason, from the view alone."""

from __future__ import annotations

import random

import pytest

import knaves
from knaves.bots import NUDGES, REASONS, Hint, hint, warm_up
from knaves.bots.hints import hint_at
from knaves.bots.lines import reasons as lines_reasons
from knaves.bots.stacks import reasons as stacks_reasons
from knaves.game import GameError, SetupError
from knaves.games.lines import CLASSIC
from knaves.games.stacks import STACKS
from knaves.testing import random_start


def explain_move(text: str, move: str, seat: int = 0) -> tuple[str, dict[str, object]]:
    """The reason for a move in a position: its key and arguments."""
    game = knaves.GAMES[text.split()[0]]
    view = game.position(text).view(seat)
    found = next(legal for legal in view.legal if str(legal) == move)
    explain = stacks_reasons.explain if game is STACKS else lines_reasons.explain
    reason = explain(view, found)  # type: ignore[arg-type]
    return reason.key, dict(reason.arguments)


CLASSIC_ROWS = "*8*/10/{}/10/10/10/10/10/10/*8*"


@pytest.mark.parametrize(
    ("row", "hand", "move", "key", "arguments"),
    [
        ("2bbbb4", "6D", "6D@g3", "completes-line", {"card": "6D", "cell": "g3", "line": "c3-g3"}),
        ("2bbb5", "5D", "5D@f3", "extends-line", {"chips": 4, "length": 5}),
        ("2gggg4", "6D", "6D@g3", "blocks-line", {"team": 1, "chips": 4, "length": 5}),
        ("2ggg5", "5D,JC", "5D@f3", "blocks-line", {"team": 1, "chips": 3}),
        ("10", "5D,JC", "5D@f3", "saves-jack", {"jack": "JC"}),
        ("10", "5D", "5D@f3", "builds", {"cell": "f3"}),
        ("5g4", "5D", "5D@j9", "plays-before-dead", {"card": "5D"}),
        ("2gggg4", "JS", "JSxd3", "removes-threat", {"team": 1, "chips": 4}),
        ("2bbgbb3", "JS", "JSxe3", "opens-line", {"cell": "e3"}),
    ],
)
def test_reasons_of_the_board_games(row: str, hand: str, move: str, key: str, arguments: dict[str, object]) -> None:
    text = f"classic seats=2 board={CLASSIC_ROWS.format(row)} hands={hand},2S,3S|- turn=0"
    found, given = explain_move(text, move)
    assert found == key
    assert arguments.items() <= given.items()


@pytest.mark.parametrize(
    ("text", "move", "nudge"),
    [
        (f"board={CLASSIC_ROWS.format('2bbb5')} hands=5D,2S", "5D@f3", "own-line(region=top)"),
        (f"board={CLASSIC_ROWS.format('2gggg4')} hands=6D,2S", "6D@g3", "danger(region=top)"),
        ("hands=5D,2S", "5D@j9", "look(region=bottom-right)"),
        ("hands=5D,JC", "JC@b2", "jack"),
        (f"board={CLASSIC_ROWS.format('2gggg4')} hands=JS,2S", "JSxd3", "jack"),
    ],
)
def test_a_nudge_names_a_part_of_the_board_or_a_kind_of_card(text: str, move: str, nudge: str) -> None:
    view = CLASSIC.position(f"classic seats=2 {text}|- turn=0").view(0)
    found = hint_at(view, next(legal for legal in view.legal if str(legal) == move))
    assert str(found.nudge) == nudge


@pytest.mark.parametrize(
    ("rest", "move", "nudge"),
    [
        ("hands=B5,R1|R1 piles=B1,B2,B3,B4|-|-|-", "B5@b1", "pile"),
        ("hands=B1,R4|R1", "B1@b1", "colour(colour=blue)"),
        ("hands=R4,R4|R1 discards=B1|-", "^B1@b1", "discard-top"),
        ("hands=SK,R4|R1", "SK", "special"),
        ("hands=B4,R2|R1 piles=B1,B2,B3|-|-|-", "-R2", "hold-back"),
        ("hands=R2,R5|R1", "-R5", "spare-card"),
    ],
)
def test_a_nudge_in_stacks_names_a_colour_or_a_kind_of_card(rest: str, move: str, nudge: str) -> None:
    view = STACKS.position(f"stacks seats=2 {rest} turn=0").view(0)
    found = hint_at(view, next(legal for legal in view.legal if str(legal) == move))
    assert str(found.nudge) == nudge


def test_the_last_sequence_wins() -> None:
    made = "*8*/10/2bbbb4/10/10/10/10/10/10/*BBBB4*"
    assert explain_move(f"classic seats=2 board={made} sequences=a10-e10 hands=6D,2S|- turn=0", "6D@g3") == (
        "wins",
        {"card": "6D"},
    )


def test_dead_cards_draws_and_payments_have_reasons_too() -> None:
    assert explain_move("travel seats=2 board=g7/8/8/8/8/8 hands=2S,3S|- turn=0", "2S!") == (
        "frees-dead-card",
        {"card": "2S"},
    )
    by_hand = "classic seats=2 options=forgotten_draw:permanent hands=2S,3S|5S,6S rights=0 turn=1"
    assert explain_move(by_hand, "+")[0] == "draws"
    talk = "classic seats=4 options=table_talk:penalty hands=JC,6D|3S|4S|5S forfeits=0"
    assert explain_move(talk, "-6D") == ("gives-up-least", {"card": "6D"})
    choosing = "classic seats=2 board=*8*/bbbbbb4/10/10/10/10/10/10/10/*8* choosing=b"
    assert explain_move(choosing, "=b2-f2") == ("keeps-room", {"line": "b2-f2"})
    broken = "classic seats=2 options=advanced_jack:on board=*8*/GGGGG5/10/10/10/10/10/10/10/*8* sequences=a2-e2"
    assert explain_move(f"{broken} hands=JS,2S|- turn=0", "JSxa2")[0] == "breaks-sequence"


@pytest.mark.parametrize(
    ("rest", "move", "key", "arguments"),
    [
        ("chips=2b2r|0b0r hands=B5,R1|R1 piles=B1,B2,B3,B4|-|-|-", "B5@b1", "wins", {"card": "B5"}),
        ("hands=B5,R1|R1 piles=B1,B2,B3,B4|-|-|-", "B5@b1", "completes-pile", {"colour": "blue", "place": "b1"}),
        ("hands=B3,B4,BW|R1 piles=B1,B2|-|-|-", "B3@b1", "leads-to-pile", {"cards": 2}),
        ("hands=B1|R1", "B1@b1", "empties-hand", {"card": "B1"}),
        ("hands=B1,R4|R1", "B1@b1", "gets-rid", {"place": "b1"}),
        ("hands=R4,R4|R1 discards=B1|-", "^B1@b1", "uses-discard", {"card": "B1"}),
        ("chips=0b0r|1b1r hands=ST,R4|R1", "ST:1b", "steals-chip", {"seat": 1, "colour": "blue"}),
        ("hands=SC,R4|R1 discards=-|B1", "SC:1d", "steals-card", {"seat": 1, "card": "B1"}),
        ("hands=SC,R4|R1 discards=-|B5", "SC:1d", "denies-card", {"seat": 1, "card": "B5"}),
        ("hands=SC,R4|R1", "SC:1h", "steals-from-hand", {"seat": 1}),
        ("hands=SK,R4|R1", "SK", "skips", {"seat": 1}),
        ("hands=B4,R2|R1 piles=B1,B2,B3|-|-|-", "-R2", "denies-pile", {"card": "B4", "place": "b1"}),
        ("hands=R2,R5|R1", "-R2", "keeps-for-later", {"card": "R2"}),
        ("hands=R2,R5|R1", "-R5", "discards-least", {"card": "R5"}),
    ],
)
def test_reasons_of_stacks(rest: str, move: str, key: str, arguments: dict[str, object]) -> None:
    found, given = explain_move(f"stacks seats=2 {rest} turn=0", move)
    assert found == key
    assert arguments.items() <= given.items()


def test_reasons_for_answers_and_thefts() -> None:
    window = "hands=R1|BL,B2 piles=B1,B2,B3,B4,B5|-|-|- turn=0 window=b1"
    assert explain_move(f"stacks seats=2 chips=2b2r|0b0r {window}", "block", 1) == (
        "blocks-win",
        {"seat": 0, "place": "b1"},
    )
    assert explain_move(f"stacks seats=2 chips=0b0r|0b0r {window}", "block", 1)[0] == "blocks-pile"
    assert explain_move(f"stacks seats=2 chips=0b0r|0b0r {window}", "let", 1)[0] == "saves-block"
    shown = "stacks seats=2 options=steal_from_hand:chosen hands=R3|B5,R4 specials=SC turn=0 stealing=1"
    assert explain_move(shown, "take:B5") == ("takes-card", {"card": "B5"})
    assert explain_move("stacks seats=3 hands=RV,R4|R1|R2 turn=0", "RV")[0] == "reverses"


@pytest.mark.parametrize("name", sorted(knaves.GAMES))
def test_a_hint_is_legal_has_a_known_reason_and_ignores_hidden_cards(name: str) -> None:
    rng = random.Random(name)
    keys = set()
    for _ in range(14):
        state = random_start(knaves.GAMES[name], rng)
        for _ in range(300):
            if state.outcome is not None:
                break
            seat = rng.choice(sorted(state.actors))
            view = state.view(seat)
            if rng.random() < 0.1:
                found = hint(view, random.Random(1), 0.0)
                assert found.move in view.legal
                assert set(found.reason.arguments) == set(REASONS[found.reason.key])
                assert set(found.nudge.arguments) == set(NUDGES[found.nudge.key])
                assert hint(state.game.sample(view, rng).view(seat), random.Random(1), 0.0) == found
                keys.add(found.reason.key)
            state, _ = state.apply(seat, rng.choice(view.legal))
    assert len(keys) > 4


def test_without_a_legal_move_there_is_no_hint() -> None:
    state = CLASSIC.new(seats=2, seed=bytes(32))
    with pytest.raises(GameError, match="nothing to play"):
        hint(state.view(None), random.Random(0), 0.0)
    only = knaves.GAMES["travel"].position("travel seats=2 hands=2S|- turn=0").view(0)
    assert str(hint(only, random.Random(0), 0.0).reason) == "only-move"


def test_a_reason_reads_well_in_a_log() -> None:
    view = CLASSIC.position(f"classic seats=2 board={CLASSIC_ROWS.format('2bbbb4')} hands=6D,2S|- turn=0").view(0)
    found = hint(view, random.Random(0), 0.0)
    assert isinstance(found, Hint)
    assert str(found.reason) == "completes-line(card=6D, cell=g3, line=c3-g3)"


def test_warming_up_an_unknown_game_is_refused() -> None:
    with pytest.raises(SetupError, match="there is no game 'chess'; the games are"):
        warm_up(["chess"])
