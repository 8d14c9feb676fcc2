### Ajuda durante o jogo: pistas para uma jogada, probabilidades de ganhar e o treinador.

nudge-only = Agora só podes fazer uma coisa.
nudge-win = Podes ganhar já.
nudge-spare-card = Pensa de que carta menos precisas.
nudge-look = Olha { board-region }.
nudge-own-line = Olha { board-region }: uma das tuas linhas pode crescer ali.
nudge-danger = Olha { board-region }: uma linha adversária está a ficar perigosa.
nudge-jack = Um dos teus valetes ajuda agora.
nudge-dead-card = Uma das tuas cartas não é jogável.
nudge-room = Por onde poderia passar a tua próxima sequência?
nudge-pile = Podes completar uma pilha neste turno.
nudge-colour = { $colour ->
    [blue] Olha para as pilhas azuis.
   *[red] Olha para as pilhas vermelhas.
}
nudge-discard-top = Olha para a carta de cima do teu descarte.
nudge-special = Uma das tuas cartas especiais ajuda agora.
nudge-hold-back = Não tens de jogar todas as cartas que encaixam. Quem poderia completar a pilha?
nudge-take = Qual destas cartas poderias jogar em breve?
nudge-count-chips = Quanto falta a { $seat } para ganhar?
board-region = { $region ->
    [top-left] em cima à esquerda
    [top] em cima
    [top-right] em cima à direita
    [left] à esquerda
   *[middle] ao centro
    [right] à direita
    [bottom-left] em baixo à esquerda
    [bottom] em baixo
    [bottom-right] em baixo à direita
}

chance-better = Com ela ganhas cerca de { $chance }% das vezes; com a segunda melhor jogada, { $next }%.
chance-equal = Com ela ganhas cerca de { $chance }% das vezes. Outra jogada é quase tão boa.
table-hint-move = Mostrar a jogada

coach-name = Treinador
coach-says = Perguntar-me antes de uma jogada que perde muito (só contra bots)
coach-asks = Tens a certeza? A tua probabilidade de ganhar desceria de cerca de { $before }% para { $after }%.
coach-anyway = Jogar mesmo assim
coach-again = Pensar melhor
