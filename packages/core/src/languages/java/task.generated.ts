// Written by `npm run generate` from the files beside it. Do not edit.

import { javaNetHttpTask as javaNetHttp } from './clients/java-net-http/task.ts'
import { langchain4jTask as langchain4j } from './clients/langchain4j/task.ts'
import { openaiJavaTask as openaiJava } from './clients/openai-java/task.ts'
import type { TaskRenderer } from '../clients/client.ts'

/** The renderers of the language’s clients for task calls. */
export const JAVA_TASK: readonly TaskRenderer[] = [
  javaNetHttp,
  langchain4j,
  openaiJava,
]
