# Warum in Chichén Itzá etwas nicht geht, nach Regeln. Conventions: patolli/messages/__init__.py.

explain-I1-15 = Dieses Rad steht schon ganz oben. Dreh ein anderes.
explain-I1-28 = Die nächste Heldenkarte wird ausgelost.
explain-I1-29 = Götterkarten werden ausgelost, und diese kann jetzt nicht kommen.
explain-I2-10 = Die Plättchen werden ausgelost, und von dieser Art ist keines mehr da.
explain-I2-14 = { $units ->
    [hidden] Für noch eine Einheit ist kein Platz.
    [one] Dort steht 1 deiner Einheiten, und höchstens { $limit } dürfen es sein.
   *[other] Dort stehen { $units } deiner Einheiten, und höchstens { $limit } dürfen es sein.
}
explain-I2-18 = Die Landkarte wird ausgelost: jedes Plättchen neben zwei andere.
explain-I2-19 = Ein Plättchen kommt auf einen freien Platz neben zwei anderen; die Stadt zählt als eines.
explain-I3-3 = Ruinen werden ausgelost.
explain-I3-6 = Kreaturen werden ausgelost, und von dieser Art ist keine mehr da.
explain-I3-7 = Die Plätze der Kreaturen werden ausgelost.
explain-I3-8 = Die Stärke einer Kreatur wird ausgelost.
explain-I3-9 = Die Aufgaben werden ausgelost.
explain-I3-13 = Die Aktionsplättchen werden ausgelost.
explain-I3-14 = Die Kostenmarker werden ausgelost.
explain-I3-15 = Die Spielreihenfolge wird ausgelost.
explain-I4-4 = Das Spiel ist aus: Alle Runden sind gespielt.
explain-I5-3 = So viele Dörfer und Lager hast du nicht.
explain-I5-7 = { $price ->
    [hidden] Dieser Held will jetzt keinen Sold.
   *[other] Sein Sold ist { $price ->
        [one] 1 Münze
       *[other] { $price } Münzen
    }, und du hast { $coins ->
        [0] keine
       *[other] nur { $coins }
    }. Entlass ihn, oder tausch einen Götzen ein.
}
explain-I5-14 = Jede dieser Gottheiten kannst du in der Versorgung einmal nutzen, und nur, wo sie etwas bewirkt.
explain-I6-3 = Auf diesem Plättchen liegt schon ein Marker von dir. Wähle eine andere Aktion.
explain-I6-11 = { $price ->
    [hidden] Für diese Aktion hast du nicht genug Münzen.
   *[other] Diese Aktion kostet dich { $price ->
        [one] 1 Münze
       *[other] { $price } Münzen
    }, und du hast { $coins ->
        [0] keine
       *[other] nur { $coins }
    }.
}
explain-I6-12 = { $action ->
    [god] Es liegt keine Götterkarte offen.
    [magic] Es sind keine Magiekarten mehr zu ziehen.
    [scout] Du hast keinen Späher mehr, oder auf jedem Plättchen liegt schon einer von dir.
    [war] Deine beiden Marker liegen schon auf Krieg.
    [favour] Auf den Stufen der Gunst kommst du nicht mehr höher.
    [reinforce] Du hast keinen Krieger in der Reserve, oder kein Lager und kein Dorf schickt einen.
    [regroup] Du hast keine Einheiten auf der Landkarte, die du umgruppieren könntest.
    [recruit] Alle deine Helden sind schon im Spiel, oder es ist keiner mehr da.
    [move] Keiner deiner Helden kann jetzt irgendwohin.
    [free] Dieser Held kann jetzt nirgendwohin.
    [land] Keine deiner Einheiten kann jetzt über Land irgendwohin.
    [water] Keine deiner Einheiten kann jetzt übers Wasser irgendwohin.
   *[other] Das hätte jetzt keine Wirkung. Wähle eine andere Aktion.
}
explain-I6-14 = Zu viert gehört dieses Plättchen nicht zu den Aktionen.
explain-I6-15 = Zu dritt gehört dieses Plättchen nicht zu den Aktionen.
explain-I6-16 = Zu zweit gehört dieses Plättchen nicht zu den Aktionen.
explain-I7-2 = Diese Karte liegt nicht offen.
explain-I7-5 = Ein Späher kommt auf ein Plättchen, auf dem noch keiner von dir liegt, nicht in die Stadt.
explain-I7-16 = Krieger kommen in die Stadt oder auf Plättchen, auf denen schon Einheiten von dir stehen.
explain-I7-19 = Dieser Held ist schon im Spiel, oder von dieser Art ist keine Karte mehr da.
explain-I7-20 = Bei diesem Zug muss ein Held dabei sein.
explain-I7-21 = Dieser freie Zug ist für einen bestimmten Helden: Bei ihm muss er dabei sein, bei anderen Heldenzügen nicht.
explain-I8-1 = Dort hast du keine Einheiten. Beginne in der Stadt oder auf einem Plättchen mit Einheiten von dir.
explain-I8-2 = Diese Gruppe ist zu groß, oder du hast diese Einheiten dort nicht.
explain-I8-4 = { $way ->
    [water] Übers Wasser kommst du nur über Wasser und durch die Stadt.
   *[land] Über Land kommst du nur über Land und durch die Stadt.
}
explain-I8-6 = Das ist zu weit.
explain-I8-9 = Dort steht die Gruppe schon. Wähle einen anderen Ort.
explain-I8-11 = { $units ->
    [hidden] Dort stünden zu viele Einheiten.
    [one] Dort steht schon 1 deiner Einheiten, und mit der Gruppe dürfen es höchstens { $limit } sein.
   *[other] Dort stehen schon { $units } deiner Einheiten, und mit der Gruppe dürfen es höchstens { $limit } sein.
}
explain-I8-14 = { $needed ->
    [hidden] Das ist ein Angriff auf jemand anderen. Dafür brauchst du einen Marker auf Krieg.
   *[other] Das ist ein Angriff auf jemand anderen. Dafür brauchst du { $needed ->
        [one] 1 Marker
       *[other] { $needed } Marker
    } auf Krieg, und du hast { $war ->
        [0] keinen
       *[other] nur { $war }
    }. Nimm erst die Aktion „Krieg“.
}
explain-I8-15 = { $needed ->
    [hidden] Dieser Angriff kostet Münzen, und du hast nicht genug.
   *[other] Diese Person anzugreifen kostet { $needed ->
        [one] 1 Münze
       *[other] { $needed } Münzen
    }, und du hast nach der Aktion { $coins ->
        [0] keine
       *[other] nur noch { $coins }
    }.
}
explain-I10-1 = So viele Karten einer Art hast du nicht, oder dein Rad lässt nicht so viele zu.
explain-I10-14 = Du hast in dieser Phase schon Glück eingesetzt, oder du hast zu wenig davon.
explain-I10-16 = Nach den Bonuswürfen bleiben die Würfel liegen. Glück kann noch einen Treffer bringen.
explain-I10-18 = Noch einmal geworfen werden nur Würfel, die nicht getroffen haben, jeder einmal.
explain-I10-19 = Diese Karte hast du nicht, oder du hast sie in dieser Phase schon benutzt.
explain-I11-6 = Davon hast du nichts mehr, was du abgeben könntest.
explain-I11-11 = Dieser Held ist nicht in diesem Kampf. Wähle einen, der es ist.
explain-I16-3 = Dort hast du keinen Krieger für die Aufgabe.
explain-I16-9 = Die angreifende Kreatur wird ausgelost, jede Art einmal.
explain-I16-12 = Fünf deiner Einheiten verteidigen die Stadt, oder alle, wenn du weniger hast. Wähle genau so viele.
explain-I18-1 = Du hast keinen Götzen zum Tauschen.
explain-I18-9 = Davon ist nichts mehr da, was du für den Götzen bekommen könntest.
explain-I18-10 = Nach den älteren Regeln dieses Spiels werden Götzen nur in bestimmten Momenten getauscht.
explain-I20-30 = Dafür brauchst du die Götterkarte, mit der man drei zieht, und einen Stapel mit Karten.
explain-I20-38 = Wähle einen Weg, auf dem eine deiner Gruppen irgendwohin kommt.
explain-I20-53 = So viele von diesen Karten hast du nicht.
explain-I20-59 = Krieger schließen sich nur dort an, wo der Weg übers Wasser vorbeiführt.
explain-I20-60 = Krieger schließen sich nur dort an, wo der Weg über Land vorbeiführt.
explain-I21-07 = Er kann auf ein anderes Plättchen von dir, auf dem Platz ist, nicht in die Stadt.
explain-I21-12 = Schilde zahlst du nur als Glück, wenn der Held im Kampf ist, der das erlaubt.
explain-I21-21 = Krieger rufst du von Plättchen, auf denen du welche hast, solange in der Gruppe Platz ist.
explain-I21-23 = Für diese Verbindung hast du nichts bekommen.
explain-I21-24 = Dafür brauchst du den Helden im Kampf und eine 6 im ersten Wurf; es geht einmal je Phase.
explain-I23-5 = Dieser Held ist schon im Spiel, oder von dieser Art ist keine Karte mehr da.
explain-I25-1 = Das steht jetzt nicht zur Wahl. Die leuchtenden Orte und die Knöpfe zeigen, was geht.
explain-I25-6 = Das wird ausgelost.
explain-I25-8 = Nach den älteren Regeln dieses Spiels werden Krieger und Würfel der Reihe nach genannt, und hier bist du schon vorbei.
explain-I25-12 = Diese Gruppe käme nirgendwohin. Wähle eine andere.
explain-I25-13 = Mit dieser Zahl geht es nicht auf: Jedes Plättchen hat eine Grenze, und alle Krieger brauchen einen Ort.
explain-I25-15 = Wähle die Stadt oder ein Plättchen, auf dem du vor dem Umgruppieren Einheiten hattest.
