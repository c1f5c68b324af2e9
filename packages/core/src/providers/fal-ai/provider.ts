import type { ValuePath } from '../../values/path.ts'
import type { FileNode, JsonObject, Value } from '../../values/value.ts'
import type { Assumption } from '../assumption.ts'
import { type Body, json, type Provider, pathOf, type Queue, type Route, type RouteInput } from '../provider.ts'
import { fieldsOf, givesSize, loraWeights, severalBy, sizeOf, unsupportedSize, withoutSize } from '../task-route.ts'

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
}

const queued = (body: Route['body'], fileName: string, at: ValuePath): Route => ({
  path: (model) => `/${pathOf(model)}`,
  routedQuery: ROUTED_QUERY,
  body,
  result: () => ({ kind: 'url', at, fileName, queue }),
})

/** Routes at fal’s synchronous URL, where the router sends requests that don’t mention the queue. */
const atOnce = (body: Route['body'], result: Route['result']): Route => ({
  path: (model) => `/${pathOf(model)}`,
  directBaseUrl: 'https://fal.run',
  body,
  result,
})

/** An image or audio route; huggingface.js uses the queue. */
const made = (
  body: Route['body'],
  fileName: string,
  at: (input: RouteInput) => ValuePath,
  several: (input: RouteInput) => { several?: true } = () => ({}),
): Route => atOnce(body, (input) => ({ kind: 'url', at: at(input), fileName, hubWaits: true, ...several(input) }))

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

/** The image size as `image_size`, according to the same types; one model has its own fields. */
function sized({ parameters, providerModel }: RouteInput): JsonObject {
  const size = /^fal-ai\/ip-adapter-face-id$/.test(providerModel) ? undefined : sizeOf(parameters)
  return size === undefined ? parameters : { image_size: size, ...withoutSize(parameters) }
}

const pictureFromText = (input: RouteInput): Body =>
  withLora(input, fieldsOf({ prompt: input.inputs.text ?? '' }, sized(input)))

/** The input of a model that edits an image. */
interface Edit {
  /** The image’s field, if it isn’t `image_url` or `image_urls`. */
  readonly image?: string
  /** Whether the field contains a list of images. */
  readonly inList?: true
  /** The prompt’s field, if it isn’t `prompt`. */
  readonly prompt?: string
  /** Other required fields. */
  readonly wants?: readonly string[]
}

/** Models that differ from most, according to the same types. */
const EDITS: readonly (readonly [model: RegExp, edit: Edit])[] = [
  [/^fal-ai\/(?:gemini-flash-edit\/multi|omnigen-v[12]|uno|uso)$/, { image: 'input_image_urls', inList: true }],
  [/^fal-ai\/vidu\/(?:q2\/)?reference-to-image$/, { image: 'reference_image_urls', inList: true }],
  [/^fal-ai\/flux-pulid$/, { image: 'reference_image_url' }],
  [/^fal-ai\/dreamo$/, { image: 'first_image_url' }],
  [/^fal-ai\/(?:fast-sdxl-controlnet-canny|sd15-depth-controlnet)$/, { image: 'control_image_url' }],
  [/^fal-ai\/flux-control-lora-(?:canny|depth)$/, { image: 'control_lora_image_url' }],
  [/^fal-ai\/flux-control-lora-(?:canny|depth)\/image-to-image$/, { wants: ['control_lora_image_url'] }],
  [/^fal-ai\/flux(?:-differential|-general\/differential)-diffusion$/, { wants: ['change_map_image_url'] }],
  [/^bria\/fibo-edit\/(?:add_object_by_text|blend|edit|replace_object_by_text)$/, { prompt: 'instruction' }],
  [/^fal-ai\/chain-of-zoom$/, { prompt: 'user_prompt' }],
  [/^fal-ai\/ideogram\/character\/edit$/, { wants: ['mask_url', 'reference_image_urls'] }],
  [/^fal-ai\/ideogram\/character(?:\/remix)?$/, { wants: ['reference_image_urls'] }],
  [/^fal-ai\/ideogram\/v[23](?:\/turbo)?\/edit$/, { wants: ['mask_url'] }],
  [/^fal-ai\/z-image\/turbo\/inpaint/, { wants: ['mask_image_url'] }],
  [/^fal-ai\/inpaint$/, { wants: ['mask_url', 'model_name'] }],
  [/^fal-ai\/lora\/inpaint$/, { wants: ['mask_url', 'model_name'] }],
  [/(?:\/inpaint(?:ing)?|[-/](?:gen)?fill|\/eraser|\/mask|\/onereward)$/, { wants: ['mask_url'] }],
]

/** Models that read a list of images as `image_urls`, according to the same types. */
const IMAGES =
  /^(?:wan\/v2\.6\/image-to-image|xai\/grok-imagine-image\/edit|fal-ai\/(?:bytedance\/seedream\/v[45]|dreamomni2\/edit|firered-image-edit|flux-2(?:-flex|-max|-pro|\/lora|\/flash|\/turbo)?\/edit|flux-2-lora-gallery\/|flux-2\/klein\/[49]b\/|flux-pro\/kontext\/(?:max\/)?multi$|gemini-(?:25|3)|glm-image\/|gpt-image-1|hunyuan-image\/v3\/|hy-wu-edit|kling-image\/o|nano-banana|phota\/edit|qwen-image-2\/|qwen-image-edit-(?:2509|2511|plus)|qwen-image-max\/|wan-25-preview\/|wan\/v2\.7\/))/

/** Models that read one image as `image_url`, according to the same types. */
const IMAGE =
  /^(?:bria\/|fal-ai\/(?:flux\/|flux-1\/|flux-kontext\/|flux-kontext-lora|flux-krea|flux-lora|flux-pro\/kontext(?:\/max)?$|image-apps-v2\/|image-editing\/|qwen-image-edit(?:-lora)?$|qwen-image-edit\/|qwen-image-layered|qwen-image\/|z-image\/turbo\/))/

/** The image under the name that the model reads; under both if we don’t know it, because models ignore the other. */
function namedImage(model: string, picture: FileNode): { readonly [field: string]: Value } {
  if (IMAGES.test(model)) return { image_urls: [picture] }
  return IMAGE.test(model) ? { image_url: picture } : { image_url: picture, image_urls: [picture] }
}

const UNKNOWN_IMAGE: Assumption = Object.freeze({
  what: 'We assume that the model reads the image as image_url or as image_urls.',
  why: 'Each model of fal has its own name for it, and ignores other fields (https://fal.ai/models).',
  howToKnow: 'Look up the field in the input schema on the model’s page, and leave out the other one',
})

/** Whether we know under which name the model reads its image. */
const isImageKnown = (input: RouteInput): boolean =>
  editOf(input).image !== undefined || IMAGES.test(input.providerModel) || IMAGE.test(input.providerModel)

const editOf = ({ providerModel }: RouteInput): Edit => EDITS.find(([model]) => model.test(providerModel))?.[1] ?? {}

const fromImage = (input: RouteInput): Body => {
  const picture = input.file('data-url')
  const { image, inList, prompt = 'prompt' } = editOf(input)
  const pictures =
    image === undefined ? namedImage(input.providerModel, picture) : { [image]: inList ? [picture] : picture }
  return withLora(input, fieldsOf({ [prompt]: input.inputs.prompt ?? '', ...pictures }, sized(input)))
}

/** Models that read a video’s first image as `start_image_url`, according to the same types and fal’s pages of v4. */
const START_IMAGE = /^(?:fal-ai\/kling-video|kling)\/(?:o1|v2\.6|v3|v4)\/(?:[a-z]+\/)?image-to-video$/

const imageField = ({ providerModel }: RouteInput): string =>
  START_IMAGE.test(providerModel) ? 'start_image_url' : 'image_url'

const videoFromImage = (input: RouteInput): Body => {
  const own = { prompt: input.inputs.prompt ?? '', [imageField(input)]: input.file('data-url') }
  return withLora(input, fieldsOf(own, input.parameters))
}

/** Models without `num_inference_steps`, according to the types of @fal-ai/client 1.10.1. */
const WITHOUT_STEPS =
  /^(?:bria\/fibo|imagineart\/|wan\/|xai\/|fal-ai\/(?:bagel|bytedance|emu-3\.5-image|flux-2-(?:max|pro)|flux-2\/(?:flash|turbo)|flux-pro\/(?:kontext|v1\.1)|fooocus|gemini|gpt-image|hunyuan-image\/v3\/instruct|ideogram|imagen|janus|kling|luma|minimax|nano-banana|phota|qwen-image-(?:2|max)\/|recraft|stable-cascade|switti|vecglypher|vidu|wan-25|wan\/v2\.7))/

/** Models that return one image as `image` instead of a list, according to the same types. */
const ONE_IMAGE =
  /^(?:bria\/(?:embed-product|fibo|reimagine\/3\.2|replace-background|text-to-image\/3\.2|upscale)|fal-ai\/(?:aura-sr|ben\/|birefnet|bria\/(?:background\/remove|eraser|expand)|cat-vton|ccsr|clarity-upscaler|codeformer|creative-upscaler|ddcolor|diffusion-edge|docres|dreamomni2|drct|dwpose|esrgan|evf-sam|finegrain-eraser|florence-2|flowedit|flux-vision-upscaler|gemini-flash-edit|ghiblify|hunyuan_world|illusion-diffusion|image-preprocessors\/|imageutils\/|inpaint$|ip-adapter-face-id|kling\/v1-5|layer-diffusion|leffa|live-portrait\/image|lucidflux|mix-dehaze-net|moondream|nafnet|nextstep-1|omni-zero|recraft\/(?:upscale|vectorize)|retoucher|sam-?[23]|seedvr\/upscale\/image|star-vector|swin2sr|thera|topaz\/upscale\/image|vecglypher|vidu\/|wan\/v2\.2)|pixelcut\/|smoretalk-ai\/)/

const hasOneImage = ({ providerModel }: RouteInput): boolean => ONE_IMAGE.test(providerModel)

const pictureOf = (body: Route['body']): Route => ({
  ...made(
    body,
    'image.png',
    (input) => (hasOneImage(input) ? ['image', 'url'] : ['images', 0, 'url']),
    // Seedream makes a set of up to `max_images` images, `num_images` times.
    (input) => (hasOneImage(input) ? {} : severalBy(input, 'num_images', 'max_images')),
  ),
  unsupportedByHub: (input, language) =>
    unsupportedSizeByHub(input, language) ??
    (hasOneImage(input) ? 'the Hugging Face clients don’t read `image`, which this fal model returns' : undefined),
})

/** huggingface.js sends it under the hub’s names. */
const unsupportedSizeByHub: NonNullable<Route['unsupportedByHub']> = ({ parameters }, language) =>
  language === 'js' && givesSize(parameters)
    ? 'the client doesn’t send the size as `image_size`, which fal reads'
    : undefined

const missingOf = ({ parameters }: RouteInput, wants: readonly string[] = []): string | undefined => {
  const missing = wants.filter((name) => parameters[name] === undefined)
  return missingReason(missing)
}

const missingReason = (missing: readonly string[]): string | undefined => {
  if (missing.length === 0) return undefined
  const how = missing.length === 1 ? 'it as a parameter' : 'them as parameters'
  return `this fal model requires ${missing.join(' and ')}; pass ${how}`
}

const pictureOfImage: Route = {
  ...pictureOf(fromImage),
  assumes: (input) => (isImageKnown(input) ? undefined : UNKNOWN_IMAGE),
  unsupported: (input) => missingOf(input, editOf(input).wants) ?? unsupportedSize(input),
  unsupportedByHub(input, language) {
    const { image, prompt } = editOf(input)
    const field = image ?? prompt
    return field === undefined
      ? pictureOf(fromImage).unsupportedByHub?.(input, language)
      : (unsupportedSizeByHub(input, language) ??
          `the Hugging Face clients don’t send \`${field}\`, which this fal model reads`)
  },
}

/** According to the same types, no model uses the hub’s name for a video’s size. */
const videoOf = (body: Route['body']): Route => ({
  ...queued(body, 'video.mp4', ['video', 'url']),
  lacks: () => ['target_size'],
})

const videoOfImage: Route = {
  ...videoOf(videoFromImage),
  unsupportedByHub: (input) =>
    imageField(input) === 'image_url'
      ? undefined
      : `the client sends the image as \`image_url\`, but this fal model reads \`${imageField(input)}\``,
}

/** The input and output of a model that makes sound, except speech. */
interface Sound {
  /** The field of its text or audio, if it isn’t `prompt` or `audio_url`. */
  readonly input?: string
  /** Other required fields. */
  readonly wants?: readonly string[]
  /** The field of the audio in its response, if it isn’t `audio`. */
  readonly output?: string
  /** Why it can’t be called. */
  readonly unsupported?: string
}

/** Models that differ from most, according to the same types. */
const SOUND: readonly (readonly [model: RegExp, sound: Sound])[] = [
  [/^fal-ai\/ace-step$/, { input: 'tags' }],
  [/^fal-ai\/ace-step\/audio-to-audio$/, { wants: ['original_tags', 'tags'] }],
  [/^cassetteai\//i, { wants: ['duration'] }],
  [/^fal-ai\/minimax-music$/, { wants: ['reference_audio_url'] }],
  [/^fal-ai\/minimax-music\/v(?:1\.5|2)$/, { wants: ['lyrics_prompt'] }],
  [
    /^fal-ai\/(?:diffrhythm|yue)$/,
    { unsupported: 'this fal model sings lyrics and can’t generate a sound from a description' },
  ],
  [/\/speech-to-speech$/, { input: 'source_audio_url' }],
  [/^fal-ai\/stable-audio-25\/audio-to-audio$/, { wants: ['prompt'] }],
  [/^fal-ai\/sam-audio\/separate$/, { wants: ['prompt'], output: 'target' }],
  [/^fal-ai\/sam-audio\/span-separate$/, { wants: ['spans'], output: 'target' }],
  [
    /^fal-ai\/demucs$/,
    { unsupported: 'this fal model returns one file per stem, such as vocals and drums, not a single file' },
  ],
  [/^fal-ai\/deepfilternet3$/, { output: 'audio_file' }],
]

const soundOf = ({ providerModel }: RouteInput): Sound => SOUND.find(([model]) => model.test(providerModel))?.[1] ?? {}

const unsupportedSound = (input: RouteInput): string | undefined =>
  soundOf(input).unsupported ?? missingOf(input, soundOf(input).wants)

const unsupportedSoundByHub = (input: RouteInput): string | undefined => {
  const { input: reads, output } = soundOf(input)
  if (reads !== undefined) return `the Hugging Face clients don’t send \`${reads}\`, which this fal model reads`
  return output === undefined
    ? undefined
    : `the Hugging Face clients don’t read \`${output}\`, which this fal model returns`
}

const soundFromText = (input: RouteInput): Body =>
  withLora(input, fieldsOf({ [soundOf(input).input ?? 'prompt']: input.inputs.text ?? '' }, input.parameters))

/** The input and output of a text-to-speech model. */
interface Speech {
  /** The field of the text to speak. */
  readonly text: string
  /** Whether the field contains a list of turns, each with its speaker. */
  readonly inTurns?: true
  /** Other required fields. */
  readonly wants?: readonly string[]
  /** The field of the audio in its response, if it isn’t `audio`. */
  readonly audio?: string
}

/** Models that don’t read the text only from `text`, according to the same types. */
const SPEECH: readonly (readonly [model: RegExp, speech: Speech])[] = [
  [/^fal-ai\/(?:kokoro\/american-english|gemini-tts|minimax\/speech-2\.[68])/, { text: 'prompt' }],
  [/^fal-ai\/kokoro\//, { text: 'prompt', wants: ['voice'] }],
  [/^fal-ai\/(?:index-tts-2|lux-tts|tada)\b/, { text: 'prompt', wants: ['audio_url'] }],
  [/^fal-ai\/zonos\b/, { text: 'prompt', wants: ['reference_audio_url'] }],
  [/^fal-ai\/f5-tts\b/, { text: 'gen_text', wants: ['model_type', 'ref_audio_url'], audio: 'audio_url' }],
  [/^fal-ai\/vibevoice\/0\.5b/, { text: 'script', wants: ['speaker'] }],
  [/^fal-ai\/vibevoice\b/, { text: 'script', wants: ['speakers'] }],
  [/^fal-ai\/csm-1b\b/, { text: 'scene', inTurns: true }],
  [/^fal-ai\/qwen-3-tts\/voice-design\b/, { text: 'text', wants: ['prompt'] }],
  [/^fal-ai\/maya\b/, { text: 'text', wants: ['prompt'] }],
]

const speechOf = ({ providerModel }: RouteInput): Speech =>
  SPEECH.find(([model]) => model.test(providerModel))?.[1] ?? { text: 'text' }

function speechFromText(input: RouteInput): Body {
  const { text, inTurns } = speechOf(input)
  const words = input.inputs.text ?? ''
  return json(fieldsOf({ [text]: inTurns ? [{ speaker_id: 0, text: words }] : words }, input.parameters))
}

function unsupportedSpeech(input: RouteInput): string | undefined {
  const missing = speechOf(input).wants?.filter((name) => input.parameters[name] === undefined) ?? []
  return missingReason(missing)
}

/** fal’s names for the audio types that it supports. */
const AUDIO: { readonly [mediaType: string]: string } = {
  'audio/mpeg': 'audio/mpeg',
  'audio/wav': 'audio/x-wav',
  'audio/webm': 'video/webm',
}

const audioUrl = (input: RouteInput) => input.file('data-url', AUDIO[input.inputs.file?.mediaType ?? ''])

const unsupportedAudio = ({ inputs }: RouteInput): string | undefined =>
  inputs.file !== undefined && AUDIO[inputs.file.mediaType] === undefined
    ? 'fal supports MP3, WAV, and WebM audio; this file has another type'
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
      ...made(
        (input) => json(fieldsOf({ [soundOf(input).input ?? 'audio_url']: audioUrl(input) }, input.parameters)),
        'audio.wav',
        (input) => [soundOf(input).output ?? 'audio', 'url'],
      ),
      unsupported: (input) => unsupportedSound(input) ?? unsupportedAudio(input),
      unsupportedByHub: unsupportedSoundByHub,
    },
    'automatic-speech-recognition': {
      ...atOnce(
        (input) => json(fieldsOf({ audio_url: audioUrl(input) }, input.parameters)),
        () => ({ kind: 'json' }),
      ),
      exampleInput: 'welcome.wav',
      unsupported: unsupportedAudio,
      // According to the same types.
      unsupportedByHub: ({ providerModel }) =>
        /^fal-ai\/(?:nemotron\/asr|speech-to-text)\b/.test(providerModel)
          ? 'the Hugging Face clients don’t read `output`, which this fal model returns'
          : undefined,
    },
    'image-segmentation': atOnce(
      (input) => json(fieldsOf({ image_url: input.file('data-url') }, { ...input.parameters, sync_mode: true })),
      () => ({ kind: 'url', at: ['image', 'url'], fileName: 'mask.png', inline: true, hubWaits: true }),
    ),
    'image-text-to-image': pictureOfImage,
    'image-text-to-video': videoOfImage,
    'image-to-image': pictureOfImage,
    'image-to-video': videoOfImage,
    'text-to-audio': {
      ...made(soundFromText, 'audio.wav', () => [['audio_file', 'audio'], 'url']),
      unsupported: unsupportedSound,
      unsupportedByHub: unsupportedSoundByHub,
    },
    'text-to-image': {
      ...pictureOf(pictureFromText),
      unsupported: unsupportedSize,
      lacks: (model) => (WITHOUT_STEPS.test(model) ? ['num_inference_steps'] : []),
    },
    'text-to-speech': {
      ...atOnce(speechFromText, (input) => ({
        kind: 'url',
        at: [speechOf(input).audio ?? 'audio', 'url'],
        fileName: 'speech.wav',
      })),
      unsupported: unsupportedSpeech,
      unsupportedByHub(input) {
        const { text } = speechOf(input)
        return text === 'text'
          ? undefined
          : `the client sends the text as \`text\`, but this fal model reads only \`${text}\``
      },
    },
    'text-to-video': videoOf(fromText),
  },
}
