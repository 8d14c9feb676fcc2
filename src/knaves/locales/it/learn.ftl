### I modi per imparare che offrono la pagina iniziale e il terminale.

learn-title = Impara
learn-lessons = Lezioni
learn-lessons-says = Dieci, brevi, per ogni gioco
learn-puzzles = Problema del giorno
learn-puzzles-says = Una buona mossa in pochi secondi
learn-analysis = Tabellone di analisi
learn-analysis-says = Prova le mosse, guarda le tue probabilità
# Mostrare una mossa giusta.
learn-show = Fammi vedere
