### Ord ved bordet: spillet, det der læses højt, resultatet, genafspilningen.

## Hvis tur det er

turn-yours = Din tur
turn-of = { $name } har turen
turn-title = Din tur! – Knaves
turn-notification = Det er din tur ved bord { $code }.
turn-thinking = { $count ->
    [one] { $name } tænker …
   *[other] { $name } tænker hver især …
}
turn-away = { $name } er her ikke lige nu.
turn-away-bot = { $name } er her ikke lige nu. En bot tager over, hvis det varer for længe.
turn-idle = { $name } har ikke spillet i et stykke tid.
turn-idle-soon = Hvis du ikke spiller inden for { $time }, kan de andre lade en bot spille for dig.
turn-idle-now = De andre kan nu lade en bot spille for dig. Spil for at undgå det.
turn-time-left = { $time } tilbage

## Hvad man skal gøre

prompt-choose-card = Vælg et kort.
prompt-choose-cell = Vælg en plads til { $card }.
prompt-choose-remove = Vælg den jeton, der skal fjernes.
prompt-choose-fit = Hvilket kort?
prompt-choose-line = Hvilke jetoner udgør din Sequence?
prompt-choose-victim = Hvem vil du stjæle fra?
prompt-choose-source = Fra den kasserede bunke eller fra hånden?
prompt-choose-pile = Hvilken bunke?
prompt-choose-take = Hvilket kort vil du tage?
prompt-give-up = Snak ved bordet: aflevér et kort.
prompt-confirm = Vil du bekræfte trækket?
prompt-draw = Træk et kort.
prompt-draw-deadline = Træk, før { $name } har spillet og trukket.
prompt-exchange = Dødt kort: { $card }. Byt det.
prompt-pass = Du kan ikke spille noget. Meld pas.
prompt-block = { $name } fuldfører { place-object }. Vil du blokere?
prompt-discard = Spil videre, eller kassér et kort for at slutte din tur.
prompt-end = Spil videre, eller slut din tur.

## Bordet

table-board = Spilleplade
table-hand = Din hånd
table-hand-of = Hånden hos { $name }
table-draw-pile = Trækbunke
table-discard-pile = Din kasserede bunke
table-piles = Bunker
table-pile-empty = tom
table-pile-needs = næste: { $card }
table-chips = Jetoner
table-chips-count = { $blue } blå, { $red } røde (fem kræves)
table-cards = { $count ->
    [one] ét kort
   *[other] { $count } kort
}
table-sequences-of = { $made } af { $needed }
table-sequences-count = { $count ->
    [0] ingen Sequences
    [one] { $count } Sequence
   *[other] { $count } Sequences
}
table-last-card = sidste kort: { $card }
table-log = Spilforløb
table-phrases = Fraser
table-chat = Chat
table-chat-off = Makkere kan ikke chatte: snak om kortene er ikke tilladt ved dette bord.
table-players = Spillere
table-bot = bot
table-away = ikke til stede
table-you = dig
table-spectator = Du er tilskuer.
table-no-spectators = Dette bord tillader ikke tilskuere.
table-options = Bordets regler
table-dead-card = Dødt kort
table-undo = Fortryd
table-hint = Tip
table-draw-offered = { $name } tilbyder uafgjort. Vil du tage imod?
table-call-asks = { $name } påtaler snak ved bordet mod { $team }. Er du enig?
table-leave = Forlad bordet
table-leave-asks = En bot spiller for dig, indtil du er tilbage.
table-let-bot = Lad en bot spille for { $name }
table-stood-in = En bot spiller for dig.
table-return = Jeg er tilbage
table-menu = Menu
table-direction-left = Turen går mod venstre.
table-direction-right = Turen går mod højre.
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
    [0] { $card }, kan ikke lægges nogen steder
    [one] { $card }, { $count } mulig plads
   *[other] { $card }, { $count } mulige pladser
}
speak-card-wild = { $card }, joker: enhver ledig plads
speak-card-remove = { $card }, fjerner en jeton
speak-card-dead = { $card }, dødt
speak-card-top = { $card }, øverst i din kasserede bunke
speak-turn-yours = Din tur.
speak-lines = { team }: { table-sequences-count }.
speak-longest = { team }: længste åbne række er { $count }.
speak-time = { $time } tilbage.
speak-time-none = Der spilles uden ur.
speak-last-none = Der er ikke spillet noget endnu.
speak-pile = { place }: { $top }, { table-pile-needs }

## Én enhed

pass-to = Giv videre til { $name }
pass-hold = Hold nede for at se din hånd
pass-hidden = Hænderne er skjult.

## Resultatet

result-title = Spillet er slut
result-won = Du vandt!
result-lost = { $winners } vandt. Bedre held næste gang!
result-drawn = Uafgjort
result-by = { $winners } vandt.
result-rematch = Revanche
result-rematch-waits = Venter på de andre …
result-rematch-waits-for = Venter på { $names } …
result-rematch-asked = { $count ->
    [one] { $names } vil gerne spille igen.
   *[other] { $names } vil gerne spille igen alle sammen.
}
result-replay = Se spillet igen
result-share = Del spillet
result-home = Forside
result-moves = { $count ->
    [one] ét træk
   *[other] { $count } træk
}
result-deal = Blandingen
result-deal-verify = Kontrollér blandingen
result-deal-good = Kortene er blandet, som det blev fastlagt før det første kort.
result-deal-bad = Kortene er ikke blandet, som det blev fastlagt før spillet!
result-deal-says = Før det første kort fastlagde serveren blandingen og offentliggjorde dens fingeraftryk. Nu kan alle kontrollere, at intet er ændret.
result-seed = Startværdi
result-commitment = Fingeraftryk

## Genafspilning

replay-title = Se spillet igen
replay-play = Afspil
replay-pause = Pause
replay-next = Næste træk
replay-previous = Forrige træk
replay-first = Gå til start
replay-last = Gå til slut
replay-speed = Hastighed
replay-move = Træk { $number } af { $total }
replay-all-hands = Vis alle hænder
replay-one-hand = Som { $name } ser det
replay-record = Hent spilfilen
