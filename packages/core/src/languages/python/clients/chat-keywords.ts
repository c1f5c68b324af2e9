import type { ChatCall } from '../../../call/call.ts'
import type { ValueObject } from '../../../values/value.ts'
import { asKeywords } from './chat-completion.ts'

/** Body fields that `chat.completions.create` of openai-python 3.52 takes by name (its signature). */
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
 * Body fields as a framework is given them that hands options on to OpenAI's client, leaves out what is `None`, and asks
 * each stream for the number of tokens by itself.
 *
 * @param changed fields that it does not hand on as they are
 */
export function handedOn({ parameters, streaming }: ChatCall, changed: readonly string[]): ValueObject {
  const { stream_options: ofStream, ...others } = parameters
  const isAskedAnyway = streaming && JSON.stringify(ofStream) === '{"include_usage":true}'
  const known = [...CHAT_KEYWORDS].filter((each) => !changed.includes(each) && parameters[each] !== null)
  return asKeywords(isAskedAnyway ? others : parameters, new Set(known))
}
