import type { ModelRecord } from '@model-snippets/core'
import type { HubProblem, MissingModel } from './answers.ts'
import type { Hub } from './hub.ts'
import type { Late } from './recall.ts'

/** Whether the hub answered, or why not. */
export type ServingState =
  | 'answered'
  /** The hub took too long; its response will be cached. */
  | 'late'
  | (MissingModel | HubProblem)['kind']

export interface Completed {
  readonly model: ModelRecord
  readonly state: ServingState
}

/**
 * Adds the providers that serve a model to its record, unless the record lists them. Nothing else in the record
 * changes; without an answer from the hub, it stays the same.
 *
 * @param patience how long to wait for the hub, in milliseconds; default: the time limit of one call. With 0, only
 * cached responses are used, and a look-up starts for the next time
 */
export async function addServing(hub: Hub, model: ModelRecord, patience?: number): Promise<Completed> {
  if (model.inferenceProviderMapping !== undefined) return { model, state: 'answered' }
  const answer = await (patience === 0
    ? hub.recall(model.id)
    : patience === undefined
      ? hub.find(model.id)
      : Promise.race([hub.find(model.id), late(patience)]))
  if (answer.kind !== 'found') return { model, state: answer.kind }
  const { inferenceProviderMapping } = answer.model
  return {
    model: inferenceProviderMapping === undefined ? model : { ...model, inferenceProviderMapping },
    state: 'answered',
  }
}

const late = (milliseconds: number): Promise<Late> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds, { kind: 'late' }).unref()
  })
