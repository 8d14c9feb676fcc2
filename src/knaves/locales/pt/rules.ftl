### As páginas de regras; locales/rules.json ordena-as.

## Títulos

rule-heading-aim = Objetivo do jogo
rule-heading-setup = Preparação
rule-heading-turn = O teu turno
rule-heading-corners = Os cantos
rule-heading-sequences = As sequências
rule-heading-jacks = Os valetes
rule-heading-dead = Cartas não jogáveis
rule-heading-piles = As pilhas
rule-heading-specials = Cartas especiais
rule-heading-block = A carta de Bloqueio
rule-heading-end = O fim
rule-heading-talk = Conversa à mesa e regra avançada
rule-heading-options = Opções (primeiro a padrão)
rule-option = { $label }: { $says } ({ $values })

## Clássico e viagem

rule-lines-aim = Com duas equipas ganha a primeira a conseguir duas sequências. Com três equipas basta uma. Quem joga sem parceiros conta como uma equipa.
rule-lines-sequence = Uma sequência é uma linha ininterrupta de { $length } fichas da mesma cor: horizontal, vertical ou diagonal.
rule-lines-share = Duas sequências da mesma equipa podem partilhar uma ficha, nunca mais. Por isso, { $double } em linha reta são duas sequências.

rule-classic-box = Joga-se com um tabuleiro de 10 × 10 casas, 104 cartas (dois baralhos) e fichas de três cores. As fichas nunca acabam.
rule-travel-box = Joga-se com um tabuleiro de 6 × 8 casas, 52 cartas (um baralho) e fichas de três cores. As fichas nunca acabam. Os cartões de ajuda resumem as regras.
rule-classic-players = Podem jogar 2, 3, 4, 6, 8, 9, 10 ou 12. Até três, cada um joga por si; se forem mais, formam-se duas ou três equipas iguais. Com 6 ou 12 escolhe-se quantas.
rule-travel-players = Podem jogar 2, 3, 4 ou 6. Até três, cada um joga por si; se forem mais, formam-se duas ou três equipas iguais. Com 6 escolhe-se quantas.
rule-lines-seats = Cada equipa tem a sua cor. As equipas alternam à volta da mesa, por isso os parceiros nunca ficam lado a lado.
rule-classic-dealer = Cada um tira uma carta: quem tirar a mais baixa dá as cartas, e começa o jogador à sua esquerda. O ás é a carta mais alta; em caso de empate tira-se de novo.
rule-travel-starter = Tira-se uma carta por cada equipa: começa a que tiver a mais alta, com o jogador que a tirou. O ás é a carta mais alta; em caso de empate tira-se de novo.
rule-classic-hands-two = Cartas com duas equipas: 7 a cada um com 2 jogadores, 6 com 4, 5 com 6, 4 com 8, 3 com 10 ou 12.
rule-classic-hands-three = Cartas com três equipas: 6 a cada um com 3 jogadores, 5 com 6, 4 com 9, 3 com 12.
rule-travel-hands = Cartas: 7 a cada um com 2 jogadores, 6 com 3 ou 4, 5 com 6.
rule-lines-pile = O resto das cartas forma o monte, virado para baixo. Só tu vês a tua mão.

rule-lines-play = Joga uma carta da mão, virada para cima, no teu próprio descarte. Todos podem ver o que foi jogado.
rule-classic-place = Depois coloca uma ficha da tua equipa numa das duas casas que correspondem a essa carta. A casa tem de estar vazia: não pode haver lá nem sequer uma ficha tua.
rule-travel-place = Depois coloca uma ficha da tua equipa na única casa que corresponde a essa carta. A casa tem de estar vazia: não pode haver lá nem sequer uma ficha tua.
rule-lines-draw = Tira uma carta para terminar o turno. Joga-se no sentido dos ponteiros do relógio.
rule-lines-forgotten = As cartas são tiradas automaticamente, a não ser que nesta mesa se tirem à mão. Nesse caso, uma carta esquecida pode ser tirada até o próximo jogador ter jogado e tirado; depois perde-se.
rule-lines-must-play = Podes escolher qualquer uma das tuas cartas, mas se puderes jogar uma, tens de o fazer.

rule-classic-corners = Os quatro cantos são casas de bónus: cada um conta para cada equipa como se tivesse lá uma ficha sua. Várias equipas podem usar o mesmo canto, e uma equipa pode usá-lo duas vezes.
rule-classic-corners-empty = Nunca se coloca uma ficha num canto. Oito fichas entre dois cantos ao longo de uma borda são duas sequências.

rule-lines-locked = Uma sequência completa conta logo. As suas fichas viram-se com a face branca para cima e ficam: ninguém as pode retirar.
rule-lines-longer = Se uma linha tem mais de { $length } fichas, o dono escolhe que { $length } formam a sequência. A escolha é definitiva, e as outras fichas ainda podem ser retiradas.
rule-lines-two-at-once = Uma ficha que completa duas linhas ao mesmo tempo faz duas sequências.

rule-lines-jacks = Os valetes não estão no tabuleiro. Os de paus e ouros são frontais (dois olhos), os de espadas e copas são laterais (um olho).
rule-lines-two-eyed = Um valete frontal é um curinga: coloca uma ficha em qualquer casa livre.
rule-lines-one-eyed = Um valete lateral retira uma ficha de um adversário. Nesse turno não colocas nenhuma.
rule-lines-one-eyed-limits = Não pode retirar uma ficha de uma sequência completa. Se não houver nenhuma ficha que possa retirar, fica na tua mão.

rule-lines-dead = Uma carta deixa de ser jogável quando nenhuma das suas casas está livre. No teu turno, antes de jogares, podes pô-la virada para cima no teu descarte e tirar outra: uma por turno.
rule-lines-dead-jack = Um valete nunca é uma carta não jogável.
rule-lines-stuck = Se não podes jogar, tens de trocar uma carta não jogável. Se isso também não for possível, ou se a tua mão estiver vazia, passas e ficas com as tuas cartas.

rule-lines-last-chip = A ficha vencedora termina o jogo; depois já não se tira carta.
rule-lines-reshuffle = Quando é preciso tirar uma carta e o monte está vazio, baralham-se todos os descartes para formar um novo.
rule-lines-drawn = O jogo acaba em empate se durante uma ronda inteira ninguém jogar nem trocar uma carta, se todas as equipas concordarem, ou ao fim de 40 rondas seguidas em que todos passam.

rule-classic-talk = Com a penalização por conversa, não podes aconselhar os teus parceiros. Um adversário pode denunciá-lo; então cada jogador dessa equipa entrega uma carta à sua escolha sem a repor, e o jogo espera até que o façam.
rule-travel-talk = Ninguém fala das suas cartas, a não ser que todos o tenham combinado antes do jogo.
rule-classic-advanced = Com a regra avançada (só com duas equipas), um valete lateral também pode retirar uma ficha de uma sequência completa. Essa sequência deixa de contar, a não ser que fiquem cinco em linha.

## Stacks

rule-stacks-aim = Ganha quem tiver primeiro cinco sequências, pelo menos duas azuis e duas vermelhas.
rule-stacks-five = Cada sequência dá-te uma ficha. Com duas fichas azuis e duas vermelhas ainda não ganhas: falta uma quinta. Podes ter mais de cinco.

rule-stacks-box = Jogam de 2 a 6, com 120 cartas. Cada cor tem nove cartas de cada número de 1 a 5 e sete curingas; a estas juntam-se 3 de Saltar, 3 de Inversão, 3 Roubar uma Carta, 3 de Bloqueio e 4 Roubar uma Ficha. As fichas nunca acabam.
rule-stacks-two-players = Com dois jogadores retiram-se todas as cartas de Inversão, uma de Bloqueio, duas Roubar uma Ficha, uma Roubar uma Carta e uma de Saltar.
rule-stacks-deal = Quem dá as cartas é sorteado. Cada um recebe cinco; as restantes formam o monte, virado para baixo no centro. Só tu vês a tua mão.
rule-stacks-start = Começa o jogador à esquerda de quem dá, e segue-se no sentido dos ponteiros do relógio.

rule-stacks-plays = No teu turno podes jogar tantas cartas quantas puderes, e parar quando quiseres.
rule-stacks-top = A carta de cima do teu descarte é uma carta extra que podes jogar no teu turno. Quando sai, podes jogar a seguinte, e assim por diante. Cada jogador tem um só descarte, e só se vê a carta de cima.
rule-stacks-empty-hand = Quando jogas a última carta da mão, tiras cinco novas e continuas a jogar.
rule-stacks-discard = Quando não puderes ou não quiseres jogar mais, descarta uma carta da mão no teu próprio descarte. Pode ser uma carta especial.
rule-stacks-refill = Depois tiras cartas até teres cinco, e o teu turno acaba. Se já tiveres cinco ou mais, não tiras nenhuma.
rule-stacks-no-card = Se não tens nenhuma carta para descartar, terminas o turno sem descartar.
rule-stacks-forgotten = As cartas são tiradas automaticamente, a não ser que nesta mesa se tirem à mão. Nesse caso, se te esqueceres e o próximo jogador já tiver começado, jogas o teu próximo turno sem cartas novas.

rule-stacks-pile = Uma pilha tem uma só cor. Começa com um 1 ou um curinga e segue por ordem: 1, 2, 3, 4, 5.
rule-stacks-places = Há no máximo duas pilhas azuis e duas vermelhas ao mesmo tempo. Não precisas de completar uma pilha no teu turno.
rule-stacks-finished = Quem joga a última carta fica com uma ficha dessa cor, e a pilha sai do jogo. O seu lugar volta a estar livre.

rule-stacks-specials = As cartas especiais jogam-se no teu próprio turno, exceto a de Bloqueio. Saem do jogo e nunca terminam o teu turno.
rule-stacks-skip = Carta de Saltar: o próximo jogador perde a vez, não joga nem tira cartas. Várias somam-se.
rule-stacks-reverse = Carta de Inversão: o sentido do jogo inverte-se. Com dois jogadores vale como carta de Saltar.
rule-stacks-wild = Curinga: substitui qualquer número numa pilha da sua cor. Uma pilha pode ter vários.
rule-stacks-steal-card = Roubar uma Carta: rouba a carta de cima do descarte de outro jogador, ou uma carta da mão dele sem a veres. Podes jogá-la logo.
rule-stacks-steal-chip = Roubar uma Ficha: rouba uma ficha a outro jogador, mas nunca a que te faria ganhar.

rule-stacks-block = Carta de Bloqueio: quando outro jogador completa uma pilha, podes bloqueá-la. A pilha sai do jogo e ninguém ganha uma ficha.
rule-stacks-answer = Todos os outros têm o mesmo curto tempo para responder, em segredo. Se vários bloquearem, conta a carta do primeiro na ordem de jogo; os outros ficam com a sua.
rule-stacks-block-limits = Uma carta de Bloqueio só vale a partir da mão e só contra uma pilha. Repões a carta quando tirares cartas no fim do teu próximo turno.

rule-stacks-win = Ganhas assim que tiveres as tuas cinco fichas, mesmo a meio do turno, passado o tempo para bloquear.
rule-stacks-new-deck = Quando o monte acaba, as pilhas completas e bloqueadas são baralhadas para formar um novo. As cartas especiais jogadas ficam de fora.
rule-stacks-nothing-left = Se não houver nenhuma, usam-se as cartas especiais jogadas e depois os descartes sem a carta de cima. Se passar uma ronda inteira sem jogar, descartar nem tirar cartas, o jogo acaba em empate.
