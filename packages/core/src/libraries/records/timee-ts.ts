import type { Library } from '../library.ts'

export const timeeTs: Library = {
  key: 'timee-ts',
  prettyLabel: 'timee-ts',
  repoName: 'timee-ts',
  repoUrl: 'https://github.com/liamsbhoo/timee',
  filter: false,
  countDownloads: 'path:"model.safetensors"',
}
