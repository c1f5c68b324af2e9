import type { JsonObject } from '@model-snippets/core'
import type { Nonce } from '../result.ts'
import type { PipelineAnswer } from './pipeline-answer.ts'

/** What the twin knows about a task. Tasks with a file as output and no such parameters have no record here. */
export interface TwinTask {
  /** Parameters of every type that huggingface_hub has an argument for, for a run. */
  readonly parameters?: JsonObject
  /** The response of the hub's own service and of the user's endpoint; absent if it isn't JSON. */
  readonly answer?: (nonce: Nonce) => PipelineAnswer
  /** The other known form of the response. */
  readonly otherAnswer?: (nonce: Nonce) => PipelineAnswer
}
