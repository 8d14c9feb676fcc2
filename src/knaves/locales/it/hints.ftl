### Perché una mossa è buona, secondo il motivo che danno i bot; docs/bots.md li elenca.

hint-only-move = È la tua unica mossa.
hint-draws = Hai ancora una carta da pescare.
hint-wins = Così vinci la partita.
hint-completes-line = Completa una sequenza: { $line }.
hint-extends-line = Fa { $chips } su { $length } in fila ({ $line }).
hint-blocks-line = Ferma una linea avversaria ({ team }: { $chips } su { $length }).
hint-removes-threat = Spezza una linea avversaria ({ team }: { $chips } su { $length }).
hint-opens-line = Libera una delle tue linee ({ $line }).
hint-breaks-sequence = Spezza una sequenza avversaria ({ team }).
hint-frees-dead-card = La carta è morta e ne ricevi un’altra in cambio.
hint-plays-before-dead = Occupa l’ultima casella libera di questa carta, prima che sia morta.
hint-saves-jack = Tiene un fante per dopo: { $jack }.
hint-builds = { $lines ->
    [0] Sembra la mossa migliore.
    [one] Aiuta { $lines } linea aperta.
   *[other] Aiuta { $lines } linee aperte.
}
hint-keeps-room = Lascia più spazio alla tua prossima sequenza.
hint-gives-up-least = È la carta che ti serve meno.
hint-completes-pile = Completa una pila e ti dà { chip-colour }.
hint-leads-to-pile = { $cards ->
    [one] Con { $cards } altra carta completi la pila in questo turno.
   *[other] Con altre { $cards } carte completi la pila in questo turno.
}
hint-empties-hand = È l’ultima carta della tua mano, quindi ne peschi cinque nuove.
hint-uses-discard = Viene dai tuoi scarti e libera la carta che sta sotto.
hint-gets-rid = Fa posto a carte nuove.
hint-steals-chip = { $seat } perde { chip-colour } e lo prendi tu.
hint-steals-card = Puoi giocare { $card } su una pila.
hint-denies-card = Toglie { $card } a { $seat }, che aspetta di giocare questa carta.
hint-steals-from-hand = Indebolisce la mano di { $seat } e rafforza la tua.
hint-takes-card = È la carta migliore di questa mano.
hint-skips = { $seat } salta il turno.
hint-reverses = Ti conviene giocare nell’altro senso.
hint-blocks-win = Altrimenti { $seat } vince la partita.
hint-blocks-pile = Così { $seat } non prende il gettone.
hint-saves-block = Questa pila non vale una carta Blocco. Tienila per dopo.
hint-denies-pile = Così non prepari { place-object } per gli altri.
hint-keeps-for-later = Presto potrai giocare questa carta dai tuoi scarti.
hint-discards-least = È la carta che ti serve meno.
hint-nothing-left = Non hai più niente da giocare.
hint-best = Sembra la mossa migliore.
