import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ProgramParser } from '../../testing/program-parser.ts'

/** rustfmt, all programs in one process. What it would write otherwise counts as no error: texts of a line's length move it. */
export const rust: ProgramParser = {
  language: 'rust',
  parse(programs) {
    if (programs.length === 0) return []
    const folder = mkdtempSync(join(tmpdir(), 'rustfmt-'))
    try {
      const files = programs.map((program, place) => {
        const file = join(folder, `p${place}.rs`)
        writeFileSync(file, program)
        return file
      })
      const { error, stderr } = spawnSync('rustfmt', ['--edition', '2024', '--color', 'never', ...files], {
        maxBuffer: 1 << 30,
      })
      if (error !== undefined) throw error
      const said = stderr.toString().split(/^(?=error)/m)
      return files.map((file) => said.find((each) => each.includes(`--> ${file}:`)))
    } finally {
      rmSync(folder, { recursive: true })
    }
  },
}
