import type { Answer } from './answer.ts'
import { changeDelta, type Fields, type Played } from './behaviours/behaviour.ts'

/**
 * Ways in which services really spell an event stream. Each must read the same to a client.
 *
 * - `plain`: one event per piece of text, the first with the role
 * - `usage`: a last event with empty `choices`, as `stream_options.include_usage` gives it
 * - `null-content`: events whose `content` is null, at the beginning and at the end
 * - `role-only`: a first event that carries only the role
 * - `crlf`: lines end in CR LF
 * - `comments`: `: keep-alive` lines between the events
 * - `no-space`: `data:` without the optional space
 * - `mixed`: all of them in one stream, but for `no-space`
 */
export const STREAM_SPELLINGS = [
  'plain',
  'usage',
  'null-content',
  'role-only',
  'crlf',
  'comments',
  'no-space',
  'mixed',
] as const
export type StreamSpelling = (typeof STREAM_SPELLINGS)[number]

/**
 * How a stream ends: as it should, with the connection cut inside an event, with an error reported as an event,
 * or closed in good order but without `[DONE]`.
 */
export const STREAM_ENDINGS = ['done', 'cut', 'error-event', 'no-done'] as const
export type StreamEnding = (typeof STREAM_ENDINGS)[number]

/** What a model thinks, and under which names a service sends it. */
export interface Reasoning {
  readonly text: string
  readonly names: readonly ('reasoning' | 'reasoning_content')[]
  /** Set where the service sends `reasoning_details`, a list of parts, too. */
  readonly details?: true
}

/** What a chat has cost. */
export interface Usage {
  readonly prompt_tokens: number
  readonly completion_tokens: number
  readonly total_tokens: number
}

export const FEW_TOKENS: Usage = { prompt_tokens: 9, completion_tokens: 12, total_tokens: 21 }

/** The fields that carry some of the reasoning. */
export const reasoningFields = (reasoning: Reasoning | undefined, text = reasoning?.text): Fields => ({
  ...Object.fromEntries((reasoning?.names ?? []).map((name) => [name, text])),
  ...(reasoning?.details ? { reasoning_details: [{ type: 'reasoning.text', index: 0, text }] } : {}),
})

export interface ChatStream {
  /** The text that the deltas join to. */
  readonly text: string
  readonly model: string
  readonly spelling: StreamSpelling
  readonly ending: StreamEnding
  /** What the service says in an `error-event`. */
  readonly complaint: string
  /** The parts of the calls that stand behind the text, a delta each. */
  readonly calls?: readonly (readonly object[])[]
  /** What the model thinks before it answers. */
  readonly reasoning?: Reasoning | undefined
  /** What the service does that its documentation doesn't say. */
  readonly behaviour?: Played | undefined
  /** The number of tokens: in an event of its own where it was asked for, else with the last piece. */
  readonly usage?: { readonly isAsked: boolean; readonly tokens: Usage } | undefined
}

/** The text in pieces of a few characters, never inside a surrogate pair. */
export function pieces(text: string): string[] {
  const points = [...text]
  const result: string[] = []
  for (let start = 0, size = 1; start < points.length; start += size, size = (size % 5) + 2) {
    result.push(points.slice(start, start + size).join(''))
  }
  return result
}

/**
 * Cuts bytes where it hurts: every seventh byte or so, so that lines, `\r\n` pairs and UTF-8 sequences come apart.
 * The lengths vary so that no reader can get by on a lucky boundary.
 */
export function awkwardWrites(bytes: Uint8Array): Uint8Array[] {
  const lengths = [1, 7, 190, 3, 64, 311]
  // A lone byte of every multi-byte sequence goes out ahead of the rest, for the first few of them.
  const writes: Uint8Array[] = []
  let start = 0
  let turn = 0
  let split = 0
  while (start < bytes.length) {
    let end = Math.min(bytes.length, start + (lengths[turn++ % lengths.length] ?? 1))
    if (split < 4) {
      const lead = bytes.findIndex((byte, index) => index >= start && index < end - 1 && byte >= 0xc0)
      if (lead >= 0) {
        end = lead + 1
        split++
      }
    }
    writes.push(bytes.slice(start, end))
    start = end
  }
  return writes
}

/**
 * JSON in which no character is a line end to anybody. huggingface_hub takes U+0085, U+2028 and U+2029 for line ends
 * wherever they stand in an answer; of an example nothing can be learned from that.
 */
const onOneLine = (event: unknown): string =>
  JSON.stringify(event).replace(
    /[\u0085\u2028\u2029]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

/** The reasoning in pieces. Some services send an empty text beside each, some null, and most nothing. */
const reasoningDeltas = (reasoning: Reasoning | undefined): readonly unknown[] =>
  pieces(reasoning?.text ?? '').map((part, index) => ({
    ...reasoningFields(reasoning, part),
    ...[{}, { content: '' }, { content: null }][index % 3],
  }))

/** A chat completion as server-sent events. */
export function chatStreamAnswer(stream: ChatStream): Answer {
  const has = hasSpelling(stream)
  const newline = has('crlf') ? '\r\n' : '\n'
  const field = has('no-space') ? 'data:' : 'data: '
  const { behaviour } = stream
  const events = behaviour?.events?.(eventsOf(stream)) ?? eventsOf(stream)
  const lines = events.map((event) => `${field}${onOneLine(event)}${newline}${newline}`)
  if (has('comments')) {
    lines.unshift(`: connected${newline}${newline}`)
    lines.splice(2, 0, `: keep-alive${newline}${newline}`)
  }
  if (stream.ending === 'done') lines.push(`${field}[DONE]${newline}${newline}`)
  const unfinished = JSON.stringify(chunkOf(stream, { content: 'never finished' })).slice(0, 40)
  const whole = lines.join('') + (stream.ending === 'cut' ? field + unfinished : '')
  const text = behaviour?.text?.(whole) ?? whole

  return {
    status: 200,
    headers: { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-cache' },
    writes: awkwardWrites(Buffer.from(text)),
    ending: stream.ending === 'cut' ? 'cut' : behaviour?.staysOpen ? 'open' : 'complete',
  }
}

const hasSpelling =
  (stream: ChatStream) =>
  (spelling: StreamSpelling): boolean =>
    stream.spelling === spelling || (stream.spelling === 'mixed' && spelling !== 'plain' && spelling !== 'no-space')

const chunkOf = ({ model }: ChatStream, delta: unknown, finish: string | null = null) => ({
  id: 'chatcmpl-twin',
  object: 'chat.completion.chunk',
  created: 1_780_000_000,
  model,
  choices: [{ index: 0, delta, finish_reason: finish }],
})

function eventsOf(stream: ChatStream): readonly Fields[] {
  const has = hasSpelling(stream)
  const chunk = (delta: unknown) => chunkOf(stream, delta)
  const isBroken = stream.ending === 'cut' || stream.ending === 'error-event'
  const half = <Item>(items: readonly Item[]) => (isBroken ? items.slice(0, Math.ceil(items.length / 2)) : items)
  const parts = pieces(stream.text)
  const calls = stream.calls ?? []
  const events: Fields[] = []
  if (has('role-only')) events.push(chunk({ role: 'assistant' }))
  if (has('null-content')) events.push(chunk({ role: 'assistant', content: null }))
  events.push(...reasoningDeltas(stream.reasoning).map(chunk))
  for (const part of calls.length > 0 ? parts : half(parts)) events.push(chunk({ content: part }))
  for (const part of half(calls)) events.push(chunk({ tool_calls: part }))
  if (stream.ending === 'error-event') {
    events.push({ error: { message: stream.complaint, type: 'server_error', code: 500 } })
  }
  const all = isBroken ? events : [...events, ...lastEvents(stream)]
  return withRole(all)
}

/** The same, whose first event names the role. */
function withRole(events: readonly Fields[]): readonly Fields[] {
  const [first, ...others] = events
  if (first?.['choices'] === undefined) return events
  return [changeDelta((delta) => ({ role: 'assistant', ...delta }))(first), ...others]
}

/** The end of a stream that is whole, and what it has cost. */
function lastEvents(stream: ChatStream): readonly Fields[] {
  const has = hasSpelling(stream)
  const { isAsked, tokens } = stream.usage ?? { isAsked: has('usage'), tokens: FEW_TOKENS }
  const finish = (stream.calls ?? []).length > 0 ? 'tool_calls' : 'stop'
  const last = chunkOf(stream, has('null-content') ? { content: null } : {}, finish)
  return [
    stream.usage === undefined || isAsked ? last : { ...last, usage: tokens },
    ...(isAsked ? [{ ...chunkOf(stream, {}), choices: [], usage: tokens }] : []),
  ]
}
