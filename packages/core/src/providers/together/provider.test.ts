import { describe, expect, it } from 'vitest'
import {
  buildInferenceRequest,
  explainInferenceSnippets,
  getInferenceSnippets,
  type SnippetOptions,
} from '../../index.ts'

const model = (pipeline_tag: string, id = 'acme/lantern') => ({ id, pipeline_tag })
const mapping = (providerId: string) =>
  ({ provider: 'together', hfModelId: 'acme/lantern', providerId, status: 'live', task: '' }) as const

const bodyOf = (task: string, options: SnippetOptions, providerId = 'acme/lantern-v1') =>
  buildInferenceRequest(model(task), 'together', mapping(providerId), options)?.body

// As release 0.52 of the package together-ai has them.
describe('Together is sent', () => {
  it('the parameters of a completion beside the prompt', () => {
    const options = { inputs: 'Once', max_tokens: 5, parameters: { top_k: 3, do_sample: true } }
    expect(bodyOf('text-generation', options)).toEqual({
      model: 'acme/lantern-v1',
      prompt: 'Once',
      max_tokens: 5,
      top_k: 3,
    })
    expect(explainInferenceSnippets(model('text-generation'), 'together', undefined, options).ignored).toEqual([
      {
        option: 'parameters.do_sample',
        reason: expect.stringContaining('Together AI doesn’t document this parameter'),
      },
    ])
  })

  it('the picture of a video in media', () => {
    expect(bodyOf('image-to-video', { inputs: { image: 'a.png', prompt: 'Run' } })).toEqual({
      model: 'acme/lantern-v1',
      prompt: 'Run',
      media: { frame_images: [{ input_image: '<a.png as data-url>', frame: 'first' }] },
    })
  })

  it('a schema under its name', () => {
    const response_format = { type: 'json_schema', json_schema: { name: 'answer', schema: { type: 'object' } } }
    const chat = { id: 'acme/chat', pipeline_tag: 'text-generation', tags: ['conversational'] }
    const options = { directRequest: true, response_format }
    expect(buildInferenceRequest(chat, 'together', undefined, options)?.body).toMatchObject({ response_format })
    const clients = getInferenceSnippets(chat, 'together', undefined, options).map(({ client }) => client)
    expect(clients).not.toContain('huggingface.js')
    expect(clients).not.toContain('huggingface_hub')
    expect(clients).toContain('curl')
  })

  it('a voice, and answers with a WAV file', () => {
    expect(bodyOf('text-to-speech', {}, 'canopylabs/orpheus-3b-0.1-ft')).toMatchObject({ voice: 'tara' })
    const programs = getInferenceSnippets(model('text-to-speech'), 'together', mapping('hexgrad/Kokoro-82M'))
    expect(programs.length).toBeGreaterThan(0)
    for (const { content } of programs) {
      expect(content).toContain('af_alloy')
      expect(content).toContain('speech.wav')
    }
    const { snippets, skipped } = explainInferenceSnippets(model('text-to-speech'), 'together', mapping('acme/talk'))
    expect(snippets).toEqual([])
    expect(skipped[0]?.reason).toContain('voice')
  })

  it.each([
    ['huggingface.js', { temperature: 0.5 }],
    ['huggingface_hub', { max_tokens: 5 }],
  ])('no completion of %s that loses %o', (client, options) => {
    const clients = getInferenceSnippets(model('text-generation'), 'together', undefined, options).map(
      (each) => each.client,
    )
    expect(clients).not.toContain(client)
    expect(getInferenceSnippets(model('text-generation'), 'together').map((each) => each.client)).toContain(client)
  })
})

it.each([
  ['text-to-image', {}, 'image.jpg'],
  ['text-to-image', { output_format: 'png' }, 'image.png'],
  ['image-to-image', { output_format: 'png' }, 'image.png'],
  ['text-to-video', { output_format: 'WEBM' }, 'video.webm'],
  ['image-to-video', { output_format: 'MP4' }, 'video.mp4'],
])('the result of %s with %j is saved as %s', (task, parameters, file) => {
  const programs = getInferenceSnippets(model(task), 'together', mapping('acme/lantern-v1'), { parameters })
  const saved = programs.filter(({ client }) => ['requests', 'fetch', 'curl'].includes(client))
  expect(saved).not.toEqual([])
  for (const { content } of saved) expect(content).toContain(`Saved ${file}`)
})
