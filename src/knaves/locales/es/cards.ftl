### Cartas, fichas, pilas y equipos, como se nombran.

card-rank = { $rank ->
    [T] 10
    [J] jota
    [Q] reina
    [K] rey
    [A] as
   *[other] { $rank }
}
card-suit = { $suit ->
    [S] picas
    [H] corazones
    [D] diamantes
   *[C] tréboles
}
card-letter = { $rank ->
    [J] J
    [Q] Q
    [K] K
   *[A] A
}
card-pack = { card-rank } de { card-suit }
card-pack-object = { $rank ->
    [J] la { card-pack }
    [Q] la { card-pack }
   *[other] el { card-pack }
}

card-stacks = { $code ->
    [B1] 1 azul
    [B2] 2 azul
    [B3] 3 azul
    [B4] 4 azul
    [B5] 5 azul
    [BW] comodín azul
    [R1] 1 rojo
    [R2] 2 rojo
    [R3] 3 rojo
    [R4] 4 rojo
    [R5] 5 rojo
    [RW] comodín rojo
    [SK] Saltar
    [RV] Cambio de sentido
    [SC] Robar carta
    [ST] Robar ficha
   *[BL] Bloqueo
}
card-stacks-object = { $code ->
    [SK] una carta de saltar
    [RV] una carta de cambio de sentido
    [SC] una carta de robar carta
    [ST] una carta de robar ficha
    [BL] una carta de bloqueo
   *[other] un { card-stacks }
}
card-hidden = una carta
card-corner = casilla de bonus

jack-wild = comodín
jack-remove = quita

team = { $team ->
    [blue] Azul
    [green] Verde
    [red] Rojo
   *[other] { $team }
}
chip-of-team = { $team ->
    [blue] una ficha azul
    [green] una ficha verde
    [red] una ficha roja
   *[other] una ficha de { $team }
}
chip-colour = { $colour ->
    [blue] una ficha azul
    [green] una ficha verde
   *[red] una ficha roja
}

place = { $place ->
    [b1] pila azul 1
    [b2] pila azul 2
    [r1] pila roja 1
   *[r2] pila roja 2
}
place-object = la { place }
place-on = en la { place }

list-two = { $first } y { $last }
list-label = { $label }: { $value }
list-question = ¿{ $text }?
