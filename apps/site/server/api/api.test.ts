import { gunzipSync } from 'node:zlib'
import { getInferenceSnippets, LANGUAGES, type ModelRecord } from '@model-snippets/core'
import { explainAgentSetUps } from '@model-snippets/core/agents'
import { findModel } from '@model-snippets/core/catalogue'
import { cardsFor } from '@model-snippets/core/hardware'
import { getCompletedLibrarySnippets } from '@model-snippets/core/libraries'
import {
  CHECKED_LOCAL_APPS,
  explainLocalApps,
  findLocalAppRun,
  getLocalAppSnippets,
  type LocalAppOptions,
  type LocalAppSnippet,
  localAppScript,
} from '@model-snippets/core/local-apps'
import { findVerification } from '@model-snippets/core/verification'
import { describe, expect, it } from 'vitest'
import { withRun } from '../../app/domain/libraries/library-run.ts'
import { answerPlainly } from '../pages/plain-text.ts'
import { createApi } from './api.ts'
import type { Exchange } from './exchange.ts'
import { LONGEST_BODY_BYTES } from './read-request.ts'

/** No form that is asked for here holds a sample. */
const noSample = (): Uint8Array => new Uint8Array()

const { api, document } = createApi()
const MODEL = '/api/models/openai/gpt-oss-120b'
const RECORD: ModelRecord = { id: 'acme/assistant', pipeline_tag: 'text-generation', tags: ['conversational'] }

const get = (target: string, headers: Record<string, string> = {}) => api.request(target, { headers })
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  api.request(path, { method: 'POST', headers, body: typeof body === 'string' ? body : JSON.stringify(body) })

interface Snippet {
  readonly language: string
  readonly client: string
  readonly content: string
  readonly verified: { readonly release: string } | null
}
const snippetsOf = async (response: Response) => ((await response.json()) as { snippets: Snippet[] }).snippets

describe('examples by address', () => {
  const STATES = [
    '',
    'provider=together&stream=true',
    'provider=groq&temperature=0&max_tokens=12&top_p=0.5',
    'provider=novita&directRequest=1&extra={"seed":7}',
    `endpointUrl=http://localhost:8080/v1&messages=${encodeURIComponent('[{"role":"user","content":"it\'s `$(x)` 💥"}]')}`,
    'billTo=acme&language=js',
    'stream=no&temperature=',
  ]

  it.each(STATES)('are those of the page’s own address: %s', async (query) => {
    const model = findModel('openai/gpt-oss-120b') as ModelRecord
    const plain = JSON.parse(answerPlainly(model, 'json', new URLSearchParams(query), noSample).text) as Snippet[]
    const snippets = await snippetsOf(await get(`${MODEL}/snippets?${query}`))
    expect(snippets.map(({ verified: _, ...snippet }) => snippet)).toEqual(plain)
    expect(plain.length).toBeGreaterThan(2)
  })

  it.each([
    ['sh', 'sh', 'client=curl'],
    ['py', 'python', 'client=requests&stream=true'],
    ['mjs', 'js', ''],
  ] as const)('are as text the bytes of .%s', async (form, language, query) => {
    const model = findModel('openai/gpt-oss-120b') as ModelRecord
    const { text } = answerPlainly(model, form, new URLSearchParams(query), noSample)
    const response = await get(`${MODEL}/snippets?language=${language}&${query}`, { accept: 'text/plain' })
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(await response.text()).toBe(text)
  })

  it('are as Markdown the document of .md', async () => {
    const model = findModel('openai/gpt-oss-120b') as ModelRecord
    const response = await get(`${MODEL}/snippets?provider=groq`, { accept: 'text/markdown' })
    expect(response.headers.get('content-type')).toBe('text/markdown; charset=utf-8')
    expect(await response.text()).toBe(answerPlainly(model, 'md', new URLSearchParams('provider=groq'), noSample).text)
  })

  it('say when they ran', async () => {
    const snippets = await snippetsOf(await get(`${MODEL}/snippets?provider=together&client=requests`))
    const found = findVerification('python/requests/conversational/together/routed')
    const proof = { package: found?.package, release: found?.release, date: found?.date }
    expect(snippets[0]?.verified).toEqual({ ...proof, isExact: false })
    const [shownFirst] = await snippetsOf(await get(`${MODEL}/snippets?client=requests`))
    expect(shownFirst?.verified).toMatchObject({ isExact: true })
  })

  it.each([
    ['provider=nobody', 'provider', 'groq'],
    ['provider=black-forest-labs', 'provider', 'groq'],
    ['temperature=hot', 'temperature', undefined],
    ['max_tokens=0.5', 'max_tokens', undefined],
    ['extra={', 'extra', undefined],
    ['messages=[1]', 'messages[0]', undefined],
    ['endpointUrl=ftp://x', 'endpointUrl', undefined],
    ['language=cobol', 'language', 'python'],
    ['client=wget', 'client', 'curl'],
    ['stream=maybe', 'stream', 'true'],
    ['temperature=9', 'temperature', undefined],
    ['max_tokens=-1.5', 'max_tokens', undefined],
    ['temprature=1', 'temprature', 'temperature'],
    ['provider=groq&provider=together', 'provider', undefined],
  ])('refuse %s, naming field and values', async (query, field, valid) => {
    const response = await get(`${MODEL}/snippets?${query}`)
    expect(response.status).toBe(400)
    expect(response.headers.get('content-type')).toBe('application/problem+json')
    const problem = (await response.json()) as { detail: string; errors: { field: string; validValues?: string[] }[] }
    expect(problem).toMatchObject({
      status: 400,
      type: '/api#problem-invalid-request',
      errors: [{ in: 'query', field }],
    })
    expect(problem.detail).toContain(field)
    if (valid !== undefined) expect(problem.errors[0]?.validValues).toContain(valid)
  })

  it('of an unknown model lead to known ones', async () => {
    const response = await get('/api/models/openai/gpt-oss-121b/snippets')
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({
      errors: [{ suggestions: expect.arrayContaining(['openai/gpt-oss-120b']) }],
    })
  })

  it('that are not offered are refused with the reason', async () => {
    const response = await get(`${MODEL}/snippets?provider=openai`)
    expect(response.status).toBe(404)
    expect(((await response.json()) as { detail: string }).detail).toContain('OpenAI')
  })
})

describe('examples by record', () => {
  it('are those of the library', async () => {
    const options = { streaming: true, messages: [{ role: 'user', content: "it's" }], temperature: 0, seed: 7 }
    const mapping = {
      provider: 'together',
      hfModelId: RECORD.id,
      providerId: 'acme/own-name',
      status: 'live' as const,
      task: 'conversational',
    }
    const snippets = await snippetsOf(
      await post('/api/snippets', { model: RECORD, provider: 'together', mapping, options }),
    )
    expect(snippets.map(({ verified: _, ...snippet }) => snippet)).toEqual(
      getInferenceSnippets(RECORD, 'together', mapping, options),
    )
  })

  it('take a model of the catalogue by its id, and any content type', async () => {
    const body = { model: 'openai/gpt-oss-120b', language: 'sh' }
    const response = await post('/api/snippets', body, { accept: 'text/plain', 'content-type': 'text/plain' })
    expect(await response.text()).toBe(
      answerPlainly(findModel('openai/gpt-oss-120b') as ModelRecord, 'sh', new URLSearchParams(), noSample).text,
    )
  })

  it('are those of a stream by both of its names, with all that stands around them', async () => {
    const call = { model: 'openai/gpt-oss-20b', provider: 'together' }
    for (const options of [{ stream: true }, { streaming: true }, { streaming: false, stream: true }]) {
      const isStreamed = options.streaming !== false
      const same = { ...call, options: { streaming: isStreamed } }
      const ofOpenAI = { language: 'python', client: 'openai' }
      const told = async (body: object) =>
        (await post('/api/snippets', { ...body, ...ofOpenAI }, { accept: 'text/markdown' })).text()
      expect(await told({ ...call, options })).toBe(await told(same))
      expect((await told({ ...call, options })).includes('as it arrives')).toBe(isStreamed)
      const proofs = async (body: object) =>
        (await snippetsOf(await post('/api/snippets', body))).map(({ client, verified }) => ({ client, verified }))
      expect(await proofs({ ...call, options })).toEqual(await proofs(same))
      const seenFrom = async (body: object) =>
        ((await (await post('/api/request', body)).json()) as { seenFrom: unknown[] }).seenFrom
      expect(await seenFrom({ ...call, options })).toEqual(await seenFrom(same))
    }
  })

  it('take half a megabyte of text', async () => {
    const content = `'${'é"\\ '.repeat(100_000)}`
    const body = { model: RECORD, client: 'requests', options: { messages: [{ role: 'user', content }] } }
    expect((await snippetsOf(await post('/api/snippets', body)))[0]?.content.length).toBeGreaterThan(400_000)
  })

  it.each([
    ['{bad', 'unreadable-body', 400],
    ['', 'unreadable-body', 400],
    ['\xff', 'unreadable-body', 400],
    [`{"model":"x","x":${'['.repeat(5000)}${']'.repeat(5000)}}`, 'invalid-request', 400],
    [`"${'x'.repeat(LONGEST_BODY_BYTES)}"`, 'too-large', 413],
  ])('refuse what is no body: %#', async (body, kind, status) => {
    const response = await post('/api/snippets', body)
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({ type: `/api#problem-${kind}`, status })
  })

  it('refuse bytes that are no UTF-8, at once or at the end', async () => {
    const body = Buffer.from('{"model": "caf\u00e9"}', 'latin1')
    for (const bytes of [body, Buffer.from([0x7b, 0xc3])]) {
      const response = await api.request('/api/snippets', { method: 'POST', body: bytes })
      expect([response.status, await response.json()]).toMatchObject([400, { detail: 'The body isn’t valid UTF-8.' }])
    }
  })

  it('say what could not be read', async () => {
    const problem = (await (await post('/api/request', '{')).json()) as { title: string; detail: string }
    expect([problem.title, problem.detail]).toEqual(['Failed to parse body as JSON', 'Failed to parse body as JSON'])
  })

  it('stop reading a body without end', async () => {
    let sent = 0
    const body = new ReadableStream({
      pull(controller) {
        sent += 65_536
        controller.enqueue(new Uint8Array(65_536))
      },
    })
    const init = { method: 'POST', body, duplex: 'half' } as RequestInit
    expect((await api.request('/api/snippets', init)).status).toBe(413)
    expect(sent).toBeLessThan(2 * LONGEST_BODY_BYTES)
  })

  it.each([
    [{}, 'model'],
    [{ model: { id: '' } }, 'model.id'],
    [{ model: { id: 'a/b', tags: 5, gated: 'x' } }, 'model.tags'],
    [{ model: 5 }, 'model'],
    [{ model: 'acme/unknown' }, 'model'],
    [{ model: RECORD, provider: 'nobody' }, 'provider'],
    [{ model: RECORD, provider: 'fal-ai' }, 'provider'],
    [{ model: RECORD, nonsense: 1 }, 'nonsense'],
    [{ model: RECORD, options: { messages: [{ content: 'x' }] } }, 'options.messages[0].role'],
    [{ model: RECORD, options: { endpointUrl: 'ftp://x' } }, 'options.endpointUrl'],
    [{ model: RECORD, options: { billTo: 'a\r\nX-Evil: 1' } }, 'options.billTo'],
    [{ model: RECORD, options: { accessToken: 'hf_secret' } }, 'options.accessToken'],
    [{ model: RECORD, options: { model: 'other' } }, 'options.model'],
    [{ model: RECORD, language: 'cobol' }, 'language'],
  ])('refuse %j, naming the field', async (body, field) => {
    const response = await post('/api/snippets', body)
    expect(response.status).toBe(400)
    const text = await response.text()
    const { errors } = JSON.parse(text) as { errors: object[] }
    expect(errors[0]).toMatchObject({ in: 'body', field })
    expect(text).not.toContain('hf_secret')
  })
})

describe('what is not offered, the request, the library', () => {
  it('is explained', async () => {
    const answer = (await (await get(`${MODEL}/not-offered?provider=openai`)).json()) as {
      offered: unknown[]
      notOffered: { reason: string; clients: unknown[] }[]
    }
    expect(answer.offered).toEqual([])
    expect(answer.notOffered[0]?.reason).toContain('OpenAI')
    const none = (await (await get('/api/models/facebook/sam2-hiera-large/not-offered')).json()) as typeof answer
    expect(none.notOffered[0]?.reason).toBe('No inference provider we know of supports this task.')
    const text = await (await get(`${MODEL}/not-offered`, { accept: 'text/markdown' })).text()
    expect(text).toContain('# Not available for openai/gpt-oss-120b')
  })

  it('is shown as it goes over the wire', async () => {
    const answer = (await (await get(`${MODEL}/request?provider=together&max_tokens=5`)).json()) as {
      request: { url: string; body: { max_tokens: number; model: string } }
      seenFrom: unknown[]
    }
    expect(answer.request.url).toBe('https://router.huggingface.co/v1/chat/completions')
    expect(answer.request.body).toMatchObject({ model: 'openai/gpt-oss-120b:together', max_tokens: 5 })
    expect(answer.seenFrom.length).toBeGreaterThan(0)
    const message = await (await get(`${MODEL}/request`, { accept: 'text/plain' })).text()
    expect(message).toMatch(/^POST \/v1\/chat\/completions HTTP\/1\.1\nHost: router\.huggingface\.co\n/)
  })

  it('is null with a reason where there is none', async () => {
    const model = { id: 'acme/painter', pipeline_tag: 'text-to-image' }
    const answer = (await (await post('/api/request', { model })).json()) as { request: null; reason?: string }
    expect(answer.request).toBeNull()
    expect(answer.reason).toMatch(/\w/)
  })

  it('loads a model', async () => {
    const record = findModel('BAAI/bge-small-en-v1.5') as ModelRecord
    const { snippets: expected, isCompleted } = getCompletedLibrarySnippets(record)
    expect(await (await get(`/api/models/${record.id}/library-examples`)).json()).toEqual({
      model: record.id,
      examples: await Promise.all(expected.map((snippet) => withRun(snippet, record.id))),
      isCompleted,
    })
    const code = await post(
      '/api/library-examples',
      { model: record, library: 'sentence-transformers' },
      { accept: 'text/plain' },
    )
    expect(await code.text()).toBe(expected.find(({ library }) => library === 'sentence-transformers')?.content)
    expect((await get(`/api/models/${record.id}/library-examples?library=nope`)).status).toBe(400)
    const empty = await get(`/api/models/${record.id}/library-examples?library=`)
    expect([empty.status, await empty.text()]).toEqual([400, expect.stringContaining('Expected the key of a library')])
    const ran = await get('/api/models/spacy/en_core_web_sm/library-examples')
    const { examples } = (await ran.json()) as { readonly examples: readonly { readonly run?: object }[] }
    expect(examples[0]?.run).toMatchObject({ package: 'spacy', runtime: expect.stringContaining('Python') })
    const told = await get('/api/models/spacy/en_core_web_sm/library-examples', { accept: 'text/markdown' })
    expect(await told.text()).toContain('We ran this exact code with `spacy`')
    const wrong = await post('/api/library-examples', { model: record, library: 'difusers' })
    expect(await wrong.json()).toMatchObject({
      errors: [{ in: 'body', field: 'library', suggestions: expect.arrayContaining(['diffusers']) }],
    })
  })
})

it('refuses what the page would put right, and does not say that it did', async () => {
  const refused = async (query: string) => {
    const response = await get(`/api/models/black-forest-labs/FLUX.1-dev/snippets?${query}`)
    const { errors } = (await response.json()) as { errors: { field: string; detail: string }[] }
    return [response.status, errors.map(({ field, detail }) => `${field}: ${detail}`)]
  }
  expect(await refused('question=Why')).toEqual([400, ['question: This model’s task doesn’t support this field.']])
  expect(await refused('platform=beos')).toEqual([
    400,
    ['platform: Expected one of posix, powershell, cmd, got "beos".'],
  ])
})

describe('what the task does not take', () => {
  const options = { temperature: 1, streaming: true, max_tokens: 5, messages: [{ role: 'user', content: 'Hi' }] }
  const ignoredBy = async (response: Response) => {
    const { ignored } = (await response.json()) as { ignored: { option: string; reason: string }[] }
    for (const { reason } of ignored) expect(reason).toContain('summarization')
    return ignored.map(({ option }) => option).sort()
  }

  it('is told by the address, in its own words', async () => {
    const messages = encodeURIComponent(JSON.stringify(options.messages))
    const query = `provider=hf-inference&temperature=1&stream&max_tokens=5&messages=${messages}`
    const response = await get(`/api/models/facebook/bart-large-cnn/snippets?${query}`)
    expect(await ignoredBy(response)).toEqual(['max_tokens', 'messages', 'stream', 'temperature'])
  })

  it('is told by the body, in its own words', async () => {
    const response = await post('/api/snippets', {
      model: 'facebook/bart-large-cnn',
      provider: 'hf-inference',
      options,
    })
    expect(await ignoredBy(response)).toEqual(['max_tokens', 'messages', 'streaming', 'temperature'])
  })
})

describe('the description', () => {
  type Answers = { '200': { content: { [type: string]: { example?: string; schema: object } } } }
  const content = (path: string) => {
    const { responses } = document.paths?.[path]?.get ?? {}
    return (responses as Answers | undefined)?.['200'].content
  }

  it('says that nobody has to say who they are', () => {
    expect(document.security).toEqual([])
  })

  it('tells the forms of an answer apart', () => {
    const snippets = content('/api/models/{owner}/{name}/snippets')
    for (const type of ['text/plain', 'text/markdown']) {
      expect(snippets?.[type]?.schema).toMatchObject({ type: 'string', contentMediaType: type })
    }
    const codes = ['snippets', 'request', 'library-examples', 'local-apps'].map(
      (name) => content(`/api/models/{owner}/{name}/${name}`)?.['text/plain']?.example,
    )
    expect(new Set(codes).size).toBe(codes.length)
  })
})

it('describes chat like any task', async () => {
  const task = (await (await get('/api/tasks/conversational')).json()) as { calls: object[]; models: object[] }
  expect(task).toMatchObject({ id: 'conversational', name: 'Conversational', page: '/tasks/text-generation' })
  expect(task.calls).toMatchObject([{ task: 'conversational', input: 'messages' }])
  expect(task.models.length).toBeGreaterThan(0)
  const wrong = await get('/api/tasks/converstional')
  expect([wrong.status, await wrong.json()]).toMatchObject([404, { errors: [{ suggestions: ['conversational'] }] }])
})

describe('a body', () => {
  const errorsOf = async (body: object) => {
    const response = await post('/api/snippets', body)
    const { errors = [] } = (await response.json()) as { errors?: { in: string; field: string; detail: string }[] }
    return [response.status, ...errors.map(({ in: place, field, detail }) => `${place} ${field}: ${detail}`)]
  }
  const model = 'openai/gpt-oss-120b'

  it.each<[object, unknown[]]>([
    [{}, [400, 'body model: Missing: expected a model’s id or its record.']],
    [
      { model: { id: 'a/b' } },
      [
        400,
        'body model.pipeline_tag: The record doesn’t set pipeline_tag, so the model’s task is unknown. Set it, for example to text-generation.',
      ],
    ],
    [
      { model, options: { temperature: 9, max_tokens: -1.5 } },
      [
        400,
        'body options.temperature: Expected a number from 0 to 2, got 9.',
        'body options.max_tokens: Expected a whole number from 1 to 1000000, got -1.5.',
      ],
    ],
    [{ model, options: { streaming: 'yes' } }, [400, 'body options.streaming: Expected true or false, got "yes".']],
    [
      { model, options: { showUsgae: true, temprature: 1, seed: 7 } },
      [
        400,
        expect.stringMatching(/^body options.showUsgae: Unknown option "showUsgae"; did you mean showUsage\?; /),
        expect.stringMatching(
          /^body options.temprature: Unknown option "temprature"; did you mean temperature\?; .*"parameters"\.$/,
        ),
      ],
    ],
    [
      { model, options: { messages: [] } },
      [400, expect.stringMatching(/^body options.messages: Expected at least one/)],
    ],
    [
      { model, options: { messages: [{ role: 'usr', content: 'Hi' }] } },
      [400, expect.stringMatching(/^body options.messages\[0\].role: Expected one of system, developer, user/)],
    ],
    [{ model, language: 'cobol' }, [400, `body language: Expected one of ${LANGUAGES.join(', ')}, got "cobol".`]],
    [
      { model, options: { messages: [{ content: 'Hi' }] } },
      [
        400,
        'body options.messages[0].role: Expected one of system, developer, user, assistant, tool, function, got undefined.',
      ],
    ],
  ])('%j is refused with its own field', async (body, expected) => {
    expect(await errorsOf(body)).toEqual(expected)
  })

  it.each([
    ['{"model": "openai/gpt-oss-20b", "options": {"__proto__": {"temperature": 1}}}', 'options.__proto__'],
    ['{"model": "openai/gpt-oss-20b", "__proto__": {"provider": "groq"}}', '__proto__'],
  ])('passes over no field that it cannot take: %s', async (body, field) => {
    for (const path of ['/api/snippets', '/api/agents', '/api/local-apps', '/api/library-examples']) {
      const response = await post(path, body)
      expect([path, await response.json()]).toMatchObject([path, { status: 400, errors: [{ in: 'body', field }] }])
    }
  })

  it('takes no number that cannot be held exactly, but in a record', async () => {
    const record = JSON.stringify({ ...RECORD, config: { limit: 0 } }).replace(
      ':0}',
      ':1000000000000000019884624838656}',
    )
    const send = async (options: string): Promise<Response> =>
      post('/api/request', `{"model": ${record}, "options": ${options}}`)
    expect((await send('{"seed": 9007199254740991}')).status).toBe(200)
    const refused = await send('{"parameters": {"seed": 12345678901234567890}}')
    const detail = 'The number 12345678901234567890 can’t be represented exactly; use at most 15 significant digits.'
    expect([refused.status, await refused.json()]).toMatchObject([
      400,
      { errors: [{ in: 'body', field: 'options.parameters.seed', detail }] },
    ])
  })

  it('takes no model by a text that is longer than any id, and repeats none', async () => {
    for (const path of ['/api/snippets', '/api/agents', '/api/local-apps', '/api/library-examples']) {
      const response = await post(path, { model: 'a'.repeat(1_000_000) })
      const text = await response.text()
      expect([path, response.status, text]).toEqual([path, 400, expect.stringContaining('model: Expected at most 500')])
      expect(text.length).toBeLessThan(1000)
    }
  })

  it('names a language as people do', async () => {
    const response = await post('/api/snippets', { model, language: 'JavaScript', client: 'fetch' })
    const { snippets } = (await response.json()) as { snippets: { language: string }[] }
    expect(snippets.map(({ language }) => language)).toEqual(['js'])
  })

  it('means JavaScript with types by TypeScript', async () => {
    const response = await post('/api/snippets', { model, language: 'typescript', client: 'fetch' })
    const { snippets } = (await response.json()) as { snippets: object[] }
    expect(snippets).toMatchObject([{ language: 'js', typescript: true, content: expect.stringContaining(': any') }])
  })

  it('suggests a provider', async () => {
    const response = await post('/api/snippets', { model, provider: 'togther' })
    expect(await response.json()).toMatchObject({ errors: [{ field: 'provider', suggestions: ['together'] }] })
  })
})

describe('local apps', () => {
  const model = {
    id: 'acme/model-GGUF',
    pipeline_tag: 'text-generation',
    tags: ['gguf', 'conversational'],
    siblings: [{ rfilename: 'model-Q4_K_M.gguf' }, { rfilename: 'model-Q8_0.gguf' }],
  }

  it('are those of the generator, with what was checked', async () => {
    const record = findModel('Qwen/Qwen2.5-0.5B-Instruct-GGUF') as ModelRecord
    const { apps, skipped, quantizations } = explainLocalApps(record, { system: 'linux' })
    const answer = await (await get(`/api/models/${record.id}/local-apps?system=linux`)).json()
    expect(quantizations).toContain('Q8_0')
    expect(answer).toEqual({
      model: record.id,
      file: { label: 'Q4_K_M', parts: 1, path: 'qwen2.5-0.5b-instruct-q4_k_m.gguf', size: 491_400_032 },
      memory: { least: 8, cards: cardsFor(491_400_032) },
      quantizations,
      apps: apps.map((app) => ({
        ...app,
        checked: CHECKED_LOCAL_APPS[app.app],
        run: findLocalAppRun(app.app, record) ?? null,
      })),
      notOffered: skipped,
    })
  })

  it('tell no memory of a file whose size is not known, nor a machine for one that none holds', async () => {
    const memoryOf = async (size?: number) => {
      const siblings = [{ rfilename: 'model-Q4_K_M.gguf', ...(size === undefined ? {} : { size }) }]
      const answer = await post('/api/local-apps', { model: { ...model, siblings } })
      return ((await answer.json()) as { memory: unknown }).memory
    }
    expect(await memoryOf()).toBeNull()
    expect(await memoryOf(2 ** 52)).toEqual({ least: null, cards: [] })
  })

  it('come as commands and as Markdown', async () => {
    const [app] = getLocalAppSnippets(model, { app: 'ollama', quantization: 'Q8_0' })
    const body = { model, app: 'ollama', quantization: 'q8_0', language: 'python', client: 'openai' }
    const code = await post('/api/local-apps', body, { accept: 'text/plain' })
    expect(await code.text()).toBe(localAppScript(app as LocalAppSnippet))
    const markdown = await (await post('/api/local-apps', body, { accept: 'text/markdown' })).text()
    expect(markdown).toContain('## Ollama')
    expect(markdown.match(/^### /gm)).toEqual(['### '])
  })

  it('ask their servers what the reader asks', async () => {
    const options = { messages: [{ role: 'user', content: 'Hi!' }], streaming: true, seed: 7 }
    const answer = await (
      await post('/api/local-apps', { model, app: 'llama-cpp', language: 'sh', client: 'curl', options })
    ).json()
    const { apps } = answer as { apps: LocalAppSnippet[] }
    expect(apps[0]?.examples.map(({ client }) => client)).toEqual(['curl'])
    for (const part of ['Hi!', '"stream": true', '"seed": 7']) expect(apps[0]?.examples[0]?.content).toContain(part)
  })

  it.each([{ language: 'typescript' }, { language: 'js', options: { typescript: true } }])(
    'ask it in TypeScript for %j',
    async (choice) => {
      const body = { model, app: 'ollama', client: 'fetch', ...choice }
      const { apps } = (await (await post('/api/local-apps', body)).json()) as { apps: LocalAppSnippet[] }
      expect(apps[0]?.examples).toMatchObject([{ language: 'js', typescript: true, fileName: 'example.mts' }])
      const markdown = await (await post('/api/local-apps', body, { accept: 'text/markdown' })).text()
      expect(markdown).toContain('```typescript\n')
    },
  )

  it('take TypeScript for a language in an address', async () => {
    const address = '/api/models/Qwen/Qwen2.5-0.5B-Instruct-GGUF/local-apps?app=ollama&client=fetch&language=typescript'
    const { apps } = (await (await get(address)).json()) as { apps: LocalAppSnippet[] }
    expect(apps[0]?.examples).toMatchObject([{ language: 'js', typescript: true }])
  })

  it('say of a server that is not asked in this form why it is not', async () => {
    const body = { model, language: 'sh', client: 'curl', options: { api: 'responses', recipe: 'structured-output' } }
    const { apps } = (await (await post('/api/local-apps', body)).json()) as { apps: LocalAppSnippet[] }
    const expected = getLocalAppSnippets(model, body.options as LocalAppOptions)
    expect(apps.map(({ withoutExamples }) => withoutExamples)).toEqual(
      expected.map(({ withoutExamples }) => withoutExamples),
    )
    const { withoutExamples = '' } = apps.find(({ app }) => app === 'llama-cpp') ?? {}
    expect(withoutExamples).toContain('text.format')
    const markdown = await (await post('/api/local-apps', body, { accept: 'text/markdown' })).text()
    expect(markdown).toMatch(/^## llama\.cpp\n\n```sh\n[^`]+```\n\nNo example: llama\.cpp drops .*text\S*format/m)
    expect(markdown).toMatch(/^## Ollama\n\n```sh\n[^`]+```\n\n### sh, curl$/m)
  })

  it('say what is wrong with a choice, and why there is none', async () => {
    const wrong = await post('/api/local-apps', { model, quantization: 'Q2_K' })
    expect(wrong.status).toBe(400)
    expect(await wrong.json()).toMatchObject({
      errors: [{ in: 'body', field: 'quantization', detail: expect.stringContaining('Q4_K_M, Q8_0') }],
    })
    const token = await post('/api/local-apps', { model, options: { accessToken: 'hf_secret' } })
    expect(await token.text()).toContain('doesn’t accept tokens')
    expect((await get(`${MODEL}/local-apps?app=nope`)).status).toBe(400)
    const none = await get(`${MODEL}/local-apps?app=ollama`, { accept: 'text/plain' })
    expect(none.status).toBe(404)
    expect(((await none.json()) as { detail: string }).detail).toContain('Ollama: the app runs GGUF files')
  })
})

describe('lists', () => {
  interface Page {
    readonly total: number
    readonly next: string | null
    readonly items: { readonly id: string }[]
  }
  const page = async (target: string) => (await (await get(target)).json()) as Page

  it('are read to their end by following `next`', async () => {
    const ids: string[] = []
    let total = 0
    for (let next: string | null = '/api/models?limit=77&q=a'; next !== null; ) {
      const part: Page = await page(next)
      ids.push(...part.items.map(({ id }) => id))
      total = part.total
      next = part.next
    }
    expect(ids.length).toBe(total)
    expect(new Set(ids).size).toBe(total)
    expect(total).toBeGreaterThan(77)
  })

  it('are filtered', async () => {
    const chat = await page('/api/models?task=conversational&provider=groq&limit=500')
    expect(chat.items.map(({ id }) => id)).toContain('openai/gpt-oss-120b')
    const gated = await page('/api/models?gated=true&limit=500')
    const open = await page('/api/models?gated=false&limit=500')
    expect(gated.total + open.total).toBe((await page('/api/models')).total)
    expect(gated.total).toBeGreaterThan(0)
    const failed = await page('/api/verification?result=failed')
    const passed = await page('/api/verification?result=passed')
    expect(failed.total + passed.total).toBe((await page('/api/verification')).total)
  })

  it('have a text that ran by its digest, and nothing for one that did not', async () => {
    const texts = await page('/api/verification/texts?limit=1')
    expect(texts.total).toBeGreaterThan(1000)
    const [first] = texts.items as unknown as { readonly digest: string; readonly scenarios: readonly string[] }[]
    expect(first?.scenarios.length).toBeGreaterThan(0)
    const again = await page(`/api/verification/texts?digest=${first?.digest}`)
    expect(again.items).toEqual([first])
    expect((await page(`/api/verification/texts?digest=${'f'.repeat(64)}`)).items).toEqual([])
    expect((await get('/api/verification/texts?digest=../x')).status).toBe(400)
  })

  it('refuse what they cannot be filtered by', async () => {
    const response = await get('/api/models?limit=501')
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({
      errors: [{ field: 'limit', detail: expect.stringContaining('500') }],
    })
  })

  it.each(['/api/tasks/nope', '/api/libraries/nope', '/api/tasks/__proto__', '/api/libraries/constructor'])(
    'know no %s',
    async (path) => {
      expect((await get(path)).status).toBe(404)
    },
  )
})

describe('every answer', () => {
  it('has a strong tag of its bytes, and is not sent twice', async () => {
    for (const encoding of ['identity', 'gzip']) {
      const headers = { 'accept-encoding': encoding }
      const first = await get(`${MODEL}/snippets`, headers)
      const etag = first.headers.get('etag') ?? ''
      expect(etag).toMatch(/^"[\da-f]{32}"$/)
      expect(first.headers.get('cache-control')).toContain('s-maxage')
      expect(first.headers.get('vary')).toBe('accept, accept-encoding')
      for (const tags of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
        const again = await get(`${MODEL}/snippets`, { ...headers, 'if-none-match': tags })
        expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag])
        expect(again.headers.get('cache-control')).toContain('s-maxage')
      }
      expect((await get(`${MODEL}/snippets`, { ...headers, 'if-none-match': '"x"' })).status).toBe(200)
    }
  })

  it('has one tag per state, form and coding', async () => {
    const tags = await Promise.all(
      [
        get(`${MODEL}/snippets`),
        get(`${MODEL}/snippets`, { 'accept-encoding': 'gzip' }),
        get(`${MODEL}/snippets`, { accept: 'text/plain' }),
        get(`${MODEL}/snippets?stream=true`),
      ].map(async (response) => (await response).headers.get('etag')),
    )
    expect(new Set(tags).size).toBe(4)
    const other = await get(`${MODEL}/snippets?temperature=1&provider=groq`)
    const same = await get(`${MODEL}/snippets?provider=groq&temperature=1&stream=false`)
    expect(same.headers.get('etag')).toBe(other.headers.get('etag'))
  })

  it('is compressed where the reader takes that, with the same content', async () => {
    const plain = await get(`${MODEL}/snippets`)
    const zipped = await get(`${MODEL}/snippets`, { 'accept-encoding': 'br, gzip' })
    expect(zipped.headers.get('content-encoding')).toBe('gzip')
    expect(gunzipSync(await zipped.arrayBuffer()).toString()).toBe(await plain.text())
  })

  it('can be read by pages of any site, without credentials', async () => {
    for (const response of [
      await get(`${MODEL}/snippets`),
      await get('/api/nowhere'),
      await post('/api/snippets', '{'),
    ]) {
      expect(response.headers.get('access-control-allow-origin')).toBe('*')
      expect(response.headers.has('access-control-allow-credentials')).toBe(false)
    }
    const asked = await api.request('/api/snippets', { method: 'OPTIONS', headers: { origin: 'https://a.example' } })
    expect(asked.status).toBe(204)
    expect(asked.headers.get('access-control-allow-methods')).toContain('POST')
    expect(asked.headers.get('access-control-allow-headers')).toContain('content-type')
  })

  it('has no body for HEAD, and else the same headers', async () => {
    const full = await get(`${MODEL}/snippets`)
    const head = await api.request(`${MODEL}/snippets`, { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
    expect([...head.headers]).toEqual([...full.headers])
  })

  it.each([
    ['DELETE', `${MODEL}/snippets`, 'GET, HEAD, OPTIONS'],
    ['POST', '/api/models', 'GET, HEAD, OPTIONS'],
    ['GET', '/api/snippets', 'POST, OPTIONS'],
    ['PUT', '/api/openapi.json', 'GET, HEAD, OPTIONS'],
  ])('of %s %s names what is allowed', async (method, path, allow) => {
    const response = await api.request(path, { method })
    expect([response.status, response.headers.get('allow')]).toEqual([405, allow])
    expect(await response.json()).toMatchObject({ status: 405 })
  })

  it('is refused in forms that there are not', async () => {
    const response = await get('/api/models', { accept: 'text/html' })
    expect(response.status).toBe(406)
    expect(await response.json()).toMatchObject({ errors: [{ field: 'Accept', validValues: ['application/json'] }] })
  })

  it('tells the server around it what it may keep', async () => {
    const kept: Exchange = {}
    await api.request(`${MODEL}/snippets`, {}, kept)
    expect(kept).toEqual({ isKeepable: true, snippets: expect.any(Number) })
    const refused: Exchange = {}
    await api.request(`${MODEL}/snippets?provider=nobody`, {}, refused)
    const posted: Exchange = {}
    await api.request('/api/snippets', { method: 'POST', body: JSON.stringify({ model: RECORD }) }, posted)
    expect([refused.isKeepable, posted.isKeepable]).toEqual([undefined, undefined])
  })

  it('made from what a hub said is kept briefly', async () => {
    const fromHub = createApi((id) => Promise.resolve({ model: { ...RECORD, id }, isLasting: false }))
    const exchange: Exchange = {}
    const response = await fromHub.api.request('/api/models/some/body/snippets', {}, exchange)
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('public, max-age=60')
    expect(exchange.isKeepable).toBeUndefined()
  })

  it('hides what broke', async () => {
    const failing = createApi(() => Promise.reject(new Error('secret of the hub')))
    const response = await failing.api.request(`${MODEL}/snippets`)
    expect(response.status).toBe(500)
    expect(await response.text()).not.toContain('secret')
  })
})

describe('set-ups of coding agents', () => {
  const model = { id: 'acme/model', pipeline_tag: 'text-generation', tags: ['conversational'] }
  const body = { model, provider: 'together', agent: 'codex', options: { billTo: 'acme' } }

  it('are what core writes, with what ran', async () => {
    const answer = await (await post('/api/agents', body)).json()
    const options = { agent: 'codex', billTo: 'acme' }
    const { setUps, skipped } = explainAgentSetUps(model, 'together', undefined, options)
    const expected = setUps.map((setUp) => ({ ...setUp, ranWith: null }))
    expect(answer).toEqual({ model: model.id, provider: 'together', setUps: expected, notOffered: skipped })
  })

  it('start a server on the reader’s machine, and refuse what else says where the model is', async () => {
    const gguf = { id: 'acme/lantern-GGUF', pipeline_tag: 'text-generation', tags: ['gguf', 'conversational'] }
    const local = { model: gguf, agent: 'codex', app: 'ollama', quantization: 'Q8_0' }
    const answer = await (await post('/api/agents', local)).json()
    const options = { agent: 'codex', app: 'ollama', quantization: 'Q8_0' }
    const { setUps } = explainAgentSetUps(gguf, 'auto', undefined, options)
    expect(setUps).toHaveLength(1)
    expect(answer).toMatchObject({ setUps })
    expect((await post('/api/agents', { ...local, provider: 'together' })).status).toBe(400)
    const elsewhere = await post('/api/agents', { ...local, options: { endpointUrl: 'http://localhost:1/v1' } })
    expect([elsewhere.status, await elsewhere.text()]).toEqual([400, expect.stringContaining('options.endpointUrl')])
    expect((await post('/api/agents', { ...local, app: 'nonsense' })).status).toBe(400)
  })

  it('come as commands and as Markdown, by the address of a model', async () => {
    const address = `${MODEL}/agents?provider=groq&directRequest=true`
    const code = await (await get(address, { accept: 'text/plain' })).text()
    expect(code).toContain('codex --profile groq-direct')
    const markdown = await (await get(address, { accept: 'text/markdown' })).text()
    expect(markdown).toContain('## OpenCode')
    expect(markdown).not.toContain('## Claude Code')
    const { notOffered } = (await (await get(address)).json()) as { notOffered: readonly { agent: string }[] }
    expect(notOffered.map(({ agent }) => agent)).toEqual(['claude-code', 'hermes-agent'])
  })

  it('say what is wrong with a choice, and why there is none', async () => {
    expect((await post('/api/agents', { ...body, agent: 'nobody' })).status).toBe(400)
    expect((await post('/api/agents', { ...body, provider: 'nobody' })).status).toBe(400)
    expect((await post('/api/agents', { ...body, options: { temperature: 1 } })).status).toBe(400)
    const token = await post('/api/agents', { ...body, options: { accessToken: 'hf_secret' } })
    expect(await token.text()).toContain('doesn’t accept tokens')
    const address = `${MODEL}/agents?agent=claude-code&provider=groq&directRequest=true`
    const none = await get(address, { accept: 'text/plain' })
    expect(none.status).toBe(404)
    expect(((await none.json()) as { detail: string }).detail).toContain('has no Messages API that we know of')
  })
})
