import { isServing, type ModelRecord, PROVIDERS, taskOf } from '@model-snippets/core'

/** A provider in the list that the reader chooses from. */
export interface ProviderChoice {
  readonly id: string
  readonly label: string
  /** Whether it serves the model, as the hub's record says; null where nobody has said. */
  readonly isServing: boolean | null
}

/** The providers that do the model's task: those known to serve it first, those known not to serve it last. */
export function providerChoices(model: ModelRecord): ProviderChoice[] {
  const task = taskOf(model) ?? ''
  return Object.values(PROVIDERS)
    .filter(({ routes }) => Object.hasOwn(routes, task))
    .map(({ id, label, directOnly }) => ({
      id,
      label,
      // The hub tells of those that its router leads to, and of no others.
      isServing: directOnly === undefined ? (isServing(model, id) ?? null) : null,
    }))
    .sort((one, other) => rank(one) - rank(other) || one.label.localeCompare(other.label, 'en'))
}

const rank = ({ isServing }: ProviderChoice): number => [true, null, false].indexOf(isServing)
