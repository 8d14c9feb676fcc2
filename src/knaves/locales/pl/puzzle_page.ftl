### Zagadki na stronie.

puzzles-title = Zagadki
puzzles-today = Zagadki dnia
puzzles-more = Więcej zagadek
puzzles-next = Następna zagadka
puzzles-level = Trudność
puzzles-level-easy = Łatwe
puzzles-level-medium = Średnie
puzzles-level-hard = Trudne
puzzles-kind = Rodzaj
puzzles-kind-all = Wszystkie rodzaje
puzzles-kind-win = Wygraj teraz
puzzles-kind-stop = Zatrzymaj wygraną
puzzles-kind-jack = Walety
puzzles-kind-dead = Martwe karty
puzzles-kind-line = Długie linie
puzzles-kind-chain = Długie serie
puzzles-kind-block = Blokować czy nie
puzzles-kind-special = Karty specjalne
puzzles-kind-best = Najlepszy ruch
puzzles-count = rozwiązane: { $solved } z { $count }
puzzles-done = rozwiązana
puzzles-stars = trudność { $stars } z 5
puzzles-missing = Tej zagadki już nie ma.
puzzles-shown = To był ten ruch. Następnym razem spróbuj bez pomocy.
