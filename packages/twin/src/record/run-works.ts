import type { Asked, CaseRun } from '../cases/case.ts'
import { kindOf, plannedCases } from '../cases/cases.ts'
import { differences } from '../judge/request.ts'
import { isChat } from '../oracle/call.ts'
import { nameOf, type PlannedExample } from '../plan/works.ts'
import type { Harness } from '../trials/harness.ts'
import { inParallel } from '../trials/in-parallel.ts'
import { readTrial, runTrial } from '../trials/trial.ts'

/** An example's result. */
export interface WorkResult extends Pick<PlannedExample, 'key' | 'model' | 'digest' | 'isRest'> {
  /** The names of its runs. */
  readonly scenarios: readonly string[]
  /** The number of runs for this result; 0 if an identical example ran instead. */
  readonly runs: number
  /** Empty if it passed. */
  readonly problems: readonly string[]
}

export interface MatrixResult {
  readonly results: readonly WorkResult[]
  readonly skipped: readonly { readonly key: string; readonly reason: string }[]
  /** Cases without an example because of an option, with that option and the public reason. */
  readonly without: readonly { readonly key: string; readonly run: string; readonly reason: string }[]
  /** A malicious provider's options that aren't played, because the released client follows them. */
  readonly followedMalice: readonly { readonly key: string; readonly run: string; readonly defect: string }[]
  /** Differences between the two published clients in chats; examples are compared with huggingface.js. */
  readonly disagreements: readonly string[]
}

/**
 * Identifies everything that affects an example's runs. A call to the user's endpoint is the same for every provider,
 * so such duplicates run only once.
 */
function identity(work: PlannedExample): string {
  const { offer, snippet, runs } = work
  if (offer.question.target !== 'endpoint') return nameOf(work)
  const { token: _token, provider: _provider, mappings: _mappings, files: _files, ...call } = offer.plain.call
  return JSON.stringify([snippet, call, runs.map(({ name }) => name)])
}

/** Runs an example once, and returns its problems. */
async function runOnce(harness: Harness, { offer, key }: PlannedExample, run: CaseRun): Promise<string[]> {
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

async function verify(harness: Harness, work: PlannedExample): Promise<Pick<WorkResult, 'runs' | 'problems'>> {
  const problems: string[] = []
  for (const run of work.runs) problems.push(...(await runOnce(harness, work, run)))
  return { runs: work.runs.length, problems }
}

async function compareClients(harness: Harness, { call, question }: Asked): Promise<string[]> {
  const [first, second] = (await harness.published(call)).requests
  const name = `${question.provider} ${question.target}${question.streaming ? ' stream' : ''}`
  if (first === undefined || second === undefined) return [`${name}: only one published client can make this call`]
  return differences(second.request, first.request).map(
    (text) => `${name}: ${second.client} sends ${text} of ${first.client}`,
  )
}

/** Runs examples with all of their runs, and compares the published clients' requests for their chats. */
export async function verifyAll(
  harness: Harness,
  works: readonly PlannedExample[],
  onResult?: (result: WorkResult, done: number) => void,
): Promise<MatrixResult> {
  const results: WorkResult[] = []
  const known = new Map<string, Promise<Pick<WorkResult, 'runs' | 'problems'>>>()
  // Examples with the most runs start first, so that none is left to run alone at the end.
  const longestFirst = works.toSorted((one, other) => other.runs.length - one.runs.length)
  await inParallel(longestFirst, async (work) => {
    const { key, model, digest, runs, isRest } = work
    const earlier = known.get(identity(work))
    const running = earlier ?? verify(harness, work)
    known.set(identity(work), running)
    const { problems, runs: count } = await running
    const result: WorkResult = {
      key,
      ...(model === undefined ? {} : { model }),
      digest,
      ...(isRest && { isRest }),
      scenarios: runs.map(({ name }) => name),
      runs: earlier === undefined ? count : 0,
      problems,
    }
    results.push(result)
    onResult?.(result, results.length)
  })
  const offers = new Set(works.filter(({ model }) => model === undefined).map(({ offer }) => offer))
  const disagreements: string[] = []
  const chats = [...offers].flatMap(({ question, plain }) =>
    isChat(question) && question.variant === undefined ? [plain] : [],
  )
  await inParallel(chats, async (asked) => {
    disagreements.push(...(await compareClients(harness, asked)))
  })
  const planned = plannedCases([...offers])
  return {
    results: results.sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1)),
    skipped: [...offers].flatMap(({ plain }) => plain.skipped),
    without: planned.flatMap((each) =>
      kindOf(each.question)
        .without(each)
        .map(({ name, reason }) => ({ key: each.key, run: name, reason })),
    ),
    followedMalice: planned.flatMap((each) =>
      kindOf(each.question)
        .followedMalice(each)
        .map(({ name, defect }) => ({ key: each.key, run: name, defect })),
    ),
    disagreements: disagreements.sort(),
  }
}
