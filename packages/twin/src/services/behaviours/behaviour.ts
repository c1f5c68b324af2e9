import type { ChatApi, ModelRecord, SnippetOptions } from '@model-snippets/core'
import type { Conversation, Thoughts } from '../protocols/conversation.ts'

/** Where the behavior is documented: a vendor's page, a recorded response, a public issue, or a standard. */
export interface Sighting {
  readonly who: string
  readonly address: string
}

/** What an example does: a plain chat, a tool loop, or structured output. */
export type PlayedRecipe = 'plain' | 'tool-loop' | 'structured-output'

/**
 * How an example must handle a behavior.
 *
 * - `answer`: show the answer as usual
 * - `incomplete`: print to standard error that the answer is incomplete, and fail
 * - `failure`: show the service's message, and fail
 * - `either`: `answer` or `failure`
 */
export type Outcome = 'answer' | 'incomplete' | 'failure' | 'either'

/** A JSON object in a response. */
// biome-ignore lint/suspicious/noExplicitAny: behaviors change responses of many shapes.
export type Fields = { readonly [name: string]: any }

/** How the twin reproduces a behavior in one API. */
export interface Played {
  readonly recipes: readonly PlayedRecipe[]
  /** Whether it affects streams, whole responses, or both. */
  readonly streamed: readonly boolean[]
  readonly outcome: Outcome
  /** Set if examples with retries also run with it. */
  readonly withRetries?: true
  /** The model to call, if it isn't the usual one. */
  readonly model?: ModelRecord
  /** Options of the example. */
  readonly options?: SnippetOptions
  /** Body fields that the example must add by itself. */
  readonly sentFields?: Readonly<Record<string, string>>
  /** The provider to call, if it isn't the representative one. */
  readonly provider?: string
  /** The model's tool calls in a tool loop; by default, two calls at once. */
  readonly conversation?: Conversation
  readonly thoughts?: Thoughts
  /** Set if it affects only the answer after all tool calls. */
  readonly inLastTurn?: true
  /** Set if the Responses API rejects a call that is sent back without its reasoning item. */
  readonly needsReasoningItems?: true
  /** Returns the service's message if it rejects a request with this body. */
  readonly refuses?: (body: Fields) => string | undefined
  /** Set if the Messages API pauses the first turn, and continues after the example sends it back. */
  readonly pauses?: true
  /** Set if the example calls the provider directly instead of through the router. */
  readonly direct?: true
  /** Changes a response that isn't streamed. */
  readonly whole?: (answer: Fields) => Fields
  /** Changes the events of a stream. */
  readonly events?: (events: readonly Fields[]) => readonly Fields[]
  /** Changes a stream's text. */
  readonly text?: (text: string) => string
  /** Set if the service keeps the connection open after the end of a stream. */
  readonly staysOpen?: true
  /** What standard error must contain, if a general reason isn't enough. */
  readonly says?: RegExp
  /** What standard error must not contain; the client itself may then crash. For `either`. */
  readonly unsaid?: RegExp
  /** Texts that the example must not show. */
  readonly hidden?: readonly string[]
  /** Texts that the example must show exactly once. */
  readonly shownOnce?: readonly string[]
}

/** Something unusual that real services do, which the twin reproduces for every client of the API. */
export interface Behaviour {
  readonly id: string
  /** What the service does, in one sentence. */
  readonly does: string
  /** What an example should do. */
  readonly right: string
  readonly seen: readonly Sighting[]
  readonly apis: { readonly [api in ChatApi]?: Played }
}

/** A reasoning model whose maker documents nothing about reasoning in tool loops. */
export const THINKER: ModelRecord = {
  id: 'Qwen/Qwen3-32B',
  pipeline_tag: 'text-generation',
  library_name: 'transformers',
  tags: ['transformers', 'conversational'],
}

/** A limit that examples are likely to reach. */
export const LOW_LIMIT = { max_tokens: 64 } as const satisfies SnippetOptions

/** Two calls at once, each in one part, so that clients can distinguish them only by ids and indexes. */
export const WHOLE_CALLS: Conversation = {
  rounds: [
    [
      { name: 'get_weather', arguments: '{"city": "Paris"}', told: 'echo' },
      { name: 'get_weather', arguments: '{"city": "Tokyo"}', told: 'echo' },
    ],
  ],
  parting: 'whole',
}

/** Changes a response's choices, whole or in a chunk. */
export const changeChoice =
  (change: (choice: Fields) => Fields) =>
  (answer: Fields): Fields => ({ ...answer, choices: (answer['choices'] as readonly Fields[]).map(change) })

/** Changes a chunk's delta. */
export const changeDelta = (change: (delta: Fields) => Fields) =>
  changeChoice((choice) => ({ ...choice, delta: change(choice['delta']) }))

/** Changes the parts of tool calls in a chunk. */
export const changeCalls = (change: (part: Fields) => Fields) =>
  changeDelta((delta) =>
    delta['tool_calls'] === undefined
      ? delta
      : { ...delta, tool_calls: (delta['tool_calls'] as readonly Fields[]).map(change) },
  )

/** A chunk's first choice, or an empty object. */
export const choiceOf = (chunk: Fields): Fields => (chunk['choices'] as readonly Fields[])[0] ?? {}

/** Whether a chunk has a `finish_reason`. */
export const isFinish = (chunk: Fields): boolean => (choiceOf(chunk)['finish_reason'] ?? null) !== null

/** A response with a `finish_reason`, but without text and tool calls. */
export const endedBy = (reason: string, message: Fields = { content: null }) =>
  changeChoice((choice) => {
    const { content: _content, tool_calls: _calls, ...kept } = choice['message'] as Fields
    return { ...choice, message: { ...kept, ...message }, finish_reason: reason }
  })

/** The same in a stream: it contains no text and no tool calls. */
export const streamEndedBy =
  (reason: string, delta: Fields = {}) =>
  (events: readonly Fields[]): readonly Fields[] => {
    const silent = events.filter((chunk) => {
      const { content, tool_calls: calls } = (choiceOf(chunk)['delta'] ?? {}) as Fields
      return (
        isFinish(chunk) || choiceOf(chunk)['delta'] === undefined || ((content ?? '') === '' && calls === undefined)
      )
    })
    return silent.map((chunk) =>
      isFinish(chunk) ? changeChoice((choice) => ({ ...choice, delta, finish_reason: reason }))(chunk) : chunk,
    )
  }

/** A response of the Messages API with a `stop_reason`, but without content. */
export const emptyMessage =
  (reason: string) =>
  (answer: Fields): Fields => ({ ...answer, content: [], stop_reason: reason })

/** The same in a stream: it contains no content blocks. */
export const emptyMessageStream =
  (reason: string) =>
  (events: readonly Fields[]): readonly Fields[] =>
    stoppedBy(
      reason,
      events.filter(({ type }) => !String(type).startsWith('content_block')),
    )

/** Events of the Messages API with another `stop_reason`. */
export const stoppedBy = (reason: string, events: readonly Fields[]): readonly Fields[] =>
  events.map((event) =>
    event['type'] === 'message_delta' ? { ...event, delta: { ...event['delta'], stop_reason: reason } } : event,
  )

/** The first half of a text. */
export const half = (text: string): string => [...text].slice(0, Math.ceil([...text].length / 2)).join('')

/** A stream that ends at the token limit: the second half of the chunks with its parts is missing. */
export const cutStream =
  (isPart: (chunk: Fields) => boolean) =>
  (events: readonly Fields[]): readonly Fields[] => {
    const parts = events.filter(isPart)
    const late = new Set(parts.slice(Math.ceil(parts.length / 2)))
    return events
      .filter((chunk) => !late.has(chunk))
      .map((chunk) =>
        isFinish(chunk) ? changeChoice((choice) => ({ ...choice, finish_reason: 'length' }))(chunk) : chunk,
      )
  }
