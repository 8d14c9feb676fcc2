### O que só o cliente de terminal diz, nos ecrãs e em linhas simples.

## A mesa

term-no-place = sem casa
term-complete = completa
term-discard-top = descarte { $card } ({ $count })
term-may-draw = ainda pode tirar carta
term-forgot = esqueceu-se de tirar carta
term-must-give-up = tem de entregar uma carta
term-offers = propõe um empate
term-goal-lines = { $count ->
    [one] Ganha-se com uma sequência
   *[other] Ganha-se com { $count } sequências
}
term-goal-chips = Ganha-se com { $count } fichas (pelo menos { $each } de cada cor)
term-pile = Monte: { $count }
term-draw-due = Tira já: depois da jogada do próximo jogador será tarde.
term-window = { $name } joga { place-on }. Queres bloquear?
term-no-block = Não tens nenhuma carta de Bloqueio.
term-skips = { $count ->
    [one] { $count } jogador perde a vez.
   *[other] { $count } jogadores perdem a vez.
}

## O princípio e o fim

term-commitment = A distribuição está fixada. Verás a sua semente no fim; a impressão digital (SHA-256) da semente é { $sha }.
term-recording = Este jogo está a ser registado em { $path }.
term-saved = O jogo está guardado em { $path }.
term-not-saved = { $reason ->
    [folder] Não é possível guardar o jogo: a pasta de { $path } não existe.
    [permission] Não é possível guardar o jogo: não tens permissão para escrever em { $path }.
    [directory] Não é possível guardar o jogo: { $path } é uma pasta.
    [full] Não é possível guardar o jogo: o disco está cheio.
   *[other] Não é possível guardar o jogo ({ $code }).
}

## Linhas simples

term-plain-start = Escreve uma jogada, ou ? para ajuda.
term-no-cards = sem cartas
term-no-move = agora não se pode jogar
term-your-move = A tua jogada
term-your-move-or-wait = A tua jogada, ou wait
term-more-moves = e mais { $count }: moves { $card }
term-undone = A tua última jogada foi desfeita.
term-no-hint = De momento não há nenhuma dica.
term-coach-on = O treinador está ligado: pergunta antes de uma jogada que perde muito.
term-coach-off = O treinador está desligado.
term-coach-none = Aqui não há treinador: é preciso um jogo só contra bots, com dicas, e o NumPy.
term-no-cell = As casas vão de { $first } a { $last }.
term-ambiguous = «{ $typed }» pode ser { $count } jogadas: { $moves } …
term-unreadable = «{ $typed }» não é uma jogada. Escreve moves para veres as tuas jogadas, ou ? para ajuda.
term-again = Outro jogo? { key-enter }, review, save FICHEIRO ou q
term-no-review = Este jogo não pode ser analisado aqui.
term-one-of = Responde com uma destas opções: { $choices }.
term-plain-help =
    Escreve a jogada inteira, ou só o bastante para a distinguir das outras: uma carta, uma casa ou ambas.
    Clássico e viagem: 7H@c4 colocar, JC@c4 valete curinga, JSxc4 retirar, 7H! carta não jogável, + tirar carta,
    =a5-e5 escolher uma linha, -7H entregar uma carta, pass passar, offer propor um empate, call:green denunciar conversa.
    Stacks: B3@b1 jogar uma carta, SK saltar, RV inversão, SC:2d ou SC:2h roubar uma carta ao lugar 2,
    ST:2b roubar uma ficha azul, ^ antes para a carta de cima do teu descarte, -B3 descartar, block bloquear,
    let deixar passar, take:B3 ficar com a carta, end terminar, + tirar cartas.
    Outros comandos: moves (ou moves JC) jogadas, hand mão, board tabuleiro, cell c4 casa (em Stacks: cell b1),
    seats jogadores, last última jogada, options regras, rule C15, hint dica, coach treinador,
    undo desfazer, wait os outros primeiro,
    say hello dizer algo (numa mesa de um servidor), quit sair.
    Numa mesa de um servidor também: back (voltar a jogar depois de um bot), bot 2 (pôr um bot a jogar no lugar 2, se estiver parado),
    host 2 (tornar anfitrião o jogador do lugar 2), lock, unlock (se outros podem entrar), spectators off (ou on).
term-codes = Como se escrevem as cartas
term-codes-typed = As jogadas escrevem-se sempre com J Q K A, independentemente do que as cartas mostram.

## Ecrãs

term-aside = Dizer
term-new-game = Jogo novo
term-quit = Sair
term-look = Ver a mesa
term-save = Guardar o jogo
term-nothing-here = Aí não podes jogar nada.
term-start-keys = ↑ ↓ escolher uma linha, ← → mudar, { key-enter } começar, Q sair
term-help-enter = jogar
term-help-table = ir à mesa e voltar; lá moves-te com as setas
term-help-lay-down = trocar uma carta não jogável; descartar; entregar uma carta
term-help-draw = tirar carta, se não for automático
term-help-block = bloquear a pilha ou deixá-la passar
term-help-end = terminar o turno sem descartar
term-help-wait = deixar os outros jogar primeiro
term-help-aside = dizer uma frase, propor um empate, denunciar conversa

## Numa mesa de um servidor

term-clock-game = { $count ->
    [one] { $count } minuto para o jogo todo
   *[other] { $count } minutos para o jogo todo
}
term-time-days = { $days } d { $hours } h
term-come-back = Para voltares ao teu lugar: { $command }
term-no-server = { $reason ->
    [refused] Não há nenhum servidor em { $server }. Foi iniciado?
    [unknown] O endereço { $server } não foi encontrado.
    [slow] { $server } não responde.
    [foreign] { $server } não é um servidor Knaves ou usa outra versão.
   *[other] Não há ligação a { $server }.
}
term-no-seat = Não tens lugar nesta mesa, ou já não o tens.
term-may-watch = Podes assistir com --watch.
term-lobby-help =
    start começa o jogo; seats e options mostram o que está combinado; name NOME muda o teu nome;
    say hello diz uma frase, say sozinho mostra-as todas; quit deixa o teu lugar.
    Para o anfitrião: bot 2 põe um bot no lugar 2, free 2 volta a libertá-lo, swap 0 2 troca dois lugares.
    host 2 torna anfitrião o jogador do lugar 2. lock e unlock decidem se outros podem entrar,
    spectators off e spectators on se podem assistir.
