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
  /** Base URL of your own endpoint, `http:` or `https:`. */
  readonly endpointUrl?: string | undefined
  /** Call the provider directly with its API key, not through the router. */
  readonly directRequest?: boolean | undefined
  /** Stream the response (chat). */
  readonly streaming?: boolean | undefined
  /** Same as `streaming`, under the name of the request field. */
  readonly stream?: boolean | undefined
  /** The organization to bill, sent to the router as `X-HF-Bill-To`. */
  readonly billTo?: string | undefined
  /** The input, in the same format as the task's example input. */
  readonly inputs?: unknown
  /**
   * Additional parameters: merged into the request's parameters or, for chat, into its body. Use this for fields that
   * have no option here.
   */
  readonly parameters?: JsonObject | undefined
  readonly messages?: readonly ChatMessage[] | undefined
  /**
   * The API for chat. The default is `chat-completions`, or, for the recipe `tool-loop`, `responses` if the provider
   * rejects tools in chat completions unless the model doesn't reason.
   */
  readonly api?: ChatApi | undefined
  /** The kind of chat example; the default is `plain`. */
  readonly recipe?: Recipe | undefined
  /** JSON Schema for the answer, or a sample answer to infer one from; for the recipe `structured-output`. */
  readonly schema?: JsonObject | undefined
  /** Retry temporary failures, up to four attempts (chat). */
  readonly retries?: boolean | undefined
  /** Former name of `retries`, used if `retries` isn't set. */
  readonly robust?: boolean | undefined
  /** Providers to try in order if the first one fails; requires `retries`. */
  readonly fallbacks?: readonly string[] | undefined
  /** Use the client's async interface, if it has two interfaces (chat, Python). */
  readonly async?: boolean | undefined
  /**
   * Show the model's reasoning separately from its answer (chat). By default, clients that can do this show it if the
   * request sets `reasoning_effort` or the model's record has the tag `reasoning`; others show only the answer. With
   * `true`, clients that can't have no example.
   */
  readonly showReasoning?: boolean | undefined
  /** Show the token usage (chat). By default, it's shown for streams whose `stream_options` request it. */
  readonly showUsage?: boolean | undefined
  /** The provider's id for the model, to override the mapping's. */
  readonly providerId?: string | undefined
  /**
   * The shell for shell examples; the default is `posix`. Other examples don't change, but you set the variables in
   * `env` differently: `export NAME=…` in POSIX shell, `$env:NAME = '…'` in PowerShell, `set NAME=…` in cmd.exe.
   */
  readonly platform?: Platform | undefined
  /** Write JavaScript examples as TypeScript. */
  readonly typescript?: boolean | undefined
}
