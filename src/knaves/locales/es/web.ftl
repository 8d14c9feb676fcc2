### Words that only the web client needs.

web-say = Decir
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
web-call-asks = { $name } acusa a { $team } de hablar de las cartas. ¿Estás de acuerdo? ({ $time })
web-call-waits = { $name } denuncia que se habló de las cartas. Se pregunta a los demás.
web-discard-top = descarte
web-out-of-play = Fuera de juego
web-event-sat = { $seat } se sienta.
web-event-stood = { $seat } deja su sitio.
web-event-began = Empieza la partida.
web-event-call-raised = { $seat } denuncia que se habló de las cartas. Se pregunta a los demás.
web-event-call-dropped = La acusación queda en nada.
web-event-undone = { $seat } deshace una jugada.
web-event-stood-in = Un bot juega por { $seat }.
web-event-returned = { $seat } ha vuelto.
web-error-name-taken = Alguien en esta mesa ya se llama así.
web-pass-done = Hecho: ocultar mi mano
