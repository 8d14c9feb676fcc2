### Wörter abseits des Tisches: Start, neuer Tisch, Wartezimmer, Einstellungen, Hilfe.

## Überall

app-name = Knaves
app-tagline = Die Spiele der Sequence-Familie, für Menschen und Bots.
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
state-reconnecting = Verbindung unterbrochen. Wird wieder aufgebaut …
state-connected = Wieder verbunden.
state-offline = Du bist offline.

## Start

home-now = Gleich spielen
home-now-says = Gegen { $name }, nach den Standardregeln.
home-people = Mit anderen spielen
home-people-says = Eröffne einen Tisch und teile den Code.
home-alone = Allein spielen
home-alone-says = Sofort gegen Bots.
home-device = An einem Gerät
home-device-says = Alle spielen reihum am selben Gerät.
home-join = Mitspielen
home-join-code = Tischcode
home-resume = Deine Spiele
home-results = Letzte Ergebnisse
home-public = Tische zum Zuschauen
home-public-none = Gerade gibt es keine öffentlichen Tische.
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
new-options-default = Standardregeln
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
new-bots-level = Bot-Stärke
new-opponents = Gegner
new-public = In der Liste öffentlicher Tische anzeigen
new-spectators = Zuschauer erlauben
new-latecomers = Wer später kommt, kann den Platz eines Bots übernehmen und sieht dessen Karten
new-hints = Tipps erlauben
new-create = Tisch eröffnen
new-start = Los
new-names = Spielernamen
new-player-number = Spieler { $number }

## Wartezimmer

lobby-title = Tisch { $code }
lobby-invite = Andere einladen
lobby-code = Code
lobby-link = Link
lobby-qr = QR-Code: scannen und mitspielen
lobby-seat = Platz { $number }
lobby-seat-bot = Bot, bis jemand Platz nimmt
lobby-seat-you = Du
lobby-host = Gastgeber
lobby-hand-over = { $name } zum Gastgeber machen
lobby-sit = Hier Platz nehmen
lobby-swap = Plätze tauschen
lobby-add-bot = Bot hinzufügen
lobby-remove = Entfernen
lobby-ready = Bereit
lobby-not-ready = Noch nicht bereit
lobby-waiting = { $count ->
    [one] Es fehlt noch { $count } Person.
   *[other] Es fehlen noch { $count } Personen.
}
lobby-waiting-host = Warten, bis der Gastgeber das Spiel startet.
lobby-host-bot = Gastgeber ist { $name }, ein Bot. Er startet das Spiel, sobald alle Plätze besetzt sind.
lobby-become-host = Nimm Platz, dann bist du Gastgeber.
lobby-start = Spiel starten
lobby-start-with-bots = Mit Bots auf den freien Plätzen starten
lobby-rules = Tischregeln
lobby-rules-default = Überall die Standardoptionen.
lobby-access = Zugang zum Tisch
lobby-lock = Tisch sperren
lobby-unlock = Tisch entsperren
lobby-locked = Gesperrt: Niemand kann mehr dazukommen
lobby-no-spectators = Keine Zuschauer
lobby-idle = { $count ->
    [one] Nach { $count } Minute ohne Zug können die anderen einen Bot spielen lassen
   *[other] Nach { $count } Minuten ohne Zug können die anderen einen Bot spielen lassen
}
lobby-personal-link = Mit deinem persönlichen Link kommst du von jedem Gerät an deinen Platz zurück. Gib ihn nicht weiter.
lobby-stand = Platz aufgeben
lobby-spectators = { $count ->
    [0] Niemand schaut zu.
    [one] { $count } Person schaut zu.
   *[other] { $count } Personen schauen zu.
}

## Einstellungen

settings-title = Einstellungen
settings-language = Sprache
settings-theme = Design
settings-theme-system = Wie das Gerät
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-letters = Buchstaben auf den Karten
settings-letters-printed = Wie gedruckt: J Q K A
settings-letters-own = Deutsch: { $letters }
settings-sound = Ton
settings-haptics = Vibration
settings-confirm = Jeden Zug bestätigen
settings-notifications = Benachrichtigen, wenn ich dran bin
settings-notifications-denied = Der Browser blockiert Benachrichtigungen von dieser Seite.
settings-data = Meine Daten
settings-export = Meine Daten herunterladen
settings-delete = Meine Daten löschen
settings-delete-asks = Du verlässt alle deine Tische, und dieser Browser vergisst deinen Namen, deine Plätze und deine Einstellungen. Das lässt sich nicht rückgängig machen.

## Hilfe

help-title = So wird gespielt
help-rules = Regeln
help-reminder = Erklär-Karte
help-this-table = An diesem Tisch vereinbart
help-rule-ids = Regeln { $ids }
help-keys = Tastenkürzel
help-key-next = nächstes oder vorheriges erlaubtes Feld
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
tutorial-goal = Bilde Reihen aus { $length } Steinen. Zum Gewinnen brauchst du { $count ->
    [one] eine Reihe
   *[other] { $count } Reihen
}.
tutorial-wild = Ein zweiäugiger Bube: Setze einen Stein auf ein beliebiges freies Feld.
tutorial-remove = Ein einäugiger Bube: Nimm einen gegnerischen Stein vom Brett.
tutorial-dead = Diese Karte ist tot: Alle ihre Felder sind belegt. Tausche sie.
tutorial-corner = Die Ecken zählen für alle.
tutorial-pile = Lege eine 1, um einen Stapel zu beginnen, dann 2, 3, 4 und 5.
tutorial-discard = Nichts mehr zu spielen? Lege eine Karte ab, um deinen Zug zu beenden.
tutorial-skip = Einführung überspringen
