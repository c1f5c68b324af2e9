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

// A file with this extension is a module, whatever is next to it.
const typescript = {
  extension: '.mts',
  fileName: 'example.mts',
  run: 'npx tsx example.mts',
  fence: 'typescript',
  // This grammar includes TypeScript's types, because it's generated from TypeScript's.
  grammar: 'javascript',
  mediaType: 'text/typescript',
  runWithEnvFile: 'npx tsx --env-file=.env example.mts',
} as const satisfies ProgramFile

export const javascript = {
  id: 'js',
  label: 'JavaScript',
  aliases: ['node', 'nodejs'],
  order: 2,
  downloadsImages: true,
  program: { posix },
  typescript,
  comesWith: 'Node.js',
  // Imported directly, so that showing a label doesn't load the writer.
  comment: (text) => commentLines(text, '//'),
  installTyped,
  manifest: packageJson(posix.run, typescript.run),
} as const satisfies LanguageRecord
