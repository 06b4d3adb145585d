# Der Name der Tabelle in der Datendatei, und woher sie stammt: für die Seite „Diese Ausgabe“.

fact-cards = Die Karten
source-cards = das Spiel haben wir selbst erfunden
