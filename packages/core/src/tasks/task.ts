import type { ModelRecord } from '../model/model-record.ts'
import type { JsonObject } from '../values/value.ts'

/** The shape of a task's input, as `options.inputs` holds it. */
export type InputShape =
  /** Chat: given as `options.messages`, or as one text. */
  | 'messages'
  | 'text'
  /** The path of a file, or an http(s) URL. */
  | 'file'
  /** `{ image, prompt }` */
  | 'image-and-prompt'
  /** `{ image, question }` */
  | 'image-and-question'
  /** `{ question, context }` */
  | 'question-and-context'
  /** `{ query, table }`, the table as columns. */
  | 'query-and-table'
  /** `{ source_sentence, sentences }` */
  | 'sentences'
  /** An object of columns: name → list of values. */
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
    /** The field of the result that holds the text which was asked for. */
    readonly textAt?: string
    /** The method would send the model as a parameter, so the client is given it. */
    readonly modelOnClient?: true
  }
  /** Where the method of `@huggingface/inference` goes a way of its own. */
  readonly javascript?: {
    /** The file is the whole body when the hub's own service or an endpoint is called, and nothing else is sent. */
    readonly sendsFileAlone?: true
    /** The file is a field of the input, though the input is nothing else. */
    readonly namesFile?: true
    /** Parameters stand beside the input, not in an object of their own. */
    readonly parametersBesideInput?: true
    /** The field of the result that holds the text which was asked for. */
    readonly textAt?: string
  }
  /** Set where the methods ask no endpoint: the clients speak to one as to the hub's own service, which has no such task. */
  readonly notAtEndpoints?: true
  /** What the methods give back, where that is more than JSON. Only Python makes arrays and images of it. */
  readonly result?: 'array' | 'image' | 'file' | 'masks' | 'sounds'
  /** Name of the file that holds the result; of several, how their names start. */
  readonly fileName?: string
}

/** What the generator needs to know of one task. */
export interface Task {
  readonly id: string
  readonly input: InputShape
  /** What the input file holds, for the shapes that have one. */
  readonly file?: 'image' | 'audio'
  /** The example input, in the shape that `options.inputs` (for chat: `options.messages`) has. */
  readonly exampleInput: (model: ModelRecord) => unknown
  /** What a model might answer to the example input, where examples print the bare text. Pages show it as a sample. */
  readonly exampleOutput?: (model: ModelRecord) => string
  /** Parameters that the example sends, and that `options.parameters` is merged over. */
  readonly exampleParameters?: JsonObject
  /** What is said where the example's value of a parameter stands, and not the reader's: one sentence. */
  readonly exampleNote?: { readonly parameter: string; readonly text: (model: ModelRecord) => string }
  /** Absent when the hub's own clients have no method for it; a task that replaces a published one takes that one's. */
  readonly hubMethods?: HubMethods
}
