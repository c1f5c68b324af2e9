import type { Library } from '../library.ts'

export const cosyvoice: Library = {
  key: 'cosyvoice',
  prettyLabel: 'CosyVoice',
  repoName: 'CosyVoice',
  repoUrl: 'https://github.com/FunAudioLLM/CosyVoice',
  filter: false,
  countDownloads: 'path_extension:"onnx" OR path_extension:"pt"',
}
