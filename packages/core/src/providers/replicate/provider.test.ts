import { describe, expect, it } from 'vitest'
import { buildInferenceRequest, explainInferenceSnippets, LANGUAGES } from '../../index.ts'

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

/* https://replicate.com/qwen/qwen-image-edit-plus and nvidia/parakeet-rnnt-1.1b have these, and no others, for files. */
it.each([
  ['image-to-image', 'qwen/qwen-image-edit', ['image', 'images', 'input_image', 'input_images'], true],
  ['image-to-image', 'qwen/qwen-image-edit-plus', ['image'], false],
  ['image-to-image', 'black-forest-labs/flux-kontext-pro', ['input_image'], true],
  ['image-to-image', 'google/nano-banana', ['image_input'], false],
  ['automatic-speech-recognition', 'openai/whisper:8099', ['audio'], true],
  ['automatic-speech-recognition', 'nvidia/parakeet-rnnt-1.1b:9951', ['audio_file'], false],
])('%s of %s reads its file from %j', (pipeline_tag, providerId, fields, isAskedByHub) => {
  const model = { id: 'acme/lantern', pipeline_tag }
  const mapping = {
    provider: 'replicate',
    hfModelId: model.id,
    providerId,
    status: 'live',
    task: pipeline_tag,
  } as const
  const body = buildInferenceRequest(model, 'replicate', mapping)?.body as { input: Record<string, unknown> }
  expect(
    Object.keys(body.input)
      .filter((name) => name !== 'prompt')
      .sort(),
  ).toEqual(fields)
  if (!isAskedByHub && pipeline_tag === 'image-to-image')
    expect(body.input).toMatchObject({ [fields[0] ?? '']: [expect.anything()] })
  const { snippets } = explainInferenceSnippets(model, 'replicate', mapping)
  expect(snippets.some(({ client }) => client === 'requests')).toBe(true)
  expect(snippets.some(({ client }) => client.startsWith('huggingface'))).toBe(isAskedByHub)
})

/* https://replicate.com/x-lance/f5-tts has `gen_text`, and requires `ref_audio`. */
it('has F5-TTS speak with a voice alone', () => {
  const model = { id: 'acme/lantern', pipeline_tag: 'text-to-speech' }
  const options = { providerId: 'x-lance/f5-tts:105b', inputs: 'Hello' }
  expect(explainInferenceSnippets(model, 'replicate', undefined, options).snippets).toEqual([])
  const parameters = { ref_audio: 'https://example.com/voice.wav' }
  const request = buildInferenceRequest(model, 'replicate', undefined, { ...options, parameters })
  expect(request?.body).toMatchObject({ input: { gen_text: 'Hello', ...parameters } })
})

/* `ModelOutput` of Bark's predictor has `audio_out` beside `prompt_npz`. */
it('finds what Bark says', () => {
  const model = { id: 'suno/bark', pipeline_tag: 'text-to-speech' }
  const { snippets } = explainInferenceSnippets(model, 'replicate', undefined, { providerId: 'suno-ai/bark:b762' })
  const code = snippets.find(({ client }) => client === 'requests')?.content
  expect(code).toContain('response.json()["output"]["audio_out"]')
})

/* The schema of flux-schnell has `aspect_ratio` and no size; flux-dev has `guidance` besides. */
it.each(['black-forest-labs/flux-schnell', 'black-forest-labs/flux-dev'])(
  'what %s has no field for is told',
  (providerId) => {
    const model = { id: 'acme/lantern', pipeline_tag: 'text-to-image' }
    const options = {
      providerId,
      parameters: { width: 512, height: 256, guidance_scale: 2, negative_prompt: 'rain', seed: 7 },
    }
    const body = buildInferenceRequest(model, 'replicate', undefined, options)?.body as { input: object }
    expect(Object.keys(body.input).sort()).toEqual(['num_inference_steps', 'prompt', 'seed'])
    const { ignored } = explainInferenceSnippets(model, 'replicate', undefined, options)
    expect(ignored.map(({ option }) => option)).toEqual([
      'parameters.width',
      'parameters.height',
      'parameters.guidance_scale',
      'parameters.negative_prompt',
    ])
  },
)

describe('a prediction that takes longer than the request waits', () => {
  it.each(['text-to-video', 'automatic-speech-recognition'])('is asked for until it has ended: %s', (pipeline_tag) => {
    const { snippets } = explainInferenceSnippets({ id: 'acme/lantern', pipeline_tag }, 'replicate', undefined, {
      directRequest: true,
    })
    const raw = snippets.filter(({ client }) =>
      ['curl', 'fetch', 'java.net.http', 'net/http', 'requests', 'reqwest'].includes(client),
    )
    expect(new Set(raw.map(({ language }) => language))).toEqual(new Set(LANGUAGES))
    for (const { content } of raw) {
      for (const word of ['succeeded', 'failed', 'canceled', 'urls']) expect(content).toContain(word)
    }
  })
})
