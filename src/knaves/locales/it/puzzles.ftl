### Problemi: posizioni con una sola mossa giusta.

puzzle-title = Problema – { $game }
puzzle-daily = Problema del giorno – { $game }
puzzle-difficulty = difficoltà { $difficulty } su 100
puzzle-goal-win = { $plays ->
    [one] Vinci subito.
   *[other] Puoi vincere in questo turno con { $plays } carte, se nessuno blocca.
}
puzzle-goal-stop = Un avversario sta per vincere. Fermalo.
puzzle-goal-jack = È il momento di giocare un fante. Dove?
puzzle-goal-dead = Una delle tue carte è morta. Che cosa fai?
puzzle-goal-line = Hai formato una linea lunga. Quale parte deve contare?
puzzle-goal-chain = Gioca più carte che puoi sulle pile in questo turno.
puzzle-goal-block = Blocchi questa pila o la lasci passare?
puzzle-goal-special = È il momento di giocare una carta speciale. Quale, e come?
puzzle-goal-best = Trova la mossa migliore.
puzzle-ask = La tua mossa, o hint, solution, next
puzzle-help = Scrivi una mossa. moves mostra le tue mosse, board mostra di nuovo la posizione, hint dice la carta, solution mostra la soluzione, next salta il problema, q esce.
puzzle-hint-card = La carta che ti serve: { $card }.
puzzle-hint-think = Che cosa succede se la lasci passare, e a cos’altro potrebbe servirti il Blocco?
puzzle-right = Giusto. E adesso?
puzzle-solved = Risolto!
puzzle-wrong = C’è di meglio. Riprova.
puzzle-chances = Così vinci da qui circa il { $best }% delle partite; con la seconda mossa migliore solo il { $other }%.
puzzle-streak = { $count ->
    [one] { $count } giorno di fila.
   *[other] { $count } giorni di fila.
}
puzzle-again = Un altro problema? { key-enter } o q
puzzle-all-solved = Hai risolto tutti questi problemi.
