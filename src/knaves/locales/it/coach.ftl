### Aiuto durante la partita: indizi verso una mossa, probabilità di vincere e l’allenatore.

nudge-only = Ora puoi fare una cosa sola.
nudge-win = Puoi vincere subito.
nudge-spare-card = Pensa a quale carta ti serve meno.
nudge-look = Guarda { board-region }.
nudge-own-line = Guarda { board-region }: lì può crescere una delle tue linee.
nudge-danger = Guarda { board-region }: lì una linea avversaria diventa pericolosa.
nudge-jack = Uno dei tuoi fanti ora ti aiuta.
nudge-dead-card = Una delle tue carte è morta.
nudge-room = Dove potrebbe passare la tua prossima sequenza?
nudge-pile = Puoi completare una pila in questo turno.
nudge-colour = { $colour ->
    [blue] Guarda le pile blu.
   *[red] Guarda le pile rosse.
}
nudge-discard-top = Guarda la carta in cima ai tuoi scarti.
nudge-special = Una delle tue carte speciali ora ti aiuta.
nudge-hold-back = Non devi giocare ogni carta che va bene. Chi potrebbe completare la pila?
nudge-take = Quale di queste carte potresti giocare presto?
nudge-count-chips = Quanto manca a { $seat } per vincere?
board-region = { $region ->
    [top-left] in alto a sinistra
    [top] in alto
    [top-right] in alto a destra
    [left] a sinistra
   *[middle] al centro
    [right] a destra
    [bottom-left] in basso a sinistra
    [bottom] in basso
    [bottom-right] in basso a destra
}

chance-better = Con questa mossa vinci circa il { $chance }% delle volte; con la seconda migliore, il { $next }%.
chance-equal = Con questa mossa vinci circa il { $chance }% delle volte. Un’altra mossa è quasi altrettanto buona.
table-hint-move = Mostra la mossa

coach-name = Allenatore
coach-says = Chiedimi conferma prima di una mossa che perde molto (solo contro i bot)
coach-asks = Davvero? La tua probabilità di vincere scenderebbe da circa il { $before }% al { $after }%.
coach-anyway = Gioca lo stesso
coach-again = Ci ripenso
