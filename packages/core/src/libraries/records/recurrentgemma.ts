import type { Library } from '../library.ts'

export const recurrentgemma: Library = {
  key: 'recurrentgemma',
  prettyLabel: 'RecurrentGemma',
  repoName: 'recurrentgemma',
  repoUrl: 'https://github.com/google-deepmind/recurrentgemma',
  filter: false,
  countDownloads: 'path:"tokenizer.model"',
}
