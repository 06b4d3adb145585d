# Cortez in het Nederlands. Conventions: patolli/messages/__init__.py.

name = Cortez
about = Azteken en Spanjaarden strijden om de stad in het meer: trek, vecht, koop om en wees erbij als er een schat opduikt.
length = ongeveer 45 tot 150 minuten

option-missions = hoeveel opdrachtkaarten er zijn
option-missions-9 = negen, die van de lijst in het regelboek
option-missions-8 = acht, die van de opbouw daarin
option-proposals = hoe vaak je in je beurt een ruil mag voorstellen; 0: er wisselen geen voorraden van eigenaar
option-larger-nation = welk volk met drie of vijf spelers een speler meer heeft
option-larger-nation-aztec = de Azteken
option-larger-nation-spaniard = de Spanjaarden
option-board = de kaart van het meer
option-decks = de aantallen van de kaarten
option-rounds = hoeveel schatten het spel heeft
option-rounds-all = zoveel als de doos voor dit aantal spelers heeft
option-rounds-one = maar één, voor een snel spel
option-trading = wie wanneer mag ruilen
option-trading-active = wie aan de beurt is en wie vecht
option-trading-open = iedereen met iedereen, ook voor elke beurt en elke veiling
option-bribes = wanneer omkoopkaarten gespeeld mogen worden
option-bribes-windows = in vaste pauzes, waarin wie er een heeft gevraagd wordt
option-bribes-anytime = ook terwijl anderen beslissen en terwijl er kaarten gelegd worden

ask-Mark = Geef een figuur van je volk buiten de stad een kraag.
ask-Window = { $combat ->
    [yes] Voor het gevecht: speel een omkoopkaart, of pas.
   *[no] Speel een omkoopkaart, of pas.
}
ask-Bridges = Gebeurteniskaart “bruggen”: laat een brug instorten, herstel er een, of laat alle.
ask-Take = { $attack ->
    [yes] Gebeurteniskaart “aanval”: één { $nation ->
        [0] Azteek
       *[other] Spanjaard
    } zonder kraag trekt de stad in. Welke?
   *[no] Gebeurteniskaart “vlucht”: één { $nation ->
        [0] Azteek
       *[other] Spanjaard
    } zonder kraag vlucht de stad uit. Welke?
}
ask-PutTaken = { $attack ->
    [yes] Zet de { $nation ->
        [0] Azteek
       *[other] Spanjaard
    } van { SPOT($start) } op een vrij veld van de stad.
   *[no] Zet de { $nation ->
        [0] Azteek
       *[other] Spanjaard
    } van { SPOT($start) } op een vrij veld buiten de stad.
}
ask-Plunder = Gebeurteniskaart “plundering”: leg een voorraadkaart af. Je houdt er 10.
ask-Mutiny = Gebeurteniskaart “muiterij”: ontsla een oorlogskaart. Je houdt er 4.
ask-Auction = { $bid ->
    [0] Bied je op de omkoopkaart?
   *[other] { SEAT($bidder) } biedt { $bid }. Bied je meer?
}
ask-Pay = Betaal de omkoopkaart: nog { $due } te gaan.
ask-Act = Trek een voorraadkaart, werf of ga met een figuur; vooraf mag je ruilen.
ask-March = Waar trekt de figuur van { SPOT($start) } heen?
ask-Parley = Bied je de verdediger voorraden als hij zich overgeeft, of vecht je?
ask-Levy = Je wordt aangevallen: werf je eerst oorlogskaarten voor voedsel?
ask-Batch = { $cards ->
    [0] { $weapons ->
        [0] Leg oorlogskaarten en wapens.
       *[other] Leg meer kaarten; of is dat alles?
    }
   *[other] Leg meer kaarten; of is dat alles?
}
ask-Mercenaries = Vecht met een oorlogskaart voor een kant, ruil ermee, of help niemand.
ask-Premium = Gewonnen: doe een figuur van je volk buiten de stad een kraag om, of pas.
ask-Place = Zet de verslagen figuur op een vrij veld buiten de stad.
ask-Trade = { $sent ->
    [yes] Neem je het bod aan, wijs je het af, of doe je een ander?
   *[no] { $kind ->
        [0] Een ruil: wat je geeft en wat je wilt; dan versturen.
        [1] Een overgave: wat ervoor betaald wordt; dan versturen.
        [2] Een oorlogskaart: wat je erbij geeft, wat ze kost; dan versturen.
       *[other] Een ruil voor het gevecht: wat je geeft, wat je wilt; dan versturen.
    }
}
ask-Market = Wil er iemand ruilen? Stel een ruil voor, pas, of ruil deze ronde niet meer.
ask-PickFigure = { $foreign ->
    [yes] Welke figuur van een ander verplaats je?
   *[no] Welke van je figuren verplaats je?
}
ask-PutFigure = { $start ->
    [-1] Zet de aanvallende figuur op een vrij veld naar keuze.
   *[other] Zet de figuur van { SPOT($start) } op een vrij veld naar keuze.
}

verb-pass = niets doen
verb-done = dit zijn alle kaarten die je nu legt
verb-send = het bod versturen
verb-accept = het bod aannemen
verb-decline = het bod afwijzen
verb-counter = een tegenbod doen
verb-surrender = je overgeven voordat je een kaart legt
verb-parley = de verdediger voorraden bieden als hij zich overgeeft
verb-gather = een voorraadkaart trekken
verb-levy = voedsel afleggen en 4 oorlogskaarten trekken
verb-weapon = een wapen leggen; het verdubbelt een oorlogskaart
verb-lay = een oorlogskaart gedekt leggen
verb-hire = een kant een oorlogskaart als huurling aanbieden
verb-aid = een kant een ruil van voorraden aanbieden
verb-give = een kaart die je geeft
verb-want = een kaart die je wilt
verb-drop = een voorraadkaart afleggen
verb-pay = met een voorraadkaart betalen
verb-dismiss = een oorlogskaart teruggeven aan haar stapel
verb-play = een omkoopkaart spelen
verb-propose = iemand een ruil voorstellen
verb-cancel = het bod laten vallen voordat het verstuurd is
verb-withdraw = je bod intrekken voordat het beantwoord is
verb-abstain = hier deze ronde niet meer ruilen
verb-turn = een brug omdraaien
verb-bid = dit bedrag bieden voor de omkoopkaart
verb-collar = de figuur daar een kraag omdoen
verb-move = met je figuur vandaar trekken
verb-pick = de figuur daar nemen
verb-to = naar dit veld
verb-first = loten wie begint
verb-guard = loten welk volk een plek bewaakt
verb-mission = een opdracht delen
verb-war = een oorlogskaart trekken
verb-supply = een voorraadkaart trekken
verb-event = een gebeurteniskaart omdraaien
verb-lot = een lot trekken
verb-defender = de verdediger loten
verb-bribe = een omkoopkaart trekken

do-pass = { $frame ->
    [Parley] Geen bod: vechten
    [Levy] Niet werven
    [Auction] Niet bieden
    [Window] Geen kaart spelen
    [Market] Geen ruil voorstellen
    [Bridges] Bruggen laten
    [Take] Niemand nemen
    [Mercenaries] Niemand helpen
    [Premium] Geen kraag
    [Batch] Niets leggen
   *[other] Niets doen
}
do-done = Dat is alles
do-send = Bod versturen
do-accept = Aannemen
do-decline = Afwijzen
do-counter = Tegenbod
do-surrender = Je overgeven
do-parley = Een deal bieden
do-gather = Voorraadkaart trekken
do-levy = 4 oorlogskaarten werven
do-weapon = Wapen leggen
do-lay = Oorlogskaart{ $a ->
    [none] {""}
   *[other] {" "}van { $a }
} leggen
do-hire = { $a ->
    [attacker] Voor de aanvaller vechten
    [defender] Voor de verdediger vechten
   *[other] Als huurling vechten
}{ $b ->
    [none] {""}
   *[other] {" "}met een { $b }
}
do-aid = { $a ->
    [attacker] Met de aanvaller ruilen
    [defender] Met de verdediger ruilen
   *[other] Een kant voorraden bieden
}
do-give = { $a ->
    [none] Een kaart
   *[other] { WORD($a) }
} geven
do-want = { $a ->
    [none] Een kaart
   *[other] { WORD($a) }
} vragen
do-drop = { $a ->
    [none] Voorraadkaart
   *[other] { WORD($a) }
} afleggen
do-pay = Met{ $a ->
    [none] {" "}voorraden
   *[other] {" "}{ WORD($a) }
} betalen
do-dismiss = Oorlogskaart{ $a ->
    [none] {""}
   *[other] {" "}van { $a }
} wegsturen
do-play = Omkoopkaart spelen{ $a ->
    [none] {""}
   *[other] : { WORD($a) }
}
do-propose = Ruil voorstellen{ $a ->
    [none] {""}
   *[other] {" "}aan { SEAT($a) }
}
do-cancel = Annuleren
do-withdraw = Bod intrekken
do-abstain = Deze ronde niet ruilen
do-turn = Brug omdraaien
do-bid = { $a ->
    [none] Bieden
   *[other] { $a } bieden
}
do-collar = Kraag omdoen
do-move = Figuur verplaatsen
do-pick = Figuur kiezen
do-to = { $frame ->
    [March] Daarheen gaan
   *[other] Daar neerzetten
}

cost-camouflage = { $n } camouflage
cost-weapon = { $n } wapen
cost-food = { $n } voedsel
cost-gold = { $n } goud
cost-bid = waarde { $n }

event-started = { SEAT($seat) } begint.
event-guarded = { $nation ->
    [aztec] Azteken bewaken { SPOT($fields) }, Spanjaarden { SPOT($others) }.
   *[spaniard] Spanjaarden bewaken { SPOT($fields) }, Azteken { SPOT($others) }.
}
event-dealt-war = { $value ->
    [hidden] { SEAT($seat) } krijgt een oorlogskaart.
   *[other] { SEAT($seat) } krijgt een oorlogskaart van { $value }.
}
events-dealt-war = { $value ->
    [hidden] { SEAT($seat) } krijgt { $n } oorlogskaarten.
   *[other] { SEAT($seat) } krijgt { $n } oorlogskaarten: { LIST($value) }.
}
event-dealt-mission = { $mission ->
    [hidden] { SEAT($seat) } krijgt een opdracht.
   *[other] { SEAT($seat) } krijgt de opdracht tempel { $mission }.
}
event-dealt-supply = { $card ->
    [hidden] { SEAT($seat) } krijgt een voorraadkaart.
   *[other] { SEAT($seat) } krijgt een kaart “{ WORD($card) }”.
}
events-dealt-supply = { $card ->
    [hidden] { SEAT($seat) } krijgt { $n } voorraadkaarten.
   *[other] { SEAT($seat) } krijgt { $n } voorraadkaarten: { WORD($card) }.
}
event-turn = Ronde { $round }: { SEAT($seat) } is aan de beurt.
event-flipped = { SEAT($seat) } draait een gebeurtenis om: { WORD($event) }.
event-treasure = { SEAT($seat) } wint de schat, met { $figures ->
    [one] 1 figuur
   *[other] { $figures } figuren
} in de stad, het hoogste op { SPOT($field) }.
event-treasure-lost = Niemand heeft een figuur met kraag in de stad: de schat is verloren.
event-round = Ronde { $round } van { $rounds } begint.
event-turned = { $down ->
    [yes] { SEAT($seat) } laat de brug { $bridge } op { SPOT($field) } instorten.
   *[no] { SEAT($seat) } herstelt de brug { $bridge } op { SPOT($field) }.
}
event-left-bridges = { SEAT($seat) } laat de bruggen zoals ze zijn.
event-no-figure = { WORD($event) }: er is geen figuur om te nemen.
event-stayed = { SEAT($seat) } laat de tempels vrij en neemt geen figuur.
event-picked = { SEAT($seat) } neemt de figuur op { SPOT($field) }.
event-put = { SEAT($seat) } zet { $owner ->
    [-1] { $nation ->
        [0] een Azteek
       *[other] een Spanjaard
    }
   *[other] een figuur van { SEAT($owner) }
} van { SPOT($start) } op { SPOT($field) }.
event-dropped = { SEAT($seat) } legt een kaart “{ WORD($card) }” af.
event-dismissed = { $value ->
    [hidden] { SEAT($seat) } ontslaat een oorlogskaart.
   *[other] { SEAT($seat) } ontslaat een oorlogskaart van { $value }.
}
event-collared = { SEAT($seat) } doet de figuur op { SPOT($field) } een kraag om.
event-drew-supply = { $card ->
    [hidden] { SEAT($seat) } trekt een voorraadkaart.
   *[other] { SEAT($seat) } trekt een kaart “{ WORD($card) }”.
}
events-drew-supply = { $card ->
    [hidden] { SEAT($seat) } trekt { $n } voorraadkaarten.
   *[other] { SEAT($seat) } trekt { $n } voorraadkaarten: { WORD($card) }.
}
event-drew-war = { $value ->
    [hidden] { SEAT($seat) } trekt een oorlogskaart.
   *[other] { SEAT($seat) } trekt een oorlogskaart van { $value }.
}
events-drew-war = { $value ->
    [hidden] { SEAT($seat) } trekt { $n } oorlogskaarten.
   *[other] { SEAT($seat) } trekt { $n } oorlogskaarten: { LIST($value) }.
}
event-reshuffled = De voorraadstapel is leeg; { $cards ->
    [one] de afgelegde kaart vormt
   *[other] de { $cards } afgelegde kaarten vormen
} een nieuwe.
event-passed-action = { SEAT($seat) } slaat een actie over.
event-gathered = { SEAT($seat) } verzamelt voorraden.
event-levied = { SEAT($seat) } legt voedsel af om oorlogskaarten te werven.
event-set-out = { SEAT($seat) } vertrekt van { SPOT($field) }.
event-set-out-hidden = { SEAT($seat) } vertrekt van { SPOT($field) }.
event-moved = { SEAT($seat) } trekt van { SPOT($start) } naar { SPOT($field) }.
event-sneaked = { SEAT($seat) } sluipt met { $camouflage } camouflage van { SPOT($start) } naar { SPOT($field) }.
event-village = { SEAT($seat) } krijgt { $cards ->
    [one] 1 voorraadkaart
   *[other] { $cards } voorraadkaarten
} in het dorp { SPOT($field) }.
event-attacked = { SEAT($seat) } valt { SPOT($field) } aan vanaf { SPOT($start) }{ $camouflage ->
    [0] {""}
   *[other] {" "}met { $camouflage } camouflage
}.
event-drew-lot = { SEAT($seat) } trekt een lot: { WORD($card) }.
event-no-lot = Voor { SEAT($seat) } is er geen kaart meer om een lot te trekken.
event-defends = { $deputy ->
    [yes] { SEAT($seat) } verdedigt als plaatsvervanger.
   *[no] { SEAT($seat) } verdedigt.
}
event-fight-off = Op { SPOT($field) } komt het niet meer tot een gevecht.
event-no-parley = { SEAT($seat) } onderhandelt niet.
event-no-levy = { SEAT($seat) } werft niet.
event-laid = { $value ->
    [hidden] { SEAT($seat) } legt een oorlogskaart.
   *[other] { SEAT($seat) } legt een oorlogskaart van { $value }.
}
events-laid = { $value ->
    [hidden] { SEAT($seat) } legt { $n } oorlogskaarten.
   *[other] { SEAT($seat) } legt { $n } oorlogskaarten: { LIST($value) }.
}
event-laid-weapon = { SEAT($seat) } legt een wapen.
event-laid-batch = { SEAT($seat) } heeft { $cards ->
    [0] {""}
    [one] 1 oorlogskaart{" "}
   *[other] { $cards } oorlogskaarten{" "}
}{ $weapons ->
    [0] {""}
    [one] { $cards ->
        [0] {""}
       *[other] en{" "}
    }1 wapen{" "}
   *[other] { $cards ->
        [0] {""}
       *[other] en{" "}
    }{ $weapons } wapens{" "}
}gelegd.
event-passed-batch = { SEAT($seat) } legt niets.
event-surrendered = { SEAT($seat) } geeft zich over aan { SEAT($attacker) }.
event-no-help = { SEAT($seat) } helpt niemand.
event-lent = { $value ->
    [hidden] { SEAT($seat) } vecht met een oorlogskaart voor { SEAT($combatant) }.
   *[other] { SEAT($seat) } vecht met een oorlogskaart van { $value } voor { SEAT($combatant) }.
}
event-lent-up = De oorlogskaart die { SEAT($seat) } aan { SEAT($combatant) } leende, is een { $value }.
event-turned-up = { $cards ->
    [none] { SEAT($seat) } heeft niets gelegd: sterkte 0.
   *[other] { SEAT($seat) } draait { LIST($cards) } om{ $weapons ->
        [0] {""}
        [one] , met 1 wapen
       *[other] , met { $weapons } wapens
    }: sterkte { $strength }.
}
event-won = { SEAT($seat) } verslaat { SEAT($loser) } op { SPOT($field) }.
event-no-premium = { SEAT($seat) } ziet af van de premie.
event-premium = { SEAT($seat) } doet als premie de figuur op { SPOT($field) } een kraag om.
event-placed = { SEAT($seat) } zet { $owner ->
    [-1] { $nation ->
        [0] de verslagen Azteek
       *[other] de verslagen Spanjaard
    }
   *[other] de verslagen figuur van { SEAT($owner) }
} op { SPOT($field) }.
event-lost-collar = De figuur van { SEAT($seat) } op { SPOT($field) } verliest zijn kraag.
event-kept-collar = De figuur van { SEAT($seat) } op { SPOT($field) } houdt zijn kraag, omdat het de laatste is.
event-opened = { $deal ->
    [trade] { SEAT($seat) } stelt { SEAT($partner) } een ruil voor.
    [parley] { SEAT($seat) } onderhandelt met { SEAT($partner) } over een overgave.
    [hire] { SEAT($seat) } biedt aan voor { SEAT($partner) } te vechten.
   *[aid] { SEAT($seat) } biedt { SEAT($partner) } een ruil voor het gevecht aan.
}
event-showed = { $value ->
    [hidden] { SEAT($seat) } laat { SEAT($partner) } een oorlogskaart zien.
   *[other] { SEAT($seat) } laat { SEAT($partner) } een oorlogskaart van { $value } zien.
}
event-give = { SEAT($seat) } legt een kaart “{ WORD($card) }” in het bod.
event-want = { SEAT($seat) } vraagt een kaart “{ WORD($card) }”.
event-drafted = { $card ->
    [hidden] { SEAT($seat) } denkt over een bod na.
   *[other] { SEAT($seat) } legt een kaart “{ WORD($card) }” in het ontwerp: { $side ->
        [give] om te geven
       *[want] om te krijgen
    }.
}
events-drafted = { $card ->
    [hidden] { SEAT($seat) } denkt over een bod na.
   *[other] { SEAT($seat) } legt { $n } kaarten in het ontwerp: { WORD($card) }.
}
event-sent = { $deal ->
    [parley] { $give ->
        [none] { SEAT($seat) } wil van { SEAT($partner) } { WORD($want) } voor de overgave.
       *[other] { SEAT($seat) } biedt { SEAT($partner) } { WORD($give) } voor de overgave.
    }
    [hire] Handel om de oorlogskaart: { SEAT($seat) } { $give ->
        [none] { $want ->
            [none] wil van { SEAT($partner) } niets.
           *[other] wil van { SEAT($partner) } { WORD($want) }.
        }
       *[other] { $want ->
            [none] geeft { SEAT($partner) } { WORD($give) }.
           *[other] geeft { SEAT($partner) } { WORD($give) } en wil { WORD($want) }.
        }
    }
   *[other] { $give ->
        [none] { SEAT($seat) } vraagt { SEAT($partner) } om { WORD($want) }.
       *[other] { $want ->
            [none] { SEAT($seat) } wil { SEAT($partner) } { WORD($give) } cadeau doen.
           *[other] { SEAT($seat) } biedt { SEAT($partner) } { WORD($give) } voor { WORD($want) }.
        }
    }
}
event-accepted = { SEAT($seat) } neemt het bod van { SEAT($partner) } aan.
event-declined = { SEAT($seat) } wijst het bod van { SEAT($partner) } af.
event-countered = { SEAT($seat) } doet { SEAT($partner) } een tegenbod.
event-cancelled = { $deal ->
    [trade] { SEAT($seat) } doet { SEAT($partner) } toch geen bod.
   *[other] Tussen { SEAT($seat) } en { SEAT($partner) } komt er toch geen bod.
}
event-withdrew = { SEAT($seat) } trekt het bod aan { SEAT($partner) } in.
event-abstained = { SEAT($seat) } ruilt deze ronde niet meer.
event-no-trade = { SEAT($seat) } stelt geen ruil voor.
event-auction = Er wordt een omkoopkaart geveild; { SEAT($seat) } biedt het eerst.
event-no-auction = Er is geen omkoopkaart meer om op te bieden.
event-bade = { SEAT($seat) } biedt { $bid }.
event-passed-bid = { SEAT($seat) } biedt niet.
event-bought = { SEAT($seat) } krijgt de omkoopkaart voor { $bid }.
event-free-bribe = Niemand biedt: { SEAT($seat) } krijgt de omkoopkaart voor niets.
event-paid = { SEAT($seat) } betaalt met een kaart “{ WORD($card) }”.
events-paid = { SEAT($seat) } betaalt met { $n } kaarten: { WORD($card) }.
event-drew-bribe = { $card ->
    [hidden] { SEAT($seat) } trekt een omkoopkaart.
   *[other] { SEAT($seat) } trekt de omkoopkaart “{ WORD($card) }”.
}
event-passed-window = { SEAT($seat) } speelt geen omkoopkaart.
event-played = { SEAT($seat) } speelt de omkoopkaart “{ WORD($card) }”.
event-nation-won = { $nation ->
    [aztec] De Azteken winnen de oorlog om de stad.
   *[spaniard] De Spanjaarden winnen de oorlog om de stad.
}
event-ended = { $reason ->
    [city-full] De stad is vol: het spel is uit.
   *[last-treasure] Dat was de laatste schat: het spel is uit.
}

view-setup = De tafel wordt klaargemaakt.
view-over = Het spel is uit.
view-round = Ronde { $round } van { $rounds }, omgedraaide gebeurteniskaarten: { $flips }
view-events = Gebeurteniskaarten die deze ronde nog kunnen komen: { $events ->
    [none] alleen de schat
   *[other] { WORD($events) }
}
view-turn = { SEAT($seat) } is aan de beurt: { $phase ->
    [flip] zo meteen wordt de gebeurtenis omgedraaid
    [event] de gebeurtenis
    [first] eerste actie
   *[second] tweede actie
}; nog mogelijke ruilvoorstellen: { $trades }
view-left = { $phase ->
    [first] De eerste van je twee acties; je
    [second] De tweede van je twee acties; je
   *[other] Je
} hebt { $food } voedsel en nog { $collars ->
    [0] geen kraag
    [one] 1 kraag
   *[other] { $collars } kragen
}
view-bridges = { $down ->
    [none] Alle bruggen staan.
   *[other] Ingestorte bruggen: { LIST($down) }
}
view-seat = { WORD($colour) }, { SEAT($seat) }: { $inside ->
    [none] niemand in de stad
   *[other] in de stad { SPOT($inside) }
}{ $outside ->
    [none] {""}
   *[other] , erbuiten { SPOT($outside) }
}; { $supplies ->
    [one] 1 voorraadkaart
   *[other] { $supplies } voorraadkaarten
}{ $known ->
    [none] {""}
   *[other] {" "}(zeker { WORD($known) })
}, { $war ->
    [one] 1 oorlogskaart
   *[other] { $war } oorlogskaarten
}{ $bribes ->
    [0] {""}
    [one] , 1 omkoopkaart
   *[other] , { $bribes } omkoopkaarten
}{ $treasures ->
    [0] {""}
    [one] , 1 schat
   *[other] , { $treasures } schatten
}
view-unmarked = { $nation ->
    [aztec] Azteken
   *[spaniard] Spanjaarden
} in de stad: { $all }; zonder kraag { $inside ->
    [none] niemand binnen
   *[other] binnen { SPOT($inside) }
}, { $outside ->
    [none] niemand buiten
   *[other] buiten { SPOT($outside) }
}
view-hand = { $own ->
    [yes] Jouw kaarten
   *[no] Kaarten van { SEAT($seat) }
}: { $supplies ->
    [none] geen voorraden
   *[other] { WORD($supplies) }
}; oorlogskaarten { $war ->
    [none] geen
   *[other] { LIST($war) }
}{ $bribes ->
    [none] {""}
   *[other] ; omkoopkaarten { WORD($bribes) }
}{ $mission ->
    [0] {""}
   *[other] ; opdracht tempel { $mission }
}
view-decks = In de stapels: voorraden { $supplies }, oorlogskaarten van de Azteken { $aztec }, van de Spanjaarden { $spaniard }, omkoopkaarten { $bribes }
view-discard = Afgelegde voorraden: { $cards ->
    [none] geen
   *[other] { WORD($cards) }
}
view-combat = { SEAT($attacker) } valt { SPOT($field) } aan{ $defender ->
    [-1] ; wie verdedigt, staat nog niet vast
   *[other] , { SEAT($defender) } verdedigt
}.
view-side = { $side ->
    [attacker] Aanval
   *[defender] Verdediging
} { SEAT($seat) }: { $war ->
    [0] geen oorlogskaarten
    [one] 1 oorlogskaart
   *[other] { $war } oorlogskaarten
}{ $weapons ->
    [0] {""}
    [one] , 1 wapen
   *[other] , { $weapons } wapens
}{ $helpers ->
    [none] {""}
   *[other] , met hulp van { SEAT($helpers) }
}{ $seen ->
    [none] {""}
   *[other] ; je kent { LIST($seen) }
}{ $strength ->
    [hidden] {""}
   *[other] ; sterkte { $strength }
}
view-lifted = { $owner ->
    [-1] { $nation ->
        [0] Een verslagen Azteek
       *[other] Een verslagen Spanjaard
    }
   *[other] Een verslagen figuur van { SEAT($owner) }
} wacht op een nieuw veld.
view-deal = { $deal ->
    [trade] Een ruil
    [parley] Een overgave
    [hire] Een oorlogskaart{ $value ->
        [hidden] {""}
       *[other] {" "}van { $value }
    } als huurling
   *[aid] Een ruil voor het gevecht
}: { SEAT($maker) } geeft { SEAT($addressee) } { $give ->
    [none] niets
   *[other] { WORD($give) }
}, wil { $want ->
    [none] niets
   *[other] { WORD($want) }
}
view-draft = { $deal ->
    [trade] Een ruil
    [parley] Een overgave
    [hire] Een oorlogskaart als huurling
   *[aid] Een ruil voor het gevecht
}: { SEAT($maker) } denkt na over een bod aan { SEAT($addressee) }
view-auction = { $bid ->
    [0] Er wordt een omkoopkaart geveild; nog niemand heeft geboden.
   *[other] Er wordt een omkoopkaart geveild; { SEAT($seat) } biedt { $bid }.
}
view-pay = { SEAT($seat) } moet nog { $due } betalen.

outlook-attack = Al je oorlogskaarten en wapens samen zijn { $strength }. Legt de verdediger ook alles en helpt niemand, dan win je ongeveer { $chance } van de 100 keer{ $levied ->
    [hidden] .
   *[other] , of { $levied } keer als de verdediger eerst werft.
} Wat anderen hebben is geschat uit de kaarten die je niet hebt gezien.
outlook-laying = Jouw kant heeft dan { $strength } tegen { $hidden ->
    [0] nog niets
    [one] 1 gedekte kaart
   *[other] { $hidden } gedekte kaarten
}. { $held ->
    [0] De andere kant heeft geen oorlogskaarten meer: je wint ongeveer { $chance } van de 100 keer als niemand haar helpt.
   *[other] { $hidden ->
        [0] De andere kant mag nog leggen; oorlogskaarten in haar hand: { $held }.
       *[other] Zoals het ligt win je ongeveer { $chance } van de 100 keer; maar de andere kant mag bijleggen: oorlogskaarten in haar hand { $held }.
    }
}{ $shut ->
    [none] {""}
   *[other] {" "}Voorlopig kun je dan niet meer leggen: { LIST($shut) }.
}


draw-hand = Jouw kaarten
draw-standing = Figuren in de stad
cell-ground = { $kind ->
    [land] land
    [water] water
    [harbour] haven
    [dike] dijk
    [bridge] de brug { $name }{ $down ->
        [yes] , afgebroken
       *[no] {""}
    }
    [village] het dorp { $name }, { $supplies ->
        [one] 1 voorraadkaart
       *[other] { $supplies } voorraadkaarten
    }
    [temple] tempel, stadsveld { $number }
   *[city] stadsveld { $number }
}
cell-figure = { $seat ->
    [-1] { $nation ->
        [aztec] een Azteek zonder kraag
       *[spaniard] een Spanjaard zonder kraag
    }
   *[other] een figuur van { SEAT($seat) }, { $nation ->
        [aztec] Azteek
       *[spaniard] Spanjaard
    }
}
draw-piece = { $piece ->
    [land] land
    [water] water
    [harbour] haven
    [dike] dijk
    [bridge] brug
    [village] dorp
    [temple] tempel
    [aztec] Azteek
    [spaniard] Spanjaard
   *[city] stad
}
draw-closer = Dichterbij
draw-flips = Omgedraaide gebeurteniskaarten in deze ronde: { $flips }. Na { $after } is de schat erbij.
draw-deck-supplies = Voorraadkaarten op de stapel
draw-deck-aztec = Oorlogskaarten op de stapel van de Azteken
draw-deck-spaniard = Oorlogskaarten op de stapel van de Spanjaarden
draw-deck-bribes = Omkoopkaarten over
draw-discard = Afgelegde voorraden
draw-war = oorlogs{ "\u00AD" }kaart
draw-hidden = gesloten
draw-bribe = { $card ->
    [own] Zet een eigen figuur op een vrij veld naar keuze.
    [foreign] Zet een figuur van een ander op een vrij veld naar keuze.
    [recruits] Trek 5 oorlogskaarten van je volk.
    [stores] Trek 5 voorraadkaarten.
    [blank] Niets waard; maar dat weet niemand.
   *[other] Telt aan het einde { WORD($card) }.
}
draw-mission = opdracht
draw-mission-hint = Opdracht: een figuur met deze kraag op tempel { $temple } telt aan het einde 10 extra.
draw-inside = Figuren in de stad
draw-outside = Figuren erbuiten
draw-supplies = Voorraadkaarten
draw-war-cards = Oorlogskaarten
draw-bribes = Omkoopkaarten
draw-treasures = Schatten
draw-treasure = Er is een schat opgedoken
draw-treasure-why = Een schat gaat naar wie de meeste figuren in de stad heeft; bij gelijke stand naar wiens figuur op het hoogste nummer staat. Hij telt aan het eind 10 punten.
draw-sign = { $sign ->
    [treasure] Rondes: elke eindigt als haar schat opduikt. In de tabel van de spelers: gewonnen schatten, elk 10 punten.
    [track] Gebeurteniskaarten die in deze ronde zijn omgedraaid. Vanaf de gele kan de volgende de schat zijn.
    [camouflage] Camouflage: één kaart voor elke figuur die je passeert.
    [weapon] Wapen: verdubbelt een oorlogskaart die je hebt gelegd.
    [food] Voedsel: met 1 kaart werf je 4 oorlogskaarten.
    [gold] Goud: aan het eind 1 punt per kaart, en bij een veiling het meest waard.
    [stores] Voorraadkaarten: boven het bord die in de stapel, bij een speler die in zijn hand.
    [discard] Afgelegde voorraadkaarten.
    [war-aztec] Azteken: hun oorlogskaarten in de stapel, of een speler die hen leidt.
    [war-spaniard] Spanjaarden: hun oorlogskaarten in de stapel, of een speler die hen leidt.
    [swords] Oorlogskaarten in de hand; op het bord een gevecht.
    [bribe] Omkoopkaarten: boven het bord die over zijn, bij een speler die in zijn hand.
    [collar] Kragen: een figuur die de jouwe draagt, is van jou. In de tabel van de spelers: figuren buiten de stad.
    [temple] Tempels, de velden 17 tot 24 van de stad. In de tabel van de spelers: figuren in de stad, aan het eind elk 5 punten.
    [mission] Je opdracht, de groene tempel: staat er aan het eind een figuur van jou, dan telt die 10 punten meer.
    [village] Dorp: een zet die daar eindigt levert zoveel voorraadkaarten op als het getal zegt.
    [bridges] Brug: met een rood kruis is ze ingestort, en niemand komt eroverheen.
    [new] Hoeveel kaarten in je hand nieuw zijn.
   *[struggle] Figuren van beide volken in de stad: aan het eind levert het sterkste zijn spelers elk 5 punten op.
}
draw-known = Voorraadkaarten die deze speler zeker heeft
draw-struggle = Azteken en Spanjaarden in de stad
numbered-spot = { $kind ->
    [tn] stadsveld { $n }
   *[other] { $kind }{ $n }
}
draw-place = { SPOT($field) }
draw-attacker = Aanvaller
draw-defender = Verdediger
draw-in-hand = Oorlogskaarten en voorraden in de hand
draw-strength = Sterkte van wat er ligt, voor zover je het weet
draw-nothing-laid = Nog geen kaarten
draw-helpers = met hulp van { SEAT($seats) }
draw-lead = Je leidt { $nation ->
    [0] de Azteken
   *[other] de Spanjaarden
}
draw-collars = { $n ->
    [0] geen kraag over
    [one] 1 kraag over
   *[other] { $n } kragen over
}
draw-my-mission = Je opdracht: tempel { $temple }, 10 punten
draw-new = { $n } nieuw
draw-active = Wie aan de beurt is
draw-power = sterkte
draw-auction = Een omkoopkaart voor het hoogste bod. { $bid ->
    [0] Nog niemand heeft geboden.
   *[other] { SEAT($seat) } gaat aan kop met { $bid }.
}{ $purse ->
    [hidden] {""}
   *[other] {" "}Je voorraden zijn { $purse } waard; wie wint, betaalt met kaarten en krijgt geen wisselgeld.
}
draw-help = Vechten voor { SEAT($seat) }
draw-aid = Voorraden aanbieden
draw-want = Je wilt
draw-offer-order = { $deal ->
    [parley] { $countered ->
        [yes] Kies wat je ervoor wilt, goedkope soorten eerst: camouflage, wapen, voedsel, goud.
       *[no] Kies wat je betaalt, goedkope soorten eerst: camouflage, wapen, voedsel, goud.
    }
   *[other] Kies wat je geeft, dan wat je wilt, telkens goedkope soorten eerst: camouflage, wapen, voedsel, goud.
} Verstuur het dan. Een kaart die je geeft zien allen, en ze blijft in het aanbod.
draw-draft = Klik op kaarten om ze in het bod te leggen, en op kaarten in het bod om ze eruit te halen. Niemand ziet het voordat je het verstuurt.
draw-draft-hidden = { SEAT($seat) } denkt over een bod na. Je ziet het zodra het verstuurd is.
draw-take-out = uit het bod halen
draw-sent = Je bod ligt bij { SEAT($seat) }. Tot er antwoord is, kun je het intrekken.
draw-market = Ruilen, voordat het spel verdergaat
draw-lacks = Je kunt niet aannemen. Deze kaarten worden gevraagd, en je hebt ze niet: { WORD($cards) }.
draw-gives = { SEAT($seat) } geeft
draw-nothing = niets
draw-trade = Ruilen met
draw-no-bid = nog geen bod
draw-bid = Bied { $n }
draw-surrender = Overgeven

term-city = figuren in de stad
term-outside = figuren buiten de stad
term-nation = de oorlog van de volken
term-mission = de opdracht
term-treasures = schatten
term-bribes = omkoopkaarten
term-supplies = voedsel en camouflage
term-gold = goud
term-war = oorlogskaarten en wapens
term-combat = het gevecht
term-deal = de ruil
term-march = waar de figuur heen kan
term-placing = de figuur die geplaatst wordt
term-auction = de kaart die geveild wordt
term-premium = de premie van het gevecht
term-action = de actie die nog komt
style-raider = Plunderaar
style-about-raider = Zoekt het gevecht, verzamelt oorlogskaarten en misgunt anderen wat ze hebben.
style-banker = Bankier
style-about-banker = Verzamelt goud en voorraden en wil hebben wat geveild wordt.
style-trader = Handelaar
style-about-trader = Ruilt graag, en verzamelt voorraden om mee te ruilen.
style-pilgrim = Pelgrim
style-about-pilgrim = Denkt aan de opdracht en aan de weg erheen.

part-nation = oorlog
part-figures = figuren
part-mission = opdracht
part-treasures = schat
part-gold = goud
part-bribes = kaarten
tie-figures = Gelijke punten: de figuren in de stad beslissen, { $best } van { SEAT($winners) } tegen { $next } van { SEAT($rival) }.
tie-number = Gelijke punten en evenveel figuren in de stad: het hoogste veld daar beslist, { $best } van { SEAT($winners) } tegen { $next } van { SEAT($rival) }.
reason-last-treasure = De laatste schat is opgedoken.
reason-city-full = De stad is vol.

word-red = Rood
word-blue = Blauw
word-orange = Oranje
word-green = Groen
word-yellow = Geel
word-violet = Violet
word-camouflage = camouflage
word-weapon = wapen
word-food = voedsel
word-gold = goud
word-treasure = schat
word-bridges = bruggen
word-attack-aztec = aanval van de Azteken
word-attack-spaniard = aanval van de Spanjaarden
word-flight-aztec = vlucht van de Azteken
word-flight-spaniard = vlucht van de Spanjaarden
word-plunder = plundering
word-resupply = bevoorrading
word-mutiny = muiterij
word-bribery = omkoping
word-own = eigen figuur
word-foreign = vreemde figuur
word-recruits = rekruten
word-stores = voorraden
word-vp3 = 3 punten
word-vp5 = 5 punten
word-vp7 = 7 punten
word-blank = blanco

legend =
    R B O G Y V  een figuur met kraag: red, blue, orange, green, yellow, violet
    a s          een Azteek, een Spanjaard zonder kraag
    R+ R3 R=     achter een figuur staat het teken van zijn veld
    R7           in de stad: het laatste cijfer van het veldnummer (hier 7 of 17)
    RB           een gevecht: eerst de aanvaller, dan de verdediger
    1 … 25       stadsvelden, tn1 tot tn25; 17 tot 24 zijn de tempels
    · ~ h        land, water, een haven
    v2           een dorp dat 2 voorraadkaarten oplevert
    == ++ ><     een dijk, een brug, een ingestorte brug
    RED          je eigen plaats
    > ?          wie aan de beurt is; wie verder gevraagd wordt
    in out       figuren met deze kraag in de stad en erbuiten; city: het hele volk
    sup war bri  voorraad-, oorlogs- en omkoopkaarten; tre: schatten
    63?? ww      gelegde oorlogskaarten, onbekende als ?, en wapens

lesson-collar = Welkom aan het Texcocomeer! Jij leidt Azteken (de bruine figuren), je rivaal Spanjaarden. Een figuur met jouw kraag is van jou. Doe je eerste kraag om bij de Azteek op f9, op de dam ten westen van de stad.
lesson-bridge = Iedereen heeft nu twee figuren. Een beurt begint met een gebeurteniskaart, en deze laat je een brug omdraaien: over een ingestorte brug komt niemand. Laat Iztapalapa in het zuiden instorten.
lesson-move = Nu twee acties. Een figuur gaat zo ver je wilt, te voet of vanuit een haven per boot; elke figuur die hij passeert kost een camouflagekaart. Kies je figuur op m17.
lesson-village = Een zet die in een dorp eindigt, levert zoveel voorraadkaarten op als het dorp aangeeft. Ga naar l17: dat levert er 3 op.
lesson-levy = Voorraden zijn camouflage, wapens, voedsel en goud. Je tweede actie: werven. Dat kost 1 voedselkaart en geeft je 4 oorlogskaarten.
lesson-march = Enige tijd later heeft een Spanjaard tempel 24 bezet, de tempel van je geheime opdracht: een eigen figuur daar is aan het eind 10 punten extra waard. Kies je figuur op f9.
lesson-attack = De brug g9 en de poort zijn open. Ga naar tempel 24. Daar staat iemand, dus dit is een aanval.
lesson-lay = Aanvaller en verdediger leggen om de beurt gedekte oorlogskaarten. Begin met je 6.
lesson-weapon = Een wapen verdubbelt een van je oorlogskaarten, de hoogste eerst. Leg er een: je 6 telt dan voor 12.
lesson-done = Dat moet genoeg zijn. Zeg dat dit alle kaarten zijn die je nu legt; dan antwoordt je rivaal.
lesson-premium = 12 tegen 5: je hebt gewonnen, en je figuur houdt de tempel. Als premie mag je nog een Azteek buiten de stad een kraag omdoen. Kies er een.
lesson-place = De verslagen Spanjaard verliest zijn kraag, en jij zegt waar hij heen gaat: naar een vrij veld buiten de stad. Ver weg misschien?
lesson-over = Goed gevochten! Een schatkaart beëindigt elke ronde: 10 punten voor wie de meeste figuren in de stad heeft. Aan het eind telt elk figuur van jou daar voor 5, je opdracht voor 10, elke goudkaart voor 1, en het volk met meer figuren in de stad geeft elk van zijn spelers 5. Speel nu een echt spel!
