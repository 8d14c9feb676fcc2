### De beheerpagina.

admin-title = Knaves – serverbeheer
admin-token = Beheertoken
admin-sign-in = Inloggen
admin-activity = Activiteit
admin-live-tables = Tafels in het geheugen
admin-moves = Zetten sinds de start
admin-name = Servernaam
admin-retention = Oude tafels verwijderen na zoveel dagen (0: standaard van de opdrachtregel)
admin-new-tables = Iedereen mag tafels maken
admin-save = Opslaan
admin-tables = Tafels
admin-status = Status
admin-connected = Verbonden
admin-last-move = Laatste zet
admin-closed = gesloten
admin-close-asks = Tafel { $code } sluiten?
admin-bans = Geblokkeerde adressen
admin-address = IP-adres
admin-until = Tot
admin-permanently = permanent
admin-hours = Uren (0: permanent)
admin-reason = Reden
admin-ban = Blokkeren
admin-unban = Deblokkeren
admin-done = Gedaan.
