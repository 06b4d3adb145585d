# Waarom iets in Cortez niet kan, per regel. Conventions: patolli/messages/__init__.py.

explain-C1-4 = Die figuur draagt al een kraag, of ze hoort bij het andere volk.
explain-C1-11 = Kaarten worden geloot, en zo een is er niet meer.
explain-C2-13 = Er loopt geen weg daarheen. Stappen gaan naar buurvelden; boten varen op het meer en komen alleen bij havens aan land.
explain-C2-16 = Die brug is ingestort. Niemand komt eroverheen of blijft erop staan.
explain-C2-18 = Daar staat al een figuur. Kies een leeg veld.
explain-C3-3 = De beginspeler wordt geloot.
explain-C3-7 = De wachten worden geloot.
explain-C3-9 = Deze kaarten worden geloot, en zo een is er niet meer.
explain-C3-12 = Kies een figuur van je volk die buiten de stad staat en nog geen kraag draagt.
explain-C4-2 = De gebeurteniskaarten worden geloot, en deze kan nu niet komen.
explain-C6-2 = Op die brug staat iemand, dus kan ze niet instorten.
explain-C6-4 = Een figuur zonder kraag moet van buiten naar een vrij veld van de stad. Kies een van de verlichte figuren of velden.
explain-C6-5 = De figuur komt op een veld van de stad rond de tempels, zolang daar een vrij is.
explain-C6-6 = Een figuur zonder kraag moet de stad uit, naar een vrij veld daarbuiten. Kies een van de verlichte figuren of velden.
explain-C6-8 = Je mag 10 voorraadkaarten houden. Leg er een af die je in de hand hebt.
explain-C6-11 = Je mag 4 oorlogskaarten houden. Ontsla er een die je in de hand hebt.
explain-C7-2 = Er zijn geen voorraadkaarten meer om te trekken.
explain-C7-3 = Werven kost 1 voedselkaart, en je hebt er geen. Trek een voorraadkaart; misschien is het voedsel.
explain-C7-4 = Voor jouw volk zijn er geen oorlogskaarten meer om te trekken.
explain-C8-1 = Dat is geen figuur van jou. De jouwe dragen jouw kraag.
explain-C8-9 = { $price ->
    [hidden] Voor deze weg heb je te weinig camouflage.
   *[other] Deze weg kost { $price } camouflage, en je hebt { $camouflage ->
        [0] geen
       *[other] er maar { $camouflage }
    }.
}
explain-C8-10 = De figuur staat daar al. Kies een ander veld.
explain-C8-11 = Daar staat een figuur van jezelf.
explain-C8-12 = Daar staat een krijger van je eigen volk. Je valt alleen figuren van anderen of van het andere volk aan.
explain-C8-13 = Op een brug stop je alleen te voet. Met de boot vaar je eronderdoor.
explain-C8-16 = Je hebt geen oorlogskaart, dus je kunt niet aanvallen. Werf er eerst een paar.
explain-C8-17 = Deze figuur kan met jouw camouflage en oorlogskaarten nergens heen.
explain-C10-7 = De plaatsvervanger wordt onder de hoogsten geloot.
explain-C10-14 = Werven kost 1 voedselkaart, en je hebt er geen.
explain-C11-1 = Je valt aan, dus je moet eerst minstens één oorlogskaart leggen.
explain-C11-3 = Dat kun je nu niet leggen. Je hebt de kaart in je hand nodig; heb je kaarten gelegd, eindig dan met “{ do-done }”.
explain-C11-5 = { $weapons ->
    [hidden] Elk wapen heeft een oorlogskaart aan jouw kant nodig.
   *[other] Elk wapen heeft een oorlogskaart nodig, en aan jouw kant { $weapons ->
        [one] ligt 1 wapen
       *[other] liggen { $weapons } wapens
    } bij { $war ->
        [0] geen oorlogskaart
        [one] 1 oorlogskaart
       *[other] { $war } oorlogskaarten
    }. Leg eerst een oorlogskaart.
}
explain-C11-7 = Aan jouw kant liggen al kaarten, dus je kunt je niet meer overgeven.
explain-C11-8 = Een aanvaller kan niet opgeven. Het gevecht gaat door tot het beslist is.
explain-C11-9 = Dat kan alleen voor de eerste kaart die je legt, niet tussendoor.
explain-C12-4 = Zo'n oorlogskaart heb je niet om aan te bieden.
explain-C12-6 = Je hebt in dit gevecht al een oorlogskaart uitgeleend; meer mag niet.
explain-C12-9 = Je hebt in dit gevecht al drie keer iets aangeboden; meer mag niet.
explain-C13-5 = Kies een figuur van je volk die buiten de stad staat en nog geen kraag draagt.
explain-C13-10 = De verslagen figuur komt op een vrij veld buiten de stad.
explain-C14-2 = Met jezelf kun je niet ruilen. Kies iemand anders.
explain-C14-3 = { $proposed ->
    [hidden] Met deze speler kun je nu niet ruilen: een van jullie heeft een voorraadkaart nodig.
   *[other] Je hebt in deze beurt al { $proposed ->
        [one] 1 ruil
       *[other] { $proposed } keer een ruil
    } voorgesteld; meer mag niet.
}
explain-C14-6 = Aan elke kant zijn hoogstens vijf kaarten toegestaan.
explain-C14-7 = Daarvan heb je er geen meer om te geven.
explain-C14-8 = Zoveel kaarten heeft de andere speler niet.
explain-C14-9 = Doe minstens één kaart in het aanbod voor je het verstuurt.
explain-C14-10 = Bij een overgave geeft de aanvaller alleen kaarten, minstens één, en vraagt de verdediger alleen kaarten.
explain-C14-11 = Je hebt niet alle gevraagde kaarten. Wijs het af, of doe een ander aanbod.
explain-C14-12 = Er is al een tegenbod geweest. Neem het aan of wijs het af.
explain-C14-17 = Je bent al begonnen kaarten te leggen. Ruilen kan weer voor je volgende kaarten.
explain-C14-18 = Aan deze tafel wordt niet geruild, dus wisselen er geen voorraden van eigenaar.
explain-C14-19 = Voor een ruil heeft een van jullie een voorraadkaart nodig.
explain-C14-20 = Je hebt in dit gevecht al twee keer een ruil voorgesteld; meer mag niet.
explain-C14-24 = Deze speler kun je nu geen ruil voorstellen: een van jullie heeft een voorraadkaart nodig.
explain-C14-25 = Deze speler ruilt deze ronde niet meer.
explain-C15-4 = { $bid ->
    [0] Je voorraden zijn { $purse } waard. Bied van 1 tot zoveel, of bied niet.
    [hidden] Bied meer dan het laatste bod, en hoogstens wat je voorraden waard zijn.
   *[other] Het laatste bod is { $bid }, en je voorraden zijn { $purse } waard. Bied meer dan { $bid } en hoogstens { $purse }, of bied niet.
}
explain-C15-7 = Zo’n kaart heb je niet meer. Betaal met een andere.
explain-C15-8 = { $due ->
    [hidden] Met deze kaart zou je er een te veel betalen. Kies een andere.
   *[other] Er is nog { $due } te betalen, en deze kaart en je goedkopere zijn samen maar { $purse } waard. Begin met een duurdere.
}
explain-C16-1 = Kies een figuur van jezelf, dan een vrij veld.
explain-C16-2 = Kies een figuur met de kraag van een andere speler, dan een vrij veld.
explain-C16-6 = Er zou niets te trekken zijn. Bewaar de kaart voor later.
explain-C16-7 = Deze kaart wordt nooit gespeeld. Ze telt aan het einde van het spel.
explain-C16-12 = Terwijl er kaarten gelegd worden, kun je alleen “rekruten” en “voorraden” spelen.
explain-C16-13 = De aanvallende figuur kies je met de knop; een klik op het veld bedoelt de figuur die daar staat.
explain-C18-1 = Het spel is afgelopen: de laatste schat is vergeven.
explain-C18-2 = Het spel is afgelopen: de stad is vol.
explain-C22-6 = Dat kan nu niet. Je hebt zo'n kaart niet, of de knoppen vragen eerst iets anders.
explain-C27-1 = In dit spel, dat volgens oudere regels begonnen is, kies je kaarten op volgorde: leg goedkope eerst af, leg hoge eerst en wapens het laatst, zeg eerst wat je geeft en dan wat je wilt, en betaal eerst met dure.
