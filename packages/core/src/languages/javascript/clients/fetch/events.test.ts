import { describe, expect, it } from 'vitest'
import { getInferenceSnippets, type SnippetOptions } from '../../../../index.ts'
import { runProgram } from '../../../testing/run-program.ts'

const MODEL = { id: 'acme/lantern', pipeline_tag: 'text-generation', tags: ['conversational'] }

/** A stand-in for `fetch` whose stream breaks off after the first event. */
const STAND_IN = `
process.env.FIREWORKS_AI_API_KEY = "token_of_the_reader";
globalThis.fetch = async () =>
  new Response('data: {"type":"response.output_text.delta","delta":"Light"}\\n\\n');
`

it.each(['tool-loop', 'structured-output'] as const)(
  'reports that a stream of the Responses API broke off, %s',
  (recipe) => {
    const options = { api: 'responses', recipe, streaming: true } as const
    const examples = getInferenceSnippets(MODEL, 'fireworks-ai', undefined, { ...options, directRequest: true })
    const example = examples.find(({ language, client }) => language === 'js' && client === 'fetch')?.content ?? ''
    expect(() => runProgram(process.execPath, 'example.mjs', STAND_IN + example)).toThrow(
      'Error: The stream ended before it was complete.',
    )
  },
)

describe('a stream of chat completions', () => {
  const chunk = (content: string) => `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}`
  const run = (text: string, options: SnippetOptions, closes = true): string => {
    const examples = getInferenceSnippets(MODEL, 'together', undefined, { streaming: true, ...options })
    const example = examples.find(({ language, client }) => language === 'js' && client === 'fetch')?.content ?? ''
    const program = `
process.env.HF_TOKEN = "token_of_the_reader";
const body = new ReadableStream({
  start(controller) {
    controller.enqueue(new TextEncoder().encode(${JSON.stringify(text)}));
    ${closes ? 'controller.close();' : 'setTimeout(() => process.exit(3), 300_000);'}
  },
});
globalThis.fetch = async () => new Response(body);
`
    return runProgram(
      process.execPath,
      'example.mjs',
      `${program}${example}${closes ? '' : 'process.exit(0);\n'}`,
    ).toString()
  }

  it.each([false, true])('is read with any line breaks and with a byte order mark, with retries: %s', (retries) => {
    for (const end of ['\r', '\n', '\r\n']) {
      const text = ['\ufeff: ping', '', chunk('Light '), '', chunk('scatters.'), '', 'data: [DONE]', '', ''].join(end)
      expect(run(text, { retries })).toBe('Light scatters.\n')
    }
  })

  it.each([false, true])('ends at its last event, even if the connection stays open, with retries: %s', (retries) => {
    expect(run(`${chunk('Light.')}\n\ndata: [DONE]\n\n`, { retries }, false)).toBe('Light.\n')
  })

  it('fails with the text of an error without a field of that name', () => {
    expect(() => run('event: error\ndata: {"message": "The engine stopped."}\n\n', {})).toThrow('The engine stopped.')
  })
})
