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

/* https://replicate.com/resemble-ai/chatterbox and suno-ai/bark have `prompt` and no `text`. */
it.each([
  ['resemble-ai/chatterbox', 'prompt'],
  ['resemble-ai/chatterbox:1b8422bc', 'prompt'],
  ['suno-ai/bark:b762', 'prompt'],
  ['jaaari/kokoro-82m', 'text'],
])('%s reads what it says from %s', (providerId, field) => {
  const model = { id: 'acme/lantern', pipeline_tag: 'text-to-speech' }
  const mapping = {
    provider: 'replicate',
    hfModelId: model.id,
    providerId,
    status: 'live',
    task: 'text-to-speech',
  } as const
  const request = buildInferenceRequest(model, 'replicate', mapping, { inputs: 'Hello' })
  expect(request?.body).toMatchObject({ input: { [field]: 'Hello' } })
  const { snippets } = explainInferenceSnippets(model, 'replicate', mapping)
  expect(snippets.some(({ client }) => client.startsWith('huggingface'))).toBe(field === 'text')
})

/* `ModelOutput` of Bark's predictor has `audio_out` beside `prompt_npz`. */
it('finds what Bark says', () => {
  const model = { id: 'suno/bark', pipeline_tag: 'text-to-speech' }
  const { snippets } = explainInferenceSnippets(model, 'replicate', undefined, { providerId: 'suno-ai/bark:b762' })
  const code = snippets.find(({ client }) => client === 'requests')?.content
  expect(code).toContain('response.json()["output"]["audio_out"]')
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
