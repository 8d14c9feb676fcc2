### Kaarten, fiches, stapels en teams, zoals men ze noemt.

card-rank = { $rank ->
    [T] 10
    [J] boer
    [Q] vrouw
    [K] koning
    [A] aas
   *[other] { $rank }
}
card-suit = { $suit ->
    [S] schoppen
    [H] harten
    [D] ruiten
   *[C] klaveren
}
card-letter = { $rank ->
    [J] B
    [Q] V
    [K] H
   *[A] A
}
card-pack = { $rank ->
    [J] { card-suit }{ card-rank }
    [Q] { card-suit }{ card-rank }
    [K] { card-suit }{ card-rank }
    [A] { card-suit }{ card-rank }
   *[other] { card-suit } { card-rank }
}
card-pack-object = { card-pack }

card-stacks = { $code ->
    [B1] blauwe 1
    [B2] blauwe 2
    [B3] blauwe 3
    [B4] blauwe 4
    [B5] blauwe 5
    [BW] blauwe joker
    [R1] rode 1
    [R2] rode 2
    [R3] rode 3
    [R4] rode 4
    [R5] rode 5
    [RW] rode joker
    [SK] Sla over
    [RV] Omkeer
    [SC] Steel een kaart
    [ST] Steel een fiche
   *[BL] Blok
}
card-stacks-object = { $code ->
    [SK] een Sla-over-kaart
    [RV] een Omkeerkaart
    [SC] een Steel-een-kaart-kaart
    [ST] een Steel-een-fiche-kaart
    [BL] een Blokkaart
   *[other] een { card-stacks }
}
card-hidden = een kaart
card-corner = bonusvakje

jack-wild = joker
jack-remove = haalt weg

team = { $team ->
    [blue] Blauw
    [green] Groen
    [red] Rood
   *[other] { $team }
}
chip-of-team = { $team ->
    [blue] een blauw fiche
    [green] een groen fiche
    [red] een rood fiche
   *[other] een fiche van { $team }
}
chip-colour = { $colour ->
    [blue] een blauw fiche
    [green] een groen fiche
   *[red] een rood fiche
}

place = { $place ->
    [b1] blauwe stapel 1
    [b2] blauwe stapel 2
    [r1] rode stapel 1
   *[r2] rode stapel 2
}
place-object = { place }
place-on = op { place }

list-two = { $first } en { $last }
list-label = { $label }: { $value }
list-question = { $text }?
