### Ord ved bordet: spillet, det der læses højt, resultatet, genafspilningen.

## Hvis tur det er

turn-yours = Din tur
turn-of = Nu spiller { $name }
turn-title = Din tur! – Knaves
turn-notification = Det er din tur ved bord { $code }.
turn-thinking = { $name } tænker …
turn-away = { $name } er væk.
turn-time-left = { $time } tilbage

## Hvad man skal gøre

prompt-choose-card = Vælg et kort.
prompt-choose-cell = Vælg en plads til { $card }.
prompt-choose-remove = Vælg den jeton, der skal fjernes.
prompt-choose-fit = Hvilket kort?
prompt-choose-line = Hvilke jetoner er din Sequence?
prompt-choose-victim = Fra hvem?
prompt-choose-source = Fra den kasserede bunke eller fra hånden?
prompt-choose-pile = På hvilken bunke?
prompt-choose-take = Hvilket kort tager du?
prompt-give-up = Aflevér et kort for snak ved bordet.
prompt-confirm = Bekræft trækket?
prompt-draw = Træk et kort.
prompt-draw-deadline = Træk, før { $name } har spillet og trukket.
prompt-exchange = Dødt kort: { $card }. Byt det.
prompt-pass = Du kan ikke spille noget: meld pas.
prompt-block = { $name } fuldfører { place-object }. Vil du blokere?
prompt-discard = Spil videre, eller kassér et kort for at slutte din tur.
prompt-end = Spil videre, eller slut din tur.
prompt-wait = Vent på de andre.

## Bordet

table-board = Spilleplade
table-hand = Din hånd
table-hand-of = Hånd: { $name }
table-draw-pile = Bunke
table-discard-pile = Din kasserede bunke
table-piles = Bunker
table-pile-empty = ledig
table-pile-needs = næste: { $card }
table-chips = Jetoner
table-chips-count = blå: { $blue }, røde: { $red }, af fem
table-cards = { $count ->
    [one] ét kort
   *[other] { $count } kort
}
table-sequences-of = { $made } af { $needed }
table-sequences-count = { $count ->
    [0] ingen Sequence
    [one] { $count } Sequence
   *[other] { $count } Sequences
}
table-last-card = sidste kort: { $card }
table-log = Log
table-phrases = Sætninger
table-chat = Chat
table-chat-off = Ingen chat mellem makkere: snak om kortene er ikke tilladt ved dette bord.
table-players = Spillere
table-bot = bot
table-away = væk
table-you = dig
table-spectator = Du ser med.
table-options = Reglerne ved dette bord
table-dead-card = Dødt kort
table-undo = Fortryd
table-hint = Tip
table-hint-says = { $move }. { $reason }
table-draw-offered = { $name } tilbyder uafgjort. Siger du ja?
table-call-asks = { $name } påtaler snak ved bordet ({ $team }). Er du enig?
table-leave = Forlad bordet
table-leave-asks = En bot spiller videre for dig, til du er tilbage.
table-menu = Menu
table-direction-left = Der spilles mod venstre.
table-direction-right = Der spilles mod højre.
table-block-time = Tid til at blokere

## Læst højt

speak-row-column = række { $row }, kolonne { $column }
speak-cell = { $where }, { $card }, { $state }
speak-cell-free = tom
speak-cell-chip = { $team ->
    [blue] blå jeton
    [green] grøn jeton
    [red] rød jeton
   *[other] jeton fra { $team }
}
speak-cell-locked = { speak-cell-chip }, del af en Sequence
speak-cell-corner = { $where }, bonushjørne
speak-cell-legal = her kan du spille
speak-cell-makes = giver { $count } på række
speak-card-places = { $count ->
    [0] { $card }, ingen plads
    [one] { $card }, { $count } plads
   *[other] { $card }, { $count } pladser
}
speak-card-wild = { $card }, joker: enhver ledig plads
speak-card-remove = { $card }, fjerner en jeton
speak-card-dead = { $card }, dødt
speak-card-top = { $card }, øverst i din kasserede bunke
speak-turn-yours = Din tur.
speak-lines = { team }: { table-sequences-count }.
speak-longest = { team }: længste åbne række { $count }.
speak-time = { $time } tilbage.
speak-time-none = Der er intet ur.
speak-last-none = Der er ikke spillet noget endnu.
speak-pile = { place }: { $top }, { table-pile-needs }

## Én enhed

pass-to = Giv videre til { $name }
pass-hold = Hold nede for at se dine kort
pass-hidden = Kortene er skjult.

## Resultatet

result-title = Spillet er slut
result-won = Du har vundet!
result-lost = { $winners } vandt. Bedre held næste gang!
result-drawn = Uafgjort
result-by = { $winners } vandt.
result-rematch = Revanche
result-rematch-waits = Venter på de andre …
result-replay = Se spillet igen
result-share = Del spillet
result-home = Forside
result-moves = { $count ->
    [one] ét træk
   *[other] { $count } træk
}
result-deal = Kortgivningen
result-deal-verify = Kontrollér kortgivningen
result-deal-good = Kortene lå, som det var fastlagt før det første kort.
result-deal-bad = Kortene lå ikke, som det var fastlagt før spillet!
result-deal-says = Før det første kort fastlagde serveren blandingen og offentliggjorde dens fingeraftryk. Nu kan alle kontrollere, at den ikke er ændret.
result-seed = Startværdi
result-commitment = Fingeraftryk

## Genafspilning

replay-title = Genafspilning
replay-play = Afspil
replay-pause = Pause
replay-next = Næste træk
replay-previous = Forrige træk
replay-first = Til begyndelsen
replay-last = Til slutningen
replay-speed = Hastighed
replay-move = Træk { $number } af { $total }
replay-all-hands = Alle hænder åbne
replay-one-hand = Set af { $name }
replay-record = Hent spillet
