import { expect, it } from 'vitest'
import { buildInferenceRequest, getInferenceSnippets } from '../../index.ts'

const MODEL = { id: 'openai/gpt-5', pipeline_tag: 'text-generation', tags: ['conversational'] }

/* The package openai calls `max_tokens` deprecated, and not compatible with models that reason. */
it.each([{ max_tokens: 50 }, { parameters: { max_tokens: 50 } }, { max_completion_tokens: 50 }])(
  'takes the limit of %j by the name that all its models know',
  (limit) => {
    const options = { directRequest: true, ...limit }
    const body = buildInferenceRequest(MODEL, 'openai', undefined, options)?.body
    expect(body).toMatchObject({ max_completion_tokens: 50 })
    expect(body).not.toHaveProperty('max_tokens')
    for (const { content } of getInferenceSnippets(MODEL, 'openai', undefined, options)) {
      // A typed client has a name of its own for it.
      expect(content).toMatch(/max_?completion_?tokens/i)
      expect(content).not.toMatch(/max_?tokens/i)
    }
  },
)

it('leaves the limit of other providers as it is', () => {
  const options = { directRequest: true, max_tokens: 50 }
  expect(buildInferenceRequest(MODEL, 'groq', undefined, options)?.body).toMatchObject({ max_tokens: 50 })
})
