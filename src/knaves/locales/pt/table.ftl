### Palavras à mesa: o jogo, o que se lê em voz alta, o resultado, a repetição.

## De quem é a vez

turn-yours = É a tua vez
turn-of = É a vez de { $name }
turn-title = É a tua vez! – Knaves
turn-notification = É a tua vez na mesa { $code }.
turn-thinking = { $count ->
    [one] { $name } está a pensar…
   *[other] { $name } estão a pensar…
}
turn-away = { $name } não está cá neste momento.
turn-away-bot = { $name } não está cá neste momento. Se demorar a voltar, um bot joga no seu lugar.
turn-idle = { $name } não joga há algum tempo.
turn-idle-soon = Tens { $time }; depois, os outros podem pôr um bot a jogar no teu lugar.
turn-idle-now = Joga: os outros já podem pôr um bot a jogar no teu lugar.
turn-time-left = faltam { $time }

## O que fazer

prompt-choose-card = Escolhe uma carta.
prompt-choose-cell = Escolhe uma casa para { $card }.
prompt-choose-remove = Escolhe a ficha que queres retirar.
prompt-choose-fit = Que carta?
prompt-choose-line = Que fichas formam a sequência?
prompt-choose-victim = A quem queres roubar?
prompt-choose-source = Do descarte ou da mão?
prompt-choose-pile = Que pilha?
prompt-choose-take = Com que carta ficas?
prompt-give-up = Conversa à mesa: entrega uma carta.
prompt-confirm = Confirmar esta jogada?
prompt-draw = Tira uma carta.
prompt-draw-deadline = Tira a carta antes de { $name } ter jogado e tirado.
prompt-exchange = Carta não jogável: { $card }. Troca-a.
prompt-pass = Não podes jogar nada. Passa a vez.
prompt-block = { $name } completa { place-object }. Queres bloquear?
prompt-discard = Continua a jogar ou descarta uma carta para terminar o turno.
prompt-end = Continua a jogar ou termina o turno.

## A mesa

table-board = Tabuleiro
table-hand = A tua mão
table-hand-of = Mão de { $name }
table-draw-pile = Monte
table-discard-pile = O teu descarte
table-piles = Pilhas
table-pile-empty = vazia
table-pile-needs = falta o { $card }
table-chips = Fichas
table-chips-count = { $blue } azuis, { $red } vermelhas (são precisas cinco)
table-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
table-sequences-of = { $made } de { $needed }
table-sequences-count = { $count ->
    [0] nenhuma sequência
    [one] { $count } sequência
   *[other] { $count } sequências
}
table-last-card = última carta: { $card }
table-log = Jogadas
table-phrases = Frases
table-chat = Chat
table-chat-off = Os parceiros não podem usar o chat: nesta mesa não se fala das cartas.
table-players = Jogadores
table-bot = bot
table-away = ausente
table-you = tu
table-spectator = Estás a assistir.
table-no-spectators = Esta mesa não admite espectadores.
table-options = Regras da mesa
table-dead-card = Carta não jogável
table-undo = Desfazer
table-hint = Dica
table-draw-offered = { $name } propõe um empate. Aceitas?
table-call-asks = { $name } denuncia conversa à mesa contra { $team }. Concordas?
table-leave = Sair da mesa
table-leave-asks = Um bot joga no teu lugar até voltares.
table-let-bot = Pôr um bot a jogar no lugar de { $name }
table-stood-in = Um bot está a jogar no teu lugar.
table-return = Estou de volta
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
speak-cell-locked = { speak-cell-chip }, parte de uma sequência
speak-cell-corner = { $where }, casa de bónus
speak-cell-legal = podes jogar aqui
speak-cell-makes = faz { $count } em linha
speak-card-places = { $count ->
    [0] { $card }, nenhuma casa possível
    [one] { $card }, { $count } casa possível
   *[other] { $card }, { $count } casas possíveis
}
speak-card-wild = { $card }, curinga: qualquer casa livre
speak-card-remove = { $card }, retira uma ficha
speak-card-dead = { $card }, não jogável
speak-card-top = { $card }, no topo do teu descarte
speak-turn-yours = É a tua vez.
speak-lines = { team }: { table-sequences-count }.
speak-longest = { team }: a linha aberta mais comprida tem { $count }.
speak-time = Faltam { $time }.
speak-time-none = Joga-se sem relógio.
speak-last-none = Ainda não se jogou nada.
speak-pile = { place }: { $top }, { table-pile-needs }

## Um só dispositivo

pass-to = Passa o dispositivo a { $name }
pass-hold = Mantém premido para ver a tua mão
pass-hidden = As mãos estão escondidas.

## O resultado

result-title = Fim do jogo
result-won = Ganhaste!
result-lost = Vitória de { $winners }. Mais sorte para a próxima!
result-drawn = Empate
result-by = Vitória de { $winners }.
result-rematch = Desforra
result-rematch-waits = À espera dos outros…
result-rematch-waits-for = À espera de { $names }…
result-rematch-asked = { $count ->
    [one] { $names } quer jogar outra vez.
   *[other] { $names } querem jogar outra vez.
}
result-replay = Ver a repetição
result-share = Partilhar o jogo
result-home = Página inicial
result-moves = { $count ->
    [one] { $count } jogada
   *[other] { $count } jogadas
}
result-deal = A distribuição
result-deal-verify = Verificar a distribuição
result-deal-good = A distribuição é a que foi fixada antes da primeira carta.
result-deal-bad = A distribuição não é a que foi fixada antes do jogo!
result-deal-says = Antes da primeira carta, o servidor fixou a ordem das cartas e publicou a sua impressão digital. Agora qualquer pessoa pode verificar que nada foi alterado.
result-seed = Semente
result-commitment = Impressão digital

## A repetição

replay-title = Repetição
replay-play = Reproduzir
replay-pause = Pausa
replay-next = Jogada seguinte
replay-previous = Jogada anterior
replay-first = Ir para o início
replay-last = Ir para o fim
replay-speed = Velocidade
replay-move = Jogada { $number } de { $total }
replay-all-hands = Mostrar todas as mãos
replay-one-hand = Do ponto de vista de { $name }
replay-record = Descarregar o jogo
