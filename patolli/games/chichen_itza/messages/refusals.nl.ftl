# Waarom iets in Chichén Itzá niet kan, per regel. Conventions: patolli/messages/__init__.py.

explain-I1-15 = Dat rad staat al helemaal boven. Draai een ander.
explain-I1-28 = De volgende heldenkaart wordt geloot.
explain-I1-29 = Godenkaarten worden geloot, en deze kan nu niet komen.
explain-I2-10 = De tegels worden geloot, en van deze soort is er geen meer.
explain-I2-14 = { $units ->
    [hidden] Er is geen plaats voor nog een eenheid.
    [one] Daar staat 1 eenheid van jou, en hoogstens { $limit } mag.
   *[other] Daar staan { $units } eenheden van jou, en hoogstens { $limit } mag.
}
explain-I2-18 = De kaart wordt geloot: elke tegel naast twee andere.
explain-I2-19 = Een tegel komt op een vrije plek naast twee andere; de stad telt als één.
explain-I3-3 = Ruïnes worden geloot.
explain-I3-6 = Wezens worden geloot, en van deze soort is er geen meer.
explain-I3-7 = De plaatsen van de wezens worden geloot.
explain-I3-8 = De kracht van een wezen wordt geloot.
explain-I3-9 = De taken worden geloot.
explain-I3-13 = De actietegels worden geloot.
explain-I3-14 = De kostenmarkers worden geloot.
explain-I3-15 = De beurtvolgorde wordt geloot.
explain-I4-4 = Het spel is afgelopen: alle rondes zijn gespeeld.
explain-I5-3 = Zoveel dorpen en kampen heb je niet.
explain-I5-7 = { $price ->
    [hidden] Deze held vraagt nu geen soldij.
   *[other] Zijn soldij is { $price ->
        [one] 1 munt
       *[other] { $price } munten
    }, en je hebt er { $coins ->
        [0] geen
       *[other] maar { $coins }
    }. Stuur hem weg, of ruil een afgodsbeeld in.
}
explain-I5-14 = Elk van deze goden kun je in de bevoorrading één keer gebruiken, en alleen waar het iets oplevert.
explain-I6-3 = Op deze tegel ligt al een marker van jou. Kies een andere actie.
explain-I6-11 = { $price ->
    [hidden] Je hebt niet genoeg munten voor deze actie.
   *[other] Deze actie kost je { $price ->
        [one] 1 munt
       *[other] { $price } munten
    }, en je hebt er { $coins ->
        [0] geen
       *[other] maar { $coins }
    }.
}
explain-I6-12 = { $action ->
    [god] Er ligt geen godenkaart open.
    [magic] Er zijn geen magiekaarten meer om te trekken.
    [scout] Je hebt geen verkenner meer, of er ligt er op elke tegel al een van jou.
    [war] Je beide markers liggen al op oorlog.
    [favour] Op de trap van de gunst kom je niet hoger.
    [reinforce] Je hebt geen krijger in reserve, of geen kamp of dorp stuurt er een.
    [regroup] Je hebt geen eenheden op de kaart om te hergroeperen.
    [recruit] Al je helden zijn al in het spel, of er is er geen meer.
    [move] Geen van je helden kan nu ergens heen.
    [free] Deze held kan nu nergens heen.
    [land] Geen van je eenheden kan nu over land ergens heen.
    [water] Geen van je eenheden kan nu over water ergens heen.
   *[other] Dit zou nu niets uithalen. Kies een andere actie.
}
explain-I6-14 = Met z’n vieren hoort deze tegel niet bij de acties.
explain-I6-15 = Met z’n drieën hoort deze tegel niet bij de acties.
explain-I6-16 = Met z’n tweeën hoort deze tegel niet bij de acties.
explain-I7-2 = Die kaart ligt niet open.
explain-I7-5 = Een verkenner komt op een tegel waar je er nog geen hebt, niet in de stad.
explain-I7-16 = Krijgers komen in de stad of op tegels waar al eenheden van jou staan.
explain-I7-19 = Die held is al in het spel, of er is geen kaart van dit type meer.
explain-I7-20 = Bij deze zet moet een held meegaan.
explain-I7-21 = Deze gratis zet is voor één held: hij moet erbij zijn, en bij andere heldenzetten niet.
explain-I8-1 = Daar heb je geen eenheden. Begin in de stad of op een tegel met eenheden van jou.
explain-I8-2 = Die groep is te groot, of je hebt deze eenheden daar niet.
explain-I8-4 = { $way ->
    [water] Over water kom je alleen over water en door de stad.
   *[land] Over land kom je alleen over land en door de stad.
}
explain-I8-6 = Dat is te ver.
explain-I8-9 = De groep staat daar al. Kies een andere plaats.
explain-I8-11 = { $units ->
    [hidden] Er zouden daar te veel eenheden staan.
    [one] Daar staat al 1 eenheid van jou, en met de groep mogen het er hoogstens { $limit } zijn.
   *[other] Daar staan al { $units } eenheden van jou, en met de groep mogen het er hoogstens { $limit } zijn.
}
explain-I8-14 = { $needed ->
    [hidden] Dit is een aanval op een andere speler. Daarvoor heb je een marker op oorlog nodig.
   *[other] Dit is een aanval op een andere speler. Daarvoor heb je { $needed ->
        [one] 1 marker
       *[other] { $needed } markers
    } op oorlog nodig, en je hebt er { $war ->
        [0] geen
       *[other] maar { $war }
    }. Neem eerst de actie “oorlog”.
}
explain-I8-15 = { $needed ->
    [hidden] Deze aanval kost munten, en je hebt er niet genoeg.
   *[other] Deze speler aanvallen kost { $needed ->
        [one] 1 munt
       *[other] { $needed } munten
    }, en na de actie heb je er { $coins ->
        [0] geen
       *[other] nog maar { $coins }
    }.
}
explain-I10-1 = Zoveel kaarten van één soort heb je niet, of je rad laat er niet zoveel toe.
explain-I10-14 = Je hebt in deze fase al geluk ingezet, of je hebt er te weinig van.
explain-I10-16 = Na de bonusworpen blijven de dobbelstenen liggen. Geluk kan nog een treffer opleveren.
explain-I10-18 = Alleen dobbelstenen die misten mogen opnieuw, elk één keer.
explain-I10-19 = Die kaart heb je niet, of je hebt haar in deze fase al gebruikt.
explain-I11-6 = Daarvan heb je niets meer om in te leveren.
explain-I11-11 = Die held is niet in dit gevecht. Kies er een die er wel is.
explain-I16-3 = Daar heb je geen krijger voor de taak.
explain-I16-9 = Het aanvallende wezen wordt geloot, elke soort één keer.
explain-I16-12 = Vijf van je eenheden verdedigen de stad, of allemaal als je er minder hebt. Kies er precies zoveel.
explain-I18-1 = Je hebt geen afgodsbeeld om in te ruilen.
explain-I18-9 = Daar is niets meer van te krijgen voor het afgodsbeeld.
explain-I18-10 = Volgens de oudere regels van dit spel worden afgodsbeelden alleen op bepaalde momenten geruild.
explain-I20-30 = Je hebt de godenkaart nodig waarmee je er drie trekt, en een stapel met kaarten.
explain-I20-38 = Kies een weg waarlangs een van je groepen ergens kan komen.
explain-I20-53 = Zoveel van deze kaarten heb je niet.
explain-I20-59 = Krijgers sluiten alleen aan waar de weg over water langskomt.
explain-I20-60 = Krijgers sluiten alleen aan waar de weg over land langskomt.
explain-I21-07 = Hij kan naar een andere tegel van jou waar plaats is, niet naar de stad.
explain-I21-12 = Schilden betaal je alleen als geluk met de held in het gevecht die dat toestaat.
explain-I21-21 = Krijgers roep je van tegels waar je er hebt, zolang de groep plaats heeft.
explain-I21-23 = Voor die verbinding heb je niets gekregen.
explain-I21-24 = Daarvoor moet de held in het gevecht zijn en een 6 in de eerste worp; het kan één keer per fase.
explain-I23-5 = Die held is al in het spel, of er is geen kaart van dit type meer.
explain-I25-1 = Dat kun je nu niet kiezen. De verlichte plaatsen en de knoppen tonen wat kan.
explain-I25-6 = Dat wordt geloot.
explain-I25-8 = Volgens de oudere regels van dit spel worden krijgers en dobbelstenen op volgorde genoemd, en hier ben je al voorbij.
explain-I25-12 = Deze groep zou nergens kunnen komen. Kies een andere.
explain-I25-13 = Met dat getal komt het niet uit: elke tegel heeft een grens, en alle krijgers hebben een plaats nodig.
explain-I25-15 = Kies de stad of een tegel waar je voor het hergroeperen eenheden had.
