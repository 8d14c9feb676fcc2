### Le lezioni: titolo, compiti, che cosa si dice di una mossa che non va e le parole alla fine.
### $length è il numero di gettoni di una linea: 5 nel classico, 4 in quello da viaggio.

lessons-says = Un minuto ciascuna. Tu giochi, io ti aiuto.
lessons-all-done = Le hai fatte tutte e dieci. Giochiamo?
lessons-start = Comincia
lessons-go-on = Continua
lessons-number = Lezione { $number } di { $total }
lessons-count = { $done } di { $total } fatte
lessons-done = fatta
lessons-next = Prossima lezione
lessons-play = Gioca una partita contro { level-beginner }
# Nel terminale, dopo una lezione. Le parole again e q si scrivono così come sono.
lessons-after = Invio: la prossima lezione. again: di nuovo la stessa. q: basta così.
lessons-after-last = Invio: una partita contro { level-beginner }. again: di nuovo la stessa. q: basta così.

## Classico e viaggio

lesson-card-title = Una carta, un gettone
lesson-card-1 = { $length ->
    [5] Ogni carta, tranne i fanti, è due volte sul tabellone. Scegli il 7 di cuori, poi una delle sue due caselle.
   *[other] Ogni carta, tranne i fanti, è una volta sul tabellone. Scegli il 7 di cuori, poi la sua casella.
}
lesson-card-1-no = Cominciamo con il 7 di cuori.
lesson-card-2 = Ecco il tuo gettone! Hai pescato una carta, e ho giocato anch’io. Piazza un altro gettone dove vuoi.
lesson-card-done = Un turno è tutto qui: giochi una carta, piazzi un gettone, peschi una carta.

lesson-line-title = Due linee vincono
lesson-line-1 = Vince chi fa per primo due linee di { $length } gettoni. A due delle tue ne manca solo uno. Completane una!
lesson-line-1-no = Bella casella, ma ancora nessuna linea. Guarda dove i tuoi gettoni blu sono già in fila.
lesson-line-2 = Una linea completa è al sicuro: nessuno la può rompere. E ora la seconda!
lesson-line-2-no = Per poco. All’altra tua linea manca ancora un gettone.
lesson-line-done = Due linee: hai vinto!

lesson-corner-title = Gli angoli
lesson-corner-1 = I quattro angoli valgono per tutti, senza gettone. Accanto a un angolo bastano quattro gettoni per una linea. Completane una!
lesson-corner-1-no = Guarda l’angolo in alto a sinistra: dove manca un gettone?
lesson-corner-2 = Lo stesso angolo ti aiuta una seconda volta. Completa anche l’altra linea.
lesson-corner-2-no = Guarda lo stesso angolo, nell’altra direzione.
lesson-corner-done = Un angolo e quattro gettoni valgono come cinque gettoni. Hai vinto!

lesson-directions-title = In ogni direzione
lesson-directions-1 = Le linee vanno in orizzontale, in verticale o in diagonale. A due delle tue manca solo un gettone. Completane una!
lesson-directions-1-no = Ancora nessuna linea. Guarda la tua diagonale e il bordo destro.
lesson-directions-2 = E ora l’altra, in un’altra direzione.
lesson-directions-2-no = Quasi. Una linea è in diagonale, l’altra scende lungo il bordo destro.
lesson-directions-done = Due linee, due direzioni: hai vinto!

lesson-wild-title = Il fante con due occhi
lesson-wild-1 = Con un fante con due occhi piazzi il tuo gettone su una qualsiasi casella libera. Chiudi il buco nella tua linea!
lesson-wild-1-no = Si può, ma il buco nella tua linea vale di più.
lesson-wild-2 = Adesso a me manca solo un gettone per una linea. Prendimi quella casella con l’altro fante!
lesson-wild-2-no = La mia linea è ancora aperta. Prendi la casella in fondo.
lesson-wild-done = I fanti con due occhi sono preziosi. Tienili per momenti come questi.

lesson-remove-title = Il fante con un occhio
lesson-remove-1 = Un fante con un occhio toglie un gettone dal tabellone. La mia linea completa è al sicuro, ma all’altra manca solo un gettone. Rompila!
lesson-remove-1-no = La mia linea aperta è ancora un pericolo. Toglile un gettone con il tuo fante.
lesson-remove-done = Ahi! In quel turno non piazzi gettoni, ma il pericolo è passato.

lesson-dead-title = Una carta morta
lesson-dead-1 = { $length ->
    [5] Tutte e due le caselle del 7 di cuori sono occupate: la carta è morta. Cambiala con una nuova.
   *[other] La casella del 7 di cuori è occupata: la carta è morta. Cambiala con una nuova.
}
lesson-dead-1-no = Prima cambia il 7 di cuori. Poi potrai giocare lo stesso.
lesson-dead-2 = Hai una carta nuova, ed è ancora il tuo turno. Piazza un gettone come sempre.
lesson-dead-done = In ogni turno puoi cambiare una carta morta prima di giocare.

lesson-share-title = Un gettone, due linee
lesson-share-1 = Le tue due linee si incrociano, e a tutte e due manca un gettone. Completane una!
lesson-share-1-no = Ancora nessuna linea. Segui le due linee che si incrociano.
lesson-share-2 = Due linee possono avere un gettone in comune: quello dell’incrocio. Completa la seconda!
lesson-share-2-no = Guarda la linea che incrocia quella finita.
lesson-share-done = Un gettone ha contato due volte, e hai vinto!

lesson-block-title = Non così in fretta
lesson-block-1 = Mi manca solo un gettone per una linea. Prendimi quella casella!
lesson-block-1-no = Allora completo la mia linea! Quale casella mi manca?
lesson-block-2 = Ci provo da un’altra parte. Mi fermi anche lì?
lesson-block-2-no = Guarda i miei gettoni a destra. Quale casella mi manca?
lesson-block-done = Bella difesa! Prima di seguire il tuo piano, guarda che cosa serve agli altri.

lesson-partners-title = In coppia
lesson-partners-1 = In quattro, anche { level-casual }, di fronte a te, gioca con i gettoni blu. Allunga la vostra linea, così { level-casual } può completarla.
lesson-partners-1-no = Aggiungi un gettone alla linea blu. Forse { level-casual } ha la carta della casella accanto.
lesson-partners-done = { level-casual } la completa, e la linea è di tutti e due. Bel gioco di squadra!

lesson-three-title = Tre squadre
lesson-three-1 = Con tre squadre basta una linea per vincere. Io ci sono quasi: fermami, su una casella che aiuta anche te!
lesson-three-1-no = Allora vinco subito! Prendi la casella che mi serve.
lesson-three-2 = Adesso è a te che manca solo un gettone. Vai!
lesson-three-2-no = Basta una linea. Completa la tua!
lesson-three-done = Una linea, e hai vinto!

## Stacks

lesson-pile-title = Costruisci una pila
lesson-pile-1 = Una pila ha un solo colore. Comincia con un 1 e sale fino a 5. Comincia con il tuo 1 blu.
lesson-pile-1-no = Prima comincia una pila con l’1 blu.
lesson-pile-2 = Puoi giocare quante carte vuoi. Metti sopra il 2 blu.
lesson-pile-2-no = Puoi ancora giocare: il 2 blu va sulla tua pila.
lesson-pile-3 = Non va bene nient’altro. Scarta una carta a scelta per terminare il turno.
lesson-pile-done = Alla fine del turno peschi fino ad avere di nuovo cinque carte.

lesson-chip-title = Una pila, un gettone
lesson-chip-1 = Alla pila blu serve un 4, e tu ce l’hai. Giocalo!
lesson-chip-1-no = Non scartare ancora: tutte e due le carte vanno sulla pila blu.
lesson-chip-2 = Chi mette il 5 prende un gettone di quel colore. Tocca a te!
lesson-chip-2-no = Non scartarlo: il 5 completa la pila.
lesson-chip-done = Un gettone blu! E poiché la tua mano era vuota, hai pescato cinque carte e puoi continuare.

lesson-joker-title = I jolly
lesson-joker-1 = Un jolly è qualsiasi numero del suo colore. Alla pila rossa serve un 3: gioca lì il tuo jolly rosso.
lesson-joker-1-no = Gioca il jolly rosso sulla pila rossa che aspetta un 3.
lesson-joker-2 = Ora è un 3. Continua con il tuo 4 rosso.
lesson-joker-2-no = Continua con la pila rossa: adesso tocca al 4.
lesson-joker-3 = E il 5!
lesson-joker-3-no = Non fermarti ora: il 5 rosso completa la pila.
lesson-joker-done = Un jolly può anche cominciare una pila o completarla.

lesson-discard-title = I tuoi scarti
lesson-discard-1 = Non va bene niente, quindi scarta. La carta in cima ai tuoi scarti la potrai giocare più tardi: metti lì il 4 blu.
lesson-discard-1-no = La migliore da mettere lì è il 4 blu: presto servirà alla pila blu.
lesson-discard-2 = Ho giocato il 3. Ora gioca il 4 blu dai tuoi scarti.
lesson-discard-2-no = Gioca la carta in cima ai tuoi scarti: il 4 blu.
lesson-discard-done = Dopo tocca alla carta sotto. Conviene scartare con un piano.

lesson-skip-title = Salta
lesson-skip-1 = Ho quattro gettoni e tocca a me dopo di te. Non farmi giocare: usa il tuo Salta!
lesson-skip-1-no = Gioca prima il Salta, o tocca a me.
lesson-skip-2 = Le carte speciali non terminano il turno. Scarta una carta, come sempre.
lesson-skip-done = Io salto il turno, e tu giochi ancora.

lesson-reverse-title = Inversione
lesson-reverse-1 = Tocca a me dopo di te, e ho quattro gettoni. Fai girare il gioco al contrario: gioca la tua Inversione!
lesson-reverse-1-no = Gioca prima l’Inversione, o tocca a me.
lesson-reverse-2 = Ora scarta una carta e guarda chi gioca.
lesson-reverse-done = Gioca { level-casual }, e io devo aspettare.

lesson-steal-card-title = Ruba una carta
lesson-steal-card-1 = Alla pila blu serve un 5, e ce n’è uno sui miei scarti. Rubalo!
lesson-steal-card-1-no = Ti serve il 5 blu: rubalo dai miei scarti.
lesson-steal-card-2 = Ora ce l’hai in mano. Giocalo!
lesson-steal-card-2-no = Il 5 blu completa la pila. Giocalo!
lesson-steal-card-done = Puoi rubare anche da una mano, ma allora non vedi che cosa prendi.

lesson-steal-chip-title = Ruba un gettone
lesson-steal-chip-1 = Per vincere servono gettoni di tutti e due i colori, e tu ne hai solo di blu. Rubamene uno rosso!
lesson-steal-chip-1-no = Ti manca il rosso: ruba uno dei miei gettoni rossi.
lesson-steal-chip-done = Una sola cosa non si può: vincere con un gettone rubato. L’ultimo te lo devi guadagnare.

lesson-stop-title = Blocco
lesson-stop-1 = Ho quattro gettoni, e alla pila blu manca solo un 5. Tieni il tuo Blocco e scarta un’altra carta.
lesson-stop-1-no = Tieni il Blocco! Ti servirà subito.
lesson-stop-2 = Ecco il mio 5! Fermami!
lesson-stop-2-no = Allora vinco io. Usa il tuo Blocco!
lesson-stop-done = La pila sparisce, e nessuno prende gettoni. Il Blocco è l’unica carta che si gioca nel turno di un altro.

lesson-win-title = Cinque gettoni
lesson-win-1 = Cinque gettoni vincono, se almeno due sono blu e due rossi. Ne hai tre blu e uno rosso. Completa la pila giusta!
lesson-win-1-no = Così no: ti serve un secondo gettone rosso.
lesson-win-done = Tre blu, due rossi: hai vinto!
