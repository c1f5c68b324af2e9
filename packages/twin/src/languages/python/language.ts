import { PLATFORMS } from '@model-snippets/core'
import { installClients } from '../install-clients.ts'
import type { TwinLanguage } from '../twin-language.ts'
import { PYTHON_CLIENTS } from './clients.ts'
import { installedInterpreter, pythonInterpreter } from './environment.ts'
import { openPythonParser } from './parser.ts'
import { openPython } from './runtime.ts'

const FAST_CLOCK = 20

export const python: TwinLanguage = {
  id: 'python',
  exampleFile: 'example.py',
  packageManager: 'pip install',
  fastClock: FAST_CLOCK,
  platforms: PLATFORMS,
  output: {
    missing: /ModuleNotFoundError: .*|ImportError: .*/,
    crash:
      /\b(KeyError|IndexError|AttributeError|NameError|UnboundLocalError|JSONDecodeError|SyntaxError)\b|^TypeError: |unexpected keyword/m,
    uncaught: /^Traceback \(most recent call last\):/m,
    emptyValues: ['None', 'null'],
    copiesAnswers: false,
    // `{'content': 'fin'}` or `ChoiceDelta(content='fin', …)`
    textOfPieces: (stdout) =>
      [...stdout.matchAll(/\bcontent(?:': |=)'((?:[^'\\]|\\.)*)'/g)].map(([, piece]) => piece).join(''),
  },
  clients: PYTHON_CLIENTS,
  trust: (caPath) => ({ SSL_CERT_FILE: caPath, REQUESTS_CA_BUNDLE: caPath }),
  prepare: async () => {
    await pythonInterpreter()
    await installClients('python', installedInterpreter)
  },
  open: (around) => openPython(around, FAST_CLOCK),
  openParser: openPythonParser,
}
