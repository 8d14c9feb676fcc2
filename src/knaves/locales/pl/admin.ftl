### Strona administracyjna.

admin-title = Knaves – administracja
admin-token = Token administratora
admin-sign-in = Zaloguj się
admin-activity = Aktywność
admin-live-tables = Stoły w pamięci
admin-moves = Ruchy od startu
admin-name = Nazwa serwera
admin-retention = Usuwaj stare stoły po tylu dniach (0: wartość z wiersza poleceń)
admin-new-tables = Każdy może tworzyć stoły
admin-save = Zapisz
admin-tables = Stoły
admin-status = Stan
admin-connected = Połączeni
admin-last-move = Ostatni ruch
admin-closed = zamknięty
admin-close-asks = Zamknąć stół { $code }?
admin-bans = Zablokowane adresy
admin-address = Adres IP
admin-until = Do
admin-permanently = na stałe
admin-hours = Godziny (0: na stałe)
admin-reason = Powód
admin-ban = Zablokuj
admin-unban = Odblokuj
admin-done = Gotowe.
