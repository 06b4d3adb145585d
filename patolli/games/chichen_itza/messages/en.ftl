# Chichén Itzá in English. Conventions: patolli/messages/__init__.py.

name = Chichén Itzá
about = Raise warriors and heroes, win the favour of the gods, and take the land around the city from beasts and rivals.
length = about 45 to 120 minutes

option-layout = the shape of the map
option-layout-standard = the one of the rules
option-layout-random = tile by tile at random, each touching two others
option-layout-players = you lay it yourselves: first the tiles round the city, then each in turn where it touches two others
option-supply-limits = whether luck tokens and idols can run out
option-supply-limits-off = there is always enough
option-supply-limits-on = there are only as many as in the box
option-movement = how far the ranged wheel lets groups move
option-movement-linear = one step more with each level
option-movement-paired = two levels share a range
option-rounds = the number of rounds
option-rounds-6 = the whole game
option-rounds-3 = a short game: the round marker moves two fields at a time, so the last tasks are checked together
option-box = the numbers of cards, tiles and dice

ask-Laying = Where do you lay this tile: { $kind ->
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
}? It must touch two others.
ask-Yield = How many of your villages and camps pay { COUNT($box_gods_g27_coins, "coins") }? The others send { COUNT($box_gods_g27_warriors, "warriors") } each.
ask-Pay = Pay a hero, or send one home.
ask-SupplyGods = Use a god of the supply phase, or say that you are done.
ask-PutOn = Put a warrior from the reserve on one of { SPOT($tiles) }, or say that you are done.
ask-Turn = Choose an action.
ask-TakeGod = Which god card do you take?
ask-Delve = Keep one of the cards drawn, or take the face-up one.
ask-Scouting = Where do you put the scout?
ask-Treasure = The treasure die shows { $die }. Raise it by { $box_gods_g32_value }?
ask-UseGod = { $god ->
    [29] Also gain { COUNT($box_gods_g29_value, "warriors") }?
    [33] Find a second treasure?
    [37] Gain { COUNT($box_gods_g37_value, "warriors") } for the ruin?
   *[other] Use this god?
}
ask-AnyWheel = Which wheel do you turn?
ask-Reinforce = { $placed ->
    [0] Put a warrior from the reserve in the city or on a tile with units of yours, or say that you are done.
   *[other] Put another warrior, or say that you are done; placed so far: { $placed }.
}
ask-Regroup = Name a new spot for a hero, or how many warriors should stand on a tile, in any order. “done” leaves the rest as it is.
ask-Recruit = { $city_only ->
    [yes] Which hero do you recruit? The hero comes to the city.
   *[no] Which hero do you recruit, and where?
}
ask-Move = { $chosen ->
    [no] Do you move by land or by water?
   *[yes] { $start ->
        [-1] Where do you move from?
       *[other] { $warriors ->
            [-1] Which units move from { SPOT($start) }?
           *[other] { $end ->
                [-1] Where does the group from { SPOT($start) } go?
               *[other] Pick up a warrior on the way to { SPOT($end) }, or say that you are done.
            }
        }
    }
}
ask-Muster = Call a warrior from another tile to the fight, or say that you are done.
ask-Gate = { $god ->
    [41] Skip the magic phase of this fight?
    [42] Skip the ranged phase of this fight?
    [43] Add a second magic phase?
    [44] Skip the third melee?
    [45] Add a fourth melee?
   *[46] Add a second ranged phase?
}
ask-Cast = { $cards ->
    [0] Cast stone or fire cards, or none.
   *[other] How many of the { $cards } cards are stone?
}
ask-Throw = { $stage ->
    [2] Which dice do you throw again?
    [4] After the bonus throws: 2 luck for another hit, or done?
   *[other] Improve your throw with luck or cards, or say that you are done.
}
ask-Beast = The creature has rolled. Make it roll again?
ask-Damage = { $stage ->
    [0] Give up idols to remove hearts, or say that you are done.
    [1] Give up a shield to cancel all hits on you?
   *[other] Stop hits, or save your shields, with what you have; or say that you are done.
}
ask-Fall = Which hero falls?
ask-Lines = Which line is paid twice?
ask-Relocate = Move the hero to another tile of yours, or leave the hero there.
ask-TaskCoins = Exchange idols to reach the { $need } coins of the task, or say that you are done.
ask-Mark = You have fulfilled the task: which warrior goes on the card for good?
ask-Raid = { $kind ->
    [0] A snake attacks the city.
    [1] A monkey attacks the city.
    [2] A jaguar attacks the city.
    [3] A triceratops attacks the city.
    [4] A caiman attacks the city.
    [5] A shaman attacks the city.
   *[6] A kukulkan attacks the city.
} Which of your units defend it?

verb-act = choose an action and pay for it
verb-idol = exchange an idol for coins, luck or a magic card
verb-done = stop here, or decline
verb-use = use a god or a hero now
verb-kind = move by land or by water
verb-from = the group starts here
verb-take = how many warriors, and which heroes, go along
verb-to = the group goes there
verb-pick = a warrior from there joins
verb-put = a warrior from the reserve goes there
verb-station = the hero of this type stands there
verb-set = how many warriors stand there in the end
verb-recruit = a hero of this type comes there
verb-god = take this god card
verb-delve = draw { COUNT($box_gods_g30_cards, "cards") } of this deck in secret
verb-scout = put a scout there
verb-wheel = turn this wheel
verb-yield = how many villages and camps pay coins
verb-pay = pay the hero of this type
verb-dismiss = send the hero of this type home
verb-cast = how many magic cards you cast
verb-mix = how many of the cards are stone
verb-luck = use luck for the throw
verb-again = throw a die with this number again
verb-block = stop a hit
verb-fall = the hero of this type falls
verb-double = this line is paid twice
verb-mark = the warrior for the task comes from here
verb-roll = roll a die
verb-beast = roll the creature’s die
verb-draw = draw a magic card
verb-reveal = reveal a god card
verb-hero = reveal a hero card
verb-strength = draw a creature’s strength
verb-ruin = draw a ruin
verb-raid = reveal the creature that attacks the city
verb-cost = deal a cost marker
verb-order = draw the turn order
verb-slot = lay out an action tile
verb-goal = draw a task
verb-spawn = draw a creature
verb-tile = draw a terrain tile
verb-cell = a place on the map: drawn, or where you lay the tile

do-act = { $spot ->
    [none] Take an action
    [defence] Turn the defence wheel
    [melee] Turn the melee wheel
    [ranged] Turn the ranged wheel
    [mage] Turn the magic wheel
    [god] Take a god card
    [magic] Draw magic cards
    [scout] Send a scout
    [war] Declare war
    [favour] Court the favour of the gods
    [reinforce] Reinforce
    [regroup] Regroup
    [land] Move by land
    [land2] Move by land
    [water] Move by water
    [water2] Move by water
    [recruit] Recruit a hero
    [move] Move with a hero
    [free] Move with a hero, free of charge
   *[coins] Take coins
}
do-idol = Exchange an idol{ $a ->
    [none] {""}
   *[other] : { WORD($a) }
}
do-done = { $frame ->
    [Move] That is all
    [Muster] That is all
    [Damage] No more
    [Gate] No
    [UseGod] No
    [Treasure] No
    [Beast] Leave it
    [Relocate] Stay there
   *[other] Done
}
do-use = { $a ->
    [none] Use a card
   *[other] Yes: { WORD($a) }
}
do-kind = { $a ->
    [land] Move by land
    [water] Move by water
   *[other] By land or by water
}
do-from = Start here
do-take = { $a ->
    [none] Who goes along
    [0] No warriors
    [one] 1 warrior
   *[other] { $a } warriors
}{ $b ->
    [none] {""}
    [a] , hero a
    [b] , hero b
    [c] , hero c
    [ab] , heroes a and b
    [ac] , heroes a and c
    [bc] , heroes b and c
   *[abc] , heroes a, b and c
}
do-to = Go there
do-pick = Take a warrior along
do-cell = Lay the tile here
do-put = Place a warrior
do-station = Station the hero
do-set = { $a ->
    [none] Set the warriors
    [0] No warriors
    [one] 1 warrior
   *[other] { $a } warriors
}
do-recruit = { $a ->
    [none] Recruit a hero
   *[other] Recruit hero { $a }
}
do-god = { $a ->
    [none] Take a god card
   *[other] { WORD($a) }
}
do-delve = { $a ->
    [gold] Draw { $box_gods_g30_cards } gold cards
    [green] Draw { $box_gods_g30_cards } green cards
    [red] Draw { $box_gods_g30_cards } red cards
    [blue] Draw { $box_gods_g30_cards } blue cards
   *[other] Draw { COUNT($box_gods_g30_cards, "cards") } of a deck
}
do-scout = Send the scout
do-wheel = { $a ->
    [defence] Turn the defence wheel
    [melee] Turn the melee wheel
    [ranged] Turn the ranged wheel
    [mage] Turn the magic wheel
   *[other] Turn a wheel
}
do-yield = { $a ->
    [none] Choose coins or warriors
    [0] Only warriors
    [one] { COUNT($box_gods_g27_coins, "coins") } from one of them
   *[other] { COUNT($box_gods_g27_coins, "coins") } each from { $a } of them
}
do-pay = Pay the hero
do-dismiss = Send the hero home
do-cast = { $a ->
    [none] Cast nothing
   *[other] Cast { $b } × { WORD($a) }
}
do-mix = { $a ->
    [none] Choose the cards
   *[other] Stone cards: { $a }
}
do-luck = { $a ->
    [none] Use luck
   *[other] { WORD($a) }
}
do-again = { $a ->
    [none] Throw again
    [all] Throw all again
   *[other] Throw a { $a } again
}
do-block = { $a ->
    [idol] Stop a hit: 1 idol
    [luck] Stop a hit: luck
   *[other] Stop a hit
}
do-fall = The hero falls
do-double = { $a ->
    [none] Choose a line
   *[other] { WORD($a) }
}
do-mark = Take the warrior from here

cost-coins = { $n ->
    [one] 1 coin
   *[other] { $n } coins
}
cost-idols = { $n ->
    [one] 1 idol
   *[other] { $n } idols
}

event-cell = A place is drawn: { SPOT($spot) }.
event-tile = { SPOT($spot) } is { WORD($tile) }.
events-tile = { $n } tiles of the map lie open: { SPOT($spot) }.
event-tile-shown = { SEAT($seat) } turns a tile up: { WORD($tile) }.
event-laid = { SEAT($seat) } lays it on { SPOT($spot) }: { WORD($tile) }.
event-spawned = A creature on { SPOT($spot) }: { WORD($creature) }.
events-spawned = { $n } creatures on the map: { WORD($creature) }.
event-goal = A task is set: { WORD($task) }.
event-slot = Field { $field } of the action board is { WORD($slot) }.
events-slot = The action board, in the order of its fields: { WORD($slot) }.
event-cost = Cost marker { $line } of the action board is { $cost }.
events-cost = The cost markers of the action board, line by line: { LIST($cost) }.
event-ordered = { SEAT($seat) } is number { $place } in turn order.
event-round = Round { $round } begins.
event-turn = It is { SEAT($seat) }’s turn.
event-acted = { SEAT($seat) } { $act ->
    [defence] turns the defence wheel
    [melee] turns the melee wheel
    [ranged] turns the ranged wheel
    [mage] turns the magic wheel
    [god] takes a god card
    [magic] draws magic cards
    [scout] sends a scout
    [war] declares war
    [favour] courts the favour of the gods
    [reinforce] reinforces
    [regroup] regroups
    [land] moves by land
    [water] moves by water
    [recruit] recruits a hero
    [move] moves with a hero
    [free] makes a free move with a hero
   *[coins] takes coins
}{ $price ->
    [0] {""}
    [one] {" "}for 1 coin
   *[other] {" "}for { $price } coins
}.
event-toll = { SEAT($seat) } pays { SEAT($owner) } a toll of { COUNT($box_gods_g20_value, "coins") }, because { SEAT($owner) }’s marker lies on that tile and { SEAT($owner) } has the god for it.
event-tribute = { SEAT($seat) } pays { SEAT($owner) } { $coins } coins for attacking a favourite of the gods.
event-exchanged = { SEAT($seat) } exchanges an idol for { $thing ->
    [coins] coins
    [luck] luck
   *[magic] magic
}.
event-declined = { SEAT($seat) } leaves it at that.
event-used = { SEAT($seat) } uses a card: { WORD($card) }.
event-coins = { SEAT($seat) } gains { $amount ->
    [one] 1 coin
   *[other] { $amount } coins
}.
event-luck = { SEAT($seat) } gains { $amount } luck.
event-idols = { SEAT($seat) } gains { $amount ->
    [one] 1 idol
   *[other] { $amount } idols
}.
event-warriors = { SEAT($seat) } gains { $amount ->
    [one] 1 warrior
   *[other] { $amount } warriors
} { $spot ->
    [0] in the city
   *[other] on { SPOT($spot) }
}.
event-shields = { SEAT($seat) } makes { $amount ->
    [one] 1 shield
   *[other] { $amount } shields
} active.
event-wheel = { SEAT($seat) }’s { $wheel ->
    [defence] defence
    [melee] melee
    [ranged] ranged
   *[mage] magic
} wheel is at level { $level }.
event-drew = { $card ->
    [hidden] { SEAT($seat) } draws a magic card.
    [stone] { SEAT($seat) } draws a stone card.
   *[fire] { SEAT($seat) } draws a fire card.
}
events-drew = { $card ->
    [hidden] { SEAT($seat) } draws { $n } magic cards.
   *[other] { SEAT($seat) } draws { $n } magic cards: { WORD($card) }.
}
event-found-magic = { SEAT($seat) } finds a { $card ->
    [stone] stone
   *[fire] fire
} card in the magic deck.
event-not-found = { SEAT($seat) } finds no { $card ->
    [stone] stone
   *[fire] fire
} card in the magic deck.
event-renewed = The magic deck is empty; { $cards ->
    [one] the discarded card forms
   *[other] the { $cards } discarded cards form
} a new one.
event-treasure = { SEAT($seat) } finds a treasure: the die shows { $die }.
event-god = { SEAT($seat) } takes a god card: { WORD($god) }.
event-god-shown = A god lies face up: { WORD($god) }.
event-gods-gone = { $gods ->
    [none] No god lies face up any more.
   *[other] These gods leave the game: { WORD($gods) }.
}
event-delved = { SEAT($seat) } draws in secret from the { $colour ->
    [gold] gold
    [green] green
    [red] red
   *[blue] blue
} god deck.
event-delved-card = { $god ->
    [hidden] { SEAT($seat) } draws a god card in secret.
   *[other] { SEAT($seat) } draws a god card in secret: { WORD($god) }.
}
event-recruited = { SEAT($seat) } recruits a hero { $spot ->
    [0] in the city
   *[other] on { SPOT($spot) }
}: { WORD($hero) }.
event-hero-shown = A hero can be recruited: { WORD($hero) }.
event-hero-home = A hero of { SEAT($seat) } goes home: { WORD($hero) }.
event-hero-paid = { SEAT($seat) } pays a hero ({ WORD($hero) }): { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
event-hero-moved = { SEAT($seat) }’s hero ({ WORD($hero) }) is now { $spot ->
    [0] in the city
   *[other] on { SPOT($spot) }
}.
event-gem = { SEAT($seat) } gains a { $gem ->
    [yellow] yellow
    [green] green
    [white] white
    [red] red
   *[blue] blue
} gem.
event-line = { SEAT($seat) } completes the line of the gems { WORD($line) }.
event-favour = { SEAT($seat) } rises to step { $step } of favour.
event-war = { SEAT($seat) } has { $markers ->
    [0] no marker
    [one] 1 marker
   *[other] { $markers } markers
} on war.
event-scouted = { SEAT($seat) } puts a scout on { SPOT($spot) }.
event-saw-strength = { $strength ->
    [hidden] { SEAT($seat) } looks at the creature on { SPOT($spot) }.
   *[other] { SEAT($seat) } sees that the creature on { SPOT($spot) } has strength { $strength }.
}
event-saw-ruin = { SEAT($seat) } looks at the ruin on { SPOT($spot) }.
event-ruin-up = The ruin on { SPOT($spot) } is turned up.
event-regrouped = { SEAT($seat) } has { $warriors ->
    [0] no warrior
    [one] 1 warrior
   *[other] { $warriors } warriors
} on { SPOT($spot) } now.
event-chose = { SEAT($seat) } prepares a move.
event-moved = { SEAT($seat) } moves { $units ->
    [one] 1 unit
   *[other] { $units } units
} from { SPOT($start) } to { SPOT($spot) }.
event-joined = { SEAT($seat) }: a warrior from { SPOT($spot) } joins the group.
event-returned = { SEAT($seat) }’s group returns to { SPOT($spot) }.
event-taken-over = { SEAT($seat) } takes { SPOT($spot) } over.
event-attacked = { SEAT($seat) } attacks { SEAT($defender) } on { SPOT($spot) }.
event-hunted = { $spot ->
    [0] { SEAT($seat) } defends the city: { WORD($creature) }, strength { $strength }.
   *[other] { SEAT($seat) } attacks the creature on { SPOT($spot) }: { WORD($creature) }, strength { $strength }.
}
event-phase = { WORD($phase) }.
event-swapped = Thanks to a god, the cards were { $stones } stone and { $fires } fire.
event-cast = { SEAT($seat) } casts { $cards } { $magic ->
    [stone] stone
   *[fire] fire
}.
event-rolled = { SEAT($seat) } rolls { $die }.
events-rolled = { SEAT($seat) } rolls { LIST($die) }.
event-beast = The creature’s die ({ WORD($creature) }) shows { $face ->
    [none] nothing: a blank face
    [H] a melee hit
    [HH] 2 melee hits
    [HHH] 3 melee hits
    [A] an arrow
    [AA] 2 arrows
    [AH] an arrow and a melee hit
    [S] a stone
    [SS] 2 stones
    [SH] a stone and a melee hit
    [F] fire
    [D] a shield
    [DD] 2 shields
    [HD] a melee hit and a shield
    [C] a coin
    [HC] a melee hit and a coin
   *[other] { $face }
}.
event-robbed = The snake takes { $coins ->
    [one] a coin
   *[other] { $coins } coins
} from { SEAT($seat) }.
event-luck-used = { SEAT($seat) } { $how ->
    [reroll] throws all dice again for 1 luck
    [hit] takes another hit for 2 luck
    [reroll-shield] throws all dice again for 1 shield
    [hit-shield] takes another hit for 2 shields
   *[hit-mixed] takes another hit for 1 luck and 1 shield
}.
event-hits = { SEAT($seat) } scores { $hits ->
    [0] no hit
    [one] 1 hit
   *[other] { $hits } hits
}.
event-blocked = { SEAT($seat) } stops a hit with { $thing ->
    [shield] a shield
    [idol] an idol
   *[luck] luck
}.
event-no-effect = The action of { SEAT($seat) } has no effect.
event-shields-back = { SEAT($seat) } keeps { $amount ->
    [one] 1 shield
   *[other] { $amount } shields
} instead.
event-fell = { SEAT($seat) } loses { $warriors ->
    [0] {""}
    [one] 1 warrior
   *[other] { $warriors } warriors
}{ $heroes ->
    [0] { $warriors ->
        [0] nothing
       *[other] {""}
    }
    [one] { $warriors ->
        [0] {""}
       *[other] {" "}and{" "}
    }1 hero
   *[other] { $warriors ->
        [0] {""}
       *[other] {" "}and{" "}
    }{ $heroes } heroes
}.
event-hearts = Hearts left to the creature ({ WORD($creature) }): { $hearts }.
event-defeated = { SEAT($seat) } defeats the creature: { WORD($creature) }, strength { $strength }.
event-fled = The creature on { SPOT($spot) } flees: { WORD($creature) }.
event-held = The attack on { SPOT($spot) } has failed.
event-task-done = { SEAT($seat) } has fulfilled the task: { WORD($task) }.
event-raid = A creature attacks the city: { WORD($creature) }. { SEAT($seat) } has to defend it.
event-raid-over = { SEAT($seat) } gets the creature card, worth { $points } points.
event-new-order = The new turn order: { SEAT($seats) }.
event-ended = The sixth round is over, and with it the game.

view-setup = The table is being set up.
view-over = The game is over.
view-round = Round { $round } of { $rounds }: { $step ->
    [supply] supply phase
    [action] action phase, turn { $turn } of each player
   *[end] end of the round
}
view-left = Your turn { $turn } of { $turns } this round; { $coins ->
    [0] no coins
    [one] 1 coin
   *[other] { $coins } coins
} left
view-fight = { $spot ->
    [0] { SEAT($attacker) } defends the city; phase: { WORD($phase) }
   *[other] { SEAT($attacker) } fights for { SPOT($spot) }; phase: { WORD($phase) }
}
view-side = { SEAT($seat) } fights with { $units }; hits in this phase: { $hits }
view-beast = The creature ({ WORD($kind) }) has { $hearts ->
    [one] 1 heart
   *[other] { $hearts } hearts
}; hits in this phase: { $hits }
view-dice = { SEAT($seat) }’s throw ({ WORD($throw) }): { $dice ->
    [none] no dice yet
   *[other] { LIST($dice) }
}{ $hitting ->
    [none] {""}
   *[other] ; a die hits with { LIST($hitting) }
}
view-move = { SEAT($seat) } moves { $units } from { SPOT($start) }{ $picked ->
    [none] {""}
   *[other] , joined from { SPOT($picked) }
}
view-order = Turn order: { SEAT($seats) }; by favour: { SEAT($favour) }
view-prices = { $seat ->
    [-1] Prices
   *[other] Prices for { SEAT($seat) }
}: { LIST($prices) }
view-markers = { SEAT($seat) } has used { LIST($tiles) }
view-seat = { SEAT($seat) }: coins { $coins }, luck { $luck }, idols { $idols }, shields { $shields }, favour { $favour }, war markers { $war }, magic cards { $magic }{ $stone ->
    [0] {""}
   *[other] , certainly { $stone } stone
}{ $fire ->
    [0] {""}
   *[other] , certainly { $fire } fire
}
view-wheels = { SEAT($seat) }’s wheels: defence { $defence }, melee { $melee }, ranged { $ranged }, magic { $mage }
view-units = { SEAT($seat) }’s units: { $units ->
    [none] none
   *[other] { LIST($units) }
}; reserve { $reserve }; scouts { $scouts ->
    [none] none
   *[other] on { SPOT($scouts) }
}, { $left } left
view-won = { SEAT($seat) } has won: gems { $gems ->
    [none] none
   *[other] { WORD($gems) }
}; creatures { $figures ->
    [none] none
   *[other] { WORD($figures) } ({ $points })
}; creature cards { $raids ->
    [none] none
   *[other] { LIST($raids) }
}; gods { $gods ->
    [none] none
   *[other] { LIST($gods) }
}
view-hand = { $own ->
    [yes] Your magic cards
   *[no] { SEAT($seat) }’s magic cards
}: stone { $stone }, fire { $fire }
view-open-god = Face up, { $colour ->
    [gold] gold
    [green] green
    [red] red
   *[blue] blue
} god { $god }: { WORD($god) }
view-drawn-god = Drawn in secret, { $god }: { WORD($god) }
view-god = { SEAT($seat) }’s god { $god }: { WORD($god) }
view-open-hero = To be recruited, type { $type }, { $hero } (pay { $pay }): { WORD($hero) }
view-hero = { SEAT($seat) }’s hero { $hero }, type { $type } (pay { $pay }), { $spot ->
    [-2] in the group
    [0] in the city
   *[other] on { SPOT($spot) }
}: { WORD($hero) }
view-task = Task after round { $round } ({ WORD($set) }, { $points } points): { WORD($task) }{ $seats ->
    [none] {""}
   *[other] ; fulfilled by { SEAT($seats) }
}
view-tiles = { WORD($tile) }: { SPOT($spots) }
view-creatures = { WORD($kind) }: { LIST($spots) }
view-ruin = { $up ->
    [yes] The ruin on { SPOT($spot) } is { $ruin } ({ $points } points): { WORD($gains) }
   *[no] Known only to those with a scout there: the ruin on { SPOT($spot) } is { $ruin } ({ $points } points): { WORD($gains) }
}
view-raids = The city was attacked by: { WORD($kinds) }
view-decks = Cards left: magic { $magic } (discarded stone { $stone }, fire { $fire }); gods gold, green, red, blue: { LIST($gods) }

outlook-no-effect = This has no effect now: you pay, your marker stays there, and the action becomes dearer for the others.
outlook-needs-idol = With your coins you cannot move anywhere. It takes coins for an idol, which you can still exchange then.
outlook-hunt = By the dice alone: { $chance } % to take the tile, { $figure } % to gain the figure ({ WORD($creature) }{ $strength ->
    [0] , strength unknown
   *[other] , strength { $strength }
}). About { $lost } of your units fall.
outlook-attack = By the dice alone: { $chance } % to take the tile from { SEAT($defender) }, at least { $least } % with magic against you. About { $lost } of your units fall.
outlook-raid = By the dice alone: { $chance } % to save the city. About { $lost } of your units fall.

term-tiles = own land
term-strips = strips of warriors
term-idols = idols
term-raids = the defence of the city
term-gods = gods
term-tasks = tasks
term-gems = gems
term-ruins = ruins
term-figures = defeated creatures
term-heroes = heroes
term-coins = coins
term-warriors = warriors at hand
term-things = luck, magic, shields
term-wheels = wheels
term-scouts = scouts
term-land = income and safety of own land
term-favour = favour
term-fight = the fight
term-move = where the group can go
term-gains = what is about to be gained
style-builder = Builder
style-about-builder = Wants land of its own that pays and is safe, and turns its wheels.
style-raider = Raider
style-about-raider = Seeks fights, moves far, and plays to reduce what its rivals have.
style-banker = Banker
style-about-banker = Saves coins, luck and magic, and cares less for heroes.
style-priest = Priest
style-about-priest = Serves the gods: their cards, tasks and idols.

part-tiles = own land
part-strips = emptied reserve
part-idols = idols
part-raids = city defence
part-gods = gods
part-tasks = tasks
part-gems = gems
part-ruins = ruins
part-figures = defeated creatures
part-heroes = heroes
tie-order = Equal points: the turn order decides, { SEAT($winners) } is number { $best } and { SEAT($rival) } number { $next }.
reason-rounds = All rounds have been played.


draw-standing = Coins
draw-god = { $colour ->
    [gold] Golden god
    [green] Green god
    [red] Red god
   *[blue] Blue god
}
draw-hero = { $hero ->
    [h01] Pathfinder
    [h02] Ferryman
    [h03] Runner
    [h04] Gravekeeper
    [h05] Healer
    [h06] Courtier
    [h07] Rover
    [h08] Charmer
    [h09] Idol-bearer
    [h10] Archer
    [h11] Slinger
    [h12] Gambler
    [h13] Clubman
    [h14] Hunter
    [h15] Sunkeeper
    [h16] Shield-bearer
    [h17] Veteran
    [h18] Trapper
    [h19] Treasure-seeker
    [h20] Raider
    [h21] Herald
    [h22] Scholar
    [h23] Jeweller
   *[other] Diviner
}
draw-die = { $n }, { $hit ->
    [yes] a hit
   *[no] a miss
}
draw-hitting = hits with { LIST($numbers) }
draw-blank = blank
draw-over = { $end ->
    [taken] { $own ->
        [attacker] You win { SPOT($spot) }!
        [defender] You lose { SPOT($spot) }.
       *[none] { SEAT($seat) } wins { SPOT($spot) }.
    }
    [beaten] { $own ->
        [attacker] The creature on { SPOT($spot) } is gone, but none of your units is left there.
       *[none] The creature on { SPOT($spot) } is gone, but no unit of { SEAT($seat) } is left there.
    }
    [held] { $own ->
        [attacker] Your attack on { SPOT($spot) } has failed.
        [defender] You hold { SPOT($spot) }!
       *[none] The attack of { SEAT($seat) } on { SPOT($spot) } has failed.
    }
    [saved] { $own ->
        [attacker] You have saved the city!
       *[none] { SEAT($seat) } has saved the city.
    }
   *[lost] { $own ->
        [attacker] You could not save the city.
       *[none] { SEAT($seat) } could not save the city.
    }
}
draw-raid = The city is attacked! { $own ->
    [yes] You are last in favour and must defend it
   *[no] { SEAT($seat) } is last in favour and must defend it
}: { $win } points if it is saved, { $loss } if not.
cell-tile = { $tile }{ $gems ->
    [-1] {""}
    [one] , 1 gem left
   *[other] , { $gems } gems left
}{ $points ->
    [-1] {""}
   *[other] , worth { $points } points
}
cell-creature = { WORD($kind) }, { $hearts ->
    [0] strength unknown
    [one] 1 heart
   *[other] { $hearts } hearts
}
cell-units = { SEAT($seat) }: { $warriors ->
    [0] {""}
    [one] 1 warrior
   *[other] { $warriors } warriors
}{ $heroes ->
    [none] {""}
   *[other] { $warriors ->
        [0] {""}
       *[other] , {""}
    }hero { $heroes }
}
cell-scout = scout of { SEAT($seat) }
cell-action = { WORD($action) }, { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}{ $seats ->
    [none] {""}
   *[other] , used by { SEAT($seats) }
}
draw-range = Your movement range: { $n }
draw-warriors = { $n ->
    [one] 1 warrior
   *[other] { $n } warriors
}
draw-sign = { $sign ->
    [coins] Coins: the price of actions, and the pay of heroes.
    [luck] Luck: in a fight 1 throws your dice again, 2 are a hit.
    [idols] Idols: exchange one for coins, luck or a magic card, stop a hit with it, or keep it for points.
    [shields] Active shields: each stops a hit. They are filled up in every round.
    [stone] Stone cards: to be cast in the magic phase of a fight.
    [fire] Fire cards: to be cast in the magic phase of a fight.
    [magic] Magic cards: only their owner knows how many are stone and how many fire.
    [reserve] Reserve: warriors on five strips. A strip with warriors pays coins in every round, an emptied one points at the end.
    [scout] Scouts left. A scout looks at a creature or a ruin, finds a treasure and helps in the fight there.
    [war] War markers: each one on war allows one attack on a player. Grey ones are at peace.
    [gem] Gems, from mines: the more colours, the more points.
    [defence] Wheel of defence: its number says how many shields are active each round.
    [melee] Wheel of melee: a die hits with this number or less.
    [ranged] Ranged wheel: the dice of ranged attacks, and how many steps a group moves.
    [mage] Wheel of magic: how many stone or fire cards can be cast at once.
    [beast] A defeated creature: worth as many points as its strength.
    [raids] Defence of the city: the points it brought or cost.
    [village] Village: pays coins when it is taken over, and in every round.
    [camp] Camp: sends a warrior when it is taken over, and in every round.
    [temple] Temple: gives an idol when it is taken over, and in every round.
    [ruin] Ruin: a bonus when it is taken over, and the points in the circle. With ? you do not know it.
    [mine] Mine: a gem when it is taken over. The number says how many are left.
    [heart] Hearts: the strength of a creature, and how many hits defeat it. With ? you do not know it.
    [raid] The strength of the creature that attacks the city at the end of this round.
    [tasks] Sun, moon and star: the task that is checked at the end of this round.
    [turns] Dots: the turns of this round, one for each action.
   *[favour] Favour of the gods: the player in last place must defend the city.
}

word-sun = sun
word-sun-moon = sun and moon
word-moon = moon
word-moon-star = moon and star
word-coins = coin
word-luck = luck
word-idols = idol
word-warriors = warrior
word-magic = magic card
word-wheel = any wheel
word-hero = hero
word-gold-god = gold god card
word-green-god = green god card
word-red-god = red god card
word-blue-god = blue god card
word-snake = snake
word-monkey = monkey
word-jaguar = jaguar
word-triceratops = triceratops
word-caiman = caiman
word-shaman = shaman
word-kukulkan = kukulkan
word-yellow = yellow
word-green = green
word-white = white
word-red = red
word-blue = blue
word-yellow-green = yellow and green
word-yellow-white = yellow and white
word-yellow-red = yellow and red
word-yellow-blue = yellow and blue
word-green-white = green and white
word-green-red = green and red
word-green-blue = green and blue
word-white-red = white and red
word-white-blue = white and blue
word-red-blue = red and blue
word-stone = stone
word-fire = fire
word-ranged = ranged
word-melee = melee
word-magic-1 = Magic
word-magic-2 = Second magic
word-ranged-1 = Ranged attacks
word-ranged-2 = Second ranged attacks
word-melee-1 = First melee
word-melee-2 = Second melee
word-melee-3 = Third melee
word-melee-4 = Fourth melee
word-land-camp = land with a camp
word-land-village = land with a village
word-land-temple = land with a temple
word-land-ruin = land with a ruin
word-water-camp = water with a camp
word-water-village = water with a village
word-water-temple = water with a temple
word-water-ruin = water with a ruin
word-land-mine-yellow = land with the mine of yellow gems
word-land-mine-red = land with the mine of red gems
word-water-mine-green = water with the mine of green gems
word-water-mine-white = water with the mine of white gems
word-water-mine-blue = water with the mine of blue gems

# What a drawing calls things
word-board-map = map
word-action-board = actions
word-cards-open = cards
word-take-coins = take coins
word-round = round
word-tasks = tasks
word-last-fight = the last fight
word-phases-so-far = The phases so far
word-the-fight = The fight
word-delve-deck = draw { COUNT($box_gods_g30_cards, "cards") } of this deck
word-stop-hit = stop a hit
word-defend = defend the city
word-set-out = set out
word-hits = hits
word-hearts = hearts
word-units = units
word-gems = gems
word-shields = active shields
word-reserve = reserve
word-free-place = free place
word-city = city
word-camp = camp
word-village = village
word-temple = temple
word-ruin = ruin
word-mine = mine
word-defence = defence
word-mage = magic
word-god = god card
word-scout = scout
word-war = war
word-favour = favour
word-reinforce = reinforce
word-regroup = regroup
word-land = land
word-water = water
word-recruit = recruit
word-move = move
word-land2 = land
word-water2 = water
word-free = free move
word-hero-recruit = { word-recruit }
word-hero-move = { word-move }
word-hero-free = { word-free }
word-defence-melee = { word-defence } or { word-melee }
word-defence-melee-defence = { word-defence }
word-defence-melee-melee = { word-melee }
word-ranged-mage = { word-ranged } or { word-mage }
word-ranged-mage-ranged = { word-ranged }
word-ranged-mage-mage = { word-mage }
word-god-magic = { word-god } or { word-magic }
word-god-magic-god = { word-god }
word-god-magic-magic = { word-magic }
word-scout-regroup = { word-scout } or { word-regroup }
word-scout-regroup-scout = { word-scout }
word-scout-regroup-regroup = { word-regroup }
word-war-favour = { word-war } or { word-favour }
word-war-favour-war = { word-war }
word-war-favour-favour = { word-favour }
word-none = none
word-all = all of them
word-done = done
word-pay = pay
word-dismiss = dismiss
word-reroll = throw all again
word-hit = another hit
word-reroll-shield = throw all again
word-hit-shield = another hit
word-hit-mixed = another hit

# What the gods do (I20)
word-g01 = { COUNT($box_gods_g01_value, "coins") } per water tile owned at the end of the supply phase
word-g02 = { COUNT($box_gods_g02_value, "coins") } per ruin tile owned at the end of the supply phase
word-g03 = heroes need no pay
word-g04 = { COUNT($box_gods_g04_value, "coins") } per gem owned at the end of the supply phase
word-g05 = regroup costs at most { $box_gods_g05_value }
word-g06 = war costs at most { $box_gods_g06_value }
word-g07 = scout costs at most { $box_gods_g07_value }
word-g08 = reinforce costs at most { $box_gods_g08_value }
word-g09 = magic, the action that draws cards, costs at most { $box_gods_g09_value }
word-g10 = god costs at most { $box_gods_g10_value }
word-g11 = water costs at most { $box_gods_g11_value }
word-g12 = defence costs at most { $box_gods_g12_value }
word-g13 = land costs at most { $box_gods_g13_value }
word-g14 = favour costs at most { $box_gods_g14_value }
word-g15 = ranged costs at most { $box_gods_g15_value }
word-g16 = melee costs at most { $box_gods_g16_value }
word-g17 = actions on tiles with any marker cost { $box_gods_g17_value } less
word-g18 = { COUNT($box_gods_g18_value, "coins") } for each creature defeated
word-g19 = an attacker pays the owner { COUNT($box_gods_g19_value, "coins") } first
word-g20 = a player who acts on a tile with the owner’s marker pays the owner { COUNT($box_gods_g20_value, "coins") }
word-g21 = up to { $box_gods_g21_value } units on a tile and in a group
word-g22 = an idol is worth { COUNT($box_gods_g22_coins, "coins") }, { $box_gods_g22_luck } luck or { COUNT($box_gods_g22_magic, "magic-cards") }, and stops { COUNT($box_gods_g22_shields, "hits") }
word-g23 = a fire card from the magic deck at the end of the supply phase
word-g24 = a stone card from the magic deck at the end of the supply phase
word-g25 = in the supply phase a second warrior wherever one stands alone
word-g26 = in the supply phase another warrior on each camp owned
word-g27 = villages and camps each give { COUNT($box_gods_g27_coins, "coins") } or { COUNT($box_gods_g27_warriors, "warriors") }, as the owner likes
word-g28 = a regrouping without treasure in the supply phase
word-g29 = the Coins action also brings { COUNT($box_gods_g29_value, "warriors") }
word-g30 = the god action may draw { COUNT($box_gods_g30_cards, "cards") } of a deck in secret and keep one
word-g31 = reinforce places up to { COUNT($box_reinforce_most, "warriors") }
word-g32 = a scout’s treasure die may be raised by { $box_gods_g32_value }
word-g33 = a scout finds a second treasure
word-g34 = war turns { COUNT($box_gods_g34_value, "markers") } of every other player to peace
word-g35 = { COUNT($box_gods_g35_per_round, "times") } a round an action on a tile that has the owner’s marker
word-g36 = the owner’s scouts control tiles without units and creatures
word-g37 = { COUNT($box_gods_g37_value, "warriors") } for taking a ruin over
word-g38 = land and water actions may each move by land or by water
word-g39 = an attacker of the owner must turn { COUNT($box_gods_g39_value, "markers") } from war to peace
word-g40 = players fighting against the owner throw { COUNT($box_gods_g40_value, "dice") } less in melee
word-g41 = may cancel the magic phase of a fight the owner is in
word-g42 = may cancel the ranged phase of a fight the owner is in
word-g43 = may add a second magic phase to a fight the owner is in
word-g44 = may cancel the third melee of a fight the owner is in
word-g45 = may add a fourth melee to a fight the owner is in
word-g46 = may add a second ranged phase to a fight the owner is in
word-g47 = throw 1 miss again in each ranged phase
word-g48 = throw any misses of the first melee again
word-g49 = opponents’ magic dice count { $box_gods_g49_value } more, so they hit less often
word-g50 = opponents may not stop damage with shields or idols
word-g51 = once a phase the creature must roll again
word-g52 = { COUNT($box_gods_g52_per_fight, "times") } a fight, for { COUNT($box_gods_g52_coins, "coins") }, throw any misses again
word-g53 = stone cards may be cast as fire and fire cards as stone
word-g54 = ranged attacks hit on { $box_gods_g54_hits }
word-g55 = ranged dice of { $box_gods_g55_hits } are thrown once more for further hits
word-g56 = stone hits on { $box_gods_g56_hits }
word-g57 = fire hits on { $box_gods_g57_hits }
word-g58 = in melee each { $box_gods_g58_dice } sixes are { COUNT($box_gods_g58_hits, "hits") }
word-g59 = a water move may pick up warriors on its way
word-g60 = a land move may pick up warriors on its way
word-g61 = { COUNT($box_gods_g61_value, "points") } per water tile owned
word-g62 = { COUNT($box_gods_g62_value, "points") } per land tile owned
word-g63 = { COUNT($box_gods_g63_value, "points") } per tile owned at the edge of the map
word-g64 = { COUNT($box_gods_g64_value, "points") } per temple owned
word-g65 = { COUNT($box_gods_g65_value, "points") } per camp owned
word-g66 = { COUNT($box_gods_g66_value, "points") } per village owned
word-g67 = { COUNT($box_gods_g67_value, "points") } per mine owned
word-g68 = { COUNT($box_gods_g68_value, "points") } for each of the owner’s scouts on the map
word-g69 = the best ruin owned scores once more
word-g70 = { COUNT($box_gods_g70_value, "points") } per god card owned
word-g71 = { COUNT($box_gods_g71_value, "points") } more per idol
word-g72 = { COUNT($box_gods_g72_value, "points") } per step of favour
word-g73 = { COUNT($box_gods_g73_value, "points") } per level of the ranged wheel
word-g74 = { COUNT($box_gods_g74_value, "points") } per level of the defence wheel
word-g75 = { COUNT($box_gods_g75_value, "points") } per level of the magic wheel
word-g76 = { COUNT($box_gods_g76_value, "points") } per level of the melee wheel
word-g77 = { COUNT($box_gods_g77_value, "points") } if all wheels are at level { $box_gods_g77_level } or more
word-g78 = { COUNT($box_gods_g78_value, "points") } per creature figure gained
word-g79 = the strongest creature figure scores once more
word-g80 = { COUNT($box_gods_g80_value, "points") } per kind of creature figure gained

# What the heroes do (I21)
word-h01 = a hero move with this hero costs nothing
word-h02 = in a water move this hero’s group may jump to any water tile
word-h03 = in a land move this hero’s group may jump to any land tile
word-h04 = 1 coin for each warrior that falls in a fight with this hero
word-h05 = when this hero attacks, fallen warriors go back to where they started
word-h06 = a step of favour for beating a player
word-h07 = after a victory this hero may move to any other tile of the owner
word-h08 = the creature loses its special power
word-h09 = in each phase idols may be given up, a heart for each
word-h10 = ranged attacks hit on { $box_hero_cards_h10_hits }
word-h11 = stone hits are thrown once more for further hits
word-h12 = shields may be used as luck and luck as shields
word-h13 = 1 more die in melee
word-h14 = the creature has 1 heart less
word-h15 = creatures roll the light die in all rounds
word-h16 = in each phase 1 shield may cancel all hits on this hero’s group
word-h17 = in the third melee only this hero’s side throws
word-h18 = defeating a creature pays its strength in coins
word-h19 = taking a tile over finds a treasure
word-h20 = this hero’s attacks need no war marker
word-h21 = before a fight warriors of the owner may join from any tiles
word-h22 = the bonus of a ruin taken over counts twice
word-h23 = with a new gem, one of its lines is paid twice
word-h24 = once a phase all sixes may be thrown again

# The tasks (I22)
word-01 = figures: { WORD($box_tasks_01_value) }
word-02 = { COUNT($box_tasks_02_value, "markers") } on war
word-03 = own: { WORD($box_tasks_03_value) }
word-04 = own: { WORD($box_tasks_04_value) }
word-05 = own: { WORD($box_tasks_05_value) }
word-06 = gems: { WORD($box_tasks_06_value) }
word-07 = own: { WORD($box_tasks_07_value) }
word-08 = own: { WORD($box_tasks_08_value) }
word-09 = figures: { WORD($box_tasks_09_value) }
word-10 = gems: { WORD($box_tasks_10_value) }
word-11 = gems: { WORD($box_tasks_11_value) }
word-12 = { COUNT($box_tasks_12_value, "scouts") } on the map
word-13 = { COUNT($box_tasks_13_value, "god-cards") }
word-14 = figures: { WORD($box_tasks_14_value) }
word-15 = a wheel at level { $box_tasks_15_value }
word-16 = figures: { WORD($box_tasks_16_value) }
word-17 = figures: { WORD($box_tasks_17_value) }
word-18 = { COUNT($box_tasks_18_value, "gems") }
word-19 = { COUNT($box_tasks_19_value, "coins") }
word-20 = own: { WORD($box_tasks_20_value) }
word-21 = own: { WORD($box_tasks_21_value) }
word-22 = own tiles: { WORD($box_tasks_22_value) }
word-23 = own tiles: { WORD($box_tasks_23_value) }

# Counted things, for { COUNT($n, "coins") }
count-coins = { $n ->
    [one] 1 coin
   *[other] { $n } coins
}
count-warriors = { $n ->
    [one] 1 warrior
   *[other] { $n } warriors
}
count-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
count-magic-cards = { $n ->
    [one] 1 magic card
   *[other] { $n } magic cards
}
count-god-cards = { $n ->
    [one] 1 god card
   *[other] { $n } god cards
}
count-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
count-hits = { $n ->
    [one] 1 hit
   *[other] { $n } hits
}
count-markers = { $n ->
    [one] 1 marker
   *[other] { $n } markers
}
count-dice = { $n ->
    [one] 1 die
   *[other] { $n } dice
}
count-scouts = { $n ->
    [one] 1 scout
   *[other] { $n } scouts
}
count-gems = { $n ->
    [one] 1 gem
   *[other] { $n } gems
}
count-times = { $n ->
    [one] once
   *[other] { $n } times
}

legend =
    |r3·C   r3~V   a tile: its name, land · or water ~, and its building
    C V T          camp, village, temple
    My Mg Mw Mr Mb a mine with its gems: yellow, green, white, red, blue
    R? R5          a ruin, with its points if you know it
    sna? jag3      a creature, with its strength if you know it: snake, monkey,
                   jaguar, triceratops, caiman, shaman, kukulkan
    R3ab           units: 3 warriors of Red, with the heroes of types a and b
    r g y b        scouts at the right
    # !            the edge of the city; where a fight is going on
    RED            your own seat; the seats stand in turn order
    > ?            whose turn it is; who else is asked
    coi luc ido shi  coins, luck, idols, active shields
    def mel ran mag  the wheels: defence, melee, ranged, magic
    res war fav crd  reserve, markers on war, favour, magic cards
    gems won       gems; points of creatures and creature cards
    4 hero 4G      the action board: costs of rows and columns; on a tile its
                   price (1/4 for two parts) for whose turn it is, and the markers
    open heroes    god cards that lie face up; heroes that can be recruited, by type
    cards          god cards and heroes of the players
    tasks 2:07R    the task 07, checked after round 2; Red has fulfilled it
    “table” says what the cards do.

lesson-reinforce = Welcome to Chichén Itzá! In each round you take four actions from the grid. An action tile without a marker costs the lower of its row and column numbers, with one the higher. Choose Reinforce: 2 coins.
lesson-warriors = Reinforcing brings up to 3 warriors from your reserve. Send them to the city.
lesson-wheel = Your rival has taken coins. Now make your warriors stronger: turn the melee wheel, for 3 coins. Its second level brings 2 luck too.
lesson-gods = Your third action: ask for the help of a god, for 2 coins.
lesson-god = Four gods are on offer; each works for you until the end. Take this one: it is worth 2 points for each level of your melee wheel.
lesson-land = Four actions, four turns: the last one is a march. Move by land, for 4 coins.
lesson-group = At most 5 units go together. Take 5 warriors out of the city.
lesson-to = Around the city live creatures. On r3 a snake guards a camp: go there and fight.
lesson-cast = It is a weak snake with 1 heart. First comes magic, then ranged attacks, then three rounds of melee. Cast your stone card: the die hits with 1 to 4.
lesson-luck = Suppose the die shows a 5: a miss! But you have luck: 1 to throw again, 2 for a sure hit. Take the hit.
lesson-over = The snake is beaten; you keep it for points, and the camp sends you a warrior at once and one more every round. After the fourth action a creature attacks the city, and the player who is last in the favour of the gods must defend it. After 6 rounds creatures, tasks, gods, gems, ruins and the tiles you hold bring points. Now play a real game!
