import type { Answer } from '../answer.ts'
import type { ArrivedRequest, Service } from '../request.ts'
import {
  type ApiEnding,
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
import {
  callsIn,
  isObject,
  type Parting,
  type PlayedConversation,
  problemOfTold,
  type ToolCall,
  toldIn,
} from './conversation.ts'

/** The event types that the Responses API documents, except those of a text answer, by openai 7.57. */
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
  'response.shell_call_command.added',
  'response.shell_call_command.delta',
  'response.shell_call_command.done',
  'response.shell_call_output_content.delta',
  'response.shell_call_output_content.done',
  'response.web_search_call.completed',
  'response.web_search_call.in_progress',
  'response.web_search_call.searching',
]

/** The events of a text answer or a refusal, from the start to each of its possible ends. */
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
  'response.refusal.delta',
  'response.refusal.done',
]

/** Events that don't exist in any release. */
const UNKNOWN_EVENTS: readonly string[] = ['response.dream.delta', 'keepalive', 'x.y']

const OUTCOMES = { complete: 'completed', failed: 'failed', limit: 'incomplete' } as const
type Outcome = keyof typeof OUTCOMES

interface ResponsesOptions extends ApiServiceOptions {
  /** Set if the service repeats its input before the output, as Fireworks documents it. */
  readonly repeatsInput?: boolean
  /** Set if the service accepts its own reasoning in the input. */
  readonly takesReasoning?: boolean
}

/** The Responses API on any host, at any path that ends in `/responses`, as JSON or as an event stream. */
export const responsesService = (options: ResponsesOptions): Service =>
  apiService('/responses', options, (request) => answerTo(request, options))

interface Body {
  readonly model?: unknown
  readonly stream?: unknown
  readonly input?: unknown
  readonly previous_response_id?: unknown
}

/** The options with the model's text and calls for one request. */
interface Said extends ResponsesOptions {
  readonly body: Body
  readonly id: string
  readonly calls: readonly ToolCall[]
}

const itemsOf = ({ input }: Body): readonly unknown[] => (Array.isArray(input) ? input : [])

function answerTo(request: ArrivedRequest, options: ResponsesOptions): Answer {
  const body = JSON.parse(request.body.toString()) as Body
  const { conversation, ending = 'complete' } = options
  let said: Said = { ...options, body, id: 'resp_twin', calls: [] }
  if (conversation !== undefined) {
    const round = roundOf(body, conversation, options)
    if (typeof round === 'string') return notFollowing(round)
    const calls = callsIn(conversation, round)
    said = { ...said, id: idOf(conversation, round), ...(calls && { calls, reply: conversation.text ?? '' }) }
  }
  const model = String(body.model)
  if (body.stream === true) return streamed(model, said)
  const outcome: Outcome = ending === 'failed' || ending === 'limit' ? ending : 'complete'
  return wholeAnswer(response(model, outcome, said), said)
}

const idOf = ({ nonce }: PlayedConversation, round: number): string => `resp_${nonce}_${round}`

/**
 * Returns the round that a request belongs to. It refers to the previous response, or contains the whole conversation.
 *
 * @returns an error message if the request doesn't follow from the previous answers
 */
function roundOf(
  body: Body,
  conversation: PlayedConversation,
  { behaviour, takesReasoning = false }: ResponsesOptions,
): number | string {
  const needsReasoning = behaviour?.needsReasoningItems === true
  const [, last] = /^resp_(?:.*)_(\d+)$/.exec(String(body.previous_response_id)) ?? []
  if (last !== undefined && body.previous_response_id === idOf(conversation, Number(last))) {
    return problemOfResults(itemsOf(body), conversation, Number(last)) ?? Number(last) + 1
  }
  const said = itemsOf(body).slice(conversation.began)
  if (needsReasoning && lacksReasoning(said)) {
    return "Item 'fc_twin' of type 'function_call' was provided without its required 'reasoning' item: 'rs_twin'."
  }
  let items =
    takesReasoning || needsReasoning ? said.filter((item) => !isObject(item) || item['type'] !== 'reasoning') : said
  for (let round = 0; ; round++) {
    if (items.length === 0) return round
    const calls = callsIn(conversation, round)
    if (calls === undefined) return 'something stands behind the answer'
    const end = items.findIndex((item) => isObject(item) && item['type'] === 'function_call_output')
    const results = end === -1 ? [] : items.slice(end, end + calls.length)
    const problem =
      problemOfItems(end === -1 ? items : items.slice(0, end), calls, conversation.text) ??
      problemOfResults(results, conversation, round)
    if (problem !== undefined) return problem
    items = items.slice(end + calls.length)
  }
}

/** Whether a call is sent back without the reasoning item before it. */
const lacksReasoning = (items: readonly unknown[]): boolean => {
  const types = items.filter(isObject).map(({ type }) => type)
  return types.some(
    (type, place) =>
      type === 'function_call' && !['reasoning', 'message', 'function_call'].includes(String(types[place - 1])),
  )
}

/** Checks the model's own items in a request. */
function problemOfItems(items: readonly unknown[], calls: readonly ToolCall[], text = ''): string | undefined {
  const made = items.filter(isObject).filter(({ type }) => type === 'function_call')
  const said = items.filter(isObject).filter(({ type }) => type === 'message')
  if (made.length + said.length !== items.length) return `items of another kind: ${JSON.stringify(items)}`
  const spoke = said.flatMap(({ content }) => (Array.isArray(content) ? content : [])).map(({ text: each }) => each)
  if (spoke.join('') !== text) return `it says ${JSON.stringify(spoke)}, and the model said ${text}`
  const wrong = calls.find(({ id, function: { name, arguments: args } }, place) => {
    const item = made[place]
    return item?.['call_id'] !== id || item['name'] !== name || item['arguments'] !== args
  })
  if (made.length !== calls.length) return `${made.length} calls, and the model made ${calls.length}`
  return wrong === undefined ? undefined : `the call ${wrong.id} is missing, or is another`
}

/** Checks the functions' results in a request. */
function problemOfResults(
  items: readonly unknown[],
  conversation: PlayedConversation,
  round: number,
): string | undefined {
  const calls = callsIn(conversation, round) ?? []
  if (items.length !== calls.length) return `${items.length} results of ${calls.length} calls`
  for (const [place, call] of calls.entries()) {
    const {
      type,
      call_id: id,
      output,
      ...others
    } = (isObject(items[place]) ? items[place] : {}) as Body & {
      readonly [name: string]: unknown
    }
    if (type !== 'function_call_output' || id !== call.id) return `the result of ${call.id} is missing`
    if (Object.keys(others).length > 0) return `has ${Object.keys(others)}, which nobody documents`
    const problem = problemOfTold(output, call, toldIn(conversation, round, place))
    if (problem !== undefined) return problem
  }
  return undefined
}

/** A response that has ended in one of three ways. */
function response(model: string, outcome: Outcome, said: Said) {
  const { reply, complaint, repeatsInput = false, body, id, calls, refuses = false } = said
  const text = spoken(reply, outcome === 'limit' ? 'limit' : 'complete').join('')
  const told = { id: 'msg_user', type: 'message', role: 'user', status: 'completed' }
  const results = itemsOf(body).filter((item) => isObject(item) && item['type'] === 'function_call_output')
  const isSilent = outcome === 'failed' || (text === '' && calls.length > 0)
  return {
    ...begun(model, id),
    status: OUTCOMES[outcome],
    error: outcome === 'failed' ? { code: 'server_error', message: complaint } : null,
    incomplete_details: outcome === 'limit' ? { reason: 'max_output_tokens' } : null,
    output: [
      ...(repeatsInput ? [{ ...told, content: [{ type: 'input_text', text: NOISE }] }, ...results] : []),
      REASONING_ITEM,
      ...(isSilent ? [] : [message(text, outcome === 'limit' ? 'incomplete' : 'completed', refuses)]),
      ...(outcome === 'complete' ? calls.map((call) => callItem(call, 'completed')) : []),
    ],
    usage: { input_tokens: 9, output_tokens: 12, total_tokens: 21 },
  }
}

/** The model's reasoning before everything else. */
const REASONING_ITEM = {
  id: 'rs_twin',
  type: 'reasoning',
  summary: [{ type: 'summary_text', text: NOISE }],
  content: [{ type: 'reasoning_text', text: NOISE }],
}

const begun = (model: string, id: string) => ({
  id,
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

const message = (text: string, status: string, refuses = false) => ({
  id: 'msg_twin',
  type: 'message',
  role: 'assistant',
  status,
  content: [refuses ? { type: 'refusal', refusal: text } : { type: 'output_text', text, annotations: [] }],
})

const callItem = ({ id, function: called }: ToolCall, status: string) => ({
  id: `fc_${id}`,
  type: 'function_call',
  status,
  call_id: id,
  ...called,
})

/** The events of calls, with each character of the arguments separately: one call after another, or alternating. */
function callEvents(calls: readonly ToolCall[], parting: Parting, ending: ApiEnding): readonly ApiEvent[] {
  const parts = calls.map((call, index): readonly ApiEvent[] => {
    const place = { item_id: `fc_${call.id}`, output_index: index + 2 }
    const { arguments: text } = call.function
    const delta = (piece: string): ApiEvent => ({
      type: 'response.function_call_arguments.delta',
      ...place,
      delta: piece,
    })
    const begun = { ...callItem(call, 'in_progress'), arguments: '' }
    return [
      { type: 'response.output_item.added', output_index: place.output_index, item: begun },
      ...(parting === 'whole' ? [delta(text)] : [...text].map(delta)),
      { type: 'response.function_call_arguments.done', ...place, name: call.function.name, arguments: text },
      {
        type: 'response.output_item.done',
        output_index: place.output_index,
        item: callItem(call, 'completed'),
      },
    ]
  })
  const longest = Math.max(0, ...parts.map(({ length }) => length))
  const all =
    parting === 'interleaved'
      ? Array.from({ length: longest }, (_, at) => parts.flatMap((each) => each.slice(at, at + 1))).flat()
      : parts.flat()
  return ending === 'complete' ? all : all.slice(0, Math.ceil(all.length / 2))
}

function streamed(model: string, options: Said): Answer {
  const { reply, complaint, ending = 'complete', spelling = 'plain', calls, id, refuses = false } = options
  const place = { item_id: 'msg_twin', output_index: 1, content_index: 0 }
  const parts = spoken(reply, ending)
  const text = parts.join('')
  const added = { ...message('', 'in_progress'), content: [] }
  const kind = refuses ? 'response.refusal' : 'response.output_text'
  const deltas = parts.map((delta): ApiEvent => ({ type: `${kind}.delta`, ...place, delta, logprobs: [] }))
  const isSilent = reply === '' && calls.length > 0
  const opening: ApiEvent[] = [
    { type: 'response.output_item.added', output_index: 1, item: added },
    { type: 'response.content_part.added', ...place, part: { type: 'output_text', text: '', annotations: [] } },
  ]
  const others = has(spelling, 'every-event') ? [...OTHER_EVENTS, ...UNKNOWN_EVENTS].map(otherEvent) : []
  const events: ApiEvent[] = [
    { type: 'response.created', response: begun(model, id) },
    { type: 'response.in_progress', response: begun(model, id) },
    { type: 'response.output_item.added', output_index: 0, item: { ...REASONING_ITEM, summary: [], content: [] } },
    { type: 'response.output_item.done', output_index: 0, item: REASONING_ITEM },
    ...(isSilent ? [] : opening),
    ...deltas.slice(0, 2),
    ...others,
    ...deltas.slice(2),
  ]
  if (!isSilent && (ending === 'complete' || ending === 'limit')) {
    const item = message(text, 'completed', refuses)
    events.push(
      { type: `${kind}.done`, ...place, ...(refuses ? { refusal: text } : { text, logprobs: [] }) },
      { type: 'response.content_part.done', ...place, part: item.content[0] },
      { type: 'response.output_item.done', output_index: 1, item },
    )
  }
  events.push(...callEvents(calls, options.conversation?.parting ?? 'whole', ending))
  if (ending === 'error-event') events.push({ type: 'error', code: 'server_error', message: complaint, param: null })
  if (ending === 'complete') events.push({ type: 'response.completed', response: response(model, 'complete', options) })
  if (ending === 'limit') events.push({ type: 'response.incomplete', response: response(model, 'limit', options) })
  if (ending === 'failed') events.push({ type: 'response.failed', response: response(model, 'failed', options) })
  const numbered = events.map((event, sequence_number) => ({ ...event, sequence_number }))
  return eventStream(numbered, spelling, ending, options.behaviour)
}

/** An event unrelated to the text, with all fields that such events can have. */
const otherEvent = (type: string): ApiEvent => ({
  type,
  item_id: 'other_twin',
  output_index: 0,
  content_index: 0,
  summary_index: 0,
  delta: NOISE,
  text: NOISE,
})
