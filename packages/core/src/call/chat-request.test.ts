import { describe, expect, it } from 'vitest'
import {
  buildInferenceRequest,
  explainInferenceSnippets,
  explainUnverified,
  type ModelRecord,
  PROVIDERS,
  type SnippetOptions,
} from '../index.ts'

const MODEL: ModelRecord = { id: 'acme/talk', pipeline_tag: 'text-generation', tags: ['conversational'] }
const APIS = ['responses', 'messages'] as const

const bodyOf = (options: SnippetOptions, provider = 'together') =>
  buildInferenceRequest(MODEL, provider, undefined, options)?.body
const ignored = (options: SnippetOptions, provider = 'together') =>
  explainInferenceSnippets(MODEL, provider, undefined, options).ignored.map(({ option }) => option)

const TOOL = { name: 'weather', description: 'Of a city', parameters: { type: 'object', properties: {} } }
const ENDPOINT = { endpointUrl: 'http://localhost:8080/v1' }

/** A conversation with a tool, as a chat completion has it. */
const MESSAGES = [
  { role: 'system', content: 'Be brief.' },
  { role: 'user', content: 'Rain?' },
  {
    role: 'assistant',
    content: null,
    tool_calls: [
      { id: 'a', type: 'function', function: { name: 'weather', arguments: '{"city":"Aveiro"}' } },
      { id: 'b', type: 'function', function: { name: 'weather', arguments: '{}' } },
    ],
  },
  { role: 'tool', tool_call_id: 'a', content: 'Yes' },
  { role: 'tool', tool_call_id: 'b', content: 'No' },
  { role: 'assistant', content: 'In Aveiro.' },
]

describe('the address of a chat', () => {
  it('is the one that the service documents for the API', () => {
    const urls = (api: (typeof APIS)[number], provider: string) =>
      [{}, { directRequest: true }, ENDPOINT, { endpointUrl: 'https://a.example/b/chat/completions' }].map(
        (target) => buildInferenceRequest(MODEL, provider, undefined, { api, ...target })?.url,
      )
    expect(urls('responses', 'fireworks-ai')).toEqual([
      'https://router.huggingface.co/v1/responses',
      'https://api.fireworks.ai/inference/v1/responses',
      'http://localhost:8080/v1/responses',
      'https://a.example/b/v1/responses',
    ])
    expect(urls('messages', 'fireworks-ai')).toEqual([
      'https://router.huggingface.co/v1/messages',
      'https://api.fireworks.ai/inference/v1/messages',
      'http://localhost:8080/v1/messages',
      'https://a.example/b/v1/messages',
    ])
  })

  it('is none where a service documents no such API, which is said of each client', () => {
    for (const { id, label, chatApis } of Object.values(PROVIDERS)) {
      for (const api of APIS) {
        if (chatApis?.[api] !== undefined || PROVIDERS[id]?.routes['conversational'] === undefined) continue
        const { snippets, skipped } = explainInferenceSnippets(MODEL, id, undefined, { api, directRequest: true })
        expect([id, snippets]).toEqual([id, []])
        expect(skipped[0]?.reason).toMatch(new RegExp(`${label} has no .* that we know of`))
      }
    }
  })

  it('has the place and the day of its documentation', () => {
    for (const { chatApis = {} } of Object.values(PROVIDERS)) {
      for (const { source } of Object.values(chatApis)) {
        expect(source.address).toMatch(/^https:\/\//)
        expect(source.read).toMatch(/^20\d\d-\d\d-\d\d$/)
      }
    }
  })
})

describe('a chat in the words of the Responses API', () => {
  it('has calls of tools and their results as items', () => {
    expect(bodyOf({ api: 'responses', messages: MESSAGES })).toEqual({
      model: 'acme/talk:together',
      input: [
        { role: 'system', content: 'Be brief.' },
        { role: 'user', content: 'Rain?' },
        { type: 'function_call', call_id: 'a', name: 'weather', arguments: '{"city":"Aveiro"}' },
        { type: 'function_call', call_id: 'b', name: 'weather', arguments: '{}' },
        { type: 'function_call_output', call_id: 'a', output: 'Yes' },
        { type: 'function_call_output', call_id: 'b', output: 'No' },
        { role: 'assistant', content: 'In Aveiro.' },
      ],
    })
  })

  it('has the fields of a chat under their names there', () => {
    const options: SnippetOptions = {
      api: 'responses',
      streaming: true,
      messages: [
        { role: 'user', content: [{ type: 'image_url', image_url: { url: 'https://a.b/c', detail: 'low' } }] },
      ],
      max_completion_tokens: 5,
      logprobs: true,
      top_logprobs: 2,
      reasoning_effort: 'low',
      verbosity: 'low',
      response_format: { type: 'json_schema', json_schema: { name: 'x', schema: { type: 'object' } } },
      tools: [
        { type: 'function', function: TOOL },
        { type: 'mcp', server_label: 'a' },
      ],
      tool_choice: { type: 'function', function: { name: 'weather' } },
      parallel_tool_calls: false,
      parameters: { previous_response_id: 'resp_1', reasoning: { summary: 'auto' } },
      ...ENDPOINT,
    }
    expect(bodyOf(options)).toEqual({
      model: 'acme/talk',
      input: [{ role: 'user', content: [{ type: 'input_image', image_url: 'https://a.b/c', detail: 'low' }] }],
      previous_response_id: 'resp_1',
      reasoning: { summary: 'auto', effort: 'low' },
      max_output_tokens: 5,
      include: ['message.output_text.logprobs'],
      top_logprobs: 2,
      text: { verbosity: 'low', format: { type: 'json_schema', name: 'x', schema: { type: 'object' } } },
      tools: [
        { type: 'function', ...TOOL },
        { type: 'mcp', server_label: 'a' },
      ],
      tool_choice: { type: 'function', name: 'weather' },
      parallel_tool_calls: false,
      stream: true,
    })
    expect(ignored(options)).toEqual(['provider'])
  })

  it('continues a response only where the service keeps them', () => {
    const options = { api: 'responses', parameters: { previous_response_id: 'resp_1' }, directRequest: true } as const
    expect(bodyOf(options, 'openai')).toMatchObject({ previous_response_id: 'resp_1' })
    for (const provider of ['groq', 'scaleway', 'ovhcloud']) {
      const { skipped } = explainInferenceSnippets(MODEL, provider, undefined, options)
      expect(skipped[0]?.reason).toMatch(/doesn’t store responses \(https:/)
    }
    expect(bodyOf({ ...options, directRequest: false })).toBeUndefined()
  })

  it('is spelled as the service documents it', () => {
    const tools = [{ type: 'function', function: TOOL }]
    const body = bodyOf({ api: 'responses', tools, messages: MESSAGES, directRequest: true }, 'ovhcloud')
    expect(body).toMatchObject({ store: false, tools })
  })
})

describe('a chat in the words of the Messages API', () => {
  it('has the system apart, and the results of tools in one turn of the user', () => {
    expect(bodyOf({ api: 'messages', messages: MESSAGES })).toEqual({
      model: 'acme/talk:together',
      max_tokens: 1024,
      system: 'Be brief.',
      messages: [
        { role: 'user', content: 'Rain?' },
        {
          role: 'assistant',
          content: [
            { type: 'tool_use', id: 'a', name: 'weather', input: { city: 'Aveiro' } },
            { type: 'tool_use', id: 'b', name: 'weather', input: {} },
          ],
        },
        {
          role: 'user',
          content: [
            { type: 'tool_result', tool_use_id: 'a', content: 'Yes' },
            { type: 'tool_result', tool_use_id: 'b', content: 'No' },
          ],
        },
        { role: 'assistant', content: 'In Aveiro.' },
      ],
    })
  })

  it('has a message beside the system', () => {
    const messages = [{ role: 'system', content: 'Be brief.' }]
    expect(() => bodyOf({ api: 'messages', messages })).toThrow('options.messages: the Messages API requires a user')
  })

  it('has a limit above what the model may think', () => {
    const thinking = { type: 'enabled', budget_tokens: 2048 }
    const options: SnippetOptions = { api: 'messages', messages: [{ role: 'user', content: 'Hi' }], ...ENDPOINT }
    expect(bodyOf({ ...options, parameters: { thinking } })).toMatchObject({ max_tokens: 3072, thinking })
    expect(bodyOf({ ...options, parameters: { thinking, max_tokens: 4096 } })).toMatchObject({ max_tokens: 4096 })
  })

  it('has the fields of a chat under their names there', () => {
    const options: SnippetOptions = {
      api: 'messages',
      messages: [{ role: 'user', content: 'Hi' }],
      max_tokens: 5,
      temperature: 0,
      stop: 'END',
      user: 'me',
      reasoning_effort: 'high',
      response_format: { type: 'json_schema', json_schema: { name: 'x', schema: { type: 'object' } } },
      tools: [{ type: 'function', function: TOOL }],
      tool_choice: 'required',
      parallel_tool_calls: false,
      ...ENDPOINT,
    }
    const { parameters: input_schema, ...described } = TOOL
    expect(bodyOf(options)).toEqual({
      model: 'acme/talk',
      max_tokens: 5,
      messages: [{ role: 'user', content: 'Hi' }],
      temperature: 0,
      stop_sequences: ['END'],
      metadata: { user_id: 'me' },
      output_config: { effort: 'high', format: { type: 'json_schema', schema: { type: 'object' } } },
      tools: [{ ...described, input_schema }],
      tool_choice: { type: 'any', disable_parallel_tool_use: true },
    })
    expect(ignored(options)).toEqual(['provider'])
  })
})

describe.each(APIS)('no option is lost in silence with %s:', (api) => {
  it('what has no field there is told, wherever it stands', () => {
    expect(ignored({ api, seed: 1, n: 2, parameters: { prediction: {}, logit_bias: {} } })).toEqual([
      'seed',
      'n',
      'parameters.prediction',
      'parameters.logit_bias',
    ])
    expect(bodyOf({ api, seed: 1 })).toEqual(bodyOf({ api }))
  })

  it('what the service documents no field for is told', () => {
    const option = api === 'responses' ? { parallel_tool_calls: false } : { temperature: 0 }
    expect(ignored({ api, ...option })).toEqual(Object.keys(option))
    expect(ignored({ api, ...option, ...ENDPOINT })).toEqual(['provider'])
  })

  it('what has no place in a message is refused by its path', () => {
    const audio = { type: 'input_audio', input_audio: { data: '', format: 'wav' } }
    const asked = (message: object) => () => bodyOf({ api, messages: [message as never] })
    expect(asked({ role: 'user', content: [audio] })).toThrow('options.messages[0].content[0]: the')
    expect(asked({ role: 'user', content: 'Hi', name: 'Ann' })).toThrow('options.messages[0].name: the')
    expect(asked({ role: 'function', content: 'Hi' })).toThrow('options.messages[0].role: the')
  })
})

describe('a tool loop by the router’s Responses API', () => {
  const LOOP = { api: 'responses', recipe: 'tool-loop' } as const
  const offered = (provider: string, options: SnippetOptions) =>
    explainUnverified(MODEL, provider, undefined, options).snippets.map(({ client }) => client)

  it('is not offered, and the reason names the source', () => {
    for (const provider of ['auto', 'together']) {
      const { snippets, skipped } = explainUnverified(MODEL, provider, undefined, LOOP)
      expect(snippets).toEqual([])
      expect(new Set(skipped.map(({ reason }) => reason))).toEqual(
        new Set([
          'The router’s Responses API rejects reasoning that is sent back, and forwards tool calls in a form that providers reject (https://github.com/huggingface/responses.js); use chat completions',
        ]),
      )
    }
  })

  it('is offered where the router runs the tools, or isn’t asked', () => {
    const tools = [{ type: 'mcp', server_label: 'tides', server_url: 'https://example.com/mcp' }]
    expect(offered('together', { ...LOOP, tools })).toContain('openai')
    expect(offered('fireworks-ai', { ...LOOP, directRequest: true })).toContain('openai')
    expect(offered('auto', { ...LOOP, endpointUrl: 'http://localhost:8080/v1' })).toContain('openai')
    expect(offered('together', { api: 'responses' })).toContain('openai')
  })
})

it('a request that is not streamed says nothing of a stream, as no example does', () => {
  expect(bodyOf({})).not.toHaveProperty('stream')
  expect(bodyOf({ streaming: true })).toMatchObject({ stream: true })
})

describe('more tokens than a provider writes without a stream', () => {
  const assumed = (options: SnippetOptions, provider = 'fireworks-ai') =>
    buildInferenceRequest(MODEL, provider, undefined, options)?.assumptions

  it('are told, with the source', () => {
    for (const limit of [{ max_tokens: 8192 }, { max_completion_tokens: 8192 }]) {
      expect(assumed(limit)).toEqual([
        {
          what: 'We assume that Fireworks AI accepts requests for 8192 tokens without streaming.',
          why: 'It has rejected requests for more than 4096 tokens without streaming (https://github.com/nullclaw/nullclaw/pull/231).',
          howToKnow: 'Run the example; if the request is rejected, stream the response or ask for at most 4096 tokens',
        },
      ])
    }
  })

  it('are nothing to tell of in a stream, at the limit, and elsewhere', () => {
    expect(assumed({ max_tokens: 8192, streaming: true })).toBeUndefined()
    expect(assumed({ max_tokens: 4096 })).toBeUndefined()
    expect(assumed({ max_tokens: 8192 }, 'together')).toBeUndefined()
    expect(assumed({ max_tokens: 8192, ...ENDPOINT })).toBeUndefined()
  })
})
