### Wörter des Web-Clients über Menschen und Seiten: Zuschauen, deine Spiele, Chat.

web-watch-seat = Du schaust zu. Ein Bot hält dir einen Platz frei.
web-watch-seat-next = Du schaust zu. Im nächsten Spiel ist ein Platz frei.
web-watch-full = Du schaust zu. In diesem Spiel ist kein Platz frei.
web-take-seat = Platz nehmen
web-take-seat-says = Du spielst für { $name } weiter, mit denselben Karten.
web-take-seat-next = Du spielst im nächsten Spiel mit.
web-game-archive = Archivieren
web-game-restore = Zurückholen
web-game-archived = Archivierte Spiele
web-game-remove = Entfernen
web-game-remove-says = Dieser Browser vergisst deinen Platz. In einem laufenden Spiel spielt ein Bot für dich.
web-mute-one = { $name } stummschalten
web-unread = { $count ->
    [one] { $count } neue Nachricht
   *[other] { $count } neue Nachrichten
}
