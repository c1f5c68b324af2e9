import type { Library } from '../library.ts'

export const longcatVideoAvatar15: Library = {
  key: 'longcat-video-avatar-1.5',
  prettyLabel: 'LongCat-Video-Avatar 1.5',
  repoName: 'LongCat-Video-Avatar 1.5',
  repoUrl: 'https://github.com/meituan-longcat/LongCat-Video',
  filter: false,
}
