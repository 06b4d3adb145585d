# Warum in Tianguis etwas nicht geht, nach Regeln. Conventions: patolli/messages/__init__.py.

explain-T1-2 = Karten werden ausgelost, und so eine ist nicht mehr da.
explain-T2-2 = Die Punkte des Standes kommen aus einem Würfel.
explain-T2-4 = Du hast keine Bohnen mehr zu legen, oder es liegen schon drei dort. Eröffne die Gebote.
explain-T3-1 = { $bid ->
    [0] Biete mindestens 1 Bohne.
    [one] Das höchste Gebot ist 1 Bohne. Biete mehr, oder passe.
   *[other] Das höchste Gebot sind { $bid } Bohnen. Biete mehr, oder passe.
}
explain-T3-2 = { $beans ->
    [0] Du hast keine Bohnen mehr. Passe.
    [one] Du hast nur 1 Bohne. Biete nicht mehr als das.
   *[other] Du hast nur { $beans } Bohnen. Biete nicht mehr als das.
}
explain-T4-2 = Du hast keinen Kojoten zum Ausspielen.
explain-T5-4 = Das Spiel ist aus.
