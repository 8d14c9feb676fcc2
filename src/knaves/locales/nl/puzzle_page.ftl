### Puzzels op de pagina.

puzzles-title = Puzzels
puzzles-today = Puzzels van de dag
puzzles-more = Meer puzzels
puzzles-next = Volgende puzzel
puzzles-level = Moeilijkheid
puzzles-level-easy = Makkelijk
puzzles-level-medium = Gemiddeld
puzzles-level-hard = Moeilijk
puzzles-kind = Soort
puzzles-kind-all = Alle soorten
puzzles-kind-win = Win nu
puzzles-kind-stop = Houd een winst tegen
puzzles-kind-jack = Boeren
puzzles-kind-dead = Dode kaarten
puzzles-kind-line = Lange rijen
puzzles-kind-chain = Lange reeksen
puzzles-kind-block = Blokkeren of niet
puzzles-kind-special = Speciale kaarten
puzzles-kind-best = Beste zet
puzzles-count = { $solved } van { $count } opgelost
puzzles-done = opgelost
puzzles-stars = moeilijkheid { $stars } van 5
puzzles-missing = Deze puzzel bestaat niet meer.
puzzles-shown = Dat is de zet. Probeer het de volgende keer zelf.
