# De namen van de tabellen in de gegevensbestanden, en waar ze vandaan komen: voor de pagina "Deze uitgave".

fact-rows = Het eiland
source-rows = afbeelding van het speelbord van 2015, bevestigd door twee openbare versies; aan de omtrek van het eiland is dus niets gereconstrueerd, en die blijft zoals hij is (M1.1, M1.3, M1.17)
fact-printed = De gedrukte kanalen
source-printed = beide spelregels (M2.2)
fact-tiles = De tegels
source-tiles = afbeelding van de tegels van 2015; 13/7/4, de 6 met de 3 en de 7 of 8 met 4 en 2 staan gedrukt (M1.11)
fact-supply = Kanalen, bruggen en fiches
source-supply = beide spelregels (M1.9, M1.10, M1.14)
fact-temples = De tempels van elke speler
source-temples = beide spelregels (M1.13)
fact-neutral = De neutrale tempels
source-neutral = voor 20 de spelregels van 2015; "meer" hebben wij bepaald (M18.3)
