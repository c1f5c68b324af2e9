import type { InferenceSnippet } from '@model-snippets/core'
import type { Finding } from '../judge/finding.ts'
import { type ChatCase, offersFor } from './cases.ts'
import { hostileCase, seeded } from './hostile.ts'
import { inParallel } from './in-parallel.ts'
import type { Laboratory } from './laboratory.ts'
import { plainPlay } from './scenes.ts'
import type { TaskCase } from './task-cases.ts'
import { hostileTaskCase } from './task-hostile.ts'
import { plainPlay as plainTaskPlay } from './task-plan.ts'
import { readTaskTrial, runTaskTrial } from './task-trial.ts'
import { readTrial, runTrial } from './trial.ts'

/** What became of one hostile case. */
export interface HostileResult {
  /** Repeats this case alone, as `--hostile 1 --seed …`. */
  readonly seed: number
  /** The cell whose example was run; undefined when the case has none. */
  readonly key: string | undefined
  readonly problems: readonly string[]
  /** Why other clients are not offered for it. */
  readonly reasons: readonly string[]
}

/** A case with its examples, and how one of them is judged. */
interface Question {
  readonly offered: readonly { readonly key: string; readonly snippet: InferenceSnippet }[]
  readonly skipped: readonly { readonly reason: string }[]
  readonly judge: (snippet: InferenceSnippet) => Promise<readonly Finding[]>
}

const askChat = (lab: Laboratory, one: ChatCase): Question => ({
  ...offersFor(one),
  judge: async (snippet) => [
    ...(await readTrial(lab, one, snippet)),
    ...(await runTrial(lab, one, snippet, plainPlay(one, 'answer'))).findings,
  ],
})

const askTask = (lab: Laboratory, one: TaskCase): Question => ({
  offered: one.offered,
  skipped: one.skipped,
  judge: async (snippet) => [
    ...(await readTaskTrial(lab, one, snippet)),
    ...(await runTaskTrial(lab, one, snippet, plainTaskPlay([one.provider, one.task, one.mode]).scene)).findings,
  ],
})

/** One hostile case of a seed, with the example of one client run. Two cases in five are chat. */
async function runHostileCase(lab: Laboratory, seed: number): Promise<HostileResult> {
  const random = seeded(seed)
  let question: Question
  try {
    question = seed % 5 < 2 ? askChat(lab, hostileCase(random)) : askTask(lab, hostileTaskCase(random))
  } catch (error) {
    return { seed, key: undefined, problems: [`nothing is written: ${String(error)}`], reasons: [] }
  }
  const reasons = question.skipped.map(({ reason }) => reason)
  const cell = question.offered[random(Math.max(1, question.offered.length))]
  if (cell === undefined) return { seed, key: undefined, problems: [], reasons }
  const problems = await question.judge(cell.snippet).then(
    // The text holds what the caller wrote, stand-ins of tokens included; a run shows whether they do harm.
    (findings) => findings.filter(({ rule }) => rule !== 6).map(({ rule, text }) => `rule ${rule}: ${text}`),
    (error: unknown) => [String(error)],
  )
  return { seed, key: cell.key, problems, reasons }
}

/** Runs many hostile cases of every task, whose seeds follow one another. */
export async function runHostileCampaign(
  lab: Laboratory,
  count: number,
  seed: number,
  onResult: (result: HostileResult) => void,
): Promise<void> {
  const seeds = Array.from({ length: count }, (_, place) => seed + place)
  await inParallel(seeds, async (each) => onResult(await runHostileCase(lab, each)))
}
