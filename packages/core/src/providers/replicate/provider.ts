import type { Value } from '../../values/value.ts'
import type { Assumption } from '../assumption.ts'
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
import { fieldsOf, loraWeights, severalBy } from '../task-route.ts'

/** A model with a version is called by its version, and others by their path. */
const versionOf = (model: string): string | undefined =>
  model.includes(':') ? model.slice(model.indexOf(':') + 1) : undefined

// A request waits up to a minute; cold models and videos take longer and continue.
const queue: Queue = {
  status: {
    field: ['urls', 'get'],
    part: 'path',
    prefix: { routed: 'https://router.huggingface.co/replicate', direct: 'https://api.replicate.com' },
    suffix: { routed: '', direct: '' },
  },
  statusAt: ['status'],
  startsWithStatus: true,
  outputAt: ['output'],
  done: 'succeeded',
  failed: ['failed', 'canceled', 'aborted'],
  errorAt: ['error'],
  intervalSeconds: 1,
}

const predictions = (
  fields: (input: RouteInput) => { readonly [key: string]: Value },
  result: Route['result'],
): Route => ({
  path: (model) => (versionOf(model) === undefined ? `/v1/models/${pathOf(model)}/predictions` : '/v1/predictions'),
  headers: { Prefer: 'wait' },
  body(input): Body {
    const version = versionOf(input.providerModel)
    return json({ input: fields(input), ...(version === undefined ? undefined : { version }) })
  },
  result,
})

type LinkResult = Extract<ResponseResult, { kind: 'url' }>

/** `output` is a URL or a list of URLs. */
const linked = (fileName: string): LinkResult => ({ kind: 'url', at: ['output'], listed: true, fileName, queue })

/** Models’ names for the number of images, according to their pages on Replicate. */
const COUNTS = ['num_outputs', 'num_images', 'number_of_images', 'max_images']

const pictures = (input: RouteInput): ResponseResult => ({ ...linked('image.png'), ...severalBy(input, ...COUNTS) })

const withLora = (input: RouteInput, fields: { readonly [key: string]: Value }): { readonly [key: string]: Value } => {
  const lora = loraWeights(input)
  return lora === undefined || input.mapping?.adapterWeightsPath === undefined
    ? fields
    : { ...fields, lora_weights: `https://huggingface.co/${lora.model}` }
}

const isBark = (model: string): boolean => /^suno-ai\/bark(?::|$)/.test(model)

const isF5 = (model: string): boolean => /^x-lance\/f5-tts(?::|$)/.test(model)

/** The field that each model reads its text from, according to its page on Replicate. */
function speechField({ providerModel }: RouteInput): string {
  if (isF5(providerModel)) return 'gen_text'
  return isBark(providerModel) || /^resemble-ai\/chatterbox(?::|$)/.test(providerModel) ? 'prompt' : 'text'
}

/** NVIDIA’s Parakeet reads its audio from `audio_file`, according to its page on Replicate. */
const audioField = ({ providerModel }: RouteInput): string =>
  /^nvidia\/parakeet/.test(providerModel) ? 'audio_file' : 'audio'

/** Whether a model expects a list of images in `image`, according to its page on Replicate. */
const hasListOfImages = ({ providerModel }: RouteInput): boolean =>
  /^qwen\/qwen-image-edit-(?:plus|2509|2511)/.test(providerModel)

/** Models that read an image under one name, according to their pages on Replicate. */
const IMAGE_FIELDS: readonly (readonly [model: RegExp, field: string, inList?: true])[] = [
  [/^black-forest-labs\/flux-kontext-/, 'input_image'],
  [/^google\/nano-banana/, 'image_input', true],
]

const imageFieldOf = ({ providerModel }: RouteInput) => IMAGE_FIELDS.find(([model]) => model.test(providerModel))

/** The image under the name that the model reads; under each usual name if we don’t know it: models ignore the others. */
function namedImage(input: RouteInput): { readonly [field: string]: Value } {
  const image = input.file('data-url')
  if (hasListOfImages(input)) return { image: [image] }
  const [, field, inList] = imageFieldOf(input) ?? []
  if (field !== undefined) return { [field]: inList ? [image] : image }
  return { image, images: [image], input_image: image, input_images: [image] }
}

const UNKNOWN_IMAGE: Assumption = Object.freeze({
  what: 'We assume that the model reads the image as image, images, input_image, or input_images.',
  why: 'Each model on Replicate has its own name for it, and ignores other fields (https://replicate.com/explore).',
  howToKnow: 'Look up the field in the input schema on the model’s API page, and leave out the others',
})

/** Bark returns its audio next to its prompt, according to its predictor. */
const speechOf = ({ providerModel }: RouteInput): ResponseResult =>
  isBark(providerModel)
    ? { kind: 'url', at: ['output', 'audio_out'], fileName: 'speech.wav', queue }
    : linked('speech.wav')

/**
 * Models that accept an aspect ratio instead of a size, and neither guidance nor a negative prompt under the hub’s
 * names.
 */
const FLUX = /^black-forest-labs\/flux-(?:dev|schnell)(?::|$)/

export const replicate: Provider = {
  id: 'replicate',
  label: 'Replicate',
  baseUrl: 'https://api.replicate.com',
  keyUrl: 'https://replicate.com/account/api-tokens',
  vendorKeyVariable: 'REPLICATE_API_TOKEN',
  huggingfaceHub: [
    'automatic-speech-recognition',
    'image-to-image',
    'text-to-image',
    'text-to-speech',
    'text-to-video',
  ],
  routes: {
    'automatic-speech-recognition': {
      ...predictions(
        (input) => fieldsOf({ [audioField(input)]: input.file('data-url') }, input.parameters),
        () => ({ kind: 'json', at: ['output'], queue }),
      ),
      unsupportedByHub: (input) =>
        audioField(input) === 'audio'
          ? undefined
          : `the client sends the audio as \`audio\`, but this Replicate model expects \`${audioField(input)}\``,
    },
    'image-to-image': {
      ...predictions(
        (input) =>
          withLora(input, { prompt: input.inputs.prompt ?? '', ...fieldsOf(namedImage(input), input.parameters) }),
        pictures,
      ),
      assumes: (input) => (hasListOfImages(input) || imageFieldOf(input) !== undefined ? undefined : UNKNOWN_IMAGE),
      unsupportedByHub(input) {
        if (hasListOfImages(input)) {
          return 'the client sends one image as `image`, but this Replicate model expects a list'
        }
        const field = imageFieldOf(input)?.[1]
        return field === 'image_input'
          ? `the client doesn’t send the image as \`${field}\`, which this Replicate model reads`
          : undefined
      },
    },
    'text-to-image': {
      ...predictions(
        (input) => withLora(input, fieldsOf({ prompt: input.inputs.text ?? '' }, input.parameters)),
        pictures,
      ),
      lacks: (model) => (FLUX.test(model) ? ['guidance_scale', 'height', 'negative_prompt', 'scheduler', 'width'] : []),
      // The model supports at most four steps.
      exampleParameters: (model) =>
        /^black-forest-labs\/flux-schnell(?::|$)/.test(model) ? { num_inference_steps: 4 } : {},
    },
    'text-to-speech': {
      ...predictions(
        (input) => fieldsOf({ [speechField(input)]: input.inputs.text ?? '' }, input.parameters),
        speechOf,
      ),
      unsupported: ({ providerModel, parameters }) =>
        isF5(providerModel) && parameters.ref_audio === undefined
          ? 'this Replicate model requires ref_audio; pass it as a parameter'
          : undefined,
      unsupportedByHub: (input) =>
        speechField(input) === 'text'
          ? undefined
          : `the client sends the text as \`text\`, but this Replicate model expects \`${speechField(input)}\``,
    },
    'text-to-video': predictions(
      (input) => fieldsOf({ prompt: input.inputs.text ?? '' }, input.parameters),
      () => linked('video.mp4'),
    ),
  },
}
