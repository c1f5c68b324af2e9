import { describe, expect, it } from 'vitest'
import { getInferenceSnippets, type SnippetOptions } from '../../../index.ts'
import { runProgram } from '../../testing/run-program.ts'

const MODEL = { id: 'acme/lantern', pipeline_tag: 'text-generation', tags: ['conversational'] }

const written = (client: string, options: SnippetOptions = {}): string =>
  getInferenceSnippets(MODEL, 'auto', undefined, { recipe: 'tool-loop', streaming: true, ...options }).find(
    (each) => each.language === 'js' && each.client === client,
  )?.content ?? ''

/** `fetch`, which answers with these deltas, one list for each request. */
const standIn = (rounds: readonly (readonly object[])[]): string => `
process.env.HF_TOKEN = "token_of_the_reader";
const rounds = ${JSON.stringify(rounds)};
globalThis.fetch = async () => {
  const chunks = rounds.shift().map((delta) => ({ choices: [{ index: 0, delta }] }));
  return new Response([...chunks.map((chunk) => JSON.stringify(chunk)), "[DONE]"].map((data) => "data: " + data + "\\n\\n").join(""));
};
`

/** vLLM says the name of a function first, without arguments: its parsers leave out what they have not read yet. */
const CALL = [
  { role: 'assistant', content: '' },
  { tool_calls: [{ index: 0, id: 'call_1', type: 'function', function: { name: 'get_weather' } }] },
  { tool_calls: [{ index: 0, function: { arguments: '{"location": ' } }] },
  { tool_calls: [{ index: 0, function: { arguments: '"Rome"}' } }] },
]

describe('a call of a tool that is streamed', () => {
  it.each([false, true])('may begin without arguments, with retries: %s', (retries) => {
    const program = standIn([CALL, [{ content: 'Mild.' }]]) + written('fetch', { retries })
    expect(runProgram(process.execPath, 'example.mjs', program).toString()).toBe('Mild.\n')
  })

  it('is put together alike by each client that gives its parts', () => {
    for (const client of ['fetch', 'openai', 'huggingface.js']) {
      expect(written(client)).toContain('calls[index].function.arguments += part.arguments ?? "";\n')
    }
  })
})
