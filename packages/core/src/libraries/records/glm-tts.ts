import type { Library } from '../library.ts'

export const glmTts: Library = {
  key: 'glm-tts',
  prettyLabel: 'GLM-TTS',
  repoName: 'GLM-TTS',
  repoUrl: 'https://github.com/zai-org/GLM-TTS',
  filter: false,
  countDownloads: 'path:"flow/flow.pt"',
}
