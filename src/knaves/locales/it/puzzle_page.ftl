### I problemi sulla pagina.

puzzles-title = Problemi
puzzles-today = Problemi del giorno
puzzles-more = Altri problemi
puzzles-next = Prossimo problema
puzzles-level = Difficoltà
puzzles-level-easy = Facile
puzzles-level-medium = Media
puzzles-level-hard = Difficile
puzzles-kind = Tipo
puzzles-kind-all = Tutti i tipi
puzzles-kind-win = Vinci subito
puzzles-kind-stop = Ferma chi vince
puzzles-kind-jack = Fanti
puzzles-kind-dead = Carte morte
puzzles-kind-line = Linee lunghe
puzzles-kind-chain = Catene lunghe
puzzles-kind-block = Bloccare o no
puzzles-kind-special = Carte speciali
puzzles-kind-best = La mossa migliore
puzzles-count = { $solved } di { $count } risolti
puzzles-done = risolto
puzzles-stars = difficoltà { $stars } su 5
puzzles-missing = Questo problema non c’è più.
puzzles-shown = La mossa era questa. La prossima volta prova tu.
