import type { LanguageRecord, ProgramFile } from '../language.ts'
import { commentLines } from '../printing/comment.ts'
import { packageJson } from './manifest.ts'

const posix = {
  extension: '.mjs',
  fileName: 'example.mjs',
  run: 'node example.mjs',
  fence: 'javascript',
  grammar: 'javascript',
  mediaType: 'text/javascript',
  runWithEnvFile: 'node --env-file=.env example.mjs',
} as const satisfies ProgramFile

export const javascript = {
  id: 'js',
  label: 'JavaScript',
  aliases: ['node', 'nodejs'],
  place: 2,
  program: { posix },
  comesWith: 'Node.js',
  // Not the writer's: who shows a label loads no writer.
  comment: (text) => commentLines(text, '//'),
  manifest: packageJson(posix.run),
} as const satisfies LanguageRecord
