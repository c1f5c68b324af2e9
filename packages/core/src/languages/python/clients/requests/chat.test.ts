import { execFileSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { explainUnverified, type SnippetOptions } from '../../../../index.ts'

const MODEL = { id: 'acme/lantern', pipeline_tag: 'text-generation', tags: ['conversational'] }

/** A stand-in for `requests` with what the examples use. It responds to each request with a stream's lines. */
const standIn = (streams: readonly (readonly string[])[]): string => `
import sys, types
streams = iter(${JSON.stringify(streams)})
class Response:
    ok = True
    def iter_lines(self):
        return iter([line.encode() for line in next(streams)])
requests = types.ModuleType("requests")
sent = []
def post(*args, **kwargs):
    sent.append(kwargs["json"])
    return Response()
requests.post = post
class Session:
    post = staticmethod(post)
    def mount(self, *args): pass
requests.Session, requests.RequestException = Session, Exception
adapters, urllib3 = types.ModuleType("requests.adapters"), types.ModuleType("urllib3")
adapters.HTTPAdapter = urllib3.Retry = lambda *args, **kwargs: None
sys.modules |= {"requests.adapters": adapters, "urllib3": urllib3}
sys.modules["requests"] = requests
`

const STOP = '{"choices": [{"delta": {}, "finish_reason": "stop"}]}'

function runOn(
  streams: readonly (readonly string[])[],
  options: SnippetOptions = {},
  { provider = 'groq', behind = '', model = MODEL } = {},
): string {
  const { snippets } = explainUnverified(model, provider, undefined, { ...options, streaming: true })
  const code = snippets.find(({ client }) => client === 'requests')?.content ?? ''
  const lines = streams.map((chunks) => [
    ...[...chunks, ...(chunks.join().includes('finish_reason') ? [] : [STOP])].map((chunk) => `data: ${chunk}`),
    ...['data: [DONE]', 'data: {}'],
  ])
  const program = `${standIn(lines)}${code}\n${behind}`
  return execFileSync('python3', ['-c', program], { encoding: 'utf8', env: { ...process.env, HF_TOKEN: 'x' } })
}

const run = (chunk: string): string => runOn([[chunk]])

it('continues if a chunk says that there’s no error', () => {
  expect(run('{"choices": [{"delta": {"content": "Hello"}}], "error": null}')).toBe('Hello\n')
})

it('stops if a chunk contains an error', () => {
  expect(() => run('{"error": {"message": "overloaded"}}')).toThrow('The stream broke off')
})

const ANSWER = '{"choices": [{"delta": {"content": "18 degrees"}}]}'

const callsIn = (...parts: readonly object[]): readonly string[] =>
  parts.map((part) => JSON.stringify({ choices: [{ delta: { tool_calls: [{ index: 0, ...part }] } }] }))

it.each([
  [
    'whose first part has only a name',
    callsIn(
      { id: 'call_1', function: { name: 'get_weather' } },
      { function: { arguments: '{"city":' } },
      { function: { arguments: '"Paris"}' } },
    ),
  ],
  [
    'whose parts all have the id',
    callsIn(
      { id: 'call_1', function: { name: 'get_weather', arguments: '' } },
      { id: 'call_1', function: { arguments: '{"city":' } },
      { id: 'call_1', function: { arguments: '"Paris"}' } },
    ),
  ],
])('makes a call %s', (_which, calls) => {
  expect(runOn([calls, [ANSWER]], { recipe: 'tool-loop' })).toBe('18 degrees\n')
})

it('stops if an error event’s data is the error itself', () => {
  expect(() => run('{"message": "overloaded", "code": 500}')).toThrow('The stream broke off: overloaded')
})

it('continues if a choice has no delta, or a chunk has no choices', () => {
  const chunks = ['{"choices": []}', '{"choices": [{"delta": {"content": "Hi"}}]}', '{}', '{"choices": [{"index": 0}]}']
  expect(runOn([chunks])).toBe('Hi\n')
})

/** Returns the second request's messages after the question. */
function sentBack(deltas: readonly object[], provider: string, options: SnippetOptions = {}, model = MODEL): unknown {
  const chunks = deltas.map((delta) => JSON.stringify({ choices: [{ delta }] }))
  const behind = 'print(json.dumps(sent[1]["messages"][1:]))'
  const shown = runOn([chunks, [ANSWER]], { ...options, recipe: 'tool-loop' }, { provider, behind, model })
  return JSON.parse(shown.split('\n').at(-2) ?? '')
}

const callOf = (id: string, city: string, index?: number) => ({
  ...(index === undefined ? {} : { index }),
  id,
  function: { name: 'get_weather', arguments: JSON.stringify({ city }) },
})

const citiesIn = (results: readonly unknown[]): readonly unknown[] =>
  (results as readonly { readonly tool_call_id: string; readonly content: string }[]).map(
    ({ tool_call_id: id, content }) => [id, JSON.parse(content).city],
  )

describe.each([false, true])('a streamed tool loop, with retries: %s,', (retries) => {
  const calls = [callOf('a', 'Paris'), callOf('b', 'Tokyo')]

  it.each([
    ['at one index', [{ tool_calls: [callOf('a', 'Paris', 0)] }, { tool_calls: [callOf('b', 'Tokyo', 0)] }]],
    ['without an index', [{ tool_calls: calls }]],
    ['counted from 1', [{ tool_calls: [callOf('a', 'Paris', 1), callOf('b', 'Tokyo', 2)] }]],
    [
      'in parts with the index of the previous call',
      [
        { tool_calls: [{ index: 0, id: 'a', function: { name: 'get_weather', arguments: '{"city": ' } }] },
        { tool_calls: [{ index: 0, id: '', function: { arguments: '"Paris"}' } }] },
        { tool_calls: [{ index: 0, id: 'b', function: { name: 'get_weather', arguments: '{"city": ' } }] },
        { tool_calls: [{ index: 0, id: null, function: { name: null, arguments: '"Tokyo"}' } }] },
      ],
    ],
  ])('makes two calls that arrive %s', (_which, deltas) => {
    const [, ...results] = sentBack(deltas, 'together', { retries }) as readonly unknown[]
    expect(citiesIn(results)).toEqual([
      ['a', 'Paris'],
      ['b', 'Tokyo'],
    ])
  })

  it('sends reasoning back under its name', () => {
    const deltas = [
      { reasoning: 'Let ', reasoning_details: [{ text: 'Let ' }] },
      { reasoning: 'me see', reasoning_content: 'Hm', reasoning_details: [{ text: 'me see' }] },
      { content: 'One moment', tool_calls: calls },
    ]
    const [message] = sentBack(deltas, 'together', { retries }) as readonly object[]
    expect(message).toMatchObject({
      content: 'One moment',
      reasoning: 'Let me see',
      reasoning_content: 'Hm',
      reasoning_details: [{ text: 'Let ' }, { text: 'me see' }],
    })
    const [ofGroq] = sentBack(deltas, 'groq', { retries }, { ...MODEL, id: 'Qwen/Qwen3-32B' }) as readonly object[]
    expect(ofGroq).not.toHaveProperty('reasoning_content')
  })

  it.each([[{}], [{ arguments: '' }], [{ arguments: null }]])(
    'calls a function without parameters with %j',
    (given) => {
      const tools = [{ type: 'function', function: { name: 'get_time' } }]
      const part = { index: 0, id: 'a', function: { name: 'get_time', ...given } }
      const [, result] = sentBack([{ tool_calls: [part] }], 'together', { retries, tools }) as readonly object[]
      expect(result).toMatchObject({ tool_call_id: 'a', content: '"A sample result."' })
    },
  )

  it('doesn’t call a function with incomplete arguments', () => {
    const cut = {
      choices: [
        {
          delta: { tool_calls: [{ index: 0, id: 'a', function: { name: 'get_weather', arguments: '{"city": "Pa' } }] },
          finish_reason: 'length',
        },
      ],
    }
    const options = { retries, recipe: 'tool-loop', max_tokens: 8 } as const
    expect(() => runOn([[JSON.stringify(cut)]], options, { provider: 'together' })).toThrow(
      'Incomplete answer (length): raise max_tokens or rephrase',
    )
  })

  it('fails if the stream ends without a finish reason', () => {
    const open = '{"choices": [{"delta": {"content": "It is"}, "finish_reason": null}]}'
    expect(() => runOn([[open]], { retries, recipe: 'tool-loop' }, { provider: 'together' })).toThrow(
      'The stream ended before it was complete.',
    )
  })

  it('stops if the model never stops calling tools', () => {
    const round = [JSON.stringify({ choices: [{ delta: { tool_calls: calls } }] })]
    expect(() => runOn(Array(20).fill(round), { retries, recipe: 'tool-loop' }, { provider: 'together' })).toThrow(
      'The model did not answer within 10 rounds.',
    )
  })
})

it.each([
  ['{"choices": [{"delta": {"content": "Half"}, "finish_reason": "length"}]}', 'length'],
  ['{"choices": [{"delta": {"content": null}, "finish_reason": "stop"}]}', 'stop'],
  ['{"choices": [{"delta": {}, "finish_reason": "content_filter"}]}', 'content_filter'],
])('fails if the answer is incomplete: %s', (chunk, reason) => {
  expect(() => runOn([[chunk]], { max_completion_tokens: 8 })).toThrow(
    `Incomplete answer (${reason}): raise max_completion_tokens or rephrase`,
  )
})

describe('content that is a list of parts', () => {
  const model = { ...MODEL, id: 'mistralai/Magistral-Small-2509' }
  const parts = [
    { type: 'thinking', thinking: [{ type: 'text', text: 'Hm.' }] },
    { type: 'text', text: 'Blue' },
  ]
  const chunks = [{ content: parts }, { content: ' sky' }].map((delta) => JSON.stringify({ choices: [{ delta }] }))

  it('is printed as text', () => expect(runOn([chunks], {}, { model })).toBe('Blue sky\n'))

  it('is sent back as text after a streamed round of a tool loop', () => {
    const call = JSON.stringify({ choices: [{ delta: { tool_calls: [callOf('a', 'Paris')] } }] })
    const behind = 'print(sent[1]["messages"][1]["content"])'
    const shown = runOn([[...chunks, call], [ANSWER]], { recipe: 'tool-loop' }, { provider: 'together', behind, model })
    expect(shown).toBe('Blue sky\n18 degrees\nBlue sky\n')
  })
})

describe.each(['chat-completions', 'responses', 'messages'] as const)('the installation, with %s,', (api) => {
  it.each(['plain', 'tool-loop', 'structured-output'] as const)(
    'includes the urllib3 with a maximum wait only with retries: %s',
    (recipe) => {
      for (const retries of [false, true]) {
        const { snippets } = explainUnverified(MODEL, 'together', undefined, {
          api,
          recipe,
          retries,
          endpointUrl: 'http://localhost:8080/v1',
        })
        const { install, add, content } = snippets.find(({ client }) => client === 'requests') ?? {}
        expect(content?.includes('retry_after_max')).toBe(retries)
        expect([install, add].map((command) => command?.includes(' urllib3~='))).toEqual([retries, retries])
      }
    },
  )
})

it.each([{}, { retries: true }] satisfies SnippetOptions[])(
  'keeps the input that a call of the Messages API begins with: %j',
  (options) => {
    const beginCall = (index: number, input: object) => ({
      type: 'content_block_start',
      index,
      content_block: { type: 'tool_use', id: `call_${index}`, name: 'get_weather', input },
    })
    const addInput = (index: number, text: string) => ({
      type: 'content_block_delta',
      index,
      delta: { type: 'input_json_delta', partial_json: text },
    })
    const endBy = (reason: string) => [
      { type: 'message_delta', delta: { stop_reason: reason } },
      { type: 'message_stop' },
    ]
    const calls = [
      beginCall(0, { city: 'Paris' }),
      addInput(0, ''),
      beginCall(1, {}),
      addInput(1, '{"city": '),
      addInput(1, '"Tokyo"}'),
      ...endBy('tool_use'),
    ]
    const text = { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '18 degrees' } }
    const streams = [calls, [text, ...endBy('end_turn')]].map((events) => events.map((event) => JSON.stringify(event)))
    const behind = 'print(sent[-1]["messages"][1]["content"])'
    const printed = runOn(streams, { recipe: 'tool-loop', api: 'messages', ...options }, { behind })
    expect(printed).toContain("'input': {'city': 'Paris'}}")
    expect(printed).toContain("'input': {'city': 'Tokyo'}}")
  },
)
