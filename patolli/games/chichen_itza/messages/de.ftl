# Chichén Itzá auf Deutsch. Vereinbarungen: patolli/messages/__init__.py.

name = Chichén Itzá
about = Krieger und Helden aufstellen, die Gunst der Götter gewinnen und das Land um die Stadt Kreaturen und Rivalen abnehmen.
length = etwa 45 bis 120 Minuten

option-layout = die Form der Landkarte
option-layout-standard = die der Regeln
option-layout-random = Plättchen für Plättchen zufällig, jedes berührt zwei andere
option-layout-players = ihr legt sie selbst: zuerst liegen die Plättchen um die Stadt, dann reihum jedes so, dass es zwei andere berührt
option-supply-limits = ob Glücksmarker und Götzen ausgehen können
option-supply-limits-off = es sind immer genug da
option-supply-limits-on = es gibt nur so viele wie in der Schachtel
option-movement = wie weit das Fernkampfrad Gruppen ziehen lässt
option-movement-linear = mit jeder Stufe einen Schritt weiter
option-movement-paired = je zwei Stufen haben dieselbe Reichweite
option-rounds = die Zahl der Runden
option-rounds-6 = das ganze Spiel
option-rounds-3 = ein kurzes Spiel: der Rundenmarker zieht immer zwei Felder weiter, die letzten Aufgaben werden also zusammen geprüft
option-box = die Zahlen der Karten, Plättchen und Würfel

ask-Laying = Wohin legst du dieses Plättchen: { $kind ->
    [0] { word-land-camp }
    [1] { word-land-village }
    [2] { word-land-temple }
    [3] { word-land-ruin }
    [4] { word-land-mine-yellow }
    [5] { word-land-mine-red }
    [6] { word-water-camp }
    [7] { word-water-village }
    [8] { word-water-temple }
    [9] { word-water-ruin }
    [10] { word-water-mine-green }
    [11] { word-water-mine-white }
   *[other] { word-water-mine-blue }
}? Es muss zwei andere berühren.
ask-Yield = Wie viele deiner Dörfer und Lager bringen { COUNT($box_gods_g27_coins, "coins") }? Die übrigen schicken je { COUNT($box_gods_g27_warriors, "warriors") }.
ask-Pay = Bezahl einen Helden, oder entlass einen.
ask-SupplyGods = Nutze eine Götterkarte der Versorgungsphase, oder sag, dass du fertig bist.
ask-PutOn = Setz einen Krieger aus der Reserve auf eines von { SPOT($tiles) }, oder sag, dass du fertig bist.
ask-Turn = Wähle eine Aktion.
ask-TakeGod = Welche Götterkarte nimmst du?
ask-Delve = Behalte eine der gezogenen Karten, oder nimm die offene.
ask-Scouting = Wohin kommt der Späher?
ask-Treasure = Der Schatzwürfel zeigt { $die }. Um { $box_gods_g32_value } erhöhen?
ask-UseGod = { $god ->
    [29] Dazu { COUNT($box_gods_g29_value, "warriors") } nehmen?
    [33] Einen zweiten Schatz suchen?
    [37] Für die Ruine { COUNT($box_gods_g37_value, "warriors") } nehmen?
   *[other] Die Götterkarte g{ $god } nutzen?
}
ask-AnyWheel = Welches Rad drehst du?
ask-Reinforce = { $placed ->
    [0] Setz einen Krieger aus der Reserve in die Stadt oder auf ein Plättchen mit eigenen Einheiten, oder sag, dass du fertig bist.
   *[other] Setz noch einen Krieger, oder sag, dass du fertig bist; gesetzt: { $placed }.
}
ask-Regroup = Nenn einen neuen Ort für einen Helden oder die Zahl der Krieger für ein Plättchen, in beliebiger Reihenfolge. „done“ lässt alles Weitere, wie es ist.
ask-Recruit = { $city_only ->
    [yes] Welchen Helden wirbst du an? Er kommt in die Stadt.
   *[no] Welchen Helden wirbst du an, und wohin kommt er?
}
ask-Move = { $chosen ->
    [no] Ziehst du über Land oder über Wasser?
   *[yes] { $start ->
        [-1] Von wo ziehst du?
       *[other] { $warriors ->
            [-1] Welche Einheiten ziehen von { SPOT($start) } los?
           *[other] { $end ->
                [-1] Wohin zieht die Gruppe von { SPOT($start) }?
               *[other] Nimm auf dem Weg nach { SPOT($end) } einen Krieger mit, oder sag, dass du fertig bist (done).
            }
        }
    }
}
ask-Muster = Ruf einen Krieger von einem anderen Plättchen zum Kampf, oder sag, dass du fertig bist.
ask-Gate = { $god ->
    [41] Soll die Magiephase in diesem Kampf ausfallen?
    [42] Soll die Fernkampfphase in diesem Kampf ausfallen?
    [43] Soll es eine zweite Magiephase geben?
    [44] Soll die dritte Nahkampfrunde ausfallen?
    [45] Soll es eine vierte Nahkampfrunde geben?
   *[46] Soll es eine zweite Fernkampfphase geben?
}
ask-Cast = { $cards ->
    [0] Wirk Stein- oder Feuerkarten, oder keine.
   *[other] Wie viele der { $cards } Karten sind Steinkarten?
}
ask-Throw = { $stage ->
    [2] Welche Würfel wirfst du noch einmal?
    [4] Nach den Bonuswürfen: 2 Glück für einen weiteren Treffer, oder fertig?
   *[other] Verbessere den Wurf mit Glück oder Karten, oder sag, dass du fertig bist.
}
ask-Beast = Die Kreatur hat gewürfelt. Muss sie noch einmal würfeln?
ask-Damage = { $stage ->
    [0] Gib Götzen ab, um Herzen zu entfernen, oder sag, dass du fertig bist.
    [1] Gib einen Schild ab, um alle Treffer gegen dich aufzuheben?
   *[other] Wehr Treffer ab oder rette deine Schilde mit dem, was du hast, oder sag, dass du fertig bist.
}
ask-Fall = Welcher Held fällt?
ask-Lines = Welche Verbindung zählt doppelt?
ask-Relocate = Versetz den Helden auf ein anderes eigenes Plättchen, oder lass ihn stehen.
ask-TaskCoins = Tausch Götzen ein, um auf die { $need } Münzen der Aufgabe zu kommen, oder sag, dass du fertig bist.
ask-Mark = Du hast die Aufgabe erfüllt: Welcher Krieger kommt für immer auf die Karte?
ask-Raid = { $kind ->
    [0] Eine Schlange greift die Stadt an.
    [1] Ein Affe greift die Stadt an.
    [2] Ein Jaguar greift die Stadt an.
    [3] Ein Triceratops greift die Stadt an.
    [4] Ein Kaiman greift die Stadt an.
    [5] Ein Schamane greift die Stadt an.
   *[6] Ein Kukulkan greift die Stadt an.
} Welche deiner Einheiten verteidigen sie?

verb-act = eine Aktion wählen und bezahlen
verb-idol = einen Götzen gegen Münzen, Glück oder eine Magiekarte tauschen
verb-done = hier aufhören oder verzichten
verb-use = eine Götter- oder Heldenkarte jetzt nutzen
verb-kind = über Land oder über Wasser ziehen
verb-from = hier beginnt die Gruppe
verb-take = wie viele Krieger und welche Helden mitgehen
verb-to = dorthin zieht die Gruppe
verb-pick = ein Krieger von dort kommt mit
verb-put = ein Krieger aus der Reserve kommt dorthin
verb-station = der Held dieses Typs steht dort
verb-set = wie viele Krieger am Ende dort stehen
verb-recruit = ein Held dieses Typs kommt dorthin
verb-god = diese Götterkarte nehmen
verb-delve = { COUNT($box_gods_g30_cards, "cards") } dieses Stapels verdeckt ziehen
verb-scout = einen Späher dorthin legen
verb-wheel = dieses Rad drehen
verb-yield = wie viele Dörfer und Lager Münzen bringen
verb-pay = den Helden dieses Typs bezahlen
verb-dismiss = den Helden dieses Typs entlassen
verb-cast = wie viele Magiekarten du wirkst
verb-mix = wie viele der Karten Steinkarten sind
verb-luck = Glück für den Wurf einsetzen
verb-again = einen Würfel mit dieser Zahl noch einmal werfen
verb-block = einen Treffer abwehren
verb-fall = der Held dieses Typs fällt
verb-double = diese Verbindung zählt doppelt
verb-mark = von hier kommt der Krieger für die Aufgabe
verb-roll = einen Würfel werfen
verb-beast = den Würfel der Kreatur werfen
verb-draw = eine Magiekarte ziehen
verb-reveal = eine Götterkarte aufdecken
verb-hero = eine Heldenkarte aufdecken
verb-strength = die Stärke einer Kreatur ziehen
verb-ruin = eine Ruine ziehen
verb-raid = die Kreatur aufdecken, die die Stadt angreift
verb-cost = einen Kostenmarker auslegen
verb-order = die Spielreihenfolge auslosen
verb-slot = ein Aktionsplättchen auslegen
verb-goal = eine Aufgabe ziehen
verb-spawn = eine Kreatur ziehen
verb-tile = ein Geländeplättchen ziehen
verb-cell = ein Platz auf der Karte: ausgelost, oder wohin du das Plättchen legst

do-act = { $spot ->
    [none] Aktion wählen
    [defence] Verteidigungsrad drehen
    [melee] Nahkampfrad drehen
    [ranged] Fernkampfrad drehen
    [mage] Magierad drehen
    [god] Götterkarte nehmen
    [magic] Magiekarten ziehen
    [scout] Späher senden
    [war] Krieg erklären
    [favour] Um die Gunst der Götter werben
    [reinforce] Verstärken
    [regroup] Umgruppieren
    [land] Über Land ziehen
    [land2] Über Land ziehen
    [water] Über Wasser ziehen
    [water2] Über Wasser ziehen
    [recruit] Held anwerben
    [move] Mit einem Helden ziehen
    [free] Mit einem Helden ziehen, kostenlos
   *[coins] Münzen nehmen
}
do-idol = Götzen tauschen{ $a ->
    [none] {""}
   *[other] : { WORD($a) }
}
do-done = { $frame ->
    [Move] Das sind alle
    [Muster] Das sind alle
    [Damage] Nichts mehr
    [Gate] Nein
    [UseGod] Nein
    [Treasure] Nein
    [Beast] So lassen
    [Relocate] Dort lassen
   *[other] Fertig
}
do-use = { $a ->
    [none] Karte nutzen
   *[other] Ja: { WORD($a) }
}
do-kind = { $a ->
    [land] Über Land ziehen
    [water] Über Wasser ziehen
   *[other] Über Land oder Wasser
}
do-from = Hier aufbrechen
do-take = { $a ->
    [none] Wer mitgeht
    [0] Keine Krieger
    [one] 1 Krieger
   *[other] { $a } Krieger
}{ $b ->
    [none] {""}
    [a] , Held a
    [b] , Held b
    [c] , Held c
    [ab] , Helden a und b
    [ac] , Helden a und c
    [bc] , Helden b und c
   *[abc] , Helden a, b und c
}
do-to = Dorthin ziehen
do-pick = Krieger mitnehmen
do-cell = Plättchen hierhin legen
do-put = Krieger aufstellen
do-station = Held aufstellen
do-set = { $a ->
    [none] Krieger verteilen
    [0] Keine Krieger
    [one] 1 Krieger
   *[other] { $a } Krieger
}
do-recruit = { $a ->
    [none] Held anwerben
   *[other] Held { $a } anwerben
}
do-god = { $a ->
    [none] Gottheit nehmen
   *[other] { WORD($a) }
}
do-delve = { $a ->
    [gold] { $box_gods_g30_cards } goldene Karten ziehen
    [green] { $box_gods_g30_cards } grüne Karten ziehen
    [red] { $box_gods_g30_cards } rote Karten ziehen
    [blue] { $box_gods_g30_cards } blaue Karten ziehen
   *[other] { COUNT($box_gods_g30_cards, "cards") } eines Stapels ziehen
}
do-scout = Späher senden
do-wheel = { $a ->
    [defence] Verteidigungsrad drehen
    [melee] Nahkampfrad drehen
    [ranged] Fernkampfrad drehen
    [mage] Magierad drehen
   *[other] Ein Rad drehen
}
do-yield = { $a ->
    [none] Münzen oder Krieger
    [0] Nur Krieger
    [one] { COUNT($box_gods_g27_coins, "coins") } von einem davon
   *[other] Je { COUNT($box_gods_g27_coins, "coins") } von { $a } davon
}
do-pay = Held bezahlen
do-dismiss = Held entlassen
do-cast = { $a ->
    [none] Nichts wirken
   *[other] { $b } × { WORD($a) } wirken
}
do-mix = { $a ->
    [none] Karten wählen
   *[other] Steinkarten: { $a }
}
do-luck = { $a ->
    [none] Glück einsetzen
   *[other] { WORD($a) }
}
do-again = { $a ->
    [none] Neu werfen
    [all] Alle neu werfen
   *[other] Eine { $a } neu werfen
}
do-block = { $a ->
    [idol] Treffer abwehren: 1 Götze
    [luck] Treffer abwehren: Glück
   *[other] Treffer abwehren
}
do-fall = Der Held fällt
do-double = { $a ->
    [none] Verbindung wählen
   *[other] { WORD($a) }
}
do-mark = Krieger von hier nehmen

cost-coins = { $n ->
    [one] 1 Münze
   *[other] { $n } Münzen
}
cost-idols = { $n ->
    [one] 1 Götze
   *[other] { $n } Götzen
}

event-cell = Ein Platz wird ausgelost: { SPOT($spot) }.
event-tile = { SPOT($spot) } ist { WORD($tile) }.
events-tile = { $n } Plättchen der Landkarte liegen offen: { SPOT($spot) }.
event-tile-shown = { SEAT($seat) } deckt ein Plättchen auf: { WORD($tile) }.
event-laid = { SEAT($seat) } legt es auf { SPOT($spot) }: { WORD($tile) }.
event-spawned = Eine Kreatur auf { SPOT($spot) }: { WORD($creature) }.
events-spawned = { $n } Kreaturen auf der Landkarte: { WORD($creature) }.
event-goal = Eine Aufgabe wird ausgelegt: { WORD($task) }.
event-slot = Feld { $field } des Aktionsplans ist { WORD($slot) }.
events-slot = Der Aktionsplan, Feld für Feld: { WORD($slot) }.
event-cost = Kostenmarker { $line } des Aktionsplans ist { $cost }.
events-cost = Die Kostenmarker des Aktionsplans, Zeile für Zeile: { LIST($cost) }.
event-ordered = { SEAT($seat) } hat in der Reihenfolge die Nummer { $place }.
event-round = Runde { $round } beginnt.
event-turn = { SEAT($seat) } ist am Zug.
event-acted = { SEAT($seat) } { $act ->
    [defence] dreht das Verteidigungsrad
    [melee] dreht das Nahkampfrad
    [ranged] dreht das Fernkampfrad
    [mage] dreht das Magierad
    [god] nimmt eine Götterkarte
    [magic] zieht Magiekarten
    [scout] schickt einen Späher aus
    [war] erklärt den Krieg
    [favour] wirbt um die Gunst der Götter
    [reinforce] verstärkt sich
    [regroup] gruppiert um
    [land] zieht über Land
    [water] zieht über Wasser
    [recruit] wirbt einen Helden an
    [move] zieht mit einem Helden
    [free] macht mit einem Helden einen Gratiszug
   *[coins] nimmt Münzen
}{ $price ->
    [0] {""}
    [one] {" "}(1 Münze)
   *[other] {" "}({ $price } Münzen)
}.
event-toll = { SEAT($seat) } zahlt { SEAT($owner) } { COUNT($box_gods_g20_value, "coins") } Zoll, denn auf dem Plättchen liegt ein Marker von { SEAT($owner) }, und { SEAT($owner) } hat die Götterkarte dafür.
event-tribute = { SEAT($seat) } zahlt { SEAT($owner) } { $coins } Münzen für den Angriff auf einen Günstling der Götter.
event-exchanged = { SEAT($seat) } tauscht einen Götzen gegen { $thing ->
    [coins] Münzen
    [luck] Glück
   *[magic] Magie
}.
event-declined = { SEAT($seat) } belässt es dabei.
event-used = { SEAT($seat) } nutzt eine Karte: { WORD($card) }.
event-coins = { SEAT($seat) } erhält { $amount ->
    [one] 1 Münze
   *[other] { $amount } Münzen
}.
event-luck = { SEAT($seat) } erhält { $amount } Glück.
event-idols = { SEAT($seat) } erhält { $amount ->
    [one] 1 Götzen
   *[other] { $amount } Götzen
}.
event-warriors = { SEAT($seat) } erhält { $amount ->
    [one] 1 Krieger
   *[other] { $amount } Krieger
} { $spot ->
    [0] in der Stadt
   *[other] auf { SPOT($spot) }
}.
event-shields = { SEAT($seat) } aktiviert { $amount ->
    [one] 1 Schild
   *[other] { $amount } Schilde
}.
event-wheel = { SEAT($seat) }: Das { $wheel ->
    [defence] Verteidigungsrad
    [melee] Nahkampfrad
    [ranged] Fernkampfrad
   *[mage] Magierad
} steht auf Stufe { $level }.
event-drew = { $card ->
    [hidden] { SEAT($seat) } zieht eine Magiekarte.
    [stone] { SEAT($seat) } zieht eine Steinkarte.
   *[fire] { SEAT($seat) } zieht eine Feuerkarte.
}
events-drew = { $card ->
    [hidden] { SEAT($seat) } zieht { $n } Magiekarten.
   *[other] { SEAT($seat) } zieht { $n } Magiekarten: { WORD($card) }.
}
event-found-magic = { SEAT($seat) } findet im Magiestapel eine { $card ->
    [stone] Steinkarte
   *[fire] Feuerkarte
}.
event-not-found = { SEAT($seat) } findet im Magiestapel keine { $card ->
    [stone] Steinkarte
   *[fire] Feuerkarte
}.
event-renewed = Der Magiestapel ist leer; { $cards ->
    [one] die abgelegte Karte bildet
   *[other] die { $cards } abgelegten Karten bilden
} einen neuen.
event-treasure = { SEAT($seat) } findet einen Schatz: Der Würfel zeigt { $die }.
event-god = { SEAT($seat) } bekommt eine Götterkarte: { WORD($god) }.
event-god-shown = Eine Götterkarte liegt offen: { WORD($god) }.
event-gods-gone = { $gods ->
    [none] Keine Götterkarte liegt mehr offen.
   *[other] Diese Götterkarten verlassen das Spiel: { WORD($gods) }.
}
event-delved = { SEAT($seat) } zieht verdeckt vom { $colour ->
    [gold] goldenen
    [green] grünen
    [red] roten
   *[blue] blauen
} Götterstapel.
event-delved-card = { $god ->
    [hidden] { SEAT($seat) } zieht verdeckt eine Götterkarte.
   *[other] { SEAT($seat) } zieht verdeckt eine Götterkarte: { WORD($god) }.
}
event-recruited = { SEAT($seat) } wirbt einen Helden { $spot ->
    [0] in der Stadt
   *[other] auf { SPOT($spot) }
} an: { WORD($hero) }.
event-hero-shown = Ein Held kann angeworben werden: { WORD($hero) }.
event-hero-home = { SEAT($seat) }: Ein Held kehrt heim: { WORD($hero) }.
event-hero-paid = { SEAT($seat) } bezahlt einen Helden ({ WORD($hero) }): { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}.
event-hero-moved = { SEAT($seat) }: Der Held ({ WORD($hero) }) ist jetzt { $spot ->
    [0] in der Stadt
   *[other] auf { SPOT($spot) }
}.
event-gem = { SEAT($seat) } erhält einen { $gem ->
    [yellow] gelben
    [green] grünen
    [white] weißen
    [red] roten
   *[blue] blauen
} Edelstein.
event-line = { SEAT($seat) } schließt die Verbindung der Edelsteine { WORD($line) }.
event-favour = { SEAT($seat) } steigt auf Stufe { $step } der Gunst.
event-war = { SEAT($seat) } hat { $markers ->
    [0] keinen Marker
    [one] 1 Marker
   *[other] { $markers } Marker
} auf Krieg.
event-scouted = { SEAT($seat) } legt einen Späher auf { SPOT($spot) }.
event-saw-strength = { $strength ->
    [hidden] { SEAT($seat) } sieht sich die Kreatur auf { SPOT($spot) } an.
   *[other] { SEAT($seat) } sieht: Die Kreatur auf { SPOT($spot) } hat Stärke { $strength }.
}
event-saw-ruin = { SEAT($seat) } sieht sich die Ruine auf { SPOT($spot) } an.
event-ruin-up = Die Ruine auf { SPOT($spot) } wird aufgedeckt.
event-regrouped = { SEAT($seat) } hat jetzt { $warriors ->
    [0] keinen Krieger
    [one] 1 Krieger
   *[other] { $warriors } Krieger
} auf { SPOT($spot) }.
event-chose = { SEAT($seat) } bereitet einen Zug vor.
event-moved = { SEAT($seat) } zieht mit { $units ->
    [one] 1 Einheit
   *[other] { $units } Einheiten
} { $start ->
    [0] aus der Stadt
   *[other] von { SPOT($start) }
} { $spot ->
    [0] in die Stadt
   *[other] nach { SPOT($spot) }
}.
event-joined = { SEAT($seat) }: Ein Krieger { $spot ->
    [0] aus der Stadt
   *[other] von { SPOT($spot) }
} schließt sich an.
event-returned = { SEAT($seat) }: Die Gruppe kehrt { $spot ->
    [0] in die Stadt
   *[other] nach { SPOT($spot) }
} zurück.
event-taken-over = { SEAT($seat) } übernimmt { SPOT($spot) }.
event-attacked = { SEAT($seat) } greift { SEAT($defender) } auf { SPOT($spot) } an.
event-hunted = { $spot ->
    [0] { SEAT($seat) } verteidigt die Stadt: { WORD($creature) }, Stärke { $strength }.
   *[other] { SEAT($seat) } greift die Kreatur auf { SPOT($spot) } an: { WORD($creature) }, Stärke { $strength }.
}
event-phase = { WORD($phase) }.
event-swapped = Dank einer Götterkarte waren es { $stones } Stein und { $fires } Feuer.
event-cast = { SEAT($seat) } spielt { $cards } { $magic ->
    [stone] Stein
   *[fire] Feuer
}{ $cards ->
    [one] karte
   *[other] karten
}.
event-rolled = { SEAT($seat) } würfelt { $die }.
events-rolled = { SEAT($seat) } würfelt { LIST($die) }.
event-beast = Der Würfel der Kreatur ({ WORD($creature) }) zeigt { $face ->
    [none] nichts: eine leere Seite
    [H] einen Nahkampftreffer
    [HH] 2 Nahkampftreffer
    [HHH] 3 Nahkampftreffer
    [A] einen Pfeil
    [AA] 2 Pfeile
    [AH] einen Pfeil und einen Nahkampftreffer
    [S] einen Stein
    [SS] 2 Steine
    [SH] einen Stein und einen Nahkampftreffer
    [F] Feuer
    [D] einen Schild
    [DD] 2 Schilde
    [HD] einen Nahkampftreffer und einen Schild
    [C] eine Münze
    [HC] einen Nahkampftreffer und eine Münze
   *[other] { $face }
}.
event-robbed = Die Schlange nimmt { SEAT($seat) } { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
} ab.
event-luck-used = { SEAT($seat) } { $how ->
    [reroll] wirft für 1 Glück alle Würfel noch einmal
    [hit] nimmt für 2 Glück einen weiteren Treffer
    [reroll-shield] wirft für 1 Schild alle Würfel noch einmal
    [hit-shield] nimmt für 2 Schilde einen weiteren Treffer
   *[hit-mixed] nimmt für 1 Glück und 1 Schild einen weiteren Treffer
}.
event-hits = { SEAT($seat) } erzielt { $hits ->
    [0] keinen Treffer
    [one] 1 Treffer
   *[other] { $hits } Treffer
}.
event-blocked = { SEAT($seat) } wehrt einen Treffer mit { $thing ->
    [shield] einem Schild
    [idol] einem Götzen
   *[luck] Glück
} ab.
event-no-effect = Die Aktion von { SEAT($seat) } bleibt ohne Wirkung.
event-shields-back = { SEAT($seat) } behält dafür { $amount ->
    [one] 1 Schild
   *[other] { $amount } Schilde
}.
event-fell = { SEAT($seat) } verliert { $warriors ->
    [0] {""}
    [one] 1 Krieger
   *[other] { $warriors } Krieger
}{ $heroes ->
    [0] { $warriors ->
        [0] nichts
       *[other] {""}
    }
    [one] { $warriors ->
        [0] {""}
       *[other] {" "}und{" "}
    }1 Helden
   *[other] { $warriors ->
        [0] {""}
       *[other] {" "}und{" "}
    }{ $heroes } Helden
}.
event-hearts = { WORD($creature) }: noch { $hearts ->
    [one] 1 Herz
   *[other] { $hearts } Herzen
}.
event-defeated = { SEAT($seat) } besiegt die Kreatur: { WORD($creature) }, Stärke { $strength }.
event-fled = Die Kreatur auf { SPOT($spot) } flieht: { WORD($creature) }.
event-held = Der Angriff auf { SPOT($spot) } ist gescheitert.
event-task-done = { SEAT($seat) } hat die Aufgabe erfüllt: { WORD($task) }.
event-raid = Eine Kreatur greift die Stadt an: { WORD($creature) }. { SEAT($seat) } muss sie verteidigen.
event-raid-over = { SEAT($seat) } bekommt die Kreaturenkarte: { $points } Punkte.
event-new-order = Die neue Reihenfolge: { SEAT($seats) }.
event-ended = Die sechste Runde ist vorbei, und damit das Spiel.

view-setup = Der Tisch wird aufgebaut.
view-over = Das Spiel ist vorbei.
view-round = Runde { $round } von { $rounds }: { $step ->
    [supply] Versorgungsphase
    [action] Aktionsphase, { $turn }. Zug jeder Person
   *[end] Rundenende
}
view-left = Zug { $turn } von { $turns } in dieser Runde; noch { $coins ->
    [0] keine Münzen
    [one] 1 Münze
   *[other] { $coins } Münzen
}
view-fight = { $spot ->
    [0] { SEAT($attacker) } verteidigt die Stadt; Phase: { WORD($phase) }
   *[other] { SEAT($attacker) } kämpft um { SPOT($spot) }; Phase: { WORD($phase) }
}
view-side = { SEAT($seat) } kämpft mit { $units }; Treffer in dieser Phase: { $hits }
view-beast = Die Kreatur ({ WORD($kind) }) hat { $hearts ->
    [one] 1 Herz
   *[other] { $hearts } Herzen
}; Treffer in dieser Phase: { $hits }
view-dice = Wurf von { SEAT($seat) } ({ WORD($throw) }): { $dice ->
    [none] noch keine Würfel
   *[other] { LIST($dice) }
}{ $hitting ->
    [none] {""}
   *[other] ; ein Würfel trifft mit { LIST($hitting) }
}
view-move = { SEAT($seat) } zieht mit { $units } von { SPOT($start) }{ $picked ->
    [none] {""}
   *[other] , dazu von { SPOT($picked) }
}
view-order = Reihenfolge: { SEAT($seats) }; nach Gunst: { SEAT($favour) }
view-prices = { $seat ->
    [-1] Preise
   *[other] Preise für { SEAT($seat) }
}: { LIST($prices) }
view-markers = { SEAT($seat) } hat genutzt: { LIST($tiles) }
view-seat = { SEAT($seat) }: Münzen { $coins }, Glück { $luck }, Götzen { $idols }, Schilde { $shields }, Gunst { $favour }, Kriegsmarker { $war }, Magiekarten { $magic }{ $stone ->
    [0] {""}
   *[other] , sicher { $stone } Stein
}{ $fire ->
    [0] {""}
   *[other] , sicher { $fire } Feuer
}
view-wheels = Räder von { SEAT($seat) }: Verteidigung { $defence }, Nahkampf { $melee }, Fernkampf { $ranged }, Magie { $mage }
view-units = Einheiten von { SEAT($seat) }: { $units ->
    [none] keine
   *[other] { LIST($units) }
}; Reserve { $reserve }; Späher { $scouts ->
    [none] keiner
   *[other] auf { SPOT($scouts) }
}, noch { $left }
view-won = { SEAT($seat) } hat gewonnen: Edelsteine { $gems ->
    [none] keine
   *[other] { WORD($gems) }
}; Kreaturen { $figures ->
    [none] keine
   *[other] { WORD($figures) } ({ $points })
}; Kreaturenkarten { $raids ->
    [none] keine
   *[other] { LIST($raids) }
}; Götterkarten { $gods ->
    [none] keine
   *[other] { LIST($gods) }
}
view-hand = { $own ->
    [yes] Deine Magiekarten
   *[no] Magiekarten von { SEAT($seat) }
}: Stein { $stone }, Feuer { $fire }
view-open-god = Offen, { $colour ->
    [gold] goldene
    [green] grüne
    [red] rote
   *[blue] blaue
} Götterkarte { $god }: { WORD($god) }
view-drawn-god = Verdeckt gezogen, { $god }: { WORD($god) }
view-god = Götterkarte von { SEAT($seat) }, { $god }: { WORD($god) }
view-open-hero = Anzuwerben, Typ { $type }, { $hero } (Sold { $pay }): { WORD($hero) }
view-hero = Held von { SEAT($seat) }, { $hero }, Typ { $type } (Sold { $pay }), { $spot ->
    [-2] in der Gruppe
    [0] in der Stadt
   *[other] auf { SPOT($spot) }
}: { WORD($hero) }
view-task = Aufgabe nach Runde { $round } ({ WORD($set) }, { $points } Punkte): { WORD($task) }{ $seats ->
    [none] {""}
   *[other] ; erfüllt von { SEAT($seats) }
}
view-tiles = { WORD($tile) }: { SPOT($spots) }
view-creatures = { WORD($kind) }: { LIST($spots) }
view-ruin = { $up ->
    [yes] Die Ruine auf { SPOT($spot) } ist { $ruin } ({ $points } Punkte): { WORD($gains) }
   *[no] Nur wer dort einen Späher hat, weiß: Die Ruine auf { SPOT($spot) } ist { $ruin } ({ $points } Punkte): { WORD($gains) }
}
view-raids = Die Stadt wurde angegriffen: { WORD($kinds) }
view-decks = Karten übrig: Magie { $magic } (abgelegt: Stein { $stone }, Feuer { $fire }); Götter gold, grün, rot, blau: { LIST($gods) }

outlook-no-effect = Das bewirkt jetzt nichts: Du zahlst, dein Marker bleibt dort stehen, und die Aktion wird für die anderen teurer.
outlook-needs-idol = Mit deinen Münzen kannst du nirgendwohin ziehen. Dazu brauchst du Münzen für einen Götzen; tauschen kannst du ihn auch dann noch.
outlook-hunt = Allein nach den Würfeln: { $chance } % für das Plättchen, { $figure } % für die Figur ({ WORD($creature) }{ $strength ->
    [0] , Stärke unbekannt
   *[other] , Stärke { $strength }
}). Etwa { $lost } deiner Einheiten fallen.
outlook-attack = Allein nach den Würfeln: { $chance } %, das Plättchen von { SEAT($defender) } zu nehmen, mindestens { $least } % mit Magie gegen dich. Etwa { $lost } deiner Einheiten fallen.
outlook-raid = Allein nach den Würfeln: { $chance } %, die Stadt zu retten. Etwa { $lost } deiner Einheiten fallen.

term-tiles = eigenes Gelände
term-strips = Leisten der Krieger
term-idols = Götzen
term-raids = die Verteidigung der Stadt
term-gods = Götter
term-tasks = Aufgaben
term-gems = Edelsteine
term-ruins = Ruinen
term-figures = besiegte Kreaturen
term-heroes = Helden
term-coins = Münzen
term-warriors = verfügbare Krieger
term-things = Glück, Magie, Schilde
term-wheels = Räder
term-scouts = Späher
term-land = Ertrag und Sicherheit des eigenen Geländes
term-favour = Gunst
term-fight = der Kampf
term-move = wohin die Gruppe ziehen kann
term-gains = was gleich dazukommt
style-builder = Baumeister
style-about-builder = Will eigenes Gelände, das etwas einbringt und sicher ist, und dreht an den Rädern.
style-raider = Plünderer
style-about-raider = Sucht den Kampf, zieht weit und gönnt anderen nicht, was sie haben.
style-banker = Bankier
style-about-banker = Spart Münzen, Glück und Magie und gibt weniger auf Helden.
style-priest = Priesterin
style-about-priest = Dient den Göttern: ihren Karten, Aufgaben und Götzen.

part-tiles = eigenes Gelände
part-strips = geleerte Reserve
part-idols = Götzen
part-raids = Verteidigung der Stadt
part-gods = Götter
part-tasks = Aufgaben
part-gems = Edelsteine
part-ruins = Ruinen
part-figures = besiegte Kreaturen
part-heroes = Helden
tie-order = Punktgleich: Es entscheidet die Reihenfolge, { SEAT($winners) } ist Nummer { $best } und { SEAT($rival) } Nummer { $next }.
reason-rounds = Alle Runden sind gespielt.


draw-standing = Münzen
draw-god = { $colour ->
    [gold] Goldene Gottheit
    [green] Grüne Gottheit
    [red] Rote Gottheit
   *[blue] Blaue Gottheit
}
draw-hero = { $hero ->
    [h01] Pfadfinder
    [h02] Fährmann
    [h03] Läufer
    [h04] Totenwächter
    [h05] Heiler
    [h06] Höfling
    [h07] Wanderer
    [h08] Beschwörer
    [h09] Götzenträger
    [h10] Bogenschütze
    [h11] Schleuderer
    [h12] Spieler
    [h13] Keulenträger
    [h14] Jäger
    [h15] Sonnenwächter
    [h16] Schildträger
    [h17] Veteran
    [h18] Fallensteller
    [h19] Schatzsucher
    [h20] Räuber
    [h21] Herold
    [h22] Gelehrter
    [h23] Juwelier
   *[other] Wahrsager
}
draw-die = { $n }, { $hit ->
    [yes] ein Treffer
   *[no] daneben
}
draw-hitting = trifft mit { LIST($numbers) }
draw-blank = leer
draw-over = { $end ->
    [taken] { $own ->
        [attacker] Du gewinnst { SPOT($spot) }!
        [defender] Du verlierst { SPOT($spot) }.
       *[none] { SEAT($seat) } gewinnt { SPOT($spot) }.
    }
    [beaten] { $own ->
        [attacker] Die Kreatur auf { SPOT($spot) } ist fort, aber keine deiner Einheiten ist dort noch übrig.
       *[none] Die Kreatur auf { SPOT($spot) } ist fort, aber keine Einheit von { SEAT($seat) } ist dort noch übrig.
    }
    [held] { $own ->
        [attacker] Dein Angriff auf { SPOT($spot) } ist gescheitert.
        [defender] Du hältst { SPOT($spot) }!
       *[none] Der Angriff von { SEAT($seat) } auf { SPOT($spot) } ist gescheitert.
    }
    [saved] { $own ->
        [attacker] Du hast die Stadt gerettet!
       *[none] { SEAT($seat) } hat die Stadt gerettet.
    }
   *[lost] { $own ->
        [attacker] Du konntest die Stadt nicht retten.
       *[none] { SEAT($seat) } konnte die Stadt nicht retten.
    }
}
draw-raid = Die Stadt wird angegriffen! { $own ->
    [yes] Du stehst in der Gunst ganz hinten und musst sie verteidigen
   *[no] { SEAT($seat) } steht in der Gunst ganz hinten und muss sie verteidigen
}: { $win } Punkte, wenn sie gerettet wird, sonst { $loss }.
cell-tile = { $tile }{ $gems ->
    [-1] {""}
    [one] , noch 1 Edelstein
   *[other] , noch { $gems } Edelsteine
}{ $points ->
    [-1] {""}
   *[other] , { $points } Punkte wert
}
cell-creature = { WORD($kind) }, { $hearts ->
    [0] Stärke unbekannt
    [one] 1 Herz
   *[other] { $hearts } Herzen
}
cell-units = { SEAT($seat) }: { $warriors ->
    [0] {""}
    [one] 1 Krieger
   *[other] { $warriors } Krieger
}{ $heroes ->
    [none] {""}
   *[other] { $warriors ->
        [0] {""}
       *[other] , {""}
    }Held { $heroes }
}
cell-scout = Späher von { SEAT($seat) }
cell-action = { WORD($action) }, { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}{ $seats ->
    [none] {""}
   *[other] , benutzt von { SEAT($seats) }
}
draw-range = Deine Reichweite: { $n }
draw-warriors = { $n ->
    [one] 1 Krieger
   *[other] { $n } Krieger
}
draw-sign = { $sign ->
    [coins] Münzen: der Preis von Aktionen und der Sold der Helden.
    [luck] Glück: Im Kampf wirft 1 deine Würfel noch einmal, 2 sind ein Treffer.
    [idols] Götzen: Tausch einen gegen Münzen, Glück oder eine Magiekarte, wehr mit ihm einen Treffer ab, oder behalt ihn für Punkte.
    [shields] Aktive Schilde: Jeder hält einen Treffer auf. In jeder Runde werden sie aufgefüllt.
    [stone] Steinkarten: für die Magiephase eines Kampfes.
    [fire] Feuerkarten: für die Magiephase eines Kampfes.
    [magic] Magiekarten: Nur wer sie hat, weiß, wie viele davon Stein und wie viele Feuer sind.
    [reserve] Reserve: Krieger auf fünf Leisten. Eine Leiste mit Kriegern bringt in jeder Runde Münzen, eine geleerte am Ende Punkte.
    [scout] Späher, die noch da sind. Ein Späher sieht sich eine Kreatur oder Ruine an, findet einen Schatz und hilft dort im Kampf.
    [war] Kriegsmarker: Jeder auf Krieg erlaubt einen Angriff auf andere. Graue stehen auf Frieden.
    [gem] Edelsteine aus Minen: je mehr Farben, desto mehr Punkte.
    [defence] Verteidigungsrad: Seine Zahl sagt, wie viele Schilde in jeder Runde aktiv sind.
    [melee] Nahkampfrad: Ein Würfel trifft mit dieser Zahl oder weniger.
    [ranged] Fernkampfrad: die Würfel im Fernkampf, und wie viele Schritte eine Gruppe zieht.
    [mage] Magierad: wie viele Stein- oder Feuerkarten auf einmal gewirkt werden können.
    [beast] Eine besiegte Kreatur: Sie zählt so viele Punkte wie ihre Stärke.
    [raids] Verteidigung der Stadt: die Punkte, die sie gebracht oder gekostet hat.
    [village] Dorf: bringt Münzen, wenn es eingenommen wird, und in jeder Runde.
    [camp] Lager: schickt einen Krieger, wenn es eingenommen wird, und in jeder Runde.
    [temple] Tempel: gibt einen Götzen, wenn er eingenommen wird, und in jeder Runde.
    [ruin] Ruine: ein Bonus, wenn sie eingenommen wird, und die Punkte im Kreis. Mit ? kennst du sie nicht.
    [mine] Mine: ein Edelstein, wenn sie eingenommen wird. Die Zahl sagt, wie viele noch da sind.
    [heart] Herzen: die Stärke einer Kreatur, und wie viele Treffer sie besiegen. Mit ? kennst du sie nicht.
    [raid] Die Stärke der Kreatur, die am Ende dieser Runde die Stadt angreift.
    [tasks] Sonne, Mond und Stern: die Aufgabe, die am Ende dieser Runde geprüft wird.
    [turns] Punkte: die Züge dieser Runde, einer für jede Aktion.
   *[favour] Gunst der Götter: Wer ganz hinten steht, muss die Stadt verteidigen.
}

word-sun = Sonne
word-sun-moon = Sonne und Mond
word-moon = Mond
word-moon-star = Mond und Stern
word-coins = Münze
word-luck = Glück
word-idols = Götze
word-warriors = Krieger
word-magic = Magiekarte
word-wheel = ein Rad nach Wahl
word-hero = Held
word-gold-god = goldene Götterkarte
word-green-god = grüne Götterkarte
word-red-god = rote Götterkarte
word-blue-god = blaue Götterkarte
word-snake = Schlange
word-monkey = Affe
word-jaguar = Jaguar
word-triceratops = Triceratops
word-caiman = Kaiman
word-shaman = Schamane
word-kukulkan = Kukulkan
word-yellow = gelb
word-green = grün
word-white = weiß
word-red = rot
word-blue = blau
word-yellow-green = gelb und grün
word-yellow-white = gelb und weiß
word-yellow-red = gelb und rot
word-yellow-blue = gelb und blau
word-green-white = grün und weiß
word-green-red = grün und rot
word-green-blue = grün und blau
word-white-red = weiß und rot
word-white-blue = weiß und blau
word-red-blue = rot und blau
word-stone = Stein
word-fire = Feuer
word-ranged = Fernkampf
word-melee = Nahkampf
word-magic-1 = Magie
word-magic-2 = Zweite Magiephase
word-ranged-1 = Fernkampf
word-ranged-2 = Zweite Fernkampfphase
word-melee-1 = Erste Nahkampfrunde
word-melee-2 = Zweite Nahkampfrunde
word-melee-3 = Dritte Nahkampfrunde
word-melee-4 = Vierte Nahkampfrunde
word-land-camp = Land mit Lager
word-land-village = Land mit Dorf
word-land-temple = Land mit Tempel
word-land-ruin = Land mit Ruine
word-water-camp = Wasser mit Lager
word-water-village = Wasser mit Dorf
word-water-temple = Wasser mit Tempel
word-water-ruin = Wasser mit Ruine
word-land-mine-yellow = Land mit der Mine der gelben Edelsteine
word-land-mine-red = Land mit der Mine der roten Edelsteine
word-water-mine-green = Wasser mit der Mine der grünen Edelsteine
word-water-mine-white = Wasser mit der Mine der weißen Edelsteine
word-water-mine-blue = Wasser mit der Mine der blauen Edelsteine

# Wie eine Zeichnung die Dinge nennt
word-board-map = Plan
word-action-board = Aktionen
word-cards-open = Karten
word-take-coins = Münzen nehmen
word-round = Runde
word-tasks = Aufgaben
word-last-fight = der letzte Kampf
word-phases-so-far = Die Phasen bisher
word-the-fight = Der Kampf
word-delve-deck = { COUNT($box_gods_g30_cards, "cards") } dieses Stapels ziehen
word-stop-hit = Treffer abwehren
word-defend = die Stadt verteidigen
word-set-out = aufbrechen
word-hits = Treffer
word-hearts = Herzen
word-units = Einheiten
word-gems = Edelsteine
word-shields = aktive Schilde
word-reserve = Reserve
word-free-place = freier Platz
word-city = Stadt
word-camp = Lager
word-village = Dorf
word-temple = Tempel
word-ruin = Ruine
word-mine = Mine
word-defence = Verteidigung
word-mage = Magie
word-god = Gottheit
word-scout = Späher
word-war = Krieg
word-favour = Gunst
word-reinforce = Verstärken
word-regroup = Umgruppieren
word-land = Land
word-water = Wasser
word-recruit = Werben
word-move = Ziehen
word-land2 = Land
word-water2 = Wasser
word-free = Gratiszug
word-hero-recruit = { word-recruit }
word-hero-move = { word-move }
word-hero-free = { word-free }
word-defence-melee = { word-defence } oder { word-melee }
word-defence-melee-defence = { word-defence }
word-defence-melee-melee = { word-melee }
word-ranged-mage = { word-ranged } oder { word-mage }
word-ranged-mage-ranged = { word-ranged }
word-ranged-mage-mage = { word-mage }
word-god-magic = { word-god } oder { word-magic }
word-god-magic-god = { word-god }
word-god-magic-magic = { word-magic }
word-scout-regroup = { word-scout } oder { word-regroup }
word-scout-regroup-scout = { word-scout }
word-scout-regroup-regroup = { word-regroup }
word-war-favour = { word-war } oder { word-favour }
word-war-favour-war = { word-war }
word-war-favour-favour = { word-favour }
word-none = keine
word-all = alle
word-done = fertig
word-pay = bezahlen
word-dismiss = entlassen
word-reroll = alles neu werfen
word-hit = ein Treffer mehr
word-reroll-shield = alles neu werfen
word-hit-shield = ein Treffer mehr
word-hit-mixed = ein Treffer mehr

# Was die Götterkarten bewirken (I20)
word-g01 = am Ende der Versorgung { COUNT($box_gods_g01_value, "coins") } je eigenem Wasserplättchen
word-g02 = am Ende der Versorgung { COUNT($box_gods_g02_value, "coins") } je eigener Ruine
word-g03 = Helden bekommen keinen Sold
word-g04 = am Ende der Versorgung { COUNT($box_gods_g04_value, "coins") } je eigenem Edelstein
word-g05 = Umgruppieren (regroup) kostet höchstens { $box_gods_g05_value }
word-g06 = Kriegserklärung (war) kostet höchstens { $box_gods_g06_value }
word-g07 = Späher (scout) kostet höchstens { $box_gods_g07_value }
word-g08 = Verstärken kostet höchstens { $box_gods_g08_value }
word-g09 = Magiekarten ziehen (magic) kostet höchstens { $box_gods_g09_value }
word-g10 = Götterkarte (god) kostet höchstens { $box_gods_g10_value }
word-g11 = Wasserzug (water) kostet höchstens { $box_gods_g11_value }
word-g12 = Verteidigung (defence) kostet höchstens { $box_gods_g12_value }
word-g13 = Landzug (land) kostet höchstens { $box_gods_g13_value }
word-g14 = Gunst (favour) kostet höchstens { $box_gods_g14_value }
word-g15 = Fernkampf kostet höchstens { $box_gods_g15_value }
word-g16 = Nahkampf (melee) kostet höchstens { $box_gods_g16_value }
word-g17 = Aktionen auf Plättchen mit irgendeinem Marker kosten { $box_gods_g17_value } weniger
word-g18 = { COUNT($box_gods_g18_value, "coins") } für jede besiegte Kreatur
word-g19 = wer dich angreift, zahlt dir zuerst { COUNT($box_gods_g19_value, "coins") }
word-g20 = wer ein Plättchen mit deinem Aktionsmarker nutzt, zahlt dir { COUNT($box_gods_g20_value, "coins") }
word-g21 = bis zu { $box_gods_g21_value } Einheiten auf einem Plättchen und in einer Gruppe
word-g22 = ein Götze ist { COUNT($box_gods_g22_coins, "coins") }, { $box_gods_g22_luck } Glück oder { COUNT($box_gods_g22_magic, "magic-cards") } wert und hält { COUNT($box_gods_g22_shields, "hits") } ab
word-g23 = am Ende der Versorgung eine Feuerkarte aus dem Magiestapel
word-g24 = am Ende der Versorgung eine Steinkarte aus dem Magiestapel
word-g25 = in der Versorgung ein zweiter Krieger, wo einer allein steht
word-g26 = in der Versorgung ein weiterer Krieger auf jedes eigene Lager
word-g27 = Dörfer und Lager bringen nach Wahl je { COUNT($box_gods_g27_coins, "coins") } oder { COUNT($box_gods_g27_warriors, "warriors") }
word-g28 = in der Versorgung einmal umgruppieren, ohne Schatz
word-g29 = die Münzaktion bringt auch { COUNT($box_gods_g29_value, "warriors") }
word-g30 = die Götteraktion darf { COUNT($box_gods_g30_cards, "cards") } eines Stapels verdeckt ziehen und eine behalten
word-g31 = Verstärken setzt bis zu { COUNT($box_reinforce_most, "warriors") }
word-g32 = der Schatzwürfel eines Spähers darf um { $box_gods_g32_value } erhöht werden
word-g33 = ein Späher findet einen zweiten Schatz
word-g34 = deine Kriegserklärung dreht allen anderen { COUNT($box_gods_g34_value, "markers") } auf Frieden
word-g35 = { COUNT($box_gods_g35_per_round, "times") } je Runde eine Aktion auf einem Plättchen mit eigenem Marker
word-g36 = ein eigener Späher kontrolliert ein Plättchen ohne Einheiten und Kreatur
word-g37 = { COUNT($box_gods_g37_value, "warriors") } für die Übernahme einer Ruine
word-g38 = Land- und Wasseraktionen ziehen nach Wahl über Land oder Wasser
word-g39 = wer dich angreift, dreht { COUNT($box_gods_g39_value, "markers") } von Krieg auf Frieden
word-g40 = wer gegen dich kämpft, wirft im Nahkampf { COUNT($box_gods_g40_value, "dice") } weniger
word-g41 = darf in eigenen Kämpfen die Magiephase streichen
word-g42 = darf in eigenen Kämpfen die Fernkampfphase streichen
word-g43 = darf in eigenen Kämpfen eine zweite Magiephase ansetzen
word-g44 = darf in eigenen Kämpfen die dritte Nahkampfrunde streichen
word-g45 = darf in eigenen Kämpfen eine vierte Nahkampfrunde ansetzen
word-g46 = darf in eigenen Kämpfen eine zweite Fernkampfphase ansetzen
word-g47 = in jeder Fernkampfphase 1 Fehlwurf wiederholen
word-g48 = in der ersten Nahkampfrunde beliebige Fehlwürfe wiederholen
word-g49 = Magiewürfel der Gegenseite zählen { $box_gods_g49_value } mehr, treffen also seltener
word-g50 = die Gegenseite darf keinen Schaden mit Schilden oder Götzen abwehren
word-g51 = einmal je Phase muss die Kreatur noch einmal würfeln
word-g52 = { COUNT($box_gods_g52_per_fight, "times") } je Kampf für { COUNT($box_gods_g52_coins, "coins") } beliebige Fehlwürfe wiederholen
word-g53 = Stein darf als Feuer und Feuer als Stein gewirkt werden
word-g54 = Fernkampf trifft bei { $box_gods_g54_hits }
word-g55 = Fernkampfwürfel mit { $box_gods_g55_hits } werden für weitere Treffer wiederholt
word-g56 = Stein trifft bei { $box_gods_g56_hits }
word-g57 = Feuer trifft bei { $box_gods_g57_hits }
word-g58 = im Nahkampf sind je { $box_gods_g58_dice } Sechsen { COUNT($box_gods_g58_hits, "hits") }
word-g59 = ein Wasserzug darf unterwegs Krieger mitnehmen
word-g60 = ein Landzug darf unterwegs Krieger mitnehmen
word-g61 = { COUNT($box_gods_g61_value, "points") } je eigenem Wasserplättchen
word-g62 = { COUNT($box_gods_g62_value, "points") } je eigenem Landplättchen
word-g63 = { COUNT($box_gods_g63_value, "points") } je eigenem Plättchen am Rand der Landkarte
word-g64 = { COUNT($box_gods_g64_value, "points") } je eigenem Tempel
word-g65 = { COUNT($box_gods_g65_value, "points") } je eigenem Lager
word-g66 = { COUNT($box_gods_g66_value, "points") } je eigenem Dorf
word-g67 = { COUNT($box_gods_g67_value, "points") } je eigener Mine
word-g68 = { COUNT($box_gods_g68_value, "points") } je eigenem Späher auf der Landkarte
word-g69 = die beste eigene Ruine zählt noch einmal
word-g70 = { COUNT($box_gods_g70_value, "points") } je eigener Götterkarte
word-g71 = { COUNT($box_gods_g71_value, "points") } mehr je Götze
word-g72 = { COUNT($box_gods_g72_value, "points") } je Stufe der Gunst
word-g73 = { COUNT($box_gods_g73_value, "points") } je Stufe des Fernkampfrads
word-g74 = { COUNT($box_gods_g74_value, "points") } je Stufe des Verteidigungsrads
word-g75 = { COUNT($box_gods_g75_value, "points") } je Stufe des Magierads
word-g76 = { COUNT($box_gods_g76_value, "points") } je Stufe des Nahkampfrads
word-g77 = { COUNT($box_gods_g77_value, "points") }, wenn alle Räder auf Stufe { $box_gods_g77_level } oder höher stehen
word-g78 = { COUNT($box_gods_g78_value, "points") } je gewonnener Kreatur
word-g79 = die stärkste gewonnene Kreatur zählt noch einmal
word-g80 = { COUNT($box_gods_g80_value, "points") } je gewonnener Kreaturenart

# Was die Helden bewirken (I21)
word-h01 = ein Heldenzug mit ihm kostet nichts
word-h02 = bei einem Wasserzug darf seine Gruppe auf jedes Wasserplättchen springen
word-h03 = bei einem Landzug darf seine Gruppe auf jedes Landplättchen springen
word-h04 = 1 Münze für jeden Krieger, der in einem Kampf mit ihm fällt
word-h05 = greift er an, kehren gefallene Krieger an den Ausgangsort zurück
word-h06 = eine Stufe Gunst für einen Sieg gegen eine Person
word-h07 = nach einem Sieg darf er auf ein anderes eigenes Plättchen
word-h08 = die Kreatur verliert ihre Besonderheit
word-h09 = in jeder Phase dürfen Götzen abgegeben werden, für je ein Herz
word-h10 = Fernkampf trifft bei { $box_hero_cards_h10_hits }
word-h11 = Steintreffer werden für weitere Treffer wiederholt
word-h12 = Schilde gelten auch als Glück und Glück als Schild
word-h13 = 1 Würfel mehr im Nahkampf
word-h14 = die Kreatur hat 1 Herz weniger
word-h15 = Kreaturen würfeln in allen Runden mit dem hellen Würfel
word-h16 = in jeder Phase darf 1 Schild alle Treffer auf seine Gruppe aufheben
word-h17 = in der dritten Nahkampfrunde wirft nur seine Seite
word-h18 = eine besiegte Kreatur bringt ihre Stärke in Münzen
word-h19 = eine Übernahme bringt einen Schatz
word-h20 = seine Angriffe brauchen keinen Kriegsmarker
word-h21 = vor einem Kampf dürfen eigene Krieger von allen Plättchen dazukommen
word-h22 = der Bonus einer übernommenen Ruine zählt doppelt
word-h23 = bei einem neuen Edelstein zählt eine Verbindung doppelt
word-h24 = einmal je Phase dürfen alle Sechsen wiederholt werden

# Die Aufgaben (I22)
word-01 = Figuren: { WORD($box_tasks_01_value) }
word-02 = { COUNT($box_tasks_02_value, "markers") } auf Krieg
word-03 = eigene: { WORD($box_tasks_03_value) }
word-04 = eigene: { WORD($box_tasks_04_value) }
word-05 = eigene: { WORD($box_tasks_05_value) }
word-06 = Edelsteine: { WORD($box_tasks_06_value) }
word-07 = eigene: { WORD($box_tasks_07_value) }
word-08 = eigene: { WORD($box_tasks_08_value) }
word-09 = Figuren: { WORD($box_tasks_09_value) }
word-10 = Edelsteine: { WORD($box_tasks_10_value) }
word-11 = Edelsteine: { WORD($box_tasks_11_value) }
word-12 = { COUNT($box_tasks_12_value, "scouts") } auf der Landkarte
word-13 = { COUNT($box_tasks_13_value, "god-cards") }
word-14 = Figuren: { WORD($box_tasks_14_value) }
word-15 = ein Rad auf Stufe { $box_tasks_15_value }
word-16 = Figuren: { WORD($box_tasks_16_value) }
word-17 = Figuren: { WORD($box_tasks_17_value) }
word-18 = { COUNT($box_tasks_18_value, "gems") }
word-19 = { COUNT($box_tasks_19_value, "coins") }
word-20 = eigene: { WORD($box_tasks_20_value) }
word-21 = eigene: { WORD($box_tasks_21_value) }
word-22 = eigene Plättchen: { WORD($box_tasks_22_value) }
word-23 = eigene Plättchen: { WORD($box_tasks_23_value) }

# Counted things, for { COUNT($n, "coins") }
count-coins = { $n ->
    [one] 1 Münze
   *[other] { $n } Münzen
}
count-warriors = { $n ->
    [one] 1 Krieger
   *[other] { $n } Krieger
}
count-points = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
count-magic-cards = { $n ->
    [one] 1 Magiekarte
   *[other] { $n } Magiekarten
}
count-god-cards = { $n ->
    [one] 1 Götterkarte
   *[other] { $n } Götterkarten
}
count-cards = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
count-hits = { $n ->
    [one] 1 Treffer
   *[other] { $n } Treffer
}
count-markers = { $n ->
    [one] 1 Marker
   *[other] { $n } Marker
}
count-dice = { $n ->
    [one] 1 Würfel
   *[other] { $n } Würfel
}
count-scouts = { $n ->
    [one] 1 Späher
   *[other] { $n } Späher
}
count-gems = { $n ->
    [one] 1 Edelstein
   *[other] { $n } Edelsteine
}
count-times = { $n ->
    [one] einmal
   *[other] { $n }-mal
}

legend =
    |r3·C   r3~V   ein Plättchen: Name, Land · oder Wasser ~, Gebäude
    C V T          Lager, Dorf, Tempel
    My Mg Mw Mr Mb eine Mine und ihre Edelsteine: gelb, grün, weiß, rot, blau
    R? R5          eine Ruine, mit ihren Punkten, wenn du sie kennst
    sna? jag3      eine Kreatur, mit ihrer Stärke, wenn du sie kennst:
                   sna Schlange, mon Affe, jag Jaguar, tri Triceratops, cai Kaiman,
                   sha Schamane, kuk Kukulkan
    R3ab           Einheiten: 3 Krieger von Rot, dazu die Helden der Typen a und b
    r g y b        Späher, am rechten Rand
    # !            der Rand der Stadt; hier wird gekämpft
    RED            du selbst; alle stehen in Spielreihenfolge
    > ?            wer am Zug ist; wer sonst gefragt ist
    coi luc ido shi  Münzen, Glück, Götzen, aktive Schilde
    def mel ran mag  die Räder: Verteidigung, Nahkampf, Fernkampf, Magie
    res war fav crd  Reserve, Marker auf Krieg, Gunst, Magiekarten
    gems won       Edelsteine; Punkte der Kreaturen und Kreaturenkarten
    4 hero 4G      der Aktionsplan: Kosten der Zeilen und Spalten; auf jedem
                   Plättchen sein Preis (1/4 bei zwei Teilen) für die Person am Zug
                   und die Aktionsmarker
    open heroes    offene Götterkarten; Helden zum Anwerben, nach Typ
    cards          Götterkarten und Helden aller am Tisch
    tasks 2:07R    die Aufgabe 07, geprüft nach Runde 2; Rot hat sie erfüllt
    „table“ sagt, was die Karten bewirken.

lesson-reinforce = Willkommen in Chichén Itzá! In jeder Runde wählst du vier Aktionen aus dem Raster. Ein Aktionsplättchen ohne Marker kostet die kleinere Zahl seiner Zeile und Spalte, mit Marker die größere. Wähl Verstärken: 2 Münzen.
lesson-warriors = Verstärken bringt bis zu 3 Krieger aus deiner Reserve. Schick sie in die Stadt.
lesson-wheel = Dein Rivale hat Münzen genommen. Nun mach deine Krieger stärker: Dreh für 3 Münzen das Nahkampfrad. Seine zweite Stufe bringt auch 2 Glück.
lesson-gods = Deine dritte Aktion: Bitte für 2 Münzen um die Hilfe eines Gottes.
lesson-god = Vier Götter liegen aus; jeder wirkt für dich bis zum Ende. Nimm diesen: Er ist 2 Punkte je Stufe deines Nahkampfrads wert.
lesson-land = Vier Aktionen, vier Züge: Die letzte ist ein Marsch. Zieh für 4 Münzen über Land.
lesson-group = Höchstens 5 Einheiten ziehen zusammen. Nimm 5 Krieger aus der Stadt mit.
lesson-to = Rings um die Stadt leben Kreaturen. Auf r3 bewacht eine Schlange ein Lager: Geh hin und kämpfe.
lesson-cast = Es ist eine schwache Schlange mit 1 Herz. Erst kommt Magie, dann der Fernkampf, dann drei Runden Nahkampf. Wirk deine Steinkarte: Der Würfel trifft mit 1 bis 4.
lesson-luck = Nehmen wir an, der Würfel zeigt eine 5: daneben! Aber du hast Glück: 1 für einen neuen Wurf, 2 für einen sicheren Treffer. Nimm den Treffer.
lesson-over = Die Schlange ist besiegt; du behältst sie für Punkte, und das Lager schickt dir sofort einen Krieger und jede Runde einen weiteren. Nach der vierten Aktion greift eine Kreatur die Stadt an, und wer in der Gunst der Götter hinten liegt, muss sie verteidigen. Nach 6 Runden bringen Kreaturen, Aufgaben, Götter, Edelsteine, Ruinen und deine Felder Punkte. Nun spiel ein richtiges Spiel!
