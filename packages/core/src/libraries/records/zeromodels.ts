import { code, python } from '../../languages/python/writer.ts'
import type { Library } from '../library.ts'

export const zeromodels: Library = {
  key: 'zeromodels',
  prettyLabel: 'ZeroModels',
  repoName: 'ZeroModels',
  repoUrl: 'https://github.com/IMvision12/ZeroModels',
  docsUrl: 'https://imvision12.github.io/ZeroModels/',
  filter: false,
  countDownloads: 'path:"model.weights.h5" OR path:"model.weights.json"',
  releases: { registry: 'pypi', package: 'zeromodels' },
  examples: (model) => [
    {
      language: 'python',
      content: python.program(code`
        # pip install -U zeromodels jax
        import os

        os.environ["KERAS_BACKEND"] = "jax"  # or torch, or tensorflow

        from zeromodels import AutoZModel

        model = AutoZModel.from_weights(${model.id})
        model.summary()
      `),
    },
  ],
}
