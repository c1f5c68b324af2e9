import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ProgramParser } from '../../testing/program-parser.ts'

/** Uses gofmt, with all programs in one process. Different formatting counts as an error as well. */
export const go: ProgramParser = {
  language: 'go',
  parse(programs) {
    if (programs.length === 0) return []
    const folder = mkdtempSync(join(tmpdir(), 'gofmt-'))
    try {
      for (const [place, program] of programs.entries()) writeFileSync(join(folder, `${place}.go`), program)
      const { error, stdout, stderr } = spawnSync('gofmt', ['-d', '-s', '-e', folder], { maxBuffer: 1 << 30 })
      if (error !== undefined) throw error
      const said = `${stderr}\n${stdout}`.split(/\n(?=diff |\/)/)
      return programs.map((_, place) => said.find((each) => each.includes(`${join(folder, String(place))}.go`)))
    } finally {
      rmSync(folder, { recursive: true })
    }
  },
}
