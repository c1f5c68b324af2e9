import { execFileSync } from 'node:child_process'
import type { ProgramParser } from '../../testing/program-parser.ts'

/** Uses bash, which parses scripts without running them. */
export const shell: ProgramParser = {
  language: 'sh',
  parse: (scripts) =>
    scripts.map((script) => {
      try {
        execFileSync('bash', ['-n'], { input: script, stdio: ['pipe', 'ignore', 'pipe'] })
        return undefined
      } catch (error) {
        return String((error as { stderr?: Buffer }).stderr)
      }
    }),
}
