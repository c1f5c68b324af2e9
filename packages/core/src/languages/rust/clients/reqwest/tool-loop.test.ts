import { describe, expect, it } from 'vitest'
import { explainUnverified, type SnippetOptions } from '../../../../index.ts'

const MODEL = { id: 'acme/lantern', pipeline_tag: 'text-generation', tags: ['conversational'] }
const MAGISTRAL = { ...MODEL, id: 'mistralai/Magistral-Small-2509' }

const explain = (options: SnippetOptions, model = MODEL, provider = 'together') =>
  explainUnverified(model, provider, undefined, { recipe: 'tool-loop', ...options })

const loop = (...asked: Parameters<typeof explain>): string =>
  explain(...asked).snippets.find(({ client }) => client === 'reqwest')?.content ?? ''

describe.each([false, true])('a tool loop with reqwest, streamed: %s', (streaming) => {
  it('sends the token in each round', () => {
    expect(loop({ streaming })).toContain('.bearer_auth(&token)\n')
  })

  it('reads content that may be a list of parts', () => {
    expect(loop({ streaming }, MAGISTRAL)).toContain(`= text_of(&${streaming ? 'delta' : 'message'}["content"]);`)
    expect(loop({ streaming })).not.toContain('text_of')
  })

  it('doesn’t send reasoning back that the service rejects', () => {
    const content = loop({ streaming }, { ...MODEL, id: 'Qwen/Qwen3-32B' }, 'cerebras')
    expect(content).toContain('// The service rejects reasoning_content in a message.\n')
    expect(content).not.toContain('"reasoning", "reasoning_content"]')
    expect(content).not.toContain('message.clone());')
  })
})

it('has no example with retries', () => {
  const skipped = explain({ retries: true }).skipped.find(({ client }) => client === 'reqwest')
  expect(skipped?.reason).toBe('we haven’t run this kind of reqwest example with retries yet')
})
