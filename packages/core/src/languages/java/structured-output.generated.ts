// Written by `npm run generate` from the files beside it. Do not edit.

import { javaNetHttpStructuredOutput as javaNetHttp } from './clients/java-net-http/structured-output.ts'
import { langchain4jStructuredOutput as langchain4j } from './clients/langchain4j/structured-output.ts'
import { openaiJavaStructuredOutput as openaiJava } from './clients/openai-java/structured-output.ts'
import type { ChatRenderer } from '../clients/client.ts'

/** The renderers of the language’s clients for structured-output calls. */
export const JAVA_STRUCTURED_OUTPUT: readonly ChatRenderer[] = [
  javaNetHttp,
  langchain4j,
  openaiJava,
]
