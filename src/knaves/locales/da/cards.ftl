### Kort, jetoner, bunker og hold, som man kalder dem.

card-rank = { $rank ->
    [T] 10
    [J] knægt
    [Q] dame
    [K] konge
    [A] es
   *[other] { $rank }
}
card-suit = { $suit ->
    [S] spar
    [H] hjerter
    [D] ruder
   *[C] klør
}
card-letter = { $rank ->
    [J] B
    [Q] D
    [K] K
   *[A] E
}
card-pack = { card-suit } { card-rank }
card-pack-object = { card-pack }

card-stacks = { $code ->
    [B1] blå 1
    [B2] blå 2
    [B3] blå 3
    [B4] blå 4
    [B5] blå 5
    [BW] blå joker
    [R1] rød 1
    [R2] rød 2
    [R3] rød 3
    [R4] rød 4
    [R5] rød 5
    [RW] rød joker
    [SK] Spring over
    [RV] Vend retning
    [SC] Stjæl et kort
    [ST] Stjæl en jeton
   *[BL] Blokér
}
card-stacks-object = { $code ->
    [SK] kortet Spring over
    [RV] kortet Vend retning
    [SC] kortet Stjæl et kort
    [ST] kortet Stjæl en jeton
    [BL] kortet Blokér
   *[other] en { card-stacks }
}
card-hidden = et kort
card-corner = bonushjørne

jack-wild = joker
jack-remove = fjerner

team = { $team ->
    [blue] Blå
    [green] Grøn
    [red] Rød
   *[other] { $team }
}
chip-of-team = { $team ->
    [blue] en blå jeton
    [green] en grøn jeton
    [red] en rød jeton
   *[other] en jeton fra { $team }
}
chip-colour = { $colour ->
    [blue] en blå jeton
    [green] en grøn jeton
   *[red] en rød jeton
}

place = { $place ->
    [b1] blå bunke 1
    [b2] blå bunke 2
    [r1] rød bunke 1
   *[r2] rød bunke 2
}
place-object = { place }
place-on = på { place }

list-two = { $first } og { $last }
list-label = { $label }: { $value }
list-question = { $text }?
