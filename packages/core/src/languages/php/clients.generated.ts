// Written by `npm run generate` from the files beside it. Do not edit.

import { curl } from './clients/curl/client.ts'
import type { Client } from '../clients/client.ts'

/** The clients of the language, in the order in which readers see them. */
export const PHP_CLIENTS: readonly Client[] = [
  curl,
]

/** Their ids. */
export type PhpClientId =
  | 'curl'
