### As opções dos jogos: o nome, o que mudam, cada valor em palavras simples.

game-classic = Clássico
game-classic-says = Tabuleiro de 10 × 10, linhas de cinco, de 2 a 12 jogadores.
game-travel = Viagem
game-travel-says = Tabuleiro pequeno de 6 × 8, linhas de quatro, de 2 a 6 jogadores.
game-stacks = Stacks
game-stacks-says = O jogo de cartas: pilhas de 1 a 5, de 2 a 6 jogadores.

## Jogos de tabuleiro

option-teams = Equipas
option-teams-says = Número de equipas; com 6 ou 12 jogadores, à escolha.
option-teams-auto = automático
option-teams-2 = duas equipas
option-teams-3 = três equipas

option-diagonals = Linhas diagonais
option-diagonals-says = Se as sequências na diagonal contam.
option-diagonals-on = contam
option-diagonals-off = só contam linhas e colunas

option-collinear_share = Ficha comum em linha reta
option-collinear_share-says = Se duas sequências na mesma linha reta podem partilhar uma ficha. As que se cruzam podem sempre.
option-collinear_share-on = podem partilhar uma ficha
option-collinear_share-off = não partilham nenhuma

option-line_choice = Linhas demasiado compridas
option-line_choice-says = Quem decide que fichas ficam fixas quando uma linha é mais comprida do que o necessário.
option-line_choice-owner = o dono escolhe
option-line_choice-auto = fica fixa a primeira linha possível

option-dead_cards = Cartas não jogáveis
option-dead_cards-says = Quantas cartas não jogáveis podes trocar por turno.
option-dead_cards-one = uma por turno
option-dead_cards-one_then_stuck = uma, e mais enquanto não puderes jogar nada
option-dead_cards-unlimited = as que quiseres

option-dead_jack = Valetes não jogáveis
option-dead_jack-says = Se podes trocar um valete que não consegues jogar.
option-dead_jack-off = ficam na mão
option-dead_jack-on = podem ser trocados

option-advanced_jack = Regra avançada
option-advanced_jack-says = Se um valete lateral pode retirar uma ficha de uma sequência completa. Só no clássico com duas equipas.
option-advanced_jack-off = as sequências completas estão protegidas
option-advanced_jack-on = um valete lateral pode desfazer uma sequência

option-stalemate_cap = Empate por impasse
option-stalemate_cap-says = Quantas rondas em que todos passam dão empate.
option-stalemate_cap-40 = ao fim de 40 rondas
option-stalemate_cap-off = nunca
option-stalemate_cap-number = { $number ->
    [one] ao fim de { $number } ronda
   *[other] ao fim de { $number } rondas
}

option-table_talk = Conversa à mesa
option-table_talk-says = Se os parceiros podem dar conselhos uns aos outros sobre as suas cartas.
option-table_talk-off = nenhuma regra o impede
option-table_talk-penalty = proibida: cada jogador da equipa perde uma carta
option-table_talk-banned = proibida, sem penalização
option-table_talk-allowed = permitida

## Qualquer jogo

option-forgotten_draw = Tirar cartas
option-forgotten_draw-says = Se as cartas são tiradas automaticamente e, se não, o que acontece quando te esqueces.
option-forgotten_draw-auto = as cartas são tiradas automaticamente
option-forgotten_draw-permanent = à mão; uma carta esquecida perde-se para sempre
option-forgotten_draw-until_next_turn = à mão; uma carta esquecida chega no teu próximo turno
option-forgotten_draw-penalty = à mão; se te esqueceres, jogas um turno sem cartas novas

## Stacks

option-reshuffle = Novo monte
option-reshuffle-says = Que cartas formam o novo monte quando o antigo acaba.
option-reshuffle-sequences = as pilhas completas e as bloqueadas
option-reshuffle-with_specials = também as cartas especiais jogadas

option-reverse_in_two = Inversão com dois jogadores
option-reverse_in_two-says = O que acontece às cartas de Inversão quando só dois jogam.
option-reverse_in_two-removed = são retiradas
option-reverse_in_two-kept = ficam e valem como cartas de Saltar

option-block_scope = Quando bloquear
option-block_scope-says = A que cartas dos outros podes responder com uma carta de Bloqueio.
option-block_scope-completion = só à que completa uma pilha
option-block_scope-any_time = a qualquer carta jogada numa pilha

option-steal_from_hand = Roubar de uma mão
option-steal_from_hand-says = Como se rouba uma carta da mão de alguém.
option-steal_from_hand-random = ao acaso, sem ver
option-steal_from_hand-chosen = o ladrão vê e escolhe

option-skip_stack = Várias cartas de Saltar
option-skip_stack-says = Se várias cartas de Saltar no mesmo turno se somam.
option-skip_stack-cumulative = somam-se
option-skip_stack-single = só uma por turno
