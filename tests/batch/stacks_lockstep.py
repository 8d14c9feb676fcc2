"""Games of stacks of the batch engine beside the authority's, compared after every move."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import numpy as np

from knaves.batch.stacks import DRAWN, LIVE, Engine, State
from knaves.bots.stacks import actions as act
from knaves.bots.stacks.layout import CARDS, SUIT, WILD
from knaves.bots.stacks.observation import Observation, observe_view
from knaves.bots.stacks.packing import NAME
from knaves.cards import Card
from knaves.deal import seed_from
from knaves.game import Event
from knaves.games.stacks.deck import BLOCK, PLACES, sort
from knaves.games.stacks.events import CardStolen, Drew, Reshuffled
from knaves.games.stacks.moves import BLOCKS, LET
from knaves.games.stacks.state import State as Authority
from tests.batch.paired_games import PairedGames

LAYING = 0.8
"""How often the first half of the tables lays a card if it can; the others choose among all moves alike."""


def cards_of(counts: Any) -> tuple[Card, ...]:
    return tuple(card for card, count in zip(NAME, counts, strict=True) for _ in range(int(count)))


class StacksLockstep(PairedGames):
    """Some tables, each stepped by the batch engine and by the authority."""

    engine: Engine
    games: list[Authority]

    def deal(self, table: int) -> Authority:
        setup = self.engine.setup
        start = setup.spec.new(seats=setup.seats, seed=seed_from(table), options=setup.options)
        hands = tuple(cards_of(self.arrays.hands[seat, :, table]) for seat in range(setup.seats))
        return replace(start, hands=hands, deck=cards_of(self.arrays.deck[:, table]), turn=int(self.arrays.turn[table]))

    def legal(self, table: int) -> dict[int, Any]:
        return act.legal_actions(self.games[table].view(int(self.arrays.actor[table])))

    def pick(self, table: int, actions: Sequence[int]) -> int:
        lays = [action for action in actions if action < act.SKIP]
        if lays and 2 * table < len(self.games) and self.rng.random() < LAYING:
            return self.rng.choice(lays)
        return self.rng.choice(actions)

    # --- The authority follows ---

    def follow(self, table: int, move: Any, before: State) -> None:
        game = self.games[table]
        turn = game.turn
        after, happened = game.apply(int(before.actor[table]), move)
        events = list(happened)
        if after.pending.window is not None and self.arrays.asked[table] < 0:
            after, more = self._answer_for_the_rest(after, blocked=move == BLOCKS)
            events += more
        self.games[table] = self._exchange(table, after, turn, events)
        self._count(game, after, events)

    def _answer_for_the_rest(self, game: Authority, *, blocked: bool) -> tuple[Authority, list[Event]]:
        """The seats that the batch engine did not ask: without a Block, or farther than the one that blocked."""
        events: list[Event] = []
        rest = sorted(game.actors)
        self.rng.shuffle(rest)
        for seat in rest:
            moves = game.legal(seat)
            assert blocked or moves == (LET,)
            if len(moves) > 1:
                self.tally["unasked holders"] += 1
            game, more = game.apply(seat, self.rng.choice(moves))
            events += more
        assert game.pending.window is None
        return game, events

    def _exchange(self, table: int, game: Authority, seat: int, events: Sequence[Event]) -> Authority:
        """Exchange the cards that the seat just drew or stole for those that the batch engine gave it."""
        hand, held = list(game.hands[seat]), Counter(cards_of(self.arrays.hands[seat, :, table]))
        surplus = list((Counter(hand) - held).elements())
        wanted = list((held - Counter(hand)).elements())
        assert len(surplus) == len(wanted), (str(game), surplus, wanted)
        if not wanted:
            return game
        stolen = [event for event in events if isinstance(event, CardStolen)]
        drawn = [event for event in events if isinstance(event, Drew)]
        victim = stolen[-1].victim if stolen else None
        new = [stolen[-1].card] if stolen else list(drawn[-1].cards)
        assert not Counter(surplus) - Counter(new), "only the cards just drawn or stolen may differ"
        source = list(game.deck if victim is None else game.hands[victim])
        for old, card in zip(surplus, wanted, strict=True):
            hand[hand.index(old)], source[source.index(card)] = card, old
        hands = list(game.hands)
        hands[seat] = tuple(hand)
        if victim is None:
            return replace(game, hands=tuple(hands), deck=tuple(source))
        hands[victim] = tuple(source)
        return replace(game, hands=tuple(hands))

    def _count(self, before: Authority, after: Authority, events: Sequence[Event]) -> None:
        self.tally.update(type(event).__name__ for event in events)
        reshuffled = [event for event in events if isinstance(event, Reshuffled)]
        if len(reshuffled) > 1:
            self.tally["several new decks for one hand"] += 1
        if reshuffled:
            piles = zip(before.discards, after.discards, strict=True)
            self.tally["new deck: piles"] += bool(before.out and not after.out)
            self.tally["new deck: specials"] += bool(before.specials and not after.specials)
            self.tally["new deck: discards"] += any(len(new) < len(old) - 1 for old, new in piles)
        if len(before.hands[before.turn]) == 1 and len(after.hands[before.turn]) > 1 and after.turn == before.turn:
            self.tally["hand played out"] += any(isinstance(event, Drew) for event in events)

    # --- Comparing ---

    def compare_all(self) -> None:
        engine, state = self.engine, self.arrays
        actors, chance = state.actor, self.rng.randrange(engine.seats)
        of_actor, of_chance = (_as_numpy(engine.observe(self.state, seat)) for seat in (None, chance))
        orders, hands = np.asarray(engine.side_order(self.state)), np.asarray(engine.all_hands(self.state))
        for table, game in enumerate(self.games):
            self._compare_cards(table, game)
            self._compare_turn(table, game)
            if game.outcome is not None:
                continue
            actor = int(actors[table])
            assert actor in game.actors
            order = [(actor + game.direction * place) % game.seats for place in range(game.seats)]
            assert list(orders[:, table]) == order
            for place, seat in enumerate(order):
                assert cards_of(hands[place, :, table]) == sort(game.hands[seat])
            _compare_view(of_actor, table, game, actor)
            _compare_view(of_chance, table, game, chance)

    def _compare_cards(self, table: int, game: Authority) -> None:
        state = self.arrays
        for counts, cards in ((state.deck, game.deck), (state.out, game.out), (state.specials, game.specials)):
            assert cards_of(counts[:, table]) == sort(cards), str(game)
        for seat in range(game.seats):
            assert cards_of(state.hands[seat, :, table]) == sort(game.hands[seat]), str(game)
        entries = [divmod(int(entry), CARDS) for entry in state.discards[:, table] if entry >= 0]
        for seat, pile in enumerate(game.discards):
            assert tuple(NAME[card] for owner, card in entries if owner == seat) == pile, str(game)
        for place in range(len(PLACES)):
            height, wilds = int(state.heights[place, table]), int(state.wilds[place, table])
            first = place // 2 * SUIT
            cards = tuple(NAME[first + (WILD if wilds >> rank & 1 else rank)] for rank in range(height))
            assert cards == game.piles[place], str(game)

    def _compare_turn(self, table: int, game: Authority) -> None:
        state, pending = self.arrays, game.pending
        assert [tuple(chips) for chips in state.chips[:, :, table].tolist()] == [*game.chips]
        assert (state.turn[table], state.direction[table]) == (game.turn, game.direction)
        assert (state.skips[table], state.idle[table], state.busy[table]) == (pending.skips, pending.idle, game.busy)
        window = pending.window
        expected = (-1, False) if window is None else (window.place, window.top)
        assert (state.window[table], state.window_top[table]) == expected
        assert state.stealing[table] == (-1 if pending.stealing is None else pending.stealing)
        if window is not None:
            assert BLOCK in game.hands[state.asked[table]]
        winner = LIVE
        if game.outcome is not None:
            winner = game.outcome.winners[0] if game.outcome.winners else DRAWN
        assert state.winner[table] == winner


def _compare_view(seen: Observation, table: int, game: Authority, seat: int) -> None:
    expected = observe_view(game.view(seat))
    for name, ours, theirs in zip(Observation._fields, seen, expected, strict=True):
        assert ours.dtype == theirs.dtype, name
        assert np.array_equal(ours[..., table], theirs[..., 0]), (name, str(game), ours[..., table], theirs[..., 0])


def _as_numpy(seen: Observation) -> Observation:
    return Observation(*map(np.asarray, seen))
