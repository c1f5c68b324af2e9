"""Looks up names in the sources of unpacked releases; nothing is imported or run, but for the standard library.

Standard input, as JSON:

    folders  {distribution: folder}
    items    [{"id", "own": distribution or null, "others": {module prefix: distribution}, "uses": [path]}]

A path is as `used-names.py` writes it. Standard output: {id: {path: [status, why]}}, where the status is

    found      the whole path is defined: modules, names, attributes and methods, inherited ones too, and each keyword
               is a parameter of what is called
    named      the type of a value on the way is not stated in the source, but the release defines a function, method
               or attribute of that name, which takes these keywords
    missing    the release has no such name, or what is called does not take the keyword
    unchecked  the source cannot tell, for the reason given
"""

import ast
import builtins
import functools
import importlib
import json
import pathlib
import re
import sys
import warnings


class Unchecked(Exception):
    pass


class Missing(Exception):
    pass


class Package:
    def __init__(self, name, folder):
        self.name = name
        self.folder = pathlib.Path(folder)
        tops = [self.folder]
        for top in sorted(path for path in self.folder.iterdir() if path.is_dir()):
            if (top / "PKG-INFO").exists() or (top / "pyproject.toml").exists() or top.name.endswith(".data"):
                tops += [top, *(top / inner for inner in ("src", "python", "lib", "purelib", "platlib"))]
        self.roots = [top for top in tops if top.is_dir()]

    @functools.cache
    def find(self, dotted):
        parts = dotted.split(".")
        for root in self.roots:
            place = root.joinpath(*parts)
            files = [place / "__init__.py", place / "__init__.pyi", place.with_name(place.name + ".py"),
                     place.with_name(place.name + ".pyi")]
            there = [file for file in files if file.exists()]
            compiled = place.parent.is_dir() and [
                file for file in place.parent.glob(f"{place.name}.*") if file.suffix in (".so", ".pyd")
            ]
            if there or compiled or (place.is_dir() and any(place.rglob("*.py*"))):
                return Module(self, dotted, there, bool(compiled) and not there)
        return None

    @functools.cached_property
    def text(self):
        files = {file for root in self.roots for ending in ("*.py", "*.pyi") for file in root.rglob(ending)}
        return "\n".join(file.read_text(errors="replace") for file in sorted(files))

    @functools.cache
    def defining(self, name):
        """Every function of a name in the package, without its body, and whether anything there has the name."""
        functions = []
        for start in re.finditer(rf"^[ \t]*(?:async )?def {name}\b", self.text, re.M):
            for end in re.finditer(r"\)[^()\n]*:[ \t]*(?:#.*|\.\.\.)?$", self.text[start.end() : start.end() + 20000], re.M):
                head = self.text[start.start() : start.end() + end.end()].strip().removesuffix("...")
                tree = parse(re.sub(r":[ \t]*(?:#.*)?\Z", ": ...", head))
                if tree is not None:
                    functions.append(tree.body[0])
                    break
        other = re.search(rf"\bclass {name}\b|\bself\.{name}\b|^\s*{name}\s*[:=]", self.text, re.M) is not None
        return functions, other or bool(functions)


def parse(text):
    try:
        return ast.parse(text.removeprefix("\ufeff"))
    except (SyntaxError, ValueError):
        return None


class Module:
    def __init__(self, package, dotted, files, compiled):
        self.package = package
        self.dotted = dotted
        self.compiled = compiled
        self.is_package = any(file.name.startswith("__init__.") for file in files) or not files
        self.symbols = {}
        self.stars = []
        texts = [file.read_text(errors="replace") for file in files]
        self.unreadable = False
        self.source = "\n".join(texts)
        for text in texts:
            tree = parse(text)
            if tree is None:
                self.unreadable = True
            else:
                self.collect(tree.body)

    def collect(self, body):
        for node in body:
            if isinstance(node, (ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)):
                self.symbols.setdefault(node.name, []).append(node)
            elif isinstance(node, ast.Assign):
                for target in node.targets:
                    for name in ast.walk(target):
                        if isinstance(name, ast.Name):
                            self.symbols.setdefault(name.id, []).append(node if name is target else None)
            elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                self.symbols.setdefault(node.target.id, []).append(node)
            elif isinstance(node, ast.Import):
                for name in node.names:
                    bound = name.asname or name.name.split(".")[0]
                    self.symbols.setdefault(bound, []).append(("import", name.name if name.asname else bound))
            elif isinstance(node, ast.ImportFrom):
                origin = self.absolute(node)
                for name in node.names:
                    if name.name == "*":
                        self.stars.append(origin)
                    else:
                        self.symbols.setdefault(name.asname or name.name, []).append(("from", origin, name.name))
            for field in ("body", "orelse", "finalbody"):
                if isinstance(node, (ast.If, ast.Try, ast.With, ast.For)):
                    self.collect(getattr(node, field, []))
            if isinstance(node, ast.Try):
                for handler in node.handlers:
                    self.collect(handler.body)

    def absolute(self, node):
        if not node.level:
            return node.module or ""
        parts = self.dotted.split(".")
        parts = parts[: len(parts) - node.level + (1 if self.is_package else 0)]
        return ".".join(parts + ([node.module] if node.module else []))

    def is_lazy(self, name):
        """Whether the module makes this name only when somebody asks for it."""
        if not re.search(r"__getattr__|[Ll]azy|_import_structure|globals\(\)\[", self.source):
            return False
        return re.search(rf"[\"']{re.escape(name)}[\"']", self.source) is not None


class ModuleValue:
    def __init__(self, module):
        self.module = module


class ClassValue:
    def __init__(self, node, module):
        self.node, self.module = node, module


class FunctionValue:
    """A function; `owner` is the class through which a method was reached."""

    def __init__(self, nodes, module, owner=None):
        self.nodes, self.module, self.owner = nodes, module, owner


class Instance:
    """`exact`: made by a call of the class itself, so that nothing else can be behind it."""

    def __init__(self, cls, exact):
        self.cls, self.exact = cls, exact


class Elements:
    """A list or the like of values of one kind."""

    def __init__(self, value):
        self.value = value


class BuiltIn:
    def __init__(self, cls):
        self.cls = cls


class Unknown:
    """A value of which the source does not say the type. `functions`: what a name may stand for."""

    def __init__(self, package, why, functions=(), named=False):
        self.package, self.why, self.functions, self.named = package, why, functions, named


class World:
    def __init__(self, folders):
        self.packages = {name: Package(name, folder) for name, folder in folders.items()}
        self.near = []

    def find(self, dotted, near=None):
        if near is not None:
            module = near.find(dotted)
            if module is not None:
                return module
        for package in self.packages.values():
            module = package.find(dotted)
            if module is not None and not (package is not near and not module.source and not module.compiled):
                return module
        return None

    def name(self, module, name, seen=frozenset()):
        """What a name of a module stands for; None when the module has no such name."""
        key = (module.package.name, module.dotted, name)
        if key in seen:
            return None
        seen = seen | {key}
        nodes = module.symbols.get(name, [])
        functions = [node for node in nodes if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef))]
        classes = [node for node in nodes if isinstance(node, ast.ClassDef)]
        if classes:
            return ClassValue(classes[0], module)
        if functions:
            return FunctionValue(functions, module)
        outside = None
        for node in nodes:
            if isinstance(node, tuple):
                value = self.imported(module, node, seen)
                if isinstance(value, Unknown):
                    outside = outside or value
                elif value is not None:
                    return value
        inner = module.package.find(f"{module.dotted}.{name}")
        if inner is not None:
            return ModuleValue(inner)
        for node in nodes:
            if isinstance(node, (ast.Assign, ast.AnnAssign)) and node.value is not None:
                return self.value(node.value, module, seen)
        if outside is not None:
            return outside
        if nodes and not all(isinstance(node, tuple) for node in nodes):
            return Unknown(module.package, f"{module.dotted}.{name} is a plain value")
        for star in module.stars:
            origin = self.find(star, module.package)
            if origin is not None:
                value = self.name(origin, name, seen)
                if value is not None:
                    return value
        if module.is_lazy(name):
            return self.anywhere_below(module, name, seen)
        return None

    def anywhere_below(self, module, name, seen):
        pattern = re.compile(rf"^(class|def|async def)\s+{name}\b|^{name}\s*[:=]", re.M)
        for root in module.package.roots:
            base = root.joinpath(*module.dotted.split("."))
            for file in sorted({*base.rglob("*.py"), *base.rglob("*.pyi")}) if base.is_dir() else []:
                if pattern.search(file.read_text(errors="replace")):
                    parts = file.relative_to(root).with_suffix("").parts
                    dotted = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
                    found = module.package.find(dotted)
                    if found is not None and found is not module and name in found.symbols:
                        return self.name(found, name, seen)
        return None

    def imported(self, module, node, seen):
        if node[0] == "import":
            found = self.find(node[1], module.package)
            return ModuleValue(found) if found else Unknown(None, f"{node[1]} is another release")
        _, origin, name = node
        found = self.find(origin, module.package)
        if found is None:
            if origin.split(".")[0] == module.dotted.split(".")[0]:
                return None
            return Unknown(None, f"{origin}.{name} is of another release")
        value = self.name(found, name, seen)
        if value is None and found.compiled:
            return Unknown(None, f"{origin} is compiled")
        if value is None and "globals()" in found.source:
            return Unknown(found.package, f"{origin} makes {name} when it runs")
        return value

    def value(self, node, module, seen=frozenset()):
        """What an expression of a module's source stands for."""
        if isinstance(node, ast.Name):
            return self.name(module, node.id, seen) or Unknown(module.package, f"{node.id} is not defined in the source")
        if isinstance(node, ast.Attribute):
            before = self.value(node.value, module, seen)
            try:
                return self.attribute(before, node.attr)
            except (Missing, Unchecked) as error:
                return Unknown(module.package, str(error))
        if isinstance(node, ast.Call):
            called = self.value(node.func, module, seen)
            if isinstance(called, ClassValue):
                return Instance(called, True)
            if isinstance(called, FunctionValue):
                return self.result(called)
        return Unknown(module.package, "the source does not say its type")

    def bases(self, cls):
        for base in cls.node.bases:
            if isinstance(base, ast.Subscript):
                base = base.value
            yield self.value(base, cls.module), ast.unparse(base)

    def lineage(self, cls, seen=()):
        """The class and its ancestors; a text for an ancestor whose source is elsewhere."""
        yield cls
        for base, text in self.bases(cls):
            if isinstance(base, ClassValue):
                if base.node not in seen:
                    yield from self.lineage(base, (*seen, base.node))
            elif not hasattr(builtins, text) and text.split(".")[-1] not in PLAIN_BASES:
                yield text

    def member(self, cls, name):
        """(ancestor, nodes) of a member of a class; Missing or Unchecked when there is none."""
        outside = []
        for ancestor in self.lineage(cls):
            if isinstance(ancestor, str):
                outside.append(ancestor)
                continue
            nodes = members(ancestor.node, name)
            if nodes:
                return ancestor, nodes
            if members(ancestor.node, "__getattr__") and name not in ("__call__", "__init__"):
                outside.append(f"{ancestor.node.name}.__getattr__")
        if outside:
            raise Unchecked(f"{cls.node.name} may have it from {', '.join(dict.fromkeys(outside))}")
        raise Missing(f"{cls.module.dotted}.{cls.node.name} has no {name}")

    def attribute(self, value, name):
        if isinstance(value, ModuleValue):
            found = self.name(value.module, name)
            if found is None:
                if value.module.unreadable:
                    raise Unchecked(f"{value.module.dotted} is written for a newer Python than the one that checks")
                if value.module.compiled:
                    raise Unchecked(f"{value.module.dotted} is compiled and has no stubs")
                if "__getattr__" in value.module.symbols or "globals()" in value.module.source:
                    raise Unchecked(f"{value.module.dotted} creates its names at run time")
                raise Missing(f"{value.module.dotted} has no {name}")
            return found
        if isinstance(value, ClassValue):
            return self.bound(value, name, value)
        if isinstance(value, Instance):
            try:
                return self.bound(value.cls, name, value)
            except Missing:
                if value.exact:
                    raise
                return self.by_name(Unknown(value.cls.module.package, f"it may be any subclass of {value.cls.node.name}"), name)
            except Unchecked as error:
                return self.by_name(Unknown(value.cls.module.package, str(error)), name)
        if isinstance(value, BuiltIn):
            if not hasattr(value.cls, name):
                raise Missing(f"{value.cls.__name__} has no {name}")
            return Unknown(None, f"what {value.cls.__name__}.{name} gives", named=True)
        if isinstance(value, Unknown):
            return self.by_name(value, name)
        raise Unchecked("an attribute of a function or a list")

    def by_name(self, unknown, name):
        """A name of a value of unstated type: in the release that made the value, or in those that it builds on."""
        for package in [unknown.package, *self.near]:
            functions, other = package.defining(name) if package is not None else ((), False)
            if functions or other:
                return Unknown(package, unknown.why, functions, named=True)
        raise Unchecked(unknown.why)

    def bound(self, cls, name, value):
        ancestor, nodes = self.member(cls, name)
        functions = [node for node in nodes if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef))]
        if functions:
            function = FunctionValue(functions, ancestor.module, cls)
            if any(is_property(node) for node in functions):
                return self.result(function)
            return function
        inner = [node for node in nodes if isinstance(node, ast.ClassDef)]
        if inner:
            return ClassValue(inner[0], ancestor.module)
        for node in nodes:
            if isinstance(node, ast.AnnAssign):
                return self.annotated(node.annotation, ancestor.module, cls)
            if isinstance(node, ast.Assign):
                assigned = self.value(node.value, ancestor.module)
                if isinstance(assigned, Instance):
                    return Instance(assigned.cls, False)
                if isinstance(assigned, (ClassValue, FunctionValue)):
                    return assigned
        return Unknown(ancestor.module.package, f"the type of {ancestor.node.name}.{name} is not stated")

    def annotated(self, node, module, owner):
        package = module.package
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            try:
                node = ast.parse(node.value, mode="eval").body
            except SyntaxError:
                return Unknown(package, "its type is not stated")
        if isinstance(node, ast.BinOp):
            options = [self.annotated(side, module, owner) for side in (node.left, node.right)]
            return next((option for option in options if isinstance(option, Instance)), options[0])
        if isinstance(node, ast.Subscript):
            outer = ast.unparse(node.value).split(".")[-1]
            inner = node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]
            if outer in ("Optional", "Union", "Annotated"):
                options = [self.annotated(side, module, owner) for side in inner]
                return next((option for option in options if isinstance(option, Instance)), options[0])
            if outer.lower() in ("list", "sequence", "iterable", "iterator", "generator", "tuple"):
                return Elements(self.annotated(inner[0], module, owner))
            return Unknown(package, f"it is a {ast.unparse(node)}")
        text = ast.unparse(node)
        if isinstance(getattr(builtins, text, None), type):
            return BuiltIn(getattr(builtins, text))
        if text == "Self" and owner is not None:
            return Instance(owner, False)
        value = self.value(node, module)
        if isinstance(value, ClassValue):
            return Instance(value, False)
        if owner is not None and isinstance(value, (Unknown, Instance)) and re.fullmatch(r"_?[A-Z]\w{0,3}|.*Self.*|.*[tT]ype.*", text):
            return Instance(owner, False)
        return Unknown(value.package if isinstance(value, Unknown) else package, f"it is a {text}")

    def result(self, function):
        node = function.nodes[0]
        annotated = next((each.returns for each in function.nodes if each.returns is not None), None)
        if annotated is not None:
            return self.annotated(annotated, function.module, function.owner)
        if function.owner is not None and any(ast.unparse(each) == "classmethod" for each in node.decorator_list):
            return Instance(function.owner, False)
        for statement in ast.walk(node):
            if not isinstance(statement, ast.Return) or statement.value is None:
                continue
            given = ast.unparse(statement.value)
            if function.owner is not None and (given == "self" or given.startswith(f"super().{node.name}(")):
                return Instance(function.owner, False)
            if isinstance(statement.value, ast.Call):
                called = self.value(statement.value.func, function.module)
                if isinstance(called, ClassValue):
                    return Instance(called, False)
        return Unknown(function.module.package, f"{node.name} doesn’t declare what it returns")

    def call(self, value, keywords):
        if isinstance(value, FunctionValue):
            check(value.nodes, keywords)
            return self.result(value)
        if isinstance(value, ClassValue):
            self.construct(value, keywords)
            return Instance(value, True)
        if isinstance(value, Instance):
            for method in ("__call__", "forward"):
                try:
                    ancestor, nodes = self.member(value.cls, method)
                except (Missing, Unchecked) as error:
                    failure = error
                    continue
                functions = [node for node in nodes if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef))]
                if functions:
                    try:
                        check(functions, keywords)
                    except Missing:
                        if value.exact:
                            raise
                        why = f"{ancestor.node.name}.{method} takes other keywords, a subclass may take them"
                        return self.call(self.by_name(Unknown(value.cls.module.package, why), "__call__"), keywords)
                    return self.result(FunctionValue(functions, ancestor.module, value.cls))
                failure = Unchecked(f"{ancestor.node.name}.{method} is a value")
            if value.exact and isinstance(failure, Missing):
                raise failure
            return self.call(self.by_name(Unknown(value.cls.module.package, str(failure)), "__call__"), keywords)
        if isinstance(value, Unknown) and value.named:
            if value.functions and not any(accepts(node, keywords) for node in value.functions):
                raise Unchecked(f"{value.why}; no function of this name takes these keywords")
            return Unknown(value.package, value.why)
        if isinstance(value, Unknown):
            return self.call(self.by_name(value, "__call__"), keywords)
        if isinstance(value, (Elements, BuiltIn)):
            raise Missing("a list or a plain value is not callable")
        raise Missing("a module is not callable")

    def construct(self, cls, keywords):
        fields, outside = set(), []
        for ancestor in self.lineage(cls):
            if isinstance(ancestor, str):
                outside.append(ancestor)
                continue
            for method in ("__init__", "__new__"):
                functions = [
                    node for node in members(ancestor.node, method)
                    if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef))
                ]
                if functions:
                    check(functions, [keyword for keyword in keywords if keyword not in fields])
                    return
            fields.update(
                node.target.id for node in ancestor.node.body
                if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)
            )
        unknown = [keyword for keyword in keywords if keyword not in fields]
        if unknown and outside:
            raise Unchecked(f"{cls.node.name} is constructed by {', '.join(outside)}")
        if unknown:
            raise Missing(f"{cls.node.name} takes no {', '.join(unknown)}")

    def item(self, value):
        if isinstance(value, Unknown):
            return Unknown(value.package, value.why)
        if isinstance(value, Elements):
            return value.value
        if isinstance(value, Instance):
            return Unknown(value.cls.module.package, f"an element of {value.cls.node.name}")
        return Unknown(None, "an element of a value")


PLAIN_BASES = {"ABC", "Generic", "Protocol", "NamedTuple", "Enum", "object"}


def is_property(node):
    return any(ast.unparse(each).split("(")[0].endswith("property") for each in node.decorator_list)


@functools.cache
def members(cls, name):
    found = []

    def look(body):
        for node in body:
            if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)) and node.name == name:
                found.append(node)
            elif isinstance(node, ast.Assign) and any(isinstance(t, ast.Name) and t.id == name for t in node.targets):
                found.append(node)
            elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.target.id == name:
                found.append(node)
            elif isinstance(node, (ast.If, ast.Try, ast.With)):
                look(node.body)
                look(getattr(node, "orelse", []))

    look(cls.body)
    if not found:
        for node in ast.walk(cls):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
            for target in targets:
                for part in ast.walk(target):
                    if isinstance(part, ast.Attribute) and part.attr == name and ast.unparse(part.value) == "self":
                        found.append(part)
    return found


def accepts(node, keywords):
    arguments = node.args
    names = {argument.arg for argument in [*arguments.args, *arguments.kwonlyargs]}
    return arguments.kwarg is not None or all(keyword in names for keyword in keywords)


def check(nodes, keywords):
    if not any(accepts(node, keywords) for node in nodes):
        last = nodes[-1].args
        names = {argument.arg for argument in [*last.args, *last.kwonlyargs]}
        raise Missing(f"{nodes[0].name} takes no {', '.join(k for k in keywords if k not in names) or 'such set of keywords'}")


STEP = re.compile(r"\.(\w+)|\[\]|\(([^()]*)\)")


def standard(module, name, steps):
    value = importlib.import_module(module)
    if name is not None:
        value = getattr(value, name, None) or importlib.import_module(f"{module}.{name}")
    for step in steps:
        if not step.group(0).startswith("."):
            return
        value = getattr(value, step.group(1))


def program(world, item, name):
    package = world.packages.get(item["programs"].get(name, item["own"]))
    if package is None:
        return "unchecked", item["noRelease"]
    declared = [*package.folder.rglob("entry_points.txt"), *package.folder.rglob("pyproject.toml"),
                *package.folder.rglob("setup.py"), *package.folder.rglob("setup.cfg")]
    for file in declared:
        if re.search(rf"^[\s\"']*{re.escape(name)}[\"']?\s*=", file.read_text(errors="replace"), re.M):
            return "found", ""
    return "missing", f"{package.name} installs no program {name}"


def resolve(world, item, use):
    if use.startswith("$ "):
        return program(world, item, use[2:])
    if use.startswith("@"):
        return "unchecked", "an npm package"
    root, name, rest = re.fullmatch(r"([\w.]+?)(?::(\w+))?((?:\.\w+|\[\]|\([^()]*\))*)", use).groups()
    if name is None:
        first, *more = root.split(".")
        rest = "".join(f".{part}" for part in more) + rest
        full = re.match(r"(\.\w+)*", rest)
        prefix = first + full.group(0)
    else:
        first, prefix = root, f"{root}.{name}"
    top = root.split(".")[0]
    if top in sys.stdlib_module_names:
        steps = list(STEP.finditer(rest))
        try:
            standard(first, name, steps)
        except (ImportError, AttributeError) as error:
            # `import a.b` makes a submodule an attribute.
            try:
                importlib.import_module(use.split("(")[0])
            except ImportError:
                return "missing", str(error)
        return "found", "the standard library"
    package = None
    own = world.packages.get(item["own"])
    if own is not None and own.find(root if name is not None else first) is not None:
        package = own
    longest = max((key for key in item["others"] if (prefix + ".").startswith(key + ".")), key=len, default=None)
    if longest is not None and (package is None or "." in longest):
        distribution = item["others"][longest]
        package = world.packages.get(distribution)
        if package is None:
            return "unchecked", item["reasons"].get(distribution, f"{distribution} is not fetched")
    if package is None:
        if own is not None and top in item["ownModules"]:
            return "missing", f"{item['own']} has no module {root}"
        return "unchecked", item["noRelease"]
    module = package.find(root if name is not None else first)
    if module is None:
        return "missing", f"{package.name} has no module {root}"
    value = ModuleValue(module)
    world.near = [world.packages[name] for name in item["near"] if name in world.packages]
    named = False
    try:
        if name is not None:
            value = world.attribute(value, name)
        for step in STEP.finditer(rest):
            text = step.group(0)
            if text.startswith("."):
                value = world.attribute(value, step.group(1))
                named = named or (isinstance(value, Unknown) and value.named)
            elif text == "[]":
                value = world.item(value)
            else:
                keywords = [part.rstrip("=") for part in step.group(2).split(", ") if part]
                unstated = isinstance(value, (Unknown, Instance)) and not getattr(value, "exact", False)
                value = world.call(value, keywords)
                named = named or (unstated and isinstance(value, Unknown))
    except Missing as error:
        return "missing", str(error)
    except Unchecked as error:
        return "unchecked", str(error)
    return ("named", value.why if isinstance(value, Unknown) else "") if named else ("found", "")


if __name__ == "__main__":
    sys.setrecursionlimit(10000)
    warnings.simplefilter("ignore", SyntaxWarning)
    task = json.load(sys.stdin)
    world = World(task["folders"])
    print(json.dumps({
        item["id"]: {use: resolve(world, item, use) for use in item["uses"]} for item in task["items"]
    }))
