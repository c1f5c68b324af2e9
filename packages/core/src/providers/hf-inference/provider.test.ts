import { describe, expect, it } from 'vitest'
import { buildInferenceRequest, explainInferenceSnippets, LANGUAGES, type SnippetOptions } from '../../index.ts'

const MODEL = { id: 'acme/lantern', pipeline_tag: 'feature-extraction', library_name: 'sentence-transformers' }

/* The schema of the task in @huggingface/tasks has the parameters beside the input, as text-embeddings-inference does. */
it.each<SnippetOptions>([{}, { endpointUrl: 'https://endpoint.example' }])(
  'takes the parameters of embeddings beside the text: %j',
  (target) => {
    const parameters = { normalize: true, truncate: true, prompt_name: 'query' }
    const options = { ...target, inputs: 'A lighthouse', parameters }
    expect(buildInferenceRequest(MODEL, 'hf-inference', undefined, options)?.body).toEqual({
      inputs: 'A lighthouse',
      ...parameters,
    })
    const { snippets } = explainInferenceSnippets(MODEL, 'hf-inference', undefined, options)
    const code = snippets.find(({ client }) => client === 'huggingface.js')?.content
    expect(code).toContain('  inputs: "A lighthouse",\n  normalize: true,\n  truncate: true,\n')
    expect(code).not.toContain('parameters')
  },
)

/* text-embeddings-inference has no `encoding_format` beside `inputs`; huggingface_hub knows it of OpenAI's interface alone. */
it('tells that an embedding comes in no other format', () => {
  const options = { inputs: 'A lighthouse', parameters: { encoding_format: 'base64', dimensions: 64 } }
  const { ignored, snippets } = explainInferenceSnippets(MODEL, 'hf-inference', undefined, options)
  expect(ignored.map(({ option }) => option)).toEqual(['parameters.encoding_format'])
  for (const { content } of snippets) expect(content).not.toContain('base64')
  expect(buildInferenceRequest(MODEL, 'hf-inference', undefined, options)?.body).toEqual({
    inputs: 'A lighthouse',
    dimensions: 64,
  })
})

/** Clients that ask for OpenAI's format. */
const OF_OPENAI = ['openai', 'openai-go', 'openai-java', 'async-openai']

describe('an endpoint of the reader’s own, as the hub’s toolkit answers', () => {
  const endpoint = { endpointUrl: 'https://endpoint.example' }

  it.each(['text-to-image', 'image-to-image'])('is asked for a picture in the format that is saved: %s', (task) => {
    const model = { ...MODEL, pipeline_tag: task }
    expect(buildInferenceRequest(model, 'hf-inference', undefined, endpoint)?.headers).toMatchObject({
      Accept: 'image/jpeg',
    })
    const { snippets } = explainInferenceSnippets(model, 'hf-inference', undefined, endpoint)
    const raw = snippets.filter(({ client }) =>
      ['curl', 'fetch', 'java.net.http', 'net/http', 'requests', 'reqwest'].includes(client),
    )
    expect(new Set(raw.map(({ language }) => language))).toEqual(new Set(LANGUAGES))
    for (const { content, language } of raw) {
      expect(content).toContain('image/jpeg')
      // The plain ones take what is documented.
      if (language !== 'sh') continue
      expect(content).toMatch(/content.type/i)
      expect(content).toMatch(/the response has no result/i)
    }
    expect(snippets.map(({ client }) => client)).not.toContain('huggingface.js')
  })

  it.each(['text-to-speech', 'text-to-audio'])('makes a WAV file of the samples of a sound: %s', (task) => {
    const { snippets } = explainInferenceSnippets(
      { ...MODEL, pipeline_tag: task, library_name: 'transformers' },
      'hf-inference',
      undefined,
      endpoint,
    )
    const raw = snippets.filter(({ client }) => !OF_OPENAI.includes(client))
    expect(new Set(raw.map(({ language }) => language))).toEqual(new Set(LANGUAGES))
    for (const { content } of raw) {
      expect(content).toMatch(/32_?767|wave/)
      expect(content).toContain('.wav')
    }
  })
})

describe('a sound', () => {
  const sound = { ...MODEL, pipeline_tag: 'text-to-speech' }

  it.each([
    ['transformers', false],
    [undefined, true],
  ])('has the name of the format in which it comes, and JSON is none: %s', (library, readsJson) => {
    const model =
      library === undefined ? { id: sound.id, pipeline_tag: sound.pipeline_tag } : { ...sound, library_name: library }
    const { snippets } = explainInferenceSnippets(model, 'hf-inference')
    expect(new Set(snippets.map(({ language }) => language))).toEqual(new Set(LANGUAGES))
    for (const { client, content } of snippets) {
      expect(content, client).not.toContain('Saved speech.flac')
      expect(content, client).toContain('wav')
      expect(content.includes('sampling_rate'), client).toBe(readsJson)
    }
  })

  it('is not offered in a shell of Windows, which cannot name it by its type', () => {
    const { snippets, skipped } = explainInferenceSnippets(
      { ...sound, library_name: 'transformers' },
      'hf-inference',
      undefined,
      { platform: 'powershell' },
    )
    const ofShell = ({ language }: { readonly language: string }) => language === 'sh'
    expect(snippets.filter(ofShell)).toEqual([])
    expect(skipped.find(ofShell)?.reason).toContain('name the file after it')
  })
})

/* llama.cpp, Ollama, and other servers have OpenAI's embeddings alone. */
describe('the URL of OpenAI’s embeddings', () => {
  const options = { inputs: 'A lighthouse', endpointUrl: 'http://localhost:8080/v1/embeddings', providerId: 'served' }

  it('gets OpenAI’s format from the clients of every language', () => {
    const request = buildInferenceRequest(MODEL, 'hf-inference', undefined, options)
    expect(request?.url).toBe('http://localhost:8080/v1/embeddings')
    expect(request?.body).toEqual({ model: 'served', input: 'A lighthouse' })
    const { snippets, skipped } = explainInferenceSnippets(MODEL, 'hf-inference', undefined, options)
    expect(new Set(snippets.map(({ language }) => language))).toEqual(new Set(LANGUAGES))
    for (const client of ['huggingface_hub', 'huggingface.js']) {
      expect(skipped.find((each) => each.client === client)?.reason).toContain('OpenAI’s format')
    }
  })

  it('takes no parameter that OpenAI’s API lacks', () => {
    const parameters = { normalize: true }
    const { snippets, skipped } = explainInferenceSnippets(MODEL, 'hf-inference', undefined, { ...options, parameters })
    expect(snippets).toEqual([])
    expect(skipped.map(({ reason }) => reason)).toContainEqual(expect.stringContaining('"normalize"'))
  })
})
