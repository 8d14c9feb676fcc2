### Was der Server antwortet, wenn er etwas ablehnt: genauer als der Fehlercode.

refused-name-empty = Ein Name braucht mindestens einen Buchstaben.
refused-no-game = Das Spiel { $wanted } gibt es nicht. Es gibt: { $known }.
refused-no-level = Die Stufe { $wanted } gibt es nicht. Es gibt: { $known }.
refused-bot-seat = Platz { $seat } ist nicht frei für einen Bot.
refused-clock-short = Eine Uhr braucht mindestens fünf Sekunden.
refused-full = Alle Plätze sind besetzt, aber du kannst zuschauen.
refused-spectator = Das können Zuschauer nicht. Nimm zuerst Platz.
refused-between-games = Das geht nur vor oder nach einem Spiel.
refused-no-game-on = An diesem Tisch läuft gerade kein Spiel.
refused-may-draw = { $name } darf noch einen Moment ziehen.
refused-answered = Du hast schon geantwortet.
refused-call-open = Über eine Reklamation wird schon abgestimmt.
refused-window-open = Warte, bis die Zeit zum Blockieren abgelaufen ist.
refused-no-call = Niemand bittet dich, über eine Reklamation abzustimmen.
refused-undo-off = An diesem Tisch lassen sich Züge nicht zurücknehmen.
refused-undo-alone = Züge kannst du nur zurücknehmen, wenn du allein gegen Bots spielst.
refused-coach-alone = Der Trainer hilft nur, wenn du allein gegen Bots spielst.
refused-game-over = Das Spiel ist vorbei, und alle Karten sind offen.
refused-rematch-early = Eine Revanche kannst du erst verlangen, wenn dieses Spiel vorbei ist.
refused-seats-taken = Auf einem Platz, der wegfallen würde, sitzt jemand.
refused-own-seat = Das ist dein eigener Platz.
refused-bot-there = Dort spielt schon ein Bot.
refused-may-think = { $name } hat noch Zeit zum Überlegen.
refused-not-waiting = Für { $name } kann gerade kein Bot spielen.
refused-host-person = Nur ein Mensch, der selbst mitspielt, kann Gastgeber sein.
refused-no-spectators = An diesem Tisch sind keine Zuschauer erlaubt. Ansehen kannst du das Spiel, sobald es vorbei ist.
refused-unreadable = Das konnte nicht gelesen werden: { $detail }
refused-frame = Eine Nachricht ist JSON in einem Textframe von höchstens { $bytes } Bytes.
refused-hello-first = Sende zuerst hello.
refused-no-new-tables = Hier können gerade keine neuen Tische eröffnet werden.
refused-no-room = Der Server hat keinen Platz mehr für neue Tische oder Spiele.
refused-table-full = Dieser Tisch hat seine maximale Größe erreicht. Bitte eröffne einen neuen.
refused-not-over = Das Spiel ist noch nicht vorbei.
refused-qr-long = Ein QR-Code fasst hier höchstens { $most } Zeichen.
refused-other-version = Dieser Tisch stammt von einer anderen Version und lässt sich hier nicht öffnen.
refused-seat-given = Der Gastgeber hat diesen Platz vergeben.
refused-say-what = Sende eine Kurznachricht oder einen Text.
refused-phrases-only = An diesem Tisch sind nur Kurznachrichten erlaubt.
refused-partners = Partner dürfen während des Spiels nicht miteinander reden (C30, T25).
refused-nothing-to-do = Für dich gibt es gerade nichts zu tun.
refused-bad-link = Dieser Link öffnet hier keinen Platz. Du schaust zu.
refused-admin-token = Die Verwaltungsseite braucht das Token, das der Server beim Start ausgegeben hat.
refused-not-address = Das ist keine IP-Adresse und kein Netz (Beispiele: 192.0.2.7, 2001:db8::/48).
refused-not-banned = { $address } ist nicht gesperrt.
refused-banned-network = Diese Adresse ist nicht einzeln gesperrt. Sie gehört zum gesperrten Netz { $network }.
refused-foreign-page = Diese Seite kommt von { $origin }, nicht von diesem Server ({ $host }). Für Betreiber: Der Proxy muss den Host-Header samt Port weitergeben; andere Websites brauchen --origin.
refused-nothing-here = Unter dieser Adresse gibt es nichts.
closed-by-host = Vom Gastgeber geschlossen.
closed-by-operator = Vom Betreiber des Servers geschlossen.
closed-table-full = Geschlossen, weil der Tisch seine maximale Größe erreicht hat.

## Previews of links in messengers

preview-lobby = Du bist eingeladen: { $game } mit { $names }.
preview-playing = Ein Spiel läuft: { $game } mit { $names }.
