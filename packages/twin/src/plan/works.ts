import { type InferenceSnippet, type Target, taskOf } from '@model-snippets/core'
import { MODELS } from '@model-snippets/core/catalogue'
import { exampleDigest } from '@model-snippets/core/verification'
import type { CaseRun } from '../cases/case.ts'
import { allOffers, ask, enumerateQuestions, type Offer, offersNamed, plannedCases } from '../cases/cases.ts'
import { plainRun, planNamed, planRuns } from './plan.ts'

/** An example of a case. */
interface Example {
  /** The case's key. */
  readonly key: string
  /** The example's SHA-256. */
  readonly digest: string
  readonly offer: Offer
  readonly snippet: InferenceSnippet
}

/** An example with its runs. */
export interface PlannedExample extends Example {
  /** The catalog model whose page shows the example; undefined for a case's example. */
  readonly model?: string
  /** Starts with the plain run. */
  readonly runs: readonly CaseRun[]
  /** Set if all other runs of the example are recorded. */
  readonly isRest?: true
}

/** Targets whose cases have all runs; others have one additional run. */
const IN_FULL: ReadonlySet<Target> = new Set(['routed'])

/** The examples of all cases without their runs, because planning takes longer than generating. */
export const caseExamples = (): Promise<Example[]> => examplesOf(allOffers())

/** The examples of all cases with their runs. */
function caseWorks(): Promise<PlannedExample[]> {
  const offers = allOffers()
  const plan = planRuns(plannedCases(offers), IN_FULL)
  return worksOf(offers, (key) => ({ runs: plan.get(key) ?? [] }))
}

/** The examples that each catalog model's page shows first: with any provider, without streaming. */
async function pageWorks(): Promise<PlannedExample[]> {
  const questions = [...enumerateQuestions()].filter(
    ({ provider, target, streaming, variant }) =>
      provider === 'auto' && target === 'routed' && !streaming && variant === undefined,
  )
  const works = MODELS.map((model) => {
    const offers = questions
      .filter(({ task }) => task === taskOf(model))
      .map((question): Offer => {
        const plain = ask(question, { model })
        return { question, plain, with: () => plain }
      })
    return worksOf(offers, () => ({ model: model.id, runs: offers.map(({ question }) => plainRun(question)) }))
  })
  return (await Promise.all(works)).flat()
}

const worksOf = async (
  offers: readonly Offer[],
  more: (key: string) => Pick<PlannedExample, 'model' | 'runs'>,
): Promise<PlannedExample[]> => (await examplesOf(offers)).map((example) => ({ ...example, ...more(example.key) }))

const examplesOf = (offers: readonly Offer[]): Promise<Example[]> =>
  Promise.all(
    offers.flatMap((offer) =>
      offer.plain.offered.map(
        async ({ key, snippet }): Promise<Example> => ({ key, offer, snippet, digest: await exampleDigest(snippet) }),
      ),
    ),
  )

let known: Promise<readonly PlannedExample[]> | undefined

/** Returns every example that runs before it ships, of each case and page. Cached. */
export const allWorks = (): Promise<readonly PlannedExample[]> => (known ??= workOut())

const workOut = async (): Promise<readonly PlannedExample[]> => [...(await caseWorks()), ...(await pageWorks())]

/**
 * Returns the examples of cases that have a run.
 *
 * @param scenario the name of a run; with `*` at its end, all runs with that prefix
 * @param only a text in the case's key
 */
export async function worksNamed(scenario: string, only: string | undefined): Promise<PlannedExample[]> {
  const offers = only === undefined ? allOffers() : offersNamed(only)
  const plan = planNamed(plannedCases(offers), scenario)
  const works = await worksOf(offers, (key) => ({ runs: plan.get(key) ?? [] }))
  return works.filter(({ runs }) => runs.length > 0)
}

/** Returns a work's name: `python/openai/conversational/auto/routed of openai/gpt-oss-120b`. */
export const nameOf = ({ key, model }: Pick<PlannedExample, 'key' | 'model'>): string =>
  model === undefined ? key : `${key} of ${model}`
