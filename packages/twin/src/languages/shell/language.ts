import { ORDINARY_CLIENT, type TwinLanguage } from '../twin-language.ts'
import { openShellParser } from './parser.ts'
import { openShell } from './runtime.ts'

export const shell: TwinLanguage = {
  id: 'sh',
  exampleFile: 'example.sh',
  packageManager: undefined,
  // Core's own tests model the parsers of Windows' shells.
  // Its programs have their own clocks; their time limits are shortened instead.
  fastClock: 1,
  platforms: ['posix'],
  output: {
    missing: /example\.sh: (line )?\d+: .*not found/,
    crash: /unbound variable/,
    emptyValues: ['null'],
    copiesAnswers: true,
    textOfPieces: () => '',
  },
  // curl retries if a connection is refused, but not if it's lost.
  clients: { curl: { ...ORDINARY_CLIENT, asksAgainWhenCut: false } },
  trust: (caPath) => ({ CURL_CA_BUNDLE: caPath }),
  // Shells and curl are part of the machine.
  prepare: () => Promise.resolve(),
  open: openShell,
  openParser: openShellParser,
}
