### Los problemas en la página.

puzzles-title = Problemas
puzzles-today = Problemas del día
puzzles-more = Más problemas
puzzles-next = Siguiente problema
puzzles-level = Dificultad
puzzles-level-easy = Fácil
puzzles-level-medium = Media
puzzles-level-hard = Difícil
puzzles-kind = Tipo
puzzles-kind-all = Todos los tipos
puzzles-kind-win = Ganar ya
puzzles-kind-stop = Evitar que gane otro
puzzles-kind-jack = Jotas
puzzles-kind-dead = Cartas injugables
puzzles-kind-line = Líneas largas
puzzles-kind-chain = Cadenas largas
puzzles-kind-block = Bloquear o no
puzzles-kind-special = Cartas especiales
puzzles-kind-best = La mejor jugada
puzzles-count = { $solved } de { $count } resueltos
puzzles-done = resuelto
puzzles-stars = dificultad { $stars } de 5
puzzles-missing = Este problema ya no existe.
puzzles-shown = Esa es la jugada. La próxima vez, inténtalo tú.
