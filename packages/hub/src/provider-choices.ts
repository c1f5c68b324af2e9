import { isServing, type ModelRecord, PROVIDERS, type Provider, taskOf } from '@model-snippets/core'
import type { HubProblem } from './answers.ts'
import type { FoundFacts } from './router.ts'
import type { ProviderFacts } from './router-facts.ts'

/** A provider that supports the model’s task. */
export interface ProviderChoice {
  readonly id: string
  readonly label: string
  /** Whether it serves the model, according to the hub or the router; `null` if unknown. */
  readonly isServing: boolean | null
  /** Price, speed, and features, if the router reports them. */
  readonly facts?: ProviderFacts
}

/** Whether the router has reported the provider facts, and when. */
export interface FactsState {
  readonly state: 'found' | 'late' | 'off' | 'unreachable' | 'refused'
  /** When the router responded, such as `2026-11-25T21:30:00.000Z`. */
  readonly asked?: string
}

export interface ProvidersWithFacts {
  readonly providers: ProviderChoice[]
  /** Whether the router reported prices and speeds; `undefined` for models that it doesn’t list. */
  readonly providerFacts: FactsState | undefined
}

/** Whether a provider may serve a model. One that the router doesn’t reach serves only its own models: `openai/…`. */
const mayServe = ({ id, directOnly }: Provider, model: ModelRecord): boolean =>
  directOnly === undefined || model.id.startsWith(`${id}/`)

/**
 * Returns the providers that support the model's task: those known to serve the model first, those known not to last.
 *
 * @param facts what the router reports about the model's providers
 */
export function providerChoices(model: ModelRecord, facts: readonly ProviderFacts[] = []): ProviderChoice[] {
  const task = taskOf(model) ?? ''
  const factsOf = new Map(facts.map((each) => [each.provider, each]))
  return Object.values(PROVIDERS)
    .filter((provider) => Object.hasOwn(provider.routes, task) && mayServe(provider, model))
    .map(({ id, label, directOnly }) => {
      const own = factsOf.get(id)
      // The hub reports only providers that its router reaches.
      const said = directOnly === undefined ? (isServing(model, id) ?? servingBy(own)) : null
      return { id, label, isServing: said, ...(own === undefined ? {} : { facts: own }) }
    })
    .sort((one, other) => rank(one) - rank(other) || one.label.localeCompare(other.label, 'en'))
}

const servingBy = (facts: ProviderFacts | undefined): boolean | null =>
  facts?.status === undefined ? null : facts.status === 'live'

const rank = ({ isServing }: ProviderChoice): number => [true, null, false].indexOf(isServing)

/** Looks up a model’s providers at a router, like {@link Router.facts}; `late` if it takes too long. */
export type AskRouter = (id: string) => Promise<FoundFacts | HubProblem | { readonly kind: 'late' }>

/**
 * Returns the providers that support the model’s task, with facts from a router. Only chat models are looked up: the
 * router lists no others.
 */
export async function providersWithFacts(model: ModelRecord, ask: AskRouter): Promise<ProvidersWithFacts> {
  if (taskOf(model) !== 'conversational') return { providers: providerChoices(model), providerFacts: undefined }
  const answer = await ask(model.id)
  return answer.kind === 'found'
    ? { providers: providerChoices(model, answer.providers), providerFacts: { state: 'found', asked: answer.asked } }
    : { providers: providerChoices(model), providerFacts: { state: answer.kind } }
}
