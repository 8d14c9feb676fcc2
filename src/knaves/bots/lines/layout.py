"""The offsets of the weights of the plain evaluation."""

from __future__ import annotations

MAX_LINE_LENGTH = 5

ATTACK = 0
"""By the chips an own line lacks (1 to 5) and the cover of its other free cells: how many of them the hand has cards
for (0 to 3). If one other cell is left, the cover is 3 if the hand has its card, else its outs: the copies of the card
that may still be played (0 to 2)."""
COVERS = 4
DEFENCE = ATTACK + COVERS * MAX_LINE_LENGTH
"""By the chips an opponent's line lacks and the outs of its last other free cell, or of this one if it is the last
(0 to 2): the value of blocking it."""
OUTS = 3
REMOVAL = DEFENCE + OUTS * MAX_LINE_LENGTH
"""By the chips an opponent's line lacks: the value of removing a chip from it."""
UNBLOCKING = REMOVAL + MAX_LINE_LENGTH
"""By the chips an own line lacks: the value of removing the only opposing chip from it."""
WILD_PRICE = UNBLOCKING + MAX_LINE_LENGTH
REMOVER_PRICE = WILD_PRICE + 1
SCARCE_BONUS = REMOVER_PRICE + 1
"""The bonus for playing a card whose other cell is taken, before it becomes dead."""
AHEAD_FACTOR = SCARCE_BONUS + 1
"""The factor of attack once the team has a sequence."""
BEHIND_FACTOR = AHEAD_FACTOR + 1
"""The factor of defence once the opponent has a sequence."""
WEIGHT_COUNT = BEHIND_FACTOR + 1
