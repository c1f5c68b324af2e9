import { Runner } from '../run/runner.ts'
import { Twin } from '../services/twin.ts'
import { TWIN_LOCAL_APPS } from './index.generated.ts'
import type { PreparedApp } from './prepare.ts'
import { LONGEST_WORDS, whileStarted } from './started.ts'
import { type PlannedUse, plannedUses, type UsingProgram } from './uses.ts'

/*
 * Starts one app for its uses, runs the programs of each use, and prints one line of JSON for each use. It runs in a
 * network with only the loopback interface; everything that it needs is installed before.
 */

/** What to start. */
export interface LocalUsesWork {
  readonly app: string
  readonly prepared: PreparedApp
  /** The clients to run, by the id of the use. */
  readonly wanted: Readonly<Record<string, readonly string[]>>
}

/** The result of one use. */
export interface LocalUseOutcome {
  readonly use: string
  readonly commands: readonly string[]
  /** The programs that showed what they should. */
  readonly passed: readonly Pick<UsingProgram, 'client' | 'digest'>[]
  /** What went wrong with the others, by client. */
  readonly failed: Readonly<Record<string, string>>
  /** What went wrong with the app. */
  readonly problems: readonly string[]
}

/** Higher than the ports of servers. */
const HIGH_PORT = 20_000

const RUN_SECONDS = 180

async function main({ app: id, prepared, wanted }: LocalUsesWork): Promise<void> {
  const app = TWIN_LOCAL_APPS[id]
  if (app === undefined) throw new Error(`${id} isn’t started here`)
  const twin = await Twin.start(HIGH_PORT)
  const runner = await Runner.start(twin)
  try {
    const uses = plannedUses(app).flatMap((planned) => {
      const programs = planned.programs.filter(({ client }) => wanted[planned.use.id]?.includes(client))
      return programs.length === 0 ? [] : { ...planned, programs }
    })
    // Uses with the same model and commands share a start.
    const startOf = ({ place, commands }: PlannedUse): string => JSON.stringify([place, commands])
    for (const one of new Set(uses.map(startOf))) {
      const together = uses.filter((use) => startOf(use) === one)
      await runUses(twin, runner, prepared, together)
    }
  } finally {
    await runner.stop()
    await twin.stop()
  }
}

async function runUses(
  twin: Twin,
  runner: Runner,
  { roots, programs }: PreparedApp,
  uses: readonly PlannedUse[],
): Promise<void> {
  const [first] = uses
  const root = roots[first?.place ?? 0]
  if (first === undefined || root === undefined) return
  const { app, start, subject } = first
  const done = new Set<string>()
  const show = (outcome: LocalUseOutcome) => process.stdout.write(`${JSON.stringify(outcome)}\n`)
  const problems = await whileStarted(twin, { app, start, record: subject.record, root, programs }, async () => {
    for (const use of uses) {
      show({ ...(await outcomeOf(runner, use)), problems: [] })
      done.add(use.use.id)
    }
    return []
  })
  for (const { use, commands } of uses.filter(({ use }) => !done.has(use.id))) {
    show({ use: use.id, commands, passed: [], failed: {}, problems })
  }
}

async function outcomeOf(
  runner: Runner,
  { use, commands, programs }: PlannedUse,
): Promise<Omit<LocalUseOutcome, 'problems'>> {
  const passed: LocalUseOutcome['passed'][number][] = []
  const failed: Record<string, string> = {}
  for (const program of programs) {
    const problem = await problemOf(runner, program, use.shows)
    const { client, digest } = program
    if (problem === undefined) passed.push({ client, digest })
    else failed[client] = problem
  }
  return { use: use.id, commands, passed, failed }
}

/** Runs one program. @returns what went wrong; undefined if it showed what it should */
async function problemOf(
  runner: Runner,
  { language, content, install }: UsingProgram,
  shows: RegExp,
): Promise<string | undefined> {
  const example = { language, content, install, files: [], env: {} }
  const { exitCode, timedOut, stdout, stderr } = await runner.run(example, [], { alone: true, seconds: RUN_SECONDS })
  const said = `${stdout}\n${stderr}`.slice(-LONGEST_WORDS)
  if (timedOut) return `did not end in ${RUN_SECONDS} s\n${said}`
  if (exitCode !== 0) return `ended with ${exitCode}\n${said}`
  return shows.test(stdout) ? undefined : `printed nothing that fits ${shows}\n${said}`
}

await main(JSON.parse(process.argv[2] ?? '') as LocalUsesWork)
