import { describe, expect, it } from 'vitest'
import { explainUnverified, type SnippetOptions } from '../../../index.ts'
import { runProgram } from '../../testing/run-program.ts'

const MODEL = { id: 'acme/lantern', pipeline_tag: 'text-generation', tags: ['conversational'] }
const RECIPES = ['plain', 'tool-loop', 'structured-output'] as const

const written = (client: string, options: SnippetOptions): string =>
  explainUnverified(MODEL, 'hf-inference', undefined, {
    api: 'responses',
    endpointUrl: 'http://localhost:8080/v1',
    ...options,
  }).snippets.find((each) => each.language === 'js' && each.client === client)?.content ?? ''

/** Runs the example for `fetch` with a response's text. */
function run(text: string, options: SnippetOptions): string {
  const standIn = `
process.env.API_TOKEN = "token_of_the_reader";
globalThis.fetch = async () => new Response(${JSON.stringify(text)});
`
  return runProgram(process.execPath, 'example.mjs', standIn + written('fetch', options)).toString()
}

describe('a failed response of the Responses API', () => {
  const failed = JSON.stringify({ status: 'failed', error: { message: 'The engine stopped.' }, output: null })

  it.each(RECIPES)('is shown with the service’s message, even without an output: %s', (recipe) => {
    expect(() => run(failed, { recipe })).toThrow('The engine stopped.')
  })

  it('is shown if there is a token limit', () => {
    expect(() => run(failed, { max_tokens: 64 })).toThrow('The response failed: The engine stopped.')
  })

  it.each(RECIPES)('is looked for before the client’s output is read: %s', (recipe) => {
    for (const retries of [true, false]) {
      const content = written('openai', { recipe, retries })
      const [error, output] = [content.search(/response\.(?:error|status)/), content.search(/response\.output/)]
      expect(error).toBeGreaterThan(0)
      expect(output).toBeGreaterThan(error)
    }
  })
})

describe('a stream of the Responses API', () => {
  const delta = { type: 'response.output_text.delta', delta: 'Light' }
  const read = (events: readonly object[]): string =>
    run(events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join(''), { streaming: true })

  it('isn’t passed off as complete if it ends without its last event', () => {
    expect(read([delta, { type: 'response.completed', response: {} }])).toBe('Light\n')
    expect(() => read([delta])).toThrow('The stream ended before it was complete.')
    expect(written('openai', { streaming: true })).toContain('if (!complete) throw new Error(')
  })

  it('fails if the response is incomplete', () => {
    const response = { status: 'incomplete', incomplete_details: { reason: 'max_output_tokens' } }
    expect(() => read([delta, { type: 'response.incomplete', response }])).toThrow('max_output_tokens')
  })
})

describe('an event of the Responses API without a type', () => {
  // The client only throws errors in the API's own format.
  it.each(RECIPES)('makes an example with the client fail with that event: %s', (recipe) => {
    for (const retries of [true, false]) {
      const content = written('openai', { recipe, streaming: true, retries })
      expect(content).toContain('if ((event.type ?? "error") === "error") {')
    }
  })

  it.each(RECIPES)('is shown with the service’s message: %s', (recipe) => {
    for (const event of [{ message: 'The engine stopped.' }, { error: { message: 'The engine stopped.' } }]) {
      for (const retries of [true, false]) {
        expect(() => run(`data: ${JSON.stringify(event)}\n\n`, { recipe, streaming: true, retries })).toThrow(
          'Error: The stream broke off: ',
        )
      }
    }
  })
})

describe('a refused response of the Responses API', () => {
  const output = [{ type: 'message', content: [{ type: 'refusal', refusal: 'I can’t help with that.' }] }]
  const response = { status: 'completed', output }

  it('is shown as an error', () => {
    expect(() => run(JSON.stringify(response), {})).toThrow('I can’t help with that.')
  })

  it('is shown as an error if it’s streamed', () => {
    const refusal = { type: 'response.refusal.done', refusal: 'I can’t help with that.' }
    const events = [refusal, { type: 'response.completed', response }]
    const text = events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join('')
    expect(() => run(text, { streaming: true })).toThrow('I can’t help with that.')
  })
})
