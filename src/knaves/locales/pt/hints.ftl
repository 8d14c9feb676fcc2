### Porque é que uma jogada é boa, pela razão que os bots dão; docs/bots.md enumera-as.

hint-only-move = É a tua única jogada.
hint-draws = Ainda tens uma carta para tirar.
hint-wins = Com isto ganhas o jogo.
hint-completes-line = Completa uma sequência: { $line }.
hint-extends-line = Faz { $chips } de { $length } em linha ({ $line }).
hint-blocks-line = Trava uma linha adversária ({ team }: { $chips } de { $length }).
hint-removes-threat = Desfaz uma linha adversária ({ team }: { $chips } de { $length }).
hint-opens-line = Abre caminho a uma das tuas linhas ({ $line }).
hint-breaks-sequence = Desfaz uma sequência adversária ({ team }).
hint-frees-dead-card = A carta não é jogável, e recebes outra em troca.
hint-plays-before-dead = Ocupa a última casa livre desta carta, antes que ela deixe de ser jogável.
hint-saves-jack = Guarda um valete para depois: { $jack }.
hint-builds = { $lines ->
    [0] Parece a melhor jogada.
    [one] Ajuda { $lines } linha aberta.
   *[other] Ajuda { $lines } linhas abertas.
}
hint-keeps-room = Deixa mais espaço para a tua próxima sequência.
hint-gives-up-least = É a carta de que menos precisas.
hint-completes-pile = Completa uma pilha e dá-te { chip-colour }.
hint-leads-to-pile = { $cards ->
    [one] Com mais { $cards } carta completas a pilha neste turno.
   *[other] Com mais { $cards } cartas completas a pilha neste turno.
}
hint-empties-hand = É a última carta da tua mão, por isso tiras cinco novas.
hint-uses-discard = Vem do teu descarte e liberta a carta de baixo.
hint-gets-rid = Dá lugar a cartas novas.
hint-steals-chip = { $seat } perde { chip-colour } e tu ficas com ela.
hint-steals-card = Podes jogar { $card } numa pilha.
hint-denies-card = Tira { $card } a { $seat }, que está à espera de jogá-lo.
hint-steals-from-hand = Enfraquece a mão de { $seat } e reforça a tua.
hint-takes-card = É a melhor carta desta mão.
hint-skips = { $seat } perde a vez.
hint-reverses = Convém-te mais jogar no outro sentido.
hint-blocks-win = Se não, { $seat } ganha o jogo.
hint-blocks-pile = Assim { $seat } não ganha uma ficha.
hint-saves-block = Esta pilha não vale uma carta de Bloqueio. Guarda-a para depois.
hint-denies-pile = Assim não preparas { place-object } para os outros.
hint-keeps-for-later = Em breve poderás jogar esta carta a partir do teu descarte.
hint-discards-least = É a carta de que menos precisas.
hint-nothing-left = Não tens mais nada para jogar.
hint-best = Parece a melhor jogada.
