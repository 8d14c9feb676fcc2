### Le carte promemoria: mezza pagina da tenere accanto al gioco.

reminder-title = Carta promemoria
reminder-lines-play = Gioca una carta e piazza il tuo gettone su una casella libera che le corrisponde. Poi pesca.
reminder-lines-two-eyed = Fante con due occhi (fiori, quadri): un gettone su una qualsiasi casella libera.
reminder-lines-one-eyed = Fante con un occhio (picche, cuori): rimuovi un gettone avversario.
reminder-lines-dead = Carta morta (nessuna casella libera): cambiala prima di giocare, una volta per turno.
reminder-lines-locked = I gettoni di una sequenza completa non si possono rimuovere.
reminder-classic-corners = I quattro angoli valgono per tutti.
reminder-lines-goal-two = Due squadre: vincono due sequenze di { $length }.
reminder-lines-goal-three = Tre squadre: vince una sequenza di { $length }.
reminder-stacks-play = Gioca quante carte vuoi: da 1 a 5 in ordine, ogni pila di un colore.
reminder-stacks-top = Puoi giocare anche la carta in cima ai tuoi scarti.
reminder-stacks-empty-hand = Mano vuota? Pesca cinque carte e continua a giocare.
reminder-stacks-discard = Per terminare il turno, scarta una carta e pesca fino ad averne cinque.
reminder-stacks-wild = Jolly: qualsiasi numero del suo colore.
reminder-stacks-skip = Salta: il giocatore successivo salta il turno.
reminder-stacks-reverse = Inversione: il senso di gioco si inverte.
reminder-stacks-steal-card = Ruba una carta: dagli scarti o da una mano.
reminder-stacks-steal-chip = Ruba un gettone: ma non per vincere.
reminder-stacks-block = Blocco: ferma una pila che un altro completa.
reminder-stacks-goal = Vincono cinque gettoni, con almeno due blu e due rossi.
