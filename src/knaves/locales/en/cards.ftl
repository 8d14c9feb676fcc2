### Cards, chips, piles and teams as people say them.
### A card of the pack comes as its rank (2 to 9 as a number, else T J Q K A) and suit, a card of stacks as its code;
### colours and places come as their codes.

card-rank = { $rank ->
    [T] 10
    [J] jack
    [Q] queen
    [K] king
    [A] ace
   *[other] { $rank }
}
card-suit = { $suit ->
    [S] spades
    [H] hearts
    [D] diamonds
   *[C] clubs
}
# The letter of a court card or ace in a pack of this country; those of English where packs print them too.
card-letter = { $rank ->
    [J] J
    [Q] Q
    [K] K
   *[A] A
}
# A card by itself: 7 of hearts.
card-pack = { card-rank } of { card-suit }
# The same card as the object of a sentence: Ana plays the 7 of hearts.
card-pack-object = the { card-rank } of { card-suit }

card-stacks = { $code ->
    [B1] blue 1
    [B2] blue 2
    [B3] blue 3
    [B4] blue 4
    [B5] blue 5
    [BW] blue wild
    [R1] red 1
    [R2] red 2
    [R3] red 3
    [R4] red 4
    [R5] red 5
    [RW] red wild
    [SK] Skip
    [RV] Reverse
    [SC] Steal a Card
    [ST] Steal a Chip
   *[BL] Block
}
card-stacks-object = { $code ->
    [SK] a Skip
    [RV] a Reverse
    [SC] Steal a Card
    [ST] Steal a Chip
    [BL] a Block
   *[other] a { card-stacks }
}
# A card that the reader may not know, as the object of a sentence.
card-hidden = a card
card-corner = bonus corner

# What the two kinds of jacks do, in a word and in full.
jack-wild = wild
jack-remove = remove

team = { $team ->
    [blue] Blue
    [green] Green
    [red] Red
   *[other] { $team }
}
# A chip of a team as the object of a sentence.
chip-of-team = { $team ->
    [blue] a blue chip
    [green] a green chip
    [red] a red chip
   *[other] one of { $team }’s chips
}
chip-colour = { $colour ->
    [blue] a blue chip
    [green] a green chip
   *[red] a red chip
}

# The places for piles in stacks: by itself, as an object, and after "on".
place = { $place ->
    [b1] blue pile 1
    [b2] blue pile 2
    [r1] red pile 1
   *[r2] red pile 2
}
place-object = { place }
place-on = on { place }

list-two = { $first } and { $last }
list-label = { $label }: { $value }
list-question = { $text }?
