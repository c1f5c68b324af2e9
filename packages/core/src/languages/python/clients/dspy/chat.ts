import type { ChatCall } from '../../../../call/call.ts'
import type { Value, ValueObject } from '../../../../values/value.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import { name, type Piece, when } from '../../../printing/code.ts'
import { code, python } from '../../writer.ts'
import { eachOnItsLine, printReasoned, printReasonedPieces } from '../chat-completion.ts'
import { withFiles } from '../files.ts'
import { checkWhole } from '../incomplete-answer.ts'
import { asynchronous, mainOf } from '../main.ts'
import { conversationOf, fromLm15, messagesArgument, unsupportedMessages } from './conversation.ts'

/*
 * What DSPy does to a request was read in dspy/clients and dspy/lm15.py of dspy 3.4.1, and seen in requests. Its modules,
 * such as `Predict`, write prompts of their own (dspy/adapters), and no option sends yours unchanged: so the example calls
 * the model itself, with a `Request`, as https://dspy.ai/current/community/normalized-lm-api-migration/ says.
 */
export const dspyChat: ChatRenderer = {
  client: 'dspy',
  unsupported: unsupportedChat,
  render(call) {
    const main = code`
      ${ask(call, messagesArgument(call))}
      ${call.streaming ? undefined : printResponse(call)}
      ${when(call.showsUsage, code`print("Usage:", response.usage)`)}
      ${call.checksAnswer ? checkResponse(call, call.showsMessage) : undefined}
    `
    const body = code`
      ${createModel(call)}

      ${mainOf(call, main)}
    `
    return python.program(withFiles(call, body))
  },
}

const printResponse = ({ showsMessage, showsReasoning }: ChatCall): Piece => code`

  ${
    showsReasoning
      ? printReasoned(REASONING, TEXT, ONE_NAME)
      : code`print(response.${showsMessage ? code`message` : code`text`})`
  }
`

/** Fails where `response` isn't whole. */
export const checkResponse = (call: ChatCall, callsTools: boolean): Piece => code`
  ${call.streaming ? code`reason = response.finish_reason` : READ_REASON}
  ${when(callsTools, code`answered = ${TEXT} or response.tool_calls`)}
  ${checkWhole(call, code`reason`, callsTools ? code`not answered` : code`not ${TEXT}`)}
`

/** Of a stream, `provider_data` is the last chunk, which may have no choices. */
const READ_REASON = code`
  # response.finish_reason can hide why the model stopped.
  reason = response.provider_data["choices"][0].get("finish_reason")
`

export const DSPY = /* @__PURE__ */ name('dspy', { module: 'dspy' })
const TEXT = code`response.text`
const THINKING_PART = /* @__PURE__ */ fromLm15('ThinkingPart')
const REASONING = code`"".join(part.text for part in response.message.parts_of(${THINKING_PART}))`
const ONE_NAME = code`# DSPy uses one name for reasoning, whichever one the service uses.`

const SENDS_REASONING = code`# With this prefix, DSPy sends reasoning back, as reasoning_content.`

/**
 * Makes `lm`. A name before the model says how it is asked: as OpenAI is, or as DeepSeek is, to whom reasoning is sent back.
 * It would be sent to others as a text of the answer.
 */
export const createModel = (
  { baseUrl, requestModel, streaming, token, variant }: ChatCall,
  askedAs = 'openai',
): Piece => code`
  lm = ${DSPY}.LM(
      ${when(askedAs !== 'openai', SENDS_REASONING)}
      ${`${askedAs}/${requestModel}`},
      api_base=${baseUrl},
      api_key=${token},
      # Otherwise DSPy caches answers on disk.
      cache=False,
  )
  ${when(streaming, variant.async ? STREAM_ASYNC : STREAM)}
`

/** DSPy streams what a module asks for. */
const STREAM = code`


  class Chat(${DSPY}.Module):
      def forward(self, request):
          return dspy.Prediction(response=lm(request))


  stream = dspy.streamify(Chat(), async_streaming=False)
`
const STREAM_ASYNC = code`


  class Chat(${DSPY}.Module):
      async def aforward(self, request):
          return dspy.Prediction(response=await lm.acall(request))


  stream = dspy.streamify(Chat(), is_async_program=True)
`

/**
 * Asks for `response`.
 *
 * @param messages the argument of the messages, beside a system message that comes first
 * @param more fields of the body beside the call's parameters
 * @param tools the argument of the tools
 */
export function ask(call: ChatCall, messages: Piece, more: ValueObject = {}, tools?: Piece): Piece {
  const { system } = conversationOf(call)
  return code`
    request = ${fromLm15('Request')}(
        model=lm.model,
        ${system === undefined ? undefined : python.argument('system', system)}
        ${messages}
        ${tools}
        ${configOf({ ...call.parameters, ...more })}
    )
    ${call.streaming ? readStream(call) : code`response = ${call.variant.async ? code`await lm.acall` : code`lm`}(request)`}
  `
}

/** Prints a stream as it arrives; the whole response comes last. */
function readStream(call: ChatCall): Piece {
  const { checksAnswer, showsMessage, showsReasoning, showsUsage } = call
  const delta = code`value.choices[0].delta`
  const shown = showsReasoning
    ? code`
      delta = ${delta}
      ${printReasonedPieces(code`delta.get("reasoning_content")`, code`delta.content`, ONE_NAME)}
    `
    : showsMessage
      ? code`print(${delta})`
      : code`print(${delta}.content or "", end="", flush=True)`
  const keepsResponse = checksAnswer || showsUsage
  return code`
    ${when(showsReasoning, code`section = None`)}
    ${asynchronous(call)}for value in stream(request=request):
        ${keepsResponse ? keepResponse(shown) : printUntilLast(shown)}
    ${when(!showsMessage, code`print()`)}
  `
}

const keepResponse = (shown: Piece): Piece => code`
  if isinstance(value, dspy.Prediction):
      response = value.response
  else:
      ${shown}
`

const printUntilLast = (shown: Piece): Piece => code`
  if not isinstance(value, dspy.Prediction):
      ${shown}
`

/** The argument with the fields of the body: by name what DSPy sends unchanged, and the rest as `extensions`. */
function configOf(fields: ValueObject): Piece | undefined {
  const entries = Object.entries(fields)
  const named = Object.fromEntries(entries.filter(isNamed))
  const rest = Object.fromEntries(entries.filter((entry) => !isNamed(entry)))
  const passed = { ...named, ...(Object.keys(rest).length === 0 ? {} : { extensions: rest }) }
  const why = whyNotNamed(rest)
  if (entries.length === 0) return undefined
  if (why === undefined) return code`config=${CONFIG}(${python.arguments(passed)}),`
  return code`
    config=${CONFIG}(
        ${eachOnItsLine(named)}
        ${why}
        ${python.argument('extensions', rest)}
    ),
  `
}

const CONFIG = /* @__PURE__ */ fromLm15('Config')

/** Explains why a field stands in `extensions` that `Config` has, too. */
function whyNotNamed(rest: ValueObject): Piece | undefined {
  if (Object.hasOwn(rest, 'response_format')) return code`# If it's set elsewhere, DSPy parses the answer itself.`
  const renames = Object.hasOwn(rest, 'max_tokens')
  const drops = Object.hasOwn(rest, 'top_k')
  if (renames && drops) return code`# Config would rename max_tokens and drop top_k.`
  if (renames) return code`# Config would rename max_tokens.`
  return when(drops, code`# Config would drop top_k.`)
}

/** The range of each field that a request knows by name, and sends under it. */
const RANGES: { readonly [field: string]: readonly [least: number, most: number] } = {
  frequency_penalty: [-2, 2],
  presence_penalty: [-2, 2],
  temperature: [0, 2],
  top_p: [0, 1],
}

function isNamed([field, value]: readonly [string, Value]): boolean {
  if (field === 'seed') return Number.isInteger(value)
  if (field === 'stop') return isListOfTexts(value)
  const [least, most] = (Object.hasOwn(RANGES, field) ? RANGES[field] : undefined) ?? [1, 0]
  return typeof value === 'number' && value >= least && value <= most
}

const isListOfTexts = (value: Value): boolean =>
  Array.isArray(value) && value.length > 0 && value.every((each) => typeof each === 'string' && each !== '')

/** Fields that a request of DSPy has no place for (dspy/clients/engines/base.py). */
const REFUSED =
  'api_base api_key base_url cache caching extra_headers headers input max_retries n num_generations num_retries retry_strategy rollout_id stream_options timeout'.split(
    ' ',
  )

/** Why DSPy would send something else than the call has, or show less. */
export function unsupportedChat({ messages, moreHeaders, parameters }: ChatCall): string | undefined {
  if (Object.keys(moreHeaders).length > 0) {
    return 'DSPy passes requests with headers to LiteLLM, which sends n as 1 and drops fields that DSPy doesn’t know (dspy/clients/backend_selection.py)'
  }
  const refused = REFUSED.find((field) => Object.hasOwn(parameters, field))
  if (refused !== undefined) return `DSPy requests can’t contain ${refused} (dspy/clients/engines/base.py)`
  return unsupportedMessages(messages)
}
