### Ściągawki: pół strony obok gry.

reminder-title = Ściągawka
reminder-lines-play = Zagraj kartę i połóż żeton na wolnym polu, które do niej pasuje. Potem dociągnij.
reminder-lines-two-eyed = Walet z dwoma oczami (trefl, karo): żeton na dowolnym wolnym polu.
reminder-lines-one-eyed = Walet z jednym okiem (pik, kier): usuń żeton przeciwnika.
reminder-lines-dead = Martwa karta (brak wolnego pola): wymień ją, zanim zagrasz, raz na turę.
reminder-lines-locked = Żetonów ukończonej sekwencji nie można usunąć.
reminder-classic-corners = Cztery narożniki liczą się dla wszystkich.
reminder-lines-goal-two = Dwie drużyny: wygrywają dwie sekwencje po { $length }.
reminder-lines-goal-three = Trzy drużyny: wygrywa jedna sekwencja z { $length } żetonów.
reminder-stacks-play = Zagraj tyle kart, ile chcesz: od 1 do 5 po kolei, każdy stos w jednym kolorze.
reminder-stacks-top = Możesz też zagrać wierzchnią kartę swojego stosu odrzuconych.
reminder-stacks-empty-hand = Pusta ręka? Pobierz pięć kart i graj dalej.
reminder-stacks-discard = Aby zakończyć ruch, odrzuć kartę i pobierz do pięciu.
reminder-stacks-wild = Dzika Karta: dowolna liczba w swoim kolorze.
reminder-stacks-skip = „Pominięcie”: następny gracz traci ruch.
reminder-stacks-reverse = „Wstecz”: kierunek gry się odwraca.
reminder-stacks-steal-card = „Kradzież karty”: ze stosu odrzuconych albo z ręki.
reminder-stacks-steal-chip = „Kradzież żetonu”: ale nie po to, by wygrać.
reminder-stacks-block = „Blok”: zatrzymuje stos, który kończy inny gracz.
reminder-stacks-goal = Wygrywa pięć żetonów, w tym przynajmniej dwa niebieskie i dwa czerwone.
