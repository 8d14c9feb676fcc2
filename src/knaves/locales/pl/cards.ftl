### Karty, żetony, stosy i drużyny, tak jak się je nazywa.

card-rank = { $rank ->
    [T] 10
    [J] walet
    [Q] dama
    [K] król
    [A] as
   *[other] { $rank }
}
card-suit = { $suit ->
    [S] pik
    [H] kier
    [D] karo
   *[C] trefl
}
card-letter = { $rank ->
    [J] W
    [Q] D
    [K] K
   *[A] A
}
card-pack = { card-rank } { card-suit }
card-pack-object = { $rank ->
    [J] waleta { card-suit }
    [Q] damę { card-suit }
    [K] króla { card-suit }
    [A] asa { card-suit }
   *[other] { card-pack }
}

card-stacks = { $code ->
    [B1] niebieska 1
    [B2] niebieska 2
    [B3] niebieska 3
    [B4] niebieska 4
    [B5] niebieska 5
    [BW] niebieska Dzika Karta
    [R1] czerwona 1
    [R2] czerwona 2
    [R3] czerwona 3
    [R4] czerwona 4
    [R5] czerwona 5
    [RW] czerwona Dzika Karta
    [SK] Pominięcie
    [RV] Wstecz
    [SC] Kradzież karty
    [ST] Kradzież żetonu
   *[BL] Blok
}
card-stacks-object = { $code ->
    [B1] niebieską 1
    [B2] niebieską 2
    [B3] niebieską 3
    [B4] niebieską 4
    [B5] niebieską 5
    [BW] niebieską Dziką Kartę
    [R1] czerwoną 1
    [R2] czerwoną 2
    [R3] czerwoną 3
    [R4] czerwoną 4
    [R5] czerwoną 5
    [RW] czerwoną Dziką Kartę
   *[other] kartę „{ card-stacks }”
}
card-hidden = kartę
card-corner = narożnik z bonusem

jack-wild = dzika
jack-remove = usuwa

team = { $team ->
    [blue] Niebieski
    [green] Zielony
    [red] Czerwony
   *[other] { $team }
}
chip-of-team = { $team ->
    [blue] niebieski żeton
    [green] zielony żeton
    [red] czerwony żeton
   *[other] żeton gracza { $team }
}
chip-colour = { $colour ->
    [blue] niebieski żeton
    [green] zielony żeton
   *[red] czerwony żeton
}

place = { $place ->
    [b1] niebieski stos 1
    [b2] niebieski stos 2
    [r1] czerwony stos 1
   *[r2] czerwony stos 2
}
place-object = { place }
place-on = na { place }

list-two = { $first } i { $last }
list-label = { $label }: { $value }
list-question = { $text }?
