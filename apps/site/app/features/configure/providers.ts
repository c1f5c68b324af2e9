import { isServing, type ModelRecord, PROVIDERS, type Provider, taskOf } from '@model-snippets/core'

/** A provider in the list that the reader chooses from. */
export interface ProviderChoice {
  readonly id: string
  readonly label: string
  /** Whether it serves the model, as the hub's record says; null where nobody has said. */
  readonly isServing: boolean | null
}

/** Whether a provider that the router does not reach may serve a model: such a one serves models of its own name. */
const mayServe = ({ id, directOnly }: Provider, model: ModelRecord): boolean =>
  directOnly === undefined || model.id.startsWith(`${id}/`)

/** The providers that do the model's task: those known to serve it first, those known not to serve it last. */
export function providerChoices(model: ModelRecord): ProviderChoice[] {
  const task = taskOf(model) ?? ''
  return Object.values(PROVIDERS)
    .filter((provider) => Object.hasOwn(provider.routes, task) && mayServe(provider, model))
    .map(({ id, label, directOnly }) => ({
      id,
      label,
      // The hub tells of those that its router leads to, and of no others.
      isServing: directOnly === undefined ? (isServing(model, id) ?? null) : null,
    }))
    .sort((one, other) => rank(one) - rank(other) || one.label.localeCompare(other.label, 'en'))
}

const rank = ({ isServing }: ProviderChoice): number => [true, null, false].indexOf(isServing)
