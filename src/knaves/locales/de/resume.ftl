### The terminal client: games to resume, tables on a server, the replay viewer, small windows.

## Keys

key-space = Leertaste
key-home = Pos1
key-end = Ende

## Windows

screen-too-small = Das Fenster ist zu klein: Es hat { $width }×{ $height } Zeichen, der Tisch braucht { $columns }×{ $rows }. Bitte vergrößern.

## Games to resume

kept-resume = Fortsetzen
kept-which = Welches Spiel möchtest du fortsetzen?
kept-game = { $game } gegen { $names } – Zug { $number }, { $when }
kept-seat = { $game } an Tisch { $code } ({ $server }) – { $when }
kept-none = Es gibt kein Spiel zum Fortsetzen.
kept-broken = Dieses Spiel lässt sich nicht fortsetzen: Seine Datei wurde verändert.
kept-failed = Dieses Spiel kann nicht für später aufgehoben werden: In den Ordner lässt sich nicht schreiben.
kept-later = Dein Spiel ist aufgehoben. So setzt du es fort: { $command }

## A table on a server

create-table = Tisch auf einem Server
create-server = Adresse des Servers
create-bad-address = „{ $text }“ ist keine Serveradresse (Beispiel: { $example }).

## The replay viewer

replay-deal = Die Karten sind ausgeteilt.
replay-step = Zug für Zug
replay-ends = Anfang, Ende
replay-ten = zehn Züge zurück oder vor
replay-whose = wessen Karten
replay-ask = { key-enter } nächster Zug, b zurück, ? Hilfe
replay-plain-help = { key-enter } zeigt den nächsten Zug, b den vorherigen, home den Anfang, end den letzten Zug,
    eine Zahl von 0 bis { $count } die Stellung nach so vielen Zügen. q beendet.
