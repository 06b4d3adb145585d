# What a refusal says, by rule: its first sentence. The whole text is in rules.md.

rule-I1-15 = „Ein Rad drehen“ stellt es 1 Stufe höher; ein Rad auf Stufe 6 lässt sich nicht drehen.
rule-I1-28 = Jeder Heldenstapel zeigt nur seine oberste Karte; wird sie genommen, wird die nächste sichtbar: eine zufällige unter denen, die noch nie zu sehen waren, oder, wenn es keine solche mehr gibt, die am längsten zurückgelegte.
rule-I1-29 = Eine Götterkarte wird aus den noch nie gezeigten Karten ihres Stapels gezogen; erst wenn diese aufgebraucht sind, aus der ältesten Schicht, die durch g30 unter den Stapel kam, innerhalb der Schicht in zufälliger Reihenfolge.
rule-I2-10 = Welche Plättchen es bei welcher Personenzahl gibt, steht in der Tabelle darunter.
rule-I2-14 = Grenze für Einheiten: höchstens { $box_actions_unit_limit } Einheiten einer Person auf einem Geländeplättchen ({ $box_gods_g21_value } mit g21); in der Stadt keine Grenze.
rule-I2-18 = Zufällige Landkarte (Option I19.1): Am Anfang stehen die 8 Nachbarn der Stadt; dann kommt ein Platz nach dem anderen dazu, jeder gleichmäßig ausgelost aus den freien Plätzen des Rahmens, die mindestens zwei Plättchen berühren (die Stadt zählt als ein Plättchen), bis die Zahl der Plättchen erreicht ist.
rule-I2-19 = Landkarte der Mitspielenden (Option I19.1): Wenn die 8 Nachbarn der Stadt ihre Plättchen haben, wird jedes weitere Plättchen aufgedeckt und von einer Person auf einen freien Platz des Rahmens gelegt, der mindestens zwei Plättchen berührt (die Stadt zählt als ein Plättchen); alle legen reihum in Sitzfolge, bis die Zahl der Plättchen erreicht ist.
rule-I3-3 = Jedes Plättchen mit Ruine bekommt ein verdecktes Ruinenplättchen; welches der 12 es ist, wird erst gezogen, wenn jemand nachsieht (I7.7) oder es aufgedeckt wird (I14.6); unbenutzte Ruinen verlassen das Spiel.
rule-I3-6 = Zu zweit oder zu dritt: Für jedes andere Plättchen in der Reihenfolge der Landkarte wird aus den 7 Arten ohne Zurücklegen eine Kreaturenkarte gezogen (`spawn`) und eine Figur dieser Art aufgestellt; nach 7 Ziehungen werden die Karten neu gemischt.
rule-I3-7 = Zu viert: Die Karten werden gezogen und neu gemischt wie in I3.6, aber jedes `spawn` füllt zwei Plättchen: das erste freie in der Reihenfolge der Landkarte und eines, das gleichmäßig aus den übrigen freien ausgelost wird (`cell`).
rule-I3-8 = Die Stärke einer Figur bleibt ungezogen, bis jemand nachsieht oder sie kämpft; dann wird sie aus den noch nicht gezogenen Stärken ihrer Art gezogen (`strength`).
rule-I3-9 = Aus jedem Satz wird eine Aufgabe gezogen (`goal`): Sonne, Sonne und Mond, Mond, Mond und Stern.
rule-I3-13 = Die Aktionsplättchen der Personenzahl füllen die Felder des Aktionsplans Zeile für Zeile (`slot`): { $box_action_grid_4_rows }×{ $box_action_grid_4_columns } zu viert, { $box_action_grid_3_rows }×{ $box_action_grid_3_columns } zu dritt, { $box_action_grid_2_rows }×{ $box_action_grid_2_columns } zu zweit; die übrigen Zeilen unten und Spalten rechts bleiben unbenutzt.
rule-I3-14 = Kostenmarker werden gezogen (`cost`): für die benutzten Zeilen von oben, dann für die benutzten Spalten von links.
rule-I3-15 = Die Reihenfolgemarker 1, 2, … werden gezogen (`order`); wer die 1 hat, legt seinen Gunstmarker auf Stufe 0, die nächste Person legt ihren darauf, und so weiter.
rule-I4-4 = Nach der letzten Runde: Aufgaben (I16.1), Angriff auf die Stadt und Spielreihenfolge (I16.8–I16.18), dann die Schlusswertung; das Mischen der Kostenmarker und neue Götterkarten entfallen.
rule-I5-3 = Mit g27 wirst du in Schritt A einmal gefragt, wie viele deiner Dörfer und Lager { COUNT($box_gods_g27_coins, "coins") } bringen (`yield k`); die übrigen geben in Schritt B je { COUNT($box_gods_g27_warriors, "warriors") }.
rule-I5-7 = Schritt E: Für jeden eigenen Helden im Spiel (auf einem Geländeplättchen oder in der Stadt) zahlst du seinen Sold oder entlässt ihn, in beliebiger Reihenfolge; nach Regeln 1 in der Reihenfolge a, b, c.
rule-I5-14 = Danach darfst du g25, g26 und g28 nutzen, jede einmal, in beliebiger Reihenfolge, oder aufhören (`done`).
rule-I6-3 = Du darfst kein Plättchen wählen, auf dem schon ein eigener Marker liegt (Ausnahme g35); die Marker anderer spielen keine Rolle.
rule-I6-11 = Eine Aktion steht nur zur Wahl, wenn deine Münzen ≥ Preis + Zoll sind.
rule-I6-12 = Jede Aktion, die du bezahlen kannst, darfst du wählen, auch eine ohne Wirkung; nur `hero free` braucht einen Zug mit h01 (nach Regeln 1 braucht jede Aktion eine Wirkung).
rule-I6-14 = Zu viert liegen diese Aktionsplättchen aus: { $box_action_tiles_4 }.
rule-I6-15 = Zu dritt liegen diese Aktionsplättchen aus: { $box_action_tiles_3 }.
rule-I6-16 = Zu zweit liegen diese Aktionsplättchen aus: { $box_action_tiles_2 }.
rule-I7-2 = `god`: Nimm eine der offenen Götterkarten; ihr Platz bleibt bis I16.20 leer.
rule-I7-5 = `scout`: Leg einen Späher auf ein beliebiges Geländeplättchen ohne eigenen Späher.
rule-I7-16 = `reinforce`: Setz bis zu { $box_actions_reinforce } Krieger aus der Reserve, einen nach dem anderen in beliebiger Reihenfolge, jeden in die Stadt oder auf ein Geländeplättchen mit eigenen Einheiten, dessen Grenze nicht erreicht ist; du darfst jederzeit aufhören, auch vor dem ersten.
rule-I7-19 = `hero recruit`: Wähl einen Heldentyp, dessen Figur zu Hause ist, nimm die oberste Karte dieses Stapels und stell die Figur in die Stadt oder auf ein Geländeplättchen mit eigenen Einheiten, dessen Grenze nicht erreicht ist; Sold ist jetzt nicht fällig.
rule-I7-20 = `hero move`: Zieh mit einer Gruppe, zu der mindestens ein Held gehört, über beliebiges Gelände (I8.5).
rule-I7-21 = `hero free`: wie `hero move`, aber zum Preis 0; zur Gruppe muss h01 gehören; zu einer Gruppe, die mit `hero move` zieht, darf h01 nicht gehören.
rule-I8-1 = Die Gruppe beginnt an einem Ort: in der Stadt oder auf einem Geländeplättchen mit eigenen Einheiten; das Gelände des Ausgangsorts spielt keine Rolle.
rule-I8-2 = Die Gruppe hat 1 bis { $box_actions_unit_limit } Einheiten ({ $box_gods_g21_value } mit g21), frei gewählt aus denen am Ausgangsort.
rule-I8-4 = Landzug: Jedes betretene Plättchen ist Land oder die Stadt; Wasserzug: Jedes ist Wasser oder die Stadt.
rule-I8-6 = Der Weg hat mindestens 1 Schritt und höchstens so viele, wie die Reichweite erlaubt, jeder zwischen benachbarten Orten; die Stadt zu betreten zählt als Schritt.
rule-I8-9 = Der Zug darf nicht an seinem Ausgangsort enden.
rule-I8-11 = Auf einem Plättchen mit eigenen Einheiten darf der Zug nur enden, wenn alle zusammen innerhalb der Grenze bleiben.
rule-I8-14 = Endet der Zug auf einem Plättchen mit Einheiten einer anderen Person, ist das ein Angriff; er braucht 1 eigenen Marker auf Krieg ({ $box_gods_g39_value }, wenn der Verteidiger g39 hat, 0, wenn h20 in der Gruppe ist).
rule-I8-15 = Ein Angriff auf die Person, die g19 hat, braucht außerdem { COUNT($box_gods_g19_value, "coins") } (nach dem Preis der Aktion).
rule-I10-1 = Magiephase: Du darfst Stein- oder Feuerkarten wirken, nie beides, höchstens so viele, wie das Rad angibt; du wirfst 1 Würfel je Karte; die Karten werden offen abgelegt.
rule-I10-14 = Glück wird je Person und Phase höchstens einmal eingesetzt: entweder 1 Glück, um alle Würfel des Wurfs noch einmal zu werfen, oder 2 Glück für 1 weiteren Treffer.
rule-I10-16 = Bei Feuer (und jedem anderen Bonuswurf) lässt sich der Wurf nur vor den Bonuswürfen mit Glück wiederholen.
rule-I10-18 = Gewählte Würfel wiederholen: Die Würfel werden einzeln in beliebiger Reihenfolge gewählt (`again n`) oder alle auf einmal (`again all` = jeder noch nicht gewählte Fehlwurf; steht zur Wahl, wann immer ein `again n` es tut); dann werden alle gewählten Würfel geworfen und ersetzen die alten.
rule-I10-19 = g47, g48 und h24 wirken höchstens einmal je Phase, g52 einmal je Kampf; ein mit Glück wiederholter Wurf bringt sie nicht zurück.
rule-I11-6 = Viertens: Für Treffer, die noch übrig sind, darfst du Götzen abgeben, je { $box_idol_exchange_shield } Treffer (`block idol`), und mit h12 Glück, je 1 Treffer (`block luck`), in beliebiger Reihenfolge, oder aufhören (`done`).
rule-I11-11 = Fallen einige, aber nicht alle Helden, wählt die Person, der sie gehören (`fall`).
rule-I16-3 = Jede Person, die die Aufgabe erfüllt, muss, in Spielreihenfolge, einen ihrer Krieger auf die Karte stellen: aus der Reserve oder von einem beliebigen Ort (`mark`).
rule-I16-9 = Eine Kreaturenkarte wird aufgedeckt (`raid`), jede Art höchstens einmal im Spiel; eine Figur wird nicht aufgestellt.
rule-I16-12 = Sonst kämpfen genau min({ $box_city_attack_max_units }, Einheiten in der Stadt) Einheiten des Verteidigers; er wählt, welche, wenn er mehr als { $box_city_attack_max_units } hat (`take`).
rule-I18-1 = Bei einem Tausch gibst du 1 Götzen für { COUNT($box_idol_exchange_coins, "coins") }, { $box_idol_exchange_luck } Glück oder { COUNT($box_idol_exchange_magic, "magic-cards") } (`idol coins/luck/magic`); mit g22 für { COUNT($box_gods_g22_coins, "coins") }, { $box_gods_g22_luck } Glück oder { COUNT($box_gods_g22_magic, "magic-cards") }.
rule-I18-9 = `idol magic` steht nur zur Wahl, wenn Stapel und abgelegte Karten zusammen eine Karte haben; `idol luck` nur, wenn Option I19.2 einen Glücksmarker übrig lässt.
rule-I18-10 = Nach Regeln 1 werden Götzen nur in den Fenstern von I18.2 getauscht.
rule-I20-30 = (grün, Wahl, Aktion `god`) Statt direkt eine offene Karte zu nehmen: Nenn einen Stapel (`delve`), zieh { COUNT($box_gods_g30_cards, "cards") }, die andere nicht sehen, behalte eine davon oder nimm die offene Karte dieser Farbe; der Rest kommt verdeckt als eine Schicht unter den Stapel (I1.29).
rule-I20-38 = (grün, Wahl, `land`/`water`) Wer die Karte hat, zieht nach Wahl über Land oder Wasser, welches Plättchen er auch genutzt hat (`kind`).
rule-I20-53 = (rot, Wahl, Wirken) Steinkarten dürfen als Feuer und Feuerkarten als Stein gewirkt werden: Wähl die Wirkung und die Zahl, höchstens so viele, wie das Rad für diese Wirkung angibt, dann, wie viele der Karten Steinkarten sind (`mix`).
rule-I20-59 = (rot, Wahl, Wasserzug mit einer Aktion `land`/`water`) Eigene Krieger an Orten, an denen die Gruppe vorbeizieht, auch in der Stadt, dürfen sich ihr anschließen, einer nach dem anderen (`pick`, in beliebiger Reihenfolge), innerhalb der Grenze der Gruppe und der eines eigenen Zielplättchens.
rule-I20-60 = (rot, Wahl, Landzug mit einer Aktion `land`/`water`) Wie g59, für Land.
rule-I21-07 = ({ $box_hero_cards_h07_type }, Sold { $box_hero_cards_h07_pay }, Wahl) Nach einem gewonnenen Kampf darf er auf ein beliebiges anderes eigenes Geländeplättchen, dessen Grenze nicht erreicht ist (`station a <tile>`).
rule-I21-12 = ({ $box_hero_cards_h12_type }, Sold { $box_hero_cards_h12_pay }, Wahl) Aktive Schilde dürfen als Glück bezahlt und Glück darf als Schild eingesetzt werden.
rule-I21-21 = ({ $box_hero_cards_h21_type }, Sold { $box_hero_cards_h21_pay }, Wahl) Vor einem Kampf mit ihm dürfen eigene Krieger von beliebigen Plättchen dazukommen (`pick`, in beliebiger Reihenfolge), innerhalb der Grenze.
rule-I21-23 = ({ $box_hero_cards_h23_type }, Sold { $box_hero_cards_h23_pay }, Wahl) Bringt eine Übernahme mit ihm einen Edelstein, zählt eine der dabei ausgezahlten Verbindungen doppelt (`double`).
rule-I21-24 = ({ $box_hero_cards_h24_type }, Sold { $box_hero_cards_h24_pay }, Wahl) In jeder Phase dürfen alle Würfel des ersten Wurfs, die eine 6 zeigen, einmal wiederholt werden (`use h24`).
rule-I23-5 = Wähl einen Heldentyp, dessen Figur zu Hause ist; nimm die oberste Karte seines Stapels und stell die Figur in die Stadt; kein Preis; ist keine zu Hause: nichts.
rule-I25-1 = Das Spiel ist eine Folge von Entscheidungen; jede wird genau einer Person oder dem Zufall gestellt; alles Rechnen dazwischen für Versorgung, Schaden und Wertung geschieht von selbst.
rule-I25-6 = Gewichte des Zufalls: Würfelseiten je 1; Ziehungen aus einem Beutel = Zahl der gleichen Stücke, die noch da sind.
rule-I25-8 = Ketten haben keine Reihenfolge; nach Regeln 1 gehen sie aufsteigend: kein früherer Ort und keine kleinere Zahl als zuvor, Helden vor Plättchen, `block idol` nie nach `block luck`.
rule-I25-12 = `take w types`: w Krieger (0–6) und die genannten Heldentypen in der Reihenfolge abc, etwa `take 3`, `take 0 b`, `take 2 ac`; nur Gruppen mit mindestens einem erlaubten Ziel stehen zur Wahl, ebenso bei `from` und `kind`.
rule-I25-13 = `set <tile> n` bietet 0 … min(Grenze − Helden auf dem Plättchen, noch nicht verteilte Krieger) an; `done` steht zur Wahl, wenn alles noch nicht Genannte innerhalb von Grenzen und Zahlen bleiben kann, wie es ist.
rule-I25-15 = `station` bietet beim Umgruppieren die Stadt und jedes Geländeplättchen an, auf dem zu Beginn eigene Einheiten standen und auf dem Platz ist: neben anderen Helden, solange seine Krieger nicht genannt sind, danach neben allen Einheiten; ohne ein solches Plättchen fragt das Umgruppieren nichts.
rule-I26-24 = Ob ein Wert schon gezogen ist, folgt aus dem, was alle wissen: eine Stärke, wenn dort ein Späher liegt oder die Figur gekämpft hat, eine Ruine, wenn dort ein Späher liegt oder sie aufgedeckt ist.
rule-I27-1 = Je Person: Reserve + Krieger an Orten + Krieger in einer Gruppe unterwegs oder beiseitegestellt + Krieger auf Aufgaben = 25.
rule-I27-2 = Je Person und Typ: Die Heldenfigur ist zu Hause oder an genau einem Ort (oder in einer Gruppe unterwegs) mit genau einer Karte; keine Karte ist an zwei Stellen; alle 24 Karten sind erfasst.
rule-I27-3 = Je Person: gelegte Späher ≤ { $box_components_scouts }, höchstens einer je Plättchen.
rule-I27-4 = Je Person: 0 ≤ aktive Schilde ≤ Verteidigungswert ≤ { $box_components_shields }; 1 ≤ Stufe eines Rads ≤ 6; 0 ≤ Kriegsmarker ≤ { $box_components_war_markers }; Münzen, Glück, Götzen ≥ 0.
rule-I27-5 = Je Geländeplättchen außerhalb eines Kampfes: Einheiten höchstens einer Person; höchstens so viele, wie deren Grenze erlaubt; nie Einheiten und eine Kreatur.
rule-I27-6 = Magie: Stapel + abgelegte Karten + Hände = 32, von jeder Art so viele wie in I1.26; die Schranken I26.11 und I26.13 gelten für die wahren Zahlen.
rule-I27-7 = Götter: Beutel der Stapel + Schichten + offene + genommene + ausgeschiedene + Delve = 80, 20 je Farbe.
rule-I27-8 = Edelsteine: je Farbe auf der Mine + im Besitz = Zahl der Personen; niemand besitzt zwei einer Farbe.
rule-I27-9 = Figuren: je Art auf Plättchen + gewonnene + geflohene + unbenutzte = Vorrat aus I1.6; die gezogenen Stärken einer Art sind ein Teil ihrer Liste, keine öfter als dort.
rule-I27-10 = Gezogene Ruinenplättchen sind verschieden; eine einmal aufgedeckte Ruine bleibt aufgedeckt.
rule-I27-11 = Die Kostenmarker auf dem Aktionsplan sind genau die, die zur Personenzahl gehören, jeder genau so oft.
rule-I27-12 = Aktionsmarker je Person und Runde ≤ 4; höchstens einer je Plättchen und Person, zwei auf einem Plättchen nur durch g35 einmal je Runde; die Aktion Münzen unbegrenzt.
rule-I27-13 = In der Spielreihenfolge kommt jede Person genau einmal vor, im Stapel der Gunstmarker ebenso; Stufe von 0 bis { $box_favour_track_top_step }.
rule-I27-14 = Gezeigte Kreaturenkarten: eine je beendeter Runde, alle verschieden.
rule-I27-15 = Es sind nie mehr als 6 Herzen, und in einem Kampf werden es nie mehr.
rule-I27-16 = Mit `supply_limits on`: Glück aller Personen ≤ { $box_components_luck_tokens }, Götzen ≤ { $box_components_idol_tokens }.
rule-I27-17 = Jede Entscheidung, die einer Person gestellt wird, hat mindestens 2 Möglichkeiten (oder ist `mix`), alle verschieden und innerhalb der Tabelle der ganzen Zahlen.
