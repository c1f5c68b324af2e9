import type { Library } from '../library.ts'

export const refiners: Library = {
  key: 'refiners',
  prettyLabel: 'Refiners',
  repoName: 'Refiners',
  repoUrl: 'https://github.com/finegrain-ai/refiners',
  docsUrl: 'https://refine.rs/',
  filter: false,
  countDownloads: 'path:"model.safetensors"',
}
