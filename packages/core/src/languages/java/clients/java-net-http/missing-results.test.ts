import { expect, it } from 'vitest'
import { explainUnverified, type SnippetOptions } from '../../../../index.ts'

const written = (
  model: { id: string; pipeline_tag: string; tags?: string[] },
  provider: string,
  options: SnippetOptions,
) =>
  explainUnverified(model, provider, undefined, options).snippets.find(({ client }) => client === 'java.net.http')
    ?.content

it('names the list that a response lacks, and shows the response', () => {
  const content = written({ id: 'acme/lantern', pipeline_tag: 'feature-extraction' }, 'deepinfra', {
    inputs: ['a', 'b'],
  })
  expect(content).toContain('.opt("data") instanceof JSONArray items)) {')
  expect(content).toContain('throw new RuntimeException("The response has no data: " + response.body());')
})

it('fails if the response has reasoning, but no answer', () => {
  const model = { id: 'openai/gpt-oss-120b', pipeline_tag: 'text-generation', tags: ['conversational'] }
  const REFUSAL = 'throw new IllegalStateException("The response has no answer: " + completion);'
  expect(written(model, 'groq', { reasoningLevel: 'low' })).toContain(REFUSAL)
  expect(written(model, 'groq', { showUsage: true })).toContain(REFUSAL)
})
