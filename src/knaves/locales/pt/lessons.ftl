### As lições: título, tarefas, o que se diz de uma jogada ao lado e as palavras no fim.
### $length é o número de fichas de uma linha: 5 no clássico, 4 no de viagem.

lessons-says = Um minuto cada uma. Tu jogas, eu ajudo.
lessons-all-done = Já fizeste as dez. Jogamos?
lessons-start = Começar
lessons-go-on = Continuar
lessons-number = Lição { $number } de { $total }
lessons-count = { $done } de { $total } feitas
lessons-done = feita
lessons-next = Lição seguinte
lessons-play = Joga uma partida contra { level-beginner }
# No terminal, depois de uma lição. As palavras again e q escrevem-se tal e qual.
lessons-after = Enter: a lição seguinte. again: a mesma outra vez. q: parar.
lessons-after-last = Enter: uma partida contra { level-beginner }. again: a mesma outra vez. q: parar.

## Clássico e viagem

lesson-card-title = Uma carta, uma ficha
lesson-card-1 = { $length ->
    [5] Cada carta, menos os valetes, está duas vezes no tabuleiro. Escolhe o 7 de copas e depois uma das suas duas casas.
   *[other] Cada carta, menos os valetes, está uma vez no tabuleiro. Escolhe o 7 de copas e depois a sua casa.
}
lesson-card-1-no = Comecemos pelo 7 de copas.
lesson-card-2 = Aí está a tua ficha! Tiraste uma carta nova, e eu também joguei. Coloca outra ficha onde quiseres.
lesson-card-done = Um turno é só isto: jogar uma carta, colocar uma ficha, tirar uma carta.

lesson-line-title = Duas linhas ganham
lesson-line-1 = Ganha quem fizer primeiro duas linhas de { $length } fichas. A duas das tuas só falta uma. Completa uma!
lesson-line-1-no = Boa casa, mas ainda não há linha. Vê onde as tuas fichas azuis já estão alinhadas.
lesson-line-2 = Uma linha completa está segura: ninguém a pode quebrar. E agora a segunda!
lesson-line-2-no = Por pouco. À tua outra linha ainda falta uma ficha.
lesson-line-done = Duas linhas: ganhaste!

lesson-corner-title = Os cantos
lesson-corner-1 = Os quatro cantos contam para todos, sem ficha. Junto a um canto bastam quatro fichas para uma linha. Completa uma!
lesson-corner-1-no = Olha para o canto de cima, à esquerda: onde falta uma ficha?
lesson-corner-2 = O mesmo canto ajuda outra vez. Completa também a outra linha.
lesson-corner-2-no = Olha para o mesmo canto, na outra direção.
lesson-corner-done = Um canto e quatro fichas valem tanto como cinco fichas. Ganhaste!

lesson-directions-title = Em todas as direções
lesson-directions-1 = As linhas vão na horizontal, na vertical ou na diagonal. A duas das tuas só falta uma ficha. Completa uma!
lesson-directions-1-no = Ainda não há linha. Olha para a tua diagonal e para a margem direita.
lesson-directions-2 = E agora a outra, noutra direção.
lesson-directions-2-no = Quase. Uma linha vai na diagonal, a outra desce pela margem direita.
lesson-directions-done = Duas linhas, duas direções: ganhaste!

lesson-wild-title = O valete frontal
lesson-wild-1 = Um valete frontal, com dois olhos, coloca a tua ficha em qualquer casa livre. Fecha o buraco da tua linha!
lesson-wild-1-no = Pode ser, mas o buraco da tua linha vale mais.
lesson-wild-2 = Agora só me falta a mim uma ficha para uma linha. Tira-me essa casa com o teu outro valete!
lesson-wild-2-no = A minha linha continua aberta. Ocupa a casa da ponta.
lesson-wild-done = Os valetes frontais são preciosos. Guarda-os para momentos destes.

lesson-remove-title = O valete lateral
lesson-remove-1 = Um valete lateral, só com um olho, retira uma ficha do tabuleiro. A minha linha completa está segura, mas à outra só falta uma ficha. Quebra-a!
lesson-remove-1-no = A minha linha aberta continua a ser um perigo. Retira-lhe uma ficha com o teu valete.
lesson-remove-done = Ai! Nesse turno não colocas ficha, mas o perigo passou.

lesson-dead-title = Uma carta não jogável
lesson-dead-1 = { $length ->
    [5] As duas casas do 7 de copas estão ocupadas: a carta não é jogável. Troca-a por outra.
   *[other] A casa do 7 de copas está ocupada: a carta não é jogável. Troca-a por outra.
}
lesson-dead-1-no = Troca primeiro o 7 de copas. Depois ainda podes jogar.
lesson-dead-2 = Tens uma carta nova, e ainda é o teu turno. Coloca uma ficha como sempre.
lesson-dead-done = Em cada turno podes trocar uma carta não jogável antes de jogares.

lesson-share-title = Uma ficha, duas linhas
lesson-share-1 = As tuas duas linhas cruzam-se, e a ambas falta uma ficha. Completa uma!
lesson-share-1-no = Ainda não há linha. Segue as duas linhas que se cruzam.
lesson-share-2 = Duas linhas podem partilhar uma ficha: a do cruzamento. Completa a segunda!
lesson-share-2-no = Olha para a linha que cruza a que já está completa.
lesson-share-done = Uma ficha contou duas vezes, e ganhaste!

lesson-block-title = Mais devagar
lesson-block-1 = Só me falta uma ficha para uma linha. Tira-me essa casa!
lesson-block-1-no = Então completo a minha linha! Que casa me falta?
lesson-block-2 = Tento noutro sítio. Também me travas aí?
lesson-block-2-no = Olha para as minhas fichas à direita. Que casa me falta?
lesson-block-done = Bem defendido! Antes de seguires o teu plano, vê do que os outros precisam.

lesson-partners-title = Parceiros
lesson-partners-1 = A quatro, { level-casual }, à tua frente, também joga com fichas azuis. Aumenta a vossa linha, para { level-casual } a poder completar.
lesson-partners-1-no = Junta uma ficha à linha azul. Talvez { level-casual } tenha a carta da casa seguinte.
lesson-partners-done = { level-casual } completa-a, e a linha é dos dois. Bom trabalho de equipa!

lesson-three-title = Três equipas
lesson-three-1 = Com três equipas basta uma linha para ganhar. Eu estou quase: trava-me, numa casa que também te ajude!
lesson-three-1-no = Então ganho já! Ocupa a casa de que preciso.
lesson-three-2 = Agora é a ti que só falta uma ficha. Força!
lesson-three-2-no = Basta uma linha. Completa a tua!
lesson-three-done = Uma linha, e ganhaste!

## Stacks

lesson-pile-title = Faz uma pilha
lesson-pile-1 = Uma pilha tem uma só cor. Começa com um 1 e sobe até 5. Começa com o teu 1 azul.
lesson-pile-1-no = Primeiro começa uma pilha com o 1 azul.
lesson-pile-2 = Podes jogar tantas cartas quantas quiseres. Põe o 2 azul por cima.
lesson-pile-2-no = Ainda podes jogar: o 2 azul vai para a tua pilha.
lesson-pile-3 = Não serve mais nada. Descarta uma carta à tua escolha para terminar o turno.
lesson-pile-done = No fim do turno tiras cartas até teres cinco outra vez.

lesson-chip-title = Uma pilha, uma ficha
lesson-chip-1 = À pilha azul falta um 4, e tu tens um. Joga-o!
lesson-chip-1-no = Não descartes ainda: as tuas duas cartas servem na pilha azul.
lesson-chip-2 = Quem põe o 5 fica com uma ficha dessa cor. É a tua vez!
lesson-chip-2-no = Não o descartes: o 5 completa a pilha.
lesson-chip-done = Uma ficha azul! E como a tua mão ficou vazia, tiraste cinco cartas e podes continuar.

lesson-joker-title = Curingas
lesson-joker-1 = Um curinga é qualquer número da sua cor. À pilha vermelha falta um 3: joga lá o teu curinga vermelho.
lesson-joker-1-no = Joga o curinga vermelho na pilha vermelha que espera um 3.
lesson-joker-2 = Agora é um 3. Continua com o teu 4 vermelho.
lesson-joker-2-no = Continua com a pilha vermelha: agora é o 4.
lesson-joker-3 = E o 5!
lesson-joker-3-no = Não pares agora: o 5 vermelho completa a pilha.
lesson-joker-done = Um curinga também pode começar uma pilha ou completá-la.

lesson-discard-title = O teu descarte
lesson-discard-1 = Não serve nada, por isso descarta. A carta de cima do teu descarte ainda a podes jogar mais tarde: põe lá o 4 azul.
lesson-discard-1-no = O melhor é pôr lá o 4 azul: a pilha azul vai precisar dele em breve.
lesson-discard-2 = Joguei o 3. Joga agora o 4 azul do teu descarte.
lesson-discard-2-no = Joga a carta de cima do teu descarte: o 4 azul.
lesson-discard-done = Depois é a vez da carta de baixo. Vale a pena descartar com um plano.

lesson-skip-title = Saltar
lesson-skip-1 = Tenho quatro fichas e jogo a seguir. Não me deixes jogar: usa a tua carta de Saltar!
lesson-skip-1-no = Joga primeiro a carta de Saltar, senão é a minha vez.
lesson-skip-2 = As cartas especiais não terminam o turno. Descarta uma carta, como sempre.
lesson-skip-done = Perco a vez, e tu jogas outra vez.

lesson-reverse-title = Inversão
lesson-reverse-1 = Jogo a seguir, e tenho quatro fichas. Põe o jogo a andar ao contrário: joga a tua Inversão!
lesson-reverse-1-no = Joga primeiro a Inversão, senão é a minha vez.
lesson-reverse-2 = Descarta agora uma carta e vê quem joga.
lesson-reverse-done = Joga { level-casual }, e eu tenho de esperar.

lesson-steal-card-title = Roubar uma Carta
lesson-steal-card-1 = À pilha azul falta um 5, e há um no meu descarte. Rouba-o!
lesson-steal-card-1-no = Queres o 5 azul: rouba-o do meu descarte.
lesson-steal-card-2 = Já o tens na mão. Joga-o!
lesson-steal-card-2-no = O 5 azul completa a pilha. Joga-o!
lesson-steal-card-done = Também podes roubar de uma mão, mas aí não vês o que levas.

lesson-steal-chip-title = Roubar uma Ficha
lesson-steal-chip-1 = Para ganhar precisas de fichas das duas cores, e só tens azuis. Rouba-me uma vermelha!
lesson-steal-chip-1-no = Falta-te o vermelho: rouba uma das minhas fichas vermelhas.
lesson-steal-chip-done = Só há uma coisa que não podes: ganhar com uma ficha roubada. A última, tens de merecê-la.

lesson-stop-title = Bloqueio
lesson-stop-1 = Tenho quatro fichas, e à pilha azul só falta um 5. Guarda o teu Bloqueio e descarta outra carta.
lesson-stop-1-no = Guarda o Bloqueio! Vais precisar dele já a seguir.
lesson-stop-2 = Cá está o meu 5! Trava-me!
lesson-stop-2-no = Então ganho eu. Usa o teu Bloqueio!
lesson-stop-done = A pilha desaparece, e ninguém fica com uma ficha. O Bloqueio é a única carta que se joga na vez de outro.

lesson-win-title = Cinco fichas
lesson-win-1 = Cinco fichas ganham, se pelo menos duas forem azuis e duas vermelhas. Tens três azuis e uma vermelha. Completa a pilha certa!
lesson-win-1-no = Assim não: precisas de outra ficha vermelha.
lesson-win-done = Três azuis, duas vermelhas: ganhaste!
