### Webklientens ord om mennesker og sider: at se med, dine spil, chat.

web-watch-seat = Du er tilskuer. En bot holder en plads til dig.
web-watch-seat-next = Du er tilskuer. Der er en ledig plads i næste spil.
web-watch-full = Du er tilskuer. Der er ingen ledig plads i dette spil.
web-take-seat = Tag pladsen
web-take-seat-says = Du spiller videre for { $name } med de samme kort.
web-take-seat-next = Du er med i næste spil.
web-game-archive = Arkivér
web-game-restore = Hent tilbage
web-game-archived = Arkiverede spil
web-game-remove = Fjern
web-game-remove-says = Denne browser glemmer din plads. I et igangværende spil spiller en bot for dig.
web-mute-one = Skjul beskeder fra { $name }
web-unread = { $count ->
    [one] { $count } ny besked
   *[other] { $count } nye beskeder
}
