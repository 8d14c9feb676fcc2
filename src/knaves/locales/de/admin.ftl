### Die Verwaltungsseite.

admin-title = Knaves – Verwaltung
admin-token = Admin-Token
admin-sign-in = Anmelden
admin-activity = Aktivität
admin-live-tables = Tische im Speicher
admin-moves = Züge seit dem Start
admin-name = Servername
admin-retention = Alte Tische löschen nach so vielen Tagen (0: Standard der Kommandozeile)
admin-new-tables = Alle dürfen Tische eröffnen
admin-save = Speichern
admin-tables = Tische
admin-status = Status
admin-connected = Verbunden
admin-last-move = Letzter Zug
admin-closed = geschlossen
admin-close-asks = Tisch { $code } schließen?
admin-bans = Gesperrte Adressen
admin-address = IP-Adresse
admin-until = Bis
admin-permanently = dauerhaft
admin-hours = Stunden (0: dauerhaft)
admin-reason = Grund
admin-ban = Sperren
admin-unban = Entsperren
admin-done = Erledigt.
