### Woorden van de webclient over mensen en pagina’s: meekijken, je spellen, chat.

web-watch-seat = Je kijkt mee. Een bot houdt een plaats voor je vrij.
web-watch-seat-next = Je kijkt mee. In het volgende spel is een plaats vrij.
web-watch-full = Je kijkt mee. In dit spel is geen plaats vrij.
web-take-seat = Plaats nemen
web-take-seat-says = Je speelt verder voor { $name }, met dezelfde kaarten.
web-take-seat-next = Je speelt mee in het volgende spel.
web-game-archive = Archiveren
web-game-restore = Terughalen
web-game-archived = Gearchiveerde spellen
web-game-remove = Verwijderen
web-game-remove-says = Deze browser vergeet je plaats. In een lopend spel speelt een bot voor je.
web-mute-one = { $name } dempen
web-unread = { $count ->
    [one] { $count } nieuw bericht
   *[other] { $count } nieuwe berichten
}
