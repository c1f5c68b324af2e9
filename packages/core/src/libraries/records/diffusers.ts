import { name, type Piece, when } from '../../languages/printing/code.ts'
import { code, python } from '../../languages/python/writer.ts'
import { cardBaseModelOf, hasTag, isNamed, nameOf, pipelineTagOf, tagsOf, textAt } from '../../model/fields.ts'
import type { ModelRecord } from '../../model/model-record.ts'
import { askedText } from '../asked.ts'
import { isGatedBase } from '../gated-base.ts'
import type { Library } from '../library.ts'

const PICTURE_PROMPT = 'A lighthouse on a rocky coast at dawn, watercolor'
const EDIT_PROMPT = 'Make it a watercolor painting'
const VIDEO_PROMPT = 'Slow waves roll onto a pebble beach while the camera moves along the shore'
const PICTURE = 'https://huggingface.co/datasets/huggingface/cats-image/resolve/main/cats_image.jpeg'

/** Returns the request's prompt, the example input on the model's card, or our own sentence. */
const promptOf = (model: ModelRecord, sample: string): string =>
  askedText(model, textAt(model, 'widgetData', 0, 'text') ?? textAt(model, 'cardData', 'instance_prompt') ?? sample)

/** Returns a comment that the id has to be filled in, if the card doesn't name a base model. */
const hintOf = (base: string | undefined): Piece | undefined =>
  when(base === undefined, code`# The card names no base model: fill in its id`)

/** Image-to-video pipelines of families whose index names the one without an image, by parts of ids and tags. */
const IMAGE_TO_VIDEO_PIPELINES = [
  { name: /ltx-?2/i, pipeline: 'LTX2ImageToVideoPipeline' },
  { name: /ltx-?video/i, pipeline: 'LTXImageToVideoPipeline' },
] as const

const isOrBuildsOn = (model: ModelRecord, name: RegExp): boolean =>
  isNamed(model, name) || name.test(cardBaseModelOf(model) ?? '')

/**
 * Returns the class that loads the pipeline: the general one, which reads the index, unless that names the wrong one.
 */
function pipelineClass(model: ModelRecord): Piece {
  const family = animates(model) ? IMAGE_TO_VIDEO_PIPELINES.find(({ name }) => isOrBuildsOn(model, name)) : undefined
  return name(family?.pipeline ?? 'DiffusionPipeline')
}

/** The device of a pipeline: these examples are for GPUs, and work without one. */
const DEVICE = code`device = "cuda" if torch.cuda.is_available() else "mps" if torch.backends.mps.is_available() else "cpu"`

/** Loads the base model. */
function basePipe(model: ModelRecord): Piece {
  const base = cardBaseModelOf(model)
  return code`
    ${DEVICE}
    ${hintOf(base)}
    pipe = ${pipelineClass(model)}.from_pretrained(
        ${base ?? 'owner/base-model'}, dtype=torch.bfloat16, device_map=device
    )
  `
}

const load = (model: ModelRecord, className: Piece, dtype: 'float16' | 'bfloat16'): Piece => code`
  ${DEVICE}
  pipe = ${className}.from_pretrained(${model.id}, dtype=torch.${name(dtype)}, device_map=device)
`

const ownPipe = (model: ModelRecord): Piece => load(model, pipelineClass(model), 'bfloat16')

/** Loads the base model with this model's LoRA weights. */
const loraPipe = (model: ModelRecord): Piece => code`
  ${basePipe(model)}
  pipe.load_lora_weights(${model.id})
`

// The prompt is always passed by name, because it isn't every pipeline's first argument.
const textToImage = (model: ModelRecord, pipe: Piece): string =>
  python.program(code`
    import torch
    from diffusers import DiffusionPipeline

    ${pipe}
    image = pipe(prompt=${promptOf(model, PICTURE_PROMPT)}).images[0]
    image.save("image.png")
  `)

const imageToImage = (model: ModelRecord, pipe: Piece): string =>
  python.program(code`
    import torch
    from diffusers import DiffusionPipeline
    from diffusers.utils import load_image

    ${pipe}
    picture = load_image(${PICTURE})
    image = pipe(image=picture, prompt=${promptOf(model, EDIT_PROMPT)}).images[0]
    image.save("image.png")
  `)

const textToVideo = (model: ModelRecord, pipe: Piece): string =>
  python.program(code`
    import torch
    from diffusers import DiffusionPipeline
    from diffusers.utils import export_to_video

    ${pipe}
    frames = pipe(prompt=${promptOf(model, VIDEO_PROMPT)}).frames[0]
    export_to_video(frames, "video.mp4")
  `)

/** Checks whether the model animates an image. */
const animates = (model: ModelRecord): boolean =>
  ['image-to-video', 'image-text-to-video'].includes(pipelineTagOf(model) ?? '')

/** Stable Video Diffusion takes only the image. */
const takesPictureAlone = (model: ModelRecord): boolean =>
  isOrBuildsOn(model, /stable-video-diffusion|StableVideoDiffusionPipeline/i)

const imageToVideo = (model: ModelRecord, pipe: Piece): string =>
  python.program(code`
    import torch
    from diffusers import ${pipelineClass(model)}
    from diffusers.utils import export_to_video, load_image

    ${pipe}
    picture = load_image(${PICTURE})
    frames = pipe(image=picture${takesPictureAlone(model) ? undefined : code`, prompt=${promptOf(model, 'The cats wake up and stretch')}`}).frames[0]
    export_to_video(frames, "video.mp4")
  `)

/**
 * The sample rate of the part that generates audio: a vocoder in AudioLDM and MusicLDM, otherwise the decoder; LongCat
 * has its own field for it.
 */
function rateOf(model: ModelRecord): Piece {
  if (isNamed(model, /longcat-?audio/i)) return code`pipe.sample_rate`
  return isNamed(model, /ldm/i) ? code`pipe.vocoder.config.sampling_rate` : code`pipe.vae.config.sampling_rate`
}

const textToAudio = (model: ModelRecord, pipe: Piece): string =>
  python.program(code`
    import soundfile as sf
    import torch
    from diffusers import DiffusionPipeline

    ${pipe}
    audio = pipe(prompt=${promptOf(model, 'Rain on a tin roof, distant thunder')}, output_type="np").audios[0]
    sf.write("sound.wav", audio.T, ${rateOf(model)})
  `)

// The library's only shape models render them from all sides, and convert the pixels with numpy, which has no bfloat16.
function shapE(model: ModelRecord): string {
  const drawn = pipelineTagOf(model) === 'image-to-3d'
  const input = drawn ? code`image=load_image(${PICTURE})` : code`prompt=${promptOf(model, 'a lighthouse')}`
  return python.program(code`
    import torch
    from diffusers import DiffusionPipeline
    from diffusers.utils import export_to_gif${when(drawn, code`, load_image`)}

    ${load(model, name('DiffusionPipeline'), 'float16')}
    pictures = pipe(
        ${input},
        guidance_scale=${drawn ? 3 : 15},
        num_inference_steps=64,
        frame_size=256,
    ).images[0]
    # Views of the shape from all sides
    export_to_gif(pictures, "shape.gif")
  `)
}

// Pipelines for other tasks have different arguments.
const shown = (pipe: Piece): string =>
  python.program(code`
    import torch
    from diffusers import DiffusionPipeline

    ${pipe}
    # The model card shows how to call it
    print(pipe)
  `)

const byTask = (model: ModelRecord, pipe: Piece): string => {
  switch (pipelineTagOf(model)) {
    case 'image-to-3d':
    case 'text-to-3d':
      return shapE(model)
    case 'image-to-image':
    case 'image-text-to-image':
      return imageToImage(model, pipe)
    case 'image-to-video':
    case 'image-text-to-video':
      return imageToVideo(model, pipe)
    case 'text-to-audio':
      return textToAudio(model, pipe)
    case 'text-to-video':
      return textToVideo(model, pipe)
    case 'depth-estimation':
    case 'video-to-video':
      return shown(pipe)
    default:
      return textToImage(model, pipe)
  }
}

// The mask is drawn here, because a published one would fit only one image.
const inpainting = (model: ModelRecord): string =>
  python.program(code`
    import torch
    from diffusers import AutoPipelineForInpainting
    from diffusers.utils import load_image
    from PIL import Image

    ${load(model, name('AutoPipelineForInpainting'), 'float16')}

    image = load_image(${PICTURE}).resize((1024, 1024))
    # The mask is white where the image is repainted
    mask = Image.new("L", image.size, 0)
    mask.paste(255, (512, 0, 1024, 1024))

    result = pipe(
        prompt=${promptOf(model, 'a basket of apples')},
        image=image,
        mask_image=mask,
        strength=0.99,
    ).images[0]
    result.save("image.png")
  `)

const fluxFill = (model: ModelRecord): string =>
  python.program(code`
    import torch
    from diffusers import FluxFillPipeline
    from diffusers.utils import load_image
    from PIL import Image

    ${load(model, name('FluxFillPipeline'), 'bfloat16')}

    image = load_image(${PICTURE}).resize((1024, 768))
    # The mask is white where the image is repainted
    mask = Image.new("L", image.size, 0)
    mask.paste(255, (512, 0, 1024, 768))

    result = pipe(
        prompt=${promptOf(model, 'a basket of apples')},
        image=image,
        mask_image=mask,
        height=768,
        width=1024,
    ).images[0]
    result.save("image.png")
  `)

/** The classes of a base model's family, its weights' number type, and the argument for the control image. */
interface ControlFamily {
  /** What names of the family's base models contain. */
  readonly name: RegExp
  readonly controlNet: string
  readonly pipeline: string
  readonly dtype: string
  readonly argument: string
}

const STABLE_DIFFUSION: ControlFamily = {
  name: /^/,
  controlNet: 'ControlNetModel',
  pipeline: 'StableDiffusionControlNetPipeline',
  dtype: 'float16',
  argument: 'image',
}

const CONTROL_FAMILIES: readonly ControlFamily[] = [
  { ...STABLE_DIFFUSION, name: /xl/i, pipeline: 'StableDiffusionXLControlNetPipeline' },
  {
    name: /stable-diffusion-3|\bsd-?3/i,
    controlNet: 'SD3ControlNetModel',
    pipeline: 'StableDiffusion3ControlNetPipeline',
    dtype: 'float16',
    argument: 'control_image',
  },
  {
    name: /flux/i,
    controlNet: 'FluxControlNetModel',
    pipeline: 'FluxControlNetPipeline',
    dtype: 'bfloat16',
    argument: 'control_image',
  },
  {
    name: /qwen-?image/i,
    controlNet: 'QwenImageControlNetModel',
    pipeline: 'QwenImageControlNetPipeline',
    dtype: 'bfloat16',
    argument: 'control_image',
  },
  STABLE_DIFFUSION,
]

// If a card has no base model, only the id or the tags may show the family.
const controlFamilyOf = (model: ModelRecord): ControlFamily => {
  const name = cardBaseModelOf(model) ?? [model.id, ...tagsOf(model)].join(' ')
  return CONTROL_FAMILIES.find((family) => family.name.test(name)) ?? STABLE_DIFFUSION
}

const controlNet = (model: ModelRecord): string => {
  const base = cardBaseModelOf(model)
  const family = controlFamilyOf(model)
  const dtype = name(`torch.${family.dtype}`)
  const controlNetClass = name(family.controlNet)
  const className = name(family.pipeline)
  return python.program(code`
    import torch
    from diffusers import ${controlNetClass}, ${className}
    from diffusers.utils import load_image

    ${DEVICE}
    controlnet = ${controlNetClass}.from_pretrained(${model.id}, dtype=${dtype})
    ${hintOf(base)}
    pipe = ${className}.from_pretrained(
        ${base ?? 'owner/base-model'}, controlnet=controlnet, dtype=${dtype}
    ).to(device)

    # An image of the type that the model follows: edges, depth, a pose, …
    control = load_image("control.png")
    image = pipe(prompt=${promptOf(model, PICTURE_PROMPT)}, ${name(family.argument)}=control).images[0]
    image.save("image.png")
  `)
}

const textualInversion = (model: ModelRecord): string =>
  python.program(code`
    import torch
    from diffusers import DiffusionPipeline

    ${basePipe(model)}
    pipe.load_textual_inversion(${model.id})

    # The model card names the word that the embedding adds: use it in the prompt
    image = pipe(prompt=${promptOf(model, PICTURE_PROMPT)}).images[0]
    image.save("image.png")
  `)

// Such a pipeline takes no prompt, and converts its pixels with numpy, which has no bfloat16.
const unconditional = (model: ModelRecord): string =>
  python.program(code`
    import torch
    from diffusers import DiffusionPipeline

    ${DEVICE}
    pipe = DiffusionPipeline.from_pretrained(${model.id}, device_map=device)
    image = pipe().images[0]
    image.save("image.png")
  `)

/** A repository of only weights, each for a number of steps. */
const isSdxlLightning = (model: ModelRecord): boolean => model.id === 'ByteDance/SDXL-Lightning'

const sdxlLightning = (model: ModelRecord): string =>
  python.program(code`
    import torch
    from diffusers import DiffusionPipeline, EulerDiscreteScheduler

    ${DEVICE}
    pipe = DiffusionPipeline.from_pretrained(
        "stabilityai/stable-diffusion-xl-base-1.0", dtype=torch.float16, device_map=device
    )
    pipe.load_lora_weights(${model.id}, weight_name="sdxl_lightning_4step_lora.safetensors")
    pipe.scheduler = EulerDiscreteScheduler.from_config(pipe.scheduler.config, timestep_spacing="trailing")

    # As many steps as the name of the weights says
    image = pipe(prompt=${promptOf(model, PICTURE_PROMPT)}, num_inference_steps=4, guidance_scale=0).images[0]
    image.save("image.png")
  `)

/** Autoencoders are also published separately, as a part for other pipelines. */
const isAutoencoder = (model: ModelRecord): boolean =>
  /(?:^|[-_.])vae(?:[-_.]|$)|^tae(?:sd|f)/i.test(nameOf(model)) &&
  !tagsOf(model).some((tag) => /^(?:diffusers:)?\w+Pipeline$/.test(tag))

const autoencoder = (model: ModelRecord): string =>
  python.program(code`
    from diffusers import AutoModel

    # Only an autoencoder: pass it as vae to a pipeline for a model that uses it
    vae = AutoModel.from_pretrained(${model.id})
    print(vae)
  `)

const UNCONDITIONAL_PIPELINES = ['DDPMPipeline', 'DDIMPipeline', 'PNDMPipeline', 'ConsistencyModelPipeline']

const takesNoPrompt = (model: ModelRecord): boolean =>
  pipelineTagOf(model) === 'unconditional-image-generation' ||
  hasTag(model, 'unconditional-image-generation') ||
  isPipeline(model, UNCONDITIONAL_PIPELINES)

/** Checks whether a tag names one of the pipelines, with or without Hugging Face's prefix. */
const isPipeline = (model: ModelRecord, names: readonly string[]): boolean =>
  names.some((name) => hasTag(model, name) || hasTag(model, `diffusers:${name}`))

const INPAINTING_PIPELINES = ['StableDiffusionInpaintPipeline', 'StableDiffusionXLInpaintPipeline']

function content(model: ModelRecord): string {
  if (isSdxlLightning(model)) return sdxlLightning(model)
  if (isPipeline(model, INPAINTING_PIPELINES)) return inpainting(model)
  if (hasTag(model, 'controlnet')) return controlNet(model)
  if (hasTag(model, 'lora')) return byTask(model, loraPipe(model))
  if (hasTag(model, 'textual_inversion')) return textualInversion(model)
  if (isPipeline(model, ['FluxFillPipeline'])) return fluxFill(model)
  if (hasTag(model, 'inpainting')) return inpainting(model)
  if (takesNoPrompt(model)) return unconditional(model)
  if (isAutoencoder(model)) return autoencoder(model)
  return byTask(model, ownPipe(model))
}

/**
 * peft loads LoRA weights, imageio writes videos, soundfile writes audio, and Stable Audio Open's scheduler uses
 * torchsde. Video pipelines (Wan, SkyReels) and PRX clean prompts with ftfy, or have only a SentencePiece tokenizer
 * (LTX, CogVideoX), like PixArt and Kolors.
 */
function install(model: ModelRecord): string {
  const task = pipelineTagOf(model)
  const lora = hasTag(model, 'lora') || isSdxlLightning(model) ? ' peft' : ''
  const video = animates(model) || task === 'text-to-video' ? ' imageio imageio-ffmpeg ftfy sentencepiece protobuf' : ''
  const audio = task === 'text-to-audio' ? ' soundfile torchsde' : ''
  const tokenizer = video === '' && isOrBuildsOn(model, /pixart|kolors/i) ? ' sentencepiece protobuf' : ''
  const cleaning = video === '' && isOrBuildsOn(model, /\bprx/i) ? ' ftfy' : ''
  return `pip install -U diffusers transformers accelerate${lora}${video}${audio}${tokenizer}${cleaning}`
}

/** Tags of weights that are added to another model's. */
const ADDITIONS = ['controlnet', 'lora', 'textual_inversion']

export const diffusers: Library = {
  key: 'diffusers',
  prettyLabel: 'Diffusers',
  repoName: '🤗/diffusers',
  repoUrl: 'https://github.com/huggingface/diffusers',
  docsUrl: 'https://huggingface.co/docs/hub/diffusers',
  filter: true,
  releases: { registry: 'pypi', package: 'diffusers' },
  // Like the published examples, with these differences: a pipeline placed by device_map isn't moved (diffusers rejects
  // that), there's no variant="fp16" (many repositories have no such files; dtype converts), and text-to-video without
  // a LoRA saves a video.
  fetchesGated: (model) => ADDITIONS.some((tag) => hasTag(model, tag)) && isGatedBase(cardBaseModelOf(model)),
  examples: (model) => [
    { language: 'sh', content: install(model) },
    { language: 'python', content: content(model) },
  ],
}
