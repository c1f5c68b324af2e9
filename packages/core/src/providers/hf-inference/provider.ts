import type { ModelRecord } from '../../model/model-record.ts'
import type { Value } from '../../values/value.ts'
import { embeddingsRoute, imageIn, imagesRoute, speechRoute, transcriptionsRoute } from '../openai-compatible.ts'
import {
  type Body,
  chatRoute,
  type FileInBase64,
  json,
  type OpenAiSupport,
  type Provider,
  pathOf,
  type ResponseResult,
  type Route,
  type RouteInput,
} from '../provider.ts'
import { fieldsOf, GENERATED_TEXT, jsonRoute, renamed, unsupportedHalfSize, withSizeAsText } from '../task-route.ts'

const modelPath = (model: string): string => `/models/${pathOf(model)}`

const hasParameters = ({ parameters }: RouteInput): boolean => Object.keys(parameters).length > 0

const withParameters = (input: RouteInput, inputs: Value): Body =>
  json(hasParameters(input) ? { inputs, parameters: input.parameters } : { inputs })

const text = (input: RouteInput): Body => withParameters(input, input.inputs.text ?? '')

// A binary body can’t contain parameters, so with parameters, the file is sent in JSON.
const fileBody = (input: RouteInput): Body =>
  hasParameters(input) ? withParameters(input, input.file('base64')) : { kind: 'bytes', file: input.file('bytes') }

/** Embeddings have their parameters next to the input, as in text-embeddings-inference. */
const textToEmbed = ({ inputs, parameters }: RouteInput): Body =>
  json(fieldsOf({ inputs: inputs.texts ?? inputs.text ?? '' }, parameters))

const imageInJson = (input: RouteInput): Body => withParameters(input, input.file('base64'))
const imageAndQuestion = (input: RouteInput): Body =>
  withParameters(input, { question: input.inputs.question ?? '', image: input.file('base64') })
const imageAndPrompt = (input: RouteInput): Body =>
  json({ inputs: input.file('base64'), parameters: { prompt: input.inputs.prompt ?? '', ...input.parameters } })
const columns = (input: RouteInput): Body => withParameters(input, { data: input.inputs.columns ?? {} })

const saved = (body: Route['body'], fileName: string): Route => ({
  path: modelPath,
  body,
  result: () => ({ kind: 'bytes', fileName }),
})

/** An endpoint returns an image only if it’s requested, and JSON otherwise. */
const picture = (body: Route['body']): Route => ({
  path: modelPath,
  headers: { Accept: 'image/jpeg' },
  body,
  result: () => ({ kind: 'bytes', fileName: 'image.jpg', mediaType: 'image/' }),
})

const embedding: Route = {
  ...jsonRoute((model) => `${modelPath(model)}/pipeline/feature-extraction`, textToEmbed),
  // Only OpenAI’s API, which huggingface_hub uses, supports another format.
  parameters: ['dimensions', 'normalize', 'prompt_name', 'truncate', 'truncation_direction'],
}

/* Servers that support OpenAI’s clients: text-embeddings-inference, vLLM, and vLLM-Omni for images and speech. */

const openaiAt = (address: string): OpenAiSupport => ({ source: { address, read: '2026-11-22' } })

const TRANSCRIPTION_PARAMETERS = [
  'frequency_penalty',
  'language',
  'min_p',
  'presence_penalty',
  'prompt',
  'repetition_penalty',
  'response_format',
  'seed',
  'temperature',
  'timestamp_granularities',
  'top_k',
  'top_p',
]

const OF_PICTURES = imagesRoute('/v1', {
  parameters: [
    'guidance_scale',
    'height',
    'n',
    'negative_prompt',
    'num_inference_steps',
    'seed',
    'size',
    'true_cfg_scale',
    'user',
    'width',
  ],
})

const openaiPicture: Route = {
  ...OF_PICTURES,
  body: (input) => OF_PICTURES.body({ ...input, parameters: withSizeAsText(input.parameters) }),
  result: (input) => imageIn(input, 'png'),
  unsupported: unsupportedHalfSize('OpenAI’s API'),
}

const SPEECH_PARAMETERS = [
  'instructions',
  'language',
  'max_new_tokens',
  'ref_audio',
  'ref_text',
  'response_format',
  'speed',
  'task_type',
  'voice',
]

const soundInJson = (fileName: string): FileInBase64 => ({
  at: ['audio'],
  fileName,
  also: 'sampling_rate',
  orSamples: true,
})

/** Audio in a format that its content type names. */
const soundInBytes = (fileName: string): Extract<ResponseResult, { kind: 'bytes' }> => ({
  kind: 'bytes',
  fileName,
  mediaType: 'audio/',
})

const SPEECH_IN_JSON = soundInJson('speech.wav')

/** Transformers models return audio; those of other libraries return JSON. */
function speechOf({ library_name }: ModelRecord): ResponseResult {
  if (library_name === 'transformers') return soundInBytes('speech.flac')
  return library_name === undefined
    ? { ...soundInBytes('speech.flac'), orBase64: SPEECH_IN_JSON }
    : { kind: 'base64', ...SPEECH_IN_JSON }
}

/** The same, but for other libraries nothing is documented, so the content type decides. */
const soundOf = ({ library_name }: ModelRecord): ResponseResult =>
  library_name === 'transformers'
    ? soundInBytes('audio.flac')
    : { ...soundInBytes('audio.flac'), orBase64: soundInJson('audio.wav') }

/** The hub’s toolkit returns audio only as samples in JSON. */
const soundOfEndpoint = (fileName: string): Route => ({
  path: modelPath,
  body: text,
  result: () => ({ kind: 'base64', ...soundInJson(fileName) }),
})

export const hfInference: Provider = {
  id: 'hf-inference',
  label: 'HF Inference',
  // The router itself runs this provider: routed and direct requests use the same host and token.
  baseUrl: 'https://router.huggingface.co/hf-inference',
  keyUrl: 'https://huggingface.co/settings/tokens',
  keyVariable: 'HF_TOKEN',
  takesHubIds: true,
  huggingfaceHub: 'all',
  // The tasks under "Supported tasks". Chat is in the provider table on the page above it, and text generation is in
  // its text about language models on CPUs. The page of audio-classification lists no provider.
  documentedTasks: {
    tasks: [
      'automatic-speech-recognition',
      'conversational',
      'feature-extraction',
      'fill-mask',
      'image-classification',
      'image-segmentation',
      'object-detection',
      'question-answering',
      'summarization',
      'table-question-answering',
      'text-classification',
      'text-generation',
      'text-to-image',
      'token-classification',
      'translation',
      'zero-shot-classification',
    ],
    source: { address: 'https://huggingface.co/docs/inference-providers/providers/hf-inference', read: '2026-11-23' },
  },
  routes: {
    conversational: chatRoute((model) => `${modelPath(model)}/v1/chat/completions`, [], {
      fileParts: { takes: ['input_audio'], source: 'https://www.npmjs.com/package/@huggingface/tasks' },
      // inference/_providers/hf_inference.py of huggingface_hub 2.4.
      schemaByHub: {
        python: { reason: 'the client converts the schema to an older format, `json_object`, for this provider' },
      },
    }),
    'audio-classification': jsonRoute(modelPath, fileBody),
    'audio-to-audio': {
      path: modelPath,
      body: fileBody,
      result: () => ({
        kind: 'files',
        field: 'blob',
        label: 'label',
        type: 'content-type',
        stem: 'audio',
        extension: 'flac',
      }),
    },
    'automatic-speech-recognition': jsonRoute(modelPath, fileBody),
    'document-question-answering': jsonRoute(modelPath, imageAndQuestion),
    'feature-extraction': embedding,
    'fill-mask': jsonRoute(modelPath, text),
    'image-classification': jsonRoute(modelPath, fileBody),
    'image-segmentation': jsonRoute(modelPath, imageInJson),
    'image-to-image': picture(imageAndPrompt),
    'image-to-text': jsonRoute(modelPath, fileBody),
    'object-detection': jsonRoute(modelPath, fileBody),
    'question-answering': jsonRoute(modelPath, (input) =>
      withParameters(input, { question: input.inputs.question ?? '', context: input.inputs.context ?? '' }),
    ),
    'sentence-similarity': jsonRoute(
      (model) => `${modelPath(model)}/pipeline/sentence-similarity`,
      (input) =>
        withParameters(input, {
          source_sentence: input.inputs.source_sentence ?? '',
          sentences: input.inputs.sentences ?? [],
        }),
    ),
    summarization: jsonRoute(modelPath, text),
    'table-question-answering': jsonRoute(modelPath, (input) =>
      withParameters(input, { query: input.inputs.query ?? '', table: input.inputs.table ?? {} }),
    ),
    'tabular-classification': jsonRoute(modelPath, columns),
    'tabular-regression': jsonRoute(modelPath, columns),
    'text-classification': jsonRoute(modelPath, text),
    'text-generation': jsonRoute(
      (model) => `${modelPath(model)}/v1/completions`,
      ({ inputs, parameters, providerModel }) =>
        json(
          fieldsOf(
            { model: providerModel, prompt: inputs.text ?? '' },
            renamed(parameters, { max_new_tokens: 'max_tokens' }),
          ),
        ),
      GENERATED_TEXT,
    ),
    'text-to-audio': { path: modelPath, body: text, result: ({ model }) => soundOf(model) },
    'text-to-image': picture(text),
    'text-to-speech': { path: modelPath, body: text, result: ({ model }) => speechOf(model) },
    'token-classification': jsonRoute(modelPath, text),
    translation: jsonRoute(modelPath, text),
    'visual-question-answering': jsonRoute(modelPath, imageAndQuestion),
    'zero-shot-classification': jsonRoute(modelPath, text),
    'zero-shot-image-classification': jsonRoute(modelPath, (input) =>
      withParameters(input, { image: input.file('base64') }),
    ),
  },
  endpointRoutes: {
    'automatic-speech-recognition': {
      ...jsonRoute(modelPath, fileBody),
      openai: {
        ...openaiAt('https://docs.vllm.ai/en/v0.22.1/serving/online_serving/speech_to_text/'),
        route: transcriptionsRoute('/v1', TRANSCRIPTION_PARAMETERS),
      },
    },
    'feature-extraction': {
      ...embedding,
      openai: {
        ...openaiAt('https://github.com/huggingface/text-embeddings-inference/blob/main/docs/openapi.json'),
        route: embeddingsRoute('/v1', []),
        besides: '/embed',
        alone: '/v1/embeddings',
      },
    },
    'text-to-image': {
      ...picture(text),
      openai: {
        ...openaiAt('https://docs.vllm.ai/projects/vllm-omni/en/stable/serving/image_generation_api/'),
        route: openaiPicture,
      },
    },
    'text-to-audio': soundOfEndpoint('audio.wav'),
    'text-to-speech': {
      ...soundOfEndpoint('speech.wav'),
      openai: {
        ...openaiAt('https://docs.vllm.ai/projects/vllm-omni/en/stable/serving/speech_api/'),
        route: speechRoute('/v1', { format: 'wav', parameters: SPEECH_PARAMETERS }),
      },
    },
    'image-to-video': saved(imageAndPrompt, 'video.mp4'),
    'text-to-video': saved(text, 'video.mp4'),
  },
}
