### Karten, Spielsteine, Stapel und Teams, wie man sie nennt.

card-rank = { $rank ->
    [T] 10
    [J] Bube
    [Q] Dame
    [K] König
    [A] Ass
   *[other] { $rank }
}
card-suit = { $suit ->
    [S] Pik
    [H] Herz
    [D] Karo
   *[C] Kreuz
}
card-letter = { $rank ->
    [J] B
    [Q] D
    [K] K
   *[A] A
}
card-pack = { $rank ->
    [J] { card-suit }bube
    [Q] { card-suit }dame
    [K] { card-suit }könig
    [A] { card-suit }ass
   *[other] { card-suit } { card-rank }
}
card-pack-object = { $rank ->
    [J] den { card-suit }buben
    [K] den { card-pack }
    [A] das { card-pack }
   *[other] die { card-pack }
}

card-stacks = { $code ->
    [B1] blaue 1
    [B2] blaue 2
    [B3] blaue 3
    [B4] blaue 4
    [B5] blaue 5
    [BW] blauer Joker
    [R1] rote 1
    [R2] rote 2
    [R3] rote 3
    [R4] rote 4
    [R5] rote 5
    [RW] roter Joker
    [SK] Skip
    [RV] Reverse
    [SC] Steal a Card
    [ST] Steal a Chip
   *[BL] Block
}
card-stacks-object = { $code ->
    [BW] einen blauen Joker
    [RW] einen roten Joker
    [SK] eine Skip-Karte
    [RV] eine Reverse-Karte
    [SC] eine Steal-a-Card-Karte
    [ST] eine Steal-a-Chip-Karte
    [BL] eine Block-Karte
   *[other] eine { card-stacks }
}
card-hidden = eine Karte
card-corner = Bonusfeld

jack-wild = Joker
jack-remove = entfernt

team = { $team ->
    [blue] Blau
    [green] Grün
    [red] Rot
   *[other] { $team }
}
chip-of-team = { $team ->
    [blue] einen blauen Spielstein
    [green] einen grünen Spielstein
    [red] einen roten Spielstein
   *[other] einen Spielstein von { $team }
}
chip-colour = { $colour ->
    [blue] einen blauen Chip
    [green] einen grünen Chip
   *[red] einen roten Chip
}

place = { $place ->
    [b1] blauer Stapel 1
    [b2] blauer Stapel 2
    [r1] roter Stapel 1
   *[r2] roter Stapel 2
}
place-object = { $place ->
    [b1] den blauen Stapel 1
    [b2] den blauen Stapel 2
    [r1] den roten Stapel 1
   *[r2] den roten Stapel 2
}
place-on = auf { place-object }

list-two = { $first } und { $last }
list-label = { $label }: { $value }
list-question = { $text }?
