import { code, python } from '../../languages/python/writer.ts'
import type { Library } from '../library.ts'

export const dermFoundation: Library = {
  key: 'derm-foundation',
  prettyLabel: 'Derm Foundation',
  repoName: 'derm-foundation',
  repoUrl: 'https://github.com/google-health/derm-foundation',
  filter: false,
  countDownloads: 'path:"scin_dataset_precomputed_embeddings.npz" OR path:"saved_model.pb"',
  // huggingface_hub no longer has Keras helpers, and Keras 3 doesn't load a SavedModel, so TensorFlow loads it.
  fetchesGated: () => true,
  examples: (model) => [
    {
      language: 'python',
      content: python.program(code`
        # pip install tensorflow huggingface_hub requests (Python 3.13 or older)
        import requests
        import tensorflow as tf
        from huggingface_hub import snapshot_download

        # A picture of skin from the public SCIN dataset
        url = "https://storage.googleapis.com/dx-scin-public-data/dataset/images/3445096909671059178.png"
        picture = requests.get(url, stream=True).content
        example = tf.train.Example(
            features=tf.train.Features(
                feature={"image/encoded": tf.train.Feature(bytes_list=tf.train.BytesList(value=[picture]))}
            )
        ).SerializeToString()

        model = tf.saved_model.load(snapshot_download(${model.id}))
        infer = model.signatures["serving_default"]
        print(infer(inputs=tf.constant([example])))
      `),
    },
  ],
}
