### As páginas de regras; locales/rules.json ordena-as.

## Títulos

rule-heading-aim = Objetivo do jogo
rule-heading-setup = Antes do jogo
rule-heading-turn = O teu turno
rule-heading-corners = Os cantos
rule-heading-sequences = As sequence
rule-heading-jacks = Os valetes
rule-heading-dead = Cartas não jogáveis
rule-heading-piles = As pilhas
rule-heading-specials = Cartas especiais
rule-heading-block = A carta de Bloqueio
rule-heading-end = O fim
rule-heading-talk = Conversa à mesa e regra avançada
rule-heading-options = O que se pode combinar (primeiro o habitual)
rule-option = { $label }: { $says } ({ $values })

## Clássico e viagem

rule-lines-aim = Com dois lados ganha o primeiro a conseguir duas sequence. Com três lados basta uma.
rule-lines-sequence = Uma sequence é uma linha ininterrupta de { $length } fichas da mesma cor: horizontal, vertical ou diagonal.
rule-lines-share = Duas sequence do mesmo lado podem partilhar uma ficha, nunca mais. Assim, { $double } em linha reta são duas.

rule-classic-box = Joga-se com um tabuleiro de 10 × 10 casas, 104 cartas (dois baralhos) e fichas de três cores. As fichas nunca acabam.
rule-travel-box = Joga-se com um tabuleiro de 6 × 8 casas, 52 cartas (um baralho) e fichas de três cores. As fichas nunca acabam. Os cartões de ajuda dão-te uma mão.
rule-classic-players = Podem jogar 2, 3, 4, 6, 8, 9, 10 ou 12: até três, cada um por si; mais, em duas ou três equipas iguais. Com 6 e 12 escolhe-se.
rule-travel-players = Podem jogar 2, 3, 4 ou 6: até três, cada um por si; mais, em duas ou três equipas iguais. Com 6 escolhe-se.
rule-lines-seats = Cada lado tem a sua cor. Os lados alternam à volta da mesa, por isso os parceiros nunca ficam juntos.
rule-classic-dealer = Cada um tira uma carta: a mais baixa dá as cartas, e começa o jogador à esquerda de quem dá. O ás é a mais alta; em caso de empate tira-se de novo.
rule-travel-starter = Tira-se uma carta por cada lado: começa a mais alta, com o jogador que a tirou. O ás é a mais alta; em caso de empate tira-se de novo.
rule-classic-hands-two = Cartas com dois lados: 7 a cada um com 2 jogadores, 6 com 4, 5 com 6, 4 com 8, 3 com 10 ou 12.
rule-classic-hands-three = Cartas com três lados: 6 a cada um com 3 jogadores, 5 com 6, 4 com 9, 3 com 12.
rule-travel-hands = Cartas: 7 a cada um com 2 jogadores, 6 com 3 ou 4, 5 com 6.
rule-lines-pile = O resto das cartas forma o baralho de compra, virado para baixo. Só tu vês a tua mão.

rule-lines-play = Joga uma carta da mão, virada para cima, no teu próprio descarte. Todos podem ver o que foi jogado.
rule-classic-place = Depois coloca uma ficha do teu lado numa das duas casas que mostram essa carta. Não pode lá haver já uma ficha, nem sequer tua.
rule-travel-place = Depois coloca uma ficha do teu lado na única casa que mostra essa carta. Não pode lá haver já uma ficha, nem sequer tua.
rule-lines-draw = Compra uma carta para terminar o turno. Joga-se no sentido dos ponteiros do relógio.
rule-lines-forgotten = As cartas são tiradas automaticamente, a não ser que nesta mesa se tirem à mão. Nesse caso, uma carta esquecida pode ser tirada até o próximo jogador ter jogado e tirado; depois perde-se.
rule-lines-must-play = Escolhes livremente entre as tuas cartas, mas se puderes jogar uma, tens de o fazer.

rule-classic-corners = Os quatro cantos são casas de bónus: cada um conta para cada lado como se lá estivesse a sua ficha. Vários lados podem usar o mesmo canto, e um lado pode usá-lo duas vezes.
rule-classic-corners-empty = Nunca se coloca uma ficha num canto. Oito fichas entre dois cantos ao longo de uma borda são duas sequence.

rule-lines-locked = Uma sequence completa conta logo. As suas fichas viram-se para o lado branco e ficam: ninguém as pode retirar.
rule-lines-longer = Se uma linha tem mais de { $length } fichas, o dono escolhe que { $length } são a sequence. A escolha mantém-se, e as outras fichas ainda podem ser retiradas.
rule-lines-two-at-once = Uma ficha que termina duas linhas ao mesmo tempo faz duas sequence.

rule-lines-jacks = Os valetes não estão no tabuleiro. Os de paus e ouros são frontais (dois olhos), os de espadas e copas são laterais (um olho).
rule-lines-two-eyed = Um valete frontal é um curinga: coloca uma ficha em qualquer casa livre.
rule-lines-one-eyed = Um valete lateral retira uma ficha de um adversário. Nesse turno não colocas nenhuma.
rule-lines-one-eyed-limits = Não pode retirar nada de uma sequence completa. Se não houver ficha para retirar, fica na tua mão.

rule-lines-dead = Uma carta é não jogável quando nenhuma das suas casas está livre. No teu turno, antes de jogares, podes descartá-la à vista de todos e comprar outra: uma por turno.
rule-lines-dead-jack = Um valete nunca é uma carta não jogável.
rule-lines-stuck = Se não podes jogar, tens de trocar uma carta não jogável. Se isso também não for possível, ou se a tua mão estiver vazia, passas e ficas com as tuas cartas.

rule-lines-last-chip = A ficha vencedora termina o jogo; depois já não se compra.
rule-lines-reshuffle = Quando é preciso comprar e o baralho está vazio, baralham-se todos os descartes para formar um novo.
rule-lines-drawn = O jogo é empate se numa ronda inteira não houver jogada nem troca, se todos os lados concordarem, ou ao fim de 40 rondas seguidas em que todos passam.

rule-classic-talk = Com o castigo por conversa, ninguém pode aconselhar um parceiro. Um adversário pode assinalá-lo; então cada membro dessa equipa entrega uma carta à sua escolha sem a repor, e o jogo espera.
rule-travel-talk = Ninguém fala das suas cartas, a não ser que todos o tenham combinado antes do jogo.
rule-classic-advanced = Com a regra avançada (só com dois lados), um valete lateral também pode retirar uma ficha de uma sequence completa. Essa sequence deixa de contar, a não ser que fiquem cinco em linha.

## Stacks

rule-stacks-aim = Sê o primeiro a ter cinco sequence, pelo menos duas azuis e duas vermelhas.
rule-stacks-five = Por cada sequence recebes uma ficha. Duas fichas azuis e duas vermelhas ainda não ganham: falta uma quinta. Podes ter mais de cinco.

rule-stacks-box = Jogam de 2 a 6, com 120 cartas. Cada cor tem nove cartas de cada número de 1 a 5 e sete curingas; a estas juntam-se 3 de Saltar, 3 de Inversão, 3 Roubar uma Carta, 3 de Bloqueio e 4 Roubar uma Ficha. As fichas nunca acabam.
rule-stacks-two-players = Com dois jogadores retiram-se todas as de Inversão, uma de Bloqueio, duas Roubar uma Ficha, uma Roubar uma Carta e uma de Saltar.
rule-stacks-deal = Quem dá as cartas é sorteado. Cada um recebe cinco; as outras são o baralho de compra, virado para baixo no centro. Só vês a tua própria mão.
rule-stacks-start = Começa o jogador à esquerda de quem dá, e segue-se no sentido dos ponteiros do relógio.

rule-stacks-plays = No teu turno podes jogar tantas cartas quantas puderes, e parar quando quiseres.
rule-stacks-top = A carta de cima do teu descarte é uma carta extra que podes jogar no teu turno. Quando sai, podes jogar a seguinte, e assim por diante. Cada jogador tem uma só pilha de descarte, e só se vê a carta de cima.
rule-stacks-empty-hand = Quando jogas a última carta da mão, compras cinco e continuas.
rule-stacks-discard = Quando não puderes ou não quiseres jogar mais, descarta uma carta da mão na tua própria pilha. Também se pode descartar uma carta especial.
rule-stacks-refill = Depois compras até teres cinco cartas, e o teu turno acaba. Se tiveres cinco ou mais, não compras.
rule-stacks-no-card = Se não tens nenhuma carta para descartar, terminas o turno sem descarte.
rule-stacks-forgotten = As cartas são tiradas automaticamente, a não ser que nesta mesa se tirem à mão. Nesse caso, se te esqueceres e o próximo jogador já tiver começado, jogas o teu próximo turno sem cartas novas.

rule-stacks-pile = Uma pilha tem uma só cor. Começa com um 1 ou um curinga e segue por ordem: 1, 2, 3, 4, 5.
rule-stacks-places = Há no máximo duas pilhas azuis e duas vermelhas ao mesmo tempo. Não precisas de completar uma pilha no teu turno.
rule-stacks-finished = Quem põe a última carta fica com uma ficha dessa cor, e a pilha sai do jogo. O seu lugar volta a estar livre.

rule-stacks-specials = As cartas especiais são para o teu próprio turno, exceto a de Bloqueio. Saem do jogo e nunca terminam o teu turno.
rule-stacks-skip = Carta de Saltar: o próximo jogador perde a vez, não joga nem compra. Várias somam-se.
rule-stacks-reverse = Carta de Inversão: a direção do jogo inverte-se. Com dois jogadores vale como carta de Saltar.
rule-stacks-wild = Curinga: substitui qualquer número numa pilha da sua cor. Uma pilha pode ter vários.
rule-stacks-steal-card = Roubar uma Carta: tira a carta de cima do descarte de outro jogador, ou uma carta da mão dele sem a veres. Podes jogá-la logo.
rule-stacks-steal-chip = Roubar uma Ficha: tira uma ficha a outro jogador, mas nunca a que te faria ganhar.

rule-stacks-block = Carta de Bloqueio: quando outro jogador completa uma pilha, podes bloqueá-la. A pilha sai do jogo e ninguém ganha uma ficha.
rule-stacks-answer = Todos os outros têm o mesmo pouco tempo para responder, em segredo. Se vários bloquearem, conta o primeiro na ordem de jogo; os outros ficam com as suas cartas.
rule-stacks-block-limits = Uma carta de Bloqueio só vale a partir da mão e só contra uma pilha. Repõe-la no fim do teu próprio próximo turno.

rule-stacks-win = Assim que tens as tuas cinco fichas ganhas, mesmo a meio do turno, passado o tempo para bloquear.
rule-stacks-new-deck = Quando o baralho de compra acaba, as pilhas completas e bloqueadas são baralhadas para formar um novo. As cartas especiais jogadas ficam de fora.
rule-stacks-nothing-left = Se não houver nenhuma, usam-se as cartas especiais jogadas e depois os descartes sem a carta de cima. Uma ronda inteira sem jogar, descartar ou comprar é empate.
