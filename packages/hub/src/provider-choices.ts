import { isServing, type ModelRecord, PROVIDERS, type Provider, taskOf } from '@model-snippets/core'
import type { ProviderFacts } from '@model-snippets/hub'

/** A provider in the list that the reader chooses from. */
export interface ProviderChoice {
  readonly id: string
  readonly label: string
  /** Whether it serves the model, as the hub's record or the router says; null where nobody has said. */
  readonly isServing: boolean | null
  /** Price, speed and abilities, as far as the router tells them. */
  readonly facts?: ProviderFacts
}

/** Whether the router has told the facts of the providers, and when. */
export interface FactsState {
  readonly state: 'found' | 'late' | 'off' | 'unreachable' | 'refused'
  /** When it told them, `2026-11-25T21:30:00.000Z`. */
  readonly asked?: string
}

/** Whether a provider that the router does not reach may serve a model: such a one serves models of its own name. */
const mayServe = ({ id, directOnly }: Provider, model: ModelRecord): boolean =>
  directOnly === undefined || model.id.startsWith(`${id}/`)

/**
 * The providers that do the model's task: those known to serve it first, those known not to serve it last.
 *
 * @param facts what the router says of the model's providers
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
