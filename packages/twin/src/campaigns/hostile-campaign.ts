import type { InferenceSnippet } from '@model-snippets/core'
import type { Asked, Case, CaseRun } from '../cases/case.ts'
import { clientFacts } from '../languages/index.ts'
import { plainRun } from '../plan/plan.ts'
import type { Harness } from '../trials/harness.ts'
import { forSeeds } from '../trials/in-parallel.ts'
import { readTrial, runTrial } from '../trials/trial.ts'
import { hostileChat, hostileTask } from './hostile-questions.ts'
import { type Random, seeded } from './hostile-texts.ts'
import { hostileToolLoop } from './hostile-tools.ts'

/** What became of one hostile case. */
export interface HostileResult {
  /** Repeats this case alone, as `--hostile 1 --seed …` or `--tools 1 --seed …`. */
  readonly seed: number
  /** The case whose example was run; undefined when the case has none. */
  readonly key: string | undefined
  readonly problems: readonly string[]
  /** Why other clients are not offered for it. */
  readonly reasons: readonly string[]
}

/** A hostile question, and the run that its examples are put to. */
interface HostileQuestion {
  readonly asked: Asked
  readonly run: Pick<CaseRun, 'scenario'>
}

/** Makes a hostile question of a seed. */
type Questions = (random: Random, seed: number) => HostileQuestion

const inPlainRun = (asked: Asked): HostileQuestion => ({ asked, run: plainRun(asked.question) })

/** Questions of every task. Two in five are chat. */
export const hostileTasks: Questions = (random, seed) =>
  inPlainRun(seed % 5 < 2 ? hostileChat(random) : hostileTask(random))

/** Questions of chats alone. */
export const hostileChats: Questions = (random) => inPlainRun(hostileChat(random))

/** The same questions, of which the examples of some clients alone are run. */
export const toSome =
  (questions: Questions, isMeant: (snippet: InferenceSnippet) => boolean): Questions =>
  (random, seed) => {
    const { asked, run } = questions(random, seed)
    return { asked: { ...asked, offered: asked.offered.filter(({ snippet }) => isMeant(snippet)) }, run }
  }

/** The same questions, of which the examples of frameworks alone are run. */
export const toFrameworks = (questions: Questions): Questions =>
  toSome(questions, ({ framework }) => framework === true)

/** Tools of the reader's, and models that call them. */
export const hostileTools: Questions = (random) => {
  const { asked, conversation } = hostileToolLoop(random)
  const said = JSON.stringify(conversation)
  const offered = asked.offered.filter(({ snippet }) => clientFacts(snippet).misreadsCalls?.test(said) !== true)
  return { asked: { ...asked, offered }, run: { scenario: { kind: 'chat', conversation } } }
}

/** What an example does wrong. The text holds what the caller wrote, stand-ins of tokens included. */
export async function problemsOf(
  harness: Harness,
  asked: Asked,
  { snippet }: Case,
  run: HostileQuestion['run'] = plainRun(asked.question),
): Promise<string[]> {
  const read = await readTrial(harness, asked, snippet)
  const { findings } = await runTrial(harness, asked, snippet, run)
  return [...read, ...findings].filter(({ rule }) => rule !== 6).map(({ rule, text }) => `rule ${rule}: ${text}`)
}

/** One hostile case of a seed, with the example of one client run. */
async function runHostileCase(harness: Harness, seed: number, questions: Questions): Promise<HostileResult> {
  const random = seeded(seed)
  let question: HostileQuestion
  try {
    question = questions(random, seed)
  } catch (error) {
    return { seed, key: undefined, problems: [`nothing is written: ${String(error)}`], reasons: [] }
  }
  const { asked, run } = question
  const reasons = asked.skipped.map(({ reason }) => reason)
  const one = asked.offered[random(Math.max(1, asked.offered.length))]
  if (one === undefined) return { seed, key: undefined, problems: [], reasons }
  const problems = await problemsOf(harness, asked, one, run).catch((error: unknown) => [String(error)])
  return { seed, key: one.key, problems, reasons }
}

/** Runs many hostile cases, whose seeds follow one another. */
export async function runHostileCampaign(
  harness: Harness,
  questions: Questions,
  count: number,
  seed: number,
  onResult: (result: HostileResult) => void,
): Promise<void> {
  await forSeeds(count, seed, (each) => runHostileCase(harness, each, questions), onResult)
}
