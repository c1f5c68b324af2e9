import type { Library } from '../library.ts'

export const geometryCrafter: Library = {
  key: 'geometry-crafter',
  prettyLabel: 'GeometryCrafter',
  repoName: 'GeometryCrafter',
  repoUrl: 'https://github.com/TencentARC/GeometryCrafter',
  countDownloads: 'path:"point_map_vae/diffusion_pytorch_model.safetensors"',
}
