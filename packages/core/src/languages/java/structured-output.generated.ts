// Written by `npm run generate` from the files beside it. Do not edit.

import { langchain4jStructuredOutput as langchain4j } from './clients/langchain4j/structured-output.ts'
import { openaiJavaStructuredOutput as openaiJava } from './clients/openai-java/structured-output.ts'
import type { ChatRenderer } from '../clients/client.ts'

/** How the clients of the language write calls of the kind structured-output. */
export const JAVA_STRUCTURED_OUTPUT: readonly ChatRenderer[] = [
  langchain4j,
  openaiJava,
]
