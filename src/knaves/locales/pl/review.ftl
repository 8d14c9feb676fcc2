## Reviews of finished games: skill and luck are signed numbers of percentage points.

review-title = Analiza gry
review-known = Według tego, co wiedzieli gracze
review-open = Przy odkrytych kartach
review-curve = Szansa na wygraną: { $side }
review-player = { $name }: dokładność { $accuracy }, wybory { $skill }, szczęście { $luck } (w tym { $deal } z rozdania)
review-marks = najlepsze ruchy { $best }, dobre { $good }, niedokładne { $inaccurate }, błędy { $mistake }, poważne błędy { $blunder }
review-story = { $story ->
     [well-lucky] { $name }: dobra gra i szczęście.
     [well-even] { $name }: dobra gra. Szczęście było wyrównane.
     [well-unlucky] { $name }: dobra gra i pech.
     [fair-lucky] { $name }: niezła gra i szczęście.
    *[fair-even] { $name }: niezła gra. Szczęście było wyrównane.
     [fair-unlucky] { $name }: niezła gra i pech.
     [poor-lucky] { $name }: wiele przeoczeń, ale dużo szczęścia.
     [poor-even] { $name }: wiele przeoczeń. Szczęście było wyrównane.
     [poor-unlucky] { $name }: wiele przeoczeń i pech.
}
review-story-you = { $story ->
     [well-lucky] Dobra gra i szczęście po twojej stronie.
     [well-even] Dobra gra z twojej strony. Szczęście było wyrównane.
     [well-unlucky] Dobra gra z twojej strony, ale pech.
     [fair-lucky] Niezła gra i szczęście po twojej stronie.
    *[fair-even] Niezła gra z twojej strony. Szczęście było wyrównane.
     [fair-unlucky] Niezła gra z twojej strony, ale pech.
     [poor-lucky] Wiele przeoczeń, ale szczęście ci sprzyjało.
     [poor-even] Wiele przeoczeń. Szczęście było wyrównane.
     [poor-unlucky] Wiele przeoczeń, a do tego pech.
}
review-moments = Co rozstrzygnęło grę
review-moment = Ruch { $number }, { $name }: { $move }. { $side }: z { $before }% na { $after }%. { $cause }
review-swing = Szansa { $before }% → { $after }%.
review-swing-parts = Wybór { $choice }, szczęście { $luck }.
review-harmless = Przy takim układzie zakrytych kart nic to nie kosztowało.
review-cause = { $cause ->
     [won] To dało wygraną.
     [choice] Był lepszy ruch.
     [hidden] Przy wszystkich kartach odkrytych był lepszy ruch.
     [no-better] Lepszego ruchu prawie nie było.
     [removed] Usunięto żeton.
     [completed] Ułożono sekwencję.
     [stolen] Coś skradziono.
     [blocked] Zablokowano stos.
     [drawn] Dobrane karty: { $cards }.
    *[played] O tym zdecydował ten ruch.
}
review-mistakes = Lepsze ruchy
review-mistake = Ruch { $number }, { $name }: { $move } ({ $mark }, −{ $loss }%). Lepiej: { $best }. { $reason }
review-no-mistakes = Bez błędów.
review-mark = { $mark ->
     [best] najlepszy ruch
    *[good] dobry
     [inaccurate] niedokładny
     [mistake] błąd
     [blunder] poważny błąd
}

## How the result came about, for each side

review-sum = Skąd wziął się wynik
review-sum-says = W punktach procentowych szansy na wygraną. Wszystko razem daje wynik.
review-sum-even = równy udział
review-sum-deal = rozdanie
review-sum-luck = późniejsze szczęście
review-sum-own = własne wybory
review-sum-others = wybory innych
review-sum-result = wynik

## On the page

review-progress = Sprawdzam ruch { $done } z { $total }…
review-accuracy = Dokładność
review-players = Gracze
review-view = Oceniaj ruchy
review-view-known = Według tego, co można było wiedzieć
review-view-open = Przy odkrytych kartach
review-moves = Wszystkie ruchy
review-move-column = Ruch
review-mark-column = Ocena
review-chance-column = Szansa przed → po
review-chances = Szanse na wygraną
review-chances-now = { $side } { $chance }%
review-better = Lepiej: { $move }
review-lost = { $mark }, −{ $loss }%
review-show-better = Pokaż lepszy ruch
review-explore = Wypróbuj stąd inne ruchy
review-not-over = Ta gra jeszcze trwa. Analiza będzie możliwa po jej końcu.
review-needs-server = Analiza wymaga połączenia z serwerem.

## The analysis board

explore-title = Plansza do analizy
explore-says = Co najsilniejszy bot sądzi o każdym ruchu: szansa na wygraną z tym ruchem.
explore-to-move = Ruch gracza { $name }: { $chance }%
explore-moves = Ruchy warte próby
explore-likeliest = wybór bota
explore-back = Cofnij ruch
explore-start = Wróć na początek
explore-path = Wypróbowane ruchy
explore-no-path = Nic jeszcze nie wypróbowano. Wybierz ruch tutaj albo zagraj na stole.
explore-copy = Kopiuj link
explore-dealt = Zakryte karty rozdano losowo.
explore-thinking = Myślę…
explore-bad-position = Nie można odczytać tej pozycji.

## Opening a record or a position

analysis-open-record = Analizuj zapis
analysis-open-record-says = Otwórz plik zakończonej gry albo wklej jego treść. Nic nie zostanie zapisane.
analysis-file = Plik zapisu
analysis-text = Treść zapisu
analysis-position = Zbadaj pozycję
analysis-position-says = Wklej pozycję jako tekst, na przykład z terminala albo z programu.
analysis-position-text = Pozycja
analysis-bad-record = To nie jest zapis zakończonej gry.
analysis-too-large = Ten plik jest za duży jak na zapis gry.
