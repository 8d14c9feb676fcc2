## Ways to an analysis, on pages that don't load its other messages

analysis-review = Analizuj grę
analysis-title = Analiza
