import type { LanguageRecord } from '../language.ts'
import { commentLines } from '../printing/comment.ts'

export const ruby = {
  id: 'ruby',
  label: 'Ruby',
  order: 8,
  downloadsImages: true,
  program: {
    posix: {
      extension: '.rb',
      fileName: 'example.rb',
      run: 'ruby example.rb',
      fence: 'ruby',
      grammar: 'ruby',
      mediaType: 'text/x-ruby',
    },
  },
  comesWith: 'Ruby',
  // Imported directly, so that showing a label doesn't load the writer.
  comment: (text) => commentLines(text, '#'),
} as const satisfies LanguageRecord
