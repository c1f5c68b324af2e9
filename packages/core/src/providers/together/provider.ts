import type { Value } from '../../values/value.ts'
import {
  completionsRoute,
  embeddingsRoute,
  hiddenParameters,
  imageIn,
  imagesRoute,
  knowing,
  speechRoute,
  transcriptionsRoute,
  unrenamedLimit,
} from '../openai-compatible.ts'
import {
  chatRoute,
  json,
  lacking,
  type OpenAiSupport,
  type Provider,
  type ResponseResult,
  type Route,
  type RouteInput,
} from '../provider.ts'
import { fieldsOf, renamed } from '../task-route.ts'

/* Parameters of release 0.52 of the package `together-ai`. */

const TEXT_PARAMETERS = [
  'echo',
  'frequency_penalty',
  'logit_bias',
  'logprobs',
  'max_tokens',
  'min_p',
  'n',
  'presence_penalty',
  'repetition_penalty',
  'safety_model',
  'seed',
  'stop',
  'temperature',
  'top_k',
  'top_p',
]

const IMAGE_PARAMETERS = [
  'disable_safety_checker',
  'guidance_scale',
  'height',
  'image_loras',
  'image_url',
  'n',
  'negative_prompt',
  'output_format',
  'reference_images',
  'seed',
  'steps',
  'width',
]

const VIDEO_PARAMETERS = [
  'fps',
  'generate_audio',
  'guidance_scale',
  'height',
  'negative_prompt',
  'output_format',
  'output_quality',
  'ratio',
  'resolution',
  'seconds',
  'seed',
  'steps',
  'width',
  // Converted to steps, and to width and height.
  'num_inference_steps',
  'target_size',
]

const SPEECH_PARAMETERS = [
  'bit_rate',
  'extra_params',
  'language',
  'response_encoding',
  'response_format',
  'sample_rate',
  'voice',
]

const TRANSCRIPTION_PARAMETERS = [
  'diarize',
  'language',
  'max_speakers',
  'min_speakers',
  'prompt',
  'response_format',
  'temperature',
  'timestamp_granularities',
]

/** Lists the endpoints that OpenAI’s clients can call. */
const openai: OpenAiSupport = {
  source: { address: 'https://docs.together.ai/docs/inference/openai-compatibility', read: '2026-11-22' },
}

const SCHEMA_BY_HUB = {
  reason: 'the client converts the schema in response_format to a form that Together doesn’t document',
}

/** A voice for each family of models, from the package. */
const VOICES = { kokoro: 'af_alloy', orpheus: 'tara', sonic: 'friendly sidekick' }

const voiceOf = (model: string): string | undefined =>
  Object.entries(VOICES).find(([family]) => model.toLowerCase().includes(family))?.[1]

const speech: Route = {
  ...speechRoute('/v1', { format: 'wav', parameters: SPEECH_PARAMETERS }),
  openai,
  exampleParameters(model) {
    const voice = voiceOf(model)
    return voice === undefined ? {} : { voice }
  },
  unsupported: ({ parameters }) =>
    parameters.voice === undefined
      ? 'Together requires a voice, and we don’t know which voices this model has; set the parameter voice'
      : undefined,
}

const IMAGE_NAMES = { num_inference_steps: 'steps' }

/** Video parameters: renamed steps, and the size in two fields. */
function videoParameters({ parameters }: RouteInput): { readonly [key: string]: Value } {
  const { target_size: size, ...others } = renamed(parameters, IMAGE_NAMES)
  if (typeof size !== 'object' || size === null || Array.isArray(size)) return others
  const { width, height } = size as { readonly width?: Value; readonly height?: Value }
  return {
    ...others,
    ...(width === undefined ? undefined : { width }),
    ...(height === undefined ? undefined : { height }),
  }
}

/** A JPEG unless `output_format` is set. */
const picture = (input: RouteInput): ResponseResult =>
  imageIn(input, input.parameters.output_format === 'png' ? 'png' : 'jpg')

/** An MP4 unless `output_format` is set. */
const video = ({ parameters: { output_format: format } }: RouteInput): ResponseResult => ({
  kind: 'url',
  at: ['outputs', 'video_url'],
  fileName: `video.${format === 'WEBM' ? 'webm' : 'mp4'}`,
  queue: {
    status: {
      field: ['id'],
      part: 'value',
      prefix: {
        routed: 'https://router.huggingface.co/together/v2/videos/',
        direct: 'https://api.together.ai/v2/videos/',
      },
      suffix: { routed: '', direct: '' },
    },
    statusAt: ['status'],
    done: 'completed',
    failed: ['failed', 'cancelled'],
    intervalSeconds: 2,
  },
})

export const together: Provider = {
  id: 'together',
  label: 'Together AI',
  baseUrl: 'https://api.together.ai',
  keyUrl: 'https://api.together.ai/settings/api-keys',
  huggingfaceHub: [
    'feature-extraction',
    'image-to-image',
    'image-to-video',
    'text-generation',
    'text-to-image',
    'text-to-speech',
    'text-to-video',
  ],
  routes: {
    conversational: chatRoute(
      '/v1/chat/completions',
      lacking('https://www.npmjs.com/package/together-ai', 'stream_options'),
      {
        fileParts: { takes: ['input_audio'], source: 'https://www.npmjs.com/package/together-ai' },
        reasoning: [
          // On dedicated endpoints, its documentation names a field only for DeepSeek and gpt-oss.
          {
            models: /^(?:gpt-oss|deepseek-v[34]|glm-5|kimi-k2\.|qwen3\.)/,
            off: { reasoning: { enabled: false } },
            on: { reasoning: { enabled: true } },
            effort: true,
            source: { address: 'https://docs.together.ai/docs/inference/chat/reasoning', read: '2026-11-30' },
          },
        ],
        schemaByHub: { js: SCHEMA_BY_HUB, python: SCHEMA_BY_HUB },
      },
    ),
    'automatic-speech-recognition': { ...transcriptionsRoute('/v1', TRANSCRIPTION_PARAMETERS), openai },
    'feature-extraction': { ...embeddingsRoute('/v1', []), openai },
    'image-to-image': {
      path: () => '/v1/images/generations',
      body(input) {
        const model = input.providerModel.toLowerCase()
        const image = input.file('data-url')
        const fields = {
          prompt: input.inputs.prompt ?? '',
          ...(model.includes('kontext') && model.includes('flux.1')
            ? { image_url: image }
            : { reference_images: [image] }),
          ...renamed(input.parameters, IMAGE_NAMES),
          response_format: 'base64',
        }
        return json(fieldsOf({ model: input.providerModel }, fields))
      },
      result: picture,
      ...knowing(IMAGE_PARAMETERS, IMAGE_NAMES),
    },
    'image-to-video': {
      path: () => '/v2/videos',
      body: (input) =>
        json(
          fieldsOf(
            {
              model: input.providerModel,
              prompt: input.inputs.prompt ?? '',
              media: {
                frame_images: [{ input_image: input.file('data-url'), frame: 'first' }],
              },
            },
            videoParameters(input),
          ),
        ),
      result: video,
      parameters: VIDEO_PARAMETERS,
    },
    'text-generation': {
      ...completionsRoute('/v1', TEXT_PARAMETERS),
      unsupportedByHub: (input, language) =>
        language === 'js' ? hiddenParameters(input) : unrenamedLimit('Together AI')(input),
    },
    'text-to-image': {
      ...imagesRoute('/v1', { format: 'base64', names: IMAGE_NAMES, parameters: IMAGE_PARAMETERS }),
      result: picture,
      openai,
    },
    'text-to-speech': speech,
    'text-to-video': {
      path: () => '/v2/videos',
      body: (input) =>
        json(fieldsOf({ model: input.providerModel, prompt: input.inputs.text ?? '' }, videoParameters(input))),
      result: video,
      parameters: [...VIDEO_PARAMETERS, 'media'],
    },
  },
}
