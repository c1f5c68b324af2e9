import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { differentExamples } from '../../testing/different-examples.ts'
import { RuntimeMissingError } from '../twin-language.ts'
import { HERE, runCargo, rustToolchain } from './environment.ts'

const run = promisify(execFile)

const toolchain = await rustToolchain().catch((error: Error) => {
  if (!(error instanceof RuntimeMissingError) || process.env['CI'] === 'true') throw error
  console.warn(`\nNO RUST EXAMPLE IS LINTED: ${error.message}\n`)
  return undefined
})

/** What rustfmt and clippy say of programs, all in one project. */
async function lint(programs: readonly string[]): Promise<{ formatted: string; linted: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'lint-'))
  try {
    await cp(join(HERE, 'Cargo.lock'), join(folder, 'Cargo.lock'))
    const manifest = await readFile(join(HERE, 'Cargo.toml'), 'utf8')
    await writeFile(join(folder, 'Cargo.toml'), manifest.replace(/\[\[bin\]\]\n.*\n.*\n/, ''))
    const programsFolder = join(folder, 'src', 'bin')
    await mkdir(programsFolder, { recursive: true })
    const files = programs.map((_, place) => join(programsFolder, `p${place}.rs`))
    for (const [place, file] of files.entries()) await writeFile(file, programs[place] ?? '')
    const said = ({ stdout = '', stderr = '' }: { stdout?: string; stderr?: string }): string => stdout + stderr
    const formatted = await run('rustfmt', ['--edition', '2024', '--check', '--color', 'never', ...files]).then(
      said,
      said,
    )
    const linted = await runCargo(['clippy', '--quiet', '--bins', '--', '-D', 'warnings'], folder).then(said, said)
    return { formatted, linted }
  } finally {
    await rm(folder, { recursive: true })
  }
}

it.skipIf(toolchain === undefined)('rustfmt and clippy find nothing in any example', { timeout: 900_000 }, async () => {
  const programs = differentExamples('rust')
  expect(programs.length).toBeGreaterThan(30)
  expect(await lint(programs)).toEqual({ formatted: '', linted: '' })
})

it.skipIf(toolchain === undefined)('what they find is seen', { timeout: 300_000 }, async () => {
  const { formatted, linted } = await lint([
    'fn main() {\n  let texts = Vec::<String>::new();\n  println!("{}", texts.len() == 0);\n}\n',
  ])
  expect(formatted).toContain('+    let texts')
  expect(linted).toContain('length comparison to zero')
})
