### Os cartões de ajuda: meia página para ter ao lado do jogo.

reminder-title = Cartão de ajuda
reminder-lines-play = Joga uma carta e coloca a tua ficha numa casa livre que a mostre. Depois compra.
reminder-lines-two-eyed = Valete frontal (paus, ouros): uma ficha em qualquer casa livre.
reminder-lines-one-eyed = Valete lateral (espadas, copas): retira uma ficha adversária.
reminder-lines-dead = Carta não jogável (nenhuma casa livre): troca-a antes de jogares, uma vez por turno.
reminder-lines-locked = As fichas de uma sequence completa não podem ser retiradas.
reminder-classic-corners = Os quatro cantos contam para todos.
reminder-lines-goal-two = Dois lados: ganham duas sequence de { $length }.
reminder-lines-goal-three = Três lados: ganha uma sequence de { $length }.
reminder-stacks-play = Joga tantas cartas quantas quiseres: de 1 a 5 por ordem, cada pilha de uma cor.
reminder-stacks-top = Também podes jogar a carta de cima do teu descarte.
reminder-stacks-empty-hand = Mão vazia? Compra cinco e continua.
reminder-stacks-discard = Para terminar o turno, descarta uma carta e compra até teres cinco.
reminder-stacks-wild = Curinga: qualquer número da sua cor.
reminder-stacks-skip = Saltar: o próximo jogador perde a vez.
reminder-stacks-reverse = Inversão: a direção inverte-se.
reminder-stacks-steal-card = Roubar uma Carta: de um descarte ou de uma mão.
reminder-stacks-steal-chip = Roubar uma Ficha: mas não para ganhar.
reminder-stacks-block = Bloqueio: trava uma pilha que outro jogador completa.
reminder-stacks-goal = Ganham cinco fichas, com pelo menos duas azuis e duas vermelhas.
