### Boty, od najsłabszego do najsilniejszego: imię i charakter.

level-random = Kostka
level-random-says = Zagrywa dowolną kartę, którą może.
level-beginner = Pip
level-beginner-says = Widzi prawie gotową linię, ale często przeoczy nawet ją.
level-casual = Hector
level-casual-says = Rozpoznaje dobry ruch, ale nie patrzy uważnie.
level-skilled = Ogier
level-skilled-says = Gra dobrze, z drobnym błędem od czasu do czasu.
level-expert = La Hire
level-expert-says = Prawie nigdy się nie myli.
level-best = Lancelot
level-best-says = Zawsze wybiera najlepszy ruch, jaki zna.

bots-weaker = Boty grają tu słabiej, bo brakuje pakietu numpy: pip install 'knaves[bots]'
