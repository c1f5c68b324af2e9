import { code, python } from '../../languages/python/writer.ts'
import { nameOf } from '../../model/fields.ts'
import type { Library } from '../library.ts'

export const mobilint: Library = {
  key: 'mobilint',
  prettyLabel: 'Mobilint',
  repoName: 'mblt-model-zoo',
  repoUrl: 'https://github.com/mobilint/mblt-model-zoo',
  docsUrl: 'https://docs.mobilint.com',
  filter: false,
  countDownloads: 'path:"config.json" OR path_extension:"mxq"',
  releases: { registry: 'pypi', package: 'mblt-vision-python', module: 'mblt_vision' },
  // mblt-model-zoo delegates its vision part to mblt-vision-python and is deprecated.
  examples: (model) => [
    {
      language: 'python',
      content: python.program(code`
        # pip install mblt-vision-python (Python 3.10, 3.11, or 3.12)
        from mblt_vision import MBLT_Engine

        model = MBLT_Engine(
            model_cls=${nameOf(model)},
            model_type="DEFAULT",
            model_path="",  # empty: download the model
            core_mode="global8",
        )
        try:
            inputs = model.preprocess("photo.jpg")
            result = model.postprocess(model(inputs))
            print(result)
        finally:
            model.dispose()
      `),
    },
  ],
}
