"""Mistakes that native speakers found: articles, agreement and calques, checked in all messages of the same kind."""

from __future__ import annotations

import re
from itertools import product

import pytest

from knaves.cards import PACK
from knaves.games.stacks.deck import COPIES
from knaves.words import LANGUAGES, LOCALES, Words, card_name
from tests.messages import entries, references, variables
from tests.test_locales import LIKELY

AUTOMATIC_DRAW = (
    "error-rule-G17", "error-rule-G44", "option-forgotten_draw-says", "option-forgotten_draw-auto",
    "rule-lines-forgotten", "rule-stacks-forgotten", "term-help-draw",
)  # fmt: skip
FOR_YOU = re.compile(r"\b(for you|por ti|für dich|pour vous|per te|voor je|za ciebie|for dig)\b")


@pytest.mark.parametrize("language", LANGUAGES)
def test_automatic_draws_are_called_automatic(language: str) -> None:
    """Not "for you": "compradas por ti" would mean that you draw them."""
    for key in AUTOMATIC_DRAW:
        text = Words(language).say(key)
        assert re.search(r"[aā]utom[aá]t", text.lower()), f"{key}: {text}"
        assert not FOR_YOU.search(text), f"{key}: {text}"


NOT_CONTRACTED = {
    "it": r"\b(su|di|a|da|in) (il|lo|la|i|gli|le|l’)\b",
    "pt": r"\b(em|por) (o|a|os|as)\b|\bde (a|os|as)\b",
    "fr": r"\b(de|à) (le|les)\b",
    "es": r"\b(de|a) el\b",
}
"""Prepositions and articles that these languages contract: "sulla", "na", "du", "del"."""


def format_variants(language: str, key: str) -> set[str]:
    """A message formatted with many arguments; cards are objects of the sentence."""
    words, names = Words(language), sorted(variables(language, key))
    likely = {**LIKELY, "card": tuple(card_name(words, card, as_object=True) for card in ("8H", "QS", "B3"))}
    likely["place"] = ("b1", "r2")
    choices = product(*(likely.get(name, ("Eva",)) for name in names))
    return {words.say(key, **dict(zip(names, values, strict=True))) for values in choices}


@pytest.mark.parametrize("language", NOT_CONTRACTED)
def test_prepositions_and_articles_are_contracted(language: str) -> None:
    apart = re.compile(NOT_CONTRACTED[language], re.IGNORECASE)
    found = {text for key in entries(language) for text in format_variants(language, key) if apart.search(text)}
    assert found == set()


def test_italian_elides_before_a_vowel() -> None:
    words = Words("it")
    names = [card_name(words, card, as_object=True) for card in PACK]
    assert [name for name in names if re.search(r"\b(il|lo|la) (8|1\b|[aeiou])", name)] == []
    assert card_name(words, "8H", as_object=True) == "l’8 di cuori"


# --- Cards in sentences ---

TAKES_OBJECT = {"prompt-choose-cell"}
"""Besides events and hints: messages whose card is the object of the sentence."""
STANDS_ALONE = re.compile(r"(^|[:,(] ?)$")
ARTICLE = re.compile(r"\b(el|o|le|un)[  ]$")
"""Before a number card of stacks the article doesn't depend on the number."""


def before_card(language: str, key: str) -> list[str]:
    """The text before the card in each variant of a message, as in the file."""
    (text,) = (
        found
        for path in (LOCALES / language).glob("*.ftl")
        for found in re.findall(rf"^{key} =(.*\n(?:[ }}].*\n)*)", path.read_text("utf-8"), re.MULTILINE)
    )
    lines = [re.sub(r"^\s*\*?\[\w+\] |^ ", "", line) for line in text.splitlines()]
    return [line.partition("{ $card }")[0] for line in lines if "{ $card }" in line]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_without_article_stands_alone(language: str) -> None:
    """Elsewhere the object form is passed: "for the queen of spades", not "for queen of spades"."""
    for key in entries(language):
        if "card" in references(language, key).variables and not key.startswith(("event-", "hint-", "term-")):
            if key in TAKES_OBJECT:
                continue
            for before in before_card(language, key):
                fits = STANDS_ALONE.search(before) or (key == "table-pile-needs" and NEEDS[language].search(before))
                assert fits, f"{key}: {before!r}"


NEEDS = dict.fromkeys(LANGUAGES, ARTICLE) | {"pl": re.compile(r"^potrzebna $")}
"""Polish: the numbers of stacks are feminine, in the nominative."""


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("da", "Vælg en plads til spar dame."),
        ("de", "Wähle ein Feld für die Pikdame."),
        ("en", "Choose a space for the queen of spades."),
        ("es", "Elige una casilla para la reina de picas."),
        ("fr", "Choisissez une case pour la dame de pique."),
        ("it", "Scegli una casella per la donna di picche."),
        ("nl", "Kies een vakje voor schoppenvrouw."),
        ("pl", "Wybierz pole, na które zagrasz damę pik."),
        ("pt", "Escolhe uma casa para a dama de espadas."),
    ],
)
def test_the_space_is_chosen_for_a_card_in_the_right_case(language: str, expected: str) -> None:
    words = Words(language)
    assert words.say("prompt-choose-cell", card=card_name(words, "QS", as_object=True)) == expected


@pytest.mark.parametrize(
    ("language", "pronoun"),
    [("da", "spille den"), ("es", "jugarlo"), ("pt", "jogá-lo"), ("pl", "ją zagra"), ("nl", "die wordt")],
)
def test_the_pronoun_agrees_with_the_denied_card(language: str, pronoun: str) -> None:
    words = Words(language)
    sentence = words.say("hint-denies-card", seat="Eva", card=card_name(words, "B3", as_object=True))
    assert pronoun in sentence


def test_german_writes_a_court_card_as_one_word() -> None:
    words = Words("de")
    named = {card: card_name(words, card) for card in PACK}
    assert [named[card] for card in ("KH", "JC", "QS", "AD", "7H", "TH")] == [
        "Herzkönig", "Kreuzbube", "Pikdame", "Karoass", "Herz 7", "Herz 10",
    ]  # fmt: skip
    assert {card for card in PACK if " " in named[card]} == {card for card in PACK if card[0] in "23456789T"}
    objects = [card_name(words, card, as_object=True) for card in ("KH", "JC", "QS", "AD", "7H")]
    assert objects == ["den Herzkönig", "den Kreuzbuben", "die Pikdame", "das Karoass", "die Herz 7"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_keeps_its_name_in_its_object_form(language: str) -> None:
    """The object form of a card is its name with an article, or declined; never another word."""
    words = Words(language)
    for card in (*PACK, *COPIES):
        bare, whole = card_name(words, card), card_name(words, card, as_object=True)
        assert {word[:4].lower() for word in re.findall(r"\w+", bare)} & {
            word[:4].lower() for word in re.findall(r"\w+", whole)
        }, (bare, whole)


# --- Single words and sentences ---


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_chat_button_is_labelled_send(language: str) -> None:
    sends = {"da": "Send", "de": "Senden", "en": "Send", "es": "Enviar", "fr": "Envoyer", "it": "Invia",
             "nl": "Versturen", "pl": "Wyślij", "pt": "Enviar"}  # fmt: skip
    assert Words(language).say("web-say") == sends[language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_moves_without_a_reason_get_the_same_sentence(language: str) -> None:
    """The sentence is about a move, not a viewpoint: "from here" is a calque."""
    best = Words(language).say("hint-best")
    assert Words(language).say("hint-builds", lines=0) == best
    assert re.search(r"\b(move|træk|Zug|jugada|coup|mossa|zet|ruch|jogada)\b", best)
    assert not re.search(r"\b(here|herfra|hier|aquí|ici|qui|Stąd|Daqui)\b", best)
