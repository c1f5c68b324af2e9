import { describe, expect, it } from 'vitest'
import {
  buildInferenceRequest,
  CLIENTS,
  explainInferenceSnippets,
  getInferenceSnippets,
  type SnippetOptions,
} from '../index.ts'
import { hasRenderer } from '../languages/testing/has-renderer.ts'

const OPTIONS: SnippetOptions = { endpointUrl: 'http://localhost:8080' }

describe('your own endpoint', () => {
  it.each(['hf-inference', 'fal-ai', 'auto'])('makes videos with any provider: %s', (provider) => {
    const body = (pipeline_tag: string) =>
      buildInferenceRequest({ id: 'acme/model', pipeline_tag }, provider, undefined, OPTIONS)?.body
    expect(body('image-to-video')).toEqual({
      inputs: '<cat.png as base64>',
      parameters: { prompt: 'The cat stretches and yawns.' },
    })
    expect(body('text-to-video')).toEqual({ inputs: 'A paper boat drifts down a stream in the rain' })
    const { snippets, skipped } = explainInferenceSnippets(
      { id: 'acme/model', pipeline_tag: 'text-to-video' },
      provider,
      undefined,
      OPTIONS,
    )
    const sends = CLIENTS.filter((client) => hasRenderer(client, 'task') && client.hasMethodFor === undefined)
    expect(snippets.map(({ client }) => client)).toEqual(sends.map(({ id }) => id))
    expect(sends.map(({ id }) => id)).toEqual(expect.arrayContaining(['requests', 'fetch', 'curl']))
    expect(skipped.find(({ client }) => client === 'huggingface.js')?.reason).toContain('with your own endpoint')
  })

  it('takes OpenAI’s format from all clients where its URL is that of OpenAI’s embeddings', () => {
    const model = { id: 'acme/model', pipeline_tag: 'feature-extraction' }
    const bodyAt = (endpointUrl: string) =>
      buildInferenceRequest(model, 'hf-inference', undefined, { endpointUrl, inputs: 'Hi', providerId: 'local' })
    expect(bodyAt('http://localhost:8080/v1/embeddings')).toMatchObject({
      url: 'http://localhost:8080/v1/embeddings',
      body: { model: 'local', input: 'Hi' },
    })
    for (const url of ['http://localhost:8080', 'http://localhost:8080/embed', 'http://localhost:8080/v1']) {
      expect(bodyAt(url)).toMatchObject({ url: new URL(url).href, body: { inputs: 'Hi' } })
    }
    const { snippets, skipped } = explainInferenceSnippets(model, 'hf-inference', undefined, {
      endpointUrl: 'http://localhost:8080/v1/embeddings',
    })
    expect(snippets.map(({ client }) => client)).toEqual(expect.arrayContaining(['openai', 'requests', 'curl']))
    for (const id of ['huggingface_hub', 'huggingface.js']) {
      expect(skipped.find(({ client }) => client === id)?.reason).toContain(
        'the endpoint’s URL expects OpenAI’s format',
      )
    }
  })

  it('returns grouped words, the only kind that huggingface.js reads', () => {
    const explain = (parameters: SnippetOptions['parameters']) =>
      explainInferenceSnippets({ id: 'acme/model', pipeline_tag: 'token-classification' }, 'hf-inference', undefined, {
        ...OPTIONS,
        parameters,
      })
    const codeOf = (parameters: SnippetOptions['parameters']) =>
      explain(parameters).snippets.find(({ client }) => client === 'huggingface.js')?.content
    expect(codeOf({})).toContain('aggregation_strategy: "simple"')
    expect(codeOf({ aggregation_strategy: 'max' })).toContain('aggregation_strategy: "max"')
    expect(codeOf({ aggregation_strategy: 'none' })).toBeUndefined()
    expect(
      explain({ aggregation_strategy: 'none' }).skipped.find(({ client }) => client === 'huggingface.js')?.reason,
    ).toContain('grouped words')
  })

  it('supports tasks that Hugging Face’s own service doesn’t, which isn’t offered for them', () => {
    expect(getInferenceSnippets({ id: 'acme/model', pipeline_tag: 'text-to-video' }, 'hf-inference')).toEqual([])
  })
})
