import type { Library } from '../library.ts'

export const openSora: Library = {
  key: 'open-sora',
  prettyLabel: 'Open-Sora',
  repoName: 'Open-Sora',
  repoUrl: 'https://github.com/hpcaitech/Open-Sora',
  filter: false,
  countDownloads: 'path:"Open_Sora_v2.safetensors"',
}
