// Written by `npm run generate` from the files beside it. Do not edit.

import { netHttp } from './clients/net-http/client.ts'
import { openaiGo } from './clients/openai-go/client.ts'
import type { Client } from '../clients/client.ts'

/** The clients of the language, in the order in which readers see them. */
export const GO_CLIENTS: readonly Client[] = [
  openaiGo,
  netHttp,
]

/** Their ids. */
export type GoClientId =
  | 'openai-go'
  | 'net/http'
