# Waarom iets in Tianguis niet kan, per regel. Conventions: patolli/messages/__init__.py.

explain-T1-2 = Kaarten worden geloot, en zo een is er niet meer.
explain-T2-2 = De punten van de kraam komen van een dobbelsteen.
explain-T2-4 = Je hebt geen bonen meer om te leggen, of er liggen er al drie. Open het bieden.
explain-T3-1 = { $bid ->
    [0] Bied minstens 1 boon.
    [one] Het hoogste bod is 1 boon. Bied meer, of pas.
   *[other] Het hoogste bod is { $bid } bonen. Bied meer, of pas.
}
explain-T3-2 = { $beans ->
    [0] Je hebt geen bonen meer. Pas.
    [one] Je hebt maar 1 boon. Bied niet meer dan dat.
   *[other] Je hebt maar { $beans } bonen. Bied niet meer dan dat.
}
explain-T4-2 = Je hebt geen coyote om te spelen.
explain-T5-4 = Het spel is afgelopen.
