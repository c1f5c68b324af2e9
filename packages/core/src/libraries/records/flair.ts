import { python } from '../../languages/python/writer.ts'
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
  examples: (model) => [
    {
      language: 'python',
      content: python.code`
# pip install flair
from flair.data import Sentence
from flair.models import SequenceTagger

tagger = SequenceTagger.load(${model.id})
sentence = Sentence("Ada Lovelace was born in London.")
tagger.predict(sentence)
for label in sentence.get_labels():
    print(label)
`,
    },
  ],
}
