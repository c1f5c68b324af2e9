import type { JsonObject, JsonValue, Value } from '../../values/value.ts'
import {
  completionsWithInputsRoute,
  embeddingsRoute,
  imagesRoute,
  speechRoute,
  transcriptionsRoute,
} from '../openai-compatible.ts'
import { chatRoute, json, type Provider, type ResponseResult, type RouteInput } from '../provider.ts'
import { fieldsOf, renamed } from '../task-route.ts'

/** Together takes a schema beside the type, where OpenAI's interface puts it into `json_schema`. */
function flatSchema(parameters: JsonObject): JsonObject {
  const format = parameters.response_format as
    | { readonly type?: JsonValue; readonly json_schema?: JsonObject }
    | undefined
  const schema = format?.type === 'json_schema' ? format.json_schema?.schema : undefined
  return schema === undefined ? parameters : { ...parameters, response_format: { type: 'json_schema', schema } }
}

const IMAGE_NAMES = { num_inference_steps: 'steps' }

/** Parameters of a video: the steps renamed, the size in two fields. */
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

const video: ResponseResult = {
  kind: 'url',
  at: ['outputs', 'video_url'],
  fileName: 'video.mp4',
  queue: {
    status: {
      field: ['id'],
      part: 'value',
      prefix: {
        routed: 'https://router.huggingface.co/together/v2/videos/',
        direct: 'https://api.together.xyz/v2/videos/',
      },
      suffix: { routed: '', direct: '' },
    },
    statusAt: ['status'],
    done: 'completed',
    failed: ['failed'],
    intervalSeconds: 2,
    attempts: 300,
  },
}

export const together: Provider = {
  id: 'together',
  label: 'Together AI',
  baseUrl: 'https://api.together.xyz',
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
    conversational: chatRoute('/v1/chat/completions', flatSchema),
    'automatic-speech-recognition': transcriptionsRoute('/v1'),
    'feature-extraction': embeddingsRoute('/v1'),
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
      result: () => ({ kind: 'base64', at: ['data', 0, 'b64_json'], fileName: 'image.jpg' }),
    },
    'image-to-video': {
      path: () => '/v2/videos',
      body: (input) =>
        json(
          fieldsOf(
            {
              model: input.providerModel,
              prompt: input.inputs.prompt ?? '',
              frame_images: [{ input_image: input.file('data-url'), frame: 'first' }],
            },
            videoParameters(input),
          ),
        ),
      result: () => video,
    },
    'text-generation': completionsWithInputsRoute('/v1'),
    'text-to-image': imagesRoute('/v1', 'base64', IMAGE_NAMES),
    'text-to-speech': speechRoute('/v1', (model) => (model.toLowerCase().includes('kokoro') ? 'af_alloy' : undefined)),
    'text-to-video': {
      path: () => '/v2/videos',
      body: (input) =>
        json(fieldsOf({ model: input.providerModel, prompt: input.inputs.text ?? '' }, videoParameters(input))),
      result: () => video,
    },
  },
}
