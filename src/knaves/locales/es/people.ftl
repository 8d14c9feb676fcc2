### Palabras del cliente web sobre personas y páginas: mirar, tus partidas, chat.

web-watch-seat = Estás de espectador. Un bot te guarda un sitio.
web-watch-seat-next = Estás de espectador. Hay un sitio libre en la próxima partida.
web-watch-full = Estás de espectador. No hay sitio libre en esta partida.
web-take-seat = Ocupar el sitio
web-take-seat-says = Sigues jugando por { $name }, con sus cartas.
web-take-seat-next = Juegas en la próxima partida.
web-game-archive = Archivar
web-game-restore = Recuperar
web-game-archived = Partidas archivadas
web-game-remove = Quitar
web-game-remove-says = Este navegador olvidará tu sitio. En una partida en curso, un bot jugará por ti.
web-mute-one = Silenciar a { $name }
web-unread = { $count ->
    [one] { $count } mensaje nuevo
   *[other] { $count } mensajes nuevos
}
