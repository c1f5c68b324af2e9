import type { LanguageRecord, ProgramFile } from '../language.ts'
import { commentLines } from '../printing/comment.ts'
import { addModules, goMod } from './manifest.ts'

const posix = {
  extension: '.go',
  fileName: 'example.go',
  run: 'go run example.go',
  fence: 'go',
  grammar: 'go',
  mediaType: 'text/x-go',
} as const satisfies ProgramFile

export const go = {
  id: 'go',
  label: 'Go',
  aliases: ['golang'],
  order: 4,
  installsOtherwiseOn: ['powershell'],
  program: { posix },
  comesWith: 'Go',
  // Imported directly, so that showing a label doesn't load the writer.
  comment: (text) => commentLines(text, '//'),
  add: addModules,
  manifest: goMod,
} as const satisfies LanguageRecord
