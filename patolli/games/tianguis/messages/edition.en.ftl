# The name of the table in the data file, for the page "This edition".

fact-cards = The cards
