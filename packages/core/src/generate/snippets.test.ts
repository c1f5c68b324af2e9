import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ROLES } from '../call/option-values.ts'
import {
  buildInferenceRequest,
  CLIENTS,
  type Client,
  explainInferenceSnippets,
  getInferenceSnippets,
  getTemplate,
  type ModelRecord,
  PROVIDERS,
  registerTemplate,
  type SnippetOptions,
  setLogger,
} from '../index.ts'
import { hasRenderer } from '../languages/testing/has-renderer.ts'
import { hostileJson, hostileText } from '../languages/testing/hostile-texts.ts'
import { loadInferenceSnippets } from '../on-demand.ts'

const chat: ModelRecord = { id: 'acme/chat-8b', pipeline_tag: 'text-generation', tags: ['conversational'] }
const vision: ModelRecord = { id: 'acme/see-8b', pipeline_tag: 'image-text-to-text', tags: ['conversational'] }
const nameOf = ({ language, id }: Client): string => `${language}/${id}`
/** Clients with plain chat for any provider, in display order. httpx is for async examples. */
const CHATTING = CLIENTS.filter(
  (client) => hasRenderer(client, 'chat') && client.id !== 'httpx' && client.vendor === undefined,
).map(nameOf)
/** Those that stream the answer to a message with an image. */
const SEEING = CHATTING.filter((client) => !['js/mastra', 'python/strands-agents'].includes(client))
/** Providers that don't document the number of answers, which Haystack sends. */
const WITHOUT_NUMBER = ['cohere', 'featherless-ai', 'ovhcloud', 'scaleway', 'zai-org']
const CHAT_PROVIDERS = ['auto', ...Object.keys(PROVIDERS).filter((id) => PROVIDERS[id]?.routes.conversational)]

const offered = (model: ModelRecord, provider: string, options?: SnippetOptions): string[] =>
  getInferenceSnippets(model, provider, undefined, options).map(({ language, client }) => `${language}/${client}`)

const code = (model: ModelRecord, provider: string, client: string, options?: SnippetOptions): string =>
  getInferenceSnippets(model, provider, undefined, options).find(
    (snippet) => `${snippet.language}/${snippet.client}` === client,
  )?.content ?? ''

afterEach(() => setLogger(console))

describe('getInferenceSnippets for chat', () => {
  it('offers every client in the agreed order, for every provider that the router supports', () => {
    for (const provider of CHAT_PROVIDERS.filter((id) => id !== 'openai')) {
      const left = WITHOUT_NUMBER.includes(provider) ? CHATTING.filter((each) => each !== 'python/haystack') : CHATTING
      expect(offered(chat, provider), provider).toEqual(left)
      expect(offered(vision, provider, { streaming: true }), provider).toEqual(
        SEEING.filter((each) => left.includes(each)),
      )
    }
    const agreed = ['python/openai', 'python/huggingface_hub', 'python/requests', 'js/openai', 'js/fetch', 'sh/curl']
    expect(CHATTING.filter((client) => agreed.includes(client))).toEqual(agreed)
    expect(CHAT_PROVIDERS).toEqual(expect.arrayContaining(['auto', 'groq', 'together']))
  })

  it('offers OpenAI only directly, and says why', () => {
    expect(offered(chat, 'openai')).toEqual([])
    expect(explainInferenceSnippets(chat, 'openai').skipped[0]?.reason).toContain('call OpenAI directly')
    // OpenAI Agents adds its own fields.
    const others = CHATTING.filter((client) => client !== 'python/openai-agents')
    expect(offered(chat, 'openai', { directRequest: true })).toEqual(others)
  })

  it('logs an error and returns nothing if the provider doesn’t support the task', () => {
    const error = vi.fn()
    setLogger({ error })
    expect(offered(chat, 'nobody')).toEqual([])
    expect(offered({ ...chat, pipeline_tag: 'no-such-task' }, 'together')).toEqual([])
    expect(error.mock.calls).toEqual([
      ['Failed to get provider helper for nobody (conversational)'],
      ['Failed to get provider helper for together (no-such-task)'],
    ])
    expect(offered(chat, 'constructor')).toEqual([])
    expect(offered(chat, '__proto__')).toEqual([])
  })

  it('uses the model’s name with the provider when routed, and the provider’s own id when direct', () => {
    const mapping = {
      provider: 'together',
      hfModelId: chat.id,
      providerId: 'acme/chat-turbo',
      status: 'live',
      task: 'conversational',
    } as const
    const request = (options: SnippetOptions, provider = 'together') => {
      const { url, body } = buildInferenceRequest(chat, provider, mapping, options) ?? {}
      return [url, (body as { model?: string } | undefined)?.model]
    }
    expect(request({})).toEqual(['https://router.huggingface.co/v1/chat/completions', 'acme/chat-8b:together'])
    expect(request({}, 'auto')).toEqual(['https://router.huggingface.co/v1/chat/completions', 'acme/chat-8b'])
    expect(request({ directRequest: true })).toEqual(['https://api.together.ai/v1/chat/completions', 'acme/chat-turbo'])
    expect(request({ directRequest: true, providerId: 'other' })).toEqual([
      'https://api.together.ai/v1/chat/completions',
      'other',
    ])
    expect(request({ endpointUrl: 'http://localhost:8080' })).toEqual([
      'http://localhost:8080/v1/chat/completions',
      'acme/chat-8b',
    ])
  })

  it('reads the token from the variable for the service that it calls', () => {
    const variable = (provider: string, options: SnippetOptions) =>
      getInferenceSnippets(chat, provider, undefined, options)[0]?.env.map(({ name }) => name)
    expect(variable('together', {})).toEqual(['HF_TOKEN'])
    expect(variable('fireworks-ai', { directRequest: true })).toEqual(['FIREWORKS_AI_API_KEY'])
    expect(variable('zai-org', { directRequest: true })).toEqual(['ZAI_ORG_API_KEY'])
    expect(variable('hf-inference', { directRequest: true })).toEqual(['HF_TOKEN'])
    expect(variable('auto', { directRequest: true })).toEqual(['HF_TOKEN'])
    expect(variable('together', { endpointUrl: 'http://localhost:8080', directRequest: true })).toEqual(['API_TOKEN'])
    expect(variable('together', { accessToken: 'hf_secret' })).toEqual([])
  })

  it('contains a token only if one was given', () => {
    for (const snippet of getInferenceSnippets(chat, 'together', undefined, { accessToken: 'hf_secret' })) {
      expect(snippet.content).toContain('hf_secret')
      expect(snippet.content).not.toContain('HF_TOKEN')
    }
    for (const snippet of getInferenceSnippets(chat, 'together')) expect(snippet.content).not.toContain('placeholder')
    expect(buildInferenceRequest(chat, 'together')?.headers.Authorization).toBe('Bearer hf_token_placeholder')
    expect(buildInferenceRequest(chat, 'together', undefined, { directRequest: true })?.headers.Authorization).toBe(
      'Bearer not_hf_token_placeholder',
    )
  })

  it('says where a file is in the request, whatever text is next to it', () => {
    const requestOf = (model: ModelRecord, provider: string, options?: SnippetOptions) =>
      buildInferenceRequest(model, provider, undefined, options)
    const text = '<me.png as data-url>'
    const content = [
      { type: 'text', text },
      { type: 'image_url', image_url: { url: 'me.png' } },
    ]
    const seeing = requestOf(vision, 'together', { messages: [{ role: 'user', content }] })
    expect(seeing?.files).toEqual([
      {
        path: ['messages', 0, 'content', 1, 'image_url', 'url'],
        location: 'me.png',
        encoding: 'data-url',
        mediaType: 'image/png',
      },
    ])
    const spoken = { id: 'acme/ears', pipeline_tag: 'automatic-speech-recognition' }
    const options = { inputs: 'me.wav' }
    const whole = { path: [], location: 'me.wav', encoding: 'bytes', mediaType: 'audio/wav' }
    expect(requestOf(spoken, 'hf-inference', options)?.files).toEqual([whole])
    expect(requestOf(spoken, 'together', options)?.files).toEqual([{ ...whole, fileName: 'audio.wav' }])
    expect(requestOf(chat, 'together', { messages: [{ role: 'user', content: text }] })?.files).toBe(undefined)
  })

  it('keeps 0, false, null, empty strings, nested objects, and large numbers', () => {
    const options = {
      temperature: 0,
      top_p: 0,
      max_tokens: null,
      presence_penalty: 0,
      stop: '',
      logprobs: false,
      seed: -(2 ** 53),
      response_format: { type: 'json_schema', json_schema: { name: 'a', strict: false, schema: { nothing: null } } },
    }
    expect(buildInferenceRequest(chat, 'auto', undefined, options)?.body).toEqual({
      model: 'acme/chat-8b',
      messages: [{ role: 'user', content: expect.any(String) }],
      ...options,
    })
    expect(
      buildInferenceRequest(chat, 'auto', undefined, { parameters: { a: 1, seed: 2 }, seed: 3 })?.body,
    ).toMatchObject({
      a: 1,
      seed: 3,
    })
  })

  it('rejects what no request can contain, and names the field', () => {
    // Not every caller has type checks.
    const attempt = (options: object) => () => getInferenceSnippets(chat, 'auto', undefined, options)
    expect(attempt({ temperature: Number.NaN })).toThrow('[model-snippets] options.temperature: NaN is not a number')
    expect(attempt({ a: { b: [1, Number.POSITIVE_INFINITY] } })).toThrow('options.a.b[1]: Infinity')
    expect(attempt({ seed: 1n })).toThrow('options.seed: expected JSON')
    expect(attempt({ tools: [new Date(0)] })).toThrow('options.tools[0]: expected a plain object')
    expect(attempt({ model: 'other/model' })).toThrow('options.model: the model record sets')
    expect(attempt({ billTo: 'a\r\nX-Evil: 1' })).toThrow('options.billTo: a header can contain')
    expect(attempt({ accessToken: 'é' })).toThrow('options.accessToken: a header can contain')
    expect(attempt({ endpointUrl: 'localhost:8080' })).toThrow('options.endpointUrl: expected an http: or https: URL')
    expect(attempt({ endpointUrl: 'http://[' })).toThrow('isn’t a URL')
    for (const endpointUrl of ['http://u:p@h/v1', 'https://h/v1?key=x', 'https://h/v1#x']) {
      expect(attempt({ endpointUrl })).toThrow('options.endpointUrl: an endpoint URL can’t contain a user name')
    }
    expect(attempt({ messages: 'hello' as never })).toThrow('options.messages: expected an array')
    const role = (role: unknown) => ({ messages: [{ role: 'user', content: 'Hi' }, { role }] })
    expect(attempt(role('usr'))).toThrow('options.messages[1].role: expected one of system, developer, user')
    for (const known of ROLES) expect(attempt(role(known))).not.toThrow()
    const cycle: { [key: string]: unknown } = {}
    cycle.again = cycle
    expect(attempt({ cycle })).toThrow('nested deeper than 200 levels')
  })

  it.each<[object, string]>([
    [{ temperature: 'hot' }, 'options.temperature: expected a number from 0 to 2, got "hot"'],
    [{ temperature: 2.1 }, 'options.temperature: expected a number from 0 to 2, got 2.1'],
    [{ max_tokens: 1.5 }, 'options.max_tokens: expected a whole number from 1 to 1000000, got 1.5'],
    [{ top_p: -1 }, 'options.top_p: expected a number from 0 to 1, got -1'],
    [{ messages: [] }, 'options.messages: expected at least one message'],
    [{ messages: [{ role: 'user', content: 7 }] }, 'options.messages[0].content: expected a string'],
    [{ messages: ['hi'] }, 'options.messages[0]: expected an object with a role, got "hi"'],
    [{ streaming: 'yes' }, 'options.streaming: expected true or false, got "yes"'],
    [{ retries: 1 }, 'options.retries: expected true or false, got 1'],
    [{ billTo: 7 }, 'options.billTo: expected a string, got 7'],
    [{ parameters: [7] }, 'options.parameters: expected a JSON object such as {"seed": 7}, got [7]'],
    [{ schema: 7 }, 'options.schema: expected a JSON object'],
    [{ fallbacks: 'groq' }, 'options.fallbacks: expected an array of names'],
    [{ recipe: 'soup' }, 'options.recipe: expected one of plain'],
    [{ api: 'soap' }, 'options.api: expected one of chat-completions'],
    [{ platform: 'dos' }, 'options.platform: expected one of posix'],
  ])('rejects %j, whether or not the task accepts the option', async (options, problem) => {
    for (const [model, provider] of [
      [chat, 'together'],
      [{ id: 'acme/mask', pipeline_tag: 'fill-mask' }, 'hf-inference'],
    ] as const) {
      expect(() => getInferenceSnippets(model, provider, undefined, options)).toThrow(problem)
      expect(() => buildInferenceRequest(model, provider, undefined, options)).toThrow(problem)
      await expect(loadInferenceSnippets(model, provider, undefined, options)).rejects.toThrow(problem)
    }
  })

  it('skips a client, with a reason, if it would change the request', () => {
    const skipped = (options: SnippetOptions & { readonly provider?: object }, provider = 'together') =>
      explainInferenceSnippets(
        chat,
        provider,
        { provider, hfModelId: chat.id, providerId: 'mapped', status: 'live', task: 'conversational' },
        options,
      )
        .skipped.map(({ language, client }) => `${language}/${client}`)
        // Clients without chat don't mention these options.
        .filter((client) => CHATTING.includes(client))
    expect(skipped({})).toEqual([])
    expect(skipped({ top_p: null })).toEqual(['python/huggingface_hub'])
    const halfCharacter = skipped({ messages: [{ role: 'user', content: 'a\ud800' }] })
    expect(halfCharacter).toEqual(expect.arrayContaining(['python/openai', 'python/huggingface_hub']))
    for (const client of ['python/requests', 'js/fetch', 'sh/curl']) expect(halfCharacter).not.toContain(client)
    expect(skipped({ provider: { order: ['a'] } })).toEqual(['js/huggingface.js'])
    expect(skipped({ directRequest: true, providerId: 'other' })).toEqual([
      'python/huggingface_hub',
      'js/huggingface.js',
    ])
  })

  it('shows the whole message if a tool may be called', () => {
    const tools = [{ type: 'function', function: { name: 'now' } }]
    expect(code(chat, 'auto', 'python/openai', { tools })).toContain('print(completion.choices[0].message)\n')
    expect(code(chat, 'auto', 'python/openai')).toContain('print(completion.choices[0].message.content)\n')
  })

  it('uses text for a chat example and an image for a vision example', () => {
    expect(code(chat, 'auto', 'sh/curl')).not.toContain('image_url')
    expect(code(vision, 'auto', 'sh/curl')).toContain('data:image/png;base64,')
  })
})

const optionsArbitrary = fc.record(
  {
    streaming: fc.boolean(),
    directRequest: fc.boolean(),
    providerId: hostileText.filter((text) => text !== ''),
    billTo: fc.constantFrom('acme', "o'brien"),
    endpointUrl: fc.constantFrom('http://localhost:8080', 'https://my.example/v1/'),
    temperature: fc.constantFrom(0, 0.5, null),
    seed: fc.integer(),
    messages: fc.array(fc.record({ role: fc.constantFrom('user', 'system'), content: hostileText }), {
      minLength: 1,
      maxLength: 3,
    }),
    extra: hostileJson,
  },
  { requiredKeys: [] },
)
const callArbitrary = fc.record({
  model: fc.record({
    id: fc.constantFrom('acme/chat-8b', 'a/b'),
    pipeline_tag: fc.constantFrom('text-generation', 'image-text-to-text', 'text-to-image', 'fill-mask'),
    tags: fc.constantFrom(['conversational'], [], ['custom_code', 'conversational']),
  }),
  provider: fc.constantFrom(...CHAT_PROVIDERS, 'nobody'),
  options: optionsArbitrary,
})
type Arguments = typeof callArbitrary extends fc.Arbitrary<infer T> ? T : never
const run = ({ model, provider, options }: Arguments) =>
  JSON.stringify(explainInferenceSnippets(model, provider, undefined, options as SnippetOptions))

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null) {
    Object.freeze(value)
    for (const item of Object.values(value)) deepFreeze(item)
  }
  return value
}

describe('purity', () => {
  it('calls in any order return the same as each alone, and change no argument', () => {
    setLogger({ error: vi.fn() })
    fc.assert(
      fc.property(fc.array(callArbitrary, { minLength: 2, maxLength: 6 }), fc.nat(), (calls, start) => {
        const alone = calls.map((call) => run(structuredClone(call)))
        deepFreeze(calls)
        for (let step = 0; step < calls.length * 2; step++) {
          const index = (start + step * 5) % calls.length
          expect(run(calls[index] as Arguments)).toBe(alone[index])
        }
      }),
      { numRuns: 300 },
    )
  })

  it('a chat model doesn’t affect a plain text-generation model', () => {
    setLogger({ error: vi.fn() })
    const plain = { ...chat, tags: [] }
    const before = JSON.stringify(explainInferenceSnippets(plain, 'hf-inference'))
    getInferenceSnippets(chat, 'hf-inference')
    expect(JSON.stringify(explainInferenceSnippets(plain, 'hf-inference'))).toBe(before)
  })
})

describe('templates', () => {
  it('are found by language, client, and task, or reported as missing', () => {
    expect(typeof getTemplate('python', 'openai', 'conversational')).toBe('function')
    for (const [language, client, task] of [
      ['python', 'openai', 'image-to-image'],
      ['ruby', 'net-http', 'conversational'],
      ['sh', 'curl', 'toString'],
    ] as const) {
      expect(() => getTemplate(language, client, task)).toThrow(`Template not found: ${language}/${client}/${task}`)
    }
  })

  it('can be added for a new client and removed', () => {
    const remove = registerTemplate({
      language: 'sh',
      client: 'echo',
      task: 'conversational',
      template: (call) => `echo ${call.request?.url}\n`,
    })
    const last = CHATTING.findLastIndex((client) => client.startsWith('sh/'))
    expect(offered(chat, 'auto')).toEqual(CHATTING.toSpliced(last + 1, 0, 'sh/echo'))
    expect(code(chat, 'auto', 'sh/echo')).toBe('echo https://router.huggingface.co/v1/chat/completions\n')
    remove()
    expect(offered(chat, 'auto')).toEqual(CHATTING)
  })

  it('can replace a template of a known client', () => {
    const remove = registerTemplate({
      language: 'js',
      client: 'fetch',
      task: 'conversational',
      template: () => '// ours\n',
    })
    expect(offered(chat, 'auto')).toEqual(CHATTING)
    expect(code(chat, 'auto', 'js/fetch')).toBe('// ours\n')
    remove()
  })

  it.each([
    ['chat', chat, 'conversational'],
    ['another task', { id: 'acme/draw', pipeline_tag: 'text-to-image' }, 'text-to-image'],
  ] as const)('get a call of %s that they can’t change', (_, model, task) => {
    const before = code(model, 'hf-inference', 'python/requests')
    const remove = registerTemplate({
      language: 'python',
      client: 'first',
      task,
      unsupported: (call) => (Reflect.set(call, 'providerModel', 'x') ? 'changed' : undefined),
      template: ({ request }) =>
        `${[request, request?.headers, request?.body].map((part) => Object.isFrozen(part)).join()}\n`,
    })
    expect(code(model, 'hf-inference', 'python/first')).toBe('true,true,true\n')
    expect(code(model, 'hf-inference', 'python/requests')).toBe(before)
    remove()
  })
})
