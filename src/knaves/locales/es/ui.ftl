### Palabras fuera de la mesa: inicio, mesa nueva, sala, ajustes, ayuda.

## En todas partes

app-name = Knaves
app-tagline = Los juegos de la familia Sequence, para personas y bots.
app-description = Juega en el navegador a los juegos de la familia Sequence, con amigos o contra bots.
app-trademark = Sequence es una marca de sus propietarios. Knaves no tiene relación con ellos.
action-cancel = Cancelar
action-close = Cerrar
action-back = Atrás
action-confirm = Confirmar
action-copy = Copiar
action-copied = Copiado
action-share = Compartir
action-again = Otra vez
action-retry = Reintentar
action-more = Más
action-yes = Sí
action-no = No
action-why = ¿Por qué?
state-loading = Cargando…
state-connecting = Conectando…
state-reconnecting = Se ha perdido la conexión. Reconectando…
state-connected = Conexión restablecida.
state-offline = No tienes conexión.

## Inicio

home-now = Jugar ya
home-now-says = Contra { $name }, con las reglas estándar.
home-people = Jugar con otras personas
home-people-says = Crea una mesa y comparte su código.
home-alone = Jugar en solitario
home-alone-says = Contra bots, ahora mismo.
home-device = En un mismo dispositivo
home-device-says = Todos juegan por turnos en el mismo dispositivo.
home-join = Unirse
home-join-code = Código de la mesa
home-resume = Tus partidas
home-results = Últimos resultados
home-public = Mesas para mirar
home-public-none = Ahora no hay mesas públicas.
home-name = Tu nombre
home-help = Cómo se juega
home-install = Instalar como aplicación

## Mesa nueva

new-game = Juego
new-seats = Jugadores
new-seats-count = { $count ->
    [one] { $count } jugador
   *[other] { $count } jugadores
}
new-options = Opciones
new-options-default = Reglas estándar
new-options-changed = { $count ->
    [one] { $count } opción cambiada
   *[other] { $count } opciones cambiadas
}
new-clock = Reloj
new-clock-none = Sin reloj
new-clock-seconds = { $count ->
    [one] { $count } segundo por turno
   *[other] { $count } segundos por turno
}
new-clock-minutes = { $count ->
    [one] { $count } minuto por turno
   *[other] { $count } minutos por turno
}
new-clock-days = { $count ->
    [one] { $count } día por turno
   *[other] { $count } días por turno
}
new-bots-level = Nivel de los bots
new-opponents = Contrincantes
new-public = Mostrar en la lista de mesas públicas
new-spectators = Permitir espectadores
new-latecomers = Quien llegue tarde puede ocupar el sitio de un bot y ver sus cartas
new-hints = Permitir pistas
new-create = Crear la mesa
new-start = Empezar
new-names = Nombres de los jugadores
new-player-number = Jugador { $number }

## Sala

lobby-title = Mesa { $code }
lobby-invite = Invitar a otros
lobby-code = Código
lobby-link = Enlace
lobby-qr = Código QR: escanea para unirte
lobby-seat = Sitio { $number }
lobby-seat-bot = Bot hasta que venga alguien
lobby-seat-you = Tú
lobby-host = Anfitrión
lobby-hand-over = Hacer anfitrión a { $name }
lobby-sit = Siéntate aquí
lobby-swap = Intercambiar sitios
lobby-add-bot = Añadir un bot
lobby-remove = Quitar
lobby-ready = Todo listo
lobby-not-ready = Aún se prepara
lobby-waiting = { $count ->
    [one] Falta { $count } jugador.
   *[other] Faltan { $count } jugadores.
}
lobby-waiting-host = Esperando a que el anfitrión empiece la partida.
lobby-host-bot = El anfitrión, { $name }, es un bot. Empieza la partida cuando todos los sitios estén ocupados.
lobby-become-host = Siéntate y harás tú de anfitrión.
lobby-start = Empezar la partida
lobby-start-with-bots = Empezar con bots en los sitios libres
lobby-rules = Reglas de la mesa
lobby-rules-default = Todas las opciones son las estándar.
lobby-access = Acceso a la mesa
lobby-lock = Bloquear la mesa
lobby-unlock = Desbloquear la mesa
lobby-locked = Bloqueada: nadie más puede unirse
lobby-no-spectators = Sin espectadores
lobby-idle = { $count ->
    [one] Tras { $count } minuto sin jugadas, los demás pueden hacer que juegue un bot
   *[other] Tras { $count } minutos sin jugadas, los demás pueden hacer que juegue un bot
}
lobby-personal-link = Con tu enlace personal vuelves a tu sitio desde cualquier dispositivo. No lo compartas.
lobby-stand = Dejar el sitio
lobby-spectators = { $count ->
    [0] Nadie está mirando.
    [one] { $count } persona está mirando.
   *[other] { $count } personas están mirando.
}

## Ajustes

settings-title = Ajustes
settings-language = Idioma
settings-theme = Tema
settings-theme-system = Del sistema
settings-theme-light = Claro
settings-theme-dark = Oscuro
settings-letters = Letras de las cartas
settings-letters-printed = Como en el tablero: J Q K A
settings-letters-own = Españolas: { $letters }
settings-sound = Sonido
settings-haptics = Vibración
settings-confirm = Confirmar cada jugada
settings-notifications = Avisarme cuando me toque
settings-notifications-denied = El navegador bloquea los avisos de esta página.
settings-data = Mis datos
settings-export = Descargar mis datos
settings-delete = Borrar mis datos
settings-delete-asks = Dejarás todas tus mesas, y este navegador olvidará tu nombre, tus sitios y tus ajustes. No se puede deshacer.

## Ayuda

help-title = Cómo se juega
help-rules = Reglas
help-reminder = Tarjeta de ayuda
help-this-table = Lo acordado en esta mesa
help-rule-ids = Reglas { $ids }
help-keys = Atajos de teclado
help-key-next = casilla posible siguiente o anterior
help-key-last = última jugada
help-key-lines = líneas hasta ahora
help-key-time = tiempo restante
help-key-help = ayuda
help-key-choose = elegir una carta o una casilla
help-key-arrows = moverse por el tablero
help-key-cancel = anular la elección
# Las teclas, como se llaman en el teclado.
key-enter = Intro
key-escape = Esc
key-tab = Tab
key-ctrl = Ctrl
key-page-up = RePág
key-page-down = AvPág

## La primera partida

tutorial-card = Toca esta carta.
tutorial-cell = Toca ahora una de las casillas iluminadas.
tutorial-confirm = Confirma, y tu ficha se queda ahí.
tutorial-goal = Haz líneas de { $length } fichas. Para ganar necesitas { $count ->
    [one] una línea
   *[other] { $count } líneas
}.
tutorial-wild = Una jota de dos ojos: coloca una ficha en cualquier casilla libre.
tutorial-remove = Una jota de un solo ojo: quita del tablero una ficha de un contrincante.
tutorial-dead = Esta carta es injugable: todas sus casillas están ocupadas. Cámbiala.
tutorial-corner = Las esquinas cuentan para todos.
tutorial-pile = Juega un 1 para empezar una pila, y luego 2, 3, 4 y 5.
tutorial-discard = ¿No te queda nada que jugar? Descarta una carta para acabar tu turno.
tutorial-skip = Saltar el tutorial
