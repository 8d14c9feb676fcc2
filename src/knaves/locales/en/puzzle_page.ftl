### Puzzles on the page.

puzzles-title = Puzzles
puzzles-today = Today’s puzzles
puzzles-more = More puzzles
puzzles-next = Next puzzle
puzzles-level = Difficulty
puzzles-level-easy = Easy
puzzles-level-medium = Medium
puzzles-level-hard = Hard
puzzles-kind = Kind
puzzles-kind-all = All kinds
puzzles-kind-win = Win now
puzzles-kind-stop = Stop a win
puzzles-kind-jack = Jacks
puzzles-kind-dead = Dead cards
puzzles-kind-line = Long lines
puzzles-kind-chain = Long chains
puzzles-kind-block = Block or not
puzzles-kind-special = Special cards
puzzles-kind-best = Best move
puzzles-count = { $solved } of { $count } solved
puzzles-done = solved
puzzles-stars = difficulty { $stars } of 5
puzzles-missing = This puzzle doesn’t exist any more.
puzzles-shown = That’s the move. Try it yourself next time.
