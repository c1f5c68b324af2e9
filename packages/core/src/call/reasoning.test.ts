import { describe, expect, it } from 'vitest'
import { explainInferenceSnippets } from '../generate/snippets.ts'
import type { SnippetOptions } from './options.ts'

const chat = (id: string) => ({ id, pipeline_tag: 'text-generation', tags: ['conversational'] })

const assumed = (id: string, options: SnippetOptions): string[] =>
  explainInferenceSnippets(chat(id), 'auto', undefined, options)
    .snippets.filter(({ language, client }) => language === 'python' && client === 'openai')
    .flatMap(({ assumptions = [] }) => assumptions.map(({ what }) => what))

const loops = (id: string, options: SnippetOptions = {}) =>
  explainInferenceSnippets(chat(id), 'groq', undefined, { recipe: 'tool-loop', ...options }).snippets

describe('a service that rejects reasoning_content', () => {
  it.each([false, true])('is not mentioned for a model that does not reason, streamed: %s', (streaming) => {
    const rejecting = loops('meta-llama/Llama-3.3-70B-Instruct', { streaming }).filter(({ content }) =>
      /rejects? reasoning_content|refuses reasoning_content|"thinking"/.test(content),
    )
    expect(rejecting.map(({ client }) => client)).toEqual([])
  })

  it('never gets it from a model that reasons', () => {
    const clients = loops('Qwen/Qwen3-32B')
      .filter(({ content }) => /(?:rejects?|refuses) reasoning_content/.test(content))
      .map(({ client }) => client)
    expect(clients).toEqual(expect.arrayContaining(['async-openai', 'reqwest', 'fetch', 'net/http']))
  })
})

describe('a limit that a model which thinks may spend on its reasoning', () => {
  it('is told where it is low', () => {
    expect(assumed('openai/gpt-oss-120b', { max_tokens: 64 })).toEqual([
      'We assume that a max_tokens of 64 is enough for both the reasoning and the answer.',
    ])
  })

  it.each<[string, string, SnippetOptions]>([
    ['a high limit', 'openai/gpt-oss-120b', { max_tokens: 4096 }],
    ['no limit', 'openai/gpt-oss-120b', {}],
    ['a model that does not think', 'meta-llama/Llama-3.1-8B-Instruct', { max_tokens: 64 }],
    [
      'thinking that is switched off',
      'Qwen/Qwen3-8B',
      { max_tokens: 64, chat_template_kwargs: { enable_thinking: false } },
    ],
  ])('is not told with %s', (_, id, options) => expect(assumed(id, options)).toEqual([]))
})
