"""Translated sentences: messages in Project Fluent, one folder of `locales/` per language.

`Words("de").say("turn-yours")` formats a message; the functions below it put cards, events, moves, options, errors
and rule pages into words. The web client reads the same files, and `locales/rules.json` for the rule pages. Keys that
are built here have a prefix and a name: `event-placed`, `option-teams-2`, `hint-wins`, `error-rule-C20`.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import TypedDict

from knaves.analysis.report import Doubt
from knaves.bots.reason import HintReason
from knaves.cards import HIDDEN, PACK, Card
from knaves.extras import missing_package
from knaves.game import Event, Json, Move, Options, OptionSpec
from knaves.games import GAMES
from knaves.games.stacks.deck import COLOURS as CHIP_COLOURS

try:
    from fluent.runtime import FluentBundle, FluentResource
except ImportError:
    raise missing_package(__name__, "terminal", "fluent.runtime") from None

LOCALES = Path(__file__).parent / "locales"
SOURCE = "en"
"""The source language; the others are translated from it."""
LANGUAGES: Mapping[str, str] = MappingProxyType(
    {
        "da": "Dansk",
        "de": "Deutsch",
        "en": "English",
        "es": "Español",
        "fr": "Français",
        "it": "Italiano",
        "nl": "Nederlands",
        "pl": "Polski",
        "pt": "Português",
    }
)
"""The languages by code, each with its own name."""
COURT = "JQKA"
"""The ranks that are letters, as printed on the boards."""
REGIONS: Mapping[str, str] = MappingProxyType({"pt": "pt-PT"})
"""Languages whose plural rules depend on the country: in Portugal 0 is plural, "0 cartas"."""


# --- Messages ---------------------------------------------------------------------------------------------------


@cache
def _bundle(language: str) -> FluentBundle:
    """All messages of a language, without isolating marks, which show as boxes in some terminals."""
    bundle = FluentBundle([REGIONS.get(language, language)], use_isolating=False)
    for path in sorted((LOCALES / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(path.read_text("utf-8")))
    return bundle


class Words:
    """The messages of one language; missing ones fall back to English."""

    def __init__(self, language: str = SOURCE, *, own_letters: bool = False) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"there is no language {language!r}; the languages are {', '.join(LANGUAGES)}")
        self.language = language
        self.own_letters = own_letters
        """Whether cards show the letters of this language's country instead of the printed J Q K A."""
        self._bundles = [_bundle(language), *([_bundle(SOURCE)] if language != SOURCE else [])]

    def __repr__(self) -> str:
        return f"Words({self.language!r})"

    def has(self, key: str) -> bool:
        """Whether a message exists."""
        return any(bundle.has_message(key) for bundle in self._bundles)

    def say(self, key: str, **args: str | int) -> str:
        """Format the message with this key; the key itself if there is none."""
        for bundle in self._bundles:
            if bundle.has_message(key):
                pattern = bundle.get_message(key).value
                if pattern is not None:
                    return str(bundle.format_pattern(pattern, args)[0])
        return key

    @property
    def pack_letters(self) -> str:
        """Jack, queen, king and ace in this language's country: `B D K A` in German."""
        return " ".join(self.say("card-letter", rank=rank) for rank in COURT)

    @property
    def has_own_letters(self) -> bool:
        """Whether these letters differ from the printed ones."""
        return self.pack_letters != " ".join(COURT)

    def letter(self, rank: str) -> str:
        """A rank as a card shows it; moves are always typed with the printed letters."""
        if rank == "T":
            return "10"
        return self.say("card-letter", rank=rank) if self.own_letters and rank in COURT else rank

    def join(self, parts: Sequence[str]) -> str:
        """Join a list as people do: `Ana, Ben and Eva`."""
        if len(parts) < 2:
            return "".join(parts)
        return self.say("list-two", first=", ".join(parts[:-1]), last=parts[-1])

    def pair(self, label: str, value: str) -> str:
        """A label and its value, `Seed: 4f6b`; in French a space precedes the colon."""
        return self.say("list-label", label=label, value=value)


@cache
def _own_names() -> frozenset[str]:
    """What games against bots call the person, in every language."""
    return frozenset(Words(language).say("lobby-seat-you") for language in LANGUAGES)


def find_own_seat(names: Sequence[str]) -> int | None:
    """The seat of the person whose game against bots was recorded; None if the record names everybody."""
    found = [seat for seat, name in enumerate(names) if name in _own_names()]
    return found[0] if len(found) == 1 else None


# --- Choosing the language --------------------------------------------------------------------------------------


def negotiate(accept: str, default: str = SOURCE) -> str:
    """The best language for an Accept-Language header: `pt` for `pt-BR,pt;q=0.9,en;q=0.8`."""
    preferences: list[tuple[float, str]] = []
    for part in accept[:500].split(","):
        tag, *parameters = (piece.strip().lower() for piece in part.split(";"))
        quality = next((text[2:] for text in parameters if text.startswith("q=")), "1")
        if re.fullmatch(r"[01](\.\d{0,3})?", quality) and float(quality) > 0:
            preferences.append((-float(quality), tag.split("-")[0]))
    return _first_known(
        (language for _, language in sorted(preferences, key=lambda preference: preference[0])), default
    )


def from_environment(environ: Mapping[str, str], default: str = SOURCE) -> str:
    """The language of a POSIX locale: `de` for `LANG=de_AT.UTF-8`."""
    named = next((environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environ.get(name)), "")
    preferences = [*environ.get("LANGUAGE", "").split(":"), named]
    return _first_known((re.split(r"[_.@-]", tag.lower())[0] for tag in preferences), default)


def _first_known(languages: Iterable[str], default: str) -> str:
    return next((language for language in languages if language in LANGUAGES), default)


# --- Cards ------------------------------------------------------------------------------------------------------


def card_name(words: Words, card: Card, *, as_object: bool = False) -> str:
    """The name of a card, `7 of hearts`, or in a form for the object of a sentence, `the 7 of hearts`."""
    if card == HIDDEN:
        return words.say("card-hidden")
    form = "-object" if as_object else ""
    if card in PACK:
        rank = card[0]  # a digit is passed as a number, since the variant [8] doesn't match a text
        return words.say(f"card-pack{form}", rank=int(rank) if rank.isdigit() else rank, suit=card[1])
    return words.say(f"card-stacks{form}", code=card)


# --- Events and moves -------------------------------------------------------------------------------------------


def event_sentence(
    words: Words,
    event: Event | Mapping[str, Json],
    seat: int | None,
    names: Mapping[int, str],
    sides: Mapping[int, str],
    *,
    address: bool = True,
) -> str:
    """A sentence about an event, or the result of `Event.seen_by`, for one seat; empty if there is nothing to report.

    `sides` are colours, which are translated, or names. With `address` the reader is "you".
    """
    seen = event.seen_by(seat) if isinstance(event, Event) else event
    if seen is None:
        return ""
    kind = seen["event"]
    keys = [*(f"event-{kind}-{name}" for name in seen), f"event-{kind}"]
    key = next((key for key in keys if words.has(key)), None)
    if key is None:  # a game without translations
        return event.sentence(seat, names, sides) if isinstance(event, Event) else ""
    args = _message_arguments(words, seen, names, sides, as_object=True)
    reader = seat if address else None
    actors = seen.get("winners", (seen.get("seat"),))
    args["who"] = "you" if reader is not None and reader in actors else "other"
    args["whom"] = "you" if reader is not None and reader == seen.get("victim") else "other"
    return words.say(key, **args)


def move_label(words: Words, move: Move, names: Mapping[int, str], sides: Mapping[int, str]) -> str:
    """The label of a move for a button or a list; its text form if there is no translation."""
    key = f"move-{move.kind}"
    if not words.has(key):
        return str(move)
    parts = move.parts()
    label = words.say(key, **_message_arguments(words, parts, names, sides, as_object=False))
    return words.say("move-from-top", move=label) if parts.get("top") else label


def hint_sentence(words: Words, reason: HintReason, names: Mapping[int, str], sides: Mapping[int, str]) -> str:
    """The reason for a hint; an unknown one becomes "it looks best"."""
    key = f"hint-{reason.key}"
    args = _message_arguments(words, reason.arguments, names, sides, as_object=True)
    return words.say(key if words.has(key) else "hint-best", **args)


def nudge_sentence(words: Words, nudge: HintReason, names: Mapping[int, str]) -> str:
    """What helps to find a move; an unknown nudge becomes "it looks best"."""
    key = f"nudge-{nudge.key}"
    args = _message_arguments(words, nudge.arguments, names, {}, as_object=True)
    return words.say(key if words.has(key) else "hint-best", **args)


def chance_sentence(words: Words, chance: float | None, next_chance: float | None) -> str:
    """What a move does to the chance to win, compared with the next best one; empty if it is not known."""
    if chance is None or next_chance is None:
        return ""
    after, following = round(100 * chance), round(100 * next_chance)
    return words.say("chance-better" if following < after else "chance-equal", chance=after, next=following)


def doubt_sentence(words: Words, doubt: Doubt, names: Mapping[int, str]) -> str:
    """The question before a move that loses much, and a nudge."""
    asked = words.say("coach-asks", before=round(100 * doubt.best_chance), after=round(100 * doubt.chance))
    return f"{asked} {nudge_sentence(words, doubt.nudge, names)}"


def _message_arguments(
    words: Words, parts: Mapping[str, Json], names: Mapping[int, str], sides: Mapping[int, str], *, as_object: bool
) -> dict[str, str | int]:
    """The fields of an event, a move or a hint as arguments of their message."""

    def cards(value: Json) -> str | int:
        if isinstance(value, int):
            return value
        return words.say("card-hidden") if value == HIDDEN else ", ".join(card_name(words, card) for card in value)

    converters: Mapping[str, Callable[[Json], str | int]] = {
        "seat": lambda value: names[value],
        "victim": lambda value: names[value],
        "winners": lambda value: words.join([names[winner] for winner in value]),
        "team": lambda value: sides[value],
        "card": lambda value: card_name(words, value, as_object=as_object),
        "cards": cards,
        "line": lambda value: value.replace("-", "–"),
        "lines": lambda value: value if isinstance(value, int) else ", ".join(value).replace("-", "–"),
        "jack": lambda value: card_name(words, value),
        "colour": lambda value: CHIP_COLOURS[value] if isinstance(value, int) else value,
        "direction": lambda value: "left" if value > 0 else "right",
    }
    args: dict[str, str | int] = {}
    for name, value in parts.items():
        if isinstance(value, bool):
            args[name] = "yes" if value else "no"
        else:
            args[name] = converters[name](value) if name in converters else value
    if "winners" in parts:
        args["count"] = len(parts["winners"])
    return args


# --- Games and options ------------------------------------------------------------------------------------------


def game_name(words: Words, name: str) -> str:
    """The name of a game; its identifier if there is no translation."""
    return words.say(f"game-{name}") if words.has(f"game-{name}") else name


def option_label(words: Words, name: str) -> str:
    """The name of an option; its identifier if there is no translation."""
    return words.say(f"option-{name}") if words.has(f"option-{name}") else name


@dataclass(frozen=True)
class OptionWords:
    """An option in words."""

    name: str
    label: str
    says: str
    """What it changes, in one sentence."""
    values: Mapping[str, str]
    """The label of each value, by its text form; the default comes first."""
    default: str
    rules: str
    """The ids of its rules."""


def option_value(words: Words, name: str, text: str) -> str:
    """The label of an option's value; numbers without one of their own share a message."""
    key = f"option-{name}-{text}"
    number = f"option-{name}-number"
    if not words.has(key) and text.isdigit() and words.has(number):
        return words.say(number, number=int(text))
    return words.say(key) if words.has(key) else text


def option_words(words: Words, spec: OptionSpec) -> OptionWords:
    """An option of `Options.table()` in words."""
    known = words.has(f"option-{spec.name}")  # else the game has no translations
    texts = [text for text in spec.values if not known or words.has(f"option-{spec.name}-{text}")]
    values = {text: option_value(words, spec.name, text) for text in texts}
    says = words.say(f"option-{spec.name}-says") if known else spec.says
    return OptionWords(spec.name, option_label(words, spec.name), says, values, spec.default, spec.rules)


def describe_options(words: Words, options: Options, *, include_defaults: bool = False) -> dict[str, str]:
    """The labels of options with those of their values; without `include_defaults` only those that were changed."""
    texts = options.texts(all_of_them=include_defaults)
    return {option_label(words, name): option_value(words, name, text) for name, text in texts.items()}


# --- Errors -----------------------------------------------------------------------------------------------------


def error_sentence(words: Words, code: str, rule: str | None = None) -> str:
    """Why something was refused: by the rule that forbids it if there is one, else by the error code."""
    keys = [*([f"error-rule-{rule}"] if rule else []), f"error-{code}"]
    key = next((key for key in keys if words.has(key)), None)
    return words.say("error-unknown", code=code) if key is None else words.say(key)


# --- Rule pages -------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class RuleSentence:
    """A sentence of a rule page, and the ids of its rules."""

    text: str
    rules: tuple[str, ...]


@dataclass(frozen=True)
class RuleSection:
    """A heading and its sentences."""

    heading: str
    sentences: tuple[RuleSentence, ...]


@dataclass(frozen=True)
class RulePage:
    """The rules of a game, short enough to read in a few minutes."""

    title: str
    sections: tuple[RuleSection, ...]


class RuleSectionData(TypedDict):
    """A section of a page in `rules.json`: message keys, each with the ids of its rules."""

    heading: str
    says: dict[str, str]


class RulePageData(TypedDict):
    """A page in `rules.json`; `args` are the arguments of its messages."""

    args: dict[str, str]
    sections: list[RuleSectionData]


class RuleTable(TypedDict):
    """The contents of `rules.json`; `unsaid` are rules that no page mentions."""

    pages: dict[str, RulePageData]
    reminders: dict[str, dict[str, str]]
    unsaid: list[str]


@cache
def rule_table() -> RuleTable:
    """The sentences of the pages and reminder cards with their rules: `locales/rules.json`."""
    table: RuleTable = json.loads((LOCALES / "rules.json").read_text("utf-8"))
    return table


def rule_page(words: Words, game: str) -> RulePage:
    """The rules of a game, with its options at the end."""
    page = rule_table()["pages"].get(game, {"args": {}, "sections": []})
    sections = [
        RuleSection(words.say(section["heading"]), _sentences(words, section["says"], page["args"]))
        for section in page["sections"]
    ]
    options = tuple(_option_rule(words, option_words(words, spec)) for spec in GAMES[game].Options.table())
    sections.append(RuleSection(words.say("rule-heading-options"), options))
    return RulePage(game_name(words, game), tuple(sections))


def explain_rule(words: Words, rule: str, game: str) -> list[tuple[str, str]]:
    """What a game's page says about a rule: the heading and the text of each sentence, its options included."""
    sections = rule_page(words, game).sections
    return [(part.heading, one.text) for part in sections for one in part.sentences if rule in one.rules]


def reminder_card(words: Words, game: str) -> tuple[RuleSentence, ...]:
    """How a turn goes and what the special cards do, on half a page."""
    table = rule_table()
    return _sentences(words, table["reminders"].get(game, {}), table["pages"].get(game, {"args": {}})["args"])


def _sentences(words: Words, says: Mapping[str, str], args: Mapping[str, str]) -> tuple[RuleSentence, ...]:
    return tuple(RuleSentence(words.say(key, **args), tuple(rules.split())) for key, rules in says.items())


def _option_rule(words: Words, option: OptionWords) -> RuleSentence:
    values = " / ".join(option.values.values())
    text = words.say("rule-option", label=option.label, says=option.says, values=values)
    return RuleSentence(text, tuple(option.rules.split()))
