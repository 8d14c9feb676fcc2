### Die Wege zu lernen, wie die Startseite und das Terminal sie anbieten.

learn-title = Lernen
learn-lessons = Lektionen
learn-lessons-says = Zehn kurze für jedes Spiel
learn-puzzles = Rätsel des Tages
learn-puzzles-says = Ein guter Zug, ein paar Sekunden
learn-analysis = Analysebrett
learn-analysis-says = Züge ausprobieren, Chancen sehen
# Einen richtigen Zug zeigen.
learn-show = Zeig es mir
