"""JSON schemas of a game's views, insights, static data and events. They are made on demand; play needs none of them.

Views come from AUDIENCE and the types of the fields: those that a class declares, else those of a fresh instance. A
hidden part of a field is smaller or null, and everything is open when the game is over, so a schema allows both.
"""

import ast
import sys
from functools import lru_cache
from pathlib import Path
from types import GenericAlias, NoneType, UnionType
from typing import Any, Final, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

from patolli.core.audience import ALL, COUNT, DERIVED, LENGTH, NOBODY, OWNER, Audience, Each, Only
from patolli.core.events import EventKind
from patolli.core.game import Game

Schema = dict[str, Any]
REFERENCE: Final = "#/components/schemas/"
NAMED: Final[dict[str, Any]] = {"int": int, "Seat": int, "str": str, "bool": bool, "float": float, "bytes": list[int]}
SCALARS: Final[dict[Any, str]] = {
    int: "integer",
    str: "string",
    bool: "boolean",
    float: "number",
    NoneType: "null",
}


def game_schemas(game: Game) -> dict[str, Schema]:
    """Return the schemas of a game by name: its View, Insight, StaticData and Event, and all that these refer to."""
    found = view_schemas(game)
    prefix = type(game).__name__
    for part, type_ in (("Insight", game.insight_type), ("StaticData", game.static_data_type)):
        found[prefix + part] = {"type": "object"} if type_ is None else object_schema(type_, prefix, found)
    found[prefix + "Event"] = {"oneOf": [event_schema(kind, game.event_types) for kind in game.events.kinds]}
    return found


# Views


def view_schemas(game: Game) -> dict[str, Schema]:
    """Return the schemas of a game's view, of its state, and of each frame; `frame` tells them apart."""
    prefix = type(game).__name__
    state = game.setup(game.seat_counts[0])
    found = {prefix + "State": holder_schema(state)}
    for kind in game.frames:
        schema = holder_schema(kind())
        schema["properties"] = {"frame": {"const": kind.__name__}} | schema["properties"]
        schema["required"] = ["frame", *schema["required"]]
        found[f"{prefix}{kind.__name__}Frame"] = schema
    found[prefix + "View"] = record_schema(
        {
            "game": {"const": game.name},
            "players": {"enum": list(game.seat_counts)},
            "seat": type_schema(int | None),
            "to_act": type_schema(list[int]),
            "state": reference(prefix + "State"),
            "stack": {
                "type": "array",
                "items": {"oneOf": [reference(f"{prefix}{kind.__name__}Frame") for kind in game.frames]},
            },
        }
    )
    return found


def holder_schema(holder: Any) -> Schema:
    """Return the schema of the visible fields of a state or a frame."""
    properties: dict[str, Schema] = {}
    required: list[str] = []
    for name, audience in holder.AUDIENCE.items():
        if audience == DERIVED:
            continue
        whole = field_type(holder, name)
        shown = whole if audience == NOBODY else visible_type(whole, audience)
        properties[name] = type_schema(whole if shown == whole else shown | whole)
        if audience != NOBODY and name not in holder.SINCE:
            required.append(name)
    return {"type": "object", "properties": properties, "required": required}


def visible_type(whole: Any, audience: Audience) -> Any:
    """Return the type of what is left of a field for a viewer outside its audience."""
    if isinstance(audience, Only):
        return None
    if audience == ALL:
        return whole
    if isinstance(audience, Each) or audience & OWNER:
        (entry,) = get_args(whole)
        hidden = None if isinstance(audience, Each) else size_type(entry, audience)
        return GenericAlias(list, (entry | hidden,))
    return size_type(whole, audience)


def size_type(whole: Any, audience: int) -> Any:
    """Return the type of the size of a field, or None if even that is hidden."""
    if audience & COUNT and get_args(whole) != (int,):
        return list[int] | int
    return int if audience & (COUNT | LENGTH) else None


# Types of fields, from the sources: compiled classes do not keep them


def field_type(holder: Any, name: str) -> Any:
    """Return the type of a field of a state or a frame."""
    for kind in type(holder).__mro__:
        declared = class_types(kind.__module__, kind.__name__).get(name)
        if declared is not None:
            return runtime_type(ast.parse(declared, mode="eval").body)
    return value_type(getattr(holder, name), f"{type(holder).__name__}.{name}")


def value_type(value: Any, name: str) -> Any:
    """Return the type of a value; a list must have an entry, since an empty one does not say what it holds."""
    if not isinstance(value, list):
        return type(value)
    assert value, f"{name}: declare its type, a list that starts empty does not tell it"
    return GenericAlias(list, (value_type(value[0], name),))


@lru_cache(maxsize=1024)
def class_types(module: str, name: str) -> dict[str, str]:
    """Return the types that a class declares for its fields, in its body or where `__init__` sets them."""
    return {
        target.id if isinstance(target, ast.Name) else target.attr: ast.unparse(node.annotation)
        for outer in ast.walk(source_tree(module))
        if isinstance(outer, ast.ClassDef) and outer.name == name
        for node in ast.walk(outer)
        if isinstance(node, ast.AnnAssign) and isinstance(target := node.target, ast.Name | ast.Attribute)
    } | parameter_types(module, name)


def parameter_types(module: str, name: str) -> dict[str, str]:
    """Return the types of the parameters of a class's `__init__` by name; fields are set from the one of their name."""
    return {
        argument.arg: ast.unparse(argument.annotation)
        for outer in ast.walk(source_tree(module))
        if isinstance(outer, ast.ClassDef) and outer.name == name
        for method in outer.body
        if isinstance(method, ast.FunctionDef) and method.name == "__init__"
        for argument in method.args.args
        if argument.annotation is not None
    }


@lru_cache(maxsize=256)
def source_tree(module: str) -> ast.Module:
    """Return the syntax tree of a module, whose source lies beside it if it is compiled; empty if there is none."""
    file = Path(getattr(sys.modules.get(module), "__file__", None) or "nowhere")
    source = file.with_name(file.name.partition(".")[0] + ".py")
    return ast.parse(source.read_text(encoding="utf-8") if source.exists() else "")


def runtime_type(node: ast.expr) -> Any:
    """Return the type that an annotation names."""
    if isinstance(node, ast.Subscript):
        assert isinstance(node.value, ast.Name) and node.value.id == "list", f"a field may not be {ast.unparse(node)}"
        return GenericAlias(list, (runtime_type(node.slice),))
    if isinstance(node, ast.BinOp):
        return runtime_type(node.left) | runtime_type(node.right)
    if isinstance(node, ast.Constant) and node.value is None:
        return None
    assert isinstance(node, ast.Name) and node.id in NAMED, f"a field may not be {ast.unparse(node)}"
    return NAMED[node.id]


# Events


def event_schema(kind: EventKind, types: dict[str, Any]) -> Schema:
    """Return the schema of an event: fields are ints if the game names no other type; hidden ones are null."""
    fields: dict[str, Schema] = {"kind": {"const": kind.name}}
    for field, readers in kind.audience.items():
        type_ = types.get(f"{kind.name}.{field}", types.get(field, int))
        fields[field] = type_schema(type_ | None if readers else type_)
    return record_schema(fields)


# Types as schemas


def object_schema(type_: Any, prefix: str, found: dict[str, Schema]) -> Schema:
    """Return the schema of a TypedDict; those in it are added to `found` under their names, after the prefix."""
    hints = get_type_hints(type_)
    schema = record_schema({name: type_schema(hint, prefix, found) for name, hint in hints.items()})
    schema["required"] = [name for name in hints if name in type_.__required_keys__]
    return schema


def type_schema(type_: Any, prefix: str = "", found: dict[str, Schema] | None = None) -> Schema:
    """Return the schema of a type of plain data."""
    origin, inner = get_origin(type_), get_args(type_)
    if is_typeddict(type_):
        assert found is not None
        name = type_.__name__ if type_.__name__.startswith(prefix) else prefix + type_.__name__
        if name not in found:
            found[name] = {}  # it may refer to itself
            found[name] = object_schema(type_, prefix, found)
        return reference(name)
    if origin is Literal:
        return {"enum": list(inner)}
    if origin in (Union, UnionType):
        return union_schema([type_schema(option, prefix, found) for option in inner])
    if origin is list or (origin is tuple and inner[-1] is Ellipsis):
        return {"type": "array", "items": type_schema(inner[0], prefix, found)}
    if origin is tuple:
        items = [type_schema(item, prefix, found) for item in inner]
        return {"type": "array", "prefixItems": items, "minItems": len(items), "maxItems": len(items)}
    if origin is dict:
        return {"type": "object", "additionalProperties": type_schema(inner[1], prefix, found)}
    if type_ is Any:
        return {}
    assert not isinstance(type_, GenericAlias), f"there is no schema for {type_}"
    return {"type": SCALARS[NoneType if type_ is None else type_]}


def union_schema(options: list[Schema]) -> Schema:
    """Return the schema of a union: a list of types if it is one of scalars."""
    if all(list(option) == ["type"] for option in options):
        return {"type": [option["type"] for option in options]}
    return {"anyOf": options}


def record_schema(properties: dict[str, Schema]) -> Schema:
    """Return the schema of an object that has all of these properties."""
    return {"type": "object", "properties": properties, "required": list(properties)}


def reference(name: str) -> Schema:
    """Return a reference to a named schema."""
    return {"$ref": REFERENCE + name}
