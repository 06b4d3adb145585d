# Tianguis in English. Conventions: patolli/messages/__init__.py.

name = Tianguis
about = A market day: bid your beans for the stalls, and mind the coyotes.

option-rounds = rounds in a game
option-coyotes = the window in which a coyote may steal a stall
option-coyotes-on = coyotes may steal
option-coyotes-off = no stealing
option-goods = the cards of the market and their points

ask-Sweeten = Lay a bean on your stall to make it more tempting, or open the auction.
ask-Auction = { $bid ->
    [0] Bid for the stall, or pass.
    [one] { SEAT($bidder) } has bid 1 bean. Bid more, or pass.
   *[other] { SEAT($bidder) } has bid { $bid } beans. Bid more, or pass.
}
ask-Window = { $bid ->
    [one] { SEAT($bidder) } is about to pay 1 bean for the stall. Steal it with a coyote, or pass.
   *[other] { SEAT($bidder) } is about to pay { $bid } beans for the stall. Steal it with a coyote, or pass.
}

verb-add = lay one of your beans on the stall
verb-open = open the auction
verb-bid = offer that many beans
verb-pass = leave it to the others
verb-coyote = play a coyote and take the stall
verb-deal = deal a card
verb-draw = draw a card
verb-roll = roll the die

cost-beans = { $n ->
    [one] 1 bean
   *[other] { $n } beans
}

event-dealt = { $card ->
    [hidden] { SEAT($seat) } is dealt a card.
   *[other] { SEAT($seat) } is dealt { WORD($card) }.
}
events-dealt = { $card ->
    [hidden] { SEAT($seat) } is dealt { $n } cards.
   *[other] { SEAT($seat) } is dealt { $n } cards: { WORD($card) }.
}
event-rolled = Round { $round }: the stall is worth { $pips ->
    [one] 1 point
   *[other] { $pips } points
}.
event-drew = { $card ->
    [hidden] { SEAT($seat) } draws a card.
   *[other] { SEAT($seat) } draws { WORD($card) }.
}
events-drew = { $card ->
    [hidden] { SEAT($seat) } draws { $n } cards.
   *[other] { SEAT($seat) } draws { $n } cards: { WORD($card) }.
}
event-added = { SEAT($seat) } lays a bean on the stall.
event-opened = { $pot ->
    [0] { SEAT($seat) } opens the auction.
    [one] { SEAT($seat) } opens the auction, with 1 bean on the stall.
   *[other] { SEAT($seat) } opens the auction, with { $pot } beans on the stall.
}
event-bade = { SEAT($seat) } bids { $beans }.
event-passed = { SEAT($seat) } passes.
event-stole = { $pips ->
    [one] { SEAT($seat) } sends a coyote and steals the stall, 1 point, from { SEAT($bidder) }.
   *[other] { SEAT($seat) } sends a coyote and steals the stall, { $pips } points, from { SEAT($bidder) }.
}
event-paid = { SEAT($seat) } pays { $beans ->
    [one] 1 bean
   *[other] { $beans } beans
} and gets { $pips ->
    [one] 1 point
   *[other] { $pips } points
}.
event-unsold = Nobody wants the stall; the beans on it go back to { SEAT($seat) }.
event-ended = The market closes.

view-round = Round { $round } of { $rounds }
view-stall = The stall: { $pips ->
    [one] 1 point
   *[other] { $pips } points
}{ $pot ->
    [0] {""}
    [one] , and 1 bean lies on it
   *[other] , and { $pot } beans lie on it
}
view-seat = { SEAT($seat) }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $beans ->
    [one] 1 bean
   *[other] { $beans } beans
}, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
view-hand = Your hand: { $coyote } × coyote, { $maize } × maize, { $jade } × jade
view-bid = Highest bid: { $beans } by { SEAT($seat) }

term-points = points and beans

part-stalls = stalls
part-goods = cards in hand
tie-beans = Equal points: the beans decide, { $best } of { SEAT($winners) } against { $next } of { SEAT($rival) }.
reason-rounds = The last round has been played.

word-coyote = a coyote
word-maize = maize
word-jade = jade

