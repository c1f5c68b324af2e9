import type { PrintedFields } from './clients/chat-fields.ts'
import type { JsonTraits } from './json.ts'
import type { EnvironmentNode, JsonObject, JsonValue } from './languages/value.ts'
import type { Answer, Body, Provider, Route } from './providers/provider.ts'
import type { TaskInputs } from './tasks/inputs.ts'
import type { HubMethods } from './tasks/task.ts'
import type {
  EnvironmentVariable,
  ModelRecord,
  Platform,
  ProviderMapping,
  SnippetFile,
  SnippetOptions,
} from './types.ts'

export const ROUTER_CHAT_BASE_URL = 'https://router.huggingface.co/v1'

/** Stands for the reader's hub token inside the pipeline and in the wire view. */
export const ROUTED_TOKEN_PLACEHOLDER = 'hf_token_placeholder'
/** Stands for the provider's key inside the pipeline and in the wire view. */
export const DIRECT_TOKEN_PLACEHOLDER = 'not_hf_token_placeholder'

/** Where the request goes: through the hub's router, to the provider itself, or to an endpoint of the reader's own. */
export type Mode = 'routed' | 'direct' | 'endpoint'

/** The request as raw clients send it. */
export interface HttpRequest {
  readonly method: 'POST'
  readonly url: string
  /** Without a content type for a form: the HTTP client writes it, with the boundary that it chose. */
  readonly headers: Readonly<Record<string, string | EnvironmentNode>>
  readonly body: Body
}

/** What every call has. */
export interface CallBase {
  readonly task: string
  readonly mode: Mode
  readonly streaming: boolean
  /** The hub's record of the model. */
  readonly model: ModelRecord
  /** `auto`, or a provider's id. */
  readonly provider: string
  /** The provider's record; absent for `auto`. */
  readonly providerRecord: Provider | undefined
  /** Whether this package itself has the provider and its way of doing the task. */
  readonly routeIsPublished: boolean
  /** The provider's own id of the model. */
  readonly providerModel: string
  /** Set when the caller chose an id that differs from what the hub's mapping says. */
  readonly providerModelIsCustom: boolean
  /** The token as it stands in the code: a variable, or the text that the caller gave. */
  readonly token: string | EnvironmentNode
  readonly tokenVariable: EnvironmentVariable | undefined
  readonly billTo: string | undefined
  readonly endpointUrl: string | undefined
  /** The system whose shell the example is for. */
  readonly platform: Platform
  /** Files that must lie beside the program. */
  readonly files: readonly SnippetFile[]
  readonly traits: Readonly<JsonTraits>
}

/**
 * What a chat example is made of apart from its model, messages and parameters. Calls that are made alike share one
 * frame, and with it the parts of an example that depend on nothing else, see `perFrame`.
 */
export interface ChatFrame
  extends Pick<
    CallBase,
    'mode' | 'streaming' | 'provider' | 'providerRecord' | 'token' | 'billTo' | 'endpointUrl' | 'platform'
  > {
  /** For clients that are given a base URL: all before `/chat/completions`. */
  readonly baseUrl: string
  readonly url: string
  readonly headers: HttpRequest['headers']
  /** Headers beyond authorization and content type, for clients that are told of each. */
  readonly moreHeaders: Readonly<Record<string, string>>
  /** With tools on offer the answer may be a call of one instead of text, so the whole message is shown. */
  readonly showsMessage: boolean
  /** Parts that were written already, by the function that writes them. */
  readonly parts: Map<object, Parts>
}

/** What stands before and after that which the caller gave. */
export interface Parts {
  readonly before: string
  readonly after: string
}

/** One chat call, decided once. Clients only read it, and one from outside is given it frozen. */
export interface ChatCall extends CallBase {
  readonly frame: ChatFrame
  /** For clients that are given a base URL: all before `/chat/completions`. */
  readonly baseUrl: string
  /** The model's name in the request's body. */
  readonly requestModel: string
  readonly messages: JsonValue
  /** Body fields beyond model, messages and stream, in the order in which the caller gave them. */
  readonly parameters: JsonObject
  /** The same as the service takes them; only the hub's clients are given `parameters` and do this themselves. */
  readonly sentParameters: JsonObject
  /** Headers beyond authorization and content type, for clients that are told of each. */
  readonly moreHeaders: Readonly<Record<string, string>>
  /** The whole body. */
  readonly body: JsonObject
  /** The names of its fields but for `stream`, which is the last. */
  readonly fieldNames: readonly string[]
  /** Those fields, as far as clients have printed them already. */
  readonly printed: PrintedFields
  readonly request: HttpRequest
}

/** One call of any other task, decided once and read as a chat call is. */
export interface TaskCall extends CallBase {
  readonly hubMethods: HubMethods | undefined
  /** Of the record that this package has, whatever was registered in its place: a released client knows no other. */
  readonly huggingfaceHub: Provider['huggingfaceHub']
  readonly inputs: TaskInputs
  readonly parameters: JsonObject
  /** Absent for `auto`: only the hub's own clients can ask the hub which provider to call. */
  readonly request: HttpRequest | undefined
  readonly answer: Answer | undefined
}

export type Call = ChatCall | TaskCall

const CHAT_PIPELINES = new Set(['text-generation', 'image-text-to-text'])

/** The task of a model: `conversational` for chat models, else its pipeline tag. Chat is decided here and nowhere else. */
export function taskOf(model: ModelRecord): string | undefined {
  const tag = typeof model.pipeline_tag === 'string' ? model.pipeline_tag : undefined
  if (
    tag !== undefined &&
    CHAT_PIPELINES.has(tag) &&
    Array.isArray(model.tags) &&
    model.tags.includes('conversational')
  ) {
    return 'conversational'
  }
  return tag
}

export const modeOf = (provider: string, options: SnippetOptions): Mode =>
  options.endpointUrl !== undefined ? 'endpoint' : options.directRequest && provider !== 'auto' ? 'direct' : 'routed'

/** What decides a call, found before it is built. */
export interface Decision {
  readonly model: ModelRecord
  readonly provider: string
  readonly providerRecord: Provider | undefined
  /** The record without what was registered. */
  readonly published: Provider | undefined
  readonly routeIsPublished: boolean
  readonly route: Route | undefined
  readonly mapping: ProviderMapping | undefined
  readonly options: SnippetOptions
}
