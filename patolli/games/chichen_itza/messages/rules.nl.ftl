# What a refusal says, by rule: its first sentence. The whole text is in rules.md.

rule-I1-15 = “Een rad draaien” zet het 1 niveau hoger; een rad op niveau 6 kan niet gedraaid worden.
rule-I1-28 = Elke heldenstapel toont alleen zijn bovenste kaart; wordt die genomen, dan wordt de volgende zichtbaar: een willekeurige van de kaarten die nog nooit te zien waren, of, als die er niet meer zijn, de kaart die het langst geleden is teruggelegd.
rule-I1-29 = Een godenkaart wordt getrokken uit de nog nooit getoonde kaarten van haar stapel; pas als die op zijn, uit de oudste laag die door g30 onder de stapel is gelegd, binnen de laag in willekeurige volgorde.
rule-I2-10 = Welke tegels er bij welk aantal spelers zijn, staat in de tabel eronder.
rule-I2-14 = Grens voor eenheden: hoogstens { $box_actions_unit_limit } eenheden van een speler op een terreintegel ({ $box_gods_g21_value } met g21); in de stad geen grens.
rule-I2-18 = Willekeurige landkaart (optie I19.1): begin met de 8 buren van de stad; dan komen er een voor een plaatsen bij, elk met gelijke kans geloot uit de vrije plaatsen van het kader die minstens twee tegels raken (de stad telt als één tegel), tot het aantal tegels bereikt is.
rule-I2-19 = Landkaart van de spelers (optie I19.1): als de 8 buren van de stad hun tegels hebben, wordt elke volgende tegel omgedraaid en door een speler op een vrije plek van het kader gelegd die minstens twee tegels raakt (de stad telt als één tegel); de spelers leggen om de beurt in zitvolgorde, tot het aantal tegels bereikt is.
rule-I3-3 = Elke tegel met een ruïne krijgt een gedekte ruïnetegel; welke van de 12 het is, wordt pas getrokken als iemand kijkt (I7.7) of als zij wordt omgedraaid (I14.6); ongebruikte ruïnes verlaten het spel.
rule-I3-6 = Met 2 of 3 spelers: voor elke andere tegel in de volgorde van de landkaart wordt uit de 7 soorten zonder teruglegging een wezenkaart getrokken (`spawn`) en een figuur van die soort neergezet; na 7 trekkingen worden de kaarten opnieuw geschud.
rule-I3-7 = Met 4 spelers: de kaarten worden getrokken en opnieuw geschud als in I3.6, maar elke `spawn` vult twee tegels: de eerste vrije in de volgorde van de landkaart en een die met gelijke kans uit de overige vrije tegels wordt geloot (`cell`).
rule-I3-8 = De sterkte van een figuur blijft ongetrokken tot iemand kijkt of de figuur vecht; dan wordt zij getrokken (`strength`) uit de nog niet getrokken sterktes van die soort.
rule-I3-9 = Uit elke set wordt één opdracht getrokken (`goal`): zon, zon en maan, maan, maan en ster.
rule-I3-13 = De actietegels van het aantal spelers vullen de vakken van het actiebord rij voor rij (`slot`): { $box_action_grid_4_rows }×{ $box_action_grid_4_columns } met 4 spelers, { $box_action_grid_3_rows }×{ $box_action_grid_3_columns } met 3, { $box_action_grid_2_rows }×{ $box_action_grid_2_columns } met 2; de overige rijen onderaan en kolommen rechts blijven ongebruikt.
rule-I3-14 = Kostenfiches worden getrokken (`cost`): voor de gebruikte rijen van boven af, dan voor de gebruikte kolommen van links af.
rule-I3-15 = De volgordefiches 1, 2, … worden getrokken (`order`); wie de 1 heeft, legt zijn gunstfiche op trede 0, de volgende speler legt zijn fiche erbovenop, enzovoort.
rule-I4-4 = Na de laatste ronde: opdrachten (I16.1), aanval op de stad en spelvolgorde (I16.8–I16.18), dan de eindtelling; het schudden van de kostenfiches en nieuwe godenkaarten vervallen.
rule-I5-3 = Met g27 krijg je in stap A één keer de vraag hoeveel van je dorpen en kampen { COUNT($box_gods_g27_coins, "coins") } opleveren (`yield k`); de andere geven in stap B elk { COUNT($box_gods_g27_warriors, "warriors") }.
rule-I5-7 = Stap E: voor elke eigen held in het spel (op een terreintegel of in de stad) betaal je zijn soldij of stuur je hem weg, in willekeurige volgorde; volgens regels 1 in de volgorde a, b, c.
rule-I5-14 = Daarna mag je g25, g26 en g28 gebruiken, elk één keer, in willekeurige volgorde, of stoppen (`done`).
rule-I6-3 = Je mag geen tegel kiezen waarop al een eigen fiche ligt (uitzondering g35); fiches van anderen doen er niet toe.
rule-I6-11 = Een actie kun je alleen kiezen als je munten ≥ prijs + tol zijn.
rule-I6-12 = Elke actie die je kunt betalen, mag je kiezen, ook een zonder gevolg; alleen `hero free` vraagt een zet met h01 (volgens regels 1 vraagt elke actie een gevolg).
rule-I6-14 = Met vier spelers liggen deze actietegels klaar: { $box_action_tiles_4 }.
rule-I6-15 = Met drie spelers liggen deze actietegels klaar: { $box_action_tiles_3 }.
rule-I6-16 = Met twee spelers liggen deze actietegels klaar: { $box_action_tiles_2 }.
rule-I7-2 = `god`: neem een van de open godenkaarten; haar plaats blijft leeg tot I16.20.
rule-I7-5 = `scout`: leg een verkenner op een willekeurige terreintegel zonder eigen verkenner.
rule-I7-16 = `reinforce`: zet tot { $box_actions_reinforce } krijgers uit de reserve neer, een voor een in willekeurige volgorde, elk in de stad of op een terreintegel met eigen eenheden waar de grens niet bereikt is; je mag altijd stoppen, ook vóór de eerste.
rule-I7-19 = `hero recruit`: kies een heldentype waarvan de figuur thuis is, neem de bovenste kaart van die stapel en zet de figuur in de stad of op een terreintegel met eigen eenheden waar de grens niet bereikt is; soldij hoeft nu niet.
rule-I7-20 = `hero move`: ga met een groep waar minstens één held bij is over elk terrein (I8.5).
rule-I7-21 = `hero free`: als `hero move`, maar voor prijs 0; h01 moet bij de groep zijn; bij een groep die met `hero move` gaat, mag h01 niet zijn.
rule-I8-1 = De groep begint op één plek: de stad of een terreintegel met eigen eenheden; het terrein van het vertrekpunt doet er niet toe.
rule-I8-2 = De groep heeft 1 tot { $box_actions_unit_limit } eenheden ({ $box_gods_g21_value } met g21), vrij gekozen uit die op het vertrekpunt.
rule-I8-4 = Over land: elke tegel die je betreedt, is land of de stad; over water: elke is water of de stad.
rule-I8-6 = De weg heeft minstens 1 stap en hoogstens zoveel als het bereik toelaat, elk tussen aangrenzende plekken; de stad betreden telt als stap.
rule-I8-9 = De zet mag niet eindigen op zijn vertrekpunt.
rule-I8-11 = Op een tegel met eigen eenheden mag de zet alleen eindigen als ze samen binnen de grens blijven.
rule-I8-14 = Eindigt de zet op een tegel met eenheden van een andere speler, dan is dat een aanval; daarvoor is 1 eigen fiche op oorlog nodig ({ $box_gods_g39_value } als de verdediger g39 heeft, 0 als h20 bij de groep is).
rule-I8-15 = Voor een aanval op wie g19 heeft, zijn ook { COUNT($box_gods_g19_value, "coins") } nodig (na de prijs van de actie).
rule-I10-1 = Magiefase: je mag steen- of vuurkaarten spelen, nooit allebei, hoogstens zoveel als het rad aangeeft; je gooit 1 dobbelsteen per kaart; de kaarten worden open afgelegd.
rule-I10-14 = Geluk wordt per speler en fase hoogstens één keer ingezet: ofwel 1 geluk om alle dobbelstenen van de worp opnieuw te gooien, ofwel 2 geluk voor 1 extra treffer.
rule-I10-16 = Bij vuur (en elke andere bonusworp) kun je alleen vóór de bonusworpen met geluk opnieuw gooien.
rule-I10-18 = Gekozen dobbelstenen opnieuw gooien: de dobbelstenen worden een voor een in willekeurige volgorde gekozen (`again n`) of allemaal tegelijk (`again all` = elke nog niet gekozen misser; te kiezen zodra er een `again n` te kiezen is); dan worden alle gekozen dobbelstenen gegooid en vervangen ze de oude.
rule-I10-19 = g47, g48 en h24 werken hoogstens één keer per fase, g52 één keer per gevecht; opnieuw gooien met geluk geeft ze niet terug.
rule-I11-6 = Ten vierde: voor treffers die nog over zijn, mag je afgodsbeelden inleveren, elk voor { $box_idol_exchange_shield } treffer (`block idol`), en met h12 geluk, elk voor 1 treffer (`block luck`), in willekeurige volgorde, of stoppen (`done`).
rule-I11-11 = Sneuvelen sommige maar niet alle helden, dan kiest hun eigenaar (`fall`).
rule-I16-3 = Elke speler die de opdracht vervult, moet, in spelvolgorde, een van zijn krijgers op de kaart zetten: uit de reserve of van een willekeurige plek (`mark`).
rule-I16-9 = Er wordt een wezenkaart omgedraaid (`raid`), elke soort hoogstens één keer per spel; er wordt geen figuur neergezet.
rule-I16-12 = Anders vechten precies min({ $box_city_attack_max_units }, eenheden in de stad) eenheden van de verdediger; hij kiest welke als hij er meer dan { $box_city_attack_max_units } heeft (`take`).
rule-I18-1 = Bij een ruil lever je 1 afgodsbeeld in voor { COUNT($box_idol_exchange_coins, "coins") }, { $box_idol_exchange_luck } geluk of { COUNT($box_idol_exchange_magic, "magic-cards") } (`idol coins/luck/magic`); met g22 voor { COUNT($box_gods_g22_coins, "coins") }, { $box_gods_g22_luck } geluk of { COUNT($box_gods_g22_magic, "magic-cards") }.
rule-I18-9 = `idol magic` kun je alleen kiezen als stapel en afgelegde kaarten samen een kaart hebben; `idol luck` alleen als optie I19.2 een gelukspenning overlaat.
rule-I18-10 = Volgens regels 1 worden afgodsbeelden alleen in de vensters van I18.2 geruild.
rule-I20-30 = (groen, keuze, actie `god`) In plaats van direct een open kaart te nemen: noem een stapel (`delve`), trek { COUNT($box_gods_g30_cards, "cards") } die anderen niet zien, houd er een van of neem de open kaart van die kleur; de rest gaat gedekt als één laag onder de stapel (I1.29).
rule-I20-38 = (groen, keuze, `land`/`water`) Wie de kaart heeft, gaat naar keuze over land of over water, welke tegel hij ook heeft gebruikt (`kind`).
rule-I20-53 = (rood, keuze, magie spelen) Steenkaarten mogen als vuur en vuurkaarten als steen worden gespeeld: kies het effect en het aantal, hoogstens zoveel als het rad voor dat effect aangeeft, en dan hoeveel van de kaarten steenkaarten zijn (`mix`).
rule-I20-59 = (rood, keuze, over water met een actie `land`/`water`) Eigen krijgers op plekken die de groep passeert, ook in de stad, mogen zich erbij aansluiten, een voor een (`pick`, in willekeurige volgorde), binnen de grens van de groep en die van een eigen doeltegel.
rule-I20-60 = (rood, keuze, over land met een actie `land`/`water`) Als g59, voor land.
rule-I21-07 = ({ $box_hero_cards_h07_type }, soldij { $box_hero_cards_h07_pay }, keuze) Na een gewonnen gevecht mag hij naar een willekeurige andere eigen terreintegel waar de grens niet bereikt is (`station a <tile>`).
rule-I21-12 = ({ $box_hero_cards_h12_type }, soldij { $box_hero_cards_h12_pay }, keuze) Actieve schilden mogen als geluk worden betaald en geluk mag als schild worden gebruikt.
rule-I21-21 = ({ $box_hero_cards_h21_type }, soldij { $box_hero_cards_h21_pay }, keuze) Voor een gevecht met hem mogen eigen krijgers van willekeurige tegels meedoen (`pick`, in willekeurige volgorde), binnen de grens.
rule-I21-23 = ({ $box_hero_cards_h23_type }, soldij { $box_hero_cards_h23_pay }, keuze) Levert een overname met hem een edelsteen op, dan telt een van de daarbij uitbetaalde verbindingen dubbel (`double`).
rule-I21-24 = ({ $box_hero_cards_h24_type }, soldij { $box_hero_cards_h24_pay }, keuze) In elke fase mogen alle dobbelstenen van de eerste worp die een 6 tonen, één keer opnieuw gegooid worden (`use h24`).
rule-I23-5 = Kies een heldentype waarvan de figuur thuis is; neem de bovenste kaart van zijn stapel en zet de figuur in de stad; geen prijs; is er geen thuis: niets.
rule-I25-1 = Het spel is een reeks beslissingen; elke wordt aan precies één speler of aan het toeval voorgelegd; al het rekenwerk daartussen voor bevoorrading, schade en telling gaat vanzelf.
rule-I25-6 = Gewichten van het toeval: vlakken van een dobbelsteen elk 1; trekkingen uit een zak = aantal gelijke stukken dat nog over is.
rule-I25-8 = Ketens hebben geen volgorde; volgens regels 1 lopen ze op: geen eerdere plek en geen lager getal dan ervoor, helden vóór tegels, `block idol` nooit na `block luck`.
rule-I25-12 = `take w types`: w krijgers (0–6) en de genoemde heldentypes in de volgorde abc, zoals `take 3`, `take 0 b`, `take 2 ac`; alleen groepen met minstens één toegestaan doel zijn te kiezen, net zo bij `from` en `kind`.
rule-I25-13 = `set <tile> n` biedt 0 … min(grens − helden op de tegel, nog niet verdeelde krijgers); `done` is te kiezen als alles wat nog niet genoemd is, binnen grenzen en aantallen kan blijven zoals het is.
rule-I25-15 = `station` biedt bij het hergroeperen de stad en elke terreintegel waarop bij het begin eigen eenheden stonden en waar plaats is: naast andere helden zolang de krijgers ervan niet genoemd zijn, daarna naast alle eenheden; zonder zo’n tegel vraagt hergroeperen niets.
rule-I26-24 = Of een waarde al getrokken is, volgt uit wat iedereen weet: een sterkte als er een verkenner ligt of de figuur gevochten heeft, een ruïne als er een verkenner ligt of zij is omgedraaid.
rule-I27-1 = Per speler: reserve + krijgers op plekken + krijgers in een groep onderweg of apart gezet + krijgers op opdrachten = 25.
rule-I27-2 = Per speler en type: de heldenfiguur is thuis of op precies één plek (of in een groep onderweg) met precies één kaart; geen kaart is op twee plaatsen; alle 24 kaarten zijn verantwoord.
rule-I27-3 = Per speler: gelegde verkenners ≤ { $box_components_scouts }, hoogstens één per tegel.
rule-I27-4 = Per speler: 0 ≤ actieve schilden ≤ verdedigingswaarde ≤ { $box_components_shields }; 1 ≤ niveau van een rad ≤ 6; 0 ≤ oorlogsfiches ≤ { $box_components_war_markers }; munten, geluk, afgodsbeelden ≥ 0.
rule-I27-5 = Per terreintegel buiten een gevecht: eenheden van hoogstens één speler; hoogstens zoveel als diens grens toelaat; nooit eenheden en een wezen.
rule-I27-6 = Magie: stapel + afgelegde kaarten + handen = 32, van elke soort zoveel als in I1.26; de grenzen I26.11 en I26.13 gelden voor de ware aantallen.
rule-I27-7 = Goden: zakken van de stapels + lagen + open + genomen + uit het spel + Delve = 80, 20 per kleur.
rule-I27-8 = Edelstenen: per kleur op de mijn + in bezit = aantal spelers; niemand bezit er twee van één kleur.
rule-I27-9 = Figuren: per soort op tegels + gewonnen + gevlucht + ongebruikt = voorraad van I1.6; de getrokken sterktes van een soort zijn een deel van haar lijst, geen vaker dan daar.
rule-I27-10 = Getrokken ruïnetegels zijn verschillend; een ruïne die eenmaal is omgedraaid, blijft open.
rule-I27-11 = De kostenfiches op het actiebord zijn precies die bij het aantal spelers horen, elk precies zo vaak.
rule-I27-12 = Actiefiches per speler en ronde ≤ 4; hoogstens één per tegel en speler, twee op één tegel alleen door g35 één keer per ronde; de actie munten onbeperkt.
rule-I27-13 = In de spelvolgorde komt elke speler precies één keer voor, in de stapel gunstfiches ook; trede van 0 tot { $box_favour_track_top_step }.
rule-I27-14 = Getoonde wezenkaarten: één per afgelopen ronde, alle verschillend.
rule-I27-15 = Er zijn nooit meer dan 6 harten, en in een gevecht worden het er nooit meer.
rule-I27-16 = Met `supply_limits on`: geluk van alle spelers ≤ { $box_components_luck_tokens }, afgodsbeelden ≤ { $box_components_idol_tokens }.
rule-I27-17 = Elke beslissing die aan een speler wordt voorgelegd, heeft minstens 2 mogelijkheden (of is `mix`), alle verschillend en binnen de tabel van gehele getallen.
