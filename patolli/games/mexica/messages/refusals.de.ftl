# Warum in Mexica etwas nicht geht, nach Regeln. Conventions: patolli/messages/__init__.py.

explain-M2-3 = Die Plättchen lost der Zufall aus: Acht der fünfzehn liegen zuerst offen.
explain-M2-6 = Dort beginnt schon jemand. Wähle ein anderes Startfeld des Palastes.
explain-M3-3 = Das kostet { $cost ->
    [one] 1 Aktionspunkt
   *[other] { $cost } Aktionspunkte
}, und du hast { $ap ->
    [0] keinen mehr
   *[other] nur noch { $ap }
}.
explain-M4-1 = Von diesen Kanälen ist keiner mehr da. Nimm die andere Sorte: für ein Feld oder für zwei.
explain-M4-2 = Ein langer Kanal bedeckt zwei Felder nebeneinander; diese beiden berühren sich nicht.
explain-M4-3 = Das ist der Palast. Dort gräbt niemand.
explain-M4-4 = Dort ist schon Wasser. Kanäle gräbt man an Land.
explain-M4-5 = Auf { SPOT($cell) } { $thing ->
    [figure] steht jemand
    [temple] steht ein Tempel
   *[tile] liegt ein Plättchen
}. Ein Kanal braucht leere Felder.
explain-M4-6 = Das gehört zu einem gegründeten Bezirk, und der ändert sich nie mehr.
explain-M4-7 = Dort endet eine Brücke. Solange sie liegt, bleibt das Feld Land.
explain-M6-2 = Deine Figur ist nicht in diesem Bezirk. Bring sie erst dorthin: auf Land, nicht auf eine Brücke.
explain-M6-3 = Dieser Bezirk ist schon gegründet.
explain-M6-4 = { $size ->
    [hidden] Deine Figur steht in keinem Bezirk.
   *[other] Dein Bezirk hat { $size } Felder, aber ein Plättchen mit dieser Zahl gibt es nicht. { $sizes ->
        [none] Es sind keine mehr da.
       *[other] Ausgelegt sind: { LIST($sizes) }.
    }
}
explain-M6-5 = Das Plättchen braucht ein leeres Feld des Bezirks, das nicht zum Palast gehört.
explain-M7-1 = Brücken führen nur über Kanäle, nicht über Land und nicht über den See.
explain-M7-2 = Dort liegt schon eine Brücke.
explain-M7-3 = Eine Brücke braucht an beiden Enden Land. Versuch die andere Richtung oder ein anderes Feld.
explain-M7-6 = Alle Brücken liegen auf dem Plan. Du kannst eine versetzen, auf der niemand steht.
explain-M7-7 = Versetzt wird erst, wenn keine Brücke mehr im Vorrat ist. Lege so lange eine neue.
explain-M7-8 = Auf dieser Brücke steht jemand, also bleibt sie liegen.
explain-M7-9 = So läge die Brücke wie jetzt. Wähle ein anderes Feld oder die andere Richtung.
explain-M8-1 = Das ist weiter als ein Schritt. Geh Feld für Feld, nimm ein Boot, oder spring für 5 Aktionspunkte.
explain-M8-2 = Auf { SPOT($cell) } { $thing ->
    [figure] steht jemand
    [temple] steht ein Tempel
   *[tile] liegt ein Plättchen
}. Betreten kannst du nur leere Felder.
explain-M8-3 = Auf eine Brücke kommst du nur von einem ihrer Enden aus, und nur, wenn niemand darauf steht.
explain-M8-4 = Von einer Brücke kommst du nur auf eines ihrer Enden, und nur, wenn das Feld leer ist.
explain-M8-5 = Durch Wasser geht niemand. Nimm eine Brücke, und verlass sie wieder auf Land.
explain-M9-1 = Boote legen an Brücken ab. Geh erst auf eine Brücke.
explain-M9-2 = Boote legen nur an einer anderen Brücke an.
explain-M9-3 = Von deiner Brücke führt kein Wasser zu dieser.
explain-M9-4 = Auf dieser Brücke steht jemand, also kann dort kein Boot anlegen.
explain-M10-1 = Springen kannst du auf ein leeres Landfeld oder auf eine Brücke, auf der niemand steht.
explain-M11-1 = Du hast keinen Tempel der Stufe { $value } mehr.
explain-M11-2 = Tempel stehen an Land, nicht auf Wasser oder Brücken.
explain-M11-3 = Auf { SPOT($cell) } { $thing ->
    [figure] steht jemand
    [temple] steht ein Tempel
   *[tile] liegt ein Plättchen
}. Ein Tempel braucht ein leeres Feld.
explain-M11-4 = Auf dem Palast baut niemand.
explain-M11-5 = Bauen kannst du nur in dem Bezirk, in dem deine Figur an Land steht.
explain-M12-2 = In der ersten Runde darf niemand eingeschlossen werden. Hier { $cells ->
    [0] käme { SEAT($seat) } nicht mehr von der Brücke herunter
    [one] könnte { SEAT($seat) } an Land keinen Schritt mehr tun
   *[other] käme { SEAT($seat) } zu Fuß nur noch auf { $cells } Felder, und jenseits liegt ein größeres Stück von { $larger } Feldern
}. Lass einen Ausweg: genug Land für den Weg zu Fuß oder eine Brücke, auf der niemand steht.
explain-M13-1 = Es sind keine Aktionschips mehr da.
explain-M13-2 = Du hast in diesem Zug schon zwei Chips genommen; mehr geht nicht.
explain-M13-3 = Du hast keinen Aktionschip.
explain-M13-4 = Diesen Chip hast du gerade erst genommen. Einsetzen kannst du ihn ab deinem nächsten Zug.
explain-M14-11 = Vorschlagen kannst du das in Phase 2 einmal in jedem Zug, für ein ausgelegtes Plättchen, wenn am Tisch so abgestimmt wird.
explain-M14-12 = Gefragt ist, ob ihr dieses eine Plättchen aufgebt. Sag ja oder nein.
explain-M14-13 = Gefragt ist, ob diese Phase enden soll. Sag ja oder nein.
explain-M17-1 = Das Spiel ist aus.
explain-M18-2 = Von diesen neutralen Tempeln stehen schon alle auf der Insel.
explain-M18-3 = Von diesen neutralen Tempeln stehen schon alle auf der Insel.
explain-M18-4 = Ein neutraler Tempel braucht ein leeres Feld, das weder am Ufer noch im Palast liegt.
explain-M18-5 = Der nächste neutrale Tempel ist nur { $gap } entfernt. Es müssen mindestens { $distance } sein, Spalten und Reihen zusammengezählt.
explain-M18-6 = Der Zufall stellt die größeren neutralen Tempel zuerst auf.
