// `npm test`: runs all checks. Plain JavaScript without dependencies, because it may run before `npm ci`.
//
//     npm test
//     node scripts/test.mjs --only lint,unit     only these groups; what they need must already be built
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { chromiumPath, HEADLESS_SHELL, HEADLESS_SHELL_OF_DEBIAN } from './chromium.mjs'
import { checkClaims, STEPS_FILE } from './claims.mjs'
import { passSignalsOn, runCommand } from './commands.mjs'
import { NEEDS, PROGRAMS_OF_EXAMPLES, succeeds } from './needs.mjs'
import { install, useNode } from './node.mjs'

/**
 * @typedef {keyof typeof NEEDS} Need what the machine must have
 *
 * @typedef {object} Step
 * @property {string} group name for `--only`
 * @property {string} name
 * @property {readonly string[]} command program and its arguments
 * @property {string} [vitest] set if the command is vitest: the folder in which it runs
 * @property {readonly string[]} [after] groups that must end first
 * @property {readonly Need[]} [needs]
 * @property {boolean} [alone] whether it uses both cores by itself
 *
 * @typedef {{ passed: number, failed: number, skipped: number }} Count
 * @typedef {Count & { failures?: readonly string[], skips?: readonly string[] }} Result with the names of failed and
 *   skipped tests, if the step prints them
 */

/** The needs of steps that read or run examples of every language. */
const TO_RUN_EXAMPLES = /** @type {Need[]} */ (Object.keys(PROGRAMS_OF_EXAMPLES))

const npx = (/** @type {string[]} */ ...parameters) => ['npx', '--no-install', ...parameters]

/**
 * @param {string} group
 * @param {string} folder
 * @param {Partial<Step>} [more]
 * @returns {Step}
 */
const vitest = (group, folder, more) => ({
  group,
  name: `tests of ${folder}`,
  command: npx('vitest', 'run', '--root', folder),
  vitest: folder,
  ...more,
})

/** @type {readonly Step[]} */
const STEPS = [
  { group: 'generated', name: 'generated indexes are fresh', command: ['npm', 'run', '--silent', 'generate:check'] },
  { group: 'types', name: 'types', command: ['npm', 'run', '--silent', 'typecheck'] },
  { group: 'lint', name: 'lint', command: npx('biome', 'check', '--error-on-warnings', '.') },
  // The site's route types are generated with the types.
  { group: 'lint', name: 'unused code and dependencies', command: npx('knip'), after: ['types'] },
  { group: 'lint', name: 'known vulnerabilities', command: ['node', 'scripts/check/audit.mjs'] },
  // `npm run build` would first write what the step for generated files has just checked.
  {
    group: 'build',
    name: 'build',
    command: ['npm', 'run', '--silent', 'build:workspaces'],
    after: ['generated', 'types'],
  },
  // It waits for registries and compilers for minutes, so it starts early, and other steps run in parallel.
  {
    group: 'clients',
    name: 'what examples are run with',
    command: ['npm', 'run', '--silent', 'prepare:examples', '--workspace', '@model-snippets/twin'],
    needs: TO_RUN_EXAMPLES,
  },
  {
    group: 'packages',
    name: 'manifests of the packages',
    command: ['npm', 'run', '--silent', 'check:manifests'],
    after: ['build'],
  },
  { group: 'packages', name: 'types as packed', command: ['npm', 'run', '--silent', 'check:packed'], after: ['build'] },
  { group: 'packages', name: 'reference of the packages', command: ['npm', 'run', '--silent', 'check:api'] },
  { group: 'packages', name: 'size', command: ['npm', 'run', '--silent', 'size'], after: ['build'] },
  {
    group: 'examples',
    name: 'examples with the packages as packed',
    command: ['node', 'scripts/check/examples.mjs'],
    after: ['build'],
  },
  {
    group: 'packages',
    name: 'packages on Node.js 22, 24 and 26, Deno and Bun',
    command: ['npm', 'run', '--silent', 'check:runtimes'],
    after: ['build'],
  },
  {
    group: 'examples',
    name: 'what is said of unpublished packages',
    command: ['node', 'scripts/check/unpublished.mjs'],
    after: ['build'],
  },
  // With few records: what docs/batch.md relies on must run, and .github/workflows/campaign.yml runs it with many.
  {
    group: 'batch',
    name: 'recipes of the batch',
    command: ['npm', 'run', '--silent', 'check:recipes', '--', '400'],
    after: ['build'],
    needs: ['parallel'],
  },
  {
    group: 'batch',
    name: 'measuring the batch',
    command: ['npm', 'run', '--silent', 'bench:batch', '--', '400', '100'],
    after: ['build'],
  },
  // Slowest files first, because the next step runs alone, and so would files that are left at the end.
  vitest('unit', 'packages/core', { needs: [...TO_RUN_EXAMPLES, 'openssl'] }),
  vitest('unit', 'apps/site', { after: ['build', 'clients'] }),
  vitest('unit', 'packages/cli'),
  vitest('unit', 'scripts', { after: ['build'] }),
  vitest('unit', 'packages/react'),
  vitest('unit', 'packages/hub'),
  vitest('execution', 'packages/twin', { after: ['build', 'clients', 'unit'], needs: TO_RUN_EXAMPLES, alone: true }),
  {
    group: 'execution',
    name: 'every case, run',
    command: ['npm', 'run', '--silent', 'verify', '--', '--check'],
    after: ['build', 'clients', 'unit'],
    needs: TO_RUN_EXAMPLES,
    alone: true,
  },
  vitest('browser', 'apps/site/browser-tests', {
    after: ['build', 'unit', 'execution'],
    needs: ['chromium', 'fonts'],
    alone: true,
  }),
]

/** The prefix of lines in which a step other than vitest reports a failure. */
const FAILED = 'failed: '
/** The prefix of lines with a skipped test and the reason. */
const SKIPPED = 'skipped: '

/** The maximum length of a test's failure message. */
const LONGEST_LINE = 2000

/** The maximum number of failures that are listed at the end, because many usually have one cause. */
const MOST_FAILURES = 20

const isCi = ['true', '1'].includes(process.env['CI'] ?? '')
const started = Date.now()

/** @returns {readonly string[] | undefined} */
function chosenGroups() {
  const [flag, groups, ...rest] = process.argv.slice(2)
  if (flag === undefined) return undefined
  const known = [...new Set(STEPS.map((step) => step.group))]
  const chosen = groups?.split(',') ?? []
  if (flag !== '--only' || rest.length > 0 || chosen.length === 0 || chosen.some((group) => !known.includes(group))) {
    console.error(`Usage: node scripts/test.mjs [--only GROUPS]; groups, separated by commas: ${known.join(', ')}`)
    process.exit(2)
  }
  return chosen
}

/** As root on CI, installs missing programs first, and optional ones that save time if they're available. */
async function installNeeds() {
  if (!isCi || process.getuid?.() !== 0 || !succeeds('apt-get', ['--version'])) return
  const missing = Object.values(NEEDS).flatMap((need) => (need.isThere() ? [] : need.debian.split(' ')))
  const faster = process.env['CHROMIUM'] === undefined && !existsSync(HEADLESS_SHELL) ? [HEADLESS_SHELL_OF_DEBIAN] : []
  if (missing.length + faster.length === 0) return
  console.log(`Installing ${[...missing, ...faster].join(', ')} …`)
  const apt = (/** @type {string[]} */ ...parameters) =>
    runCommand('apt-get', ['-qq', ...parameters], { env: { DEBIAN_FRONTEND: 'noninteractive' } })
  await apt('update')
  if (missing.length > 0) await apt('install', '-y', ...missing)
  if (faster.length > 0) await apt('install', '-y', ...faster)
}

/**
 * @param {Step} step
 * @param {string} reports the folder for vitest's reports
 * @returns {Promise<Result>}
 */
async function runStep(step, reports) {
  const missing = (step.needs ?? []).filter((need) => !NEEDS[need].isThere()).map((need) => NEEDS[need].label)
  if (missing.length > 0) {
    const why = `missing: ${missing.join(', ')}`
    console.log(`\n!!! ${step.name} CAN'T RUN HERE: ${why}. Counted as ${isCi ? 'failed' : 'skipped'}.\n`)
    return isCi
      ? { passed: 0, failed: 1, skipped: 0, failures: [why] }
      : { passed: 0, failed: 0, skipped: 1, skips: [why] }
  }
  const [program = '', ...parameters] = step.command
  const report = reportOf(step, reports)
  if (step.vitest !== undefined) {
    parameters.push('--reporter=default', '--reporter=json', `--outputFile.json=${report}`)
  }
  /** @type {Count | undefined} */
  let printed
  /** @type {string[]} */
  const failures = []
  /** @type {string[]} */
  const skips = []
  const code = await runCommand(program, parameters, {
    onLine: (line) => {
      console.log(`${step.name} │ ${line}`)
      if (line.startsWith(FAILED)) failures.push(line.slice(FAILED.length))
      if (line.startsWith(SKIPPED)) skips.push(line.slice(SKIPPED.length))
      const more = readCount(line)
      if (more !== undefined) printed = printed === undefined ? more : sum(printed, more)
    },
  })
  const count = step.vitest === undefined ? printed && { ...printed, failures, skips } : readReport(report)
  // A step counts as one, unless it prints its own count (the matrix of cases), which includes the step itself.
  if (count === undefined)
    return code === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 }
  return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count
}

/**
 * @param {string} line `12 passed, 0 failed`, after what was counted and offered
 * @returns {Count | undefined}
 */
function readCount(line) {
  const [, passed, failed, skipped] =
    /^(?:[\w-]+: )?(?:\d+ examples, \d+ texts, )?(\d+) passed, (\d+) failed(?:, (\d+) skipped)?(?: \(.*\))?$/.exec(
      line.trim(),
    ) ?? []
  if (passed === undefined) return undefined
  return { passed: Number(passed), failed: Number(failed), skipped: Number(skipped ?? 0) }
}

/**
 * @param {Step} step
 * @param {string} reports
 */
const reportOf = ({ name }, reports) => join(reports, `${name.replace(/[^\w]+/g, '-')}.json`)

/**
 * @param {string} path a vitest report
 * @returns {Result | undefined}
 */
function readReport(path) {
  if (!existsSync(path)) return undefined
  const report = JSON.parse(readFileSync(path, 'utf8'))
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: report.testResults.flatMap(failuresOf),
  }
}

/**
 * @typedef {object} Assertion
 * @property {string} status
 * @property {string} fullName
 * @property {string} title
 * @property {readonly string[]} ancestorTitles
 * @property {readonly string[]} failureMessages
 */

/**
 * Returns what failed in one file, one line each, including a file that couldn't be loaded.
 *
 * @param {{ name: string, status: string, message: string, assertionResults: readonly Assertion[] }} file
 */
function failuresOf({ name, status, message, assertionResults }) {
  const path = relative(process.cwd(), name)
  const failed = assertionResults.filter((test) => test.status === 'failed')
  if (failed.length === 0) return status === 'failed' ? [`${path}: ${firstLine(message)}`] : []
  return failed.map(({ fullName, failureMessages }) => `${path}: ${fullName}: ${firstLine(failureMessages[0] ?? '')}`)
}

const firstLine = (/** @type {string} */ text) => text.split('\n')[0]?.slice(0, LONGEST_LINE)

/**
 * Runs two steps at a time, because the machine has at least two cores; a step that uses all of them runs alone.
 *
 * @param {readonly Step[]} steps
 * @param {string} reports
 */
async function runAll(steps, reports) {
  /** @type {Ended[]} */
  const ended = []
  /** @type {Map<Step, Promise<void>>} */
  const underWay = new Map()
  const waiting = [...steps]
  const isReady = (/** @type {Step} */ step) =>
    ![...waiting, ...underWay.keys()].some((other) => other !== step && (step.after ?? []).includes(other.group))
  const hasPlace = (/** @type {Step} */ step) =>
    underWay.size === 0 || (underWay.size < 2 && !step.alone && ![...underWay.keys()].some((other) => other.alone))
  while (waiting.length > 0 || underWay.size > 0) {
    const next = waiting.find((step) => isReady(step) && hasPlace(step))
    if (next === undefined) {
      await Promise.race(underWay.values())
      continue
    }
    waiting.splice(waiting.indexOf(next), 1)
    const from = Date.now()
    console.log(`▶ ${next.name}`)
    underWay.set(
      next,
      runStep(next, reports).then((count) => {
        underWay.delete(next)
        const seconds = (Date.now() - from) / 1000
        ended.push({ step: next, count, seconds })
        console.log(`${signOf(count)} ${next.name}: ${describe(count)}, ${seconds.toFixed(1)} s`)
      }),
    )
  }
  return ended.sort((a, b) => steps.indexOf(a.step) - steps.indexOf(b.step))
}

/** @typedef {{ step: Step, count: Result, seconds: number }} Ended a step and its result */

/**
 * The last step: whether each claim's check ran and passed. Claims whose check belongs to a step that wasn't selected
 * are left out.
 *
 * @param {readonly Ended[]} ended
 * @param {string} reports
 * @returns {Ended}
 */
function endOfClaims(ended, reports) {
  /** @type {Record<string, import('./claims.mjs').Claim>} */
  const all = JSON.parse(readFileSync('docs/claims.json', 'utf8'))
  const skipped = ended.filter(({ count }) => count.passed + count.failed === 0 && count.skipped > 0)
  const isSkipped = (/** @type {string} */ check) => skipped.some(({ step }) => check.startsWith(`${step.vitest}/`))
  const isChosen = (/** @type {import('./claims.mjs').Claim} */ { check, test }) =>
    check === STEPS_FILE
      ? ended.some(({ step }) => step.name === test)
      : ended.some(({ step }) => check.startsWith(`${step.vitest}/`))
  const claims = Object.fromEntries(Object.entries(all).filter(([, claim]) => groups === undefined || isChosen(claim)))
  const outcomes = [
    ...checkClaims(claims, {
      tests: new Map(ended.flatMap(({ step }) => (step.vitest === undefined ? [] : testsOf(reportOf(step, reports))))),
      steps: new Map(
        ended.map(({ step, count }) => [
          step.name,
          count.failed > 0 ? 'failed' : count.passed > 0 ? 'passed' : 'skipped',
        ]),
      ),
    }),
  ].map(([id, outcome]) => ({ id, outcome: isSkipped(claims[id]?.check ?? '') ? 'skipped' : outcome }))
  const idsOf = (/** @type {string} */ wanted) =>
    outcomes.filter(({ outcome }) => outcome === wanted).map(({ id }) => id)
  const failures = idsOf('failed').map((id) => `${id}: ${claims[id]?.check}: ${claims[id]?.test}: didn't run and pass`)
  const skips = idsOf('skipped')
  const count = {
    passed: idsOf('passed').length,
    failed: failures.length,
    skipped: skips.length,
    failures,
    ...(skips.length === 0 ? {} : { skips: [skips.join(', ')] }),
  }
  return { step: { group: 'claims', name: 'claims of the documents', command: [] }, count, seconds: 0 }
}

/**
 * @param {string} path a vitest report
 * @returns {readonly [file: string, tests: readonly { titles: readonly string[], outcome: import('./claims.mjs').Outcome }[]][]}
 */
function testsOf(path) {
  if (!existsSync(path)) return []
  /** @type {{ testResults: readonly { name: string, assertionResults: readonly Assertion[] }[] }} */
  const { testResults } = JSON.parse(readFileSync(path, 'utf8'))
  return testResults.map(({ name, assertionResults }) => [
    relative(process.cwd(), name),
    assertionResults.map(({ title, ancestorTitles, status }) => ({
      titles: [...ancestorTitles, title],
      outcome: status === 'passed' ? 'passed' : status === 'failed' ? 'failed' : 'skipped',
    })),
  ])
}

/**
 * @param {Count} a
 * @param {Count} b
 * @returns {Count}
 */
const sum = (a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped })

/** Only skipped tests aren't a success. */
const signOf = (/** @type {Count} */ { passed, failed }) => (failed > 0 ? '✗' : passed > 0 ? '✓' : '–')

const describe = (/** @type {Count} */ { passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`

const groups = chosenGroups()
await useNode(import.meta.url)
passSignalsOn()
if ((await install()) !== 0) {
  console.log('npm ci failed, so no tests ran.\n0 passed, 1 failed')
  process.exit(1)
}
await installNeeds()
process.env['CHROMIUM'] ??= chromiumPath()

const reports = mkdtempSync(join(tmpdir(), 'model-snippets-test-'))
const steps = STEPS.filter((step) => groups === undefined || groups.includes(step.group))
const ended = await runAll(steps, reports)
ended.push(endOfClaims(ended, reports))
rmSync(reports, { recursive: true })

const total = ended.reduce((soFar, { count }) => sum(soFar, count), { passed: 0, failed: 0, skipped: 0 })
const width = Math.max(...ended.map(({ step }) => step.name.length))
console.log('')
for (const { step, count, seconds } of ended) {
  console.log(
    `${signOf(count)} ${step.name.padEnd(width)}  ${describe(count).padEnd(36)} ${seconds.toFixed(1).padStart(7)} s`,
  )
}
for (const { step, count } of ended) {
  const { failures = [] } = count
  if (failures.length === 0) continue
  const shown = failures.slice(0, MOST_FAILURES)
  const extent = shown.length < failures.length ? ` (first ${shown.length} of ${failures.length})` : ''
  console.log(`\n${step.name}: failures${extent}:`)
  for (const failure of shown) console.log(`  ${failure}`)
}
for (const { step, count } of ended) for (const why of count.skips ?? []) console.log(`\nskipped: ${step.name}: ${why}`)
console.log(`\n${((Date.now() - started) / 60_000).toFixed(1)} minutes\n`)
console.log(describe(total))
process.exitCode = total.failed > 0 ? 1 : 0
