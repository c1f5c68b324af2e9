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
