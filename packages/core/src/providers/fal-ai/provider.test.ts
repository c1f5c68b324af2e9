import { expect, it } from 'vitest'
import { buildInferenceRequest, explainInferenceSnippets } from '../../index.ts'

/* https://fal.ai/docs/inference-api/sync/run-path has any model at fal.run, and long requests in the queue. */
it.each([
  ['automatic-speech-recognition', true],
  ['audio-to-audio', true],
  ['image-segmentation', true],
  ['image-text-to-image', true],
  ['image-to-image', true],
  ['text-to-audio', true],
  ['text-to-image', true],
  ['text-to-speech', true],
  ['image-text-to-video', false],
  ['image-to-video', false],
  ['text-to-video', false],
])('%s is answered while the request waits: %s', (pipeline_tag, isAtOnce) => {
  const model = { id: 'acme/lantern', pipeline_tag }
  const options = { providerId: 'fal-ai/lantern/dev' }
  const direct = buildInferenceRequest(model, 'fal-ai', undefined, { ...options, directRequest: true })
  expect(direct?.url).toBe(`https://${isAtOnce ? '' : 'queue.'}fal.run/fal-ai/lantern/dev`)
  const routed = buildInferenceRequest(model, 'fal-ai', undefined, options)
  const query = isAtOnce ? '' : '?_subdomain=queue'
  expect(routed?.url).toBe(`https://router.huggingface.co/fal-ai/fal-ai/lantern/dev${query}`)
  const { snippets } = explainInferenceSnippets(model, 'fal-ai', undefined, options)
  const code = snippets.find(({ client }) => client === 'requests')?.content
  if (isAtOnce) expect(code).not.toContain('COMPLETED')
  else expect(code).toContain('COMPLETED')
})

/* Its pauses do not keep Node.js running. */
it.each(['image-to-image', 'text-to-image', 'text-to-audio', 'text-to-video'])(
  'huggingface.js is kept alive while it asks for a job: %s',
  (pipeline_tag) => {
    const model = { id: 'acme/lantern', pipeline_tag }
    const mapping = {
      provider: 'fal-ai',
      hfModelId: model.id,
      providerId: 'fal-ai/x',
      status: 'live',
      task: pipeline_tag,
    } as const
    const { snippets } = explainInferenceSnippets(model, 'fal-ai', mapping)
    expect(snippets.find(({ client }) => client === 'huggingface.js')?.content).toContain('keepAlive')
  },
)

/* `WhisperInput` and `WizperInput` of @fal-ai/client have no field `parameters`. */
it('takes the parameters of a transcription beside the audio', () => {
  const model = { id: 'openai/whisper-large-v3', pipeline_tag: 'automatic-speech-recognition' }
  const options = { parameters: { language: 'en', task: 'translate' } }
  expect(buildInferenceRequest(model, 'fal-ai', undefined, options)?.body).toMatchObject(options.parameters)
  const { snippets } = explainInferenceSnippets(model, 'fal-ai', undefined, options)
  const code = snippets.find(({ client }) => client === 'huggingface.js')?.content
  expect(code).toContain('  language: "en",\n  task: "translate",\n')
  expect(code).not.toContain('parameters')
})

it('huggingface.js is given no parameter of a transcription that it would take for itself', () => {
  const model = { id: 'openai/whisper-large-v3', pipeline_tag: 'automatic-speech-recognition' }
  for (const name of ['inputs', 'model', 'endpointUrl', 'provider']) {
    const { skipped } = explainInferenceSnippets(model, 'fal-ai', undefined, { parameters: { [name]: 'x' } })
    expect(skipped.find(({ client }) => client === 'huggingface.js')?.reason).toContain(`the field ${name}`)
  }
})

/* `KokoroAmericanEnglishInput` has `prompt` and no `text`; `DiaTtsInput` has `text`. */
it.each([
  ['fal-ai/kokoro/american-english', 'prompt'],
  ['fal-ai/minimax/speech-2.6-hd', 'prompt'],
  ['fal-ai/minimax/speech-02-hd', 'text'],
  ['fal-ai/dia-tts', 'text'],
])('%s reads what it says from %s', (providerId, field) => {
  const model = { id: 'acme/lantern', pipeline_tag: 'text-to-speech' }
  const options = { providerId, inputs: 'Hello' }
  expect(buildInferenceRequest(model, 'fal-ai', undefined, options)?.body).toEqual({ [field]: 'Hello' })
  const mapping = {
    provider: 'fal-ai',
    hfModelId: model.id,
    providerId,
    status: 'live',
    task: model.pipeline_tag,
  } as const
  const { snippets } = explainInferenceSnippets(model, 'fal-ai', mapping)
  expect(snippets.some(({ client }) => client.startsWith('huggingface'))).toBe(field === 'text')
})

/* `IndexTts2TextToSpeechInput`, `VibevoiceInput`, `KokoroFrenchInput` and `MayaInput` have no default for these. */
it.each([
  ['fal-ai/index-tts-2/text-to-speech', 'prompt', { audio_url: 'https://example.com/voice.wav' }],
  ['fal-ai/vibevoice', 'script', { speakers: [{ preset: 'Frank [EN]' }] }],
  ['fal-ai/kokoro/french', 'prompt', { voice: 'ff_siwis' }],
  ['fal-ai/qwen-3-tts/voice-design/1.7b', 'text', { prompt: 'A calm voice' }],
  ['fal-ai/maya', 'text', { prompt: 'A calm voice' }],
  ['fal-ai/f5-tts', 'gen_text', { model_type: 'F5-TTS', ref_audio_url: 'https://example.com/voice.wav' }],
])('%s is offered with what it wants beside %s alone', (providerId, field, parameters) => {
  const model = { id: 'acme/lantern', pipeline_tag: 'text-to-speech' }
  const bare = explainInferenceSnippets(model, 'fal-ai', undefined, { providerId })
  expect(bare.snippets).toEqual([])
  expect(bare.skipped[0]?.reason).toContain(Object.keys(parameters)[0])
  const options = { providerId, inputs: 'Hello', parameters }
  expect(buildInferenceRequest(model, 'fal-ai', undefined, options)?.body).toEqual({ [field]: 'Hello', ...parameters })
  expect(explainInferenceSnippets(model, 'fal-ai', undefined, options).snippets).not.toEqual([])
})

/* `FluxDevInput` has `num_inference_steps`, `FluxProV11Input` has not. */
it.each([
  ['fal-ai/flux/dev', { num_inference_steps: 5 }],
  ['fal-ai/flux-pro/new', { num_inference_steps: 5 }],
  ['fal-ai/qwen-image-2512', { num_inference_steps: 5 }],
  ['fal-ai/flux-pro/v1.1', {}],
  ['fal-ai/imagen4/preview', {}],
  ['fal-ai/phota', {}],
  ['fal-ai/vidu/q2/text-to-image', {}],
  ['bria/fibo/generate', {}],
  ['fal-ai/wan/v2.2-5b/text-to-image', { num_inference_steps: 5 }],
])('a sample asks %s for %j', (providerId, parameters) => {
  const model = { id: 'acme/lantern', pipeline_tag: 'text-to-image' }
  const request = buildInferenceRequest(model, 'fal-ai', undefined, { providerId, inputs: 'A lighthouse' })
  expect(request?.body).toEqual({ prompt: 'A lighthouse', ...parameters })
})

/* `WanV225bTextToImageOutput` has `image`, `FluxDevOutput` a list `images`; `deepfilternet3Output` has `audio_file`. */
it.each([
  ['text-to-image', 'fal-ai/flux/dev', ['images', 0, 'url']],
  ['text-to-image', 'fal-ai/wan/v2.2-5b/text-to-image', ['image', 'url']],
  ['text-to-image', 'fal-ai/wan/v2.7/text-to-image', ['images', 0, 'url']],
  ['text-to-image', 'bria/fibo/generate', ['image', 'url']],
  ['text-to-image', 'fal-ai/vidu/q2/text-to-image', ['image', 'url']],
  ['image-to-image', 'fal-ai/birefnet/v2', ['image', 'url']],
  ['image-to-image', 'fal-ai/imageutils/marigold-depth', ['image', 'url']],
  ['image-to-image', 'fal-ai/flux-kontext/dev', ['images', 0, 'url']],
  ['image-to-image', 'fal-ai/aura-sr', ['image', 'url']],
  ['audio-to-audio', 'fal-ai/nova-sr', ['audio', 'url']],
  ['audio-to-audio', 'fal-ai/deepfilternet3', ['audio_file', 'url']],
])('%s of %s is found at %j', (pipeline_tag, providerId, at) => {
  const model = { id: 'acme/lantern', pipeline_tag }
  const mapping = { provider: 'fal-ai', hfModelId: model.id, providerId, status: 'live', task: pipeline_tag } as const
  const { snippets } = explainInferenceSnippets(model, 'fal-ai', mapping)
  const code = snippets.find(({ client }) => client === 'requests')?.content
  expect(code).toContain(`response.json()${at.map((step) => `[${JSON.stringify(step)}]`).join('')}`)
  const readByHub = at[0] === 'images' || at[0] === 'audio'
  expect(snippets.some(({ client }) => client === 'huggingface.js')).toBe(readByHub)
})

/* `F5TtsOutput` has `audio_url`. */
it('finds what F5-TTS says', () => {
  const parameters = { model_type: 'F5-TTS', ref_audio_url: 'https://example.com/voice.wav' }
  const model = { id: 'acme/lantern', pipeline_tag: 'text-to-speech' }
  const { snippets } = explainInferenceSnippets(model, 'fal-ai', undefined, { providerId: 'fal-ai/f5-tts', parameters })
  const code = snippets.find(({ client }) => client === 'requests')?.content
  expect(code).toContain('response.json()["audio_url"]["url"]')
})

/* `Csm1bInput` has a list `scene` of `Turn`s, which have `speaker_id` and `text`. */
it('has CSM say a text as one turn', () => {
  const model = { id: 'acme/lantern', pipeline_tag: 'text-to-speech' }
  const options = { providerId: 'fal-ai/csm-1b', inputs: 'Hello' }
  const body = { scene: [{ speaker_id: 0, text: 'Hello' }] }
  expect(buildInferenceRequest(model, 'fal-ai', undefined, options)?.body).toEqual(body)
})

/* `KlingVideoV3ProImageToVideoInput` and `OmniVideoImageToVideoInput` have no `image_url`. */
it.each([
  ['fal-ai/kling-video/v3/pro/image-to-video', 'start_image_url'],
  ['fal-ai/kling-video/v3/standard/image-to-video', 'start_image_url'],
  ['fal-ai/kling-video/v2.6/pro/image-to-video', 'start_image_url'],
  ['fal-ai/kling-video/o1/image-to-video', 'start_image_url'],
  ['fal-ai/kling-video/o1/standard/image-to-video', 'start_image_url'],
  ['kling/v4/flash/image-to-video', 'start_image_url'],
  ['fal-ai/kling-video/o3/pro/image-to-video', 'image_url'],
  ['fal-ai/kling-video/v2.5-turbo/pro/image-to-video', 'image_url'],
])('%s starts a video from %s', (providerId, field) => {
  const model = { id: 'acme/lantern', pipeline_tag: 'image-to-video' }
  const mapping = {
    provider: 'fal-ai',
    hfModelId: model.id,
    providerId,
    status: 'live',
    task: 'image-to-video',
  } as const
  const body = buildInferenceRequest(model, 'fal-ai', mapping)?.body
  expect(Object.keys(body ?? {}).filter((name) => name.endsWith('image_url'))).toEqual([field])
  const { snippets } = explainInferenceSnippets(model, 'fal-ai', mapping)
  expect(snippets.some(({ client }) => client.startsWith('huggingface'))).toBe(field === 'image_url')
})

/* `OmnigenV2Input` has `input_image_urls`, `FluxControlLoraCannyInput` `control_lora_image_url`, `FiboEditInput` `instruction`. */
it.each([
  ['fal-ai/flux-kontext/dev', ['image_url', 'prompt']],
  ['fal-ai/nano-banana/edit', ['image_urls', 'prompt']],
  ['acme/demo', ['image_url', 'image_urls', 'prompt']],
  ['fal-ai/omnigen-v2', ['input_image_urls', 'prompt']],
  ['fal-ai/uso', ['input_image_urls', 'prompt']],
  ['fal-ai/dreamo', ['first_image_url', 'prompt']],
  ['fal-ai/flux-control-lora-canny', ['control_lora_image_url', 'prompt']],
  ['bria/fibo-edit/edit', ['image_url', 'instruction']],
])('%s changes a picture by %j', (providerId, fields) => {
  const model = { id: 'acme/lantern', pipeline_tag: 'image-to-image' }
  const mapping = {
    provider: 'fal-ai',
    hfModelId: model.id,
    providerId,
    status: 'live',
    task: 'image-to-image',
  } as const
  const body = buildInferenceRequest(model, 'fal-ai', mapping)?.body
  expect(Object.keys(body ?? {}).sort()).toEqual(fields)
  const { snippets } = explainInferenceSnippets(model, 'fal-ai', mapping)
  expect(snippets.some(({ client }) => client === 'requests')).toBe(true)
  // If the example sends both, it says so.
  const isAssumed = snippets[0]?.assumptions?.some(({ what }) => what.includes('image_url or as image_urls')) ?? false
  expect(isAssumed).toBe(fields.includes('image_url') && fields.includes('image_urls'))
  // The clients send both names.
  const isAskedByHub = fields.some((name) => /^image_urls?$/.test(name)) && fields.includes('prompt')
  expect(snippets.some(({ client }) => client.startsWith('huggingface'))).toBe(isAskedByHub)
})

/* `FluxLoraFillInput` requires `mask_url`, `ZImageTurboInpaintInput` `mask_image_url`. */
it.each([
  ['fal-ai/flux-lora-fill', 'mask_url'],
  ['fal-ai/qwen-image-edit/inpaint', 'mask_url'],
  ['fal-ai/z-image/turbo/inpaint/lora', 'mask_image_url'],
])('%s is offered with a %s alone', (providerId, name) => {
  const model = { id: 'acme/lantern', pipeline_tag: 'image-to-image' }
  const { snippets, skipped } = explainInferenceSnippets(model, 'fal-ai', undefined, { providerId })
  expect(snippets).toEqual([])
  expect(skipped[0]?.reason).toContain(name)
  const options = { providerId, parameters: { [name]: 'https://example.com/mask.png' } }
  expect(explainInferenceSnippets(model, 'fal-ai', undefined, options).snippets).not.toEqual([])
})

/* `AceStepInput` has `tags`, `ChatterboxSpeechToSpeechInput` `source_audio_url`, `SAMAudioSeparateOutput` `target`. */
it.each([
  ['text-to-audio', 'fal-ai/stable-audio', 'prompt', {}, undefined],
  ['text-to-audio', 'fal-ai/ace-step', 'tags', {}, undefined],
  ['text-to-audio', 'fal-ai/ace-step/prompt-to-audio', 'prompt', {}, undefined],
  ['text-to-audio', 'cassetteai/sound-effects-generator', 'prompt', { duration: 5 }, undefined],
  ['audio-to-audio', 'fal-ai/nova-sr', 'audio_url', {}, 'audio'],
  ['audio-to-audio', 'fal-ai/chatterbox/speech-to-speech', 'source_audio_url', {}, 'audio'],
  ['audio-to-audio', 'fal-ai/sam-audio/separate', 'audio_url', { prompt: 'a voice' }, 'target'],
])('%s of %s is asked for by %s', (pipeline_tag, providerId, field, parameters, output) => {
  const model = { id: 'acme/lantern', pipeline_tag }
  const options = { providerId, parameters }
  const request = buildInferenceRequest(model, 'fal-ai', undefined, options)
  expect(Object.keys(request?.body ?? {}).toSorted()).toEqual([field, ...Object.keys(parameters)].toSorted())
  const { snippets } = explainInferenceSnippets(model, 'fal-ai', undefined, options)
  const code = snippets.find(({ client }) => client === 'requests')?.content
  if (output !== undefined) expect(code).toContain(`response.json()["${output}"]["url"]`)
  if (Object.keys(parameters).length > 0)
    expect(explainInferenceSnippets(model, 'fal-ai', undefined, { providerId }).snippets).toEqual([])
})

/* `YueInput` and `DiffrhythmInput` have lyrics alone, `DemucsOutput` a file of each part. */
it.each([
  ['text-to-audio', 'fal-ai/yue', 'lyrics'],
  ['text-to-audio', 'fal-ai/diffrhythm', 'lyrics'],
  ['audio-to-audio', 'fal-ai/demucs', 'one file per stem'],
])('%s of %s is refused with the reason', (pipeline_tag, providerId, reason) => {
  const model = { id: 'acme/lantern', pipeline_tag }
  const { snippets, skipped } = explainInferenceSnippets(model, 'fal-ai', undefined, { providerId })
  expect(snippets).toEqual([])
  expect(skipped[0]?.reason).toContain(reason)
})

/* `WhisperOutput` has `text`, `SpeechToTextOutput` `output`. */
it.each([
  ['fal-ai/whisper', true],
  ['fal-ai/speech-to-text', false],
  ['fal-ai/speech-to-text/turbo', false],
  ['fal-ai/nemotron/asr', false],
])('the hub’s clients read what %s heard: %s', (providerId, isRead) => {
  const task = 'automatic-speech-recognition'
  const model = { id: 'acme/lantern', pipeline_tag: task }
  const mapping = { provider: 'fal-ai', hfModelId: model.id, providerId, status: 'live', task } as const
  const { snippets } = explainInferenceSnippets(model, 'fal-ai', mapping)
  expect(snippets.some(({ client }) => client.startsWith('huggingface'))).toBe(isRead)
  expect(snippets.some(({ client }) => client === 'requests')).toBe(true)
})

/* `FluxDevInput` and `QwenImageEditInput` have `image_size`, and no `width`; `IpAdapterFaceIdInput` has `width`. */
it.each([
  ['text-to-image', 'fal-ai/flux/dev', { width: 1024, height: 768 }, { image_size: { width: 1024, height: 768 } }],
  [
    'image-to-image',
    'fal-ai/qwen-image-edit',
    { target_size: { width: 9, height: 8 } },
    { image_size: { width: 9, height: 8 } },
  ],
  ['text-to-image', 'fal-ai/ip-adapter-face-id', { width: 1024, height: 768 }, { width: 1024, height: 768 }],
])('%s of %s takes the size %j as %j', (pipeline_tag, providerId, parameters, fields) => {
  const model = { id: 'acme/lantern', pipeline_tag }
  const mapping = { provider: 'fal-ai', hfModelId: model.id, providerId, status: 'live', task: pipeline_tag } as const
  const body = buildInferenceRequest(model, 'fal-ai', mapping, { parameters })?.body
  expect(body).toMatchObject(fields)
  for (const name of Object.keys(parameters)) expect(name in (body as object)).toBe(Object.hasOwn(fields, name))
  const { snippets } = explainInferenceSnippets(model, 'fal-ai', mapping, { parameters })
  const clients = snippets.map(({ client }) => client)
  expect(clients).not.toContain('huggingface.js')
  if (Object.hasOwn(fields, 'image_size')) expect(clients).toContain('huggingface_hub')
})

it('tells that a film has no size of that name', () => {
  const model = { id: 'acme/lantern', pipeline_tag: 'image-to-video' }
  const options = { parameters: { target_size: { width: 512, height: 512 }, seed: 7 } }
  const { ignored } = explainInferenceSnippets(model, 'fal-ai', undefined, options)
  expect(ignored.map(({ option }) => option)).toEqual(['parameters.target_size'])
  expect(buildInferenceRequest(model, 'fal-ai', undefined, options)?.body).not.toHaveProperty('target_size')
})
