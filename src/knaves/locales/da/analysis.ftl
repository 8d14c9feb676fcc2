## Ways to an analysis, on pages that don't load its other messages

analysis-review = Gennemgå spillet
analysis-title = Analyse
