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

/** A stand-in for `fetch` whose stream has all its events, but no stop reason. */
const STAND_IN = `
process.env.API_TOKEN = "token_of_the_reader";
const events = [
  { type: "message_start", message: { content: [], stop_reason: null } },
  { type: "content_block_start", index: 0, content_block: { type: "text", text: "" } },
  { type: "content_block_delta", index: 0, delta: { type: "text_delta", text: "{}" } },
  { type: "message_delta", delta: { stop_reason: null } },
  { type: "message_stop" },
];
globalThis.fetch = async () => new Response(events.map((event) => \`data: \${JSON.stringify(event)}\\n\\n\`).join(""));
`

describe('a stream of the Messages API without a stop reason', () => {
  it.each(RECIPES)('isn’t passed off as an answer by fetch: %s', (recipe) => {
    expect(() => runProgram(process.execPath, 'example.mjs', STAND_IN + written('fetch', { recipe }))).toThrow(
      'Error: The stream ended before it was complete.',
    )
  })

  // Anthropic's client accepts such a stream.
  it.each(RECIPES)('isn’t passed off as an answer by the client: %s', (recipe) => {
    expect(written('anthropic', { recipe })).toMatch(
      /^ *if \(!(?:why|stop_reason)\) throw new Error\("The stream ended before it was complete\."\);$/m,
    )
  })
})
