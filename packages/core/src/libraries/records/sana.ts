import { name, when } from '../../languages/printing/code.ts'
import { code, python } from '../../languages/python/writer.ts'
import { nameOf } from '../../model/fields.ts'
import type { ModelRecord } from '../../model/model-record.ts'
import type { Library } from '../library.ts'

/** A model in the repository, by the name of its weights: its configuration and its images' size. */
interface Kind {
  readonly name: RegExp
  readonly config: string
  readonly side: number
  /** The end of its file name, after the model's name. */
  readonly suffix?: string
}

const USUAL: Kind = { name: /^Sana_1600M_1024px/, config: 'sana_config/1024ms/Sana_1600M_img1024.yaml', side: 1024 }

const KINDS: readonly Kind[] = [
  USUAL,
  { name: /^Sana_1600M_512px/, config: 'sana_config/512ms/Sana_1600M_img512.yaml', side: 512 },
  { name: /^Sana_1600M_2Kpx/, config: 'sana_config/2048ms/Sana_1600M_img2048_bf16.yaml', side: 2048 },
  {
    name: /^Sana_600M_512px/,
    config: 'sana_config/512ms/Sana_600M_img512.yaml',
    side: 512,
    suffix: '_MultiLing',
  },
  {
    name: /^Sana_600M_1024px/,
    config: 'sana_config/1024ms/Sana_600M_img1024.yaml',
    side: 1024,
    suffix: '_MultiLing',
  },
  {
    name: /^SANA1\.5_1\.6B_1024px/,
    config: 'sana1-5_config/1024ms/Sana_1600M_1024px_allqknorm_bf16_lr2e5.yaml',
    side: 1024,
  },
  {
    name: /^SANA1\.5_4\.8B_1024px/,
    config: 'sana1-5_config/1024ms/Sana_4800M_1024px_came8bit_grow_constant_allqknorm_bf16_lr2e5.yaml',
    side: 1024,
  },
]

/** Kinds with their own programs, which are controlled by a sketch or make videos. */
const OTHER_KINDS = /controlnet|video|longsana|streaming|[-_]wm\b/i

const FOUR_K = /^Sana_1600M_4Kpx/

const sideOf = (model: ModelRecord): number =>
  FOUR_K.test(nameOf(model)) ? 4096 : (KINDS.find(({ name }) => name.test(nameOf(model)))?.side ?? 1024)

const SETUP = code`
  # Run inside a clone of https://github.com/NVlabs/Sana,
  # after bash ./environment_setup.sh sana and conda activate sana
`

const TILING = code`
  # Images of this size are decoded in tiles
  pipe.vae.enable_tiling(
      tile_sample_min_height=1024,
      tile_sample_min_width=1024,
      tile_sample_stride_height=896,
      tile_sample_stride_width=896,
  )
`

function withDiffusers(model: ModelRecord, id: string): string {
  const file = nameOf(model)
  const sprint = /^Sana_Sprint/i.test(file)
  const className = name(sprint ? 'SanaSprintPipeline' : 'SanaPipeline')
  // The first models are trained in float16, and all others in bfloat16.
  const dtype = name(/^Sana_\d/.test(file) && !file.includes('BF16') ? 'torch.float16' : 'torch.bfloat16')
  const side = sideOf(model)
  return python.program(code`
    # pip install diffusers transformers accelerate
    import torch
    from diffusers import ${className}

    pipe = ${className}.from_pretrained(${id}, dtype=${dtype}).to("cuda")
    pipe.vae.to(torch.bfloat16)
    pipe.text_encoder.to(torch.bfloat16)
    ${when(FOUR_K.test(file), TILING)}

    image = pipe(
        prompt="A lighthouse on a cliff, oil painting",
        height=${side},
        width=${side},
        num_inference_steps=${sprint ? 2 : 20},
    ).images[0]
    image.save("image.png")
  `)
}

const sprint = (model: ModelRecord): string =>
  python.program(code`
    ${SETUP}
    import torch
    from app.sana_sprint_pipeline import SanaSprintPipeline
    from torchvision.utils import save_image

    sana = SanaSprintPipeline(${`configs/sana_sprint_config/1024ms/SanaSprint_${/0\.6B/.test(nameOf(model)) ? 600 : 1600}M_1024px_allqknorm_bf16_scm_ladd.yaml`})
    sana.from_pretrained(${`hf://${model.id}/checkpoints/${nameOf(model)}.pth`})

    image = sana(
        prompt="A lighthouse on a cliff, oil painting",
        height=1024,
        width=1024,
        guidance_scale=4.5,
        num_inference_steps=2,
        generator=torch.Generator(device=sana.device).manual_seed(42),
    )
    save_image(image, "image.png", normalize=True, value_range=(-1, 1))
  `)

const HINT = code`# Replace these with your model's configuration and file`

function native(model: ModelRecord): string {
  const kind = KINDS.find(({ name }) => name.test(nameOf(model)))
  const { config, side, suffix = '' } = kind ?? USUAL
  const grown = config.startsWith('sana1-5')
  return python.program(code`
    ${SETUP}
    import torch
    from app.sana_pipeline import SanaPipeline
    from torchvision.utils import save_image

    ${when(kind === undefined, HINT)}
    sana = SanaPipeline(${`configs/${config}`})
    sana.from_pretrained(${`hf://${model.id}/checkpoints/${nameOf(model)}${suffix}.pth`})

    image = sana(
        prompt="A lighthouse on a cliff, oil painting",
        height=${side},
        width=${side},
        guidance_scale=${grown ? code`4.5` : code`5.0`},
        pag_guidance_scale=${grown ? code`1.0` : code`2.0`},
        num_inference_steps=20,
        generator=torch.Generator(device=sana.device).manual_seed(42),
    )
    save_image(image, "image.png", normalize=True, value_range=(-1, 1))
  `)
}

function content(model: ModelRecord): string {
  const name = nameOf(model)
  if (OTHER_KINDS.test(name)) {
    return python.comment('To run this kind of model, see:\nhttps://nvlabs.github.io/Sana/docs/')
  }
  if (/_diffusers$/i.test(name)) return withDiffusers(model, model.id)
  // The repository's own pipeline doesn't have this one's image sizes.
  if (FOUR_K.test(name)) return withDiffusers(model, `${model.id}_diffusers`)
  return /^Sana_Sprint/i.test(name) ? sprint(model) : native(model)
}

export const sana: Library = {
  key: 'sana',
  prettyLabel: 'Sana',
  repoName: 'Sana',
  repoUrl: 'https://github.com/NVlabs/Sana',
  countDownloads: 'path_extension:"pth"',
  examples: (model) => [{ language: 'python', content: content(model) }],
}
