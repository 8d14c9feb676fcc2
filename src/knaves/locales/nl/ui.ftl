### Woorden buiten de tafel: start, nieuwe tafel, wachtkamer, instellingen, hulp.

## Overal

app-name = Knaves
app-tagline = De spellen van de Sequence-familie, voor mensen en bots.
app-description = Speel de spellen van de Sequence-familie in je browser, met vrienden of tegen bots.
app-trademark = Sequence is een merk van de rechthebbende. Knaves is niet verbonden aan de rechthebbende.
action-cancel = Annuleren
action-close = Sluiten
action-back = Terug
action-confirm = Bevestigen
action-copy = Kopiëren
action-copied = Gekopieerd
action-share = Delen
action-again = Nog een keer
action-retry = Opnieuw proberen
action-more = Meer
action-yes = Ja
action-no = Nee
action-why = Waarom?
state-loading = Laden…
state-connecting = Verbinden…
state-reconnecting = Verbinding verbroken. Opnieuw verbinden…
state-connected = Weer verbonden.
state-offline = Je bent offline.

## Start

home-now = Nu spelen
home-now-says = Tegen { $name }, met de standaardregels.
home-people = Met anderen spelen
home-people-says = Maak een tafel en deel de code.
home-alone = Alleen spelen
home-alone-says = Meteen tegen bots.
home-device = Op één apparaat
home-device-says = Iedereen speelt om de beurt op hetzelfde apparaat.
home-join = Meedoen
home-join-code = Tafelcode
home-resume = Je spellen
home-results = Laatste uitslagen
home-public = Tafels om mee te kijken
home-public-none = Er zijn nu geen openbare tafels.
home-name = Je naam
home-help = Zo speel je
home-install = Als app installeren

## Nieuwe tafel

new-game = Spel
new-seats = Spelers
new-seats-count = { $count ->
    [one] { $count } speler
   *[other] { $count } spelers
}
new-options = Opties
new-options-default = Standaardregels
new-options-changed = { $count ->
    [one] { $count } optie gewijzigd
   *[other] { $count } opties gewijzigd
}
new-clock = Klok
new-clock-none = Geen klok
new-clock-seconds = { $count ->
    [one] { $count } seconde per beurt
   *[other] { $count } seconden per beurt
}
new-clock-minutes = { $count ->
    [one] { $count } minuut per beurt
   *[other] { $count } minuten per beurt
}
new-clock-days = { $count ->
    [one] { $count } dag per beurt
   *[other] { $count } dagen per beurt
}
new-bots-level = Botniveau
new-opponents = Tegenstanders
new-public = Tonen in de lijst met openbare tafels
new-spectators = Toeschouwers toestaan
new-latecomers = Wie later komt, kan de plaats van een bot overnemen en diens kaarten zien
new-hints = Tips toestaan
new-create = Tafel maken
new-start = Starten
new-names = Spelersnamen
new-player-number = Speler { $number }

## Wachtkamer

lobby-title = Tafel { $code }
lobby-invite = Anderen uitnodigen
lobby-code = Code
lobby-link = Link
lobby-qr = QR-code: scan om mee te doen
lobby-seat = Plaats { $number }
lobby-seat-bot = Bot tot er iemand komt zitten
lobby-seat-you = Jij
lobby-host = Host
lobby-hand-over = { $name } host maken
lobby-sit = Ga hier zitten
lobby-swap = Plaatsen ruilen
lobby-add-bot = Bot toevoegen
lobby-remove = Verwijderen
lobby-ready = Klaar
lobby-not-ready = Nog niet klaar
lobby-waiting = { $count ->
    [one] Nog { $count } speler nodig.
   *[other] Nog { $count } spelers nodig.
}
lobby-waiting-host = Wachten tot de host het spel start.
lobby-host-bot = De host, { $name }, is een bot. Die start het spel zodra alle plaatsen bezet zijn.
lobby-become-host = Ga zitten, dan ben jij de host.
lobby-start = Spel starten
lobby-start-with-bots = Starten met bots op de vrije plaatsen
lobby-rules = Tafelregels
lobby-rules-default = Overal de standaardopties.
lobby-access = Toegang tot de tafel
lobby-lock = Tafel op slot zetten
lobby-unlock = Tafel van slot halen
lobby-locked = Op slot: er kan niemand meer meedoen
lobby-no-spectators = Geen toeschouwers
lobby-idle = { $count ->
    [one] Na { $count } minuut zonder zet kunnen de anderen een bot laten spelen
   *[other] Na { $count } minuten zonder zet kunnen de anderen een bot laten spelen
}
lobby-personal-link = Met je persoonlijke link kom je op elk apparaat terug op je plaats. Deel hem met niemand.
lobby-stand = Plaats opgeven
lobby-spectators = { $count ->
    [0] Niemand kijkt mee.
    [one] { $count } persoon kijkt mee.
   *[other] { $count } mensen kijken mee.
}

## Instellingen

settings-title = Instellingen
settings-language = Taal
settings-theme = Thema
settings-theme-system = Systeem
settings-theme-light = Licht
settings-theme-dark = Donker
settings-letters = Letters op de kaarten
settings-letters-printed = Zoals op het bord: J Q K A
settings-letters-own = Nederlands: { $letters }
settings-sound = Geluid
settings-haptics = Trillen
settings-confirm = Elke zet bevestigen
settings-notifications = Laat het me weten als ik aan de beurt ben
settings-notifications-denied = De browser blokkeert meldingen van deze pagina.
settings-data = Mijn gegevens
settings-export = Mijn gegevens downloaden
settings-delete = Mijn gegevens wissen
settings-delete-asks = Je verlaat al je tafels, en deze browser vergeet je naam, je plaatsen en je instellingen. Dit kan niet ongedaan worden gemaakt.

## Hulp

help-title = Zo speel je
help-rules = Regels
help-reminder = Informatiekaart
help-this-table = Afgesproken aan deze tafel
help-rule-ids = Regels { $ids }
help-keys = Sneltoetsen
help-key-next = volgend of vorig speelbaar vakje
help-key-last = laatste zet
help-key-lines = rijen tot nu toe
help-key-time = resterende tijd
help-key-help = hulp
help-key-choose = een kaart of vakje kiezen
help-key-arrows = over het bord bewegen
help-key-cancel = keuze annuleren
# De toetsen zoals ze op het toetsenbord heten.
key-enter = Enter
key-escape = Esc
key-tab = Tab
key-ctrl = Ctrl
key-page-up = PgUp
key-page-down = PgDn

## Het eerste spel

tutorial-card = Tik op deze kaart.
tutorial-cell = Tik nu op een van de oplichtende vakjes.
tutorial-confirm = Bevestig, en je fiche blijft liggen.
tutorial-goal = Maak rijen van { $length } fiches. Om te winnen heb je { $count ->
    [one] één rij nodig
   *[other] { $count } rijen nodig
}.
tutorial-wild = Een boer met twee ogen: leg een fiche op een vrij vakje naar keuze.
tutorial-remove = Een boer met één oog: haal een fiche van een tegenstander van het bord.
tutorial-dead = Deze kaart is dood: alle vakjes ervoor zijn bezet. Ruil de kaart.
tutorial-corner = De hoeken tellen voor iedereen.
tutorial-pile = Speel een 1 om een stapel te beginnen, dan 2, 3, 4 en 5.
tutorial-discard = Niets meer te spelen? Leg een kaart weg om je beurt te beëindigen.
tutorial-skip = Uitleg overslaan
