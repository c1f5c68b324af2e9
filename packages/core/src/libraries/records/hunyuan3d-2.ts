import type { Library } from '../library.ts'

export const hunyuan3d2: Library = {
  key: 'hunyuan3d-2',
  prettyLabel: 'Hunyuan3D-2',
  repoName: 'Hunyuan3D-2',
  repoUrl: 'https://github.com/Tencent/Hunyuan3D-2',
  countDownloads: 'path_filename:"model_index" OR path_filename:"config"',
}
