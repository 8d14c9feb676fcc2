## Ways to an analysis, on pages that don't load its other messages

analysis-review = Analizza la partita
analysis-title = Analisi
