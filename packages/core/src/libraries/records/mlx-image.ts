import { python } from '../../languages/python/writer.ts'
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
  // A model is named as in the package's list, not by an id: the repository's name without the suffix.
  examples: (model) => [
    {
      language: 'python',
      content: python.code`
# pip install mlx-image (Apple silicon, Python 3.10, 3.11 or 3.12)
import mlx.core as mx
from mlxim.model import create_model

model = create_model(${nameOf(model).replace(/-mlxim$/, '')})
model.eval()
# A random picture: (batch, height, width, channels)
logits = model(mx.random.uniform(shape=(1, 224, 224, 3)))
print(mx.argmax(logits, axis=-1))
`,
    },
  ],
}
