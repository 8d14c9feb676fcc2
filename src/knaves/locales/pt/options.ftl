### As opções dos jogos: o nome, o que mudam, cada valor em palavras simples.

game-classic = Clássico
game-classic-says = Tabuleiro de 10 × 10, linhas de cinco, de 2 a 12 jogadores.
game-travel = Viagem
game-travel-says = Tabuleiro pequeno de 6 × 8, linhas de quatro, de 2 a 6 jogadores.
game-stacks = Stacks
game-stacks-says = O jogo de cartas: pilhas de 1 a 5, de 2 a 6 jogadores.

## Jogos de tabuleiro

option-teams = Lados
option-teams-says = Quantos lados jogam. Com 6 e com 12 jogadores há escolha.
option-teams-auto = conforme o número de jogadores
option-teams-2 = dois lados
option-teams-3 = três lados

option-diagonals = Linhas diagonais
option-diagonals-says = Se uma sequence pode ser diagonal.
option-diagonals-on = contam
option-diagonals-off = só contam linhas e colunas

option-collinear_share = Partilhar em linha reta
option-collinear_share-says = Se duas sequence na mesma linha reta podem partilhar uma ficha. As que se cruzam podem sempre.
option-collinear_share-on = podem partilhar uma ficha
option-collinear_share-off = não partilham nenhuma

option-line_choice = Linhas demasiado compridas
option-line_choice-says = Quem diz que fichas ficam fixas quando uma linha é mais comprida do que o preciso.
option-line_choice-owner = o dono escolhe
option-line_choice-auto = fica a primeira que serve

option-dead_cards = Cartas não jogáveis
option-dead_cards-says = Quantas cartas não jogáveis podes trocar num turno.
option-dead_cards-one = uma por turno
option-dead_cards-one_then_stuck = uma, e mais enquanto não puderes jogar nada
option-dead_cards-unlimited = as que quiseres

option-dead_jack = Valetes que não se podem jogar
option-dead_jack-says = Se podes trocar um valete que não se pode jogar.
option-dead_jack-off = ficam na mão
option-dead_jack-on = podem ser trocados

option-advanced_jack = Regra avançada
option-advanced_jack-says = Se um valete lateral pode retirar uma ficha de uma sequence completa. Só no clássico com dois lados.
option-advanced_jack-off = as sequence completas estão protegidas
option-advanced_jack-on = um valete lateral pode desfazer uma sequence

option-stalemate_cap = Empate por impasse
option-stalemate_cap-says = Ao fim de quantas rondas seguidas em que todos passam o jogo é empate.
option-stalemate_cap-40 = ao fim de 40 rondas
option-stalemate_cap-off = nunca
option-stalemate_cap-number = { $number ->
    [one] ao fim de { $number } ronda
   *[other] ao fim de { $number } rondas
}

option-table_talk = Conversa à mesa
option-table_talk-says = Se os parceiros se podem aconselhar sobre as suas cartas.
option-table_talk-off = nenhuma regra o impede
option-table_talk-penalty = proibida: custa uma carta a cada membro da equipa
option-table_talk-banned = proibida, sem castigo
option-table_talk-allowed = permitida

## Qualquer jogo

option-forgotten_draw = Tirar cartas
option-forgotten_draw-says = Se as cartas são tiradas automaticamente e, se não, o que acontece quando te esqueces.
option-forgotten_draw-auto = as cartas são tiradas automaticamente
option-forgotten_draw-permanent = à mão; uma carta esquecida perde-se para sempre
option-forgotten_draw-until_next_turn = à mão; uma carta esquecida chega no teu próximo turno
option-forgotten_draw-penalty = à mão; se te esqueceres, jogas um turno sem cartas novas

## Stacks

option-reshuffle = O novo baralho de compra
option-reshuffle-says = Que cartas formam o novo baralho quando o antigo acaba.
option-reshuffle-sequences = as pilhas completas e as bloqueadas
option-reshuffle-with_specials = também as cartas especiais jogadas

option-reverse_in_two = Inversão com dois jogadores
option-reverse_in_two-says = O que acontece às cartas de Inversão quando só dois jogam.
option-reverse_in_two-removed = são retiradas
option-reverse_in_two-kept = ficam e valem como cartas de Saltar

option-block_scope = Quando bloquear
option-block_scope-says = A que cartas de outro jogador uma carta de Bloqueio pode responder.
option-block_scope-completion = só à que completa uma pilha
option-block_scope-any_time = a qualquer carta posta numa pilha

option-steal_from_hand = Roubar de uma mão
option-steal_from_hand-says = Como se rouba uma carta de uma mão.
option-steal_from_hand-random = ao acaso, sem ver
option-steal_from_hand-chosen = o ladrão vê e escolhe

option-skip_stack = Várias cartas de Saltar
option-skip_stack-says = Se várias cartas de Saltar no mesmo turno se somam.
option-skip_stack-cumulative = somam-se
option-skip_stack-single = só uma por turno
