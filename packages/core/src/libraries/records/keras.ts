import { code, python } from '../../languages/python/writer.ts'
import { listedFiles } from '../../model/listed-files.ts'
import type { ModelRecord } from '../../model/model-record.ts'
import type { Library } from '../library.ts'

/** Returns the file of a model in one file; otherwise, its parts are unpacked, and the library reads their folder. */
function fileOf(model: ModelRecord): string | undefined {
  const files = listedFiles(model)
  return files.includes('model.weights.h5')
    ? undefined
    : files.find((path) => /\.(?:keras|h5|hdf5)$/i.test(path) && !/weights/i.test(path))
}

function content(model: ModelRecord): string {
  const file = fileOf(model)
  // Only parts of TensorFlow support the library's own repository URLs, hf://….
  const [download, from] =
    file === undefined
      ? [code`from huggingface_hub import snapshot_download`, code`snapshot_download(${model.id})`]
      : [code`from huggingface_hub import hf_hub_download`, code`hf_hub_download(${model.id}, ${file})`]
  return python.program(code`
    # pip install keras jax huggingface_hub
    # "jax", "torch" or "tensorflow"; set before Keras is imported
    import os

    os.environ["KERAS_BACKEND"] = "jax"

    import keras
    ${download}

    model = keras.saving.load_model(${from})
    model.summary()
  `)
}

export const keras: Library = {
  key: 'keras',
  prettyLabel: 'Keras',
  repoName: 'Keras',
  repoUrl: 'https://github.com/keras-team/keras',
  docsUrl: 'https://huggingface.co/docs/hub/keras',
  filter: true,
  countDownloads: 'path:"config.json" OR path_extension:"keras"',
  releases: { registry: 'pypi', package: 'keras' },
  examples: (model) => [{ language: 'python', content: content(model) }],
}
