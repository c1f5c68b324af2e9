import { describe, expect, it } from 'vitest'
import { explainUnverified, type SnippetOptions } from '../../../index.ts'
import { runProgram } from '../../testing/run-program.ts'

const MODEL = { id: 'acme/lantern', pipeline_tag: 'text-generation', tags: ['conversational'] }

const written = (client: string, options: SnippetOptions): string =>
  explainUnverified(MODEL, 'hf-inference', undefined, {
    api: 'messages',
    endpointUrl: 'http://localhost:8080',
    streaming: true,
    ...options,
  }).snippets.find((each) => each.language === 'js' && each.client === client)?.content ?? ''

const RECIPES = ['plain', 'tool-loop', 'structured-output'] as const

/** A stand-in for `fetch` whose stream has these events. */
const standIn = (events: readonly object[]): string => `
process.env.API_TOKEN = "token_of_the_reader";
const events = ${JSON.stringify(events)};
globalThis.fetch = async () => new Response(events.map((event) => \`data: \${JSON.stringify(event)}\\n\\n\`).join(""));
`

/** All events of a stream, but no stop reason. */
const UNFINISHED = [
  { type: 'message_start', message: { content: [], stop_reason: null } },
  { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
  { type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text: '{}' } },
  { type: 'message_delta', delta: { stop_reason: null } },
  { type: 'message_stop' },
]

/** A stream that says why it ended, and then how many tokens it took. */
const COUNTED_LATE = UNFINISHED.flatMap((event): readonly object[] =>
  event.type === 'message_delta'
    ? [
        { type: 'message_delta', delta: { stop_reason: 'end_turn' } },
        { type: 'message_delta', delta: {}, usage: { output_tokens: 2 } },
      ]
    : [event],
)

/** Runs the example for `fetch` with the events of a stream. */
const run = (events: readonly object[], options: SnippetOptions): string =>
  runProgram(process.execPath, 'example.mjs', standIn(events) + written('fetch', options)).toString()

describe('a stream of the Messages API whose tokens are counted after its stop reason', () => {
  it.each([false, true])('is a whole answer to fetch in a tool loop: retries %s', (retries) => {
    expect(run(COUNTED_LATE, { recipe: 'tool-loop', retries })).toBe('{}\n')
  })
})

describe('a stream of the Messages API without a stop reason', () => {
  it.each(RECIPES)('isn’t passed off as an answer by fetch: %s', (recipe) => {
    for (const retries of [true, false]) {
      expect(() => run(UNFINISHED, { recipe, retries })).toThrow('Error: The stream ended before it was complete.')
    }
  })

  // Anthropic's client accepts such a stream.
  it.each(RECIPES)('isn’t passed off as an answer by the client: %s', (recipe) => {
    for (const retries of [true, false]) {
      expect(written('anthropic', { recipe, retries })).toMatch(
        /^ *if \(!(?:why|stop_reason)\) throw new Error\("The stream ended before it was complete\."\);$/m,
      )
    }
  })
})

it.each(RECIPES)('tells an event of the Messages API without a type in the service’s words: %s', (recipe) => {
  for (const event of [{ message: 'The engine stopped.' }, { error: { message: 'The engine stopped.' } }]) {
    for (const retries of [true, false]) {
      expect(() => run([event], { recipe, retries })).toThrow(/Error: The stream broke off: .*The engine stopped\./)
    }
  }
})
