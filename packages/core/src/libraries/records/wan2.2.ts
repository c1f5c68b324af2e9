import type { Library } from '../library.ts'

export const wan22: Library = {
  key: 'wan2.2',
  prettyLabel: 'Wan2.2',
  repoName: 'Wan2.2',
  repoUrl: 'https://github.com/Wan-Video/Wan2.2',
  countDownloads: 'path_filename:"config" AND path_extension:"json"',
}
