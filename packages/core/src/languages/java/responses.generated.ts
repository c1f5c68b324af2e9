// Written by `npm run generate` from the files beside it. Do not edit.

import { javaNetHttpResponses as javaNetHttp } from './clients/java-net-http/responses.ts'
import { openaiJavaResponses as openaiJava } from './clients/openai-java/responses.ts'
import type { ChatRenderer } from '../clients/client.ts'

/** The renderers of the language’s clients for responses calls. */
export const JAVA_RESPONSES: readonly ChatRenderer[] = [
  javaNetHttp,
  openaiJava,
]
