# Die Wörter des Formulars, in dem die Schachtel berichtigt wird.
box-board-map = Die Insel
box-board-map-about = Die Insel mit dem Palast und den aufgedruckten Kanälen.
box-tool-lake = See
box-tool-land = Land
box-tool-start = Start
box-tool-crest = Wappen
box-tool-canal = Kanal
box-cells = Jetzt: { $land } Felder Land, { $start } für den Start, { $crest } mit dem Wappen, { $canal } mit gedrucktem Kanal.
box-tiles = Bezirksplättchen
box-tiles-about = Die Zahlen auf jedem Plättchen, von Größe 3 bis 13.
box-tiles-heads = 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13
box-tiles-middle = Zahl in der Mitte
box-tiles-small = kleine Zahl
box-supply = Vorrat
box-supply-about = Was zu Beginn neben dem Plan liegt.
box-supply-singles = Kanäle für ein Feld
box-supply-doubles = Kanäle für zwei Felder
box-supply-bridges = Brücken
box-supply-chips = Chips
box-temples = Tempel
box-temples-about = Wie viele Tempel vom Wert 1 bis 4 jeder Spieler in einer Phase hat.
box-temples-phase-1 = Phase 1
box-temples-phase-2 = Phase 2
box-neutral = Neutrale Tempel
box-neutral-about = Wie viele es vom Wert 1 bis 4 in jedem Satz gibt.
box-neutral-20 = Satz mit 20 Punkten
box-neutral-more = größerer Satz
fault-fixed = Das gehört zu den Regeln und lässt sich nicht ändern.
fault-tile-numbers = Auf dem Plättchen der Größe { $size } stehen { $middle } und { $small }. Die Zahl in der Mitte darf höchstens so groß sein wie das Plättchen, die kleine höchstens so groß wie die in der Mitte.
fault-no-temple = Hier fehlt noch etwas: Mindestens ein Tempel muss dabei sein.
fault-row = Diese Zeile passt nicht. Sie braucht { $n } von diesen Zeichen: ~ # S E C.
fault-letters = Mit dem Zeichen { $letter } gibt es { $n } Felder. Es müssen { $expected } sein.
fault-shore = Auf { $place } passt das nicht: See und Insel liegen, wo die Regeln sie haben.
fault-places = { $what ->
    [doubles] Für Kanäle über zwei Felder gibt es { $n } Stellen
    [bridges] Für Brücken gibt es { $n } Stellen
   *[temples] Für neutrale Tempel gibt es { $n } Felder
}. Es müssen wie auf dem Plan der Regeln { $expected } sein.
fault-printed = Diese Kanäle passen nicht. Jedes Feld mit gedrucktem Kanal wird genau einmal bedeckt.
