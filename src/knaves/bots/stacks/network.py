"""The network of stacks, with the same weights for both colours, for the two piles of a colour, and for all rivals.

So exchanging colours or piles exchanges the outputs, and one set of weights serves every number of seats. Piles and
rivals send what they see to the colours, which exchange it and send it back. The source serves NumPy, which plays, and
JAX, which trains. Arrays are (items, tables, channels), so that every step is one matrix product.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from knaves.bots.network import NOT_LEGAL, Array, Network, Shapes, Weights, WeightsKind, dense_shapes
from knaves.bots.stacks.actions import ACTIONS, STEPS
from knaves.bots.stacks.layout import CARDS, COLOURED, MAX_HEIGHT, MAX_SEATS, PLACES, SUIT, WILD
from knaves.bots.stacks.observation import Observation

COLOURS, SLOTS = 2, 2
SPECIAL_KINDS = CARDS - COLOURED
CHIPS_TO_WIN, CHIPS_OF_EACH = 5, 2
LEVELS = 6
"""Heights, chips, needs and cards lacking are told apart from 0 to 5."""
MAX_SKIPS, MAX_HAND = 4, 8

SEAT_ON_PILE = 5
PILE_INPUTS = 3 * LEVELS + MAX_HEIGHT + SEAT_ON_PILE * MAX_SEATS + 3
COLOUR_INPUTS = 6 * SUIT + LEVELS + 2
RIVAL_INPUTS = STEPS + 3 * LEVELS + 2 * SUIT + SPECIAL_KINDS + 1 + 11
GLOBAL_INPUTS = 5 * SPECIAL_KINDS + 1 + MAX_SKIPS + MAX_SEATS + MAX_HAND + LEVELS + MAX_SEATS - 1 + 6
HIDDEN_LACKS = 3
HIDDEN_INPUTS = (STEPS * HIDDEN_LACKS, 0, CARDS + LEVELS, 0)
"""What other hands add to the inputs of piles, colours, rivals and globals, for a critic that sees them."""


class Features(NamedTuple):
    """The inputs of the network."""

    piles: Array
    """(places, tables, inputs)."""
    colours: Array
    """(colours, tables, inputs)."""
    rivals: Array
    """(steps * colours, tables, inputs): how each other seat stands with each colour."""
    globals: Array
    """(tables, inputs)."""


def trunk_shapes(width: int, piles: int, colours: int, rivals: int, globals_: int) -> Shapes:
    """The shapes of the weights of the hidden layers, by the number of inputs."""
    d, wide = width, 2 * width
    return dense_shapes(
        {
            "pile1": (piles, d), "rival1": (rivals, d), "colour1": (colours + 2 * d, wide),
            "colour1.globals": (globals_, wide), "colour2": (2 * wide, wide), "colour3": (2 * wide, wide),
            "pile2": (2 * d + wide, d), "rival2": (d + wide, d), "own": (wide, d), "chances": (d, 1),
        }
    )  # fmt: skip


def player_shapes(width: int) -> Shapes:
    """The shapes of all weights of a player."""
    heads = {
        "lay": (width, 2 * SUIT), "steal_card": (width, 4), "steal_chip": (width, 2),
        "cards": (2 * width, 2 * SUIT), "specials": (2 * width, 2 * SPECIAL_KINDS), "others": (2 * width, 7),
    }  # fmt: skip
    return trunk_shapes(width, PILE_INPUTS, COLOUR_INPUTS, RIVAL_INPUTS, GLOBAL_INPUTS) | dense_shapes(heads)


def critic_shapes(width: int) -> Shapes:
    """The shapes of all weights of a critic that sees every hand."""
    known = (PILE_INPUTS, COLOUR_INPUTS, RIVAL_INPUTS, GLOBAL_INPUTS)
    return trunk_shapes(width, *(count + more for count, more in zip(known, HIDDEN_INPUTS, strict=True)))


STACKS = WeightsKind("stacks", player_shapes, width="pile2.b")
"""The files of a player's weights."""


class Facts(NamedTuple):
    """What several inputs are made from; axes before the last, tables, are seats, colours and slots."""

    heights: Array
    """(colours, slots, tables)."""
    tops: Array
    """(seats, 18, tables): the top of each discard pile, one-hot."""
    needs: Array
    """(seats, tables): chips that the seat still needs."""
    wins: Array
    """(seats, colours, tables): whether one more chip of a colour wins …"""
    useful: Array
    """… and whether it reduces what the seat needs."""
    fits: Array
    """(seats, colours, slots, tables): whether the seat's top card fits on the pile now …"""
    later: Array
    """… or on a later card of it, …"""
    wild: Array
    """… or is a wild of its colour; (seats, colours, tables)."""


class StacksNetwork(Network):
    """The network for one number of seats."""

    actions = ACTIONS

    def __init__(self, seats: int, xp: Any = np, dtype: Any = np.float32) -> None:
        super().__init__(xp, dtype)
        self.seats = seats
        self._numbers = xp.arange(CARDS + 1, dtype=xp.int32)
        self._colours = xp.arange(COLOURS, dtype=xp.int32)[:, None]
        self._places = xp.arange(PLACES, dtype=xp.int32)[:, None]
        self._bits = xp.asarray(1 << np.arange(MAX_HEIGHT, dtype=np.int32))[:, None]
        self._ranks = xp.arange(MAX_HEIGHT, dtype=xp.int32)
        self._steps = xp.arange(1, seats, dtype=xp.int32)[:, None]

    # --- Inputs ---

    def one_hot(self, values: Array, count: int) -> Array:
        """A channel for each number; the last one for larger numbers too."""
        return self.xp.minimum(values, count - 1)[..., None] == self._numbers[:count]

    def channels_last(self, counts: Array) -> Array:
        """(kinds, tables) as (tables, kinds), whatever comes before."""
        return self.xp.swapaxes(counts, -1, -2)

    def by_colour(self, cards: Array) -> Array:
        """(…, colours, 6, tables): the part of cards by kind that has a colour."""
        return cards[..., :COLOURED, :].reshape(*cards.shape[:-2], COLOURS, SUIT, cards.shape[-1])

    def lacking(self, cards: Array, heights: Array) -> tuple[Array, Array, Array]:
        """By pile: how many numbers are not among (…, colours, 6, tables) cards, how many wilds leave open, and bits.

        Bit k tells whether the cards have the number that comes k after the next.
        """
        has = ((cards[..., :WILD, :] > 0) * self._bits).sum(-2)[..., None, :] >> heights
        bits = (has[..., None] >> self._ranks) & 1
        missing = MAX_HEIGHT - heights - bits.sum(-1)
        return missing, self.xp.maximum(missing - cards[..., WILD, None, :], 0), bits

    def _facts(self, seen: Observation) -> Facts:
        xp = self.xp
        heights = seen.heights.reshape(COLOURS, SLOTS, -1)
        blue, red = seen.chips[:, 0], seen.chips[:, 1]
        total = blue + red
        lack_blue, lack_red = xp.maximum(CHIPS_OF_EACH - blue, 0), xp.maximum(CHIPS_OF_EACH - red, 0)
        needs = xp.maximum(CHIPS_TO_WIN - total, lack_blue + lack_red)
        lack = xp.stack([xp.maximum(lack_blue - 1, 0) + lack_red, lack_blue + xp.maximum(lack_red - 1, 0)], axis=1)
        after = xp.maximum(CHIPS_TO_WIN - 1 - total[:, None], lack)
        same = seen.tops[:, None] // SUIT == self._colours
        rank = (seen.tops % SUIT)[:, None]
        ahead = rank[:, :, None] - heights
        number = (same & (rank < WILD))[:, :, None]
        return Facts(
            heights=heights,
            tops=seen.tops[:, None] == self._numbers[:, None],
            needs=needs,
            wins=after <= 0,
            useful=after < needs[:, None],
            fits=number & (ahead == 0),
            later=number & (ahead > 0),
            wild=same & (rank == WILD),
        )

    def features(self, seen: Observation, hands: Array | None = None) -> Features:
        """The inputs; with all hands, (seats, 17, tables) from the observer's, those of a critic that sees them."""
        facts = self._facts(seen)
        own = self.by_colour(seen.hand) + self.by_colour(facts.tops[0])
        missing, lacks, bits = self.lacking(own, facts.heights)
        piles = self._piles(seen, facts, missing, lacks, bits)
        rivals = self._rivals(seen, facts, lacks, own)
        if hands is not None:
            more = self._hidden(hands[1:], facts)
            piles, rivals = piles + more[0], rivals + more[1]
        parts = [piles, self._colour_inputs(seen, facts), rivals]
        items = [x.reshape(-1, *x.shape[-2:]) for x in map(self.join, parts)]
        return Features(items[0], items[1], items[2], self.join(self._globals(seen, facts)))

    def known(self, inputs: Features) -> Features:
        """The inputs of a player, from those of a critic."""
        piles, colours, rivals, globals_ = inputs
        return Features(piles[..., :PILE_INPUTS], colours, rivals[..., :RIVAL_INPUTS], globals_)

    def _by_seat(self, planes: list[Array], seats: int) -> Array:
        """(colours, slots, tables, seats * planes): by pile and seat, with zeros for seats that are not there."""
        xp = self.xp
        shape = xp.broadcast_shapes(*(plane.shape for plane in planes))
        stacked = xp.stack([xp.broadcast_to(plane, shape) for plane in planes], axis=1)  # (seats, planes, …)
        flat = xp.moveaxis(stacked.reshape(-1, *shape[1:]), 0, -1)
        missing = (seats - shape[0]) * len(planes)
        return xp.concatenate([flat, xp.zeros((*flat.shape[:-1], missing), flat.dtype)], axis=-1) if missing else flat

    def _piles(self, seen: Observation, facts: Facts, missing: Array, lacks: Array, bits: Array) -> list[Array]:
        height = self.one_hot(facts.heights, LEVELS)
        unseen = self.channels_last(self.by_colour(seen.unseen))[:, None]
        following = (height[..., :MAX_HEIGHT] * unseen[..., :MAX_HEIGHT]).sum(-1, keepdims=True)
        wilds = (missing - lacks)[..., None]
        window = (seen.window == self._places).reshape(facts.heights.shape)[..., None]
        gains = [facts.wins[:, :, None], facts.useful[:, :, None]]
        by_seat = self._by_seat([facts.fits, facts.later, facts.wild[:, :, None], *gains], MAX_SEATS)
        return [
            height, self.one_hot(lacks, LEVELS), self.one_hot(missing, LEVELS), bits, by_seat, following / 9.0,
            wilds / 3.0, window,
        ]  # fmt: skip

    def _colour_inputs(self, seen: Observation, facts: Facts) -> list[Array]:
        def counts(cards: Array) -> Array:
            return self.channels_last(self.by_colour(cards))

        hand = counts(seen.hand)
        gains = self.xp.stack([facts.wins[0], facts.useful[0]], axis=-1)
        return [
            hand > 0, hand / 3.0, counts(facts.tops[0]), counts(seen.unseen) / 9.0, counts(seen.out) / 9.0,
            counts(seen.shown) / 2.0, self.one_hot(seen.chips[0], LEVELS), gains,
        ]  # fmt: skip

    def _rivals(self, seen: Observation, facts: Facts, lacks: Array, own: Array) -> list[Array]:
        xp = self.xp
        shape = (self.seats - 1, COLOURS, seen.tops.shape[-1])

        def by_seat(values: Array) -> Array:
            """(seats, tables) or (seats, tables, channels) for both colours."""
            return xp.broadcast_to(values[:, None], (*shape, *values.shape[2:]))

        chips = self.one_hot(seen.chips[1:], LEVELS)
        tops = self.channels_last(self.by_colour(facts.tops[1:]))
        special = self.channels_last(facts.tops[1:, COLOURED:])
        step = (self._steps == self._numbers[1 : STEPS + 1])[:, None, None]
        # Whether its top card is one that the observer lacks for a pile, when one or two cards are lacking.
        lacked = (self.by_colour(facts.tops[1:])[:, :, :WILD] & (own[:, :WILD] == 0)).any(2)
        wanted = ((facts.fits | facts.later)[1:] & lacked[:, :, None]) | facts.wild[1:, :, None]
        helps = [(wanted & (lacks == count)).any(2) for count in (1, 2)]
        planes = [
            facts.wins[1:], facts.useful[1:], facts.useful[1:, ::-1], facts.fits[1:].any(2), *helps,
            by_seat(seen.hand_counts[1:] / 5.0), by_seat(seen.hand_counts[1:] == 0),
            by_seat(seen.discard_counts[1:] / 20.0), by_seat(self._steps <= seen.skips),
            by_seat(self._steps == seen.turn),
        ]  # fmt: skip
        return [
            xp.broadcast_to(step, (*shape, STEPS)), chips, chips[:, ::-1],
            by_seat(self.one_hot(facts.needs[1:], LEVELS)), tops, tops[:, ::-1], by_seat(special),
            xp.stack(planes, axis=-1),
        ]  # fmt: skip

    def _globals(self, seen: Observation, facts: Facts) -> list[Array]:
        xp = self.xp
        hand = self.channels_last(seen.hand[COLOURED:])
        seats = xp.broadcast_to(self._numbers[2 : MAX_SEATS + 1] == self.seats, (hand.shape[0], MAX_SEATS - 1))
        planes = [
            seen.deck / 60.0, seen.out.sum(0) / 60.0, xp.minimum(seen.idle, 10) / 10.0, seen.window >= 0,
            seen.stealing, seen.discard_counts[0] / 20.0,
        ]  # fmt: skip
        return [
            hand > 0, hand / 2.0, self.channels_last(facts.tops[0, COLOURED:]),
            self.channels_last(seen.shown[COLOURED:]), self.channels_last(seen.unseen[COLOURED:]) / 3.0,
            self.one_hot(seen.skips, MAX_SKIPS), self.one_hot(seen.turn, MAX_SEATS),
            self.one_hot(seen.hand_counts[0], MAX_HAND), self.one_hot(facts.needs[0], LEVELS), seats,
            xp.stack(planes, axis=-1),
        ]  # fmt: skip

    def _hidden(self, hands: Array, facts: Facts) -> tuple[list[Array], list[Array]]:
        """What the hands of the others add to piles and rivals."""
        xp = self.xp
        cards = self.by_colour(hands)
        lacks = self.lacking(cards + self.by_colour(facts.tops[1:]), facts.heights)[1]
        piles = self._by_seat([lacks == count for count in range(HIDDEN_LACKS)], STEPS)
        own = self.channels_last(cards)
        special = self.channels_last(hands[:, None, COLOURED:])
        special = xp.broadcast_to(special, (*own.shape[:-1], SPECIAL_KINDS))
        fewest = self.one_hot(lacks.min(2), LEVELS)
        return [piles], [own / 2.0, own[:, ::-1] / 2.0, special, fewest]

    # --- The network itself ---

    def trunk(self, weights: Weights, inputs: Features) -> tuple[Array, Array, Array, Array]:
        """The final channels of the piles, of the rivals by colour, of the colours, and of each seat."""
        xp, relu = self.xp, self.relu

        def dense(name: str, x: Array) -> Array:
            return self.dense(weights, name, x)

        def both(x: Array) -> Array:
            return self.join([x, x[::-1]])

        piles = relu(dense("pile1", inputs.piles))
        rivals = relu(dense("rival1", inputs.rivals))
        by_slot = piles.reshape(COLOURS, SLOTS, *piles.shape[1:])
        by_step = rivals.reshape(self.seats - 1, COLOURS, *rivals.shape[1:])
        colours = dense("colour1", self.join([inputs.colours, by_slot.sum(1), by_step.sum(0)]))
        colours = relu(colours + dense("colour1.globals", inputs.globals))
        colours = colours + relu(dense("colour2", both(colours)))
        colours = colours + relu(dense("colour3", both(colours)))

        to_piles = xp.broadcast_to(colours[:, None], (*by_slot.shape[:-1], colours.shape[-1]))
        by_slot = by_slot + relu(dense("pile2", self.join([by_slot, by_slot[:, ::-1], to_piles])))
        to_rivals = xp.broadcast_to(colours, (*by_step.shape[:-1], colours.shape[-1]))
        by_step = by_step + relu(dense("rival2", self.join([by_step, to_rivals])))
        own = relu(dense("own", colours.mean(0)))
        return by_slot, by_step, colours, xp.concatenate([own[None], by_step.mean(1)])

    def chances(self, weights: Weights, pool: Array) -> Array:
        """(seats, tables): the logits of each seat's chance to win, in the order of play from the observer."""
        return self.head(weights, "chances", pool)[..., 0]

    def play(
        self, weights: Weights, seen: Observation, legal: Array, inputs: Features | None = None
    ) -> tuple[Array, Array]:
        """(actions, tables) and (seats, tables): the logits of the actions and of the chances to win."""
        xp = self.xp
        piles, rivals, colours, pool = self.trunk(weights, inputs or self.features(seen))
        tables = pool.shape[1]

        def split(name: str, x: Array, *axes: int) -> Array:
            """A head whose outputs are split into these axes, which come last."""
            outputs = self.head(weights, name, x)
            return outputs.reshape(*outputs.shape[:-1], *axes)

        whole = colours.mean(0)
        lay = split("lay", piles, 2, SUIT).transpose(3, 0, 4, 1, 2)  # (top, colour, rank, slot, tables)
        steal_card = split("steal_card", rivals, 2, 2).mean(1).transpose(2, 0, 3, 1)  # (top, step, source, tables)
        steal_chip = self.head(weights, "steal_chip", rivals).transpose(3, 0, 1, 2)  # (top, step, colour, tables)
        nobody = xp.zeros((2, STEPS - self.seats + 1, 2, tables), xp.float32)
        cards = split("cards", colours, 2, SUIT).transpose(2, 0, 3, 1).reshape(2, COLOURED, tables)
        specials = split("specials", whole, 2, SPECIAL_KINDS).transpose(1, 2, 0)
        others = self.head(weights, "others", whole).T
        thefts = [xp.concatenate([x, nobody], axis=1).reshape(-1, tables) for x in (steal_card, steal_chip)]
        logits = xp.concatenate(
            [lay.reshape(-1, tables), others[:4], *thefts, cards[0], specials[0], cards[1], specials[1], others[4:]]
        )
        return xp.where(legal, logits, NOT_LEGAL), self.chances(weights, pool)


__all__ = ["STACKS", "Features", "StacksNetwork", "critic_shapes", "player_shapes"]
