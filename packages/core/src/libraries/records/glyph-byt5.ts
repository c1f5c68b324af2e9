import type { Library } from '../library.ts'

export const glyphByt5: Library = {
  key: 'glyph-byt5',
  prettyLabel: 'Glyph-ByT5',
  repoName: 'Glyph-ByT5',
  repoUrl: 'https://github.com/AIGText/Glyph-ByT5',
  filter: false,
  countDownloads: 'path:"checkpoints/byt5_model.pt"',
}
