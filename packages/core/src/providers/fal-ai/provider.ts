import type { ValuePath } from '../../values/path.ts'
import type { Value } from '../../values/value.ts'
import {
  type Body,
  json,
  type Provider,
  pathOf,
  type Queue,
  type ResponseResult,
  type Route,
  type RouteInput,
} from '../provider.ts'
import { fieldsOf, loraWeights } from '../task-route.ts'

const QUEUE = 'https://queue.fal.run'

const ROUTER = 'https://router.huggingface.co/fal-ai'
const ROUTED_QUERY = '?_subdomain=queue'

const ticketUrl = (suffix: string): Queue['status'] => ({
  field: ['response_url'],
  part: 'path',
  prefix: { routed: ROUTER, direct: QUEUE },
  suffix: { routed: suffix + ROUTED_QUERY, direct: suffix },
})

const queue: Queue = {
  status: ticketUrl('/status'),
  statusAt: ['status'],
  done: 'COMPLETED',
  failed: [],
  result: ticketUrl(''),
  intervalSeconds: 1,
  attempts: 600,
}

const queued = (body: Route['body'], fileName: string, at: ValuePath): Route => ({
  path: (model) => `/${pathOf(model)}`,
  routedQuery: ROUTED_QUERY,
  body,
  result: () => ({ kind: 'url', at, fileName, queue }),
})

const atOnce = (body: Route['body'], result: ResponseResult): Route => ({
  path: (model) => `/${pathOf(model)}`,
  directBaseUrl: 'https://fal.run',
  body,
  result: () => result,
})

function withLora(input: RouteInput, fields: { readonly [key: string]: Value }): Body {
  const lora = loraWeights(input)
  if (lora === undefined || input.mapping?.adapterWeightsPath === undefined) return json(fields)
  const base =
    input.task === 'text-to-image' && input.providerModel === 'fal-ai/lora'
      ? { model_name: 'stabilityai/stable-diffusion-xl-base-1.0' }
      : undefined
  return json({ ...fields, loras: [{ path: lora.url, scale: 1 }], ...base })
}

const fromText = (input: RouteInput): Body =>
  withLora(input, fieldsOf({ prompt: input.inputs.text ?? '' }, input.parameters))

const fromImage = (input: RouteInput): Body => {
  const image = input.file('data-url')
  const own = { prompt: input.inputs.prompt ?? '', image_url: image, image_urls: [image] }
  return withLora(input, fieldsOf(own, input.parameters))
}

const videoFromImage = (input: RouteInput): Body =>
  withLora(input, fieldsOf({ prompt: input.inputs.prompt ?? '', image_url: input.file('data-url') }, input.parameters))

/** Models whose input has no `num_inference_steps`, by the types of @fal-ai/client 1.10.1. */
const WITHOUT_STEPS =
  /^fal-ai\/(?:bagel|bytedance|emu-3\.5-image|flux-2-(?:max|pro)|flux-2\/(?:flash|turbo)|flux-pro\/(?:kontext|v1\.1)|fooocus|gemini|gpt-image|hunyuan-image\/v3\/instruct|ideogram|imagen|janus|kling|luma|minimax|nano-banana|qwen-image-(?:2|max)\/|recraft|stable-cascade|switti|wan)/

/** Whether a model reads what it says from `prompt`, by the same types. */
const speaksPrompt = ({ providerModel }: RouteInput): boolean =>
  /^fal-ai\/(?:kokoro|gemini-tts|minimax\/speech-2\.[68])/.test(providerModel)

/** fal's names for the audio that it reads. */
const AUDIO: { readonly [mediaType: string]: string } = {
  'audio/mpeg': 'audio/mpeg',
  'audio/wav': 'audio/x-wav',
  'audio/webm': 'video/webm',
}

const audioUrl = (input: RouteInput) => input.file('data-url', AUDIO[input.inputs.file?.mediaType ?? ''])

const unsupportedAudio = ({ inputs }: RouteInput): string | undefined =>
  inputs.file !== undefined && AUDIO[inputs.file.mediaType] === undefined
    ? 'fal reads MP3, WAV and WebM audio; the file is of another type'
    : undefined

export const falAi: Provider = {
  id: 'fal-ai',
  label: 'fal',
  baseUrl: QUEUE,
  keyScheme: 'Key',
  keyUrl: 'https://fal.ai/dashboard/keys',
  vendorKeyVariable: 'FAL_KEY',
  huggingfaceHub: [
    'automatic-speech-recognition',
    'image-segmentation',
    'image-to-image',
    'image-to-video',
    'text-to-image',
    'text-to-speech',
    'text-to-video',
  ],
  routes: {
    'audio-to-audio': {
      ...queued((input) => json(fieldsOf({ audio_url: audioUrl(input) }, input.parameters)), 'audio.wav', [
        'audio',
        'url',
      ]),
      unsupported: unsupportedAudio,
    },
    'automatic-speech-recognition': {
      ...atOnce((input) => json(fieldsOf({ audio_url: audioUrl(input) }, input.parameters)), { kind: 'json' }),
      exampleInput: 'welcome.wav',
      unsupported: unsupportedAudio,
    },
    'image-segmentation': {
      ...queued(
        (input) => json(fieldsOf({ image_url: input.file('data-url') }, { ...input.parameters, sync_mode: true })),
        'mask.png',
        ['image', 'url'],
      ),
      result: () => ({ kind: 'url', at: ['image', 'url'], fileName: 'mask.png', queue, inline: true }),
    },
    'image-text-to-image': queued(fromImage, 'image.png', ['images', 0, 'url']),
    'image-text-to-video': queued(videoFromImage, 'video.mp4', ['video', 'url']),
    'image-to-image': queued(fromImage, 'image.png', ['images', 0, 'url']),
    'image-to-video': queued(videoFromImage, 'video.mp4', ['video', 'url']),
    'text-to-audio': queued(fromText, 'audio.wav', [['audio_file', 'audio'], 'url']),
    'text-to-image': {
      ...queued(fromText, 'image.png', ['images', 0, 'url']),
      lacks: (model) => (WITHOUT_STEPS.test(model) ? ['num_inference_steps'] : []),
    },
    'text-to-speech': {
      ...atOnce(
        (input) =>
          json(fieldsOf({ [speaksPrompt(input) ? 'prompt' : 'text']: input.inputs.text ?? '' }, input.parameters)),
        { kind: 'url', at: ['audio', 'url'], fileName: 'speech.wav' },
      ),
      unsupportedByHub: (input) =>
        speaksPrompt(input)
          ? 'the client sends the text as `text`, and the model at fal reads `prompt` alone'
          : undefined,
    },
    'text-to-video': queued(fromText, 'video.mp4', ['video', 'url']),
  },
}
