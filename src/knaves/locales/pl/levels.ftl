### Boty, od najsłabszego do najsilniejszego: imię i charakter.

level-random = Kostka
level-random-says = Zagrywa dowolną kartę, którą może.
level-beginner = Pip
level-beginner-says = Widzi prawie gotową linię, ale często przeoczy nawet ją.
level-casual = Hector
level-casual-says = Rozpoznaje dobry ruch, ale nie patrzy uważnie.
level-greedy = Ogier
level-greedy-says = Starannie waży każdy ruch i wybiera najlepszy w tej chwili.
level-searcher = La Hire
level-searcher-says = Najpierw rozgrywa w głowie najlepsze ruchy.
level-best = Lancelot
level-best-says = Myśli nawet sekundę, tak daleko naprzód, jak się da.
