### Boty, od najsłabszego do najsilniejszego: imię i charakter.

level-random = Kostka
level-random-says = Zagrywa byle jaką kartę, którą da się zagrać.
level-beginner = Pip
level-beginner-says = Widzi prawie gotową linię, a często przeoczy i ją.
level-casual = Hector
level-casual-says = Wie, co dobre, ale nie patrzy uważnie.
level-greedy = Ogier
level-greedy-says = Starannie waży każde zagranie i wybiera najlepsze w tej chwili.
level-searcher = La Hire
level-searcher-says = Przez chwilę sprawdza w głowie najlepsze zagrania.
level-best = Lancelot
level-best-says = Myśli nawet sekundę, tak daleko naprzód, jak się da.
