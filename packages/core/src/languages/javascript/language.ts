import type { LanguageRecord, ProgramFile } from '../language.ts'
import { commentLines } from '../printing/comment.ts'
import { installTyped, packageJson } from './manifest.ts'

const posix = {
  extension: '.mjs',
  fileName: 'example.mjs',
  run: 'node example.mjs',
  fence: 'javascript',
  grammar: 'javascript',
  mediaType: 'text/javascript',
  runWithEnvFile: 'node --env-file=.env example.mjs',
} as const satisfies ProgramFile

// A file that ends so is a module, whatever lies beside it.
const typescript = {
  extension: '.mts',
  fileName: 'example.mts',
  run: 'npx tsx example.mts',
  fence: 'typescript',
  // It has the types of TypeScript, which that of JavaScript is made from.
  grammar: 'javascript',
  mediaType: 'text/typescript',
  runWithEnvFile: 'npx tsx --env-file=.env example.mts',
} as const satisfies ProgramFile

export const javascript = {
  id: 'js',
  label: 'JavaScript',
  aliases: ['node', 'nodejs'],
  order: 2,
  program: { posix },
  typescript,
  comesWith: 'Node.js',
  // Not the writer's: who shows a label loads no writer.
  comment: (text) => commentLines(text, '//'),
  installTyped,
  manifest: packageJson(posix.run, typescript.run),
} as const satisfies LanguageRecord
