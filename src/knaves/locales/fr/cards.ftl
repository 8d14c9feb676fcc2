### Cartes, jetons, piles et équipes, comme on les nomme.

card-rank = { $rank ->
    [T] 10
    [J] valet
    [Q] dame
    [K] roi
    [A] as
   *[other] { $rank }
}
card-suit = { $suit ->
    [S] pique
    [H] cœur
    [D] carreau
   *[C] trèfle
}
card-letter = { $rank ->
    [J] V
    [Q] D
    [K] R
   *[A] A
}
card-pack = { card-rank } de { card-suit }
card-pack-object = { $rank ->
    [Q] la { card-pack }
    [A] l’{ card-pack }
   *[other] le { card-pack }
}

card-stacks = { $code ->
    [B1] 1 bleu
    [B2] 2 bleu
    [B3] 3 bleu
    [B4] 4 bleu
    [B5] 5 bleu
    [BW] joker bleu
    [R1] 1 rouge
    [R2] 2 rouge
    [R3] 3 rouge
    [R4] 4 rouge
    [R5] 5 rouge
    [RW] joker rouge
    [SK] Passer un tour
    [RV] Changer de sens
    [SC] Vol de carte
    [ST] Vol de jeton
   *[BL] Blocage
}
card-stacks-object = { $code ->
    [SK] une carte Passer un tour
    [RV] une carte Changer de sens
    [SC] une carte Vol de carte
    [ST] une carte Vol de jeton
    [BL] une carte Blocage
   *[other] un { card-stacks }
}
card-hidden = une carte
card-corner = case bonus

jack-wild = joker
jack-remove = retire

team = { $team ->
    [blue] Bleu
    [green] Vert
    [red] Rouge
   *[other] { $team }
}
chip-of-team = { $team ->
    [blue] un jeton bleu
    [green] un jeton vert
    [red] un jeton rouge
   *[other] un jeton adverse ({ $team })
}
chip-colour = { $colour ->
    [blue] un jeton bleu
    [green] un jeton vert
   *[red] un jeton rouge
}

place = { $place ->
    [b1] pile bleue 1
    [b2] pile bleue 2
    [r1] pile rouge 1
   *[r2] pile rouge 2
}
place-object = la { place }
place-on = sur la { place }

list-two = { $first } et { $last }
list-label = { $label } : { $value }
list-question = { $text } ?
