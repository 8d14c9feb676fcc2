### De manieren om te leren die de startpagina en de terminal aanbieden.

learn-title = Leren
learn-lessons = Lessen
learn-lessons-says = Tien korte voor elk spel
learn-puzzles = Puzzel van de dag
learn-puzzles-says = Eén goede zet, een paar seconden
learn-analysis = Analysebord
learn-analysis-says = Probeer zetten, bekijk je kansen
# Een goede zet laten zien.
learn-show = Laat het zien
