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
    [
      'black-forest-labs/FLUX.1-dev',
      'FluxControlNetModel',
      'FluxControlNetPipeline',
      'control_image',
      'bfloat16',
    ],
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
