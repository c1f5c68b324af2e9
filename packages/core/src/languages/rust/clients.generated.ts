// Written by `npm run generate` from the files beside it. Do not edit.

import { asyncOpenai } from './clients/async-openai/client.ts'
import { reqwest } from './clients/reqwest/client.ts'
import type { Client } from '../clients/client.ts'

/** The language’s clients, in display order. */
export const RUST_CLIENTS: readonly Client[] = [
  reqwest,
  asyncOpenai,
]

/** Their ids. */
export type RustClientId =
  | 'reqwest'
  | 'async-openai'
