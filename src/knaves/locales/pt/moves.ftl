### O que aconteceu, como frase do registo, e o que faz uma jogada, como texto de um botão.

## No tabuleiro

event-placed = { $who ->
    [you] Jogas { $card } em { $cell }.
   *[other] { $seat } joga { $card } em { $cell }.
}
event-removed = { $who ->
    [you] Jogas { $card } e retiras { chip-of-team } de { $cell }.
   *[other] { $seat } joga { $card } e retira { chip-of-team } de { $cell }.
}
event-exchanged = { $who ->
    [you] Trocas uma carta não jogável: { $card }.
   *[other] { $seat } troca uma carta não jogável: { $card }.
}
event-drew-card = { $who ->
    [you] Compras { $card }.
   *[other] { $seat } compra { $card }.
}
event-draw-forfeited = { $who ->
    [you] Não compraste a tempo: essa carta está perdida.
   *[other] { $seat } não comprou a tempo: essa carta está perdida.
}
event-sequence-made-line = { team } completa uma sequence: { $line }!
event-sequence-broken = Uma sequence é desfeita: { team }, { $line }.
event-choice-opened = { team } escolhe que linha conta: { $lines }.
event-passed = { $who ->
    [you] Não podes jogar nada e passas.
   *[other] { $seat } não pode jogar nada e passa.
}
event-called = { $who ->
    [you] Assinalas conversa à mesa: { team } paga.
   *[other] { $seat } assinala conversa à mesa: { team } paga.
}
event-gave-up = { $who ->
    [you] Entregas { $card }.
   *[other] { $seat } entrega { $card }.
}
event-offered = { $who ->
    [you] Propões empate.
   *[other] { $seat } propõe empate.
}

## Em Stacks

event-laid = { $top ->
    [yes] { $who ->
        [you] Pões { $card } do teu descarte { place-on }.
       *[other] { $seat } põe { $card } do seu descarte { place-on }.
    }
   *[no] { $who ->
        [you] Pões { $card } { place-on }.
       *[other] { $seat } põe { $card } { place-on }.
    }
}
event-window-opened = Os outros podem agora bloquear { place-object }.
event-answered = { $block ->
    [yes] Respondes com uma carta de Bloqueio.
   *[no] Deixas passar.
}
event-blocked = { $who ->
    [you] Bloqueias { place-object }: a pilha sai da mesa.
   *[other] { $seat } bloqueia { place-object }: a pilha sai da mesa.
}
event-let-stand = Ninguém bloqueia { place-object }.
event-sequence-made-colour = { $who ->
    [you] Completas uma sequence e ficas com { chip-colour }!
   *[other] { $seat } completa uma sequence e fica com { chip-colour }!
}
event-skip-played = { $who ->
    [you] Jogas { $card }: o próximo jogador perde a vez.
   *[other] { $seat } joga { $card }: o próximo jogador perde a vez.
}
event-reversed = { $who ->
    [you] Jogas uma carta de Inversão: o jogo segue para a { $direction ->
        [left] esquerda
       *[right] direita
    }.
   *[other] { $seat } joga uma carta de Inversão: o jogo segue para a { $direction ->
        [left] esquerda
       *[right] direita
    }.
}
event-turn-missed = { $who ->
    [you] Perdes a vez.
   *[other] { $seat } perde a vez.
}
event-steal-played = { $who ->
    [you] Jogas uma carta Roubar uma Carta contra { $victim }.
   *[other] { $whom ->
        [you] { $seat } joga uma carta Roubar uma Carta contra ti.
       *[other] { $seat } joga uma carta Roubar uma Carta contra { $victim }.
    }
}
event-discard-stolen = { $who ->
    [you] Tiras { $card } do descarte de { $victim }.
   *[other] { $whom ->
        [you] { $seat } tira { $card } do teu descarte.
       *[other] { $seat } tira { $card } do descarte de { $victim }.
    }
}
event-hand-shown = { $who ->
    [you] Vês a mão de { $victim }.
   *[other] { $whom ->
        [you] { $seat } vê a tua mão.
       *[other] { $seat } vê a mão de { $victim }.
    }
}
event-card-stolen = { $who ->
    [you] Tiras { $card } da mão de { $victim }.
   *[other] { $whom ->
        [you] { $seat } tira { $card } da tua mão.
       *[other] { $seat } tira { $card } da mão de { $victim }.
    }
}
event-chip-stolen = { $who ->
    [you] Roubas { chip-colour } a { $victim }.
   *[other] { $whom ->
        [you] { $seat } rouba-te { chip-colour }.
       *[other] { $seat } rouba { chip-colour } a { $victim }.
    }
}
event-discarded = { $who ->
    [you] Descartas { $card }.
   *[other] { $seat } descarta { $card }.
}
event-turn-ended = { $who ->
    [you] Terminas o teu turno sem descartar.
   *[other] { $seat } termina o turno sem descartar.
}
event-drew-count = { $who ->
    [you] { $count ->
        [one] Compras { $count } carta.
       *[other] Compras { $count } cartas.
    }
   *[other] { $count ->
        [one] { $seat } compra { $count } carta.
       *[other] { $seat } compra { $count } cartas.
    }
}
event-draw-forgotten = { $who ->
    [you] Esqueceste-te de comprar: jogas o próximo turno sem cartas novas.
   *[other] { $seat } esqueceu-se de comprar: joga o próximo turno sem cartas novas.
}

## Em qualquer jogo

event-reshuffled = { $cards ->
    [one] Forma-se um novo baralho de compra: { $cards } carta.
   *[other] Forma-se um novo baralho de compra: { $cards } cartas.
}
event-ended = { $reason ->
    [completed] { $who ->
        [you] { $count ->
            [one] Ganhaste!
           *[other] A tua equipa ganha: { $winners }!
        }
       *[other] { $count ->
            [one] { $winners } ganha!
           *[other] { $winners } ganham!
        }
    }
    [agreed] Empate por acordo.
    [stalemate] Empate: durante uma ronda inteira ninguém pôde fazer nada.
   *[cap] Empate: demasiadas rondas sem uma jogada.
}

## O que aconteceu à mesa, além do jogo

event-sat = { $who ->
    [you] Sentas-te à mesa.
   *[other] { $name } senta-se à mesa.
}
event-stood = { $who ->
    [you] Deixas o teu lugar.
   *[other] { $name } deixa a mesa.
}
event-began = O jogo começa.
event-said = { $seat }: { $text }
event-call-raised = { $who ->
    [you] Assinalas conversa à mesa. Pergunta-se aos outros adversários.
   *[other] { $seat } assinala conversa à mesa. Pergunta-se aos outros adversários.
}
event-call-judged = { $who ->
    [you] { $agree ->
        [yes] Concordas.
       *[no] Não concordas.
    }
   *[other] { $agree ->
        [yes] { $seat } concorda.
       *[no] { $seat } não concorda.
    }
}
event-call-dropped = A acusação não dá em nada.
event-undone = { $who ->
    [you] Desfazes uma jogada.
   *[other] { $seat } desfaz uma jogada.
}
event-stood-in = { $who ->
    [you] Um bot joga por ti até voltares.
   *[other] Um bot joga por { $seat }.
}
event-returned = { $who ->
    [you] Estás de volta.
   *[other] { $seat } está de volta.
}

## O que faz uma jogada

move-place = Colocar em { $cell }: { $card }
move-remove = Retirar a ficha de { $cell }: { $card }
move-exchange = Trocar uma carta não jogável: { $card }
move-draw = Comprar
move-choose = Fixar { $line }
move-pass = Passar
move-give-up = Entregar: { $card }
move-offer = Propor empate
move-call = Assinalar conversa à mesa: { team }
move-lay = Pôr { place-on }: { $card }
move-skip = Jogar carta de Saltar
move-reverse = Jogar carta de Inversão
move-steal-card = { $source ->
    [d] Roubar a carta de cima de { $victim }
   *[h] Roubar uma carta da mão de { $victim }
}
move-steal-chip = Roubar { chip-colour } a { $victim }
move-take = Tirar: { $card }
move-discard = Descartar: { $card }
move-end-turn = Terminar o turno
move-block = Bloquear!
move-let = Deixar passar
move-from-top = { $move } (do teu descarte)
