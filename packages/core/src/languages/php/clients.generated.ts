// Written by `npm run generate` from the files beside it. Do not edit.

import { curl } from './clients/curl/client.ts'
import type { Client } from '../clients/client.ts'

/** The language’s clients, in display order. */
export const PHP_CLIENTS: readonly Client[] = [
  curl,
]

/** Their ids. */
export type PhpClientId =
  | 'curl'
