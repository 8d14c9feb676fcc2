### To, co mówi tylko klient terminalowy: na ekranach i w zwykłych wierszach.

## Stół

term-no-place = brak pola
term-complete = gotowy
term-discard-top = odrzucona { $card } ({ $count })
term-may-draw = może jeszcze dociągnąć
term-forgot = nie dociąga na czas
term-must-give-up = musi oddać kartę
term-offers = proponuje remis
term-goal-lines = { $count ->
    [one] Do wygranej: jedna sekwencja
    [few] Do wygranej: { $count } sekwencje
   *[many] Do wygranej: { $count } sekwencji
}
term-goal-chips = Do wygranej: { $count } żetonów (co najmniej { $each } z każdego koloru)
term-pile = Stos do pobierania: { $count }
term-draw-due = Dociągnij teraz: po ruchu następnego gracza będzie za późno.
term-window = { $name } gra { place-on }. Zablokować?
term-no-block = Nie masz karty „Blok”.
term-skips = { $count ->
    [one] { $count } gracz straci ruch.
    [few] { $count } gracze stracą ruch.
   *[many] { $count } graczy straci ruch.
}

## Początek i koniec

term-commitment = Rozdanie jest ustalone. Jego ziarno zobaczysz na końcu; odcisk ziarna (SHA-256) to { $sha }.
term-recording = Przebieg gry jest na bieżąco zapisywany w pliku { $path }.
term-saved = Gra jest zapisana w { $path }.
term-not-saved = { $reason ->
    [folder] Nie można zapisać gry: nie ma folderu dla { $path }.
    [permission] Nie można zapisać gry: brak uprawnień do zapisu w { $path }.
    [directory] Nie można zapisać gry: { $path } to folder.
    [full] Nie można zapisać gry: dysk jest pełny.
   *[other] Nie można zapisać gry ({ $code }).
}

## Zwykłe wiersze

term-plain-start = Wpisz ruch albo ?, aby uzyskać pomoc.
term-no-cards = brak kart
term-no-move = teraz nie do zagrania
term-your-move = Twój ruch
term-your-move-or-wait = Twój ruch albo wait
term-more-moves = i jeszcze { $count }: moves { $card }
term-undone = Twój ostatni ruch został cofnięty.
term-no-hint = W tej chwili nie ma podpowiedzi.
term-coach-on = Trener jest włączony: pyta przed ruchem, który dużo traci.
term-coach-off = Trener jest wyłączony.
term-coach-none = Tutaj nie ma trenera: potrzebna jest gra tylko z botami, z podpowiedziami, oraz NumPy.
term-no-cell = Pola mają oznaczenia od { $first } do { $last }.
term-ambiguous = „{ $typed }” może oznaczać różne ruchy ({ $count }): { $moves } …
term-unreadable = „{ $typed }” to nie ruch. Wpisz moves, aby zobaczyć swoje ruchy, albo ?, aby uzyskać pomoc.
term-again = Jeszcze jedna gra? { key-enter }, review, save PLIK albo q
term-no-review = Tej gry nie można tu przeanalizować.
term-one-of = Odpowiedz jednym z tych słów: { $choices }.
term-plain-help =
    Wpisz cały ruch albo tylko tyle, ile odróżnia go od innych: kartę, pole albo jedno i drugie.
    Klasyczna i podróżna: 7H@c4 połóż, JC@c4 dziki walet, JSxc4 usuń, 7H! martwa karta, + dociągnij, =a5-e5 wybierz linię,
    -7H oddaj kartę, pass pasuj, offer zaproponuj remis, call:green zgłoś podpowiadanie.
    Stacks: B3@b1 zagraj kartę, SK pominięcie, RV wstecz, SC:2d lub SC:2h ukradnij kartę z miejsca 2,
    ST:2b ukradnij niebieski żeton, ^ z przodu dla wierzchniej karty twojego stosu odrzuconych, -B3 odrzuć,
    block zablokuj, let przepuść, take:B3 weź, end zakończ, + pobierz.
    Inne polecenia: moves (lub moves JC) ruchy, hand ręka, board plansza, cell c4 pole (w Stacks: cell b1), seats gracze,
    last ostatni ruch, options zasady, rule C15, hint podpowiedź, coach trener, undo cofnij, wait niech najpierw zagrają inni,
    say hello powiedz coś (przy stole na serwerze), quit koniec.
    Przy stole na serwerze także: back (wróć do gry, gdy gra za ciebie bot), bot 2 (zastąp botem bezczynnego gracza na miejscu 2),
    host 2 (przekaż rolę gospodarza graczowi na miejscu 2), lock, unlock (czy inni mogą dołączyć), spectators off (lub on).
term-codes = Jak zapisuje się karty
term-codes-typed = Ruchy wpisuje się zawsze literami J Q K A, niezależnie od liter na kartach.

## Ekrany

term-aside = Powiedz
term-new-game = Nowa gra
term-quit = Koniec
term-look = Zobacz stół
term-save = Zapisz grę
term-nothing-here = Tam nie możesz nic zagrać.
term-start-keys = ↑ ↓ wybór wiersza, ← → zmiana, { key-enter } start, Q koniec
term-help-enter = zagraj
term-help-table = do stołu i z powrotem; tam poruszasz się strzałkami
term-help-lay-down = wymień martwą kartę; odrzuć; oddaj kartę
term-help-draw = dociągnij, jeśli nie dzieje się to automatycznie
term-help-block = zablokuj stos albo przepuść
term-help-end = zakończ ruch bez odrzucania
term-help-wait = niech najpierw zagrają inni
term-help-aside = powiedz zwrot, zaproponuj remis, zgłoś podpowiadanie

## Przy stole na serwerze

term-clock-game = { $count ->
    [one] { $count } minuta na całą grę
    [few] { $count } minuty na całą grę
   *[many] { $count } minut na całą grę
}
term-time-days = { $days } d { $hours } godz.
term-come-back = Aby wrócić na swoje miejsce: { $command }
term-no-server = { $reason ->
    [refused] Pod adresem { $server } nie działa żaden serwer. Czy jest uruchomiony?
    [unknown] Nie można znaleźć adresu { $server }.
    [slow] { $server } nie odpowiada.
    [foreign] { $server } nie jest serwerem Knaves albo ma inną wersję.
   *[other] Brak połączenia z { $server }.
}
term-no-seat = Nie masz miejsca przy tym stole albo już go nie masz.
term-may-watch = Możesz oglądać z opcją --watch.
term-lobby-help =
    start zaczyna grę; seats i options pokazują, co ustalono; name IMIĘ zmienia twoje imię;
    say hello mówi gotowy zwrot, samo say je wymienia; quit zwalnia twoje miejsce.
    Dla gospodarza: bot 2 sadza bota na miejscu 2, free 2 znów je zwalnia, swap 0 2 zamienia dwa miejsca.
    host 2 przekazuje rolę gospodarza graczowi na miejscu 2. lock i unlock decydują, czy inni mogą dołączyć,
    spectators off i spectators on, czy mogą oglądać.
