import type { ModelRecord } from '@model-snippets/core'
import type { HubProblem, MissingModel } from './answers.ts'
import type { Hub } from './hub.ts'
import type { Late } from './recall.ts'

/** What the hub said of who serves a model, or why it could not be asked. */
export type ServingState =
  | 'answered'
  /** It was asked, and was not waited for any longer; its answer is remembered. */
  | 'late'
  | (MissingModel | HubProblem)['kind']

export interface Completed {
  readonly model: ModelRecord
  readonly state: ServingState
}

/**
 * Adds to a record that does not say it who serves the model. Nothing else of the record changes, and a hub that says
 * nothing leaves it as it is.
 *
 * @param patience how long to wait for the hub, in milliseconds; as long as one call may take when not given;
 * 0 adds only what is remembered, and the hub is asked for the next time
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
