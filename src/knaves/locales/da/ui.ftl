### Ord væk fra bordet: forside, nyt bord, venteværelse, indstillinger, hjælp.

## Overalt

app-name = Knaves
app-tagline = Sequence-familien, for mennesker og botter.
app-description = Spil spillene i Sequence-familien i browseren – med venner eller mod bots.
app-trademark = Sequence er et varemærke, der tilhører sine ejere. Knaves har ingen forbindelse til dem.
action-cancel = Annuller
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
state-connecting = Forbinder …
state-reconnecting = Forbindelsen er tabt. Forbinder igen …
state-connected = Forbundet igen.
state-offline = Du er offline.
state-offline-says = Spil venter, til du er forbundet igen.

## Forside

home-people = Spil med andre
home-people-says = Opret et bord, og del koden.
home-alone = Spil alene
home-alone-says = Mod botter, med det samme.
home-device = Én enhed
home-device-says = Lad tabletten gå på omgang.
home-join = Vær med
home-join-code = Bordets kode
home-resume = Dine spil
home-public = Borde at se på
home-public-none = Ingen offentlige borde lige nu.
home-name = Dit navn
home-help = Sådan spiller man
home-install = Installer som app

## Nyt bord

new-game = Spil
new-seats = Spillere
new-seats-count = { $count ->
    [one] { $count } spiller
   *[other] { $count } spillere
}
new-options = Valgmuligheder
new-options-default = Som i vejledningen
new-options-changed = { $count ->
    [one] { $count } valg ændret
   *[other] { $count } valg er ændret
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
new-bots-level = Botternes niveau
new-opponents = Modspillere
new-public = Andre må se med
new-hints = Tips tilladt
new-create = Opret bordet
new-start = Start
new-names = Spillernes navne
new-player-number = Spiller { $number }

## Venteværelse

lobby-title = Bord { $code }
lobby-invite = Invitér de andre
lobby-code = Kode
lobby-link = Link
lobby-qr = QR-kode: scan den for at være med
lobby-seat = Plads { $number }
lobby-seat-bot = Bot, indtil nogen kommer
lobby-seat-you = Dig
lobby-host = Vært
lobby-sit = Sid her
lobby-swap = Byt plads
lobby-add-bot = Sæt en bot her
lobby-remove = Fjern
lobby-ready = Klar
lobby-not-ready = Ikke klar endnu
lobby-waiting = { $count ->
    [one] Der mangler { $count } spiller.
   *[other] Der mangler { $count } spillere.
}
lobby-waiting-host = Værten starter spillet.
lobby-start = Start spillet
lobby-start-with-bots = Start, med botter på de ledige pladser
lobby-rules = Reglerne ved dette bord
lobby-rules-default = Alle valg er som sædvanligt.
lobby-personal-link = Dit personlige link: med det kommer du tilbage til din plads fra enhver enhed. Hold det for dig selv.
lobby-stand = Rejs dig
lobby-spectators = { $count ->
    [0] Ingen ser med.
    [one] { $count } person ser med.
   *[other] { $count } personer ser med.
}

## Indstillinger

settings-title = Indstillinger
settings-language = Sprog
settings-theme = Farver
settings-theme-system = som enheden
settings-theme-light = lys
settings-theme-dark = mørk
settings-letters = Bogstaver på kortene
settings-letters-printed = som på spillepladen: J Q K A
settings-letters-own = danske: { $letters }
settings-sound = Lyd
settings-haptics = Vibration
settings-confirm = Bekræft hvert træk
settings-notifications = Sig til, når det er min tur
settings-notifications-denied = Browseren tillader ikke beskeder fra denne side.
settings-data = Mine data
settings-export = Hent mine data
settings-delete = Slet mine data
settings-delete-asks = Du forlader alle dine borde, og denne browser glemmer dit navn, dine pladser og dine indstillinger. Det kan ikke fortrydes.

## Hjælp

help-title = Sådan spiller man
help-rules = Regler
help-reminder = Huskekort
help-this-table = Hvad der er aftalt ved dette bord
help-rule-ids = Regler { $ids }
help-keys = Taster
help-key-next = næste eller forrige mulige plads
help-key-last = sidste træk
help-key-lines = rækker indtil nu
help-key-time = tid tilbage
help-key-help = hjælp
help-key-choose = vælg et kort eller en plads
help-key-arrows = bevæg dig på spillepladen
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
tutorial-wild = En toøjet knægt: placér en jeton på en hvilken som helst ledig plads.
tutorial-remove = En enøjet knægt: fjern en af modspillernes jetoner.
tutorial-dead = Dette kort er dødt: alle dets pladser er optaget. Byt det.
tutorial-corner = Hjørnerne tæller for alle.
tutorial-pile = Læg et 1-kort for at begynde en bunke, derefter 2, 3, 4 og 5.
tutorial-discard = Ikke mere at spille? Kassér et kort for at slutte din tur.
tutorial-skip = Spring forklaringerne over
