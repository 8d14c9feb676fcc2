## Ways to an analysis, on pages that don't load its other messages

analysis-review = Spel analyseren
analysis-title = Analyse
