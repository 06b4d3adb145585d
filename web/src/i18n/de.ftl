# Die Wörter der Seiten; die der Spiele stehen in patolli/games/<game>/de.ftl.
tagline = Brettspiele des alten Mexiko
hero = Drei Spiele des alten Mexiko, bereit zum Spielen
hero-more = Kein Konto, nichts zu installieren: Spiel wählen und losspielen.
games = Die Spiele
play-now = Gleich gegen den Computer spielen
invite = Freunde einladen
how-many = Wie viele spielen?
hot-seat = Zusammen an einem Bildschirm
against-bots = Gegen den Computer
more-options = Mehr: Spielerzahl, Stufe, Regeln …
number-of-players = Mitspieler
make-public = Jeder darf mitspielen oder zusehen
learn = Spielend lernen
rules = Regeln
my-games = Meine Spiele
no-games = Du hast noch keine Spiele. Beginne oben eines.
open-tables = Offene Tische
no-tables = Gerade wartet niemand auf Mitspieler.
show-all = Alle { $n } zeigen
status-waiting = wartet
status-playing = läuft
status-finished = zu Ende
status-free = { $n ->
    [one] 1 Platz frei
   *[other] { $n } Plätze frei
}
my-turn = du bist dran
players = { $n ->
    [one] 1 Person
   *[other] { $n } Personen
}
players-range = { $least } bis { $most } Spieler
level = Wie gut der Computer spielt
level-beginner = Anfänger
level-about-beginner = Nimmt, was auf den ersten Blick am besten aussieht, und greift oft daneben.
level-easy = leicht
level-about-easy = Sieht einen Schritt voraus und nimmt, was am besten aussieht.
level-normal = normal
level-about-normal = Überlegt, was ein guter Spieler überlegen würde, bis zu einer Sekunde pro Zug.
level-hard = schwer
level-about-hard = Wie normal, aber er überlegt viel länger und greift seltener daneben.
your-name = Dein Name
your-name-more = Die anderen an deinen Tischen sehen ihn.
name-ask = Wie sollen die anderen dich nennen?
name-so = So heiße ich
upload = Gespeichertes Spiel öffnen
upload-more = Eine .patolli-Datei; du spielst an diesem Bildschirm weiter.
upload-broken = Diese Datei ließ sich nicht öffnen. Es muss ein hier gespeichertes Spiel sein (eine .patolli-Datei), ganz und unverändert.
language = Sprache
settings = Einstellungen
theme = Farben
theme-auto = wie das System
theme-light = hell
theme-dark = dunkel
theme-contrast = hoher Kontrast
set-apart = Spielerfarben, die sich leichter unterscheiden lassen
set-sound = Töne
set-notify = Benachrichtigung, wenn ich dran bin
notify-refused = Dein Browser lässt diese Seite keine Mitteilungen zeigen. Du kannst es neben der Adresse der Seite erlauben.
set-confirm = Vor endgültigen Zügen nachfragen
set-keys = Einzelne Tasten wirken (u, e, /, ?)
set-blind = Das Spielbrett in Worten, für Screenreader
loading = Einen Moment …
offline = Keine Verbindung. Neuer Versuch …
unreachable = Der Server ist nicht erreichbar.
unreachable-more = Deine Partie ist aufgehoben. Diese Seite versucht es von selbst wieder und macht weiter, sobald eine Antwort kommt.
try-again = Noch einmal versuchen
no-page = Diese Seite gibt es nicht
no-page-more = Vielleicht ist die Adresse vertippt oder abgeschnitten. Deine Partien findest du auf der Startseite.
home = Alle Spiele
close = Schließen

waiting-for = Wir warten auf { $names } …
waiting-players = Es fehlen Mitspieler
all-here = { $n ->
    [one] { $names } ist da: Das Spiel beginnt.
   *[other] { $names } sind da: Das Spiel beginnt.
}
copy-link = Link kopieren
link-only-here = Diese Adresse gilt nur auf diesem Rechner. Freunde anderswo brauchen eine Adresse dieser Seite, die auch sie erreichen.
copied = Kopiert
share = Teilen
new-link = Neuen Link machen
invite-hint = Schick diesen Link deinem Mitspieler, er spielt als { $seat }:
invite-code = Die Einladung auf den Platz von { $seat } als Code für die Kamera eines Handys
sit-down = Hier hinsetzen
fill-bots = Jetzt anfangen: der Computer übernimmt die freien Plätze
close-table = Diesen Tisch schließen
get-up = Von diesem Tisch aufstehen
what-now = Was jetzt zu tun ist
board = Spielplan
described = Die Stellung in Worten
spoken = Vorgelesen: was geschehen ist, und was gefragt wird
no-drawing = Dieses Spiel hat noch keine Zeichnung.
blind-on = Das Spielbrett in Worten zeigen, für Screenreader
blind-off = Das Spielbrett als Bild zeigen
grid = Das Spielbrett, Feld für Feld
cell-open = wählbar
cell-chosen = gewählt
command-last = zuletzt
command-scores = stand
command-hand = hand
command-legal = möglich
command-scan = feld
command-where = wo
command-help = hilfe
command-about = { $name ->
    [last] { $command }: was vor deinem Zug geschah
    [scores] { $command }: wie alle stehen
    [hand] { $command }: was du auf der Hand hast
    [legal] { $command }: was du jetzt tun kannst
    [scan] { $command } und ein Ort, eine Reihe oder eine Spalte: was dort ist
    [where] { $command } und eine Figur, ein Bauwerk oder ein Name: wo es steht
   *[help] { $command }: diese Liste
}
command-choice = { $action }{ $cost ->
    [none] {""}
   *[other] , { $cost }
}: { $places ->
    [none] { $n ->
        [one] 1 Möglichkeit
       *[other] { $n } Möglichkeiten
    }
   *[other] { $places }
}
scan-none = „{ $place }“ gibt es auf dem Spielbrett nicht.
where-none = „{ $piece }“ steht nirgends auf dem Spielbrett.
undo = Rückgängig
finish-end = Zug beenden
finish-done = Fertig
finish-pass = Passen
help = Hilfe
other-choice = Neu wählen
next-click = Bestätige: Klick noch einmal dorthin oder drück Enter.
next-tap = Bestätige: Tipp noch einmal dorthin oder auf „Ausführen“.
next-button = Bestätige mit „Ausführen“ oder wähle neu.
next-confirm = Bestätige, oder drück Enter.
next-what = Auf { $spot }: Was möchtest du dort tun?
next-where = wähle jetzt einen Ort auf dem Spielplan
next-place = wähle jetzt den nächsten Ort
next-or-here = wähle den nächsten Ort, oder noch einmal { $spot } für diesen allein
next-which = wähle jetzt eines davon
next-which-where = wähle eines davon oder einen Ort auf dem Spielplan
all-choices = Alle Möglichkeiten als Liste
just-here = Nur hier: { $action }
do-it = Ausführen
not-yet = Noch nicht
no-way-back = Das lässt sich nicht zurücknehmen.
typed = Aktion eingeben ( / )
typed-unclear = Das passt auf mehrere Aktionen. Wähl eine aus oder tipp weiter.
typed-unknown = Was „{ $text }“ bedeutet, ist unklar. Tipp zum Beispiel die Wörter eines Knopfs: { LIST($examples) }.
more-fit = und { $n } weitere
why-not = Warum geht „{ $text }“ nicht?
why-which = Warum kann ich auf { $spot } nicht …
not-now = Dieser Ort spielt bei der Frage jetzt keine Rolle.
no-place-for = { $spot } ist kein Ort für das, was du gewählt hast. Wähle einen Ort, der leuchtet, oder wähle neu.
not-your-turn = Du bist nicht dran.
no-undo = Von dir gibt es nichts zurückzunehmen, oder seitdem ist etwas Neues bekannt geworden. Willst du weiter zurück, frag die anderen: Wähle eine Zeile im Verlauf.
not-asked = Die Regeln erlauben das, aber es ist hier nicht gefragt.
hear-why = Jetzt nicht: Drücke darauf, um zu sehen, warum
fold-stage = Spielplan zeigen oder verdecken
read-rule = Regel
end = Spiel zu Ende
see-result = Zum Ergebnis
skip = Überspringen
since = Seit deinem letzten Zug ({ $n })
look-there = Diesen Augenblick noch einmal ansehen
log = Verlauf
log-before = Vor dem ersten Zug
log-lines = { $n ->
    [one] 1 Zeile
   *[other] { $n } Zeilen
}
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
seat-number = Spieler { $n }
seat-red = Rot
seat-blue = Blau
seat-yellow = Gelb
seat-green = Grün
seat-orange = Orange
seat-violet = Violett
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
drop-devices = Andere Geräte abmelden
watch = Andere zusehen lassen
watch-hint = Wer diesen Link hat, darf zusehen:
commit-hint = Würfel und Karten standen fest, bevor das Spiel begann. Dies ist ihr Siegel, mit dem du das am Ende prüfen kannst:
ask-take-back = Bitten, bis vor diese Zeile zurückzugehen
asks-take-back = { $name } möchte das zurücknehmen{ $more ->
    [yes] , samt allem, was danach kam
   *[no] {""}
}: „{ $move }“ Bist du einverstanden?
take-back-waits = Zurückgenommen werden soll{ $more ->
    [yes] , samt allem, was danach kam
   *[no] {""}
}: „{ $move }“ { $n ->
    [one] { $names } muss
   *[other] { $names } müssen
} noch zustimmen.
take-back-withdraw = Doch nicht zurücknehmen
ask-seat = Den Platz von { $name } jemand anderem geben
asks-own-seat = Der Gastgeber möchte deinen Platz jemand anderem geben. Bist du einverstanden?
asks-seat = Der Gastgeber möchte den Platz von { $name } jemand anderem geben. Bist du einverstanden?
seat-waits = Der Platz von { $name } geht vielleicht an jemand anderen. Noch gefragt: { $names }.
seat-due = Wenn { $name } nicht ablehnt, kann der Platz ab { $time } vergeben werden.
seat-due-own = Die anderen sind einverstanden. Wenn du nicht antwortest, kann dein Platz ab { $time } vergeben werden.
seat-now = Den Platz jetzt vergeben
yes = Ja
no = Nein
standing = Deine Antwort ist „{ $text }“, bis etwas anderes gefragt wird.
standing-on = Weiter „{ $text }“ antworten, bis ich etwas anderes gefragt werde
standing-off = Wieder selbst antworten
pass-screen = Gib den Bildschirm an { $name }
pass-screen-more = Die anderen schauen jetzt weg.
i-am = Ich bin { $name }
no-table = Kein solcher Tisch
not-found = Diesen Tisch gibt es nicht, oder er ist privat.
read-only = Dieser Tisch kann nur gelesen werden

score = Punkte
chart = Punkte im Verlauf
chart-turn = Zug
wins = { $n ->
    [one] { $names } gewinnt
   *[other] { $names } teilen sich den Sieg
}
you-win = Du gewinnst!
resigned-by = { $n ->
    [one] { LIST($names) } hat aufgegeben.
   *[other] { LIST($names) } haben aufgegeben.
}
rematch = Noch einmal
rematch-ready = Die nächste Partie steht bereit.
rematch-join = Zur nächsten Partie
rematch-more = „Noch einmal“ setzt alle einen Platz weiter: Wer begonnen hat, spielt nun zuletzt, und die Farben wechseln mit den Plätzen.
download = Protokoll herunterladen
verify = Prüfen, ob die Ziehungen fair waren
fair = Die Ziehungen waren fair: { $n } von { $n } geprüft.
unfair = Die Ziehungen konnten nicht bestätigt werden:
draws-elsewhere = Diese Partie wurde eingelesen: Gezogen wurde nicht hier, deshalb lässt sich das nicht prüfen.
replay = Partie nachspielen
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

hint-ask = Gib mir einen Tipp
hint-where = Wo?
hint-all = Sag mir alles, und warum
hint-do = Das mache ich
hint-more = { $n ->
    [0] Mehr dazu
    [one] Eine andere Möglichkeit
   *[other] { $n } andere Möglichkeiten
}
hint-numbers = Zahlen zeigen
error-offline = { unreachable }
no-hints = Hier gibt es keine Tipps und Gewinnchancen: Ihr spielt gegeneinander, und beim Anlegen des Tisches wurden sie nicht erlaubt.
chances = Gewinnchancen (Schätzung des Bots)
report-make = Rückblick: Gewinnchancen, Glück und Können
report-making = Ein Bot geht das Spiel durch …
report-failed = Der Rückblick konnte nicht gemacht werden.
report-chances = Gewinnchancen, in Prozent
report-apart = Glück und Entscheidungen getrennt
style = Wie der Computer gern spielt
style-plain = so gut er kann
style-about-plain = Er hat keine Vorlieben und will einfach gewinnen.
strength = Stärke: { $n } %
strength-about = Wie oft er den Zug spielt, den er am besten findet; sonst einen etwas schwächeren oder, bei niedriger Stärke, einen deutlich schwächeren.
allow-hints = Tipps und Gewinnchancen für alle

chapters = Kapitel
search-rules = Regeln durchsuchen
which-rules = Welche Regeln
rules-all = Alle Regeln
rules-glance = Auf einen Blick
rules-full = Alle Regeln im Einzelnen
rules-full-more = Zum Nachschlagen: Jede Regel hat eine Nummer und sagt, woher sie stammt. Die Regeltexte sind englisch.
rules-rulings = Nur unsere Entscheide
rules-reconstructed = Nur Rekonstruiertes
rules-table = An diesem Tisch gilt
found = { $n ->
    [one] 1 Stelle
   *[other] { $n } Stellen
}

help-page-lit = Was leuchtet, kann gewählt werden. Zeig darauf oder tipp es an, um zu sehen, was es kostet und bewirkt.
help-page-order = Wähle erst, was du tust, und dann, wo; oder umgekehrt.
help-page-unlit = Klick oder tipp auf einen Ort, der nicht leuchtet, oder gib eine Aktion ein: Du erfährst, welche Regel es verbietet.
help-page-signs = Fahr mit der Maus über ein Zeichen oder tipp es an: Du liest, was es bedeutet.
help-page-undo = „Rückgängig“ nimmt deine Entscheidungen einzeln zurück, solange nichts Neues bekannt wurde. Für mehr frag die anderen: Wähle eine Zeile des Verlaufs.
help-page-log = Zeig auf eine Zeile des Verlaufs oder tipp sie an, und die Orte leuchten, von denen sie spricht.
signs = Was die Zeichen bedeuten
keys = Tasten
keys-replay = Beim Nachspielen
key-next = zum nächsten Knopf oder zum Spielplan
key-arrows = auf dem Spielplan: von einem leuchtenden Ort zum anderen
key-choose = wählen, oder bestätigen, was wartet
key-esc = neu wählen; Offenes schließen
key-u = zurück
key-e = Zug beenden, fertig oder passen
key-slash = Aktion eingeben
key-tab = Eingabe ergänzen
key-enter = ausführen, oder erfahren, warum nicht
key-help = diese Seite
keys-blind = Mit dem Spielbrett in Worten
key-cells = zum nächsten Feld
key-row = zum Anfang oder Ende der Reihe, mit Strg des Spielbretts
key-open = zu den wählbaren Feldern
key-cell = das Feld wählen, oder hören, warum es nicht geht
key-last = was vor deinem Zug geschah
key-legal = was du jetzt tun kannst
key-step = einen Schritt zurück oder weiter
key-turn = einen Zug zurück oder weiter
key-ends = zum Anfang, zum Ende
key-run = von selbst abspielen, oder anhalten

table-undo = Zurückgenommen.
table-seat = { SEAT($seat) } wird nun von { $label } gespielt.
seat-taken = { SEAT($seat) } sitzt jetzt am Tisch.
table-resign = { SEAT($seat) } gibt auf.
teach-step = Schritt { $n } von { $of }
teach-next = Weiter
teach-again = Noch einmal
teach-play = Ein richtiges Spiel spielen
box-title = Die Schachtel berichtigen
box-intro = Einige Tatsachen dieses Spiels wurden anderswo gefunden oder mussten rekonstruiert werden. Wenn du die Schachtel besitzt, berichtige sie hier und spiele mit deinen Angaben: mit allen an deinem Tisch und ohne dass sich für andere etwas ändert. Was du einträgst, bleibt in diesem Browser.
box-parts = Teile der Schachtel
box-which = Welche Teile aufgeführt werden
box-all = alle Teile
box-corrected = nur was ich berichtigt habe
box-none = Hier ist nichts.
box-stated = In der Anleitung gedruckt
box-found = Anderswo gefunden
box-reconstructed = Rekonstruiert
box-has-fault = hat einen Fehler
box-is-corrected = berichtigt
box-as-it-was = Wie im Spiel
box-faults = { $n } Fehler
box-checking = Wird geprüft …
box-fine = Kein Fehler: Du kannst damit spielen.
box-unchanged = Noch ist nichts berichtigt.
box-corrections = { $n ->
    [one] 1 Teil berichtigt
   *[other] { $n } Teile berichtigt
}
box-play = Damit spielen
box-save = Als Datei speichern
box-open = Datei öffnen
box-reset = Neu beginnen
box-reset-sure = Ja, alles verwerfen
box-of-table = Dies ist die Schachtel eines Tisches. Was vom Spiel abweicht, ist markiert; deine eigenen Angaben bleiben erhalten.
box-take-over = Als meine übernehmen
box-mine = Zurück zu meiner
box-one-less = eins weniger
box-one-more = eins mehr
box-longer = ein Eintrag mehr
box-shorter = ein Eintrag weniger
box-add = hinzufügen …
box-take-out = herausnehmen
box-face = Seite { $n }: { $shows }
box-blank = leer
box-less = − wegnehmen
box-by-file = Dieser Teil lässt sich nur in der Datei berichtigen.
box-no-map = Aus dieser Datei lässt sich kein Plan zeichnen. Berichtige den Fehler in der Datei oder nimm den Plan des Spiels.
box-tools = Werkzeuge
box-tool-exchange = Zwei Felder tauschen
box-exchange-about = Klicke ein Feld an und dann das, mit dem es tauscht.
box-exchange-with = { $place }. Klicke nun das Feld an, mit dem es tauscht.
box-paint-about = Klicke die Felder an, die so werden.
box-use = Mit meiner berichtigten Schachtel
box-at-table = An diesem Tisch gilt eine berichtigte Schachtel
edition-what = Was ist gedruckt, was rekonstruiert?
