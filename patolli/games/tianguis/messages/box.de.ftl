# Die Wörter des Formulars, in dem die Schachtel berichtigt wird.
box-cards = Karten
box-key-copies = Karten
box-key-points = Punkte
fault-cards = Das sind { $n } Karten. Es müssen mindestens { $expected } sein.
