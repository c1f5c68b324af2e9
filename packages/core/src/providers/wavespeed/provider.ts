import type { JsonObject, Value } from '../../values/value.ts'
import { json, type Provider, pathOf, type Route, type RouteInput } from '../provider.ts'
import { fieldsOf, givesSize, loraWeights, severalBy, sizeOf, unsupportedSize, withoutSize } from '../task-route.ts'

/** WaveSpeedAI asks for two seconds between status requests for images, and five for videos. */
const queued = (
  fields: (input: RouteInput) => { readonly [key: string]: Value },
  fileName: string,
  intervalSeconds: 2 | 5,
  several: (input: RouteInput) => { several?: true } = () => ({}),
): Route => ({
  path: (model) => `/api/v3/${pathOf(model)}`,
  body(input) {
    const lora = loraWeights(input)
    return json({ ...fields(input), ...(lora === undefined ? undefined : { loras: [{ path: lora.model, scale: 1 }] }) })
  },
  result: (input) => ({
    kind: 'url',
    at: ['data', 'outputs', 0],
    fileName,
    ...several(input),
    queue: {
      status: {
        field: ['data', 'urls', 'get'],
        part: 'path',
        prefix: { routed: 'https://router.huggingface.co/wavespeed', direct: 'https://api.wavespeed.ai' },
        suffix: { routed: '', direct: '' },
      },
      statusAt: ['data', 'status'],
      done: 'completed',
      failed: ['failed', 'cancelled', 'timeout', 'deleted'],
      intervalSeconds,
    },
  }),
})

/**
 * The image size in WaveSpeedAI’s format: https://wavespeed.ai/models/wavespeed-ai/flux-srpo/llms.txt and similar
 * pages.
 */
function sized(parameters: JsonObject): JsonObject {
  const size = sizeOf(parameters)
  return size === undefined ? parameters : { size: `${size.width}*${size.height}`, ...withoutSize(parameters) }
}

/** A route that returns an image. */
const picture = (fields: (input: RouteInput) => { readonly [key: string]: Value }): Route => ({
  ...queued(
    (input) => fields({ ...input, parameters: sized(input.parameters) }),
    'image.png',
    2,
    // Of https://wavespeed.ai/docs/docs-api/flux-dev-ultra-fast and of Seedream.
    (input) => severalBy(input, 'num_images', 'max_images'),
  ),
  unsupported: unsupportedSize,
  unsupportedByHub: ({ parameters }) =>
    givesSize(parameters)
      ? 'the client sends the size as `width` and `height`, but WaveSpeedAI expects `size`'
      : undefined,
})

const fromText = ({ inputs, parameters }: RouteInput) => fieldsOf({ prompt: inputs.text ?? '' }, parameters)

const fromImage = (input: RouteInput) => {
  const image = input.file('base64')
  return fieldsOf({ prompt: input.inputs.prompt ?? '', image, images: [image] }, input.parameters)
}

export const wavespeed: Provider = {
  id: 'wavespeed',
  label: 'WaveSpeedAI',
  baseUrl: 'https://api.wavespeed.ai',
  keyUrl: 'https://wavespeed.ai/accesskey',
  huggingfaceHub: ['image-to-image', 'image-to-video', 'text-to-image', 'text-to-video'],
  routes: {
    'image-text-to-image': picture(fromImage),
    'image-text-to-video': queued(fromImage, 'video.mp4', 5),
    'image-to-image': picture(fromImage),
    'image-to-video': queued(fromImage, 'video.mp4', 5),
    'text-to-image': picture(fromText),
    'text-to-video': queued(fromText, 'video.mp4', 5),
  },
}
