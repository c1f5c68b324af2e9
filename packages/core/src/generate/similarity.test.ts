import { describe, expect, it } from 'vitest'
import type { SnippetOptions } from '../call/options.ts'
import { explainUnverified } from './snippets.ts'

const MODEL = { id: 'acme/embedder', pipeline_tag: 'feature-extraction' }
const TEXTS = ['Rain is coming.', 'Showers are near.', 'The bank is closed.']

const explain = (provider: string, options: SnippetOptions = {}) =>
  explainUnverified(MODEL, provider, undefined, { similarity: true, ...options })

const clientsOf = (provider: string, options?: SnippetOptions): string[] =>
  explain(provider, options).snippets.map(({ language, client }) => `${language}/${client}`)

describe('a comparison of texts', () => {
  it('is written by some clients; the others say that they have none yet', () => {
    expect(clientsOf('scaleway', { inputs: TEXTS })).toEqual([
      'python/openai',
      'python/huggingface_hub',
      'python/requests',
      'js/openai',
      'js/huggingface.js',
      'js/fetch',
    ])
    const { skipped } = explain('scaleway', { inputs: TEXTS })
    expect(skipped.find(({ client }) => client === 'reqwest')?.reason).toBe(
      'we have no reqwest example that compares texts yet; leave out similarity',
    )
  })

  it('compares the first text with each of the others', () => {
    for (const { language, content } of explain('scaleway', { inputs: TEXTS }).snippets) {
      expect(content).toContain(
        language === 'python' ? 'cosine_similarity(first, other)' : 'cosineSimilarity(first, other)',
      )
      for (const text of TEXTS) expect(content).toContain(text)
    }
  })

  it('compares two sample texts if none are given', () => {
    for (const { content } of explain('scaleway').snippets) {
      expect(content).toContain('Rain is expected along the coast this evening.')
      expect(content).toContain('Showers will reach the shore tonight.')
    }
  })

  it('reads lists of numbers only with the Hugging Face clients', () => {
    expect(clientsOf('hf-inference')).toEqual(['python/huggingface_hub', 'js/huggingface.js'])
    expect(explain('hf-inference').skipped.find(({ client }) => client === 'requests')?.reason).toContain(
      'own response format',
    )
    expect(clientsOf('auto')).toEqual(['python/huggingface_hub', 'js/huggingface.js'])
  })

  it('has types in TypeScript', () => {
    for (const { language, content } of explain('scaleway', { typescript: true }).snippets) {
      if (language === 'js') expect(content).toContain('function cosineSimilarity(a: number[], b: number[]) {')
    }
  })

  it('needs several texts, and embeddings', () => {
    const single = explain('scaleway', { inputs: 'One text' })
    expect(single.snippets.length).toBeGreaterThan(6)
    expect(single.ignored).toEqual([
      { option: 'similarity', reason: 'a comparison needs at least two texts in inputs' },
    ])
    const translation = explainUnverified(
      { id: 'acme/translator', pipeline_tag: 'translation' },
      'hf-inference',
      undefined,
      {
        similarity: true,
      },
    )
    expect(translation.ignored).toEqual([
      { option: 'similarity', reason: 'for feature extraction only; the model’s task is translation' },
    ])
  })
})
