import type { Library } from '../library.ts'

export const stableAudio3: Library = {
  key: 'stable-audio-3',
  prettyLabel: 'Stable Audio 3',
  repoName: 'stable-audio-3',
  repoUrl: 'https://github.com/Stability-AI/stable-audio-3',
  filter: false,
  countDownloads: 'path:"model_config.json"',
}
