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
    [you] Tiras { $card }.
   *[other] { $seat } tira { $card }.
}
event-draw-forfeited = { $who ->
    [you] Não tiraste a carta a tempo e perdeste-a.
   *[other] { $seat } não tirou a carta a tempo e perdeu-a.
}
event-sequence-made-line = { team } completa uma sequência: { $line }!
event-sequence-broken = Sequência desfeita: { team }, { $line }.
event-choice-opened = { team } tem de escolher que fichas ficam fixas: { $lines }.
event-passed = { $who ->
    [you] Não podes jogar nada e passas.
   *[other] { $seat } não pode jogar nada e passa.
}
event-called = { $who ->
    [you] Denuncias conversa à mesa: cada jogador da equipa { team } entrega uma carta.
   *[other] { $seat } denuncia conversa à mesa: cada jogador da equipa { team } entrega uma carta.
}
event-gave-up = { $who ->
    [you] Entregas { $card }.
   *[other] { $seat } entrega { $card }.
}
event-offered = { $who ->
    [you] Propões um empate.
   *[other] { $seat } propõe um empate.
}

## Em Stacks

event-laid = { $top ->
    [yes] { $who ->
        [you] Jogas { $card } do teu descarte { place-on }.
       *[other] { $seat } joga { $card } do seu descarte { place-on }.
    }
   *[no] { $who ->
        [you] Jogas { $card } { place-on }.
       *[other] { $seat } joga { $card } { place-on }.
    }
}
event-window-opened = Os outros podem agora bloquear { place-object }.
event-answered = { $block ->
    [yes] Respondes com uma carta de Bloqueio.
   *[no] Deixas passar.
}
event-blocked = { $who ->
    [you] Bloqueias { place-object }: a pilha é descartada.
   *[other] { $seat } bloqueia { place-object }: a pilha é descartada.
}
event-let-stand = Ninguém bloqueia { place-object }.
event-sequence-made-colour = { $who ->
    [you] Completas uma sequência e ficas com { chip-colour }!
   *[other] { $seat } completa uma sequência e fica com { chip-colour }!
}
event-skip-played = { $who ->
    [you] Jogas { $card }: o próximo jogador perde a vez.
   *[other] { $seat } joga { $card }: o próximo jogador perde a vez.
}
event-reversed = { $who ->
    [you] Jogas uma carta de Inversão: agora joga-se para a { $direction ->
        [left] esquerda
       *[right] direita
    }.
   *[other] { $seat } joga uma carta de Inversão: agora joga-se para a { $direction ->
        [left] esquerda
       *[right] direita
    }.
}
event-turn-missed = { $who ->
    [you] Perdes a vez.
   *[other] { $seat } perde a vez.
}
event-steal-played = { $who ->
    [you] Jogas Roubar uma Carta contra { $victim }.
   *[other] { $whom ->
        [you] { $seat } joga Roubar uma Carta contra ti.
       *[other] { $seat } joga Roubar uma Carta contra { $victim }.
    }
}
event-discard-stolen = { $who ->
    [you] Roubas { $card } do descarte de { $victim }.
   *[other] { $whom ->
        [you] { $seat } rouba { $card } do teu descarte.
       *[other] { $seat } rouba { $card } do descarte de { $victim }.
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
    [you] Roubas { $card } da mão de { $victim }.
   *[other] { $whom ->
        [you] { $seat } rouba { $card } da tua mão.
       *[other] { $seat } rouba { $card } da mão de { $victim }.
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
        [one] Tiras { $count } carta.
       *[other] Tiras { $count } cartas.
    }
   *[other] { $count ->
        [one] { $seat } tira { $count } carta.
       *[other] { $seat } tira { $count } cartas.
    }
}
event-draw-forgotten = { $who ->
    [you] Esqueceste-te de tirar cartas: jogas o próximo turno sem cartas novas.
   *[other] { $seat } esqueceu-se de tirar cartas e joga o próximo turno sem cartas novas.
}

## Em qualquer jogo

event-reshuffled = { $cards ->
    [one] Baralha-se um novo monte: { $cards } carta.
   *[other] Baralha-se um novo monte: { $cards } cartas.
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
    [you] Denuncias conversa à mesa. Os outros adversários votam.
   *[other] { $seat } denuncia conversa à mesa. Os outros adversários votam.
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
event-call-dropped = A denúncia fica sem efeito.
event-undone = { $who ->
    [you] Desfazes uma jogada.
   *[other] { $seat } desfaz uma jogada.
}
event-left-out = Os acontecimentos anteriores não são mostrados.
event-timed-out = { $who ->
    [you] O teu tempo acabou: um bot faz esta jogada por ti.
   *[other] O tempo de { $seat } acabou: um bot faz esta jogada.
}
event-stood-in = { $who ->
    [you] Um bot joga no teu lugar até voltares.
   *[other] Um bot joga no lugar de { $seat }.
}
event-returned = { $who ->
    [you] Estás de volta.
   *[other] { $seat } está de volta.
}
event-host-changed = { $who ->
    [you] Agora o anfitrião és tu.
   *[other] { $seat } é agora o anfitrião.
}

## O que faz uma jogada

move-place = Colocar em { $cell }: { $card }
move-remove = Retirar a ficha de { $cell }: { $card }
move-exchange = Trocar uma carta não jogável: { $card }
move-draw = Tirar carta
move-choose = Fixar { $line }
move-pass = Passar
move-give-up = Entregar: { $card }
move-offer = Propor um empate
move-call = Denunciar conversa à mesa: { team }
move-lay = Jogar { place-on }: { $card }
move-skip = Jogar carta de Saltar
move-reverse = Jogar carta de Inversão
move-steal-card = { $source ->
    [d] Roubar a carta de cima do descarte de { $victim }
   *[h] Roubar uma carta da mão de { $victim }
}
move-steal-chip = Roubar { chip-colour } a { $victim }
move-take = Ficar com: { $card }
move-discard = Descartar: { $card }
move-end-turn = Terminar o teu turno
move-block = Bloquear!
move-let = Deixar passar
move-from-top = { $move } (do teu descarte)
