import type { ModelRecord } from '../types.ts'

/** What the generator needs to know of one task. */
export interface TaskInference {
  readonly id: string
  /** The example input, in the shape that `options.inputs` (for chat: `options.messages`) has. */
  readonly exampleInput: (model: ModelRecord) => unknown
}
