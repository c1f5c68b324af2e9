/**
 * Shows whether every example and reason of the working tree is identical to that of another commit, or how they
 * differ.
 *
 *     npm run compare -- HEAD
 *     npm run compare -- main --only 'text-to-image together' --show 50
 *
 * The last line counts questions, the working tree's examples and reasons, and the questions with different answers.
 * Exits with 0 if there are none, with 1 if there are some, and with 2 if nothing could be compared.
 */
import { type ChildProcess, execFileSync, fork } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { differencesOf, type Grouping, newGrouping, shownGroup } from './differences.ts'
import { type Asked, DIGEST_LENGTH, type Message, type Replies } from './messages.ts'
import { unionOf } from './tree.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const USAGE = 'Usage: npm run compare -- COMMIT [--only TEXT] [--show N]'
/** The number of questions whose texts are in memory at once. */
const BATCH = 200

const git = (...parameters: readonly string[]): string =>
  execFileSync('git', parameters, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim()

function fail(message: string): never {
  console.error(message)
  process.exit(2)
}

interface Wanted {
  readonly commit: string
  readonly only: string
  readonly show: number
}

function readArguments(): Wanted {
  try {
    const options = { only: { type: 'string', default: '' }, show: { type: 'string', default: '20' } } as const
    const { positionals, values } = parseArgs({ allowPositionals: true, options })
    const [name, ...more] = positionals
    if (name === undefined || more.length > 0 || !/^\d+$/.test(values.show)) return fail(USAGE)
    const commit = git('rev-parse', '--verify', '--end-of-options', `${name}^{commit}`)
    return { commit, only: values.only, show: Number(values.show) }
  } catch (error) {
    return fail(`${(error as Error).message}\n${USAGE}`)
  }
}

/** Checks out a commit next to the working tree, until this process ends. */
function checkOut(commit: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'model-snippets-compare-'))
  const tree = join(folder, 'tree')
  process.once('exit', () => {
    try {
      git('worktree', 'remove', '--force', tree)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })
  git('worktree', 'add', '--quiet', '--detach', tree, commit)
  symlinkSync(join(ROOT, 'node_modules'), join(tree, 'node_modules'))
  return tree
}

type Ask = <Kind extends Message['kind']>(message: Message & { kind: Kind }) => Promise<Replies[Kind]>

/** Starts a process that loads a checkout, and returns the function that sends it questions. */
function start(root: string): Ask {
  const child: ChildProcess = fork(fileURLToPath(new URL('ask.ts', import.meta.url)), {
    cwd: root,
    execArgv: ['--import', import.meta.resolve('tsx')],
    // The names of our own packages resolve to the checkout's sources.
    env: { ...process.env, TSX_TSCONFIG_PATH: join(root, 'tsconfig.base.json') },
  })
  process.once('exit', () => child.kill('SIGKILL'))
  child.once('exit', (code, signal) => fail(`the process that asks ${root} ended with ${signal ?? code}`))
  return (message) =>
    new Promise((resolve) => {
      child.once('message', (reply) => resolve(reply as never))
      child.send(message)
    })
}

/** Returns the positions at which two lists of digests differ. */
function differing(before: string, after: string): readonly number[] {
  const places: number[] = []
  for (let at = 0; at < after.length; at += DIGEST_LENGTH) {
    if (before.slice(at, at + DIGEST_LENGTH) !== after.slice(at, at + DIGEST_LENGTH)) places.push(at / DIGEST_LENGTH)
  }
  return places
}

function addDifferences(grouping: Grouping, before: readonly Asked[], after: readonly Asked[]): void {
  for (const [index, { name, answer }] of after.entries()) {
    const differences = differencesOf(before[index]?.answer ?? {}, answer)
    for (const difference of differences) grouping.add(name, difference)
    if (differences.length === 0) {
      grouping.add(name, {
        of: 'answer',
        field: 'order',
        hunk: '+the parts come in another order, or change when asked again',
      })
    }
  }
}

const grouped = (count: number): string => count.toLocaleString('en')

const { commit, only, show } = readArguments()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(2))
const asks = [start(checkOut(commit)), start(ROOT)] as const
const both = <Kind extends Message['kind']>(message: Message & { kind: Kind }) =>
  Promise.all([asks[0]<Kind>(message), asks[1]<Kind>(message)])

const ids = unionOf(...(await both({ kind: 'ids' })))
const [before, after] = await both({ kind: 'digests', ids, only })
if (after.digests === '') fail(`no question is called ${only}`)

const places = differing(before.digests, after.digests)
const grouping = newGrouping()
for (let at = 0; at < places.length; at += BATCH) {
  addDifferences(grouping, ...(await both({ kind: 'answers', places: places.slice(at, at + BATCH) })))
}

const groups = grouping.groups()
for (const group of groups.slice(0, show)) console.log(`${shownGroup(group)}\n`)
if (groups.length > show) console.log(`… ${grouped(groups.length - show)} more groups, see --show\n`)
if (grouping.ungrouped() > 0) console.log(`… ${grouped(grouping.ungrouped())} more differences\n`)
const questions = after.digests.length / DIGEST_LENGTH
console.log(
  `${grouped(questions)} questions, ${grouped(after.examples)} examples, ${grouped(after.reasons)} reasons: ${grouped(places.length)} differ`,
)
process.exit(places.length > 0 ? 1 : 0)
