## Reviews of finished games: skill and luck are signed numbers of percentage points.

review-known = Według tego, co wiedzieli gracze
review-open = Przy wszystkich kartach odkrytych
review-curve = Szansa na wygraną: { $side }
review-player = { $name }: dokładność { $accuracy }, umiejętność { $skill }, szczęście { $luck } (w tym { $deal } z rozdania)
review-marks = najlepsze ruchy { $best }, dobre { $good }, niedokładne { $inaccurate }, błędy { $mistake }, poważne błędy { $blunder }
review-unlucky = Lepsza gra, ale brak szczęścia: { $name }.
review-moments = Co rozstrzygnęło grę
review-moment = Ruch { $number }, { $name }: { $move }. { $side }: z { $before }% na { $after }%. { $cause }
review-cause = { $cause ->
     [won] To wygrało grę.
     [choice] Był lepszy ruch.
     [removed] Usunięto żeton.
     [completed] Ułożono sekwencję.
     [stolen] Coś skradziono.
     [blocked] Zablokowano stos.
     [drawn] Dobrane karty: { $cards }.
    *[played] Tak potoczyła się gra.
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
