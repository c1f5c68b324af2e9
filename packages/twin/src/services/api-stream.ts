import { type Answer, jsonAnswer } from './answer.ts'
import type { Fields, Played } from './behaviours/behaviour.ts'
import { CHAT_SERVICE } from './chat.ts'
import type { PlayedConversation } from './conversation.ts'
import { asDocumented, type DocumentedCall, refusalOf } from './documented.ts'
import { awkwardWrites, pieces } from './event-stream.ts'
import type { Failure } from './failure.ts'
import type { ArrivedRequest, Service } from './request.ts'

/**
 * Ways in which services spell the events of the Responses and the Messages API. Each must read the same to a client.
 *
 * - `plain`: each event with its name and its data
 * - `data-alone`: no line names the event, as the hub's router writes it
 * - `every-event`: with each event that the API documents, and with some that nobody knows yet
 * - `comments`: `: keep-alive` lines between the events
 * - `crlf`: lines end in CR LF
 * - `no-space`: `data:` without the optional space
 * - `done-mark`: `data: [DONE]` after the last event, as chat completions end
 * - `mixed`: `every-event`, `comments`, `crlf` and `done-mark` in one stream
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
 * How an answer ends: as it should, reported as failed, cut short at the limit of tokens; a stream also with the
 * connection cut inside an event, with an event of an error, or closed in good order before its end.
 */
export const API_ENDINGS = ['complete', 'failed', 'limit', 'cut', 'error-event', 'closed'] as const
export type ApiEnding = (typeof API_ENDINGS)[number]

/** What a service of one of these APIs plays. */
export interface ApiServiceOptions {
  /** What the model says. */
  readonly reply: string
  /** What the service says where something goes wrong. */
  readonly complaint: string
  readonly spelling?: ApiSpelling
  readonly ending?: ApiEnding
  /** Answer every request with this instead, or those behind the rounds that a conversation has before it fails. */
  readonly failure?: Failure
  /** What the model calls before it replies. */
  readonly conversation?: PlayedConversation
  /** The reply says why the model does not answer. */
  readonly refuses?: boolean
  /** What the service does that its documentation doesn't say. */
  readonly behaviour?: Played
  /** Holds requests and answers to what the service of this call documents. */
  readonly call?: DocumentedCall
}

/**
 * A service of one of these APIs on any host.
 *
 * @param suffix how the paths end at which it answers
 * @param answerTo answers a request that it takes
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
    // Real services do what no page of theirs says; what they refuse, they refuse all the same.
    if (call !== undefined && behaviour !== undefined) return refusalOf(call, request) ?? answerTo(request)
    // A stream that breaks off is no answer that anybody documents.
    return call === undefined || ending === 'cut'
      ? answerTo(request)
      : asDocumented(call, request, () => answerTo(request))
  },
})

/** How often the service was asked before. */
const asked = (earlier: readonly ArrivedRequest[], suffix: string): number =>
  earlier.filter(({ url }) => new URL(url).pathname.endsWith(suffix)).length

/** Refuses a request that does not follow from what was answered before. */
export const notFollowing = (message: string): Answer =>
  jsonAnswer(400, { error: { message, type: 'invalid_request_error' } })

/** One event. */
export type ApiEvent = { readonly type: string } & Readonly<Record<string, unknown>>

export const has = (spelling: ApiSpelling, wanted: ApiSpelling): boolean =>
  spelling === wanted || (spelling === 'mixed' && ['every-event', 'comments', 'crlf', 'done-mark'].includes(wanted))

/** The text of an answer in pieces: the first half where it breaks off. */
export const spoken = (text: string, ending: ApiEnding): readonly string[] => {
  const parts = pieces(text)
  return ending === 'complete' ? parts : parts.slice(0, Math.ceil(parts.length / 2))
}

/** An answer at once. */
export const wholeAnswer = (answer: Fields, { behaviour }: Pick<ApiServiceOptions, 'behaviour'>): Answer =>
  jsonAnswer(200, behaviour?.whole?.(answer) ?? answer)

/** Events as a stream of bytes. */
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

/** Text that belongs to other things than the answer; an example that shows it has read the wrong event. */
export const NOISE = 'NOT THE ANSWER'
