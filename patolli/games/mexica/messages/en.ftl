# Mexica in English. Conventions: patolli/messages/__init__.py.

name = Mexica
about = Cut the island into districts with canals, found them, and fill them with temples.
length = about 30 to 90 minutes

option-edition = which rules, where the editions differ
option-edition-complete = all rules, those of 2015 where they differ
option-edition-2002 = as in 2002
option-edition-2015 = as in 2015, which plays like “all rules”
option-neutral-temples = neutral temples when two play
option-neutral-temples-20 = those of the rulebook, mostly low
option-neutral-temples-more = a set with more high ones
option-neutral-temples-off = none
option-neutral-placement = who puts the neutral temples on the island
option-neutral-placement-chance = chance
option-neutral-placement-players = the two players in turn
option-first-round = nobody may be shut in during the first round
option-first-round-on = protected
option-first-round-off = not protected
option-tile-vote = in phase 2 the players may agree to give up a tile
option-tile-vote-on = with a vote
option-tile-vote-off = never
option-stall-rounds = rounds without progress that end a phase
option-stall-rounds-off = no number of them: the players are asked whether the phase shall end
option-phases = how much of the game is played
option-phases-2 = both phases
option-phases-1 = the first phase only, for a quick game
option-board = the board
option-pieces = the numbers of the pieces

ask-Place = Put your Mexica on a start cell of the palace.
ask-Neutral = Put a neutral temple on the island, away from the shore and from the others.
ask-Turn = { $ap ->
    [0] No action points left: do what costs nothing, if you can, or end your turn.
    [one] You have 1 action point left. Use it, or end your turn.
   *[other] You have { $ap } action points left. Use them, or end your turn.
}
ask-Vote = { SEAT($proposer) } wants to give up a tile of { $size }: it would leave the game, and it could never be founded. Do you agree?
ask-Agreement = In this round nothing was dug, bridged, built or founded. Shall phase { $phase } end now? It ends only if all agree.

verb-end = { $frame ->
    [Agreement] yes, end the phase
    [Vote] no, keep the tile
   *[other] end your turn
}
verb-continue = no, play on
verb-chip = take an action chip for a later turn
verb-spend = spend an action chip for 1 more action point
verb-discard = { $frame ->
    [Vote] yes, give up the tile
   *[other] propose to give up a tile
}
verb-place = put your Mexica on a start cell
verb-walk = walk one step, also onto or off a bridge
verb-jump = go straight to any free cell or bridge
verb-sail = take a boat from your bridge to another
verb-canal = dig a canal on one cell, or on two
verb-bridge = lay a bridge over a canal: ns or ew
verb-rebridge = move an empty bridge
verb-build = build a temple of that value in your district
verb-found = found your district: size, and a cell for its tile
verb-neutral = place a neutral temple
verb-deal = lay out the tiles

do-end = { $frame ->
    [Agreement] Yes, end the phase
    [Vote] No, keep it
   *[other] End turn
}
do-continue = No, play on
do-chip = Take an action chip
do-spend = Spend a chip: 1 more AP
do-discard = { $frame ->
    [Vote] Yes, give it up
   *[other] Propose to give up a tile{ $a ->
        [none] {""}
       *[other] {" "}of { $a }
    }
}
do-place = Place your Mexica
do-walk = Walk one step
do-jump = Jump anywhere
do-sail = Take a boat
do-canal = Dig a canal
do-bridge = Lay a bridge{ $a ->
    [none] {""}
   *[other] {" "}{ WORD($a) }
}
do-rebridge = Move an empty bridge{ $a ->
    [none] {""}
   *[other] {", "}{ WORD($a) }
}
do-build = Build a temple{ $a ->
    [none] {""}
   *[other] {" "}of { $a }
}
do-found = Found your district{ $a ->
    [none] {""}
   *[other] {" "}of { $a }
}
do-neutral = Place a neutral temple{ $a ->
    [none] {""}
   *[other] {" "}of { $a }
}

cost-ap = { $n } AP

outlook-district = { $tile ->
    [yes] This leaves a district of { $size }, and a tile of that size is there.
   *[no] This leaves a district of { $size }; no tile of that size is there.
}
outlook-worth = In the district of { $size } you would have { $mine } against { $other }.
outlook-idle = Nobody has done anything in this round yet. If that stays so until it is over, phase { $phase } ends.
outlook-stall = For several rounds nothing was dug, bridged, built or founded. If that stays so until this round is over, phase { $phase } ends.
outlook-discard = If all agree, the tile leaves the game. This is for tiles that nobody can found or wants to found: while one is on display, building all temples does not end the phase.

draw-standing = Points
cell-ground = { $ground ->
    [palace] palace
    [canal] canal
    [upright] bridge from north to south
    [across] bridge from west to east
   *[land] land
}
cell-piece = { $piece ->
    [temple] temple of { SEAT($seat) }, value { $value }
    [neutral] neutral temple, value { $value }
    [tile] district tile of { $value }
   *[mexica] the Mexica of { SEAT($seat) }
}
draw-piece = { $piece ->
    [palace] palace
    [canal] canal
    [bridge] bridge
    [temple] temple
    [neutral] neutral temple
    [tile] district tile
    [mexica] Mexica
   *[land] land
}
draw-hand = Temples in hand: { $ones }×1, { $twos }×2, { $threes }×3, { $fours }×4
draw-chips = { $n ->
    [one] 1 action chip
   *[other] { $n } action chips
}
draw-display = To be founded
draw-waiting = In phase 2
draw-removed = Out of the game
draw-districts = Districts, and what stands in them
draw-scored = District of { $size } at { SPOT($cell) }
draw-scored-palace = In the palace
draw-scored-sum = This scoring
draw-scored-now = Points now
draw-sign = { $sign ->
    [figure] A Mexica: the figure of a player. It founds and builds in the district where it stands.
    [temple] Temple: it has as many steps as its value, and costs as many action points.
    [neutral] Neutral temple: it is nobody’s, but counts for the places in its district.
    [tile] Tile of a district: its size above. In a scoring the most temples there bring the large number, the second place the left small number, the third the right one. Founding brings the left small number at once.
    [land] Land of a founded district. It never changes again.
    [palace] A sun of the palace: a Mexica there gets 5 points in a scoring.
    [canal] Canal: the raft shows how many are left, for one cell and for two.
    [bridge] Bridge: a way over a canal, and a landing stage of the boats.
    [ap] Action points left in this turn. A turn has { $ap }; what is left at its end is lost.
    [chip] Action chip: costs 1 action point now and gives 1 in a later turn. It breaks a tie at the end.
   *[score] The fields around the island count the points.
}
draw-closer = Closer

event-dealt = Tiles on display: { LIST($sizes) }.
event-neutral = A neutral temple of { $value } stands on { SPOT($cell) }.
events-neutral = Neutral temples stand on { SPOT($cell) }.
event-placed = { SEAT($seat) } starts on { SPOT($cell) }.
event-turn = Phase { $phase }, round { $round }: it is { SEAT($seat) }’s turn.
event-dug = { SEAT($seat) } digs a canal on { SPOT($cells) }.
event-bridged = { SEAT($seat) } lays a bridge on { SPOT($cell) }, { $axis ->
    [0] north to south
   *[other] east to west
}.
event-moved-bridge = { SEAT($seat) } moves the bridge from { SPOT($start) } to { SPOT($cell) }, { $axis ->
    [0] north to south
   *[other] east to west
}.
event-walked = { SEAT($seat) } walks from { SPOT($start) } to { SPOT($cell) }.
event-sailed = { SEAT($seat) } sails from { SPOT($start) } to { SPOT($cell) } for { $cost } AP.
event-jumped = { SEAT($seat) } jumps from { SPOT($start) } to { SPOT($cell) }.
event-built = { SEAT($seat) } builds a temple of { $value } on { SPOT($cell) }.
event-founded = { SEAT($seat) } founds a district of { $size } with the tile on { SPOT($cell) }: { $points } points.
event-present = { SEAT($seat) } stands in the new district of { $size }: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
event-took-chip = { SEAT($seat) } takes an action chip.
event-spent-chip = { SEAT($seat) } spends an action chip.
event-proposed = { SEAT($seat) } proposes to give up a tile of { $size }.
event-voted = { $yes ->
    [yes] { SEAT($seat) } agrees to give up the { $size }.
   *[no] { SEAT($seat) } wants to keep the { $size }.
}
event-removed = { $copies ->
    [one] A tile of { $size } leaves the game.
   *[other] { $copies } tiles of { $size } leave the game.
}
event-ended-turn = { $left ->
    [0] { SEAT($seat) } ends the turn.
   *[other] { SEAT($seat) } ends the turn with { $left } AP unused.
}
event-phase-over = { $reason ->
    [tiles] Phase { $phase } is over: no tile is left, and a player has no temple left in hand.
    [idle] Phase { $phase } is over: for a whole round nobody did anything.
    [agreed] Phase { $phase } is over: all agreed to end it.
    [limit] Phase { $phase } is over: it has lasted as many rounds as it may.
   *[stall] Phase { $phase } is over: for several rounds nothing was dug, bridged, built or founded.
}
event-end-voted = { $yes ->
    [yes] { SEAT($seat) } agrees to end phase { $phase }.
   *[no] { SEAT($seat) } wants to play on.
}
event-scored = { SEAT($seat) } is { $place ->
    [1] first
    [2] second
   *[other] third
} in the district of { $size } around { SPOT($cell) }: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
event-palace-scored = { SEAT($seat) } stands in the palace: { $points } points.
event-phase-two = Phase 2: everybody gets new temples. Tiles on display: { LIST($sizes) }.

view-setup = The island is being made ready.
view-round = Phase { $phase }, round { $round }
view-over = The game is over.
view-turn = { SEAT($seat) } has { $ap ->
    [one] 1 action point
   *[other] { $ap } action points
} left.
view-display = Tiles on display: { LIST($sizes) }
view-waiting = Tiles of phase 2: { LIST($sizes) }
view-removed = Tiles out of the game: { LIST($sizes) }
view-supply = Supply: { $singles } single and { $doubles } double canals, { $bridges ->
    [one] 1 bridge
   *[other] { $bridges } bridges
}, { $chips ->
    [one] 1 chip
   *[other] { $chips } chips
}
view-neutral = Neutral temples still to place: { $ones }×1, { $twos }×2, { $threes }×3, { $fours }×4
view-seat = { SEAT($seat) }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $chips ->
    [one] 1 chip
   *[other] { $chips } chips
}, { $held ->
    [0] no temples in hand
   *[other] temples in hand { $ones }×1, { $twos }×2, { $threes }×3, { $fours }×4
}; { $where ->
    [nowhere] not yet on the island
    [bridge] on the bridge { SPOT($cell) }
    [founded] on { SPOT($cell) }, in a founded district of { $size }
   *[open] on { SPOT($cell) }, in an unfounded district of { $size }
}
view-district = { $founded ->
    [yes] Founded district of { $size }, tile on { SPOT($cell) }
   *[no] Unfounded district of { $size } around { SPOT($cell) }
}: { $seats ->
    [none] { $neutral ->
        [0] no temples
       *[other] neutral temples worth { $neutral }
    }
   *[other] temples of { SEAT($seats) } worth { LIST($values) }{ $neutral ->
        [0] {""}
       *[other] , neutral ones worth { $neutral }
    }
}

word-ns = north to south
word-ew = east to west

term-points = points
term-chips = action chips
term-districts = temples in districts
term-temples = temples in hand
term-palace = a place in the palace
term-founding = districts ready to be founded
term-next-temple = the next temple
term-next-district = the next district
term-supply = canals, bridges and tiles left
term-effort = action points spent
style-builder = Builder
style-about-builder = Builds temples early, and wants to lead in districts.
style-founder = Founder
style-about-founder = Looks for the next district to found, wherever it can be had.
style-raider = Raider
style-about-raider = Plays to reduce what its rivals have, above all their districts.
style-banker = Banker
style-about-banker = Saves action chips and temples for later.

part-founding = founding
part-districts-1 = districts I
part-palace-1 = palace I
part-districts-2 = districts II
part-palace-2 = palace II
tie-chips = Equal points: the action chips decide, { $best } of { SEAT($winners) } against { $next } of { SEAT($rival) }.
reason-tiles = No tile is left, and a player has no temple left in hand.
reason-idle = For a whole round nobody did anything.
reason-stall = For several rounds nothing was dug, bridged, built or founded.
reason-agreed = All agreed to end the phase.
reason-limit = The phase had lasted as many rounds as it may.

legend =
    ▲3 ■2 ●1 ◆4  a temple: the mark of its owner, as beside the seats, and its value
    ✚2           a neutral temple; ✚ beside the island: those still to place
    p2           the Mexica of p2, reversed
    ═1 ║1        the Mexica of p1 on a bridge
    ══ ║║        a bridge: east to west (ew), north to south (ns)
    ()           a canal on one cell
    (≈≈)         a canal on two cells, west to east; north to south: ╭╮ above ╰╯
     7           a number alone on land: the tile of a founded district
     :  ·        land of a founded district; other land
     ⌂  ✶        the palace: a start cell; the crest
    II · 3       phase 2, round 3; AP are the action points left
    >            whose turn it is
    ★  chip      points, action chips; build 1 2 3 4: temples in hand by value
    () (≈≈) ══   with a number: what is left of canals, bridges and chips
    found        tiles on display; II: those of phase 2; ×: those out of the game
    · 178·b1     unfounded districts: size·cell; bright if a tile of it is there

lesson-place = Welcome to Tenochtitlan! You play the red Mexica with the triangle. The palace is where everybody begins: put your figure on i7.
lesson-canal = It is your turn: 6 action points, to spend as you like. A canal costs 1 and may lie anywhere, near or far. Dig one on s7 and s8 in the east.
lesson-district = Water all around makes a district, and the lake is water too. One more canal on s9 closes a district of 7 cells. There is a tile of 7 on the raft: that is what you are after.
lesson-bridge = Nobody walks through water. Lay a bridge on s8 from east to west, for 1 action point.
lesson-end = You have 3 action points left. You could take action chips for later; what is left at the end is lost. End your turn, and your rival plays.
lesson-jump = Walking to your district would take too long. A jump to any free cell costs 5 action points. Jump to t8.
lesson-found = You stand in an unfounded district of 7, and its tile is there. Found it! That costs nothing. Choose a free cell for the tile: you get its left small number, 4 points, at once.
lesson-temple = Your last action point: a temple costs its value and goes into the district you stand in. Build one of value 1 on a free cell.
lesson-answer = Well done. End your turn.
lesson-walk = Bridges are also landing stages. Walk west from t8 onto the bridge s8, for 1 action point.
lesson-sail = A boat takes you from bridge to bridge along the water, over the lake too: 1 action point for each bridge you pass or reach. Sail to o8.
lesson-score = When all tiles are founded and a player has no temple left in hand, a phase ends and everything is scored; also when nobody acts for a whole round. End your turn: to show you the scoring, both of you then let a round pass.
lesson-over = The district of 7 paid you its big number for the most temples: 7 points. Second and third place would get 4 and 2, and a Mexica on a sun of the palace 5. Now new tiles and temples come for phase 2; then the whole island is scored once more. You know all you need!
