// Written by `npm run generate` from the files beside it. Do not edit.

import { javaNetHttpTask as javaNetHttp } from './clients/java-net-http/task.ts'
import { openaiJavaTask as openaiJava } from './clients/openai-java/task.ts'
import type { TaskRenderer } from '../clients/client.ts'

/** How the clients of the language write calls of the kind task. */
export const JAVA_TASK: readonly TaskRenderer[] = [
  javaNetHttp,
  openaiJava,
]
