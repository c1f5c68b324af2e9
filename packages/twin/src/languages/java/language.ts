import { PLATFORMS } from '@model-snippets/core'
import { ORDINARY_CLIENT, type TwinLanguage } from '../twin-language.ts'
import { FAST_CLOCK, javaToolchain } from './environment.ts'
import { javaLinter } from './linter.ts'
import { openJava, openJavaParser } from './runtime.ts'

export const java: TwinLanguage = {
  id: 'java',
  exampleFile: 'Example.java',
  packageManager: 'mvn dependency:copy',
  fastClock: FAST_CLOCK,
  platforms: PLATFORMS,
  output: {
    missing: /package \S+ does not exist|NoClassDefFoundError.*/,
    crash:
      /\b(NullPointer|ClassCast|IndexOutOfBounds|NoSuchElement)Exception\b|Example\.java:\d+: (?:error|warning): .*/,
    emptyValues: ['null'],
    copiesAnswers: false,
    textOfPieces: () => '',
  },
  clients: {
    // `StructuredOutputs` of its package `core`.
    'openai-java': {
      ...ORDINARY_CLIENT,
      namesSchemas: 'json-schema-from-',
      hides: { part: 'words', refusals: ['403-text'] },
      readsVariables: ['OPENAI_API_KEY'],
    },
    langchain4j: {
      ...ORDINARY_CLIENT,
      hides: {
        part: 'status',
        refusals: ['401', '402-octet-stream', '403-text', '404', '422', '422-list', '429', '503', '503-html'],
      },
    },
  },
  // Java reads no variable for it: each run is told by a property.
  trust: () => ({}),
  prepare: async () => {
    await javaToolchain()
  },
  open: openJava,
  openParser: openJavaParser,
  linter: javaLinter,
}
