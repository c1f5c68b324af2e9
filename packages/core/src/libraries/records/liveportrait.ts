import type { Library } from '../library.ts'

export const liveportrait: Library = {
  key: 'liveportrait',
  prettyLabel: 'LivePortrait',
  repoName: 'LivePortrait',
  repoUrl: 'https://github.com/KwaiVGI/LivePortrait',
  filter: false,
  countDownloads: 'path:"liveportrait/landmark.onnx"',
}
