# Mexica in het Nederlands. Conventions: patolli/messages/__init__.py.

name = Mexica
about = Verdeel het eiland met kanalen in wijken, sticht ze en vul ze met tempels.
length = ongeveer 30 tot 90 minuten

option-edition = welke regels, waar de uitgaven verschillen
option-edition-complete = alle regels, bij verschillen die van 2015
option-edition-2002 = als in 2002
option-edition-2015 = als in 2015, dat speelt als “alle regels”
option-neutral-temples = neutrale tempels met z’n tweeën
option-neutral-temples-20 = die van het regelboek, meest lage
option-neutral-temples-more = een set met meer hoge
option-neutral-temples-off = geen
option-neutral-placement = wie de neutrale tempels op het eiland zet
option-neutral-placement-chance = het toeval
option-neutral-placement-players = de twee spelers om beurten
option-first-round = in de eerste ronde mag niemand ingesloten worden
option-first-round-on = met bescherming
option-first-round-off = zonder bescherming
option-tile-vote = in fase 2 mogen allen samen een tegel opgeven
option-tile-vote-on = met een stemming
option-tile-vote-off = nooit
option-stall-rounds = rondes zonder vooruitgang waarna een fase eindigt
option-stall-rounds-off = geen aantal: jullie krijgen de vraag of de fase moet eindigen
option-phases = hoeveel van het spel er wordt gespeeld
option-phases-2 = beide fasen
option-phases-1 = alleen de eerste fase, voor een kort spel
option-board = het speelbord
option-pieces = de getallen van het spelmateriaal

ask-Place = Zet je Mexica op een startveld van het paleis.
ask-Neutral = Zet een neutrale tempel op het eiland, ver van de oever en van de andere.
ask-Turn = { $ap ->
    [0] Geen actiepunten meer: doe wat niets kost, als dat kan, of beëindig je beurt.
    [one] Je hebt nog 1 actiepunt. Gebruik het, of beëindig je beurt.
   *[other] Je hebt nog { $ap } actiepunten. Gebruik ze, of beëindig je beurt.
}
ask-Vote = { SEAT($proposer) } wil een tegel van { $size } opgeven: hij zou het spel verlaten, en niemand zou hem ooit kunnen stichten. Stem je in?
ask-Agreement = In deze ronde is er niets gegraven, overbrugd, gebouwd of gesticht. Moet fase { $phase } nu eindigen? Dat gebeurt alleen als iedereen het ermee eens is.

verb-end = { $frame ->
    [Agreement] ja, de fase beëindigen
    [Vote] nee, de tegel houden
   *[other] je beurt beëindigen
}
verb-continue = nee, verder spelen
verb-chip = een actiefiche nemen voor een latere beurt
verb-spend = een actiefiche inzetten voor 1 extra actiepunt
verb-discard = { $frame ->
    [Vote] ja, de tegel opgeven
   *[other] voorstellen een tegel op te geven
}
verb-place = je Mexica op een startveld zetten
verb-walk = één stap lopen, ook een brug op of af
verb-jump = meteen naar een vrij veld of een brug naar keuze
verb-sail = met de boot van jouw brug naar een andere
verb-canal = een kanaal graven op één veld, of op twee
verb-bridge = een brug over een kanaal leggen: ns of ew (oost-west)
verb-rebridge = een lege brug verplaatsen
verb-build = een tempel van die waarde bouwen in je wijk
verb-found = je wijk stichten: grootte, en een veld voor de tegel
verb-neutral = een neutrale tempel neerzetten
verb-deal = de tegels openleggen

outlook-district = { $tile ->
    [yes] Zo blijft een wijk van { $size } over, en een tegel daarvoor ligt open.
   *[no] Zo blijft een wijk van { $size } over; een tegel daarvoor ligt er niet.
}
outlook-worth = In de wijk van { $size } zou je { $mine } hebben tegen { $other }.
outlook-idle = In deze ronde heeft nog niemand iets gedaan. Blijft dat zo tot het eind ervan, dan eindigt fase { $phase }.
outlook-stall = Al enkele rondes is er niets gegraven, overbrugd, gebouwd of gesticht. Blijft dat zo tot het eind van deze ronde, dan eindigt fase { $phase }.
outlook-discard = Stemmen allen in, dan verlaat de tegel het spel. Dat is bedoeld voor tegels die niemand kan of wil stichten: zolang er een open ligt, eindigt de fase niet doordat alle tempels gebouwd zijn.

draw-standing = Punten
cell-ground = { $ground ->
    [palace] paleis
    [canal] kanaal
    [upright] brug van noord naar zuid
    [across] brug van west naar oost
   *[land] land
}
cell-piece = { $piece ->
    [temple] tempel van { SEAT($seat) }, waarde { $value }
    [neutral] neutrale tempel, waarde { $value }
    [tile] wijktegel van { $value }
   *[mexica] de Mexica van { SEAT($seat) }
}
draw-piece = { $piece ->
    [palace] paleis
    [canal] kanaal
    [bridge] brug
    [temple] tempel
    [neutral] neutrale tempel
    [tile] wijktegel
    [mexica] Mexica
   *[land] land
}
draw-hand = Tempels in de hand: { $ones }×1, { $twos }×2, { $threes }×3, { $fours }×4
draw-chips = { $n ->
    [one] 1 actiefiche
   *[other] { $n } actiefiches
}
draw-display = Nog te stichten
draw-waiting = In fase 2
draw-removed = Uit het spel
draw-districts = Wijken, en wat erin staat
draw-scored = Wijk van { $size } bij { SPOT($cell) }
draw-scored-palace = In het paleis
draw-scored-sum = Deze telling
draw-scored-now = Punten nu
draw-sign = { $sign ->
    [figure] Een Mexica: de figuur van een speler. Hij sticht en bouwt in de wijk waar hij staat.
    [temple] Tempel: hij heeft evenveel treden als zijn waarde en kost evenveel actiepunten.
    [neutral] Neutrale tempel: hij is van niemand, maar telt mee voor de plaatsen in zijn wijk.
    [tile] Tegel van een wijk: boven de grootte. Bij een telling leveren de meeste tempels daar het grote getal op, de tweede plaats het linker kleine, de derde het rechter. Stichten levert meteen het linker kleine op.
    [land] Land van een gestichte wijk. Dat verandert niet meer.
    [palace] Een zon van het paleis: een Mexica daarop krijgt bij een telling 5 punten.
    [canal] Kanaal: op het vlot zie je hoeveel er voor één vak en voor twee nog zijn.
    [bridge] Brug: een weg over een kanaal, en een steiger voor de boten.
    [ap] Actiepunten die deze beurt nog over zijn. Een beurt heeft er { $ap }; wat aan het eind over is, vervalt.
    [chip] Actiefiche: kost nu 1 actiepunt en geeft er 1 in een latere beurt. Aan het eind beslist hij bij gelijke stand.
   *[score] De vakken rond het eiland tellen de punten.
}
draw-closer = Dichterbij

do-end = { $frame ->
    [Agreement] Ja, fase beëindigen
    [Vote] Nee, houden
   *[other] Beurt beëindigen
}
do-continue = Nee, verder spelen
do-chip = Actiefiche nemen
do-spend = Fiche inzetten: 1 AP extra
do-discard = { $frame ->
    [Vote] Ja, opgeven
   *[other] Voorstellen een tegel{ $a ->
        [none] {""}
       *[other] {" "}van { $a }
    } op te geven
}
do-place = Je Mexica neerzetten
do-walk = Eén stap lopen
do-jump = Springen, waarheen je wilt
do-sail = De boot nemen
do-canal = Kanaal graven
do-bridge = Brug leggen{ $a ->
    [none] {""}
   *[other] {", "}{ WORD($a) }
}
do-rebridge = Lege brug verplaatsen{ $a ->
    [none] {""}
   *[other] {", "}{ WORD($a) }
}
do-build = Tempel{ $a ->
    [none] {""}
   *[other] {" "}van { $a }
} bouwen
do-found = Je wijk{ $a ->
    [none] {""}
   *[other] {" "}van { $a }
} stichten
do-neutral = Neutrale tempel{ $a ->
    [none] {""}
   *[other] {" "}van { $a }
} neerzetten

cost-ap = { $n } AP

event-dealt = Open liggen de tegels { LIST($sizes) }.
event-neutral = Een neutrale tempel van { $value } staat op { SPOT($cell) }.
events-neutral = Neutrale tempels staan op { SPOT($cell) }.
event-placed = { SEAT($seat) } begint op { SPOT($cell) }.
event-turn = Fase { $phase }, ronde { $round }: { SEAT($seat) } is aan de beurt.
event-dug = { SEAT($seat) } graaft een kanaal op { SPOT($cells) }.
event-bridged = { SEAT($seat) } legt een brug op { SPOT($cell) }, { $axis ->
    [0] van noord naar zuid
   *[other] van oost naar west
}.
event-moved-bridge = { SEAT($seat) } verplaatst de brug van { SPOT($start) } naar { SPOT($cell) }, { $axis ->
    [0] van noord naar zuid
   *[other] van oost naar west
}.
event-walked = { SEAT($seat) } loopt van { SPOT($start) } naar { SPOT($cell) }.
event-sailed = { SEAT($seat) } vaart voor { $cost } AP van { SPOT($start) } naar { SPOT($cell) }.
event-jumped = { SEAT($seat) } springt van { SPOT($start) } naar { SPOT($cell) }.
event-built = { SEAT($seat) } bouwt een tempel van { $value } op { SPOT($cell) }.
event-founded = { SEAT($seat) } sticht een wijk van { $size } met de tegel op { SPOT($cell) }: { $points } punten.
event-present = { SEAT($seat) } staat in de nieuwe wijk van { $size }: { $points ->
    [one] 1 punt
   *[other] { $points } punten
}.
event-took-chip = { SEAT($seat) } neemt een actiefiche.
event-spent-chip = { SEAT($seat) } zet een actiefiche in.
event-proposed = { SEAT($seat) } stelt voor een tegel van { $size } op te geven.
event-voted = { $yes ->
    [yes] { SEAT($seat) } stemt ermee in de { $size } op te geven.
   *[no] { SEAT($seat) } wil de { $size } houden.
}
event-removed = { $copies ->
    [one] Een tegel van { $size } verdwijnt uit het spel.
   *[other] { $copies } tegels van { $size } verdwijnen uit het spel.
}
event-ended-turn = { $left ->
    [0] { SEAT($seat) } beëindigt de beurt.
   *[other] { SEAT($seat) } beëindigt de beurt met { $left } AP over.
}
event-phase-over = { $reason ->
    [tiles] Fase { $phase } is voorbij: er is geen tegel meer, en iemand heeft geen tempel meer in de hand.
    [idle] Fase { $phase } is voorbij: een hele ronde lang deed niemand iets.
    [agreed] Fase { $phase } is voorbij: iedereen was ervoor.
    [limit] Fase { $phase } is voorbij: langer mag ze niet duren.
   *[stall] Fase { $phase } is voorbij: enkele rondes lang is er niets gegraven, overbrugd, gebouwd of gesticht.
}
event-end-voted = { $yes ->
    [yes] { SEAT($seat) } is ervoor fase { $phase } te beëindigen.
   *[no] { SEAT($seat) } wil verder spelen.
}
event-scored = { SEAT($seat) } is { $place ->
    [1] eerste
    [2] tweede
   *[other] derde
} in de wijk van { $size } rond { SPOT($cell) }: { $points ->
    [one] 1 punt
   *[other] { $points } punten
}.
event-palace-scored = { SEAT($seat) } staat in het paleis: { $points } punten.
event-phase-two = Fase 2: iedereen krijgt nieuwe tempels, en open liggen de tegels { LIST($sizes) }.

view-setup = Het eiland wordt klaargemaakt.
view-round = Fase { $phase }, ronde { $round }
view-over = Het spel is uit.
view-turn = { SEAT($seat) } heeft nog { $ap ->
    [one] 1 actiepunt
   *[other] { $ap } actiepunten
}.
view-display = Open tegels: { LIST($sizes) }
view-waiting = Tegels van fase 2: { LIST($sizes) }
view-removed = Tegels uit het spel: { LIST($sizes) }
view-supply = Voorraad: { $singles } enkele en { $doubles } dubbele kanalen, { $bridges ->
    [one] 1 brug
   *[other] { $bridges } bruggen
}, { $chips ->
    [one] 1 fiche
   *[other] { $chips } fiches
}
view-neutral = Neutrale tempels die nog te plaatsen zijn: { $ones }×1, { $twos }×2, { $threes }×3, { $fours }×4
view-seat = { SEAT($seat) }: { $points ->
    [one] 1 punt
   *[other] { $points } punten
}, { $chips ->
    [one] 1 fiche
   *[other] { $chips } fiches
}, { $held ->
    [0] geen tempels in de hand
   *[other] tempels in de hand { $ones }×1, { $twos }×2, { $threes }×3, { $fours }×4
}; { $where ->
    [nowhere] nog niet op het eiland
    [bridge] op de brug { SPOT($cell) }
    [founded] op { SPOT($cell) }, in een gestichte wijk van { $size }
   *[open] op { SPOT($cell) }, in een niet gestichte wijk van { $size }
}
view-district = { $founded ->
    [yes] Gestichte wijk van { $size }, tegel op { SPOT($cell) }
   *[no] Niet gestichte wijk van { $size } rond { SPOT($cell) }
}: { $seats ->
    [none] { $neutral ->
        [0] geen tempels
       *[other] neutrale tempels ter waarde van { $neutral }
    }
   *[other] tempels van { SEAT($seats) } ter waarde van { LIST($values) }{ $neutral ->
        [0] {""}
       *[other] , neutrale ter waarde van { $neutral }
    }
}

word-ns = noord naar zuid
word-ew = oost naar west

term-points = punten
term-chips = actiefiches
term-districts = tempels in wijken
term-temples = tempels in de hand
term-palace = een plaats in het paleis
term-founding = wijken die gesticht kunnen worden
term-next-temple = de volgende tempel
term-next-district = de volgende wijk
term-supply = overgebleven kanalen, bruggen en tegels
term-effort = gebruikte actiepunten
style-builder = Bouwmeester
style-about-builder = Bouwt vroeg tempels en wil in wijken vooraan staan.
style-founder = Stichter
style-about-founder = Zoekt overal de volgende wijk om te stichten.
style-raider = Plunderaar
style-about-raider = Misgunt anderen wat ze hebben, hun wijken het meest.
style-banker = Bankier
style-about-banker = Spaart actiefiches en tempels voor later.

part-founding = stichtingen
part-districts-1 = wijken I
part-palace-1 = paleis I
part-districts-2 = wijken II
part-palace-2 = paleis II
tie-chips = Gelijke punten: de actiefiches beslissen, { $best } van { SEAT($winners) } tegen { $next } van { SEAT($rival) }.
reason-tiles = Er is geen tegel meer, en iemand heeft geen tempel meer in de hand.
reason-idle = Een hele ronde lang deed niemand iets.
reason-stall = Enkele rondes lang is er niets gegraven, overbrugd, gebouwd of gesticht.
reason-agreed = Iedereen was ervoor de fase te beëindigen.
reason-limit = Langer mag een fase niet duren.

legend =
    ▲3 ■2 ●1 ◆4  een tempel: het teken zoals naast de plaatsen, en zijn waarde
    ✚2           een neutrale tempel; ✚ naast het eiland: die nog te plaatsen zijn
    p2           de Mexica van p2, met omgekeerde kleuren
    ═1 ║1        de Mexica van p1 op een brug
    ══ ║║        een brug: oost-west (ew), noord-zuid (ns)
    ()           een kanaal op één veld
    (≈≈)         een kanaal op twee velden, west-oost; noord-zuid: ╭╮ boven ╰╯
     7           een getal alleen op land: de tegel van een gestichte wijk
     :  ·        land van een gestichte wijk; ander land
     ⌂  ✶        het paleis: een startveld; het wapen
    II · 3       fase 2, ronde 3; AP zijn de actiepunten die over zijn
    >            wie aan de beurt is
    ★  chip      punten, actiefiches; build 1 2 3 4: tempels in de hand
    () (≈≈) ══   met een getal: wat er over is van kanalen, bruggen en fiches
    found        uitgelegde tegels; II: die van fase 2; ×: die uit het spel zijn
    · 178·b1     ongestichte wijken: grootte·veld; helder: hun tegel ligt er

lesson-place = Welkom in Tenochtitlan! Je speelt de rode Mexica met de driehoek. Iedereen begint in het paleis: zet je figuur op i7.
lesson-canal = Jij bent aan de beurt: 6 actiepunten, vrij te besteden. Een kanaal kost 1 en mag overal liggen, dichtbij of ver weg. Graaf er een op s7 en s8 in het oosten.
lesson-district = Wat rondom door water omgeven is, is een wijk, en ook het meer is water. Nog een kanaal op s9 sluit een wijk van 7 velden af. Op het vlot ligt een tegel van 7: daar gaat het om.
lesson-bridge = Niemand loopt door water. Leg voor 1 actiepunt een brug op s8, van oost naar west.
lesson-end = Je hebt nog 3 actiepunten. Je zou actiefiches voor later kunnen nemen; wat aan het eind over is, vervalt. Beëindig je beurt, dan speelt je tegenstander.
lesson-jump = Te voet is de weg naar je wijk te lang. Een sprong naar een willekeurig vrij veld kost 5 actiepunten. Spring naar t8.
lesson-found = Je staat in een wijk van 7 die nog niet gesticht is, en de tegel ligt open. Sticht haar! Dat kost niets. Kies een vrij veld voor de tegel: je krijgt meteen het linker kleine getal, 4 punten.
lesson-temple = Je laatste actiepunt: een tempel kost zijn waarde en komt in de wijk waar je staat. Bouw er een van waarde 1 op een vrij veld.
lesson-answer = Goed gedaan. Beëindig je beurt.
lesson-walk = Bruggen zijn ook aanlegplaatsen. Loop voor 1 actiepunt van t8 naar het westen, de brug s8 op.
lesson-sail = Een boot brengt je over het water van brug naar brug, ook over het meer: 1 actiepunt voor elke brug die je passeert of bereikt. Vaar naar o8.
lesson-score = Zijn alle tegels gesticht en heeft iemand geen tempel meer in de hand, dan eindigt een fase en wordt alles geteld; ook als een hele ronde lang niemand iets doet. Beëindig je beurt: om je de telling te laten zien, laten jullie daarna allebei een ronde voorbijgaan.
lesson-over = De wijk van 7 heeft je voor de meeste tempels het grote getal opgeleverd: 7 punten. De tweede en derde plaats zouden 4 en 2 krijgen, een Mexica op een zon van het paleis 5. Nu komen er nieuwe tegels en tempels voor fase 2; daarna wordt het hele eiland nog eens geteld. Meer hoef je niet te weten!
