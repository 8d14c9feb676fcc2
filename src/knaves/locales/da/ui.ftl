### Ord væk fra bordet: forside, nyt bord, venteværelse, indstillinger, hjælp.

## Overalt

app-name = Knaves
app-tagline = Spillene i Sequence-familien, for mennesker og botter.
app-description = Spil spillene i Sequence-familien i browseren – med venner eller mod botter.
app-trademark = Sequence er et varemærke, der tilhører sine ejere. Knaves har ingen forbindelse til dem.
action-cancel = Annullér
action-close = Luk
action-back = Tilbage
action-confirm = Bekræft
action-copy = Kopiér
action-copied = Kopieret
action-share = Del
action-again = Igen
action-retry = Prøv igen
action-more = Mere
action-yes = Ja
action-no = Nej
action-why = Hvorfor?
state-loading = Indlæser …
state-connecting = Opretter forbindelse …
state-reconnecting = Forbindelsen er tabt. Opretter forbindelse igen …
state-connected = Forbindelsen er oprettet igen.
state-offline = Du er offline.

## Forside

home-now = Spil nu
home-now-says = Mod { $name }, efter standardreglerne.
home-people = Spil med andre
home-people-says = Opret et bord, og del koden.
home-alone = Spil alene
home-alone-says = Mod botter, med det samme.
home-device = På samme enhed
home-device-says = Alle skiftes til at spille på samme enhed.
home-join = Deltag
home-join-code = Bordkode
home-resume = Dine spil
home-results = Seneste resultater
home-public = Se med ved åbne borde
home-public-none = Ingen åbne borde lige nu.
home-name = Dit navn
home-help = Sådan spiller man
home-install = Installér som app

## Nyt bord

new-game = Spil
new-seats = Spillere
new-seats-count = { $count ->
    [one] { $count } spiller
   *[other] { $count } spillere
}
new-options = Valgmuligheder
new-options-default = Standardregler
new-options-changed = { $count ->
    [one] { $count } valg er ændret
   *[other] { $count } valgmuligheder er ændret
}
new-clock = Ur
new-clock-none = Uden ur
new-clock-seconds = { $count ->
    [one] { $count } sekund pr. tur
   *[other] { $count } sekunder pr. tur
}
new-clock-minutes = { $count ->
    [one] { $count } minut pr. tur
   *[other] { $count } minutter pr. tur
}
new-clock-days = { $count ->
    [one] { $count } dag pr. tur
   *[other] { $count } dage pr. tur
}
new-bots-level = Bot-niveau
new-opponents = Modspillere
new-public = Vis bordet på listen over åbne borde
new-spectators = Tillad tilskuere
new-latecomers = Sent ankomne kan overtage en bots plads og se dens kort
new-hints = Tillad tips
new-create = Opret bord
new-start = Start
new-names = Spillernavne
new-player-number = Spiller { $number }

## Venteværelse

lobby-title = Bord { $code }
lobby-invite = Invitér andre
lobby-code = Kode
lobby-link = Link
lobby-qr = QR-kode: scan for at deltage
lobby-seat = Plads { $number }
lobby-seat-bot = Bot, indtil nogen sætter sig
lobby-seat-you = Dig
lobby-host = Vært
lobby-hand-over = Gør { $name } til vært
lobby-sit = Sæt dig her
lobby-swap = Byt plads
lobby-add-bot = Tilføj en bot
lobby-remove = Fjern
lobby-ready = Klar
lobby-not-ready = Ikke klar endnu
lobby-waiting = { $count ->
    [one] Der mangler { $count } spiller.
   *[other] Der mangler { $count } spillere.
}
lobby-waiting-host = Venter på, at værten starter spillet.
lobby-host-bot = Værten, { $name }, er en bot. Den starter spillet, når alle pladser er optaget.
lobby-become-host = Tag en plads, så bliver du vært.
lobby-start = Start spillet
lobby-start-with-bots = Start med botter på de ledige pladser
lobby-rules = Bordets regler
lobby-rules-default = Alle valgmuligheder er standard.
lobby-access = Adgang til bordet
lobby-lock = Lås bordet
lobby-unlock = Lås bordet op
lobby-locked = Låst: ingen andre kan være med
lobby-no-spectators = Ingen tilskuere
lobby-idle = { $count ->
    [one] Efter { $count } minut uden træk kan de andre lade en bot spille
   *[other] Efter { $count } minutter uden træk kan de andre lade en bot spille
}
lobby-personal-link = Med dit personlige link kommer du tilbage til din plads fra enhver enhed. Del det ikke med andre.
lobby-stand = Forlad pladsen
lobby-spectators = { $count ->
    [0] Ingen ser med.
    [one] { $count } person ser med.
   *[other] { $count } personer ser med.
}

## Indstillinger

settings-title = Indstillinger
settings-language = Sprog
settings-theme = Tema
settings-theme-system = Som enheden
settings-theme-light = Lyst
settings-theme-dark = Mørkt
settings-letters = Bogstaver på kortene
settings-letters-printed = Som på spillepladen: J Q K A
settings-letters-own = Danske: { $letters }
settings-sound = Lyd
settings-haptics = Vibration
settings-confirm = Bekræft hvert træk
settings-notifications = Giv besked, når det er min tur
settings-notifications-denied = Browseren blokerer notifikationer fra denne side.
settings-data = Mine data
settings-export = Hent mine data
settings-delete = Slet mine data
settings-delete-asks = Du forlader alle dine borde, og denne browser glemmer dit navn, dine pladser og dine indstillinger. Det kan ikke fortrydes.

## Hjælp

help-title = Sådan spiller man
help-rules = Regler
help-reminder = Huskekort
help-this-table = Aftalt ved dette bord
help-rule-ids = Regler { $ids }
help-keys = Tastaturgenveje
help-key-next = næste eller forrige mulige plads
help-key-last = sidste træk
help-key-lines = rækker indtil nu
help-key-time = tid tilbage
help-key-help = hjælp
help-key-choose = vælg et kort eller en plads
help-key-arrows = flyt rundt på spillepladen
help-key-cancel = fortryd valget
# Tasterne, som de hedder på tastaturet.
key-enter = Enter
key-escape = Esc
key-tab = Tab
key-ctrl = Ctrl
key-page-up = PgUp
key-page-down = PgDn

## Det første spil

tutorial-card = Tryk på dette kort.
tutorial-cell = Tryk nu på en af de lysende pladser.
tutorial-confirm = Bekræft, og din jeton bliver liggende.
tutorial-goal = Dan rækker med { $length } jetoner. For at vinde skal du have { $count ->
    [one] én række
   *[other] { $count } rækker
}.
tutorial-wild = En toøjet knægt: placér en jeton på en valgfri ledig plads.
tutorial-remove = En enøjet knægt: fjern en af modspillernes jetoner fra spillepladen.
tutorial-dead = Dette kort er dødt: alle dets pladser er optaget. Byt det.
tutorial-corner = Hjørnerne tæller for alle.
tutorial-pile = Læg en 1’er for at begynde en bunke, derefter 2, 3, 4 og 5.
tutorial-discard = Ikke mere at spille? Kassér et kort for at slutte din tur.
tutorial-skip = Spring introduktionen over
