### Words that only the web client needs.

web-say = Dizer
web-mute-all = Silenciar todos
web-confirm-touch = em ecrãs táteis
web-confirm-always = sempre
web-confirm-never = nunca
web-shortcuts = Teclas L, B, T e ? à mesa
web-status-lobby = à espera de jogadores
web-status-playing = a decorrer
web-status-over = terminado
web-rule-ids = Mostrar os números das regras
web-other-device = Continuar noutro dispositivo
web-stand-in = Deixar um bot jogar
web-call-asks = { $name } acusa { $team } de combinar jogadas. Concordas? ({ $time })
web-call-waits = { $name } denuncia conversa sobre as cartas. Pergunta-se aos outros.
web-discard-top = descarte
web-out-of-play = Fora de jogo
web-event-sat = { $seat } senta-se.
web-event-stood = { $seat } deixa o lugar.
web-event-began = O jogo começa.
web-event-call-raised = { $seat } denuncia conversa sobre as cartas. Pergunta-se aos outros.
web-event-call-dropped = A acusação não dá em nada.
web-event-undone = { $seat } volta atrás numa jogada.
web-event-stood-in = Um bot joga por { $seat }.
web-event-returned = { $seat } está de volta.
web-error-name-taken = Alguém nesta mesa já tem este nome.
web-pass-done = Pronto: esconder a minha mão
