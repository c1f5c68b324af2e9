import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'model-snippets-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A small release with one definition of each kind. */
const RELEASE: { readonly [file: string]: string } = {
  'demo/__init__.py': `
from typing import TYPE_CHECKING
from .models import Model, Painter
from .models import *
from . import tools
if TYPE_CHECKING:
    from .late import Late
else:
    import sys
    sys.modules[__name__] = _LazyModule(__name__)
from outside import Foreign
globals().update(made_when_it_runs)
`,
  'demo/late.py': 'class Late:\n    def run(self): ...\n',
  'demo/models.py': `
import dataclasses
from outside import Base

class Parent:
    @classmethod
    def from_pretrained(cls, name, *, device=None): return cls(name)
    def save(self, path): ...

class Model(Parent):
    def __init__(self, name, size=1): self.labels = []
    def encode(self, text, normalize=False) -> "Result": ...
    def __call__(self, text, **options): ...
    @property
    def tools(self) -> "Painter": ...
    def all(self) -> list["Result"]: ...

@dataclasses.dataclass
class Result:
    scores: list[float]
    label: str = ""

class Painter:
    def __init__(self, **anything): ...
    def paint(self, prompt, steps=1): ...

class Child(Base):
    def own(self): ...

def load(name, revision=None): return Model(name)
def _hidden(): ...
`,
  'demo/tools/__init__.py': 'def hammer(nail): ...\n',
  'demo/plain.py': 'def only(one): ...\n',
  'demo-1.0.dist-info/entry_points.txt': '[console_scripts]\ndemo-run = demo.tools:hammer\n',
}
for (const [file, text] of Object.entries(RELEASE)) {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), text)
}

function statusOf(uses: readonly string[]): Record<string, string> {
  const item = {
    id: 'demo',
    own: 'demo',
    ownModules: ['demo'],
    others: { outside: 'outside' },
    near: [],
    programs: {},
    noRelease: 'no release has it',
    reasons: { outside: 'too large' },
    uses,
  }
  const program = fileURLToPath(new URL('./resolve.py', import.meta.url))
  const answer = execFileSync('python3', [program], {
    input: JSON.stringify({ folders: { demo: folder }, items: [item] }),
  })
  const { demo } = JSON.parse(answer.toString()) as { demo: Record<string, [string, string]> }
  return Object.fromEntries(Object.entries(demo).map(([use, [status]]) => [use, status]))
}

/** The expected result for each path. */
const EXPECTED: { readonly [status: string]: readonly string[] } = {
  found: [
    'demo:Model',
    'demo:tools.hammer(nail=)',
    'demo.tools.hammer()',
    'demo.models:Painter',
    'demo:load(revision=)',
    'demo:load().encode(normalize=)',
    'demo:Late().run()',
    'demo:Model(size=)',
    'demo:Model().labels',
    'demo:Model.from_pretrained(device=)',
    'demo:Model.from_pretrained().save(path=)',
    'demo:Model()(anything=)',
    'demo:Model().encode().scores',
    'demo:Model().tools.paint(steps=)',
    'demo:Model().all()[].label',
    'demo.models:Result(label=, scores=)',
    'demo:Painter(whatever=)',
    'os.path.join()',
    '$ demo-run',
  ],
  named: ['demo:Painter().paint().encode()'],
  missing: [
    'demo.plain:many',
    'demo.nowhere:only',
    'demo.plain:only(two=)',
    'demo:load(version=)',
    'demo:Model(length=)',
    'demo:Model().decode()',
    'demo:Model().save(file=)',
    'demo:Model.from_pretrained(gpu=)',
    'demo.models:Result(name=)',
    'demo.tools()',
    '$ demo-walk',
    'os:no_such_name',
  ],
  unchecked: [
    'nowhere.demo',
    'demo:Unknown',
    'demo:Painter().paint().nothing_of_that_name()',
    'demo.models:Child().inherited()',
    'demo:Foreign()',
    'outside:Base',
  ],
}

describe('resolve.py', () => {
  const statuses = statusOf(Object.values(EXPECTED).flat())
  const cases = Object.entries(EXPECTED).flatMap(([status, uses]) => uses.map((use) => [status, use] as const))

  it.each(cases)('returns %s for %s', (status, use) => {
    expect(statuses[use]).toBe(status)
  })
})
