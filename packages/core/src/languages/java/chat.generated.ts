// Written by `npm run generate` from the files beside it. Do not edit.

import { javaNetHttpChat as javaNetHttp } from './clients/java-net-http/chat.ts'
import { langchain4jChat as langchain4j } from './clients/langchain4j/chat.ts'
import { openaiJavaChat as openaiJava } from './clients/openai-java/chat.ts'
import type { ChatRenderer } from '../clients/client.ts'

/** The renderers of the language’s clients for chat calls. */
export const JAVA_CHAT: readonly ChatRenderer[] = [
  javaNetHttp,
  langchain4j,
  openaiJava,
]
