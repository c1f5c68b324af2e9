import type { NotebookKernel } from '../language.ts'
import { quote } from '../printing/escape.ts'

/** Jupyter's default kernel, and its cells. `quote` is the function that Python's writer prints strings with. */
export const notebook: NotebookKernel = {
  name: 'python3',
  displayName: 'Python 3',
  language: 'python',
  // The kernel runs `%pip` in its own environment; `pip` may belong to another one.
  install: (command) => `%${command}`,
  askFor: (variable) => `import getpass
import os

if ${quote(variable)} not in os.environ:
    os.environ[${quote(variable)}] = getpass.getpass(${quote(`${variable}: `)})`,
  writeFile: (name, content) => `from base64 import b64decode
from pathlib import Path

Path(${quote(name)}).write_bytes(b64decode("""
${content}
"""))`,
}
