### Strony z zasadami; locales/rules.json ustala ich kolejność.

## Nagłówki

rule-heading-aim = Cel gry
rule-heading-setup = Przygotowanie do gry
rule-heading-turn = Twoja tura
rule-heading-corners = Narożniki
rule-heading-sequences = Sekwencje
rule-heading-jacks = Walety
rule-heading-dead = Martwe karty
rule-heading-piles = Stosy
rule-heading-specials = Karty specjalne
rule-heading-block = Karta „Blok”
rule-heading-end = Koniec gry
rule-heading-talk = Podpowiadanie i zasada dla zaawansowanych
rule-heading-options = Co można ustalić (najpierw to, co zwykle)
rule-option = { $label }: { $says } ({ $values })

## Klasyczna i podróżna

rule-lines-aim = Przy dwóch stronach wygrywa ta, która pierwsza ułoży dwie sekwencje. Przy trzech stronach wystarczy jedna.
rule-lines-sequence = Sekwencja to nieprzerwany ciąg { $length } żetonów jednego koloru: w poziomie, w pionie lub na ukos.
rule-lines-share = Dwie sekwencje jednej strony mogą mieć jeden wspólny żeton, nigdy więcej. Tak więc { $double } w linii prostej to dwie sekwencje.

rule-classic-box = Gra się na planszy 10 × 10 pól, 104 kartami (dwie talie) i żetonami w trzech kolorach. Żetonów nigdy nie zabraknie.
rule-travel-box = Gra się na planszy 6 × 8 pól, 52 kartami (jedna talia) i żetonami w trzech kolorach. Żetonów nigdy nie zabraknie. Pomogą ci ściągawki.
rule-classic-players = Może grać 2, 3, 4, 6, 8, 9, 10 lub 12 osób: do trzech każdy gra dla siebie, więcej w dwóch lub trzech równych drużynach. Przy 6 i 12 jest wybór.
rule-travel-players = Może grać 2, 3, 4 lub 6 osób: do trzech każdy gra dla siebie, więcej w dwóch lub trzech równych drużynach. Przy 6 jest wybór.
rule-lines-seats = Każda strona ma swój kolor. Strony siedzą przy stole na przemian, więc partnerzy nigdy nie sąsiadują ze sobą.
rule-classic-dealer = Każdy ciągnie kartę: najniższa rozdaje, a zaczyna gracz po lewej stronie rozdającego. As jest najwyższy; przy remisie ciągnie się ponownie.
rule-travel-starter = Dla każdej strony ciągnie się kartę: zaczyna najwyższa, a gra ten, kto ją wyciągnął. As jest najwyższy; przy remisie ciągnie się ponownie.
rule-classic-hands-two = Karty przy dwóch stronach: po 7 dla 2 graczy, po 6 dla 4, po 5 dla 6, po 4 dla 8, po 3 dla 10 lub 12.
rule-classic-hands-three = Karty przy trzech stronach: po 6 dla 3 graczy, po 5 dla 6, po 4 dla 9, po 3 dla 12.
rule-travel-hands = Karty: po 7 dla 2 graczy, po 6 dla 3 lub 4, po 5 dla 6.
rule-lines-pile = Pozostałe karty tworzą zakryty bank. Swoją rękę widzisz tylko ty.

rule-lines-play = Zagraj jedną kartę z ręki, odkrytą, na swój stos kart odrzuconych. Wszyscy mogą widzieć, co zagrano.
rule-classic-place = Następnie połóż żeton swojej strony na jednym z dwóch pól z tą kartą. Nie może tam już leżeć żeton, nawet twój.
rule-travel-place = Następnie połóż żeton swojej strony na jedynym polu z tą kartą. Nie może tam już leżeć żeton, nawet twój.
rule-lines-draw = Dociągnij kartę, aby zakończyć swoją turę. Gra toczy się zgodnie z ruchem wskazówek zegara.
rule-lines-forgotten = Karty są dociągane automatycznie, chyba że przy tym stole dociąga się ręcznie. Wtedy zapomnianą kartę można dociągnąć, dopóki następny gracz nie zagra i nie dociągnie; potem przepada.
rule-lines-must-play = Wybierasz swobodnie spośród swoich kart, ale jeśli możesz którąś zagrać, musisz to zrobić.

rule-classic-corners = Cztery narożniki to pola z bonusem: każdy liczy się dla każdej strony tak, jakby leżał tam jej żeton. Kilka stron może korzystać z tego samego narożnika, a jedna strona może użyć go dwa razy.
rule-classic-corners-empty = Na narożniku nigdy nie kładzie się żetonu. Osiem żetonów między dwoma narożnikami wzdłuż brzegu to dwie sekwencje.

rule-lines-locked = Ukończona sekwencja liczy się od razu. Jej żetony odwraca się białą stroną do góry i zostają: nikt nie może ich usunąć.
rule-lines-longer = Jeśli linia ma więcej niż { $length } żetonów, jej właściciel wybiera, które { $length } tworzą sekwencję. Wybór zostaje, a pozostałe żetony można jeszcze usunąć.
rule-lines-two-at-once = Żeton, który kończy dwie linie naraz, tworzy dwie sekwencje.

rule-lines-jacks = Waletów nie ma na planszy. Trefl i karo mają dwoje oczu, pik i kier jedno.
rule-lines-two-eyed = Walet z dwoma oczami to dzika karta: połóż żeton na dowolnym wolnym polu.
rule-lines-one-eyed = Walet z jednym okiem usuwa jeden żeton przeciwnika. W tej turze nie kładziesz żetonu.
rule-lines-one-eyed-limits = Nie może nic usunąć z ukończonej sekwencji. Jeśli nie ma żetonu do usunięcia, zostaje na ręce.

rule-lines-dead = Karta jest martwa, gdy żadne jej pole nie jest wolne. W swojej turze, zanim zagrasz, możesz ją jawnie odrzucić i dociągnąć inną: jedną na turę.
rule-lines-dead-jack = Walet nigdy nie jest martwy.
rule-lines-stuck = Jeśli nie możesz zagrać, musisz wymienić martwą kartę. Jeśli i to niemożliwe albo masz pustą rękę, pasujesz i zachowujesz karty.

rule-lines-last-chip = Zwycięski żeton kończy grę; potem już się nie dociąga.
rule-lines-reshuffle = Gdy trzeba dociągnąć kartę, a bank jest pusty, wszystkie stosy kart odrzuconych tasuje się w nowy.
rule-lines-drawn = Gra kończy się remisem, jeśli przez całą rundę nie było ani zagrania, ani wymiany, jeśli wszystkie strony się zgodzą albo po 40 kolejnych rundach, w których wszyscy pasują.

rule-classic-talk = Gdy obowiązuje kara za podpowiadanie, nikt nie może doradzać partnerowi. Przeciwnik może to zgłosić; wtedy każdy z tej drużyny oddaje wybraną kartę bez dociągania nowej, a gra na to czeka.
rule-travel-talk = Nikt nie mówi o swoich kartach, chyba że wszyscy ustalą inaczej przed grą.
rule-classic-advanced = Z zasadą dla zaawansowanych (tylko przy dwóch stronach) walet z jednym okiem może też usunąć żeton z ukończonej sekwencji. Ta sekwencja przestaje się liczyć, chyba że nadal zostaje pięć w rzędzie.

## Stacks

rule-stacks-aim = Zdobądź przed innymi pięć sekwensów, w tym przynajmniej dwa niebieskie i dwa czerwone.
rule-stacks-five = Za każdy sekwens dostajesz żeton. Dwa niebieskie i dwa czerwone żetony to jeszcze nie wygrana: potrzebny jest piąty. Możesz mieć ich więcej niż pięć.

rule-stacks-box = Może grać od 2 do 6 osób, 120 kartami. Każdy kolor ma po dziewięć kart z każdą liczbą od 1 do 5 i siedem Dzikich Kart; do tego 3 „Pominięcie”, 3 „Wstecz”, 3 „Kradzież karty”, 3 „Blok” i 4 „Kradzież żetonu”. Żetonów nigdy nie zabraknie.
rule-stacks-two-players = Przy dwóch graczach usuwa się wszystkie karty „Wstecz”, jedną „Blok”, dwie „Kradzież żetonu”, jedną „Kradzież karty” i jedną „Pominięcie”.
rule-stacks-deal = Krupiera wybiera los. Każdy dostaje pięć kart; reszta to zakryty stos do pobierania na środku. Widzisz tylko własną rękę.
rule-stacks-start = Zaczyna gracz po lewej stronie krupiera, a gra toczy się zgodnie z ruchem wskazówek zegara.

rule-stacks-plays = W swoim ruchu możesz zagrać tyle kart, ile zdołasz, i przestać, kiedy chcesz.
rule-stacks-top = Wierzchnia karta twojego stosu kart odrzuconych to dodatkowa karta, którą możesz zagrać w swoim ruchu. Gdy zniknie, możesz zagrać następną i tak dalej. Każdy ma tylko jeden taki stos i widać tylko jego wierzchnią kartę.
rule-stacks-empty-hand = Gdy zagrasz ostatnią kartę z ręki, pobierasz pięć nowych i grasz dalej.
rule-stacks-discard = Gdy nie możesz lub nie chcesz już grać, odrzuć kartę z ręki na swój stos. Kartę specjalną też można odrzucić.
rule-stacks-refill = Potem pobierasz karty, aż masz ich pięć, i twój ruch się kończy. Jeśli masz pięć lub więcej, nie pobierasz.
rule-stacks-no-card = Jeśli nie masz karty do odrzucenia, kończysz ruch bez odrzucania.
rule-stacks-forgotten = Karty są pobierane automatycznie, chyba że przy tym stole pobiera się je ręcznie. Wtedy, jeśli zapomnisz, a następny gracz już zaczął, grasz swój następny ruch bez nowych kart.

rule-stacks-pile = Stos ma jeden kolor. Zaczyna się od 1 lub Dzikiej Karty i rośnie po kolei: 1, 2, 3, 4, 5.
rule-stacks-places = Jednocześnie mogą leżeć najwyżej dwa niebieskie i dwa czerwone stosy. Nie musisz kończyć stosu w swoim ruchu.
rule-stacks-finished = Kto położy ostatnią kartę, bierze żeton tego koloru, a stos odkłada się poza grę. Jego miejsce znów jest wolne.

rule-stacks-specials = Kart specjalnych używa się tylko w swoim ruchu, poza kartą „Blok”. Trafiają poza grę i nigdy nie kończą ruchu.
rule-stacks-skip = „Pominięcie”: następny gracz traci ruch, nie gra i nie pobiera. Kilka takich kart się sumuje.
rule-stacks-reverse = „Wstecz”: kierunek gry się odwraca. Przy dwóch graczach działa jak „Pominięcie”.
rule-stacks-wild = Dzika Karta: zastępuje dowolną liczbę na stosie w swoim kolorze. Na jednym stosie może ich być kilka.
rule-stacks-steal-card = „Kradzież karty”: zabierz wierzchnią kartę ze stosu kart odrzuconych innego gracza albo w ciemno kartę z jego ręki. Możesz ją od razu zagrać.
rule-stacks-steal-chip = „Kradzież żetonu”: zabierz żeton innemu graczowi, ale nigdy taki, który dałby ci wygraną.

rule-stacks-block = „Blok”: gdy inny gracz kończy stos, możesz go zablokować. Stos trafia poza grę i nikt nie dostaje żetonu.
rule-stacks-answer = Wszyscy pozostali mają tyle samo krótkiego czasu na tajną odpowiedź. Jeśli blokuje kilka osób, robi to pierwsza w kolejności gry; pozostali zachowują karty.
rule-stacks-block-limits = „Blok” działa tylko z ręki i tylko przeciw stosowi. Kartę za niego pobierasz na końcu własnego następnego ruchu.

rule-stacks-win = Gdy masz swoje pięć żetonów, wygrywasz od razu, nawet w środku ruchu, gdy minie czas na blokowanie.
rule-stacks-new-deck = Gdy stos do pobierania się skończy, ukończone i zablokowane stosy tasuje się w nowy. Zagrane karty specjalne zostają poza grą.
rule-stacks-nothing-left = Jeśli ich nie ma, używa się zagranych kart specjalnych, a potem stosów kart odrzuconych bez wierzchnich kart. Cała runda bez zagrania, odrzucenia i pobrania to remis.
