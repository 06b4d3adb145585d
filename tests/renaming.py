"""Names that were given up, found by the syntax tree: where they are defined, imported or used.

A row has the path of a module, an old name (`function`, `Class` or `Class.attribute`) and the new one, `-` if there is
none. With the old name `*` the module itself was moved to the path `new`. An attribute is also searched in the
subclasses, wherever they are, and on every expression whose class the annotations tell. The checkers are functions of
rows and sources, so that each can be shown to find a planted fault.
"""

import ast
from collections.abc import Collection, Iterable, Mapping
from typing import NamedTuple

from syntax import VALUE, Class, Project, bindings, members, module_of

WHOLE = "*"  # the old name of a row about a whole module


class Row(NamedTuple):
    """A name that was given up."""

    path: str
    old: str
    new: str

    @property
    def scope(self) -> str:
        """The class of an attribute, or nothing."""
        return self.old.rpartition(".")[0]

    @property
    def name(self) -> str:
        """The old name without its class."""
        return self.old.rpartition(".")[2]


def parse_rows(text: str) -> list[Row]:
    """Return the rows of a table, without its heading."""
    return [Row(*line.split("\t")) for line in text.splitlines()[1:]]


# Faults


def reused(row: Row, table: Iterable[Row]) -> bool:
    """Return True if another row gives the old name to something else in the same place."""
    return any(o.path == row.path and o.scope == row.scope and o.new == row.name for o in table)


def owners(row: Row, table: Iterable[Row]) -> set[Class]:
    """Return the class of a row's attribute, by its old and by its new name."""
    renamed = {other.new for other in table if other.path == row.path and other.old == row.scope}
    return {(module_of(row.path), name) for name in {row.scope, *renamed}}


def definition_faults(row: Row, table: Iterable[Row], project: Project, allowed: str | None = None) -> list[str]:
    """Return a complaint for each place that defines the old name again, in its module, its class or a subclass.

    Of a reused name the new use has the kind `allowed`.
    """
    complaints = []
    if not row.scope:
        module = project.by_path[row.path]
        found = [(row.path, b) for b in bindings(module.tree.body) if b.name == row.name]
    else:
        heirs = [c for c, line in project.ancestors.items() if owners(row, table) & set(line)]
        found = [(project.modules[m].path, b) for m, name in heirs for b in members(project.modules[m].classes[name])]
    for path, binding in found:
        if binding.name == row.name and binding.kind != allowed:
            complaints.append(f"{path}:{binding.line}: {row.old} is back; expected {row.new}")
    return sorted(set(complaints))


def use_faults(table: Iterable[Row], project: Project, allowed: Mapping[tuple[str, str], str]) -> list[str]:
    """Return a complaint for each use of an old attribute on its class, an instance of it or of a subclass.

    A reused name is wrong where a value is called.
    """
    old: dict[Class, list[Row]] = {}
    for row in table:
        for owner in owners(row, table) if row.scope else ():
            old.setdefault(owner, []).append(row)
    complaints = []
    for module in project.modules.values():
        for use in project.uses(module):
            rows = [row for owner in project.ancestors.get(use.holder, []) for row in old.get(owner, [])]
            for row in [row for row in rows if row.name == use.name]:
                kind = allowed.get((row.path, row.old))
                if kind is None or (kind == VALUE and use.is_call):
                    complaints.append(f"{module.path}:{use.line}: uses {row.old}; expected {row.new}")
    return sorted(set(complaints))


def import_faults(table: Iterable[Row], project: Project, allowed: Mapping[tuple[str, str], str]) -> list[str]:
    """Return a complaint for each old name that a file imports from its module, or uses as `module.name`."""
    names = {(module_of(r.path), r.old) for r in table if not r.scope and r.old != WHOLE}
    names -= {(module_of(path), old) for path, old in allowed}
    complaints = []
    for module in project.modules.values():
        complaints += [
            f"{module.path}: imports {name} from {origin}"
            for origin, name in module.imports.values()
            if (origin, name) in names
        ]
        for node in ast.walk(module.tree):
            if isinstance(node, ast.Attribute):
                holder = module.imports.get(ast.unparse(node.value), ("", ""))
                origin = ".".join(filter(None, holder))
                if (origin, node.attr) in names:
                    complaints.append(f"{module.path}:{node.lineno}: uses {node.attr} of {origin}")
    return sorted(set(complaints))


def moved_faults(table: Iterable[Row], paths: Collection[str]) -> list[str]:
    """Return a complaint for each moved module that is back at its old path, or not at its new one."""
    moved = [row for row in table if row.old == WHOLE]
    back = [f"{row.path}: is back; expected {row.new}" for row in moved if row.path in paths]
    return back + [f"{row.new}: is not there" for row in moved if row.new not in paths]


def misplaced(row: Row, table: Iterable[Row], project: Project) -> list[str]:
    """Return a complaint if the new name is not in the module or class of its row: the row has a wrong path."""
    if row.new == "-" or "." in row.new or row.old == WHOLE:
        return []
    module = project.by_path.get(row.path)
    if module is None:
        return [f"{row.path}: there is no such module"]
    if not row.scope:
        found = {b.name for b in bindings(module.tree.body)}
    else:
        holders = [module.classes[name] for _, name in owners(row, table) if name in module.classes]
        found = {binding.name for holder in holders for binding in members(holder)}
    return [] if row.new in found else [f"{row.path}: {row.new} is not there, so {row.old} belongs to another path"]
