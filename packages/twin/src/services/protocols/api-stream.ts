import { type Answer, jsonAnswer } from '../answer.ts'
import type { Fields, Played } from '../behaviours/behaviour.ts'
import { asDocumented, type DocumentedCall, refusalOf } from '../documented.ts'
import type { ArrivedRequest, Service } from '../request.ts'
import { CHAT_SERVICE } from './chat.ts'
import type { PlayedConversation } from './conversation.ts'
import { awkwardWrites, pieces } from './event-stream.ts'
import type { Failure } from './failure.ts'

/**
 * How services write the events of the Responses and Messages APIs. Clients must read all of them the same way.
 *
 * - `plain`: each event with its name and its data
 * - `data-alone`: no line names the event, as the hub's router writes it
 * - `every-event`: all events that the API documents, and some that don't exist yet
 * - `comments`: `: keep-alive` lines between the events
 * - `crlf`: lines end in CR LF
 * - `no-space`: `data:` without the optional space
 * - `done-mark`: `data: [DONE]` after the last event, as chat completions end
 * - `mixed`: combines `every-event`, `comments`, `crlf`, and `done-mark`
 */
export const API_SPELLINGS = [
  'plain',
  'data-alone',
  'every-event',
  'comments',
  'crlf',
  'no-space',
  'done-mark',
  'mixed',
] as const
export type ApiSpelling = (typeof API_SPELLINGS)[number]

/**
 * How an answer ends: complete, failed, or truncated at the token limit. A stream can also end with the connection
 * closed inside an event, with an error event, or with a regular close before its end.
 */
export const API_ENDINGS = ['complete', 'failed', 'limit', 'cut', 'error-event', 'closed'] as const
export type ApiEnding = (typeof API_ENDINGS)[number]

/** What a service of one of these APIs plays. */
export interface ApiServiceOptions {
  /** The model's text. */
  readonly reply: string
  /** The service's error message. */
  readonly complaint: string
  readonly spelling?: ApiSpelling
  readonly ending?: ApiEnding
  /** Replaces every response, or those after the rounds that a conversation plays before it fails. */
  readonly failure?: Failure
  /** The model's tool calls before the reply. */
  readonly conversation?: PlayedConversation
  /** Set if the reply is a refusal. */
  readonly refuses?: boolean
  /** Undocumented behavior of the service. */
  readonly behaviour?: Played
  /** Checks requests and responses against the documentation of this call's service. */
  readonly call?: DocumentedCall
}

/**
 * A service of one of these APIs on any host.
 *
 * @param suffix the end of the paths that it handles
 * @param answerTo answers a request that was accepted
 */
export const apiService = (
  suffix: `/${string}`,
  { failure, call, conversation, ending, behaviour }: ApiServiceOptions,
  answerTo: (request: ArrivedRequest) => Answer,
): Service => ({
  name: CHAT_SERVICE,
  answer(request, earlier) {
    if (request.method !== 'POST' || !new URL(request.url).pathname.endsWith(suffix)) return undefined
    if (failure !== undefined && asked(earlier, suffix) >= (conversation?.failsAfter ?? 0)) return failure.answer
    // The behavior isn't documented, so only the request is checked.
    if (call !== undefined && behaviour !== undefined) return refusalOf(call, request) ?? answerTo(request)
    // No documentation describes a stream that breaks off.
    return call === undefined || ending === 'cut'
      ? answerTo(request)
      : asDocumented(call, request, () => answerTo(request))
  },
})

/** The number of previous requests to the service. */
const asked = (earlier: readonly ArrivedRequest[], suffix: string): number =>
  earlier.filter(({ url }) => new URL(url).pathname.endsWith(suffix)).length

/** Rejects a request that doesn't follow from the previous answers. */
export const notFollowing = (message: string): Answer =>
  jsonAnswer(400, { error: { message, type: 'invalid_request_error' } })

/** One event. */
export type ApiEvent = { readonly type: string } & Readonly<Record<string, unknown>>

export const has = (spelling: ApiSpelling, wanted: ApiSpelling): boolean =>
  spelling === wanted || (spelling === 'mixed' && ['every-event', 'comments', 'crlf', 'done-mark'].includes(wanted))

/** An answer's text in pieces; only the first half if it breaks off. */
export const spoken = (text: string, ending: ApiEnding): readonly string[] => {
  const parts = pieces(text)
  return ending === 'complete' ? parts : parts.slice(0, Math.ceil(parts.length / 2))
}

/** A response that isn't streamed. */
export const wholeAnswer = (answer: Fields, { behaviour }: Pick<ApiServiceOptions, 'behaviour'>): Answer =>
  jsonAnswer(200, behaviour?.whole?.(answer) ?? answer)

/** Writes events as an event stream. */
export function eventStream(
  given: readonly ApiEvent[],
  spelling: ApiSpelling,
  ending: ApiEnding,
  behaviour?: Played,
): Answer {
  const events = (behaviour?.events?.(given) ?? given) as readonly ApiEvent[]
  const newline = has(spelling, 'crlf') ? '\r\n' : '\n'
  const field = spelling === 'no-space' ? 'data:' : 'data: '
  const blocks = events.map((event) => {
    const name = spelling === 'data-alone' ? '' : `event: ${event.type}${newline}`
    return `${name}${field}${JSON.stringify(event)}${newline}${newline}`
  })
  if (has(spelling, 'comments')) {
    blocks.unshift(`: connected${newline}${newline}`)
    blocks.splice(2, 0, `: keep-alive${newline}${newline}`)
  }
  if (has(spelling, 'done-mark') && ending === 'complete') blocks.push(`${field}[DONE]${newline}${newline}`)
  const unfinished = ending === 'cut' ? `${field}{"type":"never fini` : ''
  return {
    status: 200,
    headers: { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-cache' },
    writes: awkwardWrites(Buffer.from(blocks.join('') + unfinished)),
    ending: ending === 'cut' ? 'cut' : behaviour?.staysOpen ? 'open' : 'complete',
  }
}

/** Text that isn't part of the answer. An example that shows it has read the wrong event. */
export const NOISE = 'NOT THE ANSWER'
