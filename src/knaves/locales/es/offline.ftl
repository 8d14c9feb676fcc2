### Palabras del cliente web sobre partidas sin conexión.

offline-download = Descargar para jugar sin conexión ({ $size } MB)
offline-download-says = Así podrás jugar en solitario o en un mismo dispositivo sin conexión.
offline-downloading = Descargando… { $percent } %
offline-ready = Todo listo para jugar sin conexión.
offline-failed = La descarga ha fallado. Inténtalo de nuevo.
offline-works = Puedes seguir jugando en solitario y en un mismo dispositivo. Los dos bots más fuertes volverán cuando tengas conexión.
offline-lacks = Tus partidas esperan a que vuelvas a tener conexión. Entonces podrás descargar el juego sin conexión.
offline-remove-says = Esta partida solo existe en este dispositivo. Se borrará.
error-offline = No hay conexión con el servidor.
