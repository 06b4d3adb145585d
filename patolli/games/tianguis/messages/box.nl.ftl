# De woorden van het formulier waarin de doos wordt verbeterd.
box-cards = Kaarten
box-key-copies = kaarten
box-key-points = punten
fault-cards = Dat zijn { $n } kaarten. Het moeten er minstens { $expected } zijn.
