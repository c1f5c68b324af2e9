import type { ChatMessage } from '../tasks/chat-message.ts'
import type { JsonObject } from '../values/value.ts'
import type { ChatApi, Recipe } from './chat-variant.ts'
import type { Platform } from './platform.ts'

/**
 * The fields of a chat request in OpenAI's API, and those that servers of open models share. They're sent unchanged.
 * Structured fields are checked when the example is written, so that any SDK's types fit.
 */
export interface ChatBodyFields {
  readonly audio?: unknown
  readonly chat_template_kwargs?: unknown
  readonly frequency_penalty?: number | null | undefined
  readonly function_call?: unknown
  readonly functions?: unknown
  readonly logit_bias?: unknown
  readonly logprobs?: boolean | null | undefined
  readonly max_completion_tokens?: number | null | undefined
  readonly max_tokens?: number | null | undefined
  readonly metadata?: unknown
  readonly min_p?: number | null | undefined
  readonly modalities?: unknown
  readonly moderation?: unknown
  readonly n?: number | null | undefined
  readonly parallel_tool_calls?: boolean | null | undefined
  readonly prediction?: unknown
  readonly presence_penalty?: number | null | undefined
  readonly prompt_cache_key?: string | null | undefined
  readonly prompt_cache_options?: unknown
  readonly prompt_cache_retention?: string | null | undefined
  readonly reasoning_effort?: string | null | undefined
  readonly repetition_penalty?: number | null | undefined
  readonly response_format?: unknown
  readonly safety_identifier?: string | null | undefined
  readonly seed?: number | null | undefined
  readonly service_tier?: string | null | undefined
  readonly stop?: unknown
  readonly store?: boolean | null | undefined
  readonly stream_options?: unknown
  readonly temperature?: number | null | undefined
  readonly tool_choice?: unknown
  readonly tools?: unknown
  readonly top_k?: number | null | undefined
  readonly top_logprobs?: number | null | undefined
  readonly top_p?: number | null | undefined
  readonly user?: string | null | undefined
  readonly verbosity?: string | null | undefined
  readonly web_search_options?: unknown
}

/**
 * The options of a call. `null`, `0`, `false`, and `''` are values; only `undefined` means "not set".
 *
 * You can set any field of a chat request by its name; it's sent unchanged. Declared fields are type-checked. Put fields
 * that only one provider supports in `parameters`, which accepts any name.
 */
export interface SnippetOptions extends ChatBodyFields {
  /** A token to write into the example. Without it, the example reads an environment variable. */
  readonly accessToken?: string | undefined
  /** Base URL of an endpoint of the reader's own, `http:` or `https:`. */
  readonly endpointUrl?: string | undefined
  /** Call the provider itself with the provider's own key, not through the router. */
  readonly directRequest?: boolean | undefined
  /** Ask for a streamed answer (chat). */
  readonly streaming?: boolean | undefined
  /** The same, as a request calls it. */
  readonly stream?: boolean | undefined
  /** The organisation that pays, sent to the router as `X-HF-Bill-To`. */
  readonly billTo?: string | undefined
  /** The input, in the shape that the task's example input has. */
  readonly inputs?: unknown
  /** Merged into the request's parameters, for chat into its body: the place of every field that has no name here. */
  readonly parameters?: JsonObject | undefined
  readonly messages?: readonly ChatMessage[] | undefined
  /**
   * Which API a chat speaks. When not given, `chat-completions`; for the recipe `tool-loop`, `responses` where the provider
   * refuses tools in a chat completion of the model unless it doesn't reason.
   */
  readonly api?: ChatApi | undefined
  /** What a chat example does, `plain` when not given. */
  readonly recipe?: Recipe | undefined
  /** JSON Schema of the answer, or a sample of it from which one is inferred, for the recipe `structured-output`. */
  readonly schema?: JsonObject | undefined
  /** Ask again, up to four times, when the service fails in a way that may pass (chat). */
  readonly retries?: boolean | undefined
  /** An earlier name of `retries`, which counts where that is not given. */
  readonly robust?: boolean | undefined
  /** Providers to ask in turn when the first one fails, for `retries`. */
  readonly fallbacks?: readonly string[] | undefined
  /** Use the asynchronous interface of a client that has two (chat, Python). */
  readonly async?: boolean | undefined
  /**
   * Show what the model thinks apart from its answer (chat). When not given: where the request names a
   * `reasoning_effort`, or the model's record has the tag `reasoning`, by each client that can; the others then show the
   * answer alone, and have no example where it is `true`.
   */
  readonly showReasoning?: boolean | undefined
  /** Show how many tokens were used (chat). When not given: where `stream_options` ask a stream for it. */
  readonly showUsage?: boolean | undefined
  /** The provider's own id of the model, where it differs from the mapping's. */
  readonly providerId?: string | undefined
  /**
   * The system whose shell the shell examples are for, `posix` when not given. It changes those examples alone: the
   * variables of `env` are set by `export NAME=…`, in PowerShell by `$env:NAME = '…'`, in cmd.exe by `set NAME=…`.
   */
  readonly platform?: Platform | undefined
  /** Write the JavaScript examples as TypeScript. */
  readonly typescript?: boolean | undefined
}
