import { buildInferenceRequest, getInferenceSnippets, LANGUAGES, PROVIDERS, TASKS } from '@model-snippets/core'
import { type AgentSetUp, agentScript, getAgentSetUps } from '@model-snippets/core/agents'
import { findModel } from '@model-snippets/core/catalogue'
import { getCompletedLibrarySnippets } from '@model-snippets/core/libraries'
import { getLocalAppSnippets, type LocalAppSnippet, localAppScript } from '@model-snippets/core/local-apps'
import { TASKS_DATA } from '@model-snippets/core/tasks'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PROGRAM } from '../testing/program.ts'
import { createMcpHandler } from './http.ts'

const MODEL = 'openai/gpt-oss-20b'
const TOOLS = [
  'explain_error',
  'get_agent_set_up',
  'get_library_example',
  'get_local_commands',
  'get_providers',
  'get_snippets',
  'get_task',
  'get_wire_request',
  'search_models',
]

/** They ask who serves a model, and under which id. */
const ASKS_HUB = ['get_agent_set_up', 'get_providers', 'get_snippets', 'get_wire_request']

/**
 * What strict clients refuse of a tool's schema. VS Code passes no tool on whose lists do not say what they hold
 * (https://github.com/microsoft/vscode/issues/246119). OpenAI's API, which Codex and others send the tools to, refuses
 * such lists, too, and wants an object with properties at the top
 * (https://developers.openai.com/api/docs/guides/function-calling). Codex takes a schema without a type for that of a
 * text (parse_tool_input_schema in https://github.com/openai/codex), and no client takes a name that must be given and
 * is not described.
 */
function refusalsOf(schema: unknown, path = 'schema', isTop = true): string[] {
  if (typeof schema !== 'object' || schema === null) return [`${path} is no object`]
  const { type, items, properties, required, enum: names, anyOf } = schema as { readonly [keyword: string]: unknown }
  const own = Object.entries((properties ?? {}) as object)
  const types = [type].flat()
  return [
    ...(isTop && (type !== 'object' || properties === undefined) ? [`${path} is no object with properties`] : []),
    ...(type === undefined && anyOf === undefined ? [`${path} has no type`] : []),
    ...(types.includes('array') && items === undefined ? [`${path} does not say what it holds`] : []),
    ...(Array.isArray(names) && (types[0] !== 'string' || names.length === 0) ? [`${path} has names of no text`] : []),
    ...((required ?? []) as string[]).filter((name) => !own.some(([each]) => each === name)),
    ...own.flatMap(([name, each]) => refusalsOf(each, `${path}.${name}`, false)),
    ...(items === undefined ? [] : refusalsOf(items, `${path}[]`, false)),
    ...((anyOf ?? []) as unknown[]).flatMap((each) => refusalsOf(each, `${path}|`, false)),
  ]
}

it('knows what a strict client refuses', () => {
  const object = (properties: object, more: object = {}) => ({ type: 'object', properties, ...more })
  expect(refusalsOf(object({ a: { type: 'array' } }))).toEqual(['schema.a does not say what it holds'])
  expect(refusalsOf(object({ a: { description: 'x' } }))).toEqual(['schema.a has no type'])
  expect(refusalsOf({ type: 'object' })).toEqual(['schema is no object with properties'])
  expect(refusalsOf(object({}, { required: ['b'] }))).toEqual(['b'])
})

const handle = createMcpHandler()
const TRANSPORTS: Readonly<Record<string, () => Transport>> = {
  'standard input and output': () =>
    new StdioClientTransport({ ...PROGRAM, args: [...PROGRAM.args, 'mcp'], stderr: 'inherit' }),
  // The SDK's class leaves out `undefined` where its interface says so.
  'streamable HTTP': () =>
    new StreamableHTTPClientTransport(new URL('http://localhost/mcp'), {
      fetch: (url, init) => handle(new Request(url, init)),
    }) as Transport,
}

interface Called {
  readonly isError: boolean
  readonly text: string
  // biome-ignore lint/suspicious/noExplicitAny: what a tool answers is what the tests look at
  readonly structured: any
}

describe.each(Object.keys(TRANSPORTS))('the MCP server over %s', (name) => {
  const client = new Client({ name: 'test', version: '1' })
  beforeAll(async () => {
    await client.connect((TRANSPORTS[name] as () => Transport)())
    // Lets the client hold every structured answer against the tool's schema.
    await client.listTools()
  })
  afterAll(() => client.close())

  async function call(tool: string, parameters: Record<string, unknown>): Promise<Called> {
    const result = await client.callTool({ name: tool, arguments: parameters })
    const [first] = result.content as { type: string; text: string }[]
    return { isError: result.isError === true, text: first?.text ?? '', structured: result.structuredContent }
  }

  it('describes its tools, every field of them, and that they change nothing', async () => {
    const { tools } = await client.listTools()
    expect(tools.map((tool) => tool.name).sort()).toEqual(TOOLS)
    for (const { name, description, inputSchema, outputSchema, annotations } of tools) {
      expect(description?.length).toBeGreaterThan(100)
      expect(annotations).toEqual({ readOnlyHint: true, openWorldHint: ASKS_HUB.includes(name) })
      expect(outputSchema?.type).toBe('object')
      expect(inputSchema.type).toBe('object')
      // What it says of them in one place, `get_snippets`.
      if (['get_agent_set_up', 'get_providers', 'get_wire_request'].includes(name)) continue
      for (const [field, schema] of Object.entries(inputSchema.properties ?? {})) {
        expect([field, (schema as { description?: string }).description]).toEqual([field, expect.any(String)])
      }
    }
    // Every agent reads all of it before it knows what it needs. What strict clients want of lists and answers is in it.
    expect(JSON.stringify(tools).length).toBeLessThanOrEqual(12.6 * 1024)
    expect(client.getInstructions()).toContain('search_models')
    expect(client.getServerVersion()).toMatchObject({ name: 'model-snippets' })
  })

  it('lists its tools as the strictest clients want them', async () => {
    const { tools } = await client.listTools()
    for (const { name, inputSchema, outputSchema } of tools) {
      expect([name, refusalsOf(inputSchema)]).toEqual([name, []])
      expect([name, refusalsOf(outputSchema)]).toEqual([name, []])
      // One that says nothing takes tokens and tells nobody anything.
      expect([name, Object.keys(outputSchema?.properties ?? {})]).not.toEqual([name, []])
    }
    const language = tools.find(({ name }) => name === 'get_snippets')?.inputSchema.properties?.['language']
    expect((language as { enum: string[] }).enum).toEqual([...LANGUAGES, 'typescript'])
  })

  it('takes TypeScript for a language, as its list of tools says', async () => {
    const { structured } = await call('get_snippets', { model: MODEL, language: 'typescript', client: 'openai' })
    expect(structured.snippets).toMatchObject([{ language: 'js', typescript: true, fileName: 'example.mts' }])
  })

  it('gives what a snippet needs, in text and structure', async () => {
    const { structured, text } = await call('get_snippets', { model: MODEL, language: 'rust', client: 'reqwest' })
    const [{ install, add, fileName, run, manifest }] = structured.snippets
    expect(install).toBe(`cargo init --name example && ${add}`)
    expect([fileName, run, manifest.fileName]).toEqual(['src/main.rs', 'cargo run --quiet', 'Cargo.toml'])
    for (const part of [
      `- In an existing project: \`${add}\``,
      '- Save as `src/main.rs` and run `cargo run --quiet`',
    ]) {
      expect(text).toContain(part)
    }
  })

  it('finds models', async () => {
    const { structured, text } = await call('search_models', { query: 'gpt oss', task: 'conversational', limit: 1 })
    expect(structured.models).toHaveLength(1)
    expect(structured.models[0]).toMatchObject({ task: 'conversational', pipeline_tag: 'text-generation' })
    expect(structured.total).toBeGreaterThan(1)
    expect(text).toContain(structured.models[0].id)
    expect((await call('search_models', { query: 'nothing like this' })).structured).toEqual({ models: [], total: 0 })
    const { models } = (await call('search_models', { query: 'speech to text', limit: 1 })).structured as {
      readonly models: readonly { readonly id: string }[]
    }
    expect(models.map(({ id }) => id)).toEqual(['openai/whisper-large-v3-turbo'])
  })

  it('writes the examples that the library writes', async () => {
    const messages = [{ role: 'user', content: 'It\'s "5" $(id) `x` ```\n``` \\ 😀 \u0000' }]
    const choice = { provider: 'groq', streaming: true, messages, temperature: 0, parameters: { seed: -7 } }
    const { structured, text, isError } = await call('get_snippets', { model: MODEL, ...choice })
    expect(isError).toBe(false)
    const { provider, ...options } = choice
    const expected = getInferenceSnippets(findModel(MODEL) ?? { id: '' }, provider, undefined, options)
    expect(expected.length).toBeGreaterThan(4)
    expect(withoutRuns(structured.snippets)).toEqual(expected)
    for (const { content, install } of expected) {
      expect(text).toContain(content)
      if (install !== null) expect(text).toContain(install)
    }
    for (const { ranWith } of structured.snippets) {
      const text = expect.stringMatching(/./)
      expect(ranWith).toEqual({ package: text, release: text, date: text, isExact: false })
    }
    const directly = { model: MODEL, ...choice, directRequest: true, client: 'requests' }
    const direct = await call('get_snippets', { ...directly, providerId: 'openai/gpt-oss-20b' })
    expect(direct.structured.snippets[0].ranWith).not.toBeNull()
    const guessed = await call('get_snippets', directly)
    const sentence = expect.any(String)
    const assumption = {
      what: expect.stringContaining('Groq'),
      why: sentence,
      howToKnow: sentence,
      option: 'providerId',
    }
    expect(guessed.structured.snippets[0]).toMatchObject({ ranWith: null, assumptions: [assumption] })
    expect(guessed.text).toContain(`- ${guessed.structured.snippets[0].assumptions[0].what}`)
    const request = await call('get_wire_request', { model: MODEL, ...choice, directRequest: true })
    expect(request.structured.assumptions).toEqual([assumption])
    expect(request.text).toContain('- We assume that ')
  })

  it('gives one example when asked for one, and says why others are missing', async () => {
    const one = await call('get_snippets', { model: MODEL, language: 'sh', client: 'curl', platform: 'cmd' })
    expect(one.structured.snippets).toHaveLength(1)
    const auto = await call('get_snippets', { model: 'google/vit-base-patch16-224', language: 'sh' })
    expect(auto.structured.snippets).toEqual([])
    expect(auto.structured.skipped[0].reason).toMatch(/\w/)
    expect(auto.text).toContain(auto.structured.skipped[0].reason)
  })

  it('takes a record, with the way in which a provider serves it', async () => {
    const record = {
      id: 'acme/private',
      pipeline_tag: 'text-generation',
      tags: ['conversational'],
      inferenceProviderMapping: [
        { provider: 'groq', providerId: 'their-name', hfModelId: 'acme/private', status: 'live', task: 'x' },
      ],
    }
    const { structured } = await call('get_snippets', { record, provider: 'groq', directRequest: true })
    expect(structured.snippets[0].content).toContain('their-name')
    const again = await call('get_snippets', { model: 'acme/private', task: 'conversational' })
    expect(withoutRuns(again.structured.snippets)).toEqual(
      getInferenceSnippets({ id: 'acme/private', pipeline_tag: 'text-generation', tags: ['conversational'] }, 'auto'),
    )
  })

  it('loses no field of the request, whatever it is called', async () => {
    const parameters = JSON.parse('{"__proto__": {"a": null}, "constructor": [1, {"toString": "x"}]}')
    const messages = JSON.parse('[{"role": "user", "content": null, "__proto__": {"b": 2}}]')
    const { structured } = await call('get_wire_request', { model: MODEL, messages, parameters })
    expect(JSON.stringify(structured.body.messages)).toBe(JSON.stringify(messages))
    expect(JSON.stringify(structured.body)).toContain('"__proto__":{"a":null},"constructor":[1,{"toString":"x"}]')
  })

  it.each([
    ['talk.wav', '- Put `talk.wav` in the same folder as the program'],
    ['../talk.wav', '- The program reads `../talk.wav`'],
    ['~/talk.wav', '- The program treats the `~` in `~/talk.wav` as a folder name: use the full path'],
  ])('says where %s must be', async (inputs, line) => {
    const asked = { model: 'openai/whisper-large-v3', provider: 'hf-inference', language: 'sh', inputs }
    expect((await call('get_snippets', asked)).text).toContain(line)
  })

  it('shows the request of a task with a file', async () => {
    const { structured, text } = await call('get_wire_request', {
      model: 'google/vit-base-patch16-224',
      provider: 'hf-inference',
      inputs: 'photo.jpg',
    })
    const model = findModel('google/vit-base-patch16-224') ?? { id: '' }
    expect(structured).toEqual(buildInferenceRequest(model, 'hf-inference', undefined, { inputs: 'photo.jpg' }))
    expect(text).toContain(structured.url)
  })

  it('compares providers; where nobody tells figures, it says so', async () => {
    const { text, structured } = await call('get_providers', { model: MODEL })
    expect(text).toMatch(/^\| provider \|/)
    expect(text).toMatch(/\n\nPrices, speeds, and features unavailable: .*\.$/)
    expect(structured).toMatchObject({ model: MODEL, task: 'conversational' })
    expect((structured['providers'] as { id: string }[]).map(({ id }) => id)).toContain('groq')
    const image = await call('get_providers', { model: 'black-forest-labs/FLUX.1-dev' })
    expect(image.text).toContain('| fal-ai |')
    expect(image.structured['facts']).toBe(null)
  })

  it('explains every task', async () => {
    for (const task of new Set([...Object.keys(TASKS), ...Object.keys(TASKS_DATA)])) {
      const { structured, isError } = await call('get_task', { task })
      expect([task, isError]).toEqual([task, false])
      const providers = Object.values(PROVIDERS).filter(({ routes }) => Object.hasOwn(routes, task))
      const expected = Object.hasOwn(TASKS, task)
        ? expect.objectContaining({ providers: providers.map(({ id, label }) => ({ id, label })) })
        : null
      expect([task, structured.inference]).toEqual([task, expected])
    }
  })

  it('writes library examples', async () => {
    const id = 'sentence-transformers/all-MiniLM-L6-v2'
    const model = findModel(id) ?? { id: '' }
    const { structured, text } = await call('get_library_example', { model: id })
    expect(structured.examples).toEqual(getCompletedLibrarySnippets(model).snippets)
    expect(text).toContain(structured.examples[0].content)
    const other = await call('get_library_example', {
      model: 'acme/painter',
      task: 'text-to-image',
      library: 'diffusers',
    })
    expect(other.structured.examples.map(({ library }: { library: string }) => library)).toContain('diffusers')
  })

  it('explains an error, and says of what it does not know that it does not', async () => {
    const { structured, text } = await call('explain_error', { message: 'openai.RateLimitError: Error code: 429' })
    expect(structured.cause).toMatchObject({ id: 'rate-limited' })
    expect(text).toContain('429: too many requests')
    const unknown = await call('explain_error', { message: 'Hello' })
    expect([unknown.isError, unknown.structured]).toEqual([false, { cause: null, text: 'Hello' }])
  })

  it('gives the commands of local apps, and why others are missing', async () => {
    const record = {
      id: 'acme/model-GGUF',
      pipeline_tag: 'text-generation',
      tags: ['gguf', 'conversational'],
      siblings: [{ rfilename: 'model-Q4_K_M.gguf' }, { rfilename: 'model-Q8_0.gguf' }],
    }
    const { structured, text } = await call('get_local_commands', { record, app: 'ollama', quantization: 'q8_0' })
    const [ollama] = getLocalAppSnippets(record, { app: 'ollama', quantization: 'Q8_0' })
    expect(structured).toEqual({
      model: record.id,
      apps: [{ app: 'ollama', script: localAppScript(ollama as LocalAppSnippet), server: ollama?.server }],
      quantizations: ['Q4_K_M', 'Q8_0'],
      notOffered: [],
    })
    expect(text).toContain('ollama run hf.co/acme/model-GGUF:Q8_0')
    const all = await call('get_local_commands', { record })
    expect(all.structured.notOffered.map(({ app }: { app: string }) => app)).toContain('sglang')
    const asked = { record, contextLength: 32_768, recipe: 'tool-loop' }
    const needy = await call('get_local_commands', { ...asked, app: 'llama-cpp' })
    expect(needy.text).toContain('--ctx-size 32768')
    const { apps } = (await call('get_local_commands', { ...asked, app: 'llama-cpp-python' })).structured
    expect(apps[0].unsupported).toMatch(/^llama-cpp-python documents tool calling/)
  })

  it('gives the set-up of coding agents, what ran of it, and why others are missing', async () => {
    const { structured, text } = await call('get_agent_set_up', { model: MODEL, provider: 'together', agent: 'codex' })
    const [setUp] = getAgentSetUps(findModel(MODEL) ?? { id: MODEL }, 'together', undefined, { agent: 'codex' })
    expect(structured).toEqual({ model: MODEL, setUps: [{ ...setUp, ranWith: null }], notOffered: [] })
    expect(text).toContain(agentScript(setUp as AgentSetUp))
    const direct = await call('get_agent_set_up', { model: MODEL, provider: 'groq', directRequest: true })
    expect(direct.structured.notOffered.map(({ agent }: { agent: string }) => agent)).toEqual([
      'claude-code',
      'hermes-agent',
    ])
  })

  it.each([
    ['get_agent_set_up', { model: MODEL, agent: 'nobody' }, /agent: expected one of codex, .*got "nobody"$/],
    ['get_agent_set_up', { model: MODEL, provider: 'fal-ai' }, /^provider: /],
    ['get_agent_set_up', { record: { id: 'acme/paint', pipeline_tag: 'text-to-image' } }, /^no agent can be set up/],
    ['get_local_commands', { model: MODEL, app: 'ollama' }, /^no local app runs .*ollama: the app runs GGUF files/],
    ['get_local_commands', { model: MODEL, contextLength: 0 }, /^contextLength: /],
    ['get_local_commands', { model: MODEL, quantization: 'Q9' }, /^quantization: "Q9" isn’t a quantization/],
    ['search_models', { task: 'cooking' }, /^task: expected one of .*text-to-image.*, got "cooking"/],
    ['search_models', { limit: 0 }, /^limit: expected a whole number from 1 to 100, got 0$/],
    ['get_snippets', {}, /^model or record is required/],
    ['get_snippets', { model: 'openai/gpt-oss-2b' }, /did you mean openai\/gpt-oss-20b.*"task"/],
    [
      'get_snippets',
      { model: MODEL, provider: 'nobody' },
      /^provider: expected one of auto, .*together.*, got "nobody"/,
    ],
    ['get_snippets', { model: MODEL, provider: 'togther' }, /did you mean together\?$/],
    ['get_snippets', { model: MODEL, temperature: 9 }, /^temperature: expected a number from 0 to 2, got 9$/],
    ['get_snippets', { model: MODEL, streaming: 'yes' }, /^streaming: expected true or false, got "yes"$/],
    ['get_snippets', { model: MODEL, parameters: { model: 'x' } }, /^parameters\.model: /],
    ['get_snippets', { record: { id: 'x/y' } }, /^record\.pipeline_tag /],
    ['get_snippets', { model: MODEL, language: 'cobol' }, /^language: expected one of python, js, .*got "cobol"/],
    ['get_snippets', { model: MODEL, client: 'axios' }, /^client: expected one of .*curl.*, got "axios"/],
    ['get_snippets', { model: MODEL, task: 'cooking' }, /^task: expected one of .*conversational/],
    [
      'get_snippets',
      { model: MODEL, stream: true },
      /unknown field "stream"; did you mean streaming\? Valid fields: .*streaming/,
    ],
    ['get_snippets', { model: MODEL, messages: 'hi' }, /^messages: expected an array, such as .*, got "hi"/],
    ['get_snippets', { model: MODEL, messages: [{ content: 'hi' }] }, /^messages\[0\]\.role: expected/],
    ['get_snippets', { model: MODEL, parameters: [1] }, /^parameters: expected a JSON object.*, got \[1\]/],
    ['get_snippets', { model: MODEL, endpointUrl: 'ftp://x' }, /^endpointUrl: /],
    ['get_snippets', { model: MODEL, billTo: 'a\nb' }, /^billTo: /],
    ['get_snippets', { record: {} }, /^record\.id/],
    ['get_snippets', { model: MODEL, record: { id: 'x/y' } }, /set "model" or "record", not both/],
    [
      'get_wire_request',
      { model: MODEL, provider: 'wavespeed' },
      /^provider: "wavespeed" doesn’t support the task conversational; expected one of auto, /,
    ],
    ['get_task', { task: 'cooking' }, /^task: expected one of .*conversational/],
    ['get_task', {}, /^task is required$/],
    ['explain_error', {}, /^message is required$/],
    ['explain_error', { message: ' ' }, /^message: expected the program’s output/],
    ['get_library_example', { model: MODEL, library: 'nope' }, /^library: unknown library "nope".*transformers/],
    [
      'get_library_example',
      { record: { id: '//evil.example/share', tags: ['custom_code'] }, library: 'sentence-transformers' },
      /model\.id: expected a Hugging Face id, owner\/name, got "\/\/evil/,
    ],
    ['get_library_example', { model: 'a/b', task: 'translation' }, /doesn’t name a library/],
  ])('%s answers %j with an error that can be mended', async (tool, parameters, message) => {
    const { isError, text } = await call(tool, parameters)
    expect(isError).toBe(true)
    expect(text.replace(/^MCP error -32602: Input validation error: Invalid arguments for tool \w+: /, '')).toMatch(
      message,
    )
  })

  it('finds a model whatever the case of its id', async () => {
    expect((await call('get_wire_request', { model: 'OpenAI/GPT-oss-20b' })).structured.body.model).toBe(MODEL)
  })

  it('takes numbers that can be held exactly', async () => {
    const parameters = { seed: 9007199254740991, limit: 1e21 }
    const { isError, structured } = await call('get_wire_request', { model: MODEL, parameters })
    expect([isError, structured.body]).toMatchObject([false, parameters])
  })

  it('answers whatever it is sent, and answers on', async () => {
    const tools = fc.constantFrom(...TOOLS, 'nothing')
    await fc.assert(
      fc.asyncProperty(tools, fc.dictionary(fc.string(), fc.jsonValue()), async (tool, parameters) => {
        const { text } = await call(tool, { ...parameters, model: MODEL })
        expect(text).not.toMatch(/TypeError|undefined is not|Cannot read/)
      }),
      { numRuns: 50 },
    )
    const texts = fc.record({ provider: fc.constant('groq'), billTo: fc.string(), temperature: fc.double() })
    await fc.assert(
      fc.asyncProperty(texts, fc.string({ unit: 'binary' }), async (choice, content) => {
        const { text } = await call('get_snippets', { model: MODEL, ...choice, messages: [{ role: 'user', content }] })
        expect(text).not.toBe('')
      }),
      { numRuns: 50 },
    )
  })
})

const withoutRuns = (snippets: { ranWith?: unknown }[]): unknown[] => snippets.map(({ ranWith: _, ...rest }) => rest)

describe('the handler of /mcp', () => {
  const post = (headers: Record<string, string> = {}, body: unknown = PING): Promise<Response> =>
    handle(
      new Request('http://localhost/mcp', {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    )
  const PING = { jsonrpc: '2.0', id: 1, method: 'ping' }

  it('answers JSON at once, to programs and to pages of this machine', async () => {
    for (const origin of [undefined, 'http://localhost:6274', 'http://127.0.0.1', 'http://[::1]:3000']) {
      const response = await post(origin === undefined ? {} : { origin })
      expect([origin, response.status]).toEqual([origin, 200])
      expect(await response.json()).toEqual({ jsonrpc: '2.0', id: 1, result: {} })
      expect(response.headers.get('access-control-allow-origin')).toBe(origin ?? null)
    }
  })

  it.each([
    'http://evil.example',
    'https://localhost.evil.example',
    'null',
    'http://[::2]',
    'x',
    'http://127.0.0.2',
    'http://localhost\\.evil.example',
    'chrome-extension://localhost',
    'ftp://localhost',
    'http://localhost/',
    'http://u@localhost',
    'HTTP://LOCALHOST',
  ])('refuses pages of %s', async (origin) => {
    const response = await post({ origin, host: new URL('http://localhost').host })
    expect(response.status).toBe(403)
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
  })

  it('lets in the origins that it was given', async () => {
    const own = createMcpHandler({ allowedOrigins: ['https://models.example'] })
    const asked = (origin: string): Promise<Response> =>
      own(new Request('http://localhost/mcp', { method: 'OPTIONS', headers: { origin } }))
    expect((await asked('https://models.example')).status).toBe(204)
    expect((await asked('https://models.example:444')).status).toBe(403)
  })

  it.each([
    ['GET', 405],
    ['DELETE', 405],
    ['OPTIONS', 204],
  ])('answers %s with %i', async (method, status) => {
    const response = await handle(new Request('http://localhost/mcp', { method }))
    expect(response.status).toBe(status)
    if (status === 405) expect(response.headers.get('allow')).toBe('POST, OPTIONS')
  })

  it('refuses a body that is too large, declared or not', async () => {
    const small = createMcpHandler({ maxBodyBytes: 100 })
    const stream = new Blob(['x'.repeat(101)]).stream()
    const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' }
    const request = new Request('http://localhost/mcp', { method: 'POST', headers, body: stream, duplex: 'half' })
    expect((await small(request)).status).toBe(413)
    expect((await post({}, 'x'.repeat(1024 * 1024 + 1))).status).toBe(413)
  })

  it('takes so many messages at once', async () => {
    const batch = (length: number) => Array.from({ length }, (_, id) => ({ ...PING, id }))
    expect((await post({}, batch(10))).status).toBe(200)
    const refused = await post({}, batch(172))
    expect([refused.status, await refused.json()]).toMatchObject([
      400,
      { error: { message: 'A request can contain at most 10 messages; got 172' } },
    ])
  })

  it('answers a request that the same body cancels', async () => {
    const cancelled = { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 1 } }
    const response = await post({}, [PING, cancelled])
    expect([response.status, await response.json()]).toEqual([200, { jsonrpc: '2.0', id: 1, result: {} }])
    expect((await post({}, cancelled)).status).toBe(202)
    expect((await post({}, [cancelled])).status).toBe(202)
  })

  it('gives an answer up that does not come', async () => {
    const never = createMcpHandler({ addServing: () => new Promise(() => undefined), maxMilliseconds: 50 })
    const params = { name: 'get_providers', arguments: { model: MODEL } }
    const body = JSON.stringify({ ...PING, method: 'tools/call', params })
    const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' }
    const response = await never(new Request('http://localhost/mcp', { method: 'POST', headers, body }))
    expect([response.status, await response.json()]).toMatchObject([
      504,
      { error: { message: 'No response within 50 ms' } },
    ])
  })

  it('refuses a number that cannot be held exactly as a tool does', async () => {
    const call = (given: string): string =>
      `{"jsonrpc":"2.0","id":3,"method":"tools/call","params":{"name":"get_snippets","arguments":{${given}}}}`
    const response = await post({}, call(`"model":"${MODEL}","parameters":{"seed":12345678901234567890}`))
    const text =
      'parameters.seed: the number 12345678901234567890 can’t be represented exactly; use at most 15 significant digits'
    expect([response.status, await response.json()]).toEqual([
      200,
      { jsonrpc: '2.0', id: 3, result: { content: [{ type: 'text', text }], isError: true } },
    ])
    const batch = await post({}, `[${call('"model":"x","parameters":{"seed":12345678901234567890}')}]`)
    expect([batch.status, await batch.json()]).toMatchObject([400, { error: { code: -32_602, message: text } }])
    const record = `"record":{"id":"a/b","pipeline_tag":"fill-mask","limit":1000000000000000019884624838656}`
    expect(await (await post({}, call(record))).json()).toMatchObject({ result: { structuredContent: {} } })
  })

  it('reads a body as it is told to', async () => {
    const strict = createMcpHandler({
      parse: () => {
        throw new RangeError('too much')
      },
    })
    const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' }
    const response = await strict(new Request('http://localhost/mcp', { method: 'POST', headers, body: '{}' }))
    expect([response.status, await response.json()]).toMatchObject([400, { error: { message: 'too much' } }])
  })

  it('refuses bytes that are no UTF-8', async () => {
    const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' }
    const body = Buffer.from(JSON.stringify({ ...PING, id: 'caf\u00e9' }), 'latin1')
    const response = await handle(new Request('http://localhost/mcp', { method: 'POST', headers, body }))
    expect([response.status, await response.json()]).toMatchObject([400, { error: { code: -32_700 } }])
  })

  it.each(['', '{', 'null', '{"jsonrpc":"2.0"}'])('refuses the body %j', async (body) => {
    expect((await post({}, body)).status).toBe(400)
  })
})
