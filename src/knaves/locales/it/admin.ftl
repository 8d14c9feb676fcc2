### La pagina di amministrazione.

admin-title = Knaves – amministrazione
admin-token = Token di amministrazione
admin-sign-in = Accedi
admin-activity = Attività
admin-live-tables = Tavoli in memoria
admin-moves = Mosse dall’avvio
admin-name = Nome del server
admin-retention = Elimina i vecchi tavoli dopo questi giorni (0: valore della riga di comando)
admin-new-tables = Chiunque può creare tavoli
admin-save = Salva
admin-tables = Tavoli
admin-status = Stato
admin-connected = Connessi
admin-last-move = Ultima mossa
admin-closed = chiuso
admin-close-asks = Chiudere il tavolo { $code }?
admin-bans = Indirizzi bloccati
admin-address = Indirizzo IP
admin-until = Fino al
admin-permanently = per sempre
admin-hours = Ore (0: per sempre)
admin-reason = Motivo
admin-ban = Blocca
admin-unban = Sblocca
admin-done = Fatto.
