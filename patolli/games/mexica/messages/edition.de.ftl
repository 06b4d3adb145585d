# Die Namen der Tabellen in den Datendateien, und woher sie stammen: für die Seite „Diese Ausgabe“.

fact-rows = Die Insel
source-rows = Bild des Spielplans von 2015, bestätigt durch zwei öffentliche Umsetzungen; am Umriss der Insel ist also nichts rekonstruiert, und er bleibt, wie er ist (M1.1, M1.3, M1.17)
fact-printed = Die aufgedruckten Kanäle
source-printed = beide Anleitungen (M2.2)
fact-tiles = Die Plättchen
source-tiles = Bild der Plättchen von 2015; 13/7/4, die 6 mit der 3, die 7 oder 8 mit 4 und 2 sind gedruckt (M1.11)
fact-supply = Kanäle, Brücken und Chips
source-supply = beide Anleitungen (M1.9, M1.10, M1.14)
fact-temples = Die Tempel jeder Person
source-temples = beide Anleitungen (M1.13)
fact-neutral = Die neutralen Tempel
source-neutral = für 20 die Anleitung von 2015; „mehr“ haben wir festgelegt (M18.3)
