import { code, python } from '../../languages/python/writer.ts'
import { nameOf } from '../../model/fields.ts'
import type { Library } from '../library.ts'

export const stanza: Library = {
  key: 'stanza',
  prettyLabel: 'Stanza',
  repoName: 'stanza',
  repoUrl: 'https://github.com/stanfordnlp/stanza',
  docsUrl: 'https://huggingface.co/docs/hub/stanza',
  filter: true,
  countDownloads: 'path:"models/default.zip"',
  releases: { registry: 'pypi', package: 'stanza' },
  examples: (model) => {
    const language = nameOf(model).replace(/^stanza-/, '')
    const load =
      language === 'multilingual'
        ? code`
          from stanza.pipeline.multilingual import MultilingualPipeline

          # Detects the language of a text and downloads its models
          nlp = MultilingualPipeline()
        `
        : code`
          import stanza

          stanza.download(${language})
          nlp = stanza.Pipeline(${language})
        `
    return [
      {
        language: 'python',
        content: python.program(code`
          # pip install stanza
          ${load}

          doc = nlp("Marie Curie was born in Warsaw and worked in Paris.")
          for sentence in doc.sentences:
              for word in sentence.words:
                  print(word.text, word.lemma, word.upos)
        `),
      },
    ]
  },
}
