// Written by `npm run generate` from the files beside it. Do not edit.

import { javaNetHttpMessages as javaNetHttp } from './clients/java-net-http/messages.ts'
import type { ChatRenderer } from '../clients/client.ts'

/** The renderers of the language’s clients for messages calls. */
export const JAVA_MESSAGES: readonly ChatRenderer[] = [
  javaNetHttp,
]
