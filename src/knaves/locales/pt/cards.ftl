### Cartas, fichas, pilhas e equipas, como se dizem.

card-rank = { $rank ->
    [T] 10
    [J] valete
    [Q] dama
    [K] rei
    [A] ás
   *[other] { $rank }
}
card-suit = { $suit ->
    [S] espadas
    [H] copas
    [D] ouros
   *[C] paus
}
card-letter = { $rank ->
    [J] V
    [Q] D
    [K] R
   *[A] A
}
card-pack = { card-rank } de { card-suit }
card-pack-object = { $rank ->
    [Q] a { card-pack }
   *[other] o { card-pack }
}

card-stacks = { $code ->
    [B1] 1 azul
    [B2] 2 azul
    [B3] 3 azul
    [B4] 4 azul
    [B5] 5 azul
    [BW] curinga azul
    [R1] 1 vermelho
    [R2] 2 vermelho
    [R3] 3 vermelho
    [R4] 4 vermelho
    [R5] 5 vermelho
    [RW] curinga vermelho
    [SK] Saltar
    [RV] Inversão
    [SC] Roubar uma Carta
    [ST] Roubar uma Ficha
   *[BL] Bloqueio
}
card-stacks-object = { $code ->
    [SK] uma carta de Saltar
    [RV] uma carta de Inversão
    [SC] a carta Roubar uma Carta
    [ST] a carta Roubar uma Ficha
    [BL] uma carta de Bloqueio
   *[other] um { card-stacks }
}
card-hidden = uma carta
card-corner = casa de bónus

jack-wild = curinga
jack-remove = retira

team = { $team ->
    [blue] Azul
    [green] Verde
    [red] Vermelho
   *[other] { $team }
}
chip-of-team = { $team ->
    [blue] uma ficha azul
    [green] uma ficha verde
    [red] uma ficha vermelha
   *[other] uma ficha de { $team }
}
chip-colour = { $colour ->
    [blue] uma ficha azul
    [green] uma ficha verde
   *[red] uma ficha vermelha
}

place = { $place ->
    [b1] pilha azul 1
    [b2] pilha azul 2
    [r1] pilha vermelha 1
   *[r2] pilha vermelha 2
}
place-object = a { place }
place-on = na { place }

list-two = { $first } e { $last }
list-label = { $label }: { $value }
list-question = { $text }?
