# Woorden die alle spellen en de terminal delen. Conventions: __init__.py.

nobody = niemand
guest = Gast
site-about = Bordspellen uit het oude Mexico in de browser: met vrienden via een link of tegen de computer.
and-last = { $rest } en { $last }

games-seats = voor { $seats } spelers
games-file = een bestand
games-styles = Bots met een stijl, en hoe je ze schrijft:

chance-decides = Nu beslist het toeval.
chance-to-win = { SEAT($seat) }: { $percent } %
chance-rough = Ruw geschat: zo waarderen de bots de stelling.
to-decide = { SEAT($seat) } beslist
explain-not-asked = { $seats ->
    [none] Even wachten: eerst komen dobbelstenen of kaarten.
   *[other] Jij bent niet aan de beurt. We wachten op { SEAT($seats) }.
}
explain-other-question = Er wordt nu iets anders gevraagd. Beantwoord dat eerst.
score-title = score
score-total = totaal
reason-resigned = Op één na heeft iedereen opgegeven.

which-game = Welk spel? (een getal of het begin van een naam; Enter: { $name }; of quit)
seated = Mensen: { SEAT($people) }.{ $bots ->
    [none] {""}
   *[other] {" "}Bots: { SEAT($bots) }.
}
step = stap { $n }
interrupted = Onderbroken.
thinking = { SEAT($seat) } denkt na …
bot-failed = { SEAT($seat) } kon niet beslissen ({ $kind ->
    [illegal] de gekozen actie is niet toegestaan
    [overtime] langer dan { $why } seconden nagedacht
    [ended] het proces eindigde met status { $why }
   *[crash] { $why }
}): { $left ->
    [0] de eerste toegestane actie wordt genomen
   *[other] een zwakker niveau beslist
}.
over = het spel is afgelopen
hint = { $numbered ->
    [yes] Tab vult aan · een getal kiest · help · undo · quit
   *[no] Tab vult aan · help · undo · quit
}
ways = { $n } mogelijkheden
no-choice = Er is geen keuze { $n }.
no-numbers = Er staat geen genummerde lijst op het scherm: typ de actie zelf.
nearest = Lijkt het meest: { $actions }
legal = { $action }: toegestaan
why-how = “why” met een actie zegt welke regel die nu verbiedt, als er een is.
nothing-legal = Geen toegestane actie begint met “{ $start }”.
no-undo = Er valt niets terug te nemen: sinds je laatste beslissing heeft iemand anders of het toeval beslist, of is er iets onthuld.
undo-most = “undo” neemt nu hoogstens { $n ->
    [one] 1 beslissing
   *[other] { $n } beslissingen
} terug.
taken-back = Teruggenomen: { $actions }
hint-thinking = Een bot denkt erover na …
hint-nudge = Kijk hier eens naar: { $verb }.
hint-region = Kijk hier eens naar: { $verb }. { $spots ->
    [none] {""}
   *[other] Waar: { LIST($spots) }.
}
hint-then = Daarna: { LIST($actions) }.
hint-own = { $change ->
    [more] { $term }
    [less] minder: { $term }
   *[other] { $term } { $change }
}
hint-rival = { $change ->
    [more] { $term } voor { SEAT($seat) }
    [less] minder voor { SEAT($seat) }: { $term }
   *[other] { $term } ({ SEAT($seat) }) { $change }
}
hint-next = Beter dan de op één na beste keuze: { $reasons }.
hint-now = Dit levert op: { $reasons }.
hint-price = De prijs: { $price }.
hint-only = Er is geen andere keuze.
hint-tried = Geen andere actie deed het beter toen de bot ze uitprobeerde.
hint-lacks = Achter bij de beste: { $reasons }.
hint-worse = Deze actie deed het slechter toen de bot haar uitprobeerde.
hint-equal = Even goed, voor zover de bot het ziet.
hint-points = De getallen zijn punten zoals de bot ze schat, met wat hij nog verwacht.
report-title = { $game }, gewonnen door { SEAT($seats) }
report-curve = Winstkansen, per beurt
report-when = { $turn ->
    [0] Vóór de eerste beurt
   *[other] Beurt { $turn }
}{ $phase ->
    [0] {""}
   *[other] {", fase "}{ $phase }
}{ $round ->
    [0] {""}
   *[other] {", ronde "}{ $round }
}, regel { $line }
report-end = einde
report-resigned = voordat iemand opgaf
report-luck = geluk
report-skill = weggegeven per beslissing
report-average = { $n ->
    [0] ±0 %
   *[other] −{ NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
}
report-best = beste
report-ok = goed
report-slip = { $n ->
    [one] misser
   *[other] missers
}
report-blunder = { $n ->
    [one] blunder
   *[other] blunders
}
report-turning = Keerpunten
report-turn = { $when }: { $change } voor { SEAT($seat) }{ $luck ->
    [none] {""}
   *[other] {" "}(geluk { $luck })
}. { $actions }
report-action = { SEAT($seat) }: { $action }.
report-mistakes = De duurste beslissingen
report-mistake = { $when } ({ $label }, −{ $lost }): { $done } { $better }
report-better = Beter: { $better }
report-nothing = Er valt niets terug te zien: niemand had iets besloten toen het spel eindigde.
report-how = Geluk: hoe ver trekkingen de kans om te winnen verschoven, vergeleken met een gemiddelde trekking. Weggegeven: wat een beslissing gemiddeld kostte, vergeleken met de beste die een bot met { $nodes } knopen vond. De bot is niet volmaakt.
no-legend = Dit spel heeft geen tekening waarvan de tekens uitleg nodig hebben.
too-narrow = De tekening heeft { $n } kolommen nodig; “table” zegt het in woorden.
no-rule = In geen regel staat “{ $text }”.
rules-how = “rules” met het nummer van een hoofdstuk of regel of met een woord toont regels (in het Engels).
resign-sure = Opgeven? (ja of nee)
found = Alleen voor { SEAT($seat) }: druk op Enter als je het gelezen hebt.
curtain = Geef het toetsenbord aan { $name } en druk dan op Enter.
log-more = … { $n } eerdere regels: log
news-read = Druk op Enter om verder te gaan.
other-part = … het andere deel van de tekening: show
file-exists = { $path } bestaat al; kies een andere naam.
not-saved = { $path } kan niet worden opgeslagen: { $reason }
saved-game = Het spel is opgeslagen in { $path }. Ga verder met: { $command }
saved-record = Het verslag staat in { $path }. Controleer de trekkingen met: { $command }

help-actions = Typ een actie, zover je die weet, of het getal ervoor. Verder:
help-help = deze lijst
help-legal = alle toegestane acties, of die beginnen met wat je typt
help-why = waarom een actie nu niet mag, met de regel
help-hint = wat een bot zou doen: welk soort actie; vraag nog eens voor de plaats, en een derde keer voor de hele actie met redenen
help-undo = je laatste beslissing en wat bots daarna deden terugnemen; met een getal: zoveel van je beslissingen
help-show = deze pagina nog eens, of het andere deel van een tekening die te groot is voor het scherm
help-table = de stelling in woorden
help-legend = wat de tekens van de tekening betekenen
help-log = het spel tot nu toe
help-score = de punten tot nu toe
help-chances = hoe waarschijnlijk ieder wint, ruw geschat
help-rules = de hoofdstukken van de regels; met een nummer of woord de regels zelf
help-save = het spel opslaan, in een bestand naar keuze
help-resign = opgeven
help-quit = het spel opslaan en stoppen

edition = Deze uitgave
edition-about = De regels komen uit de gedrukte spelregels. Veel uit de doos staat alleen op afbeeldingen, die geen tekst herhaalt. Deze pagina noemt al die gegevens: wat gedrukt staat, wat elders is gevonden, en wat moest worden aangevuld om het spel te kunnen spelen. Zegt jouw doos iets anders, geloof dan je doos.
edition-corrected = Aan deze tafel wordt met een gecorrigeerde doos gespeeld. Wat uit de bestanden daarvan komt, staat hier zoals het daar staat.
edition-reconstructed = Gereconstrueerd
edition-reconstructed-why = Deze gegevens staan alleen op afbeeldingen die we niet hebben. Ze kloppen met alles wat gedrukt is; de rest is van ons.
edition-found = Elders gevonden
edition-found-why = Deze gegevens staan niet in de tekst van de spelregels. Ze komen uit openbare beschrijvingen, afbeeldingen en andere versies.
edition-stated = Gedrukt
edition-stated-why = Deze gegevens staan in de tekst van de spelregels of volgen eruit.
edition-none = Niets.
