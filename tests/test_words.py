"""The messages: complete in every language, used, and fitting the games they speak of."""

from __future__ import annotations

import ast
import re
import shutil
import subprocess
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import knaves
from knaves.bots.levels import LEVELS
from knaves.cards import HIDDEN, PACK
from knaves.game import Ended, Event, Move, Reason
from knaves.games.lines import events as lines_events
from knaves.games.lines import moves as lines_moves
from knaves.games.stacks import events as stacks_events
from knaves.games.stacks import moves as stacks_moves
from knaves.games.stacks.deck import COPIES, PLACES
from knaves.words import (
    LANGUAGES,
    LOCALES,
    SOURCE,
    Words,
    agreed,
    card_name,
    error_sentence,
    event_sentence,
    from_environment,
    move_label,
    negotiate,
    option_words,
    reminder_card,
    rule_page,
    rule_table,
)

ROOT = Path(__file__).parents[1]
TRANSLATIONS = sorted(set(LANGUAGES) - {SOURCE})

BUILT_PREFIXES = (
    "card-", "chip-", "error-", "event-", "game-", "level-", "list-", "move-", "option-", "phrase-", "place-",
    "reminder-", "rule-",
)  # fmt: skip
"""Keys that begin so are put together at run time, and other tests here hold them to what the games have."""
AWAITED_PREFIXES = (
    "action-", "app-", "help-", "hint-", "home-", "jack-", "lobby-", "new-", "pass-", "prompt-", "replay-", "result-",
    "settings-", "speak-", "state-", "table-", "turn-", "tutorial-",
)  # fmt: skip
"""Words of the screens; a prefix leaves this list when the screens that use it are there."""
USES = (
    re.compile(r"""\b(?:say|t)\(\s*f?["'`]([a-z][\w-]*)["'`]"""),
    re.compile(r"""["'`](card-[a-z-]+|list-[a-z-]+|reminder-[a-z-]+|rule-[a-z-]+|error-[a-z-]+)["'`]"""),
)
"""How code names a key."""

ERROR_CODES = (
    "unreadable illegal ambiguous stale not-yours not-now wait full no-such-table no-such-seat seat-taken not-host "
    "not-allowed too-fast too-long bad-message bad-options closed banned conflict server-busy restarting hints-off "
    "nothing-to-undo"
).split()
PHRASES = (
    "hello good-luck have-fun nice-move well-played wow close-one thanks sorry oops thinking one-moment your-turn "
    "hurry rematch bye"
).split()


# --- Reading the files ------------------------------------------------------------------------------------------


class References(Visitor):
    """The variables of a message, and the messages it refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.messages.add(node.id.name)


@cache
def entries(language: str) -> dict[str, ftl.Message]:
    found: dict[str, ftl.Message] = {}
    for path in sorted((LOCALES / language).glob("*.ftl")):
        for entry in FluentParser(with_spans=False).parse(path.read_text("utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{path.name}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{entry.id.name} is there twice"
                found[entry.id.name] = entry
    return found


def references(language: str, key: str) -> References:
    seen = References()
    seen.visit(entries(language)[key])
    return seen


def variables(language: str, key: str) -> set[str]:
    """The variables of a message, those of the messages in it included."""
    seen = references(language, key)
    return seen.variables.union(*(variables(language, inner) for inner in seen.messages))


# --- The same in every language ---------------------------------------------------------------------------------


def test_every_language_has_its_folder_and_no_other_has() -> None:
    assert sorted(path.name for path in LOCALES.iterdir() if path.is_dir()) == sorted(LANGUAGES)


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_language_has_the_keys_of_english_in_the_same_files(language: str) -> None:
    def files(name: str) -> dict[str, list[str]]:
        return {
            path.name: re.findall(r"^([a-z][\w-]*) =", path.read_text("utf-8"), re.MULTILINE)
            for path in sorted((LOCALES / name).glob("*.ftl"))
        }

    assert files(language) == files(SOURCE)
    assert set(entries(language)) == set(entries(SOURCE))


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_message_has_the_variables_of_the_english_one(language: str) -> None:
    differing = {key for key in entries(SOURCE) if variables(language, key) != variables(SOURCE, key)}
    assert differing == set()


MAY_BE_ENGLISH = {
    "app-name", "level-beginner", "level-casual", "level-greedy", "level-searcher", "level-best", "action-ok",
    "rule-option", "speak-cell", "table-hint-says", "speak-lines", "speak-pile", "speak-seat", "place-object",
    "speak-cell-locked", "phrase-wow",
}  # fmt: skip
"""Names, and messages that only put others together."""


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_no_sentence_was_left_in_english(language: str) -> None:
    """Single words may look the same in two languages; longer messages do not."""
    words, english = Words(language), Words(SOURCE)
    same = {
        key
        for key in entries(SOURCE)
        if key not in MAY_BE_ENGLISH and words.say(key) == english.say(key) and len(words.say(key).split()) > 2
    }
    assert same == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_files_are_read_in_one_sitting(language: str) -> None:
    lengths = {path.name: path.read_text("utf-8").count("\n") for path in (LOCALES / language).glob("*.ftl")}
    assert {name: length for name, length in lengths.items() if length > 400} == {}


def test_the_javascript_reader_takes_every_file() -> None:
    """In JavaScript as in Python; only where Node and the web client's packages are there."""
    node, modules = shutil.which("node"), ROOT / "web/node_modules"
    if node is None or not (modules / "@fluent/bundle").exists():
        pytest.skip("the packages of the web client are not installed")
    script = """
        import { readdirSync, readFileSync } from 'node:fs';
        import { FluentBundle, FluentResource } from '@fluent/bundle';
        const [folder] = process.argv.slice(-1);
        for (const language of readdirSync(folder, { withFileTypes: true }).filter((d) => d.isDirectory())) {
            const bundle = new FluentBundle(language.name, { useIsolating: false });
            for (const file of readdirSync(`${folder}/${language.name}`)) {
                const text = readFileSync(`${folder}/${language.name}/${file}`, 'utf8');
                bundle.addResource(new FluentResource(text)).forEach((error) => { throw error; });
            }
            console.log(language.name, [...bundle._messages.keys()].length);
        }
    """
    done = subprocess.run(
        [node, "--input-type=module", "-e", script, "--", str(LOCALES)],
        cwd=ROOT / "web",
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    assert dict(line.split() for line in done.stdout.splitlines()) == {
        language: str(len(entries(language))) for language in LANGUAGES
    }


# --- Used keys are there, keys that are there are used ----------------------------------------------------------


def code() -> Iterator[str]:
    yield from (path.read_text("utf-8") for path in (ROOT / "src/knaves").rglob("*.py"))
    for ending in ("ts", "js", "svelte", "html"):
        yield from (path.read_text("utf-8") for path in (ROOT / "web/src").rglob(f"*.{ending}"))
    yield (LOCALES / "rules.json").read_text("utf-8")


def used_keys() -> set[str]:
    return {key for text in code() for pattern in USES for key in pattern.findall(text)}


def inner_keys() -> set[str]:
    """Messages that others are made of."""
    return set().union(*(references(SOURCE, key).messages for key in entries(SOURCE)))


def test_every_key_in_the_code_has_its_message() -> None:
    assert used_keys() - set(entries(SOURCE)) == set()


def test_every_message_is_used() -> None:
    everything = "\n".join(code())
    unused = {
        key
        for key in set(entries(SOURCE)) - inner_keys()
        if not key.startswith(BUILT_PREFIXES + AWAITED_PREFIXES)
        and not re.search(rf"(?<![\w-]){re.escape(key)}(?![\w-])", everything)
    }
    assert unused == set()


@pytest.mark.parametrize("prefix", BUILT_PREFIXES + AWAITED_PREFIXES)
def test_every_declared_prefix_has_messages(prefix: str) -> None:
    assert any(key.startswith(prefix) for key in entries(SOURCE))


# --- The games have their words ---------------------------------------------------------------------------------


def kinds_of_events() -> list[type[Event]]:
    modules = (lines_events, stacks_events)
    own = [kind for module in modules for kind in vars(module).values() if isinstance(kind, type)]
    return [Ended, *(kind for kind in own if issubclass(kind, Event) and kind is not Event)]


def example(kind: type[Event]) -> Event:
    """An event of this kind with likely values."""
    stacks = kind.__module__ == stacks_events.__name__
    values = {
        "seat": 1, "victim": 2, "team": 0, "cell": "c4", "line": "b5-f5", "lines": ("b5-f5", "c5-g5"), "place": "r2",
        "card": "B3" if stacks else "JS", "top": True, "complete": True, "block": True, "colour": "blue", "count": 3,
        "direction": -1, "source": "h", "winners": (1, 3), "reason": "completed",
    }  # fmt: skip
    slots = kind.__slots__
    values["cards"] = 5 if kind.__name__ == "Reshuffled" else ("B1", "SK")
    return kind(**{name: values[name] for name in slots})


NAMES = {0: "Ana", 1: "Ben", 2: "Eva", 3: "Leo"}
SIDES = {0: "blue", 1: "green", 2: "red"}


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


def moves() -> list[Move]:
    return [
        lines_moves.Place("7H", "c4"), lines_moves.Remove("JS", "c4"), lines_moves.Exchange("7H"), lines_moves.DRAW,
        lines_moves.Choose("b5-f5"), lines_moves.PASS, lines_moves.GiveUp("7H"), lines_moves.OFFER,
        lines_moves.Call(1), stacks_moves.Lay("B3", "b1"), *stacks_moves.SKIPS, *stacks_moves.REVERSES,
        stacks_moves.StealCard(2, "h"), stacks_moves.StealCard(2, "d", top=True), stacks_moves.StealChip(2, 1),
        stacks_moves.Take("B3"), stacks_moves.Discard("RW"), stacks_moves.END, stacks_moves.DRAW, stacks_moves.BLOCKS,
        stacks_moves.LET,
    ]  # fmt: skip


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
    assert {code for code in having("error-") if not code.startswith("rule-")} == {*ERROR_CODES, "unknown"}


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
                for argument in node.args
                if isinstance(argument, ast.Constant) and isinstance(text := argument.value, str)
                if re.fullmatch(r"[CTSBG]\d+", text)
            }
            if isinstance(node.func, ast.Attribute) and node.func.attr == "rule":
                named |= {text.value for text in ast.walk(node) if isinstance(text, ast.Constant)}
    found -= {"B1", "B2", "B4", "B5"}  # cards of stacks
    tables = [game.rules for game in knaves.GAMES.values() if hasattr(game, "rules")]
    return found | {table[name] for table in tables for name in (*named, "players", "turn")}


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_and_many_differ_wherever_something_is_counted(language: str) -> None:
    for key in entries(SOURCE):
        counts = {"count", "number", "cards"} & variables(SOURCE, key)
        if "[one]" not in source_text(key) or not counts:
            continue
        args = dict.fromkeys(variables(SOURCE, key), "x")
        one, many = (Words(language).say(key, **{**args, counts.copy().pop(): count}) for count in (1, 7))
        assert one.replace("1", "7") != many, key


def source_text(key: str) -> str:
    files = "\n".join(path.read_text("utf-8") for path in (LOCALES / SOURCE).glob("*.ftl"))
    found = re.search(rf"^{key} = .*?(?=^\S(?<!\}}))", files, re.MULTILINE | re.DOTALL)
    return found[0] if found else ""


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
