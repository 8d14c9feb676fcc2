## Ways to an analysis, on pages that don't load its other messages

analysis-review = Analyser la partie
analysis-title = Analyse
