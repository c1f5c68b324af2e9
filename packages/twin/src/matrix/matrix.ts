import type { InferenceSnippet, Target } from '@model-snippets/core'
import { differences } from '../judge/request.ts'
import { isChat } from '../oracle/call.ts'
import type { Asked, CaseRun, Question } from './case.ts'
import { allOffers, kindOf, type Offer, plannedCases } from './cases.ts'
import type { Harness } from './harness.ts'
import { inParallel } from './in-parallel.ts'
import { planNamed, planRuns } from './plan.ts'
import { readTrial, runTrial } from './trial.ts'

/** What became of one case. */
export interface CaseResult {
  readonly key: string
  readonly client: string
  readonly runs: number
  /** Empty when it passed. */
  readonly problems: readonly string[]
}

export interface MatrixResult {
  readonly cases: readonly CaseResult[]
  readonly skipped: readonly { readonly key: string; readonly reason: string }[]
  /** Cases that a choice of options takes away, with the choice and the public reason. */
  readonly without: readonly { readonly key: string; readonly run: string; readonly reason: string }[]
  /** What a provider that means harm could do to a case, and is not played as the released client follows it. */
  readonly followedHarm: readonly { readonly key: string; readonly run: string; readonly defect: string }[]
  /** Where the two published clients do not send the same chat; what an example is held to comes from huggingface.js. */
  readonly disagreements: readonly string[]
}

export interface MatrixOptions {
  /** Only cases that this accepts. */
  readonly wants?: (key: string, question: Question) => boolean
  /** The targets whose cases are run with all that they can meet; others with one thing besides the plain run. */
  readonly all?: ReadonlySet<Target>
  /** The one run that cases are to have, where they have it; with `*` at its end all runs whose names begin so. */
  readonly scenario?: string | undefined
  readonly onCase?: (result: CaseResult, done: number) => void
}

const ALL_ROUTED: ReadonlySet<Target> = new Set(['routed'])

/** A case with what it is run with. */
interface Work {
  readonly offer: Offer
  readonly key: string
  readonly snippet: InferenceSnippet
  readonly runs: readonly CaseRun[]
}

/**
 * What decides how a case's runs go. An endpoint of the reader's own is called in the same words whoever the provider
 * is; such twins of a case are run once.
 */
function identity({ offer, key, snippet, runs }: Work): string {
  if (offer.question.target !== 'endpoint') return key
  const { token: _token, provider: _provider, mappings: _mappings, files: _files, ...call } = offer.plain.call
  return JSON.stringify([snippet, call, runs.map(({ name }) => name)])
}

/** What became of one case in one run. */
async function runOnce(harness: Harness, { offer, key }: Work, run: CaseRun): Promise<string[]> {
  const { name, chosen } = run
  const asked = offer.with(chosen)
  const snippet = asked.offered.find((each) => each.key === key)?.snippet
  if (snippet === undefined) return [`${name}: the example is not offered`]
  try {
    const read = await readTrial(harness, asked, snippet)
    const { findings } = await runTrial(harness, asked, snippet, run)
    return [...read, ...findings].map(({ rule, text }) => `rule ${rule}, ${name}: ${text}`)
  } catch (error) {
    return [`rule 4, ${name}: ${error}`]
  }
}

async function verifyCase(harness: Harness, work: Work): Promise<CaseResult> {
  const { key, snippet, runs } = work
  const problems: string[] = []
  for (const run of runs) problems.push(...(await runOnce(harness, work, run)))
  return { key, client: `${snippet.language}/${snippet.client}`, runs: runs.length, problems }
}

async function compareClients(harness: Harness, { call, question }: Asked): Promise<string[]> {
  const [first, second] = (await harness.published(call)).requests
  const name = `${question.provider} ${question.target}${question.streaming ? ' stream' : ''}`
  if (first === undefined || second === undefined) return [`${name}: only one published client can make this call`]
  return differences(second.request, first.request).map(
    (text) => `${name}: ${second.client} sends ${text} of ${first.client}`,
  )
}

/** Runs every case of every task, and compares what the published clients send for a chat. */
export async function verifyAll(
  harness: Harness,
  { wants = () => true, all = ALL_ROUTED, scenario, onCase }: MatrixOptions = {},
): Promise<MatrixResult> {
  const offers = allOffers()
  const planned = plannedCases(offers)
  const plan = scenario === undefined ? planRuns(planned, all) : planNamed(planned, scenario)
  const isWanted =
    ({ question }: Offer) =>
    (each: { readonly key: string }) =>
      wants(each.key, question)
  const works = offers.flatMap((offer) =>
    offer.plain.offered
      .filter(isWanted(offer))
      .map(({ key, snippet }): Work => ({ offer, key, snippet, runs: plan.get(key) ?? [] }))
      .filter(({ runs }) => runs.length > 0),
  )
  const cases: CaseResult[] = []
  const known = new Map<string, Promise<CaseResult>>()
  await inParallel(works, async (work) => {
    const name = identity(work)
    const earlier = known.get(name)
    const running = earlier ?? verifyCase(harness, work)
    known.set(name, running)
    const result = earlier === undefined ? await running : { ...(await earlier), key: work.key, runs: 0 }
    cases.push(result)
    onCase?.(result, cases.length)
  })
  const disagreements: string[] = []
  const chats = new Set(works.filter(({ offer }) => isChat(offer.question)).map(({ offer }) => offer.plain))
  await inParallel(chats, async (asked) => {
    disagreements.push(...(await compareClients(harness, asked)))
  })
  const wanted = planned.filter(({ key, question }) => wants(key, question))
  return {
    cases: cases.sort((a, b) => (a.key < b.key ? -1 : 1)),
    skipped: offers.flatMap((offer) => offer.plain.skipped.filter(isWanted(offer))),
    without: wanted.flatMap((each) =>
      kindOf(each.question)
        .without(each)
        .map(({ name, reason }) => ({ key: each.key, run: name, reason })),
    ),
    followedHarm: wanted.flatMap((each) =>
      kindOf(each.question)
        .followedHarm(each)
        .map(({ name, defect }) => ({ key: each.key, run: name, defect })),
    ),
    disagreements: disagreements.sort(),
  }
}
