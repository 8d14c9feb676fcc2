### Lekcje: tytuł, zadania, słowa po nietrafionym ruchu i słowa na koniec.
### $length to liczba żetonów w linii: 5 w grze klasycznej, 4 w podróżnej.

lessons-says = Każda zajmie minutę. Ty grasz, ja pomagam.
lessons-all-done = Wszystkie dziesięć za tobą. Zagramy?
lessons-start = Zaczynamy
lessons-go-on = Dalej
lessons-number = Lekcja { $number } z { $total }
lessons-count = ukończone: { $done } z { $total }
lessons-done = ukończona
lessons-next = Następna lekcja
lessons-play = Zagraj partię, przeciwnik: { level-beginner }
# W terminalu, po lekcji. Słowa again i q wpisuje się bez zmian.
lessons-after = Enter: następna lekcja. again: ta sama jeszcze raz. q: koniec.
lessons-after-last = Enter: partia, przeciwnik: { level-beginner }. again: ta sama jeszcze raz. q: koniec.

## Klasyczna i podróżna

lesson-card-title = Karta i żeton
lesson-card-1 = { $length ->
    [5] Każda karta oprócz waletów jest na planszy dwa razy. Wybierz 7 kier, a potem jedno z jej dwóch pól.
   *[other] Każda karta oprócz waletów jest na planszy raz. Wybierz 7 kier, a potem jej pole.
}
lesson-card-1-no = Zacznijmy od 7 kier.
lesson-card-2 = Oto twój żeton! Masz nową kartę, a ja też mam ruch za sobą. Połóż jeszcze jeden żeton, gdzie chcesz.
lesson-card-done = To cała tura: zagraj kartę, połóż żeton, dociągnij kartę.

lesson-line-title = Dwie linie wygrywają
lesson-line-1 = Wygrywa, kto pierwszy ułoży dwie linie po { $length } żetonów. Dwóm twoim brakuje tylko jednego. Ukończ jedną!
lesson-line-1-no = Dobre miejsce, ale linii jeszcze nie ma. Sprawdź, gdzie twoje niebieskie żetony leżą już w linii.
lesson-line-2 = Ukończona linia jest bezpieczna: nikt jej nie przerwie. A teraz druga!
lesson-line-2-no = Prawie. Twojej drugiej linii wciąż brakuje żetonu.
lesson-line-done = Dwie linie: wygrywasz!

lesson-corner-title = Narożniki
lesson-corner-1 = Cztery narożniki liczą się dla wszystkich, bez żetonu. Przy narożniku wystarczą cztery żetony na linię. Ukończ jedną!
lesson-corner-1-no = Spójrz na lewy górny narożnik: gdzie brakuje żetonu?
lesson-corner-2 = Ten sam narożnik pomoże jeszcze raz. Ukończ też drugą linię.
lesson-corner-2-no = Spójrz na ten sam narożnik, w drugim kierunku.
lesson-corner-done = Narożnik i cztery żetony są warte tyle co pięć żetonów. Wygrywasz!

lesson-directions-title = W każdą stronę
lesson-directions-1 = Linie biegną poziomo, pionowo albo na ukos. Dwóm twoim brakuje tylko jednego żetonu. Ukończ jedną!
lesson-directions-1-no = Linii jeszcze nie ma. Spójrz na swoją ukośną linię i na prawą krawędź.
lesson-directions-2 = A teraz druga, w innym kierunku.
lesson-directions-2-no = Prawie. Jedna linia biegnie na ukos, druga w dół przy prawej krawędzi.
lesson-directions-done = Dwie linie, dwa kierunki: wygrywasz!

lesson-wild-title = Walet z dwoma oczami
lesson-wild-1 = Walet z dwoma oczami kładzie twój żeton na dowolnym wolnym polu. Wypełnij lukę w swojej linii!
lesson-wild-1-no = Można, ale luka w twojej linii jest warta więcej.
lesson-wild-2 = Teraz mnie brakuje tylko jednego żetonu do linii. Zajmij to pole drugim waletem!
lesson-wild-2-no = Moja linia wciąż jest otwarta. Zajmij pole na jej końcu.
lesson-wild-done = Walety z dwoma oczami są cenne. Zachowaj je na takie chwile.

lesson-remove-title = Walet z jednym okiem
lesson-remove-1 = Walet z jednym okiem zdejmuje żeton z planszy. Moja ukończona linia jest bezpieczna, ale drugiej brakuje tylko jednego żetonu. Przerwij ją!
lesson-remove-1-no = Moja otwarta linia wciąż jest groźna. Zdejmij waletem jeden z jej żetonów.
lesson-remove-done = Auć! W tej turze nie kładziesz żetonu, ale niebezpieczeństwo minęło.

lesson-dead-title = Martwa karta
lesson-dead-1 = { $length ->
    [5] Oba pola 7 kier są zajęte: karta jest martwa. Wymień ją na nową.
   *[other] Pole 7 kier jest zajęte: karta jest martwa. Wymień ją na nową.
}
lesson-dead-1-no = Najpierw wymień 7 kier. Potem i tak zagrasz.
lesson-dead-2 = Masz nową kartę i wciąż trwa twoja tura. Połóż żeton jak zwykle.
lesson-dead-done = W każdej turze możesz przed zagraniem wymienić jedną martwą kartę.

lesson-share-title = Jeden żeton, dwie linie
lesson-share-1 = Twoje dwie linie się krzyżują i obu brakuje jednego żetonu. Ukończ jedną!
lesson-share-1-no = Linii jeszcze nie ma. Spójrz wzdłuż dwóch linii, które się krzyżują.
lesson-share-2 = Dwie linie mogą mieć jeden wspólny żeton: ten na skrzyżowaniu. Ukończ drugą!
lesson-share-2-no = Spójrz na linię, która krzyżuje się z ukończoną.
lesson-share-done = Jeden żeton policzył się dwa razy i wygrywasz!

lesson-block-title = Nie tak szybko
lesson-block-1 = Brakuje mi tylko jednego żetonu do linii. Zajmij to pole przede mną!
lesson-block-1-no = W takim razie kończę swoją linię! Którego pola mi brakuje?
lesson-block-2 = Spróbuję gdzie indziej. Zatrzymasz mnie i tam?
lesson-block-2-no = Spójrz na moje żetony po prawej. Którego pola mi brakuje?
lesson-block-done = Dobra obrona! Zanim zajmiesz się swoim planem, zobacz, czego trzeba innym.

lesson-partners-title = Partnerzy
lesson-partners-1 = W cztery osoby { level-casual } naprzeciwko też gra niebieskimi żetonami. Wydłuż waszą linię, żeby { level-casual } mógł ją ukończyć.
lesson-partners-1-no = Dołóż żeton do niebieskiej linii. Może { level-casual } ma kartę na następne pole.
lesson-partners-done = { level-casual } ją kończy i linia jest wspólna. Dobra współpraca!

lesson-three-title = Trzy drużyny
lesson-three-1 = Przy trzech drużynach wygrywa jedna linia. Zaraz skończę swoją: zatrzymaj mnie na polu, które pomoże i tobie!
lesson-three-1-no = W takim razie od razu wygrywam! Zajmij pole, którego mi brakuje.
lesson-three-2 = Teraz to tobie brakuje tylko jednego żetonu. Dalej!
lesson-three-2-no = Wystarczy jedna linia. Ukończ swoją!
lesson-three-done = Jedna linia i wygrywasz!

## Stacks

lesson-pile-title = Zbuduj stos
lesson-pile-1 = Stos ma jeden kolor. Zaczyna się od 1 i rośnie do 5. Zacznij od niebieskiej 1.
lesson-pile-1-no = Najpierw zacznij stos od niebieskiej 1.
lesson-pile-2 = Możesz zagrać tyle kart, ile chcesz. Połóż na wierzchu niebieską 2.
lesson-pile-2-no = Możesz jeszcze grać: niebieska 2 pasuje na twój stos.
lesson-pile-3 = Nic więcej nie pasuje. Odrzuć dowolną kartę, aby zakończyć ruch.
lesson-pile-done = Na koniec ruchu dobierasz, aż znów masz pięć kart.

lesson-chip-title = Stos za żeton
lesson-chip-1 = Niebieski stos potrzebuje 4, a ty ją masz. Zagraj ją!
lesson-chip-1-no = Nie odrzucaj jeszcze: obie twoje karty pasują na niebieski stos.
lesson-chip-2 = Kto położy 5, bierze żeton tego koloru. Twoja kolej!
lesson-chip-2-no = Nie odrzucaj jej: 5 kończy stos.
lesson-chip-done = Niebieski żeton! A ponieważ ręka była pusta, masz pięć nowych kart i możesz grać dalej.

lesson-joker-title = Dzikie Karty
lesson-joker-1 = Dzika Karta to dowolna liczba w swoim kolorze. Czerwony stos potrzebuje 3: zagraj tam czerwoną Dziką Kartę.
lesson-joker-1-no = Zagraj czerwoną Dziką Kartę na czerwony stos, który czeka na 3.
lesson-joker-2 = Teraz to jest 3. Dalej czerwona 4.
lesson-joker-2-no = Graj dalej na czerwony stos: teraz pora na 4.
lesson-joker-3 = I 5!
lesson-joker-3-no = Nie przerywaj: czerwona 5 kończy stos.
lesson-joker-done = Dzika Karta może też zacząć stos albo go zakończyć.

lesson-discard-title = Twój stos odrzuconych
lesson-discard-1 = Nic nie pasuje, więc odrzuć kartę. Wierzchnią kartę stosu odrzuconych możesz zagrać później: połóż tam niebieską 4.
lesson-discard-1-no = Najlepiej położyć tam niebieską 4: niebieski stos wkrótce będzie jej potrzebował.
lesson-discard-2 = 3 już leży na stosie. Teraz zagraj niebieską 4 ze swojego stosu odrzuconych.
lesson-discard-2-no = Zagraj wierzchnią kartę stosu odrzuconych: niebieską 4.
lesson-discard-done = Potem przychodzi kolej na kartę pod spodem. Warto odrzucać z planem.

lesson-skip-title = Pominięcie
lesson-skip-1 = Mam cztery żetony, a po tobie moja kolej. Nie daj mi zagrać: użyj karty „Pominięcie”!
lesson-skip-1-no = Najpierw zagraj „Pominięcie”, bo będzie moja kolej.
lesson-skip-2 = Karty specjalne nie kończą ruchu. Odrzuć kartę jak zawsze.
lesson-skip-done = Tracę ruch, a ty grasz jeszcze raz.

lesson-reverse-title = Wstecz
lesson-reverse-1 = Po tobie moja kolej, a mam cztery żetony. Odwróć kierunek gry: zagraj „Wstecz”!
lesson-reverse-1-no = Najpierw zagraj „Wstecz”, bo będzie moja kolej.
lesson-reverse-2 = Teraz odrzuć kartę i zobacz, kto gra.
lesson-reverse-done = Gra { level-casual }, a ja muszę czekać.

lesson-steal-card-title = Kradzież karty
lesson-steal-card-1 = Niebieski stos potrzebuje 5, a jedna leży na moim stosie odrzuconych. Ukradnij ją!
lesson-steal-card-1-no = Chodzi o niebieską 5: ukradnij ją z mojego stosu odrzuconych.
lesson-steal-card-2 = Masz ją w ręce. Zagraj ją!
lesson-steal-card-2-no = Niebieska 5 kończy stos. Zagraj ją!
lesson-steal-card-done = Można też kraść z ręki, ale wtedy nie widać, co się dostanie.

lesson-steal-chip-title = Kradzież żetonu
lesson-steal-chip-1 = Do wygranej trzeba żetonów obu kolorów, a masz tylko niebieskie. Ukradnij mi czerwony!
lesson-steal-chip-1-no = Brakuje ci czerwonego: ukradnij jeden z moich czerwonych żetonów.
lesson-steal-chip-done = Jednego nie można: wygrać skradzionym żetonem. Na ostatni trzeba zapracować.

lesson-stop-title = Blok
lesson-stop-1 = Mam cztery żetony, a niebieskiemu stosowi brakuje tylko 5. Zachowaj „Blok” i odrzuć inną kartę.
lesson-stop-1-no = Zachowaj „Blok”! Zaraz się przyda.
lesson-stop-2 = Oto moja 5! Zatrzymaj mnie!
lesson-stop-2-no = W takim razie wygrywam. Użyj karty „Blok”!
lesson-stop-done = Stosu już nie ma i nikt nie dostaje żetonu. „Blok” to jedyna karta, którą gra się w cudzym ruchu.

lesson-win-title = Pięć żetonów
lesson-win-1 = Wygrywa pięć żetonów, jeśli przynajmniej dwa są niebieskie i dwa czerwone. Masz trzy niebieskie i jeden czerwony. Ukończ właściwy stos!
lesson-win-1-no = Nie tak: potrzebujesz drugiego czerwonego żetonu.
lesson-win-done = Trzy niebieskie, dwa czerwone: wygrywasz!
