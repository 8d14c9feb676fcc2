### Wörter am Tisch: das Spiel, was vorgelesen wird, das Ergebnis, die Wiederholung.

## Wer dran ist

turn-yours = Du bist am Zug
turn-of = { $name } ist am Zug
turn-title = Du bist dran! – Knaves
turn-notification = Du bist an Tisch { $code } am Zug.
turn-thinking = { $name } überlegt …
turn-away = { $name } ist weg.
turn-time-left = noch { $time }

## Was zu tun ist

prompt-choose-card = Wähle eine Karte.
prompt-choose-cell = Wähle ein Feld für { $card }.
prompt-choose-remove = Wähle den Stein, der wegkommt.
prompt-choose-fit = Welche Karte?
prompt-choose-line = Welche Steine sind die Sequenz?
prompt-choose-victim = Von wem?
prompt-choose-source = Vom Ablagestapel oder aus der Hand?
prompt-choose-pile = Auf welchen Stapel?
prompt-choose-take = Welche Karte nimmst du?
prompt-give-up = Gib für Tischgespräche eine Karte ab.
prompt-confirm = Zug bestätigen?
prompt-draw = Ziehe eine Karte.
prompt-draw-deadline = Ziehe, bevor { $name } gespielt und gezogen hat.
prompt-exchange = Tote Karte: { $card }. Tausche sie.
prompt-pass = Du kannst nichts spielen: passe.
prompt-block = { $name } vollendet { place-object }. Blockieren?
prompt-discard = Spiele weiter oder lege eine Karte ab, um deinen Zug zu beenden.
prompt-end = Spiele weiter oder beende deinen Zug.
prompt-wait = Warte auf die anderen.

## Der Tisch

table-board = Spielbrett
table-hand = Deine Hand
table-hand-of = Hand von { $name }
table-draw-pile = Nachziehstapel
table-discard-pile = Dein Ablagestapel
table-piles = Stapel
table-pile-empty = frei
table-pile-needs = braucht { $card }
table-chips = Chips
table-chips-count = { $blue } blau, { $red } rot, von fünf
table-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
table-sequences-of = { $made } von { $needed }
table-sequences-count = { $count ->
    [0] keine Sequenz
    [one] { $count } Sequenz
   *[other] { $count } Sequenzen
}
table-last-card = letzte Karte: { $card }
table-log = Protokoll
table-phrases = Sätze
table-chat = Chat
table-chat-off = Kein Chat zwischen Partnern: Tischgespräche sind an diesem Tisch nicht erlaubt.
table-players = Spieler
table-bot = Bot
table-away = weg
table-you = du
table-spectator = Du schaust zu.
table-options = Regeln dieses Tisches
table-dead-card = Tote Karte
table-undo = Zurücknehmen
table-hint = Tipp
table-hint-says = { $move }. { $reason }
table-draw-offered = { $name } bietet Unentschieden an. Einverstanden?
table-call-asks = { $name } rügt Tischgespräche ({ $team }). Stimmst du zu?
table-leave = Tisch verlassen
table-leave-asks = Ein Bot spielt für dich weiter, bis du zurück bist.
table-menu = Menü
table-direction-left = Es geht links herum.
table-direction-right = Es geht rechts herum.
table-block-time = Zeit zum Blockieren

## Gründe für einen Tipp

hint-wins = Das gewinnt das Spiel.
hint-completes = Das vollendet eine Sequenz.
hint-blocks = Das stoppt die Reihe eines Gegners.
hint-extends = Das macht { $count } in einer Reihe.
hint-saves = Das spart einen Buben für später.
hint-best = Das sieht von hier am besten aus.
hint-only-move = Es gibt keinen anderen Zug.
hint-draws = Eine Karte wartet auf dich.
hint-opens-line = Das beginnt eine neue Reihe.
hint-breaks-sequence = Das bricht eine Sequenz der Gegner.
hint-frees-dead-card = Die Karte ist tot; eine neue ist mehr wert.
hint-plays-before-dead = Die Karte könnte bald tot sein.
hint-builds = Das hilft mehreren Reihen zugleich.
hint-keeps-room = Das lässt Platz für eine weitere Sequenz.
hint-gives-up-least = Diese Karte brauchst du am wenigsten.
hint-leads-to-pile = Das bringt einen Stapel näher ans Ende.
hint-empties-hand = Mit leerer Hand ziehst du fünf neue Karten.
hint-uses-discard = Das spielt eine Karte von deinem Ablagestapel.
hint-gets-rid = Das ist eine Karte weniger auf der Hand.
hint-steals-chip = Ein Chip für dich und einer weniger für den anderen.
hint-steals-card = Diese Karte kannst du brauchen.
hint-denies-card = Das nimmt eine Karte weg, die der andere braucht.
hint-steals-from-hand = Das ist eine Karte mehr für dich.
hint-takes-card = Diese Karte hilft dir am meisten.
hint-skips = { $seat } setzt aus.
hint-reverses = Danach ist jemand dran, der weniger gefährlich ist.
hint-blocks-win = Sonst gewinnt { $seat }.
hint-blocks-pile = Das kostet { $seat } einen Chip.
hint-saves-block = Spare deine Block-Karte für einen gefährlicheren Stapel.
hint-denies-pile = Diesen Platz kann der nächste Spieler nicht nutzen.
hint-keeps-for-later = Du kannst sie später von deinem Ablagestapel spielen.
hint-discards-least = Diese Karte brauchst du am wenigsten.
hint-nothing-left = Es ist nichts mehr zu spielen.

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
    [0] { $card }, kein Feld
    [one] { $card }, { $count } Feld
   *[other] { $card }, { $count } Felder
}
speak-card-wild = { $card }, Joker: jedes freie Feld
speak-card-remove = { $card }, entfernt einen Stein
speak-card-dead = { $card }, tot
speak-card-top = { $card }, oben auf deinem Ablagestapel
speak-turn-yours = Du bist am Zug.
speak-lines = { team }: { table-sequences-count }.
speak-longest = { team }: längste offene Reihe { $count }.
speak-time = Noch { $time }.
speak-time-none = Es läuft keine Uhr.
speak-last-none = Noch wurde nichts gespielt.
speak-pile = { place }: { $top }, { table-pile-needs }

## Ein Gerät

pass-to = Weitergeben an { $name }
pass-hold = Halten, um deine Hand zu sehen
pass-hidden = Die Karten sind verdeckt.

## Das Ergebnis

result-title = Das Spiel ist zu Ende
result-won = Du hast gewonnen!
result-lost = Gewonnen: { $winners }. Beim nächsten Mal mehr Glück!
result-drawn = Unentschieden
result-by = Gewonnen: { $winners }.
result-rematch = Revanche
result-rematch-waits = Warten auf die anderen …
result-replay = Wiederholung ansehen
result-share = Spiel teilen
result-home = Start
result-moves = { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
}
result-deal = Das Mischen
result-deal-verify = Mischen prüfen
result-deal-good = Die Karten lagen so, wie es vor der ersten Karte festgelegt war.
result-deal-bad = Die Karten lagen nicht so, wie es vor dem Spiel festgelegt war!
result-deal-says = Vor der ersten Karte hat der Server das Mischen festgelegt und dessen Fingerabdruck veröffentlicht. Jetzt kann jeder prüfen, dass nichts geändert wurde.
result-seed = Startwert
result-commitment = Fingerabdruck

## Die Wiederholung

replay-title = Wiederholung
replay-play = Abspielen
replay-pause = Anhalten
replay-next = Nächster Zug
replay-previous = Voriger Zug
replay-first = Zum Anfang
replay-last = Zum Ende
replay-speed = Tempo
replay-move = Zug { $number } von { $total }
replay-all-hands = Alle Karten offen
replay-one-hand = Aus Sicht von { $name }
replay-record = Aufzeichnung herunterladen
