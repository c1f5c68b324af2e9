import type { Library } from '../library.ts'

export const infinitetalk: Library = {
  key: 'infinitetalk',
  prettyLabel: 'InfiniteTalk',
  repoName: 'InfiniteTalk',
  repoUrl: 'https://github.com/MeiGen-AI/InfiniteTalk',
  filter: false,
  countDownloads: 'path_extension:"safetensors"',
}
