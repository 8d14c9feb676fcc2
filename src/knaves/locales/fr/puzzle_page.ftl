### Les problèmes sur la page.

puzzles-title = Problèmes
puzzles-today = Problèmes du jour
puzzles-more = Autres problèmes
puzzles-next = Problème suivant
puzzles-level = Difficulté
puzzles-level-easy = Facile
puzzles-level-medium = Moyenne
puzzles-level-hard = Difficile
puzzles-kind = Genre
puzzles-kind-all = Tous les genres
puzzles-kind-win = Gagner tout de suite
puzzles-kind-stop = Empêcher de gagner
puzzles-kind-jack = Valets
puzzles-kind-dead = Cartes injouables
puzzles-kind-line = Lignes longues
puzzles-kind-chain = Longues suites
puzzles-kind-block = Bloquer ou non
puzzles-kind-special = Cartes spéciales
puzzles-kind-best = Le meilleur coup
puzzles-count = { $solved } sur { $count } résolus
puzzles-done = résolu
puzzles-stars = difficulté { $stars } sur 5
puzzles-missing = Ce problème n’existe plus.
puzzles-shown = C’était ce coup-là. Essayez vous-même la prochaine fois.
