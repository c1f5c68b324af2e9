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

/** The HTTP request, as clients without an SDK send it. */
export interface HttpRequest {
  readonly method: 'POST'
  readonly url: string
  /** Without the content type of a form: the HTTP client adds it, with its own boundary. */
  readonly headers: Readonly<Record<string, string | EnvironmentNode>>
  readonly body: Body
}

/** The fields that all calls share. */
export interface CallBase {
  readonly task: string
  /**
   * The base URL for SDKs. For chat and text generation, it ends before `/chat/completions`, `/completions`,
   * `/responses`, or `/v1/messages`. For other tasks, it's the full URL, or the router's base URL if the router chooses
   * the provider.
   */
  readonly baseUrl: string
  readonly target: Target
  readonly streaming: boolean
  /** The model's record from Hugging Face. */
  readonly model: ModelRecord
  /** A provider's id or a policy. */
  readonly provider: string
  /** The provider's display name; its id if the provider isn't registered. */
  readonly providerLabel: string
  /**
   * Prefix that huggingface.js requires before the provider's model id; set for providers that the Hugging Face clients
   * don't look up.
   */
  readonly clientModelPrefix: string | undefined
  /** Whether this package has a built-in route for this provider and task. */
  readonly routeIsBuiltIn: boolean
  /** The provider's id for the model. */
  readonly providerModel: string
  /** Whether you passed an id that differs from the mapping's id or, without a mapping, from the Hugging Face id. */
  readonly providerModelIsCustom: boolean
  /** False if neither the mapping nor you gave the provider's id, so that the Hugging Face id is used instead. */
  readonly providerModelIsKnown: boolean
  /** The token in the example: an environment variable, or the text that you passed. */
  readonly token: string | EnvironmentNode
  readonly tokenVariable: EnvironmentVariable | undefined
  /** The organization to bill; absent if the request doesn't go through the router. */
  readonly billTo: string | undefined
  readonly endpointUrl: string | undefined
  /** The shell that the example is for. */
  readonly platform: Platform
  /** Whether JavaScript examples are written as TypeScript. */
  readonly typescript: boolean
  /** Files that must be in the same folder as the program. */
  readonly files: readonly SnippetFile[]
  readonly traits: Traits
}

/** A chat call. */
export interface ChatCall extends CallBase {
  readonly kind: 'chat'
  readonly variant: ChatVariant
  /** The expected answer; set for the recipe `structured-output`. */
  readonly answer: OutputSchema | undefined
  /** The model's name in the request's body. */
  readonly requestModel: string
  /** The model's name for each fallback provider, in order. */
  readonly fallbackModels: readonly string[]
  /** Whether there are any. */
  readonly hasFallbacks: boolean
  /** JSON, with a node for each of your files. */
  readonly messages: Value
  /** Whether the messages contain files that the example reads. */
  readonly hasFiles: boolean
  /** Body fields besides model, messages, and stream, in the order you passed them. */
  readonly parameters: JsonObject
  /** Whether there are any. */
  readonly hasParameters: boolean
  /** Fields that aren't sent because the API or the service doesn't have them, each with the reason. */
  readonly unsent: { readonly [option: string]: Unsent }
  /** Assumptions behind the request, besides the provider’s id for the model. */
  readonly assumptions: readonly Assumption[]
  /** Whether the service stores responses, so that the next request can refer to one by its id. */
  readonly keepsResponses: boolean
  /** Whether the service's guide sends each response's items back in a tool loop, even if the service stores them. */
  readonly sendsItemsBack: boolean
  /** Whether the output of a response repeats its input. */
  readonly repeatsInput: boolean
  /** Whether the model reasons before it answers, by default or on request. */
  readonly thinks: boolean
  /** The service's own `finish_reason` or `stop_reason` values for an incomplete answer; empty for an endpoint. */
  readonly cutReasons: readonly string[]
  /** Whether the service has any. */
  readonly hasCutReasons: boolean
  /** Source that says that the service rejects the model's `reasoning_content` in messages; `undefined` if unknown or none. */
  readonly refusesReasoningContent: string | undefined
  /** Source that says that the service never sends the model's reasoning; `undefined` if unknown or for an endpoint. */
  readonly sendsNoReasoning: string | undefined
  /** Source that says that the service rejects tool calls that come back without their reasoning. */
  readonly needsReasoningContent: string | undefined
  /** Source that says that answers get worse if a tool loop drops the reasoning. */
  readonly wantsReasoningContent: string | undefined
  /**
   * Set if an answer is likely to be incomplete or empty: with a token limit, tools, a schema, or retries. The example
   * then fails on such an answer instead of showing it.
   */
  readonly checksAnswer: boolean
  /** The field with the token limit, as you passed it or as the API names it. */
  readonly limit: 'max_tokens' | 'max_completion_tokens' | 'max_output_tokens'
  /** Why the Hugging Face clients can't send the answer's schema, by language. */
  readonly schemaByHub: Route['schemaByHub']
  /** Fields that clients always send but the provider doesn't document; empty for an endpoint. */
  readonly lackedFields: readonly LackedField[]
  /** Headers besides authorization, content type, and those that the API's own clients send. */
  readonly moreHeaders: Readonly<Record<string, string>>
  /** Whether there are any. */
  readonly hasMoreHeaders: boolean
  /** Whether the example reads the token from an environment variable. */
  readonly readsToken: boolean
  /** Whether OpenAI's clients use the base URL by default. */
  readonly hasOpenAiUrl: boolean
  /** Whether OpenAI's clients read the token themselves. */
  readonly hasOpenAiKey: boolean
  /** Whether the maker's own service sends content as a list of parts that includes the model's reasoning. */
  readonly listsContent: boolean
  /** Whether the example shows the whole message, because the response may be a tool call. */
  readonly showsMessage: boolean
  /** Whether the example shows the model's reasoning separately from its answer, if the service sends it. */
  readonly showsReasoning: boolean
  /** Whether you requested the reasoning with an option; an example that shows only the answer then doesn't qualify. */
  readonly asksForReasoning: boolean
  /** Whether the example shows the token usage. */
  readonly showsUsage: boolean
  readonly request: HttpRequest
}

/** The fields that calls of all tasks except chat share. */
interface OtherTaskCall extends CallBase {
  readonly hubMethods: HubMethods | undefined
  /** From the built-in provider record, even if you registered another one: released clients know only that one. */
  readonly huggingfaceHub: Provider['huggingfaceHub']
  readonly inputs: TaskInputs
  /** Whether the example prints how similar the embeddings of several texts are. */
  readonly comparesTexts: boolean
  readonly parameters: JsonObject
  /** Notes on the example's own values. */
  readonly notes: readonly string[]
  /** Parameters that you passed but the provider doesn't document; they aren't sent. */
  readonly unknownParameters: readonly string[]
}

/** A task as OpenAI's clients call it. */
export interface OpenAiTask {
  readonly request: HttpRequest
  readonly result: ResponseResult
  /** Why OpenAI's clients can't make this call. */
  readonly unsupported: string | undefined
}

/** A call of a task other than chat. */
export interface TaskCall extends OtherTaskCall {
  readonly kind: 'task'
  /** Whether the route may be one that you registered. */
  readonly routeIsRegistered: boolean
  readonly request: HttpRequest
  readonly result: ResponseResult
  /** Why the Hugging Face clients can't make this call. */
  readonly unsupportedByHub: { readonly [language in HubLanguage]?: string | undefined } | undefined
  /** Absent if OpenAI's clients aren't documented to support this call. */
  readonly openai: OpenAiTask | undefined
  /** Why only OpenAI's clients can make this call. */
  readonly unsupportedByOthers: string | undefined
  /** Assumptions behind the request, besides the provider’s id for the model. */
  readonly assumptions: readonly Assumption[]
}

/** A call of a task other than chat with `auto`: only the Hugging Face clients can look up the provider. */
export interface AutoTaskCall extends OtherTaskCall {
  readonly kind: 'auto-task'
  readonly request?: undefined
  readonly result?: undefined
  readonly unsupportedByHub?: undefined
}

/** A call as your templates receive it. */
export type TemplateCall = Call & {
  /** The method of the Hugging Face client for this task and language, such as `text_to_image` or `textToImage`. */
  readonly methodName: string
}

/**
 * A call: everything a client needs to write an example. Clients never modify it; your templates receive a deeply
 * frozen copy.
 */
export type Call = ChatCall | TaskCall | AutoTaskCall
