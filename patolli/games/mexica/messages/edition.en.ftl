# The names of the tables in the data files, for the page "This edition".

fact-rows = The island
fact-printed = The printed canals
fact-tiles = The tiles
fact-supply = Canals, bridges and chips
fact-temples = The temples of each player
fact-neutral = The neutral temples
