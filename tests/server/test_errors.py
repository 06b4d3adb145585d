"""Every error of the server has a sentence in three languages with exactly its parameters, and is raised with them."""

import ast
import dataclasses
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

import patolli.messages
import patolli.server
from patolli.core.errors import BadOption, NotOffered, PatolliError, RecordError, StaleRevision
from patolli.core.registry import load
from patolli.core.replay import Replay
from patolli.core.state import CHANCE
from patolli.messages import LANGS, Messages
from patolli.server.errors import CODES, ApiError, as_api_error, bad_notation, explained
from patolli.server.http.error_body import error_body
from patolli.server.schema import responses

MESSAGES = Path(patolli.messages.__file__).parent
SERVER = Path(patolli.server.__file__).parent
OPTIONS = {"rule", "reason", "rev", "detail"}  # of ApiError itself
KEBAB = re.compile(r"[a-z]+(-[a-z]+)*")


def variables(lang: str) -> dict[str, set[str]]:
    """Return the messages of a language's file of errors, each with its variables."""
    text = (MESSAGES / f"errors.{lang}.ftl").read_text(encoding="utf-8")
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, Junk), entry.content
        if isinstance(entry, Message):
            assert entry.id.name not in found, f"{entry.id.name} stands there twice"
            found[entry.id.name] = set(re.findall(r"\$(\w+)", text[entry.span.start : entry.span.end]))
    return found


def parameters() -> dict[str, set[str]]:
    """Return the parameters of each code, as its English sentence has them."""
    return {key.removeprefix("error-"): names for key, names in variables("en").items() if key.startswith("error-")}


def calls(source: str) -> Iterator[ast.Call]:
    """Yield the places where a source makes an ApiError."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "ApiError":
            yield node


def call_fault(call: ast.Call, known: dict[str, set[str]]) -> str:
    """Return a fault in the making of an ApiError: an unknown code, or other parameters; empty if there is none."""
    code = call.args[0] if len(call.args) == 1 else None
    if not isinstance(code, ast.Constant) or code.value not in known:
        return f"line {call.lineno}: no known code"
    given = {keyword.arg for keyword in call.keywords} - OPTIONS
    return "" if given == known[code.value] else f"line {call.lineno}: {code.value} takes {known[code.value]}"


def source_faults(source: str, known: dict[str, set[str]]) -> list[str]:
    return [fault for call in calls(source) if (fault := call_fault(call, known))]


def sources() -> dict[str, str]:
    return {str(path.relative_to(SERVER)): path.read_text(encoding="utf-8") for path in sorted(SERVER.rglob("*.py"))}


def test_every_code_has_its_sentence() -> None:
    assert parameters().keys() == CODES.keys()
    assert all(KEBAB.fullmatch(code) for code in CODES)
    assert all(400 <= status < 600 for status in CODES.values())


@pytest.mark.parametrize("lang", LANGS)
def test_languages_have_the_same_sentences_with_the_same_parameters(lang: str) -> None:
    assert variables(lang) == variables("en")


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("code", CODES)
def test_a_sentence_says_what_is_wrong_and_what_to_do(code: str, lang: str) -> None:
    words = Messages(None, lang)
    params = {name: 3 if name in ("seconds", "line", "most") else "x" for name in parameters()[code]}
    text = words.format(f"error-{code}", params)
    assert not words.missing
    assert text.endswith(".")
    assert ". " in text or "; " in text
    assert "{" not in text and "\n" not in text


def test_errors_are_made_of_known_codes_with_their_parameters() -> None:
    known = parameters()
    assert {path: faults for path, source in sources().items() if (faults := source_faults(source, known))} == {}


@pytest.mark.parametrize(
    "source",
    [
        'raise ApiError("no-such-code")',
        'raise ApiError("no-seat", seat="p1")',
        'raise ApiError("unknown-seat", seat="p9")',
        'raise ApiError(f"no-{what}")',
        'raise ApiError("no-seat", **more)',
    ],
)
def test_a_wrong_error_is_found(source: str) -> None:
    assert len(source_faults(source, parameters())) == 1


def test_a_right_error_is_not_found() -> None:
    assert source_faults('raise ApiError("no-line", line=3, last=2, rev=2)', parameters()) == []


def test_an_error_has_its_status_its_sentence_and_its_wait() -> None:
    error = ApiError("rate-limited", what="hints", seconds=12)
    assert (error.status, error.retry_after) == (429, 12)
    assert str(error) == "Too many hints at once. Try again in 12 seconds."


@pytest.mark.parametrize(
    ("error", "code", "params"),
    [
        (StaleRevision("this answers revision 3"), "stale", {}),
        (NotOffered("bid 3: T3.1 ...", "T3.1"), "not-offered", {}),
        (RecordError(7, "no seat"), "bad-record", {"line": 7}),
        (RecordError(0, "no text"), "bad-record", {"line": 0}),
    ],
)
def test_errors_of_the_library_have_codes(error: Any, code: str, params: dict[str, Any]) -> None:
    found = as_api_error(error)
    assert (found.code, found.params) == (code, params)


@pytest.mark.parametrize(
    ("error", "detail"),
    [
        (BadOption("unknown option 'x'"), "unknown option 'x'"),
        (RecordError(7, "no seat"), "no seat"),
        (PatolliError("no such game"), "no such game"),
    ],
)
@pytest.mark.parametrize("lang", LANGS)
def test_an_english_detail_is_a_field_of_its_own(error: Any, detail: str, lang: str) -> None:
    found = as_api_error(error)
    assert found.detail == error_body(found).error.detail == detail
    assert detail not in Messages(None, lang).format(f"error-{found.code}", found.params)


def test_a_refusal_is_explained_from_the_view_of_its_seat() -> None:
    replay = Replay(load("mexica"), ["Ada", "Ben"])
    while replay.to_act() == (CHANCE,):
        replay.play(CHANCE, replay.state.legal_actions(CHANCE)[0])
    seat = replay.to_act()[0]
    with pytest.raises(NotOffered) as refused:
        replay.check_action(seat, "end")
    found = explained(refused.value, replay, seat, "end")
    view = replay.game.view(replay.state, seat)
    assert (found.code, found.rule) == ("not-offered", refused.value.rule)
    assert found.reason == replay.game.explain(view, seat, "end", found.rule)
    assert str(found).startswith(f"{found.rule} ")


def test_a_text_that_is_no_action_gets_examples() -> None:
    game = load("tianguis")
    rng = Random(1)
    assert bad_notation(game, "bid a lot").params == {"text": "bid a lot", "examples": ["bid 1"]}
    assert bad_notation(game, "").params == {"text": "", "examples": list(game.actions.verbs)}
    assert len(str(bad_notation(game, "x" * rng.randrange(200, 500)).params["text"])) == 80


# No other text reaches a response

OF_LIBRARY = {  # errors of the library, which `as_api_error` turns into codes; their text is an English detail
    "BadOption",
    "RecordError",
}
INTERNAL = re.compile(r"(storage/|run\.py|settings\.py|log\.py|workers/(pool|process)\.py)")  # for hosts
PROSE = re.compile(r"[A-Za-z]+ [a-z]+ [a-z]+")
TEXT_FIELDS = {"message", "detail", "error"}  # of responses


def literal_text(node: ast.expr | None) -> str:
    """Return the literal part of a text, also of an f-string."""
    if isinstance(node, ast.JoinedStr):
        return "".join(literal_text(part) for part in node.values)
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""


def constants(tree: ast.AST) -> dict[str, str]:
    """Return the texts that a source gives names to."""
    found = {}
    for node in ast.walk(tree):
        if isinstance(node, (ast.Assign, ast.AnnAssign)):
            target = node.targets[0] if isinstance(node, ast.Assign) else node.target
            if isinstance(target, ast.Name):
                found[target.id] = literal_text(node.value)
    return found


def call_faults(call: ast.Call, named: dict[str, str]) -> Iterator[str]:
    """Yield the literals that a call sends: by their position in a response, as the reason of a close, or as HTML."""
    texts = [named.get(one.id, "") if isinstance(one, ast.Name) else literal_text(one) for one in call.args]
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    kind = getattr(responses, name, None)
    fields = [field.name for field in dataclasses.fields(kind)] if isinstance(kind, type) else []
    for field, text in zip(fields, texts, strict=False):
        if field in TEXT_FIELDS and text:
            yield f"line {call.lineno}: {field} of {name} is a literal"
    if name in ("close", "fail") and any(texts):
        yield f"line {call.lineno}: closes with a literal"
    if name.endswith("Response") and any(PROSE.search(re.sub("<[^>]*>", " ", text)) for text in texts):
        yield f"line {call.lineno}: a literal sentence is the body"


def prose_faults(source: str) -> list[str]:
    """Return the places where a literal sentence becomes an error or a field of a response, or JSON is spelled out."""
    found: list[str] = []
    tree = ast.parse(source)
    named = constants(tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            found += call_faults(node, named)
        if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call):
            name = node.exc.func.id if isinstance(node.exc.func, ast.Name) else ""
            texts = [literal_text(argument) for argument in node.exc.args]
            if name not in {"ApiError"} | OF_LIBRARY and any(PROSE.search(text) for text in texts):
                found.append(f"line {node.lineno}: raises {name}")
        elif isinstance(node, ast.keyword) and node.arg in TEXT_FIELDS and literal_text(node.value):
            found.append(f"line {node.value.lineno}: {node.arg} is a literal")
        elif isinstance(node, ast.Constant) and isinstance(node.value, bytes) and node.value.startswith(b"{"):
            found.append(f"line {node.lineno}: JSON is spelled out")
    return found


def test_no_other_sentence_reaches_a_response() -> None:
    parts = {path: source for path, source in sources().items() if not INTERNAL.match(path)}
    assert len(parts) > 30
    assert {path: faults for path, source in parts.items() if (faults := prose_faults(source))} == {}


@pytest.mark.parametrize(
    "source",
    [
        'raise Refused(409, "the game is over")',
        'raise PatolliError(f"there is no {what} here")',
        'return responses.Legality(False, message="not your turn")',
        'return responses.Verification(fair=None, detail="it was imported")',
        """BODY = b'{"error":"foreign"}'""",
        'return responses.Legality(False, "T3.1", None, "not your turn")',
        'return responses.Verification(False, 3, "it was imported")',
        'await socket.close(4403, "seat-lost")',
        'TOO_MANY: Final = "too many frames"\nconn.fail(1008, TOO_MANY)',
        'PAGE = "<p>It was not built.</p>"\nreturn HTMLResponse(PAGE)',
    ],
)
def test_another_sentence_is_found(source: str) -> None:
    assert len(prose_faults(source)) == 1


def test_every_code_is_raised_somewhere() -> None:
    raised = {
        call.args[0].value
        for source in sources().values()
        for call in calls(source)
        if call.args and isinstance(call.args[0], ast.Constant)
    }
    assert CODES.keys() - raised == set()
