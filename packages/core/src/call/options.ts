import type { SteeringOptions } from './option-facts.generated.ts'

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
export interface SnippetOptions extends ChatBodyFields, SteeringOptions {}
