import type { ContractSchema, DocumentedBody, DocumentedContract, DocumentedOperation } from '../../contract.ts'
import { jsonOf } from '../../protocols/openai-contract.ts'
import { BOOLEAN, listOf, NUMBER, object, TEXT } from '../../protocols/schema.ts'

/** A generated file; `Image` also has a size. */
const FILE = object(['url'], {
  url: TEXT,
  content_type: TEXT,
  file_data: TEXT,
  file_name: TEXT,
  file_size: NUMBER,
  width: NUMBER,
  height: NUMBER,
})

const ADDRESSES = { request_id: TEXT, response_url: TEXT, status_url: TEXT, cancel_url: TEXT }
const NAMED = ['status', ...Object.keys(ADDRESSES)]

/** `QueueStatus` in its three states. */
const IN_QUEUE = object([...NAMED, 'queue_position'], {
  ...ADDRESSES,
  status: { const: 'IN_QUEUE' },
  queue_position: NUMBER,
})
const AT_WORK = object([...NAMED, 'logs'], {
  ...ADDRESSES,
  status: { enum: ['IN_PROGRESS', 'COMPLETED'] },
  logs: { type: 'array' },
  metrics: object(['inference_time'], { inference_time: { type: ['number', 'null'] } }),
})
const STATUS: ContractSchema = { anyOf: [IN_QUEUE, AT_WORK] }

const anyJson = (...schemas: readonly ContractSchema[]): DocumentedBody => ({
  mediaType: 'application/json',
  schema: { anyOf: schemas },
})

/** The input of a model of which only the task is known, because each model has its own fields. */
const openInput = (required: readonly string[], properties: Readonly<Record<string, unknown>>): DocumentedBody => ({
  mediaType: 'application/json',
  schema: { ...object(required, properties), additionalProperties: true },
})

const IMAGES = object(['images'], { images: listOf(FILE) })
/** Some models return one image, others a list. */
const PICTURES: ContractSchema = { anyOf: [IMAGES, object(['image'], { image: FILE })] }
const VIDEO = object(['video'], { video: FILE })
const AUDIO = object(['audio'], { audio: FILE })
const SOUND: ContractSchema = { anyOf: [AUDIO, object(['audio_file'], { audio_file: FILE })] }

interface Made {
  readonly tasks: readonly string[]
  readonly input: DocumentedBody
  readonly output: ContractSchema
}

/** Models return errors as a list; the gateway returns a text and its type. */
const ERROR = anyJson(
  object(['detail'], { detail: listOf(object(['loc', 'msg', 'type'], { loc: listOf({}), msg: TEXT, type: TEXT })) }),
  object(['detail', 'error_type'], { detail: TEXT, error_type: TEXT }),
)

/** `queue.fal.run` returns a job's state, and `fal.run` the output. */
const submitted = ({ tasks, input, output }: Made, models?: readonly string[]): DocumentedOperation => ({
  tasks,
  sources: ['client', 'synchronous', 'run', 'modelErrors', 'requestErrors'],
  method: 'POST',
  path: '/{+app}',
  ...(models === undefined ? {} : { models }),
  request: input,
  answers: { 200: anyJson(output, STATUS), '4XX': ERROR, '5XX': ERROR },
})

const TEXT_TO_IMAGE: Made = {
  tasks: ['text-to-image'],
  input: openInput(['prompt'], { prompt: TEXT, num_inference_steps: NUMBER }),
  output: IMAGES,
}

const IMAGE_SIZES = ['square_hd', 'square', 'portrait_4_3', 'portrait_16_9', 'landscape_4_3', 'landscape_16_9']
const SIZE: ContractSchema = { anyOf: [{ enum: IMAGE_SIZES }, object([], { width: NUMBER, height: NUMBER })] }

const FLUX = {
  prompt: TEXT,
  enable_safety_checker: BOOLEAN,
  image_size: SIZE,
  num_images: NUMBER,
  output_format: { enum: ['jpeg', 'png'] },
  seed: NUMBER,
  sync_mode: BOOLEAN,
}

const OPEN: readonly Made[] = [
  { ...TEXT_TO_IMAGE, output: PICTURES },
  {
    tasks: ['image-to-image', 'image-text-to-image'],
    input: {
      mediaType: 'application/json',
      schema: {
        type: 'object',
        anyOf: [{ required: ['image_url'] }, { required: ['image_urls'] }],
        properties: { prompt: TEXT, image_url: TEXT, image_urls: listOf(TEXT) },
        additionalProperties: true,
      },
    },
    output: PICTURES,
  },
  { tasks: ['text-to-video'], input: openInput(['prompt'], { prompt: TEXT }), output: VIDEO },
  {
    tasks: ['image-to-video', 'image-text-to-video'],
    input: openInput(['image_url'], { image_url: TEXT, prompt: TEXT }),
    output: VIDEO,
  },
  { tasks: ['text-to-audio'], input: openInput(['prompt'], { prompt: TEXT }), output: SOUND },
  { tasks: ['text-to-speech'], input: openInput(['text'], { text: TEXT }), output: AUDIO },
  { tasks: ['audio-to-audio'], input: openInput(['audio_url'], { audio_url: TEXT }), output: SOUND },
  {
    tasks: ['automatic-speech-recognition'],
    // No transcription model has such an object.
    input: openInput(['audio_url'], { audio_url: TEXT, parameters: false }),
    output: object(['text'], { text: TEXT }),
  },
  {
    tasks: ['image-segmentation'],
    input: openInput(['image_url'], { image_url: TEXT, sync_mode: BOOLEAN }),
    output: object(['image'], { image: FILE }),
  },
]

/** Tasks for which the router's clients request the result at the synchronous URL. */
const AT_ONCE = ['automatic-speech-recognition', 'text-to-speech']
const TASKS = OPEN.flatMap(({ tasks }) => tasks)

const KOKORO = {
  tasks: ['text-to-speech'],
  input: jsonOf([], { prompt: TEXT, speed: NUMBER, voice: TEXT }),
  output: AUDIO,
}

const CANCELLED = jsonOf(['status'], {
  status: { enum: ['OK', 'CANCELLATION_REQUESTED', 'ALREADY_COMPLETED', 'NOT_FOUND'] },
})

export const falAiContract: DocumentedContract = {
  provider: 'fal-ai',
  sources: {
    client: {
      kind: 'package',
      name: '@fal-ai/client 1.10.1',
      address: 'https://www.npmjs.com/package/@fal-ai/client',
      read: '2026-11-22',
    },
    synchronous: {
      kind: 'page',
      name: 'Synchronous Inference',
      address: 'https://fal.ai/docs/documentation/model-apis/inference/synchronous',
      read: '2026-11-25',
    },
    run: {
      kind: 'page',
      name: 'Run an endpoint path',
      address: 'https://fal.ai/docs/inference-api/sync/run-path',
      read: '2026-11-25',
    },
    modelErrors: {
      kind: 'page',
      name: 'Model Errors',
      address: 'https://fal.ai/docs/documentation/model-apis/errors',
      read: '2026-11-25',
    },
    requestErrors: {
      kind: 'page',
      name: 'Request Error Types',
      address: 'https://fal.ai/docs/documentation/model-apis/request-errors',
      read: '2026-11-25',
    },
    cancel: {
      kind: 'page',
      name: 'Cancel a request',
      address: 'https://fal.ai/docs/inference-api/queue/cancel',
      read: '2026-11-22',
    },
  },
  combinations: {
    read: {
      client: {
        kind: 'package',
        name: '@fal-ai/client 1.10.1',
        address: 'https://www.npmjs.com/package/@fal-ai/client',
        read: '2026-11-23',
      },
    },
    refused: [],
  },
  schemes: ['key', 'bearer'],
  operations: [
    submitted(
      {
        ...TEXT_TO_IMAGE,
        input: jsonOf(['prompt'], {
          ...FLUX,
          acceleration: { enum: ['none', 'regular', 'high'] },
          guidance_scale: NUMBER,
          num_inference_steps: NUMBER,
        }),
      },
      ['fal-ai/flux/dev', 'fal-ai/flux/schnell'],
    ),
    submitted(
      {
        ...TEXT_TO_IMAGE,
        input: jsonOf(['prompt'], {
          ...FLUX,
          enhance_prompt: BOOLEAN,
          safety_tolerance: { enum: ['1', '2', '3', '4', '5', '6'] },
        }),
      },
      ['fal-ai/flux-pro/v1.1'],
    ),
    submitted(KOKORO, ['fal-ai/kokoro/*']),
    ...OPEN.map((made) => submitted(made)),
    {
      tasks: TASKS,
      sources: ['client'],
      method: 'GET',
      path: '/{+app}/requests/{id}/status',
      answers: { 200: anyJson(STATUS), 202: anyJson(STATUS) },
      states: { at: ['status'], pending: ['IN_QUEUE', 'IN_PROGRESS'], done: ['COMPLETED'], failed: [] },
    },
    ...OPEN.map(
      ({ tasks, output }): DocumentedOperation => ({
        tasks,
        sources: ['client'],
        method: 'GET',
        path: '/{+app}/requests/{id}',
        answers: { 200: anyJson(output) },
      }),
    ),
    {
      tasks: TASKS,
      sources: ['cancel'],
      method: 'PUT',
      path: '/{+app}/requests/{id}/cancel',
      answers: { 200: CANCELLED, 202: CANCELLED },
    },
  ],
  // `ValidationErrorInfo`.
  refusal: { status: 422, body: (problem) => ({ detail: [{ loc: ['body'], msg: problem, type: 'value_error' }] }) },
  otherAddresses: [
    {
      // Image and audio models work at both URLs, video models only in the queue.
      tasks: TASKS.filter((task) => !AT_ONCE.includes(task) && !task.endsWith('video')),
      of: (sent) => sent.replace(/^https:\/\/queue\.fal\.run\//, 'https://fal.run/').replace(/\?_subdomain=queue$/, ''),
      router: {
        kind: 'package',
        name: 'huggingface_hub 2.4.0, which asks so for a picture of a text, speech and a transcription',
        address: 'https://pypi.org/project/huggingface-hub/2.4.0/',
        read: '2026-11-25',
      },
    },
  ],
  disagreements: [
    {
      clients: ['@huggingface/inference'],
      tasks: ['text-to-image'],
      sent: 'the size as `width` and `height`',
      documented: '`image_size`, an object with width and height',
      decision: 'Examples send `image_size`. For `huggingface.js`, we don’t offer examples with a size.',
      breaks: 'parameters',
      corrected: ({ width, height, ...body }) =>
        width === undefined || height === undefined ? { ...body } : { ...body, image_size: { width, height } },
    },
    {
      clients: ['@huggingface/inference', 'huggingface_hub'],
      tasks: ['text-to-speech'],
      model: 'fal-ai/kokoro/american-english',
      sent: 'the text as `text`, for every model',
      documented: '`prompt` for Kokoro, Gemini, and the newer MiniMax voices, which have no `text` field',
      decision: 'For these models, the other clients send `prompt`. We don’t offer the Hugging Face clients.',
      breaks: 'everything',
      corrected: (body, _parameters, model) =>
        'text' in body && model().startsWith('fal-ai/kokoro/')
          ? Object.fromEntries(Object.entries(body).map(([name, value]) => [name === 'text' ? 'prompt' : name, value]))
          : body,
    },
  ],
}
