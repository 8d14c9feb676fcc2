### Carte, gettoni, pile e squadre, come si chiamano.

card-rank = { $rank ->
    [T] 10
    [J] fante
    [Q] donna
    [K] re
    [A] asso
   *[other] { $rank }
}
card-suit = { $suit ->
    [S] picche
    [H] cuori
    [D] quadri
   *[C] fiori
}
card-letter = { $rank ->
    [J] J
    [Q] Q
    [K] K
   *[A] A
}
card-pack = { card-rank } di { card-suit }
card-pack-object = { $rank ->
    [Q] la { card-pack }
    [A] l’{ card-pack }
    [8] l’{ card-pack }
   *[other] il { card-pack }
}

card-stacks = { $code ->
    [B1] 1 blu
    [B2] 2 blu
    [B3] 3 blu
    [B4] 4 blu
    [B5] 5 blu
    [BW] jolly blu
    [R1] 1 rosso
    [R2] 2 rosso
    [R3] 3 rosso
    [R4] 4 rosso
    [R5] 5 rosso
    [RW] jolly rosso
    [SK] Salta
    [RV] Inversione
    [SC] Ruba una carta
    [ST] Ruba un gettone
   *[BL] Blocco
}
card-stacks-object = { $code ->
    [SK] una carta Salta
    [RV] una carta Inversione
    [SC] la carta Ruba una carta
    [ST] la carta Ruba un gettone
    [BL] una carta Blocco
   *[other] un { card-stacks }
}
card-hidden = una carta
card-corner = angolo bonus

jack-wild = jolly
jack-remove = rimuove

team = { $team ->
    [blue] Blu
    [green] Verde
    [red] Rosso
   *[other] { $team }
}
chip-of-team = { $team ->
    [blue] un gettone blu
    [green] un gettone verde
    [red] un gettone rosso
   *[other] un gettone di { $team }
}
chip-colour = { $colour ->
    [blue] un gettone blu
    [green] un gettone verde
   *[red] un gettone rosso
}

place = { $place ->
    [b1] pila blu 1
    [b2] pila blu 2
    [r1] pila rossa 1
   *[r2] pila rossa 2
}
place-object = la { place }
place-on = sulla { place }

list-two = { $first } e { $last }
list-label = { $label }: { $value }
list-question = { $text }?
