import type { LanguageRecord, ProgramFile } from '../language.ts'
import { javaComment } from './comment.ts'
import { addArtifact, pomXml } from './manifest.ts'

const posix = {
  extension: '.java',
  fileName: 'Example.java',
  // Java 17 reads and writes in the system's own encoding, unless it is told. PowerShell takes a dot for the end of a word.
  run: 'java "-Dfile.encoding=UTF-8" -cp "lib/*" Example.java',
  fence: 'java',
  grammar: 'java',
  mediaType: 'text/x-java',
} as const satisfies ProgramFile

export const java = {
  id: 'java',
  label: 'Java',
  order: 5,
  installsOtherwiseOn: ['powershell'],
  program: { posix },
  comesWith: 'Java 17 or later',
  // Not the writer's: who shows a label loads no writer.
  comment: javaComment,
  add: addArtifact,
  manifest: pomXml,
} as const satisfies LanguageRecord
