"""Words: what people read, as Fluent messages, in English, German and Dutch.

`en.ftl`, `de.ftl` and `nl.ftl` beside this file hold what all games and the terminal share; the files of the same
names in a game's folder hold its own. The browser reads the same files, so they use only what Fluent has everywhere.
Underscores, plus signs and spaces of names become hyphens; capitals stay. The messages of a game:

    name, about             the game's name, and one sentence on it
    event-<kind>            what happened; arguments: the fields of the event
    ask-<Frame>             what a seat must decide there; arguments: the visible fields of the frame
    verb-<verb>             a few words on what a verb does
    do-<verb>               the same as a button says it; $frame is the question, $a and $b the first words of the
                            action, $spot the last word of its first place, if they are known, else "none"; a message
                            that says the same for all places has them behind it; a game need not have it
    cost-<thing>            what an action takes; argument: $n
    option-<name>           what an option means, and option-<name>-<value> for each of its words
    view-...                the lines of `game.describe(view)`
    part-<key>              a part of the score
    term-<key>              a part of what a position is worth, as hints name it
    style-<name>            how a bot likes to play, and style-about-<name> in a sentence
    reason-<reason>         why the game is over
    word-<value>            a term such as a kind of card
    rule-<id>               what a refusal says, in `rules.de.ftl` and `rules.nl.ftl`; in English it quotes the rule

Arguments: a field that the reader may not know arrives as "hidden", so that messages select on it; a list arrives with
commas, an empty one or an empty text as "none"; true and false arrive as "yes" and "no". Functions, of one thing or of
a list, which then reads "a, b and c":

    SEAT($seat)             the label of a seat
    SPOT($cell)             the name of a place, as `game.spot_name` gives it
    WORD($card)             the term `word-<value>`; equal ones that follow each other read "2 × gold"
    LIST($sizes)            the things as they are
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from itertools import groupby
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from patolli.core.errors import NotOffered, NotYourTurn
from patolli.core.game import Game

LANGS: Final = ("en", "de", "nl")
HERE: Final = Path(__file__).parent
HIDDEN: Final = "hidden"
HYPHENS: Final = str.maketrans("_+ ", "---")
BOT: Final = "bot:"


class Words:
    """The words of a game (None: only the shared ones) in a language, for a table whose seats have these labels.

    Nothing here raises for a person: a missing message is told in English, and if there is none by its id. What went
    wrong is kept in `faults`, for the tests.
    """

    def __init__(self, game: Game | type[Game] | None, lang: str = "en", labels: Sequence[str] = ()) -> None:
        self.game = game if isinstance(game, Game) else None
        self.folder = game.folder if game else None
        self.names = self.game.seat_names(len(labels)) if self.game else ()
        self.labels = labels
        self.faults: set[str] = set()
        self.bundles = [self.bundle(lang)] + ([self.bundle("en")] if lang != "en" else [])

    def bundle(self, lang: str) -> Any:
        """The messages of one language."""
        functions = {"SEAT": self.seats, "SPOT": self.spots, "WORD": self.terms, "LIST": self.listed}
        bundle = FluentBundle([lang], functions=functions, use_isolating=False)
        for folder in (self.folder, HERE):
            if folder is not None:
                bundle.add_resource(resource(folder / f"{lang}.ftl"))
        if self.folder is not None:
            bundle.add_resource(resource(self.folder / f"rules.{lang}.ftl"))
        return bundle

    def has(self, message: str) -> bool:
        """Whether there is such a message in this language."""
        return bool(self.bundles[0].has_message(message))

    def say(self, message: str, args: Mapping[str, object] | None = None) -> str:
        """A message in words."""
        shown = {name: argument(value) for name, value in (args or {}).items()}
        for bundle in self.bundles:
            if not bundle.has_message(message):
                self.faults.add(f"{bundle.locales[0]}: no message {message}")
                continue
            text, errors = bundle.format_pattern(bundle.get_message(message).value, shown)
            self.faults.update(f"{bundle.locales[0]}: {message}: {error}" for error in errors)
            return str(text)
        return self.unsaid(message, shown)

    def unsaid(self, message: str, shown: Mapping[str, object]) -> str:
        """What stands for a message that a game does not have: its name, or the id with all it would have told."""
        if message == "name" and self.game:
            return self.game.name
        return " ".join([message, *(f"{name}={value}" for name, value in shown.items())])

    def event(self, shown: Mapping[str, object]) -> str:
        """An event, as `Events.shown` gives it, in words."""
        return self.say(message_id("event", shown["kind"]), {k: v for k, v in shown.items() if k != "kind"})

    def ask(self, view: Mapping[str, Any]) -> str:
        """The question that is open in a view."""
        frame = view["stack"][-1]
        return self.say(message_id("ask", frame["frame"]), {k: v for k, v in frame.items() if k != "frame"})

    def refusal(self, refused: NotOffered | NotYourTurn) -> str:
        """Why something is refused: with the sentence of the rule in this language, if somebody has written it."""
        message = message_id("rule", refused.rule.replace(".", " "))
        if self.game is None or not self.has(message):
            return str(refused)
        return str(refused).replace(self.game.sentence(refused.rule), self.say(message))

    def cost(self, cost: Mapping[str, int]) -> str:
        """What an action takes; empty if nothing."""
        return ", ".join(self.say(message_id("cost", thing), {"n": n}) for thing, n in cost.items())

    def label(self, seat: int) -> str:
        """The label of a seat as people read it, with the name that the rules give it if two labels are alike."""
        if not 0 <= seat < len(self.labels):
            return self.say("nobody")
        label = self.plain_label(seat)
        alike = sum(self.plain_label(other) == label for other in range(len(self.labels))) > 1
        return f"{label} ({self.names[seat]})" if alike else label

    def plain_label(self, seat: int) -> str:
        """The label of a seat; a bot goes by its name, and a seat without a label by that of the rules."""
        label = "".join(sign for sign in self.labels[seat] if sign.isprintable())  # a record may come from anybody
        return self.bot_label(label.removeprefix(BOT)) if label.startswith(BOT) else label or self.names[seat]

    def bot_label(self, name: str) -> str:
        """A bot as people read it, with its style and strength: "Normal (Builder, 40 %)"."""
        base, _, strength = name.partition("~")
        base, _, style = base.partition(":")
        known = self.say(message_id("style", style)) if self.has(message_id("style", style)) else style
        more = ", ".join(filter(None, (known, f"{strength} %" if strength else "")))
        return f"{base.capitalize()} ({more})" if more else base.capitalize()

    def seats(self, value: object) -> str:
        """SEAT: the labels of a seat or a list of seats."""
        return self.listed(value, lambda text: self.label(int(text)) if is_number(text) else text)

    def spots(self, value: object) -> str:
        """SPOT: the names of a place or a list of places."""
        game = self.game
        return self.listed(value, lambda text: game.spot_name(int(text)) if game and is_number(text) else text)

    def terms(self, value: object) -> str:
        """WORD: a term or a list of terms, equal neighbours put together."""
        groups = [(text, len(list(same))) for text, same in groupby(str(value).split(", "))]
        said = [(f"{n} × " if n > 1 else "") + self.say(message_id("word", text)) for text, n in groups]
        return self.joined(said)

    def listed(self, value: object, name: Callable[[str], str] = str) -> str:
        """LIST: the things of a list by their names, as people say them."""
        return self.joined([name(text) for text in str(value).split(", ")])

    def joined(self, things: Sequence[str]) -> str:
        """Things as people say them one after the other; each may have commas of its own."""
        *rest, last = things
        return self.say("and-last", {"rest": ", ".join(rest), "last": last}) if rest else last


def is_number(text: str) -> bool:
    """Whether an argument is a number rather than "hidden" or "none"."""
    return text.lstrip("-").isdigit()


def message_id(prefix: str, key: object) -> str:
    """The id of the message on a thing of the game."""
    return f"{prefix}-{key}".translate(HYPHENS)


def argument(value: object) -> object:
    """A field as an argument of a message."""
    if value is None:
        return HIDDEN
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, (list, tuple)):
        return ", ".join(str(argument(v)) for v in value) or "none"
    return "none" if value == "" else value


@cache
def resource(path: Path) -> Any:
    """The parsed file; one that is missing has no messages."""
    return FluentResource(path.read_text(encoding="utf-8") if path.exists() else "")
