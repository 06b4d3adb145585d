# De naam van de tabel in het gegevensbestand, en waar die vandaan komt: voor de pagina "Deze uitgave".

fact-cards = De kaarten
source-cards = het spel hebben we zelf bedacht
