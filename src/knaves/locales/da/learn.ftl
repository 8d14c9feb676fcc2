### Måderne at lære på, som forsiden og terminalen tilbyder dem.

learn-title = Lær
learn-lessons = Lektioner
learn-lessons-says = Ti korte til hvert spil
learn-puzzles = Dagens opgave
learn-puzzles-says = Ét godt træk, få sekunder
learn-analysis = Analysebræt
learn-analysis-says = Prøv træk af, se dine chancer
# Vis et rigtigt træk.
learn-show = Vis mig det
