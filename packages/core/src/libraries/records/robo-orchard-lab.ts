import type { Library } from '../library.ts'

export const roboOrchardLab: Library = {
  key: 'robo-orchard-lab',
  prettyLabel: 'RoboOrchardLab',
  repoName: 'RoboOrchardLab',
  repoUrl: 'https://github.com/HorizonRobotics/RoboOrchardLab',
  filter: false,
  countDownloads: 'path_extension:"safetensors"',
}
