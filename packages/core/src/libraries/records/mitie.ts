import type { Library } from '../library.ts'

export const mitie: Library = {
  key: 'mitie',
  prettyLabel: 'MITIE',
  repoName: 'MITIE',
  repoUrl: 'https://github.com/mit-nlp/MITIE',
  countDownloads: 'path_filename:"total_word_feature_extractor"',
}
