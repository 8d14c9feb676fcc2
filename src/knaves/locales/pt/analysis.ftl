## Ways to an analysis, on pages that don't load its other messages

analysis-review = Analisar o jogo
analysis-title = Análise
