// Written by `npm run generate` from the files beside it. Do not edit.

import { reqwestMessages as reqwest } from './clients/reqwest/messages.ts'
import type { ChatRenderer } from '../clients/client.ts'

/** The renderers of the language’s clients for messages calls. */
export const RUST_MESSAGES: readonly ChatRenderer[] = [
  reqwest,
]
