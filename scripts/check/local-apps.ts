/**
 * Checks the commands of every local app on a package registry against its newest release: each program, command, and
 * option must be in its sources. No release is built, installed, or run.
 *
 *     npm run check:apps            checks all apps and records the result
 *     npm run check:apps -- vllm    checks some, and records theirs
 *
 * `PYTHON` selects the Python to use (default: `python3`).
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { CHECKED_LOCAL_APPS, type CheckedLocalApp } from '../../packages/core/src/local-apps/checked.ts'
import { LOCAL_APPS } from '../../packages/core/src/local-apps/index.generated.ts'
import type { LocalApp } from '../../packages/core/src/local-apps/local-app.ts'
import { usesOf } from '../../packages/core/src/local-apps/testing/uses.ts'
import { fetchNpm, type Release } from './libraries/declarations.ts'

const path = (name: string): string => fileURLToPath(new URL(name, import.meta.url))
const CACHE = path('./libraries/.cache')
const RESULT = path('../../packages/core/src/local-apps/checked-releases.json')
const PYTHON = process.env.PYTHON ?? 'python3'
const SOURCE = /\.(?:py|js|txt|toml|json)$/

function release({ registry, package: name }: NonNullable<LocalApp['releases']>): Release {
  if (registry === 'npm') return fetchNpm(name, CACHE)
  return JSON.parse(execFileSync(PYTHON, [path('./libraries/fetch.py'), name, CACHE]).toString()) as Release
}

const sourcesIn = (folder: string): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => SOURCE.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n')

/** Whether sources define a program with its commands, or an option: literally, or as a field that becomes one. */
function defines(folder: string, sources: string, use: string): boolean {
  const has = (pattern: string): boolean => new RegExp(pattern, 'm').test(sources)
  if (use.startsWith('-')) {
    const field = use.replace(/^-+/, '').replaceAll('-', '_')
    return has(`["']${use}["']`) || has(`^\\s+${field}: `)
  }
  const [program = '', ...commands] = use.split(' ')
  const module = join(...program.split('.'), '__main__.py')
  const isProgram =
    has(`^${program.replaceAll('.', '\\.')} *= *["']?[\\w.]+:`) ||
    has(`"bin": \\{[^}]*"${program}"`) ||
    ['', ...readdirSync(folder)].some((inner) => existsSync(join(folder, inner, module)))
  return isProgram && commands.every((command) => has(`["']${command}["' ]`) || has(`command\\(name=["']${command}`))
}

const asked = process.argv.slice(2)
const unknown = asked.filter((id) => !LOCAL_APPS.some((app) => app.id === id))
if (unknown.length > 0) throw new Error(`no local app is called ${unknown.join(', ')}`)

const checked: Record<string, CheckedLocalApp> = {}
for (const app of LOCAL_APPS) {
  const before = CHECKED_LOCAL_APPS[app.id]
  const { id, releases } = app
  if (asked.length > 0 && !asked.includes(id) && before !== undefined) checked[id] = before
  else if (releases === undefined) checked[id] = { found: [], notFound: [] }
  else {
    const { version, date, note, folder, error } = release(releases)
    if (folder === undefined) throw new Error(`${releases.package}: ${error}`)
    const sources = sourcesIn(folder)
    const uses = usesOf(id)
    checked[id] = {
      ...releases,
      ...(version === undefined ? {} : { version }),
      ...(date === undefined || date === null ? {} : { date }),
      ...(note === undefined ? {} : { note }),
      found: uses.filter((use) => defines(folder, sources, use)),
      notFound: uses.filter((use) => !defines(folder, sources, use)),
    }
    console.log(
      `${id}: ${version}, ${checked[id].found.length} found, missing: ${checked[id].notFound.join(', ') || 'none'}`,
    )
  }
}
writeFileSync(RESULT, `${JSON.stringify(checked, undefined, 2)}\n`)
