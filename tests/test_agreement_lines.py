"""Classic and travel on the engine and the naive implementation: random games, compared after every move."""

import hashlib
import random
from collections import Counter
from itertools import combinations

import pytest

from tests.campaigns import sampled
from tests.naive.compare_lines import ALLOWED_TEAMS, play_both, random_setup
from tests.naive.lines import CLASSIC_BOARD, TRAVEL_BOARD, NaiveChance, NaiveLines

BATCHES = sampled(32)
GAMES_PER_BATCH = 20

SPLITS = [(name, seats, teams) for name, counts in ALLOWED_TEAMS.items() for seats in counts for teams in counts[seats]]

SINGLE_OPTIONS: list[dict[str, object]] = [
    {"diagonals": False},
    {"collinear_share": False},
    {"line_choice": "auto"},
    {"dead_cards": "one_then_stuck"},
    {"dead_cards": "unlimited"},
    {"forgotten_draw": "permanent"},
    {"forgotten_draw": "until_next_turn"},
    {"dead_jack": True},
    {"stalemate_cap": 1},
    {"stalemate_cap": False},
]


def play_random_games(label: str, games: int) -> Counter[str]:
    """Play games with random options, reproducible by label; returns counts of the situations that came up."""
    tally: Counter[str] = Counter()
    for number in range(games):
        rng = random.Random(f"{label} {number}")
        name, seats, options = random_setup(rng)
        play_both(name, seats, options, rng.randbytes(32), rng, chatter=rng.choice([0, 0.02, 0.2]), tally=tally)
    return tally


@pytest.mark.parametrize("batch", range(BATCHES))
def test_random_games_with_random_options_agree(batch: int) -> None:
    play_random_games(f"batch {batch}", GAMES_PER_BATCH)


@pytest.mark.parametrize(("name", "seats", "teams"), SPLITS)
def test_every_number_of_players_by_the_default_rules(name: str, seats: int, teams: int) -> None:
    for number in range(4):
        rng = random.Random(f"{name} {seats} {teams} {number}")
        play_both(name, seats, {"teams": teams}, rng.randbytes(32), rng, chatter=0)


@pytest.mark.parametrize("option", SINGLE_OPTIONS, ids=str)
@pytest.mark.parametrize(("name", "seats"), [("classic", 2), ("classic", 4), ("travel", 2), ("travel", 3)])
def test_each_option_alone(name: str, seats: int, option: dict[str, object]) -> None:
    for number in range(2):
        rng = random.Random(f"{name} {seats} {option} {number}")
        play_both(name, seats, option, rng.randbytes(32), rng, chatter=0)


@pytest.mark.parametrize("seats", [2, 4, 12])
def test_an_advanced_jack_breaks_sequences_and_opens_choices(seats: int) -> None:
    """C31, G20, G75: rare in random play, so these games build long rows and break them."""
    tally: Counter[str] = Counter()
    options: dict[str, object] = {"advanced_jack": True, "diagonals": False}
    for number in range(60):
        rng = random.Random(f"rows {seats} {number}")
        play_both("classic", seats, options, rng.randbytes(32), rng, chatter=0, style="rows", tally=tally)
    for what in ("sequence-broken", "broken, then a choice (G75)", "broken, and a line still counts (G20)"):
        assert tally[what] > 0, what


def test_random_play_reaches_rare_situations() -> None:
    tally = play_random_games("rare", 150)
    for what in (
        *("choice-opened", "reshuffled", "draw-forfeited", "forgotten draws made up (B10)", "gave-up", "exchanged"),
        *("pass with an empty hand (G16)", "jack exchanged (G12)", "two lines at once (G5 G6)"),
        *("end: completed", "end: agreed", "end: stalemate", "end: cap"),
    ):
        assert tally[what] > 0, what


# --- The naive implementation itself ---


def test_naive_deal_is_the_documented_one() -> None:
    """The test vectors of docs/deal.md."""
    seed = bytes(range(32))
    digits = list("0123456789")
    chance = NaiveChance(seed, ())
    assert hashlib.sha256(seed).hexdigest() == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
    assert chance.key.hex() == "d5222a7ce788d44ec258bb6f0f47c0ab06afb56aee79df0bc6cb19a9801fe722"
    assert "".join(chance.shuffle(digits)) == "0173496258"
    assert "".join(chance.shuffle(digits)) == "7523069418"
    assert "".join(NaiveChance(seed, ("Ana", "", "złoty")).shuffle(digits)) == "1269083754"
    classic = NaiveLines("classic", 2, {}, seed)
    assert (classic.dealer, classic.turn) == (1, 0)
    assert classic.hands == [["2D", "TC", "JH", "AC", "QC", "9H", "2C"], ["4C", "5C", "6H", "JC", "9D", "QC", "KD"]]
    travel = NaiveLines("travel", 3, {}, seed, ("Ana", "", "złoty"))
    assert (travel.dealer, travel.turn) == (None, 0)
    assert [" ".join(hand) for hand in travel.hands] == ["2H 4C 7H 4S 7D JD", "KD QC 4D QH 8D AC", "8C AS 8H TC 2C 5D"]


@pytest.mark.parametrize(
    ("name", "board", "copies", "lines"), [("classic", CLASSIC_BOARD, 2, 192), ("travel", TRAVEL_BOARD, 1, 84)]
)
def test_naive_boards_show_each_card_but_the_jacks(name: str, board: str, copies: int, lines: int) -> None:
    """D1, D3."""
    game = NaiveLines(name, 2, {}, bytes(32))
    shown = Counter(board.split())
    shown.pop("**", None)
    assert shown == Counter({card: copies for card in game.pack if card[0] != "J"})
    assert len(game.lines) == lines


def share_two(self: NaiveLines, one: str, other: str) -> bool:
    return len(set(self.lines[one]) & set(self.lines[other])) <= 2


def corners_are_chips(self: NaiveLines, one: str, other: str) -> bool:
    return len(set(self.lines[one]) & set(self.lines[other])) <= 1


def never_choose(self: NaiveLines, team: int) -> None:
    self.sequences[team] += self.largest_set(self.new_lines(team))[:1]
    if len(self.sequences[team]) >= self.needed:
        self.winner, self.reason = team, "completed"


def take_any_chip(self: NaiveLines, seat: int) -> list[str]:
    return list(self.chips)


def draws_never_lapse(self: NaiveLines, seat: int) -> None:
    self.rights.remove(seat)
    self.draw(seat)


def no_reshuffle(self: NaiveLines, seat: int) -> None:
    if self.deck:
        self.hands[seat].append(self.deck.pop(0))


@pytest.mark.parametrize(
    ("method", "changed_rule"),
    [
        ("compatible", share_two),
        ("compatible", corners_are_chips),
        ("look_for_sequences", never_choose),
        ("targets", take_any_chip),
        ("draw_late", draws_never_lapse),
        ("draw", no_reshuffle),
    ],
    ids=lambda value: getattr(value, "__name__", value),
)
def test_the_comparison_notices_a_changed_rule(
    method: str, changed_rule: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(NaiveLines, method, changed_rule)
    with pytest.raises(AssertionError, match=r"in (classic|travel) seats="):
        play_random_games("bent", 2000)


def test_of_several_largest_sets_the_first_is_taken() -> None:
    """G5, G6: nine in a row are two sequences; if sharing is not allowed, ten are needed."""
    for share, cells, expected in ((True, "abcdefghi", ["a5-e5", "e5-i5"]), (False, "abcdefghij", ["a5-e5", "f5-j5"])):
        game = NaiveLines("classic", 2, {"collinear_share": share}, bytes(32))
        game.chips = {f"{column}5": 0 for column in cells}
        names = game.new_lines(0)
        pairs = [pair for pair in combinations(names, 2) if game.compatible(*pair)]
        assert game.largest_set(names) == expected == list(pairs[0])
