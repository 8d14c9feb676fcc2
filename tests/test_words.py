"""What the games have to say is said in every language."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

import knaves
from knaves.bots import REASONS, HintReason
from knaves.bots.levels import LEVELS
from knaves.cards import HIDDEN, PACK
from knaves.game import Ended, Event, Move, Reason
from knaves.games.lines import events as lines_events
from knaves.games.lines import moves as lines_moves
from knaves.games.stacks import moves as stacks_moves
from knaves.games.stacks.deck import COPIES, PLACES
from knaves.words import (
    LANGUAGES,
    PHRASES,
    SOURCE,
    Words,
    agreed,
    card_name,
    error_sentence,
    event_sentence,
    from_environment,
    hint_sentence,
    move_label,
    negotiate,
    option_words,
    reminder_card,
    rule_page,
    rule_table,
)
from tests.messages import entries
from tools.sentences import NAMES, SIDES, example, hint, kinds_of_events, moves

ROOT = Path(__file__).parents[1]

CODE_AT = {"Refused": 0, "ServerRefused": 0, "Bye": 0, "end": 0, "goodbye": 0, "Error": 1, "part_from": 1}
"""Which argument of what in the server's source is a code that reaches people."""
NOBODY_READS = {"bye", "silent"}
"""Said to somebody who has gone, and to a socket that never spoke."""


def sent_codes() -> set[str]:
    """Every code with which the server refuses something or says goodbye, and the client's own."""
    codes = {"banned"}  # stands in a table of addresses
    for path in [*(ROOT / "src/knaves/server").rglob("*.py"), ROOT / "src/knaves/cli/guest.py"]:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call):
                name = getattr(node.func, "attr", getattr(node.func, "id", ""))
                argument = node.args[CODE_AT[name]] if name in CODE_AT and len(node.args) > CODE_AT[name] else None
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    codes.add(argument.value)
    return codes - NOBODY_READS


# --- The games have their words ---------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "kind", kinds_of_events(), ids=lambda kind: f"{kind.__module__.split('.')[-2]}-{kind.__name__}"
)
def test_every_event_is_told_to_everybody(kind: type[Event], language: str) -> None:
    event, words = example(kind), Words(language)
    for seat in (None, *NAMES):
        sentence = event_sentence(words, event, seat, NAMES, SIDES)
        if event.seen_by(seat) is None:
            assert sentence == ""
            continue
        assert sentence
        assert sentence[-1] in ".!?"
        assert "{" not in sentence
        assert "???" not in sentence
        assert HIDDEN not in sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_reader_is_you_unless_a_device_is_passed_around(language: str) -> None:
    words, event = Words(language), lines_events.Placed(1, "7H", "c4")
    told = event_sentence(words, event, 1, NAMES, SIDES)
    assert "Ben" not in told
    assert "Ben" in event_sentence(words, event, 0, NAMES, SIDES)
    assert "Ben" in event_sentence(words, event, 1, NAMES, SIDES, address=False)


def test_a_hidden_card_is_a_card() -> None:
    words, event = Words(), lines_events.Drew(1, "7H")
    assert event_sentence(words, event, 1, NAMES, SIDES) == "You draw the 7 of hearts."
    assert event_sentence(words, event, 0, NAMES, SIDES) == "Ben draws a card."
    assert event_sentence(words, event.seen_by(0) or {}, 0, NAMES, SIDES) == "Ben draws a card."


def test_a_side_has_a_colour_or_the_name_of_who_plays_alone() -> None:
    event = lines_events.SequenceMade(0, "b5-f5")
    assert event_sentence(Words(), event, None, NAMES, SIDES) == "Blue completes a sequence: b5–f5!"
    assert event_sentence(Words(), event, None, NAMES, {0: "Ana"}) == "Ana completes a sequence: b5–f5!"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reason", Reason)
def test_every_way_to_end_is_told(reason: Reason, language: str) -> None:
    winners = (1, 3) if reason is Reason.COMPLETED else ()
    told = {event_sentence(Words(language), Ended(winners, reason), seat, NAMES, SIDES) for seat in NAMES}
    assert len(told) == (2 if winners else 1)
    assert all("Ben" in sentence for sentence in told) or not winners


def test_a_game_without_translations_speaks_for_itself() -> None:
    class Waved(Event):
        says = "Somebody waves."

    assert event_sentence(Words("pl"), Waved(), None, NAMES, SIDES) == "Somebody waves."


def test_the_list_of_moves_is_complete() -> None:
    for module in (lines_moves, stacks_moves):
        kinds = {kind for kind in vars(module).values() if isinstance(kind, type) and issubclass(kind, Move)}
        assert kinds - {Move} <= {type(move) for move in moves()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_has_a_label_of_its_own(language: str) -> None:
    labels = [move_label(Words(language), move, NAMES, SIDES) for move in moves()]
    twice = {label for label, count in Counter(labels).items() if count > 1}
    assert twice == {move_label(Words(language), lines_moves.DRAW, NAMES, SIDES)}
    assert not any("{" in label or label == str(move) for label, move in zip(labels, moves(), strict=True))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_of_its_own(language: str) -> None:
    for as_object in (False, True):
        names = {card_name(Words(language), card, as_object=as_object) for card in (*PACK, *COPIES)}
        assert len(names) == len(PACK) + len(COPIES)
    assert len({Words(language).say("place", place=place) for place in PLACES}) == len(PLACES)


def test_packs_of_some_countries_have_their_own_letters() -> None:
    own = {language: Words(language).pack_letters for language in LANGUAGES if Words(language).has_own_letters}
    assert own == {
        "da": "B D K E", "de": "B D K A", "fr": "V D R A", "nl": "B V H A", "pl": "W D K A", "pt": "V D R A",
    }  # fmt: skip
    assert [Words("fr").letter(rank) for rank in "9TJQKA"] == ["9", "10", "J", "Q", "K", "A"]
    assert [Words("fr", own_letters=True).letter(rank) for rank in "9TJQKA"] == ["9", "10", "V", "D", "R", "A"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted(knaves.GAMES))
def test_every_option_and_value_has_its_words(game: str, language: str) -> None:
    words = Words(language)
    for spec in knaves.GAMES[game].Options.table():
        option = option_words(words, spec)
        assert not any(text.startswith("option-") for text in (option.label, option.says, *option.values.values()))
        numbered = words.has(f"option-{spec.name}-number")
        assert [text for text in spec.values if text not in option.values] == list(spec.values)[-1:] * numbered
        assert next(iter(option.values)) == spec.default
        assert len(set(option.values.values())) == len(option.values)


def test_option_messages_belong_to_an_option() -> None:
    names = {spec.name for game in knaves.GAMES.values() for spec in game.Options.table()}
    assert {key.split("-")[1] for key in entries(SOURCE) if key.startswith("option-")} == names


def test_the_options_of_a_table_in_words() -> None:
    options = knaves.GAMES["classic"].Options.parse({"stalemate_cap": "1", "diagonals": "off"})
    assert agreed(Words(), options) == {
        "Diagonal lines": "only rows and columns count",
        "Draw after standstill": "after 1 round",
    }
    assert len(agreed(Words("fr"), options, all_of_them=True)) == len(options.table())


def test_every_level_phrase_and_error_code_has_its_message_and_no_other() -> None:
    def having(prefix: str) -> set[str]:
        return {key.removeprefix(prefix).removesuffix("-says") for key in entries(SOURCE) if key.startswith(prefix)}

    assert having("level-") == set(LEVELS)
    assert having("phrase-") == set(PHRASES)
    assert having("game-") == set(knaves.GAMES)
    assert {code for code in having("error-") if not code.startswith("rule-")} == sent_codes() | {"unknown"}


def test_the_codes_of_the_server_are_found() -> None:
    """So that the test above cannot come to hold by finding nothing."""
    assert {"name-taken", "server-error", "no-such-game", "wait", "illegal", "restarting"} <= sent_codes()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", REASONS)
def test_every_reason_of_a_hint_has_its_sentence(key: str, language: str) -> None:
    said = hint_sentence(Words(language), hint(key), NAMES, SIDES)
    assert said != hint_sentence(Words(language), HintReason("never-heard-of"), NAMES, SIDES)
    assert said[-1] == "."
    assert "{" not in said
    assert "???" not in said


def test_reasons_have_no_more_sentences_than_the_bots_give() -> None:
    assert {key.removeprefix("hint-") for key in entries(SOURCE) if key.startswith("hint-")} == {*REASONS, "best"}


def test_levels_say_in_english_what_the_code_says() -> None:
    for key, level in LEVELS.items():
        assert Words().say(f"level-{key}") == level.name


# --- Refused moves ----------------------------------------------------------------------------------------------


def raised_rules() -> set[str]:
    """The ids that the engine raises `IllegalMove` with, those of the editions' tables included."""
    found: set[str] = set()
    named: set[str] = set()
    for path in (ROOT / "src/knaves/games").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            found |= {
                text
                for given in node.args
                for argument in ((given.body, given.orelse) if isinstance(given, ast.IfExp) else (given,))
                if isinstance(argument, ast.Constant) and isinstance(text := argument.value, str)
                if re.fullmatch(r"[CTSBG]\d+", text)
            }
            if isinstance(node.func, ast.Attribute) and node.func.attr == "rule":
                named |= {str(text.value) for text in ast.walk(node) if isinstance(text, ast.Constant)}
    found -= {"B1", "B2", "B4", "B5"}  # cards of stacks
    players = {game.players_rule for game in knaves.GAMES.values()}  # of seats that nobody has
    tables = [game.rules for game in knaves.GAMES.values() if hasattr(game, "rules")]
    return found | {table[name] for table in tables for name in (*named, "turn")} | players


def test_every_rule_that_refuses_a_move_has_its_sentence_and_no_other_has() -> None:
    told = {key.removeprefix("error-rule-") for key in entries(SOURCE) if key.startswith("error-rule-")}
    assert told == raised_rules()


def test_an_error_is_told_by_its_rule_else_by_its_code() -> None:
    assert error_sentence(Words(), "illegal", "G10") == "The corners count for everybody and take no chip."
    assert error_sentence(Words(), "illegal", "Z99") == "The rules do not allow this move."
    assert error_sentence(Words(), "strange") == "Something went wrong (strange)."


# --- Rule pages -------------------------------------------------------------------------------------------------


def test_every_rule_is_told_on_a_page() -> None:
    stated = set(re.findall(r"^- \*\*([TCSBG]\d+)\*\* ", (ROOT / "docs/rules.md").read_text("utf-8"), re.MULTILINE))
    pages = [rule_page(Words(), game) for game in knaves.GAMES]
    told = {rule for page in pages for section in page.sections for says in section.sentences for rule in says.rules}
    unsaid = set(rule_table()["unsaid"])
    assert told & unsaid == set()
    assert told | unsaid == stated


def test_a_page_tells_the_rules_of_its_own_game() -> None:
    own = {"classic": "CBG", "travel": "TBG", "stacks": "SBG"}
    for game, page in rule_table()["pages"].items():
        ids = " ".join(rules for section in page["sections"] for rules in section["says"].values()).split()
        assert {rule[0] for rule in ids} <= set(own[game])
    for game, card in rule_table()["reminders"].items():
        assert {rule[0] for rules in card.values() for rule in rules.split()} <= set(own[game])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted(knaves.GAMES))
def test_pages_and_reminder_cards_are_whole_sentences(game: str, language: str) -> None:
    words = Words(language)
    page = rule_page(words, game)
    told = [says for section in page.sections[:-1] for says in section.sentences]
    assert len(told) > 20
    for says in (*told, *reminder_card(words, game)):
        assert says.rules
        assert says.text[-1] in ".?"
        assert "{" not in says.text


def test_rule_messages_are_on_a_page() -> None:
    table = rule_table()
    on_pages = {
        key
        for page in table["pages"].values()
        for section in page["sections"]
        for key in (section["heading"], *section["says"])
    }
    on_cards = {key for card in table["reminders"].values() for key in card}
    beside = {"rule-option", "rule-heading-options", "reminder-title"}
    have = {key for key in entries(SOURCE) if key.startswith(("rule-", "reminder-"))}
    assert on_pages | on_cards | beside == have


# --- Numbers and languages --------------------------------------------------------------------------------------


def test_polish_counts_in_three_ways() -> None:
    words = Words("pl")
    said = [words.say("table-cards", count=count) for count in (1, 2, 4, 5, 12, 22, 25)]
    assert said == ["1 karta", "2 karty", "4 karty", "5 kart", "12 kart", "22 karty", "25 kart"]


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("pt-BR,pt;q=0.9,en;q=0.8", "pt"),
        ("en;q=0.5, nl;q=0.8", "nl"),
        ("sv, xx;q=0.9, pl-PL;q=0.1", "pl"),
        ("de;q=0, fr;q=0.2", "fr"),
        ("*", "en"),
        ("", "en"),
        (";;;q=,q=abc,;q=9", "en"),
    ],
)
def test_the_browser_chooses_the_language(header: str, language: str) -> None:
    assert negotiate(header) == language


@pytest.mark.parametrize(
    ("environ", "language"),
    [
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "de_AT.UTF-8", "LC_ALL": "it_IT"}, "it"),
        ({"LANG": "de_AT.UTF-8", "LC_MESSAGES": "es_ES@euro"}, "es"),
        ({"LANG": "C", "LANGUAGE": "sv:da:en"}, "da"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({}, "en"),
    ],
)
def test_the_terminal_chooses_the_language(environ: dict[str, str], language: str) -> None:
    assert from_environment(environ) == language


def test_what_is_missing_is_said_in_english_or_by_its_key() -> None:
    assert Words("da").say("no-such-key") == "no-such-key"
    assert not Words("da").has("no-such-key")
    with pytest.raises(ValueError, match="there is no language 'xx'; the languages are da, de"):
        Words("xx")


def test_lists_are_joined_as_people_do() -> None:
    assert Words().join(["Ana"]) == "Ana"
    assert Words().join(["Ana", "Ben", "Eva"]) == "Ana, Ben and Eva"
    assert Words("de").join(["Ana", "Ben"]) == "Ana und Ben"


def test_without_fluent_one_sentence_says_what_to_install() -> None:
    script = (
        "import sys; sys.modules['fluent'] = None\ntry: import knaves.words\nexcept ImportError as error: print(error)"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True, timeout=300)
    assert done.stdout == "knaves.words needs fluent.runtime: pip install 'knaves[terminal]'\n"


def test_the_example_of_the_page_runs() -> None:
    (example,) = re.findall(
        r"^```python\n(.*?)^```", (ROOT / "docs/words.md").read_text("utf-8"), re.MULTILINE | re.DOTALL
    )
    exec(compile(example, "docs/words.md", "exec"), {})
