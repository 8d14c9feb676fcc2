### Palavras de que só o cliente web precisa.

web-say = Enviar
web-mute-all = Silenciar todos
web-confirm-touch = em ecrãs táteis
web-confirm-always = sempre
web-confirm-never = nunca
web-shortcuts = Usar as teclas L, B, T e ? à mesa
web-status-lobby = à espera de jogadores
web-status-playing = a decorrer
web-status-over = terminado
web-rule-ids = Mostrar os números de regra
web-other-device = Continuar noutro dispositivo
web-stand-in = Pôr um bot a jogar
web-call-asks = { table-call-asks } ({ $time })
web-call-waits = { $name } denuncia conversa à mesa. Os outros adversários votam.
web-discard-top = descarte
web-out-of-play = Fora de jogo
web-error-name-taken = { error-name-taken }
web-pass-done = Pronto – esconder a minha mão
web-table-name = Nome da mesa
