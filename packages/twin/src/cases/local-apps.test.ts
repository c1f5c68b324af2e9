import { type InferenceSnippet, LANGUAGES, type ModelRecord } from '@model-snippets/core'
import { getLocalAppSnippets, type LocalAppSnippet } from '@model-snippets/core/local-apps'
import { describe, expect, it } from 'vitest'
import { judgeRun } from '../judge/judge.ts'
import { CHAT } from '../oracle/call.ts'
import { asksAsOpenAi } from '../oracle/published.ts'
import { plainRun } from '../plan/plan.ts'
import { SEED } from '../plan/seed.ts'
import { hasTurn } from '../plan/turns.ts'
import { bytesAnswer, jsonAnswer } from '../services/answer.ts'
import { describeWithHarness } from '../testing/harness.ts'
import { readTrial, runTrial } from '../trials/trial.ts'
import { ask } from './cases.ts'

const chat = { id: 'acme/demo', pipeline_tag: 'text-generation', tags: ['conversational'] }
const CHAT_MODELS: readonly ModelRecord[] = [
  { ...chat, tags: ['gguf', 'conversational'], siblings: [{ rfilename: 'demo-Q4_K_M.gguf' }] },
  { ...chat, library_name: 'transformers' },
  { ...chat, library_name: 'mlx' },
]
const KEY = 'unused'
const OPENAI_EMBEDDING = {
  object: 'list',
  model: 'acme/embed',
  data: [{ object: 'embedding', index: 0, embedding: [0.25, -0.5] }],
  usage: { prompt_tokens: 3, total_tokens: 3 },
}

/** Each URL with its model's name, once for all apps that share it. */
const SERVERS = new Map<string, { readonly model: ModelRecord; readonly app: LocalAppSnippet }>()
for (const model of CHAT_MODELS) {
  for (const app of getLocalAppSnippets(model)) {
    const form = `${app.server?.address} ${app.server?.model}`
    if (app.server !== undefined && !SERVERS.has(form)) SERVERS.set(form, { model, app })
  }
}
/** The longest path, so that every client is also tested with a path other than `/v1`. */
const LONGEST = [...SERVERS.keys()].reduce((one, other) =>
  new URL(other.split(' ')[0] ?? '').pathname.length > new URL(one.split(' ')[0] ?? '').pathname.length ? other : one,
)
const CLIENTS = ['python/openai', 'sh/curl']
const isMeant = hasTurn(SEED)
/** By API: the clients that append its path to a base URL, and its answer. */
const OTHER_APIS = {
  responses: {
    clients: ['python/openai', 'js/openai'],
    answer: {
      ...{ id: 'resp_1', object: 'response', created_at: 1, status: 'completed', model: 'demo', error: null },
      output: [
        {
          ...{ type: 'message', id: 'msg_1', status: 'completed', role: 'assistant' },
          content: [{ type: 'output_text', text: 'Salut', annotations: [] }],
        },
      ],
      ...{ parallel_tool_calls: true, tool_choice: 'auto', tools: [] },
    },
  },
  messages: {
    clients: ['python/anthropic', 'js/anthropic'],
    answer: {
      ...{ id: 'msg_1', type: 'message', role: 'assistant', model: 'demo' },
      content: [{ type: 'text', text: 'Salut' }],
      ...{ stop_reason: 'end_turn', stop_sequence: null, usage: { input_tokens: 1, output_tokens: 1 } },
    },
  },
} as const
const nameOf = ({ language, client }: InferenceSnippet): string => `${language}/${client}`

it('has URLs to call', () => {
  expect(SERVERS.size).toBeGreaterThan(7)
  expect(LONGEST).toContain('/engines/v1')
})

describeWithHarness('a program that calls the user’s own server', (harness) => {
  describe.each([...SERVERS.entries()])('%s', (form, { model, app }) => {
    const examples = app.examples.filter((one) => (form === LONGEST ? isMeant(one) : CLIENTS.includes(nameOf(one))))
    it.each(examples.map((snippet) => [nameOf(snippet), snippet] as const))(
      'sends the same as the published client with %s, using the server’s model name',
      async (_, snippet) => {
        const { address, model: name } = app.server ?? { address: '', model: '' }
        const asked = ask(
          { task: CHAT, provider: 'auto', target: 'endpoint', streaming: false },
          { options: { endpointUrl: address, providerId: name, accessToken: KEY }, model },
        )
        expect(await readTrial(harness(), asked, snippet)).toEqual([])
        const run = plainRun(asked.question)
        const { transcript, findings } = await runTrial(harness(), asked, snippet, run)
        expect(findings).toEqual([])
        expect(transcript.requests.map(({ url }) => url)).toEqual([`${address}/chat/completions`])
        expect(JSON.parse(transcript.requests[0]?.body.toString() ?? '')).toMatchObject({ model: name })
      },
    )
  })

  it.each(['responses', 'messages'] as const)(
    'calls %s under the URL of every server that supports it',
    async (api) => {
      const { clients, answer } = OTHER_APIS[api]
      const asked = new Set<string>()
      for (const app of CHAT_MODELS.flatMap((model) => getLocalAppSnippets(model, { api }))) {
        const url = `${app.server?.address}/${api}`
        if (asked.has(url) || app.examples.length === 0) continue
        asked.add(url)
        const service = {
          name: api,
          answer: (request: { method: string; url: string }) =>
            request.method === 'POST' && request.url === url ? jsonAnswer(200, answer) : undefined,
        }
        const examples = app.examples.filter((one) => clients.some((client) => client === nameOf(one)))
        expect(examples).toHaveLength(clients.length)
        for (const { language, content, install } of examples) {
          const transcript = await harness().runner.run({ language, content, files: [], env: {}, install }, [service])
          expect([transcript.stderr, transcript.exitCode]).toEqual(['', 0])
          expect(transcript.requests.map((request) => request.url)).toEqual([url])
          expect(transcript.stdout).toContain('Salut')
        }
      }
      expect(asked.size).toBeGreaterThan(4)
    },
  )

  it('downloads an image for a server that doesn’t, and fails if there is none', async () => {
    const model = {
      ...chat,
      pipeline_tag: 'image-text-to-text',
      tags: ['gguf', 'conversational'],
      siblings: [{ rfilename: 'demo-Q4_K_M.gguf' }, { rfilename: 'mmproj-F16.gguf' }],
    }
    const picture = 'https://files.reader.example/a cat.png'
    const content = [
      { type: 'text', text: 'What is it?' },
      { type: 'image_url', image_url: { url: picture } },
    ]
    const [app] = getLocalAppSnippets(model, { app: 'ollama', messages: [{ role: 'user', content }] })
    const examples = (app?.examples ?? []).filter((each) => each.framework !== true)
    expect(new Set(examples.map(({ language }) => language)).size).toBeGreaterThan(3)
    const bytes = Buffer.from('not really a picture')
    const completion = {
      ...{ id: 'chat_1', object: 'chat.completion', created: 1, model: 'demo' },
      choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content: 'A cat' } }],
    }
    const server = (isFound: boolean) => ({
      name: 'server and files',
      answer: ({ method, url }: { method: string; url: string }) => {
        if (method === 'POST') return jsonAnswer(200, completion)
        if (url !== encodeURI(picture)) return undefined
        return isFound ? bytesAnswer(200, 'image/png', bytes) : jsonAnswer(404, { error: 'No such file' })
      },
    })
    for (const snippet of examples) {
      const example = {
        language: snippet.language,
        content: snippet.content,
        install: snippet.install,
        files: [],
        env: {},
      }
      const found = await harness().runner.run(example, [server(true)])
      expect([found.stderr, found.exitCode], nameOf(snippet)).toEqual(['', 0])
      expect(found.stdout, nameOf(snippet)).toContain('A cat')
      // One client also asks the hub something.
      expect([found.requests[0]?.url, found.requests.at(-1)?.url]).toEqual([
        encodeURI(picture),
        `${app?.server?.address}/chat/completions`,
      ])
      const sent = JSON.parse(found.requests.at(-1)?.body.toString() ?? '')
      const data = `data:image/png;base64,${bytes.toString('base64')}`
      expect(sent.messages[0].content[1], nameOf(snippet)).toEqual({ type: 'image_url', image_url: { url: data } })
      const missing = await harness().runner.run(example, [server(false)])
      expect(missing.exitCode, nameOf(snippet)).not.toBe(0)
      expect(missing.requests.map(({ method }) => method)).not.toContain('POST')
    }
  })

  it('gets embeddings from a server that supports them', async () => {
    const model = { id: 'acme/embed', pipeline_tag: 'feature-extraction', library_name: 'sentence-transformers' }
    const [app] = getLocalAppSnippets(model, { app: 'text-embeddings-inference', inputs: 'It\'s "5" in $HOME' })
    const url = app?.server?.address ?? ''
    // The server documents both URLs.
    const openAiUrl = new URL('/v1/embeddings', url).href
    const service = {
      name: 'embeddings',
      answer: (request: { method: string; url: string }) => {
        if (request.method === 'POST' && request.url === url) return jsonAnswer(200, [[0.25, -0.5]])
        return request.method === 'POST' && request.url === openAiUrl ? jsonAnswer(200, OPENAI_EMBEDDING) : undefined
      },
    }
    const examples = app?.examples ?? []
    expect(new Set(examples.map(({ language }) => language))).toEqual(new Set(LANGUAGES))
    // Frameworks’ requests are compared by meaning, which needs a case.
    for (const snippet of examples.filter((each) => isMeant(each) && each.framework !== true)) {
      const { language, content, install } = snippet
      const transcript = await harness().runner.run({ language, content, files: [], env: {}, install }, [service])
      const inputs = 'It\'s "5" in $HOME'
      const isOpenAi = asksAsOpenAi(snippet.client)
      const sent = isOpenAi ? { model: model.id, input: inputs, encoding_format: 'float' } : { inputs }
      const request = {
        method: 'POST',
        url: isOpenAi ? openAiUrl : url,
        rawHeaders: [
          ['Authorization', `Bearer ${KEY}`],
          ['Content-Type', 'application/json'],
        ] as const,
        body: Buffer.from(JSON.stringify(sent)),
        service: 'embeddings',
      }
      const findings = judgeRun(snippet, transcript, {
        published: [[{ client: 'huggingface_hub', request }]],
        isSubmit: () => true,
        attempts: { least: 1, most: 1 },
        fileHosts: [],
        ending: { kind: 'result', result: { kind: 'text', text: '-0.5' } },
        secret: undefined,
      })
      expect(findings, nameOf(snippet)).toEqual([])
    }
  })

  it('gets embeddings in OpenAI’s format from a server that has only that', async () => {
    const model = {
      id: 'acme/embed',
      pipeline_tag: 'feature-extraction',
      tags: ['gguf'],
      siblings: [{ rfilename: 'embed-Q8_0.gguf' }],
    }
    const inputs = 'It\'s "5" in $HOME'
    const [app] = getLocalAppSnippets(model, { app: 'llama-cpp', inputs })
    const { address, model: name } = app?.server ?? { address: '', model: '' }
    const service = {
      name: 'embeddings',
      answer: (request: { method: string; url: string }) =>
        request.method === 'POST' && request.url === address ? jsonAnswer(200, OPENAI_EMBEDDING) : undefined,
    }
    const examples = (app?.examples ?? []).filter((each) => each.framework !== true)
    expect(new Set(examples.map(({ language }) => language))).toEqual(new Set(LANGUAGES))
    for (const snippet of examples.filter(isMeant)) {
      const { language, content, install } = snippet
      const transcript = await harness().runner.run({ language, content, files: [], env: {}, install }, [service])
      expect([transcript.stderr, transcript.exitCode], nameOf(snippet)).toEqual(['', 0])
      const [request] = transcript.requests
      expect(request?.url).toBe(address)
      expect(JSON.parse(request?.body.toString() ?? ''), nameOf(snippet)).toMatchObject({ model: name, input: inputs })
      expect(transcript.stdout, nameOf(snippet)).toContain('-0.5')
    }
  })
})
