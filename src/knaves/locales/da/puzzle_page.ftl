### Opgaver på siden.

puzzles-title = Opgaver
puzzles-today = Dagens opgaver
puzzles-more = Flere opgaver
puzzles-next = Næste opgave
puzzles-level = Sværhedsgrad
puzzles-level-easy = Let
puzzles-level-medium = Middel
puzzles-level-hard = Svær
puzzles-kind = Slags
puzzles-kind-all = Alle slags
puzzles-kind-win = Vind nu
puzzles-kind-stop = Stop en sejr
puzzles-kind-jack = Knægte
puzzles-kind-dead = Døde kort
puzzles-kind-line = Lange rækker
puzzles-kind-chain = Lange kæder
puzzles-kind-block = Blokér eller ej
puzzles-kind-special = Specialkort
puzzles-kind-best = Bedste træk
puzzles-count = { $solved } af { $count } løst
puzzles-done = løst
puzzles-stars = sværhedsgrad { $stars } af 5
puzzles-missing = Denne opgave findes ikke længere.
puzzles-shown = Det var trækket. Prøv selv næste gang.
