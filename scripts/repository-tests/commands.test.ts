import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8')
const { scripts } = JSON.parse(read('package.json')) as { readonly scripts: Readonly<Record<string, string>> }
const STEPS = read('scripts/test.mjs')

const CAMPAIGN = '.github/workflows/campaign.yml'

/** Commands that aren't a step of `npm test`: the file that runs them, and the line that does. */
const ELSEWHERE: Readonly<Record<string, readonly [where: string, does: string]>> = {
  setup: ['scripts/test.mjs', 'await install()'],
  test: ['.github/workflows/release.yml', 'npm run release'],
  build: ['scripts/test.mjs', "'build:workspaces'"],
  generate: ['scripts/test.mjs', "'generate:check'"],
  format: ['scripts/test.mjs', "npx('biome', 'check'"],
  'build:api': ['scripts/test.mjs', "'check:api'"],
  'bench:records': ['scripts/bench/write-records.test.ts', 'bench:records'],
  // It asks a question; the release reads its output.
  changeset: ['.github/workflows/release.yml', 'npm run release'],
  start: [CAMPAIGN, 'npm start'],
  refresh: ['.github/workflows/refresh.yml', 'npm run refresh'],
  ...Object.fromEntries(
    [
      ...['campaign', 'check', 'compare', 'check:tables', 'check:apps', 'check:libraries'],
      ...['bench', 'bench:generation', 'load', 'load:honest', 'load:slowest', 'screenshots'],
    ].map((name) => [name, [CAMPAIGN, `npm run ${name}`]]),
  ),
}

const documents = execFileSync('git', ['ls-files', '*.md'], { cwd: ROOT, encoding: 'utf8' })
  .split('\n')
  // Examples have their own packages, and changelogs are history.
  .filter((path) => path !== '' && !/^examples\/|^\.changeset\/|CHANGELOG/.test(path))
const named = new Map(
  documents.flatMap((path) =>
    [...read(path).matchAll(/\bnpm (?:run (?:--silent )?([\w:-]+)|(start|test)\b)/g)].map(
      ([, script, short]) => [script ?? short ?? '', path] as const,
    ),
  ),
)

it('finds the commands in the documents', () => {
  for (const name of ['start', 'test', 'verify', 'bench:batch', 'check:recipes', 'bench:records']) {
    expect([...named.keys()]).toContain(name)
  }
})

it.each([...named])('npm run %s, which %s mentions, runs in npm test or on a schedule', (name) => {
  expect(Object.keys(scripts)).toContain(name)
  const isStep = new RegExp(`'npm', 'run', '--silent', '${name}'[,\\]]`).test(STEPS)
  const [where, does] = ELSEWHERE[name] ?? ['scripts/test.mjs', `a step ${name}`]
  if (!isStep) expect(read(where)).toContain(does)
})

it('has no command in the list that is a step, or that no document mentions', () => {
  expect(Object.keys(ELSEWHERE).filter((name) => !named.has(name))).toEqual([])
})
