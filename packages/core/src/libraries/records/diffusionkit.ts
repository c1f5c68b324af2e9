import { name } from '../../languages/printing/code.ts'
import { code, python } from '../../languages/python/writer.ts'
import { hasTag, nameOf } from '../../model/fields.ts'
import type { Library } from '../library.ts'

export const diffusionkit: Library = {
  key: 'diffusionkit',
  prettyLabel: 'DiffusionKit',
  repoName: 'DiffusionKit',
  repoUrl: 'https://github.com/argmaxinc/DiffusionKit',
  releases: { registry: 'pypi', package: 'diffusionkit' },
  examples: (model) => {
    const flux = hasTag(model, 'flux')
    // Only the schnell models are made for few steps.
    const steps = flux && !/-dev/i.test(nameOf(model)) ? 4 : 50
    const className = name(flux ? 'FluxPipeline' : 'DiffusionPipeline')
    const options = flux
      ? code`shift=1.0,`
      : code`
        shift=3.0,
        use_t5=False,
      `
    return [
      {
        language: 'python',
        content: python.program(code`
          # pip install diffusionkit (Apple silicon, Python 3.12 or older)
          from diffusionkit.mlx import ${className}

          pipeline = ${className}(
              ${options}
              model_version=${model.id},
              low_memory_mode=True,
              a16=True,
              w16=True,
          )

          # The latent is one eighth of the image's size: 512 / 8 = 64
          image, _ = pipeline.generate_image(
              "a lighthouse on a rocky coast at dawn",
              cfg_weight=${flux ? 0 : 5},
              num_steps=${steps},
              latent_size=(512 // 8, 512 // 8),
          )
          image.save("image.png")
        `),
      },
    ]
  },
}
