import { describe, expect, it } from 'vitest'
import { explainUnverified, type SnippetOptions } from '../../index.ts'

const MODEL = { id: 'acme/chat-8b', pipeline_tag: 'text-generation', tags: ['conversational'] }
const ENDPOINT: SnippetOptions = { endpointUrl: 'http://localhost:8080/v1' }

const reasonsOf = (provider: string, options: SnippetOptions): ReadonlyMap<string, string> =>
  new Map(
    explainUnverified(MODEL, provider, undefined, options).skipped.map(({ language, client, reason }) => [
      `${language}/${client}`,
      reason,
    ]),
  )

describe('a field that a provider doesn’t document', () => {
  it.each([
    ['python/agent-framework', 'Agent Framework'],
    ['python/llamaindex', 'LlamaIndex'],
    ['python/pydantic_ai', 'Pydantic AI'],
    ['js/ai-sdk', 'AI SDK'],
  ])('is a reason for %s, with its source', (client, library) => {
    for (const directRequest of [false, true]) {
      expect(reasonsOf('cohere', { recipe: 'tool-loop', directRequest }).get(client)).toBe(
        `${library} always sends tool_choice, which Cohere doesn’t document (https://docs.cohere.com/docs/compatibility-api)`,
      )
    }
  })

  it.each(['cohere', 'featherless-ai', 'ovhcloud', 'scaleway', 'zai-org'])('is n for Haystack at %s', (provider) => {
    expect(reasonsOf(provider, {}).get('python/haystack')).toMatch(
      /^Haystack always sends n, which .+ doesn’t document \(https:/,
    )
  })

  it('has no effect at an endpoint, whatever the provider', () => {
    const contents = (provider: string, options: SnippetOptions) =>
      explainUnverified(MODEL, provider, undefined, { ...options, ...ENDPOINT }).snippets.map(
        ({ language, client, content }) => ({ language, client, content }),
      )
    for (const recipe of ['plain', 'tool-loop'] as const) {
      expect(contents('cohere', { recipe })).toEqual(contents('auto', { recipe }))
    }
  })
})
