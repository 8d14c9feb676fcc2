### Palavras do cliente web sobre pessoas e páginas: assistir, os teus jogos, chat.

web-watch-seat = Estás a assistir. Um bot guarda-te um lugar.
web-watch-seat-next = Estás a assistir. Há um lugar livre no próximo jogo.
web-watch-full = Estás a assistir. Não há lugar livre neste jogo.
web-take-seat = Ocupar o lugar
web-take-seat-says = Continuas no lugar de { $name }, com as mesmas cartas.
web-take-seat-next = Jogas no próximo jogo.
web-game-archive = Arquivar
web-game-restore = Recuperar
web-game-archived = Jogos arquivados
web-game-remove = Remover
web-game-remove-says = Este navegador vai esquecer o teu lugar. Num jogo a decorrer, um bot joga por ti.
web-mute-one = Silenciar { $name }
web-unread = { $count ->
    [one] { $count } mensagem nova
   *[other] { $count } mensagens novas
}
