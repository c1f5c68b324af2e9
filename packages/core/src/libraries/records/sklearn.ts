import { code, python } from '../../languages/python/writer.ts'
import { hasTag, textAt } from '../../model/fields.ts'
import { isRepositoryPath } from '../../model/repository-path.ts'
import type { Library } from '../library.ts'

export const sklearn: Library = {
  key: 'sklearn',
  prettyLabel: 'Scikit-learn',
  repoName: 'Scikit-learn',
  repoUrl: 'https://github.com/scikit-learn/scikit-learn',
  filter: true,
  countDownloads: 'path:"sklearn_model.joblib"',
  releases: { registry: 'pypi', package: 'skops' },
  // Since version 0.11, skops doesn't download from Hugging Face; huggingface_hub does.
  examples: (model) => {
    if (!hasTag(model, 'skops')) {
      return [
        {
          language: 'python',
          runsCode: true,
          content: python.program(code`
            # pip install scikit-learn huggingface_hub
            import joblib
            from huggingface_hub import hf_hub_download

            model = joblib.load(hf_hub_download(${model.id}, "sklearn_model.joblib"))
            print(model)
          `),
        },
      ]
    }
    const file = textAt(model, 'config', 'sklearn', 'model', 'file')
    if (file === undefined || !isRepositoryPath(file)) {
      return [{ language: 'python', content: python.comment("⚠️ The model's config.json names no model file.") }]
    }
    if (textAt(model, 'config', 'sklearn', 'model_format') === 'pickle') {
      return [
        {
          language: 'python',
          runsCode: true,
          content: python.program(code`
            # pip install scikit-learn huggingface_hub
            import joblib
            from huggingface_hub import hf_hub_download

            model = joblib.load(hf_hub_download(${model.id}, ${file}))
            print(model)
          `),
        },
      ]
    }
    return [
      {
        language: 'python',
        content: python.program(code`
          # pip install skops huggingface_hub
          from huggingface_hub import hf_hub_download
          from skops.io import get_untrusted_types, load

          path = hf_hub_download(${model.id}, ${file})
          # Loading fails if skops doesn't know a type: review each, and add the ones you trust to the list
          print(get_untrusted_types(file=path))
          model = load(path, trusted=[])
          print(model)
        `),
      },
    ]
  },
}
