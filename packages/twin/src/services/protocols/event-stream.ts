import type { Answer } from '../answer.ts'
import { changeDelta, type Fields, type Played } from '../behaviours/behaviour.ts'

/**
 * How real services write an event stream. Clients must read all of them the same way.
 *
 * - `plain`: one event per piece of text; the first has the role
 * - `usage`: a last event with empty `choices`, as with `stream_options.include_usage`
 * - `null-content`: events with null as `content` at the beginning and end
 * - `role-only`: a first event with only the role
 * - `crlf`: lines end in CR LF
 * - `comments`: `: keep-alive` lines between the events
 * - `no-space`: `data:` without the optional space
 * - `mixed`: combines all of them except `no-space`
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
 * How a stream ends: complete, with the connection closed inside an event, with an error event, or with a regular close
 * but without `[DONE]`.
 */
export const STREAM_ENDINGS = ['done', 'cut', 'error-event', 'no-done'] as const
export type StreamEnding = (typeof STREAM_ENDINGS)[number]

/** The model's reasoning, and the names of its fields. */
export interface Reasoning {
  readonly text: string
  readonly names: readonly ('reasoning' | 'reasoning_content')[]
  /** Set if the service also sends `reasoning_details`, a list of parts. */
  readonly details?: true
}

/** The token usage of a chat. */
export interface Usage {
  readonly prompt_tokens: number
  readonly completion_tokens: number
  readonly total_tokens: number
}

export const FEW_TOKENS: Usage = { prompt_tokens: 9, completion_tokens: 12, total_tokens: 21 }

/** Returns the fields with the given part of the reasoning. */
export const reasoningFields = (reasoning: Reasoning | undefined, text = reasoning?.text): Fields => ({
  ...Object.fromEntries((reasoning?.names ?? []).map((name) => [name, text])),
  ...(reasoning?.details ? { reasoning_details: [{ type: 'reasoning.text', index: 0, text }] } : {}),
})

export interface ChatStream {
  /** The text of all deltas together. */
  readonly text: string
  readonly model: string
  readonly spelling: StreamSpelling
  readonly ending: StreamEnding
  /** The service's message in an `error-event`. */
  readonly complaint: string
  /** The parts of tool calls after the text, one delta each. */
  readonly calls?: readonly (readonly object[])[]
  /** The model's reasoning before the answer. */
  readonly reasoning?: Reasoning | undefined
  /** Undocumented behavior of the service. */
  readonly behaviour?: Played | undefined
  /** The token usage: in a separate event if it was requested, otherwise in the last piece. */
  readonly usage?: { readonly isAsked: boolean; readonly tokens: Usage } | undefined
}

/** Splits a text into pieces of a few characters, never inside a surrogate pair. */
export function pieces(text: string): string[] {
  const points = [...text]
  const result: string[] = []
  for (let start = 0, size = 1; start < points.length; start += size, size = (size % 5) + 2) {
    result.push(points.slice(start, start + size).join(''))
  }
  return result
}

/**
 * Splits bytes at inconvenient places, about every seven bytes, so that lines, `\r\n` pairs, and UTF-8 sequences break
 * apart. The lengths vary so that no client passes by luck.
 */
export function awkwardWrites(bytes: Uint8Array): Uint8Array[] {
  const lengths = [1, 7, 190, 3, 64, 311]
  // For the first few multi-byte sequences, a single byte is sent before the rest.
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
 * JSON in which no character counts as a line end for any client. huggingface_hub treats U+0085, U+2028, and U+2029 as
 * line ends anywhere in a response, which no example can change.
 */
const onOneLine = (event: unknown): string =>
  JSON.stringify(event).replace(
    /[\u0085\u2028\u2029]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

/** The reasoning in pieces. Next to each, some services send an empty text, some null, and most nothing. */
const reasoningDeltas = (reasoning: Reasoning | undefined): readonly unknown[] =>
  pieces(reasoning?.text ?? '').map((part, index) => ({
    ...reasoningFields(reasoning, part),
    ...[{}, { content: '' }, { content: null }][index % 3],
  }))

/** Returns a chat completion as server-sent events. */
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

/** Optional in OpenAI's types, but required in those of cerebras_cloud_sdk 1.91.0, which misread chunks without it. */
export const FINGERPRINT = 'fp_twin'

const chunkOf = ({ model }: ChatStream, delta: unknown, finish: string | null = null) => ({
  id: 'chatcmpl-twin',
  object: 'chat.completion.chunk',
  created: 1_780_000_000,
  model,
  system_fingerprint: FINGERPRINT,
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

/** Adds the role to the first event. */
function withRole(events: readonly Fields[]): readonly Fields[] {
  const [first, ...others] = events
  if (first?.['choices'] === undefined) return events
  return [changeDelta((delta) => ({ role: 'assistant', ...delta }))(first), ...others]
}

/** The end of a complete stream, with its usage. */
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
