import type { JsonObject } from '../languages/value.ts'
import type { ModelRecord } from '../types.ts'

/** The shape of a task's input; DESIGN.md has the table. */
export type InputShape =
  | 'messages'
  | 'text'
  | 'file'
  | 'image-and-prompt'
  | 'image-and-question'
  | 'question-and-context'
  | 'query-and-table'
  | 'sentences'
  | 'columns'

/** What the generator needs to know of one task. */
export interface TaskInference {
  readonly id: string
  readonly input: InputShape
  /** What the input file holds, for the shapes that have one. */
  readonly file?: 'image' | 'audio'
  /** The example input, in the shape that `options.inputs` (for chat: `options.messages`) has. */
  readonly exampleInput: (model: ModelRecord) => unknown
  /** Parameters that the example sends, and that `options.parameters` is merged over. */
  readonly exampleParameters?: JsonObject
}

/** The one task that is chat, which pages load without the others. */
export type ChatTask = TaskInference
