### Lo que responde el servidor cuando rechaza algo: más preciso que el código.

refused-name-empty = Un nombre necesita al menos una letra.
refused-no-game = No existe el juego { $wanted }. Hay: { $known }.
refused-no-level = No existe el nivel { $wanted }. Hay: { $known }.
refused-bot-seat = El sitio { $seat } no está libre para un bot.
refused-clock-short = El reloj necesita al menos cinco segundos.
refused-full = Todos los sitios están ocupados, pero puedes mirar.
refused-spectator = Los espectadores no pueden hacer eso. Siéntate primero.
refused-between-games = Eso solo se puede hacer antes o después de una partida.
refused-no-game-on = En esta mesa no hay ninguna partida en curso.
refused-may-draw = { $name } aún tiene un momento para robar.
refused-answered = Ya has respondido.
refused-call-open = Ya se está votando una denuncia.
refused-window-open = Espera a que acabe el tiempo para bloquear.
refused-no-call = Nadie te pide que votes una denuncia.
refused-undo-off = En esta mesa no se pueden deshacer jugadas.
refused-undo-alone = Solo puedes deshacer jugadas cuando juegas en solitario contra bots.
refused-coach-alone = El entrenador solo ayuda cuando juegas en solitario contra bots.
refused-game-over = La partida ha terminado y todas las cartas están a la vista.
refused-rematch-early = Podrás pedir la revancha cuando acabe esta partida.
refused-seats-taken = Hay alguien en un sitio que desaparecería.
refused-own-seat = Ese es tu propio sitio.
refused-bot-there = Ahí ya juega un bot.
refused-may-think = { $name } aún tiene tiempo para pensar.
refused-not-waiting = Ahora mismo un bot no puede jugar por { $name }.
refused-host-person = Solo una persona que esté jugando puede hacer de anfitrión.
refused-no-spectators = Esta mesa no admite espectadores. Podrás ver la partida cuando acabe.
refused-unreadable = No se ha podido leer: { $detail }
refused-frame = Un mensaje es JSON en una trama de texto de { $bytes } bytes como máximo.
refused-hello-first = Envía primero hello.
refused-no-new-tables = Ahora mismo no se pueden crear mesas aquí.
refused-no-room = El servidor no tiene espacio para más mesas ni partidas.
refused-table-full = Esta mesa ha alcanzado su tamaño máximo. Crea una nueva.
refused-not-over = La partida aún no ha terminado.
refused-qr-long = Aquí un código QR admite { $most } caracteres como máximo.
refused-other-version = Esta mesa se creó con otra versión y no se puede abrir aquí.
refused-seat-given = El anfitrión le ha dado este sitio a otra persona.
refused-say-what = Envía una frase o un texto.
refused-phrases-only = En esta mesa solo se permiten las frases rápidas.
refused-partners = Los compañeros no pueden hablar durante la partida (C30, T25).
refused-nothing-to-do = Ahora mismo no tienes nada que hacer.
refused-bad-link = Este enlace no abre ningún sitio aquí. Estás de espectador.
refused-admin-token = La página de administración necesita el token que el servidor mostró al arrancar.
refused-not-address = No es una dirección IP ni una red (ejemplos: 192.0.2.7, 2001:db8::/48).
refused-not-banned = { $address } no está bloqueada.
refused-banned-network = Esta dirección no está bloqueada individualmente. Pertenece a la red bloqueada { $network }.
refused-foreign-page = Esta página viene de { $origin }, no de este servidor ({ $host }). Para administradores: el proxy debe reenviar la cabecera Host con el puerto; para otros sitios hace falta --origin.
refused-nothing-here = No hay nada en esta dirección.
closed-by-host = Cerrada por el anfitrión.
closed-by-operator = Cerrada por el administrador del servidor.
closed-table-full = Cerrada porque la mesa ha alcanzado su tamaño máximo.

## Previews of links in messengers

preview-lobby = Te invitan a jugar: { $game } con { $names }.
preview-playing = Partida en curso: { $game } con { $names }.
