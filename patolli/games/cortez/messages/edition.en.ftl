# The names of the tables in the data files, for the page "This edition".

fact-board = The name of the map
fact-terrain = The map: lake, dikes and city
fact-starts = The starting places
fact-harbours = The harbours
fact-guards = The guards
fact-villages = The villages
fact-bridges = The bridges
fact-gates = The gates of the city
fact-supplies = The supply cards
fact-war = The war cards
fact-events = The event cards
fact-missions = The mission cards
fact-bribes = The bribe cards
fact-rounds = The number of rounds
