import type { Piece } from '../../languages/printing/code.ts'
import { code, python } from '../../languages/python/writer.ts'
import { nameOf, pipelineTagOf } from '../../model/fields.ts'
import type { ModelRecord } from '../../model/model-record.ts'
import type { Library } from '../library.ts'

/** What pipelines require besides spaCy, by the authors' names for them. */
const NEEDS = [
  { name: /^ja_/, packages: code` sudachipy sudachidict_core` },
  { name: /^ru_/, packages: code` pymorphy3` },
  { name: /^uk_/, packages: code` pymorphy3 pymorphy3-dicts-uk` },
  { name: /^zh_/, packages: code` spacy-pkuseg` },
] as const

function needsOf(model: ModelRecord): Piece | undefined {
  const needs = NEEDS.find(({ name }) => name.test(nameOf(model)))?.packages
  if (!nameOf(model).endsWith('_trf')) return needs
  // The library's authors have migrated their own pipelines; other people's use the older package.
  const transformers = model.id.startsWith('spacy/') ? code` "spacy-curated-transformers<1"` : code` spacy-transformers`
  return code`${transformers}${needs}`
}

/** Returns what a pipeline finds: names, unless it classifies texts, splits sentences, or is only for grammar. */
function show(model: ModelRecord): Piece {
  if (pipelineTagOf(model) === 'text-classification') return code`print(doc.cats)`
  if (/_sent_/.test(nameOf(model))) return SHOW_SENTENCES
  return /_dep_/.test(nameOf(model)) ? SHOW_TOKENS : SHOW_ENTITIES
}

const SHOW_SENTENCES = code`
  for sentence in doc.sents:
      print(sentence)
`
const SHOW_TOKENS = code`
  for token in doc:
      print(token.text, token.pos_, token.dep_)
`
const SHOW_ENTITIES = code`
  for entity in doc.ents:
      print(entity.text, entity.label_)
`

export const spacy: Library = {
  key: 'spacy',
  prettyLabel: 'spaCy',
  repoName: 'spaCy',
  repoUrl: 'https://github.com/explosion/spaCy',
  docsUrl: 'https://huggingface.co/docs/hub/spacy',
  filter: true,
  countDownloads: 'path_extension:"whl"',
  releases: { registry: 'pypi', package: 'spacy' },
  // Wheels in Hugging Face repositories have the version "any", which pip now rejects; the repository itself is a
  // folder that spaCy loads.
  examples: (model) => [
    {
      language: 'python',
      content: python.program(code`
        # pip install spacy huggingface_hub${needsOf(model)}
        import spacy
        from huggingface_hub import snapshot_download

        nlp = spacy.load(snapshot_download(${model.id}))

        doc = nlp("Marie Curie was born in Warsaw and worked in Paris.")
        ${show(model)}
      `),
    },
  ],
}
