import type { Asked, Case } from './case.ts'
import type { Harness } from './harness.ts'
import { hostileChat, hostileTask } from './hostile-questions.ts'
import { seeded } from './hostile-texts.ts'
import { inParallel } from './in-parallel.ts'
import { plainRun } from './plan.ts'
import { readTrial, runTrial } from './trial.ts'

/** What became of one hostile case. */
export interface HostileResult {
  /** Repeats this case alone, as `--hostile 1 --seed …`. */
  readonly seed: number
  /** The case whose example was run; undefined when the case has none. */
  readonly key: string | undefined
  readonly problems: readonly string[]
  /** Why other clients are not offered for it. */
  readonly reasons: readonly string[]
}

/** What an example does wrong in the plain run. The text holds what the caller wrote, stand-ins of tokens included. */
export async function problemsOf(harness: Harness, asked: Asked, { snippet }: Case): Promise<string[]> {
  const read = await readTrial(harness, asked, snippet)
  const { findings } = await runTrial(harness, asked, snippet, plainRun(asked.question))
  return [...read, ...findings].filter(({ rule }) => rule !== 6).map(({ rule, text }) => `rule ${rule}: ${text}`)
}

/** One hostile case of a seed, with the example of one client run. Two cases in five are chat. */
async function runHostileCase(harness: Harness, seed: number): Promise<HostileResult> {
  const random = seeded(seed)
  let asked: Asked
  try {
    asked = seed % 5 < 2 ? hostileChat(random) : hostileTask(random)
  } catch (error) {
    return { seed, key: undefined, problems: [`nothing is written: ${String(error)}`], reasons: [] }
  }
  const reasons = asked.skipped.map(({ reason }) => reason)
  const one = asked.offered[random(Math.max(1, asked.offered.length))]
  if (one === undefined) return { seed, key: undefined, problems: [], reasons }
  const problems = await problemsOf(harness, asked, one).catch((error: unknown) => [String(error)])
  return { seed, key: one.key, problems, reasons }
}

/** Runs many hostile cases of every task, whose seeds follow one another. */
export async function runHostileCampaign(
  harness: Harness,
  count: number,
  seed: number,
  onResult: (result: HostileResult) => void,
): Promise<void> {
  const seeds = Array.from({ length: count }, (_, place) => seed + place)
  await inParallel(seeds, async (each) => onResult(await runHostileCase(harness, each)))
}
