import type { ChatApi } from '@model-snippets/core'
import { describe, expect, it } from 'vitest'
import type { ArrivedRequest } from '../services/request.ts'
import { DEFAULT_REPLY } from './chat-answers.ts'
import { MockService, SCENARIO_HEADER } from './mock-service.ts'
import { findEffect, SCENARIO_PATTERNS, SCENARIOS } from './scenarios.ts'

const SETTINGS = { scenario: 'answer', models: {}, strict: true }

const PATHS: { readonly [api in ChatApi]: string } = {
  'chat-completions': '/v1/chat/completions',
  responses: '/v1/responses',
  messages: '/v1/messages',
}
const APIS = Object.keys(PATHS) as ChatApi[]

const PARAMETERS = { type: 'object', properties: { city: { type: 'string' } }, required: ['city'] }
const TOOLS: { readonly [api in ChatApi]: unknown } = {
  'chat-completions': [{ type: 'function', function: { name: 'look_up', parameters: PARAMETERS } }],
  responses: [{ type: 'function', name: 'look_up', parameters: PARAMETERS, strict: true }],
  messages: [{ name: 'look_up', input_schema: PARAMETERS }],
}
const FORMAT = { type: 'json_schema', schema: { type: 'object', properties: { city: { type: 'string' } } } }
const SCHEMA: { readonly [api in ChatApi]: object } = {
  'chat-completions': {
    response_format: { type: 'json_schema', json_schema: { name: 'answer', schema: FORMAT.schema } },
  },
  responses: { text: { format: { ...FORMAT, name: 'answer' } } },
  messages: { output_config: { format: FORMAT } },
}

const QUESTION = [{ role: 'user', content: 'Why?' }]

function bodyFor(api: ChatApi, more: object = {}, messages: readonly unknown[] = QUESTION): object {
  const input = api === 'responses' ? { input: messages } : { messages }
  return { model: 'acme/thinker', ...(api === 'messages' ? { max_tokens: 50 } : {}), ...input, ...more }
}

function requestFor(
  api: ChatApi,
  body: object,
  scenario?: string,
  url = 'https://router.huggingface.co',
): ArrivedRequest {
  return {
    method: 'POST',
    url: url + PATHS[api],
    rawHeaders: [
      ['Content-Type', 'application/json'],
      ['Authorization', 'Bearer hf_twin'],
      ...(scenario === undefined ? [] : [[SCENARIO_HEADER, scenario] as const]),
    ],
    body: Buffer.from(JSON.stringify(body)),
  }
}

const textOf = ({ answer: { writes } }: ReturnType<MockService['answer']>): string => Buffer.concat(writes).toString()

/** Answers without streaming, as JSON. */
// biome-ignore lint/suspicious/noExplicitAny: the APIs' responses have many shapes.
function told(request: ArrivedRequest, service = new MockService(SETTINGS)): any {
  return JSON.parse(textOf(service.answer(request)))
}

const KINDS = [
  ['a plain chat', () => ({})],
  ['tools', (api: ChatApi) => ({ tools: TOOLS[api] })],
  ['a schema', (api: ChatApi) => SCHEMA[api]],
] as const

describe.each(APIS)('%s', (api) => {
  describe.each(KINDS)('with %s', (_, more) => {
    it.each([false, true])('is answered in every scenario, stream: %s', (stream) => {
      for (const { name } of SCENARIOS) {
        const { answer, finding } = new MockService(SETTINGS).answer(
          requestFor(api, bodyFor(api, { ...more(api), stream }), name),
        )
        expect({ name, status: answer.status }).toEqual({ name, status: expect.toSatisfy((status) => status !== 501) })
        expect([null, name]).toContain(finding.scenario)
      }
    })
  })

  it('always gives the same answer', () => {
    const request = requestFor(api, bodyFor(api, { tools: TOOLS[api], stream: true }))
    const service = new MockService(SETTINGS)
    expect(textOf(service.answer(request))).toBe(textOf(service.answer(request)))
  })
})

it.each(SCENARIOS.filter(({ group }) => group !== 'jobs and files').map(({ name }) => name))(
  'scenario %s has an effect on some chat',
  (name) => {
    const requests = APIS.flatMap((api) =>
      KINDS.flatMap(([, more]) => [
        requestFor(api, bodyFor(api, { ...more(api) }), name),
        requestFor(api, bodyFor(api, { ...more(api), stream: true }), name),
      ]),
    )
    const played = requests.map((request) => new MockService(SETTINGS).answer(request).finding.scenario)
    expect(played.some((each) => each === name)).toBe(name !== 'answer')
  },
)

describe('tool calls', () => {
  it('come first, with arguments for the tool’s schema, then the answer', () => {
    const first = told(
      requestFor('chat-completions', bodyFor('chat-completions', { tools: TOOLS['chat-completions'] })),
    )
    const [choice] = first.choices
    expect(choice.finish_reason).toBe('tool_calls')
    expect(choice.message.tool_calls[0].function).toEqual({ name: 'look_up', arguments: '{"city":"Paris"}' })
    // As the OpenAI client for Python writes it with `model_dump()`, and a result that isn’t text.
    const turn = { ...choice.message, refusal: null, annotations: [], audio: null, function_call: null }
    const result = { role: 'tool', name: 'look_up', tool_call_id: choice.message.tool_calls[0].id, content: '' }
    const second = bodyFor('chat-completions', { tools: TOOLS['chat-completions'] }, [...QUESTION, turn, result])
    expect(told(requestFor('chat-completions', second)).choices[0].message.content).toBe(DEFAULT_REPLY)
  })

  it('work in the Responses API, with the whole conversation or its id', () => {
    const tools = { tools: TOOLS.responses }
    const first = told(requestFor('responses', bodyFor('responses', tools)))
    expect(first.output).toEqual([expect.objectContaining({ type: 'function_call', arguments: '{"city":"Paris"}' })])
    const result = { type: 'function_call_output', call_id: first.output[0].call_id, output: '20', status: 'completed' }
    const whole = bodyFor('responses', tools, [...QUESTION, ...first.output, result])
    const byId = bodyFor('responses', { ...tools, previous_response_id: first.id }, [result])
    for (const body of [whole, byId]) {
      const second = told(requestFor('responses', body))
      expect(second.output.map(({ content }: { content: { text: string }[] }) => content[0]?.text)).toEqual([
        DEFAULT_REPLY,
      ])
    }
    const next = bodyFor('responses', { ...tools, previous_response_id: first.id })
    expect(told(requestFor('responses', next)).output[0].type).toBe('function_call')
  })

  it('work in the Messages API', () => {
    const tools = { tools: TOOLS.messages }
    const first = told(requestFor('messages', bodyFor('messages', tools)))
    expect(first.content).toEqual([expect.objectContaining({ type: 'tool_use', input: { city: 'Paris' } })])
    const results = [
      {
        type: 'tool_result',
        tool_use_id: first.content[0].id,
        content: [{ type: 'text', text: '20' }],
        cache_control: {},
      },
      { type: 'text', text: 'Be brief.' },
    ]
    const turns = [...QUESTION, { role: 'assistant', content: first.content }, { role: 'user', content: results }]
    expect(told(requestFor('messages', bodyFor('messages', tools, turns))).content[0].text).toBe(DEFAULT_REPLY)
  })

  it('start anew for the next question', () => {
    const turns = [...QUESTION, { role: 'assistant', content: DEFAULT_REPLY }, ...QUESTION]
    const body = bodyFor('chat-completions', { tools: TOOLS['chat-completions'] }, turns)
    expect(told(requestFor('chat-completions', body)).choices[0].finish_reason).toBe('tool_calls')
  })

  it.each([
    ['two-tool-calls', 2],
    ['no-tool-calls', undefined],
  ] as const)('%s: %s', (name, count) => {
    const body = bodyFor('chat-completions', { tools: TOOLS['chat-completions'] })
    expect(told(requestFor('chat-completions', body, name)).choices[0].message.tool_calls?.length).toBe(count)
  })

  it('must come back with the reasoning if a service needs it', () => {
    const tools = { tools: TOOLS['chat-completions'] }
    const scenario = 'thinks before it calls'
    const first = told(requestFor('chat-completions', bodyFor('chat-completions', tools), scenario))
    const { message } = first.choices[0]
    const result = { role: 'tool', tool_call_id: message.tool_calls[0].id, content: '20' }
    const results = message.tool_calls.map(({ id }: { id: string }) => ({ ...result, tool_call_id: id }))
    const ask = (turn: object) =>
      told(
        requestFor('chat-completions', bodyFor('chat-completions', tools, [...QUESTION, turn, ...results]), scenario),
      )
    expect(ask(message).choices[0].message.content).toBe(DEFAULT_REPLY)
    const { reasoning_content: thoughts, ...without } = message
    expect(thoughts).toEqual(expect.any(String))
    expect(ask(without).error.message).toContain('reasoning_content')
  })
})

describe('failures', () => {
  it('come as often as the scenario says for each request, then again', () => {
    const service = new MockService(SETTINGS)
    const statusOf = (text: string) =>
      service.answer(
        requestFor('chat-completions', bodyFor('chat-completions', {}, [{ role: 'user', content: text }]), '429 twice'),
      ).answer.status
    expect([1, 2, 3, 4, 5, 6].map(() => statusOf('one'))).toEqual([429, 429, 200, 429, 429, 200])
    expect([statusOf('one'), statusOf('other'), statusOf('one'), statusOf('other')]).toEqual([429, 429, 429, 429])
  })

  it('ask the client to wait', () => {
    const request = requestFor('chat-completions', bodyFor('chat-completions'), '503-once')
    expect(new MockService(SETTINGS).answer(request).answer.headers['retry-after']).toBe('1')
  })

  it('drop the connection or keep silent', () => {
    const of = (name: string) =>
      new MockService(SETTINGS).answer(requestFor('chat-completions', bodyFor('chat-completions'), name)).answer
    expect(of('drop')).toMatchObject({ writes: [], ending: 'cut' })
    expect(of('silence')).toMatchObject({ writes: [], ending: 'never' })
  })
})

it.each([0, 1, 3])('a stream is cut after %d events, inside the next one', (events) => {
  const name = `stream cut after ${events} chunks`
  const request = requestFor('chat-completions', bodyFor('chat-completions', { stream: true }), name)
  const { answer } = new MockService(SETTINGS).answer(request)
  const parts = Buffer.concat(answer.writes).toString().split('\n\n')
  expect(answer.ending).toBe('cut')
  expect(parts).toHaveLength(events + 1)
  for (const part of parts.slice(0, events)) expect(JSON.parse(part.slice(6)).object).toBe('chat.completion.chunk')
  expect(() => JSON.parse(parts.at(-1)?.slice(6) ?? '')).toThrow()
})

describe('findEffect', () => {
  it.each(SCENARIO_PATTERNS.map(({ name }) => name))('knows %s', (name) => expect(findEffect(name)).toBeDefined())

  it.each([
    ['429 twice', { kind: 'failure', times: 2 }],
    ['503-5-times', { kind: 'failure', times: 5 }],
    ['418', { kind: 'failure', times: Number.POSITIVE_INFINITY }],
    ['stream cut after 3 chunks', { kind: 'cut', after: 3 }],
    ['Thinks before it calls', { kind: 'behaviour' }],
  ] as const)('reads %s', (name, effect) => expect(findEffect(name)).toMatchObject(effect))

  it.each([
    '',
    'x',
    '399',
    '600',
    '429-0-times',
    '429-thrice',
    '429-5000-times',
    'stream-cut-after-9999',
    '__proto__',
    'constructor',
  ])('rejects %j', (name) => expect(findEffect(name)).toBeUndefined())
})

describe('requests that the real services reject', () => {
  const answered = (body: object, url?: string) =>
    new MockService(SETTINGS).answer(requestFor('chat-completions', body, undefined, url))

  it('get the provider’s error, with the source in the record', () => {
    const { answer, finding } = answered(bodyFor('chat-completions', { temperature: 'hot' }))
    expect(answer.status).toBe(400)
    expect(finding.problems).toEqual([expect.stringContaining('temperature')])
  })

  it('are answered if the server is lenient, and still recorded', () => {
    const request = requestFor('chat-completions', bodyFor('chat-completions', { temperature: 'hot' }))
    const { answer, finding } = new MockService({ ...SETTINGS, strict: false }).answer(request)
    expect({ status: answer.status, problems: finding.problems.length }).toEqual({ status: 200, problems: 1 })
  })

  it('name unknown fields without an error', () => {
    const { answer, finding } = answered(bodyFor('chat-completions', { wibble: 1 }), 'https://api.together.ai')
    expect({ status: answer.status, problems: finding.problems }).toEqual({
      status: 200,
      problems: [expect.stringContaining('wibble is not documented')],
    })
  })

  it('need a token, except at an endpoint', () => {
    const request = requestFor('chat-completions', bodyFor('chat-completions'))
    const without = { ...request, rawHeaders: request.rawHeaders.slice(0, 1) }
    const statusOf = (url: string) => new MockService(SETTINGS).answer({ ...without, url }).answer.status
    expect(statusOf(request.url)).toBe(401)
    expect(statusOf('http://localhost:8080/v1/chat/completions')).toBe(200)
  })

  it.each([
    ['acme/thinker:together', 200, 'together'],
    ['acme/thinker:fastest', 200, 'fastest'],
    ['acme/thinker:nobody', 400, 'auto'],
  ])('%s: %d', (model, status, provider) => {
    const { answer, finding } = answered({ ...bodyFor('chat-completions'), model })
    expect({ status: answer.status, provider: finding.provider }).toEqual({ status, provider })
  })

  it.each(['null', '[]', '"text"', '{', ''])('get an error for the body %j', (body) => {
    const request = { ...requestFor('chat-completions', {}), body: Buffer.from(body) }
    expect(new MockService(SETTINGS).answer(request).answer.status).toBe(400)
  })
})

describe('odd bodies', () => {
  const ODD: readonly unknown[] = [
    null,
    0,
    'text',
    true,
    [],
    [null],
    {},
    [[]],
    { role: 7 },
    [{ role: 'user', content: {} }],
  ]
  const FIELDS = [
    'model',
    'messages',
    'input',
    'tools',
    'tool_choice',
    'response_format',
    'text',
    'stream',
    'stream_options',
  ]

  it.each(APIS)('never break the server, %s', (api) => {
    for (const strict of [true, false]) {
      for (const field of FIELDS) {
        for (const value of ODD) {
          const request = requestFor(api, { ...bodyFor(api, { tools: TOOLS[api] }), [field]: value })
          const { answer } = new MockService({ ...SETTINGS, strict }).answer(request)
          expect({ field, value, status: answer.status }).toEqual({
            field,
            value,
            status: expect.toSatisfy((status: number) => status < 500),
          })
        }
      }
    }
  })
})

describe('a schema', () => {
  it.each(APIS)('determines the answer, %s', (api) => {
    const text = JSON.stringify(told(requestFor(api, bodyFor(api, SCHEMA[api]))))
    expect(text).toContain(JSON.stringify(JSON.stringify({ city: 'Paris' })).slice(1, -1))
  })
})
