import type { ModelRecord, ProviderMapping } from '../model/model-record.ts'
import type { TaskInputs } from '../tasks/inputs.ts'
import type { ValuePath } from '../values/path.ts'
import type { FileEncoding, FileNode, JsonObject, Value } from '../values/value.ts'
import type { Assumption } from './assumption.ts'
import type { ChatApis } from './chat-api.ts'
import type { RefusedTogether } from './refused-together.ts'

/** All that a route may look at to write a request. */
export interface RouteInput {
  readonly task: string
  readonly model: ModelRecord
  /** The provider's id of the model. */
  readonly providerModel: string
  readonly mapping: ProviderMapping | undefined
  readonly inputs: TaskInputs
  /** Merged parameters: the task's example values, then the reader's. */
  readonly parameters: JsonObject
  /** The input file in an encoding; `mediaType` renames it where the provider knows it by another name. */
  readonly file: (encoding: FileEncoding, mediaType?: string) => FileNode
}

/** Types of the parts of a message that carry a file, beyond pictures. */
export type FilePart = 'input_audio' | 'file'

/** Which of these a service documents, and where it documents its messages. */
export interface FileParts {
  readonly takes: readonly FilePart[]
  readonly source: string
}

/** Fields of a chat completion that clients send unasked, or examples of their own accord. */
export type UnaskedField = 'n' | 'stream_options' | 'tool_choice'

/** Such a field that a provider doesn't document. */
export interface LackedField {
  readonly field: UnaskedField
  /** Where the provider lists the fields that it takes. */
  readonly source: string
}

/** The languages of the hub's own clients. */
export type HubLanguage = 'js' | 'python'

/** What a client of the hub makes of a JSON Schema. */
export interface SchemaByHub {
  /** Why no example with it is offered. */
  readonly reason: string
  /** Set where the provider takes that as well, and documents the form that the recipe has. */
  readonly isDocumentedOtherwise?: true
}

/** What a request carries. */
export type Body =
  | { readonly kind: 'json'; readonly value: { readonly [key: string]: Value } }
  /** The bytes of one file, under its media type. */
  | { readonly kind: 'bytes'; readonly file: FileNode }
  /** A form with one file part, named after `fileName`, and text parts. */
  | {
      readonly kind: 'form'
      readonly file: FileNode
      readonly fileName: string
      readonly fields: { readonly [name: string]: string }
    }

/** A URL that is put together from a field of a response. */
export interface ResponseUrl {
  readonly field: ValuePath
  /**
   * `value`: the field, an id of letters, digits, `_` and `-`, stands between prefix and suffix. `path`: the field holds a
   * URL. The router is asked for its path; the provider itself is asked at this very URL, which must be below the prefix.
   * An example ends where the field holds anything else: the token goes along, and no response may lead it to another
   * host.
   */
  readonly part: 'value' | 'path'
  /** Text before it; routed requests and direct ones have different ones. */
  readonly prefix: { readonly routed: string; readonly direct: string }
  readonly suffix: { readonly routed: string; readonly direct: string }
}

/** How to wait for a job that was submitted. */
export interface Queue {
  readonly status: ResponseUrl
  /** Where a status response says how far the job is. */
  readonly statusAt: ValuePath
  /** The first response is a status response, too, and that of a quick job is the last. */
  readonly startsWithStatus?: true
  /** Where a status response holds what the job made, which may be there while the status still says that it runs. */
  readonly outputAt?: ValuePath
  readonly done: string
  readonly failed: readonly string[]
  /** Where the answer of a failed job says why, if it holds what was sent, too; all of it is shown where nothing is said. */
  readonly errorAt?: ValuePath
  /** Where the result is fetched; absent when the last status response holds it. */
  readonly result?: ResponseUrl
  readonly intervalSeconds: number
}

/** Where a response that is a list holds several files in base64, each with a word on what it is. */
export interface FilesInBase64 {
  readonly field: string
  readonly label: string
  /** The field with the media type of a sound; one that is a WAV is named so. */
  readonly type: string
  /** The files are called `audio-1.flac`, `audio-2.flac` and so on. */
  readonly stem: string
  readonly extension: string
}

/** Where a response holds a file in base64. */
export interface FileInBase64 {
  readonly at: ValuePath
  readonly fileName: string
  /** Set where the reader asks for several: each item of the list in `at` holds one. */
  readonly several?: true
  /** Another field that is worth showing. */
  readonly also?: string
  /** Set where the field may hold the samples of a sound as numbers, too; `also` names how many a second has. */
  readonly orSamples?: true
}

/** The response is shown, perhaps after a queue. */
export interface JsonResult {
  readonly kind: 'json'
  /** Where the result is in the answer of a job, which may hold what was sent, too. */
  readonly at?: ValuePath
  /** What a program shows where the whole response is more than a reader wants; curl shows all of it. */
  readonly shows?: { readonly at: ValuePath; readonly as: 'text' | 'numbers' }
  readonly queue?: Queue
}

/** How a response carries its result. */
export type ResponseResult =
  | JsonResult
  /** The response is the file; or JSON, told by its content type, where `orBase64` says how that holds the file. */
  | {
      readonly kind: 'bytes'
      readonly fileName: string
      readonly orBase64?: FileInBase64
      /** What its content type must start with; an answer of another type is shown as the failure that it is. */
      readonly mediaType?: 'audio/' | 'image/'
    }
  /** A field holds the file in base64. */
  | ({ readonly kind: 'base64' } & FileInBase64)
  /** A list, each item of which holds a file in base64. */
  | ({ readonly kind: 'files' } & FilesInBase64)
  /** A field holds the URL of the file, perhaps after a queue; it is fetched by https, without the token. */
  | {
      readonly kind: 'url'
      readonly at: ValuePath
      readonly fileName: string
      /** The field may hold a list, whose first item counts. */
      readonly listed?: true
      /** Set where the reader asks for several: all items of the list in `at` count. */
      readonly several?: true
      /** The field may hold the file itself, as a data URL. */
      readonly inline?: true
      /** Set where huggingface.js submits a job, and asks again and again, for what is answered at once. */
      readonly hubWaits?: true
      readonly queue?: Queue
    }

/** Where a provider says that OpenAI's own clients can ask it for a task, and how they do. */
export interface OpenAiSupport {
  /** The page that says so, and the day on which it was read. */
  readonly source: { readonly address: string; readonly read: string }
  /** How their request is written, where the other clients are sent elsewhere: below `/v1` of an endpoint. */
  readonly route?: Route
  /** Path of the same task in the server's own API, which the address of an endpoint may end with. */
  readonly besides?: `/${string}`
}

/** One way in which a provider is asked to do one task. Pure data and pure functions. */
export interface Route {
  /** Path below the provider's base URL, with its leading slash. `model` is the provider's id of the model. */
  readonly path: (model: string) => string
  /** Query of a routed request, with its question mark. */
  readonly routedQuery?: string
  /** Headers beyond authorization, content type and billing. */
  readonly headers?: Readonly<Record<string, string>>
  /** Further headers of a routed request. */
  readonly routedHeaders?: Readonly<Record<string, string>>
  /** Host of a direct request, where it is not the provider's. */
  readonly directBaseUrl?: string
  /** Path of a direct request, where the router is asked by another. */
  readonly directPath?: Route['path']
  /** Fields of a chat that a direct request has under another name. */
  readonly directNames?: { readonly [from: string]: string }
  /** The body of the request, or its text, which must be JSON; chat writes its own. */
  readonly body: (input: RouteInput) => Body | string
  readonly result: (input: RouteInput) => ResponseResult
  /** The example input, where the provider does not take the task's. */
  readonly exampleInput?: unknown
  /** Example values of parameters beside the task's or in their place, for the provider's id of a model. */
  readonly exampleParameters?: (model: string) => JsonObject
  /**
   * The parameters that the provider documents, by its own names and by those that the route changes into them. Any other
   * is told, and not sent. Absent where any is sent, as the model decides.
   */
  readonly parameters?: readonly string[] | ((model: string) => readonly string[] | undefined)
  /** Parameters of the task that a model is known to have none of: told, and not sent. */
  readonly lacks?: (model: string) => readonly string[]
  /** Why this input cannot be sent, or undefined when it can. */
  readonly unsupported?: (input: RouteInput) => string | undefined
  /** Of a chat: the fields that clients send unasked and the provider doesn't document. */
  readonly lackedFields?: readonly LackedField[]
  /** Of a chat: why it takes no JSON Schema of its answer, with the source; absent where the provider documents that it does. */
  readonly withoutSchema?: string
  /** Of a chat: where it is told that it refuses `reasoning_content` in a message that is sent back, under whatever name it sent it. */
  readonly refusesReasoningContent?: string
  /** Of a chat completion: `finish_reason`s of the provider's own by which an answer isn't whole. */
  readonly cutReasons?: { readonly reasons: readonly string[]; readonly source: string }
  /** Of a chat completion: where the provider says that it never sends what a model thinks, so that nothing has to go back. */
  readonly sendsNoReasoning?: string
  /** Of a chat: source that says a model that thinks needs its reasoning back with the calls of tools that it made. */
  readonly needsReasoningContent?: string
  /** Of a chat completion: models that take function tools only when told not to reason, by the provider's ids of them. */
  readonly refusesToolsWithReasoning?: { readonly models: RegExp; readonly source: string }
  /** Of a chat completion: fields that the provider refuses together, though it documents each of them. */
  readonly refusesTogether?: readonly RefusedTogether[]
  /** Of a chat completion: the most tokens of an answer that may be asked for without a stream. */
  readonly mostUnstreamed?: { readonly tokens: number; readonly source: string }
  /** Of a chat: which files messages may carry beside pictures; absent where nobody knows, and any is sent. */
  readonly fileParts?: FileParts
  /** Why the hub's own client of a language cannot send it, where it knows the provider and sends something else. */
  readonly unsupportedByHub?: (input: RouteInput, language: HubLanguage) => string | undefined
  /** Of a chat: what the hub's own clients make of a JSON Schema when they ask this provider directly. */
  readonly schemaByHub?: { readonly [language in HubLanguage]?: SchemaByHub }
  /** What a request of another task than chat rests on that the provider itself documents nowhere. */
  readonly assumption?: Assumption
  /** Set where the provider documents that OpenAI's own clients can ask; absent for chat and for text, which have their own. */
  readonly openai?: OpenAiSupport
}

/** All that the generator knows of one provider. */
export interface Provider {
  readonly id: string
  /** The provider's name as it writes it. */
  readonly label: string
  /** Where direct requests go, without a trailing slash. */
  readonly baseUrl: string
  /** Word before the key in the Authorization header of a direct request. */
  readonly keyScheme?: 'Key'
  /** Where a developer gets a key of this provider. */
  readonly keyUrl: string
  /** The variable that holds the key, where it is not the provider's name followed by `_API_KEY`. */
  readonly keyVariable?: string
  /** The variable from which the provider's own clients read the key, or its own pages, where it has another name. */
  readonly vendorKeyVariable?: string
  /** Set when the hub's router does not forward to this provider, with the reason that is shown. */
  readonly directOnly?: string
  /** Set for a provider that the hub's clients do not look up: what huggingface.js wants before the provider's id. */
  readonly clientModelPrefix?: string
  /** Set for a provider that knows every model by its hub id, so that no mapping is needed. */
  readonly takesHubIds?: true
  /**
   * The tasks, but for chat, for which `huggingface_hub` has a helper that asks this provider; see
   * `huggingface_hub.inference._providers.PROVIDERS` of release 2.4.
   */
  readonly huggingfaceHub?: readonly string[] | 'all' | undefined
  /** The tasks that the provider's own documentation names, where its routes, as the hub's clients have them, do more. */
  readonly documentedTasks?: {
    readonly tasks: readonly string[]
    readonly source: { readonly address: string; readonly read: string }
  }
  /** One route for each task that the provider does. */
  readonly routes: { readonly [task: string]: Route }
  /** What it speaks beside chat completions, when it is called directly. */
  readonly chatApis?: ChatApis
  /** For the provider that endpoints of the reader's own are spoken to as: what they do otherwise, and beyond it. */
  readonly endpointRoutes?: { readonly [task: string]: Route }
}

export const json = (value: { readonly [key: string]: Value }): Body => ({ kind: 'json', value })

/**
 * A chat route at a fixed path.
 *
 * @param lackedFields fields that clients send unasked and the provider doesn't document
 * @param facts what else the provider documents of it
 */
export const chatRoute = (
  path: `/${string}` | ((model: string) => string),
  lackedFields: readonly LackedField[] = [],
  facts: Pick<
    Route,
    | 'cutReasons'
    | 'fileParts'
    | 'mostUnstreamed'
    | 'needsReasoningContent'
    | 'refusesReasoningContent'
    | 'refusesTogether'
    | 'schemaByHub'
    | 'withoutSchema'
  > = {},
): Route => ({
  path: typeof path === 'string' ? () => path : path,
  body: () => json({}),
  result: () => ({ kind: 'json' }),
  lackedFields,
  ...facts,
})

/**
 * Fields that a provider doesn't document.
 *
 * @param source where it lists those that it takes
 */
export const lacking = (source: string, ...fields: readonly UnaskedField[]): readonly LackedField[] =>
  fields.map((field) => ({ field, source }))

/** Percent-encodes an id for a URL's path; slashes and colons stay, as they do in the hub's own clients. */
export const pathOf = (id: string): string =>
  encodeURIComponent(toWellFormed(id)).replaceAll('%2F', '/').replaceAll('%3A', ':').replaceAll("'", '%27')

// A URL cannot hold a lone surrogate; fetch and the Python clients put U+FFFD there.
const toWellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\ufffd')
