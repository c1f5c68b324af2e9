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

/**
 * How the hub's own clients do a task: by a method that is called like it, `image_to_image` and `imageToImage`. As in
 * huggingface_hub 2.4 and @huggingface/inference 4.13, `InferenceClient`.
 */
export interface HubMethods {
  /** The method of `huggingface_hub`; absent where it has none. */
  readonly python?: {
    /** Keyword arguments that become request parameters of the same name. */
    readonly arguments: readonly string[]
    /** Any other parameter may travel in `extra_body`. */
    readonly extraBody?: true
    /** Parameters that stand beside the input. */
    readonly inputArguments?: readonly string[]
    /** The method would send the model as a parameter, so the client is given it. */
    readonly modelOnClient?: true
  }
  /** Where the method of `@huggingface/inference` goes a way of its own. */
  readonly javascript?: {
    /** The file is the whole body when the hub's own service or an endpoint is called, and nothing else is sent. */
    readonly sendsFileAlone?: true
    /** The file is a field of the input, though the input is nothing else. */
    readonly namesFile?: true
  }
  /** What the methods give back, where that is more than JSON. Only Python makes arrays and images of it. */
  readonly result?: 'array' | 'image' | 'file' | 'masks' | 'sounds'
  /** Name of the file that holds the result; of several, how their names start. */
  readonly fileName?: string
}

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
  /** Absent when the hub's own clients have no method for it; a task that replaces a published one takes that one's. */
  readonly hubMethods?: HubMethods
}

/** The one task that is chat, which pages load without the others. */
export type ChatTask = TaskInference
