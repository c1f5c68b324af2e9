import { describe, expect, it } from 'vitest'
import { explainUnverified, type SnippetOptions } from '../../../../index.ts'

const MODEL = { id: 'acme/lantern', pipeline_tag: 'text-generation', tags: ['conversational'] }

const written = (options: SnippetOptions): string =>
  explainUnverified(MODEL, 'hf-inference', undefined, {
    api: 'messages',
    endpointUrl: 'http://localhost:8080',
    streaming: true,
    ...options,
  }).snippets.find(({ language, client }) => language === 'python' && client === 'anthropic')?.content ?? ''

describe('a stream of Anthropic’s client', () => {
  it('is closed by a coroutine that stops after the last event', () => {
    expect(written({ async: true, retries: true })).toMatch(
      /^( +)async with stream:\n\1 {4}async for event in stream:\n(\1 {4}.*\n)+/m,
    )
    expect(written({ retries: true })).toMatch(/^for event in stream:\n/m)
  })

  it.each(['plain', 'tool-loop'] as const)('is incomplete without a stop reason: %s', (recipe) => {
    expect(written({ recipe })).toMatch(/^ *if message\.stop_reason is None:\n/m)
    expect(written({ recipe, retries: true })).toMatch(/^ *if (?:message\.)?stop_reason is None:\n/m)
  })
})
