### Palavras longe da mesa: início, nova mesa, sala, definições, ajuda.

## Em todo o lado

app-name = Knaves
app-tagline = Os jogos da família Sequence, para pessoas e bots.
app-description = Joga os jogos da família Sequence no navegador, com amigos ou contra bots.
app-trademark = Sequence é uma marca registada dos seus proprietários. O Knaves não tem qualquer ligação a eles.
action-cancel = Cancelar
action-close = Fechar
action-back = Voltar
action-confirm = Confirmar
action-copy = Copiar
action-copied = Copiado
action-share = Partilhar
action-again = Outra vez
action-retry = Tentar de novo
action-more = Mais
action-yes = Sim
action-no = Não
action-why = Porquê?
state-loading = A carregar…
state-connecting = A ligar…
state-reconnecting = Ligação perdida. A ligar de novo…
state-connected = Ligação restabelecida.
state-offline = Estás sem ligação.

## Início

home-now = Jogar já
home-now-says = Contra { $name }, com as regras padrão.
home-people = Jogar com outras pessoas
home-people-says = Cria uma mesa e partilha o código.
home-alone = Jogar a solo
home-alone-says = Contra bots, de imediato.
home-device = Num só dispositivo
home-device-says = Todos jogam à vez no mesmo dispositivo.
home-join = Entrar
home-join-code = Código da mesa
home-resume = Os teus jogos
home-results = Últimos resultados
home-public = Mesas para assistir
home-public-none = De momento não há mesas públicas.
home-name = O teu nome
home-help = Como se joga
home-install = Instalar como aplicação

## Nova mesa

new-game = Jogo
new-seats = Jogadores
new-seats-count = { $count ->
    [one] { $count } jogador
   *[other] { $count } jogadores
}
new-options = Opções
new-options-default = Regras padrão
new-options-changed = { $count ->
    [one] { $count } opção alterada
   *[other] { $count } opções alteradas
}
new-clock = Relógio
new-clock-none = Sem relógio
new-clock-seconds = { $count ->
    [one] { $count } segundo por turno
   *[other] { $count } segundos por turno
}
new-clock-minutes = { $count ->
    [one] { $count } minuto por turno
   *[other] { $count } minutos por turno
}
new-clock-days = { $count ->
    [one] { $count } dia por turno
   *[other] { $count } dias por turno
}
new-bots-level = Nível dos bots
new-opponents = Adversários
new-public = Mostrar na lista de mesas públicas
new-spectators = Permitir espectadores
new-latecomers = Quem chegar depois pode ocupar o lugar de um bot e ver as cartas dele
new-hints = Permitir dicas
new-create = Criar a mesa
new-start = Começar
new-names = Nomes dos jogadores
new-player-number = Jogador { $number }

## Sala

lobby-title = Mesa { $code }
lobby-invite = Convidar outras pessoas
lobby-code = Código
lobby-link = Link
lobby-qr = Código QR: lê para entrares
lobby-seat = Lugar { $number }
lobby-seat-bot = Bot até alguém se sentar
lobby-seat-you = Tu
lobby-host = Anfitrião
lobby-hand-over = Tornar { $name } anfitrião
lobby-sit = Senta-te aqui
lobby-swap = Trocar lugares
lobby-add-bot = Adicionar um bot
lobby-remove = Remover
lobby-ready = Tudo a postos
lobby-not-ready = Ainda se prepara
lobby-waiting = { $count ->
    [one] Falta { $count } jogador.
   *[other] Faltam { $count } jogadores.
}
lobby-waiting-host = À espera que o anfitrião comece o jogo.
lobby-host-bot = O anfitrião, { $name }, é um bot. Começa o jogo quando todos os lugares estiverem ocupados.
lobby-become-host = Senta-te e o anfitrião passas a ser tu.
lobby-start = Começar o jogo
lobby-start-with-bots = Começar com bots nos lugares livres
lobby-rules = Regras da mesa
lobby-rules-default = Todas as opções são as padrão.
lobby-access = Acesso à mesa
lobby-lock = Trancar a mesa
lobby-unlock = Destrancar a mesa
lobby-locked = Trancada: mais ninguém pode entrar
lobby-no-spectators = Sem espectadores
lobby-idle = { $count ->
    [one] Após { $count } minuto sem jogadas, os outros podem pôr um bot a jogar
   *[other] Após { $count } minutos sem jogadas, os outros podem pôr um bot a jogar
}
lobby-personal-link = Com o teu link pessoal voltas ao teu lugar a partir de qualquer dispositivo. Não o partilhes.
lobby-stand = Deixar o lugar
lobby-spectators = { $count ->
    [0] Ninguém está a assistir.
    [one] { $count } pessoa está a assistir.
   *[other] { $count } pessoas estão a assistir.
}

## Definições

settings-title = Definições
settings-language = Idioma
settings-theme = Tema
settings-theme-system = Do sistema
settings-theme-light = Claro
settings-theme-dark = Escuro
settings-letters = Letras das cartas
settings-letters-printed = Como no tabuleiro: J Q K A
settings-letters-own = Portuguesas: { $letters }
settings-sound = Som
settings-haptics = Vibração
settings-confirm = Confirmar cada jogada
settings-notifications = Avisar-me quando for a minha vez
settings-notifications-denied = O navegador está a bloquear as notificações desta página.
settings-data = Os meus dados
settings-export = Descarregar os meus dados
settings-delete = Apagar os meus dados
settings-delete-asks = Vais sair de todas as tuas mesas, e este navegador vai esquecer o teu nome, os teus lugares e as tuas definições. Não é possível desfazer.

## Ajuda

help-title = Como se joga
help-rules = Regras
help-reminder = Cartão de ajuda
help-this-table = Combinado nesta mesa
help-rule-ids = Regras { $ids }
help-keys = Atalhos de teclado
help-key-next = casa possível seguinte ou anterior
help-key-last = última jogada
help-key-lines = linhas até agora
help-key-time = tempo restante
help-key-help = ajuda
help-key-choose = escolher uma carta ou uma casa
help-key-arrows = mover-se no tabuleiro
help-key-cancel = anular a escolha
# As teclas, como se chamam no teclado.
key-enter = Enter
key-escape = Esc
key-tab = Tab
key-ctrl = Ctrl
key-page-up = PgUp
key-page-down = PgDn

## O primeiro jogo

tutorial-card = Toca nesta carta.
tutorial-cell = Toca agora numa das casas iluminadas.
tutorial-confirm = Confirma, e a tua ficha fica lá.
tutorial-goal = Faz linhas de { $length } fichas. Para ganhares precisas de { $count ->
    [one] uma linha
   *[other] { $count } linhas
}.
tutorial-wild = Um valete frontal: coloca uma ficha em qualquer casa livre.
tutorial-remove = Um valete lateral: retira uma ficha adversária do tabuleiro.
tutorial-dead = Esta carta não é jogável: todas as suas casas estão ocupadas. Troca-a.
tutorial-corner = Os cantos contam para todos.
tutorial-pile = Joga um 1 para começar uma pilha, depois 2, 3, 4 e 5.
tutorial-discard = Não tens mais nada para jogar? Descarta uma carta para terminar o turno.
tutorial-skip = Saltar o tutorial
