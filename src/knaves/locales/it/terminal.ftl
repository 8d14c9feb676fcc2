### Ciò che dice solo il client da terminale, sulle schermate e in righe semplici.

## Il tavolo

term-no-place = nessuna casella
term-complete = completa
term-discard-top = scarto { $card } ({ $count })
term-may-draw = può ancora pescare
term-forgot = ha dimenticato di pescare
term-must-give-up = deve cedere una carta
term-offers = propone la patta
term-goal-lines = { $count ->
    [one] Si vince con una sequenza
   *[other] Si vince con { $count } sequenze
}
term-goal-chips = Si vince con { $count } gettoni (almeno { $each } per colore)
term-pile = Mazzo di pesca: { $count }
term-draw-due = Pesca adesso: dopo la mossa del prossimo giocatore sarà troppo tardi.
term-window = { $name } gioca { place-on }. Vuoi bloccarla?
term-no-block = Non hai nessuna carta Blocco.
term-skips = { $count ->
    [one] { $count } giocatore salterà il turno.
   *[other] { $count } giocatori salteranno il turno.
}

## L’inizio e la fine

term-commitment = La distribuzione è fissata. Vedrai il suo seme alla fine; l’impronta (SHA-256) del seme è { $sha }.
term-recording = La partita viene registrata man mano in { $path }.
term-saved = La partita è salvata in { $path }.
term-not-saved = { $reason ->
    [folder] Impossibile salvare la partita: la cartella di { $path } non esiste.
    [permission] Impossibile salvare la partita: non hai il permesso di scrivere in { $path }.
    [directory] Impossibile salvare la partita: { $path } è una cartella.
    [full] Impossibile salvare la partita: il disco è pieno.
   *[other] Impossibile salvare la partita ({ $code }).
}

## Righe semplici

term-plain-start = Scrivi una mossa, o ? per l’aiuto.
term-no-cards = nessuna carta
term-no-move = ora non giocabile
term-your-move = La tua mossa
term-your-move-or-wait = La tua mossa, o wait
term-more-moves = e altre { $count }: moves { $card }
term-undone = La tua ultima mossa è stata annullata.
term-no-hint = Al momento non ci sono suggerimenti.
term-coach-on = L’allenatore è attivo: chiede conferma prima di una mossa che perde molto.
term-coach-off = L’allenatore è disattivato.
term-coach-none = Qui non c’è un allenatore: serve una partita solo contro i bot, con suggerimenti, e NumPy.
term-no-cell = Le caselle vanno da { $first } a { $last }.
term-ambiguous = «{ $typed }» può essere { $count } mosse: { $moves } …
term-unreadable = «{ $typed }» non è una mossa. Scrivi moves per vedere le tue mosse, o ? per l’aiuto.
term-again = Un’altra partita? { key-enter }, review, save FILE o q
term-no-review = Questa partita non può essere analizzata qui.
term-one-of = Rispondi con una di queste opzioni: { $choices }.
term-plain-help =
    Scrivi la mossa per intero, o quanto basta a distinguerla dalle altre: una carta, una casella o entrambe.
    Classico e viaggio: 7H@c4 piazzare, JC@c4 fante jolly, JSxc4 rimuovere, 7H! carta morta, + pescare,
    =a5-e5 scegliere una linea, -7H cedere una carta, pass passare, offer proporre la patta,
    call:green segnalare chiacchiere.
    Stacks: B3@b1 giocare una carta, SK salta, RV inversione, SC:2d o SC:2h rubare una carta al posto 2,
    ST:2b rubare un gettone blu, ^ davanti per la carta in cima ai tuoi scarti, -B3 scartare, block bloccare,
    let lasciar passare, take:B3 prendere, end terminare, + pescare.
    Altri comandi: moves (o moves JC) mosse, hand mano, board tabellone, cell c4 casella (in Stacks: cell b1),
    seats giocatori, last ultima mossa, options regole, rule C15, hint suggerimento, coach allenatore,
    undo annulla, wait prima gli altri,
    say hello dire una frase (al tavolo di un server), quit esci.
    Al tavolo di un server anche: back (riprendere a giocare dopo un bot), bot 2 (far giocare un bot per il posto 2 se è fermo),
    host 2 (nominare host il giocatore al posto 2), lock, unlock (se altri possono unirsi), spectators off (o on).
term-codes = Come si scrivono le carte
term-codes-typed = Le mosse si scrivono sempre con J Q K A, qualunque lettera mostrino le carte.

## Schermate

term-aside = Parla
term-new-game = Nuova partita
term-quit = Esci
term-look = Guarda il tavolo
term-save = Salva la partita
term-nothing-here = Lì non puoi giocare nulla.
term-start-keys = ↑ ↓ scegli una riga, ← → cambia, { key-enter } inizia, Q esci
term-help-enter = gioca
term-help-table = vai al tavolo e torna; lì ci si muove con le frecce
term-help-lay-down = cambiare una carta morta; scartare; cedere una carta
term-help-draw = pescare, se non avviene automaticamente
term-help-block = bloccare la pila o lasciarla passare
term-help-end = terminare il turno senza scartare
term-help-wait = lasciar giocare prima gli altri
term-help-aside = dire una frase, proporre la patta, segnalare chiacchiere

## Al tavolo di un server

term-clock-game = { $count ->
    [one] { $count } minuto per tutta la partita
   *[other] { $count } minuti per tutta la partita
}
term-time-days = { $days } g { $hours } h
term-come-back = Per tornare al tuo posto: { $command }
term-no-server = { $reason ->
    [refused] Nessun server è attivo su { $server }. È stato avviato?
    [unknown] L’indirizzo { $server } non si trova.
    [slow] { $server } non risponde.
    [foreign] { $server } non è un server Knaves oppure usa un’altra versione.
   *[other] Nessuna connessione a { $server }.
}
term-no-seat = A questo tavolo non hai un posto, o non ce l’hai più.
term-may-watch = Puoi guardare con --watch.
term-lobby-help =
    start comincia la partita; seats e options mostrano che cosa è concordato; name NOME cambia il tuo nome;
    say hello dice una frase, say da solo le elenca; quit lascia il tuo posto.
    Per l’host: bot 2 mette un bot al posto 2, free 2 lo libera, swap 0 2 scambia due posti.
    host 2 nomina host il giocatore al posto 2. lock e unlock decidono se altri possono unirsi,
    spectators off e spectators on se possono guardare.
