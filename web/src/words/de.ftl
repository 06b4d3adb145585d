# Die Wörter der Seiten; die der Spiele stehen in patolli/games/<game>/de.ftl.
tagline = Brettspiele des alten Mexiko
hero = Drei Spiele des alten Mexiko, bereit zum Spielen
hero-more = Kein Konto, nichts zu installieren: Spiel wählen und losspielen.
games = Die Spiele
play-now = Gleich gegen den Computer spielen
invite = Freunde einladen
how-many = Wie viele spielen?
hot-seat = An einem Bildschirm
against-bots = Gegen den Computer
more-options = Weitere Möglichkeiten
number-of-players = Mitspieler
make-public = Alle dürfen mitspielen oder zusehen
learn = Spielend lernen
rules = Regeln
my-games = Meine Spiele
no-games = Du hast noch keine Spiele. Beginne oben eines.
open-tables = Offene Tische
no-tables = Gerade wartet niemand auf Mitspieler.
show-all = Alle { $n } zeigen
stage-open = wartet
stage-running = läuft
stage-over = zu Ende
stage-free = { $n ->
    [one] 1 Platz frei
   *[other] { $n } Plätze frei
}
my-turn = du bist dran
players = { $n ->
    [one] 1 Person
   *[other] { $n } Personen
}
level = Stärke des Computers
level-beginner = Anfänger
level-easy = leicht
level-normal = normal
level-hard = schwer
your-name = Dein Name
upload = Gespeichertes Spiel öffnen
upload-more = Eine .patolli-Datei; du spielst an diesem Bildschirm weiter.
language = Sprache
settings = Einstellungen
theme = Farben
theme-auto = wie das System
theme-light = hell
theme-dark = dunkel
set-sound = Ton, wenn ich dran bin
set-notify = Benachrichtigung, wenn ich dran bin
set-confirm = Nachfragen, bevor etwas nicht mehr zurückgeht
loading = Einen Moment …
offline = Keine Verbindung. Neuer Versuch …
try-again = Noch einmal versuchen
home = Alle Spiele
close = Schließen

waiting-for = { $names } ist dran …
waiting-players = Es fehlen Mitspieler
copy-link = Link kopieren
copied = Kopiert
share = Teilen
new-link = Neuen Link machen
invite-hint = Link für { $seat }:
sit-down = Hier hinsetzen
fill-bots = Jetzt anfangen: der Computer übernimmt die freien Plätze
close-table = Diesen Tisch schließen
get-up = Von diesem Tisch aufstehen
what-now = Was jetzt zu tun ist
board = Spielplan
described = Die Stellung in Worten
no-drawing = Dieses Spiel hat noch keine Zeichnung.
undo = Zurück
finish-end = Zug beenden
finish-done = Fertig
finish-pass = Passen
help = Hilfe
other-choice = Neu wählen
choose-place = wähle einen Ort
choose-one = wähle
just-here = Nur hier: { $action }
do-it = Ausführen
not-yet = Noch nicht
no-way-back = Das lässt sich nicht zurücknehmen.
typed = Aktion eingeben ( / )
more-fit = und { $n } weitere
why-not = Warum geht „{ $text }“ nicht?
why-which = Was möchtest du auf { $spot } tun?
read-rule = Regel { $rule }
end = Spiel zu Ende
see-result = Zum Ergebnis
skip = Überspringen
skip-more = noch { $n } – Klick überspringt
since = Seit deinem letzten Zug ({ $n })
log = Verlauf
log-empty = Noch ist nichts geschehen.
tab-players = Spieler
tab-log = Verlauf
tab-chat = Chat
tab-more = Mehr
chat-empty = Noch hat niemand etwas gesagt.
say = Etwas sagen
send = Senden
you = du
bot = Computer
free = frei
away = nicht da
resigned = aufgegeben
replace = Den Computer für { $name } spielen lassen
watching = Du siehst zu.
bot-plays = Der Computer spielt für dich.
bot-resigned = Du hast aufgegeben; der Computer spielt deinen Platz.
come-back = Wieder selbst spielen
leave = Den Computer für mich spielen lassen
resign = Aufgeben
resign-sure = Ja, ich gebe auf
carry = Auf anderem Gerät weiterspielen
carry-hint = Dieser Link öffnet deinen Platz einmal, anderswo:
watch = Andere zusehen lassen
watch-hint = Wer diesen Link hat, darf zusehen:
commit-hint = Die Ziehungen stehen vorher fest; dies ist ihr Siegel:
ask-take-back = Bitten, bis vor diese Zeile zurückzugehen
asks-take-back = { $name } möchte einen Zug zurücknehmen. Bist du einverstanden?
take-back-waits = { $names } muss der Rücknahme noch zustimmen.
yes = Ja
no = Nein
standing = Deine Antwort ist hier immer „{ $text }“.
standing-on = Immer so antworten: { $text }
standing-off = Wieder selbst antworten
pass-screen = Gib den Bildschirm an { $name }
pass-screen-more = Die anderen schauen jetzt weg.
i-am = Ich bin { $name }
no-table = Kein solcher Tisch
not-found = Diesen Tisch gibt es nicht, oder er ist privat.
read-only = Dieser Tisch kann nur gelesen werden

score = Punkte
chart = Punkte im Verlauf
wins = { $n ->
    [one] { $names } gewinnt
   *[other] { $names } teilen sich den Sieg
}
you-win = Du gewinnst!
rematch = Noch einmal
download = Protokoll herunterladen
verify = Ziehungen prüfen
fair = Die Ziehungen waren fair: { $n } von { $n } geprüft.
replay = Wiederholung
line = Zeile
line-of = Zeile { $n } von { $last }
step-back = Einen Schritt zurück
step-on = Einen Schritt weiter
turn-back = Einen Zug zurück
turn-on = Einen Zug weiter
run = Abspielen
pause = Anhalten
link-here = Link zu dieser Stellung
play-on = Von hier weiterspielen
to-table = Zum Tisch

chapters = Kapitel
search-rules = Regeln durchsuchen
which-rules = Welche Regeln
rules-all = Alle Regeln
rules-rulings = Nur unsere Entscheide
rules-reconstructed = Nur Rekonstruiertes
found = { $n ->
    [one] 1 Stelle
   *[other] { $n } Stellen
}

help-page-lit = Was leuchtet, kann gewählt werden. Zeig darauf, um zu sehen, was es kostet und bewirkt.
help-page-order = Wähle erst, was du tust, und dann, wo; oder umgekehrt.
help-page-unlit = Klick auf einen Ort, der nicht leuchtet, oder gib eine Aktion ein: Du erfährst, welche Regel es verbietet.
help-page-undo = „Zurück“ nimmt deine Entscheidungen einzeln zurück, solange nichts Neues bekannt wurde. Für mehr frag die anderen: Klick auf eine Zeile des Verlaufs.
help-page-log = Zeig auf eine Zeile des Verlaufs, und die Orte leuchten, von denen sie spricht.
keys = Tasten
key-slash = Aktion eingeben
key-enter = ausführen
key-tab = ergänzen
key-esc = neu wählen
key-u = zurück
key-e = Zug beenden, fertig oder passen
key-help = diese Seite

table-undo = Zurückgenommen.
table-seat = { SEAT($seat) } wird nun von { $label } gespielt.
table-resign = { SEAT($seat) } gibt auf.
