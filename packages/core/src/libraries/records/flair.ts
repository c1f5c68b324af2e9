import { name } from '../../languages/printing/code.ts'
import { code, python } from '../../languages/python/writer.ts'
import { hasTag, pipelineTagOf } from '../../model/fields.ts'
import type { Library } from '../library.ts'

export const flair: Library = {
  key: 'flair',
  prettyLabel: 'Flair',
  repoName: 'Flair',
  repoUrl: 'https://github.com/flairNLP/flair',
  docsUrl: 'https://huggingface.co/docs/hub/flair',
  filter: true,
  countDownloads: 'path:"pytorch_model.bin"',
  releases: { registry: 'pypi', package: 'flair' },
  examples: (model) => {
    const task = 'text-classification'
    const loader = name(hasTag(model, task) || pipelineTagOf(model) === task ? 'TextClassifier' : 'SequenceTagger')
    return [
      {
        language: 'python',
        // Its models are pickles: torch.load is called with weights_only=False.
        runsCode: true,
        content: python.program(code`
          # pip install flair, and for a model that an older flair saved with word embeddings: pip install "flair[word-embeddings]"
          from flair.data import Sentence
          from flair.models import ${loader}

          model = ${loader}.load(${model.id})
          sentence = Sentence("Ada Lovelace was born in London.")
          model.predict(sentence)
          for label in sentence.get_labels():
              print(label)
        `),
      },
    ]
  },
}
