### Palavras do cliente web sobre jogos sem ligação.

offline-download = Transferir para jogar sem ligação ({ $size } MB)
offline-download-says = Depois podes jogar a solo ou num só dispositivo sem ligação.
offline-downloading = A transferir… { $percent }%
offline-ready = Tudo pronto para jogar sem ligação.
offline-failed = A transferência falhou. Tenta de novo.
offline-works = Podes continuar a jogar a solo e num só dispositivo. Os dois bots mais fortes voltam quando tiveres ligação.
offline-lacks = Os teus jogos esperam até voltares a ter ligação. Então podes transferir o jogo sem ligação.
offline-remove-says = Este jogo existe apenas neste dispositivo. Será apagado.
error-offline = Não há ligação ao servidor.
