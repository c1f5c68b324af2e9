import type { Library } from '../library.ts'

export const hyWorldplay: Library = {
  key: 'hy-worldplay',
  prettyLabel: 'HY-WorldPlay',
  repoName: 'HY-WorldPlay',
  repoUrl: 'https://github.com/Tencent-Hunyuan/HY-WorldPlay',
  filter: false,
  countDownloads: 'path_extension:"json"',
}
