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
rule-heading-options = Opcje (najpierw standardowa)
rule-option = { $label }: { $says } ({ $values })

## Klasyczna i podróżna

rule-lines-aim = Przy dwóch drużynach wygrywa ta, która pierwsza ułoży dwie sekwencje. Przy trzech drużynach wystarczy jedna. Gracz bez partnerów liczy się jako drużyna.
rule-lines-sequence = Sekwencja to nieprzerwany ciąg { $length } żetonów jednego koloru: w poziomie, w pionie lub na ukos.
rule-lines-share = Dwie sekwencje jednej drużyny mogą mieć jeden wspólny żeton, nigdy więcej. Dlatego { $double } w linii prostej to dwie sekwencje.

rule-classic-box = Gra się na planszy 10 × 10 pól, 104 kartami (dwie talie) i żetonami w trzech kolorach. Żetonów nigdy nie zabraknie.
rule-travel-box = Gra się na planszy 6 × 8 pól, 52 kartami (jedna talia) i żetonami w trzech kolorach. Żetonów nigdy nie zabraknie. Zasady przypominają ściągawki.
rule-classic-players = Może grać 2, 3, 4, 6, 8, 9, 10 lub 12 osób. Do trzech osób każdy gra sam; więcej osób tworzy dwie lub trzy równe drużyny. Przy 6 lub 12 sami wybieracie ile.
rule-travel-players = Może grać 2, 3, 4 lub 6 osób. Do trzech osób każdy gra sam; więcej osób tworzy dwie lub trzy równe drużyny. Przy 6 sami wybieracie ile.
rule-lines-seats = Każda drużyna ma swój kolor. Drużyny siedzą przy stole na przemian, więc partnerzy nigdy nie siedzą obok siebie.
rule-classic-dealer = Każdy ciągnie kartę: kto ma najniższą, rozdaje, a zaczyna gracz po lewej stronie rozdającego. As jest najwyższy; przy remisie ciągnie się ponownie.
rule-travel-starter = Dla każdej drużyny ciągnie się kartę: zaczyna drużyna z najwyższą, a pierwszy gra ten, kto ją wyciągnął. As jest najwyższy; przy remisie ciągnie się ponownie.
rule-classic-hands-two = Karty przy dwóch drużynach: po 7 dla 2 graczy, po 6 dla 4, po 5 dla 6, po 4 dla 8, po 3 dla 10 lub 12.
rule-classic-hands-three = Karty przy trzech drużynach: po 6 dla 3 graczy, po 5 dla 6, po 4 dla 9, po 3 dla 12.
rule-travel-hands = Karty: po 7 dla 2 graczy, po 6 dla 3 lub 4, po 5 dla 6.
rule-lines-pile = Pozostałe karty tworzą zakryty stos do pobierania. Swoją rękę widzisz tylko ty.

rule-lines-play = Zagraj jedną kartę z ręki, odkrytą, na swój stos kart odrzuconych. Wszyscy mogą widzieć, co zagrano.
rule-classic-place = Następnie połóż żeton swojej drużyny na jednym z dwóch pól pasujących do tej karty. Pole musi być puste: nie może tam leżeć nawet twój żeton.
rule-travel-place = Następnie połóż żeton swojej drużyny na jedynym polu pasującym do tej karty. Pole musi być puste: nie może tam leżeć nawet twój żeton.
rule-lines-draw = Dociągnij kartę, aby zakończyć swoją turę. Gra toczy się zgodnie z ruchem wskazówek zegara.
rule-lines-forgotten = Karty są dociągane automatycznie, chyba że przy tym stole dociąga się ręcznie. Wtedy zapomnianą kartę można dociągnąć, dopóki następny gracz nie zagra i nie dociągnie; potem przepada.
rule-lines-must-play = Możesz wybrać dowolną ze swoich kart, ale jeśli możesz którąś zagrać, musisz to zrobić.

rule-classic-corners = Cztery narożniki to pola z bonusem: każdy liczy się dla każdej drużyny tak, jakby leżał tam jej żeton. Kilka drużyn może korzystać z tego samego narożnika, a jedna drużyna może użyć go dwa razy.
rule-classic-corners-empty = Na narożniku nigdy nie kładzie się żetonu. Osiem żetonów między dwoma narożnikami wzdłuż brzegu to dwie sekwencje.

rule-lines-locked = Ukończona sekwencja liczy się od razu. Jej żetony odwraca się białą stroną do góry i zostają na planszy: nikt nie może ich usunąć.
rule-lines-longer = Jeśli linia ma więcej niż { $length } żetonów, jej właściciel wybiera, które { $length } tworzą sekwencję. Wybór jest ostateczny, a pozostałe żetony można jeszcze usunąć.
rule-lines-two-at-once = Żeton, który kończy dwie linie naraz, tworzy dwie sekwencje.

rule-lines-jacks = Waletów nie ma na planszy. Walety trefl i karo mają dwoje oczu, a pik i kier jedno.
rule-lines-two-eyed = Walet z dwoma oczami to dzika karta: połóż żeton na dowolnym wolnym polu.
rule-lines-one-eyed = Walet z jednym okiem usuwa jeden żeton przeciwnika. W tej turze nie kładziesz żetonu.
rule-lines-one-eyed-limits = Nie może usunąć żetonu z ukończonej sekwencji. Jeśli nie ma żetonu, który mógłby usunąć, zostaje w ręce.

rule-lines-dead = Karta jest martwa, gdy żadne jej pole nie jest wolne. W swojej turze, zanim zagrasz, możesz położyć ją odkrytą na swoim stosie odrzuconych i dociągnąć inną: jedną na turę.
rule-lines-dead-jack = Walet nigdy nie jest martwy.
rule-lines-stuck = Jeśli nie możesz zagrać, musisz wymienić martwą kartę. Jeśli i to niemożliwe albo masz pustą rękę, pasujesz i zachowujesz karty.

rule-lines-last-chip = Zwycięski żeton kończy grę; potem już się nie dociąga.
rule-lines-reshuffle = Gdy trzeba dociągnąć kartę, a stos do pobierania jest pusty, wszystkie stosy kart odrzuconych tasuje się w nowy.
rule-lines-drawn = Gra kończy się remisem, jeśli przez całą rundę nikt nie zagra ani nie wymieni karty, jeśli wszystkie drużyny się zgodzą albo po 40 kolejnych rundach, w których wszyscy pasują.

rule-classic-talk = Gdy obowiązuje kara za podpowiadanie, nie wolno doradzać partnerom. Przeciwnik może to zgłosić; wtedy każdy z tej drużyny oddaje wybraną kartę bez dociągania nowej, a gra czeka, aż to zrobią.
rule-travel-talk = Nikt nie mówi o swoich kartach, chyba że wszyscy ustalą inaczej przed grą.
rule-classic-advanced = Z zasadą dla zaawansowanych (tylko przy dwóch drużynach) walet z jednym okiem może też usunąć żeton z ukończonej sekwencji. Ta sekwencja przestaje się liczyć, chyba że nadal zostaje pięć w rzędzie.

## Stacks

rule-stacks-aim = Zdobądź przed innymi pięć sekwensów, w tym przynajmniej dwa niebieskie i dwa czerwone.
rule-stacks-five = Każdy sekwens daje ci żeton. Dwa niebieskie i dwa czerwone żetony to jeszcze nie wygrana: potrzebny jest piąty. Możesz mieć ich więcej niż pięć.

rule-stacks-box = Może grać od 2 do 6 osób, 120 kartami. Każdy kolor ma po dziewięć kart z każdą liczbą od 1 do 5 i siedem Dzikich Kart; do tego 3 „Pominięcie”, 3 „Wstecz”, 3 „Kradzież karty”, 3 „Blok” i 4 „Kradzież żetonu”. Żetonów nigdy nie zabraknie.
rule-stacks-two-players = Przy dwóch graczach usuwa się wszystkie karty „Wstecz”, jedną „Blok”, dwie „Kradzież żetonu”, jedną „Kradzież karty” i jedną „Pominięcie”.
rule-stacks-deal = Krupiera wybiera los. Każdy dostaje pięć kart; reszta tworzy zakryty stos do pobierania na środku. Swoją rękę widzisz tylko ty.
rule-stacks-start = Zaczyna gracz po lewej stronie krupiera, a gra toczy się zgodnie z ruchem wskazówek zegara.

rule-stacks-plays = W swoim ruchu możesz zagrać tyle kart, ile zdołasz, i przestać, kiedy chcesz.
rule-stacks-top = Wierzchnia karta twojego stosu kart odrzuconych to dodatkowa karta, którą możesz zagrać w swoim ruchu. Gdy zniknie, możesz zagrać następną i tak dalej. Każdy ma tylko jeden taki stos i widać tylko jego wierzchnią kartę.
rule-stacks-empty-hand = Gdy zagrasz ostatnią kartę z ręki, pobierasz pięć nowych i grasz dalej.
rule-stacks-discard = Gdy nie możesz lub nie chcesz już grać, odrzuć kartę z ręki na swój stos odrzuconych. Może to być karta specjalna.
rule-stacks-refill = Potem pobierasz karty, aż masz ich pięć, i twój ruch się kończy. Jeśli masz już pięć lub więcej, nie pobierasz.
rule-stacks-no-card = Jeśli nie masz karty do odrzucenia, kończysz ruch bez odrzucania.
rule-stacks-forgotten = Karty są pobierane automatycznie, chyba że przy tym stole pobiera się je ręcznie. Wtedy, jeśli zapomnisz, a następny gracz już zaczął, grasz swój następny ruch bez nowych kart.

rule-stacks-pile = Stos ma jeden kolor. Zaczyna się od 1 lub Dzikiej Karty i rośnie po kolei: 1, 2, 3, 4, 5.
rule-stacks-places = Jednocześnie mogą leżeć najwyżej dwa niebieskie i dwa czerwone stosy. Nie musisz kończyć stosu w swoim ruchu.
rule-stacks-finished = Kto zagra ostatnią kartę, bierze żeton tego koloru, a stos odkłada się poza grę. Jego miejsce znów jest wolne.

rule-stacks-specials = Karty specjalne zagrywa się tylko w swoim ruchu, poza kartą „Blok”. Trafiają poza grę i nigdy nie kończą ruchu.
rule-stacks-skip = „Pominięcie”: następny gracz traci ruch, nie gra i nie pobiera. Kilka takich kart się sumuje.
rule-stacks-reverse = „Wstecz”: kierunek gry się odwraca. Przy dwóch graczach działa jak „Pominięcie”.
rule-stacks-wild = Dzika Karta: zastępuje dowolną liczbę na stosie w swoim kolorze. Na jednym stosie może ich być kilka.
rule-stacks-steal-card = „Kradzież karty”: zabierz wierzchnią kartę ze stosu kart odrzuconych innego gracza albo w ciemno kartę z jego ręki. Możesz ją od razu zagrać.
rule-stacks-steal-chip = „Kradzież żetonu”: zabierz żeton innemu graczowi, ale nigdy taki, który dałby ci wygraną.

rule-stacks-block = „Blok”: gdy inny gracz kończy stos, możesz go zablokować. Stos trafia poza grę i nikt nie dostaje żetonu.
rule-stacks-answer = Wszyscy pozostali mają ten sam krótki czas na tajną odpowiedź. Jeśli blokuje kilka osób, liczy się karta pierwszej w kolejności gry; pozostali zachowują swoje.
rule-stacks-block-limits = „Blok” działa tylko z ręki i tylko przeciw stosowi. Nową kartę za niego pobierasz na końcu własnego następnego ruchu.

rule-stacks-win = Wygrywasz, gdy tylko masz swoje pięć żetonów, nawet w środku ruchu, jeśli minął czas na blokowanie.
rule-stacks-new-deck = Gdy stos do pobierania się skończy, ukończone i zablokowane stosy tasuje się w nowy. Zagrane karty specjalne zostają poza grą.
rule-stacks-nothing-left = Jeśli ich nie ma, używa się zagranych kart specjalnych, a potem stosów kart odrzuconych bez wierzchnich kart. Jeśli przez całą rundę nikt nic nie zagra, nie odrzuci ani nie pobierze, gra kończy się remisem.
