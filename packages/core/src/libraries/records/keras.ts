import { python } from '../../languages/python/writer.ts'
import type { Library } from '../library.ts'

export const keras: Library = {
  key: 'keras',
  prettyLabel: 'Keras',
  repoName: 'Keras',
  repoUrl: 'https://github.com/keras-team/keras',
  docsUrl: 'https://huggingface.co/docs/hub/keras',
  filter: true,
  countDownloads: 'path:"config.json" OR path_extension:"keras"',
  releases: { registry: 'pypi', package: 'keras' },
  examples: (model) => [
    {
      language: 'python',
      content: python.code`
# pip install keras jax huggingface_hub
# "jax", "torch" or "tensorflow"; set before Keras is imported
import os

os.environ["KERAS_BACKEND"] = "jax"

import keras

model = keras.saving.load_model(${`hf://${model.id}`})
model.summary()
`,
    },
  ],
}
