import { describe, expect, it } from 'vitest'
import type { ModelRecord } from '../model/model-record.ts'
import { LIBRARIES } from './index.ts'

const id = 'acme/demo'

/** The examples of one library as one text. */
const textOf = (library: string, model: Partial<ModelRecord> = {}): string =>
  (LIBRARIES[library]?.examples?.({ id, ...model }) ?? []).map(({ content }) => content).join('\n')

describe('diffusers', () => {
  const controlNet = (base: string): string =>
    textOf('diffusers', { tags: ['controlnet'], cardData: { base_model: base } })

  it.each([
    ['runwayml/stable-diffusion-v1-5', 'ControlNetModel', 'StableDiffusionControlNetPipeline', 'image', 'float16'],
    [
      'stabilityai/stable-diffusion-xl-base-1.0',
      'ControlNetModel',
      'StableDiffusionXLControlNetPipeline',
      'image',
      'float16',
    ],
    [
      'stabilityai/stable-diffusion-3-medium-diffusers',
      'SD3ControlNetModel',
      'StableDiffusion3ControlNetPipeline',
      'control_image',
      'float16',
    ],
    ['black-forest-labs/FLUX.1-dev', 'FluxControlNetModel', 'FluxControlNetPipeline', 'control_image', 'bfloat16'],
    ['Qwen/Qwen-Image', 'QwenImageControlNetModel', 'QwenImageControlNetPipeline', 'control_image', 'bfloat16'],
  ])('runs a ControlNet of %s with the classes of its family, its number type and on the card', (base, ...rest) => {
    const [model, pipeline, argument, dtype] = rest
    const text = controlNet(base)
    expect(text).toMatch(new RegExp(`^controlnet = ${model}\\.from_pretrained\\(.*dtype=torch\\.${dtype}\\)`, 'm'))
    expect(text).toMatch(new RegExp(`^pipe = ${pipeline}\\.from_pretrained\\(`, 'm'))
    expect(text).toMatch(new RegExp(`controlnet=controlnet, dtype=torch\\.${dtype}\\n\\)\\.to\\("cuda"\\)`))
    expect(text).toContain(`, ${argument}=control).images[0]`)
  })

  it.each([
    { pipeline_tag: 'unconditional-image-generation' },
    { tags: ['diffusers:DDPMPipeline'] },
    { tags: ['DDPMPipeline'] },
  ])('gives no prompt to a pipeline that takes none: %j', (model) => {
    expect(textOf('diffusers', model)).toContain('pipe().images[0]')
  })
})

describe('fasttext', () => {
  it('is installed with the numpy that its newest release bears', () => {
    expect(textOf('fasttext')).toContain('# pip install fasttext "numpy<2"')
  })
})

describe('speechbrain', () => {
  it('saves what it separates, at the rate of the model', () => {
    const text = textOf('speechbrain', { config: { speechbrain: { speechbrain_interface: 'SepformerSeparation' } } })
    expect(text).toContain('import soundfile as sf')
    expect(text).toMatch(/sf\.write\(f"speaker-\{number\}\.wav", source, model\.hparams\.sample_rate\)/)
    expect(text).not.toContain('print(model.separate_file')
  })
})

describe('stable-baselines3', () => {
  it.each([
    ['acme/ppo-CartPole-v1', {}, 'stable_baselines3', 'PPO'],
    ['acme/tqc-Ant-v3', {}, 'sb3_contrib', 'TQC'],
    ['acme/lander', { 'model-index': [{ name: 'DQN' }] }, 'stable_baselines3', 'DQN'],
    ['acme/lander', {}, 'stable_baselines3', 'PPO'],
  ])('looks for the file of %s and loads it, with %j in the card', (model, cardData, module, algorithm) => {
    const text = textOf('stable-baselines3', { id: model, cardData })
    expect(text).toContain(`from ${module} import ${algorithm}\n`)
    expect(text).toContain('if name.endswith(".zip"))')
    expect(text).toContain(`model = ${algorithm}.load(load_from_hub(repository, filename))`)
    expect(text).not.toContain('lander.zip')
    expect(text.includes('pip install huggingface_sb3 stable-baselines3 sb3-contrib')).toBe(module === 'sb3_contrib')
  })
})
