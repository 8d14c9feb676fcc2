"""The options of stacks, as a table."""

from __future__ import annotations

from dataclasses import dataclass

from knaves.game import Options, choice


@dataclass(frozen=True, repr=False)
class StacksOptions(Options):
    """The options that the players agree on."""

    forgotten_draw: str = choice(
        "auto",
        "penalty",
        rules="S17 B35 G41 G44 G63 G64",
        says="whether hands refill automatically, or forgetting costs a turn",
    )
    reshuffle: str = choice(
        "sequences",
        "with_specials",
        rules="S22 B37 G45 G46",
        says="which cards make the new draw pile: completed and blocked piles, or the played specials too",
    )
    reverse_in_two: str = choice(
        "removed",
        "kept",
        rules="S4 S26 B39 G62",
        says="with two players, whether the Reverses are taken out or act as Skips",
    )
    block_scope: str = choice(
        "completion",
        "any_time",
        rules="S30 G30 G66",
        says="whether a Block answers a completing card or any card on a pile",
    )
    steal_from_hand: str = choice(
        "random",
        "chosen",
        rules="S28 B41 G26 G65",
        says="whether a card is stolen from a hand unseen or chosen by the thief",
    )
    skip_stack: str = choice(
        "cumulative",
        "single",
        rules="S25 G36 G67",
        says="whether several Skips in one turn add up or only one is allowed",
    )
