import type { Value } from '../../values/value.ts'
import {
  type Body,
  json,
  type Provider,
  pathOf,
  type ResponseResult,
  type Route,
  type RouteInput,
} from '../provider.ts'
import { loraWeights } from '../task-route.ts'

/** A model with a version is asked by its version; any other by its path. */
const versionOf = (model: string): string | undefined =>
  model.includes(':') ? model.slice(model.indexOf(':') + 1) : undefined

const predictions = (
  fields: (input: RouteInput) => { readonly [key: string]: Value },
  result: ResponseResult,
): Route => ({
  path: (model) => (versionOf(model) === undefined ? `/v1/models/${pathOf(model)}/predictions` : '/v1/predictions'),
  headers: { Prefer: 'wait' },
  body(input): Body {
    const version = versionOf(input.providerModel)
    return json({ input: fields(input), ...(version === undefined ? undefined : { version }) })
  },
  result: () => result,
})

/** `output` is one URL or a list of them. */
const linked = (fileName: string): ResponseResult => ({ kind: 'url', at: ['output'], listed: true, fileName })

const withLora = (input: RouteInput, fields: { readonly [key: string]: Value }): { readonly [key: string]: Value } => {
  const lora = loraWeights(input)
  return lora === undefined || input.mapping?.adapterWeightsPath === undefined
    ? fields
    : { ...fields, lora_weights: `https://huggingface.co/${lora.model}` }
}

export const replicate: Provider = {
  id: 'replicate',
  label: 'Replicate',
  baseUrl: 'https://api.replicate.com',
  keyUrl: 'https://replicate.com/account/api-tokens',
  huggingfaceHub: [
    'automatic-speech-recognition',
    'image-to-image',
    'text-to-image',
    'text-to-speech',
    'text-to-video',
  ],
  routes: {
    'automatic-speech-recognition': predictions((input) => ({ ...input.parameters, audio: input.file('data-url') }), {
      kind: 'json',
      at: ['output'],
    }),
    'image-to-image': predictions((input) => {
      const image = input.file('data-url')
      const images = { image, images: [image], input_image: image, input_images: [image] }
      return withLora(input, { prompt: input.inputs.prompt ?? '', ...input.parameters, ...images })
    }, linked('image.png')),
    'text-to-image': predictions(
      (input) => withLora(input, { ...input.parameters, prompt: input.inputs.text ?? '' }),
      linked('image.png'),
    ),
    'text-to-speech': predictions(
      (input) => ({ ...input.parameters, text: input.inputs.text ?? '' }),
      linked('speech.wav'),
    ),
    'text-to-video': predictions(
      (input) => ({ ...input.parameters, prompt: input.inputs.text ?? '' }),
      linked('video.mp4'),
    ),
  },
}
