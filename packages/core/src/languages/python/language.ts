import type { LanguageRecord, ProgramFile } from '../language.ts'
import { commentLines } from '../printing/comment.ts'
import { requirements } from './manifest.ts'
import { notebook } from './notebook.ts'

const posix = {
  extension: '.py',
  fileName: 'example.py',
  run: 'python3 example.py',
  fence: 'python',
  grammar: 'python',
  mediaType: 'text/x-python',
} as const satisfies ProgramFile

// Python's installer for Windows doesn't install python3.
const windows = { ...posix, run: 'python example.py' } as const satisfies ProgramFile

export const python = {
  id: 'python',
  label: 'Python',
  aliases: ['python3'],
  order: 1,
  downloadsImages: true,
  program: { posix, powershell: windows, cmd: windows },
  hasAsync: true,
  comesWith: 'Python',
  // Imported directly, so that showing a label doesn't load the writer.
  comment: (text) => commentLines(text, '#'),
  notebook,
  manifest: requirements,
} as const satisfies LanguageRecord
