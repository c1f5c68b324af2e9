import { describe, expect, it } from 'vitest'
import { wholeRegistry } from '../../generate/built-in.ts'
import { decide } from '../../generate/decide.ts'
import { explainUnverified, getInferenceSnippets, PROVIDERS, type SnippetOptions } from '../../index.ts'
import { METHODS } from './openai-client.ts'

const ID = 'hexgrad/Kokoro-82M'

const TARGETS: readonly SnippetOptions[] = [
  {},
  { directRequest: true },
  { endpointUrl: 'http://localhost:8080' },
  { endpointUrl: 'http://localhost:8080/base/v1/' },
]

const ROUTES = Object.entries(PROVIDERS).flatMap(([provider, { routes }]) =>
  Object.keys(METHODS)
    .filter((task) => routes[task] !== undefined)
    .map((task) => ({ provider, task })),
)

function asked(task: string, provider: string, options: SnippetOptions = {}) {
  const model = { id: ID, pipeline_tag: task, tags: [], library_name: 'transformers' }
  const { snippets, skipped } = explainUnverified(model, provider, undefined, options)
  const { call } = decide(wholeRegistry(), model, provider, undefined, options)
  const isOurs = (language: string) => (each: { language: string; client: string }) =>
    each.language === language && each.client === 'openai'
  return {
    task: call?.kind === 'task' ? call : undefined,
    openai: call?.kind === 'task' ? call.openai : undefined,
    python: snippets.find(isOurs('python'))?.content ?? '',
    js: snippets.find(isOurs('js'))?.content ?? '',
    reasons: ['python', 'js'].map((language) => skipped.find(isOurs(language))?.reason),
  }
}

/** The same for each target that calls a provider. */
const answersOf = (provider: string, task: string) =>
  (provider === 'hf-inference' ? TARGETS : TARGETS.slice(0, 2)).map((options) => asked(task, provider, options))

describe('OpenAI’s clients beyond chat', () => {
  it.each(ROUTES)('support $task of $provider if that’s documented', ({ provider, task }) => {
    const { name = '', path = '' } = METHODS[task] ?? {}
    for (const { openai, python, js, reasons } of answersOf(provider, task)) {
      if (openai === undefined) continue
      expect(reasons).toEqual([undefined, undefined])
      expect(openai.request.url.endsWith(path)).toBe(true)
      const base = openai.request.url.slice(0, -path.length)
      expect(python).toContain(`base_url="${base}"`)
      expect(js).toContain(`baseURL: "${base}"`)
      for (const code of [python, js]) expect(code).toContain(`client.${name}(`)
    }
  })

  it.each(ROUTES)('say why they don’t support $task of $provider', ({ provider, task }) => {
    const { name = '', path = '' } = METHODS[task] ?? {}
    for (const { task: call, openai, reasons } of answersOf(provider, task)) {
      if (call === undefined || openai !== undefined) continue
      for (const reason of reasons) expect(reason).toMatch(new RegExp(`${name}.*https://`))
      // A synchronous response at an OpenAI URL would be that API.
      if (call.result.kind !== 'url') expect(call.request.url.endsWith(path)).toBe(false)
    }
  })

  it('have a source and its date', () => {
    const routes = Object.values(PROVIDERS).flatMap(({ routes: own, endpointRoutes = {} }) =>
      [...Object.entries(own), ...Object.entries(endpointRoutes)].filter(([, { openai }]) => openai !== undefined),
    )
    expect(routes.length).toBeGreaterThan(0)
    for (const [task, { openai }] of routes) {
      expect(Object.keys(METHODS)).toContain(task)
      expect(openai?.source.address).toMatch(/^https:\/\//)
      expect(openai?.source.read).toMatch(/^20\d\d-\d\d-\d\d$/)
    }
  })

  it('request an embedding as numbers, or as text if the reader asks for it', () => {
    const plain = asked('feature-extraction', 'deepinfra')
    expect(plain.python).toContain('encoding_format="float"')
    expect(plain.js).toContain('encoding_format: "float"')
    const parameters = { encoding_format: 'base64', dimensions: 64, service_tier: 'priority' }
    const { python, js } = asked('feature-extraction', 'deepinfra', { parameters })
    expect(python).toContain(
      'encoding_format="base64",\n    dimensions=64,\n    extra_body={"service_tier": "priority"}',
    )
    expect(python).toContain('print(response.data[0].embedding)')
    expect(js).toContain('console.log(response.data[0].embedding)')
  })

  it('send image fields that their types don’t have', () => {
    const parameters = { width: 512, height: 256, num_inference_steps: 4, output_format: 'png' }
    const together = asked('text-to-image', 'together', { parameters })
    expect(together.python).toContain('output_format="png",\n    extra_body={')
    expect(together.python).toMatch(/extra_body=\{[^}]*"steps": 4[^}]*"width": 512[^}]*"response_format": "base64"/)
    expect(together.python).toContain('Path("image.png").write_bytes(base64.b64decode(response.data[0].b64_json))')
    expect(together.js).toContain('steps: 4,')
    expect(together.js).toContain('response_format: "base64",')
    expect(asked('text-to-image', 'nscale', { parameters }).python).toContain('size="512x256"')
    expect(asked('text-to-image', 'deepinfra').python).toContain('response_format="b64_json"')
  })

  it('omit the voice in Python if the provider doesn’t require one', () => {
    expect(asked('text-to-speech', 'deepinfra').python).toContain('voice=omit')
    expect(asked('text-to-speech', 'deepinfra').js).not.toContain('voice')
    const chosen = asked('text-to-speech', 'deepinfra', { parameters: { voice: 'af_bella', response_format: 'mp3' } })
    expect(chosen.python).toContain('voice="af_bella"')
    expect(chosen.python).not.toContain('omit')
    expect(chosen.python).toContain('speech.write_to_file("speech.mp3")')
    expect(chosen.js).toContain('writeFile("speech.mp3"')
  })

  it('print everything in a detailed transcription, and save one that is a file', () => {
    const speech = 'automatic-speech-recognition'
    expect(asked(speech, 'together').python).toContain('print(transcription.text)')
    const parameters = { response_format: 'verbose_json', timestamp_granularities: ['word'], temperature: 0.2 }
    const { python, js } = asked(speech, 'together', { parameters })
    expect(python).toContain('timestamp_granularities=["word"],\n    temperature=0.2,')
    expect(python).toContain('print(transcription.to_json())')
    expect(js).toContain('timestamp_granularities: ["word"],\n  temperature: 0.2,')
    expect(js).toContain('console.log(JSON.stringify(transcription, null, 2))')
    const subtitles = asked(speech, 'deepinfra', { parameters: { response_format: 'srt' } })
    expect(subtitles.python).toContain('Path("transcript.srt").write_bytes(transcription.encode())')
    expect(subtitles.js).toContain('await writeFile("transcript.srt", transcription)')
  })

  it('reject values that they would split into several form fields', () => {
    const { reasons } = asked('automatic-speech-recognition', 'deepinfra', { parameters: { prompt: { a: 1 } } })
    for (const reason of reasons) expect(reason).toContain('the client splits prompt into several form fields')
  })

  it('reject parameters without an OpenAI field at an endpoint', () => {
    const options = { endpointUrl: 'http://localhost:8080', parameters: { normalize: true } }
    for (const reason of asked('feature-extraction', 'hf-inference', options).reasons) {
      expect(reason).toContain('no parameter "normalize"')
    }
    const half = { ...options, parameters: { width: 512 } }
    for (const reason of asked('text-to-image', 'hf-inference', half).reasons) {
      expect(reason).toContain('requires width and height together')
    }
  })
})

describe('the clients’ own defaults', () => {
  const CHAT = { id: 'openai/gpt-5', pipeline_tag: 'text-generation', tags: ['conversational'] }
  const contentOf = (client: string, options: SnippetOptions = {}): string =>
    getInferenceSnippets(CHAT, 'openai', undefined, { directRequest: true, ...options }).find(
      (each) => each.client === client && each.language !== 'python',
    )?.content ?? ''

  it.each([
    ['openai', 'const client = new OpenAI();'],
    ['openai-go', 'client := openai.NewClient()\n'],
    ['openai-java', 'var client = OpenAIOkHttpClient.fromEnv();'],
    ['async-openai', 'let client = Client::new();'],
  ])('are used in %s', (client, made) => {
    expect(contentOf(client)).toContain(made)
    expect(contentOf(client)).not.toContain('api.openai.com')
  })

  it.each(['openai', 'openai-go', 'openai-java', 'async-openai'])('don’t replace a given key in %s', (client) => {
    expect(contentOf(client, { accessToken: 'sk-of-the-reader' })).toContain('sk-of-the-reader')
  })

  it('don’t include reasoning, which OpenAI doesn’t send', () => {
    const streamed = contentOf('openai', { recipe: 'tool-loop', streaming: true })
    expect(streamed).toContain('calls.findLast(isSame)')
    expect(streamed).not.toContain('reasoning')
    expect(contentOf('openai-go', { recipe: 'tool-loop' })).toContain('message.ToParam()')
    expect(contentOf('openai-java', { recipe: 'tool-loop' })).toContain('params.addMessage(message);')
    expect(contentOf('langchain4j', { recipe: 'tool-loop' })).not.toContain('Thinking')
  })
})
