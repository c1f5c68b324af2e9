import type { Library } from '../library.ts'

export const magentaRealtime2: Library = {
  key: 'magenta-realtime-2',
  prettyLabel: 'Magenta RT 2',
  repoName: 'Magenta RT 2',
  repoUrl: 'https://github.com/magenta/magenta-realtime',
  countDownloads:
    'path:"models/mrt2_base/mrt2_base.mlxfn" OR path:"models/mrt2_small/mrt2_small.mlxfn" OR path:"checkpoints/mrt2_base.safetensors" OR path:"checkpoints/mrt2_small.safetensors"',
}
