import type { Library } from '../library.ts'

export const hyWorld2: Library = {
  key: 'hy-world-2',
  prettyLabel: 'HY-World-2.0',
  repoName: 'HY-World-2.0',
  repoUrl: 'https://github.com/Tencent-Hunyuan/HY-World-2.0',
  filter: false,
  countDownloads: 'path_extension:"json"',
}
