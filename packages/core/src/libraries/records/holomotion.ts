import type { Library } from '../library.ts'

export const holomotion: Library = {
  key: 'holomotion',
  prettyLabel: 'HoloMotion',
  repoName: 'HoloMotion',
  repoUrl: 'https://github.com/HorizonRobotics/HoloMotion',
  filter: false,
  countDownloads: 'path_extension:"onnx"',
}
