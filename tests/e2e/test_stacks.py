"""Stacks: a Block, a Skip, both kinds of stealing, the player's discard pile, a shown hand, and winning chips."""

from __future__ import annotations

from playwright.sync_api import expect

from knaves.game import State
from tests.e2e.driver import PHONE, Player, Tables
from tests.e2e.player import play_to_the_end
from tests.e2e.situations import Situation, find, keep_specials, near_the_end, pile_building_move


def piles(state: State) -> dict[str, list[str]]:
    data = state.view(None).data()["piles"]
    assert isinstance(data, dict)
    return {place: pile["cards"] for place, pile in data.items()}


def before_a_block() -> Situation:
    """A player can complete a pile, and the next one holds a Block, a Skip and both stealing cards."""

    def wanted(state: State) -> bool:
        data = state.view(None).data()
        turn, chips, tops = data["turn"], data["chips"], data["discard_tops"]
        assert isinstance(turn, int)
        assert isinstance(chips, list)
        assert isinstance(tops, list)
        if data["window"] or state.actors != {turn}:
            return False
        next_seat = (turn + int(str(data["direction"]))) % 6
        others = [seat for seat in range(6) if seat != next_seat]
        full = {place for place, cards in piles(state).items() if len(cards) == 4}
        return (
            {"BL", "SK", "SC", "ST"} <= set(state.view(next_seat).hand)  # type: ignore[attr-defined]
            and any(str(move)[3:] in full for move in state.legal(turn) if "@" in str(move))
            and max(sum(chips[seat]) for seat in others) > 3
            and any(tops[seat] for seat in others)
        )

    return find("stacks", 6, wanted, choose=keep_specials)


def sit_down(
    tables: Tables, situation: Situation, names: list[str | None], block_seconds: int
) -> tuple[Player, Player]:
    """Tom on a phone and Bea on a large screen, among bots."""
    table = tables.from_situation(situation, names, block_seconds=block_seconds, bot_level="beginner")
    both = table.sit(names.index("Tom"), size=PHONE), table.sit(names.index("Bea"))
    for player in both:
        player.wait_for_game()
    return both


def test_six_players_with_a_block_a_skip_and_both_kinds_of_stealing(tables: Tables) -> None:
    situation = before_a_block()
    turn = situation.turn
    direction = int(str(situation.state.view(None).data()["direction"]))
    blocker = (turn + direction) % 6
    names: list[str | None] = [None] * 6
    names[turn], names[blocker] = "Tom", "Bea"

    tom, bea = sit_down(tables, situation, names, 12)  # enough time for Bea on any machine
    view = tom.view
    chips = view["chips"]
    full = {place for place, pile in view["piles"].items() if len(pile["cards"]) == 4}
    lay = next(move for move in view["legal"] if move[3:] in full)
    tom.play(lay)
    expect(tom.page.locator(".prompt")).to_have_text("Time to block")
    assert tom.page.locator("[data-move]").count() == 0
    expect(bea.page.locator(".prompt")).to_contain_text("Tom completes")
    expect(bea.page.locator(".prompt")).to_contain_text("Block it?")
    left = str(tom.page.locator(".ring text").text_content())
    expect(tom.page.locator(".ring text")).not_to_have_text(left)  # it counts down
    bea.play("block")
    expect(bea.page.locator("[data-move=block]")).to_have_count(0)
    expect(bea.page.locator(".right .log")).to_contain_text("You block ")
    expect(tom.page.locator(".ring")).to_have_count(0)
    assert tom.view["piles"][lay[3:]]["cards"] == []
    assert tom.view["chips"] == chips

    table = tables.from_situation(situation, names, block_seconds=1, bot_level="beginner")
    for player in (tom, bea):
        table.welcome(player, player.seat)
        player.wait_for_game()
    tom.wait_for_turn()
    tom.play(next(move for move in tom.view["legal"] if move[0] == "-"))
    bea.wait_for_turn()
    bea.play("SK")
    expect(bea.page.locator(".right .log")).to_contain_text("You play a Skip: the next player misses a turn.")
    steal = next(move for move in bea.view["legal"] if move.startswith("ST:"))
    victim, colour = int(steal[3]), "br".index(steal[4])
    before = bea.view["chips"]
    bea.play(steal)
    after = bea.view["chips"]
    assert after[blocker][colour] == before[blocker][colour] + 1
    assert after[victim][colour] == before[victim][colour] - 1
    steal = next(move for move in bea.view["legal"] if move.startswith("SC:") and move[4] == "d")
    top = bea.view["discard_tops"][int(steal[3])]
    bea.play(steal)
    assert top in bea.hand()
    log = bea.log()
    assert "You steal a " in log
    assert "’s discard pile" in log


def test_six_players_to_the_end(tables: Tables) -> None:
    """There are many Block windows; a player may be too slow to answer."""
    situation = near_the_end("stacks", 6, 8, choose=pile_building_move)
    names: list[str | None] = [None] * 6
    names[situation.turn], names[(situation.turn + 1) % 6] = "Tom", "Bea"
    tom, bea = sit_down(tables, situation, names, 1)
    play_to_the_end([tom, bea])
    winner = tom.view["outcome"]["winners"][0]
    blue, red = tom.view["chips"][winner]
    assert blue + red >= 5
    assert min(blue, red) >= 2


def test_the_top_of_the_players_discard_pile_is_an_extra_card(tables: Tables) -> None:
    def wanted(state: State) -> bool:
        return any(str(move)[0] == "^" and "@" in str(move) for move in state.legal(min(state.actors)))

    situation = find("stacks", 2, wanted, choose=keep_specials)
    names: list[str | None] = [None, None]
    names[situation.turn] = "Ana"
    player = tables.from_situation(situation, names).sit(situation.turn, size=PHONE)
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


def test_a_player_who_steals_by_choice_sees_the_hand_and_takes_a_card(tables: Tables) -> None:
    def wanted(state: State) -> bool:
        return any(str(move).startswith("SC:") and str(move)[4] == "h" for move in state.legal(min(state.actors)))

    situation = find("stacks", 3, wanted, options={"steal_from_hand": "chosen"}, choose=keep_specials)
    turn = situation.turn
    names: list[str | None] = ["Ana", "Ben", "Cem"]
    table = tables.from_situation(situation, names)
    thief = table.sit(turn)
    thief.wait_for_game()
    steal = next(move for move in thief.view["legal"] if move.startswith("SC:") and move[4] == "h")
    victim = int(steal[3])
    shown = list(situation.state.view(victim).hand)  # type: ignore[attr-defined]
    other = table.sit(3 - turn - victim)
    thief.play(steal)
    takes = thief.page.locator(".take")
    expect(takes).to_have_count(len(set(shown)))
    thief.page.keyboard.press("Escape")  # the choice cannot be cancelled
    expect(takes.first).to_be_visible()
    card = shown[0]
    thief.play(f"take:{card}")
    assert card in thief.hand()
    assert "’s hand" in thief.log()
    expect(other.page.locator(".right .log")).to_contain_text(f"steals a card from {names[victim]}’s hand")
