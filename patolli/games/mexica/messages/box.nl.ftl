# De woorden van het formulier waarin de doos wordt verbeterd.
box-board-map = Het eiland
box-board-map-about = Het eiland met het paleis en de gedrukte kanalen.
box-tool-lake = meer
box-tool-land = land
box-tool-start = start
box-tool-crest = wapen
box-tool-canal = kanaal
box-cells = Nu: { $land } velden land, { $start } voor de start, { $crest } met het wapen, { $canal } met gedrukt kanaal.
box-tiles = Wijktegels
box-tiles-about = De getallen op elke tegel, van grootte 3 tot en met 13.
box-tiles-heads = 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13
box-tiles-middle = getal in het midden
box-tiles-small = klein getal
box-supply = Voorraad
box-supply-about = Wat bij het begin naast het bord ligt.
box-supply-singles = kanalen van één veld
box-supply-doubles = kanalen van twee velden
box-supply-bridges = bruggen
box-supply-chips = fiches
box-temples = Tempels
box-temples-about = Hoeveel tempels van waarde 1 tot en met 4 elke speler in een fase heeft.
box-temples-phase-1 = fase 1
box-temples-phase-2 = fase 2
box-neutral = Neutrale tempels
box-neutral-about = Hoeveel er van waarde 1 tot en met 4 in elke set zijn.
box-neutral-20 = set van 20 punten
box-neutral-more = grotere set
fault-fixed = Dat hoort bij de regels en kan niet veranderen.
fault-tile-numbers = Op de tegel van grootte { $size } staan { $middle } en { $small }. Het getal in het midden mag hoogstens zo groot zijn als de tegel, het kleine hoogstens zo groot als dat in het midden.
fault-no-temple = Hier ontbreekt nog iets: er moet minstens één tempel bij zijn.
fault-row = Deze rij past niet. Ze heeft { $n } van deze tekens nodig: ~ # S E C.
fault-letters = Met het teken { $letter } zijn er { $n } velden. Het moeten er { $expected } zijn.
fault-shore = Op { $place } past dat niet: meer en eiland liggen waar de regels ze hebben.
fault-places = { $what ->
    [doubles] Voor kanalen van twee velden zijn er { $n } plaatsen
    [bridges] Voor bruggen zijn er { $n } plaatsen
   *[temples] Voor neutrale tempels zijn er { $n } velden
}. Het moeten er { $expected } zijn, zoals op het bord van de regels.
fault-printed = Deze kanalen passen niet. Elk veld met gedrukt kanaal wordt precies één keer bedekt.
