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
      expect(content).toMatch(/the answer holds no result/i)
    }
    expect(snippets.map(({ client }) => client)).not.toContain('huggingface.js')
  })

  it.each([
    ['text-to-speech', ['openai']],
    ['text-to-audio', []],
  ])('makes no sound that an example could save, but for OpenAI’s API: %s', (task, clients) => {
    const { snippets, skipped } = explainInferenceSnippets(
      { ...MODEL, pipeline_tag: task, library_name: 'transformers' },
      'hf-inference',
      undefined,
      endpoint,
    )
    expect([...new Set(snippets.map(({ client }) => client))]).toEqual(clients)
    expect(skipped.find(({ client }) => client === 'requests')?.reason).toContain('samples')
  })
})
