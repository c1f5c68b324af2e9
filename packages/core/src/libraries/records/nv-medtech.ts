import type { Library } from '../library.ts'

export const nvMedtech: Library = {
  key: 'nv-medtech',
  prettyLabel: 'NV-MedTech',
  repoName: 'NV-MedTech',
  repoUrl: 'https://github.com/nvidia-medtech',
  filter: false,
  countDownloads: 'path_extension:"pt" OR path_extension:"safetensors" OR path:"config.json"',
}
