import { ORDINARY_CLIENT, type TwinLanguage } from '../twin-language.ts'
import { openShellParser } from './parser.ts'
import { openShell } from './runtime.ts'

export const shell: TwinLanguage = {
  id: 'sh',
  exampleFile: 'example.sh',
  packageManager: undefined,
  // The parsers of Windows' shells are models in core's own tests.
  // Its programs have clocks of their own; their limits are shortened.
  fastClock: 1,
  platforms: ['posix'],
  output: {
    missing: /example\.sh: (line )?\d+: .*not found/,
    crash: /unbound variable/,
    emptyValues: ['null'],
    copiesAnswers: true,
    textOfPieces: () => '',
  },
  // It asks again when a connection is refused, and not when one is lost.
  clients: { curl: { ...ORDINARY_CLIENT, asksAgainWhenCut: false } },
  trust: (caPath) => ({ CURL_CA_BUNDLE: caPath }),
  // Shells and curl come with the machine.
  prepare: () => Promise.resolve(),
  open: openShell,
  openParser: openShellParser,
}
