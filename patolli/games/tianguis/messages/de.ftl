# Tianguis auf Deutsch. Conventions: patolli/messages/__init__.py.

name = Tianguis
about = Ein Markttag: Biete deine Bohnen für die Stände, und hüte dich vor den Kojoten.

option-rounds = Runden einer Partie
option-coyotes = das Fenster, in dem ein Kojote einen Stand stehlen darf
option-coyotes-on = Kojoten dürfen stehlen
option-coyotes-off = es wird nicht gestohlen
option-goods = die Karten des Marktes und ihre Punkte

ask-Sweeten = Leg eine Bohne auf deinen Stand, um ihn begehrter zu machen, oder eröffne die Versteigerung.
ask-Auction = { $bid ->
    [0] Biete für den Stand, oder passe.
    [one] { SEAT($bidder) } hat 1 Bohne geboten. Biete mehr, oder passe.
   *[other] { SEAT($bidder) } hat { $bid } Bohnen geboten. Biete mehr, oder passe.
}
ask-Window = { $bid ->
    [one] { SEAT($bidder) } will gleich 1 Bohne für den Stand zahlen. Stiehl ihn mit einem Kojoten, oder passe.
   *[other] { SEAT($bidder) } will gleich { $bid } Bohnen für den Stand zahlen. Stiehl ihn mit einem Kojoten, oder passe.
}

verb-add = eine deiner Bohnen auf den Stand legen
verb-open = die Versteigerung eröffnen
verb-bid = so viele Bohnen bieten
verb-pass = es den anderen überlassen
verb-coyote = einen Kojoten spielen und den Stand nehmen
verb-deal = eine Karte austeilen
verb-draw = eine Karte ziehen
verb-roll = würfeln

cost-beans = { $n ->
    [one] 1 Bohne
   *[other] { $n } Bohnen
}

event-dealt = { $card ->
    [hidden] { SEAT($seat) } bekommt eine Karte.
   *[other] { SEAT($seat) } bekommt { WORD($card) }.
}
events-dealt = { $card ->
    [hidden] { SEAT($seat) } bekommt { $n } Karten.
   *[other] { SEAT($seat) } bekommt { $n } Karten: { WORD($card) }.
}
event-rolled = Runde { $round }: Der Stand ist { $pips ->
    [one] 1 Punkt
   *[other] { $pips } Punkte
} wert.
event-drew = { $card ->
    [hidden] { SEAT($seat) } zieht eine Karte.
   *[other] { SEAT($seat) } zieht { WORD($card) }.
}
events-drew = { $card ->
    [hidden] { SEAT($seat) } zieht { $n } Karten.
   *[other] { SEAT($seat) } zieht { $n } Karten: { WORD($card) }.
}
event-added = { SEAT($seat) } legt eine Bohne auf den Stand.
event-opened = { $pot ->
    [0] { SEAT($seat) } eröffnet die Versteigerung.
    [one] { SEAT($seat) } eröffnet die Versteigerung, auf dem Stand liegt 1 Bohne.
   *[other] { SEAT($seat) } eröffnet die Versteigerung, auf dem Stand liegen { $pot } Bohnen.
}
event-bade = { SEAT($seat) } bietet { $beans }.
event-passed = { SEAT($seat) } passt.
event-stole = { $pips ->
    [one] { SEAT($seat) } schickt einen Kojoten und stiehlt { SEAT($bidder) } den Stand, 1 Punkt.
   *[other] { SEAT($seat) } schickt einen Kojoten und stiehlt { SEAT($bidder) } den Stand, { $pips } Punkte.
}
event-paid = { SEAT($seat) } zahlt { $beans ->
    [one] 1 Bohne
   *[other] { $beans } Bohnen
} und bekommt { $pips ->
    [one] 1 Punkt
   *[other] { $pips } Punkte
}.
event-unsold = Niemand will den Stand; die Bohnen darauf gehen an { SEAT($seat) } zurück.
event-ended = Der Markt schließt.

view-round = Runde { $round } von { $rounds }
view-stall = Der Stand: { $pips ->
    [one] 1 Punkt
   *[other] { $pips } Punkte
}{ $pot ->
    [0] {""}
    [one] , und 1 Bohne liegt darauf
   *[other] , und { $pot } Bohnen liegen darauf
}
view-seat = { SEAT($seat) }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, { $beans ->
    [one] 1 Bohne
   *[other] { $beans } Bohnen
}, { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
view-hand = Deine Hand: { $coyote } × Kojote, { $maize } × Mais, { $jade } × Jade
view-bid = Höchstes Gebot: { $beans } von { SEAT($seat) }

term-points = Punkte und Bohnen

part-stalls = Stände
part-goods = Karten auf der Hand
tie-beans = Punktgleich: Es entscheiden die Bohnen, { $best } von { SEAT($winners) } gegen { $next } von { SEAT($rival) }.
reason-rounds = Die letzte Runde ist gespielt.

word-coyote = einen Kojoten
word-maize = Mais
word-jade = Jade

