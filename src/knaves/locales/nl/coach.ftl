### Hulp tijdens het spelen: hints naar een zet, winstkansen en de coach.

nudge-only = Je kunt nu maar één ding doen.
nudge-win = Je kunt nu winnen.
nudge-spare-card = Bedenk welke kaart je het best kunt missen.
nudge-look = Kijk { board-region }.
nudge-own-line = Kijk { board-region }: daar kan een van je rijen groeien.
nudge-danger = Kijk { board-region }: daar wordt een rij van een tegenstander gevaarlijk.
nudge-jack = Een van je boeren helpt nu.
nudge-dead-card = Een van je kaarten is dood.
nudge-room = Waar zou je volgende rij kunnen liggen?
nudge-pile = Je kunt deze beurt een stapel voltooien.
nudge-colour = { $colour ->
    [blue] Kijk naar de blauwe stapels.
   *[red] Kijk naar de rode stapels.
}
nudge-discard-top = Kijk naar de bovenste kaart van je weglegstapel.
nudge-special = Een van je speciale kaarten helpt nu.
nudge-hold-back = Je hoeft niet elke kaart te spelen die past. Wie zou de stapel kunnen voltooien?
nudge-take = Welke van deze kaarten kun je binnenkort spelen?
nudge-count-chips = Hoe dicht is { $seat } bij de winst?
board-region = { $region ->
    [top-left] linksboven
    [top] bovenaan
    [top-right] rechtsboven
    [left] links
   *[middle] in het midden
    [right] rechts
    [bottom-left] linksonder
    [bottom] onderaan
    [bottom-right] rechtsonder
}

chance-better = Hiermee win je ongeveer { $chance }% van de keren, met de op één na beste zet { $next }%.
chance-equal = Hiermee win je ongeveer { $chance }% van de keren. Een andere zet is ongeveer even goed.
table-hint-move = Toon de zet

coach-name = Coach
coach-says = Vraag het me vóór een zet die veel verliest (alleen tegen bots)
coach-asks = Weet je het zeker? Je winstkans zou dalen van ongeveer { $before }% naar { $after }%.
coach-anyway = Toch spelen
coach-again = Nog eens nadenken
