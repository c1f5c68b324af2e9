import { getOwn } from '../../values/get-own.ts'
import type { JsonObject, JsonValue } from '../../values/value.ts'
import { completionsRoute, unrenamedLimit } from '../openai-compatible.ts'
import { chatRoute, json, type Provider, pathOf, type ResponseUrl, type RouteInput } from '../provider.ts'
import { fieldsOf, renamed } from '../task-route.ts'

/** The only model that accepts an image and text at Novita. */
const MINIMAX = 'MiniMax-H3'

const unsupportedVideo = ({ inputs, providerModel }: RouteInput): string | undefined => {
  if (providerModel !== MINIMAX) return `on Novita, only ${MINIMAX} generates videos from an image and text`
  return (inputs.prompt ?? '').trim() === '' ? `${MINIMAX} requires a prompt` : undefined
}

/** Frames per second of the model. */
const FRAMES_PER_SECOND = 24
const SHORTEST_SECONDS = 4
const LONGEST_SECONDS = 15

function secondsOf(frames: JsonValue | undefined): number {
  if (typeof frames !== 'number') return SHORTEST_SECONDS
  return Math.min(LONGEST_SECONDS, Math.max(SHORTEST_SECONDS, Math.round(frames / FRAMES_PER_SECOND)))
}

/** Returns the closer of the two heights that the model supports. */
function resolutionOf(size: JsonValue | undefined): string {
  const { width, height } = (size ?? {}) as { width?: unknown; height?: unknown }
  if (typeof width !== 'number' || typeof height !== 'number') return '768P'
  const short = Math.min(width, height)
  return Math.abs(short - 768) <= Math.abs(short - 1440) ? '768P' : '2K'
}

/** MiniMax-H3 accepts seconds, a named resolution, and the image’s aspect ratio, but not steps, a seed, or guidance. */
function videoOf(input: RouteInput) {
  const {
    guidance_scale: _guidance,
    negative_prompt: _negative,
    num_inference_steps: _steps,
    seed: _seed,
    num_frames: frames,
    target_size: size,
    resolution = resolutionOf(size),
    duration = secondsOf(frames),
    ...others
  } = input.parameters
  const content = [
    { type: 'text', text: input.inputs.prompt ?? '' },
    { type: 'image_url', image_url: { url: input.file('data-url') }, role: 'first_frame' },
  ]
  return json(fieldsOf({ model: input.providerModel, content }, { ...others, resolution, duration, ratio: 'adaptive' }))
}

/** Fields that a model requires besides the prompt. Other models have defaults. */
const REQUIRED: { readonly [model: string]: JsonObject } = {
  'hunyuan-video-fast': { model_name: 'hunyuan-video-fast', width: 1280, height: 720, seed: -1, steps: 20 },
}

/* Parameters of its reference, https://novita.ai/docs/api-reference. */

const TEXT_PARAMETERS = [
  'best_of',
  'frequency_penalty',
  'logit_bias',
  'logprobs',
  'max_tokens',
  'min_p',
  'n',
  'presence_penalty',
  'repetition_penalty',
  'seed',
  'stop',
  'temperature',
  'top_k',
  'top_p',
]

const VIDEO_PARAMETERS: { readonly [model: string]: readonly string[] } = {
  'wan-t2v': [
    'enable_safety_checker',
    'extra',
    'fast_mode',
    'flow_shift',
    'guidance_scale',
    'height',
    'loras',
    'negative_prompt',
    'num_inference_steps',
    'seed',
    'steps',
    'width',
  ],
  'hunyuan-video-fast': ['height', 'num_inference_steps', 'seed', 'steps', 'width'],
}

/** Models with the prompt and some fields in `input`, and the rest in `parameters`. */
const hasInput = ({ providerModel }: RouteInput): boolean => /^(?:wan-2\.[25]|wan2\.6)-t2v/.test(providerModel)

const OF_INPUT = ['negative_prompt', 'audio_url']

function videoOfText(input: RouteInput) {
  const prompt = input.inputs.text ?? ''
  const parameters = renamed(input.parameters, { num_inference_steps: 'steps' })
  if (!hasInput(input)) return json(fieldsOf({ prompt }, { ...getOwn(REQUIRED, input.providerModel), ...parameters }))
  const entries = Object.entries(parameters)
  const others = entries.filter(([name]) => !OF_INPUT.includes(name))
  return json({
    input: fieldsOf({ prompt }, Object.fromEntries(entries.filter(([name]) => OF_INPUT.includes(name)))),
    ...(others.length > 0 ? { parameters: Object.fromEntries(others) } : undefined),
  })
}

/** The URL of a job’s status, which ends with the job’s id. */
const jobAt = (path: string): ResponseUrl => ({
  field: ['task_id'],
  part: 'value',
  prefix: { routed: `https://router.huggingface.co/novita${path}`, direct: novita.baseUrl + path },
  suffix: { routed: '', direct: '' },
})

export const novita: Provider = {
  id: 'novita',
  label: 'Novita AI',
  baseUrl: 'https://api.novita.ai',
  keyUrl: 'https://novita.ai/settings/key-management',
  huggingfaceHub: ['text-generation', 'text-to-video'],
  routes: {
    conversational: chatRoute('/openai/v1/chat/completions', [], {
      fileParts: {
        takes: ['input_audio'],
        source: 'https://novita.ai/docs/api-reference/model-apis-llm-create-chat-completion',
      },
      reasoning: [
        {
          off: { enable_thinking: false },
          // DeepSeek V3.2 doesn’t reason otherwise: https://github.com/theopenco/llmgateway/pull/2513.
          on: { enable_thinking: true },
          source: {
            address: 'https://novita.ai/docs/api-reference/model-apis-llm-create-chat-completion',
            read: '2026-11-22',
          },
        },
      ],
      needsReasoningContent: 'https://novita.ai/docs/guides/llm-interleaved-thinking',
    }),
    'text-generation': {
      // The URL that the Hugging Face clients call through the router.
      ...completionsRoute('/v3/openai', TEXT_PARAMETERS),
      directPath: () => '/openai/v1/completions',
      unsupportedByHub(input, language) {
        if (language === 'python') return unrenamedLimit('Novita AI')(input)
        return 'the client sends the completion to Novita’s chat endpoint, which returns an error'
      },
    },
    'image-text-to-video': {
      path: () => '/v3/minimax/v2/video_generation',
      body: videoOf,
      unsupported: unsupportedVideo,
      result: () => ({
        kind: 'url',
        at: ['task', 'content', 'url'],
        fileName: 'video.mp4',
        queue: {
          status: jobAt('/v3/minimax/v2/query/video_generation/'),
          statusAt: ['task', 'status'],
          done: 'succeeded',
          failed: ['failed', 'cancelled'],
          intervalSeconds: 5,
        },
      }),
    },
    'text-to-video': {
      path: (model) => `/v3/async/${pathOf(model)}`,
      parameters: (model) => getOwn(VIDEO_PARAMETERS, model),
      body: videoOfText,
      unsupportedByHub: (input) =>
        hasInput(input) || getOwn(REQUIRED, input.providerModel) !== undefined
          ? 'the client sends only `prompt`, but this Novita AI model requires other or additional fields'
          : undefined,
      result: () => ({
        kind: 'url',
        at: ['videos', 0, 'video_url'],
        fileName: 'video.mp4',
        queue: {
          status: jobAt('/v3/async/task-result?task_id='),
          statusAt: ['task', 'status'],
          done: 'TASK_STATUS_SUCCEED',
          failed: ['TASK_STATUS_FAILED'],
          intervalSeconds: 1,
        },
      }),
    },
  },
}
