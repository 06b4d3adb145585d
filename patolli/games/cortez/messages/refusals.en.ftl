# Why something is not possible in Cortez, by rule, as a friend at the table would say it. The rules are in rules.md.

explain-C1-4 = That figure wears a collar already, or it belongs to the other nation.
explain-C1-11 = Cards are drawn by chance, and no such card is left to draw.
explain-C2-13 = No way leads there. Steps go to neighbouring fields; boats go on the lake, and come ashore only at harbours.
explain-C2-16 = That bridge has collapsed. Nobody can cross it or stand on it.
explain-C2-18 = A figure stands there already. Choose an empty field.
explain-C3-3 = The start player is drawn by lot.
explain-C3-7 = The guards are placed by lot.
explain-C3-9 = These cards are dealt by chance, and no such card is left.
explain-C3-12 = Choose a figure of your nation that stands outside the city and wears no collar.
explain-C4-2 = The event cards are drawn by chance, and this one cannot come now.
explain-C6-2 = Somebody stands on that bridge, so it cannot collapse.
explain-C6-4 = A figure without a collar has to go from outside onto a free field of the city. Choose one of the lit figures or fields.
explain-C6-5 = The figure goes on a field of the city around the temples, as long as one of those is free.
explain-C6-6 = A figure without a collar has to leave the city for a free field outside. Choose one of the lit figures or fields.
explain-C6-8 = You have to come down to 10 supply cards. Discard one that you hold.
explain-C6-11 = You have to come down to 4 war cards. Dismiss one that you hold.
explain-C7-2 = There are no supply cards left to draw.
explain-C7-3 = Levying costs 1 food, and you have none. You can draw a supply card and hope for food.
explain-C7-4 = Your nation has no war cards left to draw.
explain-C8-1 = That is not one of your figures. Yours wear your collar.
explain-C8-9 = { $price ->
    [hidden] You have too little camouflage for this way.
   *[other] This way costs { $price } camouflage, and you have { $camouflage ->
        [0] none
       *[other] only { $camouflage }
    }.
}
explain-C8-10 = The figure stands there already. Choose another field.
explain-C8-11 = One of your own figures stands there.
explain-C8-12 = A warrior of your own nation stands there. You attack only figures that belong to somebody else or to the other nation.
explain-C8-13 = You can stop on a bridge only on foot. By boat you pass below it.
explain-C8-16 = You have no war card, so you cannot attack. Levy war cards first.
explain-C8-17 = This figure cannot go anywhere with the camouflage and war cards that you have.
explain-C10-7 = The deputy is drawn by lot among the highest.
explain-C10-14 = Levying costs 1 food, and you have none.
explain-C11-1 = You attack, so you have to lay at least one war card first.
explain-C11-3 = You cannot lay that now. You need the card in your hand; once you have laid cards, end with “{ do-done }”.
explain-C11-5 = { $weapons ->
    [hidden] Each weapon needs a war card on your side.
   *[other] Each weapon needs a war card, and your side has { $weapons ->
        [one] 1 weapon
       *[other] { $weapons } weapons
    } for { $war ->
        [0] no war card
        [one] 1 war card
       *[other] { $war } war cards
    }. Lay a war card first.
}
explain-C11-7 = Cards lie on your side already, so you cannot surrender any more.
explain-C11-8 = An attacker cannot give up. The fight goes on until it is decided.
explain-C11-9 = You can play this before the first card of your turn to lay, not in between.
explain-C12-4 = You have no war card of that value to offer.
explain-C12-6 = You have lent a war card in this fight already; one is the most.
explain-C12-9 = You have made three offers in this fight, which is the most.
explain-C13-5 = Choose a figure of your nation that stands outside the city and wears no collar.
explain-C13-10 = The beaten figure goes on a free field outside the city.
explain-C14-2 = You cannot trade with yourself. Choose another player.
explain-C14-3 = { $proposed ->
    [hidden] You cannot propose a trade to this player now: one of you needs a supply card.
   *[other] You have proposed { $proposed ->
        [one] 1 trade
       *[other] { $proposed } trades
    } in this turn, which is the most.
}
explain-C14-6 = Five cards on each side are the most.
explain-C14-7 = You have no more of these to give.
explain-C14-8 = The other player does not have that many cards.
explain-C14-9 = Put at least one card into the offer before you send it.
explain-C14-10 = For a surrender the attacker only gives cards, at least one, and the defender only asks for cards.
explain-C14-11 = You do not have all the cards that are asked for. Decline, or make another offer.
explain-C14-12 = There has been a counter-offer already. Accept or decline.
explain-C14-17 = You have begun to lay cards. You can trade again before your next cards.
explain-C14-18 = This table plays without trades, so no supplies change hands.
explain-C14-19 = One of you needs a supply card for a trade.
explain-C14-20 = You have proposed two trades in this fight, which is the most.
explain-C14-24 = You cannot propose a trade to this player now: one of you needs a supply card.
explain-C14-25 = This player trades no more in this round.
explain-C15-4 = { $bid ->
    [0] Your supplies are worth { $purse }. Bid from 1 to that, or do not bid.
    [hidden] Bid more than the last bid, and no more than your supplies are worth.
   *[other] The last bid is { $bid }, and your supplies are worth { $purse }. Bid more than { $bid } and at most { $purse }, or do not bid.
}
explain-C15-7 = You have no such card left. Pay with another one.
explain-C15-8 = { $due ->
    [hidden] With this card you would pay one too many. Choose another one.
   *[other] { $due } is still to pay, and this card and your cheaper ones are worth only { $purse } together. Begin with a dearer card.
}
explain-C16-1 = Choose one of your own figures, then a free field.
explain-C16-2 = Choose a figure with the collar of another player, then a free field.
explain-C16-6 = There would be nothing to draw, so keep the card for later.
explain-C16-7 = This card is never played. It counts at the end of the game.
explain-C16-12 = While cards are laid, only “recruits” and “stores” can be played.
explain-C16-13 = Choose the attacking figure by the button; a click on the field means the figure that stands there.
explain-C18-1 = The game is over: the last treasure has been awarded.
explain-C18-2 = The game is over: the city is full.
explain-C22-6 = That is not possible now. You have no such card, or the buttons offer something else first.
explain-C27-1 = In this game, which was begun under older rules, cards are chosen in one order: discard cheap ones first, lay high ones first and weapons last, say what you give before what you want, and pay with dear ones first.
