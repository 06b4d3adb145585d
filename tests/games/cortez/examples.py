"""The position language of chapter 25 of the rules, second part: statements, questions and whole examples.

    holds(table, "hand red war 31 sup 1c")      a statement, or an AssertionError that gives the truth
    run("pos 2 action red; red a1 ...")         a worked example, line by line; `new N` begins with a real game

An error in an example, or a difference from it, is an AssertionError that begins with the number of the line
and shows the line.
"""

from games.cortez.position import Table, at, field_at, new, sections, set_point, supply_text, war, war_text
from games.language import asked, from_dump, heard, number, offers, play, seat_at, step

from patolli.core.state import CHANCE
from patolli.games.cortez.data.components import BRIBES, KINDS, NATIONS
from patolli.games.cortez.rules.combat.battle import current_battle, strength
from patolli.games.cortez.state import OWN

# Movement


def marched(table: Table, who: str, start: str, camouflage: int, swords: int, without: str = "") -> Table | None:
    """Return the position after a figure has set out, if it can; its owner gets a hand, and one field is cleared."""
    seat = seat_at(table, who)
    dump = table.game.dump(table.state)
    if without:
        dump["state"]["figure"][field_at(table, without)] = 0
    set_point(dump, seat, 4, "Act")
    dump["state"]["supply"][seat] = [camouflage, 0, 0, 0]
    dump["state"]["war"][seat] = [swords, 0, 0, 0, 0, 0]
    now = from_dump(table.game, dump)
    return play(now, f"{who} move {start}") if f"move {name_of(now, start)}" in offers(now) else None


def name_of(table: Table, field: str) -> str:
    """Return the one name of a field."""
    return table.state.board.names[field_at(table, field)]


def cost(table: Table, who: str, start: str, target: str) -> int | None:
    """Return the price of a field, occupied or not (C8.6), for a seat that can pay any; None if there is no way."""
    now = marched(table, who, start, 25, 1, without=target)
    text = f"to {name_of(table, target)}"
    if now is None or text not in offers(now):
        return None
    return now.game.cost(now.state, now.game.actions.parse(text)).get("camouflage", 0)


def targets(table: Table, who: str, start: str, camouflage: int, swords: int) -> list[str]:
    """Return the targets of a figure whose owner holds such a hand."""
    now = marched(table, who, start, camouflage, swords)
    return [] if now is None else [text.split()[1] for text in offers(now)]


def is_target(table: Table, who: str, start: str, target: str) -> bool:
    """Say whether a target is legal with the hand that the seat holds."""
    seat = seat_at(table, who)
    return target in targets(table, who, start, table.state.supply[seat][0], sum(table.state.war[seat]))


# Facts


def figures(table: Table, code: int) -> list[str]:
    """Return the fields of the figures with a code."""
    return [table.state.board.names[field] for field, found in enumerate(table.state.figure) if found == code]


def hand_text(table: Table, who: str, named: list[str]) -> str:
    """Return the named parts of a hand."""
    seat, s = seat_at(table, who), table.state
    words = []
    for section in named:
        held = {
            "war": war_text(s.war[seat]),
            "sup": supply_text(s.supply[seat]),
            "bribe": " ".join(kind for kind, n in zip(BRIBES, s.bribes[seat], strict=True) for _ in range(n)),
            "mission": str(s.mission[seat]),
        }[section]
        words.append(f"{section} {held}".strip())
    return " ".join(words)


def strengths(table: Table) -> str:
    """Return the strengths that were turned up last: attacker, defender."""
    turned = heard(table, None, "turned-up")[-2:]
    return " ".join(str(event["strength"]) for event in turned)


def claims(table: Table) -> list[str]:
    """Return the seats that draw supplies, one by one, until a seat must decide."""
    now = table.copied()._replace(events=[])
    while now.state.to_act() == (CHANCE,):
        step(now, CHANCE, offers(now)[0])
    names = now.game.seat_names(now.state.players)
    return [names[event["seat"]] for event in heard(now, None, "drew-supply")]


def payments(hand: str, bid: int) -> list[str]:
    """Return all ways to pay a bid in whatever order, as letters, the dearest first."""
    table = play(at(f"2 event bribery red; hand blue sup {hand}"), f"blue bid {bid}")
    ways = [(table, "")]
    found = []
    while ways:
        now, paid = ways.pop()
        if asked(now) == "*":
            found.append(paid)
            continue
        ways += [(play(now, f"blue {pay}"), paid + pay.split()[1][0]) for pay in offers(now)]
    return sorted({"".join(sorted(way, key="gfwc".index)) for way in found})


def truth(table: Table, words: list[str]) -> list[str]:
    """Return the true form of a statement; the order of fields does not matter."""
    s, names = table.state, table.game.seat_names(table.state.players)
    match words:
        case ["treasure", *_]:
            won = [name for name, n in zip(names, s.treasures, strict=True) for _ in range(n)]
            return ["treasure", *(won or ["none"])]
        case ["hand", who, *rest]:
            return ["hand", who, *hand_text(table, who, list(sections(rest))).split()]
        case ["discard", *_]:
            return ["discard", *supply_text(s.discard).split()]
        case ["known", who, *_]:
            return ["known", who, *supply_text(s.known[seat_at(table, who)]).split()]
        case ["strength", *_]:
            return ["strength", *strengths(table).split()]
        case ["defender", _]:
            combat = current_battle(s)
            return ["defender", names[combat.defender] if combat and combat.defender >= 0 else "none"]
        case ["claims", *_]:
            return ["claims", *claims(table)]
        case ["over", _]:
            return ["over", s.reason if not s.to_act() else "not"]
        case ["nation", _]:
            parts = table.game.result(s).parts
            nations = {NATIONS[s.colour[seat] % 2] for seat, part in enumerate(parts) if part["nation"]}
            return ["nation", *(nations or ["none"])]
        case ["scores", *_]:
            scores = table.game.result(s).scores
            return ["scores", *[word for pair in zip(names, map(str, scores), strict=True) for word in pair]]
        case ["winner", *_]:
            return ["winner", *[names[seat] for seat in table.game.result(s).ranking[0]]]
        case ["aztec" | "spaniard" as nation, *_]:
            return [nation, *figures(table, NATIONS.index(nation) + 1)]
        case [who, *_] if who in names:
            return [who, *figures(table, OWN + names.index(who))]
    raise AssertionError(f"{' '.join(words)} is no statement")


def holds(table: Table, statement: str) -> None:
    """Assert a statement."""
    words = statement.split()
    found = truth(table, words)
    ordered = words[0] in ("claims", "strength")
    same = words == found if ordered else sorted(words) == sorted(found)
    assert same, f"{statement.strip()}: it is {' '.join(found)}"


def check_offers(table: Table, text: str) -> None:
    """Assert all answers to the next decision (`red: a | b`), or their number (`red 6`)."""
    who, colon, answers = text.partition(":")
    if not colon:
        who, count = text.split()
        assert number(count) == len(offers(table)), f"{len(offers(table))} answers"
    assert asked(table) == who.strip(), f"{asked(table) or 'nobody'} must decide"
    if colon:
        found = set(offers(table))
        assert {answer.strip() for answer in answers.split("|")} == found, f"{' | '.join(sorted(found))}"


def question(table: Table, verb: str, rest: str) -> None:
    """Answer one question about a position."""
    words = rest.replace(">", " ").replace("=", " ").split()
    match verb, words:
        case "cost", [who, start, target, expected]:
            price = cost(table, who, start, target)
            found = "-" if price is None else str(price)
        case "target", [who, start, target, expected]:
            found = "yes" if is_target(table, who, start, name_of(table, target)) else "no"
        case "reach", [who, start, camouflage, swords, expected]:
            found = str(len(targets(table, who, start, number(camouflage[1:]), number(swords[1:]))))
        case "str", [cards, weapons, expected]:
            found = str(strength(war(cards), number(weapons)))
        case "pays", [hand, bid, *ways]:
            found, expected = " ".join(payments(hand, number(bid))), " ".join(sorted(ways))
        case "field", [one, other]:
            found, expected = name_of(table, one), name_of(table, other)
        case "kind", [field, expected]:
            found = KINDS[table.state.board.kind[field_at(table, field)]]
        case "is", _:
            return holds(table, rest)
        case "never", _:
            found, expected = str(rest in offers(table)), "False"
        case _:
            raise AssertionError(f"{verb} {rest} is no question")
    assert found == expected, f"{verb} {rest.strip()}: it is {found}"
    return None


def run(text: str, first: int = 1, **options: object) -> Table:
    """Check the lines of an example and return its last position; `first` is the number of its first line."""
    table = new(2, **options)
    for count, line in enumerate(text.splitlines(), first):
        verb, _, rest = line.strip().partition(" ")
        try:
            if verb == "pos":
                table = at(rest, **options)
            elif verb == "new":
                table = new(number(rest), **options)
            elif verb == "do":
                table = play(table, rest)
            elif verb == "ask":
                check_offers(table, rest)
            elif verb:
                for part in line.split(";"):
                    word, _, tail = part.strip().partition(" ")
                    question(table, word, tail)
        except (AssertionError, ValueError, IndexError, KeyError) as error:
            raise AssertionError(f"line {count}: {line.strip()}: {error}") from error
    return table
