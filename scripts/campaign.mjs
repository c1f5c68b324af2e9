// `npm run campaign`: what `npm test` checks with the same samples each time, with other samples. It takes an hour or
// two, and runs once a week in .github/workflows/campaign.yml. Fix what it finds together with a fixed case: a seed in
// `FOUND` of packages/twin/src/plan/seed.ts, or a test.
//
//     npm run campaign                               with the day's seed, after `npm run build`
//     npm run campaign -- --seed 7 --only kills      with another seed, and only these parts
import { execFileSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { passSignalsOn, ROOT, runCommand } from './commands.mjs'

/** @typedef {{ name: string, commands: readonly (readonly string[])[] }} Part */

const git = (/** @type {string[]} */ ...parameters) =>
  execFileSync('git', parameters, { cwd: ROOT, encoding: 'utf8' }).split('\n').filter(Boolean)

/** Returns a folder's test files that contain a text, relative to the folder. */
const testsWith = (/** @type {string} */ text, /** @type {string} */ folder) =>
  git('grep', '-l', '--fixed-strings', text, '--', `${folder}/*.test.ts`, `${folder}/*.test.tsx`).map((path) =>
    path.slice(folder.length + 1),
  )

const vitest = (/** @type {string} */ folder, /** @type {readonly string[]} */ files) => [
  ...['npx', '--no-install', 'vitest', 'run', '--root', folder],
  ...files,
]
const npm = (/** @type {string} */ script, /** @type {string[]} */ ...words) => [
  ...['npm', 'run', '--silent', script, '--'],
  ...words,
]

/** @param {string} seed @returns {readonly Part[]} */
const partsOf = (seed) => [
  {
    name: 'properties',
    commands: ['packages/core', 'packages/hub', 'packages/cli', 'apps/site'].map((folder) =>
      vitest(folder, testsWith("from 'fast-check'", folder)),
    ),
  },
  { name: 'disks', commands: [vitest('packages/cli', ['src/full-disk.test.ts'])] },
  { name: 'kills', commands: [npm('check:kills', '200', seed)] },
  { name: 'recipes', commands: [npm('check:recipes', '20000')] },
  { name: 'fuzz', commands: [npm('verify', '--fuzz', '100000', '--seed', seed)] },
  {
    name: 'samples',
    commands: [
      vitest('packages/twin', [
        ...testsWith('plan/seed.ts', 'packages/twin'),
        ...testsWith('testing/linters.ts', 'packages/twin'),
      ]),
    ],
  },
  { name: 'check', commands: [npm('verify', '--check', '--seed', seed)] },
  {
    name: 'hostile',
    commands: [
      npm('verify', '--hostile', '500', '--seed', seed),
      npm('verify', '--tools', '200', '--seed', seed),
      npm('verify', '--schemas', '10', '--seed', seed),
      npm('verify', '--models', '500', '--seed', seed),
    ],
  },
  { name: 'capture', commands: [npm('verify', '--capture', '200', '--seed', seed)] },
]

const { values } = parseArgs({ options: { seed: { type: 'string' }, only: { type: 'string' } } })
const { seed = new Date().toISOString().slice(0, 10).replaceAll('-', ''), only } = values
const parts = partsOf(seed)
const names = parts.map(({ name }) => name)
const chosen = only?.split(',') ?? names
if (!/^\d{1,9}$/.test(seed) || chosen.some((name) => !names.includes(name))) {
  console.error(`Usage: npm run campaign -- [--seed N] [--only PARTS]; parts, separated by commas: ${names.join(', ')}`)
  process.exit(2)
}

passSignalsOn()
console.log(`seed ${seed}`)
/** @type {string[]} */
const failed = []
let passed = 0
for (const { name, commands } of parts.filter((part) => chosen.includes(part.name))) {
  for (const [program = '', ...words] of commands) {
    const code = await runCommand(program, words, { env: { SEED: seed } })
    if (code === 0) passed++
    else failed.push(`failed: ${name}: SEED=${seed} ${[program, ...words].join(' ')}`)
  }
}
for (const line of failed) console.log(line)
console.log(`campaign: ${passed} passed, ${failed.length} failed`)
process.exitCode = failed.length > 0 ? 1 : 0
