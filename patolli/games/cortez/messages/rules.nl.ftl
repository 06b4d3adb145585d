# What a refusal says, by rule: its first sentence. The whole text is in rules.md.

rule-C1-4 = Een figuur draagt hoogstens één kraag, en alleen die van een speler van zijn eigen volk.
rule-C1-11 = Elke stapel is een zak: een ongeziene kaart heeft er geen vaste plaats in, en elke trekking is een beslissing van het toeval, gewogen naar het aantal kaarten dat er nog is.
rule-C2-13 = Een stap gaat naar een buurveld dat de huidige manier van reizen toelaat; daarom vaart nooit een boot dwars over een dijk, en van land ga je nooit direct het water op.
rule-C2-16 = Een ingestorte brug verspert de weg te voet en per boot, en er staat geen figuur op.
rule-C2-18 = Op een veld staat hoogstens één figuur; de enige uitzondering is het aanvallende figuur.
rule-C3-3 = Het toeval loot wie begint, allen met gelijk gewicht.
rule-C3-7 = Bij een even aantal spelers loot het toeval voor elke regel van `guards` in het bestand van het bord welk volk de eerste groep neemt; het andere neemt de tweede.
rule-C3-9 = Met de klok mee vanaf wie begint, krijgt iedereen 4 oorlogskaarten, dan 1 opdracht, dan 10 voorraadkaarten.
rule-C3-12 = In C3.11 mag je alleen een figuur van je volk buiten de stad dat nog geen kraag heeft, een kraag omdoen.
rule-C4-2 = De eerste 13 gebeurteniskaarten van een ronde worden getrokken uit de 17 gebeurtenissen die geen schatten zijn.
rule-C6-2 = Alleen een lege brug kan instorten.
rule-C6-4 = Aanval van een volk: wie aan de beurt is, moet (behalve volgens C6.5) van buiten een figuur van dat volk zonder kraag nemen en op een vrij veld van de stad zetten; weg en prijs doen er niet toe.
rule-C6-5 = Het doel van C6.4 is tn1 tot en met tn16 of tn25.
rule-C6-6 = Vlucht van een volk: wie aan de beurt is, moet een figuur van dat volk zonder kraag uit de stad nemen, ook van een tempel, en op een vrij veld erbuiten zetten.
rule-C6-8 = Plundering: met de klok mee vanaf wie aan de beurt is, legt elke speler met meer dan 10 voorraadkaarten kaarten naar keuze af tot er 10 over zijn, een voor een in willekeurige volgorde.
rule-C6-11 = Muiterij: met de klok mee vanaf wie aan de beurt is, ontslaat elke speler met meer dan 4 oorlogskaarten kaarten naar keuze tot er 4 over zijn, een voor een in willekeurige volgorde.
rule-C7-2 = Verzamelen: trek 1 voorraadkaart.
rule-C7-3 = Werven: leg 1 voedsel af en trek dan 4 oorlogskaarten van je volk.
rule-C7-4 = Werven kun je niet kiezen zolang de stapel oorlogskaarten van je volk leeg is; een stapel van 1 tot 3 kaarten geeft wat hij heeft.
rule-C8-1 = Je trekt met één eigen figuur; figuren zonder kraag en die van anderen blijven waar ze zijn.
rule-C8-9 = Een doel kun je alleen kiezen als je zoveel camouflage hebt als het kost; die wordt open afgelegd voordat er iets anders gebeurt.
rule-C8-10 = Het beginveld is nooit een doel.
rule-C8-11 = Op het doel mag geen eigen figuur staan.
rule-C8-12 = Op het doel mag geen figuur van je volk zonder kraag staan.
rule-C8-13 = Een brug is alleen te voet een doel.
rule-C8-16 = Een aanval kun je alleen kiezen als je minstens 1 oorlogskaart hebt.
rule-C8-17 = `move` kun je alleen kiezen voor figuren die een toegestaan doel hebben.
rule-C10-7 = Bij gelijke hoogste loten kiest het toeval wie als plaatsvervanger verdedigt, allen met gelijk gewicht.
rule-C10-14 = Daarna mag de verdediger, ook een plaatsvervanger, één keer 1 voedsel afleggen en 4 oorlogskaarten trekken; dat is geen actie.
rule-C11-1 = De aanvaller begint met een reeks kaarten waarin minstens 1 oorlogskaart zit.
rule-C11-3 = Een reeks bestaat uit een of meer kaarten uit je eigen hand, oorlogskaarten en wapens in willekeurige volgorde, dan `done`.
rule-C11-5 = Een kant heeft nooit meer wapens dan oorlogskaarten, die van huurlingen meegeteld.
rule-C11-7 = In plaats van een reeks te leggen mag de verdediger zich overgeven zolang er aan zijn kant geen kaart ligt, ook niet van een huurling.
rule-C11-8 = De aanvaller kan zich niet overgeven en niet terugtrekken.
rule-C11-9 = Voor de eerste kaart van een reeks mag wie vecht `recruits` (rekruten) of `stores` (voorraden) spelen; daarna komt dezelfde beslissing opnieuw.
rule-C12-4 = Huurling: een derde speler biedt een van beide kanten een oorlogskaart uit zijn hand aan, waarvan alleen die kant de waarde te zien krijgt, met een prijs in voorraden en voorraden die hij erbij geeft; beide mogen leeg zijn.
rule-C12-6 = Een derde speler leent per gevecht hoogstens 1 oorlogskaart uit, beide kanten samen.
rule-C12-9 = Een derde speler doet per gevecht hoogstens 3 aanbiedingen (als huurling en voor een ruil samen).
rule-C13-5 = Premie: wie wint, ook een plaatsvervanger, mag een figuur van zijn volk buiten de stad dat nog geen kraag heeft, een kraag omdoen.
rule-C13-10 = Wie wint, zet het verslagen figuur op een vrij veld buiten de stad; dijken en hele bruggen mogen ook.
rule-C14-2 = Er zijn vier soorten handel: “ruil” (wie aan de beurt is, of wie vecht terwijl er kaarten gelegd worden, met elke andere speler), “overgave” (aanvaller met verdediger), “huurling” en “ruil voor het gevecht” (derde speler met een van beide kanten).
rule-C14-3 = Wie aan de beurt is, mag per beurt hoogstens `proposals` keer een ruil voorstellen, bij zijn beslissing over een actie en zonder er een te verbruiken, aan elke speler, als minstens een van beiden een voorraadkaart heeft; een ruil in een gevecht telt apart (C14.20).
rule-C14-6 = Hoogstens 5 kaarten aan elke kant.
rule-C14-7 = In een bod kun je alleen kaarten geven die je hebt.
rule-C14-8 = Je kunt hoogstens zoveel kaarten vragen als de ander voorraadkaarten heeft; welke soorten dat zijn, beperkt je niet.
rule-C14-9 = Een ruil, ook een ruil voor het gevecht, heeft in totaal minstens één kaart nodig; een bod als huurling mag aan beide kanten leeg zijn.
rule-C14-10 = Een bod voor de overgave geeft minstens één kaart en vraagt er geen; het tegenbod daarop vraagt er minstens één en geeft er geen.
rule-C14-11 = Wie het bod krijgt, antwoordt `accept` (alleen als hij elke gevraagde kaart heeft), `decline` of `counter`.
rule-C14-12 = Tegenbod, één keer per handel: wie het bod kreeg, doet nu zelf een bod en zegt opnieuw wat hij geeft en wil; de getoonde kaart of de overgave blijft deel van de handel; wie het eerste bod deed, neemt dan aan of wijst af.
rule-C14-17 = Andere handel is er niet: niet bij veilingen, bij gebeurtenissen of in vensters voor omkoopkaarten, niet in een reeks die begonnen is, niet tussen twee spelers van wie geen aan de beurt is of vecht; met `trading=open` komt C14.24 erbij.
rule-C14-18 = Met `proposals=0` is er geen ruil, ook niet voor het gevecht, en geen bod voor de overgave; bij een bod als huurling horen dan geen voorraden en geen tegenbod.
rule-C14-19 = Wie vecht, mag bij de beslissing over een reeks, voor de eerste kaart ervan, elke andere speler een ruil voorstellen, ook de tegenstander, als minstens een van beiden een voorraadkaart heeft; daarna gaat het verder met dezelfde beslissing.
rule-C14-20 = Wie vecht, stelt per gevecht hoogstens 2 keer zo’n ruil voor, gesloten of niet; die tellen apart van de voorstellen van de beurt, wat `proposals` boven 0 ook zegt (0: C14.18).
rule-C14-24 = Met `trading=open` mogen voor elke beurt, nog voor venster (a), en voor elke veiling waarin een kaart te koop is, nog voor venster (b), twee willekeurige spelers ruilen: met de klok mee vanaf wie aan de beurt is, wordt iedereen die ruilt gevraagd en mag tot `proposals` keer een ruil voorstellen aan anderen die ruilen, als een van beiden een voorraadkaart heeft, tot hij past.
rule-C14-25 = Wie volgens C14.24 gevraagd is, kan met `abstain` stoppen: tot de volgende ronde ruilt deze speler daar niet meer, wordt niet gevraagd, en niemand stelt hem iets voor.
rule-C15-4 = Een bod is een geheel getal boven het laatste bod en hoogstens zo hoog als al je voorraden waard zijn.
rule-C15-7 = Wie het hoogst heeft geboden, betaalt kaart voor kaart in willekeurige volgorde tot het bod bereikt is; de kaarten worden open afgelegd, wisselgeld is er niet.
rule-C15-8 = Met een kaart kun je alleen betalen als ze bij een stel kaarten kan horen dat het bod haalt en het zonder een van die kaarten niet zou halen.
rule-C16-1 = “Eigen figuur”: zet een eigen figuur op een vrij veld naar keuze.
rule-C16-2 = “Vreemd figuur”: zet een figuur met de kraag van een andere speler op een vrij veld naar keuze.
rule-C16-6 = “Rekruten” en “voorraden” kun je niet kiezen als er niets te trekken zou zijn.
rule-C16-7 = “3 punten”, “5 punten”, “7 punten” en “blanco” worden nooit gespeeld; ze blijven tot het einde verborgen.
rule-C16-12 = Terwijl er kaarten gelegd worden, mogen alleen `recruits` (rekruten) en `stores` (voorraden) gespeeld worden, door iemand die vecht (C11.9) of door een derde speler (C12.12), behalve als C16.14 geldt.
rule-C16-13 = In venster (d) wordt het aanvallende figuur gekozen als `attacker`; het doelveld betekent het figuur dat daar staat.
rule-C18-1 = Het spel eindigt meteen als de laatste schat (C4.1) is omgedraaid en toegekend.
rule-C18-2 = Een volle stad (25 bezette velden) beëindigt het spel meteen.
rule-C22-6 = Alleen een antwoord op de beslissing die nu aan de orde is, is mogelijk.
rule-C24-1 = Van elk volk zijn er 22 figuren: op het bord, bezig met een aanval of verslagen.
rule-C24-2 = Na MARK heeft elke speler 1 tot 7 eigen figuren, het aanvallende en het verslagen figuur meegeteld; vrije kragen = 7 min deze.
rule-C24-3 = Op geen veld staan twee figuren; het aanvallende figuur is er alleen vanaf de keuze van een aanval tot het gevecht niet doorgaat of beslist is.
rule-C24-4 = Op een ingestorte brug staat geen figuur.
rule-C24-5 = Voor elke soort voorraden geldt: stapel + afgelegd + handen + gelegde wapens + open loten zoveel als C1.5 zegt.
rule-C24-6 = Voor elke waarde van de oorlogskaarten en elk volk geldt: stapel + handen van zijn spelers + gelegde kaarten = C1.6; 40 per stapel.
rule-C24-7 = Omkoopkaarten op de stapel, in de handen en uit het spel: 9, naar soort als in C1.9.
rule-C24-8 = Eén opdracht per speler; gedeelde en niet gedeelde samen als in C1.8.
rule-C24-9 = Gewonnen + verloren + overgebleven schatten = aantal ronden.
rule-C24-10 = Gebeurtenissen die in de ronde nog over zijn + die in de ronde zijn omgedraaid = 17 (de schat niet meegeteld); omgedraaide kaarten ≤ 18.
rule-C24-11 = Wapens van een kant ≤ oorlogskaarten van die kant; uitgeleende kaarten ≤ 1 per derde speler.
rule-C24-12 = Gebruikte voorstellen ≤ optie; aanbiedingen ≤ 3 per derde speler en gevecht; ruilen ≤ 2 per vechtende speler en gevecht; hoogste bod ≤ wat de hand van die bieder waard is, tot de betaling.
rule-C24-13 = `known` ≤ ware hand, voor elke speler en soort; elke waarde in `shown` is in de hand van wie haar heeft getoond.
rule-C24-14 = De stad is nooit vol zolang er een beslissing van het spel open is, behalve tijdens een gevecht.
rule-C27-1 = In een spel volgens de regels 1 kies je kaarten in één volgorde: afleggen en ontslaan gaat oplopend, zolang er genoeg gelijke of hogere overblijven; een reeks heeft eerst oorlogskaarten met dalende of gelijke waarde, dan wapens; een bod noemt eerst wat je geeft, dan wat je wilt, telkens in de volgorde van de soorten; betalen gaat met dalende of gelijke waarde.
