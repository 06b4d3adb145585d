# Fehler: was falsch ist, dann was zu tun ist. Die Variablen sind die Parameter des Codes (patolli/server/errors.py).
error-malformed = Diese Anfrage ist nicht lesbar. Berichtige sie und sende sie noch einmal.
error-not-http = Das ist keine Anfrage in HTTP/1.1. Sende eine, oder nimm eine Bibliothek, die das tut.
error-incomplete = Die Verbindung brach ab, bevor die Anfrage vollständig war. Sende sie noch einmal.
error-unknown-token = Der Server kennt dieses Token nicht. Fordere ein neues an.
error-foreign-origin = Diese Anfrage kommt nicht von einer Seite dieses Servers. Öffne die Seite neu.
error-not-found = Unter dieser Adresse gibt es nichts. Prüfe, ob sie stimmt.
error-not-built = Die Seiten dieses Servers wurden nicht gebaut. Baue sie mit „make play“.
error-method-not-allowed = Diese Adresse nimmt diese Methode nicht an. Sieh in der Beschreibung der Schnittstelle nach.
error-request-timeout = Die Anfrage kam zu langsam an. Sende sie noch einmal.
error-too-large = Das ist zu groß: Höchstens { $max } Bytes werden gelesen. Sende weniger.
error-too-many-fields = Diese Anfrage hat zu viele Kopfzeilen oder Parameter: Von beiden werden höchstens { $max } gelesen. Sende weniger.
error-not-json = Der Inhalt einer Anfrage muss JSON sein. Sende ihn mit dem Kopf „content-type: application/json“.
error-not-text = Nachrichten einer Live-Verbindung sind Text. Sende JSON als Text.
error-unknown-host = Dieser Server hat nicht diesen Namen. Nimm die Adresse, die du von seinem Betreiber hast.
error-bad-number = „{ $name }“ ist keine solche Zahl. Gib eine ganze Zahl von 0 bis { $max } an.
error-bad-input = Das kann nicht verwendet werden. Ändere es und versuche es noch einmal.
error-rate-limited = { $what ->
    [hints] Zu viele Tipps auf einmal
    [chances] Zu viele Fragen nach Gewinnaussichten auf einmal
    [chat] Zu viele Nachrichten auf einmal
    [tables] Zu viele neue Tische auf einmal
    [renames] Zu viele neue Namen auf einmal
    [box_checks] Zu viele Prüfungen einer Schachtel auf einmal
    [programs] Zu viele neue Programme auf einmal
    [invite_attempts] Zu viele Versuche mit Einladungen auf einmal
   *[other] Zu viel auf einmal
}. Versuche es in { $seconds ->
    [one] 1 Sekunde
   *[other] { $seconds } Sekunden
} wieder.
error-too-many-connections = Zu viele Seiten sind offen. Schließe einige und versuche es wieder.
error-fault = Der Server hat einen Fehler gemacht. Lade die Seite neu, um zu sehen, ob es geschehen ist.
error-no-seat = Du hast keinen Platz an diesem Tisch. Bitte den Gastgeber um einen Link.
error-not-host = Das darf nur der Gastgeber dieses Tisches. Bitte ihn darum.
error-not-your-seat = „{ $seat }“ ist nicht dein Platz. Nimm einen Platz, den du hast.
error-seat-lost = Dieser Platz gehört dir nicht mehr. Zusehen kannst du weiterhin, wenn du den Tisch sehen darfst.
error-seat-token-only = Das Token eines Platzes öffnet diesen Platz und sonst nichts. Lass es weg, oder lege ein Programm an.
error-invisible-name = Diesen Namen könnte niemand sehen: Er hat keine sichtbaren Zeichen. Wähle einen Namen, den andere lesen können.
error-token-without-name = Zum Token eines Platzes gehört kein Name. Nimm einen Browser oder ein Programm.
error-invite-used = Dieser Link öffnet hier keinen Platz, oder jemand hat ihn schon benutzt. Bitte den Gastgeber um einen neuen.
error-other-seat-held = Du hast schon einen anderen Platz an diesem Tisch. Lass jemand anderen diesen Link benutzen.
error-table-private = Dieser Tisch ist privat. Bitte den Gastgeber um einen Platz.
error-record-private = Die Aufzeichnung einer unbeendeten Partie bekommen nur die Mitspieler. Frage einen von ihnen.
error-no-table = Diesen Tisch gibt es nicht, oder er ist privat. Bitte den Gastgeber um einen Link.
error-no-line = Zeile { $line } gibt es an diesem Tisch noch nicht. Wähle eine von 0 bis { $last }.
error-no-lesson = Für { $game } gibt es noch keine Lektion. Lies statt dessen die Regeln.
error-unknown-game = Ein Spiel „{ $game }“ gibt es hier nicht. Wähle eines von diesen: { LIST($games) }.
error-unknown-seat = Kein Platz heißt „{ $seat }“. Die Plätze sind { LIST($seats) }.
error-unknown-language = In „{ $lang }“ ist nichts geschrieben. Wähle eine von diesen Sprachen: { LIST($langs) }.
error-no-box = Diese Schachtel liegt nicht auf dem Server. Schicke die Datei der Schachtel.
error-no-box-file = Diese Datei ist keine Schachtel dieses Spiels. Wähle eine, die hier gespeichert wurde, oder eine berichtigte Kopie der Datei des Spiels.
error-no-box-option = „{ $option }“ ist keine Datei, die sich berichtigen lässt. Wähle eine von diesen: { LIST($options) }.
error-box-fault = Die Schachtel hat bei { $key } einen Fehler. Berichtige ihn und versuche es noch einmal.
error-box-text-or-values = Die Schachtel fehlt, oder sie ist doppelt angegeben. Schicke ihren Text oder ihre Werte.
error-box-too-large = Diese Schachtel ist zu groß. Sie darf höchstens { $max } kB haben.
error-box-too-slow = Diese Schachtel zu lesen hat zu lange gedauert. Berichtige sie, oder versuche es später noch einmal.
error-too-many-boxes = Du hast schon { $max } berichtigte Schachteln an Tischen, die nicht zu Ende sind. Nimm eine davon oder beende erst einen Tisch.
error-wrong-seat-count = { $game } hat eine dieser Zahlen von Plätzen: { LIST($counts) }, nicht { $given }. Ändere die Zahl der Plätze.
error-bad-option = So lässt sich das Spiel nicht einrichten. Wähle einen anderen Wert.
error-unknown-level = Einen Bot „{ $level }“ gibt es für dieses Spiel nicht. Wähle eine Stufe, { LIST($levels) }, vielleicht mit einem Stil des Spiels.
error-bad-record = Von dieser Aufzeichnung aus kann nicht weitergespielt werden{ $line ->
    [0] {""}
   *[other] {" "}(Zeile { $line })
}. Wähle eine Datei, die hier gespeichert wurde, ganz und unverändert.
error-record-too-short = Die Aufzeichnung hat { $lines } Zeilen, die zählen, weniger als { $at }. Wähle eine frühere Zeile.
error-record-or-table = Die Partie, von der aus weitergespielt werden soll, fehlt oder ist doppelt genannt. Sende eine Aufzeichnung oder nenne einen Tisch.
error-stale = Der Tisch hat sich inzwischen verändert. Sieh ihn dir noch einmal an und entscheide dann.
error-reloaded = Der Tisch wurde gerade neu geladen. Versuche es noch einmal.
error-conflict = Jemand anders war schneller. Sieh dir den Tisch an und versuche es dann noch einmal.
error-key-used = Dieser Schlüssel gehört schon zu einer anderen Anfrage. Nimm für jede Anfrage einen neuen.
error-not-started = Die Partie hat noch nicht begonnen. Warte, bis alle Plätze besetzt sind.
error-game-over = Die Partie ist zu Ende. Du kannst eine neue beginnen.
error-not-finished = Die Partie ist noch nicht zu Ende. Spielt sie zuerst fertig.
error-bot-plays = Auf diesem Platz spielt ein Bot. Kehre zuerst zurück, falls du nicht aufgegeben hast.
error-not-offered = Das erlauben die Regeln jetzt nicht. Wähle etwas anderes.
error-not-your-turn = Du bist jetzt nicht an der Reihe. Warte, bis du dran bist.
error-bad-notation = „{ $text }“ ist keine Aktion dieses Spiels. Aktionen schreibt man so: { LIST($examples) }.
error-bad-action = Eine Aktion { $action } hat dieses Spiel nicht. Seine Aktionen sind 0 bis { $last }.
error-action-or-text = Die Aktion fehlt oder ist doppelt genannt. Nenne sie mit „action“ oder mit „text“.
error-no-undo = Du darfst jetzt { $most ->
    [one] 1 Entscheidung
   *[other] { $most } Entscheidungen
} zurücknehmen, nicht { $lines }. Für mehr frage die anderen.
error-nothing-since = Ab Zeile { $line } wurde nichts gespielt, was zählt. Wähle eine frühere Zeile.
error-no-takeback-after-end = Die Partie ist zu Ende, und was gezogen wurde, liegt offen. Nichts lässt sich mehr zurücknehmen; spiele statt dessen noch einmal.
error-takeback-not-asked = Niemand bittet dich jetzt, etwas zurückzunehmen. Sieh dir den Tisch noch einmal an.
error-takeback-not-open = Von dir ist keine Rücknahme mehr offen. Sieh dir den Tisch noch einmal an.
error-unknown-question = Eine Frage „{ $question }“ hat dieses Spiel nicht. Nimm das oberste „frame“ der Ansicht.
error-hints-off = Hier gibt es keine Tipps und keine Gewinnaussichten, weil Menschen gegeneinander spielen. Für einen neuen Tisch kann der Gastgeber sie erlauben.
error-game-begun = Die Partie hat begonnen. Das geht nur vorher.
error-seat-taken = Dort sitzt schon jemand. Nimm einen anderen Platz.
error-seat-held = Dort spielt jemand. Bitte zuerst mit „transfer“ um den Platz.
error-seat-given-up = Dieser Platz wird nicht mehr gespielt. Wähle einen anderen.
error-bot-in-seat = Dort sitzt ein Bot. Wähle den Platz eines Menschen.
error-already-playing = Du spielst dort schon. Es ist nichts zu tun.
error-link-given = Dieser Link wurde schon ausgegeben. Mache mit einem neuen Schlüssel einen neuen.
error-not-waiting-long = Ein Bot kann nur für einen Spieler einspringen, der entscheiden muss und andere warten lässt: { $offline } Minuten, wenn er fort ist, sonst { $online }. Warte noch etwas.
error-transfer-not-asked = Niemand fragt dich jetzt nach einem Platz. Sieh dir den Tisch noch einmal an.
error-empty-chat = In diesem Text steht nichts. Schreibe etwas.
error-game-running = Die Partie ist noch nicht zu Ende. Erst danach ist dies offen.
error-other-rules = Dieser Tisch hat Regeln { $rules } von { $game }, und hier sind Regeln { $here }. Man kann ihn ansehen, aber nicht weiterspielen.
error-other-data = Die Dateien dieses Tisches haben sich geändert, seit er angelegt wurde. Man kann ihn ansehen, aber nicht weiterspielen.
error-damaged-record = Die Aufzeichnung dieses Tisches ist beschädigt{ $line ->
    [0] {""}
   *[other] {" "}(Zeile { $line })
}. Der Betreiber des Servers kann eine Sicherung zurückspielen.
error-server-full = Der Server hat keinen Platz für noch eine Verbindung. Versuche es gleich wieder.
error-busy = Kein Bot hatte Zeit dafür. Versuche es gleich noch einmal.
error-replay-too-long = Diese Aufzeichnung nachzuspielen dauert hier zu lange. Versuche eine kürzere, oder versuche es später wieder.
error-not-saved = Der Server konnte das nicht speichern, und nichts hat sich geändert. Versuche es noch einmal.
error-outcome-unknown = Der Server weiß nicht, ob das gespeichert wurde. Sende es mit demselben Schlüssel noch einmal.
error-damaged-database = Die Datenbank dieses Servers ist beschädigt, und er speichert nichts mehr. Der Betreiber kann eine Sicherung zurückspielen.

# Notizen eines Tisches in seinem Chat.
note-bot-failed = { SEAT($seat) } ({ $level }) hat nicht geantwortet: Eine schwächere Stufe entscheidet statt dessen.
note-bot-by-lot = { SEAT($seat) } ({ $level }) hat nicht geantwortet: Diesmal entscheidet das Los.
note-seat-asked = Der Gastgeber möchte den Platz von { SEAT($seat) } jemand anderem geben.
note-seat-agreed = { SEAT($by) } stimmt zu, dass der Platz von { SEAT($seat) } an jemand anderen geht.
note-seat-refused = { SEAT($by) } lehnt ab: { SEAT($seat) } behält den Platz.
note-seat-freed = Der Platz von { SEAT($seat) } ist frei. Mit einem neuen Link vom Gastgeber kann ihn jemand anderes übernehmen.
note-seat-delayed = Alle anderen stimmen zu. Der Gastgeber kann in einem Tag noch einmal fragen; bis dahin kann { SEAT($seat) } ablehnen.
note-seat-device = Den Platz von { SEAT($seat) } spielt jetzt auch ein weiteres Gerät.
note-seat-one-device = Den Platz von { SEAT($seat) } spielt jetzt nur noch ein Gerät.
note-seat-away = { SEAT($seat) } war eine Woche lang nicht da und verliert den Platz.

# Faults of single values of a corrected box, of any game.
fault-missing = Hier fehlt ein Wert.
fault-number = Hier gehört eine ganze Zahl von { $low } bis { $high } hin.
fault-length = Diese Liste braucht genau { $n } Einträge.
fault-text = Hier gehört ein Text hin.
fault-choice = Das gibt es hier nicht. Möglich ist: { $expected }.
fault-table = Hier gehört eine Tabelle hin.
fault-unknown = Diesen Schlüssel kennt die Datei nicht.
fault-source = Die Herkunft muss mit einem dieser Wörter und einem Doppelpunkt beginnen: { $expected }.
fault-actions = Damit hätte das Spiel { $n } mögliche Züge. Hier dürfen es höchstens { $most } sein.
