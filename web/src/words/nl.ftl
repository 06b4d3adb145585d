# De woorden van de pagina’s; die van de spellen staan in patolli/games/<game>/nl.ftl.
tagline = Bordspellen uit het oude Mexico
hero = Drie spellen uit het oude Mexico, klaar om te spelen
hero-more = Geen account, niets te installeren: kies een spel en speel.
games = De spellen
play-now = Nu tegen de computer spelen
invite = Vrienden uitnodigen
how-many = Hoeveel spelers?
hot-seat = Op één scherm
against-bots = Tegen de computer
more-options = Meer mogelijkheden
number-of-players = Spelers
make-public = Iedereen mag meespelen of kijken
learn = Spelend leren
rules = Regels
my-games = Mijn spellen
no-games = Je hebt nog geen spellen. Begin er hierboven een.
open-tables = Open tafels
no-tables = Niemand wacht nu op spelers.
show-all = Toon alle { $n }
stage-open = wacht
stage-running = bezig
stage-over = afgelopen
stage-free = { $n ->
    [one] 1 plaats vrij
   *[other] { $n } plaatsen vrij
}
my-turn = jij bent aan de beurt
players = { $n ->
    [one] 1 speler
   *[other] { $n } spelers
}
level = Niveau van de computer
level-beginner = beginner
level-easy = makkelijk
level-normal = normaal
level-hard = moeilijk
your-name = Je naam
upload = Een bewaard spel openen
upload-more = Een .patolli-bestand; je speelt er op dit scherm mee verder.
language = Taal
settings = Instellingen
theme = Kleuren
theme-auto = zoals het systeem
theme-light = licht
theme-dark = donker
set-sound = Geluid als ik aan de beurt ben
set-notify = Melding als ik aan de beurt ben
set-confirm = Nog eens vragen vóór wat niet terug kan
loading = Een ogenblik …
offline = Geen verbinding. Nieuwe poging …
try-again = Opnieuw proberen
home = Alle spellen
close = Sluiten

waiting-for = { $names } is aan zet …
waiting-players = Wachten op spelers
copy-link = Link kopiëren
copied = Gekopieerd
share = Delen
new-link = Nieuwe link maken
invite-hint = Link voor { $seat }:
sit-down = Hier gaan zitten
fill-bots = Nu beginnen: de computer neemt de vrije plaatsen
close-table = Deze tafel sluiten
get-up = Van deze tafel opstaan
what-now = Wat nu te doen
board = Speelbord
described = De stelling in woorden
no-drawing = Dit spel heeft nog geen tekening.
undo = Terug
finish-end = Beurt beëindigen
finish-done = Klaar
finish-pass = Passen
help = Hulp
other-choice = Opnieuw kiezen
choose-place = kies een plaats
choose-one = kies
just-here = Alleen hier: { $action }
do-it = Doen
not-yet = Nog niet
no-way-back = Dit kan niet worden teruggenomen.
typed = Typ een actie ( / )
more-fit = en nog { $n }
why-not = Waarom mag “{ $text }” niet?
why-which = Wat wil je op { $spot } doen?
read-rule = Regel { $rule }
end = Spel afgelopen
see-result = Naar de uitslag
skip = Overslaan
skip-more = nog { $n } – klik om over te slaan
since = Sinds je laatste beurt ({ $n })
log = Verloop
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
watch = Anderen laten kijken
watch-hint = Wie deze link heeft, mag kijken:
commit-hint = De trekkingen liggen vooraf vast; dit is hun zegel:
ask-take-back = Vragen om tot vóór deze regel terug te gaan
asks-take-back = { $name } wil een zet terugnemen. Ga je akkoord?
take-back-waits = { $names } moet nog akkoord gaan met terugnemen.
yes = Ja
no = Nee
standing = Je antwoord is hier altijd “{ $text }”.
standing-on = Altijd zo antwoorden: { $text }
standing-off = Weer zelf antwoorden
pass-screen = Geef het scherm aan { $name }
pass-screen-more = De anderen kijken nu weg.
i-am = Ik ben { $name }
no-table = Geen tafel
not-found = Deze tafel bestaat niet, of is privé.
read-only = Deze tafel kan alleen gelezen worden

score = Punten
chart = Punten in de tijd
wins = { $n ->
    [one] { $names } wint
   *[other] { $names } delen de overwinning
}
you-win = Jij wint!
rematch = Nog een keer
download = Verslag downloaden
verify = Trekkingen controleren
fair = De trekkingen waren eerlijk: { $n } van { $n } gecontroleerd.
replay = Herhaling
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

chapters = Hoofdstukken
search-rules = Zoek in de regels
which-rules = Welke regels
rules-all = Alle regels
rules-rulings = Alleen onze beslissingen
rules-reconstructed = Alleen wat gereconstrueerd is
found = { $n ->
    [one] 1 passage
   *[other] { $n } passages
}

help-page-lit = Wat oplicht kan gekozen worden. Wijs ernaar om te zien wat het kost en doet.
help-page-order = Kies eerst wat je doet en dan waar, of andersom.
help-page-unlit = Klik op een plaats die niet oplicht, of typ een actie, en je hoort welke regel het verbiedt.
help-page-undo = “Terug” neemt je beslissingen één voor één terug, zolang er niets nieuws bekend is geworden. Voor meer vraag je de anderen: klik op een regel van het verloop.
help-page-log = Wijs naar een regel van het verloop, en de plaatsen waarover die gaat lichten op.
keys = Toetsen
key-slash = een actie typen
key-enter = uitvoeren
key-tab = aanvullen
key-esc = opnieuw kiezen
key-u = terug
key-e = beurt beëindigen, klaar of passen
key-help = deze pagina

table-undo = Teruggenomen.
table-seat = { SEAT($seat) } wordt nu gespeeld door { $label }.
table-resign = { SEAT($seat) } geeft op.
