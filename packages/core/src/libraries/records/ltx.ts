import { name, type Piece, when } from '../../languages/printing/code.ts'
import { shell } from '../../languages/shell/writer.ts'
import { hasTag, nameOf, tagsOf, textsAt } from '../../model/fields.ts'
import { listedFiles } from '../../model/listed-files.ts'
import type { ModelRecord } from '../../model/model-record.ts'
import { command } from '../command.ts'
import type { Library, LibraryExample } from '../library.ts'

const namesOf = (model: ModelRecord): readonly string[] => [
  model.id,
  ...tagsOf(model),
  ...textsAt(model, 'cardData', 'base_model'),
]

/** Models of release 2.5 have one file per part, and another text encoder. */
const isRelease25 = (model: ModelRecord): boolean => namesOf(model).some((text) => /ltx[-_]?2\.5/i.test(text))

const releaseOf = (model: ModelRecord): Release =>
  namesOf(model).some((text) => /ltx[-_]?2\.3/i.test(text)) ? RELEASE_2_3 : RELEASE_2

/** Returns a command's line that continues below. */
const goingOn = (line: Piece): Piece => command`
  ${line} \
`

const sh = (body: Piece): LibraryExample => ({ language: 'sh', content: shell.program(body) })

/** The authors' repository of a release, and the files that the pipelines need. */
interface Release {
  readonly repository: string
  readonly checkpoint: string
  readonly distilled: string
  readonly distilledLora: string
  readonly upsampler: string
}

const RELEASE_2: Release = {
  repository: 'Lightricks/LTX-2',
  checkpoint: 'ltx-2-19b-dev.safetensors',
  distilled: 'ltx-2-19b-distilled.safetensors',
  distilledLora: 'ltx-2-19b-distilled-lora-384.safetensors',
  upsampler: 'ltx-2-spatial-upscaler-x2-1.0.safetensors',
}

const RELEASE_2_3: Release = {
  repository: 'Lightricks/LTX-2.3',
  checkpoint: 'ltx-2.3-22b-dev.safetensors',
  distilled: 'ltx-2.3-22b-distilled-1.1.safetensors',
  distilledLora: 'ltx-2.3-22b-distilled-lora-384-1.1.safetensors',
  upsampler: 'ltx-2.3-spatial-upscaler-x2-1.1.safetensors',
}

/** The files of release 2.5 that the pipelines need. */
const PARTS_25 = {
  transformer: 'diffusion_models/ltx-2.5-22b-distilled-transformer-bf16.safetensors',
  text: 'text_encoders/gemma4-12b-with-proj-ltx-2.5-bf16.safetensors',
  video: 'vae/ltx-2.5-video-vae-bf16.safetensors',
  audio: 'vae/ltx-2.5-audio-vae-bf16.safetensors',
  upsampler: 'latent_upscale_models/ltx-2.5-latent-spatial-upscaler-x2-bf16-1.0.safetensors',
} as const

/** Returns the adapter's file, and a comment on it. */
function loraOf(model: ModelRecord, folder: string): { readonly file: string; readonly hint: Piece | undefined } {
  const file = listedFiles(model).find((path) => path.endsWith('.safetensors'))
  return { file: `${folder}/${file ?? 'lora.safetensors'}`, hint: when(file === undefined, LORA_HINT) }
}

const LORA_HINT = command`# Replace lora.safetensors with the name of the adapter's file`

/** Returns a comment on files that another repository may name differently. */
const strangerHint = (model: ModelRecord): Piece | undefined =>
  when(
    !(/^Lightricks\/LTX-2(?:\.[35])?$/.test(model.id) || hasTag(model, 'lora') || hasTag(model, 'ic-lora')),
    command`# The file names are those of the official repository; check whether they differ in this one`,
  )

/** Returns the pipeline for an in-context adapter, and its prompt: the general one, or the one for dubbing. */
const inContext = (model: ModelRecord): { readonly pipeline: Piece; readonly request: Piece } =>
  /dub-?it/i.test(nameOf(model))
    ? {
        pipeline: name('dubit'),
        request: command`
          --reference-video talk.mp4 \
          --prompt "She says: the ferry leaves at noon" \
        `,
      }
    : {
        pipeline: name('ic_lora'),
        request: command`
          --video-conditioning reference.mp4 1.0 \
          --prompt "Waves roll onto a pebble beach" \
        `,
      }

const START = command`To start from an image, add: --image photo.jpg 0 0.8`

function examples25(model: ModelRecord, folder: string): readonly LibraryExample[] {
  const isInContext = hasTag(model, 'ic-lora')
  const adapts = isInContext || hasTag(model, 'lora')
  const weights = adapts ? 'models/LTX-2.5' : folder
  const { file, hint } = loraOf(model, folder)
  const { pipeline, request } = inContext(model)
  const parts = command`
    --transformer-path ${`${weights}/${PARTS_25.transformer}`} \
    --text-encoder-path ${`${weights}/${PARTS_25.text}`} \
    --video-vae-path ${`${weights}/${PARTS_25.video}`} \
    --audio-vae-path ${`${weights}/${PARTS_25.audio}`} \
    --spatial-upsampler-path ${`${weights}/${PARTS_25.upsampler}`} \
  `
  return [
    sh(command`
      git clone https://github.com/Lightricks/LTX-2.git && cd LTX-2
      uv sync --extra natten
    `),
    sh(command`
      ${strangerHint(model)}
      ${when(adapts, command`hf download ${model.id} --local-dir ${folder}`)}
      hf download ${adapts ? 'Lightricks/LTX-2.5' : model.id} \
        ${PARTS_25.transformer} \
        ${PARTS_25.text} \
        ${PARTS_25.video} \
        ${PARTS_25.audio} \
        ${PARTS_25.upsampler} \
        --local-dir ${weights}
    `),
    sh(
      isInContext
        ? command`
          ${hint}
          uv run python -m ltx_pipelines.${pipeline} \
            ${parts}
            --lora ${file} 1.0 \
            ${request}
            --output-path video.mp4
        `
        : command`
          ${adapts ? hint : undefined}
          # ${START}
          uv run python -m ltx_pipelines.distilled \
            ${parts}
            ${when(adapts, goingOn(command`--lora ${file} 1.0`))}
            --num-frames 121 \
            --prompt "Waves roll onto a pebble beach" \
            --output-path video.mp4
        `,
    ),
  ]
}

function examples2(model: ModelRecord, folder: string): readonly LibraryExample[] {
  const { repository, checkpoint, distilled, distilledLora, upsampler } = releaseOf(model)
  const isInContext = hasTag(model, 'ic-lora')
  const adapts = isInContext || hasTag(model, 'lora')
  const weights = adapts ? `models/${repository.slice(repository.indexOf('/') + 1)}` : folder
  const { file, hint } = loraOf(model, folder)
  const { pipeline, request } = inContext(model)
  const shared = command`
    --spatial-upsampler-path ${`${weights}/${upsampler}`} \
    --gemma-root models/gemma-3-12b \
    ${when(adapts, goingOn(command`--lora ${file} 1.0`))}
  `
  const twoStages = sh(command`
    ${adapts ? hint : command`# Two stages: slower, but better quality`}
    uv run python -m ltx_pipelines.ti2vid_two_stages_hq \
      --checkpoint-path ${`${weights}/${checkpoint}`} \
      --distilled-lora ${`${weights}/${distilledLora}`} 0.8 \
      ${shared}
      --num-frames 121 \
      --prompt "Waves roll onto a pebble beach" \
      --output-path video.mp4
  `)
  const setup = [
    sh(command`
      git clone https://github.com/Lightricks/LTX-2.git && cd LTX-2
      uv sync
    `),
    sh(command`
      # Download the weights and the text encoder. First, accept the encoder's terms on Hugging Face and run: hf auth login
      ${strangerHint(model)}
      ${when(adapts, command`hf download ${model.id} --local-dir ${folder}`)}
      hf download ${adapts ? repository : model.id} \
        ${when(!isInContext, goingOn(command`${checkpoint} ${distilledLora}`))}
        ${when(isInContext || !adapts, goingOn(command`${distilled}`))}
        ${upsampler} --local-dir ${weights}
      hf download google/gemma-3-12b-it-qat-q4_0-unquantized --local-dir models/gemma-3-12b
    `),
  ]
  if (isInContext) {
    return [
      ...setup,
      sh(command`
        ${hint}
        uv run python -m ltx_pipelines.${pipeline} \
          --distilled-checkpoint-path ${`${weights}/${distilled}`} \
          ${shared}
          ${request}
          --output-path video.mp4
      `),
    ]
  }
  if (adapts) return [...setup, twoStages]
  return [
    ...setup,
    sh(command`
      # Fast. ${START}
      uv run python -m ltx_pipelines.distilled \
        --distilled-checkpoint-path ${`${weights}/${distilled}`} \
        ${shared}
        --num-frames 121 \
        --prompt "Waves roll onto a pebble beach" \
        --output-path video.mp4
    `),
    twoStages,
  ]
}

export const ltx: Library = {
  key: 'ltx',
  prettyLabel: 'LTX-2',
  repoName: 'LTX-2',
  repoUrl: 'https://github.com/Lightricks/LTX-2',
  docsUrl: 'https://github.com/Lightricks/LTX-2',
  filter: false,
  countDownloads: 'path_extension:"safetensors"',
  // The repository's own pipelines, because the registry only has those of the first release.
  fetchesGated: isRelease25,
  examples: (model) => {
    const folder = `models/${nameOf(model)}`
    return isRelease25(model) ? examples25(model, folder) : examples2(model, folder)
  },
}
