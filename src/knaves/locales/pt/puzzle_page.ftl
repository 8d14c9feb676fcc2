### Os problemas na página.

puzzles-title = Problemas
puzzles-today = Problemas do dia
puzzles-more = Mais problemas
puzzles-next = Problema seguinte
puzzles-level = Dificuldade
puzzles-level-easy = Fácil
puzzles-level-medium = Média
puzzles-level-hard = Difícil
puzzles-kind = Tipo
puzzles-kind-all = Todos os tipos
puzzles-kind-win = Ganhar já
puzzles-kind-stop = Impedir uma vitória
puzzles-kind-jack = Valetes
puzzles-kind-dead = Cartas não jogáveis
puzzles-kind-line = Linhas longas
puzzles-kind-chain = Cadeias longas
puzzles-kind-block = Bloquear ou não
puzzles-kind-special = Cartas especiais
puzzles-kind-best = A melhor jogada
puzzles-count = { $solved } de { $count } resolvidos
puzzles-done = resolvido
puzzles-stars = dificuldade { $stars } de 5
puzzles-missing = Este problema já não existe.
puzzles-shown = A jogada era esta. Da próxima vez, tenta tu.
