"""Messages: all texts for people, as Fluent messages in English, German and Dutch.

`en.ftl`, `de.ftl` and `nl.ftl` beside this file hold the messages that all games and the terminal share; files of these
names in a game's folder `messages` hold its own. `errors.en.ftl` ... have the errors of the server (`error-<code>`) and
the notes of a table (`note-<id>`). The browser reads the same files, so they use standard Fluent only.
Underscores, plus signs and spaces of names become hyphens; capitals stay. The messages of a game:

    name, about             the game's name, and one sentence on it
    event-<kind>            an event; arguments: its fields
    events-<kind>           several events of a kind and a seat in a row, as pages say them in one line; each field but
                            $seat is the list of theirs, "hidden" if the reader knows none; their number is $n; a kind
                            without this message has a line for each event
    ask-<Frame>             the question of a frame; arguments: the visible fields of the frame
    verb-<verb>             a few words on the effect of a verb; $frame is the question
    do-<verb>               the same as a button says it; $frame is the question, $a and $b the first words of the
                            action, $spot the last word of its first place, if they are known, else "none"; a message
                            that says the same for all places has them behind it; a game need not have it
    cost-<thing>            a part of the cost of an action; argument: $n
    option-<name>           the meaning of an option, and option-<name>-<value> for each of its words
    view-...                the lines of `game.describe(view)`
    part-<key>              a part of the score
    term-<key>              a term of the evaluation, as hints name it
    style-<name>            the name of a bot's style, and style-about-<name> a sentence on it
    reason-<reason>         the reason of the end
    tie-<name>              the tie-break that decided the game; arguments: $winners, $rival, $best and $next, which are
                            the numbers of these seats
    word-<value>            a term such as a kind of card
    rule-<id>               the summary of a rule, in `rules.de.ftl` and `rules.nl.ftl`; in English the rule is quoted
    fact-<table>            the name of a table of a data file, and source-<table> its source: in `edition.<lang>.ftl`
    explain-<id>            why a rule refuses an action, for players, in `refusals.en.ftl` ...; arguments: those of
                            `game.refusal_details`; a rule without it is explained by its summary

Arguments: a field that the reader may not know arrives as "hidden", so that messages select on it; a list arrives with
commas, an empty one or an empty text as "none"; true and false arrive as "yes" and "no". Functions, of one thing or of
a list, which then reads "a, b and c":

    SEAT($seat)             the label of a seat
    SPOT($cell)             the name of a place, as `game.spot_names` gives it
    WORD($card)             the term `word-<value>`; equal ones together read "2 × gold"
    LIST($sizes)            the things as they are
    COUNT($n, "coins")      so many of them, by the message `count-coins`, whose argument is $n

Every message of a game may also name the numbers and facts of the table's data files, by their keys with underscores:
`$box_supply_warriors` (see `message_facts`).
"""

import re
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from patolli.core.audience import Seat
from patolli.core.errors import NotOffered, NotYourTurn
from patolli.core.game import Fact, Game

LANGS: Final = ("en", "de", "nl")
HERE: Final = Path(__file__).parent
HIDDEN: Final = "hidden"
HYPHENS: Final = str.maketrans("_+ ", "---")
UNDERSCORES: Final = str.maketrans(".-+", "___")
FACT_NAME: Final = re.compile(r"\$([a-z]+_[a-z0-9_]+)")
BOT: Final = "bot:"
RULE: Final = "rule-"
EXPLAIN: Final = "explain-"


class Messages:
    """The messages of a game (None: only the shared ones) in a language, for seats with these labels.

    A missing message raises nothing: the English one is used, or else its id. `missing` collects the ids, for tests.
    """

    def __init__(self, game: Game | type[Game] | None, lang: str = "en", labels: Sequence[str] = ()) -> None:
        self.game = game if isinstance(game, Game) else None
        self.folder = game.folder if game else None
        self.names = self.game.seat_names(len(labels)) if self.game else ()
        self.labels = labels
        self.missing: set[str] = set()
        self.facts = message_facts(self.game) if self.game else {}
        self.bundles = [self.bundle(lang)] + ([self.bundle("en")] if lang != "en" else [])

    def bundle(self, lang: str) -> Any:
        """Return the messages of one language."""
        functions = {
            "SEAT": self.seats,
            "SPOT": self.spots,
            "WORD": self.terms,
            "LIST": self.listed,
            "COUNT": self.counted,
        }
        bundle = FluentBundle([lang], functions=functions, use_isolating=False)
        files = [HERE / f"{lang}.ftl", HERE / f"errors.{lang}.ftl"]
        if self.folder is not None:
            own = self.folder / "messages"
            own_files = (f"{kind}.{lang}.ftl" for kind in ("rules", "refusals", "edition"))
            files = [own / f"{lang}.ftl", *files, *(own / name for name in own_files)]
        for file in files:
            bundle.add_resource(resource(file))
        return bundle

    def has(self, message: str) -> bool:
        """Say whether this language has a message."""
        return bool(self.bundles[0].has_message(message))

    def format(self, message: str, args: Mapping[str, object] | None = None) -> str:
        """Return the text of a message."""
        shown = self.facts | {name: argument(value) for name, value in (args or {}).items()}
        for bundle in self.bundles:
            lang = bundle.locales[0]
            if bundle.has_message(message):
                text, errors = bundle.format_pattern(bundle.get_message(message).value, shown)
                self.missing.update(f"{lang}: {message}: {error}" for error in errors)
                return str(text)
            if lang != "en" or not self.rule_summary(message):
                self.missing.add(f"{lang}: no message {message}")
        if message.startswith(EXPLAIN):
            return self.format(RULE + message.removeprefix(EXPLAIN))
        return self.rule_summary(message) or self.placeholder(message, shown)

    def rule_summary(self, message: str) -> str:
        """Return the summary of the rule of a message `rule-<id>` as the rules have it; empty for other messages."""
        if self.game is None or not message.startswith(RULE):
            return ""
        try:
            return self.game.rule_summary(message.removeprefix(RULE).replace("-", "."))
        except KeyError:
            return ""

    def placeholder(self, message: str, shown: Mapping[str, object]) -> str:
        """Return a replacement for a message that no language has: the game's name, or the id with its arguments."""
        if message == "name" and self.game:
            return self.game.name
        return " ".join([message, *(f"{name}={value}" for name, value in shown.items())])

    def event(self, shown: Mapping[str, object]) -> str:
        """Return the text of an event, given as `Events.visible` returns it."""
        return self.format(message_id("event", shown["kind"]), {k: v for k, v in shown.items() if k != "kind"})

    def question(self, view: Mapping[str, Any]) -> str:
        """Return the text of the open question of a view."""
        frame = view["stack"][-1]
        return self.format(message_id("ask", frame["frame"]), {k: v for k, v in frame.items() if k != "frame"})

    def refusal(self, refused: NotOffered | NotYourTurn, view: dict[str, Any], seat: Seat, text: str) -> str:
        """Return the reason of a refusal for the viewer, as the game explains it."""
        if self.game is None or not refused.rule:
            return str(refused)
        return self.format(*self.game.explain(view, seat, text, refused.rule))

    def cost(self, cost: Mapping[str, int]) -> str:
        """Return the text of a cost; empty if there is none."""
        return ", ".join(self.format(message_id("cost", thing), {"n": n}) for thing, n in cost.items())

    def label(self, seat: int) -> str:
        """Return the label of a seat, with the seat's name added if two labels are equal."""
        if not 0 <= seat < len(self.labels):
            return self.format("nobody")
        label = self.plain_label(seat)
        alike = sum(self.plain_label(other) == label for other in range(len(self.labels))) > 1
        return f"{label} ({self.names[seat]})" if alike else label

    def plain_label(self, seat: int) -> str:
        """Return the label of a seat: a bot's name, or the seat's name if it has no label."""
        label = "".join(
            sign for sign in self.labels[seat] if sign.isprintable()
        )  # a record from elsewhere may hold control characters
        return self.bot_label(label.removeprefix(BOT)) if label.startswith(BOT) else label or self.names[seat]

    def bot_label(self, name: str) -> str:
        """Return the label of a bot, with its style and strength: "Normal (Builder, 40 %)"."""
        base, _, strength = name.partition("~")
        base, _, style = base.partition(":")
        known = self.format(message_id("style", style)) if self.has(message_id("style", style)) else style
        more = ", ".join(filter(None, (known, f"{strength} %" if strength else "")))
        return f"{base.capitalize()} ({more})" if more else base.capitalize()

    def seats(self, value: object) -> str:
        """Return the labels of a seat or a list of seats: SEAT."""
        return self.listed(value, lambda text: self.label(int(text)) if is_number(text) else text)

    def spots(self, value: object) -> str:
        """Return the names of a place or a list of places: SPOT."""
        names = self.game.spot_names if self.game else []
        return self.listed(value, lambda text: names[int(text)] if names and is_number(text) else text)

    def terms(self, value: object) -> str:
        """Return a term or a list of terms, equal ones put together: WORD."""
        groups = Counter(str(value).split(", "))
        texts = [(f"{n} × " if n > 1 else "") + self.format(message_id("word", text)) for text, n in groups.items()]
        return self.joined(texts)

    def listed(self, value: object, name: Callable[[str], str] = str) -> str:
        """Return the names of the things of a list: LIST."""
        return self.joined([name(text) for text in str(value).split(", ")])

    def counted(self, n: object, thing: object) -> str:
        """Return so many things of a kind in words: COUNT."""
        return self.format(message_id("count", thing), {"n": n})

    def worded(self, fact: Fact) -> str:
        """Return a fact of a data file in words."""
        return self.terms(", ".join(fact)) if isinstance(fact, list) else str(fact)

    def joined(self, things: Sequence[str]) -> str:
        """Return "a, b and c" in this language; a thing may contain commas."""
        *rest, last = things
        return self.format("and-last", {"rest": ", ".join(rest), "last": last}) if rest else last


def is_number(text: str) -> bool:
    """Say whether an argument is a number rather than "hidden" or "none"."""
    return text.lstrip("-").isdigit()


def message_id(prefix: str, key: object) -> str:
    """Return the id of the message on a thing of the game."""
    return f"{prefix}-{key}".translate(HYPHENS)


def argument(value: object) -> object:
    """Return a field as an argument of a message."""
    if value is None:
        return HIDDEN
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, (list, tuple)):
        return ", ".join(str(argument(v)) for v in value) or "none"
    return "none" if value == "" else value


def message_facts(game: Game) -> dict[str, object]:
    """Return the numbers and facts of the game's data files that its messages name, as arguments of all messages."""
    named = named_facts(game.folder)
    if not named:
        return {}
    known: dict[str, object] = dict(game.file_numbers())
    known |= game.facts()
    shown = {key.translate(UNDERSCORES): value for key, value in known.items()}
    return {name: fact_argument(shown[name]) for name in sorted(named & shown.keys())}


def fact_argument(value: object) -> object:
    """Return a number as it is, and a list with commas."""
    alone = value[0] if isinstance(value, list) and len(value) == 1 else value
    return argument(alone)


@cache
def named_facts(folder: Path) -> frozenset[str]:
    """Return the names that messages of a game give to numbers and facts of data files."""
    texts = [path.read_text(encoding="utf-8") for path in sorted((folder / "messages").glob("*.ftl"))]
    return frozenset(name for text in texts for name in FACT_NAME.findall(text))


@cache
def resource(path: Path) -> Any:
    """Return the parsed file; one that is missing has no messages."""
    return FluentResource(path.read_text(encoding="utf-8") if path.exists() else "")


def worded_facts(game: Game, lang: str = "en") -> dict[str, str]:
    """Return the facts of a game's data files in words."""
    words = Messages(game, lang)
    return {key: words.worded(fact) for key, fact in game.facts().items()}
