import type { ChatCall } from '../../../../call/call.ts'
import type { Value, ValueObject } from '../../../../values/value.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import { name, type Piece, when } from '../../../printing/code.ts'
import { code, python } from '../../writer.ts'
import { printReasoned } from '../chat-completion.ts'
import { withFiles } from '../files.ts'
import { checkWhole } from '../incomplete-answer.ts'
import { conversationOf, fromLm15, messagesArgument, unsupportedMessages } from './conversation.ts'

/* What DSPy does to a request was read in dspy/clients and dspy/lm15.py of dspy 3.4.1, and seen in requests. */
export const dspyChat: ChatRenderer = {
  client: 'dspy',
  unsupported: unsupportedChat,
  render(call) {
    const body = code`
      ${createModel(call)}

      ${ask(call, messagesArgument(call))}

      ${call.showsReasoning ? printReasoned(REASONING, TEXT, ONE_NAME) : code`print(response.${call.showsMessage ? code`message` : code`text`})`}
      ${when(call.showsUsage, code`print("Usage:", response.usage)`)}
      ${call.checksAnswer ? checkResponse(call, call.showsMessage) : undefined}
    `
    return python.program(withFiles(call, body))
  },
}

/** Fails where `response` isn't whole. */
export const checkResponse = (call: ChatCall, callsTools: boolean): Piece => code`
  # response.finish_reason can hide why the model stopped.
  reason = response.provider_data["choices"][0].get("finish_reason")
  ${when(callsTools, code`answered = ${TEXT} or response.tool_calls`)}
  ${checkWhole(call, code`reason`, callsTools ? code`not answered` : code`not ${TEXT}`)}
`

const TEXT = code`response.text`
const THINKING_PART = /* @__PURE__ */ fromLm15('ThinkingPart')
const REASONING = code`"".join(part.text for part in response.message.parts_of(${THINKING_PART}))`
const ONE_NAME = code`# DSPy has one name for it, whatever the service calls it.`

const SENDS_REASONING = code`# With this prefix, DSPy sends reasoning back, as reasoning_content.`

const DSPY = /* @__PURE__ */ name('dspy', { module: 'dspy' })

/**
 * Makes `lm`. A name before the model says how it is asked: as OpenAI is, or as DeepSeek is, to whom reasoning is sent back.
 * It would be sent to others as a text of the answer.
 */
export const createModel = ({ baseUrl, requestModel, token }: ChatCall, askedAs = 'openai'): Piece => code`
  lm = ${DSPY}.LM(
      ${when(askedAs !== 'openai', SENDS_REASONING)}
      ${`${askedAs}/${requestModel}`},
      api_base=${baseUrl},
      api_key=${token},
      # Otherwise DSPy caches answers on disk.
      cache=False,
  )
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
  const config = configOf({ ...call.parameters, ...more })
  const hasConfig = Object.keys(config).length > 0
  return code`
    request = ${fromLm15('Request')}(
        model=lm.model,
        ${system === undefined ? undefined : python.argument('system', system)}
        ${messages}
        ${tools}
        ${when(hasConfig, code`config=${fromLm15('Config')}(${python.arguments(config)}),`)}
    )
    response = lm(request)
  `
}

/** The range of each field that a request knows by name, and sends under it. */
const RANGES: { readonly [field: string]: readonly [least: number, most: number] } = {
  frequency_penalty: [-2, 2],
  presence_penalty: [-2, 2],
  temperature: [0, 2],
  top_p: [0, 1],
}

function configOf(fields: ValueObject): ValueObject {
  const entries = Object.entries(fields)
  const rest = entries.filter((entry) => !isNamed(entry))
  return {
    ...Object.fromEntries(entries.filter(isNamed)),
    ...(rest.length === 0 ? {} : { extensions: Object.fromEntries(rest) }),
  }
}

function isNamed([field, value]: readonly [string, Value]): boolean {
  const [least, most] = (Object.hasOwn(RANGES, field) ? RANGES[field] : undefined) ?? [1, 0]
  return typeof value === 'number' && value >= least && value <= most
}

/** Fields that a request of DSPy has no place for (dspy/clients/engines/base.py). */
const REFUSED =
  'api_base api_key base_url cache caching extra_headers headers input max_retries n num_generations num_retries retry_strategy rollout_id stream_options timeout'.split(
    ' ',
  )

/** Why DSPy would send something else than the call has, or show less. */
export function unsupportedChat({ messages, moreHeaders, parameters, streaming, variant }: ChatCall) {
  if (variant.async || variant.retries) return 'we haven’t run a DSPy example with async or retries'
  if (streaming) return 'DSPy streams only fields of a program, for which it writes its own messages (dspy/streaming)'
  if (Object.keys(moreHeaders).length > 0) {
    return 'DSPy passes requests with headers to LiteLLM, which sends n as 1 and drops fields that DSPy doesn’t know (dspy/clients/backend_selection.py)'
  }
  const refused = REFUSED.find((field) => Object.hasOwn(parameters, field))
  if (refused !== undefined) return `DSPy requests can’t contain ${refused} (dspy/clients/engines/base.py)`
  return unsupportedMessages(messages)
}
