import { PLATFORMS } from '@model-snippets/core'
import { installClients } from '../install-clients.ts'
import type { TwinLanguage } from '../twin-language.ts'
import { FAST_CLOCK, goToolchain, installedModule } from './environment.ts'
import { goLinter } from './linter.ts'
import { openGoParser } from './reader.ts'
import { openGo } from './runtime.ts'

export const go: TwinLanguage = {
  id: 'go',
  exampleFile: 'example.go',
  packageManager: 'go get',
  fastClock: FAST_CLOCK,
  platforms: PLATFORMS,
  output: {
    missing: /no required module provides package.*|is not in std.*/,
    crash: /^panic: .*|^# command-line-arguments/m,
    emptyValues: ['<nil>', '%!'],
    copiesAnswers: false,
    textOfPieces: () => '',
  },
  clients: {},
  trust: (caPath) => ({ SSL_CERT_FILE: caPath }),
  prepare: async () => {
    await goToolchain()
    await installClients('go', installedModule)
  },
  open: openGo,
  openParser: openGoParser,
  linter: goLinter,
}
