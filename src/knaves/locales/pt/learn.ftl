### As formas de aprender que a página inicial e o terminal oferecem.

learn-title = Aprender
learn-lessons = Lições
learn-lessons-says = Dez, curtas, para cada jogo
learn-puzzles = Problema do dia
learn-puzzles-says = Uma boa jogada em poucos segundos
learn-analysis = Tabuleiro de análise
learn-analysis-says = Experimenta jogadas, vê as tuas hipóteses
# Mostrar uma jogada certa.
learn-show = Mostra-me
