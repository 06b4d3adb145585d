# Waarom iets in Mexica niet kan, per regel. Conventions: patolli/messages/__init__.py.

explain-M2-3 = De tegels worden geloot: acht van de vijftien liggen eerst open.
explain-M2-6 = Daar begint al iemand. Kies een ander startveld van het paleis.
explain-M3-3 = Dit kost { $cost ->
    [one] 1 actiepunt
   *[other] { $cost } actiepunten
}, en je hebt er { $ap ->
    [0] geen meer
   *[other] nog maar { $ap }
}.
explain-M4-1 = Er zijn geen kanalen van deze soort meer. Neem de andere soort: voor één veld of voor twee.
explain-M4-2 = Een lang kanaal bedekt twee velden naast elkaar; deze twee raken elkaar niet.
explain-M4-3 = Dat is het paleis. Daar graaft niemand.
explain-M4-4 = Daar is al water. Kanalen graaf je op land.
explain-M4-5 = Op { SPOT($cell) } { $thing ->
    [figure] staat iemand
    [temple] staat een tempel
   *[tile] ligt een tegel
}. Een kanaal heeft lege velden nodig.
explain-M4-6 = Dat hoort bij een gestichte wijk, en die verandert nooit meer.
explain-M4-7 = Daar eindigt een brug. Zolang die er ligt, blijft het veld land.
explain-M6-2 = Je Mexica is niet in die wijk. Breng hem er eerst heen: op land, niet op een brug.
explain-M6-3 = Die wijk is al gesticht.
explain-M6-4 = { $size ->
    [hidden] Je Mexica staat in geen enkele wijk.
   *[other] Je wijk heeft { $size } velden, maar een tegel met dat getal is er niet. { $sizes ->
        [none] Er zijn geen tegels meer.
       *[other] Open liggen: { LIST($sizes) }.
    }
}
explain-M6-5 = De tegel heeft een leeg veld van de wijk nodig dat niet bij het paleis hoort.
explain-M7-1 = Bruggen gaan alleen over kanalen, niet over land en niet over het meer.
explain-M7-2 = Daar ligt al een brug.
explain-M7-3 = Een brug heeft aan beide kanten land nodig. Probeer de andere richting of een ander veld.
explain-M7-6 = Alle bruggen liggen op het bord. Je kunt er een verplaatsen waar niemand op staat.
explain-M7-7 = Verplaatsen mag pas als de voorraad leeg is. Leg zolang een nieuwe brug.
explain-M7-8 = Op die brug staat iemand, dus blijft hij liggen.
explain-M7-9 = Zo zou de brug liggen zoals nu. Kies een ander veld of de andere richting.
explain-M8-1 = Dat is verder dan één stap. Loop veld voor veld, neem een boot, of spring voor 5 actiepunten.
explain-M8-2 = Op { SPOT($cell) } { $thing ->
    [figure] staat iemand
    [temple] staat een tempel
   *[tile] ligt een tegel
}. Je kunt alleen op lege velden stappen.
explain-M8-3 = Op een brug stap je alleen vanaf een van de uiteinden, en alleen als er niemand op staat.
explain-M8-4 = Van een brug stap je alleen naar een van de uiteinden, en alleen als dat veld leeg is.
explain-M8-5 = Niemand loopt door water. Neem een brug, en verlaat hem weer op land.
explain-M9-1 = Boten vertrekken bij bruggen. Stap eerst op een brug.
explain-M9-2 = Boten leggen alleen aan bij een andere brug.
explain-M9-3 = Er loopt geen water van jouw brug naar die.
explain-M9-4 = Op die brug staat iemand, dus daar kan geen boot aanleggen.
explain-M10-1 = Springen kan naar een leeg landveld of naar een brug waar niemand op staat.
explain-M11-1 = Je hebt geen tempel van { $value } meer.
explain-M11-2 = Tempels staan op land, niet op water of bruggen.
explain-M11-3 = Op { SPOT($cell) } { $thing ->
    [figure] staat iemand
    [temple] staat een tempel
   *[tile] ligt een tegel
}. Een tempel heeft een leeg veld nodig.
explain-M11-4 = Op het paleis bouwt niemand.
explain-M11-5 = Bouwen kan alleen in de wijk waar je Mexica op land staat.
explain-M12-2 = In de eerste ronde mag niemand worden ingesloten. Hier { $cells ->
    [0] zou { SEAT($seat) } niet meer van de brug af komen
    [one] zou { SEAT($seat) } op het land geen stap meer kunnen zetten
   *[other] zou { SEAT($seat) } te voet nog maar { $cells } velden bereiken, en daarbuiten ligt een groter stuk van { $larger } velden
}. Laat een uitweg: genoeg land om te lopen, of een brug waarop niemand staat.
explain-M13-1 = Er zijn geen actiefiches meer.
explain-M13-2 = Je hebt in deze beurt al twee fiches genomen; meer mag niet.
explain-M13-3 = Je hebt geen actiefiche.
explain-M13-4 = Die fiche heb je net genomen. Inzetten kan vanaf je volgende beurt.
explain-M14-11 = Dat voorstellen kan in fase 2 één keer in elke beurt, voor een open tegel, als er aan tafel zo gestemd wordt.
explain-M14-12 = De vraag is of jullie deze ene tegel opgeven. Zeg ja of nee.
explain-M14-13 = De vraag is of deze fase moet eindigen. Zeg ja of nee.
explain-M17-1 = Het spel is afgelopen.
explain-M18-2 = Alle neutrale tempels van deze waarde staan al op het eiland.
explain-M18-3 = Alle neutrale tempels van deze waarde staan al op het eiland.
explain-M18-4 = Een neutrale tempel heeft een leeg veld nodig dat niet aan de oever en niet in het paleis ligt.
explain-M18-5 = De dichtstbijzijnde neutrale tempel is maar { $gap } ver. Het moet { $distance } of meer zijn, kolommen en rijen samen geteld.
explain-M18-6 = Het toeval zet de grotere neutrale tempels eerst neer.
