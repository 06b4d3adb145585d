# What a refusal says, by rule: its first sentence. The whole text is in rules.md.

rule-C1-4 = Eine Figur trägt höchstens einen Kragen, und nur den einer Person ihres eigenen Volkes.
rule-C1-11 = Jeder Stapel ist ein Beutel: Eine ungesehene Karte hat darin keinen festen Platz, und jede Ziehung ist eine Entscheidung des Zufalls, gewichtet nach der Zahl der Karten, die noch da sind.
rule-C2-13 = Ein Schritt führt auf ein Nachbarfeld, das die jetzige Art zu reisen zulässt; darum fährt nie ein Boot quer über einen Damm, und vom Land geht es nie direkt aufs Wasser.
rule-C2-16 = Eine eingestürzte Brücke sperrt den Weg zu Fuß wie mit dem Boot und trägt keine Figur.
rule-C2-18 = Auf einem Feld steht höchstens eine Figur; die einzige Ausnahme ist die angreifende Figur.
rule-C3-3 = Der Zufall lost aus, wer beginnt, alle mit gleichem Gewicht.
rule-C3-7 = Bei gerader Personenzahl lost der Zufall für jede Zeile von `guards` in der Datei des Spielplans aus, welches Volk die erste Gruppe nimmt; das andere nimmt die zweite.
rule-C3-9 = Im Uhrzeigersinn ab der Person, die beginnt, bekommen alle je 4 Kriegskarten, dann 1 Auftrag, dann 10 Vorratskarten.
rule-C3-12 = Zu Beginn darfst du nur einer Figur deines Volkes außerhalb der Stadt, die noch keinen Kragen hat, einen umlegen.
rule-C4-2 = Die ersten 13 Ereigniskarten einer Runde werden aus den 17 Ereignissen gezogen, die keine Schätze sind.
rule-C6-2 = Nur eine leere Brücke kann einstürzen.
rule-C6-4 = Angriff eines Volkes: Wer am Zug ist, muss (außer nach C6.5) von außerhalb eine Figur dieses Volkes ohne Kragen nehmen und auf ein freies Feld der Stadt stellen; Weg und Preis spielen keine Rolle.
rule-C6-5 = Das Ziel von C6.4 ist tn1 bis tn16 oder tn25.
rule-C6-6 = Flucht eines Volkes: Wer am Zug ist, muss eine Figur dieses Volkes ohne Kragen aus der Stadt nehmen, auch von einem Tempel, und auf ein freies Feld außerhalb stellen.
rule-C6-8 = Plünderung: Im Uhrzeigersinn ab der Person am Zug wirft jede Person mit mehr als 10 Vorratskarten Karten ihrer Wahl ab, bis sie noch 10 hat, eine nach der anderen in beliebiger Reihenfolge.
rule-C6-11 = Meuterei: Im Uhrzeigersinn ab der Person am Zug entlässt jede Person mit mehr als 4 Kriegskarten Karten ihrer Wahl, bis sie noch 4 hat, eine nach der anderen in beliebiger Reihenfolge.
rule-C7-2 = Sammeln: Zieh 1 Vorratskarte.
rule-C7-3 = Ausheben: Wirf 1 Nahrung ab, dann zieh 4 Kriegskarten deines Volkes.
rule-C7-4 = Ausheben steht nicht zur Wahl, solange der Stapel mit den Kriegskarten deines Volkes leer ist; ein Stapel von 1 bis 3 Karten gibt, was er hat.
rule-C8-1 = Du ziehst mit einer eigenen Figur; Figuren ohne Kragen und die der anderen bleiben, wo sie sind.
rule-C8-9 = Ein Ziel steht nur zur Wahl, wenn du so viel Tarnung hast, wie es kostet; sie wird offen abgeworfen, bevor irgendetwas anderes geschieht.
rule-C8-10 = Das Ausgangsfeld ist nie ein Ziel.
rule-C8-11 = Auf dem Ziel darf keine eigene Figur stehen.
rule-C8-12 = Auf dem Ziel darf keine Figur deines Volkes ohne Kragen stehen.
rule-C8-13 = Eine Brücke ist nur zu Fuß ein Ziel.
rule-C8-16 = Ein Angriff steht nur zur Wahl, wenn du mindestens 1 Kriegskarte hast.
rule-C8-17 = `move` steht nur für Figuren zur Wahl, die ein erlaubtes Ziel haben.
rule-C10-7 = Unter gleichen höchsten Losen bestimmt der Zufall, wer stellvertretend verteidigt, alle mit gleichem Gewicht.
rule-C10-14 = Danach darf der Verteidiger, auch wenn er stellvertretend verteidigt, einmal 1 Nahrung abwerfen und 4 Kriegskarten ziehen; das ist keine Aktion.
rule-C11-1 = Der Angreifer beginnt mit einer Kartenfolge, die mindestens 1 Kriegskarte enthält.
rule-C11-3 = Eine Kartenfolge besteht aus einer oder mehreren Karten der eigenen Hand, Kriegskarten und Waffen in beliebiger Reihenfolge, dann `done`.
rule-C11-5 = Eine Seite hat nie mehr Waffen als Kriegskarten, die der Söldner mitgezählt.
rule-C11-7 = Statt eine Kartenfolge zu legen, darf sich der Verteidiger ergeben, solange auf seiner Seite keine Karte liegt, auch keine eines Söldners.
rule-C11-8 = Der Angreifer kann sich weder ergeben noch zurückziehen.
rule-C11-9 = Vor der ersten Karte einer Kartenfolge darf, wer kämpft, `recruits` (Rekruten) oder `stores` (Vorräte) ausspielen; dann steht dieselbe Entscheidung noch einmal an.
rule-C12-4 = Söldner: Eine dritte Person bietet einer der beiden Seiten eine Kriegskarte ihrer Hand an, deren Wert nur diese Seite gezeigt bekommt, dazu einen Preis in Vorräten und Vorräte, die sie dazugibt; beides darf leer sein.
rule-C12-6 = Eine dritte Person verleiht je Kampf höchstens 1 Kriegskarte, beide Seiten zusammengenommen.
rule-C12-9 = Eine dritte Person macht je Kampf höchstens 3 Angebote (als Söldner und zum Tausch zusammengenommen).
rule-C13-5 = Prämie: Wer gewinnt, auch stellvertretend, darf einer Figur seines Volkes außerhalb der Stadt, die noch keinen Kragen hat, einen umlegen.
rule-C13-10 = Wer gewinnt, stellt die geschlagene Figur auf ein freies Feld außerhalb der Stadt; Dämme und heile Brücken sind erlaubt.
rule-C14-2 = Es gibt vier Arten von Handel: „Tausch“ (wer am Zug ist, oder wer kämpft, während Karten gelegt werden, mit jeder anderen Person), „Kapitulation“ (Angreifer mit Verteidiger), „Söldner“ und „Tausch für den Kampf“ (dritte Person mit einer der beiden Seiten).
rule-C14-3 = Wer am Zug ist, darf je Zug höchstens `proposals` Tausche vorschlagen, jeweils bei der Entscheidung über eine Aktion und ohne eine zu verbrauchen, und jeder Person, wenn mindestens einer von beiden eine Vorratskarte hat; Tausche in einem Kampf zählen getrennt (C14.20).
rule-C14-6 = Höchstens 5 Karten auf jeder Seite.
rule-C14-7 = Du kannst in einem Angebot nur Karten geben, die du hast.
rule-C14-8 = Du kannst höchstens so viele Karten verlangen, wie die andere Person Vorratskarten hat; welche Arten es sind, begrenzt dich nicht.
rule-C14-9 = Ein Tausch, auch einer für den Kampf, braucht insgesamt mindestens eine Karte; ein Angebot als Söldner darf auf beiden Seiten leer sein.
rule-C14-10 = Ein Angebot für die Kapitulation gibt mindestens eine Karte und verlangt keine; das Gegenangebot dazu verlangt mindestens eine und gibt keine.
rule-C14-11 = Wer das Angebot bekommt, antwortet `accept` (nur, wenn er jede verlangte Karte hat), `decline` oder `counter`.
rule-C14-12 = Gegenangebot, einmal je Handel: Wer das Angebot bekommen hat, macht nun selbst eines und sagt neu, was er gibt und will; die gezeigte Karte oder die Kapitulation bleibt Teil des Handels; wer zuerst angeboten hat, nimmt dann an oder lehnt ab.
rule-C14-17 = Anderen Handel gibt es nicht: keinen bei Versteigerungen, bei Ereignissen oder in Fenstern für Bestechungskarten, keinen in einer begonnenen Kartenfolge, keinen zwischen zwei Personen, von denen keine am Zug ist oder kämpft; mit `trading=open` kommt C14.24 dazu.
rule-C14-18 = Mit `proposals=0` gibt es keinen Tausch, auch nicht für den Kampf, und kein Angebot für die Kapitulation; zu einem Angebot als Söldner gehören dann keine Vorräte und kein Gegenangebot.
rule-C14-19 = Wer kämpft, darf bei der Entscheidung über eine Kartenfolge, vor deren erster Karte, jeder anderen Person einen Tausch vorschlagen, auch dem Gegner, wenn mindestens einer von beiden eine Vorratskarte hat; dann geht es mit derselben Entscheidung weiter.
rule-C14-20 = Wer kämpft, schlägt je Kampf höchstens 2 solche Tausche vor, abgeschlossen oder nicht; sie zählen getrennt von den Vorschlägen des Zuges, was immer `proposals` über 0 sagt (0: C14.18).
rule-C14-24 = Mit `trading=open` dürfen vor jedem Zug, noch vor Fenster (a), und vor jeder Versteigerung, in der es eine Karte zu kaufen gibt, noch vor Fenster (b), je zwei beliebige Personen tauschen: Im Uhrzeigersinn ab der Person am Zug wird jede gefragt, die tauscht, und darf bis zu `proposals` Tausche mit anderen vorschlagen, die tauschen, wenn eine von beiden eine Vorratskarte hat, bis sie passt.
rule-C14-25 = Wer nach C14.24 gefragt ist, kann mit `abstain` aussetzen: Bis zur nächsten Runde tauscht diese Person dort nicht mehr, wird nicht gefragt, und niemand schlägt ihr etwas vor.
rule-C15-4 = Ein Gebot ist eine ganze Zahl über dem letzten Gebot und höchstens so hoch, wie alle deine Vorräte wert sind.
rule-C15-7 = Wer am höchsten geboten hat, bezahlt Karte für Karte in beliebiger Reihenfolge, bis das Gebot erreicht ist; die Karten werden offen abgeworfen, Wechselgeld gibt es nicht.
rule-C15-8 = Mit einer Karte kannst du nur bezahlen, wenn sie zu einem Satz von Karten gehören kann, der das Gebot erreicht und es ohne irgendeine seiner Karten nicht erreichen würde.
rule-C16-1 = „Eigene Figur“: Setz eine eigene Figur auf ein beliebiges freies Feld.
rule-C16-2 = „Fremde Figur“: Setz eine Figur mit dem Kragen einer anderen Person auf ein beliebiges freies Feld.
rule-C16-6 = „Rekruten“ und „Vorräte“ stehen nicht zur Wahl, wenn es nichts zu ziehen gäbe.
rule-C16-7 = „3 Punkte“, „5 Punkte“, „7 Punkte“ und „Niete“ werden nie ausgespielt; sie bleiben bis zum Ende verborgen.
rule-C16-12 = Während Karten gelegt werden, dürfen nur `recruits` (Rekruten) und `stores` (Vorräte) ausgespielt werden, von jemandem, der kämpft (C11.9), oder von einer dritten Person (C12.12), außer wenn C16.14 gilt.
rule-C16-13 = In Fenster (d) wird die angreifende Figur als `attacker` gewählt; das Zielfeld meint die Figur, die dort steht.
rule-C18-1 = Das Spiel endet sofort, wenn der letzte Schatz (C4.1) aufgedeckt und vergeben ist.
rule-C18-2 = Eine volle Stadt (25 besetzte Felder) beendet das Spiel sofort.
rule-C22-6 = Nur eine Antwort auf die anstehende Entscheidung ist möglich.
rule-C24-1 = Von jedem Volk sind 22 Figuren da: auf dem Spielplan, gerade angreifend oder geschlagen.
rule-C24-2 = Nach MARK hat jede Person 1 bis 7 eigene Figuren, die angreifende und die geschlagene mitgezählt; freie Kragen = 7 minus diese.
rule-C24-3 = Auf keinem Feld stehen zwei Figuren; die angreifende Figur gibt es nur von der Wahl eines Angriffs an, bis der Kampf ausfällt oder entschieden ist.
rule-C24-4 = Auf einer eingestürzten Brücke steht keine Figur.
rule-C24-5 = Von jeder Art Vorräte gilt: Stapel + abgeworfene + Hände + gelegte Waffen + offene Lose so viele, wie C1.5 sagt.
rule-C24-6 = Von jedem Wert der Kriegskarten und jedem Volk gilt: Stapel + Hände seiner Personen + gelegte Karten = C1.6; 40 je Stapel.
rule-C24-7 = Bestechungskarten im Stapel, auf den Händen und aus dem Spiel: 9, nach Arten wie C1.9.
rule-C24-8 = Ein Auftrag je Person; ausgeteilte und nicht ausgeteilte zusammen wie C1.8.
rule-C24-9 = Gewonnene + verlorene + übrige Schätze = Zahl der Runden.
rule-C24-10 = In der Runde noch übrige + in der Runde aufgedeckte Ereignisse = 17 (Schatz nicht mitgezählt); aufgedeckte Karten ≤ 18.
rule-C24-11 = Waffen einer Seite ≤ Kriegskarten dieser Seite; verliehene Karten ≤ 1 je dritter Person.
rule-C24-12 = Genutzte Vorschläge ≤ Option; Angebote ≤ 3 je dritter Person und Kampf; Tausche ≤ 2 je kämpfender Person und Kampf; höchstes Gebot ≤ was die Hand dieser Person wert ist, bis zur Bezahlung.
rule-C24-13 = `known` ≤ wahre Hand, für jede Person und Art; jeder Wert in `shown` ist auf der Hand der Person, die ihn gezeigt hat.
rule-C24-14 = Die Stadt ist nie voll, solange eine Entscheidung des Spiels offen ist, außer während eines Kampfes.
rule-C27-1 = In einem Spiel nach den Regeln 1 wählt man Karten in einer einzigen Reihenfolge: abgeworfen und entlassen wird aufsteigend, solange genug gleiche oder höhere übrig bleiben; eine Kartenfolge hat erst Kriegskarten mit fallendem oder gleichem Wert, dann Waffen; ein Angebot nennt erst, was du gibst, dann, was du willst, jeweils in der Reihenfolge der Arten; bezahlt wird mit fallendem oder gleichem Wert.
