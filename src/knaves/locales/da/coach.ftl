### Hjælp under spillet: vink om et træk, chancer for at vinde og træneren.

nudge-only = Der er kun én ting, du kan gøre nu.
nudge-win = Du kan vinde nu.
nudge-spare-card = Tænk over, hvilket kort du har mindst brug for.
nudge-look = Se { board-region }.
nudge-own-line = Se { board-region }: Der kan en af dine rækker vokse.
nudge-danger = Se { board-region }: Der er en modspillers række ved at blive farlig.
nudge-jack = En af dine knægte hjælper nu.
nudge-dead-card = Et af dine kort er dødt.
nudge-room = Hvor kunne din næste Sequence ligge?
nudge-pile = Du kan fuldføre en bunke i denne tur.
nudge-colour = { $colour ->
    [blue] Se på de blå bunker.
   *[red] Se på de røde bunker.
}
nudge-discard-top = Se på din kasserede bunke.
nudge-special = Et af dine specialkort hjælper nu.
nudge-hold-back = Du behøver ikke spille alle kort, der passer. Hvem kan fuldføre bunken?
nudge-take = Hvilket af disse kort kan du snart spille?
nudge-count-chips = Hvor tæt er { $seat } på at vinde?
board-region = { $region ->
    [top-left] øverst til venstre
    [top] øverst
    [top-right] øverst til højre
    [left] til venstre
   *[middle] i midten
    [right] til højre
    [bottom-left] nederst til venstre
    [bottom] nederst
    [bottom-right] nederst til højre
}

chance-better = Med det vinder du cirka { $chance } % af gangene, med det næstbedste træk { $next } %.
chance-equal = Med det vinder du cirka { $chance } % af gangene. Et andet træk er omtrent lige så godt.
table-hint-move = Vis trækket

coach-name = Træner
coach-says = Spørg mig før et træk, der taber meget (kun mod botter)
coach-asks = Er du sikker? Din chance for at vinde ville falde fra cirka { $before } % til { $after } %.
coach-anyway = Spil det alligevel
coach-again = Tænk igen
