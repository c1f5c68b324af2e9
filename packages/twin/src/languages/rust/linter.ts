import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { inParallel } from '../../trials/in-parallel.ts'
import type { LintedProgram, Linter } from '../linter.ts'
import { check, findRust, rustToolchain } from './environment.ts'

const run = promisify(execFile)

/** Programs that clippy looks through at the same time. */
const AT_ONCE = 2

export const rustLinter: Linter = {
  name: 'rustfmt and clippy',
  release: async () => (await findRust()).release,
  folder: import.meta.dirname,
  lint,
}

async function lint(programs: readonly LintedProgram[]): Promise<string> {
  const toolchain = await rustToolchain()
  const folder = await mkdtemp(join(tmpdir(), 'lint-'))
  try {
    const files = programs.map((_, place) => join(folder, `p${place}.rs`))
    for (const [place, file] of files.entries()) await writeFile(file, programs[place]?.content ?? '')
    let said = await run('rustfmt', ['--edition', '2024', '--check', '--color', 'never', ...files]).then(saidBy, saidBy)
    await inParallel(
      files,
      async (file) => {
        await check(toolchain, file, { by: 'clippy-driver', warnings: 'deny' }).catch((error: Said) => {
          said += saidBy(error) || String(error)
        })
      },
      AT_ONCE,
    )
    return said
  } finally {
    await rm(folder, { recursive: true })
  }
}

interface Said {
  readonly stdout?: string
  readonly stderr?: string
}

const saidBy = ({ stdout = '', stderr = '' }: Said): string => stdout + stderr
