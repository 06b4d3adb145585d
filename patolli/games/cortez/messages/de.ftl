# Cortez auf Deutsch. Conventions: patolli/messages/__init__.py.

name = Cortez
about = Azteken und Spanier ringen um die Stadt im See: ziehen, kämpfen, bestechen und zur Stelle sein, wenn ein Schatz auftaucht.
length = etwa 45 bis 150 Minuten

option-missions = wie viele Auftragskarten es gibt
option-missions-9 = neun, die der Liste im Regelheft
option-missions-8 = acht, die seines Aufbaus
option-proposals = wie oft man in seinem Zug einen Tausch vorschlagen darf; 0: keine Vorräte wechseln die Hand
option-larger-nation = welches Volk zu dritt und zu fünft eine Person mehr hat
option-larger-nation-aztec = die Azteken
option-larger-nation-spaniard = die Spanier
option-board = die Karte des Sees
option-decks = die Anzahlen der Karten
option-rounds = wie viele Schätze das Spiel hat
option-rounds-all = so viele, wie die Schachtel für diese Personenzahl vorsieht
option-rounds-one = nur einen, für ein schnelles Spiel
option-trading = wer wann tauschen darf
option-trading-active = wer am Zug ist und wer kämpft
option-trading-open = alle mit allen, auch vor jedem Zug und jeder Versteigerung
option-bribes = wann man Bestechungskarten ausspielen darf
option-bribes-windows = in festen Pausen, in denen alle gefragt werden, die eine haben
option-bribes-anytime = auch während andere entscheiden und während Karten gelegt werden

ask-Mark = Lege einer Figur deines Volkes außerhalb der Stadt einen Kragen um.
ask-Window = { $combat ->
    [yes] Vor dem Kampf: Spiel eine Bestechungskarte aus oder passe.
   *[no] Spiel eine Bestechungskarte aus oder passe.
}
ask-Bridges = Ereigniskarte „Brücken“: Lass eine Brücke einstürzen, stell eine wieder her, oder lass alle.
ask-Take = { $attack ->
    [yes] Ereigniskarte „Angriff“: Ein { $nation ->
        [0] Azteke
       *[other] Spanier
    } ohne Kragen zieht in die Stadt ein. Welcher?
   *[no] Ereigniskarte „Flucht“: Ein { $nation ->
        [0] Azteke
       *[other] Spanier
    } ohne Kragen flieht aus der Stadt. Welcher?
}
ask-PutTaken = { $attack ->
    [yes] Stelle den { $nation ->
        [0] Azteken
       *[other] Spanier
    } von { SPOT($start) } auf ein freies Feld der Stadt.
   *[no] Stelle den { $nation ->
        [0] Azteken
       *[other] Spanier
    } von { SPOT($start) } auf ein freies Feld außerhalb der Stadt.
}
ask-Plunder = Ereigniskarte „Plünderung“: Wirf eine Vorratskarte ab. 10 behältst du.
ask-Mutiny = Ereigniskarte „Meuterei“: Entlasse eine Kriegskarte. 4 behältst du.
ask-Auction = { $bid ->
    [0] Bietest du auf die Bestechungskarte?
   *[other] { SEAT($bidder) } bietet { $bid }. Bietest du mehr?
}
ask-Pay = Bezahle die Bestechungskarte (noch { $due }).
ask-Act = Zieh eine Vorratskarte, heb aus oder zieh mit einer Figur; davor darfst du tauschen.
ask-March = Wohin zieht die Figur von { SPOT($start) }?
ask-Parley = Bietest du dem Verteidiger Vorräte, damit er sich ergibt, oder kämpfst du?
ask-Levy = Du wirst angegriffen: Hebst du vorher für Nahrung Kriegskarten aus?
ask-Batch = { $cards ->
    [0] { $weapons ->
        [0] Lege Kriegskarten und Waffen.
       *[other] Lege weitere Karten; oder ist das alles?
    }
   *[other] Lege weitere Karten; oder ist das alles?
}
ask-Mercenaries = Kämpf mit einer Kriegskarte für eine Seite, tausch mit ihr, oder hilf niemandem.
ask-Premium = Gewonnen: Gib einer Figur deines Volkes vor der Stadt einen Kragen, oder passe.
ask-Place = Stelle die geschlagene Figur auf ein freies Feld außerhalb der Stadt.
ask-Trade = { $sent ->
    [yes] Nimmst du das Angebot an, lehnst du ab, oder machst du ein anderes?
   *[no] { $kind ->
        [0] Ein Tausch: was du gibst und was du willst; dann senden.
        [1] Eine Kapitulation: was dafür bezahlt wird; dann senden.
        [2] Eine Kriegskarte: was du dazugibst, was sie kostet; dann senden.
       *[other] Ein Tausch für den Kampf: was du gibst, was du willst; dann senden.
    }
}
ask-Market = Will jemand tauschen? Schlage einen Tausch vor, passe, oder tausche in dieser Runde nicht mehr.
ask-PickFigure = { $foreign ->
    [yes] Welche fremde Figur versetzt du?
   *[no] Welche deiner Figuren versetzt du?
}
ask-PutFigure = { $start ->
    [-1] Stelle die angreifende Figur auf ein beliebiges freies Feld.
   *[other] Stelle die Figur von { SPOT($start) } auf ein beliebiges freies Feld.
}

verb-pass = nichts tun
verb-done = das sind alle Karten, die du jetzt legst
verb-send = das Angebot abschicken
verb-accept = das Angebot annehmen
verb-decline = das Angebot ablehnen
verb-counter = ein Gegenangebot machen
verb-surrender = dich ergeben, bevor du eine Karte legst
verb-parley = dem Verteidiger Vorräte bieten, damit er sich ergibt
verb-gather = eine Vorratskarte ziehen
verb-levy = Nahrung abwerfen und 4 Kriegskarten ziehen
verb-weapon = eine Waffe legen; sie verdoppelt eine Kriegskarte
verb-lay = eine Kriegskarte verdeckt legen
verb-hire = einer Seite eine Kriegskarte als Söldner anbieten
verb-aid = einer Seite einen Tausch von Vorräten anbieten
verb-give = eine Karte, die du gibst
verb-want = eine Karte, die du willst
verb-drop = eine Vorratskarte abwerfen
verb-pay = mit einer Vorratskarte bezahlen
verb-dismiss = eine Kriegskarte in ihren Stapel zurückgeben
verb-play = eine Bestechungskarte ausspielen
verb-propose = jemandem einen Tausch vorschlagen
verb-cancel = das Angebot fallen lassen, bevor es abgeschickt ist
verb-withdraw = dein Angebot zurücknehmen, bevor es beantwortet ist
verb-abstain = in dieser Runde hier nicht mehr tauschen
verb-turn = eine Brücke umdrehen
verb-bid = so viel für die Bestechungskarte bieten
verb-collar = der Figur dort einen Kragen umlegen
verb-move = mit deiner Figur von dort ziehen
verb-pick = die Figur dort nehmen
verb-to = auf dieses Feld
verb-first = auslosen, wer beginnt
verb-guard = das Volk auslosen, das einen Ort bewacht
verb-mission = einen Auftrag austeilen
verb-war = eine Kriegskarte ziehen
verb-supply = eine Vorratskarte ziehen
verb-event = eine Ereigniskarte aufdecken
verb-lot = ein Los ziehen
verb-defender = den Verteidiger auslosen
verb-bribe = eine Bestechungskarte ziehen

do-pass = { $frame ->
    [Parley] Kein Angebot: kämpfen
    [Levy] Nicht ausheben
    [Auction] Nicht bieten
    [Window] Keine Karte spielen
    [Market] Keinen Tausch vorschlagen
    [Bridges] Brücken lassen
    [Take] Niemanden nehmen
    [Mercenaries] Niemandem helfen
    [Premium] Kein Kragen
    [Batch] Nichts legen
   *[other] Nichts tun
}
do-done = Das ist alles
do-send = Angebot senden
do-accept = Annehmen
do-decline = Ablehnen
do-counter = Gegenangebot
do-surrender = Sich ergeben
do-parley = Handel anbieten
do-gather = Vorratskarte ziehen
do-levy = 4 Kriegskarten ausheben
do-weapon = Waffe legen
do-lay = Kriegskarte{ $a ->
    [none] {""}
   *[other] {" "}{ $a }
} legen
do-hire = { $a ->
    [attacker] Für den Angreifer kämpfen
    [defender] Für den Verteidiger kämpfen
   *[other] Als Söldner kämpfen
}{ $b ->
    [none] {""}
   *[other] {" "}mit einer { $b }
}
do-aid = { $a ->
    [attacker] Mit dem Angreifer tauschen
    [defender] Mit dem Verteidiger tauschen
   *[other] Einer Seite Vorräte anbieten
}
do-give = { $a ->
    [none] Eine Karte
   *[other] { WORD($a) }
} geben
do-want = { $a ->
    [none] Eine Karte
   *[other] { WORD($a) }
} verlangen
do-drop = { $a ->
    [none] Vorratskarte
   *[other] { WORD($a) }
} abwerfen
do-pay = Mit{ $a ->
    [none] {" "}Vorräten
   *[other] {" "}{ WORD($a) }
} zahlen
do-dismiss = Kriegskarte{ $a ->
    [none] {""}
   *[other] {" "}{ $a }
} entlassen
do-play = Bestechungskarte spielen{ $a ->
    [none] {""}
   *[other] : { WORD($a) }
}
do-propose = Tausch vorschlagen{ $a ->
    [none] {""}
   *[other] : { SEAT($a) }
}
do-cancel = Abbrechen
do-withdraw = Angebot zurücknehmen
do-abstain = In dieser Runde nicht tauschen
do-turn = Brücke umdrehen
do-bid = { $a ->
    [none] Bieten
   *[other] { $a } bieten
}
do-collar = Kragen umlegen
do-move = Figur ziehen
do-pick = Figur wählen
do-to = { $frame ->
    [March] Dorthin ziehen
   *[other] Dorthin stellen
}

cost-camouflage = { $n } Tarnung
cost-weapon = { $n } Waffe
cost-food = { $n } Nahrung
cost-gold = { $n } Gold
cost-bid = Wert { $n }

event-started = { SEAT($seat) } beginnt.
event-guarded = { $nation ->
    [aztec] Azteken bewachen { SPOT($fields) }, Spanier { SPOT($others) }.
   *[spaniard] Spanier bewachen { SPOT($fields) }, Azteken { SPOT($others) }.
}
event-dealt-war = { $value ->
    [hidden] { SEAT($seat) } bekommt eine Kriegskarte.
   *[other] { SEAT($seat) } bekommt eine Kriegskarte vom Wert { $value }.
}
events-dealt-war = { $value ->
    [hidden] { SEAT($seat) } bekommt { $n } Kriegskarten.
   *[other] { SEAT($seat) } bekommt { $n } Kriegskarten: { LIST($value) }.
}
event-dealt-mission = { $mission ->
    [hidden] { SEAT($seat) } bekommt einen Auftrag.
   *[other] { SEAT($seat) } bekommt den Auftrag Tempel { $mission }.
}
event-dealt-supply = { $card ->
    [hidden] { SEAT($seat) } bekommt eine Vorratskarte.
   *[other] { SEAT($seat) } bekommt eine Karte „{ WORD($card) }“.
}
events-dealt-supply = { $card ->
    [hidden] { SEAT($seat) } bekommt { $n } Vorratskarten.
   *[other] { SEAT($seat) } bekommt { $n } Vorratskarten: { WORD($card) }.
}
event-turn = Runde { $round }: { SEAT($seat) } ist am Zug.
event-flipped = { SEAT($seat) } deckt ein Ereignis auf: { WORD($event) }.
event-treasure = { SEAT($seat) } gewinnt den Schatz, mit { $figures ->
    [one] 1 Figur
   *[other] { $figures } Figuren
} in der Stadt, die höchste auf { SPOT($field) }.
event-treasure-lost = Niemand hat eine Figur mit Kragen in der Stadt: Der Schatz ist verloren.
event-round = Runde { $round } von { $rounds } beginnt.
event-turned = { $down ->
    [yes] { SEAT($seat) } lässt die Brücke { $bridge } bei { SPOT($field) } einstürzen.
   *[no] { SEAT($seat) } stellt die Brücke { $bridge } bei { SPOT($field) } wieder her.
}
event-left-bridges = { SEAT($seat) } lässt die Brücken, wie sie sind.
event-no-figure = { WORD($event) }: Es gibt keine Figur, die man nehmen könnte.
event-stayed = { SEAT($seat) } lässt die Tempel frei und nimmt keine Figur.
event-picked = { SEAT($seat) } nimmt die Figur auf { SPOT($field) }.
event-put = { SEAT($seat) } stellt { $owner ->
    [-1] { $nation ->
        [0] einen Azteken
       *[other] einen Spanier
    }
   *[other] eine Figur von { SEAT($owner) }
} von { SPOT($start) } nach { SPOT($field) }.
event-dropped = { SEAT($seat) } wirft eine Karte „{ WORD($card) }“ ab.
event-dismissed = { $value ->
    [hidden] { SEAT($seat) } entlässt eine Kriegskarte.
   *[other] { SEAT($seat) } entlässt eine Kriegskarte vom Wert { $value }.
}
event-collared = { SEAT($seat) } legt der Figur auf { SPOT($field) } einen Kragen um.
event-drew-supply = { $card ->
    [hidden] { SEAT($seat) } zieht eine Vorratskarte.
   *[other] { SEAT($seat) } zieht eine Karte „{ WORD($card) }“.
}
events-drew-supply = { $card ->
    [hidden] { SEAT($seat) } zieht { $n } Vorratskarten.
   *[other] { SEAT($seat) } zieht { $n } Vorratskarten: { WORD($card) }.
}
event-drew-war = { $value ->
    [hidden] { SEAT($seat) } zieht eine Kriegskarte.
   *[other] { SEAT($seat) } zieht eine Kriegskarte vom Wert { $value }.
}
events-drew-war = { $value ->
    [hidden] { SEAT($seat) } zieht { $n } Kriegskarten.
   *[other] { SEAT($seat) } zieht { $n } Kriegskarten: { LIST($value) }.
}
event-reshuffled = Der Vorratsstapel ist leer; { $cards ->
    [one] die abgeworfene Karte bildet
   *[other] die { $cards } abgeworfenen Karten bilden
} einen neuen.
event-passed-action = { SEAT($seat) } lässt eine Aktion aus.
event-gathered = { SEAT($seat) } sammelt Vorräte.
event-levied = { SEAT($seat) } wirft Nahrung ab und hebt Kriegskarten aus.
event-set-out = { SEAT($seat) } bricht von { SPOT($field) } auf.
event-set-out-hidden = { SEAT($seat) } bricht von { SPOT($field) } auf.
event-moved = { SEAT($seat) } zieht von { SPOT($start) } nach { SPOT($field) }.
event-sneaked = { SEAT($seat) } schleicht mit { $camouflage } Tarnung von { SPOT($start) } nach { SPOT($field) }.
event-village = { SEAT($seat) } bekommt { $cards ->
    [one] 1 Vorratskarte
   *[other] { $cards } Vorratskarten
} im Dorf { SPOT($field) }.
event-attacked = { SEAT($seat) } greift { $camouflage ->
    [0] {""}
   *[other] mit { $camouflage } Tarnung{" "}
}von { SPOT($start) } aus { SPOT($field) } an.
event-drew-lot = { SEAT($seat) } zieht ein Los: { WORD($card) }.
event-no-lot = Für { SEAT($seat) } ist keine Karte mehr da, um ein Los zu ziehen.
event-defends = { $deputy ->
    [yes] { SEAT($seat) } verteidigt stellvertretend.
   *[no] { SEAT($seat) } verteidigt.
}
event-fight-off = Auf { SPOT($field) } kommt es nicht mehr zum Kampf.
event-no-parley = { SEAT($seat) } verhandelt nicht.
event-no-levy = { SEAT($seat) } hebt nichts aus.
event-laid = { $value ->
    [hidden] { SEAT($seat) } legt eine Kriegskarte.
   *[other] { SEAT($seat) } legt eine Kriegskarte vom Wert { $value }.
}
events-laid = { $value ->
    [hidden] { SEAT($seat) } legt { $n } Kriegskarten.
   *[other] { SEAT($seat) } legt { $n } Kriegskarten: { LIST($value) }.
}
event-laid-weapon = { SEAT($seat) } legt eine Waffe.
event-laid-batch = { SEAT($seat) } hat { $cards ->
    [0] {""}
    [one] 1 Kriegskarte{" "}
   *[other] { $cards } Kriegskarten{" "}
}{ $weapons ->
    [0] {""}
    [one] { $cards ->
        [0] {""}
       *[other] und{" "}
    }1 Waffe{" "}
   *[other] { $cards ->
        [0] {""}
       *[other] und{" "}
    }{ $weapons } Waffen{" "}
}gelegt.
event-passed-batch = { SEAT($seat) } legt nichts.
event-surrendered = { SEAT($seat) } ergibt sich { SEAT($attacker) }.
event-no-help = { SEAT($seat) } hilft niemandem.
event-lent = { $value ->
    [hidden] { SEAT($seat) } kämpft mit einer Kriegskarte für { SEAT($combatant) }.
   *[other] { SEAT($seat) } kämpft mit einer Kriegskarte vom Wert { $value } für { SEAT($combatant) }.
}
event-lent-up = Die Kriegskarte, die { SEAT($seat) } an { SEAT($combatant) } verliehen hat, ist eine { $value }.
event-turned-up = { $cards ->
    [none] { SEAT($seat) } hat nichts gelegt: Stärke 0.
   *[other] { SEAT($seat) } deckt { LIST($cards) } auf{ $weapons ->
        [0] {""}
        [one] , dazu 1 Waffe
       *[other] , dazu { $weapons } Waffen
    }: Stärke { $strength }.
}
event-won = { SEAT($seat) } schlägt { SEAT($loser) } auf { SPOT($field) }.
event-no-premium = { SEAT($seat) } verzichtet auf die Prämie.
event-premium = { SEAT($seat) } legt als Prämie der Figur auf { SPOT($field) } einen Kragen um.
event-placed = { SEAT($seat) } stellt { $owner ->
    [-1] { $nation ->
        [0] den geschlagenen Azteken
       *[other] den geschlagenen Spanier
    }
   *[other] die geschlagene Figur von { SEAT($owner) }
} auf { SPOT($field) }.
event-lost-collar = Die Figur von { SEAT($seat) } auf { SPOT($field) } verliert ihren Kragen.
event-kept-collar = Die Figur von { SEAT($seat) } auf { SPOT($field) } behält ihren Kragen, weil es die letzte ist.
event-opened = { $deal ->
    [trade] { SEAT($seat) } schlägt { SEAT($partner) } einen Tausch vor.
    [parley] { SEAT($seat) } verhandelt mit { SEAT($partner) } über eine Kapitulation.
    [hire] { SEAT($seat) } bietet an, für { SEAT($partner) } zu kämpfen.
   *[aid] { SEAT($seat) } bietet { SEAT($partner) } einen Tausch für den Kampf an.
}
event-showed = { $value ->
    [hidden] { SEAT($seat) } zeigt { SEAT($partner) } eine Kriegskarte.
   *[other] { SEAT($seat) } zeigt { SEAT($partner) } eine Kriegskarte vom Wert { $value }.
}
event-give = { SEAT($seat) } legt eine Karte „{ WORD($card) }“ ins Angebot.
event-want = { SEAT($seat) } verlangt eine Karte „{ WORD($card) }“.
event-drafted = { $card ->
    [hidden] { SEAT($seat) } überlegt sich ein Angebot.
   *[other] { SEAT($seat) } nimmt eine Karte „{ WORD($card) }“ in den Entwurf: { $side ->
        [give] zum Geben
       *[want] zum Bekommen
    }.
}
events-drafted = { $card ->
    [hidden] { SEAT($seat) } überlegt sich ein Angebot.
   *[other] { SEAT($seat) } nimmt { $n } Karten in den Entwurf: { WORD($card) }.
}
event-sent = { $deal ->
    [parley] { $give ->
        [none] { SEAT($seat) } verlangt von { SEAT($partner) } { WORD($want) } für die Kapitulation.
       *[other] { SEAT($seat) } bietet { SEAT($partner) } { WORD($give) } für die Kapitulation.
    }
    [hire] Handel um die Kriegskarte: { SEAT($seat) } { $give ->
        [none] { $want ->
            [none] will von { SEAT($partner) } nichts.
           *[other] will von { SEAT($partner) } { WORD($want) }.
        }
       *[other] { $want ->
            [none] gibt { SEAT($partner) } { WORD($give) }.
           *[other] gibt { SEAT($partner) } { WORD($give) } und will { WORD($want) }.
        }
    }
   *[other] { $give ->
        [none] { SEAT($seat) } bittet { SEAT($partner) } um { WORD($want) }.
       *[other] { $want ->
            [none] { SEAT($seat) } will { SEAT($partner) } { WORD($give) } schenken.
           *[other] { SEAT($seat) } bietet { SEAT($partner) } { WORD($give) } für { WORD($want) }.
        }
    }
}
event-accepted = { SEAT($seat) } nimmt das Angebot von { SEAT($partner) } an.
event-declined = { SEAT($seat) } lehnt das Angebot von { SEAT($partner) } ab.
event-countered = { SEAT($seat) } macht { SEAT($partner) } ein Gegenangebot.
event-cancelled = { $deal ->
    [trade] { SEAT($seat) } macht { SEAT($partner) } doch kein Angebot.
   *[other] Zwischen { SEAT($seat) } und { SEAT($partner) } gibt es doch kein Angebot.
}
event-withdrew = { SEAT($seat) } nimmt das Angebot an { SEAT($partner) } zurück.
event-abstained = { SEAT($seat) } tauscht in dieser Runde nicht mehr.
event-no-trade = { SEAT($seat) } schlägt keinen Tausch vor.
event-auction = Eine Bestechungskarte wird versteigert; { SEAT($seat) } bietet zuerst.
event-no-auction = Es ist keine Bestechungskarte mehr da.
event-bade = { SEAT($seat) } bietet { $bid }.
event-passed-bid = { SEAT($seat) } bietet nicht.
event-bought = { SEAT($seat) } bekommt die Bestechungskarte für { $bid }.
event-free-bribe = Niemand bietet: { SEAT($seat) } bekommt die Bestechungskarte umsonst.
event-paid = { SEAT($seat) } bezahlt mit einer Karte „{ WORD($card) }“.
events-paid = { SEAT($seat) } bezahlt mit { $n } Karten: { WORD($card) }.
event-drew-bribe = { $card ->
    [hidden] { SEAT($seat) } zieht eine Bestechungskarte.
   *[other] { SEAT($seat) } zieht die Bestechungskarte „{ WORD($card) }“.
}
event-passed-window = { SEAT($seat) } spielt keine Bestechungskarte aus.
event-played = { SEAT($seat) } spielt die Bestechungskarte „{ WORD($card) }“ aus.
event-nation-won = { $nation ->
    [aztec] Die Azteken gewinnen den Krieg um die Stadt.
   *[spaniard] Die Spanier gewinnen den Krieg um die Stadt.
}
event-ended = { $reason ->
    [city-full] Die Stadt ist voll: Das Spiel ist aus.
   *[last-treasure] Das war der letzte Schatz: Das Spiel ist aus.
}

view-setup = Der Tisch wird vorbereitet.
view-over = Das Spiel ist aus.
view-round = Runde { $round } von { $rounds }, aufgedeckte Ereigniskarten: { $flips }
view-events = Ereigniskarten, die in dieser Runde noch kommen können: { $events ->
    [none] nur der Schatz
   *[other] { WORD($events) }
}
view-turn = { SEAT($seat) } ist am Zug: { $phase ->
    [flip] gleich wird das Ereignis aufgedeckt
    [event] das Ereignis
    [first] erste Aktion
   *[second] zweite Aktion
}; noch mögliche Tauschvorschläge: { $trades }
view-left = { $phase ->
    [first] Die erste deiner zwei Aktionen; du
    [second] Die zweite deiner zwei Aktionen; du
   *[other] Du
} hast { $food } Nahrung und noch { $collars ->
    [0] keinen Kragen
   *[other] { $collars } Kragen
}
view-bridges = { $down ->
    [none] Alle Brücken stehen.
   *[other] Eingestürzte Brücken: { LIST($down) }
}
view-seat = { WORD($colour) }, { SEAT($seat) }: { $inside ->
    [none] niemand in der Stadt
   *[other] in der Stadt { SPOT($inside) }
}{ $outside ->
    [none] {""}
   *[other] , außerhalb { SPOT($outside) }
}; { $supplies ->
    [one] 1 Vorratskarte
   *[other] { $supplies } Vorratskarten
}{ $known ->
    [none] {""}
   *[other] {" "}(sicher { WORD($known) })
}, { $war ->
    [one] 1 Kriegskarte
   *[other] { $war } Kriegskarten
}{ $bribes ->
    [0] {""}
    [one] , 1 Bestechungskarte
   *[other] , { $bribes } Bestechungskarten
}{ $treasures ->
    [0] {""}
    [one] , 1 Schatz
   *[other] , { $treasures } Schätze
}
view-unmarked = { $nation ->
    [aztec] Azteken
   *[spaniard] Spanier
} in der Stadt: { $all }; ohne Kragen { $inside ->
    [none] niemand drinnen
   *[other] drinnen { SPOT($inside) }
}, { $outside ->
    [none] niemand draußen
   *[other] draußen { SPOT($outside) }
}
view-hand = { $own ->
    [yes] Deine Karten
   *[no] Karten von { SEAT($seat) }
}: { $supplies ->
    [none] keine Vorräte
   *[other] { WORD($supplies) }
}; Kriegskarten { $war ->
    [none] keine
   *[other] { LIST($war) }
}{ $bribes ->
    [none] {""}
   *[other] ; Bestechungskarten { WORD($bribes) }
}{ $mission ->
    [0] {""}
   *[other] ; Auftrag Tempel { $mission }
}
view-decks = In den Stapeln: Vorräte { $supplies }, Kriegskarten der Azteken { $aztec }, der Spanier { $spaniard }, Bestechungskarten { $bribes }
view-discard = Abgeworfene Vorräte: { $cards ->
    [none] keine
   *[other] { WORD($cards) }
}
view-combat = { SEAT($attacker) } greift { SPOT($field) } an{ $defender ->
    [-1] ; wer verteidigt, steht noch nicht fest
   *[other] , { SEAT($defender) } verteidigt
}.
view-side = { $side ->
    [attacker] Angriff
   *[defender] Verteidigung
} { SEAT($seat) }: { $war ->
    [0] keine Kriegskarten
    [one] 1 Kriegskarte
   *[other] { $war } Kriegskarten
}{ $weapons ->
    [0] {""}
    [one] , 1 Waffe
   *[other] , { $weapons } Waffen
}{ $helpers ->
    [none] {""}
   *[other] , mit Hilfe von { SEAT($helpers) }
}{ $seen ->
    [none] {""}
   *[other] ; du kennst { LIST($seen) }
}{ $strength ->
    [hidden] {""}
   *[other] ; Stärke { $strength }
}
view-lifted = { $owner ->
    [-1] { $nation ->
        [0] Ein geschlagener Azteke
       *[other] Ein geschlagener Spanier
    }
   *[other] Eine geschlagene Figur von { SEAT($owner) }
} wartet auf ein neues Feld.
view-deal = { $deal ->
    [trade] Ein Tausch
    [parley] Eine Kapitulation
    [hire] Eine Kriegskarte{ $value ->
        [hidden] {""}
       *[other] {" "}vom Wert { $value }
    } als Söldner
   *[aid] Ein Tausch für den Kampf
}: { SEAT($maker) } gibt { SEAT($addressee) } { $give ->
    [none] nichts
   *[other] { WORD($give) }
}, will { $want ->
    [none] nichts
   *[other] { WORD($want) }
}
view-draft = { $deal ->
    [trade] Ein Tausch
    [parley] Eine Kapitulation
    [hire] Eine Kriegskarte als Söldner
   *[aid] Ein Tausch für den Kampf
}: { SEAT($maker) } überlegt sich ein Angebot an { SEAT($addressee) }
view-auction = { $bid ->
    [0] Eine Bestechungskarte wird versteigert; noch hat niemand geboten.
   *[other] Eine Bestechungskarte wird versteigert; { SEAT($seat) } bietet { $bid }.
}
view-pay = { SEAT($seat) } muss noch { $due } bezahlen.

outlook-attack = Alle deine Kriegskarten und Waffen ergeben { $strength }. Legt auch der Verteidiger alles und hilft niemand, gewinnst du etwa { $chance }-mal von 100{ $levied ->
    [hidden] .
   *[other] , oder { $levied }-mal, wenn der Verteidiger vorher aushebt.
} Was andere halten, ist aus den Karten geschätzt, die du nicht gesehen hast.
outlook-laying = Deine Seite hat dann { $strength } gegen { $hidden ->
    [0] bisher nichts
    [one] 1 verdeckte Karte
   *[other] { $hidden } verdeckte Karten
}. { $held ->
    [0] Die andere Seite hat keine Kriegskarten mehr: Du gewinnst etwa { $chance }-mal von 100, wenn ihr niemand hilft.
   *[other] { $hidden ->
        [0] Die andere Seite darf noch legen; Kriegskarten in ihrer Hand: { $held }.
       *[other] So wie es liegt, gewinnst du etwa { $chance }-mal von 100; aber die andere Seite darf nachlegen: Kriegskarten in ihrer Hand { $held }.
    }
}{ $shut ->
    [none] {""}
   *[other] {" "}Vorerst kannst du dann nicht mehr legen: { LIST($shut) }.
}


draw-hand = Deine Karten
draw-standing = Figuren in der Stadt
cell-ground = { $kind ->
    [land] Land
    [water] Wasser
    [harbour] Hafen
    [dike] Damm
    [bridge] die Brücke { $name }{ $down ->
        [yes] , abgerissen
       *[no] {""}
    }
    [village] das Dorf { $name }, { $supplies ->
        [one] 1 Vorratskarte
       *[other] { $supplies } Vorratskarten
    }
    [temple] Tempel, Stadtfeld { $number }
   *[city] Stadtfeld { $number }
}
cell-figure = { $seat ->
    [-1] { $nation ->
        [aztec] ein Azteke ohne Kragen
       *[spaniard] ein Spanier ohne Kragen
    }
   *[other] eine Figur von { SEAT($seat) }, { $nation ->
        [aztec] Azteke
       *[spaniard] Spanier
    }
}
draw-piece = { $piece ->
    [land] Land
    [water] Wasser
    [harbour] Hafen
    [dike] Damm
    [bridge] Brücke
    [village] Dorf
    [temple] Tempel
    [aztec] Azteke
    [spaniard] Spanier
   *[city] Stadt
}
draw-closer = Näher
draw-flips = In dieser Runde aufgedeckte Ereigniskarten: { $flips }. Nach { $after } ist der Schatz darunter.
draw-deck-supplies = Vorratskarten im Stapel
draw-deck-aztec = Kriegskarten im Stapel der Azteken
draw-deck-spaniard = Kriegskarten im Stapel der Spanier
draw-deck-bribes = Bestechungskarten übrig
draw-discard = Abgeworfene Vorräte
draw-war = Kriegs{ "\u00AD" }karte
draw-hidden = verdeckt
draw-bribe = { $card ->
    [own] Setz eine eigene Figur auf ein beliebiges freies Feld.
    [foreign] Setz eine fremde Figur auf ein beliebiges freies Feld.
    [recruits] Zieh 5 Kriegskarten deines Volkes.
    [stores] Zieh 5 Vorratskarten.
    [blank] Nichts wert; aber das weiß niemand.
   *[other] Zählt am Ende { WORD($card) }.
}
draw-mission = Auftrag
draw-mission-hint = Auftrag: Eine Figur mit diesem Kragen auf Tempel { $temple } zählt am Ende 10 mehr.
draw-inside = Figuren in der Stadt
draw-outside = Figuren außerhalb
draw-supplies = Vorratskarten
draw-war-cards = Kriegskarten
draw-bribes = Bestechungskarten
draw-treasures = Schätze
draw-treasure = Ein Schatz ist aufgetaucht
draw-treasure-why = Einen Schatz bekommt, wer die meisten Figuren in der Stadt hat; bei Gleichstand, wessen Figur auf der höchsten Zahl steht. Er zählt am Ende 10 Punkte.
draw-sign = { $sign ->
    [treasure] Runden: Jede endet, wenn ihr Schatz auftaucht. In der Tabelle der Spieler: gewonnene Schätze, je 10 Punkte.
    [track] Ereigniskarten, die in dieser Runde aufgedeckt sind. Ab den gelben kann die nächste der Schatz sein.
    [camouflage] Tarnung: eine Karte für jede Figur, an der du vorbeiziehst.
    [weapon] Waffe: verdoppelt eine Kriegskarte, die du gelegt hast.
    [food] Nahrung: Mit 1 Karte hebst du 4 Kriegskarten aus.
    [gold] Gold: am Ende 1 Punkt je Karte, und in einer Versteigerung am meisten wert.
    [stores] Vorratskarten: über dem Plan die im Stapel, bei einem Spieler die auf der Hand.
    [discard] Abgelegte Vorratskarten.
    [war-aztec] Azteken: ihre Kriegskarten im Stapel, oder ein Spieler, der sie führt.
    [war-spaniard] Spanier: ihre Kriegskarten im Stapel, oder ein Spieler, der sie führt.
    [swords] Kriegskarten auf der Hand; auf dem Plan ein Kampf.
    [bribe] Bestechungskarten: über dem Plan die übrigen, bei einem Spieler die auf der Hand.
    [collar] Kragen: Eine Figur, die deinen trägt, ist deine. In der Tabelle der Spieler: Figuren außerhalb der Stadt.
    [temple] Tempel, die Felder 17 bis 24 der Stadt. In der Tabelle der Spieler: Figuren in der Stadt, am Ende je 5 Punkte.
    [mission] Dein Auftrag, der grüne Tempel: Steht am Ende eine Figur von dir dort, zählt sie 10 Punkte mehr.
    [village] Dorf: Ein Zug, der dort endet, bringt so viele Vorratskarten, wie seine Zahl sagt.
    [bridges] Brücke: Mit einem roten Kreuz ist sie eingestürzt, und niemand kommt hinüber.
    [new] Wie viele Karten auf deiner Hand neu sind.
   *[struggle] Figuren beider Völker in der Stadt: Am Ende bringt das stärkere seinen Spielern je 5 Punkte.
}
draw-known = Vorratskarten, die dieser Spieler sicher hat
draw-struggle = Azteken und Spanier in der Stadt
numbered-spot = { $kind ->
    [tn] Stadtfeld { $n }
   *[other] { $kind }{ $n }
}
draw-place = { SPOT($field) }
draw-attacker = Angreifer
draw-defender = Verteidiger
draw-in-hand = Kriegskarten und Vorräte auf der Hand
draw-strength = Stärke dessen, was liegt, soweit du es weißt
draw-nothing-laid = Noch keine Karten
draw-helpers = mit Hilfe von { SEAT($seats) }
draw-lead = Du führst { $nation ->
    [0] die Azteken
   *[other] die Spanier
}
draw-collars = { $n ->
    [0] kein Kragen übrig
    [one] 1 Kragen übrig
   *[other] { $n } Kragen übrig
}
draw-my-mission = Dein Auftrag: Tempel { $temple }, 10 Punkte
draw-new = { $n } neu
draw-active = Wer am Zug ist
draw-power = Stärke
draw-auction = Eine Bestechungskarte für das höchste Gebot. { $bid ->
    [0] Noch hat niemand geboten.
   *[other] { SEAT($seat) } führt mit { $bid }.
}{ $purse ->
    [hidden] {""}
   *[other] {" "}Deine Vorräte sind { $purse } wert; wer gewinnt, zahlt mit Karten und bekommt kein Wechselgeld.
}
draw-help = Für { SEAT($seat) } kämpfen
draw-aid = Vorräte anbieten
draw-want = Du willst
draw-offer-order = { $deal ->
    [parley] { $countered ->
        [yes] Wähl, was du dafür willst, billige Arten zuerst: Tarnung, Waffe, Nahrung, Gold.
       *[no] Wähl, was du zahlst, billige Arten zuerst: Tarnung, Waffe, Nahrung, Gold.
    }
   *[other] Wähl, was du gibst, dann, was du willst, jeweils billige Arten zuerst: Tarnung, Waffe, Nahrung, Gold.
} Dann schick es ab. Eine Karte, die du gibst, sehen alle, und sie bleibt im Angebot.
draw-draft = Klicke Karten an, um sie ins Angebot zu legen, und Karten im Angebot, um sie herauszunehmen. Niemand sieht es, bevor du es abschickst.
draw-draft-hidden = { SEAT($seat) } überlegt sich ein Angebot. Du siehst es, sobald es abgeschickt ist.
draw-take-out = aus dem Angebot nehmen
draw-sent = Dein Angebot liegt bei { SEAT($seat) }. Bis zur Antwort kannst du es zurücknehmen.
draw-market = Tauschen, bevor es weitergeht
draw-lacks = Du kannst nicht annehmen. Diese Karten werden verlangt, und du hast sie nicht: { WORD($cards) }.
draw-gives = { SEAT($seat) } gibt
draw-nothing = nichts
draw-trade = Tauschen mit
draw-no-bid = noch kein Gebot
draw-bid = { $n } bieten
draw-surrender = Ergeben

term-city = Figuren in der Stadt
term-outside = Figuren außerhalb der Stadt
term-nation = der Krieg der Völker
term-mission = der Auftrag
term-treasures = Schätze
term-bribes = Bestechungskarten
term-supplies = Nahrung und Tarnung
term-gold = Gold
term-war = Kriegskarten und Waffen
term-combat = der Kampf
term-deal = der Handel
term-march = wohin die Figur ziehen kann
term-placing = die Figur, die versetzt wird
term-auction = die Karte in der Versteigerung
term-premium = die Prämie des Kampfes
term-action = die Aktion, die noch kommt
style-raider = Plünderer
style-about-raider = Sucht den Kampf, sammelt Kriegskarten und gönnt anderen nicht, was sie haben.
style-banker = Bankier
style-about-banker = Sammelt Gold und Vorräte und will haben, was versteigert wird.
style-trader = Händlerin
style-about-trader = Handelt für ihr Leben gern und sammelt Vorräte dafür.
style-pilgrim = Pilgerin
style-about-pilgrim = Denkt an den Auftrag und an den Weg dorthin.

part-nation = Krieg
part-figures = Figuren
part-mission = Auftrag
part-treasures = Schätze
part-gold = Gold
part-bribes = Karten
tie-figures = Punktgleich: Es entscheiden die Figuren in der Stadt, { $best } von { SEAT($winners) } gegen { $next } von { SEAT($rival) }.
tie-number = Punktgleich und gleich viele Figuren in der Stadt: Es entscheidet das höchste Feld dort, { $best } von { SEAT($winners) } gegen { $next } von { SEAT($rival) }.
reason-last-treasure = Der letzte Schatz ist aufgetaucht.
reason-city-full = Die Stadt ist voll.

word-red = Rot
word-blue = Blau
word-orange = Orange
word-green = Grün
word-yellow = Gelb
word-violet = Violett
word-camouflage = Tarnung
word-weapon = Waffe
word-food = Nahrung
word-gold = Gold
word-treasure = Schatz
word-bridges = Brücken
word-attack-aztec = Angriff der Azteken
word-attack-spaniard = Angriff der Spanier
word-flight-aztec = Flucht der Azteken
word-flight-spaniard = Flucht der Spanier
word-plunder = Plünderung
word-resupply = Nachschub
word-mutiny = Meuterei
word-bribery = Bestechung
word-own = eigene Figur
word-foreign = fremde Figur
word-recruits = Rekruten
word-stores = Vorräte
word-vp3 = 3 Punkte
word-vp5 = 5 Punkte
word-vp7 = 7 Punkte
word-blank = Niete

legend =
    R B O G Y V  eine Figur mit Kragen: red, blue, orange, green, yellow, violet
    a s          ein Azteke, ein Spanier ohne Kragen
    R+ R3 R=     hinter einer Figur steht das Zeichen ihres Feldes
    R7           in der Stadt: die letzte Ziffer der Feldnummer (hier 7 oder 17)
    RB           ein Kampf: erst der Angreifer, dann der Verteidiger
    1 … 25       Stadtfelder, tn1 bis tn25; 17 bis 24 sind die Tempel
    · ~ h        Land, Wasser, ein Hafen
    v2           ein Dorf, das 2 Vorratskarten bringt
    == ++ ><     ein Damm, eine Brücke, eine eingestürzte Brücke
    RED          dein eigener Platz
    > ?          wer am Zug ist; wer sonst gefragt ist
    in out       Figuren mit diesem Kragen in der Stadt, draußen; city: das ganze Volk
    sup war bri  Vorrats-, Kriegs- und Bestechungskarten; tre: Schätze
    63?? ww      gelegte Kriegskarten, unbekannte als ?, und Waffen

lesson-collar = Willkommen am Texcoco-See! Du führst Azteken (die braunen Figuren), dein Rivale Spanier. Eine Figur mit deinem Kragen gehört dir. Lege deinen ersten Kragen dem Azteken auf f9 um, auf dem Damm westlich der Stadt.
lesson-bridge = Alle haben jetzt zwei Figuren. Ein Zug beginnt mit einer Ereigniskarte, und diese lässt dich eine Brücke umdrehen: Über eine eingestürzte kommt niemand. Lass Iztapalapa im Süden einstürzen.
lesson-move = Nun zwei Aktionen. Eine Figur zieht beliebig weit, zu Fuß oder ab einem Hafen mit dem Boot; jede Figur, an der sie vorbeizieht, kostet eine Tarnkarte. Wähle deine Figur auf m17.
lesson-village = Ein Zug, der in einem Dorf endet, bringt so viele Vorratskarten, wie das Dorf zeigt. Geh nach l17: Das bringt 3.
lesson-levy = Vorräte sind Tarnung, Waffen, Nahrung und Gold. Deine zweite Aktion: ausheben. Das nimmt 1 Nahrung und gibt dir 4 Kriegskarten.
lesson-march = Einige Zeit später: Ein Spanier hat Tempel 24 besetzt, den Tempel deines geheimen Auftrags. Eine eigene Figur dort bringt am Ende 10 Punkte zusätzlich. Wähle deine Figur auf f9.
lesson-attack = Die Brücke g9 und das Tor sind offen. Geh zu Tempel 24. Dort steht jemand, also ist das ein Angriff.
lesson-lay = Angreifer und Verteidiger legen abwechselnd verdeckte Kriegskarten. Beginn mit deiner 6.
lesson-weapon = Eine Waffe verdoppelt eine deiner Kriegskarten, die höchste zuerst. Lege eine: Deine 6 zählt dann 12.
lesson-done = Das sollte reichen. Sag, dass das alle Karten sind, die du jetzt legst; dann antwortet dein Rivale.
lesson-premium = 12 gegen 5: Du hast gewonnen, und deine Figur hält den Tempel. Als Prämie darfst du noch einem Azteken vor der Stadt einen Kragen geben. Wähle einen.
lesson-place = Der geschlagene Spanier verliert seinen Kragen, und du sagst, wohin er kommt: auf ein beliebiges freies Feld vor der Stadt. Vielleicht recht weit weg?
lesson-over = Gut gekämpft! Eine Schatzkarte beendet jede Runde: 10 Punkte für den, der die meisten Figuren in der Stadt hat. Am Ende zählt jede deiner Figuren dort 5, dein Auftrag 10, jede Goldkarte 1, und das Volk mit mehr Figuren in der Stadt bringt jedem seiner Spieler 5. Nun spiel ein richtiges Spiel!
