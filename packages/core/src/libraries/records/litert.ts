import type { Library } from '../library.ts'

export const litert: Library = {
  key: 'litert',
  prettyLabel: 'LiteRT',
  repoName: 'LiteRT',
  repoUrl: 'https://github.com/google-ai-edge/LiteRT',
  filter: false,
  countDownloads: 'path_extension:"tflite"',
}
