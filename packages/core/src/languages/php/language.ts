import type { LanguageRecord } from '../language.ts'
import { phpComment } from './comment.ts'

export const php = {
  id: 'php',
  label: 'PHP',
  order: 7,
  program: {
    posix: {
      extension: '.php',
      fileName: 'example.php',
      run: 'php example.php',
      fence: 'php',
      grammar: 'php',
      mediaType: 'text/x-php',
    },
  },
  comesWith: 'PHP (with its curl extension)',
  // Imported directly, so that showing a label doesn't load the writer.
  comment: phpComment,
} as const satisfies LanguageRecord
