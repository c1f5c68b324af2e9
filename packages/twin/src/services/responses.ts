import { type Answer, jsonAnswer } from './answer.ts'
import { type ApiEvent, type ApiServiceOptions, apiService, eventStream, has, NOISE, spoken } from './api-stream.ts'
import type { ArrivedRequest, Service } from './request.ts'

/** The types of events that the Responses API documents beside those of an answer in text, by openai 7.57. */
export const OTHER_EVENTS: readonly string[] = [
  'response.audio.delta',
  'response.audio.done',
  'response.audio.transcript.delta',
  'response.audio.transcript.done',
  'response.code_interpreter_call.completed',
  'response.code_interpreter_call.in_progress',
  'response.code_interpreter_call.interpreting',
  'response.code_interpreter_call_code.delta',
  'response.code_interpreter_call_code.done',
  'response.compaction.compacting',
  'response.custom_tool_call_input.delta',
  'response.custom_tool_call_input.done',
  'response.file_search_call.completed',
  'response.file_search_call.in_progress',
  'response.file_search_call.searching',
  'response.function_call_arguments.delta',
  'response.function_call_arguments.done',
  'response.image_generation_call.completed',
  'response.image_generation_call.generating',
  'response.image_generation_call.in_progress',
  'response.image_generation_call.partial_image',
  'response.mcp_call.completed',
  'response.mcp_call.failed',
  'response.mcp_call.in_progress',
  'response.mcp_call_arguments.delta',
  'response.mcp_call_arguments.done',
  'response.mcp_list_tools.completed',
  'response.mcp_list_tools.failed',
  'response.mcp_list_tools.in_progress',
  'response.output_text.annotation.added',
  'response.queued',
  'response.reasoning_summary_part.added',
  'response.reasoning_summary_part.done',
  'response.reasoning_summary_text.delta',
  'response.reasoning_summary_text.done',
  'response.reasoning_text.delta',
  'response.reasoning_text.done',
  'response.refusal.delta',
  'response.refusal.done',
  'response.shell_call_command.added',
  'response.shell_call_command.delta',
  'response.shell_call_command.done',
  'response.shell_call_output_content.delta',
  'response.shell_call_output_content.done',
  'response.web_search_call.completed',
  'response.web_search_call.in_progress',
  'response.web_search_call.searching',
]

/** Those of an answer in text, from its beginning to each of its ends. */
export const TEXT_EVENTS: readonly string[] = [
  'error',
  'response.completed',
  'response.content_part.added',
  'response.content_part.done',
  'response.created',
  'response.failed',
  'response.in_progress',
  'response.incomplete',
  'response.output_item.added',
  'response.output_item.done',
  'response.output_text.delta',
  'response.output_text.done',
]

/** Events that no release knows. */
const UNKNOWN_EVENTS: readonly string[] = ['response.dream.delta', 'keepalive', 'x.y']

const OUTCOMES = { complete: 'completed', failed: 'failed', limit: 'incomplete' } as const
type Outcome = keyof typeof OUTCOMES

interface ResponsesOptions extends ApiServiceOptions {
  /** The service puts what it was told before what it says, as Fireworks documents it. */
  readonly repeatsInput?: boolean
}

/** The Responses API on any host, at any path that ends in `/responses`, as JSON or as an event stream. */
export const responsesService = (options: ResponsesOptions): Service =>
  apiService('/responses', options, (request) => answerTo(request, options))

function answerTo(request: ArrivedRequest, options: ResponsesOptions): Answer {
  const { model, stream } = JSON.parse(request.body.toString()) as { model?: unknown; stream?: unknown }
  const { ending = 'complete' } = options
  if (stream === true) return streamed(String(model), options)
  const outcome: Outcome = ending === 'failed' || ending === 'limit' ? ending : 'complete'
  return jsonAnswer(200, response(String(model), outcome, options))
}

/** A response that is done, in one of three ways. */
function response(model: string, outcome: Outcome, { reply, complaint, repeatsInput = false }: ResponsesOptions) {
  const text = spoken(reply, outcome === 'limit' ? 'limit' : 'complete').join('')
  const said = { id: 'msg_user', type: 'message', role: 'user', status: 'completed' }
  return {
    ...begun(model),
    status: OUTCOMES[outcome],
    error: outcome === 'failed' ? { code: 'server_error', message: complaint } : null,
    incomplete_details: outcome === 'limit' ? { reason: 'max_output_tokens' } : null,
    output: [
      ...(repeatsInput ? [{ ...said, content: [{ type: 'input_text', text: NOISE }] }] : []),
      {
        id: 'rs_twin',
        type: 'reasoning',
        summary: [{ type: 'summary_text', text: NOISE }],
        content: [{ type: 'reasoning_text', text: NOISE }],
      },
      ...(outcome === 'failed' ? [] : [message(text, outcome === 'limit' ? 'incomplete' : 'completed')]),
    ],
    usage: { input_tokens: 9, output_tokens: 12, total_tokens: 21 },
  }
}

const begun = (model: string) => ({
  id: 'resp_twin',
  object: 'response',
  created_at: 1_780_000_000,
  status: 'in_progress',
  error: null,
  incomplete_details: null,
  instructions: null,
  metadata: {},
  model,
  output: [] as unknown[],
  parallel_tool_calls: true,
  temperature: 1,
  tool_choice: 'auto',
  tools: [],
  top_p: 1,
})

const message = (text: string, status: string) => ({
  id: 'msg_twin',
  type: 'message',
  role: 'assistant',
  status,
  content: [{ type: 'output_text', text, annotations: [] }],
})

function streamed(model: string, options: ResponsesOptions): Answer {
  const { reply, complaint, ending = 'complete', spelling = 'plain' } = options
  const place = { item_id: 'msg_twin', output_index: 1, content_index: 0 }
  const parts = spoken(reply, ending)
  const text = parts.join('')
  const added = { ...message('', 'in_progress'), content: [] }
  const deltas = parts.map((delta): ApiEvent => ({ type: 'response.output_text.delta', ...place, delta, logprobs: [] }))
  const others = has(spelling, 'every-event') ? [...OTHER_EVENTS, ...UNKNOWN_EVENTS].map(otherEvent) : []
  const events: ApiEvent[] = [
    { type: 'response.created', response: begun(model) },
    { type: 'response.in_progress', response: begun(model) },
    { type: 'response.output_item.added', output_index: 1, item: added },
    { type: 'response.content_part.added', ...place, part: { type: 'output_text', text: '', annotations: [] } },
    ...deltas.slice(0, 2),
    ...others,
    ...deltas.slice(2),
  ]
  if (ending === 'complete' || ending === 'limit') {
    events.push(
      { type: 'response.output_text.done', ...place, text, logprobs: [] },
      { type: 'response.content_part.done', ...place, part: { type: 'output_text', text, annotations: [] } },
      { type: 'response.output_item.done', output_index: 1, item: message(text, 'completed') },
    )
  }
  if (ending === 'error-event') events.push({ type: 'error', code: 'server_error', message: complaint, param: null })
  if (ending === 'complete') events.push({ type: 'response.completed', response: response(model, 'complete', options) })
  if (ending === 'limit') events.push({ type: 'response.incomplete', response: response(model, 'limit', options) })
  if (ending === 'failed') events.push({ type: 'response.failed', response: response(model, 'failed', options) })
  const numbered = events.map((event, sequence_number) => ({ ...event, sequence_number }))
  return eventStream(numbered, spelling, ending)
}

/** An event that has nothing to do with the text, with a field of each name that such events have. */
const otherEvent = (type: string): ApiEvent => ({
  type,
  item_id: 'other_twin',
  output_index: 0,
  content_index: 0,
  summary_index: 0,
  delta: NOISE,
  text: NOISE,
})
