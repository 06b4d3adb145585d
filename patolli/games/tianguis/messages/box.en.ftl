# The words of the form in which the box is corrected; faults are said in English by the checks themselves.
box-cards = Cards
box-key-copies = cards
box-key-points = points
