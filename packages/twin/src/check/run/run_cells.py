"""Runs a notebook's cells as one program, which may await outside of functions.

usage: run_cells.py FILE
"""

import ast, asyncio, inspect, sys


def display(*values, **_):
    for value in values:
        print(repr(value))


path = sys.argv[1]
sys.argv = [path]
sys.path[0] = "."
with open(path) as file:
    source = file.read()
names = {"__name__": "__main__", "display": display}
code = compile(source, path, "exec", flags=ast.PyCF_ALLOW_TOP_LEVEL_AWAIT)
if code.co_flags & inspect.CO_COROUTINE:
    asyncio.run(eval(code, names))
else:
    exec(code, names)
