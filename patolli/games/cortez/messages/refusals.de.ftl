# Warum in Cortez etwas nicht geht, nach Regeln. Conventions: patolli/messages/__init__.py.

explain-C1-4 = Diese Figur trägt schon einen Kragen, oder sie gehört zum anderen Volk.
explain-C1-11 = Karten werden ausgelost, und so eine ist nicht mehr da.
explain-C2-13 = Dorthin führt kein Weg. Schritte gehen auf Nachbarfelder; Boote fahren auf dem See und legen nur an Häfen an.
explain-C2-16 = Diese Brücke ist eingestürzt. Niemand kommt darüber oder bleibt darauf stehen.
explain-C2-18 = Dort steht schon eine Figur. Wähle ein leeres Feld.
explain-C3-3 = Wer beginnt, wird ausgelost.
explain-C3-7 = Die Wachen werden ausgelost.
explain-C3-9 = Diese Karten werden ausgelost, und so eine ist nicht mehr da.
explain-C3-12 = Wähle eine Figur deines Volkes, die außerhalb der Stadt steht und noch keinen Kragen trägt.
explain-C4-2 = Die Ereigniskarten werden ausgelost, und diese kann jetzt nicht kommen.
explain-C6-2 = Auf dieser Brücke steht jemand, also kann sie nicht einstürzen.
explain-C6-4 = Eine Figur ohne Kragen muss von außerhalb auf ein freies Feld der Stadt. Wähle eine der leuchtenden Figuren oder eines der Felder.
explain-C6-5 = Die Figur kommt auf ein Feld der Stadt rund um die Tempel, solange dort eines frei ist.
explain-C6-6 = Eine Figur ohne Kragen muss die Stadt verlassen, auf ein freies Feld außerhalb. Wähle eine der leuchtenden Figuren oder eines der Felder.
explain-C6-8 = Du darfst nur 10 Vorratskarten behalten. Wirf eine ab, die du auf der Hand hast.
explain-C6-11 = Du darfst nur 4 Kriegskarten behalten. Entlasse eine, die du auf der Hand hast.
explain-C7-2 = Es sind keine Vorratskarten mehr zu ziehen.
explain-C7-3 = Ausheben kostet 1 Nahrung, und du hast keine. Zieh eine Vorratskarte, vielleicht ist es eine.
explain-C7-4 = Für dein Volk sind keine Kriegskarten mehr zu ziehen.
explain-C8-1 = Das ist keine deiner Figuren. Deine tragen deinen Kragen.
explain-C8-9 = { $price ->
    [hidden] Für diesen Weg hast du zu wenig Tarnung.
   *[other] Dieser Weg kostet { $price } Tarnung, und du hast { $camouflage ->
        [0] keine
       *[other] nur { $camouflage }
    }.
}
explain-C8-10 = Dort steht die Figur schon. Wähle ein anderes Feld.
explain-C8-11 = Dort steht eine deiner eigenen Figuren.
explain-C8-12 = Dort steht ein Krieger deines Volkes. Angreifen kannst du nur Figuren anderer Leute oder des anderen Volkes.
explain-C8-13 = Auf einer Brücke hältst du nur zu Fuß an. Mit dem Boot fährst du darunter durch.
explain-C8-16 = Du hast keine Kriegskarte, also kannst du nicht angreifen. Hebe erst welche aus.
explain-C8-17 = Diese Figur kann mit deiner Tarnung und deinen Kriegskarten nirgendwohin.
explain-C10-7 = Wer stellvertretend verteidigt, wird unter den höchsten ausgelost.
explain-C10-14 = Ausheben kostet 1 Nahrung, und du hast keine.
explain-C11-1 = Du greifst an, also musst du zuerst mindestens eine Kriegskarte legen.
explain-C11-3 = Das kannst du jetzt nicht legen. Du brauchst die Karte auf der Hand; hast du Karten gelegt, ende mit „{ do-done }“.
explain-C11-5 = { $weapons ->
    [hidden] Jede Waffe braucht eine Kriegskarte auf deiner Seite.
   *[other] Jede Waffe braucht eine Kriegskarte, und auf deiner Seite { $weapons ->
        [one] liegt 1 Waffe
       *[other] liegen { $weapons } Waffen
    } bei { $war ->
        [0] keiner Kriegskarte
        [one] 1 Kriegskarte
       *[other] { $war } Kriegskarten
    }. Lege erst eine Kriegskarte.
}
explain-C11-7 = Auf deiner Seite liegen schon Karten, also kannst du dich nicht mehr ergeben.
explain-C11-8 = Wer angreift, kann nicht aufgeben. Gekämpft wird bis zur Entscheidung.
explain-C11-9 = Das geht nur vor der ersten Karte, die du legst, nicht zwischendurch.
explain-C12-4 = So eine Kriegskarte hast du nicht anzubieten.
explain-C12-6 = Du hast in diesem Kampf schon eine Kriegskarte verliehen; mehr geht nicht.
explain-C12-9 = Du hast in diesem Kampf schon drei Angebote gemacht; mehr geht nicht.
explain-C13-5 = Wähle eine Figur deines Volkes, die außerhalb der Stadt steht und noch keinen Kragen trägt.
explain-C13-10 = Die geschlagene Figur kommt auf ein freies Feld außerhalb der Stadt.
explain-C14-2 = Mit dir selbst kannst du nicht tauschen. Wähle jemand anderen.
explain-C14-3 = { $proposed ->
    [hidden] Mit dieser Person kannst du jetzt nicht tauschen: Eine von euch braucht eine Vorratskarte.
   *[other] Du hast in diesem Zug schon { $proposed ->
        [one] 1 Tausch
       *[other] { $proposed } Tausche
    } vorgeschlagen; mehr geht nicht.
}
explain-C14-6 = Auf jeder Seite sind höchstens fünf Karten erlaubt.
explain-C14-7 = Davon hast du keine mehr zu geben.
explain-C14-8 = So viele Karten hat die andere Person nicht.
explain-C14-9 = Lege mindestens eine Karte ins Angebot, bevor du es abschickst.
explain-C14-10 = Bei einer Kapitulation gibt der Angreifer nur Karten, mindestens eine, und der Verteidiger verlangt nur welche.
explain-C14-11 = Du hast nicht alle verlangten Karten. Lehne ab, oder mach ein anderes Angebot.
explain-C14-12 = Es gab schon ein Gegenangebot. Nimm an oder lehne ab.
explain-C14-17 = Du hast schon begonnen, Karten zu legen. Tauschen kannst du wieder vor deinen nächsten Karten.
explain-C14-18 = An diesem Tisch wird nicht getauscht, also wechseln keine Vorräte die Hand.
explain-C14-19 = Für einen Tausch braucht eine von euch eine Vorratskarte.
explain-C14-20 = Du hast in diesem Kampf schon zwei Tausche vorgeschlagen; mehr geht nicht.
explain-C14-24 = Dieser Person kannst du jetzt keinen Tausch vorschlagen: Einer von euch braucht eine Vorratskarte.
explain-C14-25 = Diese Person tauscht in dieser Runde nicht mehr.
explain-C15-4 = { $bid ->
    [0] Deine Vorräte sind { $purse } wert. Biete von 1 bis dahin, oder biete nicht.
    [hidden] Biete mehr als das letzte Gebot, und höchstens so viel, wie deine Vorräte wert sind.
   *[other] Das letzte Gebot ist { $bid }, und deine Vorräte sind { $purse } wert. Biete mehr als { $bid } und höchstens { $purse }, oder biete nicht.
}
explain-C15-7 = So eine Karte hast du nicht mehr. Bezahle mit einer anderen.
explain-C15-8 = { $due ->
    [hidden] Mit dieser Karte würdest du eine zu viel bezahlen. Wähle eine andere.
   *[other] Zu bezahlen ist noch { $due }, und diese Karte und deine billigeren sind zusammen nur { $purse } wert. Beginne mit einer teureren.
}
explain-C16-1 = Wähle eine deiner eigenen Figuren, dann ein freies Feld.
explain-C16-2 = Wähle eine Figur mit dem Kragen einer anderen Person, dann ein freies Feld.
explain-C16-6 = Es gäbe nichts zu ziehen. Heb dir die Karte für später auf.
explain-C16-7 = Diese Karte wird nie ausgespielt. Sie zählt am Ende des Spiels.
explain-C16-12 = Während Karten gelegt werden, kannst du nur „Rekruten“ und „Vorräte“ ausspielen.
explain-C16-13 = Die angreifende Figur wählst du mit dem Knopf; ein Klick auf das Feld meint die Figur, die dort steht.
explain-C18-1 = Das Spiel ist aus: Der letzte Schatz ist vergeben.
explain-C18-2 = Das Spiel ist aus: Die Stadt ist voll.
explain-C22-6 = Das geht jetzt nicht. Du hast keine solche Karte, oder die Knöpfe fragen erst nach etwas anderem.
explain-C27-1 = In diesem Spiel, das nach älteren Regeln begonnen hat, wählt man Karten der Reihe nach: Wirf billige zuerst ab, lege hohe zuerst und Waffen zuletzt, sag erst, was du gibst, dann, was du willst, und bezahle mit teuren zuerst.
