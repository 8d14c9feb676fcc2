## Reviews of finished games: skill and luck are signed numbers of percentage points.

review-title = Spielanalyse
review-known = Nach dem, was die Spieler wussten
review-open = Mit allen Karten offen
review-curve = Gewinnchance: { $side }
review-player = { $name }: Genauigkeit { $accuracy }, Entscheidungen { $skill }, Glück { $luck } (davon { $deal } beim Geben)
review-marks = beste Züge { $best }, gute { $good }, ungenaue { $inaccurate }, Fehler { $mistake }, grobe Fehler { $blunder }
review-story = { $story ->
     [well-lucky] { $name } hat gut gespielt und Glück gehabt.
     [well-even] { $name } hat gut gespielt. Das Glück war ausgeglichen.
     [well-unlucky] { $name } hat gut gespielt und Pech gehabt.
     [fair-lucky] { $name } hat ordentlich gespielt und Glück gehabt.
    *[fair-even] { $name } hat ordentlich gespielt. Das Glück war ausgeglichen.
     [fair-unlucky] { $name } hat ordentlich gespielt und Pech gehabt.
     [poor-lucky] { $name } hat viel übersehen, aber Glück gehabt.
     [poor-even] { $name } hat viel übersehen. Das Glück war ausgeglichen.
     [poor-unlucky] { $name } hat viel übersehen und Pech gehabt.
}
review-story-you = { $story ->
     [well-lucky] Du hast gut gespielt und Glück gehabt.
     [well-even] Du hast gut gespielt. Das Glück war ausgeglichen.
     [well-unlucky] Du hast gut gespielt und Pech gehabt.
     [fair-lucky] Du hast ordentlich gespielt und Glück gehabt.
    *[fair-even] Du hast ordentlich gespielt. Das Glück war ausgeglichen.
     [fair-unlucky] Du hast ordentlich gespielt und Pech gehabt.
     [poor-lucky] Du hast viel übersehen, aber Glück gehabt.
     [poor-even] Du hast viel übersehen. Das Glück war ausgeglichen.
     [poor-unlucky] Du hast viel übersehen und Pech gehabt.
}
review-moments = Was das Spiel entschied
review-moment = Zug { $number }, { $name }: { $move }. { $side }: von { $before } % auf { $after } %. { $cause }
review-swing = Chance { $before } % → { $after } %.
review-swing-parts = Entscheidung { $choice }, Glück { $luck }.
review-harmless = So wie die verdeckten Karten lagen, hat es nichts gekostet.
review-cause = { $cause ->
     [won] Damit war das Spiel gewonnen.
     [choice] Es gab einen besseren Zug.
     [hidden] Mit allen Karten offen gab es einen besseren Zug.
     [no-better] Es gab kaum einen besseren Zug.
     [removed] Ein Stein wurde entfernt.
     [completed] Eine Sequenz wurde vollendet.
     [stolen] Etwas wurde gestohlen.
     [blocked] Ein Stapel wurde blockiert.
     [drawn] Gezogene Karten: { $cards }.
    *[played] Der Zug gab den Ausschlag.
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

## How the result came about, for each side

review-sum = Wie das Ergebnis zustande kam
review-sum-says = In Prozentpunkten der Gewinnchance. Alles zusammen ergibt das Ergebnis.
review-sum-even = gleicher Anteil
review-sum-deal = Geben
review-sum-luck = späteres Glück
review-sum-own = eigene Entscheidungen
review-sum-others = Entscheidungen der anderen
review-sum-result = Ergebnis

## On the page

review-progress = Zug { $done } von { $total } wird geprüft …
review-accuracy = Genauigkeit
review-players = Die Spieler
review-view = Züge beurteilen
review-view-known = Nach dem, was man wissen konnte
review-view-open = Mit allen Karten offen
review-moves = Alle Züge
review-move-column = Zug
review-mark-column = Urteil
review-chance-column = Chance vorher → nachher
review-chances = Gewinnchancen
review-chances-now = { $side } { $chance } %
review-better = Besser: { $move }
review-lost = { $mark }, −{ $loss } %
review-show-better = Den besseren Zug zeigen
review-explore = Von hier andere Züge probieren
review-not-over = Dieses Spiel läuft noch. Danach lässt es sich analysieren.
review-needs-server = Für Analysen braucht es eine Verbindung zum Server.

## The analysis board

explore-title = Analysebrett
explore-says = Was der stärkste Bot von jedem Zug hält: die Gewinnchance damit.
explore-to-move = { $name } am Zug: { $chance } %
explore-moves = Züge, die sich lohnen könnten
explore-likeliest = Wahl des Bots
explore-back = Zurücknehmen
explore-start = Zurück zum Anfang
explore-path = Probierte Züge
explore-no-path = Noch nichts probiert. Wähle hier einen Zug oder mach einen auf dem Tisch.
explore-copy = Link kopieren
explore-dealt = Die verdeckten Karten wurden zufällig verteilt.
explore-thinking = Denkt nach …
explore-bad-position = Diese Stellung lässt sich nicht lesen.

## Opening a record or a position

analysis-open-record = Eine Aufzeichnung analysieren
analysis-open-record-says = Öffne die Datei eines beendeten Spiels oder füge ihren Text ein. Nichts wird gespeichert.
analysis-file = Datei der Aufzeichnung
analysis-text = Text der Aufzeichnung
analysis-position = Eine Stellung erkunden
analysis-position-says = Füge eine Stellung als Text ein, zum Beispiel aus dem Terminal oder aus einem Programm.
analysis-position-text = Stellung
analysis-bad-record = Das ist keine Aufzeichnung eines beendeten Spiels.
analysis-too-large = Diese Datei ist zu groß für eine Aufzeichnung.
