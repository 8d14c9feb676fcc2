### Problemas: posições com uma só jogada certa.

puzzle-title = Problema – { $game }
puzzle-daily = Problema do dia – { $game }
puzzle-difficulty = dificuldade { $difficulty } em 100
puzzle-goal-win = { $plays ->
    [one] Ganha já.
   *[other] Podes ganhar neste turno com { $plays } cartas, se ninguém bloquear.
}
puzzle-goal-stop = Um adversário está prestes a ganhar. Impede-o.
puzzle-goal-jack = É a altura de jogar um valete. Onde?
puzzle-goal-dead = Uma das tuas cartas não é jogável. O que fazes?
puzzle-goal-line = Fizeste uma linha longa. Que parte deve contar?
puzzle-goal-chain = Joga o maior número possível de cartas nas pilhas neste turno.
puzzle-goal-block = Bloqueias esta pilha ou deixas passar?
puzzle-goal-special = É a altura de jogar uma carta especial. Qual, e como?
puzzle-goal-best = Encontra a melhor jogada.
puzzle-ask = A tua jogada, ou hint, solution, next
puzzle-help = Escreve uma jogada. moves mostra as tuas jogadas, board mostra de novo a posição, hint diz a carta, solution mostra a solução, next salta o problema, q sai.
puzzle-hint-card = A carta de que precisas: { $card }.
puzzle-hint-think = O que acontece se deixares passar, e para que mais te pode servir o Bloqueio?
puzzle-right = Certo. E agora?
puzzle-solved = Resolvido!
puzzle-wrong = Há melhor. Tenta outra vez.
puzzle-chances = Assim ganhas daqui cerca de { $best }% dos jogos; com a segunda melhor jogada, só { $other }%.
puzzle-streak = { $count ->
    [one] { $count } dia seguido.
   *[other] { $count } dias seguidos.
}
puzzle-again = Outro problema? { key-enter } ou q
puzzle-all-solved = Resolveste todos estes problemas.
