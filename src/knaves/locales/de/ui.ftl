### Wörter abseits des Tisches: Start, neuer Tisch, Wartezimmer, Einstellungen, Hilfe.

## Überall

app-name = Knaves
app-tagline = Die Sequence-Familie, für Menschen und Bots.
app-description = Spiele aus der Sequence-Familie im Browser – mit Freunden oder gegen Bots.
app-trademark = Sequence ist eine Marke ihrer Inhaber. Knaves steht in keiner Verbindung zu ihnen.
action-cancel = Abbrechen
action-close = Schließen
action-back = Zurück
action-confirm = Bestätigen
action-copy = Kopieren
action-copied = Kopiert
action-share = Teilen
action-again = Noch einmal
action-retry = Erneut versuchen
action-more = Mehr
action-yes = Ja
action-no = Nein
action-why = Warum?
state-loading = Wird geladen …
state-connecting = Verbindung wird aufgebaut …
state-reconnecting = Verbindung verloren. Neuer Versuch …
state-connected = Wieder verbunden.
state-offline = Du bist offline.
state-offline-says = Spiele warten, bis du wieder verbunden bist.

## Start

home-people = Mit anderen spielen
home-people-says = Tisch eröffnen und den Code weitergeben.
home-alone = Allein spielen
home-alone-says = Sofort gegen Bots.
home-device = Ein Gerät
home-device-says = Das Tablet geht reihum.
home-join = Mitspielen
home-join-code = Code des Tisches
home-resume = Deine Spiele
home-public = Tische zum Zuschauen
home-public-none = Gerade kein öffentlicher Tisch.
home-name = Dein Name
home-help = So wird gespielt
home-install = Als App installieren

## Neuer Tisch

new-game = Spiel
new-seats = Spieler
new-seats-count = { $count ->
    [one] { $count } Person
   *[other] { $count } Personen
}
new-options = Optionen
new-options-default = Wie in der Anleitung
new-options-changed = { $count ->
    [one] { $count } Option geändert
   *[other] { $count } Optionen geändert
}
new-clock = Uhr
new-clock-none = Ohne Uhr
new-clock-seconds = { $count ->
    [one] { $count } Sekunde pro Zug
   *[other] { $count } Sekunden pro Zug
}
new-clock-minutes = { $count ->
    [one] { $count } Minute pro Zug
   *[other] { $count } Minuten pro Zug
}
new-clock-days = { $count ->
    [one] { $count } Tag pro Zug
   *[other] { $count } Tage pro Zug
}
new-bots-level = Stärke der Bots
new-opponents = Gegner
new-public = Andere dürfen zuschauen
new-hints = Tipps erlaubt
new-create = Tisch eröffnen
new-start = Los
new-names = Namen der Spieler
new-player-number = Spieler { $number }

## Wartezimmer

lobby-title = Tisch { $code }
lobby-invite = Lade die anderen ein
lobby-code = Code
lobby-link = Link
lobby-qr = QR-Code: scannen und mitspielen
lobby-seat = Platz { $number }
lobby-seat-bot = Bot, bis jemand kommt
lobby-seat-you = Du
lobby-host = Gastgeber
lobby-sit = Hier sitzen
lobby-swap = Plätze tauschen
lobby-add-bot = Bot hierher setzen
lobby-remove = Entfernen
lobby-ready = Bereit
lobby-not-ready = Noch nicht bereit
lobby-waiting = { $count ->
    [one] Es fehlt noch { $count } Person.
   *[other] Es fehlen noch { $count } Personen.
}
lobby-waiting-host = Der Gastgeber startet das Spiel.
lobby-start = Spiel starten
lobby-start-with-bots = Starten, mit Bots auf den freien Plätzen
lobby-rules = Regeln dieses Tisches
lobby-rules-default = Alle Optionen haben ihre üblichen Werte.
lobby-personal-link = Dein persönlicher Link: Mit ihm kommst du von jedem Gerät an deinen Platz zurück. Behalte ihn für dich.
lobby-stand = Aufstehen
lobby-spectators = { $count ->
    [0] Niemand schaut zu.
    [one] { $count } Person schaut zu.
   *[other] { $count } Personen schauen zu.
}

## Einstellungen

settings-title = Einstellungen
settings-language = Sprache
settings-theme = Farben
settings-theme-system = wie das Gerät
settings-theme-light = hell
settings-theme-dark = dunkel
settings-letters = Buchstaben auf den Karten
settings-letters-printed = wie gedruckt: J Q K A
settings-letters-own = deutsch: { $letters }
settings-sound = Ton
settings-haptics = Vibration
settings-confirm = Jeden Zug bestätigen
settings-notifications = Sag mir, wenn ich dran bin
settings-notifications-denied = Der Browser erlaubt keine Benachrichtigungen von dieser Seite.
settings-data = Meine Daten
settings-export = Meine Daten herunterladen
settings-delete = Meine Daten löschen
settings-delete-asks = Du verlässt alle deine Tische, und dieser Browser vergisst deinen Namen, deine Plätze und deine Einstellungen. Das lässt sich nicht rückgängig machen.

## Hilfe

help-title = So wird gespielt
help-rules = Regeln
help-reminder = Erklär-Karte
help-this-table = Was an diesem Tisch vereinbart ist
help-rule-ids = Regeln { $ids }
help-keys = Tasten
help-key-next = nächstes oder voriges erlaubtes Feld
help-key-last = letzter Zug
help-key-lines = Reihen bisher
help-key-time = verbleibende Zeit
help-key-help = Hilfe
help-key-choose = Karte oder Feld wählen
help-key-arrows = auf dem Brett bewegen
help-key-cancel = Auswahl aufheben
# Die Tasten, wie sie auf der Tastatur heißen.
key-enter = Enter
key-escape = Esc
key-tab = Tab
key-ctrl = Strg
key-page-up = Bild↑
key-page-down = Bild↓

## Das erste Spiel

tutorial-card = Tippe auf diese Karte.
tutorial-cell = Tippe jetzt auf eines der leuchtenden Felder.
tutorial-confirm = Bestätige, und dein Stein bleibt liegen.
tutorial-goal = Bilde Reihen von { $length } Steinen. Zum Gewinnen brauchst du { $count ->
    [one] eine Reihe
   *[other] { $count } Reihen
}.
tutorial-wild = Ein zweiäugiger Bube: Setze einen Stein auf ein beliebiges freies Feld.
tutorial-remove = Ein einäugiger Bube: Nimm einen Stein eines Gegners vom Brett.
tutorial-dead = Diese Karte ist tot: Alle ihre Felder sind belegt. Tausche sie.
tutorial-corner = Die Ecken zählen für alle.
tutorial-pile = Lege eine 1, um einen Stapel zu beginnen, dann 2, 3, 4 und 5.
tutorial-discard = Nichts mehr zu spielen? Lege eine Karte ab, um deinen Zug zu beenden.
tutorial-skip = Erklärungen überspringen
