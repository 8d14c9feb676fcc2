### Słowa poza stołem: początek, nowy stół, poczekalnia, ustawienia, pomoc.

## Wszędzie

app-name = Knaves
app-tagline = Gry z rodziny Sequence, dla ludzi i botów.
app-description = Graj w gry z rodziny Sequence w przeglądarce – ze znajomymi albo z botami.
app-trademark = Sequence jest znakiem towarowym swoich właścicieli. Knaves nie jest z nimi związane.
action-cancel = Anuluj
action-close = Zamknij
action-back = Wstecz
action-confirm = Potwierdź
action-copy = Kopiuj
action-copied = Skopiowano
action-share = Udostępnij
action-again = Jeszcze raz
action-retry = Spróbuj ponownie
action-more = Więcej
action-yes = Tak
action-no = Nie
action-why = Dlaczego?
state-loading = Wczytywanie…
state-connecting = Łączenie…
state-reconnecting = Utracono połączenie. Ponowne łączenie…
state-connected = Połączono ponownie.
state-offline = Jesteś offline.

## Początek

home-now = Zagraj teraz
home-now-says = Przeciwnik: { $name }, zasady standardowe.
home-people = Graj z innymi
home-people-says = Załóż stół i udostępnij jego kod.
home-alone = Graj solo
home-alone-says = Z botami, od razu.
home-device = Na jednym urządzeniu
home-device-says = Wszyscy grają po kolei na tym samym urządzeniu.
home-join = Dołącz
home-join-code = Kod stołu
home-resume = Twoje gry
home-results = Ostatnie wyniki
home-public = Stoły do oglądania
home-public-none = Teraz nie ma publicznych stołów.
home-name = Twoje imię
home-help = Jak grać
home-install = Zainstaluj jako aplikację

## Nowy stół

new-game = Gra
new-seats = Gracze
new-seats-count = { $count ->
    [one] { $count } gracz
    [few] { $count } gracze
   *[many] { $count } graczy
}
new-options = Opcje
new-options-default = Standardowe zasady
new-options-changed = { $count ->
    [one] { $count } zmieniona opcja
    [few] { $count } zmienione opcje
   *[many] { $count } zmienionych opcji
}
new-clock = Zegar
new-clock-none = Bez zegara
new-clock-seconds = { $count ->
    [one] { $count } sekunda na ruch
    [few] { $count } sekundy na ruch
   *[many] { $count } sekund na ruch
}
new-clock-minutes = { $count ->
    [one] { $count } minuta na ruch
    [few] { $count } minuty na ruch
   *[many] { $count } minut na ruch
}
new-clock-days = { $count ->
    [one] { $count } dzień na ruch
    [few] { $count } dni na ruch
   *[many] { $count } dni na ruch
}
new-bots-level = Poziom botów
new-opponents = Przeciwnicy
new-public = Pokaż na liście publicznych stołów
new-spectators = Zezwól na widzów
new-latecomers = Spóźnieni mogą przejąć miejsce bota i zobaczyć jego karty
new-hints = Zezwól na podpowiedzi
new-create = Załóż stół
new-start = Start
new-names = Imiona graczy
new-player-number = Gracz { $number }

## Poczekalnia

lobby-title = Stół { $code }
lobby-invite = Zaproś innych
lobby-code = Kod
lobby-link = Link
lobby-qr = Kod QR: zeskanuj, aby dołączyć
lobby-seat = Miejsce { $number }
lobby-seat-bot = Bot, dopóki ktoś nie usiądzie
lobby-seat-you = Ty
lobby-host = Gospodarz
lobby-hand-over = Przekaż rolę gospodarza: { $name }
lobby-sit = Usiądź tutaj
lobby-swap = Zamień miejsca
lobby-add-bot = Dodaj bota
lobby-remove = Usuń
lobby-ready = Można zaczynać
lobby-not-ready = Jeszcze się szykuje
lobby-waiting = { $count ->
    [one] Brakuje jeszcze { $count } gracza.
    [few] Brakuje jeszcze { $count } graczy.
   *[many] Brakuje jeszcze { $count } graczy.
}
lobby-waiting-host = Czekamy, aż gospodarz zacznie grę.
lobby-host-bot = Gospodarzem jest bot { $name }. Zacznie grę, gdy wszystkie miejsca będą zajęte.
lobby-become-host = Usiądź, a przejmiesz rolę gospodarza.
lobby-start = Zacznij grę
lobby-start-with-bots = Zacznij z botami na wolnych miejscach
lobby-rules = Zasady stołu
lobby-rules-default = Wszystkie opcje są standardowe.
lobby-access = Dostęp do stołu
lobby-lock = Zablokuj dołączanie
lobby-unlock = Odblokuj dołączanie
lobby-locked = Dołączanie zablokowane: nikt więcej nie może wejść
lobby-no-spectators = Bez widzów
lobby-idle = { $count ->
    [one] Po { $count } minucie bez ruchu pozostali mogą zastąpić gracza botem
    [few] Po { $count } minutach bez ruchu pozostali mogą zastąpić gracza botem
   *[many] Po { $count } minutach bez ruchu pozostali mogą zastąpić gracza botem
}
lobby-personal-link = Twój osobisty link pozwala wrócić na miejsce z każdego urządzenia. Nie udostępniaj go nikomu.
lobby-stand = Zwolnij miejsce
lobby-spectators = { $count ->
    [0] Nikt nie ogląda.
    [one] Ogląda { $count } osoba.
    [few] Oglądają { $count } osoby.
   *[many] Ogląda { $count } osób.
}

## Ustawienia

settings-title = Ustawienia
settings-language = Język
settings-theme = Motyw
settings-theme-system = Systemowy
settings-theme-light = Jasny
settings-theme-dark = Ciemny
settings-letters = Litery na kartach
settings-letters-printed = Jak na planszy: J Q K A
settings-letters-own = Polskie: { $letters }
settings-sound = Dźwięk
settings-haptics = Wibracje
settings-confirm = Potwierdzaj każdy ruch
settings-notifications = Powiadom mnie, gdy będzie moja kolej
settings-notifications-denied = Przeglądarka blokuje powiadomienia z tej strony.
settings-data = Moje dane
settings-export = Pobierz moje dane
settings-delete = Usuń moje dane
settings-delete-asks = Opuścisz wszystkie swoje stoły, a ta przeglądarka zapomni twoje imię, miejsca i ustawienia. Nie da się tego cofnąć.

## Pomoc

help-title = Jak grać
help-rules = Zasady
help-reminder = Ściągawka
help-this-table = Ustalenia przy tym stole
help-rule-ids = Zasady { $ids }
help-keys = Skróty klawiszowe
help-key-next = następne lub poprzednie możliwe pole
help-key-last = ostatni ruch
help-key-lines = dotychczasowe linie
help-key-time = pozostały czas
help-key-help = pomoc
help-key-choose = wybór karty lub pola
help-key-arrows = ruch po planszy
help-key-cancel = cofnięcie wyboru
# Klawisze, tak jak opisano je na klawiaturze.
key-enter = Enter
key-escape = Esc
key-tab = Tab
key-ctrl = Ctrl
key-page-up = PgUp
key-page-down = PgDn

## Pierwsza gra

tutorial-card = Dotknij tej karty.
tutorial-cell = Teraz dotknij jednego z podświetlonych pól.
tutorial-confirm = Potwierdź, a twój żeton tam zostanie.
tutorial-goal = Układaj linie po { $length } żetonów. Do wygranej { $count ->
    [one] potrzebna jest jedna linia
    [few] potrzebne są { $count } linie
   *[many] potrzeba { $count } linii
}.
tutorial-wild = Walet z dwoma oczami: połóż żeton na dowolnym wolnym polu.
tutorial-remove = Walet z jednym okiem: zdejmij z planszy żeton przeciwnika.
tutorial-dead = Ta karta jest martwa: wszystkie jej pola są zajęte. Wymień ją.
tutorial-corner = Narożniki liczą się dla wszystkich.
tutorial-pile = Zagraj 1, aby zacząć stos, a potem 2, 3, 4 i 5.
tutorial-discard = Nie masz już nic do zagrania? Odrzuć kartę, aby zakończyć ruch.
tutorial-skip = Pomiń samouczek
