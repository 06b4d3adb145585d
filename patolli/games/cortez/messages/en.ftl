# Cortez in English. Conventions: patolli/messages/__init__.py.

name = Cortez
about = Aztecs and Spaniards struggle for the city in the lake: move, fight, bribe, and be there when a treasure turns up.
length = about 45 to 150 minutes

option-missions = how many mission cards there are
option-missions-9 = nine, those of the list in the rulebook
option-missions-8 = eight, those of its set-up
option-proposals = trades that the active player may propose in a turn; 0: no supplies change hands
option-larger-nation = which nation has one player more, when 3 or 5 play
option-larger-nation-aztec = the Aztecs
option-larger-nation-spaniard = the Spaniards
option-board = the map of the lake
option-decks = the numbers of the cards
option-rounds = how many treasures the game has
option-rounds-all = as many as the box has for this number of players
option-rounds-one = only one, for a quick game
option-trading = who may trade, and when
option-trading-active = the player whose turn it is and those who fight
option-trading-open = any two players, also before each turn and each auction
option-bribes = when bribe cards may be played
option-bribes-windows = in fixed pauses, in which each holder is asked
option-bribes-anytime = also while others decide, and while cards are laid

ask-Mark = Put one of your collars on a figure of your nation outside the city.
ask-Window = { $combat ->
    [yes] Before the fight: play a bribe card, or pass.
   *[no] Play a bribe card, or pass.
}
ask-Bridges = Event card “bridges”: turn one bridge over, so that it collapses or stands again, or leave all.
ask-Take = { $attack ->
    [yes] Event card “attack”: one { $nation ->
        [0] Aztec
       *[other] Spaniard
    } without a collar goes into the city. Which one?
   *[no] Event card “flight”: one { $nation ->
        [0] Aztec
       *[other] Spaniard
    } without a collar flees from the city. Which one?
}
ask-PutTaken = { $attack ->
    [yes] Put the { $nation ->
        [0] Aztec
       *[other] Spaniard
    } from { SPOT($start) } on a free field of the city.
   *[no] Put the { $nation ->
        [0] Aztec
       *[other] Spaniard
    } from { SPOT($start) } on a free field outside the city.
}
ask-Plunder = Event card “plunder”: discard a supply card. You keep 10.
ask-Mutiny = Event card “mutiny”: dismiss a war card. You keep 4.
ask-Auction = { $bid ->
    [0] Do you bid for the bribe card?
   *[other] { SEAT($bidder) } has bid { $bid }. Do you bid more?
}
ask-Pay = Pay for the bribe card: { $due } to go.
ask-Act = Draw a supply card, levy or move a figure; before that you may propose trades.
ask-March = Where does the figure from { SPOT($start) } go?
ask-Parley = Offer the defender supplies to surrender, or fight?
ask-Levy = You are attacked: levy war cards for food first?
ask-Batch = { $cards ->
    [0] { $weapons ->
        [0] Lay war cards and weapons.
       *[other] Lay more cards; or is that all?
    }
   *[other] Lay more cards; or is that all?
}
ask-Mercenaries = Fight for a side with a war card, trade with one, or help nobody.
ask-Premium = You have won: put a collar on a figure of your nation outside the city, or pass.
ask-Place = Put the beaten figure on a free field outside the city.
ask-Trade = { $sent ->
    [yes] Do you accept the offer, decline it, or make another?
   *[no] { $kind ->
        [0] A trade: say what you give and what you want, then send.
        [1] A surrender: say what is paid for it, then send.
        [2] A war card: say what you add and what it costs, then send.
       *[other] A trade for the fight: say what you give and what you want, then send.
    }
}
ask-Market = Does anybody trade? Propose a trade, pass, or trade no more in this round.
ask-PickFigure = { $foreign ->
    [yes] Which figure of another player will you move?
   *[no] Which of your figures will you move?
}
ask-PutFigure = { $start ->
    [-1] Put the attacking figure on any free field.
   *[other] Put the figure from { SPOT($start) } on any free field.
}

verb-pass = do nothing
verb-done = these are all the cards you lay now
verb-send = send the offer
verb-accept = accept the offer
verb-decline = decline the offer
verb-counter = make an offer of your own instead
verb-surrender = give the fight up before you lay a card
verb-parley = offer the defender supplies to surrender
verb-gather = draw a supply card
verb-levy = discard food and draw 4 war cards
verb-weapon = lay a weapon; it doubles a war card
verb-lay = lay a war card face down
verb-hire = offer a side one of your war cards
verb-aid = offer a side a trade in supplies
verb-give = add a card that you give
verb-want = add a card that you want
verb-drop = discard a supply card
verb-pay = pay with a supply card
verb-dismiss = send a war card back to its deck
verb-play = play a bribe card
verb-propose = propose a trade to a player
verb-cancel = drop the offer before it is sent
verb-withdraw = take your offer back before it is answered
verb-abstain = trade no more here in this round
verb-turn = turn a bridge over
verb-bid = bid this much for the bribe card
verb-collar = put a collar on the figure there
verb-move = move your figure from there
verb-pick = take the figure there
verb-to = to this field
verb-first = draw the start player
verb-guard = draw the nation that guards a place
verb-mission = deal a mission
verb-war = draw a war card
verb-supply = draw a supply card
verb-event = flip an event card
verb-lot = draw a lot
verb-defender = draw the defender
verb-bribe = draw a bribe card

do-pass = { $frame ->
    [Parley] No offer: fight
    [Levy] Do not levy
    [Auction] Do not bid
    [Window] Play no card
    [Market] Propose no trade
    [Bridges] Leave the bridges
    [Take] Take nobody
    [Mercenaries] Help nobody
    [Premium] No collar
    [Batch] Lay nothing
   *[other] Do nothing
}
do-done = That is all
do-send = Send the offer
do-accept = Accept
do-decline = Decline
do-counter = Counter-offer
do-surrender = Surrender
do-parley = Offer a deal
do-gather = Draw a supply card
do-levy = Levy 4 war cards
do-weapon = Lay a weapon
do-lay = Lay a war card{ $a ->
    [none] {""}
   *[other] {" "}of { $a }
}
do-hire = { $a ->
    [attacker] Fight for the attacker
    [defender] Fight for the defender
   *[other] Hire out a war card
}{ $b ->
    [none] {""}
   *[other] {" "}with a { $b }
}
do-aid = { $a ->
    [attacker] Trade with the attacker
    [defender] Trade with the defender
   *[other] Offer a side supplies
}
do-give = Give{ $a ->
    [none] {" "}a card
   *[other] {" "}{ WORD($a) }
}
do-want = Ask for{ $a ->
    [none] {" "}a card
   *[other] {" "}{ WORD($a) }
}
do-drop = Discard{ $a ->
    [none] {" "}a supply card
   *[other] {" "}{ WORD($a) }
}
do-pay = Pay with{ $a ->
    [none] {" "}a supply card
   *[other] {" "}{ WORD($a) }
}
do-dismiss = Dismiss a war card{ $a ->
    [none] {""}
   *[other] {" "}of { $a }
}
do-play = Play a bribe card{ $a ->
    [none] {""}
   *[other] : { WORD($a) }
}
do-propose = Propose a trade{ $a ->
    [none] {""}
   *[other] {" "}to { SEAT($a) }
}
do-cancel = Cancel
do-withdraw = Withdraw the offer
do-abstain = No trades in this round
do-turn = Turn a bridge over
do-bid = Bid{ $a ->
    [none] {""}
   *[other] {" "}{ $a }
}
do-collar = Put on a collar
do-move = Move a figure
do-pick = Choose a figure
do-to = { $frame ->
    [March] Go there
   *[other] Put it there
}

cost-camouflage = { $n } camouflage
cost-weapon = { $n } weapon
cost-food = { $n } food
cost-gold = { $n } gold
cost-bid = worth { $n }

event-started = { SEAT($seat) } begins.
event-guarded = { $nation ->
    [aztec] Aztecs stand guard on { SPOT($fields) }, Spaniards on { SPOT($others) }.
   *[spaniard] Spaniards stand guard on { SPOT($fields) }, Aztecs on { SPOT($others) }.
}
event-dealt-war = { $value ->
    [hidden] { SEAT($seat) } is dealt a war card.
   *[other] { SEAT($seat) } is dealt a war card of { $value }.
}
events-dealt-war = { $value ->
    [hidden] { SEAT($seat) } is dealt { $n } war cards.
   *[other] { SEAT($seat) } is dealt { $n } war cards: { LIST($value) }.
}
event-dealt-mission = { $mission ->
    [hidden] { SEAT($seat) } is dealt a mission.
   *[other] { SEAT($seat) } is dealt the mission temple { $mission }.
}
event-dealt-supply = { $card ->
    [hidden] { SEAT($seat) } is dealt a supply card.
   *[other] { SEAT($seat) } is dealt a { WORD($card) } card.
}
events-dealt-supply = { $card ->
    [hidden] { SEAT($seat) } is dealt { $n } supply cards.
   *[other] { SEAT($seat) } is dealt { $n } supply cards: { WORD($card) }.
}
event-turn = Round { $round }: it is { SEAT($seat) }’s turn.
event-flipped = { SEAT($seat) } flips an event: { WORD($event) }.
event-treasure = { SEAT($seat) } wins the treasure, with { $figures ->
    [one] 1 figure
   *[other] { $figures } figures
} in the city, the highest on { SPOT($field) }.
event-treasure-lost = Nobody has a collared figure in the city: the treasure is lost.
event-round = Round { $round } of { $rounds } begins.
event-turned = { $down ->
    [yes] { SEAT($seat) } lets the bridge { $bridge } on { SPOT($field) } collapse.
   *[no] { SEAT($seat) } repairs the bridge { $bridge } on { SPOT($field) }.
}
event-left-bridges = { SEAT($seat) } leaves the bridges as they are.
event-no-figure = { WORD($event) }: there is no figure to take.
event-stayed = { SEAT($seat) } leaves the temples free and takes no figure.
event-picked = { SEAT($seat) } takes the figure on { SPOT($field) }.
event-put = { SEAT($seat) } puts { $owner ->
    [-1] { $nation ->
        [0] an Aztec
       *[other] a Spaniard
    }
   *[other] a figure of { SEAT($owner) }
} from { SPOT($start) } on { SPOT($field) }.
event-dropped = { SEAT($seat) } discards a { WORD($card) } card.
event-dismissed = { $value ->
    [hidden] { SEAT($seat) } dismisses a war card.
   *[other] { SEAT($seat) } dismisses a war card of { $value }.
}
event-collared = { SEAT($seat) } puts a collar on the figure on { SPOT($field) }.
event-drew-supply = { $card ->
    [hidden] { SEAT($seat) } draws a supply card.
   *[other] { SEAT($seat) } draws a { WORD($card) } card.
}
events-drew-supply = { $card ->
    [hidden] { SEAT($seat) } draws { $n } supply cards.
   *[other] { SEAT($seat) } draws { $n } supply cards: { WORD($card) }.
}
event-drew-war = { $value ->
    [hidden] { SEAT($seat) } draws a war card.
   *[other] { SEAT($seat) } draws a war card of { $value }.
}
events-drew-war = { $value ->
    [hidden] { SEAT($seat) } draws { $n } war cards.
   *[other] { SEAT($seat) } draws { $n } war cards: { LIST($value) }.
}
event-reshuffled = The supply deck is empty; { $cards ->
    [one] the discarded card forms
   *[other] the { $cards } discarded cards form
} a new one.
event-passed-action = { SEAT($seat) } skips an action.
event-gathered = { SEAT($seat) } gathers supplies.
event-levied = { SEAT($seat) } discards food to levy war cards.
event-set-out = { SEAT($seat) } sets out from { SPOT($field) }.
event-set-out-hidden = { SEAT($seat) } sets out from { SPOT($field) }.
event-moved = { SEAT($seat) } moves from { SPOT($start) } to { SPOT($field) }.
event-sneaked = { SEAT($seat) } sneaks from { SPOT($start) } to { SPOT($field) } with { $camouflage } camouflage.
event-village = { SEAT($seat) } gets { $cards ->
    [one] 1 supply card
   *[other] { $cards } supply cards
} in the village { SPOT($field) }.
event-attacked = { SEAT($seat) } attacks { SPOT($field) } from { SPOT($start) }{ $camouflage ->
    [0] {""}
   *[other] {" "}with { $camouflage } camouflage
}.
event-drew-lot = { SEAT($seat) } draws a lot: { WORD($card) }.
event-no-lot = There is no card left for { SEAT($seat) } to draw a lot.
event-defends = { $deputy ->
    [yes] { SEAT($seat) } defends as deputy.
   *[no] { SEAT($seat) } defends.
}
event-fight-off = There is no fight on { SPOT($field) } any more.
event-no-parley = { SEAT($seat) } does not parley.
event-no-levy = { SEAT($seat) } does not levy.
event-laid = { $value ->
    [hidden] { SEAT($seat) } lays a war card.
   *[other] { SEAT($seat) } lays a war card of { $value }.
}
events-laid = { $value ->
    [hidden] { SEAT($seat) } lays { $n } war cards.
   *[other] { SEAT($seat) } lays { $n } war cards: { LIST($value) }.
}
event-laid-weapon = { SEAT($seat) } lays a weapon.
event-laid-batch = { SEAT($seat) } has laid { $cards ->
    [0] {""}
    [one] 1 war card
   *[other] { $cards } war cards
}{ $weapons ->
    [0] {""}
    [one] { $cards ->
        [0] {""}
       *[other] {" "}and{" "}
    }1 weapon
   *[other] { $cards ->
        [0] {""}
       *[other] {" "}and{" "}
    }{ $weapons } weapons
}.
event-passed-batch = { SEAT($seat) } lays nothing.
event-surrendered = { SEAT($seat) } surrenders to { SEAT($attacker) }.
event-no-help = { SEAT($seat) } helps nobody.
event-lent = { $value ->
    [hidden] { SEAT($seat) } fights for { SEAT($combatant) } with a war card.
   *[other] { SEAT($seat) } fights for { SEAT($combatant) } with a war card of { $value }.
}
event-lent-up = The war card that { SEAT($seat) } lent to { SEAT($combatant) } is a { $value }.
event-turned-up = { $cards ->
    [none] { SEAT($seat) } has laid nothing: strength 0.
   *[other] { SEAT($seat) } turns up { LIST($cards) }{ $weapons ->
        [0] {""}
        [one] {" "}with 1 weapon
       *[other] {" "}with { $weapons } weapons
    }: strength { $strength }.
}
event-won = { SEAT($seat) } beats { SEAT($loser) } on { SPOT($field) }.
event-no-premium = { SEAT($seat) } takes no premium.
event-premium = { SEAT($seat) } collars the figure on { SPOT($field) } as a premium.
event-placed = { SEAT($seat) } puts the beaten { $owner ->
    [-1] { $nation ->
        [0] Aztec
       *[other] Spaniard
    }
   *[other] figure of { SEAT($owner) }
} on { SPOT($field) }.
event-lost-collar = The figure of { SEAT($seat) } on { SPOT($field) } loses its collar.
event-kept-collar = The figure of { SEAT($seat) } on { SPOT($field) } keeps its collar, because there is no other.
event-opened = { $deal ->
    [trade] { SEAT($seat) } proposes a trade to { SEAT($partner) }.
    [parley] { SEAT($seat) } parleys with { SEAT($partner) } for a surrender.
    [hire] { SEAT($seat) } offers to fight for { SEAT($partner) }.
   *[aid] { SEAT($seat) } offers { SEAT($partner) } a trade for the fight.
}
event-showed = { $value ->
    [hidden] { SEAT($seat) } shows { SEAT($partner) } a war card.
   *[other] { SEAT($seat) } shows { SEAT($partner) } a war card of { $value }.
}
event-give = { SEAT($seat) } puts a { WORD($card) } card into the offer.
event-want = { SEAT($seat) } asks for a { WORD($card) } card.
event-drafted = { $card ->
    [hidden] { SEAT($seat) } thinks about an offer.
   *[other] { SEAT($seat) } puts a { WORD($card) } card into the draft: { $side ->
        [give] to give
       *[want] to get
    }.
}
events-drafted = { $card ->
    [hidden] { SEAT($seat) } thinks about an offer.
   *[other] { SEAT($seat) } puts { $n } cards into the draft: { WORD($card) }.
}
event-sent = { $deal ->
    [parley] { $give ->
        [none] { SEAT($seat) } wants { WORD($want) } from { SEAT($partner) } to surrender.
       *[other] { SEAT($seat) } offers { SEAT($partner) } { WORD($give) } to surrender.
    }
    [hire] A deal for the war card: { SEAT($seat) } { $give ->
        [none] { $want ->
            [none] asks nothing of { SEAT($partner) }.
           *[other] wants { WORD($want) } from { SEAT($partner) }.
        }
       *[other] { $want ->
            [none] gives { SEAT($partner) } { WORD($give) }.
           *[other] gives { SEAT($partner) } { WORD($give) } and wants { WORD($want) }.
        }
    }
   *[other] { $give ->
        [none] { SEAT($seat) } asks { SEAT($partner) } for { WORD($want) }.
       *[other] { $want ->
            [none] { SEAT($seat) } would give { SEAT($partner) } { WORD($give) } for nothing.
           *[other] { SEAT($seat) } offers { SEAT($partner) } { WORD($give) } for { WORD($want) }.
        }
    }
}
event-accepted = { SEAT($seat) } accepts the offer of { SEAT($partner) }.
event-declined = { SEAT($seat) } declines the offer of { SEAT($partner) }.
event-countered = { SEAT($seat) } counters the offer of { SEAT($partner) }.
event-cancelled = { $deal ->
    [trade] { SEAT($seat) } makes { SEAT($partner) } no offer after all.
   *[other] { SEAT($seat) } and { SEAT($partner) } make no deal: there is no offer after all.
}
event-withdrew = { SEAT($seat) } takes the offer to { SEAT($partner) } back.
event-abstained = { SEAT($seat) } trades no more in this round.
event-no-trade = { SEAT($seat) } proposes no trade.
event-auction = A bribe card is up for auction; { SEAT($seat) } bids first.
event-no-auction = There is no bribe card left to bid for.
event-bade = { SEAT($seat) } bids { $bid }.
event-passed-bid = { SEAT($seat) } does not bid.
event-bought = { SEAT($seat) } gets the bribe card for { $bid }.
event-free-bribe = Nobody bids: { SEAT($seat) } gets the bribe card for nothing.
event-paid = { SEAT($seat) } pays a { WORD($card) } card.
events-paid = { SEAT($seat) } pays with { $n } cards: { WORD($card) }.
event-drew-bribe = { $card ->
    [hidden] { SEAT($seat) } draws a bribe card.
   *[other] { SEAT($seat) } draws the bribe card “{ WORD($card) }”.
}
event-passed-window = { SEAT($seat) } plays no bribe card.
event-played = { SEAT($seat) } plays the bribe card “{ WORD($card) }”.
event-nation-won = { $nation ->
    [aztec] The Aztecs win the war for the city.
   *[spaniard] The Spaniards win the war for the city.
}
event-ended = { $reason ->
    [city-full] The city is full: the game is over.
   *[last-treasure] That was the last treasure: the game is over.
}

view-setup = The table is being set up.
view-over = The game is over.
view-round = Round { $round } of { $rounds }, event cards flipped: { $flips }
view-events = Event cards left in this round: { $events ->
    [none] none but the treasure
   *[other] { WORD($events) }
}
view-turn = { SEAT($seat) } is active: { $phase ->
    [flip] the event is to be flipped
    [event] the event
    [first] first action
   *[second] second action
}; trades left: { $trades }
view-left = { $phase ->
    [first] The first of your two actions; you
    [second] The second of your two actions; you
   *[other] You
} have { $food } food, and { $collars ->
    [0] no collar
    [one] 1 collar
   *[other] { $collars } collars
} left
view-bridges = { $down ->
    [none] All bridges stand.
   *[other] Collapsed bridges: { LIST($down) }
}
view-seat = { WORD($colour) }, { SEAT($seat) }: { $inside ->
    [none] nobody in the city
   *[other] in the city { SPOT($inside) }
}{ $outside ->
    [none] {""}
   *[other] , outside { SPOT($outside) }
}; { $supplies ->
    [one] 1 supply card
   *[other] { $supplies } supply cards
}{ $known ->
    [none] {""}
   *[other] {" "}(certainly { WORD($known) })
}, { $war ->
    [one] 1 war card
   *[other] { $war } war cards
}{ $bribes ->
    [0] {""}
    [one] , 1 bribe card
   *[other] , { $bribes } bribe cards
}{ $treasures ->
    [0] {""}
    [one] , 1 treasure
   *[other] , { $treasures } treasures
}
view-unmarked = { $nation ->
    [aztec] Aztecs
   *[spaniard] Spaniards
} in the city: { $all }; without a collar { $inside ->
    [none] nobody inside
   *[other] inside { SPOT($inside) }
}, { $outside ->
    [none] nobody outside
   *[other] outside { SPOT($outside) }
}
view-hand = { $own ->
    [yes] Your cards
   *[no] { SEAT($seat) }’s cards
}: { $supplies ->
    [none] no supplies
   *[other] { WORD($supplies) }
}; war cards { $war ->
    [none] none
   *[other] { LIST($war) }
}{ $bribes ->
    [none] {""}
   *[other] ; bribe cards { WORD($bribes) }
}{ $mission ->
    [0] {""}
   *[other] ; mission temple { $mission }
}
view-decks = Cards left: supplies { $supplies }, war cards of the Aztecs { $aztec }, of the Spaniards { $spaniard }, bribe cards { $bribes }
view-discard = Discarded supplies: { $cards ->
    [none] none
   *[other] { WORD($cards) }
}
view-combat = { SEAT($attacker) } attacks { SPOT($field) }{ $defender ->
    [-1] ; the defender is not known yet
   *[other] , defended by { SEAT($defender) }
}.
view-side = { $side ->
    [attacker] Attacker
   *[defender] Defender
} { SEAT($seat) }: { $war ->
    [0] no war cards
    [one] 1 war card
   *[other] { $war } war cards
}{ $weapons ->
    [0] {""}
    [one] , 1 weapon
   *[other] , { $weapons } weapons
}{ $helpers ->
    [none] {""}
   *[other] , with the help of { SEAT($helpers) }
}{ $seen ->
    [none] {""}
   *[other] ; you know { LIST($seen) }
}{ $strength ->
    [hidden] {""}
   *[other] ; strength { $strength }
}
view-lifted = { $owner ->
    [-1] { $nation ->
        [0] A beaten Aztec
       *[other] A beaten Spaniard
    }
   *[other] A beaten figure of { SEAT($owner) }
} waits for its new place.
view-deal = { $deal ->
    [trade] A trade
    [parley] A surrender
    [hire] A war card{ $value ->
        [hidden] {""}
       *[other] {" "}of { $value }
    } for hire
   *[aid] A trade for the fight
}: { SEAT($maker) } gives { SEAT($addressee) } { $give ->
    [none] nothing
   *[other] { WORD($give) }
}, wants { $want ->
    [none] nothing
   *[other] { WORD($want) }
}
view-draft = { $deal ->
    [trade] A trade
    [parley] A surrender
    [hire] A war card for hire
   *[aid] A trade for the fight
}: { SEAT($maker) } thinks about an offer to { SEAT($addressee) }
view-auction = { $bid ->
    [0] A bribe card is up for auction; nobody has bid.
   *[other] A bribe card is up for auction; { SEAT($seat) } has bid { $bid }.
}
view-pay = { SEAT($seat) } still has to pay { $due }.

outlook-attack = All your war cards and weapons make { $strength }. If the defender lays everything too and nobody helps, you win about { $chance } times in 100{ $levied ->
    [hidden] .
   *[other] , or { $levied } if the defender levies first.
} What others hold is guessed from the cards you have not seen.
outlook-laying = Your side then has { $strength } against { $hidden ->
    [0] nothing so far
    [one] 1 face-down card
   *[other] { $hidden } face-down cards
}. { $held ->
    [0] The other side has no war cards left: you win about { $chance } times in 100 if nobody helps it.
   *[other] { $hidden ->
        [0] The other side may still lay; war cards in its hand: { $held }.
       *[other] As things stand you win about { $chance } times in 100; but the other side may lay more: war cards in its hand { $held }.
    }
}{ $shut ->
    [none] {""}
   *[other] {" "}After that you can no longer lay, for now: { LIST($shut) }.
}


draw-hand = Your cards
draw-standing = Figures in the city
cell-ground = { $kind ->
    [land] land
    [water] water
    [harbour] harbour
    [dike] dike
    [bridge] the bridge { $name }{ $down ->
        [yes] , torn down
       *[no] {""}
    }
    [village] the village { $name }, { $supplies ->
        [one] 1 supply card
       *[other] { $supplies } supply cards
    }
    [temple] temple, city field { $number }
   *[city] city field { $number }
}
cell-figure = { $seat ->
    [-1] { $nation ->
        [aztec] an Aztec without a collar
       *[spaniard] a Spaniard without a collar
    }
   *[other] a figure of { SEAT($seat) }, { $nation ->
        [aztec] Aztec
       *[spaniard] Spaniard
    }
}
draw-piece = { $piece ->
    [land] land
    [water] water
    [harbour] harbour
    [dike] dike
    [bridge] bridge
    [village] village
    [temple] temple
    [aztec] Aztec
    [spaniard] Spaniard
   *[city] city
}
draw-closer = Closer
draw-flips = Event cards flipped in this round: { $flips }. After { $after } the treasure is among them.
draw-deck-supplies = Supply cards in the deck
draw-deck-aztec = War cards in the deck of the Aztecs
draw-deck-spaniard = War cards in the deck of the Spaniards
draw-deck-bribes = Bribe cards left
draw-discard = Discarded supplies
draw-war = war card
draw-hidden = face down
draw-bribe = { $card ->
    [own] Put one of your figures on any free field.
    [foreign] Put a figure of another player on any free field.
    [recruits] Draw 5 war cards of your nation.
    [stores] Draw 5 supply cards.
    [blank] Worth nothing; but nobody knows that.
   *[other] Counts { WORD($card) } at the end.
}
draw-mission = mission
draw-mission-hint = Mission: a figure with this collar on temple { $temple } counts 10 more at the end.
draw-inside = Figures in the city
draw-outside = Figures outside
draw-supplies = Supply cards
draw-war-cards = War cards
draw-bribes = Bribe cards
draw-treasures = Treasures
draw-treasure = A treasure has turned up
draw-treasure-why = A treasure goes to the player with the most figures in the city; if tied, to the one with a figure on the highest number. It is worth 10 points at the end.
draw-sign = { $sign ->
    [treasure] Rounds: each ends when its treasure turns up. In the table of players: treasures won, 10 points each.
    [track] Event cards flipped in this round. From the yellow ones on the next may be the treasure.
    [camouflage] Camouflage: one card for each figure that you pass.
    [weapon] Weapon: doubles a war card that you have laid.
    [food] Food: 1 card levies 4 war cards.
    [gold] Gold: 1 point a card at the end, and worth most in an auction.
    [stores] Supply cards: in the deck above the board, in hand beside a player.
    [discard] Discarded supply cards.
    [war-aztec] Aztecs: their war cards in the deck, or a player who leads them.
    [war-spaniard] Spaniards: their war cards in the deck, or a player who leads them.
    [swords] War cards in hand; on the board, a fight.
    [bribe] Bribe cards: left above the board, in hand beside a player.
    [collar] Collars: a figure that wears yours is yours. In the table of players: figures outside the city.
    [temple] Temples, the fields 17 to 24 of the city. In the table of players: figures in the city, 5 points each at the end.
    [mission] Your mission, the green temple: a figure of yours there at the end is worth 10 points more.
    [village] Village: a move that ends there brings as many supply cards as its number.
    [bridges] Bridge: with a red cross it has collapsed, and nobody passes it.
    [new] The number of new cards in your hand.
   *[struggle] Figures of both nations in the city: at the end the stronger one brings its players 5 points each.
}
draw-known = Supply cards that this player certainly holds
draw-struggle = Aztecs and Spaniards in the city
numbered-spot = { $kind ->
    [tn] city field { $n }
   *[other] { $kind }{ $n }
}
draw-place = { SPOT($field) }
draw-attacker = Attacker
draw-defender = Defender
draw-in-hand = War cards and supplies in hand
draw-strength = Strength of what lies, as far as you know
draw-nothing-laid = No cards yet
draw-helpers = with the help of { SEAT($seats) }
draw-lead = You lead { $nation ->
    [0] the Aztecs
   *[other] the Spaniards
}
draw-collars = { $n ->
    [0] no collar left
    [one] 1 collar left
   *[other] { $n } collars left
}
draw-my-mission = Your mission: temple { $temple }, 10 points
draw-new = { $n } new
draw-active = Whose turn it is
draw-power = strength
draw-auction = A bribe card for the highest bid. { $bid ->
    [0] Nobody has bid yet.
   *[other] { SEAT($seat) } leads with { $bid }.
}{ $purse ->
    [hidden] {""}
   *[other] {" "}Your supplies are worth { $purse }; the winner pays with cards and gets no change.
}
draw-help = Fight for { SEAT($seat) }
draw-aid = Offer supplies
draw-want = You want
draw-offer-order = { $deal ->
    [parley] { $countered ->
        [yes] Choose what you want for it, cheap kinds first: camouflage, weapon, food, gold.
       *[no] Choose what you pay, cheap kinds first: camouflage, weapon, food, gold.
    }
   *[other] Choose what you give, then what you want, each time cheap kinds first: camouflage, weapon, food, gold.
} Then send it. A card that you give is seen by all and stays in the offer.
draw-draft = Click cards to put them into the offer, and cards in the offer to take them out. Nobody sees it before you send it.
draw-draft-hidden = { SEAT($seat) } thinks about an offer. You will see it when it is sent.
draw-take-out = take out of the offer
draw-sent = Your offer is with { SEAT($seat) }. You can withdraw it until it is answered.
draw-market = Trade, before the game goes on
draw-lacks = You cannot accept. These cards are asked for, and you do not have them: { WORD($cards) }.
draw-gives = { SEAT($seat) } gives
draw-nothing = nothing
draw-trade = Trade with
draw-no-bid = no bid yet
draw-bid = Bid { $n }
draw-surrender = Surrender

term-city = figures in the city
term-outside = figures outside the city
term-nation = the war of the nations
term-mission = the mission
term-treasures = treasures
term-bribes = bribe cards
term-supplies = food and camouflage
term-gold = gold
term-war = war cards and weapons
term-combat = the combat
term-deal = the deal
term-march = where the figure can go
term-placing = the figure that is placed
term-auction = the card at auction
term-premium = the prize of the combat
term-action = the action still to be taken
style-raider = Raider
style-about-raider = Seeks combat, gathers war cards, and plays to reduce what its rivals have.
style-banker = Banker
style-about-banker = Gathers gold and supplies, and wants what is auctioned.
style-trader = Trader
style-about-trader = Loves a deal, and supplies to make it with.
style-pilgrim = Pilgrim
style-about-pilgrim = Thinks of the mission and of the way there.

part-nation = war
part-figures = figures
part-mission = mission
part-treasures = treasures
part-gold = gold
part-bribes = bribes
tie-figures = Equal points: the figures in the city decide, { $best } of { SEAT($winners) } against { $next } of { SEAT($rival) }.
tie-number = Equal points and as many figures in the city: the highest field there decides, { $best } of { SEAT($winners) } against { $next } of { SEAT($rival) }.
reason-last-treasure = The last treasure has turned up.
reason-city-full = The city is full.

word-red = Red
word-blue = Blue
word-orange = Orange
word-green = Green
word-yellow = Yellow
word-violet = Violet
word-camouflage = camouflage
word-weapon = weapon
word-food = food
word-gold = gold
word-treasure = treasure
word-bridges = bridges
word-attack-aztec = Aztec attack
word-attack-spaniard = Spanish attack
word-flight-aztec = Aztec flight
word-flight-spaniard = Spanish flight
word-plunder = plunder
word-resupply = resupply
word-mutiny = mutiny
word-bribery = bribery
word-own = own figure
word-foreign = foreign figure
word-recruits = recruits
word-stores = stores
word-vp3 = 3 points
word-vp5 = 5 points
word-vp7 = 7 points
word-blank = blank

legend =
    R B O G Y V  a figure with a collar: the first letter of its colour
    a s          an Aztec, a Spaniard without a collar
    R+ R3 R=     behind a figure stands the sign of its field
    R7           in the city: the last digit of the field’s number (here 7 or 17)
    RB           a fight: the attacker, then the defender
    1 … 25       city fields, tn1 to tn25; 17 to 24 are the temples
    · ~ h        land, water, a harbour
    v2           a village that brings 2 supply cards
    == ++ ><     a dike, a bridge, a collapsed bridge
    RED          your own seat
    > ?          whose turn it is; who else is asked
    in out       figures with this collar in the city and outside; city: all of a nation
    sup war bri  supply, war and bribe cards in hand; tre: treasures
    63?? ww      laid war cards, those you do not know as ?, and weapons

lesson-collar = Welcome to Lake Texcoco! You lead Aztecs (the brown figures), your rival Spaniards. A figure that wears your collar is yours. Put your first collar on the Aztec at f9, on the causeway to the city in the west.
lesson-bridge = Everybody has two figures now. A turn begins with an event card, and this one lets you turn a bridge over: nobody passes a collapsed one. Collapse Iztapalapa in the south.
lesson-move = Now two actions. A figure goes as far as you like, on foot or by boat from a harbour; each figure it passes costs a camouflage card. Choose your figure at m17.
lesson-village = A move that ends in a village brings as many supply cards as its number. Go to l17: that brings 3.
lesson-levy = Supplies are camouflage, weapons, food and gold. Your second action: levy. It takes 1 food and gives you 4 war cards.
lesson-march = Some time later a Spaniard has taken temple 24, the temple of your secret mission: a figure of yours there is worth 10 points more at the end. Choose your figure at f9.
lesson-attack = The bridge g9 and the gate are open. Go to temple 24. Somebody stands there, so this is an attack.
lesson-lay = Attacker and defender lay war cards in turn, face down. Begin with your 6.
lesson-weapon = A weapon doubles one of your war cards, the highest first. Lay one: your 6 counts 12.
lesson-done = That should do. Say that these are all the cards you lay now; then your rival answers.
lesson-premium = 12 against 5: you have won, and your figure holds the temple. As a premium you may put a collar on one more Aztec outside the city. Choose one.
lesson-place = The beaten Spaniard loses its collar, and you say where it goes: any free field outside the city. Somewhere far away, perhaps?
lesson-over = Well fought! A treasure card ends each round: 10 points for the player with the most figures in the city. At the end every figure of yours there is worth 5, your mission 10, gold 1 a card, and the nation with more figures in the city gets 5 for each of its players. Now play a real game!
