# Mexica auf Deutsch. Conventions: patolli/messages/__init__.py.

name = Mexica
about = Teile die Insel mit Kanälen in Bezirke, gründe sie und fülle sie mit Tempeln.
length = etwa 30 bis 90 Minuten

option-edition = welche Regeln, wo sich die Ausgaben unterscheiden
option-edition-complete = alle Regeln, bei Unterschieden die von 2015
option-edition-2002 = wie 2002
option-edition-2015 = wie 2015, das spielt sich wie „alle Regeln“
option-neutral-temples = neutrale Tempel zu zweit
option-neutral-temples-20 = die des Regelhefts, meist niedrige
option-neutral-temples-more = ein Satz mit mehr hohen
option-neutral-temples-off = keine
option-neutral-placement = wer die neutralen Tempel auf die Insel stellt
option-neutral-placement-chance = der Zufall
option-neutral-placement-players = die beiden Spieler abwechselnd
option-first-round = in der ersten Runde darf niemand eingeschlossen werden
option-first-round-on = mit Schutz
option-first-round-off = ohne Schutz
option-tile-vote = in Phase 2 dürfen alle gemeinsam ein Plättchen aufgeben
option-tile-vote-on = mit Abstimmung
option-tile-vote-off = nie
option-stall-rounds = Runden ohne Fortschritt, nach denen eine Phase endet
option-stall-rounds-off = keine Zahl: ihr werdet gefragt, ob die Phase enden soll
option-phases = wie viel vom Spiel gespielt wird
option-phases-2 = beide Phasen
option-phases-1 = nur die erste Phase, für ein kurzes Spiel
option-board = der Spielplan
option-pieces = die Zahlen der Spielteile

ask-Place = Stelle deine Mexica-Figur auf ein Startfeld des Palastes.
ask-Neutral = Stelle einen neutralen Tempel auf die Insel, fern vom Ufer und von den anderen.
ask-Turn = { $ap ->
    [0] Keine Aktionspunkte mehr: Tu, was nichts kostet, wenn es geht, oder beende deinen Zug.
    [one] Du hast noch 1 Aktionspunkt. Nutze ihn, oder beende deinen Zug.
   *[other] Du hast noch { $ap } Aktionspunkte. Nutze sie, oder beende deinen Zug.
}
ask-Vote = { SEAT($proposer) } will ein { $size }er-Plättchen aufgeben: Es verließe das Spiel, und niemand könnte es je gründen. Stimmst du zu?
ask-Agreement = In dieser Runde wurde nichts gegraben, überbrückt, gebaut oder gegründet. Soll Phase { $phase } jetzt enden? Sie endet nur, wenn alle zustimmen.

verb-end = { $frame ->
    [Agreement] ja, die Phase beenden
    [Vote] nein, das Plättchen behalten
   *[other] deinen Zug beenden
}
verb-continue = nein, weiterspielen
verb-chip = einen Aktionschip für einen späteren Zug nehmen
verb-spend = einen Aktionschip für 1 weiteren Aktionspunkt einsetzen
verb-discard = { $frame ->
    [Vote] ja, das Plättchen aufgeben
   *[other] vorschlagen, ein Plättchen aufzugeben
}
verb-place = deine Figur auf ein Startfeld stellen
verb-walk = einen Schritt gehen, auch auf eine Brücke oder von ihr herunter
verb-jump = direkt auf ein beliebiges freies Feld oder eine Brücke
verb-sail = mit dem Boot von deiner Brücke zu einer anderen
verb-canal = einen Kanal auf ein Feld graben, oder auf zwei
verb-bridge = eine Brücke über einen Kanal legen: ns oder ew (Ost-West)
verb-rebridge = eine leere Brücke versetzen
verb-build = einen Tempel dieser Stufe in deinem Bezirk bauen
verb-found = deinen Bezirk gründen: Größe und Feld für das Plättchen
verb-neutral = einen neutralen Tempel aufstellen
verb-deal = die Plättchen auslegen

outlook-district = { $tile ->
    [yes] So bleibt ein { $size }er-Bezirk, und ein passendes Plättchen liegt aus.
   *[no] So bleibt ein { $size }er-Bezirk; ein passendes Plättchen liegt nicht aus.
}
outlook-worth = Im { $size }er-Bezirk hättest du { $mine } gegen { $other }.
outlook-idle = In dieser Runde hat noch niemand etwas getan. Bleibt das so bis zu ihrem Ende, endet Phase { $phase }.
outlook-stall = Mehrere Runden lang wurde nichts gegraben, überbrückt, gebaut oder gegründet. Bleibt das so bis zum Ende dieser Runde, endet Phase { $phase }.
outlook-discard = Stimmen alle zu, verlässt das Plättchen das Spiel. Das ist für Plättchen gedacht, die niemand gründen kann oder will: Solange eines ausliegt, endet die Phase nicht dadurch, dass alle Tempel gebaut sind.

draw-standing = Punkte
cell-ground = { $ground ->
    [palace] Palast
    [canal] Kanal
    [upright] Brücke von Nord nach Süd
    [across] Brücke von West nach Ost
   *[land] Land
}
cell-piece = { $piece ->
    [temple] Tempel von { SEAT($seat) }, Wert { $value }
    [neutral] neutraler Tempel, Wert { $value }
    [tile] Bezirksplättchen { $value }
   *[mexica] die Mexica-Figur von { SEAT($seat) }
}
draw-piece = { $piece ->
    [palace] Palast
    [canal] Kanal
    [bridge] Brücke
    [temple] Tempel
    [neutral] neutraler Tempel
    [tile] Bezirksplättchen
    [mexica] Mexica-Figur
   *[land] Land
}
draw-hand = Tempel auf der Hand: { $ones }×1, { $twos }×2, { $threes }×3, { $fours }×4
draw-chips = { $n ->
    [one] 1 Aktionschip
   *[other] { $n } Aktionschips
}
draw-display = Noch zu gründen
draw-waiting = In Phase 2
draw-removed = Ausgeschieden
draw-districts = Bezirke, und was darin steht
draw-scored = Bezirk von { $size } bei { SPOT($cell) }
draw-scored-palace = Im Palast
draw-scored-sum = Diese Wertung
draw-scored-now = Punkte jetzt
draw-sign = { $sign ->
    [figure] Ein Mexica: die Figur eines Spielers. Sie gründet und baut in dem Bezirk, in dem sie steht.
    [temple] Tempel: Er hat so viele Stufen wie sein Wert und kostet ebenso viele Aktionspunkte.
    [neutral] Neutraler Tempel: Er gehört niemandem, zählt aber für die Plätze in seinem Bezirk.
    [tile] Plättchen eines Bezirks: oben seine Größe. In einer Wertung bringen die meisten Tempel dort die große Zahl, der zweite Platz die linke kleine, der dritte die rechte. Die Gründung bringt sofort die linke kleine.
    [land] Land eines gegründeten Bezirks. Es ändert sich nicht mehr.
    [palace] Eine Sonne des Palastes: Ein Mexica darauf bekommt in einer Wertung 5 Punkte.
    [canal] Kanal: Auf dem Floß siehst du, wie viele für ein Feld und für zwei noch da sind.
    [bridge] Brücke: ein Weg über einen Kanal und ein Steg für die Boote.
    [ap] Aktionspunkte, die in diesem Zug noch da sind. Ein Zug hat { $ap }; was am Ende übrig ist, verfällt.
    [chip] Aktionschip: kostet jetzt 1 Aktionspunkt und gibt 1 in einem späteren Zug. Am Ende entscheidet er bei Gleichstand.
   *[score] Die Felder rund um die Insel zählen die Punkte.
}
draw-closer = Näher

do-end = { $frame ->
    [Agreement] Ja, Phase beenden
    [Vote] Nein, behalten
   *[other] Zug beenden
}
do-continue = Nein, weiterspielen
do-chip = Aktionschip nehmen
do-spend = Chip einsetzen: 1 AP mehr
do-discard = { $frame ->
    [Vote] Ja, aufgeben
   *[other] Vorschlagen, ein Plättchen{ $a ->
        [none] {""}
       *[other] {" "}der Größe { $a }
    } aufzugeben
}
do-place = Deine Figur aufstellen
do-walk = Einen Schritt gehen
do-jump = Beliebig weit springen
do-sail = Boot fahren
do-canal = Kanal graben
do-bridge = Brücke legen{ $a ->
    [none] {""}
   *[other] {", "}{ WORD($a) }
}
do-rebridge = Leere Brücke versetzen{ $a ->
    [none] {""}
   *[other] {", "}{ WORD($a) }
}
do-build = Tempel{ $a ->
    [none] {""}
   *[other] {" "}der Stufe { $a }
} bauen
do-found = Deinen Bezirk{ $a ->
    [none] {""}
   *[other] {" "}der Größe { $a }
} gründen
do-neutral = Neutralen Tempel{ $a ->
    [none] {""}
   *[other] {" "}der Stufe { $a }
} aufstellen

cost-ap = { $n } AP

event-dealt = Ausgelegt sind die Plättchen { LIST($sizes) }.
event-neutral = Ein neutraler Tempel der Stufe { $value } steht auf { SPOT($cell) }.
events-neutral = Neutrale Tempel stehen auf { SPOT($cell) }.
event-placed = { SEAT($seat) } beginnt auf { SPOT($cell) }.
event-turn = Phase { $phase }, Runde { $round }: { SEAT($seat) } ist am Zug.
event-dug = { SEAT($seat) } gräbt einen Kanal auf { SPOT($cells) }.
event-bridged = { SEAT($seat) } legt eine Brücke auf { SPOT($cell) }, { $axis ->
    [0] von Nord nach Süd
   *[other] von Ost nach West
}.
event-moved-bridge = { SEAT($seat) } versetzt die Brücke von { SPOT($start) } nach { SPOT($cell) }, { $axis ->
    [0] von Nord nach Süd
   *[other] von Ost nach West
}.
event-walked = { SEAT($seat) } geht von { SPOT($start) } nach { SPOT($cell) }.
event-sailed = { SEAT($seat) } fährt für { $cost } AP mit dem Boot von { SPOT($start) } nach { SPOT($cell) }.
event-jumped = { SEAT($seat) } springt von { SPOT($start) } nach { SPOT($cell) }.
event-built = { SEAT($seat) } baut einen Tempel der Stufe { $value } auf { SPOT($cell) }.
event-founded = { SEAT($seat) } gründet einen { $size }er-Bezirk mit dem Plättchen auf { SPOT($cell) }: { $points } Punkte.
event-present = { SEAT($seat) } steht im neuen { $size }er-Bezirk: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
event-took-chip = { SEAT($seat) } nimmt einen Aktionschip.
event-spent-chip = { SEAT($seat) } setzt einen Aktionschip ein.
event-proposed = { SEAT($seat) } schlägt vor, ein { $size }er-Plättchen aufzugeben.
event-voted = { $yes ->
    [yes] { SEAT($seat) } stimmt zu, die { $size } aufzugeben.
   *[no] { SEAT($seat) } will die { $size } behalten.
}
event-removed = { $copies ->
    [one] Ein { $size }er-Plättchen scheidet aus.
   *[other] { $copies } { $size }er-Plättchen scheiden aus.
}
event-ended-turn = { $left ->
    [0] { SEAT($seat) } beendet den Zug.
   *[other] { SEAT($seat) } beendet den Zug, { $left } AP bleiben ungenutzt.
}
event-phase-over = { $reason ->
    [tiles] Phase { $phase } ist zu Ende: Kein Plättchen ist mehr da, und jemand hat keinen Tempel mehr auf der Hand.
    [idle] Phase { $phase } ist zu Ende: Eine ganze Runde lang hat niemand etwas getan.
    [agreed] Phase { $phase } ist zu Ende: Alle waren dafür.
    [limit] Phase { $phase } ist zu Ende: Länger darf sie nicht dauern.
   *[stall] Phase { $phase } ist zu Ende: Mehrere Runden lang wurde nichts gegraben, überbrückt, gebaut oder gegründet.
}
event-end-voted = { $yes ->
    [yes] { SEAT($seat) } ist dafür, Phase { $phase } zu beenden.
   *[no] { SEAT($seat) } möchte weiterspielen.
}
event-scored = { SEAT($seat) } liegt auf dem { $place ->
    [1] ersten
    [2] zweiten
   *[other] dritten
} Platz im { $size }er-Bezirk um { SPOT($cell) }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
event-palace-scored = { SEAT($seat) } steht im Palast: { $points } Punkte.
event-phase-two = Phase 2: Alle bekommen neue Tempel, und ausgelegt sind die Plättchen { LIST($sizes) }.

view-setup = Die Insel wird vorbereitet.
view-round = Phase { $phase }, Runde { $round }
view-over = Das Spiel ist aus.
view-turn = { SEAT($seat) } hat noch { $ap ->
    [one] 1 Aktionspunkt
   *[other] { $ap } Aktionspunkte
}.
view-display = Ausgelegte Plättchen: { LIST($sizes) }
view-waiting = Plättchen der Phase 2: { LIST($sizes) }
view-removed = Ausgeschiedene Plättchen: { LIST($sizes) }
view-supply = Vorrat: { $singles } einfache und { $doubles } doppelte Kanäle, { $bridges ->
    [one] 1 Brücke
   *[other] { $bridges } Brücken
}, { $chips ->
    [one] 1 Chip
   *[other] { $chips } Chips
}
view-neutral = Neutrale Tempel, die noch fehlen: { $ones }×1, { $twos }×2, { $threes }×3, { $fours }×4
view-seat = { SEAT($seat) }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, { $chips ->
    [one] 1 Chip
   *[other] { $chips } Chips
}, { $held ->
    [0] keine Tempel auf der Hand
   *[other] Tempel auf der Hand { $ones }×1, { $twos }×2, { $threes }×3, { $fours }×4
}; { $where ->
    [nowhere] noch nicht auf der Insel
    [bridge] auf der Brücke { SPOT($cell) }
    [founded] auf { SPOT($cell) }, in einem gegründeten { $size }er-Bezirk
   *[open] auf { SPOT($cell) }, in einem ungegründeten { $size }er-Bezirk
}
view-district = { $founded ->
    [yes] Gegründeter { $size }er-Bezirk, Plättchen auf { SPOT($cell) }
   *[no] Ungegründeter { $size }er-Bezirk um { SPOT($cell) }
}: { $seats ->
    [none] { $neutral ->
        [0] keine Tempel
       *[other] neutrale Tempel im Wert von { $neutral }
    }
   *[other] Tempel von { SEAT($seats) } im Wert von { LIST($values) }{ $neutral ->
        [0] {""}
       *[other] , neutrale im Wert von { $neutral }
    }
}

word-ns = Nord nach Süd
word-ew = Ost nach West

term-points = Punkte
term-chips = Aktionschips
term-districts = Tempel in Bezirken
term-temples = Tempel auf der Hand
term-palace = ein Platz im Palast
term-founding = Bezirke, die gegründet werden können
term-next-temple = der nächste Tempel
term-next-district = der nächste Bezirk
term-supply = verbleibende Kanäle, Brücken und Plättchen
term-effort = verbrauchte Aktionspunkte
style-builder = Baumeister
style-about-builder = Baut früh Tempel und will in Bezirken vorn liegen.
style-founder = Gründerin
style-about-founder = Sucht überall den nächsten Bezirk, den sie gründen kann.
style-raider = Plünderer
style-about-raider = Gönnt anderen nicht, was sie haben, am wenigsten ihre Bezirke.
style-banker = Bankier
style-about-banker = Spart Aktionschips und Tempel für später auf.

part-founding = Gründungen
part-districts-1 = Bezirke I
part-palace-1 = Palast I
part-districts-2 = Bezirke II
part-palace-2 = Palast II
tie-chips = Punktgleich: Es entscheiden die Aktionschips, { $best } von { SEAT($winners) } gegen { $next } von { SEAT($rival) }.
reason-tiles = Kein Plättchen ist mehr da, und jemand hat keinen Tempel mehr auf der Hand.
reason-idle = Eine ganze Runde lang hat niemand etwas getan.
reason-stall = Mehrere Runden lang wurde nichts gegraben, überbrückt, gebaut oder gegründet.
reason-agreed = Alle waren dafür, die Phase zu beenden.
reason-limit = Länger darf eine Phase nicht dauern.

legend =
    ▲3 ■2 ●1 ◆4  ein Tempel: das Zeichen wie neben den Plätzen, und seine Stufe
    ✚2           ein neutraler Tempel; ✚ neben der Insel: die noch fehlen
    p2           der Mexica von p2, mit vertauschten Farben
    ═1 ║1        der Mexica von p1 auf einer Brücke
    ══ ║║        eine Brücke: Ost-West (ew), Nord-Süd (ns)
    ()           ein Kanal auf einem Feld
    (≈≈)         ein Kanal auf zwei Feldern, West-Ost; Nord-Süd: ╭╮ über ╰╯
     7           eine Zahl allein auf Land: das Plättchen eines gegründeten Bezirks
     :  ·        Land eines gegründeten Bezirks; anderes Land
     ⌂  ✶        der Palast: ein Startfeld; das Wappen
    II · 3       Phase 2, Runde 3; AP sind die Aktionspunkte, die noch da sind
    >            wer am Zug ist
    ★  chip      Punkte, Aktionschips; build 1 2 3 4: Tempel auf der Hand
    () (≈≈) ══   mit einer Zahl: was von Kanälen, Brücken und Chips noch da ist
    found        ausgelegte Plättchen; II: die der Phase 2; ×: ausgeschiedene
    · 178·b1     ungegründete Bezirke: Größe·Feld; hell: ihr Plättchen liegt aus

lesson-place = Willkommen in Tenochtitlan! Du spielst die rote Mexica-Figur mit dem Dreieck. Alle beginnen im Palast: Stelle deine Figur auf i7.
lesson-canal = Du bist am Zug: 6 Aktionspunkte, die du beliebig ausgibst. Ein Kanal kostet 1 und darf überall liegen, nah oder fern. Grab einen auf s7 und s8 im Osten.
lesson-district = Was ringsum von Wasser umgeben ist, ist ein Bezirk, und auch der See ist Wasser. Noch ein Kanal auf s9 schließt einen Bezirk aus 7 Feldern ab. Auf dem Floß liegt ein 7er-Plättchen: Darum geht es.
lesson-bridge = Durch Wasser geht niemand. Lege für 1 Aktionspunkt eine Brücke auf s8, von Ost nach West.
lesson-end = Du hast noch 3 Aktionspunkte. Du könntest Aktionschips für später nehmen; was am Ende übrig ist, verfällt. Beende deinen Zug, dann spielt dein Gegner.
lesson-jump = Zu Fuß wäre der Weg in deinen Bezirk zu lang. Ein Sprung auf ein beliebiges freies Feld kostet 5 Aktionspunkte. Spring nach t8.
lesson-found = Du stehst in einem ungegründeten 7er-Bezirk, und sein Plättchen liegt aus. Gründe ihn! Das kostet nichts. Wähle ein freies Feld für das Plättchen: Du bekommst sofort seine linke kleine Zahl, 4 Punkte.
lesson-temple = Dein letzter Aktionspunkt: Ein Tempel kostet seinen Wert und kommt in den Bezirk, in dem du stehst. Bau einen vom Wert 1 auf ein freies Feld.
lesson-answer = Gut gemacht. Beende deinen Zug.
lesson-walk = Brücken sind auch Anlegestellen. Geh für 1 Aktionspunkt von t8 nach Westen auf die Brücke s8.
lesson-sail = Ein Boot bringt dich auf dem Wasser von Brücke zu Brücke, auch über den See: 1 Aktionspunkt für jede Brücke, die du passierst oder erreichst. Fahr nach o8.
lesson-score = Sind alle Plättchen gegründet und hat jemand keinen Tempel mehr auf der Hand, endet eine Phase und alles wird gewertet; ebenso, wenn eine ganze Runde lang niemand etwas tut. Beende deinen Zug: Damit du die Wertung siehst, lasst ihr beide danach eine Runde verstreichen.
lesson-over = Der 7er-Bezirk hat dir für die meisten Tempel seine große Zahl gebracht: 7 Punkte. Die Plätze zwei und drei bekämen 4 und 2, eine Figur auf einer Sonne des Palastes 5. Nun kommen neue Plättchen und Tempel für Phase 2, danach wird die ganze Insel noch einmal gewertet. Mehr musst du nicht wissen!
