### Zagadki: pozycje z jednym właściwym ruchem.

puzzle-title = Zagadka – { $game }
puzzle-daily = Zagadka dnia – { $game }
puzzle-difficulty = trudność { $difficulty } na 100
puzzle-goal-win = { $plays ->
    [one] Wygraj teraz.
    [few] Możesz wygrać w tej turze, grając { $plays } karty, jeśli nikt nie zablokuje.
    [many] Możesz wygrać w tej turze, grając { $plays } kart, jeśli nikt nie zablokuje.
   *[other] Możesz wygrać w tej turze, grając { $plays } karty, jeśli nikt nie zablokuje.
}
puzzle-goal-stop = Przeciwnik zaraz wygra. Powstrzymaj go.
puzzle-goal-jack = Czas na waleta. Gdzie?
puzzle-goal-dead = Jedna z twoich kart jest martwa. Co robisz?
puzzle-goal-line = Masz długą linię. Która jej część ma się liczyć?
puzzle-goal-chain = Zagraj w tej turze jak najwięcej kart na stosy.
puzzle-goal-block = Zablokować ten stos czy go przepuścić?
puzzle-goal-special = Czas na kartę specjalną. Którą i jak?
puzzle-goal-best = Znajdź najlepszy ruch.
puzzle-ask = Twój ruch albo hint, solution, next
puzzle-help = Wpisz ruch. moves pokazuje twoje ruchy, board jeszcze raz pozycję, hint podaje kartę, solution pokazuje rozwiązanie, next pomija zagadkę, q kończy.
puzzle-hint-card = Potrzebna karta: { $card }.
puzzle-hint-think = Co się stanie, jeśli go przepuścisz, i do czego jeszcze może się przydać Blok?
puzzle-right = Dobrze. Co dalej?
puzzle-solved = Rozwiązane!
puzzle-wrong = Jest coś lepszego. Spróbuj jeszcze raz.
puzzle-chances = Tak wygrywasz stąd około { $best }% gier, a z drugim najlepszym ruchem tylko { $other }%.
puzzle-streak = { $count ->
    [one] { $count } dzień z rzędu.
    [few] { $count } dni z rzędu.
    [many] { $count } dni z rzędu.
   *[other] { $count } dnia z rzędu.
}
puzzle-again = Jeszcze jedna zagadka? { key-enter } albo q
puzzle-all-solved = Wszystkie te zagadki są rozwiązane.
