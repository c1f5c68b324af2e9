import { type Answer, jsonAnswer } from './answer.ts'
import { type ApiEvent, type ApiServiceOptions, apiService, eventStream, has, NOISE, spoken } from './api-stream.ts'
import type { ArrivedRequest, Service } from './request.ts'

/** The types of events that the Messages API documents: by @anthropic-ai/sdk 1.12, and `ping` and `error` by its pages. */
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

function answerTo(request: ArrivedRequest, options: ApiServiceOptions): Answer {
  const { model, stream } = JSON.parse(request.body.toString()) as { model?: unknown; stream?: unknown }
  if (stream === true) return streamed(String(model), options)
  const { reply, ending = 'complete' } = options
  return jsonAnswer(200, {
    ...begun(String(model)),
    content: [
      { type: 'thinking', thinking: NOISE, signature: NOISE },
      { type: 'text', text: spoken(reply, ending).join(''), citations: null },
    ],
    stop_reason: ending === 'limit' ? 'max_tokens' : 'end_turn',
  })
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

function streamed(model: string, options: ApiServiceOptions): Answer {
  const { reply, complaint, ending = 'complete', spelling = 'plain' } = options
  const deltas = spoken(reply, ending).map(
    (text): ApiEvent => ({ type: 'content_block_delta', index: 1, delta: { type: 'text_delta', text } }),
  )
  const all = has(spelling, 'every-event')
  const events: ApiEvent[] = [
    { type: 'message_start', message: begun(model) },
    ...(all ? THINKING : []),
    { type: 'content_block_start', index: 1, content_block: { type: 'text', text: '', citations: null } },
    { type: 'ping' },
    ...deltas.slice(0, 2),
    ...(all ? OTHERS : []),
    ...deltas.slice(2),
  ]
  if (ending === 'error-event' || ending === 'failed') {
    events.push({ type: 'error', error: { type: 'overloaded_error', message: complaint } })
  }
  if (ending === 'complete' || ending === 'limit') {
    const stop_reason = ending === 'limit' ? 'max_tokens' : 'end_turn'
    events.push(
      { type: 'content_block_stop', index: 1 },
      { type: 'message_delta', delta: { stop_reason, stop_sequence: null }, usage: { output_tokens: 12 } },
      { type: 'message_stop' },
    )
  }
  return eventStream(events, spelling, ending)
}

const delta = (index: number, fields: ApiEvent): ApiEvent => ({ type: 'content_block_delta', index, delta: fields })

/** A block before the text. */
const THINKING: readonly ApiEvent[] = [
  { type: 'content_block_start', index: 0, content_block: { type: 'thinking', thinking: '', signature: '' } },
  delta(0, { type: 'thinking_delta', thinking: NOISE }),
  delta(0, { type: 'signature_delta', signature: NOISE }),
  { type: 'content_block_stop', index: 0 },
]

/** Between two pieces of the text. */
const OTHERS: readonly ApiEvent[] = [
  delta(1, { type: 'citations_delta', citation: { type: 'char_location', cited_text: NOISE } }),
  delta(2, { type: 'input_json_delta', partial_json: NOISE }),
  delta(2, { type: 'dream_delta', dream: NOISE }),
  { type: 'ping' },
  { type: 'message_dream', dream: NOISE },
]
