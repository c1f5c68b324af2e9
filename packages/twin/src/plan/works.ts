import { type InferenceSnippet, type Target, taskOf } from '@model-snippets/core'
import { MODELS } from '@model-snippets/core/catalogue'
import { exampleDigest } from '@model-snippets/core/verification'
import type { CaseRun } from '../cases/case.ts'
import { allOffers, ask, enumerateQuestions, type Offer, offersNamed, plannedCases } from '../cases/cases.ts'
import { plainRun, planNamed, planRuns } from './plan.ts'

/** One example of a case. */
interface Example {
  /** The case's name. */
  readonly key: string
  /** SHA-256 of the example. */
  readonly digest: string
  readonly offer: Offer
  readonly snippet: InferenceSnippet
}

/** One example with what it is run with. */
export interface Work extends Example {
  /** The model of the catalogue whose page shows the example; undefined for the example of a case. */
  readonly model?: string
  /** The plain run first. */
  readonly runs: readonly CaseRun[]
  /** Set where the record holds all other runs of the example. */
  readonly isRest?: true
}

/** Targets whose cases are run with all that they can meet; others with one thing besides the plain run. */
const IN_FULL: ReadonlySet<Target> = new Set(['routed'])

/** The examples of all cases by themselves: to plan what each is run with takes longer than to write it. */
export const caseExamples = (): Promise<Example[]> => examplesOf(allOffers())

/** The examples of all cases, to be run. */
function caseWorks(): Promise<Work[]> {
  const offers = allOffers()
  const plan = planRuns(plannedCases(offers), IN_FULL)
  return worksOf(offers, (key) => ({ runs: plan.get(key) ?? [] }))
}

/** The examples that the page of each model of the catalogue shows when it is opened: by any provider, not streamed. */
async function pageWorks(): Promise<Work[]> {
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
  more: (key: string) => Pick<Work, 'model' | 'runs'>,
): Promise<Work[]> => (await examplesOf(offers)).map((example) => ({ ...example, ...more(example.key) }))

const examplesOf = (offers: readonly Offer[]): Promise<Example[]> =>
  Promise.all(
    offers.flatMap((offer) =>
      offer.plain.offered.map(
        async ({ key, snippet }): Promise<Example> => ({ key, offer, snippet, digest: await exampleDigest(snippet) }),
      ),
    ),
  )

let known: Promise<readonly Work[]> | undefined

/** Every example that is run before it ships: of each case, and of each page. Worked out once. */
export const allWorks = (): Promise<readonly Work[]> => (known ??= workOut())

const workOut = async (): Promise<readonly Work[]> => [...(await caseWorks()), ...(await pageWorks())]

/**
 * The examples of the cases that can be run in one way.
 *
 * @param scenario the name of a run; with `*` at its end all runs whose names begin so
 * @param only a text that the case's name contains
 */
export async function worksNamed(scenario: string, only: string | undefined): Promise<Work[]> {
  const offers = only === undefined ? allOffers() : offersNamed(only)
  const plan = planNamed(plannedCases(offers), scenario)
  const works = await worksOf(offers, (key) => ({ runs: plan.get(key) ?? [] }))
  return works.filter(({ runs }) => runs.length > 0)
}

/** What a work is called: `python/openai/conversational/auto/routed of openai/gpt-oss-120b`. */
export const nameOf = ({ key, model }: Pick<Work, 'key' | 'model'>): string =>
  model === undefined ? key : `${key} of ${model}`
