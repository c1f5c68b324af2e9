// Written by `npm run generate` from the files beside it. Do not edit.

import { asyncOpenai } from './clients/async-openai/client.ts'
import { reqwest } from './clients/reqwest/client.ts'
import type { Client } from '../clients/client.ts'

/** The clients of the language, in the order in which readers see them. */
export const RUST_CLIENTS: readonly Client[] = [
  reqwest,
  asyncOpenai,
]

/** Their ids. */
export type RustClientId =
  | 'reqwest'
  | 'async-openai'
