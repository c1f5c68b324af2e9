import type { InferenceSnippet } from '@model-snippets/core'
import type { Asked, Case, CaseRun } from '../cases/case.ts'
import { clientFacts } from '../languages/index.ts'
import { plainRun } from '../plan/plan.ts'
import type { Harness } from '../trials/harness.ts'
import { readTrial, runTrial } from '../trials/trial.ts'
import { type Campaign, type CampaignResult, eachSeed } from './campaign.ts'
import { hostileChat, hostileTask } from './hostile-questions.ts'
import { type Random, seeded } from './hostile-texts.ts'
import { hostileToolLoop } from './hostile-tools.ts'

/** A hostile question, and the run of its examples. */
interface HostileQuestion {
  readonly asked: Asked
  readonly run: Pick<CaseRun, 'scenario'>
}

/** Makes a hostile question from a seed. */
type Questions = (random: Random, seed: number) => HostileQuestion

const inPlainRun = (asked: Asked): HostileQuestion => ({ asked, run: plainRun(asked.question) })

/** Questions for every task; two in five are chats. */
export const hostileTasks: Questions = (random, seed) =>
  inPlainRun(seed % 5 < 2 ? hostileChat(random) : hostileTask(random))

/** Only questions for chats. */
export const hostileChats: Questions = (random) => inPlainRun(hostileChat(random))

/** The same questions, but only the examples of some clients run. */
export const toSome =
  (questions: Questions, isMeant: (snippet: InferenceSnippet) => boolean): Questions =>
  (random, seed) => {
    const { asked, run } = questions(random, seed)
    return { asked: { ...asked, offered: asked.offered.filter(({ snippet }) => isMeant(snippet)) }, run }
  }

/** The same questions, but only the examples of frameworks run. */
export const toFrameworks = (questions: Questions): Questions =>
  toSome(questions, ({ framework }) => framework === true)

/** The user's tools, and models that call them. */
export const hostileTools: Questions = (random) => {
  const { asked, conversation } = hostileToolLoop(random)
  const said = JSON.stringify(conversation)
  const offered = asked.offered.filter(({ snippet }) => clientFacts(snippet).misreadsCalls?.test(said) !== true)
  return { asked: { ...asked, offered }, run: { scenario: { kind: 'chat', conversation } } }
}

/** Returns an example's problems. The text contains the caller's input, including placeholders of tokens. */
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

/** Runs one client's example for one hostile case of a seed. */
async function runHostileCase(harness: Harness, seed: number, questions: Questions): Promise<CampaignResult> {
  const random = seeded(seed)
  let question: HostileQuestion
  try {
    question = questions(random, seed)
  } catch (error) {
    return { seed, problems: [`nothing is written: ${String(error)}`], reasons: [] }
  }
  const { asked, run } = question
  const reasons = asked.skipped.map(({ reason }) => reason)
  const one = asked.offered[random(Math.max(1, asked.offered.length))]
  if (one === undefined) return { seed, problems: [], reasons }
  const problems = await problemsOf(harness, asked, one, run).catch((error: unknown) => [String(error)])
  return { seed, what: one.key, problems, reasons }
}

/** Runs the example of one client for each hostile case. */
export const hostileCampaign = (harness: Harness, questions: Questions): Campaign<CampaignResult> =>
  eachSeed((seed) => runHostileCase(harness, seed, questions))
