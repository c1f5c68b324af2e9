import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'

/** Returns a folder's files that a formatter would change, as relative paths. */
export type Formatter = (folder: string) => readonly string[]

/** Runs a program that fails if it finds something, and returns its output. */
function said(program: string, ...parameters: readonly string[]): string {
  const { error, stdout, stderr } = spawnSync(program, parameters, { encoding: 'utf8', maxBuffer: 1 << 28 })
  if (error !== undefined) throw error
  return stdout + stderr
}

/** Works on a copy, together with other files that a formatter needs. */
function inCopy(
  folder: string,
  beside: { readonly [file: string]: string },
  run: (copy: string) => void,
): readonly string[] {
  const copy = mkdtempSync(join(tmpdir(), 'golden-'))
  try {
    cpSync(folder, join(copy, basename(folder)), { recursive: true })
    for (const [file, text] of Object.entries(beside)) writeFileSync(join(copy, file), text)
    run(join(copy, basename(folder)))
    const changed = said('git', 'diff', '--no-index', '--name-only', folder, join(copy, basename(folder)))
    return changed
      .split('\n')
      .filter((path) => path !== '')
      .map((path) => path.slice(path.indexOf(basename(folder)) + basename(folder).length + 1))
  } finally {
    rmSync(copy, { recursive: true })
  }
}

const BIOME = resolve(import.meta.dirname, '../../node_modules/.bin/biome')

const BIOME_SETTINGS = { root: true, formatter: { indentStyle: 'space', lineWidth: 100 } }

/** The available formatters, by language id. */
export const FORMATTERS: { readonly [language: string]: Formatter } = {
  go: (folder) => inCopy(folder, {}, (copy) => execFileSync('gofmt', ['-w', '-s', copy])),
  js: (folder) =>
    inCopy(folder, { 'biome.json': JSON.stringify(BIOME_SETTINGS) }, (copy) =>
      execFileSync(BIOME, ['format', '--write', '.'], { cwd: join(copy, '..'), stdio: 'ignore' }),
    ),
  rust: (folder) =>
    inCopy(folder, {}, (copy) => {
      const files = said('find', copy, '-name', '*.rs').trim().split('\n')
      execFileSync('rustfmt', ['--edition', '2024', ...files])
    }),
}
