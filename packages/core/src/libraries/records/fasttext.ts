import { code, python } from '../../languages/python/writer.ts'
import { hasTag, pipelineTagOf } from '../../model/fields.ts'
import { listedFiles } from '../../model/listed-files.ts'
import type { ModelRecord } from '../../model/model-record.ts'
import type { Library } from '../library.ts'

/** The file name in most repositories. */
const USUAL = 'model.bin'

function fileOf(model: ModelRecord): string {
  const files = listedFiles(model)
  return files.includes(USUAL) ? USUAL : (files.find((path) => /\.(?:bin|ftz)$/i.test(path)) ?? USUAL)
}

export const fasttext: Library = {
  key: 'fasttext',
  prettyLabel: 'fastText',
  repoName: 'fastText',
  repoUrl: 'https://fasttext.cc/',
  filter: true,
  countDownloads: 'path_extension:"bin"',
  releases: { registry: 'pypi', package: 'fasttext' },
  // The newest release tells numpy not to copy the probabilities, which version 2 rejects.
  examples: (model) => {
    const task = 'text-classification'
    const classifies = hasTag(model, task) || pipelineTagOf(model) === task
    const use = classifies
      ? code`print(model.predict("The ferry leaves at noon.", k=3))`
      : code`print(model.get_nearest_neighbors("harbour", k=3))`
    return [
      {
        language: 'python',
        content: python.program(code`
          # pip install fasttext "numpy<2" huggingface_hub (Python 3.12 or older), which builds it:
          # a C++ compiler has to be there
          import fasttext
          from huggingface_hub import hf_hub_download

          model = fasttext.load_model(hf_hub_download(${model.id}, ${fileOf(model)}))
          ${use}
        `),
      },
    ]
  },
}
