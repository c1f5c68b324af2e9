import { describe, expect, it } from 'vitest'
import { buildInferenceRequest, explainInferenceSnippets } from '../../index.ts'

/* The schema of flux-schnell at Replicate has `num_inference_steps` from 1 to 4. */
it.each([
  ['black-forest-labs/flux-schnell', 4],
  ['black-forest-labs/flux-schnell:5f0c', 4],
  ['black-forest-labs/flux-dev', 5],
])('a sample asks %s for %d steps', (providerId, num_inference_steps) => {
  const model = { id: 'acme/lantern', pipeline_tag: 'text-to-image' }
  const request = buildInferenceRequest(model, 'replicate', undefined, { providerId })
  expect(request?.body).toMatchObject({ input: { num_inference_steps } })
})

describe('a prediction that takes longer than the request waits', () => {
  it.each(['text-to-video', 'automatic-speech-recognition'])('is asked for until it has ended: %s', (pipeline_tag) => {
    const { snippets } = explainInferenceSnippets({ id: 'acme/lantern', pipeline_tag }, 'replicate', undefined, {
      directRequest: true,
    })
    const raw = snippets.filter(({ client }) => ['curl', 'fetch', 'requests'].includes(client))
    expect(raw.length).toBe(3)
    for (const { content } of raw) {
      for (const word of ['succeeded', 'failed', 'canceled', 'urls']) expect(content).toContain(word)
    }
  })
})
