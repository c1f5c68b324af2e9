import type { Library } from '../library.ts'

export const diffusionSingleFile: Library = {
  key: 'diffusion-single-file',
  prettyLabel: 'Diffusion Single File',
  repoName: 'diffusion-single-file',
  repoUrl: 'https://github.com/comfyanonymous/ComfyUI',
  filter: false,
  countDownloads: 'path_extension:"safetensors"',
}
