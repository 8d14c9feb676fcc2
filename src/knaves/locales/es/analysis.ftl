## Ways to an analysis, on pages that don't load its other messages

analysis-review = Analizar la partida
analysis-title = Análisis
