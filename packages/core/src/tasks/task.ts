import type { ModelRecord } from '../model/model-record.ts'
import type { JsonObject } from '../values/value.ts'

/** The shape of a task's input in `options.inputs`. */
export type InputShape =
  /** Chat: `options.messages`, or a single string. */
  | 'messages'
  | 'text'
  /** A file path or an http(s) URL. */
  | 'file'
  /** `{ image, prompt }` */
  | 'image-and-prompt'
  /** `{ image, question }` */
  | 'image-and-question'
  /** `{ question, context }` */
  | 'question-and-context'
  /** `{ query, table }`, where the table is an object of columns. */
  | 'query-and-table'
  /** `{ source_sentence, sentences }` */
  | 'sentences'
  /** An object that maps column names to arrays of values. */
  | 'columns'

/**
 * How the Hugging Face clients support a task: with a method named after it, such as `image_to_image` or
 * `imageToImage`. Based on `InferenceClient` in huggingface_hub 2.4 and @huggingface/inference 4.13.
 */
export interface HubMethods {
  /** The method in `huggingface_hub`; absent if it has none. */
  readonly python?: {
    /** Keyword arguments that become request parameters with the same name. */
    readonly arguments: readonly string[]
    /** Whether other parameters can go in `extra_body`. */
    readonly extraBody?: true
    /** Parameters that are sent next to the input. */
    readonly inputArguments?: readonly string[]
    /** The result's field with the text. */
    readonly textAt?: string
    /** Whether the model has to be set on the client, because the method would send it as a parameter. */
    readonly modelOnClient?: true
  }
  /** How the method in `@huggingface/inference` differs. */
  readonly javascript?: {
    /** Whether only the file is sent to Hugging Face's own service or to an endpoint. */
    readonly sendsFileAlone?: true
    /** Whether the file is a field of the input, although it's the only one. */
    readonly namesFile?: true
    /** Whether parameters are sent next to the input, not in a separate object. */
    readonly parametersBesideInput?: true
    /** The result's field with the text. */
    readonly textAt?: string
  }
  /**
   * Set if the methods don't support endpoints: the clients treat an endpoint like Hugging Face's own service, which
   * doesn't have this task.
   */
  readonly notAtEndpoints?: true
  /** What the methods return, if not JSON. Only Python returns arrays and images. */
  readonly result?: 'array' | 'image' | 'file' | 'masks' | 'sounds'
  /** Name of the result file; for several files, how their names start. */
  readonly fileName?: string
}

/** A task: its input and how clients call it. */
export interface Task {
  readonly id: string
  readonly input: InputShape
  /** Whether the input can also be a list of texts. */
  readonly takesList?: true
  /** Example texts to compare, for tasks whose input can be a list. */
  readonly exampleTexts?: readonly string[]
  /** The kind of input file, for inputs with a file. */
  readonly file?: 'image' | 'audio'
  /** The example input, in the shape of `options.inputs` (for chat: `options.messages`). */
  readonly exampleInput: (model: ModelRecord) => unknown
  /** A sample answer to the example input, for tasks whose examples print plain text. Pages show it. */
  readonly exampleOutput?: (model: ModelRecord) => string
  /** Example parameters; `options.parameters` overrides them. */
  readonly exampleParameters?: JsonObject
  /** A note, in one sentence, shown if the example's own value of a parameter is used. */
  readonly exampleNote?: { readonly parameter: string; readonly text: (model: ModelRecord) => string }
  /**
   * Absent if the Hugging Face clients have no method for the task. A task that replaces a built-in one keeps its
   * methods.
   */
  readonly hubMethods?: HubMethods
}
