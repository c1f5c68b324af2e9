import { describe, expect, it } from 'vitest'
import { getInferenceSnippets, type SnippetOptions } from '../../../index.ts'
import { runProgram } from '../../testing/run-program.ts'

const MODEL = { id: 'acme/lantern', pipeline_tag: 'text-generation', tags: ['conversational'] }

const written = (client: string, options: SnippetOptions = {}): string =>
  getInferenceSnippets(MODEL, 'auto', undefined, { recipe: 'tool-loop', streaming: true, ...options }).find(
    (each) => each.language === 'js' && each.client === client,
  )?.content ?? ''

/**
 * A stand-in for `fetch` that responds with these deltas, one list per request; the last request is printed at the end.
 */
const standIn = (rounds: readonly (readonly object[])[], reason: string | null = 'stop', isEndless = false): string => `
process.env.HF_TOKEN = "token_of_the_reader";
const rounds = ${JSON.stringify(rounds)};
let sent;
globalThis.fetch = async (_, { body }) => {
  sent = JSON.parse(body);
  const deltas = ${isEndless} ? rounds[0] : rounds.shift();
  const chunks = [...deltas.map((delta) => ({ choices: [{ index: 0, delta }] })), { choices: [{ index: 0, delta: {}, finish_reason: ${JSON.stringify(reason)} }] }];
  return new Response([...chunks.map((chunk) => JSON.stringify(chunk)), "[DONE]"].map((data) => "data: " + data + "\\n\\n").join(""));
};
process.on("exit", () => ${isEndless} || console.log(JSON.stringify(sent.messages.slice(1))));
`

/** Returns the program's output, and the messages after the first one in its last request. */
function run(rounds: Parameters<typeof standIn>[0], options: SnippetOptions = {}) {
  const program = standIn(rounds) + written('fetch', options)
  const [shown, sent] = runProgram(process.execPath, 'example.mjs', program).toString().split('\n')
  return { shown, sent: JSON.parse(sent ?? '[]') as readonly { readonly [field: string]: unknown }[] }
}

/** Returns the program's standard error if it fails. */
function failureOf(...given: Parameters<typeof standIn>): string {
  try {
    runProgram(process.execPath, 'example.mjs', standIn(...given) + written('fetch'))
  } catch (error) {
    return String((error as { readonly stderr?: unknown }).stderr)
  }
  return ''
}

const calling = (...tool_calls: readonly object[]) => ({ tool_calls })
const part = (args: string | undefined, name?: string) => ({ ...(name && { name }), arguments: args })
const callOf = (id: string, args: string) => ({
  id,
  type: 'function',
  function: { name: 'get_weather', arguments: args },
})
const ROME = '{"city":"Rome"}'
const OSLO = '{"city":"Oslo"}'
const MILD = [{ content: 'Mild.' }]

/** vLLM sends a function's name first, without arguments, because its parsers leave out what they haven't read yet. */
const CALL = [
  { role: 'assistant', content: '' },
  calling({ index: 0, id: 'call_1', type: 'function', function: { name: 'get_weather' } }),
  calling({ index: 0, function: part('{"city"') }),
  calling({ index: 0, function: part(':"Rome"}') }),
]

describe('a streamed tool call', () => {
  it.each([false, true])('may start without arguments, with retries: %s', (retries) => {
    const { shown, sent } = run([CALL, MILD], { retries })
    expect(shown).toBe('Mild.')
    expect(sent[0]).toEqual({ role: 'assistant', content: null, tool_calls: [callOf('call_1', ROME)] })
  })

  it.each([
    ['without arguments', [calling({ index: 0, ...callOf('a', '') })], [callOf('a', '')]],
    [
      'at another call’s index',
      [calling({ index: 0, ...callOf('a', ROME) }), calling({ index: 0, ...callOf('b', OSLO) })],
      [callOf('a', ROME), callOf('b', OSLO)],
    ],
    ['from index 1 on', [calling({ index: 1, ...callOf('a', ROME) })], [callOf('a', ROME)]],
    [
      'in the same delta as another call',
      [calling({ index: 0, ...callOf('a', ROME) }, { index: 1, ...callOf('b', OSLO) })],
      [callOf('a', ROME), callOf('b', OSLO)],
    ],
    [
      'without an index, with its id sent once or repeatedly',
      [
        calling(callOf('a', '')),
        calling({ function: part(ROME) }),
        calling(callOf('b', '')),
        calling({ id: 'b', function: part('{"city":') }),
        calling({ id: '', function: { name: null, arguments: '"Oslo"}' } }),
      ],
      [callOf('a', ROME), callOf('b', OSLO)],
    ],
  ])('may arrive %s', (_, deltas, calls) => {
    const { shown, sent } = run([deltas, MILD])
    expect([shown, sent[0]?.['tool_calls']]).toEqual(['Mild.', calls])
  })

  it('is incomplete if the stream has no finish reason', () => {
    expect(failureOf([[{ content: 'It is' }]], null)).toContain('The stream ended before it was complete.')
  })

  it('is sent back with the model’s reasoning, under its original name', () => {
    const details = [{ type: 'reasoning.text', text: 'Look' }]
    const thought = [
      { reasoning: 'Look ', reasoning_details: details },
      { reasoning: 'it up.', reasoning_content: 'Look', reasoning_details: details },
    ]
    expect(run([[...thought, ...CALL], MILD]).sent[0]).toMatchObject({
      reasoning: 'Look it up.',
      reasoning_content: 'Look',
      reasoning_details: [...details, ...details],
    })
  })

  it('is sent back without reasoning if the service rejects it', () => {
    const thinker = { ...MODEL, tags: [...MODEL.tags, 'reasoning'] }
    const groq = getInferenceSnippets(thinker, 'groq', undefined, { recipe: 'tool-loop', streaming: true })
    for (const client of ['fetch', 'openai', 'huggingface.js']) {
      const code = groq.find((each) => each.language === 'js' && each.client === client)?.content
      expect(code).toContain('for (const name of ["content", "refusal", "reasoning", "reasoning_details"])')
      expect(code).not.toContain('"reasoning_content"')
    }
  })

  it('isn’t run if it’s incomplete, or if the answer is empty', () => {
    const half = [...CALL.slice(0, -1)]
    expect(failureOf([half], 'length')).toContain('Incomplete answer (length): raise max_tokens or rephrase')
    expect(failureOf([[{ content: '' }]])).toContain('Incomplete answer (stop)')
    expect(failureOf([[{ refusal: 'I can’t ' }, { refusal: 'do that.' }]])).toContain('(I can’t do that.)')
  })

  it('is rejected if its function is one that every object inherits', () => {
    const call = { ...callOf('a', '{}'), function: { name: 'toString', arguments: '{}' } }
    expect(failureOf([[calling({ index: 0, ...call })], MILD])).toContain('Unknown function: toString')
  })

  it('isn’t requested without end', () => {
    expect(failureOf([CALL], 'tool_calls', true)).toContain('The model did not answer within 10 rounds.')
  })

  it('is assembled the same way for each client with parts', () => {
    for (const client of ['fetch', 'openai', 'huggingface.js']) {
      expect(written(client)).toContain('calls.findLast(isSame).function.arguments += part.arguments ?? "";\n')
      expect(written(client, { retries: true })).toContain('call.function.arguments += part?.arguments ?? "";\n')
    }
  })
})

it('asks in one line if the request fits there', () => {
  const model = { ...MODEL, id: 'acme/lamp' }
  const content = getInferenceSnippets(model, 'auto', undefined, { recipe: 'tool-loop' }).find(
    ({ client }) => client === 'huggingface.js',
  )?.content
  expect(content).toContain('await client.chatCompletion({ model: "acme/lamp", messages, tools });\n')
})
