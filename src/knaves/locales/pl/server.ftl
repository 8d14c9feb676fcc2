### Co odpowiada serwer, gdy czegoś odmawia: dokładniej niż sam kod.

refused-name-empty = Imię musi mieć co najmniej jedną literę.
refused-no-game = Nie ma gry { $wanted }. Dostępne gry: { $known }.
refused-no-level = Nie ma poziomu { $wanted }. Dostępne poziomy: { $known }.
refused-bot-seat = Miejsce { $seat } nie jest wolne dla bota.
refused-clock-short = Zegar musi mieć co najmniej pięć sekund.
refused-full = Wszystkie miejsca są zajęte, ale możesz oglądać.
refused-spectator = Widzowie nie mogą tego robić. Najpierw zajmij miejsce.
refused-between-games = To możliwe tylko przed grą albo po niej.
refused-no-game-on = Przy tym stole nie toczy się żadna gra.
refused-may-draw = { $name } może jeszcze przez chwilę dociągnąć.
refused-answered = Ta odpowiedź jest już oddana.
refused-call-open = Trwa już głosowanie nad zgłoszeniem.
refused-window-open = Poczekaj, aż minie czas na blokadę.
refused-no-call = Nikt nie prosi cię o głos w sprawie zgłoszenia.
refused-undo-off = Przy tym stole nie można cofać ruchów.
refused-undo-alone = Ruchy możesz cofać tylko wtedy, gdy grasz solo z botami.
refused-coach-alone = Trener pomaga tylko w grze z samymi botami.
refused-game-over = Gra się skończyła i wszystkie karty są odkryte.
refused-rematch-early = O rewanż można poprosić po zakończeniu tej gry.
refused-seats-taken = Ktoś siedzi na miejscu, które miałoby zniknąć.
refused-own-seat = To twoje własne miejsce.
refused-bot-there = Gra tam już bot.
refused-may-think = { $name } ma jeszcze czas do namysłu.
refused-not-waiting = Gracza { $name } nie można teraz zastąpić botem.
refused-host-person = Gospodarzem może być tylko osoba, która gra przy tym stole.
refused-no-spectators = Ten stół nie wpuszcza widzów. Grę będzie można obejrzeć, gdy się skończy.
refused-unreadable = Nie udało się tego odczytać: { $detail }
refused-frame = Wiadomość to JSON w ramce tekstowej, najwyżej { $bytes } bajtów.
refused-hello-first = Najpierw wyślij hello.
refused-no-new-tables = W tej chwili nie można tu tworzyć nowych stołów.
refused-no-room = Na serwerze nie ma już miejsca na nowe stoły ani gry.
refused-table-full = Ten stół osiągnął maksymalny rozmiar. Utwórz nowy.
refused-not-over = Ta gra jeszcze się nie skończyła.
refused-qr-long = Kod QR mieści tu najwyżej { $most } znaków.
refused-other-version = Ten stół utworzono w innej wersji i nie można go tu otworzyć.
refused-seat-given = Gospodarz oddał to miejsce komuś innemu.
refused-say-what = Wyślij gotowy zwrot albo tekst.
refused-phrases-only = Przy tym stole dozwolone są tylko gotowe zwroty.
refused-partners = Partnerzy nie mogą rozmawiać podczas gry (C30, T25).
refused-nothing-to-do = W tej chwili nie masz nic do zrobienia.
refused-bad-link = Ten link nie otwiera tu żadnego miejsca. Oglądasz tę grę.
refused-admin-token = Strona administracyjna wymaga tokenu, który serwer wypisał przy starcie.
refused-not-address = To nie jest adres IP ani sieć (przykłady: 192.0.2.7, 2001:db8::/48).
refused-not-banned = Brak blokady dla { $address }.
refused-banned-network = Ten adres nie jest zablokowany osobno. Należy do zablokowanej sieci { $network }.
refused-foreign-page = Ta strona pochodzi z { $origin }, a nie z tego serwera ({ $host }). Dla administratorów: serwer proxy musi przekazywać nagłówek Host z portem; inne witryny wymagają --origin.
refused-nothing-here = Pod tym adresem nic nie ma.
closed-by-host = Zamknięty przez gospodarza.
closed-by-operator = Zamknięty przez administratora serwera.
closed-table-full = Zamknięty, bo stół osiągnął maksymalny rozmiar.

## Previews of links in messengers

preview-lobby = Zaproszenie do gry: { $game }. Przy stole: { $names }.
preview-playing = Gra trwa: { $game }. Przy stole: { $names }.
