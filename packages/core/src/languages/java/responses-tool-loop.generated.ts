// Written by `npm run generate` from the files beside it. Do not edit.

import { openaiJavaResponsesToolLoop as openaiJava } from './clients/openai-java/responses-tool-loop.ts'
import type { ChatRenderer } from '../clients/client.ts'

/** The renderers of the language’s clients for responses-tool-loop calls. */
export const JAVA_RESPONSES_TOOL_LOOP: readonly ChatRenderer[] = [
  openaiJava,
]
