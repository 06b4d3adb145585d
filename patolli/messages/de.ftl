# Wörter, die alle Spiele und das Terminal teilen. Conventions: __init__.py.

nobody = niemand
guest = Gast
site-about = Brettspiele aus dem alten Mexiko im Browser: mit Freunden über einen Link oder gegen den Computer.
and-last = { $rest } und { $last }

games-seats = für { $seats } Personen
games-file = eine Datei
games-styles = Bots mit einem Stil, und wie man sie schreibt:

chance-decides = Nun entscheidet der Zufall.
chance-to-win = { SEAT($seat) }: { $percent } %
chance-rough = Grob geschätzt: So bewerten die Bots die Stellung.
to-decide = { SEAT($seat) } entscheidet
explain-not-asked = { $seats ->
    [none] Einen Moment: Erst kommen Würfel oder Karten.
   *[other] Du bist nicht an der Reihe. Wir warten auf { SEAT($seats) }.
}
explain-other-question = Gerade wird etwas anderes gefragt. Beantworte das zuerst.
score-title = Wertung
score-total = gesamt
reason-resigned = Alle bis auf eine Person haben aufgegeben.

which-game = Welches Spiel? (eine Zahl oder der Anfang eines Namens; Enter: { $name }; oder quit)
seated = Menschen: { SEAT($people) }.{ $bots ->
    [none] {""}
   *[other] {" "}Bots: { SEAT($bots) }.
}
step = Schritt { $n }
interrupted = Unterbrochen.
thinking = { SEAT($seat) } überlegt …
bot-failed = { SEAT($seat) } konnte nicht entscheiden ({ $kind ->
    [illegal] die gewählte Aktion ist nicht erlaubt
    [overtime] mehr als { $why } Sekunden nachgedacht
    [ended] der Prozess endete mit Status { $why }
   *[crash] { $why }
}): { $left ->
    [0] Die erste erlaubte Aktion wird genommen
   *[other] Eine schwächere Stufe entscheidet
}.
over = das Spiel ist aus
hint = { $numbered ->
    [yes] Tab ergänzt · eine Zahl wählt · help · undo · quit
   *[no] Tab ergänzt · help · undo · quit
}
ways = { $n } Möglichkeiten
no-choice = Es gibt keine Wahl { $n }.
no-numbers = Es steht keine nummerierte Liste da: Tippe die Aktion selbst.
nearest = Am ähnlichsten: { $actions }
legal = { $action }: erlaubt
why-how = „why“ mit einer Aktion sagt, welche Regel sie jetzt verbietet, falls eine.
nothing-legal = Keine erlaubte Aktion beginnt mit „{ $start }“.
no-undo = Es gibt nichts zurückzunehmen: Seit deiner letzten Entscheidung hat eine andere Person oder der Zufall entschieden, oder etwas wurde aufgedeckt.
undo-most = „undo“ nimmt jetzt bis zu { $n ->
    [one] 1 Entscheidung
   *[other] { $n } Entscheidungen
} zurück.
taken-back = Zurückgenommen: { $actions }
hint-thinking = Ein Bot denkt darüber nach …
hint-nudge = Sieh dir das an: { $verb }.
hint-region = Sieh dir das an: { $verb }. { $spots ->
    [none] {""}
   *[other] Wo: { LIST($spots) }.
}
hint-then = Danach: { LIST($actions) }.
hint-own = { $change ->
    [more] { $term }
    [less] weniger: { $term }
   *[other] { $term } { $change }
}
hint-rival = { $change ->
    [more] { $term } für { SEAT($seat) }
    [less] weniger für { SEAT($seat) }: { $term }
   *[other] { $term } ({ SEAT($seat) }) { $change }
}
hint-next = Besser als das Nächstbeste: { $reasons }.
hint-now = Das bringt: { $reasons }.
hint-price = Der Preis: { $price }.
hint-only = Etwas anderes steht nicht zur Wahl.
hint-tried = Keine andere Aktion schnitt besser ab, als der Bot sie durchspielte.
hint-lacks = Hinter dem Besten: { $reasons }.
hint-worse = Diese Aktion schnitt schlechter ab, als der Bot sie durchspielte.
hint-equal = Ebenso gut, soweit der Bot es sieht.
hint-points = Die Zahlen sind Punkte, wie der Bot sie schätzt, mit dem, was er noch erwartet.
report-title = { $game }, gewonnen von { SEAT($seats) }
report-curve = Gewinnchancen, nach Zügen
report-when = { $turn ->
    [0] Vor dem ersten Zug
   *[other] Zug { $turn }
}{ $phase ->
    [0] {""}
   *[other] {", Phase "}{ $phase }
}{ $round ->
    [0] {""}
   *[other] {", Runde "}{ $round }
}, Zeile { $line }
report-end = Ende
report-resigned = bevor jemand aufgab
report-luck = Glück
report-skill = verschenkt je Entscheidung
report-average = { $n ->
    [0] ±0 %
   *[other] −{ NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
}
report-best = beste
report-ok = gut
report-slip = { $n ->
    [one] Ausrutscher
   *[other] Ausrutscher
}
report-blunder = { $n ->
    [one] grober Fehler
   *[other] grobe Fehler
}
report-turning = Wendepunkte
report-turn = { $when }: { $change } für { SEAT($seat) }{ $luck ->
    [none] {""}
   *[other] {" "}(Glück { $luck })
}. { $actions }
report-action = { SEAT($seat) }: { $action }.
report-mistakes = Die teuersten Entscheidungen
report-mistake = { $when } ({ $label }, −{ $lost }): { $done } { $better }
report-better = Besser: { $better }
report-nothing = Es gibt nichts zurückzublicken: Niemand hatte etwas entschieden, als das Spiel endete.
report-how = Glück: wie weit Ziehungen die Aussicht zu gewinnen verschoben, verglichen mit einer durchschnittlichen Ziehung. Verschenkt: was eine Entscheidung im Schnitt kostete, verglichen mit der besten, die ein Bot mit { $nodes } Knoten fand. Der Bot ist nicht vollkommen.
no-legend = Dieses Spiel hat keine Zeichnung, deren Zeichen erklärt werden müssten.
too-narrow = Die Zeichnung braucht { $n } Spalten; „table“ sagt es in Worten.
no-rule = In keiner Regel steht „{ $text }“.
rules-how = „rules“ mit der Nummer eines Kapitels oder einer Regel oder mit einem Wort zeigt Regeln (auf Englisch).
resign-sure = Aufgeben? (ja oder nein)
found = Nur für { SEAT($seat) }: Drücke Enter, wenn du es gelesen hast.
curtain = Gib die Tastatur an { $name } weiter und drücke dann Enter.
log-more = … { $n } frühere Zeilen: log
news-read = Drücke Enter, um weiterzuspielen.
other-part = … der andere Teil der Zeichnung: show
file-exists = { $path } gibt es schon; wähle einen anderen Namen.
not-saved = { $path } lässt sich nicht speichern: { $reason }
saved-game = Das Spiel ist in { $path } gespeichert. Weiter mit: { $command }
saved-record = Die Aufzeichnung ist in { $path }. Prüfe ihre Ziehungen mit: { $command }

help-actions = Tippe eine Aktion, soweit du sie weißt, oder die Zahl davor. Außerdem:
help-help = diese Liste
help-legal = alle erlaubten Aktionen, oder die, die mit deiner Eingabe beginnen
help-why = warum eine Aktion jetzt nicht geht, mit der Regel
help-hint = was ein Bot täte: welche Art von Aktion; frag noch einmal nach dem Ort, und ein drittes Mal nach der ganzen Aktion mit Gründen
help-undo = deine letzte Entscheidung und was Bots danach taten zurücknehmen; mit einer Zahl: so viele deiner Entscheidungen
help-show = diese Seite noch einmal, oder der andere Teil einer Zeichnung, die zu groß für den Schirm ist
help-table = die Lage in Worten
help-legend = was die Zeichen der Zeichnung bedeuten
help-log = das Spiel bisher
help-score = die Punkte bisher
help-chances = wie wahrscheinlich jeder gewinnt, grob geschätzt
help-rules = die Kapitel der Regeln; mit Nummer oder Wort die Regeln selbst
help-save = das Spiel speichern, in einer Datei deiner Wahl
help-resign = aufgeben
help-quit = das Spiel speichern und aufhören

edition = Diese Ausgabe
edition-about = Die Regeln stammen aus den gedruckten Anleitungen. Vieles aus der Schachtel ist aber nur in Bildern gedruckt, die kein Text wiederholt. Diese Seite nennt jede dieser Angaben: was gedruckt ist, was wir anderswo gefunden haben, und was wir ergänzen mussten, damit sich das Spiel spielen lässt. Wenn deine Schachtel etwas anderes sagt, dann glaub deiner Schachtel.
edition-corrected = An diesem Tisch wird mit einer korrigierten Schachtel gespielt. Was aus ihren Dateien kommt, steht hier wie dort.
edition-reconstructed = Rekonstruiert
edition-reconstructed-why = Diese Angaben sind nur in Bildern gedruckt, die wir nicht haben. Sie stimmen mit allem Gedruckten überein; der Rest ist von uns.
edition-found = Anderswo gefunden
edition-found-why = Diese Angaben stehen nicht im Text der Anleitungen. Sie kommen aus öffentlichen Beschreibungen, Bildern und anderen Umsetzungen.
edition-stated = Gedruckt
edition-stated-why = Diese Angaben stehen im Text der Anleitungen oder folgen aus ihm.
edition-none = Nichts.
