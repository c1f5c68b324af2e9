import { code, python } from '../../languages/python/writer.ts'
import { nameOf } from '../../model/fields.ts'
import type { Library } from '../library.ts'

export const mlxImage: Library = {
  key: 'mlx-image',
  prettyLabel: 'mlx-image',
  repoName: 'mlx-image',
  repoUrl: 'https://github.com/riccardomusmeci/mlx-image',
  docsUrl: 'https://huggingface.co/docs/hub/mlx-image',
  filter: false,
  countDownloads: 'path:"model.safetensors"',
  releases: { registry: 'pypi', package: 'mlx-image', module: 'mlxim' },
  // A model has its name in the package's list instead of an id: the repository's name without the suffix.
  examples: (model) => {
    const name = nameOf(model).replace(/-mlxim$/, '')
    const size = sizeOf(name)
    return [
      {
        language: 'python',
        content: python.program(code`
          # pip install mlx-image (Apple silicon, Python 3.10, 3.11, or 3.12)
          import mlx.core as mx
          from mlxim.model import create_model

          model = create_model(${name})
          model.eval()
          # A random image: (batch, height, width, channels)
          logits = model(mx.random.uniform(shape=(1, ${size}, ${size}, 3)))
          print(mx.argmax(logits, axis=-1))
        `),
      },
    ]
  },
}

/** Vision transformers take images of one size, which is at the end of their names: `vit_base_patch16_384.swag_e2e`. */
const sizeOf = (name: string): number => Number(/patch\d+_(\d+)/.exec(name)?.[1] ?? 224)
