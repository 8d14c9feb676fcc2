### Problemas: posiciones con una sola jugada correcta.

puzzle-title = Problema – { $game }
puzzle-daily = Problema del día – { $game }
puzzle-difficulty = dificultad { $difficulty } de 100
puzzle-goal-win = { $plays ->
    [one] Gana ahora.
   *[other] Puedes ganar en este turno con { $plays } cartas, si nadie bloquea.
}
puzzle-goal-stop = Un rival está a punto de ganar. Impídelo.
puzzle-goal-jack = Es el momento de jugar una jota. ¿Dónde?
puzzle-goal-dead = Una de tus cartas es injugable. ¿Qué haces?
puzzle-goal-line = Has formado una fila larga. ¿Qué parte debe contar?
puzzle-goal-chain = Juega en este turno todas las cartas que puedas en las pilas.
puzzle-goal-block = ¿Bloqueas esta pila o la dejas pasar?
puzzle-goal-special = Es el momento de jugar una carta especial. ¿Cuál y cómo?
puzzle-goal-best = Encuentra la mejor jugada.
puzzle-ask = Tu jugada, o hint, solution, next
puzzle-help = Escribe una jugada. moves muestra tus jugadas, board muestra otra vez la posición, hint nombra la carta, solution muestra la solución, next salta el problema, q termina.
puzzle-hint-card = La carta que necesitas: { $card }.
puzzle-hint-think = ¿Qué pasa si la dejas pasar, y para qué otra cosa te serviría el bloqueo?
puzzle-right = Correcto. ¿Y ahora?
puzzle-solved = ¡Resuelto!
puzzle-wrong = Hay algo mejor. Inténtalo otra vez.
puzzle-chances = Así ganas desde aquí cerca del { $best } % de las partidas; con la segunda mejor jugada, solo el { $other } %.
puzzle-streak = { $count ->
    [one] { $count } día seguido.
   *[other] { $count } días seguidos.
}
puzzle-again = ¿Otro problema? { key-enter } o q
puzzle-all-solved = Has resuelto todos estos problemas.
