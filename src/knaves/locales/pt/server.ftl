### O que o servidor responde quando recusa algo: mais preciso do que o código.

refused-name-empty = Um nome precisa de, pelo menos, uma letra.
refused-no-game = O jogo { $wanted } não existe. Há: { $known }.
refused-no-level = O nível { $wanted } não existe. Há: { $known }.
refused-bot-seat = O lugar { $seat } não está livre para um bot.
refused-clock-short = O relógio precisa de, pelo menos, cinco segundos.
refused-full = Todos os lugares estão ocupados, mas podes assistir.
refused-spectator = Os espectadores não podem fazer isso. Senta-te primeiro.
refused-between-games = Isso só é possível antes ou depois de um jogo.
refused-no-game-on = Nesta mesa não está a decorrer nenhum jogo.
refused-may-draw = { $name } ainda tem um momento para tirar carta.
refused-answered = Já respondeste.
refused-call-open = Já se está a votar uma denúncia.
refused-window-open = Espera que acabe o tempo para bloquear.
refused-no-call = Ninguém te pede que votes uma denúncia.
refused-undo-off = Nesta mesa não se podem desfazer jogadas.
refused-undo-alone = Só podes desfazer jogadas quando jogas a solo contra bots.
refused-coach-alone = O treinador só ajuda quando jogas a solo contra bots.
refused-game-over = O jogo acabou e todas as cartas estão à vista.
refused-rematch-early = Podes pedir a desforra quando este jogo acabar.
refused-seats-taken = Há alguém num lugar que desapareceria.
refused-own-seat = Esse é o teu próprio lugar.
refused-bot-there = Já lá joga um bot.
refused-may-think = { $name } ainda tem tempo para pensar.
refused-not-waiting = De momento, um bot não pode jogar no lugar de { $name }.
refused-host-person = Só uma pessoa que esteja a jogar pode ser anfitrião.
refused-no-spectators = Esta mesa não admite espectadores. Podes ver o jogo quando acabar.
refused-unreadable = Não foi possível ler isto: { $detail }
refused-frame = Uma mensagem é JSON numa trama de texto com, no máximo, { $bytes } bytes.
refused-hello-first = Envia primeiro hello.
refused-no-new-tables = De momento não é possível criar mesas aqui.
refused-no-room = O servidor não tem espaço para mais mesas nem jogos.
refused-table-full = Esta mesa atingiu o tamanho máximo. Cria uma nova.
refused-not-over = O jogo ainda não acabou.
refused-qr-long = Aqui, um código QR tem, no máximo, { $most } caracteres.
refused-other-version = Esta mesa foi criada com outra versão e não pode ser aberta aqui.
refused-seat-given = O anfitrião deu o lugar a outra pessoa.
refused-say-what = Envia uma frase ou um texto.
refused-phrases-only = Nesta mesa só são permitidas as frases rápidas.
refused-partners = Os parceiros não podem falar durante o jogo (C30, T25).
refused-nothing-to-do = Neste momento não tens nada para fazer.
refused-bad-link = Este link não abre nenhum lugar aqui. Estás a assistir.
refused-admin-token = A página de administração precisa do token que o servidor mostrou ao arrancar.
refused-not-address = Não é um endereço IP nem uma rede (exemplos: 192.0.2.7, 2001:db8::/48).
refused-not-banned = Não há nenhum bloqueio para { $address }.
refused-banned-network = Este endereço não está bloqueado individualmente. Pertence à rede bloqueada { $network }.
refused-foreign-page = Esta página vem de { $origin }, não deste servidor ({ $host }). Para administradores: o proxy tem de reencaminhar o cabeçalho Host com a porta; para outros sites é preciso --origin.
refused-nothing-here = Não há nada neste endereço.
closed-by-host = Fechada pelo anfitrião.
closed-by-operator = Fechada pelo administrador do servidor.
closed-table-full = Fechada porque a mesa atingiu o tamanho máximo.

## Previews of links in messengers

preview-lobby = Tens um convite para jogar: { $game } com { $names }.
preview-playing = Jogo a decorrer: { $game } com { $names }.
