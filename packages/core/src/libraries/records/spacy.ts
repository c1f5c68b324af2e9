import { python } from '../../languages/python/writer.ts'
import { nameOf } from '../../model/fields.ts'
import type { ModelRecord } from '../../model/model-record.ts'
import { raw } from '../../values/value.ts'
import type { Library } from '../library.ts'

/** What pipelines require beside spaCy, by the names that its authors give them. */
const NEEDS = [
  { name: /_trf$/, packages: ' "spacy-curated-transformers<1"' },
  { name: /^ja_/, packages: ' sudachipy sudachidict_core' },
  { name: /^ru_/, packages: ' pymorphy3' },
  { name: /^uk_/, packages: ' pymorphy3 pymorphy3-dicts-uk' },
  { name: /^zh_/, packages: ' spacy-pkuseg' },
] as const

const needsOf = (model: ModelRecord): string =>
  NEEDS.map(({ name, packages }) => (name.test(nameOf(model)) ? packages : '')).join('')

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
# pip install spacy huggingface_hub${raw(needsOf(model))}
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
