import { hasTag, nameOf, tagsOf, textsAt } from '../../model/fields.ts'
import type { ModelRecord } from '../../model/model-record.ts'
import { command } from '../command.ts'
import type { Library, LibraryExample } from '../library.ts'

/** Models of release 2.5 come in one file per part, with another text encoder. */
const isRelease25 = (model: ModelRecord): boolean =>
  [model.id, ...tagsOf(model), ...textsAt(model, 'cardData', 'base_model')].some((text) => /ltx[-_]?2\.5/i.test(text))

const sh = (content: string): LibraryExample => ({ language: 'sh', content })

function examples25(model: ModelRecord, folder: string): readonly LibraryExample[] {
  const install = sh(command`
git clone https://github.com/Lightricks/LTX-2.git && cd LTX-2
uv sync --extra natten
`)
  const isInContext = hasTag(model, 'ic-lora')
  if (isInContext || hasTag(model, 'lora')) {
    return [
      install,
      sh(command`
# The adapter, and the model that it adapts
hf download ${model.id} --local-dir ${folder}
hf download Lightricks/LTX-2.5 --local-dir models/LTX-2.5
`),
      sh(
        isInContext
          ? command`
# The names of the files are those in the repositories
uv run python -m ltx_pipelines.ic_lora \\
  --transformer-path models/LTX-2.5/diffusion_models/distilled.safetensors \\
  --text-encoder-path models/LTX-2.5/text_encoders/text-encoder.safetensors \\
  --video-vae-path models/LTX-2.5/vae/video-vae.safetensors \\
  --audio-vae-path models/LTX-2.5/vae/audio-vae.safetensors \\
  --spatial-upsampler-path models/LTX-2.5/latent_upscale_models/spatial-upsampler.safetensors \\
  --lora ${`${folder}/lora.safetensors`} 1.0 \\
  --video-conditioning reference.mp4 1.0 \\
  --prompt "Waves roll onto a pebble beach" \\
  --output-path video.mp4
`
          : command`
# The names of the files are those in the repositories. Start from a picture with: --image photo.jpg 0 0.8
uv run python -m ltx_pipelines.distilled \\
  --transformer-path models/LTX-2.5/diffusion_models/distilled.safetensors \\
  --text-encoder-path models/LTX-2.5/text_encoders/text-encoder.safetensors \\
  --video-vae-path models/LTX-2.5/vae/video-vae.safetensors \\
  --audio-vae-path models/LTX-2.5/vae/audio-vae.safetensors \\
  --spatial-upsampler-path models/LTX-2.5/latent_upscale_models/spatial-upsampler.safetensors \\
  --lora ${`${folder}/lora.safetensors`} 1.0 \\
  --num-frames 121 \\
  --prompt "Waves roll onto a pebble beach" \\
  --output-path video.mp4
`,
      ),
    ]
  }
  return [
    install,
    sh(command`hf download ${model.id} --local-dir ${folder}`),
    sh(command`
# The names of the files are those in the repository. Start from a picture with: --image photo.jpg 0 0.8
uv run python -m ltx_pipelines.distilled \\
  --transformer-path ${`${folder}/diffusion_models/distilled.safetensors`} \\
  --text-encoder-path ${`${folder}/text_encoders/text-encoder.safetensors`} \\
  --video-vae-path ${`${folder}/vae/video-vae.safetensors`} \\
  --audio-vae-path ${`${folder}/vae/audio-vae.safetensors`} \\
  --spatial-upsampler-path ${`${folder}/latent_upscale_models/spatial-upsampler.safetensors`} \\
  --num-frames 121 \\
  --prompt "Waves roll onto a pebble beach" \\
  --output-path video.mp4
`),
  ]
}

function examples2(model: ModelRecord, folder: string): readonly LibraryExample[] {
  const setup = [
    sh(command`
git clone https://github.com/Lightricks/LTX-2.git && cd LTX-2
uv sync
`),
    sh(command`
# The weights, and the text encoder that they need
hf download ${model.id} --local-dir ${folder}
hf download google/gemma-3-12b-it-qat-q4_0-unquantized --local-dir models/gemma-3-12b
`),
  ]
  if (hasTag(model, 'ic-lora')) {
    return [
      ...setup,
      sh(command`
# Checkpoint and upsampler are those of the base model
uv run python -m ltx_pipelines.ic_lora \\
  --distilled-checkpoint-path models/distilled-checkpoint.safetensors \\
  --spatial-upsampler-path models/spatial-upsampler.safetensors \\
  --gemma-root models/gemma-3-12b \\
  --lora ${`${folder}/lora.safetensors`} 1.0 \\
  --video-conditioning reference.mp4 1.0 \\
  --prompt "Waves roll onto a pebble beach" \\
  --output-path video.mp4
`),
    ]
  }
  if (hasTag(model, 'lora')) {
    return [
      ...setup,
      sh(command`
# Checkpoint, distilled LoRA and upsampler are those of the base model
uv run python -m ltx_pipelines.ti2vid_two_stages_hq \\
  --checkpoint-path models/checkpoint.safetensors \\
  --distilled-lora models/distilled-lora.safetensors 0.8 \\
  --spatial-upsampler-path models/spatial-upsampler.safetensors \\
  --gemma-root models/gemma-3-12b \\
  --lora ${`${folder}/lora.safetensors`} 1.0 \\
  --num-frames 121 \\
  --prompt "Waves roll onto a pebble beach" \\
  --output-path video.mp4
`),
    ]
  }
  return [
    ...setup,
    sh(command`
# Fast. The names of the files are those in the repository. Start from a picture with: --image photo.jpg 0 0.8
uv run python -m ltx_pipelines.distilled \\
  --distilled-checkpoint-path ${`${folder}/distilled-checkpoint.safetensors`} \\
  --spatial-upsampler-path ${`${folder}/spatial-upsampler.safetensors`} \\
  --gemma-root models/gemma-3-12b \\
  --num-frames 121 \\
  --prompt "Waves roll onto a pebble beach" \\
  --output-path video.mp4
`),
    sh(command`
# In two stages: slower and better
uv run python -m ltx_pipelines.ti2vid_two_stages_hq \\
  --checkpoint-path ${`${folder}/checkpoint.safetensors`} \\
  --distilled-lora ${`${folder}/distilled-lora.safetensors`} 0.8 \\
  --spatial-upsampler-path ${`${folder}/spatial-upsampler.safetensors`} \\
  --gemma-root models/gemma-3-12b \\
  --num-frames 121 \\
  --prompt "Waves roll onto a pebble beach" \\
  --output-path video.mp4
`),
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
  // The repository's own pipelines: the registry has only those of the first release.
  examples: (model) => {
    const folder = `models/${nameOf(model)}`
    return isRelease25(model) ? examples25(model, folder) : examples2(model, folder)
  },
}
