### Administrationssiden.

admin-title = Knaves – administration
admin-token = Admin-token
admin-sign-in = Log ind
admin-activity = Aktivitet
admin-live-tables = Borde i hukommelsen
admin-moves = Træk siden start
admin-name = Serverens navn
admin-retention = Slet gamle borde efter så mange dage (0: kommandolinjens standard)
admin-new-tables = Alle må oprette borde
admin-save = Gem
admin-tables = Borde
admin-status = Status
admin-connected = Forbundet
admin-last-move = Seneste træk
admin-closed = lukket
admin-close-asks = Vil du lukke bord { $code }?
admin-bans = Blokerede adresser
admin-address = IP-adresse
admin-until = Indtil
admin-permanently = permanent
admin-hours = Timer (0: permanent)
admin-reason = Årsag
admin-ban = Blokér
admin-unban = Ophæv blokering
admin-done = Udført.
