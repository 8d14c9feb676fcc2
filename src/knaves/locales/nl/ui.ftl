### Woorden buiten de tafel: start, nieuwe tafel, wachtkamer, instellingen, hulp.

## Overal

app-name = Knaves
app-tagline = De Sequence-familie, voor mensen en bots.
app-description = Speel de spellen van de Sequence-familie in je browser, met vrienden of tegen bots.
app-trademark = Sequence is een merk van de eigenaars. Knaves heeft geen band met hen.
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
state-loading = Laden …
state-connecting = Verbinden …
state-reconnecting = Verbinding verbroken. Opnieuw verbinden …
state-connected = Weer verbonden.
state-offline = Je bent offline.
state-offline-says = Spellen wachten tot je weer verbonden bent.

## Start

home-people = Met anderen spelen
home-people-says = Open een tafel en deel de code.
home-alone = Alleen spelen
home-alone-says = Meteen tegen bots.
home-device = Eén apparaat
home-device-says = Geef de tablet door.
home-join = Meedoen
home-join-code = Code van de tafel
home-resume = Jouw spellen
home-public = Tafels om mee te kijken
home-public-none = Op dit moment geen openbare tafel.
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
new-options-default = Zoals in de spelregels
new-options-changed = { $count ->
    [one] { $count } optie veranderd
   *[other] { $count } opties veranderd
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
new-bots-level = Niveau van de bots
new-opponents = Tegenstanders
new-public = Anderen mogen meekijken
new-hints = Tips toegestaan
new-create = Tafel openen
new-start = Beginnen
new-names = Namen van de spelers
new-player-number = Speler { $number }

## Wachtkamer

lobby-title = Tafel { $code }
lobby-invite = Nodig de anderen uit
lobby-code = Code
lobby-link = Link
lobby-qr = QR-code: scan om mee te doen
lobby-seat = Plaats { $number }
lobby-seat-bot = Bot tot er iemand komt
lobby-seat-you = Jij
lobby-host = Host
lobby-sit = Hier zitten
lobby-swap = Van plaats ruilen
lobby-add-bot = Hier een bot zetten
lobby-remove = Verwijderen
lobby-ready = Klaar
lobby-not-ready = Nog niet klaar
lobby-waiting = { $count ->
    [one] Nog { $count } speler nodig.
   *[other] Nog { $count } spelers nodig.
}
lobby-waiting-host = De host start het spel.
lobby-start = Spel beginnen
lobby-start-with-bots = Beginnen, met bots op de vrije plaatsen
lobby-rules = Regels van deze tafel
lobby-rules-default = Alle opties staan zoals gewoonlijk.
lobby-personal-link = Je persoonlijke link: daarmee kom je op elk apparaat terug op je plaats. Houd hem voor jezelf.
lobby-stand = Opstaan
lobby-spectators = { $count ->
    [0] Niemand kijkt mee.
    [one] { $count } persoon kijkt mee.
   *[other] { $count } mensen kijken mee.
}

## Instellingen

settings-title = Instellingen
settings-language = Taal
settings-theme = Kleuren
settings-theme-system = zoals het apparaat
settings-theme-light = licht
settings-theme-dark = donker
settings-letters = Letters op de kaarten
settings-letters-printed = zoals op het bord: J Q K A
settings-letters-own = Nederlands: { $letters }
settings-sound = Geluid
settings-haptics = Trillen
settings-confirm = Elke zet bevestigen
settings-notifications = Waarschuw me als ik aan de beurt ben
settings-notifications-denied = De browser staat geen meldingen van deze pagina toe.
settings-data = Mijn gegevens
settings-export = Mijn gegevens downloaden
settings-delete = Mijn gegevens wissen
settings-delete-asks = Je verlaat al je tafels, en deze browser vergeet je naam, je plaatsen en je instellingen. Het kan niet ongedaan gemaakt worden.

## Hulp

help-title = Zo speel je
help-rules = Regels
help-reminder = Informatiekaart
help-this-table = Wat aan deze tafel is afgesproken
help-rule-ids = Regels { $ids }
help-keys = Toetsen
help-key-next = volgend of vorig vakje waar je mag
help-key-last = laatste zet
help-key-lines = rijen tot nu toe
help-key-time = resterende tijd
help-key-help = hulp
help-key-choose = een kaart of vakje kiezen
help-key-arrows = over het bord bewegen
help-key-cancel = de keuze opheffen
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
tutorial-dead = Deze kaart is dood: al zijn vakjes zijn bezet. Ruil hem.
tutorial-corner = De hoeken tellen voor iedereen.
tutorial-pile = Leg een 1 om een stapel te beginnen, dan 2, 3, 4 en 5.
tutorial-discard = Niets meer te spelen? Leg een kaart weg om je beurt te beëindigen.
tutorial-skip = Uitleg overslaan
