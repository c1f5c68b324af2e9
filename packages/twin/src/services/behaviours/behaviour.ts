import type { ChatApi, ModelRecord, SnippetOptions } from '@model-snippets/core'
import type { Conversation, Thoughts } from '../conversation.ts'

/** Where a service was seen to behave so: a vendor's page, a recorded answer or a public issue. */
export interface Sighting {
  readonly who: string
  readonly address: string
}

/** What an example does: a plain chat, a tool loop, or structured output. */
export type PlayedRecipe = 'plain' | 'tool-loop' | 'structured-output'

/**
 * What an example must make of it.
 *
 * - `answer`: show the answer, as if nothing were odd
 * - `incomplete`: say on standard error that the answer isn't whole, and fail
 * - `failure`: pass on what the service says, and fail
 * - `either`: `answer` or `failure`, as the client likes
 */
export type Outcome = 'answer' | 'incomplete' | 'failure' | 'either'

/** A JSON object of an answer. */
// biome-ignore lint/suspicious/noExplicitAny: behaviours reach into answers whose shape they change.
export type Fields = { readonly [name: string]: any }

/** How a behaviour shows in one API. */
export interface Played {
  readonly recipes: readonly PlayedRecipe[]
  /** Whether it is played to examples that stream, to those that don't, or to both. */
  readonly streamed: readonly boolean[]
  readonly outcome: Outcome
  /** Set where examples with retries meet it, too. */
  readonly withRetries?: true
  /** The model that is asked; the usual one when absent. */
  readonly model?: ModelRecord
  /** What the reader sets. */
  readonly options?: SnippetOptions
  /** Fields of the body that the example has to add of itself. */
  readonly sentFields?: Readonly<Record<string, string>>
  /** The provider that is asked; the representative one when absent. */
  readonly provider?: string
  /** What the model calls in a tool loop; two calls at once when absent. */
  readonly conversation?: Conversation
  readonly thoughts?: Thoughts
  /** Set where it shows in the answer behind all calls of tools alone. */
  readonly inLastTurn?: true
  /** Set where the Responses API refuses a call that comes back without its reasoning item. */
  readonly needsReasoningItems?: true
  /** What the service says of a request that it refuses, by its body; `undefined` for one that it takes. */
  readonly refuses?: (body: Fields) => string | undefined
  /** Set where the Messages API pauses the first turn, and goes on when it is sent back. */
  readonly pauses?: true
  /** Set where it is played to the provider itself, and not through the router. */
  readonly direct?: true
  /** Changes an answer that isn't streamed. */
  readonly whole?: (answer: Fields) => Fields
  /** Changes the events of a stream. */
  readonly events?: (events: readonly Fields[]) => readonly Fields[]
  /** Changes the text of a stream. */
  readonly text?: (text: string) => string
  /** Set where the service keeps the connection open behind the end of a stream. */
  readonly staysOpen?: true
  /** What standard error must say, where a reason isn't enough. */
  readonly says?: RegExp
  /** Texts that must not be shown. */
  readonly hidden?: readonly string[]
  /** Texts that must be shown once. */
  readonly shownOnce?: readonly string[]
}

/** Something that real services do, and that every client of the API has to live with. */
export interface Behaviour {
  readonly id: string
  /** In one sentence. */
  readonly does: string
  /** What an example should do. */
  readonly right: string
  readonly seen: readonly Sighting[]
  readonly apis: { readonly [api in ChatApi]?: Played }
}

/** A model that thinks, and of whose maker no word is known on reasoning in tool loops. */
export const THINKER: ModelRecord = {
  id: 'Qwen/Qwen3-32B',
  pipeline_tag: 'text-generation',
  library_name: 'transformers',
  tags: ['transformers', 'conversational'],
}

/** A limit that examples are likely to reach. */
export const LOW_LIMIT: SnippetOptions = { max_tokens: 64 }

/** Two calls at once, each in one part: nothing but ids and indexes tells parts of several calls apart. */
export const WHOLE_CALLS: Conversation = {
  rounds: [
    [
      { name: 'get_weather', arguments: '{"city": "Paris"}', told: 'echo' },
      { name: 'get_weather', arguments: '{"city": "Tokyo"}', told: 'echo' },
    ],
  ],
  parting: 'whole',
}

/** A choice of an answer, whole or in a chunk. */
export const changeChoice =
  (change: (choice: Fields) => Fields) =>
  (answer: Fields): Fields => ({ ...answer, choices: (answer['choices'] as readonly Fields[]).map(change) })

/** The delta of a chunk that has one. */
export const changeDelta = (change: (delta: Fields) => Fields) =>
  changeChoice((choice) => ({ ...choice, delta: change(choice['delta']) }))

/** The parts of calls in a chunk. */
export const changeCalls = (change: (part: Fields) => Fields) =>
  changeDelta((delta) =>
    delta['tool_calls'] === undefined
      ? delta
      : { ...delta, tool_calls: (delta['tool_calls'] as readonly Fields[]).map(change) },
  )

/** The first choice of a chunk; an empty object where it has none. */
export const choiceOf = (chunk: Fields): Fields => (chunk['choices'] as readonly Fields[])[0] ?? {}

/** Whether a chunk ends the answer. */
export const isFinish = (chunk: Fields): boolean => (choiceOf(chunk)['finish_reason'] ?? null) !== null

/** An answer that says why it ended, without its text and its calls. */
export const endedBy = (reason: string, message: Fields = { content: null }) =>
  changeChoice((choice) => {
    const { content: _content, tool_calls: _calls, ...kept } = choice['message'] as Fields
    return { ...choice, message: { ...kept, ...message }, finish_reason: reason }
  })

/** The same in a stream: no piece of text or of a call arrives. */
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

/** An answer of the Messages API that ends for a reason, without any content. */
export const emptyMessage =
  (reason: string) =>
  (answer: Fields): Fields => ({ ...answer, content: [], stop_reason: reason })

/** The same in a stream: no block begins. */
export const emptyMessageStream =
  (reason: string) =>
  (events: readonly Fields[]): readonly Fields[] =>
    stoppedBy(
      reason,
      events.filter(({ type }) => !String(type).startsWith('content_block')),
    )

/** Events of the Messages API with another reason at their end. */
export const stoppedBy = (reason: string, events: readonly Fields[]): readonly Fields[] =>
  events.map((event) =>
    event['type'] === 'message_delta' ? { ...event, delta: { ...event['delta'], stop_reason: reason } } : event,
  )

/** The first half of a text. */
export const half = (text: string): string => [...text].slice(0, Math.ceil([...text].length / 2)).join('')

/** A stream that ends at the limit: the later half of the chunks that carry its parts is missing. */
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
