import type { Library } from '../library.ts'

export const lyra20: Library = {
  key: 'lyra-2.0',
  prettyLabel: 'Lyra-2.0',
  repoName: 'Lyra-2.0',
  repoUrl: 'https://github.com/nv-tlabs/lyra',
  filter: false,
  countDownloads: 'path:"checkpoints/image_encoder/model.pth"',
}
