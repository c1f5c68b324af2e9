import type { Library } from '../library.ts'

export const sapiens: Library = {
  key: 'sapiens',
  prettyLabel: 'sapiens',
  repoName: 'sapiens',
  repoUrl: 'https://github.com/facebookresearch/sapiens',
  filter: false,
  countDownloads: 'path_extension:"pt2" OR path_extension:"pth" OR path_extension:"onnx"',
}
