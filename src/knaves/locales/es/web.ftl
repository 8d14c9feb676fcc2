### Palabras que solo necesita el cliente web.

web-say = Enviar
web-mute-all = Silenciar a todos
web-confirm-touch = en pantallas táctiles
web-confirm-always = siempre
web-confirm-never = nunca
web-shortcuts = Usar las teclas L, B, T y ? en la mesa
web-status-lobby = esperando jugadores
web-status-playing = en curso
web-status-over = terminada
web-rule-ids = Mostrar los números de regla
web-other-device = Continuar en otro dispositivo
web-stand-in = Que juegue un bot
web-call-asks = { table-call-asks } ({ $time })
web-call-waits = { $name } denuncia charla en la mesa. Los demás contrincantes votan.
web-discard-top = descarte
web-out-of-play = Fuera de juego
web-error-name-taken = { error-name-taken }
web-pass-done = Listo: ocultar mi mano
web-table-name = Nombre de la mesa
