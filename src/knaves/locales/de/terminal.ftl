### Was nur der Terminal-Client sagt, auf seinen Bildschirmen und in einfachen Zeilen.

## Der Tisch

term-no-place = kein Feld
term-complete = fertig
term-discard-top = abgelegt { $card } ({ $count })
term-may-draw = darf noch ziehen
term-forgot = hat das Ziehen vergessen
term-must-give-up = muss eine Karte abgeben
term-offers = bietet Unentschieden an
term-goal-lines = { $count ->
    [one] Eine Sequenz gewinnt
   *[other] { $count } Sequenzen gewinnen
}
term-goal-chips = { $count } Chips gewinnen (je Farbe mindestens { $each })
term-pile = Nachziehstapel: { $count }
term-draw-due = Zieh jetzt: Sobald der nächste Spieler gespielt hat, ist es zu spät.
term-window = { $name } spielt { place-on }. Blockieren?
term-no-block = Du hast keine Block-Karte.
term-skips = { $count ->
    [one] { $count } Spieler wird übersprungen.
   *[other] { $count } Spieler werden übersprungen.
}

## Anfang und Ende

term-commitment = Das Mischen ist festgelegt. Den Startwert siehst du am Ende; sein Fingerabdruck (SHA-256) ist { $sha }.
term-recording = Das Spiel wird laufend in { $path } aufgezeichnet.
term-saved = Die Aufzeichnung ist in { $path } gespeichert.
term-not-saved = { $reason ->
    [folder] Die Aufzeichnung kann nicht gespeichert werden: Den Ordner für { $path } gibt es nicht.
    [permission] Die Aufzeichnung kann nicht gespeichert werden: Du darfst nicht in { $path } schreiben.
    [directory] Die Aufzeichnung kann nicht gespeichert werden: { $path } ist ein Ordner.
    [full] Die Aufzeichnung kann nicht gespeichert werden: Der Datenträger ist voll.
   *[other] Die Aufzeichnung kann nicht gespeichert werden ({ $code }).
}

## Einfache Zeilen

term-plain-start = Gib einen Zug ein, oder ? für Hilfe.
term-no-cards = keine Karten
term-no-move = jetzt nicht spielbar
term-your-move = Dein Zug
term-your-move-or-wait = Dein Zug, oder wait
term-more-moves = und { $count } weitere: moves { $card }
term-undone = Dein letzter Zug wurde zurückgenommen.
term-no-hint = Gerade gibt es keinen Tipp.
term-coach-on = Der Trainer ist an: Er fragt nach, bevor ein Zug viel verliert.
term-coach-off = Der Trainer ist aus.
term-coach-none = Hier gibt es keinen Trainer: Er braucht ein Spiel nur gegen Bots, mit Tipps, und NumPy.
term-no-cell = Die Felder gehen von { $first } bis { $last }.
term-ambiguous = „{ $typed }“ kann { $count } Züge meinen: { $moves } …
term-unreadable = „{ $typed }“ ist kein Zug. Mit moves siehst du deine Züge, mit ? die Hilfe.
term-again = Noch ein Spiel? { key-enter }, review, save DATEI oder q
term-no-review = Dieses Spiel kann hier nicht analysiert werden.
term-one-of = Bitte antworte mit einem dieser Wörter: { $choices }.
term-plain-help =
    Gib einen Zug ganz ein, oder so viel, dass er sich von den anderen unterscheidet: Karte, Feld oder beides.
    Klassisch und Reise: 7H@c4 setzen, JC@c4 Joker-Bube, JSxc4 entfernen, 7H! tote Karte, + ziehen, =a5-e5 Reihe wählen,
    -7H Karte abgeben, pass passen, offer Unentschieden anbieten, call:green Tischgespräche reklamieren.
    Stacks: B3@b1 Karte spielen, SK Skip, RV Reverse, SC:2d oder SC:2h Karte von Platz 2 stehlen, ST:2b blauen Chip stehlen,
    ^ davor für die oberste Karte deines Ablagestapels, -B3 ablegen, block, let gelten lassen, take:B3, end, + ziehen.
    Weitere Befehle: moves (oder moves JC) Züge, hand, board Brett, cell c4 Feld (in Stacks: cell b1), seats Spieler,
    last letzter Zug, options Regeln, rule C15, hint Tipp, coach Trainer, undo zurücknehmen, wait die anderen vorlassen,
    say hello etwas sagen (am Tisch eines Servers), quit beenden.
    Am Tisch eines Servers auch: back (wieder selbst spielen), bot 2 (einen Bot für Platz 2 spielen lassen, wenn dort niemand spielt),
    host 2 (den Spieler auf Platz 2 zum Gastgeber machen), lock, unlock (ob andere dazukommen können), spectators off (oder on).
term-codes = So werden Karten geschrieben
term-codes-typed = Züge gibst du immer mit J Q K A ein, egal was auf den Karten steht.

## Bildschirme

term-aside = Sagen
term-new-game = Neues Spiel
term-quit = Beenden
term-look = Den Tisch ansehen
term-save = Aufzeichnung speichern
term-nothing-here = Dort kannst du nichts spielen.
term-start-keys = ↑ ↓ Zeile wählen, ← → ändern, { key-enter } starten, Q beenden
term-help-enter = spielen
term-help-table = zum Tisch und zurück; dort bewegst du dich mit den Pfeilen
term-help-lay-down = tote Karte tauschen; ablegen; Karte abgeben
term-help-draw = ziehen, wenn das nicht automatisch geschieht
term-help-block = Stapel blockieren oder gelten lassen
term-help-end = Zug ohne Ablegen beenden
term-help-wait = die anderen vorlassen
term-help-aside = etwas sagen, Unentschieden anbieten, Tischgespräche reklamieren

## Am Tisch eines Servers

term-clock-game = { $count ->
    [one] { $count } Minute für das ganze Spiel
   *[other] { $count } Minuten für das ganze Spiel
}
term-time-days = { $days } T { $hours } Std
term-come-back = So kommst du an deinen Platz zurück: { $command }
term-no-server = { $reason ->
    [refused] Unter { $server } läuft kein Server. Ist er gestartet?
    [unknown] Die Adresse { $server } ist nicht zu finden.
    [slow] { $server } antwortet nicht.
    [foreign] { $server } ist kein Knaves-Server oder hat eine andere Version.
   *[other] Keine Verbindung zu { $server }.
}
term-no-seat = Du hast an diesem Tisch keinen Platz (mehr).
term-may-watch = Mit --watch kannst du zuschauen.
term-lobby-help =
    start startet das Spiel; seats und options zeigen, was vereinbart ist; name NAME ändert deinen Namen;
    say hello sagt eine Kurznachricht, say allein listet sie auf; quit gibt deinen Platz auf.
    Für den Gastgeber: bot 2 setzt einen Bot auf Platz 2, free 2 macht ihn wieder frei, swap 0 2 tauscht zwei Plätze.
    host 2 macht den Spieler auf Platz 2 zum Gastgeber. lock und unlock bestimmen, ob andere dazukommen können,
    spectators off und spectators on, ob sie zuschauen können.
