### Palabras que solo necesita el cliente web.

web-say = Enviar
web-mute-all = Silenciar a todos
web-confirm-touch = en pantallas táctiles
web-confirm-always = siempre
web-confirm-never = nunca
web-shortcuts = Teclas L, B, T y ? en la mesa
web-status-lobby = esperando jugadores
web-status-playing = en juego
web-status-over = terminada
web-rule-ids = Mostrar los números de las reglas
web-other-device = Seguir en otro dispositivo
web-stand-in = Que juegue un bot
web-call-asks = { table-call-asks } ({ $time })
web-call-waits = { $name } denuncia charla en la mesa. Se pregunta a los demás contrincantes.
web-discard-top = descarte
web-out-of-play = Fuera de juego
web-error-name-taken = { error-name-taken }
web-pass-done = Hecho: ocultar mi mano
web-table-name = Nombre de la mesa
