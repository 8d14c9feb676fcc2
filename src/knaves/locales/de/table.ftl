### Wörter am Tisch: das Spiel, was vorgelesen wird, das Ergebnis, die Wiederholung.

## Wer dran ist

turn-yours = Du bist am Zug
turn-of = { $name } ist am Zug
turn-title = Du bist dran! – Knaves
turn-notification = Du bist an Tisch { $code } am Zug.
turn-thinking = { $count ->
    [one] { $name } überlegt …
   *[other] { $name } überlegen …
}
turn-away = { $name } ist gerade nicht da.
turn-away-bot = { $name } ist gerade nicht da. Wenn es zu lange dauert, springt ein Bot ein.
turn-idle = { $name } hat schon länger nicht gespielt.
turn-idle-soon = Noch { $time }, dann können die anderen einen Bot für dich spielen lassen.
turn-idle-now = Spiele jetzt, sonst können die anderen einen Bot für dich spielen lassen.
turn-time-left = noch { $time }

## Was zu tun ist

prompt-choose-card = Wähle eine Karte.
prompt-choose-cell = Wähle ein Feld für { $card }.
prompt-choose-remove = Wähle den Stein, den du entfernst.
prompt-choose-fit = Welche Karte?
prompt-choose-line = Welche Steine bilden die Sequenz?
prompt-choose-victim = Von wem stiehlst du?
prompt-choose-source = Vom Ablagestapel oder aus der Hand?
prompt-choose-pile = Welcher Stapel?
prompt-choose-take = Welche Karte nimmst du?
prompt-give-up = Tischgespräche: Gib eine Karte ab.
prompt-confirm = Zug bestätigen?
prompt-draw = Ziehe eine Karte.
prompt-draw-deadline = Ziehe, bevor { $name } gespielt und gezogen hat.
prompt-exchange = Tote Karte: { $card }. Tausche sie.
prompt-pass = Du kannst nichts spielen und musst passen.
prompt-block = { $name } vollendet { place-object }. Blockieren?
prompt-discard = Spiele weiter oder lege eine Karte ab, um deinen Zug zu beenden.
prompt-end = Spiele weiter oder beende deinen Zug.

## Der Tisch

table-board = Spielbrett
table-hand = Deine Hand
table-hand-of = Hand von { $name }
table-draw-pile = Nachziehstapel
table-discard-pile = Dein Ablagestapel
table-piles = Stapel
table-pile-empty = leer
table-pile-needs = als Nächstes: { $card }
table-chips = Chips
table-chips-count = { $blue } blau, { $red } rot (fünf nötig)
table-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
table-sequences-of = { $made } von { $needed }
table-sequences-count = { $count ->
    [0] keine Sequenzen
    [one] { $count } Sequenz
   *[other] { $count } Sequenzen
}
table-last-card = letzte Karte: { $card }
table-log = Spielverlauf
table-phrases = Kurznachrichten
table-chat = Chat
table-chat-off = Kein Chat zwischen Partnern: Tischgespräche sind an diesem Tisch nicht erlaubt.
table-players = Spieler
table-bot = Bot
table-away = abwesend
table-you = du
table-spectator = Du schaust zu.
table-no-spectators = An diesem Tisch sind keine Zuschauer erlaubt.
table-options = Tischregeln
table-dead-card = Tote Karte
table-undo = Zurücknehmen
table-hint = Tipp
table-draw-offered = { $name } bietet Unentschieden an. Annehmen?
table-call-asks = { $name } reklamiert Tischgespräche bei { $team }. Stimmst du zu?
table-leave = Tisch verlassen
table-leave-asks = Ein Bot spielt für dich, bis du zurück bist.
table-let-bot = Einen Bot für { $name } spielen lassen
table-stood-in = Ein Bot spielt für dich.
table-return = Ich bin wieder da
table-menu = Menü
table-direction-left = Es geht nach links weiter.
table-direction-right = Es geht nach rechts weiter.
table-block-time = Zeit zum Blockieren

## Vorgelesen

speak-row-column = Zeile { $row }, Spalte { $column }
speak-cell = { $where }, { $card }, { $state }
speak-cell-free = leer
speak-cell-chip = { $team ->
    [blue] blauer Stein
    [green] grüner Stein
    [red] roter Stein
   *[other] Stein von { $team }
}
speak-cell-locked = { speak-cell-chip }, Teil einer Sequenz
speak-cell-corner = { $where }, Bonusfeld
speak-cell-legal = hier kannst du spielen
speak-cell-makes = macht { $count } in einer Reihe
speak-card-places = { $count ->
    [0] { $card }, nirgends spielbar
    [one] { $card }, { $count } mögliches Feld
   *[other] { $card }, { $count } mögliche Felder
}
speak-card-wild = { $card }, Joker: jedes freie Feld
speak-card-remove = { $card }, entfernt einen Stein
speak-card-dead = { $card }, tot
speak-card-top = { $card }, oben auf deinem Ablagestapel
speak-turn-yours = Du bist am Zug.
speak-lines = { team }: { table-sequences-count }.
speak-longest = { team }: Die längste offene Reihe hat { $count }.
speak-time = Noch { $time }.
speak-time-none = Es wird ohne Uhr gespielt.
speak-last-none = Es wurde noch nichts gespielt.
speak-pile = { place }: { $top }, { table-pile-needs }

## Ein Gerät

pass-to = Weitergeben an { $name }
pass-hold = Halten, um deine Karten zu sehen
pass-hidden = Die Handkarten sind verdeckt.

## Das Ergebnis

result-title = Spiel beendet
result-won = Du hast gewonnen!
result-lost = Gewonnen: { $winners }. Beim nächsten Mal mehr Glück!
result-drawn = Unentschieden
result-by = Gewonnen: { $winners }.
result-rematch = Revanche
result-rematch-waits = Warten auf die anderen …
result-rematch-waits-for = Warten auf { $names } …
result-rematch-asked = { $count ->
    [one] { $names } möchte noch ein Spiel.
   *[other] { $names } möchten noch ein Spiel.
}
result-replay = Wiederholung ansehen
result-share = Spiel teilen
result-home = Startseite
result-moves = { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
}
result-deal = Das Mischen
result-deal-verify = Mischen prüfen
result-deal-good = Die Karten sind so gemischt, wie es vor der ersten Karte festgelegt wurde.
result-deal-bad = Die Karten sind nicht so gemischt, wie es vor dem Spiel festgelegt wurde!
result-deal-says = Vor der ersten Karte hat der Server das Mischen festgelegt und den Fingerabdruck veröffentlicht. Jetzt können alle prüfen, dass nichts geändert wurde.
result-seed = Startwert
result-commitment = Fingerabdruck

## Die Wiederholung

replay-title = Wiederholung
replay-play = Abspielen
replay-pause = Pause
replay-next = Nächster Zug
replay-previous = Vorheriger Zug
replay-first = Zum Anfang
replay-last = Zum Ende
replay-speed = Tempo
replay-move = Zug { $number } von { $total }
replay-all-hands = Alle Karten zeigen
replay-one-hand = Aus Sicht von { $name }
replay-record = Aufzeichnung herunterladen
