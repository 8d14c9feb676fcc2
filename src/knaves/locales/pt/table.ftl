### Palavras à mesa: o jogo, o que se lê em voz alta, o resultado, a repetição.

## De quem é a vez

turn-yours = É a tua vez
turn-of = É a vez de { $name }
turn-title = É a tua vez! – Knaves
turn-notification = É a tua vez na mesa { $code }.
turn-thinking = { $name } está a pensar…
turn-away = { $name } não está.
turn-time-left = faltam { $time }

## O que fazer

prompt-choose-card = Escolhe uma carta.
prompt-choose-cell = Escolhe uma casa para { $card }.
prompt-choose-remove = Escolhe a ficha a retirar.
prompt-choose-fit = Que carta?
prompt-choose-line = Que fichas são a sequence?
prompt-choose-victim = A quem?
prompt-choose-source = Do descarte ou da mão?
prompt-choose-pile = Em que pilha?
prompt-choose-take = Que carta tiras?
prompt-give-up = Entrega uma carta pela conversa à mesa.
prompt-confirm = Confirmar a jogada?
prompt-draw = Compra uma carta.
prompt-draw-deadline = Compra antes de { $name } ter jogado e comprado.
prompt-exchange = Carta não jogável: { $card }. Troca-a.
prompt-pass = Não podes jogar nada: passa.
prompt-block = { $name } completa { place-object }. Bloquear?
prompt-discard = Continua a jogar ou descarta uma carta para terminar o turno.
prompt-end = Continua a jogar ou termina o turno.
prompt-wait = Espera pelos outros.

## A mesa

table-board = Tabuleiro
table-hand = A tua mão
table-hand-of = Mão de { $name }
table-draw-pile = Baralho de compra
table-discard-pile = O teu descarte
table-piles = Pilhas
table-pile-empty = livre
table-pile-needs = falta o { $card }
table-chips = Fichas
table-chips-count = azuis: { $blue }, vermelhas: { $red }, de cinco
table-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
table-sequences-of = { $made } de { $needed }
table-sequences-count = { $count ->
    [0] nenhuma sequence
    [one] { $count } sequence completa
   *[other] { $count } sequence completas
}
table-last-card = última carta: { $card }
table-log = Registo
table-phrases = Frases
table-chat = Conversa
table-chat-off = Não há conversa entre parceiros: nesta mesa não se fala das cartas.
table-players = Jogadores
table-bot = bot
table-away = ausente
table-you = tu
table-spectator = Estás a ver.
table-options = Regras desta mesa
table-dead-card = Carta não jogável
table-undo = Desfazer
table-hint = Dica
table-hint-says = { $move }. { $reason }
table-draw-offered = { $name } propõe empate. De acordo?
table-call-asks = { $name } assinala conversa à mesa ({ $team }). Concordas?
table-leave = Sair da mesa
table-leave-asks = Um bot joga por ti até voltares.
table-menu = Menu
table-direction-left = Joga-se para a esquerda.
table-direction-right = Joga-se para a direita.
table-block-time = Tempo para bloquear

## Lido em voz alta

speak-row-column = linha { $row }, coluna { $column }
speak-cell = { $where }, { $card }, { $state }
speak-cell-free = vazia
speak-cell-chip = { $team ->
    [blue] ficha azul
    [green] ficha verde
    [red] ficha vermelha
   *[other] ficha de { $team }
}
speak-cell-locked = { speak-cell-chip }, parte de uma sequence
speak-cell-corner = { $where }, casa de bónus
speak-cell-legal = podes jogar aqui
speak-cell-makes = põe { $count } em linha
speak-card-places = { $count ->
    [0] { $card }, nenhuma casa
    [one] { $card }, { $count } casa
   *[other] { $card }, { $count } casas
}
speak-card-wild = { $card }, curinga: qualquer casa livre
speak-card-remove = { $card }, retira uma ficha
speak-card-dead = { $card }, não jogável
speak-card-top = { $card }, no topo do teu descarte
speak-turn-yours = É a tua vez.
speak-lines = { team }: { table-sequences-count }.
speak-longest = { team }: linha aberta mais comprida, { $count }.
speak-time = Faltam { $time }.
speak-time-none = Não há relógio.
speak-last-none = Ainda não se jogou nada.
speak-pile = { place }: { $top }, { table-pile-needs }

## Um só dispositivo

pass-to = Passa a { $name }
pass-hold = Mantém premido para ver a tua mão
pass-hidden = As mãos estão escondidas.

## O resultado

result-title = O jogo acabou
result-won = Ganhaste!
result-lost = Vitória de { $winners }. Mais sorte para a próxima!
result-drawn = Empate
result-by = Vitória de { $winners }.
result-rematch = Desforra
result-rematch-waits = À espera dos outros…
result-replay = Ver a repetição
result-share = Partilhar o jogo
result-home = Início
result-moves = { $count ->
    [one] { $count } jogada
   *[other] { $count } jogadas
}
result-deal = A distribuição
result-deal-verify = Verificar a distribuição
result-deal-good = A distribuição é a que foi fixada antes da primeira carta.
result-deal-bad = A distribuição não corresponde à que foi fixada antes do jogo!
result-deal-says = Antes da primeira carta, o servidor fixou a ordem das cartas e publicou a sua impressão digital. Agora qualquer um pode verificar que nada foi mudado.
result-seed = Semente
result-commitment = Impressão digital

## A repetição

replay-title = Repetição
replay-play = Reproduzir
replay-pause = Pausa
replay-next = Jogada seguinte
replay-previous = Jogada anterior
replay-first = Para o início
replay-last = Para o fim
replay-speed = Velocidade
replay-move = Jogada { $number } de { $total }
replay-all-hands = Todas as mãos à vista
replay-one-hand = Vista de { $name }
replay-record = Descarregar o jogo
