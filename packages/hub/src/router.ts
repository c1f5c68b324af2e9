import type { HubProblem } from './answers.ts'
import { addressBelow, ask } from './ask.ts'
import { type Late, recall } from './recall.ts'
import { type FactsByModel, type ProviderFacts, readFacts } from './router-facts.ts'

export interface RouterOptions {
  /** Base URL of the router; `undefined` disables look-ups. */
  readonly url: URL | undefined
  /** Time limit for one call in milliseconds; default: 4000. */
  readonly wait?: number
  /** Pause after a call without a response, in milliseconds; default: 30000. */
  readonly rest?: number
  /** How long a response is fresh, in milliseconds; default: 300000. */
  readonly remember?: number
  /** How long a stale response is used while a new one is requested, in milliseconds; default: one day. */
  readonly keep?: number
}

export interface FoundFacts {
  readonly kind: 'found'
  /** Empty if the router doesn’t list the model: it lists only chat models. */
  readonly providers: readonly ProviderFacts[]
  /** When the router responded, such as `2026-11-25T21:30:00.000Z`. */
  readonly asked: string
}

/** Looks up provider facts at a router. Methods never throw; problems are part of the result. */
export interface Router {
  /** Whether look-ups are enabled. */
  readonly isOn: boolean
  /** Finds the providers that serve a model, with prices and speeds. */
  readonly facts: (model: string) => Promise<FoundFacts | HubProblem>
  /** The same without waiting: returns the last response or `late`, and starts a look-up for the next time. */
  readonly recall: (model: string) => Promise<FoundFacts | HubProblem | Late>
}

interface Answer {
  readonly models: FactsByModel
  readonly at: number
}

/** About three times the size of the list of all models. */
const LONGEST_BYTES = 4_000_000

const MALFORMED = { kind: 'unreachable', why: 'malformed' } as const

/**
 * Creates a client of the router’s public list of models, `GET /v1/models`. One request covers all models. A stale list
 * is used while a new one is requested, and if that request fails.
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
