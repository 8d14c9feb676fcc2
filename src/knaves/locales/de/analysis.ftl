## Ways to an analysis, on pages that don't load its other messages

analysis-review = Spiel analysieren
analysis-title = Analyse
