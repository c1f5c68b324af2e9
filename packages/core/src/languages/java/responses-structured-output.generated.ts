// Written by `npm run generate` from the files beside it. Do not edit.

import { openaiJavaResponsesStructuredOutput as openaiJava } from './clients/openai-java/responses-structured-output.ts'
import type { ChatRenderer } from '../clients/client.ts'

/** The renderers of the language’s clients for responses-structured-output calls. */
export const JAVA_RESPONSES_STRUCTURED_OUTPUT: readonly ChatRenderer[] = [
  openaiJava,
]
