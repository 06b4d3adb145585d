# Fouten: wat er mis is, dan wat te doen. De variabelen zijn de parameters van de code (patolli/server/errors.py).
error-malformed = Dit verzoek is niet te lezen. Verbeter het en stuur het opnieuw.
error-not-http = Dit is geen verzoek in HTTP/1.1. Stuur er een, of gebruik een bibliotheek die dat doet.
error-incomplete = De verbinding werd verbroken voordat het verzoek volledig was. Stuur het opnieuw.
error-unknown-token = De server kent dit token niet. Vraag een nieuw aan.
error-foreign-origin = Dit verzoek komt niet van een pagina van deze server. Open de pagina opnieuw.
error-not-found = Op dit adres is niets. Controleer of het klopt.
error-not-built = De pagina’s van deze server zijn niet gebouwd. Bouw ze met ‘make play’.
error-method-not-allowed = Dit adres neemt deze methode niet aan. Kijk in de beschrijving van de API.
error-request-timeout = Het verzoek kwam te langzaam binnen. Stuur het opnieuw.
error-too-large = Dit is te groot: er worden hoogstens { $max } bytes gelezen. Stuur minder.
error-too-many-fields = Dit verzoek heeft te veel headers of parameters: van elk worden er hoogstens { $max } gelezen. Stuur er minder.
error-not-json = De inhoud van een verzoek moet JSON zijn. Stuur hem met de header “content-type: application/json”.
error-not-text = Berichten van een live-verbinding zijn tekst. Stuur JSON als tekst.
error-unknown-host = Deze server heeft niet die naam. Gebruik het adres dat je van de beheerder kreeg.
error-bad-number = “{ $name }” is geen getal dat hier past. Geef een geheel getal van 0 tot { $max }.
error-bad-input = Dit kan niet gebruikt worden. Verander het en probeer het opnieuw.
error-rate-limited = { $what ->
    [hints] Te veel tips tegelijk
    [chances] Te veel vragen naar winstkansen tegelijk
    [chat] Te veel berichten tegelijk
    [tables] Te veel nieuwe tafels tegelijk
    [renames] Te veel nieuwe namen tegelijk
    [box_checks] Te veel controles van een doos tegelijk
    [programs] Te veel nieuwe programma’s tegelijk
    [invite_attempts] Te veel pogingen met uitnodigingen tegelijk
   *[other] Te veel tegelijk
}. Probeer het over { $seconds ->
    [one] 1 seconde
   *[other] { $seconds } seconden
} opnieuw.
error-too-many-connections = Er staan te veel pagina’s open. Sluit er een paar en probeer het opnieuw.
error-fault = De server heeft een fout gemaakt. Laad de pagina opnieuw om te zien of het gelukt is.
error-no-seat = Je hebt geen plaats aan deze tafel. Vraag de gastheer om een link.
error-not-host = Dat mag alleen de gastheer van deze tafel. Vraag het de gastheer.
error-not-your-seat = “{ $seat }” is niet jouw plaats. Neem een plaats die je hebt.
error-seat-lost = Deze plaats is niet meer van jou. Je kunt blijven kijken als je de tafel mag zien.
error-seat-token-only = Het token van een plaats opent die plaats en verder niets. Laat het weg, of maak een programma aan.
error-invisible-name = Deze naam zou niemand kunnen zien: hij heeft geen zichtbare tekens. Kies een naam die anderen kunnen lezen.
error-token-without-name = Bij het token van een plaats hoort geen naam. Gebruik een browser of een programma.
error-invite-used = Deze link opent hier geen plaats, of iemand heeft hem al gebruikt. Vraag de gastheer om een nieuwe.
error-other-seat-held = Je hebt al een andere plaats aan deze tafel. Laat iemand anders deze link gebruiken.
error-table-private = Deze tafel is besloten. Vraag de gastheer om een plaats.
error-record-private = Alleen de spelers krijgen het verslag van een partij die nooit is afgemaakt. Vraag het een van hen.
error-no-table = Deze tafel bestaat niet, of is besloten. Vraag de gastheer om een link.
error-no-line = Regel { $line } is er aan deze tafel nog niet. Kies er een van 0 tot { $last }.
error-no-lesson = Voor { $game } is er nog geen les. Lees in plaats daarvan de regels.
error-unknown-game = Een spel “{ $game }” is er hier niet. Kies een van deze: { LIST($games) }.
error-unknown-seat = Geen plaats heet “{ $seat }”. De plaatsen zijn { LIST($seats) }.
error-unknown-language = In “{ $lang }” is niets geschreven. Kies een van deze talen: { LIST($langs) }.
error-no-box = Deze doos staat niet op de server. Stuur het bestand van de doos.
error-no-box-file = Dit bestand is geen doos van dit spel. Kies er een die hier is bewaard, of een verbeterde kopie van het bestand van het spel.
error-no-box-option = “{ $option }” is geen bestand dat te verbeteren is. Kies een van deze: { LIST($options) }.
error-box-fault = De doos heeft een fout bij { $key }. Verbeter die en probeer het opnieuw.
error-box-text-or-values = De doos ontbreekt of is dubbel gegeven. Stuur haar tekst of haar waarden.
error-box-too-large = Deze doos is te groot. Ze mag hoogstens { $max } kB zijn.
error-box-too-slow = Het lezen van deze doos duurde te lang. Verbeter haar of probeer het later opnieuw.
error-too-many-boxes = Je hebt al { $max } verbeterde dozen aan tafels die nog niet klaar zijn. Neem een daarvan of maak eerst een tafel af.
error-wrong-seat-count = { $game } heeft een van deze aantallen plaatsen: { LIST($counts) }, niet { $given }. Verander het aantal plaatsen.
error-bad-option = Zo kan het spel niet worden ingesteld. Kies een andere waarde.
error-unknown-level = Een bot “{ $level }” is er voor dit spel niet. Kies een niveau, { LIST($levels) }, eventueel met een stijl van het spel.
error-bad-record = Vanaf dit verslag kan niet verder worden gespeeld{ $line ->
    [0] {""}
   *[other] {" "}(regel { $line })
}. Kies een bestand dat hier is opgeslagen, heel en ongewijzigd.
error-record-too-short = Het verslag heeft { $lines } regels die tellen, minder dan { $at }. Kies een eerdere regel.
error-record-or-table = De partij om vanaf verder te spelen ontbreekt of is dubbel genoemd. Stuur een verslag of noem een tafel.
error-stale = De tafel is intussen veranderd. Bekijk hem opnieuw en beslis dan.
error-reloaded = De tafel is net opnieuw geladen. Probeer het nog eens.
error-conflict = Iemand anders was sneller. Bekijk de tafel en probeer het dan opnieuw.
error-key-used = Deze sleutel hoort al bij een ander verzoek. Neem voor elk verzoek een nieuwe.
error-not-started = De partij is nog niet begonnen. Wacht tot alle plaatsen bezet zijn.
error-game-over = De partij is afgelopen. Je kunt opnieuw beginnen.
error-not-finished = De partij is nog niet afgelopen. Speel hem eerst uit.
error-bot-plays = Op deze plaats speelt een bot. Kom eerst terug, tenzij je hebt opgegeven.
error-not-offered = Dat staan de regels nu niet toe. Kies iets anders.
error-not-your-turn = Jij bent nu niet aan de beurt. Wacht tot je aan de beurt bent.
error-bad-notation = “{ $text }” is geen actie van dit spel. Acties schrijf je zo: { LIST($examples) }.
error-bad-action = Een actie { $action } heeft dit spel niet. De acties zijn 0 tot { $last }.
error-action-or-text = De actie ontbreekt of is dubbel genoemd. Noem haar met “action” of met “text”.
error-no-undo = Je mag nu { $most ->
    [one] 1 beslissing
   *[other] { $most } beslissingen
} terugnemen, niet { $lines }. Vraag voor meer de anderen.
error-nothing-since = Vanaf regel { $line } is niets gespeeld dat telt. Kies een eerdere regel.
error-no-takeback-after-end = De partij is afgelopen en wat getrokken werd ligt open. Niets kan meer teruggenomen worden; speel liever opnieuw.
error-takeback-not-asked = Niemand vraagt je nu iets terug te nemen. Bekijk de tafel opnieuw.
error-takeback-not-open = Er staat geen verzoek van jou meer open. Bekijk de tafel opnieuw.
error-unknown-question = Een vraag “{ $question }” heeft dit spel niet. Neem het bovenste “frame” van het beeld.
error-hints-off = Hier zijn geen tips en geen winstkansen, omdat mensen tegen elkaar spelen. Voor een nieuwe tafel kan de gastheer ze toestaan.
error-game-begun = De partij is begonnen. Dit kan alleen daarvoor.
error-seat-taken = Daar zit al iemand. Neem een andere plaats.
error-seat-held = Daar speelt iemand. Vraag eerst met “transfer” om de plaats.
error-seat-given-up = Deze plaats wordt niet meer gespeeld. Kies een andere.
error-bot-in-seat = Daar zit een bot. Kies de plaats van een mens.
error-already-playing = Je speelt daar al. Er is niets te doen.
error-link-given = Deze link is al uitgegeven. Maak met een nieuwe sleutel een nieuwe.
error-not-waiting-long = Een bot kan alleen invallen voor een speler die moet beslissen en anderen laat wachten: { $offline } minuten als hij weg is, anders { $online }. Wacht nog even.
error-transfer-not-asked = Niemand vraagt je nu naar een plaats. Bekijk de tafel opnieuw.
error-empty-chat = In deze tekst staat niets. Schrijf iets.
error-game-running = De partij is nog niet afgelopen. Daarna pas is dit open.
error-other-rules = Deze tafel heeft regels { $rules } van { $game }, en hier zijn regels { $here }. Je kunt hem bekijken, maar niet verder spelen.
error-other-data = De bestanden van deze tafel zijn veranderd sinds hij gemaakt is. Je kunt hem bekijken, maar niet verder spelen.
error-damaged-record = Het verslag van deze tafel is beschadigd{ $line ->
    [0] {""}
   *[other] {" "}(regel { $line })
}. De beheerder van de server kan een back-up terugzetten.
error-server-full = De server heeft geen plaats voor nog een verbinding. Probeer het zo meteen opnieuw.
error-busy = Geen bot had hier tijd voor. Probeer het zo nog eens.
error-replay-too-long = Dit verslag naspelen duurt hier te lang. Probeer een korter, of probeer het later opnieuw.
error-not-saved = De server kon dit niet opslaan, en er is niets veranderd. Probeer het nog eens.
error-outcome-unknown = De server weet niet of dit is opgeslagen. Stuur het met dezelfde sleutel opnieuw.
error-damaged-database = De database van deze server is beschadigd en er wordt niets meer opgeslagen. De beheerder kan een back-up terugzetten.

# Notities van een tafel in zijn chat.
note-bot-failed = { SEAT($seat) } ({ $level }) gaf geen antwoord: een zwakker niveau beslist.
note-bot-by-lot = { SEAT($seat) } ({ $level }) gaf geen antwoord: het lot beslist.
note-seat-asked = De gastheer vraagt of de plaats van { SEAT($seat) } naar iemand anders mag.
note-seat-agreed = { SEAT($by) } stemt ermee in dat de plaats van { SEAT($seat) } naar iemand anders gaat.
note-seat-refused = { SEAT($by) } weigert: { SEAT($seat) } houdt de plaats.
note-seat-freed = De plaats van { SEAT($seat) } is vrij. Met een nieuwe link van de gastheer kan iemand anders hem overnemen.
note-seat-delayed = Alle anderen stemmen ermee in. De gastheer kan het over een dag opnieuw vragen; tot dan kan { SEAT($seat) } weigeren.
note-seat-device = De plaats van { SEAT($seat) } wordt nu ook op een ander apparaat gespeeld.
note-seat-one-device = De plaats van { SEAT($seat) } wordt nu nog maar op één apparaat gespeeld.
note-seat-away = { SEAT($seat) } is een week weg geweest en verliest de plaats.

# Faults of single values of a corrected box, of any game.
fault-missing = Hier ontbreekt een waarde.
fault-number = Hier hoort een heel getal van { $low } tot en met { $high }.
fault-length = Deze lijst moet precies { $n } waarden hebben.
fault-text = Hier hoort een tekst.
fault-choice = Dat kan hier niet. Mogelijk is: { $expected }.
fault-table = Hier hoort een tabel.
fault-unknown = Deze sleutel hoort niet in het bestand.
fault-source = De herkomst moet beginnen met een van deze woorden en een dubbele punt: { $expected }.
fault-actions = Daarmee zou het spel { $n } mogelijke zetten hebben. Hier mogen het er hoogstens { $most } zijn.
