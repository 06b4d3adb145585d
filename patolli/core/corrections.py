"""Corrected data files: the fields that can be corrected, the faults of a correction, and its text.

A form knows no game: what it offers are the values that the game's own reader asks for (`DataTable.note`), and that
reader checks each correction. Only options whose reader the game names (`Game.readers`) can be corrected.
"""

import re
from copy import deepcopy
from json import dumps
from typing import Any, Final

from patolli.core.datafile import DataTable, Field, check_source, parse_data, read_bytes
from patolli.core.errors import BadData, BadOption
from patolli.core.game import Game
from patolli.core.options import default_file

CORRECTED: Final = "found: corrected by the owner of a box"  # the source of a table with other values
SOURCE: Final = "source"
SINGLE: Final = {  # faults of one value, or one list
    "missing", "number", "length", "text", "choice", "table", "unknown", "source", "list", "twice", "rising", "nothing",
    "one-thing", "symbol", "fixed",
}  # fmt: skip
MAX_FAULTS: Final = 12  # that are looked for in one file
MAX_DEPTH: Final = 6  # of tables and lists in each other
WIDE: Final = 110  # columns of a line
BARE_KEY: Final = re.compile(r"[A-Za-z0-9_-]+")
STEP: Final = re.compile(r"[^.\[\]]+")  # of a key path: a key, or the number of an entry

Values = dict[str, Any]


def standard_file(kind: type[Game], option: str) -> tuple[str, bytes]:
    """Return name and contents of the file that comes with the rules; raises BadOption if it cannot be corrected."""
    if option not in kind.readers:
        known = ", ".join(kind.readers) or "none"
        raise BadOption(f"option {option}: no file of {kind.name} that can be corrected; expected one of: {known}")
    path = default_file(kind.folder, next(known for known in kind.options if known.name == option))
    return path.name, read_bytes(path)


def standard_values(kind: type[Game], option: str) -> Values:
    """Return the values of the file that comes with the rules."""
    return parse_data(*standard_file(kind, option)).table


def fields_of(kind: type[Game], option: str) -> dict[str, Field]:
    """Return the values that the reader of a file asks for, by key path."""
    table = parse_data(*standard_file(kind, option))
    kind.readers[option](table)
    return table.fields


def option_for(kind: type[Game], values: Values) -> str:
    """Return the option whose file has most tables in common with these; raises BadData if none has any."""
    common = {option: len(standard_values(kind, option).keys() & values.keys() - {SOURCE}) for option in kind.readers}
    best = max(common, key=lambda option: common[option], default="")
    if not best or not common[best]:
        raise BadData(f"this is no file of {kind.name}; expected one of its tables")
    return best


def find_faults(kind: type[Game], option: str, values: Values) -> list[BadData]:
    """Return the faults of single values, or else the first fault of several together; empty if all is well.

    A wrong value is taken for the standard one, to look for further faults.
    """
    standard = standard_values(kind, option)
    tried: Values = filled(values)
    found: list[BadData] = []
    for _ in range(MAX_FAULTS):
        fault = first_fault(kind, option, tried)
        if fault is None or (found and fault.fault not in SINGLE):
            break
        found.append(fault)
        if fault.fault not in SINGLE or not restore(tried, standard, fault.key):
            break
    return found


def filled(value: Any) -> Any:
    """Return a copy of a value in which empty entries are empty texts, as in a file."""
    if isinstance(value, dict):
        return {key: filled(inner) for key, inner in value.items()}
    if isinstance(value, list):
        return [filled(inner) for inner in value]
    return "" if value is None else value


def first_fault(kind: type[Game], option: str, values: Values) -> BadData | None:
    """Return the first fault that the reader of a file finds in these values."""
    facts = DataTable(values, f"{option}: ")
    try:
        check_source(facts)
        kind.readers[option](facts)
    except BadData as fault:
        return fault
    return None


def restore(values: Values, standard: Values, key: str) -> bool:
    """Set the value at a key path to the standard one; return False if that changes nothing."""
    *steps, last = STEP.findall(key) or [""]
    inside: Any = values
    model: Any = standard
    for step in steps:
        if not has(inside, step) or not has(model, step):
            return False
        inside, model = inside[index(inside, step)], model[index(model, step)]
    if has(model, last) and (isinstance(inside, dict) or has(inside, last)):
        inside[index(inside, last)] = deepcopy(model[index(model, last)])
        return True
    if isinstance(inside, dict) and last in inside:
        del inside[last]
        return True
    return False


def has(inside: Any, step: str) -> bool:
    """Say whether a table or a list has this key or entry."""
    if isinstance(inside, dict):
        return step in inside
    return isinstance(inside, list) and step.isdigit() and int(step) < len(inside)


def index(inside: Any, step: str) -> Any:
    """Return a step of a key path as the key of a table or the index of a list."""
    return step if isinstance(inside, dict) else int(step)


# The text of a file


def with_sources(values: Values, standard: Values) -> Values:
    """Return values whose [source] block says which tables were corrected."""
    named = values.get(SOURCE)
    if not isinstance(named, dict):
        return values
    sources = dict(named)
    for table, origin in standard[SOURCE].items():
        same = values.get(table) == standard.get(table)
        if same and sources.get(table) == CORRECTED:
            sources[table] = origin
        elif not same and sources.get(table) == origin:
            sources[table] = CORRECTED
    return values | {SOURCE: sources}


def toml_text(values: Values) -> str:
    """Return values as a TOML file; raises BadData if they cannot be written. An empty value becomes an empty text."""
    check_depth(values)
    plain = [f"{toml_key(key)} = {toml(value)}" for key, value in values.items() if not isinstance(value, dict)]
    tables = [toml_table(toml_key(key), value) for key, value in values.items() if isinstance(value, dict)]
    return "\n\n".join(part for part in ("\n".join(plain), *tables) if part) + "\n"


def check_depth(value: Any, depth: int = 0) -> None:
    """Raise BadData if tables and lists are nested too deeply."""
    if depth > MAX_DEPTH:
        raise BadData("nested too deeply; expected the tables of the file that comes with the rules")
    if isinstance(value, (dict, list)):
        for inner in value.values() if isinstance(value, dict) else value:
            check_depth(inner, depth + 1)


def toml_table(name: str, table: Values) -> str:
    """Return a table with its header; wide tables inside it get headers of their own."""
    rows, inner = [f"[{name}]"], []
    for key, value in table.items():
        row = f"{toml_key(key)} = {toml(value)}"
        if isinstance(value, dict) and len(row) > WIDE:
            inner.append(toml_table(f"{name}.{toml_key(key)}", value))
        else:
            rows.append(row)
    return "\n\n".join(["\n".join(rows), *inner])


def toml_key(key: str) -> str:
    """Return a key, quoted if it must be."""
    return key if BARE_KEY.fullmatch(key) else toml_string(key)


def toml(value: Any) -> str:
    """Return a value as TOML."""
    if value is None:
        return '""'
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return toml_string(value)
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{toml_key(key)} = {toml(inner)}" for key, inner in value.items()) + " }"
    if isinstance(value, list):
        parts = [toml(inner) for inner in value]
        row = "[" + ", ".join(parts) + "]"
        return row if len(row) <= WIDE else "[\n" + "".join(f"    {part},\n" for part in parts) + "]"
    return str(value)


def toml_string(text: str) -> str:
    """Return a text as a TOML string."""
    return dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")
