import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ProgramParser } from '../../testing/program-parser.ts'

/** Stops after parsing, so a program's imports need not exist. */
const PARSE = ['-XDshould-stop.ifNoError=PARSE', '-encoding', 'UTF-8', '-Xlint:all', '-Xmaxerrs', '100000']

/** Uses javac, with all programs in one process. Warnings count as errors as well. */
export const java: ProgramParser = {
  language: 'java',
  parse(programs) {
    if (programs.length === 0) return []
    const folder = mkdtempSync(join(tmpdir(), 'javac-'))
    try {
      const files = programs.map((program, place) => {
        mkdirSync(join(folder, String(place)))
        const file = join(folder, String(place), 'Example.java')
        writeFileSync(file, program)
        return file
      })
      writeFileSync(join(folder, 'files'), files.join('\n'))
      const { error, stderr } = spawnSync('javac', [...PARSE, `@${join(folder, 'files')}`], { maxBuffer: 1 << 30 })
      if (error !== undefined) throw error
      const said = stderr.toString().split(new RegExp(`^(?=${folder}/\\d+/Example\\.java:)`, 'm'))
      return files.map((file) => said.find((each) => each.startsWith(`${file}:`)))
    } finally {
      rmSync(folder, { recursive: true })
    }
  },
}
