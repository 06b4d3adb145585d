"""Modules, classes and attributes by the syntax tree: what binds a name, and what class an expression has.

Annotations, bases and imports are followed through the project; nothing is imported or run.
"""

import ast
from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from typing import NamedTuple

FUNCTION, CLASS, VALUE = "function", "class", "value"

Function = ast.FunctionDef | ast.AsyncFunctionDef
Class = tuple[str, str]  # its module and its name


class Binding(NamedTuple):
    """A name that a module or class binds, and how."""

    name: str
    kind: str
    line: int


class Use(NamedTuple):
    """An attribute of an expression whose class is known."""

    holder: Class
    name: str
    line: int
    is_call: bool


def module_of(path: str) -> str:
    """Return the dotted name of a module, as imports say it."""
    path = path.removeprefix("tests/").removeprefix("tools/")
    return path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


# Bindings


def bindings(body: Iterable[ast.AST]) -> Iterator[Binding]:
    """Yield each name that a module or class binds itself: also by loops, with, except, match and imports."""
    for node in body:
        if isinstance(node, Function):
            yield Binding(node.name, FUNCTION, node.lineno)
        elif isinstance(node, ast.ClassDef):
            yield Binding(node.name, CLASS, node.lineno)
        else:
            yield from bound_here(node)
            yield from bindings(ast.iter_child_nodes(node))


def bound_here(node: ast.AST) -> Iterator[Binding]:
    """Yield the names that one node binds itself."""
    if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
        yield Binding(node.id, VALUE, node.lineno)
    elif isinstance(node, ast.alias) and node.asname:
        yield Binding(node.asname, VALUE, node.lineno)
    elif isinstance(node, ast.ExceptHandler | ast.MatchAs | ast.MatchStar) and node.name:
        yield Binding(node.name, VALUE, node.lineno)
    elif isinstance(node, ast.MatchMapping) and node.rest:
        yield Binding(node.rest, VALUE, node.lineno)


def members(holder: ast.ClassDef) -> Iterator[Binding]:
    """Yield the attributes that a class defines, in its body or on `self`."""
    yield from bindings(holder.body)
    for node in ast.walk(holder):
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store) and is_self(node.value):
            yield Binding(node.attr, VALUE, node.lineno)


def is_self(node: ast.AST) -> bool:
    """Return True for `self`."""
    return isinstance(node, ast.Name) and node.id == "self"


# Modules and classes


class Module:
    """A module: what it imports, and the classes, functions and values at its top."""

    def __init__(self, path: str, source: str) -> None:
        self.path = path
        self.name = module_of(path)
        self.tree = ast.parse(source, path)
        self.classes = {node.name: node for node in self.tree.body if isinstance(node, ast.ClassDef)}
        self.functions = {node.name: node for node in self.tree.body if isinstance(node, Function)}
        self.values: dict[str, ast.expr] = {}
        for node in self.tree.body:
            if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
                self.values[node.targets[0].id] = node.value
        self.imports = dict(self.imported())

    def imported(self) -> Iterator[tuple[str, tuple[str, str]]]:
        """Yield each imported name with its module and its name there; no name for a module itself."""
        package = self.name.split(".") if self.path.endswith("/__init__.py") else self.name.split(".")[:-1]
        for node in ast.walk(self.tree):
            if isinstance(node, ast.Import):
                for alias in node.names:
                    yield alias.asname or alias.name, (alias.name, "")
            elif isinstance(node, ast.ImportFrom):
                above = package[: len(package) - node.level + 1] if node.level else []
                base = ".".join([*above, *([node.module] if node.module else [])])
                for alias in node.names:
                    yield alias.asname or alias.name, (base, alias.name)


class Project:
    """All modules, with the classes of names, annotations and expressions."""

    def __init__(self, sources: Mapping[str, str]) -> None:
        found = [Module(path, source) for path, source in sources.items()]
        self.modules = {module.name: module for module in found}
        self.by_path = {module.path: module for module in found}
        self.attribute_types: dict[tuple[Class, str], Class | None] = {}

    def resolve(self, module: str, name: str) -> tuple[str, str] | None:
        """Return where a name of a module is defined; with an empty name it is a module itself."""
        for _ in range(10):  # re-exports
            found = self.modules.get(module)
            if found is None or name in found.classes or name in found.functions or name in found.values:
                return (module, name) if found else None
            if name not in found.imports:
                return (f"{module}.{name}", "") if f"{module}.{name}" in self.modules else None
            module, name = found.imports[name]
            if not name or f"{module}.{name}" in self.modules:
                return (f"{module}.{name}".strip("."), "")
        return None

    def named(self, module: str, node: ast.expr) -> tuple[str, str] | None:
        """Return where the object of a name or of `module.name` is defined."""
        if isinstance(node, ast.Name):
            return self.resolve(module, node.id)
        if isinstance(node, ast.Attribute):
            written = ast.unparse(node.value)
            imports = self.modules[module].imports
            holder = imports[written] if written in imports else self.named(module, node.value)
            if holder and (not holder[1] or f"{holder[0]}.{holder[1]}" in self.modules):
                return self.resolve(".".join(filter(None, holder)), node.attr)
        return None

    def class_of(self, module: str, node: ast.expr | None) -> Class | None:
        """Return the class that an annotation names: of a union the first, of a TypeVar its bound."""
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            node = ast.parse(node.value, mode="eval").body
        if isinstance(node, ast.BinOp):
            return self.class_of(module, node.left) or self.class_of(module, node.right)
        if isinstance(node, ast.Subscript):
            return self.class_of(module, node.value)
        if isinstance(node, ast.Call):  # S = TypeVar("S", bound=State)
            return next((self.class_of(module, k.value) for k in node.keywords if k.arg == "bound"), None)
        if not isinstance(node, ast.Name | ast.Attribute):
            return None
        place = self.named(module, node)
        if place is None or not place[1]:
            return None
        found = self.modules[place[0]]
        if place[1] in found.classes:
            return place
        value = found.values.get(place[1])
        return self.class_of(found.name, value) if isinstance(value, ast.Subscript | ast.Call | ast.Attribute) else None

    @cached_property
    def ancestors(self) -> dict[Class, list[Class]]:
        """The class itself and its bases, nearest first, of every class."""
        bases = {}
        for module in self.modules.values():
            for name, node in module.classes.items():
                found = (self.class_of(module.name, base) for base in node.bases)
                bases[module.name, name] = [base for base in found if base]
        lines = {holder: [holder] for holder in bases}
        for line in lines.values():
            for holder in line:  # grows while it is read
                line += [base for base in bases.get(holder, []) if base not in line]
        return lines

    # Attributes in use

    def uses(self, module: Module) -> Iterator[Use]:
        """Yield the attributes of a module's expressions whose class is known."""
        called = {id(node.func) for node in ast.walk(module.tree) if isinstance(node, ast.Call)}
        for node, found in self.uses_in(module, module.tree, {}, None):
            yield Use(found, node.attr, node.lineno, id(node) in called)

    def uses_in(
        self, module: Module, node: ast.AST, known: dict[str, Class], holder: Class | None
    ) -> Iterator[tuple[ast.Attribute, Class]]:
        """Yield the attributes inside of one node with their classes, given the classes of the names around it."""
        for part in ast.iter_child_nodes(node):
            if isinstance(part, ast.ClassDef):
                own = (module.name, part.name) if part.name in module.classes else None
                yield from self.uses_in(module, part, known, own)
            elif isinstance(part, Function | ast.Lambda):
                inner = known | self.locals_of(module, part, known, holder)
                yield from self.uses_in(module, part, inner, holder)
            else:
                if isinstance(part, ast.Attribute):
                    found = self.type_of(module, part.value, known)
                    if found:
                        yield part, found
                yield from self.uses_in(module, part, known, holder)

    def locals_of(
        self, module: Module, node: Function | ast.Lambda, known: dict[str, Class], holder: Class | None
    ) -> dict[str, Class]:
        """Return the classes of the arguments and variables of a function."""
        arguments = [*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs]
        found = {a.arg: self.class_of(module.name, a.annotation) for a in arguments}
        if holder and arguments and arguments[0].arg == "self":
            found["self"] = holder
        types = known | {name: kind for name, kind in found.items() if kind}
        for part in ast.walk(node):
            if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name):
                found[part.target.id] = self.class_of(module.name, part.annotation)
            elif isinstance(part, ast.Assign) and isinstance(part.targets[0], ast.Name):
                found.setdefault(part.targets[0].id, self.type_of(module, part.value, types))
        return {name: kind for name, kind in found.items() if kind}

    def type_of(self, module: Module, node: ast.expr, known: Mapping[str, Class]) -> Class | None:
        """Return the class of an expression, as far as annotations tell it."""
        if isinstance(node, ast.Name) and node.id in known:
            return known[node.id]
        if isinstance(node, ast.Name | ast.Attribute):
            own = self.class_of(module.name, node)
            if own or isinstance(node, ast.Name):
                return own
            holder = self.type_of(module, node.value, known)
            return self.attribute_type(holder, node.attr) if holder else None
        if isinstance(node, ast.Call):
            place = self.named(module.name, node.func)
            if place and place[1] in self.modules[place[0]].functions:
                return self.class_of(place[0], self.modules[place[0]].functions[place[1]].returns)
            return self.type_of(module, node.func, known)  # of a class, or of the result of a method
        return None

    def attribute_type(self, holder: Class, name: str) -> Class | None:
        """Return the class of an attribute, or of the result of a method."""
        if (holder, name) not in self.attribute_types:
            self.attribute_types[holder, name] = None  # while it is looked for
            found = (self.member_type(*owner, name) for owner in self.ancestors.get(holder, []))
            self.attribute_types[holder, name] = next((kind for kind in found if kind), None)
        return self.attribute_types[holder, name]

    def member_type(self, module: str, owner: str, name: str) -> Class | None:
        """Return the class of an attribute by the annotations and assignments in its own class."""
        holder = self.modules[module].classes[owner]
        for node in ast.walk(holder):
            if isinstance(node, Function) and node.name == name:
                return self.class_of(module, node.returns)
            if isinstance(node, ast.AnnAssign) and ast.unparse(node.target) in (name, f"self.{name}"):
                return self.class_of(module, node.annotation)
        for method in [node for node in holder.body if isinstance(node, Function)]:
            for node in ast.walk(method):
                if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == f"self.{name}":
                    known = self.locals_of(self.modules[module], method, {}, (module, owner))
                    return self.type_of(self.modules[module], node.value, known)
        return None
