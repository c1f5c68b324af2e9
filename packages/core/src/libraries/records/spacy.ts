import { python } from '../../languages/python/writer.ts'
import { nameOf, pipelineTagOf } from '../../model/fields.ts'
import type { ModelRecord } from '../../model/model-record.ts'
import { raw } from '../../values/value.ts'
import type { Library } from '../library.ts'

/** What pipelines require beside spaCy, by the names that its authors give them. */
const NEEDS = [
  { name: /^ja_/, packages: ' sudachipy sudachidict_core' },
  { name: /^ru_/, packages: ' pymorphy3' },
  { name: /^uk_/, packages: ' pymorphy3 pymorphy3-dicts-uk' },
  { name: /^zh_/, packages: ' spacy-pkuseg' },
] as const

function needsOf(model: ModelRecord): string {
  const needs = NEEDS.map(({ name, packages }) => (name.test(nameOf(model)) ? packages : '')).join('')
  if (!nameOf(model).endsWith('_trf')) return needs
  // The library's authors have moved their own pipelines; what others train uses the older package.
  return (model.id.startsWith('spacy/') ? ' "spacy-curated-transformers<1"' : ' spacy-transformers') + needs
}

/** What a pipeline finds: names, unless it sorts texts, tells sentences apart or has been made for grammar alone. */
function show(model: ModelRecord): string {
  if (pipelineTagOf(model) === 'text-classification') return 'print(doc.cats)\n'
  if (/_sent_/.test(nameOf(model))) return 'for sentence in doc.sents:\n    print(sentence)\n'
  return /_dep_/.test(nameOf(model))
    ? 'for token in doc:\n    print(token.text, token.pos_, token.dep_)\n'
    : 'for entity in doc.ents:\n    print(entity.text, entity.label_)\n'
}

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
${raw(show(model))}`,
    },
  ],
}
