import type { HubProblem } from './answers.ts'
import { addressBelow, ask } from './ask.ts'
import { type Late, recall } from './recall.ts'
import { type FactsByModel, type ProviderFacts, readFacts } from './router-facts.ts'

export interface RouterOptions {
  /** Where the router is; undefined: it is never asked. */
  readonly url: URL | undefined
  /** How long one call may take, in milliseconds; 4000 when not given. */
  readonly wait?: number
  /** How long a router that did not answer is left alone, in milliseconds; 30000 when not given. */
  readonly rest?: number
  /** How long an answer is good, in milliseconds; 300000 when not given. */
  readonly remember?: number
  /** How long an older answer is given while a newer one is asked for, in milliseconds; a day when not given. */
  readonly keep?: number
}

export interface FoundFacts {
  readonly kind: 'found'
  /** Empty where the router does not list the model: it lists models that chat. */
  readonly providers: readonly ProviderFacts[]
  /** When the router said it, as `2026-11-25T21:30:00.000Z`. */
  readonly asked: string
}

/** Looks up provider facts at a router. Methods never throw; problems are part of the result. */
export interface Router {
  /** False when it is never asked. */
  readonly isOn: boolean
  /** Who serves a model, at which price and how fast. */
  readonly facts: (model: string) => Promise<FoundFacts | HubProblem>
  /** The same without waiting: the last answer, or `late`. The router is asked for the next time. */
  readonly recall: (model: string) => Promise<FoundFacts | HubProblem | Late>
}

interface Answer {
  readonly models: FactsByModel
  readonly at: number
}

/** The list of all models takes about a third of it. */
const LONGEST_BYTES = 4_000_000

const MALFORMED = { kind: 'unreachable', why: 'malformed' } as const

/**
 * A client of the router's public list of models, `GET /v1/models`. The list is asked for once for all models. One that is
 * no longer fresh is given all the same while the next is asked for, and so is one whose successor did not come.
 */
export function createRouter(options: RouterOptions): Router {
  const { url, wait = 4000, rest = 30_000, remember = 300_000, keep = 86_400_000 } = options
  if (url === undefined) {
    const off = () => Promise.resolve({ kind: 'off' } as const)
    return { isOn: false, facts: off, recall: off }
  }
  const address = addressBelow(url, '/v1/models')
  let last: Answer | undefined
  let underWay: Promise<Answer | HubProblem> | undefined
  let silence: { readonly until: number; readonly problem: HubProblem } | undefined

  async function refresh(): Promise<Answer | HubProblem> {
    const answer = await askForList(address, wait)
    underWay = undefined
    silence = 'kind' in answer ? { until: Date.now() + rest, problem: answer } : undefined
    if (!('kind' in answer)) last = answer
    return answer
  }

  const facts: Router['facts'] = async (model) => {
    const age = last === undefined ? Number.POSITIVE_INFINITY : Date.now() - last.at
    if (age >= remember && underWay === undefined && (silence === undefined || Date.now() >= silence.until)) {
      underWay = refresh()
    }
    const answer = age < keep ? last : ((await underWay) ?? silence?.problem)
    if (answer === undefined) return MALFORMED
    return 'kind' in answer ? answer : factsIn(answer, model)
  }

  return { isOn: true, facts, recall: (model) => recall(facts(model)) }
}

const factsIn = ({ models, at }: Answer, model: string): FoundFacts => ({
  kind: 'found',
  providers: models.get(model.toLowerCase()) ?? [],
  asked: new Date(at).toISOString(),
})

async function askForList(address: URL, milliseconds: number): Promise<Answer | HubProblem> {
  const reply = await ask(address, { token: undefined, milliseconds, longestBytes: LONGEST_BYTES })
  if (reply.kind === 'unreachable') return reply
  if (reply.kind === 'no') return { kind: 'refused', status: reply.status }
  const models = readFacts(reply.body)
  return models === undefined ? MALFORMED : { models, at: Date.now() }
}
