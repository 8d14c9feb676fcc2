### Rätsel auf der Seite.

puzzles-title = Rätsel
puzzles-today = Die Rätsel des Tages
puzzles-more = Weitere Rätsel
puzzles-next = Nächstes Rätsel
puzzles-level = Schwierigkeit
puzzles-level-easy = Leicht
puzzles-level-medium = Mittel
puzzles-level-hard = Schwer
puzzles-kind = Art
puzzles-kind-all = Alle Arten
puzzles-kind-win = Jetzt gewinnen
puzzles-kind-stop = Sieg verhindern
puzzles-kind-jack = Buben
puzzles-kind-dead = Tote Karten
puzzles-kind-line = Lange Reihen
puzzles-kind-chain = Lange Ketten
puzzles-kind-block = Block oder nicht
puzzles-kind-special = Spezialkarten
puzzles-kind-best = Bester Zug
puzzles-count = { $solved } von { $count } gelöst
puzzles-done = gelöst
puzzles-stars = Schwierigkeit { $stars } von 5
puzzles-missing = Dieses Rätsel gibt es nicht mehr.
puzzles-shown = Das ist der Zug. Versuch es nächstes Mal selbst.
