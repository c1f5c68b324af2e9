import type { LanguageRecord, ProgramFile } from '../language.ts'
import { javaComment } from './comment.ts'
import { addArtifact, pomXml } from './manifest.ts'

const posix = {
  extension: '.java',
  fileName: 'Example.java',
  // By default, Java 17 uses the system's encoding. PowerShell ends a word at a dot.
  run: 'java "-Dfile.encoding=UTF-8" -cp "lib/*" Example.java',
  fence: 'java',
  grammar: 'java',
  mediaType: 'text/x-java',
} as const satisfies ProgramFile

export const java = {
  id: 'java',
  label: 'Java',
  order: 5,
  downloadsImages: true,
  installsOtherwiseOn: ['powershell'],
  program: { posix },
  comesWith: 'Java 17 or later',
  // Imported directly, so that showing a label doesn't load the writer.
  comment: javaComment,
  add: addArtifact,
  manifest: pomXml,
} as const satisfies LanguageRecord
