### Słowa klienta WWW o grach bez połączenia.

offline-download = Pobierz do gry offline ({ $size } MB)
offline-download-says = Potem możesz grać solo lub na jednym urządzeniu bez połączenia.
offline-downloading = Pobieranie… { $percent }%
offline-ready = Gotowe do gry offline.
offline-failed = Pobieranie nie powiodło się. Spróbuj ponownie.
offline-works = Nadal możesz grać solo i na jednym urządzeniu. Dwa najsilniejsze boty wrócą, gdy będziesz online.
offline-lacks = Twoje gry poczekają, aż wrócisz do sieci. Wtedy możesz pobrać grę offline.
offline-remove-says = Ta gra istnieje tylko na tym urządzeniu. Zostanie usunięta.
error-offline = Brak połączenia z serwerem.
