// Written by `npm run generate` from the files beside it. Do not edit.

import { netHttp } from './clients/net-http/client.ts'
import type { Client } from '../clients/client.ts'

/** The language’s clients, in display order. */
export const RUBY_CLIENTS: readonly Client[] = [
  netHttp,
]

/** Their ids. */
export type RubyClientId =
  | 'net/http'
