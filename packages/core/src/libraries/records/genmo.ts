import type { Library } from '../library.ts'

export const genmo: Library = {
  key: 'genmo',
  prettyLabel: 'Genmo',
  repoName: 'Genmo',
  repoUrl: 'https://github.com/genmoai/models',
  filter: false,
  countDownloads: 'path:"vae_stats.json"',
}
