// Written by `npm run generate` from the files beside it. Do not edit.

import { javaNetHttp } from './clients/java-net-http/client.ts'
import { langchain4j } from './clients/langchain4j/client.ts'
import { openaiJava } from './clients/openai-java/client.ts'
import type { Client } from '../clients/client.ts'

/** The language’s clients, in display order. */
export const JAVA_CLIENTS: readonly Client[] = [
  openaiJava,
  javaNetHttp,
  langchain4j,
]

/** Their ids. */
export type JavaClientId =
  | 'openai-java'
  | 'java.net.http'
  | 'langchain4j'
