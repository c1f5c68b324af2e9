import type { JsonObject } from '@model-snippets/core'
import type { Nonce } from '../services/result.ts'
import type { PipelineAnswer } from './pipeline-answer.ts'

/** All that the twin knows of one task. A task that is answered with a file, and has no such parameters, needs no file here. */
export interface TwinTask {
  /** Parameters that huggingface_hub has an argument for, of every type: worth a run. */
  readonly parameters?: JsonObject
  /** What the hub's own service, and an endpoint of the reader's own, answer; absent where they do not answer with JSON. */
  readonly answer?: (nonce: Nonce) => PipelineAnswer
  /** The other form in which they are known to answer. */
  readonly otherAnswer?: (nonce: Nonce) => PipelineAnswer
}
