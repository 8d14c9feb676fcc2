"""Everything the games report has a message in every language."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

import knaves
from knaves import wire
from knaves.bots import NUDGES, REASONS, HintReason
from knaves.bots.levels import LEVELS
from knaves.bots.reason import REGIONS
from knaves.cards import HIDDEN, PACK
from knaves.game import Ended, Event, Move, Reason
from knaves.games.lines import events as lines_events
from knaves.games.lines import moves as lines_moves
from knaves.games.stacks import moves as stacks_moves
from knaves.games.stacks.deck import COPIES, PLACES
from knaves.server.quotas import GAME_TOO_LONG
from knaves.words import (
    LANGUAGES,
    SOURCE,
    Words,
    card_name,
    describe_options,
    error_sentence,
    event_sentence,
    from_environment,
    hint_sentence,
    move_label,
    negotiate,
    nudge_sentence,
    option_words,
    reminder_card,
    rule_page,
    rule_table,
)
from tests.messages import entries
from tools.sentences import NAMES, SIDES, event_kinds, example, hint, moves, nudge

ROOT = Path(__file__).parents[1]

CODE_AT = {"CommandRefused": 0, "ServerRefused": 0, "Bye": 0, "close": 0, "Error": 1, "disconnect_address": 1}
"""Calls in the server's source that take an error code, and the position of that argument."""
UNREAD_CODES = {"bye", "silent"}
"""Codes that nobody reads, because the client has left or never said hello."""


def sent_codes() -> set[str]:
    """Every error code that the server or the client reports."""
    codes = {"banned", GAME_TOO_LONG}  # from a table of addresses, and with a closed table
    for path in [*(ROOT / "src/knaves/server").rglob("*.py"), ROOT / "src/knaves/cli/join.py"]:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call):
                name = getattr(node.func, "attr", getattr(node.func, "id", ""))
                argument = node.args[CODE_AT[name]] if name in CODE_AT and len(node.args) > CODE_AT[name] else None
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    codes.add(argument.value)
    return codes - UNREAD_CODES


# --- Games ---


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", event_kinds(), ids=lambda kind: f"{kind.__module__.split('.')[-2]}-{kind.__name__}")
def test_every_event_has_a_sentence_for_every_seat(kind: type[Event], language: str) -> None:
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
    sentence = event_sentence(words, event, 1, NAMES, SIDES)
    assert "Ben" not in sentence
    assert "Ben" in event_sentence(words, event, 0, NAMES, SIDES)
    assert "Ben" in event_sentence(words, event, 1, NAMES, SIDES, address=False)


def test_a_hidden_card_has_a_name() -> None:
    words, event = Words(), lines_events.Drew(1, "7H")
    assert event_sentence(words, event, 1, NAMES, SIDES) == "You draw the 7 of hearts."
    assert event_sentence(words, event, 0, NAMES, SIDES) == "Ben draws a card."
    assert event_sentence(words, event.seen_by(0) or {}, 0, NAMES, SIDES) == "Ben draws a card."


def test_a_side_is_a_colour_or_a_single_players_name() -> None:
    event = lines_events.SequenceMade(0, "b5-f5")
    assert event_sentence(Words(), event, None, NAMES, SIDES) == "Blue completes a sequence: b5–f5!"
    assert event_sentence(Words(), event, None, NAMES, {0: "Ana"}) == "Ana completes a sequence: b5–f5!"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reason", Reason)
def test_every_outcome_has_a_sentence(reason: Reason, language: str) -> None:
    winners = (1, 3) if reason is Reason.COMPLETED else ()
    sentences = {event_sentence(Words(language), Ended(winners, reason), seat, NAMES, SIDES) for seat in NAMES}
    assert len(sentences) == (2 if winners else 1)
    assert all("Ben" in sentence for sentence in sentences) or not winners


def test_a_game_without_translations_uses_its_own_sentences() -> None:
    class Waved(Event):
        template = "Somebody waves."

    assert event_sentence(Words("pl"), Waved(), None, NAMES, SIDES) == "Somebody waves."


def test_the_list_of_move_kinds_is_complete() -> None:
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


def test_some_countries_have_their_own_card_letters() -> None:
    own = {language: Words(language).pack_letters for language in LANGUAGES if Words(language).has_own_letters}
    assert own == {
        "da": "B D K E", "de": "B D K A", "fr": "V D R A", "nl": "B V H A", "pl": "W D K A", "pt": "V D R A",
    }  # fmt: skip
    assert [Words("fr").letter(rank) for rank in "9TJQKA"] == ["9", "10", "J", "Q", "K", "A"]
    assert [Words("fr", own_letters=True).letter(rank) for rank in "9TJQKA"] == ["9", "10", "V", "D", "R", "A"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted(knaves.GAMES))
def test_every_option_and_value_has_a_message(game: str, language: str) -> None:
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
    assert describe_options(Words(), options) == {
        "Diagonal lines": "only rows and columns count",
        "Draw by stalemate": "after 1 round",
    }
    assert len(describe_options(Words("fr"), options, include_defaults=True)) == len(options.table())


def test_levels_phrases_and_error_codes_match_their_messages() -> None:
    def having(prefix: str) -> set[str]:
        return {key.removeprefix(prefix).removesuffix("-says") for key in entries(SOURCE) if key.startswith(prefix)}

    assert having("level-") == set(LEVELS)
    assert having("phrase-") == set(wire.PHRASES)
    assert having("game-") == set(knaves.GAMES)
    assert {code for code in having("error-") if not code.startswith("rule-")} == sent_codes() | {"unknown"}


def test_error_codes_are_found_in_the_server() -> None:
    """Otherwise the test above could pass by finding nothing."""
    assert {"name-taken", "server-error", "no-such-game", "wait", "illegal", "restarting"} <= sent_codes()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", REASONS)
def test_every_hint_reason_has_a_message(key: str, language: str) -> None:
    sentence = hint_sentence(Words(language), hint(key), NAMES, SIDES)
    assert sentence != hint_sentence(Words(language), HintReason("never-heard-of"), NAMES, SIDES)
    assert sentence[-1] == "."
    assert "{" not in sentence
    assert "???" not in sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_nudge_has_a_message_and_names_neither_card_nor_cell(language: str) -> None:
    words = Words(language)
    said = [nudge_sentence(words, nudge(key), NAMES) for key in NUDGES]
    assert len({*said, words.say("hint-best")}) == len(said) + 1
    assert not any(re.search(r"\{|\b[a-j](10|[1-9])\b", sentence) for sentence in said)
    for row in REGIONS:
        assert len({words.say("board-region", region=region) for region in row}) == 3


def test_no_hint_message_is_unused() -> None:
    assert {key.removeprefix("nudge-") for key in entries(SOURCE) if key.startswith("nudge-")} == set(NUDGES)
    assert {key.removeprefix("hint-") for key in entries(SOURCE) if key.startswith("hint-")} == {*REASONS, "best"}


def test_english_level_messages_match_the_code() -> None:
    for key, level in LEVELS.items():
        assert Words().say(f"level-{key}") == level.name


# --- Refused moves ---


def raised_rules() -> set[str]:
    """The ids that the engine raises `IllegalMove` with, including those from the tables of the games."""
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
    players = {game.players_rule for game in knaves.GAMES.values()}  # for seats that don't exist
    tables = [game.rules for game in knaves.GAMES.values() if hasattr(game, "rules")]
    return found | {table[name] for table in tables for name in (*named, "turn")} | players


def test_rules_that_refuse_moves_match_their_messages() -> None:
    with_message = {key.removeprefix("error-rule-") for key in entries(SOURCE) if key.startswith("error-rule-")}
    assert with_message == raised_rules()


def test_an_error_sentence_depends_on_the_rule_or_else_the_code() -> None:
    assert error_sentence(Words(), "illegal", "G10") == "Corners are free for everyone; no chip goes there."
    assert error_sentence(Words(), "illegal", "Z99") == "The rules don’t allow this move."
    assert error_sentence(Words(), "strange") == "Something went wrong (strange)."


# --- Rule pages ---


def test_every_rule_is_on_a_page() -> None:
    stated = set(re.findall(r"^- .*\*\*([TCSBG]\d+)\*\* ", (ROOT / "docs/rules.md").read_text("utf-8"), re.MULTILINE))
    pages = [rule_page(Words(), game) for game in knaves.GAMES]
    on_pages = {
        rule for page in pages for section in page.sections for says in section.sentences for rule in says.rules
    }
    unsaid = set(rule_table()["unsaid"])
    assert on_pages & unsaid == set()
    assert on_pages | unsaid == stated


def test_a_page_has_only_rules_of_its_game() -> None:
    own = {"classic": "CBG", "travel": "TBG", "stacks": "SBG"}
    for game, page in rule_table()["pages"].items():
        ids = " ".join(rules for section in page["sections"] for rules in section["says"].values()).split()
        assert {rule[0] for rule in ids} <= set(own[game])
    for game, card in rule_table()["reminders"].items():
        assert {rule[0] for rules in card.values() for rule in rules.split()} <= set(own[game])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted(knaves.GAMES))
def test_pages_and_reminder_cards_have_complete_sentences(game: str, language: str) -> None:
    words = Words(language)
    page = rule_page(words, game)
    sentences = [says for section in page.sections[:-1] for says in section.sentences]
    assert len(sentences) > 20
    for says in (*sentences, *reminder_card(words, game)):
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


# --- Numbers and languages ---


def test_polish_has_three_plural_forms() -> None:
    words = Words("pl")
    texts = [words.say("table-cards", count=count) for count in (1, 2, 4, 5, 12, 22, 25)]
    assert texts == ["1 karta", "2 karty", "4 karty", "5 kart", "12 kart", "22 karty", "25 kart"]


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


def test_missing_messages_fall_back_to_english_or_the_key() -> None:
    assert Words("da").say("no-such-key") == "no-such-key"
    assert not Words("da").has("no-such-key")
    with pytest.raises(ValueError, match="there is no language 'xx'; the languages are da, de"):
        Words("xx")


def test_lists_are_joined_as_people_do() -> None:
    assert Words().join(["Ana"]) == "Ana"
    assert Words().join(["Ana", "Ben", "Eva"]) == "Ana, Ben and Eva"
    assert Words("de").join(["Ana", "Ben"]) == "Ana und Ben"


def test_without_fluent_the_error_says_what_to_install() -> None:
    script = (
        "import sys; sys.modules['fluent'] = None\ntry: import knaves.words\nexcept ImportError as error: print(error)"
    )
    result = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True, timeout=300)
    assert result.stdout == "knaves.words needs fluent.runtime: pip install 'knaves[terminal]'\n"


def test_the_example_in_the_guide_runs() -> None:
    (example,) = re.findall(
        r"^```python\n(.*?)^```", (ROOT / "docs/words.md").read_text("utf-8"), re.MULTILINE | re.DOTALL
    )
    exec(compile(example, "docs/words.md", "exec"), {})
