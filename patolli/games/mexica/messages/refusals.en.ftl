# Why something is not possible in Mexica, by rule, as a friend at the table would say it. The rules are in rules.md.

explain-M2-3 = The tiles are dealt by chance: eight of the fifteen lie open at first.
explain-M2-6 = Somebody already starts there. Choose another start cell of the palace.
explain-M3-3 = This costs { $cost ->
    [one] 1 action point
   *[other] { $cost } action points
}, and you have { $ap ->
    [0] none
   *[other] only { $ap }
} left.
explain-M4-1 = There are no more canals of this kind. Try the other kind: for one cell, or for two.
explain-M4-2 = A long canal covers two cells side by side; these two do not touch.
explain-M4-3 = That is the palace. Nobody may dig there.
explain-M4-4 = There is water already. Canals are dug on land.
explain-M4-5 = { $thing ->
    [figure] Somebody stands
    [temple] A temple stands
   *[tile] A tile lies
} on { SPOT($cell) }. A canal needs empty cells.
explain-M4-6 = That belongs to a founded district, which never changes again.
explain-M4-7 = A bridge ends there. While it does, the cell stays land.
explain-M6-2 = Your Mexica is not in that district. Take it there first: it must stand on land, not on a bridge.
explain-M6-3 = That district has been founded already.
explain-M6-4 = { $size ->
    [hidden] Your Mexica stands in no district.
   *[other] Your district has { $size } cells, but no tile of that number can be taken. { $sizes ->
        [none] No tiles are left.
       *[other] On display: { LIST($sizes) }.
    }
}
explain-M6-5 = The tile needs an empty cell of the district that is not part of the palace.
explain-M7-1 = Bridges cross canals only, not land and not the lake.
explain-M7-2 = There is a bridge already.
explain-M7-3 = A bridge must have land at both ends. Try the other direction or another cell.
explain-M7-6 = All bridges are on the board. You can move one that nobody stands on.
explain-M7-7 = Bridges are moved only when the supply is empty. As long as there are some, lay a new one.
explain-M7-8 = Somebody stands on that bridge, so it stays.
explain-M7-9 = The bridge would lie as it does now. Choose another cell or the other direction.
explain-M8-1 = That is further than one step. Walk cell by cell, take a boat, or jump for 5 action points.
explain-M8-2 = { $thing ->
    [figure] Somebody stands
    [temple] A temple stands
   *[tile] A tile lies
} on { SPOT($cell) }. You can walk onto empty cells only.
explain-M8-3 = You can step onto a bridge only from one of its ends, and only if nobody stands on it.
explain-M8-4 = From a bridge you can step only to one of its ends, and only if that cell is empty.
explain-M8-5 = Nobody walks through water. Use a bridge, and leave it on land again.
explain-M9-1 = Boats leave from bridges. Step onto a bridge first.
explain-M9-2 = Boats land at another bridge, nowhere else.
explain-M9-3 = No water leads from your bridge to that one.
explain-M9-4 = Somebody stands on that bridge, so no boat can land there.
explain-M10-1 = You can jump to an empty cell of land or to a bridge that nobody stands on.
explain-M11-1 = You have no temple of { $value } left.
explain-M11-2 = Temples stand on land, not on water or bridges.
explain-M11-3 = { $thing ->
    [figure] Somebody stands
    [temple] A temple stands
   *[tile] A tile lies
} on { SPOT($cell) }. A temple needs an empty cell.
explain-M11-4 = Nobody builds on the palace.
explain-M11-5 = You can build only in the district in which your Mexica stands on land.
explain-M12-2 = In the first round nobody may be shut in. Here { SEAT($seat) } could { $cells ->
    [0] not leave the bridge any more
    [one] not take a step any more on land
   *[other] reach only { $cells } cells on foot, and a larger piece of { $larger } cells lies beyond
}. Leave a way out: as much land to walk on, or a bridge nobody stands on.
explain-M13-1 = There are no more action chips.
explain-M13-2 = You have taken two chips in this turn, which is the most.
explain-M13-3 = You have no action chip.
explain-M13-4 = You have just taken that chip. You can use it from your next turn on.
explain-M14-11 = You can propose to give up a tile on display, once in each turn of phase 2, if the table plays with this vote.
explain-M14-12 = The players are asked whether they give up this one tile. Say yes or no.
explain-M14-13 = The players are asked whether this phase shall end. Say yes or no.
explain-M17-1 = The game is over.
explain-M18-2 = All neutral temples of this value are on the island.
explain-M18-3 = All neutral temples of this value are on the island.
explain-M18-4 = A neutral temple needs an empty cell away from the shore and outside the palace.
explain-M18-5 = The nearest neutral temple is only { $gap } away. It must be { $distance } or more, counted along columns and rows.
explain-M18-6 = Chance places the larger neutral temples first.
