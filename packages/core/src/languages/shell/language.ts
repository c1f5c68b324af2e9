import type { LanguageRecord } from '../language.ts'
import { commentLines } from '../printing/comment.ts'

export const shell = {
  id: 'sh',
  label: 'Shell',
  aliases: ['bash', 'zsh'],
  order: 3,
  program: {
    posix: {
      extension: '.sh',
      fileName: 'example.sh',
      run: 'sh example.sh',
      fence: 'sh',
      grammar: 'shellscript',
      mediaType: 'text/x-shellscript',
    },
    powershell: {
      extension: '.ps1',
      fileName: 'example.ps1',
      run: 'powershell -ExecutionPolicy Bypass -File example.ps1',
      fence: 'powershell',
      grammar: 'powershell',
      mediaType: 'text/plain',
    },
    cmd: {
      extension: '.cmd',
      fileName: 'example.cmd',
      run: 'example.cmd',
      fence: 'bat',
      grammar: 'bat',
      mediaType: 'text/plain',
    },
  },
  showsWholeAnswer: true,
  // Imported directly, so that showing a label doesn't load the writer.
  comment: (text) => commentLines(text, '#'),
} as const satisfies LanguageRecord
