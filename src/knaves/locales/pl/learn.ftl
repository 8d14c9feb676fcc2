### Sposoby nauki, które proponują strona główna i terminal.

learn-title = Nauka
learn-lessons = Lekcje
learn-lessons-says = Dziesięć krótkich do każdej gry
learn-puzzles = Zagadka dnia
learn-puzzles-says = Jeden dobry ruch, kilka sekund
learn-analysis = Plansza do analizy
learn-analysis-says = Wypróbuj ruchy, zobacz swoje szanse
# Pokaż dobry ruch.
learn-show = Pokaż mi
