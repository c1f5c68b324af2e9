import { describe, expect, it } from 'vitest'
import {
  buildInferenceRequest,
  explainInferenceSnippets,
  explainUnverified,
  PROVIDERS,
  type SnippetOptions,
} from '../index.ts'

// Groq documents structured output for it.
const MODEL = { id: 'openai/gpt-oss-20b', pipeline_tag: 'text-generation', tags: ['conversational'] }
const SCHEMA = { type: 'json_schema', json_schema: { name: 'answer', schema: { type: 'object' } } }
const TOOLS = [{ type: 'function', function: { name: 'now', parameters: { type: 'object', properties: {} } } }]
const GROQ = 'https://console.groq.com/docs/structured-outputs'
const TARGETS: readonly SnippetOptions[] = [{}, { directRequest: true }]

const reasonsOf = (provider: string, options: SnippetOptions): string[] => {
  const { snippets, skipped } = explainUnverified(MODEL, provider, undefined, options)
  return snippets.length > 0 ? [] : [...new Set(skipped.map(({ reason }) => reason))]
}

describe('what a provider documents as refused together', () => {
  it.each<readonly [string, SnippetOptions, string]>([
    ['groq', { recipe: 'structured-output', streaming: true }, `Groq doesn’t stream structured output (${GROQ})`],
    ['groq', { response_format: SCHEMA, streaming: true }, `Groq doesn’t stream structured output (${GROQ})`],
    [
      'groq',
      { response_format: SCHEMA, tools: TOOLS },
      `Groq doesn’t support tools together with structured output (${GROQ})`,
    ],
    [
      'groq',
      { recipe: 'tool-loop', response_format: SCHEMA },
      `Groq doesn’t support tools together with structured output (${GROQ})`,
    ],
    [
      'groq',
      { parameters: { include_reasoning: false, reasoning_format: 'parsed' } },
      'Groq accepts either include_reasoning or reasoning_format, not both (https://www.npmjs.com/package/groq-sdk/v/1.6.0)',
    ],
    [
      'cohere',
      { response_format: { type: 'json_object' }, tools: TOOLS },
      'Cohere doesn’t support response_format together with tools (https://www.npmjs.com/package/cohere-ai/v/8.1.0)',
    ],
    [
      'fireworks-ai',
      { max_tokens: 5, max_completion_tokens: 5 },
      'Fireworks AI accepts either max_tokens or max_completion_tokens, not both (https://pypi.org/project/fireworks-ai/1.2.30/)',
    ],
  ])('is not offered, and the reason names it: %s, %j', (provider, options, reason) => {
    for (const target of TARGETS) {
      expect(reasonsOf(provider, { ...options, ...target })).toEqual([reason])
      expect(buildInferenceRequest(MODEL, provider, undefined, { ...options, ...target })).toBeUndefined()
    }
    // Nobody but the reader knows what runs there.
    expect(reasonsOf(provider, { ...options, endpointUrl: 'http://localhost:8080/v1' })).toEqual([])
  })

  it.each<readonly [string, SnippetOptions]>([
    ['groq', { recipe: 'structured-output' }],
    ['groq', { streaming: true, tools: TOOLS }],
    ['groq', { streaming: true, response_format: { type: 'json_object' } }],
    ['groq', { response_format: SCHEMA, tools: [] }],
    ['groq', { parameters: { include_reasoning: null, reasoning_format: 'parsed' } }],
    ['cohere', { response_format: { type: 'json_object' } }],
    ['together', { recipe: 'structured-output', streaming: true }],
  ])('leaves what is right alone: %s, %j', (provider, options) => {
    for (const target of TARGETS) expect(reasonsOf(provider, { ...options, ...target })).toEqual([])
  })

  it('is about chat completions: Groq’s Responses API says nothing of it', () => {
    const options: SnippetOptions = { api: 'responses', recipe: 'structured-output', streaming: true }
    expect(reasonsOf('groq', { ...options, directRequest: true })).toEqual([])
  })

  it('holds for the router’s Responses API, which asks the provider for a stream of a chat completion', () => {
    const options: SnippetOptions = { api: 'responses', recipe: 'structured-output' }
    for (const streaming of [false, true]) {
      expect(reasonsOf('groq', { ...options, streaming })).toEqual([
        `Groq doesn’t stream structured output (${GROQ}); the router always requests a streamed chat completion (https://github.com/huggingface/responses.js)`,
      ])
      expect(reasonsOf('together', { ...options, streaming })).toEqual([])
    }
    expect(reasonsOf('groq', { api: 'responses', streaming: true })).toEqual([])
  })

  it('holds for a provider to fall back on', () => {
    const ask = (fallbacks: string[], streaming: boolean) => () =>
      explainInferenceSnippets(MODEL, 'together', undefined, {
        recipe: 'structured-output',
        retries: true,
        streaming,
        fallbacks,
      })
    expect(ask(['groq'], true)).toThrow(`options.fallbacks: Groq doesn’t stream`)
    expect(ask(['groq'], false)).not.toThrow()
    expect(ask(['fastest', 'cerebras'], true)).not.toThrow()
  })

  it('has a page and a day, and two fields at least', () => {
    const known = Object.values(PROVIDERS).flatMap(({ routes }) =>
      Object.values(routes).flatMap(({ refusesTogether }) => refusesTogether ?? []),
    )
    expect(known).not.toEqual([])
    for (const { fields, source } of known) {
      expect(new Set(fields).size).toBeGreaterThan(1)
      expect(source.address).toMatch(/^https:\/\//)
      expect(source.read).toMatch(/^20\d\d-\d\d-\d\d$/)
    }
  })
})
