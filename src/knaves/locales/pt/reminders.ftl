### Os cartões de ajuda: meia página para ter ao lado do jogo.

reminder-title = Cartão de ajuda
reminder-lines-play = Joga uma carta e coloca a tua ficha numa casa livre que lhe corresponda. Depois tira uma carta.
reminder-lines-two-eyed = Valete frontal (paus, ouros): uma ficha em qualquer casa livre.
reminder-lines-one-eyed = Valete lateral (espadas, copas): retira uma ficha adversária.
reminder-lines-dead = Carta não jogável (nenhuma casa livre): troca-a antes de jogares, uma vez por turno.
reminder-lines-locked = As fichas de uma sequência completa não podem ser retiradas.
reminder-classic-corners = Os quatro cantos contam para todos.
reminder-lines-goal-two = Duas equipas: ganham duas sequências de { $length }.
reminder-lines-goal-three = Três equipas: ganha uma sequência de { $length }.
reminder-stacks-play = Joga tantas cartas quantas quiseres: de 1 a 5 por ordem, cada pilha de uma cor.
reminder-stacks-top = Também podes jogar a carta de cima do teu descarte.
reminder-stacks-empty-hand = Mão vazia? Tira cinco e continua a jogar.
reminder-stacks-discard = Para terminar o turno, descarta uma carta e tira até teres cinco.
reminder-stacks-wild = Curinga: qualquer número da sua cor.
reminder-stacks-skip = Saltar: o próximo jogador perde a vez.
reminder-stacks-reverse = Inversão: o sentido do jogo inverte-se.
reminder-stacks-steal-card = Roubar uma Carta: de um descarte ou de uma mão.
reminder-stacks-steal-chip = Roubar uma Ficha: mas não para ganhar.
reminder-stacks-block = Bloqueio: trava uma pilha que outro jogador completa.
reminder-stacks-goal = Ganham cinco fichas, com pelo menos duas azuis e duas vermelhas.
