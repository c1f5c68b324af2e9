// Written by `npm run generate` from the files beside it. Do not edit.

import { netHttp } from './clients/net-http/client.ts'
import { openaiGo } from './clients/openai-go/client.ts'
import type { Client } from '../clients/client.ts'

/** The language’s clients, in display order. */
export const GO_CLIENTS: readonly Client[] = [
  openaiGo,
  netHttp,
]

/** Their ids. */
export type GoClientId =
  | 'openai-go'
  | 'net/http'
