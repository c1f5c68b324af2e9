import type { Library } from '../library.ts'

export const imageMatchingModels: Library = {
  key: 'image-matching-models',
  prettyLabel: 'Image Matching Models',
  repoName: 'Image Matching Models',
  repoUrl: 'https://github.com/alexstoken/image-matching-models',
  filter: false,
  countDownloads: 'path_extension:"safetensors"',
}
