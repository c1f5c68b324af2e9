import type { ModelRecord } from '@model-snippets/core'
import type { FoundModel, HubProblem, MissingModel } from './answers.ts'
import type { Hub } from './hub.ts'

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

/** Said of an answer that was not waited for. */
interface Late {
  readonly kind: 'late'
}

/** What finds a model: a hub, or what is remembered of one. */
export interface Finder {
  readonly find: (id: string) => Promise<FoundModel | MissingModel | HubProblem | Late>
}

/**
 * Adds to a record that does not say it who serves the model. Nothing else of the record changes, and a hub that says
 * nothing leaves it as it is.
 *
 * @param patience how long to wait for the hub, in milliseconds; as long as one call may take when not given
 */
export async function addServing(hub: Finder, model: ModelRecord, patience?: number): Promise<Completed> {
  if (model.inferenceProviderMapping !== undefined) return { model, state: 'answered' }
  const asking = hub.find(model.id)
  const answer = patience === undefined ? await asking : await Promise.race([asking, late(patience)])
  if (answer.kind !== 'found') return { model, state: answer.kind }
  const { inferenceProviderMapping } = answer.model
  return {
    model: inferenceProviderMapping === undefined ? model : { ...model, inferenceProviderMapping },
    state: 'answered',
  }
}

/**
 * Finds what a hub remembers, without waiting, and has the hub asked for the next time. To be used in the hub's own
 * thread: an answer from another thread would always be late.
 */
export const remembered = (hub: Pick<Hub, 'find'>): Finder => ({
  find: (id) => Promise.race([hub.find(id), new Promise<Late>((resolve) => setImmediate(resolve, { kind: 'late' }))]),
})

const late = (milliseconds: number): Promise<Late> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds, { kind: 'late' }).unref()
  })
