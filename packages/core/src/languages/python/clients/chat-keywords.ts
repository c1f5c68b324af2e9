import type { ChatCall } from '../../../call/call.ts'
import type { ValueObject } from '../../../values/value.ts'
import { asKeywords } from './chat-completion.ts'

/** Body fields that `chat.completions.create` of openai-python 3.52 accepts by name, according to its signature. */
export const CHAT_KEYWORDS: ReadonlySet<string> = new Set([
  'audio',
  'frequency_penalty',
  'function_call',
  'functions',
  'logit_bias',
  'logprobs',
  'max_completion_tokens',
  'max_tokens',
  'metadata',
  'modalities',
  'n',
  'parallel_tool_calls',
  'prediction',
  'presence_penalty',
  'reasoning_effort',
  'response_format',
  'seed',
  'service_tier',
  'stop',
  'store',
  'stream_options',
  'temperature',
  'tool_choice',
  'tools',
  'top_logprobs',
  'top_p',
  'user',
  'verbosity',
])

/**
 * Returns the body fields for a framework that passes options on to OpenAI's client, drops those that are `None`, and
 * requests the token usage of each stream itself.
 *
 * @param changed fields that it doesn't pass on unchanged
 */
export function handedOn({ parameters, streaming }: ChatCall, changed: readonly string[]): ValueObject {
  const { stream_options: ofStream, ...others } = parameters
  const isAskedAnyway = streaming && JSON.stringify(ofStream) === '{"include_usage":true}'
  const known = [...CHAT_KEYWORDS].filter((each) => !changed.includes(each) && parameters[each] !== null)
  return asKeywords(isAskedAnyway ? others : parameters, new Set(known))
}
