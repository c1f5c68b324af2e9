"""Reads a Python example without running it."""

import ast
import builtins
import functools
import importlib.metadata
import platform
import sys

# pip's own reading of requirements, which every virtual environment has.
from pip._vendor.packaging.requirements import InvalidRequirement, Requirement

# Set in every module before its first line.
MODULE_NAMES = {"__file__", "__name__", "__doc__", "__builtins__", "__spec__", "__loader__", "__package__"}

# Functions that are given the name of a variable of the environment; the last one is Haystack's.
READERS = {"os.environ.get", "os.getenv", "os.environ.setdefault", "os.environ.pop", "Secret.from_env_var"}


class Reader(ast.NodeVisitor):
    def __init__(self):
        self.imported = {}
        self.modules = []
        self.bound = set()
        self.used = []
        self.environment = set()
        self.reads_whole_environment = False

    def visit_Import(self, node):
        for alias in node.names:
            self.modules.append(alias.name)
            self.imported[alias.asname or alias.name.split(".")[0]] = alias.name

    def visit_ImportFrom(self, node):
        self.modules.append("." * node.level + (node.module or ""))
        for alias in node.names:
            self.imported[alias.asname or alias.name] = f"{node.module}.{alias.name}"

    def visit_Name(self, node):
        if isinstance(node.ctx, ast.Load):
            self.used.append(node.id)
        else:
            self.bound.add(node.id)

    def visit_FunctionDef(self, node):
        self.bound.add(node.name)
        self.generic_visit(node)

    visit_AsyncFunctionDef = visit_FunctionDef
    visit_ClassDef = visit_FunctionDef

    def visit_arg(self, node):
        self.bound.add(node.arg)
        self.generic_visit(node)

    def visit_ExceptHandler(self, node):
        if node.name:
            self.bound.add(node.name)
        self.generic_visit(node)

    def visit_Subscript(self, node):
        if dotted(node.value) == "os.environ":
            self.note_environment(node.slice)
        self.generic_visit(node)

    def visit_Call(self, node):
        if dotted(node.func) in READERS and node.args:
            self.note_environment(node.args[0])
        self.generic_visit(node)

    def note_environment(self, node):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            self.environment.add(node.value)
        else:
            self.reads_whole_environment = True


def dotted(node):
    if isinstance(node, ast.Attribute):
        inner = dotted(node.value)
        return f"{inner}.{node.attr}" if inner else None
    return node.id if isinstance(node, ast.Name) else None


def normal(name):
    """A distribution's name as it is compared."""
    return name.replace("-", "_").lower()


@functools.cache
def distributions():
    return importlib.metadata.packages_distributions()


# Modules of frameworks, which are not installed here, whose distribution is called otherwise.
OF_FRAMEWORKS = {
    "agent_framework": "agent-framework-openai",
    "agents": "openai-agents",
    "haystack": "haystack-ai",
    "llama_index": "llama-index-llms-openai-like",
    "llama_index.embeddings": "llama-index-embeddings-openai-like",
    "pydantic_ai": "pydantic-ai-slim",
    "strands": "strands-agents",
}


def distribution_of(module):
    """The distribution that brings a module; the module's own name when none is installed."""
    return normal(distributions().get(module, [OF_FRAMEWORKS.get(module, module)])[0])


def analyse(source):
    try:
        tree = ast.parse(source)
    except (SyntaxError, ValueError) as error:
        return {"error": f"{type(error).__name__}: {error}"}
    reader = Reader()
    reader.visit(tree)
    used = set(reader.used)
    known = set(dir(builtins)) | MODULE_NAMES | reader.bound | set(reader.imported)
    # A namespace of several distributions counts by its part.
    parts = {".".join(name.split(".")[:2]) for name in reader.modules}
    modules = {part if part in OF_FRAMEWORKS else part.split(".")[0] for part in parts}
    return {
        "error": None,
        "unusedImports": sorted(name for name in reader.imported if name not in used),
        "undefinedNames": sorted({name for name in reader.used if name not in known}),
        "packages": sorted({distribution_of(name) for name in modules if name not in sys.stdlib_module_names}),
        "environment": sorted(reader.environment),
        "readsWholeEnvironment": reader.reads_whole_environment,
    }


def version(name, releases):
    """The release of a distribution: the installed one, or that of an environment whose releases are given."""
    if releases is None:
        return importlib.metadata.version(name)
    try:
        return releases[normal(name)]
    except KeyError:
        raise importlib.metadata.PackageNotFoundError(name)


def requirements(arguments, releases):
    """What `pip install` arguments name, and whether the installed release is within each range."""
    found = []
    for argument in arguments:
        try:
            requirement = Requirement(argument)
        except InvalidRequirement as error:
            return {"error": str(error)}
        try:
            installed = version(requirement.name, releases)
        except importlib.metadata.PackageNotFoundError:
            found.append({"name": requirement.name, "installed": None, "within": False})
            continue
        found.append(
            {
                "name": normal(requirement.name),
                "installed": installed,
                "within": requirement.specifier.contains(installed, prereleases=True),
            }
        )
    return {"error": None, "requirements": found}


def release(requirement, releases):
    """The release of a distribution, with its name as the registry spells it."""
    name = Requirement(requirement).name
    package = name if releases else importlib.metadata.metadata(name)["Name"]
    return {"package": package, "release": version(name, releases), "python": platform.python_version()}
