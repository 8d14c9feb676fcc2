## Reviews of finished games: skill and luck are signed numbers of percentage points.

review-known = In base a ciò che i giocatori sapevano
review-open = A carte scoperte
review-curve = Probabilità di vittoria: { $side }
review-player = { $name }: precisione { $accuracy }, abilità { $skill }, fortuna { $luck } ({ $deal } con la distribuzione)
review-marks = mosse migliori { $best }, buone { $good }, imprecise { $inaccurate }, errori { $mistake }, errori gravi { $blunder }
review-unlucky = { $name } ha giocato meglio ma è stato sfortunato.
review-moments = Che cosa ha deciso la partita
review-moment = Mossa { $number }, { $name }: { $move }. { $side }: da { $before }% a { $after }%. { $cause }
review-cause = { $cause ->
     [won] Questa mossa ha vinto la partita.
     [choice] C’era una mossa migliore.
     [removed] È stato tolto un gettone.
     [completed] È stata completata una sequenza.
     [stolen] È stato rubato qualcosa.
     [blocked] È stata bloccata una pila.
     [drawn] Carte pescate: { $cards }.
    *[played] La partita è andata così.
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
