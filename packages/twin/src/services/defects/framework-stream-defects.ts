import type { Behaviour } from '../behaviours/behaviour.ts'
import { contentAsAList } from '../behaviours/records/content-as-a-list.ts'
import { cutsTheAnswer } from '../behaviours/records/cuts-the-answer.ts'
import { emptyUsage } from '../behaviours/records/empty-usage.ts'
import { endsLinesWithCr } from '../behaviours/records/ends-lines-with-cr.ts'
import { namesItsErrorEvent } from '../behaviours/records/names-its-error-event.ts'
import { refusesInWords } from '../behaviours/records/refuses-in-words.ts'
import { staysOpen } from '../behaviours/records/stays-open.ts'
import { RELEASES } from './framework-releases.ts'
import type { KnownBroken } from './known-broken.ts'

/* Streams and content that Python frameworks misread. */

type Client = keyof typeof RELEASES

/** A client's defect with a behavior, and what its program shows. */
function inChat(
  client: Client,
  what: string,
  { id, apis }: Behaviour,
  seen: Pick<KnownBroken, 'problem' | 'instead' | 'exitCode'> &
    Partial<Pick<KnownBroken, 'says' | 'prints' | 'hides' | 'streamed' | 'recipes' | 'behaviours'>>,
): KnownBroken {
  const behaviour = apis['chat-completions']
  if (behaviour === undefined) throw new Error(`No chat completion behaves as ${id}`)
  return {
    provider: 'auto',
    tasks: ['conversational'],
    recipes: ['plain'],
    client,
    release: RELEASES[client],
    file: `${client.replaceAll('_', '-')}-${what}.py`,
    scenario: { kind: 'chat', behaviour },
    behaviours: [id],
    ...seen,
  }
}

/** Clients that fail on an `error` event, with their message. */
const FAILING: readonly (readonly [Client, string])[] = [
  ['agent-framework', "object of type 'NoneType' has no len()"],
  ['haystack', "object of type 'NoneType' has no len()"],
  ['litellm', 'Stream ended before a finish_reason was received'],
  ['llamaindex', "object of type 'NoneType' has no len()"],
]
/** Clients that treat an `error` event as part of the stream. */
const PASSING: readonly Client[] = ['agno', 'langchain', 'openai-agents', 'pydantic_ai', 'smolagents', 'strands-agents']
const STREAMING: readonly Client[] = [...FAILING.map(([client]) => client), ...PASSING]

const hidesErrorEvent = ([client, says]: readonly [Client, string]): KnownBroken =>
  inChat(client, 'hides-error-event', namesItsErrorEvent, {
    problem:
      'If a stream ends with an event named `error`, the client fails without the service’s message, unless the event’s data has an `error` field.',
    instead: 'The example fails without the service’s message.',
    exitCode: 1,
    says,
    hides: 'The engine stopped unexpectedly',
    streamed: [true],
  })

const missesErrorEvent = (client: Client): KnownBroken =>
  inChat(client, 'misses-error-event', namesItsErrorEvent, {
    problem:
      'The client treats a stream that ends with an event named `error` as complete, unless the event’s data has an `error` field.',
    instead: 'The example shows the response as if it were complete.',
    exitCode: 0,
    hides: 'The engine stopped unexpectedly',
    streamed: [true],
  })

const missesFirstLine = (client: Client): KnownBroken =>
  inChat(client, 'misses-first-line', endsLinesWithCr, {
    problem: 'If a stream starts with a byte order mark, the client loses the first event.',
    instead: 'The example shows the rest of the response.',
    exitCode: 0,
    hides: 'Here I am.',
    streamed: [true],
  })

const showsParts = (client: Client, seen: Pick<KnownBroken, 'exitCode'> & Partial<KnownBroken>): KnownBroken =>
  inChat(client, 'shows-parts', contentAsAList, {
    problem: 'If `content` is a list of parts, the client returns that list, including reasoning parts.',
    instead: 'The example shows that list.',
    ...seen,
  })

export const FRAMEWORK_STREAM_DEFECTS: readonly KnownBroken[] = [
  ...FAILING.map(hidesErrorEvent),
  ...PASSING.map(missesErrorEvent),
  ...STREAMING.map(missesFirstLine),
  showsParts('agno', { exitCode: 0, prints: '"type": "thinking"', streamed: [false] }),
  showsParts('haystack', { exitCode: 0, prints: "{'type'" }),
  showsParts('smolagents', { exitCode: 0, prints: "{'type'" }),
  showsParts('litellm', { exitCode: 0, prints: "{'type'", streamed: [true] }),
  inChat('agent-framework', 'misses-parts', contentAsAList, {
    problem: 'If `content` is a list of parts, the client returns an empty string.',
    instead: 'The example prints an empty line.',
    exitCode: 0,
    hides: 'Here I am.',
  }),
  hidesErrorEvent(['dspy', 'Engine stream ended without a completion event']),
  inChat('dspy', 'misses-parts', contentAsAList, {
    problem: 'In a stream, the client drops `content` that is a list of parts.',
    instead: 'The example prints nothing.',
    exitCode: 0,
    hides: 'Here I am.',
    streamed: [true],
  }),
  inChat('dspy', 'stays-open', staysOpen, {
    problem: 'If the service keeps the connection open after `[DONE]`, the client doesn’t end the stream.',
    instead: 'The example waits until the connection closes.',
    exitCode: null,
    streamed: [true],
  }),
  inChat('llamaindex', 'misses-parts', contentAsAList, {
    problem: 'In a stream, the client can’t read `content` that is a list of parts.',
    instead: 'The example fails with the client’s error.',
    exitCode: 1,
    says: 'can only concatenate str (not "list") to str',
    streamed: [true],
  }),
  inChat('strands-agents', 'misses-parts', contentAsAList, {
    problem: 'The client can’t read `content` that is a list of parts.',
    instead: 'The example fails with the client’s error.',
    exitCode: 1,
    says: 'can only concatenate str (not "list") to str',
  }),
  inChat('strands-agents', 'wants-usage', emptyUsage, {
    problem: 'The client can’t read responses whose `usage` object is empty.',
    instead: 'The example fails with the client’s error.',
    exitCode: 1,
    says: 'unsupported operand type(s) for +=',
  }),
  inChat('smolagents', 'wants-usage', emptyUsage, {
    problem: 'The client can’t read responses whose `usage` object is empty.',
    instead: 'The example fails with the client’s error.',
    exitCode: 1,
    says: 'Error',
  }),
  inChat('smolagents', 'hides-the-limit', cutsTheAnswer, {
    problem:
      'In a stream, the client drops `finish_reason`, so a response truncated by the token limit looks complete.',
    instead: 'An example with a token limit reads `finish_reason` from the response of smolagents’ own client.',
    exitCode: 0,
    hides: 'length',
    streamed: [true],
    behaviours: [],
  }),
  inChat('agent-framework', 'shows-refusal', refusesInWords, {
    problem: 'The client returns the model’s refusal as if it were an answer.',
    instead:
      'An example with a token limit or tools recognizes the client’s marker for a refusal, and exits with an error. Others show the refusal as an answer.',
    exitCode: 0,
    prints: 'I’m sorry, I can’t help with that.',
    behaviours: [],
  }),
]
