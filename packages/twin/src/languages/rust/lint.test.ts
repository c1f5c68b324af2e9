import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { differentExamples } from '../../testing/different-examples.ts'
import { inParallel } from '../../trials/in-parallel.ts'
import { RuntimeMissingError } from '../twin-language.ts'
import { check, type RustToolchain, rustToolchain } from './environment.ts'

const run = promisify(execFile)

/** Programs that clippy looks through at the same time. */
const AT_ONCE = 2

const toolchain = await rustToolchain().catch((error: Error) => {
  if (!(error instanceof RuntimeMissingError) || process.env['CI'] === 'true') throw error
  console.warn(`\nNO RUST EXAMPLE IS LINTED: ${error.message}\n`)
  return undefined
})

/** What rustfmt and clippy say of programs. */
async function lint(
  tools: RustToolchain,
  programs: readonly string[],
): Promise<{ readonly formatted: string; readonly linted: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'lint-'))
  try {
    const files = programs.map((_, place) => join(folder, `p${place}.rs`))
    for (const [place, file] of files.entries()) await writeFile(file, programs[place] ?? '')
    const said = ({ stdout = '', stderr = '' }: { stdout?: string; stderr?: string }): string => stdout + stderr
    const formatted = await run('rustfmt', ['--edition', '2024', '--check', '--color', 'never', ...files]).then(
      said,
      said,
    )
    let linted = ''
    await inParallel(
      files,
      async (file) => {
        await check(tools, file, { by: 'clippy-driver', warnings: 'deny' }).catch(
          (error: { readonly stderr?: string }) => {
            linted += said(error) || String(error)
          },
        )
      },
      AT_ONCE,
    )
    return { formatted, linted }
  } finally {
    await rm(folder, { recursive: true })
  }
}

it.skipIf(toolchain === undefined)('rustfmt and clippy find nothing in any example', { timeout: 900_000 }, async () => {
  if (toolchain === undefined) return
  const programs = differentExamples('rust')
  expect(programs.length).toBeGreaterThan(30)
  expect(await lint(toolchain, programs)).toEqual({ formatted: '', linted: '' })
})

it.skipIf(toolchain === undefined)('what they find is seen', { timeout: 300_000 }, async () => {
  if (toolchain === undefined) return
  const { formatted, linted } = await lint(toolchain, [
    'fn main() {\n  let texts = Vec::<String>::new();\n  println!("{}", texts.len() == 0);\n}\n',
  ])
  expect(formatted).toContain('+    let texts')
  expect(linted).toContain('length comparison to zero')
})
