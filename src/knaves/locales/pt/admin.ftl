### A página de administração.

admin-title = Knaves – administração
admin-token = Token de administração
admin-sign-in = Entrar
admin-activity = Atividade
admin-live-tables = Mesas em memória
admin-moves = Jogadas desde o arranque
admin-name = Nome do servidor
admin-retention = Apagar mesas antigas ao fim destes dias (0: valor da linha de comandos)
admin-new-tables = Qualquer pessoa pode criar mesas
admin-save = Guardar
admin-tables = Mesas
admin-status = Estado
admin-connected = Ligados
admin-last-move = Última jogada
admin-closed = fechada
admin-close-asks = Fechar a mesa { $code }?
admin-bans = Endereços bloqueados
admin-address = Endereço IP
admin-until = Até
admin-permanently = permanentemente
admin-hours = Horas (0: permanentemente)
admin-reason = Motivo
admin-ban = Bloquear
admin-unban = Desbloquear
admin-done = Feito.
