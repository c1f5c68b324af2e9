import { describe, expect, it } from 'vitest'
import { explainAgentSetUps } from '../agents/index.ts'
import { buildInferenceRequest, explainInferenceSnippets, type ModelRecord, type SnippetOptions } from '../index.ts'

const MODEL: ModelRecord = {
  id: 'acme/talk',
  pipeline_tag: 'text-generation',
  tags: ['conversational'],
  withoutTools: ['groq'],
}
const REASON =
  'Groq doesn’t support tool calling with this model, according to the router’s list of models (https://router.huggingface.co/v1/models)'
const LOOP = { recipe: 'tool-loop' } as const

const reasonsOf = (provider: string, options: SnippetOptions, model = MODEL): readonly string[] => {
  const { snippets, skipped } = explainInferenceSnippets(model, provider, undefined, options)
  return snippets.length > 0 ? [] : [...new Set(skipped.map(({ reason }) => reason))]
}

describe('a provider that doesn’t support tool calling with a model', () => {
  it('has no tool loop, routed or direct, and no agent that calls tools', () => {
    expect(reasonsOf('groq', LOOP)).toEqual([REASON])
    expect(reasonsOf('groq', { ...LOOP, directRequest: true })).toEqual([REASON])
    expect(buildInferenceRequest(MODEL, 'groq', undefined, LOOP)).toBeUndefined()
    const { setUps, skipped } = explainAgentSetUps(MODEL, 'groq')
    // Aider reads edits from the model's text.
    expect(setUps.map(({ agent }) => agent)).toEqual(['aider'])
    expect(new Set(skipped.map(({ reason }) => reason))).toEqual(new Set([REASON]))
  })

  it('gives the same reason to a coding agent', () => {
    const { skipped } = explainAgentSetUps({ ...MODEL, withoutTools: undefined }, 'groq', undefined, {
      supportsTools: false,
    })
    expect(new Set(skipped.map(({ reason }) => reason))).toEqual(new Set([REASON]))
  })

  it('still supports chat, and other providers and endpoints support tool calling', () => {
    expect(reasonsOf('groq', {})).toEqual([])
    expect(reasonsOf('together', LOOP)).toEqual([])
    expect(reasonsOf('auto', LOOP)).toEqual([])
    expect(reasonsOf('groq', { ...LOOP, endpointUrl: 'http://localhost:8080/v1' })).toEqual([])
  })

  it('isn’t read from a field that isn’t a list', () => {
    const model = { ...MODEL, withoutTools: 'groq' } as unknown as ModelRecord
    expect(reasonsOf('groq', LOOP, model)).toEqual([])
  })
})
