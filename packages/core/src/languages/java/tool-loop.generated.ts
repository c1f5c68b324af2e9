// Written by `npm run generate` from the files beside it. Do not edit.

import { javaNetHttpToolLoop as javaNetHttp } from './clients/java-net-http/tool-loop.ts'
import { langchain4jToolLoop as langchain4j } from './clients/langchain4j/tool-loop.ts'
import { openaiJavaToolLoop as openaiJava } from './clients/openai-java/tool-loop.ts'
import type { ChatRenderer } from '../clients/client.ts'

/** The renderers of the language’s clients for tool-loop calls. */
export const JAVA_TOOL_LOOP: readonly ChatRenderer[] = [
  javaNetHttp,
  langchain4j,
  openaiJava,
]
