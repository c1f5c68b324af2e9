import { PLATFORMS } from '@model-snippets/core'
import { installClients } from '../install-clients.ts'
import { ORDINARY_CLIENT, type TwinLanguage } from '../twin-language.ts'
import { FAST_CLOCK, installedProject, rustToolchain } from './environment.ts'
import { rustLinter } from './linter.ts'
import { openRust, openRustParser } from './runtime.ts'

export const rust: TwinLanguage = {
  id: 'rust',
  exampleFile: 'main.rs',
  packageManager: 'cargo add',
  fastClock: FAST_CLOCK,
  platforms: PLATFORMS,
  output: {
    missing: /unresolved import.*|use of unresolved module or unlinked crate.*/,
    crash: /\bpanicked at .*|^error(?:\[E\d+\])?: .*/m,
    emptyValues: ['null', 'None'],
    copiesAnswers: false,
    textOfPieces: () => '',
  },
  clients: {
    'async-openai': {
      ...ORDINARY_CLIENT,
      hides: {
        part: 'status',
        refusals: ['400-problem', '401', '402-octet-stream', '403-text', '422', '422-list', '503', '503-html'],
      },
    },
  },
  trust: (caPath) => ({ SSL_CERT_FILE: caPath }),
  prepare: async () => {
    await rustToolchain()
    await installClients('rust', installedProject)
  },
  open: openRust,
  openParser: openRustParser,
  linter: rustLinter,
}
