import type { Library } from '../library.ts'

export const bagelMot: Library = {
  key: 'bagel-mot',
  prettyLabel: 'Bagel',
  repoName: 'Bagel',
  repoUrl: 'https://github.com/ByteDance-Seed/Bagel/',
  filter: false,
  countDownloads: 'path:"llm_config.json"',
}
