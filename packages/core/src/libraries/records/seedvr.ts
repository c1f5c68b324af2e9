import type { Library } from '../library.ts'

export const seedvr: Library = {
  key: 'seedvr',
  prettyLabel: 'SeedVR',
  repoName: 'SeedVR',
  repoUrl: 'https://github.com/ByteDance-Seed/SeedVR',
  filter: false,
  countDownloads: 'path_extension:"pth"',
}
