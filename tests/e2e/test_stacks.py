"""The card game: a Block, a Skip, both thefts, the own discard pile, a hand that is shown, and colours that suffice."""

from __future__ import annotations

from playwright.sync_api import expect

from knaves.game import State
from tests.e2e.driver import PHONE, Player, Tables
from tests.e2e.player import take_turns
from tests.e2e.situations import Situation, close_to_the_end, find, hoarding, stacking


def piles(state: State) -> dict[str, list[str]]:
    data = state.view(None).data()["piles"]
    assert isinstance(data, dict)
    return {place: pile["cards"] for place, pile in data.items()}


def a_pile_to_block() -> Situation:
    """Somebody can complete a pile, and his neighbour holds a Block, a Skip and both kinds of theft."""

    def wanted(state: State) -> bool:
        data = state.view(None).data()
        turn, chips, tops = data["turn"], data["chips"], data["discard_tops"]
        assert isinstance(turn, int)
        assert isinstance(chips, list)
        assert isinstance(tops, list)
        if data["window"] or state.actors != {turn}:
            return False
        neighbour = (turn + int(str(data["direction"]))) % 6
        others = [seat for seat in range(6) if seat != neighbour]
        full = {place for place, cards in piles(state).items() if len(cards) == 4}
        return (
            {"BL", "SK", "SC", "ST"} <= set(state.view(neighbour).hand)  # type: ignore[attr-defined]
            and any(str(move)[3:] in full for move in state.legal(turn) if "@" in str(move))
            and max(sum(chips[seat]) for seat in others) > 3
            and any(tops[seat] for seat in others)
        )

    return find("stacks", 6, wanted, choose=hoarding)


def sit_down(
    tables: Tables, situation: Situation, names: list[str | None], block_seconds: int
) -> tuple[Player, Player]:
    """Tom with a phone and Bea with a large screen, among bots."""
    table = tables.at(situation, names, block_seconds=block_seconds, bot_level="beginner")
    both = table.sit(names.index("Tom"), size=PHONE), table.sit(names.index("Bea"))
    for player in both:
        player.wait_for_game()
    return both


def test_six_players_with_a_block_a_skip_and_both_thefts(tables: Tables) -> None:
    situation = a_pile_to_block()
    turn = situation.turn
    direction = int(str(situation.state.view(None).data()["direction"]))
    blocker = (turn + direction) % 6
    names: list[str | None] = [None] * 6
    names[turn], names[blocker] = "Tom", "Bea"

    def sit(block_seconds: int) -> tuple[Player, Player]:
        return sit_down(tables, situation, names, block_seconds)

    tom, bea = sit(5)  # enough for Bea on any machine
    view = tom.view
    chips = view["chips"]
    full = {place for place, pile in view["piles"].items() if len(pile["cards"]) == 4}
    lay = next(move for move in view["legal"] if move[3:] in full)
    tom.play(lay)
    expect(tom.page.locator(".prompt")).to_have_text("Time to block")
    assert tom.page.locator("[data-move]").count() == 0
    expect(bea.page.locator(".prompt")).to_contain_text("Tom completes")
    expect(bea.page.locator(".prompt")).to_contain_text("Block?")
    left = str(tom.page.locator(".ring text").text_content())
    bea.play("block")
    expect(bea.page.locator("[data-move=block]")).to_have_count(0)
    expect(tom.page.locator(".ring text")).not_to_have_text(left)  # it runs
    expect(bea.page.locator(".right .log")).to_contain_text("You block ")
    expect(tom.page.locator(".ring")).to_have_count(0)
    assert tom.view["piles"][lay[3:]]["cards"] == []
    assert tom.view["chips"] == chips

    tom, bea = sit(1)
    tom.wait()
    tom.play(next(move for move in tom.view["legal"] if move[0] == "-"))
    bea.wait()
    bea.play("SK")
    expect(bea.page.locator(".right .log")).to_contain_text("You play a Skip: the next player misses a turn.")
    theft = next(move for move in bea.view["legal"] if move.startswith("ST:"))
    victim, colour = int(theft[3]), "br".index(theft[4])
    before = bea.view["chips"]
    bea.play(theft)
    after = bea.view["chips"]
    assert after[blocker][colour] == before[blocker][colour] + 1
    assert after[victim][colour] == before[victim][colour] - 1
    theft = next(move for move in bea.view["legal"] if move.startswith("SC:") and move[4] == "d")
    top = bea.view["discard_tops"][int(theft[3])]
    bea.play(theft)
    assert top in bea.hand()
    log = bea.log()
    assert "You steal a " in log
    assert "from the discard pile of" in log


def test_six_players_to_the_end(tables: Tables) -> None:
    """There are many windows, and it does not matter who is too slow."""
    situation = close_to_the_end("stacks", 6, 8, choose=stacking)
    names: list[str | None] = [None] * 6
    names[situation.turn], names[(situation.turn + 1) % 6] = "Tom", "Bea"
    tom, bea = sit_down(tables, situation, names, 1)
    take_turns([tom, bea])
    winner = tom.view["outcome"]["winners"][0]
    blue, red = tom.view["chips"][winner]
    assert blue + red >= 5
    assert min(blue, red) >= 2


def test_the_own_discard_pile_is_an_extra_card(tables: Tables) -> None:
    def wanted(state: State) -> bool:
        return any(str(move)[0] == "^" and "@" in str(move) for move in state.legal(min(state.actors)))

    situation = find("stacks", 2, wanted, choose=hoarding)
    names: list[str | None] = [None, None]
    names[situation.turn] = "Ana"
    player = tables.at(situation, names).sit(situation.turn, size=PHONE)
    player.wait_for_game()
    held = player.page.locator(".held").count()
    extra = player.page.locator(".held.extra")
    name = extra.get_attribute("aria-label")
    assert name is not None
    assert name.endswith(", top of your discard pile")
    player.play(next(move for move in player.view["legal"] if move[0] == "^" and "@" in move))
    player.page.get_by_role("button", name="Log").tap()
    expect(player.page.locator("dialog .log")).to_contain_text("from your discard pile")
    assert len(player.view["hand"]) == held - 1


def test_a_thief_who_may_choose_sees_the_hand_and_takes_a_card(tables: Tables) -> None:
    def wanted(state: State) -> bool:
        return any(str(move).startswith("SC:") and str(move)[4] == "h" for move in state.legal(min(state.actors)))

    situation = find("stacks", 3, wanted, options={"steal_from_hand": "chosen"}, choose=hoarding)
    turn = situation.turn
    names: list[str | None] = ["Ana", "Ben", "Cem"]
    table = tables.at(situation, names)
    thief = table.sit(turn)
    thief.wait_for_game()
    theft = next(move for move in thief.view["legal"] if move.startswith("SC:") and move[4] == "h")
    victim = int(theft[3])
    shown = list(situation.state.view(victim).hand)  # type: ignore[attr-defined]
    other = table.sit(3 - turn - victim)
    thief.play(theft)
    takes = thief.page.locator(".take")
    expect(takes).to_have_count(len(set(shown)))
    thief.page.keyboard.press("Escape")  # there is no way round the choice
    expect(takes.first).to_be_visible()
    card = shown[0]
    thief.play(f"take:{card}")
    assert card in thief.hand()
    assert "from the hand of" in thief.log()
    expect(other.page.locator(".right .log")).to_contain_text(f"takes a card from the hand of {names[victim]}")
