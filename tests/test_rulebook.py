"""Rules within reach: each by its id, in every language, as text and as data."""

from __future__ import annotations

import json

import pytest

from knaves.errors import SetupError
from knaves.games import GAMES
from knaves.rulebook import all_rules, find_rule
from knaves.words import LANGUAGES, Words, explain_rule, rule_table
from tests import commands
from tests.test_rule_ids import IDS, stated_rules
from tools import rule_texts


def test_the_package_has_the_wording_of_the_guide() -> None:
    assert rule_texts.OUT.read_text("utf-8") == rule_texts.text(), "run make types"
    assert {name: rule.text for name, rule in all_rules().items()} == stated_rules()
    assert sorted(all_rules()) == sorted(IDS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_is_explained_in_every_language(language: str) -> None:
    words = Words(language)
    for rule in all_rules().values():
        assert rule.games
        assert set(rule.games) <= set(GAMES)
        said = [one for game in rule.games for one in explain_rule(words, rule.id, game)]
        assert said or rule.id in rule_table()["unsaid"], rule.id


def test_an_unknown_id_gets_similar_ones() -> None:
    assert find_rule(" c15 ").games == ("classic",)
    with pytest.raises(SetupError, match="there is no rule 'C99'; similar ids are C9"):
        find_rule("C99")


def test_knaves_rules_prints_rules_in_the_language_and_as_data() -> None:
    printed = commands.run("rules", "C15", "g6", "--lang", "fr").stdout
    assert printed.startswith("C15  Classique · ")
    assert "G6  Classique, Voyage · " in printed
    assert f"Texte exact (en anglais)\u00a0: {find_rule('C15').text}" in printed
    (rule,) = json.loads(commands.run("rules", "S30", "--json").stdout)
    assert (rule["id"], rule["games"], rule["text"]) == ("S30", ["stacks"], find_rule("S30").text)
    assert rule["sentences"][0]["game"] == "stacks"
    listed = commands.run("rules").stdout.splitlines()
    assert [line.split()[0] for line in listed] == list(all_rules())


def test_knaves_rules_refuses_an_unknown_id_in_one_sentence() -> None:
    refused = commands.run("rules", "C15", "X3")
    assert (refused.returncode, refused.stdout) == (2, "")
    assert refused.stderr.strip() == "knaves rules: there is no rule 'X3'; similar ids are T3, S3, G3, C3"
