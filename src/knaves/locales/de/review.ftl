## Reviews of finished games: skill and luck are signed numbers of percentage points.

review-known = Nach dem, was die Spieler wussten
review-open = Mit allen Karten offen
review-curve = Gewinnchance: { $side }
review-player = { $name }: Genauigkeit { $accuracy }, Können { $skill }, Glück { $luck } (davon { $deal } beim Geben)
review-marks = beste Züge { $best }, gute { $good }, ungenaue { $inaccurate }, Fehler { $mistake }, grobe Fehler { $blunder }
review-unlucky = { $name } hat besser gespielt und Pech gehabt.
review-moments = Was das Spiel entschied
review-moment = Zug { $number }, { $name }: { $move }. { $side }: von { $before } % auf { $after } %. { $cause }
review-cause = { $cause ->
     [won] Das gewann das Spiel.
     [choice] Es gab einen besseren Zug.
     [removed] Ein Stein wurde entfernt.
     [completed] Eine Sequenz wurde vollendet.
     [stolen] Etwas wurde gestohlen.
     [blocked] Ein Stapel wurde blockiert.
     [drawn] Gezogene Karten: { $cards }.
    *[played] So nahm das Spiel seinen Lauf.
}
review-mistakes = Bessere Züge
review-mistake = Zug { $number }, { $name }: { $move } ({ $mark }, −{ $loss } %). Besser: { $best }. { $reason }
review-no-mistakes = Keine Fehler.
review-mark = { $mark ->
     [best] bester Zug
    *[good] gut
     [inaccurate] ungenau
     [mistake] Fehler
     [blunder] grober Fehler
}
