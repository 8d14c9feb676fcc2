### Hilfe beim Spielen: Fingerzeige zu einem Zug, Gewinnchancen und der Trainer.

nudge-only = Jetzt kannst du nur eines tun.
nudge-win = Du kannst jetzt gewinnen.
nudge-spare-card = Überlege, welche Karte du am wenigsten brauchst.
nudge-look = Schau { board-region }.
nudge-own-line = Schau { board-region }: Dort kann eine deiner Reihen wachsen.
nudge-danger = Schau { board-region }: Dort wird eine gegnerische Reihe gefährlich.
nudge-jack = Einer deiner Buben hilft jetzt.
nudge-dead-card = Eine deiner Karten ist tot.
nudge-room = Wo könnte deine nächste Sequenz verlaufen?
nudge-pile = Du kannst in diesem Zug einen Stapel vollenden.
nudge-colour = { $colour ->
    [blue] Schau dir die blauen Stapel an.
   *[red] Schau dir die roten Stapel an.
}
nudge-discard-top = Schau auf deinen Ablagestapel.
nudge-special = Eine deiner Spezialkarten hilft jetzt.
nudge-hold-back = Du musst nicht jede Karte spielen, die passt. Wer könnte den Stapel vollenden?
nudge-take = Welche dieser Karten könntest du bald spielen?
nudge-count-chips = Wie viel fehlt { $seat } noch zum Sieg?
board-region = { $region ->
    [top-left] nach oben links
    [top] nach oben
    [top-right] nach oben rechts
    [left] nach links
   *[middle] in die Mitte
    [right] nach rechts
    [bottom-left] nach unten links
    [bottom] nach unten
    [bottom-right] nach unten rechts
}

chance-better = Damit gewinnst du in etwa { $chance } % der Fälle, mit dem nächstbesten Zug in { $next } %.
chance-equal = Damit gewinnst du in etwa { $chance } % der Fälle. Ein anderer Zug ist etwa genauso gut.
table-hint-move = Zug zeigen

coach-name = Trainer
coach-says = Vor einem Zug, der viel verliert, nachfragen (nur gegen Bots)
coach-asks = Bist du sicher? Deine Gewinnchance fiele von etwa { $before } % auf { $after } %.
coach-anyway = Trotzdem spielen
coach-again = Noch mal überlegen
