# Tianguis in het Nederlands. Conventions: patolli/messages/__init__.py.

name = Tianguis
about = Een marktdag: bied je bonen voor de kramen, en pas op voor de coyotes.

option-rounds = rondes in een spel
option-coyotes = het moment waarop een coyote een kraam mag stelen
option-coyotes-on = coyotes mogen stelen
option-coyotes-off = er wordt niet gestolen
option-goods = de kaarten van de markt en hun punten

ask-Sweeten = Leg een boon op je kraam om hem aantrekkelijker te maken, of open de veiling.
ask-Auction = { $bid ->
    [0] Bied op de kraam, of pas.
    [one] { SEAT($bidder) } heeft 1 boon geboden. Bied meer, of pas.
   *[other] { SEAT($bidder) } heeft { $bid } bonen geboden. Bied meer, of pas.
}
ask-Window = { $bid ->
    [one] { SEAT($bidder) } staat op het punt 1 boon voor de kraam te betalen. Steel hem met een coyote, of pas.
   *[other] { SEAT($bidder) } staat op het punt { $bid } bonen voor de kraam te betalen. Steel hem met een coyote, of pas.
}

verb-add = een van je bonen op de kraam leggen
verb-open = de veiling openen
verb-bid = zo veel bonen bieden
verb-pass = het aan de anderen overlaten
verb-coyote = een coyote spelen en de kraam nemen
verb-deal = een kaart delen
verb-draw = een kaart trekken
verb-roll = de dobbelsteen gooien

cost-beans = { $n ->
    [one] 1 boon
   *[other] { $n } bonen
}

event-dealt = { $card ->
    [hidden] { SEAT($seat) } krijgt een kaart.
   *[other] { SEAT($seat) } krijgt { WORD($card) }.
}
events-dealt = { $card ->
    [hidden] { SEAT($seat) } krijgt { $n } kaarten.
   *[other] { SEAT($seat) } krijgt { $n } kaarten: { WORD($card) }.
}
event-rolled = Ronde { $round }: de kraam is { $pips ->
    [one] 1 punt
   *[other] { $pips } punten
} waard.
event-drew = { $card ->
    [hidden] { SEAT($seat) } trekt een kaart.
   *[other] { SEAT($seat) } trekt { WORD($card) }.
}
events-drew = { $card ->
    [hidden] { SEAT($seat) } trekt { $n } kaarten.
   *[other] { SEAT($seat) } trekt { $n } kaarten: { WORD($card) }.
}
event-added = { SEAT($seat) } legt een boon op de kraam.
event-opened = { $pot ->
    [0] { SEAT($seat) } opent de veiling.
    [one] { SEAT($seat) } opent de veiling, met 1 boon op de kraam.
   *[other] { SEAT($seat) } opent de veiling, met { $pot } bonen op de kraam.
}
event-bade = { SEAT($seat) } biedt { $beans }.
event-passed = { SEAT($seat) } past.
event-stole = { $pips ->
    [one] { SEAT($seat) } stuurt een coyote en steelt de kraam, 1 punt, van { SEAT($bidder) }.
   *[other] { SEAT($seat) } stuurt een coyote en steelt de kraam, { $pips } punten, van { SEAT($bidder) }.
}
event-paid = { SEAT($seat) } betaalt { $beans ->
    [one] 1 boon
   *[other] { $beans } bonen
} en krijgt { $pips ->
    [one] 1 punt
   *[other] { $pips } punten
}.
event-unsold = Niemand wil de kraam; de bonen erop gaan terug naar { SEAT($seat) }.
event-ended = De markt sluit.

view-round = Ronde { $round } van { $rounds }
view-stall = De kraam: { $pips ->
    [one] 1 punt
   *[other] { $pips } punten
}{ $pot ->
    [0] {""}
    [one] , en er ligt 1 boon op
   *[other] , en er liggen { $pot } bonen op
}
view-seat = { SEAT($seat) }: { $points ->
    [one] 1 punt
   *[other] { $points } punten
}, { $beans ->
    [one] 1 boon
   *[other] { $beans } bonen
}, { $cards ->
    [one] 1 kaart
   *[other] { $cards } kaarten
}
view-hand = Je hand: { $coyote } × coyote, { $maize } × maïs, { $jade } × jade
view-bid = Hoogste bod: { $beans } van { SEAT($seat) }

term-points = punten en bonen

part-stalls = kramen
part-goods = kaarten in de hand
tie-beans = Gelijke punten: de bonen beslissen, { $best } van { SEAT($winners) } tegen { $next } van { SEAT($rival) }.
reason-rounds = De laatste ronde is gespeeld.

word-coyote = een coyote
word-maize = maïs
word-jade = jade

