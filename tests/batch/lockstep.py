"""Games of the batch engine beside the authority's, compared after every move."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

import numpy as np

from knaves.batch.lines import DRAWN, LIVE, Engine, State
from knaves.bots.lines.observation import Observation, legal_actions, observe_view
from knaves.bots.lines.tables import CARD_ORDER, NO_LINE
from knaves.deal import seed_from
from knaves.game import Reason
from knaves.games.lines.state import State as Authority
from tests.batch.paired_games import PairedGames


def cards_of(counts: Any) -> tuple[str, ...]:
    return tuple(card for card, count in zip(CARD_ORDER, counts, strict=True) for _ in range(int(count)))


def next_actor(game: Authority) -> int:
    """The seat to move; of several that may choose a line the first in turn order."""
    chooses = game.choosers and game.turn not in game.choosers
    return (game.turn + 1) % game.seats if chooses else game.turn


class Lockstep(PairedGames):
    """Some tables, each stepped by the batch engine and by the authority."""

    engine: Engine
    games: list[Authority]

    def set_state(self, state: State) -> None:
        super().set_state(state)
        self.hands = np.asarray(self.engine.all_hands(state))

    def deal(self, table: int) -> Authority:
        setup = self.engine.setup
        start = setup.spec.new(seats=setup.seats, seed=seed_from(table), options=setup.options)
        turn = int(self.state.turn[table])
        hands: list[tuple[str, ...]] = [()] * setup.seats
        for place in range(setup.seats):
            hands[(turn + place) % setup.seats] = cards_of(self.hands[place, :, table])
        deck = cards_of(np.asarray(self.engine.bits.counts(self.state.deck))[:, table])
        return replace(start, hands=tuple(hands), deck=deck, turn=turn)

    def legal(self, table: int) -> dict[int, Any]:
        return legal_actions(self.games[table].view(int(self.state.turn[table])), int(self.state.last[table]))

    def follow(self, table: int, move: Any, before: State) -> None:
        game = self.games[table]
        seat = game.turn  # draws, also after the choice of another seat
        after, events = game.apply(int(before.turn[table]), move)
        self.tally.update(type(event).__name__ for event in events)
        turn = int(self.state.turn[table])
        held = Counter(cards_of(self.hands[(seat - turn) % game.seats, :, table]))
        surplus = list((Counter(after.hands[seat]) - held).elements())
        wanted = list((held - Counter(after.hands[seat])).elements())
        assert len(surplus) == len(wanted) <= 1, (surplus, wanted)
        if wanted:
            hand, deck = list(after.hands[seat]), list(after.deck)
            assert surplus[0] == hand[-1], "only the card just drawn may differ"
            deck[deck.index(wanted[0])], hand[-1] = hand[-1], wanted[0]
            new_hands = (*after.hands[:seat], tuple(hand), *after.hands[seat + 1 :])
            after = replace(after, hands=new_hands, deck=tuple(deck))
        self.games[table] = after

    # --- Comparing ---

    def compare_all(self) -> None:
        state, engine = self.arrays, self.engine
        everyone = [_as_numpy(engine.observe(self.state, seat)) for seat in (None, self.rng.randrange(engine.seats))]
        decks, discards = (np.asarray(engine.bits.counts(pile)) for pile in (self.state.deck, self.state.discards))
        for table, game in enumerate(self.games):
            assert int(state.turn[table]) == next_actor(game)
            self._compare_outcome(int(state.winner[table]), game)
            assert Counter(cards_of(decks[:, table])) == Counter(game.deck)
            assert Counter(cards_of(discards[:, table])) == Counter(card for pile in game.discards for card in pile)
            if game.outcome is None:
                pending = game.pending
                assert (state.passes[table], state.idle[table]) == (pending.passes, pending.idle)
                for seen in everyone:
                    self._compare_view(seen, table, game)

    def _compare_outcome(self, winner: int, game: Authority) -> None:
        if game.outcome is None:
            assert winner == LIVE
        elif game.outcome.reason in (Reason.STALEMATE, Reason.CAP):
            assert winner == DRAWN
        else:
            assert winner == game.setup.team[game.outcome.winners[0]]

    def _compare_view(self, seen: Observation, table: int, game: Authority) -> None:
        seat = (game.turn - int(seen.wait[table])) % game.seats
        expected = observe_view(game.view(seat))
        for name in Observation._fields:
            if name == "last" or (name == "choices" and not expected.choices.any()):
                continue
            ours, theirs = getattr(seen, name)[..., table], getattr(expected, name)[..., 0]
            if name == "choices":  # slots at another cell, so compare the lines
                ours, theirs = (
                    {int(line) for line in self.engine.tables.through[mask, int(cell)]}
                    for mask, cell in ((ours, seen.last[table]), (theirs, expected.last[0]))
                )
                assert ours == theirs
            else:
                assert np.array_equal(ours, theirs), (name, str(game), ours, theirs)


def _as_numpy(seen: Observation) -> Observation:
    return Observation(*map(np.asarray, seen))


__all__ = ["NO_LINE", "Lockstep"]
