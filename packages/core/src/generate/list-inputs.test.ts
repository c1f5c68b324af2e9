import { describe, expect, it } from 'vitest'
import type { SnippetOptions } from '../call/options.ts'
import { buildInferenceRequest, explainUnverified } from './snippets.ts'

const TEXTS = ['A "quoted" text', 'Two\nlines']
const MODEL = { id: 'acme/embedder', pipeline_tag: 'feature-extraction' }

const explain = (provider: string, options: SnippetOptions) => explainUnverified(MODEL, provider, undefined, options)

const bodyOf = (provider: string, options: SnippetOptions) =>
  buildInferenceRequest(MODEL, provider, undefined, options)?.body

describe('several texts to embed', () => {
  it.each([
    ['together', { directRequest: true }, 'input'],
    ['scaleway', {}, 'input'],
    ['hf-inference', {}, 'inputs'],
    ['auto', { endpointUrl: 'http://localhost:8080' }, 'inputs'],
  ])('are sent to %s %j as a list in %s', (provider, options, field) => {
    expect(bodyOf(provider, { ...options, inputs: TEXTS })).toMatchObject({ [field]: TEXTS })
    expect(bodyOf(provider, { ...options, inputs: ['one'] })).toMatchObject({ [field]: ['one'] })
  })

  it('are shown by each client, unless the reason says why not', () => {
    const { snippets, skipped } = explain('together', { directRequest: true, inputs: TEXTS })
    const single = explain('together', { directRequest: true })
    const withList = new Set(snippets.map(({ language, client }) => `${language}/${client}`))
    expect(withList.size).toBeGreaterThan(17)
    for (const { content } of snippets) {
      expect(content).toContain('quoted')
      expect(content).not.toMatch(/data\W*(?:\[0\]|\.get\(0\)|, 0\b)/)
    }
    for (const { language, client } of single.snippets.filter(
      (each) => !withList.has(`${each.language}/${each.client}`),
    )) {
      const { reason = '' } = skipped.find((each) => each.language === language && each.client === client) ?? {}
      expect(reason).toMatch(/one text|line breaks/)
    }
  })

  it.each<[unknown, string]>([
    [[], 'options.inputs: expected at least one text, got an empty array'],
    [['a', 1], 'options.inputs[1]: expected a string, got number'],
    [[['a']], 'options.inputs[0]: expected a string, got array'],
  ])('must be texts, not %j', (inputs, message) => {
    expect(() => bodyOf('together', { inputs })).toThrow(message)
  })

  it('are no input of other tasks', () => {
    const translate = { id: 'acme/translator', pipeline_tag: 'translation' }
    expect(() => explainUnverified(translate, 'hf-inference', undefined, { inputs: TEXTS })).toThrow(
      'options.inputs: expected a string, got array',
    )
  })

  it('aren’t combined with base64, which examples print unchanged', () => {
    const options = { inputs: TEXTS, parameters: { encoding_format: 'base64' } }
    const { snippets, skipped } = explain('deepinfra', options)
    expect(snippets).toEqual([])
    expect(skipped[0]?.reason).toContain('leave out encoding_format')
  })
})
