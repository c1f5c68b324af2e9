import { describe, expect, it } from 'vitest'
import { explainUnverified, type SnippetOptions } from '../../index.ts'

const GLM = { id: 'zai-org/GLM-5.2', pipeline_tag: 'text-generation', tags: ['conversational'] }

const written = (options: SnippetOptions) =>
  explainUnverified(GLM, 'zai-org', undefined, { max_tokens: 64, ...options }).snippets.map(
    ({ language, client, content }) => ({ client: `${language}/${client}`, content }),
  )

/** Clients with their own name for unknown reasons, that hide the reason, or that show the answer as it arrives. */
const OTHERWISE = ['java/langchain4j', 'js/ai-sdk', 'js/mastra', 'python/agno', 'python/strands-agents', 'sh/curl']

describe('a provider’s own reasons for an incomplete answer', () => {
  it.each<SnippetOptions>([
    {},
    { streaming: true },
    { retries: true },
    { retries: true, streaming: true },
    { recipe: 'tool-loop' },
    { recipe: 'tool-loop', streaming: true },
    { recipe: 'tool-loop', retries: true },
    { recipe: 'tool-loop', retries: true, streaming: true },
  ])('are handled in every language: %j', (options) => {
    const silent = written(options).filter(({ content }) => !content.includes('model_context_window_exceeded'))
    expect(OTHERWISE).toEqual(expect.arrayContaining(silent.map(({ client }) => client)))
  })

  it('are unknown to LangChain4j, and `other` to AI SDK and Mastra', () => {
    const all = written({})
    const of = (name: string) => all.find(({ client }) => client === name)?.content
    expect(of('java/langchain4j')).toContain('reason == FinishReason.CONTENT_FILTER || reason == null')
    for (const name of ['js/ai-sdk', 'js/mastra']) {
      expect(of(name)).toContain('["length", "content-filter", "other"]')
    }
  })
})

/** The last response is in progress, the client’s own helper fails, and the stream is copied, in this order. */
const NOTICED_OTHERWISE = ['java/java.net.http', 'java/openai-java', 'sh/curl']

it('is what a stream of the Responses API without its last event contains', () => {
  const { snippets } = explainUnverified(GLM, 'together', undefined, { api: 'responses', streaming: true })
  const unnoticed = snippets.filter(({ content }) => !/stream ended before it was complete/i.test(content))
  expect(unnoticed.map(({ language, client }) => `${language}/${client}`).sort()).toEqual(NOTICED_OTHERWISE)
})

describe('a response of the Responses API without text', () => {
  const other = (options: SnippetOptions): readonly string[] =>
    explainUnverified(GLM, 'together', undefined, { api: 'responses', ...options })
      .snippets.filter(({ content }) => !/incomplete answer/i.test(content))
      .map(({ language, client }) => `${language}/${client}`)

  // OpenAI's API marks a refused response as completed.
  it.each([false, true])('isn’t passed off as an answer, streamed: %s', (streaming) => {
    expect(other({ streaming })).toEqual(['sh/curl'])
  })
})
