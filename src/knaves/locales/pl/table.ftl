### Słowa przy stole: gra, to, co się czyta na głos, wynik, powtórka.

## Czyja kolej

turn-yours = Twoja kolej
turn-of = Teraz gra { $name }
turn-title = Twoja kolej! – Knaves
turn-notification = Twoja kolej przy stole { $code }.
turn-thinking = { $count ->
    [one] { $name } się zastanawia…
    [few] { $name } się zastanawiają…
   *[many] { $name } się zastanawiają…
}
turn-away = Gracza { $name } chwilowo nie ma.
turn-away-bot = Gracza { $name } chwilowo nie ma. Jeśli szybko nie wróci, zastąpi go bot.
turn-idle = { $name } od dłuższej chwili nie wykonuje ruchu.
turn-idle-soon = Masz jeszcze { $time }, potem pozostali będą mogli zastąpić cię botem.
turn-idle-now = Pozostali mogą już zastąpić cię botem. Wykonaj ruch, żeby temu zapobiec.
turn-time-left = zostało { $time }

## Co robić

prompt-choose-card = Wybierz kartę.
prompt-choose-cell = Wybierz pole, na które zagrasz { $card }.
prompt-choose-remove = Wybierz żeton do usunięcia.
prompt-choose-fit = Która karta?
prompt-choose-line = Które żetony tworzą sekwencję?
prompt-choose-victim = Komu chcesz ukraść?
prompt-choose-source = Ze stosu odrzuconych czy z ręki?
prompt-choose-pile = Który stos?
prompt-choose-take = Którą kartę chcesz zabrać?
prompt-give-up = Podpowiadanie: oddaj kartę.
prompt-confirm = Potwierdzić ten ruch?
prompt-draw = Dociągnij kartę.
prompt-draw-deadline = Dociągnij, zanim { $name } zagra i dociągnie.
prompt-exchange = Martwa karta: { $card }. Wymień ją.
prompt-pass = Nie możesz nic zagrać. Spasuj.
prompt-block = { $name } kończy { place-object }. Zablokować?
prompt-discard = Graj dalej albo odrzuć kartę, aby zakończyć ruch.
prompt-end = Graj dalej albo zakończ ruch.

## Stół

table-board = Plansza
table-hand = Twoje karty
table-hand-of = Ręka gracza { $name }
table-draw-pile = Stos do pobierania
table-discard-pile = Twój stos odrzuconych
table-piles = Stosy
table-pile-empty = pusty
table-pile-needs = potrzebna { $card }
table-chips = Żetony
table-chips-count = niebieskie: { $blue }, czerwone: { $red } (potrzeba pięciu)
table-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
table-sequences-of = { $made } z { $needed }
table-sequences-count = { $count ->
    [0] brak sekwencji
    [one] { $count } sekwencja
    [few] { $count } sekwencje
   *[many] { $count } sekwencji
}
table-last-card = ostatnia karta: { $card }
table-log = Przebieg gry
table-phrases = Zwroty
table-chat = Czat
table-chat-off = Partnerzy nie mogą rozmawiać na czacie: przy tym stole nie wolno podpowiadać.
table-players = Gracze
table-bot = bot
table-away = nie ma przy stole
table-you = ty
table-spectator = Oglądasz tę grę.
table-no-spectators = Ten stół nie wpuszcza widzów.
table-options = Zasady stołu
table-dead-card = Martwa karta
table-undo = Cofnij
table-hint = Podpowiedź
table-draw-offered = { $name } proponuje remis. Przyjmujesz?
table-call-asks = { $name } zgłasza podpowiadanie ({ $team }). Zgadzasz się?
table-leave = Odejdź od stołu
table-leave-asks = Bot będzie grał za ciebie, dopóki nie wrócisz.
table-let-bot = Zastąp gracza { $name } botem
table-stood-in = Bot gra za ciebie.
table-return = Wracam do gry
table-menu = Menu
table-direction-left = Gra toczy się w lewo.
table-direction-right = Gra toczy się w prawo.
table-block-time = Czas na blokowanie

## Czytane na głos

speak-row-column = rząd { $row }, kolumna { $column }
speak-cell = { $where }, { $card }, { $state }
speak-cell-free = puste
speak-cell-chip = { $team ->
    [blue] niebieski żeton
    [green] zielony żeton
    [red] czerwony żeton
   *[other] żeton gracza { $team }
}
speak-cell-locked = { speak-cell-chip }, część sekwencji
speak-cell-corner = { $where }, narożnik z bonusem
speak-cell-legal = tu możesz zagrać
speak-cell-makes = daje { $count } w linii
speak-card-places = { $count ->
    [0] { $card }, brak możliwych pól
    [one] { $card }, { $count } możliwe pole
    [few] { $card }, { $count } możliwe pola
   *[many] { $card }, { $count } możliwych pól
}
speak-card-wild = { $card }, dzika karta: dowolne wolne pole
speak-card-remove = { $card }, usuwa żeton
speak-card-dead = { $card }, martwa karta
speak-card-top = { $card }, na wierzchu twojego stosu odrzuconych
speak-turn-yours = Twoja kolej.
speak-lines = { team }: { table-sequences-count }.
speak-longest = { team }: najdłuższa otwarta linia ma { $count }.
speak-time = Zostało { $time }.
speak-time-none = Gra jest bez zegara.
speak-last-none = Jeszcze nic nie zagrano.
speak-pile = { place }: { $top }, { table-pile-needs }

## Jedno urządzenie

pass-to = Podaj urządzenie: { $name }
pass-hold = Przytrzymaj, aby zobaczyć swoje karty
pass-hidden = Karty są zakryte.

## Wynik

result-title = Koniec gry
result-won = Wygrywasz!
result-lost = Zwycięstwo: { $winners }. Następnym razem się uda!
result-drawn = Remis
result-by = Zwycięstwo: { $winners }.
result-rematch = Rewanż
result-rematch-waits = Czekamy na pozostałych…
result-rematch-waits-for = Czekamy jeszcze na: { $names }…
result-rematch-asked = { $count ->
    [one] { $names } chce zagrać jeszcze raz.
    [few] { $names } chcą zagrać jeszcze raz.
   *[many] { $names } chcą zagrać jeszcze raz.
}
result-replay = Obejrzyj powtórkę
result-share = Udostępnij grę
result-home = Strona główna
result-moves = { $count ->
    [one] { $count } ruch
    [few] { $count } ruchy
   *[many] { $count } ruchów
}
result-deal = Rozdanie
result-deal-verify = Sprawdź rozdanie
result-deal-good = Rozdanie jest takie, jakie ustalono przed pierwszą kartą.
result-deal-bad = Rozdanie nie jest takie, jakie ustalono przed grą!
result-deal-says = Przed pierwszą kartą serwer ustalił tasowanie i ogłosił jego odcisk. Teraz każdy może sprawdzić, że nic się nie zmieniło.
result-seed = Ziarno
result-commitment = Odcisk

## Powtórka

replay-title = Powtórka
replay-play = Odtwarzaj
replay-pause = Pauza
replay-next = Następny ruch
replay-previous = Poprzedni ruch
replay-first = Przejdź na początek
replay-last = Przejdź na koniec
replay-speed = Tempo
replay-move = Ruch { $number } z { $total }
replay-all-hands = Pokaż wszystkie karty
replay-one-hand = Oczami gracza { $name }
replay-record = Pobierz zapis gry
