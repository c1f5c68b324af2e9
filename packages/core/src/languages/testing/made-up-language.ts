import type { LanguageRecord, ProgramFile } from '../language.ts'

const posix: ProgramFile = {
  extension: '.mdu',
  fileName: 'example.mdu',
  run: 'madeup run example.mdu',
  fence: 'mdu',
  grammar: 'javascript',
  mediaType: 'text/x-madeup',
  runWithEnvFile: 'madeup run --env .env example.mdu',
}

/**
 * A language that doesn't exist. Tests add it in memory and check every page and API for it, so what they show can only
 * come from this record.
 */
export const MADE_UP: LanguageRecord = {
  id: 'madeup',
  label: 'Made-up',
  order: 99,
  program: {
    posix,
    powershell: {
      extension: '.mdw',
      fileName: 'example.mdw',
      run: 'madeup.exe example.mdw',
      fence: 'mdw',
      grammar: 'powershell',
      mediaType: 'text/javascript',
    },
  },
  comesWith: 'the Made-up Runtime',
  comment: (text) => `;; ${text.replaceAll('\n', '\n;; ')}`.trimEnd(),
  notebook: {
    name: 'madeup1',
    displayName: 'Made-up 1',
    language: 'madeup',
    install: (command) => `!${command}`,
    askFor: (variable) => `ask ${variable}`,
    writeFile: (name, content) => `write ${name} ${content}`,
  },
  manifest: {
    fileName: 'madeup.pkg',
    installCommand: 'madeup install',
    text: (install) => (install === null ? undefined : `needs ${install}\n`),
  },
}
