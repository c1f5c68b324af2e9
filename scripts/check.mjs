// `npm run check`: the checks for a change in one folder, in two minutes on two cores. `npm test` runs everything.
//
//     npm run check                        uncommitted changes; without any, those of the last commit
//     npm run check -- --since COMMIT      changes since a commit
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { passSignalsOn, ROOT, runCommand } from './commands.mjs'
import { nearestTests } from './nearest-tests.mjs'
import { install, useNode } from './node.mjs'

/** The projects of `npm run typecheck`. */
const TYPED = ['tsconfig.node.json', 'packages/react', 'apps/site']

/** Up to this many examples with changed texts are run; of more, only a sample. */
const MOST_EXAMPLES = 24

const npx = (/** @type {string[]} */ ...parameters) => ['npx', '--no-install', ...parameters]
const git = (/** @type {string[]} */ ...parameters) =>
  execFileSync('git', parameters, { cwd: ROOT, encoding: 'utf8' }).split('\n').filter(Boolean)

/** @typedef {readonly string[]} Command a program and its arguments */

/** @returns {string} the commit before the change */
function base() {
  const [flag, commit, ...rest] = process.argv.slice(2)
  if (flag === '--since' && commit !== undefined && rest.length === 0) return commit
  if (flag !== undefined) {
    console.error('Usage: npm run check -- [--since COMMIT]')
    process.exit(2)
  }
  return git('status', '--porcelain').length > 0 ? 'HEAD' : 'HEAD~1'
}

/** @param {string} commit */
const changedSince = (commit) => [
  ...git('diff', '--name-only', '--diff-filter=d', commit),
  ...git('ls-files', '--others', '--exclude-standard'),
]

/** Type-checks with an incremental compiler, one project after another; the site's route types come first. */
function typesOf() {
  const remembered = join(ROOT, 'node_modules/.cache/types')
  mkdirSync(remembered, { recursive: true })
  return [
    ...(existsSync(join(ROOT, 'apps/site/.react-router/types'))
      ? []
      : [['npm', 'exec', '--workspace', '@model-snippets/site', '--', 'react-router', 'typegen']]),
    ...TYPED.map((project) =>
      npx(
        'tsc',
        ...['-p', project, '--noEmit', '--incremental'],
        ...['--tsBuildInfoFile', join(remembered, `${project.replace('/', '-')}.tsbuildinfo`)],
      ),
    ),
  ]
}

/** @param {readonly string[]} changed */
function stepsFor(changed) {
  const tests = nearestTests(changed, git('ls-files', '--cached', '--others', '--exclude-standard'))
  const writesExamples = changed.some((path) => /^packages\/(core|twin)\/src\//.test(path))
  /** @type {{ name: string, commands: readonly Command[] }[]} */
  const steps = [
    {
      name: 'lint',
      commands: [
        npx(
          'biome',
          'check',
          '--error-on-warnings',
          '--no-errors-on-unmatched',
          '--files-ignore-unknown=true',
          ...changed,
        ),
      ],
    },
    { name: 'types', commands: typesOf() },
    { name: 'phrases', commands: [['node', 'scripts/phrases.mjs']] },
    ...[...tests].map(([folder, paths]) => ({
      name: `tests of ${folder}`,
      commands: [npx('vitest', 'run', '--root', folder, ...paths)],
    })),
  ]
  if (writesExamples) {
    steps.push(
      { name: 'generated files', commands: [['npm', 'run', '--silent', 'generate:check']] },
      {
        name: 'changed examples',
        commands: [['npm', 'run', '--silent', 'verify', '--', '--check', '--most', String(MOST_EXAMPLES)]],
      },
    )
  }
  return steps
}

/**
 * @param {{ name: string, commands: readonly Command[] }} step
 * @returns {Promise<boolean>} whether everything passed; otherwise, its output is shown
 */
async function passes({ name, commands }) {
  const began = Date.now()
  /** @type {string[]} */
  const printed = []
  let code = 0
  for (const [program = '', ...parameters] of commands) {
    code = await runCommand(program, parameters, { onLine: (line) => printed.push(line) })
    if (code !== 0) break
  }
  if (code !== 0) console.log(printed.map((line) => `${name} │ ${line}`).join('\n'))
  console.log(`${code === 0 ? '✓' : '✗'} ${name}, ${((Date.now() - began) / 1000).toFixed(1)} s`)
  return code === 0
}

await useNode(import.meta.url)
passSignalsOn()
const began = Date.now()
if ((await install()) !== 0) process.exit(1)
const since = base()
const changed = changedSince(since)
if (changed.length === 0) {
  console.log(`Nothing has changed since ${since}.`)
  process.exit(0)
}
console.log(`${changed.length} ${changed.length === 1 ? 'file' : 'files'} changed since ${since}`)
const waiting = stepsFor(changed)
const results = await Promise.all(
  [0, 1].map(async () => {
    let isGood = true
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) isGood = (await passes(step)) && isGood
    return isGood
  }),
)
const golden = git('diff', '--stat', since, '--', 'golden')
if (golden.length > 0) console.log(`Review these changes to golden examples:\n${golden.join('\n')}`)
console.log(`${((Date.now() - began) / 1000).toFixed(0)} s`)
process.exitCode = results.every(Boolean) ? 0 : 1
