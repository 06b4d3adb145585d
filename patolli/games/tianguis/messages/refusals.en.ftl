# Why something is not possible in Tianguis, by rule, as a friend at the table would say it. The rules are in rules.md.

explain-T1-2 = Cards are drawn by lot, and no such card is left.
explain-T2-2 = The points of the stall come from a die.
explain-T2-4 = You have no more beans to lay, or three lie there already. Open the bidding.
explain-T3-1 = { $bid ->
    [0] Bid at least 1 bean.
    [one] The highest bid is 1 bean. Bid more, or pass.
   *[other] The highest bid is { $bid } beans. Bid more, or pass.
}
explain-T3-2 = { $beans ->
    [0] You have no beans left. Pass.
    [one] You have only 1 bean. Bid no more than that.
   *[other] You have only { $beans } beans. Bid no more than that.
}
explain-T4-2 = You have no coyote to play.
explain-T5-4 = The game is over.
