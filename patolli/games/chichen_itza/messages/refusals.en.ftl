# Why something is not possible in Chichén Itzá, by rule, as a friend at the table would say it. The rules are in rules.md.

explain-I1-15 = That wheel is at its top already. Turn another one.
explain-I1-28 = The next hero card is drawn by lot.
explain-I1-29 = God cards are drawn by lot, and this one cannot come now.
explain-I2-10 = The tiles are laid by lot, and none of this kind is left.
explain-I2-14 = { $units ->
    [hidden] There is no room for another unit.
    [one] 1 of your units stands there, and at most { $limit } may.
   *[other] { $units } of your units stand there, and at most { $limit } may.
}
explain-I2-18 = The map is laid by lot: each tile beside two others.
explain-I2-19 = A tile goes on a free place beside two others; the city counts as one.
explain-I3-3 = Ruins are drawn by lot.
explain-I3-6 = Creatures are drawn by lot, and none of this kind is left.
explain-I3-7 = The places of the creatures are drawn by lot.
explain-I3-8 = The strength of a creature is drawn by lot.
explain-I3-9 = The tasks are drawn by lot.
explain-I3-13 = The action tiles are laid by lot.
explain-I3-14 = The cost markers are laid by lot.
explain-I3-15 = The turn order is drawn by lot.
explain-I4-4 = The game is over: all rounds have been played.
explain-I5-3 = You do not have that many villages and camps.
explain-I5-7 = { $price ->
    [hidden] This hero asks for no pay now.
   *[other] His pay is { $price ->
        [one] 1 coin
       *[other] { $price } coins
    }, and you have { $coins ->
        [0] none
       *[other] only { $coins }
    }. Send him home, or exchange an idol.
}
explain-I5-14 = You can use each of these gods once in the supply phase, and only where it has an effect.
explain-I6-3 = You have a marker on this tile already. Choose another action.
explain-I6-11 = { $price ->
    [hidden] You do not have enough coins for this action.
   *[other] This action costs you { $price ->
        [one] 1 coin
       *[other] { $price } coins
    }, and you have { $coins ->
        [0] none
       *[other] only { $coins }
    }.
}
explain-I6-12 = { $action ->
    [god] No god card lies open.
    [magic] There are no magic cards left to draw.
    [scout] You have no scout left, or you have one on every tile.
    [war] Both of your markers are on war already.
    [favour] You cannot go further up the steps of favour.
    [reinforce] You have no warrior in reserve, or no camp or village sends one.
    [regroup] You have no units on the map to regroup.
    [recruit] All your heroes are on the map, or none is left to recruit.
    [move] None of your heroes can go anywhere now.
    [free] This hero of yours cannot go anywhere now.
    [land] None of your units can go anywhere by land now.
    [water] None of your units can go anywhere by water now.
   *[other] This would have no effect now. Choose another action.
}
explain-I6-14 = This tile is not among the actions when four play.
explain-I6-15 = This tile is not among the actions when three play.
explain-I6-16 = This tile is not among the actions when two play.
explain-I7-2 = That card does not lie open.
explain-I7-5 = A scout goes on a tile where you have none, not in the city.
explain-I7-16 = Warriors go in the city or on tiles with units of yours.
explain-I7-19 = That hero is on the map already, or no card of this type is left.
explain-I7-20 = A hero has to come along on this move.
explain-I7-21 = This free move is for one hero alone: he has to come along on it, and on no other hero move.
explain-I8-1 = You have no units there. Start in the city or on a tile with units of yours.
explain-I8-2 = That group is too large, or you do not have these units there.
explain-I8-4 = { $way ->
    [water] By water you get only over water and through the city.
   *[land] By land you get only over land and through the city.
}
explain-I8-6 = That is too far.
explain-I8-9 = The group stands there already. Choose another place.
explain-I8-11 = { $units ->
    [hidden] Too many units would stand there.
    [one] 1 of your units stands there already, and with the group there may be at most { $limit }.
   *[other] { $units } of your units stand there already, and with the group there may be at most { $limit }.
}
explain-I8-14 = { $needed ->
    [hidden] This is an attack on another player. It needs a marker of yours on war.
   *[other] This is an attack on another player. It needs { $needed ->
        [one] 1 marker
       *[other] { $needed } markers
    } of yours on war, and you have { $war ->
        [0] none
       *[other] only { $war }
    }. Take the action “war” first.
}
explain-I8-15 = { $needed ->
    [hidden] This attack costs coins, and you do not have enough.
   *[other] Attacking this player costs { $needed ->
        [one] 1 coin
       *[other] { $needed } coins
    }, and you have { $coins ->
        [0] none
       *[other] only { $coins }
    } left after the action.
}
explain-I10-1 = You do not have that many cards of one kind, or your wheel does not allow that many.
explain-I10-14 = You have used luck in this phase, or you have too little of it.
explain-I10-16 = After the bonus throws the dice stay as they are. Luck can still add a hit.
explain-I10-18 = Only dice that missed can be thrown again, and each once.
explain-I10-19 = You do not have that card, or you have used it in this phase.
explain-I11-6 = You have nothing of the kind left to give up.
explain-I11-11 = That hero is not in this fight. Choose one who is.
explain-I16-3 = You have no warrior there to put on the task.
explain-I16-9 = The attacking creature is drawn by lot, each kind once.
explain-I16-12 = Five of your units defend the city, or all if you have fewer. Choose that many.
explain-I18-1 = You have no idol to exchange.
explain-I18-9 = There is none left to get for the idol.
explain-I18-10 = Under the older rules of this game idols are exchanged at certain moments only.
explain-I20-30 = You need the god card that lets you draw three, and a deck with cards.
explain-I20-38 = Choose a way by which one of your groups can go.
explain-I20-53 = You do not have that many of these cards.
explain-I20-59 = Warriors can join only where the way by water passes.
explain-I20-60 = Warriors can join only where the way by land passes.
explain-I21-07 = He can go on another tile of yours that has room, not to the city.
explain-I21-12 = Shields can be paid as luck only with the hero who allows it in the fight.
explain-I21-21 = Warriors can be called from tiles where you have some, while the group has room.
explain-I21-23 = You were not paid for that line.
explain-I21-24 = That needs the hero in the fight, a six in the first throw, and works once in each phase.
explain-I23-5 = That hero is on the map already, or no card of this type is left.
explain-I25-1 = That is not one of the choices now. The lit places and the buttons show what you can do.
explain-I25-6 = That is drawn by lot.
explain-I25-8 = Under the older rules of this game warriors and dice are named in their order, and you have passed this one.
explain-I25-12 = This group could not go anywhere. Choose another one.
explain-I25-13 = That number does not work out: each tile has a limit, and all warriors need a place.
explain-I25-15 = Choose the city or a tile where you had units before regrouping.
