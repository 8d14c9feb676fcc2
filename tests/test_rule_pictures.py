"""The pictures of the rule pages: each shows rules of its sentence, in positions and moves that the engine accepts."""

from __future__ import annotations

import re
from typing import Any

import pytest

from knaves import GAMES
from knaves.errors import IllegalMove
from knaves.words import rule_table
from tools import rule_pictures

PAGES: dict[str, dict[str, dict[str, Any]]] = rule_pictures.source()["pages"]
PICTURES = [(game, sentence) for game, page in PAGES.items() for sentence in page]


def test_the_pictures_of_the_web_client_are_up_to_date() -> None:
    """Writing them plays every move: an illegal one, and a legal one that should be refused, is an error."""
    assert rule_pictures.OUT.read_text("utf-8") == rule_pictures.text(), "run make types"


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_page_has_a_picture_in_every_section_on_play(game: str) -> None:
    for section in rule_table()["pages"][game]["sections"]:
        if section["heading"] not in ("rule-heading-end", "rule-heading-talk"):
            assert set(section["says"]) & set(PAGES[game]) or section["heading"] == "rule-heading-setup", section


@pytest.mark.parametrize(("game", "sentence"), PICTURES)
def test_a_picture_shows_rules_of_its_sentence(game: str, sentence: str) -> None:
    said = {key: rules for section in rule_table()["pages"][game]["sections"] for key, rules in section["says"].items()}
    shown = PAGES[game][sentence]["rules"].split()
    assert shown
    assert set(shown) <= set(said[sentence].split())


@pytest.mark.parametrize(("game", "sentence"), [one for one in PICTURES if one[0] != "stacks"])
def test_what_moves_is_in_view(game: str, sentence: str) -> None:
    picture = PAGES[game][sentence]
    for corner, cell in re.findall(r"(\w\d+)-(\w\d+)", picture.get("show", "")):
        (left, top), (right, bottom) = ((name[0], int(name[1:])) for name in (corner, cell))
        changed = re.findall(r"[@x](\w)(\d+)", " ".join(picture.get("moves", [])))
        assert all(left <= column <= right and top <= int(row) <= bottom for column, row in changed)


def test_a_picture_cannot_show_what_the_rules_forbid() -> None:
    position = "classic seats=2 board=*8*/10/10/10/10/10/10/10/10/*8* hands=7H|8H"
    with pytest.raises(IllegalMove):
        rule_pictures.play(GAMES["classic"], position, ["0 7H@a2"])
    with pytest.raises(ValueError, match="allow"):
        rule_pictures.play(GAMES["classic"], position, ["0 7H@d6 C16"])
