### La página de administración.

admin-title = Knaves – administración
admin-token = Token de administración
admin-sign-in = Entrar
admin-activity = Actividad
admin-live-tables = Mesas en memoria
admin-moves = Jugadas desde el arranque
admin-name = Nombre del servidor
admin-retention = Borrar mesas antiguas tras estos días (0: valor de la línea de comandos)
admin-new-tables = Cualquiera puede crear mesas
admin-save = Guardar
admin-tables = Mesas
admin-status = Estado
admin-connected = Conectados
admin-last-move = Última jugada
admin-closed = cerrada
admin-close-asks = ¿Cerrar la mesa { $code }?
admin-bans = Direcciones bloqueadas
admin-address = Dirección IP
admin-until = Hasta
admin-permanently = permanentemente
admin-hours = Horas (0: permanentemente)
admin-reason = Motivo
admin-ban = Bloquear
admin-unban = Desbloquear
admin-done = Hecho.
