import { isServing, type ModelRecord, PROVIDERS, type Provider, taskOf } from '@model-snippets/core'
import type { HubProblem } from './answers.ts'
import type { FoundFacts } from './router.ts'
import type { ProviderFacts } from './router-facts.ts'

/** A provider to choose from. */
export interface ProviderChoice {
  readonly id: string
  readonly label: string
  /** Whether it serves the model, as the hub's record or the router says; null where nobody has said. */
  readonly isServing: boolean | null
  /** Price, speed and abilities, as far as the router tells them. */
  readonly facts?: ProviderFacts
}

/** Whether the router has reported the provider facts, and when. */
export interface FactsState {
  readonly state: 'found' | 'late' | 'off' | 'unreachable' | 'refused'
  /** When it told them, `2026-11-25T21:30:00.000Z`. */
  readonly asked?: string
}

export interface ProvidersWithFacts {
  readonly providers: ProviderChoice[]
  /** Whether the router has told their prices and speeds; undefined for models that it does not list. */
  readonly providerFacts: FactsState | undefined
}

/** Whether a provider that the router does not reach may serve a model: such a one serves models of its own name. */
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
      // The hub tells of those that its router leads to, and of no others.
      const said = directOnly === undefined ? (isServing(model, id) ?? servingBy(own)) : null
      return { id, label, isServing: said, ...(own === undefined ? {} : { facts: own }) }
    })
    .sort((one, other) => rank(one) - rank(other) || one.label.localeCompare(other.label, 'en'))
}

const servingBy = (facts: ProviderFacts | undefined): boolean | null =>
  facts?.status === undefined ? null : facts.status === 'live'

const rank = ({ isServing }: ProviderChoice): number => [true, null, false].indexOf(isServing)

/** Asks a router for a model's providers, as {@link Router.facts} does, or says that it takes too long. */
export type AskRouter = (id: string) => Promise<FoundFacts | HubProblem | { readonly kind: 'late' }>

/**
 * The providers that do a model's task, with what a router says of them: it lists models that chat, and is asked of no
 * others.
 */
export async function providersWithFacts(model: ModelRecord, ask: AskRouter): Promise<ProvidersWithFacts> {
  if (taskOf(model) !== 'conversational') return { providers: providerChoices(model), providerFacts: undefined }
  const answer = await ask(model.id)
  return answer.kind === 'found'
    ? { providers: providerChoices(model, answer.providers), providerFacts: { state: 'found', asked: answer.asked } }
    : { providers: providerChoices(model), providerFacts: { state: answer.kind } }
}
