# De woorden van de pagina’s; die van de spellen staan in patolli/games/<game>/nl.ftl.
tagline = Bordspellen uit het oude Mexico
hero = Drie spellen uit het oude Mexico, klaar om te spelen
hero-more = Geen account, niets te installeren: kies een spel en speel.
games = De spellen
play-now = Nu tegen de computer spelen
invite = Vrienden uitnodigen
how-many = Hoeveel spelers?
hot-seat = Samen op één scherm
against-bots = Tegen de computer
more-options = Meer: aantal spelers, niveau, regels …
number-of-players = Spelers
make-public = Iedereen mag meedoen of kijken
learn = Spelend leren
rules = Regels
my-games = Mijn spellen
no-games = Je hebt nog geen spellen. Begin er hierboven een.
open-tables = Open tafels
no-tables = Niemand wacht nu op spelers.
show-all = Toon alle { $n }
status-waiting = wacht
status-playing = bezig
status-finished = afgelopen
status-free = { $n ->
    [one] 1 plaats vrij
   *[other] { $n } plaatsen vrij
}
my-turn = jij bent aan de beurt
players = { $n ->
    [one] 1 speler
   *[other] { $n } spelers
}
players-range = { $least } tot { $most } spelers
level = Hoe goed de computer speelt
level-beginner = beginner
level-about-beginner = Neemt wat op het eerste gezicht het beste lijkt, en mist dat vaak.
level-easy = makkelijk
level-about-easy = Kijkt één stap vooruit en neemt wat het beste lijkt.
level-normal = normaal
level-about-normal = Denkt na over wat een goede speler zou overwegen, tot een seconde per beurt.
level-hard = moeilijk
level-about-hard = Als normaal, maar hij denkt veel langer en vergist zich minder.
your-name = Je naam
your-name-more = De anderen aan je tafels zien hem.
name-ask = Hoe mogen de anderen je noemen?
name-so = Zo heet ik
upload = Een bewaard spel openen
upload-more = Een .patolli-bestand; je speelt er op dit scherm mee verder.
upload-broken = Dit bestand kon niet worden geopend. Het moet een hier bewaard spel zijn (een .patolli-bestand), volledig en ongewijzigd.
language = Taal
settings = Instellingen
theme = Kleuren
theme-auto = zoals het systeem
theme-light = licht
theme-dark = donker
theme-contrast = hoog contrast
set-apart = Spelerskleuren die makkelijker te onderscheiden zijn
set-sound = Geluiden
set-notify = Melding als ik aan de beurt ben
notify-refused = Je browser laat deze pagina geen meldingen tonen. Je kunt het toestaan naast het adres van de pagina.
set-confirm = Eerst vragen bij zetten die definitief zijn
set-keys = Losse toetsen werken (u, e, /, ?)
set-blind = Het bord in woorden, voor schermlezers
loading = Een ogenblik …
offline = Geen verbinding. Nieuwe poging …
unreachable = De server is niet bereikbaar.
unreachable-more = Je partij is bewaard. Deze pagina probeert het vanzelf opnieuw en gaat verder zodra er antwoord komt.
try-again = Opnieuw proberen
no-page = Deze pagina bestaat niet
no-page-more = Misschien is het adres verkeerd getypt of afgekapt. Je partijen vind je op de startpagina.
home = Alle spellen
close = Sluiten

waiting-for = { $names } is aan zet …
waiting-players = Wachten op spelers
all-here = { $n ->
    [one] { $names } is er: het spel begint.
   *[other] { $names } zijn er: het spel begint.
}
copy-link = Link kopiëren
link-only-here = Dit adres werkt alleen op deze computer. Vrienden elders hebben een adres van deze pagina nodig dat zij ook kunnen bereiken.
copied = Gekopieerd
share = Delen
new-link = Nieuwe link maken
invite-hint = Stuur deze link naar je medespeler, die als { $seat } speelt:
invite-code = De uitnodiging voor de plaats van { $seat } als code voor de camera van een telefoon
sit-down = Hier gaan zitten
fill-bots = Nu beginnen: de computer neemt de vrije plaatsen
close-table = Deze tafel sluiten
get-up = Van deze tafel opstaan
what-now = Wat je nu kunt doen
board = Speelbord
described = De stelling in woorden
spoken = Voorgelezen: wat er gebeurd is, en wat er gevraagd wordt
no-drawing = Dit spel heeft nog geen tekening.
blind-on = Het bord in woorden tonen, voor schermlezers
blind-off = Het bord als tekening tonen
grid = Het bord, veld voor veld
cell-open = te kiezen
cell-chosen = gekozen
command-last = laatste
command-scores = stand
command-hand = hand
command-legal = mogelijk
command-scan = veld
command-where = waar
command-help = hulp
command-about = { $name ->
    [last] { $command }: wat er vóór je beurt gebeurde
    [scores] { $command }: hoe iedereen ervoor staat
    [hand] { $command }: wat je in de hand hebt
    [legal] { $command }: wat je nu kunt doen
    [scan] { $command } en een plaats, rij of kolom: wat daar is
    [where] { $command } en een stuk, bouwwerk of naam: waar het staat
   *[help] { $command }: deze lijst
}
command-choice = { $action }{ $cost ->
    [none] {""}
   *[other] , { $cost }
}: { $places ->
    [none] { $n ->
        [one] 1 mogelijkheid
       *[other] { $n } mogelijkheden
    }
   *[other] { $places }
}
scan-none = „{ $place }” is geen plaats op het bord.
where-none = „{ $piece }” staat nergens op het bord.
undo = Terugnemen
finish-end = Beurt beëindigen
finish-done = Klaar
finish-pass = Passen
help = Hulp
other-choice = Opnieuw kiezen
next-click = Bevestig: klik daar nog eens, of druk op Enter.
next-tap = Bevestig: tik daar nog eens, of op “Doen”.
next-button = Bevestig met “Doen”, of kies opnieuw.
next-confirm = Bevestig, of druk op Enter.
next-what = Op { $spot }: wat wil je daar doen?
next-where = kies nu een plaats op het bord
next-place = kies nu de volgende plaats
next-or-here = kies de volgende plaats, of nog eens { $spot } voor deze alleen
next-which = kies nu een van deze
next-which-where = kies een van deze, of een plaats op het bord
all-choices = Alle keuzes als lijst
just-here = Alleen hier: { $action }
do-it = Doen
not-yet = Nog niet
no-way-back = Dit kan niet worden teruggenomen.
typed = Typ een actie ( / )
typed-unclear = Dat past bij meer dan één actie. Kies er een of typ verder.
typed-unknown = Onduidelijk wat “{ $text }” betekent. Typ bijvoorbeeld de woorden van een knop: { LIST($examples) }.
more-fit = en nog { $n }
why-not = Waarom mag “{ $text }” niet?
why-which = Waarom kan ik op { $spot } niet …
not-now = Deze plaats speelt nu geen rol in de vraag.
no-place-for = { $spot } is geen plaats voor wat je hebt gekozen. Kies een plaats die oplicht, of kies opnieuw.
not-your-turn = Je bent niet aan de beurt.
no-undo = Er valt niets van jou terug te nemen, of er is sindsdien iets nieuws bekend geworden. Wil je verder terug, vraag het de anderen: kies een regel in het verloop.
not-asked = De regels staan dit toe, maar het is hier niet gevraagd.
hear-why = Nu niet: druk erop om te horen waarom
fold-stage = Speelbord tonen of bedekken
read-rule = Regel
end = Spel afgelopen
see-result = Naar de uitslag
skip = Overslaan
since = Sinds je laatste beurt ({ $n })
look-there = Dit ogenblik nog eens bekijken
log = Verloop
log-before = Vóór de eerste beurt
log-lines = { $n ->
    [one] 1 regel
   *[other] { $n } regels
}
log-empty = Er is nog niets gebeurd.
tab-players = Spelers
tab-log = Verloop
tab-chat = Chat
tab-more = Meer
chat-empty = Niemand heeft nog iets gezegd.
say = Zeg iets
send = Versturen
you = jij
bot = Computer
free = vrij
seat-number = Speler { $n }
seat-red = Rood
seat-blue = Blauw
seat-yellow = Geel
seat-green = Groen
seat-orange = Oranje
seat-violet = Violet
away = afwezig
resigned = opgegeven
replace = Laat de computer voor { $name } spelen
watching = Je kijkt toe.
bot-plays = De computer speelt voor jou.
bot-resigned = Je hebt opgegeven; de computer speelt jouw plaats.
come-back = Weer zelf spelen
leave = Laat de computer voor mij spelen
resign = Opgeven
resign-sure = Ja, ik geef op
carry = Op een ander apparaat verder spelen
carry-hint = Deze link opent je plaats één keer, elders:
drop-devices = Andere apparaten afmelden
watch = Anderen laten kijken
watch-hint = Wie deze link heeft, mag kijken:
commit-hint = Dobbelstenen en kaarten lagen vast voordat het spel begon. Dit is hun zegel, waarmee je dat aan het eind kunt nagaan:
ask-take-back = Vragen om tot vóór deze regel terug te gaan
asks-take-back = { $name } wil dit terugnemen{ $more ->
    [yes] , met alles wat erna kwam
   *[no] {""}
}: “{ $move }” Ga je akkoord?
take-back-waits = Terug te nemen{ $more ->
    [yes] , met alles wat erna kwam
   *[no] {""}
}: “{ $move }” { $n ->
    [one] { $names } moet
   *[other] { $names } moeten
} nog akkoord gaan.
take-back-withdraw = Toch niet terugnemen
ask-seat = De plaats van { $name } aan iemand anders geven
asks-own-seat = De gastheer wil jouw plaats aan iemand anders geven. Ga je akkoord?
asks-seat = De gastheer wil de plaats van { $name } aan iemand anders geven. Ga je akkoord?
seat-waits = De plaats van { $name } gaat misschien naar iemand anders. Nog gevraagd: { $names }.
seat-due = Als { $name } niet weigert, kan de plaats vanaf { $time } worden weggegeven.
seat-due-own = De anderen gaan akkoord. Als je niet antwoordt, kan je plaats vanaf { $time } worden weggegeven.
seat-now = De plaats nu weggeven
yes = Ja
no = Nee
standing = Je antwoord is “{ $text }” tot er iets anders gevraagd wordt.
standing-on = Steeds weer “{ $text }” antwoorden, tot er iets anders gevraagd wordt
standing-off = Weer zelf antwoorden
pass-screen = Geef het scherm aan { $name }
pass-screen-more = De anderen kijken nu weg.
i-am = Ik ben { $name }
no-table = Geen tafel
not-found = Deze tafel bestaat niet, of is privé.
read-only = Deze tafel kan alleen gelezen worden

score = Punten
chart = Punten in de tijd
chart-turn = beurt
wins = { $n ->
    [one] { $names } wint
   *[other] { $names } delen de overwinning
}
you-win = Jij wint!
resigned-by = { $n ->
    [one] { LIST($names) } heeft opgegeven.
   *[other] { LIST($names) } hebben opgegeven.
}
rematch = Nog een keer
rematch-ready = De volgende partij staat klaar.
rematch-join = Naar de volgende partij
rematch-more = “Nog een keer” zet iedereen een plaats verder: wie begon, speelt nu het laatst, en de kleuren wisselen mee.
download = Verslag downloaden
verify = Controleren of de trekkingen eerlijk waren
fair = De trekkingen waren eerlijk: { $n } van { $n } gecontroleerd.
unfair = De trekkingen konden niet worden bevestigd:
draws-elsewhere = Deze partij is geïmporteerd: er is niet hier getrokken, dus dat valt niet na te gaan.
replay = Partij naspelen
line = Regel
line-of = regel { $n } van { $last }
step-back = Een stap terug
step-on = Een stap verder
turn-back = Een beurt terug
turn-on = Een beurt verder
run = Afspelen
pause = Pauze
link-here = Link naar deze stelling
play-on = Vanaf hier verder spelen
to-table = Naar de tafel

hint-ask = Geef me een tip
hint-where = Waar?
hint-all = Vertel me alles, en waarom
hint-do = Dat doe ik
hint-more = { $n ->
    [0] Meer hierover
    [one] Een andere keus
   *[other] { $n } andere keuzes
}
hint-numbers = Getallen tonen
error-offline = { unreachable }
no-hints = Hier zijn geen tips en winstkansen: jullie spelen tegen elkaar, en bij het maken van de tafel zijn ze niet toegestaan.
chances = Winstkans volgens de bot
report-make = Terugblik: winstkansen, geluk en kunde
report-making = Een bot loopt het spel na …
report-failed = De terugblik kon niet gemaakt worden.
report-chances = Winstkansen, in procenten
report-apart = Geluk en beslissingen apart
style = Hoe de computer graag speelt
style-plain = zo goed als hij kan
style-about-plain = Hij heeft geen voorkeuren en wil gewoon winnen.
strength = Sterkte: { $n } %
strength-about = Hoe vaak hij de zet speelt die hij het beste vindt; anders een iets zwakkere of, bij een lage sterkte, een veel zwakkere.
allow-hints = Tips en winstkansen voor iedereen

chapters = Hoofdstukken
search-rules = Zoek in de regels
which-rules = Welke regels
rules-all = Alle regels
rules-glance = In het kort
rules-full = Alle regels in detail
rules-full-more = Om na te slaan: elke regel heeft een nummer en zegt waar hij vandaan komt. De regelteksten zijn in het Engels.
rules-rulings = Alleen onze beslissingen
rules-reconstructed = Alleen wat gereconstrueerd is
rules-table = Aan deze tafel geldt
found = { $n ->
    [one] 1 passage
   *[other] { $n } passages
}

help-page-lit = Wat oplicht kan gekozen worden. Wijs ernaar, of tik erop, om te zien wat het kost en doet.
help-page-order = Kies eerst wat je doet en dan waar, of andersom.
help-page-unlit = Klik of tik op een plaats die niet oplicht, of typ een actie, en je hoort welke regel het verbiedt.
help-page-signs = Houd de muis boven een teken, of tik erop, en je leest wat het betekent.
help-page-undo = “Terugnemen” neemt je beslissingen één voor één terug, zolang er niets nieuws bekend is geworden. Voor meer vraag je de anderen: kies een regel van het verloop.
help-page-log = Wijs naar een regel van het verloop, of tik erop, en de plaatsen waarover die gaat lichten op.
signs = Wat de tekens betekenen
keys = Toetsen
keys-replay = In de herhaling
key-next = naar de volgende knop, of naar het bord
key-arrows = op het bord: van de ene oplichtende plaats naar de andere
key-choose = kiezen, of bevestigen wat wacht
key-esc = opnieuw kiezen; sluiten wat open is
key-u = terug
key-e = beurt beëindigen, klaar of passen
key-slash = een actie typen
key-tab = aanvullen wat getypt is
key-enter = doen, of horen waarom niet
key-help = deze pagina
keys-blind = Met het bord in woorden
key-cells = naar het volgende veld
key-row = naar het begin of einde van de rij, met Ctrl van het bord
key-open = naar de velden die je kunt kiezen
key-cell = het veld kiezen, of horen waarom het niet kan
key-last = wat er vóór je beurt gebeurde
key-legal = wat je nu kunt doen
key-step = één stap terug of verder
key-turn = één beurt terug of verder
key-ends = naar het begin, naar het einde
key-run = vanzelf afspelen, of pauzeren

table-undo = Teruggenomen.
table-seat = { SEAT($seat) } wordt nu gespeeld door { $label }.
seat-taken = { SEAT($seat) } zit nu aan tafel.
table-resign = { SEAT($seat) } geeft op.
teach-step = Stap { $n } van { $of }
teach-next = Verder
teach-again = Nog een keer
teach-play = Een echt spel spelen
box-title = De doos verbeteren
box-intro = Sommige feiten van dit spel zijn elders gevonden of moesten worden gereconstrueerd. Heb je de doos, verbeter ze dan hier en speel met jouw gegevens: met iedereen aan je tafel, en zonder dat er voor anderen iets verandert. Wat je invult, blijft in deze browser.
box-parts = Onderdelen van de doos
box-which = Welke onderdelen worden getoond
box-all = alle onderdelen
box-corrected = alleen wat ik heb verbeterd
box-none = Hier is niets.
box-stated = Gedrukt in de spelregels
box-found = Elders gevonden
box-reconstructed = Gereconstrueerd
box-has-fault = heeft een fout
box-is-corrected = verbeterd
box-as-it-was = Zoals in het spel
box-faults = { $n ->
    [one] 1 fout
   *[other] { $n } fouten
}
box-checking = Wordt gecontroleerd …
box-fine = Geen fout: je kunt ermee spelen.
box-unchanged = Er is nog niets verbeterd.
box-corrections = { $n ->
    [one] 1 onderdeel verbeterd
   *[other] { $n } onderdelen verbeterd
}
box-play = Ermee spelen
box-save = Bewaren als bestand
box-open = Bestand openen
box-reset = Opnieuw beginnen
box-reset-sure = Ja, alles wissen
box-of-table = Dit is de doos van een tafel. Wat van het spel afwijkt, is gemarkeerd; je eigen gegevens blijven bewaard.
box-take-over = Overnemen als de mijne
box-mine = Terug naar de mijne
box-one-less = één minder
box-one-more = één meer
box-longer = één waarde meer
box-shorter = één waarde minder
box-add = toevoegen …
box-take-out = weghalen
box-face = Kant { $n }: { $shows }
box-blank = leeg
box-less = − wegnemen
box-by-file = Dit onderdeel kun je alleen in het bestand verbeteren.
box-no-map = Van dit bestand kan geen kaart worden getekend. Verbeter de fout in het bestand of neem de kaart van het spel.
box-tools = Gereedschap
box-tool-exchange = Twee velden ruilen
box-exchange-about = Klik op een veld en dan op het veld waarmee het ruilt.
box-exchange-with = { $place }. Klik nu op het veld waarmee het ruilt.
box-paint-about = Klik op de velden die zo worden.
box-use = Met mijn verbeterde doos
box-at-table = Aan deze tafel geldt een verbeterde doos
edition-what = Wat is gedrukt, wat gereconstrueerd?
