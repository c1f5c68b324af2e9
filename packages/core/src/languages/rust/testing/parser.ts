import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ProgramParser } from '../../testing/program-parser.ts'

const OPTIONS = ['--check', '--edition', '2024', '--color', 'never']

/**
 * Returns rustfmt's message for each program that is invalid, or that it would format differently; all run in one
 * process.
 */
export function sayOf(programs: readonly string[]): readonly (string | undefined)[] {
  if (programs.length === 0) return []
  const folder = mkdtempSync(join(tmpdir(), 'rustfmt-'))
  try {
    const files = programs.map((_, place) => join(folder, `p${place}.rs`))
    for (const [place, file] of files.entries()) writeFileSync(file, programs[place] ?? '')
    const { error, stdout, stderr } = spawnSync('rustfmt', [...OPTIONS, ...files], { maxBuffer: 1 << 30 })
    if (error !== undefined) throw error
    const said = `${stderr}\n${stdout}`.split(/^(?=error|Diff in )/m)
    return files.map((file) => said.find((each) => each.includes(`${file}:`)))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** rustfmt breaks lines by the display width of characters in any script, so differences there aren't errors. */
export const rust: ProgramParser = {
  language: 'rust',
  parse: (programs) => sayOf(programs).map((said) => (said?.startsWith('Diff in ') === true ? undefined : said)),
}
