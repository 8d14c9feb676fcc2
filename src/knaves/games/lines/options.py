"""The options of the two board games, as tables."""

from __future__ import annotations

from dataclasses import dataclass

from knaves.game import Options, choice


@dataclass(frozen=True, repr=False)
class LinesOptions(Options):
    """The options of both board games."""

    teams: int | None = choice(
        None, 2, 3, rules="C2 C7 C34 T7 B17 G24", says="number of teams; a choice with 6 or 12 players"
    )
    diagonals: bool = choice(True, False, rules="B1 C4 T4", says="whether diagonal lines count")
    collinear_share: bool = choice(
        True, False, rules="B2 G6 C5 T24", says="whether two sequences in one straight line can share a chip"
    )
    line_choice: str = choice(
        "owner", "auto", rules="G4 G75", says="who decides which cells are locked when a line is too long"
    )
    dead_cards: str = choice(
        "one", "one_then_stuck", "unlimited", rules="B3 G13 G70", says="how many dead cards you can exchange per turn"
    )
    forgotten_draw: str = choice(
        "auto", "permanent", "until_next_turn", rules="B10 C18 T17 G17 G71", says="what happens to a forgotten draw"
    )
    dead_jack: bool = choice(False, True, rules="G12", says="whether an unplayable jack can be exchanged")
    advanced_jack: bool = choice(
        False, True, rules="C31 G20 G77", says="whether a one-eyed jack can break a sequence (classic, two teams)"
    )
    stalemate_cap: int = choice(
        40,
        False,
        number="another number of rounds",
        rules="G3 G69",
        says="how many rounds of everyone passing make a draw",
    )


@dataclass(frozen=True, repr=False)
class ClassicOptions(LinesOptions):
    """The options of the classic game."""

    table_talk: str = choice("off", "penalty", rules="C30 B14 G23 G76", says="whether advising a partner costs a card")


@dataclass(frozen=True, repr=False)
class TravelOptions(LinesOptions):
    """The options of the travel game."""

    table_talk: str = choice("banned", "allowed", rules="T25 B14", says="whether partners can talk about their cards")
