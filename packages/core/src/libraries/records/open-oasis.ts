import type { Library } from '../library.ts'

export const openOasis: Library = {
  key: 'open-oasis',
  prettyLabel: 'open-oasis',
  repoName: 'open-oasis',
  repoUrl: 'https://github.com/etched-ai/open-oasis',
  countDownloads: 'path:"oasis500m.safetensors"',
}
