import type { Library } from '../library.ts'

export const songbloom: Library = {
  key: 'songbloom',
  prettyLabel: 'SongBloom',
  repoName: 'SongBloom',
  repoUrl: 'https://github.com/Cypress-Yang/SongBloom',
  filter: false,
  countDownloads: 'path_extension:"pt"',
}
