import type { ModelRecord } from '../model/model-record.ts'
import type { Assumption } from '../providers/assumption.ts'
import type { Body, HubLanguage, LackedField, Provider, ResponseResult, Route } from '../providers/provider.ts'
import type { TaskInputs } from '../tasks/inputs.ts'
import type { HubMethods } from '../tasks/task.ts'
import type { Traits } from '../values/traits.ts'
import type { EnvironmentNode, JsonObject, Value } from '../values/value.ts'
import type { ChatVariant } from './chat-variant.ts'
import type { Unsent } from './dropped-option-words.ts'
import type { OutputSchema } from './output-schema.ts'
import type { Platform } from './platform.ts'
import type { EnvironmentVariable, SnippetFile } from './set-up.ts'
import type { Target } from './target.ts'

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
  /**
   * For clients that are given a base URL: all before `/chat/completions`, or `/completions` where text is generated so;
   * before `/responses` or `/v1/messages` for a chat that speaks these APIs. Elsewhere the whole address, and that of the
   * router where it finds the provider.
   */
  readonly baseUrl: string
  readonly target: Target
  readonly streaming: boolean
  /** The hub's record of the model. */
  readonly model: ModelRecord
  /** A policy, or a provider's id. */
  readonly provider: string
  /** The provider's name as it writes it; its id for one without a record. */
  readonly providerLabel: string
  /** Set for a provider that the hub's clients do not look up: what huggingface.js wants before the provider's id. */
  readonly clientModelPrefix: string | undefined
  /** Whether this package itself has the provider and its way of doing the task. */
  readonly routeIsBuiltIn: boolean
  /** The provider's own id of the model. */
  readonly providerModel: string
  /** Set when the caller chose an id that differs from what the hub's mapping says or, without one, from the hub's id. */
  readonly providerModelIsCustom: boolean
  /** False when neither a mapping nor the caller says the provider's id, so that the hub's stands in its place. */
  readonly providerModelIsKnown: boolean
  /** The token as it stands in the code: a variable, or the text that the caller gave. */
  readonly token: string | EnvironmentNode
  readonly tokenVariable: EnvironmentVariable | undefined
  /** The organisation that pays; absent where the router is not asked. */
  readonly billTo: string | undefined
  readonly endpointUrl: string | undefined
  /** The system whose shell the example is for. */
  readonly platform: Platform
  /** Whether JavaScript is written with types. */
  readonly typescript: boolean
  /** Files that must lie beside the program. */
  readonly files: readonly SnippetFile[]
  readonly traits: Traits
}

/** One chat call. */
export interface ChatCall extends CallBase {
  readonly kind: 'chat'
  readonly variant: ChatVariant
  /** What it shall answer, where the recipe is `structured-output`. */
  readonly answer: OutputSchema | undefined
  /** The model's name in the request's body. */
  readonly requestModel: string
  /** The model's names in the requests that go to other providers in turn, when one keeps failing. */
  readonly fallbackModels: readonly string[]
  /** JSON, in which a node stands for each file of the reader's own. */
  readonly messages: Value
  /** Body fields beyond model, messages and stream, in the order in which the caller gave them. */
  readonly parameters: JsonObject
  /** Of these, the ones that the API or the service has no field for, each with the reason. */
  readonly unsent: { readonly [option: string]: Unsent }
  /** What the request rests on that nobody said, beside the provider's id of the model. */
  readonly assumptions: readonly Assumption[]
  /** The service keeps the responses of this chat, so that the next request can go on from one by its id. */
  readonly keepsResponses: boolean
  /** The service's guide sends the items of each response back in a tool loop, even where the service keeps them. */
  readonly sendsItemsBack: boolean
  /** The output of a response of this chat repeats its input. */
  readonly repeatsInput: boolean
  /** Set where the model thinks before it answers: it does so unasked, or the reader asks for it. */
  readonly thinks: boolean
  /** `finish_reason`s of the service's own by which an answer isn't whole; empty at an endpoint. */
  readonly cutReasons: readonly string[]
  /** Source that says the service refuses `reasoning_content` in a message that is sent back; undefined where nothing is known. */
  readonly refusesReasoningContent: string | undefined
  /** Source that says the service never sends what a model thinks; undefined at an endpoint and where nothing is known. */
  readonly sendsNoReasoning: string | undefined
  /** Source that says the service refuses a conversation whose calls of tools come back without their reasoning. */
  readonly needsReasoningContent: string | undefined
  /** Source that says answers get worse where a tool loop drops the reasoning. */
  readonly wantsReasoningContent: string | undefined
  /**
   * Set where an answer is likely to be cut or empty: with a limit, tools, a schema or retries. The example then fails on
   * such an answer instead of showing it.
   */
  readonly checksAnswer: boolean
  /** The field that limits the answer, as the reader gave it or as the API calls it. */
  readonly limit: 'max_tokens' | 'max_completion_tokens' | 'max_output_tokens'
  /** Why the hub's own clients, by language, can't send the schema of an answer. */
  readonly schemaByHub: Route['schemaByHub']
  /** Fields that clients send unasked and the provider doesn't document; empty at an endpoint, where nobody knows. */
  readonly lackedFields: readonly LackedField[]
  /** Headers beyond authorization, content type and those that the API's own clients write, for clients that are told of each. */
  readonly moreHeaders: Readonly<Record<string, string>>
  /** With tools on offer the response may be a call of one instead of text, so the whole message is shown. */
  readonly showsMessage: boolean
  /** What the model thinks is shown apart from its answer, as far as the service sends it. */
  readonly showsReasoning: boolean
  /** The reader asked for that by its option, so that an example which shows the answer alone is not what was asked for. */
  readonly asksForReasoning: boolean
  /** The number of tokens is shown. */
  readonly showsUsage: boolean
  readonly request: HttpRequest
}

/** What a call of any other task has. */
interface OtherTaskCall extends CallBase {
  readonly hubMethods: HubMethods | undefined
  /** Of the record that this package has, whatever was registered in its place: a released client knows no other. */
  readonly huggingfaceHub: Provider['huggingfaceHub']
  readonly inputs: TaskInputs
  readonly parameters: JsonObject
  /** What a reader should know of the example's own values. */
  readonly notes: readonly string[]
  /** Names of parameters that the reader gave and that the provider does not document: they are not sent. */
  readonly unknownParameters: readonly string[]
}

/** A task as OpenAI's own clients are asked for it. */
export interface OpenAiTask {
  readonly request: HttpRequest
  readonly result: ResponseResult
  /** Why it cannot be sent so, where the other clients are sent elsewhere. */
  readonly unsupported: string | undefined
}

/** One call of any other task, whose request is known. */
export interface TaskCall extends OtherTaskCall {
  readonly kind: 'task'
  readonly request: HttpRequest
  readonly result: ResponseResult
  /** Why the hub's own clients cannot make this call, where they would send another. */
  readonly unsupportedByHub: { readonly [language in HubLanguage]?: string | undefined } | undefined
  /** Absent where nobody documents that OpenAI's own clients can ask. */
  readonly openai: OpenAiTask | undefined
  /** Why only OpenAI's own clients can make this call; request and result are theirs then. */
  readonly unsupportedByOthers: string | undefined
  /** What the request rests on that nobody said, beside the provider's id of the model. */
  readonly assumptions: readonly Assumption[]
}

/** One call of any other task with `auto`: only the hub's own clients can ask the hub which provider to call. */
export interface AutoTaskCall extends OtherTaskCall {
  readonly kind: 'auto-task'
  readonly request?: undefined
  readonly result?: undefined
  readonly unsupportedByHub?: undefined
}

/** A call as a template from outside is given it. */
export type TemplateCall = Call & {
  /** The method of the hub's own client that does the task, in the template's language: `text_to_image`, `textToImage`. */
  readonly methodName: string
}

/** What is called, decided once for all clients. Data: read by clients and written by nobody; code from outside is given a deeply frozen copy. */
export type Call = ChatCall | TaskCall | AutoTaskCall
