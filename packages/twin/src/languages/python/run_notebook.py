"""Runs the cells of a notebook as Jupyter's kernel does: with IPython, in an event loop that is running.

    python3 run_notebook.py FOLDER NOTEBOOK

FOLDER holds IPython's packages. They stand behind those of the interpreter, which has what the notebook installs.
"""

import asyncio
import json
import os
import sys
import tempfile

sys.path.append(sys.argv[1])

from IPython.core.interactiveshell import InteractiveShell
from traitlets.config import Config


async def run_cells(cells):
    config = Config()
    config.HistoryManager.enabled = False
    config.InteractiveShell.colors = "nocolor"
    shell = InteractiveShell.instance(config=config)
    # What it would install is there: the interpreter was made by the same command.
    shell.register_magic_function(lambda line: None, "line", "pip")
    for source in cells:
        result = await shell.run_cell_async(source, transformed_cell=shell.transform_cell(source))
        if not result.success:
            return 1
    return 0


def main():
    with open(sys.argv[2], encoding="utf-8") as file:
        notebook = json.load(file)
    cells = ["".join(cell["source"]) for cell in notebook["cells"] if cell["cell_type"] == "code"]
    with tempfile.TemporaryDirectory() as folder:
        os.environ["IPYTHONDIR"] = folder
        sys.path.insert(0, "")
        return asyncio.run(run_cells(cells))


if __name__ == "__main__":
    sys.exit(main())
