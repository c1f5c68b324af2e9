import type { Library } from '../library.ts'

export const cotracker: Library = {
  key: 'cotracker',
  prettyLabel: 'CoTracker',
  repoName: 'CoTracker',
  repoUrl: 'https://github.com/facebookresearch/co-tracker',
  filter: false,
  countDownloads: 'path_extension:"pth"',
}
