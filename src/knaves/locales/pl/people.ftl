### Słowa klienta WWW o ludziach i stronach: oglądanie, twoje gry, czat.

web-watch-seat = Oglądasz tę grę. Bot trzyma dla ciebie miejsce.
web-watch-seat-next = Oglądasz tę grę. W następnej jest wolne miejsce.
web-watch-full = Oglądasz tę grę. Nie ma w niej wolnego miejsca.
web-take-seat = Zajmij miejsce
web-take-seat-says = Grasz dalej za gracza { $name }, tymi samymi kartami.
web-take-seat-next = Zagrasz w następnej grze.
web-game-archive = Archiwizuj
web-game-restore = Przywróć
web-game-archived = Gry w archiwum
web-game-remove = Usuń
web-game-remove-says = Ta przeglądarka zapomni twoje miejsce. W trwającej grze bot będzie grał za ciebie.
web-mute-one = Wycisz gracza { $name }
web-unread = { $count ->
    [one] { $count } nowa wiadomość
    [few] { $count } nowe wiadomości
   *[many] { $count } nowych wiadomości
}
