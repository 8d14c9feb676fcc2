## Reviews of finished games: skill and luck are signed numbers of percentage points.

review-title = Analisi della partita
review-known = In base a ciò che i giocatori sapevano
review-open = A carte scoperte
review-curve = Probabilità di vittoria: { $side }
review-player = { $name }: precisione { $accuracy }, scelte { $skill }, fortuna { $luck } ({ $deal } dalla distribuzione)
review-marks = mosse migliori { $best }, buone { $good }, imprecise { $inaccurate }, errori { $mistake }, errori gravi { $blunder }
review-story = { $story ->
     [well-lucky] { $name } ha giocato bene e ha avuto fortuna.
     [well-even] { $name } ha giocato bene. La fortuna è stata pari.
     [well-unlucky] { $name } ha giocato bene e ha avuto sfortuna.
     [fair-lucky] { $name } ha giocato abbastanza bene e ha avuto fortuna.
    *[fair-even] { $name } ha giocato abbastanza bene. La fortuna è stata pari.
     [fair-unlucky] { $name } ha giocato abbastanza bene e ha avuto sfortuna.
     [poor-lucky] { $name } ha sbagliato parecchio, ma ha avuto fortuna.
     [poor-even] { $name } ha sbagliato parecchio. La fortuna è stata pari.
     [poor-unlucky] { $name } ha sbagliato parecchio e ha avuto sfortuna.
}
review-story-you = { $story ->
     [well-lucky] Hai giocato bene e hai avuto fortuna.
     [well-even] Hai giocato bene. La fortuna è stata pari.
     [well-unlucky] Hai giocato bene e hai avuto sfortuna.
     [fair-lucky] Hai giocato abbastanza bene e hai avuto fortuna.
    *[fair-even] Hai giocato abbastanza bene. La fortuna è stata pari.
     [fair-unlucky] Hai giocato abbastanza bene e hai avuto sfortuna.
     [poor-lucky] Hai sbagliato parecchio, ma hai avuto fortuna.
     [poor-even] Hai sbagliato parecchio. La fortuna è stata pari.
     [poor-unlucky] Hai sbagliato parecchio e hai avuto sfortuna.
}
review-moments = Che cosa ha deciso la partita
review-moment = Mossa { $number }, { $name }: { $move }. { $side }: da { $before }% a { $after }%. { $cause }
review-swing = Probabilità { $before }% → { $after }%.
review-swing-parts = Scelta { $choice }, fortuna { $luck }.
review-harmless = Con le carte coperte così com’erano, non è costato nulla.
review-cause = { $cause ->
     [won] Questa mossa ha vinto la partita.
     [choice] C’era una mossa migliore.
     [hidden] Con tutte le carte scoperte c’era una mossa migliore.
     [no-better] Non c’era quasi nulla di meglio.
     [removed] È stato tolto un gettone.
     [completed] È stata completata una sequenza.
     [stolen] È stato rubato qualcosa.
     [blocked] È stata bloccata una pila.
     [drawn] Carte pescate: { $cards }.
    *[played] La mossa ha fatto la differenza.
}
review-mistakes = Mosse migliori
review-mistake = Mossa { $number }, { $name }: { $move } ({ $mark }, −{ $loss }%). Meglio: { $best }. { $reason }
review-no-mistakes = Nessun errore.
review-mark = { $mark ->
     [best] mossa migliore
    *[good] buona
     [inaccurate] imprecisa
     [mistake] errore
     [blunder] errore grave
}

## How the result came about, for each side

review-sum = Come si è arrivati al risultato
review-sum-says = In punti percentuali della probabilità di vincere. Tutto insieme dà il risultato.
review-sum-even = quota pari
review-sum-deal = distribuzione
review-sum-luck = fortuna successiva
review-sum-own = scelte proprie
review-sum-others = scelte degli altri
review-sum-result = risultato

## On the page

review-progress = Esame della mossa { $done } di { $total }…
review-accuracy = Precisione
review-players = I giocatori
review-view = Giudica le mosse
review-view-known = In base a ciò che si poteva sapere
review-view-open = Con tutte le carte scoperte
review-moves = Tutte le mosse
review-move-column = Mossa
review-mark-column = Voto
review-chance-column = Probabilità prima → dopo
review-chances = Probabilità di vincere
review-chances-now = { $side } { $chance }%
review-better = Meglio: { $move }
review-lost = { $mark }, −{ $loss }%
review-show-better = Mostra la mossa migliore
review-explore = Prova altre mosse da qui
review-not-over = Questa partita non è ancora finita. Potrai analizzarla dopo.
review-needs-server = Per le analisi serve una connessione al server.

## The analysis board

explore-title = Tavolo di analisi
explore-says = Che cosa pensa il bot più forte di ogni mossa: la probabilità di vincere con essa.
explore-to-move = Tocca a { $name }: { $chance }%
explore-moves = Mosse da provare
explore-likeliest = scelta del bot
explore-back = Torna indietro di una mossa
explore-start = Torna all’inizio
explore-path = Mosse provate
explore-no-path = Ancora nessuna. Scegli una mossa qui o giocala sul tavolo.
explore-copy = Copia il link
explore-dealt = Le carte nascoste sono state distribuite a caso.
explore-thinking = Sto pensando…
explore-bad-position = Questa posizione non è leggibile.

## Opening a record or a position

analysis-open-record = Analizza una registrazione
analysis-open-record-says = Apri il file di una partita finita o incollane il testo. Non viene salvato nulla.
analysis-file = File della registrazione
analysis-text = Testo della registrazione
analysis-position = Esplora una posizione
analysis-position-says = Incolla una posizione come testo, per esempio dal terminale o da un programma.
analysis-position-text = Posizione
analysis-bad-record = Questa non è la registrazione di una partita finita.
analysis-too-large = Questo file è troppo grande per una registrazione.
