import type { ModelRecord, ProviderMapping } from '../model/model-record.ts'
import type { TaskInputs } from '../tasks/inputs.ts'
import type { ValuePath } from '../values/path.ts'
import type { FileEncoding, FileNode, JsonObject, Value } from '../values/value.ts'
import type { Assumption } from './assumption.ts'
import type { ChatApis } from './chat-api.ts'
import type { RefusedTogether } from './refused-together.ts'

/** The input of a route's functions. */
export interface RouteInput {
  readonly task: string
  readonly model: ModelRecord
  /** The provider's id for the model. */
  readonly providerModel: string
  readonly mapping: ProviderMapping | undefined
  readonly inputs: TaskInputs
  /** The parameters: the task's example values, overridden by yours. */
  readonly parameters: JsonObject
  /** Returns the input file in an encoding; `mediaType` replaces its media type if the provider uses another name. */
  readonly file: (encoding: FileEncoding, mediaType?: string) => FileNode
}

/** Types of message parts that carry a file, besides images. */
export type FilePart = 'input_audio' | 'file'

/** The file parts that a service documents, and where. */
export interface FileParts {
  readonly takes: readonly FilePart[]
  readonly source: string
}

/** Fields that clients add to chat completions by themselves. */
export type UnaskedField = 'n' | 'stream_options' | 'tool_choice'

/** A field that clients add and the provider doesn't document. */
export interface LackedField {
  readonly field: UnaskedField
  /** Source that lists the fields that the provider supports. */
  readonly source: string
}

/** The languages of the Hugging Face clients. */
export type HubLanguage = 'js' | 'python'

/** How a Hugging Face client changes a JSON Schema. */
export interface SchemaByHub {
  /** Why there's no example. */
  readonly reason: string
  /** Set if the provider also accepts the changed form, but documents the original one. */
  readonly isDocumentedOtherwise?: true
}

/** The body of a request. */
export type Body =
  | { readonly kind: 'json'; readonly value: { readonly [key: string]: Value } }
  /** The bytes of a file, with its media type. */
  | { readonly kind: 'bytes'; readonly file: FileNode }
  /** A form with one file part, named `fileName`, and text parts. */
  | {
      readonly kind: 'form'
      readonly file: FileNode
      readonly fileName: string
      readonly fields: { readonly [name: string]: string }
    }

/** A URL built from a field of a response. */
export interface ResponseUrl {
  readonly field: ValuePath
  /**
   * `value`: the field contains an id (letters, digits, `_`, and `-`) that goes between prefix and suffix. `path`: the
   * field contains a URL. Routed requests use its path on the router; direct requests use the URL itself, which must
   * start with the prefix. Anything else is an error, so that no response can send the token to another host.
   */
  readonly part: 'value' | 'path'
  /** The prefix, for routed and for direct requests. */
  readonly prefix: { readonly routed: string; readonly direct: string }
  readonly suffix: { readonly routed: string; readonly direct: string }
}

/** How to wait for a submitted job. */
export interface Queue {
  readonly status: ResponseUrl
  /** Path to the status in a status response. */
  readonly statusAt: ValuePath
  /** The first response is already a status response; for a short job, it's the last one. */
  readonly startsWithStatus?: true
  /** Path to the output in a status response. It may be there while the job is still running. */
  readonly outputAt?: ValuePath
  readonly done: string
  readonly failed: readonly string[]
  /** Path to the error message of a failed job; absent if the whole response may be shown. */
  readonly errorAt?: ValuePath
  /** The URL of the result; absent if the last status response contains it. */
  readonly result?: ResponseUrl
  readonly intervalSeconds: number
}

/** How a response that is a list contains several files in base64, each with a label. */
export interface FilesInBase64 {
  readonly field: string
  readonly label: string
  /** The field with the media type of the audio; WAV files are named accordingly. */
  readonly type: string
  /** File names start with this: `audio-1.flac`, `audio-2.flac`, and so on. */
  readonly stem: string
  readonly extension: string
}

/** How a response contains a file in base64. */
export interface FileInBase64 {
  readonly at: ValuePath
  readonly fileName: string
  /** Set if the request asks for several files: each item of the list at `at` contains one. */
  readonly several?: true
  /** Another field to show. */
  readonly also?: string
  /** Set if the field may contain audio samples as numbers; `also` then names the sampling rate. */
  readonly orSamples?: true
}

/** A JSON response to show, optionally after a queue. */
export interface JsonResult {
  readonly kind: 'json'
  /** Path to the result in a job's response, which may also repeat the request. */
  readonly at?: ValuePath
  /**
   * The part to show if the whole response is too long; curl shows all of it. `embeddings` is a list whose items each
   * have numbers in the field `embedding`.
   */
  readonly shows?: { readonly at: ValuePath; readonly as: 'text' | 'numbers' | 'embeddings' | 'similarity' }
  readonly queue?: Queue
}

/** How a response contains its result. */
export type ResponseResult =
  | JsonResult
  /**
   * The response is the file, or JSON (according to its content type) that contains the file as described in
   * `orBase64`.
   */
  | {
      readonly kind: 'bytes'
      readonly fileName: string
      readonly orBase64?: FileInBase64
      /** The start of the expected content type; any other response is an error. */
      readonly mediaType?: 'audio/' | 'image/'
    }
  /** A field contains the file in base64. */
  | ({ readonly kind: 'base64' } & FileInBase64)
  /** A list whose items each contain a file in base64. */
  | ({ readonly kind: 'files' } & FilesInBase64)
  /**
   * A field contains the file's URL, optionally after a queue. The file is downloaded over HTTPS, without the token.
   */
  | {
      readonly kind: 'url'
      readonly at: ValuePath
      readonly fileName: string
      /** The field may contain a list, whose first item counts. */
      readonly listed?: true
      /** Set if the request asks for several files: then each item of the list at `at` is a file. */
      readonly several?: true
      /** The field may contain the file itself as a data URL. */
      readonly inline?: true
      /** Set if huggingface.js submits a job and polls, although the response is immediate. */
      readonly hubWaits?: true
      readonly queue?: Queue
    }

/** How chat completions set how much a model reasons. The model's maker decides which levels there are. */
export interface ReasoningControl {
  /** Matches the model's name without its owner, in lower case; absent if it applies to all models. */
  readonly models?: RegExp
  /** The fields that turn reasoning off; absent if nothing is documented that does. */
  readonly off?: JsonObject
  /** The fields that turn reasoning on, for models whose reasoning can only be turned on and off. */
  readonly on?: JsonObject
  /** The object whose field, named after the variable of the model's chat template, turns reasoning on and off. */
  readonly inTemplate?: 'chat_template_kwargs'
  /** Set if `reasoning_effort` sets the level. */
  readonly effort?: true
  /** The source, and the date we read it. */
  readonly source: { readonly address: string; readonly read: string }
}

/** A provider's documented support for OpenAI's clients for a task. */
export interface OpenAiSupport {
  /** The source, and the date we read it. */
  readonly source: { readonly address: string; readonly read: string }
  /** The route for OpenAI's clients, below `/v1` of an endpoint, if other clients use another one. */
  readonly route?: Route
  /** Path of the task in the server's own API, which an endpoint URL may end with. */
  readonly besides?: `/${string}`
  /** How an endpoint URL ends if it takes only OpenAI's format, from all clients. */
  readonly alone?: `/${string}`
}

/** How to call a provider for a task: pure data and pure functions. */
export interface Route {
  /** Path below the provider's base URL, with a leading slash. `model` is the provider's id for the model. */
  readonly path: (model: string) => string
  /** Query of routed requests, with the question mark. */
  readonly routedQuery?: string
  /** Headers besides authorization, content type, and billing. */
  readonly headers?: Readonly<Record<string, string>>
  /** Additional headers for routed requests. */
  readonly routedHeaders?: Readonly<Record<string, string>>
  /** Base URL for direct requests, if it isn't the provider's. */
  readonly directBaseUrl?: string
  /** Path for direct requests, if it differs from the router's. */
  readonly directPath?: Route['path']
  /** Chat fields with another name in direct requests. */
  readonly directNames?: { readonly [from: string]: string }
  /** The request body, or JSON text. Chat builds its own body. */
  readonly body: (input: RouteInput) => Body | string
  readonly result: (input: RouteInput) => ResponseResult
  /** The example input, if the task's example doesn't suit the provider. */
  readonly exampleInput?: unknown
  /** Example parameters for a model of the provider, in addition to the task's or instead of them. */
  readonly exampleParameters?: (model: string) => JsonObject
  /**
   * The parameters that the provider documents, under its names or the ones that the route renames. Others aren't sent
   * and are reported as ignored. Absent if all parameters are sent.
   */
  readonly parameters?: readonly string[] | ((model: string) => readonly string[] | undefined)
  /** Parameters of the task that a model doesn't support; they aren't sent and are reported as ignored. */
  readonly lacks?: (model: string) => readonly string[]
  /** Why this input can't be sent, or `undefined` if it can. */
  readonly unsupported?: (input: RouteInput) => string | undefined
  /** Chat: fields that clients add and the provider doesn't document. */
  readonly lackedFields?: readonly LackedField[]
  /**
   * Chat: why the provider doesn't support a JSON Schema for the answer, with the source; absent if it documents that
   * it does.
   */
  readonly withoutSchema?: string
  /** Chat: the models that the provider supports without JSON Schema, although others have it. */
  readonly modelsWithoutSchema?: { readonly models: RegExp; readonly reason: string }
  /**
   * Chat: source that says that the provider rejects `reasoning_content` in messages, whatever name it uses in
   * responses.
   */
  readonly refusesReasoningContent?: string
  /** Chat completions and Messages: the provider's own reasons for an incomplete answer. */
  readonly cutReasons?: { readonly reasons: readonly string[]; readonly source: string }
  /** Chat completions: source that says that the provider never sends reasoning, so none has to be sent back. */
  readonly sendsNoReasoning?: string
  /** Chat: source that says that tool calls must come back with the model's reasoning. */
  readonly needsReasoningContent?: string
  /** Chat completions: models, by provider id, that accept function tools only with reasoning turned off. */
  readonly refusesToolsWithReasoning?: { readonly models: RegExp; readonly source: string }
  /** Chat completions: documented fields that the provider rejects in combination. */
  readonly refusesTogether?: readonly RefusedTogether[]
  /** Chat completions: how to set how much a model reasons; the first that applies to the model counts. */
  readonly reasoning?: readonly ReasoningControl[]
  /** Chat completions: how to keep a model's reasoning out of the answer's text, where the service puts it by default. */
  readonly separatesReasoning?: {
    /** Matches the model's name without its owner, in lower case. */
    readonly models: RegExp
    readonly fields: JsonObject
    /** Fields that decide about it as well, or that separate it anyway: with one of them, nothing is added. */
    readonly unless: readonly string[]
    readonly source: string
  }
  /** Chat completions: the maximum number of tokens without streaming. */
  readonly mostUnstreamed?: { readonly tokens: number; readonly source: string }
  /** Chat: file parts that messages may contain besides images; absent if unknown, so that all are sent. */
  readonly fileParts?: FileParts
  /** Why a Hugging Face client can't make the call, although it knows the provider: it would send something else. */
  readonly unsupportedByHub?: (input: RouteInput, language: HubLanguage) => string | undefined
  /** Chat: how the Hugging Face clients change a JSON Schema in direct requests to this provider. */
  readonly schemaByHub?: { readonly [language in HubLanguage]?: SchemaByHub }
  /** The assumption behind requests of other tasks that the provider doesn't document. */
  readonly assumption?: Assumption
  /** The assumption behind a request of another task to a model that we don't know. */
  readonly assumes?: (input: RouteInput) => Assumption | undefined
  /**
   * Set if the provider documents support for OpenAI's clients; absent for chat and text generation, which have their
   * own support.
   */
  readonly openai?: OpenAiSupport
}

/** A provider: where it is, how to authenticate, and how to call it for each task. */
export interface Provider {
  readonly id: string
  /** The provider's display name. */
  readonly label: string
  /** The base URL of direct requests, without a trailing slash. */
  readonly baseUrl: string
  /** The authorization scheme of direct requests, if not `Bearer`. */
  readonly keyScheme?: 'Key'
  /** Where to get an API key. */
  readonly keyUrl: string
  /** The environment variable for the API key, if it isn't the provider's name followed by `_API_KEY`. */
  readonly keyVariable?: string
  /** The environment variable that the provider's own clients or documentation use, if it has another name. */
  readonly vendorKeyVariable?: string
  /** Set if the router doesn't forward to this provider: the reason to show. */
  readonly directOnly?: string
  /**
   * Prefix that huggingface.js requires before the provider's model id; set for providers that the Hugging Face clients
   * don't look up.
   */
  readonly clientModelPrefix?: string
  /** Set if the provider uses Hugging Face ids, so that no mapping is needed. */
  readonly takesHubIds?: true
  /**
   * The tasks, except chat, for which `huggingface_hub` has a helper for this provider; see
   * `huggingface_hub.inference._providers.PROVIDERS` in release 2.4.
   */
  readonly huggingfaceHub?: readonly string[] | 'all' | undefined
  /** The tasks that the provider documents, if its routes, taken from the Hugging Face clients, cover more. */
  readonly documentedTasks?: {
    readonly tasks: readonly string[]
    readonly source: { readonly address: string; readonly read: string }
  }
  /** The routes, by task. */
  readonly routes: { readonly [task: string]: Route }
  /** The chat APIs besides chat completions, for direct requests. */
  readonly chatApis?: ChatApis
  /**
   * Routes for your own endpoints, in addition to `routes` or instead of them; set for the provider whose API endpoints
   * use.
   */
  readonly endpointRoutes?: { readonly [task: string]: Route }
}

export const json = (value: { readonly [key: string]: Value }): Body => ({ kind: 'json', value })

/**
 * Creates a chat route at a fixed path.
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
    | 'reasoning'
    | 'refusesReasoningContent'
    | 'refusesTogether'
    | 'schemaByHub'
    | 'withoutSchema'
    | 'modelsWithoutSchema'
    | 'separatesReasoning'
  > = {},
): Route => ({
  path: typeof path === 'string' ? () => path : path,
  body: () => json({}),
  result: () => ({ kind: 'json' }),
  lackedFields,
  ...facts,
})

/**
 * Lists fields that a provider doesn't document.
 *
 * @param source where it lists those that it takes
 */
export const lacking = (source: string, ...fields: readonly UnaskedField[]): readonly LackedField[] =>
  fields.map((field) => ({ field, source }))

/** Percent-encodes an id for a URL path, except slashes and colons, as the Hugging Face clients do. */
export const pathOf = (id: string): string =>
  encodeURIComponent(toWellFormed(id)).replaceAll('%2F', '/').replaceAll('%3A', ':').replaceAll("'", '%27')

// A URL cannot hold a lone surrogate; fetch and the Python clients put U+FFFD there.
const toWellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\ufffd')
