import { python } from '../../languages/python/writer.ts'
import type { Library } from '../library.ts'

export const spacy: Library = {
  key: 'spacy',
  prettyLabel: 'spaCy',
  repoName: 'spaCy',
  repoUrl: 'https://github.com/explosion/spaCy',
  docsUrl: 'https://huggingface.co/docs/hub/spacy',
  filter: true,
  countDownloads: 'path_extension:"whl"',
  releases: { registry: 'pypi', package: 'spacy' },
  // The wheels in hub repositories have "any" for a version, which pip refuses by now; the repository itself is a
  // folder that spaCy loads.
  examples: (model) => [
    {
      language: 'python',
      content: python.code`
# pip install spacy huggingface_hub
import spacy
from huggingface_hub import snapshot_download

nlp = spacy.load(snapshot_download(${model.id}))

doc = nlp("Marie Curie was born in Warsaw and worked in Paris.")
for entity in doc.ents:
    print(entity.text, entity.label_)
`,
    },
  ],
}
