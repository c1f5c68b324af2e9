import { type ModelRecord, PROVIDERS, taskOf } from '@model-snippets/core'

/** A provider in the list that the reader chooses from. */
export interface ProviderChoice {
  readonly id: string
  readonly label: string
  /** True when the model's record says that this provider serves it. */
  readonly isServing: boolean
}

/** The providers that do the model's task, those known to serve it first. */
export function providerChoices(model: ModelRecord): ProviderChoice[] {
  const task = taskOf(model) ?? ''
  const serving = new Set(
    model.inferenceProviderMapping?.filter(({ status }) => status === 'live').map(({ provider }) => provider),
  )
  return Object.values(PROVIDERS)
    .filter(({ routes }) => Object.hasOwn(routes, task))
    .map(({ id, label }) => ({ id, label, isServing: serving.has(id) }))
    .sort((one, other) => Number(other.isServing) - Number(one.isServing) || one.label.localeCompare(other.label, 'en'))
}
