import type { Library } from '../library.ts'

export const videoxFun: Library = {
  key: 'videox_fun',
  prettyLabel: 'VideoX Fun',
  repoName: 'VideoX Fun',
  repoUrl: 'https://github.com/aigc-apps/VideoX-Fun',
  filter: false,
  countDownloads: 'path_extension:"safetensors"',
}
