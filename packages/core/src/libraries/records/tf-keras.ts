import { code, python } from '../../languages/python/writer.ts'
import type { Library } from '../library.ts'

export const tfKeras: Library = {
  key: 'tf-keras',
  prettyLabel: 'TF-Keras',
  repoName: 'TF-Keras',
  repoUrl: 'https://github.com/keras-team/tf-keras',
  docsUrl: 'https://huggingface.co/docs/hub/tf-keras',
  countDownloads: 'path:"saved_model.pb"',
  releases: { registry: 'pypi', package: 'tf-keras', module: 'tf_keras' },
  // huggingface_hub has no Keras loader since version 1; tf_keras loads the folder itself.
  examples: (model) => [
    {
      language: 'python',
      content: python.program(code`
        # pip install tf_keras huggingface_hub (Python 3.13 or older)
        import tf_keras
        from huggingface_hub import snapshot_download

        model = tf_keras.models.load_model(snapshot_download(${model.id}))
        model.summary()
      `),
    },
  ],
}
