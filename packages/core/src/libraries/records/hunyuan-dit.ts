import type { Library } from '../library.ts'

export const hunyuanDit: Library = {
  key: 'hunyuan-dit',
  prettyLabel: 'HunyuanDiT',
  repoName: 'HunyuanDiT',
  repoUrl: 'https://github.com/Tencent/HunyuanDiT',
  countDownloads: 'path:"pytorch_model_ema.pt" OR path:"pytorch_model_distill.pt"',
}
