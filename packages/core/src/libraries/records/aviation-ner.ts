import type { Library } from '../library.ts'

export const aviationNer: Library = {
  key: 'aviation-ner',
  prettyLabel: 'Aviation NER',
  repoName: 'Aviation NER',
  repoUrl: 'https://github.com/Boeing/aviation_ner_sdr',
  docsUrl: 'https://github.com/Boeing/aviation_ner_sdr',
  filter: false,
  countDownloads: 'path:"gliner_config.json"',
}
