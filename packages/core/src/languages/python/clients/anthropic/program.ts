import type { ChatCall } from '../../../../call/call.ts'
import { name, type Piece, when } from '../../../printing/code.ts'
import { code } from '../../writer.ts'
import { type ApiErrors, errorsOf, LIMITED, moreHeadersOf, nameFrom, REPEATS } from '../api-client.ts'
import { checkStop, IS_EMPTY, IS_EMPTY_OBJECT } from '../incomplete-answer.ts'
import { asynchronous, awaited } from '../main.ts'

/**
 * Body fields that `messages.create` of anthropic 2.12 accepts by name, according to its signature; temperature isn't
 * one.
 */
export const KEYWORDS: ReadonlySet<string> = new Set([
  'cache_control',
  'container',
  'diagnostics',
  'inference_geo',
  'max_tokens',
  'messages',
  'metadata',
  'model',
  'output_config',
  'service_tier',
  'speed',
  'stop_sequences',
  'stream',
  'system',
  'thinking',
  'tool_choice',
  'tools',
])

const CLIENT = /* @__PURE__ */ nameFrom('anthropic', 'Anthropic')
const ASYNC_CLIENT = /* @__PURE__ */ nameFrom('anthropic', 'AsyncAnthropic')

export const ERRORS: ApiErrors = /* @__PURE__ */ errorsOf('anthropic')

/** Creates `client`, which retries by itself if the example has retries. */
export const createClient = (call: ChatCall): Piece => code`
  ${when(call.variant.retries, REPEATS)}
  client = ${call.variant.async ? ASYNC_CLIENT : CLIENT}(
      base_url=${call.baseUrl},
      api_key=${call.token},
      ${moreHeadersOf(call)}
      ${when(call.variant.retries, LIMITED)}
  )
`

/** Calls a method of `client.messages`, whose result is `message` or `stream`. */
export const callMessages = (
  call: ChatCall,
  result: 'message' | 'stream',
  method: 'create' | 'parse',
  passed: Piece | undefined,
): Piece => code`
  ${name(result)} = ${awaited(call)}client.messages.${name(method)}(
      ${passed}
  )
`

/** Reads a stream with the client's helper into `message`, and prints its text as it arrives. */
export const streamMessage = (call: ChatCall, passed: Piece | undefined): Piece => code`
  ${asynchronous(call)}with client.messages.stream(
      ${passed}
  ) as stream:
      ${asynchronous(call)}for text in stream.text_stream:
          print(text, end="", flush=True)
      message = ${awaited(call)}stream.get_final_message()
`

/** Fails if the message is incomplete. */
export const checkEnd = (call: ChatCall): Piece => code`
  ${IS_EMPTY_OBJECT}
  ${checkStop(call, IS_EMPTY, STOP_REASON)}
`

const STOP_REASON = code`message.stop_reason`

/** Prints the texts of `message`. */
export const PRINT_CONTENT = code`
  for block in message.content:
      if block.type == "text":
          print(block.text)
`
