### Che cosa è successo, come frase del registro, e che cosa fa una mossa, come scritta di un pulsante.

## Sul tabellone

event-placed = { $who ->
    [you] Giochi { $card } in { $cell }.
   *[other] { $seat } gioca { $card } in { $cell }.
}
event-removed = { $who ->
    [you] Giochi { $card } e rimuovi { chip-of-team } da { $cell }.
   *[other] { $seat } gioca { $card } e rimuove { chip-of-team } da { $cell }.
}
event-exchanged = { $who ->
    [you] Cambi una carta morta: { $card }.
   *[other] { $seat } cambia una carta morta: { $card }.
}
event-drew-card = { $who ->
    [you] Peschi { $card }.
   *[other] { $seat } pesca { $card }.
}
event-draw-forfeited = { $who ->
    [you] Non hai pescato in tempo e perdi quella carta.
   *[other] { $seat } non ha pescato in tempo e perde quella carta.
}
event-sequence-made-line = { team } completa una sequenza: { $line }!
event-sequence-broken = Sequenza spezzata: { team }, { $line }.
event-choice-opened = { team } deve scegliere quali gettoni bloccare: { $lines }.
event-passed = { $who ->
    [you] Non puoi giocare nulla e passi.
   *[other] { $seat } non può giocare nulla e passa.
}
event-called = { $who ->
    [you] Segnali chiacchiere al tavolo: ogni giocatore della squadra { team } cede una carta.
   *[other] { $seat } segnala chiacchiere al tavolo: ogni giocatore della squadra { team } cede una carta.
}
event-gave-up = { $who ->
    [you] Cedi { $card }.
   *[other] { $seat } cede { $card }.
}
event-offered = { $who ->
    [you] Proponi la patta.
   *[other] { $seat } propone la patta.
}

## In Stacks

event-laid = { $top ->
    [yes] { $who ->
        [you] Giochi { $card } dai tuoi scarti { place-on }.
       *[other] { $seat } gioca { $card } dai propri scarti { place-on }.
    }
   *[no] { $who ->
        [you] Giochi { $card } { place-on }.
       *[other] { $seat } gioca { $card } { place-on }.
    }
}
event-window-opened = Gli altri ora possono bloccare { place-object }.
event-answered = { $block ->
    [yes] Rispondi con una carta Blocco.
   *[no] La lasci passare.
}
event-blocked = { $who ->
    [you] Blocchi { place-object }: la pila viene scartata.
   *[other] { $seat } blocca { place-object }: la pila viene scartata.
}
event-let-stand = Nessuno blocca { place-object }.
event-sequence-made-colour = { $who ->
    [you] Completi una sequenza e prendi { chip-colour }!
   *[other] { $seat } completa una sequenza e prende { chip-colour }!
}
event-skip-played = { $who ->
    [you] Giochi { $card }: il giocatore successivo salta il turno.
   *[other] { $seat } gioca { $card }: il giocatore successivo salta il turno.
}
event-reversed = { $who ->
    [you] Giochi una carta Inversione: ora si gioca verso { $direction ->
        [left] sinistra
       *[right] destra
    }.
   *[other] { $seat } gioca una carta Inversione: ora si gioca verso { $direction ->
        [left] sinistra
       *[right] destra
    }.
}
event-turn-missed = { $who ->
    [you] Salti il turno.
   *[other] { $seat } salta il turno.
}
event-steal-played = { $who ->
    [you] Giochi Ruba una carta contro { $victim }.
   *[other] { $whom ->
        [you] { $seat } gioca Ruba una carta contro di te.
       *[other] { $seat } gioca Ruba una carta contro { $victim }.
    }
}
event-discard-stolen = { $who ->
    [you] Rubi { $card } dagli scarti di { $victim }.
   *[other] { $whom ->
        [you] { $seat } ruba { $card } dai tuoi scarti.
       *[other] { $seat } ruba { $card } dagli scarti di { $victim }.
    }
}
event-hand-shown = { $who ->
    [you] Guardi la mano di { $victim }.
   *[other] { $whom ->
        [you] { $seat } guarda la tua mano.
       *[other] { $seat } guarda la mano di { $victim }.
    }
}
event-card-stolen = { $who ->
    [you] Rubi { $card } dalla mano di { $victim }.
   *[other] { $whom ->
        [you] { $seat } ruba { $card } dalla tua mano.
       *[other] { $seat } ruba { $card } dalla mano di { $victim }.
    }
}
event-chip-stolen = { $who ->
    [you] Rubi { chip-colour } a { $victim }.
   *[other] { $whom ->
        [you] { $seat } ti ruba { chip-colour }.
       *[other] { $seat } ruba { chip-colour } a { $victim }.
    }
}
event-discarded = { $who ->
    [you] Scarti { $card }.
   *[other] { $seat } scarta { $card }.
}
event-turn-ended = { $who ->
    [you] Termini il turno senza scartare.
   *[other] { $seat } termina il turno senza scartare.
}
event-drew-count = { $who ->
    [you] { $count ->
        [one] Peschi { $count } carta.
       *[other] Peschi { $count } carte.
    }
   *[other] { $count ->
        [one] { $seat } pesca { $count } carta.
       *[other] { $seat } pesca { $count } carte.
    }
}
event-draw-forgotten = { $who ->
    [you] Hai dimenticato di pescare: giocherai il prossimo turno senza carte nuove.
   *[other] { $seat } ha dimenticato di pescare e giocherà il prossimo turno senza carte nuove.
}

## In ogni gioco

event-reshuffled = { $cards ->
    [one] Si mescola un nuovo mazzo di pesca: { $cards } carta.
   *[other] Si mescola un nuovo mazzo di pesca: { $cards } carte.
}
event-ended = { $reason ->
    [completed] { $who ->
        [you] { $count ->
            [one] Hai vinto!
           *[other] La tua squadra vince: { $winners }!
        }
       *[other] { $count ->
            [one] Vince { $winners }!
           *[other] Vincono { $winners }!
        }
    }
    [agreed] Patta di comune accordo.
    [stalemate] Patta: per un giro intero nessuno ha potuto fare nulla.
   *[cap] Patta: troppi giri senza una giocata.
}

## Che cosa è successo al tavolo, oltre alla partita

event-sat = { $who ->
    [you] Ti siedi al tavolo.
   *[other] { $name } si siede al tavolo.
}
event-stood = { $who ->
    [you] Lasci il tuo posto.
   *[other] { $name } lascia il tavolo.
}
event-began = La partita comincia.
event-said = { $seat }: { $text }
event-call-raised = { $who ->
    [you] Segnali chiacchiere al tavolo. Gli altri avversari votano.
   *[other] { $seat } segnala chiacchiere al tavolo. Gli altri avversari votano.
}
event-call-judged = { $who ->
    [you] { $agree ->
        [yes] Sei d’accordo.
       *[no] Non sei d’accordo.
    }
   *[other] { $agree ->
        [yes] { $seat } è d’accordo.
       *[no] { $seat } non è d’accordo.
    }
}
event-call-dropped = La segnalazione decade.
event-undone = { $who ->
    [you] Annulli una mossa.
   *[other] { $seat } annulla una mossa.
}
event-left-out = Gli eventi precedenti non sono mostrati.
event-timed-out = { $who ->
    [you] Il tuo tempo è scaduto: un bot fa questa mossa al posto tuo.
   *[other] Il tempo di { $seat } è scaduto: un bot fa questa mossa.
}
event-stood-in = { $who ->
    [you] Un bot gioca al posto tuo finché non torni.
   *[other] Un bot gioca al posto di { $seat }.
}
event-returned = { $who ->
    [you] Sei di nuovo al tavolo.
   *[other] { $seat } è di nuovo al tavolo.
}
event-host-changed = { $who ->
    [you] Adesso l’host sei tu.
   *[other] Adesso l’host è { $seat }.
}

## Che cosa fa una mossa

move-place = Piazza in { $cell }: { $card }
move-remove = Rimuovi il gettone in { $cell }: { $card }
move-exchange = Cambia una carta morta: { $card }
move-draw = Pesca
move-choose = Blocca { $line }
move-pass = Passa
move-give-up = Cedi: { $card }
move-offer = Proponi la patta
move-call = Segnala chiacchiere: { team }
move-lay = Gioca { place-on }: { $card }
move-skip = Gioca Salta
move-reverse = Gioca Inversione
move-steal-card = { $source ->
    [d] Ruba la carta in cima agli scarti di { $victim }
   *[h] Ruba una carta dalla mano di { $victim }
}
move-steal-chip = Ruba { chip-colour } a { $victim }
move-take = Prendi: { $card }
move-discard = Scarta: { $card }
move-end-turn = Termina il turno
move-block = Blocca!
move-let = Lascia passare
move-from-top = { $move } (dai tuoi scarti)
