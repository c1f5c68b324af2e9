import { isDeepStrictEqual } from 'node:util'
import type { Answer } from '../answer.ts'
import type { ArrivedRequest, Service } from '../request.ts'
import {
  type ApiEvent,
  type ApiServiceOptions,
  apiService,
  eventStream,
  has,
  NOISE,
  notFollowing,
  spoken,
  wholeAnswer,
} from './api-stream.ts'
import { callsIn, isObject, type PlayedConversation, problemOfTold, type ToolCall, toldIn } from './conversation.ts'

/** The event types that the Messages API documents, by @anthropic-ai/sdk 1.12; `ping` and `error` by its pages. */
export const MESSAGE_EVENTS: readonly string[] = [
  'content_block_delta',
  'content_block_start',
  'content_block_stop',
  'message_delta',
  'message_start',
  'message_stop',
]

/** The types of deltas. */
export const MESSAGE_DELTAS: readonly string[] = [
  'citations_delta',
  'input_json_delta',
  'signature_delta',
  'text_delta',
  'thinking_delta',
]

/** The Messages API on any host, at any path that ends in `/v1/messages`, as JSON or as an event stream. */
export const messagesService = (options: ApiServiceOptions): Service =>
  apiService('/v1/messages', options, (request) => answerTo(request, options))

/** The options with the model's text and calls for one request. */
interface Said extends ApiServiceOptions {
  readonly calls: readonly ToolCall[]
  /** Set if the model pauses its turn here. */
  readonly pauses?: boolean
}

/** The model's text in a paused turn. */
const PAUSED = 'Let me look further.'

function answerTo(request: ArrivedRequest, options: ApiServiceOptions): Answer {
  const { model, stream, messages } = JSON.parse(request.body.toString()) as { readonly [name: string]: unknown }
  const { conversation } = options
  let said: Said = { ...options, calls: [] }
  if (conversation !== undefined) {
    const turns = Array.isArray(messages) ? messages : []
    const pauses = options.behaviour?.pauses === true
    if (pauses && turns.length <= conversation.began) return spokenBy(model, stream, { ...said, reply: PAUSED, pauses })
    if (pauses && problemOfTurn(turns[conversation.began], [], PAUSED) !== undefined) {
      return notFollowing('The turn that was paused has not come back as it was')
    }
    const began = conversation.began + (pauses ? 1 : 0)
    const round = roundOf(turns, { ...conversation, began })
    if (typeof round === 'string') return notFollowing(round)
    const calls = callsIn(conversation, round)
    said = { ...said, ...(calls && { calls, reply: conversation.text ?? '' }) }
  }
  return spokenBy(model, stream, said)
}

function spokenBy(model: unknown, stream: unknown, said: Said): Answer {
  if (stream === true) return streamed(String(model), said)
  const { reply, ending = 'complete', calls } = said
  const text = { type: 'text', text: spoken(reply, ending).join(''), citations: null }
  return wholeAnswer(
    {
      ...begun(String(model)),
      content: [
        { type: 'thinking', thinking: NOISE, signature: NOISE },
        ...(reply === '' && calls.length > 0 ? [] : [text]),
        ...(ending === 'limit' ? [] : calls.map((call) => ({ ...toolUse(call), input: inputOf(call) }))),
      ],
      stop_reason: reasonOf(said),
    },
    said,
  )
}

function reasonOf({ ending = 'complete', calls, refuses = false, pauses = false }: Said): string {
  if (pauses) return 'pause_turn'
  if (ending === 'limit') return 'max_tokens'
  if (refuses) return 'refusal'
  return calls.length > 0 ? 'tool_use' : 'end_turn'
}

const toolUse = ({ id, function: { name } }: ToolCall) => ({ type: 'tool_use', id, name, input: {} })

const inputOf = ({ function: { arguments: text } }: ToolCall): unknown => JSON.parse(text === '' ? '{}' : text)

/**
 * Returns the round that a request belongs to.
 *
 * @returns an error message if the request doesn't follow from the previous answers
 */
function roundOf(messages: readonly unknown[], conversation: PlayedConversation): number | string {
  for (let round = 0, at = conversation.began; ; round++, at += 2) {
    if (at >= messages.length) return round
    const calls = callsIn(conversation, round)
    if (calls === undefined) return 'something stands behind the answer'
    const problem =
      problemOfTurn(messages[at], calls, conversation.text) ??
      problemOfResults(messages[at + 1], calls, conversation, round)
    if (problem !== undefined) return `message ${at}: ${problem}`
  }
}

type Block = Readonly<Record<string, unknown>>

const blocksOf = (message: unknown, role: string): readonly Block[] =>
  isObject(message) && message['role'] === role && Array.isArray(message['content'])
    ? message['content'].filter(isObject)
    : []

/** Checks the model's own turn in a request. */
function problemOfTurn(message: unknown, calls: readonly ToolCall[], text = ''): string | undefined {
  const blocks = blocksOf(message, 'assistant')
  const said = blocks.filter(({ type }) => type === 'text').map((block) => block['text'])
  if (said.join('') !== text) return `it says ${JSON.stringify(said)}, and the model said ${text}`
  const made = blocks.filter(({ type }) => type === 'tool_use')
  if (made.length !== calls.length) return `${made.length} calls, and the model made ${calls.length}`
  const wrong = calls.find((call, place) => {
    const { id, name, input } = made[place] ?? {}
    return id !== call.id || name !== call.function.name || !isObject(input) || !isInput(input, call)
  })
  return wrong === undefined ? undefined : `the call ${wrong.id} is missing, or is another`
}

/** Whether the input is that of a call; if the call's arguments aren't a JSON object, any input is accepted. */
function isInput(input: unknown, call: ToolCall): boolean {
  try {
    const made = inputOf(call)
    return !isObject(made) || isDeepStrictEqual(JSON.parse(JSON.stringify(made)), input)
  } catch {
    return true
  }
}

/** Checks the functions' results in a request. */
function problemOfResults(
  message: unknown,
  calls: readonly ToolCall[],
  conversation: PlayedConversation,
  round: number,
): string | undefined {
  const results = blocksOf(message, 'user')
  if (results.length !== calls.length) return `${results.length} results of ${calls.length} calls`
  for (const [place, call] of calls.entries()) {
    const { type, tool_use_id: id, content, is_error: _, ...others } = results[place] ?? {}
    if (type !== 'tool_result' || id !== call.id) return `the result of ${call.id} is missing`
    if (Object.keys(others).length > 0) return `has ${Object.keys(others)}, which nobody documents`
    const problem = problemOfTold(content, call, toldIn(conversation, round, place))
    if (problem !== undefined) return problem
  }
  return undefined
}

const begun = (model: string) => ({
  id: 'msg_twin',
  type: 'message',
  role: 'assistant',
  model,
  content: [] as unknown[],
  stop_reason: null as string | null,
  stop_sequence: null,
  usage: { input_tokens: 9, output_tokens: 12 },
})

/** A content block between its start and stop events. */
const blockOf = (index: number, content_block: object, within: readonly ApiEvent[]): readonly ApiEvent[] => [
  { type: 'content_block_start', index, content_block },
  ...within,
  { type: 'content_block_stop', index },
]

/** A call's events, with each character of its input separately. */
function callEvents(call: ToolCall, index: number, isWhole: boolean): readonly ApiEvent[] {
  const { arguments: text } = call.function
  const parts = isWhole ? [text] : ['', ...text]
  const deltas = parts.map((partial_json) => delta(index, { type: 'input_json_delta', partial_json }))
  return blockOf(index, toolUse(call), deltas)
}

function streamed(model: string, options: Said): Answer {
  const { reply, complaint, ending = 'complete', spelling = 'plain', calls, conversation } = options
  const all = has(spelling, 'every-event')
  const before = all ? [...THINKING, ...SEARCH] : []
  const index = before.filter(({ type }) => type === 'content_block_start').length
  const isSilent = reply === '' && calls.length > 0
  const deltas = spoken(reply, ending).map((text) => delta(index, { type: 'text_delta', text }))
  const text = blockOf(index, { type: 'text', text: '', citations: null }, [
    { type: 'ping' },
    ...deltas.slice(0, 2),
    ...(all ? othersIn(index) : []),
    ...deltas.slice(2),
  ])
  const made = calls.flatMap((call, place) =>
    callEvents(call, index + (isSilent ? 0 : 1) + place, conversation?.parting === 'whole'),
  )
  const isWhole = ending === 'complete' || ending === 'limit'
  const spokenOf = isSilent ? [] : isWhole ? text : text.slice(0, -1)
  const events: ApiEvent[] = [
    { type: 'message_start', message: begun(model) },
    ...before,
    ...spokenOf,
    ...(ending === 'complete' ? made : isSilent ? made.slice(0, Math.ceil(made.length / 2)) : []),
  ]
  if (ending === 'error-event' || ending === 'failed') {
    events.push({ type: 'error', error: { type: 'overloaded_error', message: complaint } })
  }
  if (ending === 'complete' || ending === 'limit') {
    const stop_reason = reasonOf(options)
    events.push(
      { type: 'message_delta', delta: { stop_reason, stop_sequence: null }, usage: { output_tokens: 12 } },
      { type: 'message_stop' },
    )
  }
  return eventStream(events, spelling, ending, options.behaviour)
}

const delta = (index: number, fields: ApiEvent): ApiEvent => ({ type: 'content_block_delta', index, delta: fields })

/** Blocks before the text. */
const THINKING = blockOf(0, { type: 'thinking', thinking: '', signature: '' }, [
  delta(0, { type: 'thinking_delta', thinking: NOISE }),
  delta(0, { type: 'signature_delta', signature: NOISE }),
])
const SEARCH = blockOf(1, { type: 'server_tool_use', id: 'srvtoolu_twin', name: 'web_search', input: {} }, [
  delta(1, { type: 'input_json_delta', partial_json: JSON.stringify({ query: NOISE }) }),
])

/** Events between two pieces of the text. */
const othersIn = (index: number): readonly ApiEvent[] => [
  delta(index, { type: 'citations_delta', citation: { type: 'char_location', cited_text: NOISE } }),
  delta(index, { type: 'dream_delta', dream: NOISE }),
  { type: 'ping' },
  { type: 'message_dream', dream: NOISE },
]
