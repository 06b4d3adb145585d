# Chichén Itzá in het Nederlands. Afspraken: patolli/messages/__init__.py.

name = Chichén Itzá
about = Stel krijgers en helden op, win de gunst van de goden en neem het land rond de stad af van wezens en rivalen.
length = ongeveer 45 tot 120 minuten

option-layout = de vorm van de kaart
option-layout-standard = die van de regels
option-layout-random = tegel voor tegel willekeurig, elk raakt er twee andere
option-layout-players = jullie leggen haar zelf: eerst liggen de tegels rond de stad, dan om de beurt elke tegel zo dat hij twee andere raakt
option-supply-limits = of gelukspenningen en afgodsbeelden op kunnen raken
option-supply-limits-off = er zijn er altijd genoeg
option-supply-limits-on = er zijn er maar zoveel als in de doos
option-movement = hoe ver het afstandsrad groepen laat bewegen
option-movement-linear = met elk niveau een stap verder
option-movement-paired = telkens twee niveaus hebben hetzelfde bereik
option-rounds = het aantal rondes
option-rounds-6 = het hele spel
option-rounds-3 = een kort spel: de rondefiche gaat telkens twee velden vooruit, dus de laatste opdrachten worden samen gecontroleerd
option-box = de getallen van kaarten, tegels en dobbelstenen

ask-Laying = Waar leg je deze tegel: { $kind ->
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
}? Hij moet twee andere raken.
ask-Yield = Hoeveel van je dorpen en kampen leveren { COUNT($box_gods_g27_coins, "coins") } op? De andere sturen elk { COUNT($box_gods_g27_warriors, "warriors") }.
ask-Pay = Betaal een held, of stuur er een weg.
ask-SupplyGods = Gebruik een godenkaart van de bevoorradingsfase, of zeg dat je klaar bent.
ask-PutOn = Zet een krijger uit de reserve op een van { SPOT($tiles) }, of zeg dat je klaar bent.
ask-Turn = Kies een actie.
ask-TakeGod = Welke godenkaart neem je?
ask-Delve = Houd een van de getrokken kaarten, of neem de open kaart.
ask-Scouting = Waar leg je de verkenner?
ask-Treasure = De schatdobbelsteen toont { $die }. Met { $box_gods_g32_value } verhogen?
ask-UseGod = { $god ->
    [29] Ook { COUNT($box_gods_g29_value, "warriors") } nemen?
    [33] Een tweede schat zoeken?
    [37] Voor de ruïne { COUNT($box_gods_g37_value, "warriors") } nemen?
   *[other] De godenkaart g{ $god } gebruiken?
}
ask-AnyWheel = Welk rad draai je?
ask-Reinforce = { $placed ->
    [0] Zet een krijger uit de reserve in de stad of op een tegel met eigen eenheden, of zeg dat je klaar bent.
   *[other] Zet nog een krijger, of zeg dat je klaar bent; geplaatst: { $placed }.
}
ask-Regroup = Noem een nieuwe plek voor een held of het aantal krijgers voor een tegel, in willekeurige volgorde. “done” laat de rest zoals het is.
ask-Recruit = { $city_only ->
    [yes] Welke held werf je? Hij komt naar de stad.
   *[no] Welke held werf je, en waar komt hij?
}
ask-Move = { $chosen ->
    [no] Ga je over land of over water?
   *[yes] { $start ->
        [-1] Vanwaar vertrek je?
       *[other] { $warriors ->
            [-1] Welke eenheden vertrekken uit { SPOT($start) }?
           *[other] { $end ->
                [-1] Waar gaat de groep uit { SPOT($start) } heen?
               *[other] Neem op weg naar { SPOT($end) } een krijger mee, of zeg dat je klaar bent (done).
            }
        }
    }
}
ask-Muster = Roep een krijger van een andere tegel naar het gevecht, of zeg dat je klaar bent.
ask-Gate = { $god ->
    [41] Moet de magiefase in dit gevecht vervallen?
    [42] Moet de afstandsfase in dit gevecht vervallen?
    [43] Komt er een tweede magiefase?
    [44] Moet het derde handgemeen vervallen?
    [45] Komt er een vierde handgemeen?
   *[46] Komt er een tweede afstandsfase?
}
ask-Cast = { $cards ->
    [0] Speel steen- of vuurkaarten, of geen.
   *[other] Hoeveel van de { $cards } kaarten zijn steenkaarten?
}
ask-Throw = { $stage ->
    [2] Welke dobbelstenen gooi je opnieuw?
    [4] Na de bonusworpen: 2 geluk voor nog een treffer, of klaar?
   *[other] Verbeter je worp met geluk of kaarten, of zeg dat je klaar bent.
}
ask-Beast = Het wezen heeft gegooid. Moet het opnieuw gooien?
ask-Damage = { $stage ->
    [0] Lever afgodsbeelden in om harten weg te nemen, of zeg dat je klaar bent.
    [1] Een schild inleveren om alle treffers op jou te schrappen?
   *[other] Weer treffers af of red je schilden met wat je hebt, of zeg dat je klaar bent.
}
ask-Fall = Welke held sneuvelt?
ask-Lines = Welke verbinding telt dubbel?
ask-Relocate = Verplaats de held naar een andere eigen tegel, of laat hem staan.
ask-TaskCoins = Ruil afgodsbeelden in om aan de { $need } munten van de opdracht te komen, of zeg dat je klaar bent.
ask-Mark = Je hebt de opdracht vervuld: welke krijger gaat voorgoed op de kaart?
ask-Raid = { $kind ->
    [0] Een slang valt de stad aan.
    [1] Een aap valt de stad aan.
    [2] Een jaguar valt de stad aan.
    [3] Een triceratops valt de stad aan.
    [4] Een kaaiman valt de stad aan.
    [5] Een sjamaan valt de stad aan.
   *[6] Een kukulkan valt de stad aan.
} Welke van je eenheden verdedigen haar?

verb-act = een actie kiezen en betalen
verb-idol = een afgodsbeeld inruilen voor munten, geluk of een magiekaart
verb-done = hier stoppen, of ervan afzien
verb-use = nu een godenkaart of held gebruiken
verb-kind = over land of over water gaan
verb-from = de groep begint hier
verb-take = hoeveel krijgers en welke helden meegaan
verb-to = de groep gaat daarheen
verb-pick = een krijger vandaar sluit zich aan
verb-put = een krijger uit de reserve komt daar
verb-station = de held van dit type staat daar
verb-set = hoeveel krijgers er ten slotte staan
verb-recruit = een held van dit type komt daar
verb-god = deze godenkaart nemen
verb-delve = { COUNT($box_gods_g30_cards, "cards") } van deze stapel in het geheim trekken
verb-scout = daar een verkenner leggen
verb-wheel = dit rad draaien
verb-yield = hoeveel dorpen en kampen munten opleveren
verb-pay = de held van dit type betalen
verb-dismiss = de held van dit type wegsturen
verb-cast = hoeveel magiekaarten je speelt
verb-mix = hoeveel van de kaarten steenkaarten zijn
verb-luck = geluk inzetten voor de worp
verb-again = een dobbelsteen met dit getal opnieuw gooien
verb-block = een treffer afweren
verb-fall = de held van dit type sneuvelt
verb-double = deze verbinding telt dubbel
verb-mark = de krijger voor de opdracht komt hiervandaan
verb-roll = een dobbelsteen gooien
verb-beast = de dobbelsteen van het wezen gooien
verb-draw = een magiekaart trekken
verb-reveal = een godenkaart omdraaien
verb-hero = een heldenkaart omdraaien
verb-strength = de sterkte van een wezen trekken
verb-ruin = een ruïne trekken
verb-raid = het wezen omdraaien dat de stad aanvalt
verb-cost = een kostenfiche uitleggen
verb-order = de spelvolgorde loten
verb-slot = een actietegel uitleggen
verb-goal = een opdracht trekken
verb-spawn = een wezen trekken
verb-tile = een terreintegel trekken
verb-cell = een plek op de kaart: geloot, of waar je de tegel legt

do-act = { $spot ->
    [none] Actie kiezen
    [defence] Verdedigingsrad draaien
    [melee] Handgemeenrad draaien
    [ranged] Afstandsrad draaien
    [mage] Magierad draaien
    [god] Godenkaart nemen
    [magic] Magiekaarten trekken
    [scout] Verkenner sturen
    [war] Oorlog verklaren
    [favour] Naar de gunst van de goden dingen
    [reinforce] Versterken
    [regroup] Hergroeperen
    [land] Over land gaan
    [land2] Over land gaan
    [water] Over water gaan
    [water2] Over water gaan
    [recruit] Held werven
    [move] Met een held gaan
    [free] Met een held gaan, gratis
   *[coins] Munten nemen
}
do-idol = Afgodsbeeld inruilen{ $a ->
    [none] {""}
   *[other] : { WORD($a) }
}
do-done = { $frame ->
    [Move] Dat zijn allen
    [Muster] Dat zijn allen
    [Damage] Niets meer
    [Gate] Nee
    [UseGod] Nee
    [Treasure] Nee
    [Beast] Zo laten
    [Relocate] Daar laten
   *[other] Klaar
}
do-use = { $a ->
    [none] Een kaart gebruiken
   *[other] Ja: { WORD($a) }
}
do-kind = { $a ->
    [land] Over land gaan
    [water] Over water gaan
   *[other] Over land of over water
}
do-from = Hier vertrekken
do-take = { $a ->
    [none] Wie gaat er mee
    [0] Geen krijgers
    [one] 1 krijger
   *[other] { $a } krijgers
}{ $b ->
    [none] {""}
    [a] , held a
    [b] , held b
    [c] , held c
    [ab] , helden a en b
    [ac] , helden a en c
    [bc] , helden b en c
   *[abc] , helden a, b en c
}
do-to = Daarheen gaan
do-pick = Krijger meenemen
do-cell = Tegel hier leggen
do-put = Krijger neerzetten
do-station = Held opstellen
do-set = { $a ->
    [none] Krijgers verdelen
    [0] Geen krijgers
    [one] 1 krijger
   *[other] { $a } krijgers
}
do-recruit = { $a ->
    [none] Held werven
   *[other] Held { $a } werven
}
do-god = { $a ->
    [none] Godenkaart nemen
   *[other] { WORD($a) }
}
do-delve = { $a ->
    [gold] { $box_gods_g30_cards } gouden kaarten trekken
    [green] { $box_gods_g30_cards } groene kaarten trekken
    [red] { $box_gods_g30_cards } rode kaarten trekken
    [blue] { $box_gods_g30_cards } blauwe kaarten trekken
   *[other] { COUNT($box_gods_g30_cards, "cards") } van een stapel trekken
}
do-scout = Verkenner sturen
do-wheel = { $a ->
    [defence] Verdedigingsrad draaien
    [melee] Handgemeenrad draaien
    [ranged] Afstandsrad draaien
    [mage] Magierad draaien
   *[other] Een rad draaien
}
do-yield = { $a ->
    [none] Munten of krijgers
    [0] Alleen krijgers
    [one] { COUNT($box_gods_g27_coins, "coins") } van één ervan
   *[other] Elk { COUNT($box_gods_g27_coins, "coins") } van { $a } ervan
}
do-pay = Held betalen
do-dismiss = Held wegsturen
do-cast = { $a ->
    [none] Niets spelen
   *[other] { $b } × { WORD($a) } spelen
}
do-mix = { $a ->
    [none] Kaarten kiezen
   *[other] Steenkaarten: { $a }
}
do-luck = { $a ->
    [none] Geluk inzetten
   *[other] { WORD($a) }
}
do-again = { $a ->
    [none] Opnieuw gooien
    [all] Alles opnieuw gooien
   *[other] Een { $a } opnieuw gooien
}
do-block = { $a ->
    [idol] Treffer afweren: 1 afgodsbeeld
    [luck] Treffer afweren: geluk
   *[other] Treffer afweren
}
do-fall = De held sneuvelt
do-double = { $a ->
    [none] Verbinding kiezen
   *[other] { WORD($a) }
}
do-mark = Krijger hiervandaan nemen

cost-coins = { $n ->
    [one] 1 munt
   *[other] { $n } munten
}
cost-idols = { $n ->
    [one] 1 afgodsbeeld
   *[other] { $n } afgodsbeelden
}

event-cell = Er wordt een plaats geloot: { SPOT($spot) }.
event-tile = { SPOT($spot) } is { WORD($tile) }.
events-tile = { $n } tegels van de plattegrond liggen open: { SPOT($spot) }.
event-tile-shown = { SEAT($seat) } draait een tegel om: { WORD($tile) }.
event-laid = { SEAT($seat) } legt hem op { SPOT($spot) }: { WORD($tile) }.
event-spawned = Een wezen op { SPOT($spot) }: { WORD($creature) }.
events-spawned = { $n } wezens op de plattegrond: { WORD($creature) }.
event-goal = Er komt een opdracht te liggen: { WORD($task) }.
event-slot = Vak { $field } van het actiebord is { WORD($slot) }.
events-slot = Het actiebord, vak voor vak: { WORD($slot) }.
event-cost = Kostenfiche { $line } van het actiebord is { $cost }.
events-cost = De kostenfiches van het actiebord, regel voor regel: { LIST($cost) }.
event-ordered = { SEAT($seat) } is nummer { $place } in de spelvolgorde.
event-round = Ronde { $round } begint.
event-turn = { SEAT($seat) } is aan de beurt.
event-acted = { SEAT($seat) } { $act ->
    [defence] draait het verdedigingsrad
    [melee] draait het handgemeenrad
    [ranged] draait het afstandsrad
    [mage] draait het magierad
    [god] neemt een godenkaart
    [magic] trekt magiekaarten
    [scout] stuurt een verkenner uit
    [war] verklaart de oorlog
    [favour] dingt naar de gunst van de goden
    [reinforce] haalt versterkingen
    [regroup] hergroepeert
    [land] gaat over land
    [water] gaat over water
    [recruit] werft een held
    [move] gaat op pad met een held
    [free] maakt een gratis trek met een held
   *[coins] neemt munten
}{ $price ->
    [0] {""}
    [one] {" "}voor 1 munt
   *[other] {" "}voor { $price } munten
}.
event-toll = { SEAT($seat) } betaalt { SEAT($owner) } { COUNT($box_gods_g20_value, "coins") } tol, want op de tegel ligt een fiche van { SEAT($owner) }, en { SEAT($owner) } heeft de godenkaart ervoor.
event-tribute = { SEAT($seat) } betaalt { SEAT($owner) } { $coins } munten voor een aanval op een gunsteling van de goden.
event-exchanged = { SEAT($seat) } ruilt een afgodsbeeld in voor { $thing ->
    [coins] munten
    [luck] geluk
   *[magic] magie
}.
event-declined = { SEAT($seat) } laat het hierbij.
event-used = { SEAT($seat) } gebruikt een kaart: { WORD($card) }.
event-coins = { SEAT($seat) } krijgt { $amount ->
    [one] 1 munt
   *[other] { $amount } munten
}.
event-luck = { SEAT($seat) } krijgt { $amount } geluk.
event-idols = { SEAT($seat) } krijgt { $amount ->
    [one] 1 afgodsbeeld
   *[other] { $amount } afgodsbeelden
}.
event-warriors = { SEAT($seat) } krijgt { $amount ->
    [one] 1 krijger
   *[other] { $amount } krijgers
} { $spot ->
    [0] in de stad
   *[other] op { SPOT($spot) }
}.
event-shields = { SEAT($seat) } maakt { $amount ->
    [one] 1 schild
   *[other] { $amount } schilden
} actief.
event-wheel = { SEAT($seat) }: het { $wheel ->
    [defence] verdedigingsrad
    [melee] handgemeenrad
    [ranged] afstandsrad
   *[mage] magierad
} staat op niveau { $level }.
event-drew = { $card ->
    [hidden] { SEAT($seat) } trekt een magiekaart.
    [stone] { SEAT($seat) } trekt een steenkaart.
   *[fire] { SEAT($seat) } trekt een vuurkaart.
}
events-drew = { $card ->
    [hidden] { SEAT($seat) } trekt { $n } magiekaarten.
   *[other] { SEAT($seat) } trekt { $n } magiekaarten: { WORD($card) }.
}
event-found-magic = { SEAT($seat) } vindt in de magiestapel een { $card ->
    [stone] steenkaart
   *[fire] vuurkaart
}.
event-not-found = { SEAT($seat) } vindt in de magiestapel geen { $card ->
    [stone] steenkaart
   *[fire] vuurkaart
}.
event-renewed = De magiestapel is leeg; { $cards ->
    [one] de afgelegde kaart vormt
   *[other] de { $cards } afgelegde kaarten vormen
} een nieuwe.
event-treasure = { SEAT($seat) } vindt een schat: de dobbelsteen toont { $die }.
event-god = { SEAT($seat) } krijgt een godenkaart: { WORD($god) }.
event-god-shown = Er ligt een godenkaart open: { WORD($god) }.
event-gods-gone = { $gods ->
    [none] Er ligt geen godenkaart meer open.
   *[other] Deze godenkaarten verlaten het spel: { WORD($gods) }.
}
event-delved = { SEAT($seat) } trekt in het geheim van de { $colour ->
    [gold] gouden
    [green] groene
    [red] rode
   *[blue] blauwe
} godenstapel.
event-delved-card = { $god ->
    [hidden] { SEAT($seat) } trekt in het geheim een godenkaart.
   *[other] { SEAT($seat) } trekt in het geheim een godenkaart: { WORD($god) }.
}
event-recruited = { SEAT($seat) } werft een held { $spot ->
    [0] in de stad
   *[other] op { SPOT($spot) }
}: { WORD($hero) }.
event-hero-shown = Er is een held te werven: { WORD($hero) }.
event-hero-home = { SEAT($seat) }: een held gaat naar huis: { WORD($hero) }.
event-hero-paid = { SEAT($seat) } betaalt een held ({ WORD($hero) }): { $coins ->
    [one] 1 munt
   *[other] { $coins } munten
}.
event-hero-moved = { SEAT($seat) }: de held ({ WORD($hero) }) is nu { $spot ->
    [0] in de stad
   *[other] op { SPOT($spot) }
}.
event-gem = { SEAT($seat) } krijgt een { $gem ->
    [yellow] gele
    [green] groene
    [white] witte
    [red] rode
   *[blue] blauwe
} edelsteen.
event-line = { SEAT($seat) } voltooit de verbinding van de edelstenen { WORD($line) }.
event-favour = { SEAT($seat) } stijgt naar trede { $step } van de gunst.
event-war = { SEAT($seat) } heeft { $markers ->
    [0] geen fiche
    [one] 1 fiche
   *[other] { $markers } fiches
} op oorlog.
event-scouted = { SEAT($seat) } legt een verkenner op { SPOT($spot) }.
event-saw-strength = { $strength ->
    [hidden] { SEAT($seat) } bekijkt het wezen op { SPOT($spot) }.
   *[other] { SEAT($seat) } ziet dat het wezen op { SPOT($spot) } sterkte { $strength } heeft.
}
event-saw-ruin = { SEAT($seat) } bekijkt de ruïne op { SPOT($spot) }.
event-ruin-up = De ruïne op { SPOT($spot) } wordt omgedraaid.
event-regrouped = { SEAT($seat) } heeft nu { $warriors ->
    [0] geen krijger
    [one] 1 krijger
   *[other] { $warriors } krijgers
} op { SPOT($spot) }.
event-chose = { SEAT($seat) } bereidt een zet voor.
event-moved = { SEAT($seat) } gaat met { $units ->
    [one] 1 eenheid
   *[other] { $units } eenheden
} van { $start ->
    [0] de stad
   *[other] { SPOT($start) }
} naar { $spot ->
    [0] de stad
   *[other] { SPOT($spot) }
}.
event-joined = { SEAT($seat) }: een krijger uit { $spot ->
    [0] de stad
   *[other] { SPOT($spot) }
} sluit zich aan.
event-returned = { SEAT($seat) }: de groep keert terug naar { $spot ->
    [0] de stad
   *[other] { SPOT($spot) }
}.
event-taken-over = { SEAT($seat) } neemt { SPOT($spot) } over.
event-attacked = { SEAT($seat) } valt { SEAT($defender) } aan op { SPOT($spot) }.
event-hunted = { $spot ->
    [0] { SEAT($seat) } verdedigt de stad: { WORD($creature) }, sterkte { $strength }.
   *[other] { SEAT($seat) } valt het wezen op { SPOT($spot) } aan: { WORD($creature) }, sterkte { $strength }.
}
event-phase = { WORD($phase) }.
event-swapped = Dankzij een godenkaart waren het { $stones } steen en { $fires } vuur.
event-cast = { SEAT($seat) } speelt { $cards } { $magic ->
    [stone] steen
   *[fire] vuur
}.
event-rolled = { SEAT($seat) } gooit { $die }.
events-rolled = { SEAT($seat) } gooit { LIST($die) }.
event-beast = De dobbelsteen van het wezen ({ WORD($creature) }) toont { $face ->
    [none] niets: een leeg vlak
    [H] een treffer in het handgemeen
    [HH] 2 treffers in het handgemeen
    [HHH] 3 treffers in het handgemeen
    [A] een pijl
    [AA] 2 pijlen
    [AH] een pijl en een treffer in het handgemeen
    [S] een steen
    [SS] 2 stenen
    [SH] een steen en een treffer in het handgemeen
    [F] vuur
    [D] een schild
    [DD] 2 schilden
    [HD] een treffer in het handgemeen en een schild
    [C] een munt
    [HC] een treffer in het handgemeen en een munt
   *[other] { $face }
}.
event-robbed = De slang neemt { $coins ->
    [one] een munt
   *[other] { $coins } munten
} van { SEAT($seat) }.
event-luck-used = { SEAT($seat) } { $how ->
    [reroll] gooit voor 1 geluk alle dobbelstenen opnieuw
    [hit] neemt voor 2 geluk nog een treffer
    [reroll-shield] gooit voor 1 schild alle dobbelstenen opnieuw
    [hit-shield] neemt voor 2 schilden nog een treffer
   *[hit-mixed] neemt voor 1 geluk en 1 schild nog een treffer
}.
event-hits = { SEAT($seat) } scoort { $hits ->
    [0] geen treffer
    [one] 1 treffer
   *[other] { $hits } treffers
}.
event-blocked = { SEAT($seat) } weert een treffer af met { $thing ->
    [shield] een schild
    [idol] een afgodsbeeld
   *[luck] geluk
}.
event-no-effect = De actie van { SEAT($seat) } heeft geen gevolg.
event-shields-back = { SEAT($seat) } houdt daarvoor { $amount ->
    [one] 1 schild
   *[other] { $amount } schilden
}.
event-fell = { SEAT($seat) } verliest { $warriors ->
    [0] {""}
    [one] 1 krijger
   *[other] { $warriors } krijgers
}{ $heroes ->
    [0] { $warriors ->
        [0] niets
       *[other] {""}
    }
    [one] { $warriors ->
        [0] {""}
       *[other] {" "}en{" "}
    }1 held
   *[other] { $warriors ->
        [0] {""}
       *[other] {" "}en{" "}
    }{ $heroes } helden
}.
event-hearts = Harten die het wezen ({ WORD($creature) }) nog heeft: { $hearts }.
event-defeated = { SEAT($seat) } verslaat het wezen: { WORD($creature) }, sterkte { $strength }.
event-fled = Het wezen op { SPOT($spot) } vlucht: { WORD($creature) }.
event-held = De aanval op { SPOT($spot) } is mislukt.
event-task-done = { SEAT($seat) } heeft de opdracht vervuld: { WORD($task) }.
event-raid = Een wezen valt de stad aan: { WORD($creature) }. { SEAT($seat) } moet haar verdedigen.
event-raid-over = { SEAT($seat) } krijgt de wezenkaart: { $points } punten.
event-new-order = De nieuwe spelvolgorde: { SEAT($seats) }.
event-ended = De zesde ronde is voorbij, en daarmee het spel.

view-setup = De tafel wordt klaargezet.
view-over = Het spel is voorbij.
view-round = Ronde { $round } van { $rounds }: { $step ->
    [supply] bevoorradingsfase
    [action] actiefase, beurt { $turn } van elke speler
   *[end] einde van de ronde
}
view-left = Beurt { $turn } van { $turns } in deze ronde; nog { $coins ->
    [0] geen munten
    [one] 1 munt
   *[other] { $coins } munten
}
view-fight = { $spot ->
    [0] { SEAT($attacker) } verdedigt de stad; fase: { WORD($phase) }
   *[other] { SEAT($attacker) } vecht om { SPOT($spot) }; fase: { WORD($phase) }
}
view-side = { SEAT($seat) } vecht met { $units }; treffers in deze fase: { $hits }
view-beast = Het wezen ({ WORD($kind) }) heeft { $hearts ->
    [one] 1 hart
   *[other] { $hearts } harten
}; treffers in deze fase: { $hits }
view-dice = Worp van { SEAT($seat) } ({ WORD($throw) }): { $dice ->
    [none] nog geen dobbelstenen
   *[other] { LIST($dice) }
}{ $hitting ->
    [none] {""}
   *[other] ; een dobbelsteen raakt met { LIST($hitting) }
}
view-move = { SEAT($seat) } gaat met { $units } uit { SPOT($start) }{ $picked ->
    [none] {""}
   *[other] , aangevuld uit { SPOT($picked) }
}
view-order = Spelvolgorde: { SEAT($seats) }; naar gunst: { SEAT($favour) }
view-prices = { $seat ->
    [-1] Prijzen
   *[other] Prijzen voor { SEAT($seat) }
}: { LIST($prices) }
view-markers = { SEAT($seat) } heeft gebruikt: { LIST($tiles) }
view-seat = { SEAT($seat) }: munten { $coins }, geluk { $luck }, afgodsbeelden { $idols }, schilden { $shields }, gunst { $favour }, oorlogsfiches { $war }, magiekaarten { $magic }{ $stone ->
    [0] {""}
   *[other] , zeker { $stone } steen
}{ $fire ->
    [0] {""}
   *[other] , zeker { $fire } vuur
}
view-wheels = Raderen van { SEAT($seat) }: verdediging { $defence }, handgemeen { $melee }, afstand { $ranged }, magie { $mage }
view-units = Eenheden van { SEAT($seat) }: { $units ->
    [none] geen
   *[other] { LIST($units) }
}; reserve { $reserve }; verkenners { $scouts ->
    [none] geen
   *[other] op { SPOT($scouts) }
}, nog { $left }
view-won = { SEAT($seat) } heeft gewonnen: edelstenen { $gems ->
    [none] geen
   *[other] { WORD($gems) }
}; wezens { $figures ->
    [none] geen
   *[other] { WORD($figures) } ({ $points })
}; wezenkaarten { $raids ->
    [none] geen
   *[other] { LIST($raids) }
}; godenkaarten { $gods ->
    [none] geen
   *[other] { LIST($gods) }
}
view-hand = { $own ->
    [yes] Jouw magiekaarten
   *[no] Magiekaarten van { SEAT($seat) }
}: steen { $stone }, vuur { $fire }
view-open-god = Open, { $colour ->
    [gold] gouden
    [green] groene
    [red] rode
   *[blue] blauwe
} godenkaart { $god }: { WORD($god) }
view-drawn-god = In het geheim getrokken, { $god }: { WORD($god) }
view-god = Godenkaart van { SEAT($seat) }, { $god }: { WORD($god) }
view-open-hero = Te werven, type { $type }, { $hero } (soldij { $pay }): { WORD($hero) }
view-hero = Held van { SEAT($seat) }, { $hero }, type { $type } (soldij { $pay }), { $spot ->
    [-2] in de groep
    [0] in de stad
   *[other] op { SPOT($spot) }
}: { WORD($hero) }
view-task = Opdracht na ronde { $round } ({ WORD($set) }, { $points } punten): { WORD($task) }{ $seats ->
    [none] {""}
   *[other] ; vervuld door { SEAT($seats) }
}
view-tiles = { WORD($tile) }: { SPOT($spots) }
view-creatures = { WORD($kind) }: { LIST($spots) }
view-ruin = { $up ->
    [yes] De ruïne op { SPOT($spot) } is { $ruin } ({ $points } punten): { WORD($gains) }
   *[no] Alleen wie daar een verkenner heeft, weet: de ruïne op { SPOT($spot) } is { $ruin } ({ $points } punten): { WORD($gains) }
}
view-raids = De stad werd aangevallen door: { WORD($kinds) }
view-decks = Kaarten over: magie { $magic } (afgelegd: steen { $stone }, vuur { $fire }); goden goud, groen, rood, blauw: { LIST($gods) }

outlook-no-effect = Dit heeft nu geen gevolg: je betaalt, je fiche blijft daar liggen, en de actie wordt duurder voor de anderen.
outlook-needs-idol = Met je munten kun je nergens heen. Daarvoor heb je munten voor een afgodsbeeld nodig; dat kun je dan nog ruilen.
outlook-hunt = Alleen naar de dobbelstenen: { $chance } % voor de tegel, { $figure } % voor de figuur ({ WORD($creature) }{ $strength ->
    [0] , sterkte onbekend
   *[other] , sterkte { $strength }
}). Ongeveer { $lost } van je eenheden vallen.
outlook-attack = Alleen naar de dobbelstenen: { $chance } % om de tegel van { SEAT($defender) } te nemen, minstens { $least } % met magie tegen je. Ongeveer { $lost } van je eenheden vallen.
outlook-raid = Alleen naar de dobbelstenen: { $chance } % om de stad te redden. Ongeveer { $lost } van je eenheden vallen.

term-tiles = eigen terrein
term-strips = stroken van krijgers
term-idols = afgodsbeelden
term-raids = de verdediging van de stad
term-gods = goden
term-tasks = opdrachten
term-gems = edelstenen
term-ruins = ruïnes
term-figures = verslagen wezens
term-heroes = helden
term-coins = munten
term-warriors = beschikbare krijgers
term-things = geluk, magie, schilden
term-wheels = raderen
term-scouts = verkenners
term-land = opbrengst en veiligheid van eigen terrein
term-favour = gunst
term-fight = het gevecht
term-move = waar de groep heen kan
term-gains = wat er zo bij komt
style-builder = Bouwmeester
style-about-builder = Wil eigen terrein dat opbrengt en veilig is, en draait aan de raderen.
style-raider = Plunderaar
style-about-raider = Zoekt het gevecht, trekt ver en misgunt anderen wat ze hebben.
style-banker = Bankier
style-about-banker = Spaart munten, geluk en magie en geeft minder om helden.
style-priest = Priester
style-about-priest = Dient de goden: hun kaarten, opdrachten en afgodsbeelden.

part-tiles = eigen terrein
part-strips = lege reserve
part-idols = afgodsbeelden
part-raids = verdediging van de stad
part-gods = goden
part-tasks = opdrachten
part-gems = edelstenen
part-ruins = ruïnes
part-figures = verslagen wezens
part-heroes = helden
tie-order = Gelijke punten: de spelvolgorde beslist, { SEAT($winners) } is nummer { $best } en { SEAT($rival) } nummer { $next }.
reason-rounds = Alle ronden zijn gespeeld.


draw-standing = Munten
draw-god = { $colour ->
    [gold] Gouden god
    [green] Groene god
    [red] Rode god
   *[blue] Blauwe god
}
draw-hero = { $hero ->
    [h01] Padvinder
    [h02] Veerman
    [h03] Loper
    [h04] Grafwachter
    [h05] Genezer
    [h06] Hoveling
    [h07] Zwerver
    [h08] Bezweerder
    [h09] Afgodendrager
    [h10] Boogschutter
    [h11] Slingeraar
    [h12] Gokker
    [h13] Knotsdrager
    [h14] Jager
    [h15] Zonnewachter
    [h16] Schilddrager
    [h17] Veteraan
    [h18] Strikkenzetter
    [h19] Schatzoeker
    [h20] Rover
    [h21] Heraut
    [h22] Geleerde
    [h23] Juwelier
   *[other] Waarzegger
}
draw-die = { $n }, { $hit ->
    [yes] raak
   *[no] mis
}
draw-hitting = raakt met { LIST($numbers) }
draw-blank = leeg
draw-over = { $end ->
    [taken] { $own ->
        [attacker] Je wint { SPOT($spot) }!
        [defender] Je verliest { SPOT($spot) }.
       *[none] { SEAT($seat) } wint { SPOT($spot) }.
    }
    [beaten] { $own ->
        [attacker] Het wezen op { SPOT($spot) } is weg, maar er is daar geen eenheid van je over.
       *[none] Het wezen op { SPOT($spot) } is weg, maar er is daar geen eenheid van { SEAT($seat) } over.
    }
    [held] { $own ->
        [attacker] Je aanval op { SPOT($spot) } is mislukt.
        [defender] Je houdt { SPOT($spot) }!
       *[none] De aanval van { SEAT($seat) } op { SPOT($spot) } is mislukt.
    }
    [saved] { $own ->
        [attacker] Je hebt de stad gered!
       *[none] { SEAT($seat) } heeft de stad gered.
    }
   *[lost] { $own ->
        [attacker] Je kon de stad niet redden.
       *[none] { SEAT($seat) } kon de stad niet redden.
    }
}
draw-raid = De stad wordt aangevallen! { $own ->
    [yes] Jij staat achteraan in de gunst en moet haar verdedigen
   *[no] { SEAT($seat) } staat achteraan in de gunst en moet haar verdedigen
}: { $win } punten als zij gered wordt, anders { $loss }.
cell-tile = { $tile }{ $gems ->
    [-1] {""}
    [one] , nog 1 edelsteen
   *[other] , nog { $gems } edelstenen
}{ $points ->
    [-1] {""}
   *[other] , { $points } punten waard
}
cell-creature = { WORD($kind) }, { $hearts ->
    [0] sterkte onbekend
    [one] 1 hart
   *[other] { $hearts } harten
}
cell-units = { SEAT($seat) }: { $warriors ->
    [0] {""}
    [one] 1 krijger
   *[other] { $warriors } krijgers
}{ $heroes ->
    [none] {""}
   *[other] { $warriors ->
        [0] {""}
       *[other] , {""}
    }held { $heroes }
}
cell-scout = verkenner van { SEAT($seat) }
cell-action = { WORD($action) }, { $coins ->
    [one] 1 munt
   *[other] { $coins } munten
}{ $seats ->
    [none] {""}
   *[other] , gebruikt door { SEAT($seats) }
}
draw-range = Je bereik: { $n }
draw-warriors = { $n ->
    [one] 1 krijger
   *[other] { $n } krijgers
}
draw-sign = { $sign ->
    [coins] Munten: de prijs van acties en de soldij van helden.
    [luck] Geluk: in een gevecht gooit 1 je dobbelstenen opnieuw, 2 zijn een treffer.
    [idols] Afgodsbeelden: ruil er een in voor munten, geluk of een magiekaart, weer er een treffer mee af, of bewaar het voor punten.
    [shields] Actieve schilden: elk houdt een treffer tegen. In elke ronde worden ze aangevuld.
    [stone] Steenkaarten: voor de magiefase van een gevecht.
    [fire] Vuurkaarten: voor de magiefase van een gevecht.
    [magic] Magiekaarten: alleen wie ze heeft, weet hoeveel er steen en hoeveel er vuur zijn.
    [reserve] Reserve: krijgers op vijf stroken. Een strook met krijgers levert elke ronde munten op, een lege aan het eind punten.
    [scout] Verkenners die er nog zijn. Een verkenner bekijkt een wezen of ruïne, vindt een schat en helpt daar in het gevecht.
    [war] Oorlogsfiches: elk dat op oorlog ligt, staat één aanval op een speler toe. Grijze liggen op vrede.
    [gem] Edelstenen uit mijnen: hoe meer kleuren, hoe meer punten.
    [defence] Verdedigingsrad: het getal zegt hoeveel schilden er elke ronde actief zijn.
    [melee] Handgemeenrad: een dobbelsteen treft met dit getal of minder.
    [ranged] Afstandsrad: de dobbelstenen op afstand, en hoeveel stappen een groep gaat.
    [mage] Magierad: hoeveel steen- of vuurkaarten er tegelijk gespeeld kunnen worden.
    [beast] Een verslagen wezen: het telt evenveel punten als zijn sterkte.
    [raids] Verdediging van de stad: de punten die zij opbracht of kostte.
    [village] Dorp: levert munten op als het wordt ingenomen, en in elke ronde.
    [camp] Kamp: stuurt een krijger als het wordt ingenomen, en in elke ronde.
    [temple] Tempel: geeft een afgodsbeeld als hij wordt ingenomen, en in elke ronde.
    [ruin] Ruïne: een bonus als zij wordt ingenomen, en de punten in de cirkel. Met ? ken je haar niet.
    [mine] Mijn: een edelsteen als zij wordt ingenomen. Het getal zegt hoeveel er nog zijn.
    [heart] Harten: de sterkte van een wezen, en hoeveel treffers het verslaan. Met ? ken je die niet.
    [raid] De sterkte van het wezen dat aan het eind van deze ronde de stad aanvalt.
    [tasks] Zon, maan en ster: de opdracht die aan het eind van deze ronde wordt bekeken.
    [turns] Stippen: de beurten van deze ronde, één voor elke actie.
   *[favour] Gunst van de goden: wie achteraan staat, moet de stad verdedigen.
}

word-sun = zon
word-sun-moon = zon en maan
word-moon = maan
word-moon-star = maan en ster
word-coins = munt
word-luck = geluk
word-idols = afgodsbeeld
word-warriors = krijger
word-magic = magiekaart
word-wheel = een rad naar keuze
word-hero = held
word-gold-god = gouden godenkaart
word-green-god = groene godenkaart
word-red-god = rode godenkaart
word-blue-god = blauwe godenkaart
word-snake = slang
word-monkey = aap
word-jaguar = jaguar
word-triceratops = triceratops
word-caiman = kaaiman
word-shaman = sjamaan
word-kukulkan = kukulkan
word-yellow = geel
word-green = groen
word-white = wit
word-red = rood
word-blue = blauw
word-yellow-green = geel en groen
word-yellow-white = geel en wit
word-yellow-red = geel en rood
word-yellow-blue = geel en blauw
word-green-white = groen en wit
word-green-red = groen en rood
word-green-blue = groen en blauw
word-white-red = wit en rood
word-white-blue = wit en blauw
word-red-blue = rood en blauw
word-stone = steen
word-fire = vuur
word-ranged = afstand
word-melee = handgemeen
word-magic-1 = Magie
word-magic-2 = Tweede magiefase
word-ranged-1 = Afstandsaanvallen
word-ranged-2 = Tweede afstandsfase
word-melee-1 = Eerste handgemeen
word-melee-2 = Tweede handgemeen
word-melee-3 = Derde handgemeen
word-melee-4 = Vierde handgemeen
word-land-camp = land met een kamp
word-land-village = land met een dorp
word-land-temple = land met een tempel
word-land-ruin = land met een ruïne
word-water-camp = water met een kamp
word-water-village = water met een dorp
word-water-temple = water met een tempel
word-water-ruin = water met een ruïne
word-land-mine-yellow = land met de mijn van de gele edelstenen
word-land-mine-red = land met de mijn van de rode edelstenen
word-water-mine-green = water met de mijn van de groene edelstenen
word-water-mine-white = water met de mijn van de witte edelstenen
word-water-mine-blue = water met de mijn van de blauwe edelstenen

# Hoe een tekening de dingen noemt
word-board-map = plattegrond
word-action-board = acties
word-cards-open = kaarten
word-take-coins = munten nemen
word-round = ronde
word-tasks = opdrachten
word-last-fight = het laatste gevecht
word-phases-so-far = De fasen tot nu toe
word-the-fight = Het gevecht
word-delve-deck = { COUNT($box_gods_g30_cards, "cards") } van deze stapel trekken
word-stop-hit = treffer tegenhouden
word-defend = de stad verdedigen
word-set-out = op pad gaan
word-hits = treffers
word-hearts = harten
word-units = eenheden
word-gems = edelstenen
word-shields = actieve schilden
word-reserve = voorraad
word-free-place = vrije plek
word-city = stad
word-camp = kamp
word-village = dorp
word-temple = tempel
word-ruin = ruïne
word-mine = mijn
word-defence = verdediging
word-mage = magie
word-god = godenkaart
word-scout = verkenner
word-war = oorlog
word-favour = gunst
word-reinforce = versterken
word-regroup = hergroeperen
word-land = land
word-water = water
word-recruit = werven
word-move = trekken
word-land2 = land
word-water2 = water
word-free = gratis trek
word-hero-recruit = { word-recruit }
word-hero-move = { word-move }
word-hero-free = { word-free }
word-defence-melee = { word-defence } of { word-melee }
word-defence-melee-defence = { word-defence }
word-defence-melee-melee = { word-melee }
word-ranged-mage = { word-ranged } of { word-mage }
word-ranged-mage-ranged = { word-ranged }
word-ranged-mage-mage = { word-mage }
word-god-magic = { word-god } of { word-magic }
word-god-magic-god = { word-god }
word-god-magic-magic = { word-magic }
word-scout-regroup = { word-scout } of { word-regroup }
word-scout-regroup-scout = { word-scout }
word-scout-regroup-regroup = { word-regroup }
word-war-favour = { word-war } of { word-favour }
word-war-favour-war = { word-war }
word-war-favour-favour = { word-favour }
word-none = geen
word-all = alle
word-done = klaar
word-pay = betalen
word-dismiss = ontslaan
word-reroll = alles opnieuw gooien
word-hit = nog een treffer
word-reroll-shield = alles opnieuw gooien
word-hit-shield = nog een treffer
word-hit-mixed = nog een treffer

# Wat de godenkaarten doen (I20)
word-g01 = aan het eind van de bevoorrading { COUNT($box_gods_g01_value, "coins") } per eigen watertegel
word-g02 = aan het eind van de bevoorrading { COUNT($box_gods_g02_value, "coins") } per eigen ruïne
word-g03 = helden krijgen geen soldij
word-g04 = aan het eind van de bevoorrading { COUNT($box_gods_g04_value, "coins") } per eigen edelsteen
word-g05 = hergroeperen (regroup) kost hoogstens { $box_gods_g05_value }
word-g06 = oorlog verklaren (war) kost hoogstens { $box_gods_g06_value }
word-g07 = verkenner (scout) kost hoogstens { $box_gods_g07_value }
word-g08 = versterken kost hoogstens { $box_gods_g08_value }
word-g09 = magiekaarten trekken (magic) kost hoogstens { $box_gods_g09_value }
word-g10 = godenkaart (god) kost hoogstens { $box_gods_g10_value }
word-g11 = over water gaan (water) kost hoogstens { $box_gods_g11_value }
word-g12 = verdediging (defence) kost hoogstens { $box_gods_g12_value }
word-g13 = over land gaan (land) kost hoogstens { $box_gods_g13_value }
word-g14 = gunst (favour) kost hoogstens { $box_gods_g14_value }
word-g15 = afstand kost hoogstens { $box_gods_g15_value }
word-g16 = handgemeen (melee) kost hoogstens { $box_gods_g16_value }
word-g17 = acties op tegels waar al een fiche ligt, kosten { $box_gods_g17_value } minder
word-g18 = { COUNT($box_gods_g18_value, "coins") } voor elk verslagen wezen
word-g19 = wie je aanvalt, betaalt je eerst { COUNT($box_gods_g19_value, "coins") }
word-g20 = wie een tegel met jouw actiefiche gebruikt, betaalt je { COUNT($box_gods_g20_value, "coins") }
word-g21 = tot { $box_gods_g21_value } eenheden op een tegel en in een groep
word-g22 = een afgodsbeeld is { COUNT($box_gods_g22_coins, "coins") }, { $box_gods_g22_luck } geluk of { COUNT($box_gods_g22_magic, "magic-cards") } waard en houdt { COUNT($box_gods_g22_shields, "hits") } tegen
word-g23 = aan het eind van de bevoorrading een vuurkaart uit de magiestapel
word-g24 = aan het eind van de bevoorrading een steenkaart uit de magiestapel
word-g25 = bij de bevoorrading een tweede krijger waar er één alleen staat
word-g26 = bij de bevoorrading nog een krijger op elk eigen kamp
word-g27 = dorpen en kampen leveren naar keuze elk { COUNT($box_gods_g27_coins, "coins") } of { COUNT($box_gods_g27_warriors, "warriors") } op
word-g28 = bij de bevoorrading één keer hergroeperen, zonder schat
word-g29 = de muntenactie levert ook { COUNT($box_gods_g29_value, "warriors") } op
word-g30 = de godenactie mag { COUNT($box_gods_g30_cards, "cards") } van een stapel in het geheim trekken en er één houden
word-g31 = versterken plaatst tot { COUNT($box_reinforce_most, "warriors") }
word-g32 = de schatdobbelsteen van een verkenner mag met { $box_gods_g32_value } omhoog
word-g33 = een verkenner vindt een tweede schat
word-g34 = jouw oorlogsverklaring draait bij alle anderen { COUNT($box_gods_g34_value, "markers") } op vrede
word-g35 = { COUNT($box_gods_g35_per_round, "times") } per ronde een actie op een tegel met een eigen fiche
word-g36 = een eigen verkenner beheerst een tegel zonder eenheden en wezens
word-g37 = { COUNT($box_gods_g37_value, "warriors") } voor het overnemen van een ruïne
word-g38 = land- en wateracties gaan naar keuze over land of water
word-g39 = wie je aanvalt, moet { COUNT($box_gods_g39_value, "markers") } van oorlog op vrede draaien
word-g40 = wie tegen je vecht, gooit { COUNT($box_gods_g40_value, "dice") } minder in het handgemeen
word-g41 = mag in eigen gevechten de magiefase schrappen
word-g42 = mag in eigen gevechten de afstandsfase schrappen
word-g43 = mag in eigen gevechten een tweede magiefase inlassen
word-g44 = mag in eigen gevechten het derde handgemeen schrappen
word-g45 = mag in eigen gevechten een vierde handgemeen inlassen
word-g46 = mag in eigen gevechten een tweede afstandsfase inlassen
word-g47 = in elke afstandsfase 1 misser opnieuw gooien
word-g48 = in het eerste handgemeen willekeurig veel missers opnieuw gooien
word-g49 = magiedobbelstenen van tegenstanders tellen { $box_gods_g49_value } meer en treffen minder vaak
word-g50 = tegenstanders mogen geen schade afweren met schilden of afgodsbeelden
word-g51 = één keer per fase moet het wezen opnieuw gooien
word-g52 = { COUNT($box_gods_g52_per_fight, "times") } per gevecht voor { COUNT($box_gods_g52_coins, "coins") } missers opnieuw gooien
word-g53 = steen mag als vuur en vuur als steen worden gespeeld
word-g54 = afstandsaanvallen treffen bij { $box_gods_g54_hits }
word-g55 = afstandsdobbelstenen met { $box_gods_g55_hits } nog eens voor extra treffers
word-g56 = steen treft bij { $box_gods_g56_hits }
word-g57 = vuur treft bij { $box_gods_g57_hits }
word-g58 = in het handgemeen zijn elke { $box_gods_g58_dice } zessen { COUNT($box_gods_g58_hits, "hits") }
word-g59 = wie over water gaat, mag onderweg krijgers meenemen
word-g60 = wie over land gaat, mag onderweg krijgers meenemen
word-g61 = { COUNT($box_gods_g61_value, "points") } per eigen watertegel
word-g62 = { COUNT($box_gods_g62_value, "points") } per eigen landtegel
word-g63 = { COUNT($box_gods_g63_value, "points") } per eigen tegel aan de rand van de kaart
word-g64 = { COUNT($box_gods_g64_value, "points") } per eigen tempel
word-g65 = { COUNT($box_gods_g65_value, "points") } per eigen kamp
word-g66 = { COUNT($box_gods_g66_value, "points") } per eigen dorp
word-g67 = { COUNT($box_gods_g67_value, "points") } per eigen mijn
word-g68 = { COUNT($box_gods_g68_value, "points") } per eigen verkenner op de kaart
word-g69 = de beste eigen ruïne telt nog een keer
word-g70 = { COUNT($box_gods_g70_value, "points") } per eigen godenkaart
word-g71 = { COUNT($box_gods_g71_value, "points") } meer per afgodsbeeld
word-g72 = { COUNT($box_gods_g72_value, "points") } per trede van de gunst
word-g73 = { COUNT($box_gods_g73_value, "points") } per niveau van het afstandsrad
word-g74 = { COUNT($box_gods_g74_value, "points") } per niveau van het verdedigingsrad
word-g75 = { COUNT($box_gods_g75_value, "points") } per niveau van het magierad
word-g76 = { COUNT($box_gods_g76_value, "points") } per niveau van het handgemeenrad
word-g77 = { COUNT($box_gods_g77_value, "points") } als alle raderen op niveau { $box_gods_g77_level } of hoger staan
word-g78 = { COUNT($box_gods_g78_value, "points") } per gewonnen wezen
word-g79 = het sterkste gewonnen wezen telt nog een keer
word-g80 = { COUNT($box_gods_g80_value, "points") } per soort gewonnen wezen

# Wat de helden doen (I21)
word-h01 = een heldenzet met hem kost niets
word-h02 = over water mag zijn groep naar elke watertegel springen
word-h03 = over land mag zijn groep naar elke landtegel springen
word-h04 = 1 munt voor elke krijger die sneuvelt in een gevecht met hem
word-h05 = valt hij aan, dan gaan gesneuvelde krijgers terug naar het vertrekpunt
word-h06 = een trede gunst voor een zege op een speler
word-h07 = na een zege mag hij naar een andere eigen tegel
word-h08 = het wezen verliest zijn bijzonderheid
word-h09 = in elke fase mag je afgodsbeelden inleveren, elk voor een hart
word-h10 = afstandsaanvallen treffen bij { $box_hero_cards_h10_hits }
word-h11 = steentreffers worden nog eens gegooid voor extra treffers
word-h12 = schilden gelden ook als geluk en geluk als schild
word-h13 = 1 dobbelsteen meer in het handgemeen
word-h14 = het wezen heeft 1 hart minder
word-h15 = wezens gooien in alle ronden met de lichte dobbelsteen
word-h16 = in elke fase mag 1 schild alle treffers op zijn groep schrappen
word-h17 = in het derde handgemeen gooit alleen zijn kant
word-h18 = een verslagen wezen levert zijn sterkte in munten op
word-h19 = een tegel overnemen levert een schat op
word-h20 = zijn aanvallen vergen geen oorlogsfiche
word-h21 = voor een gevecht mogen eigen krijgers van alle tegels meedoen
word-h22 = de bonus van een overgenomen ruïne telt dubbel
word-h23 = bij een nieuwe edelsteen telt een verbinding dubbel
word-h24 = één keer per fase mogen alle zessen opnieuw

# De opdrachten (I22)
word-01 = figuren: { WORD($box_tasks_01_value) }
word-02 = { COUNT($box_tasks_02_value, "markers") } op oorlog
word-03 = eigen: { WORD($box_tasks_03_value) }
word-04 = eigen: { WORD($box_tasks_04_value) }
word-05 = eigen: { WORD($box_tasks_05_value) }
word-06 = edelstenen: { WORD($box_tasks_06_value) }
word-07 = eigen: { WORD($box_tasks_07_value) }
word-08 = eigen: { WORD($box_tasks_08_value) }
word-09 = figuren: { WORD($box_tasks_09_value) }
word-10 = edelstenen: { WORD($box_tasks_10_value) }
word-11 = edelstenen: { WORD($box_tasks_11_value) }
word-12 = { COUNT($box_tasks_12_value, "scouts") } op de kaart
word-13 = { COUNT($box_tasks_13_value, "god-cards") }
word-14 = figuren: { WORD($box_tasks_14_value) }
word-15 = een rad op niveau { $box_tasks_15_value }
word-16 = figuren: { WORD($box_tasks_16_value) }
word-17 = figuren: { WORD($box_tasks_17_value) }
word-18 = { COUNT($box_tasks_18_value, "gems") }
word-19 = { COUNT($box_tasks_19_value, "coins") }
word-20 = eigen: { WORD($box_tasks_20_value) }
word-21 = eigen: { WORD($box_tasks_21_value) }
word-22 = eigen tegels: { WORD($box_tasks_22_value) }
word-23 = eigen tegels: { WORD($box_tasks_23_value) }

# Counted things, for { COUNT($n, "coins") }
count-coins = { $n ->
    [one] 1 munt
   *[other] { $n } munten
}
count-warriors = { $n ->
    [one] 1 krijger
   *[other] { $n } krijgers
}
count-points = { $n ->
    [one] 1 punt
   *[other] { $n } punten
}
count-magic-cards = { $n ->
    [one] 1 magiekaart
   *[other] { $n } magiekaarten
}
count-god-cards = { $n ->
    [one] 1 godenkaart
   *[other] { $n } godenkaarten
}
count-cards = { $n ->
    [one] 1 kaart
   *[other] { $n } kaarten
}
count-hits = { $n ->
    [one] 1 treffer
   *[other] { $n } treffers
}
count-markers = { $n ->
    [one] 1 fiche
   *[other] { $n } fiches
}
count-dice = { $n ->
    [one] 1 dobbelsteen
   *[other] { $n } dobbelstenen
}
count-scouts = { $n ->
    [one] 1 verkenner
   *[other] { $n } verkenners
}
count-gems = { $n ->
    [one] 1 edelsteen
   *[other] { $n } edelstenen
}
count-times = { $n ->
    [one] één keer
   *[other] { $n } keer
}

legend =
    |r3·C   r3~V   een tegel: naam, land · of water ~, en gebouw
    C V T          kamp, dorp, tempel
    My Mg Mw Mr Mb een mijn en haar edelstenen: geel, groen, wit, rood, blauw
    R? R5          een ruïne, met haar punten als je die kent
    sna? jag3      een wezen, met zijn sterkte als je die kent: sna slang,
                   mon aap, jag jaguar, tri triceratops, cai kaaiman, sha sjamaan,
                   kuk kukulkan
    R3ab           eenheden: 3 krijgers van Rood, met de helden van type a en b
    r g y b        verkenners, rechts
    # !            de rand van de stad; hier wordt gevochten
    RED            jijzelf; allen staan in spelvolgorde
    > ?            wie aan de beurt is; aan wie verder iets wordt gevraagd
    coi luc ido shi  munten, geluk, afgodsbeelden, actieve schilden
    def mel ran mag  de raderen: verdediging, handgemeen, afstand, magie
    res war fav crd  reserve, fiches op oorlog, gunst, magiekaarten
    gems won       edelstenen; punten van wezens en wezenkaarten
    4 hero 4G      het actiebord: kosten van rijen en kolommen; op elke tegel de
                   prijs (1/4 bij twee delen) voor wie aan de beurt is, en de
                   actiefiches
    open heroes    open godenkaarten; helden die te werven zijn, per type
    cards          godenkaarten en helden van iedereen
    tasks 2:07R    de opdracht 07, gecontroleerd na ronde 2; Rood heeft haar vervuld
    “table” zegt wat de kaarten doen.

lesson-reinforce = Welkom in Chichén Itzá! In elke ronde kies je vier acties uit het rooster. Een actietegel zonder fiche kost het laagste getal van zijn rij en kolom, met een fiche het hoogste. Kies Versterken: 2 munten.
lesson-warriors = Versterken brengt tot 3 krijgers uit je reserve. Stuur ze naar de stad.
lesson-wheel = Je rivaal heeft munten genomen. Maak nu je krijgers sterker: draai voor 3 munten het rad van het handgemeen. Het tweede niveau levert ook 2 geluk op.
lesson-gods = Je derde actie: vraag voor 2 munten de hulp van een god.
lesson-god = Vier goden liggen open; elke werkt voor jou tot het einde. Neem deze: hij is 2 punten waard per niveau van je rad van het handgemeen.
lesson-land = Vier acties, vier beurten: de laatste is een mars. Trek voor 4 munten over land.
lesson-group = Hoogstens 5 eenheden trekken samen. Neem 5 krijgers uit de stad mee.
lesson-to = Rond de stad leven wezens. Op r3 bewaakt een slang een kamp: ga erheen en vecht.
lesson-cast = Het is een zwakke slang met 1 hart. Eerst komt magie, dan de afstandsaanvallen, dan drie rondes handgemeen. Speel je steenkaart: de dobbelsteen raakt met 1 tot 4.
lesson-luck = Stel dat de dobbelsteen een 5 toont: mis! Maar je hebt geluk: 1 om opnieuw te gooien, 2 voor een zekere treffer. Neem de treffer.
lesson-over = De slang is verslagen; je houdt haar voor punten, en het kamp stuurt je meteen een krijger en elke ronde nog een. Na de vierde actie valt een wezen de stad aan, en wie achteraan staat in de gunst van de goden moet haar verdedigen. Na 6 rondes leveren wezens, opdrachten, goden, edelstenen, ruïnes en je tegels punten op. Speel nu een echt spel!
