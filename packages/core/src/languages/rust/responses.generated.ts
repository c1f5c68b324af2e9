// Written by `npm run generate` from the files beside it. Do not edit.

import { asyncOpenaiResponses as asyncOpenai } from './clients/async-openai/responses.ts'
import { reqwestResponses as reqwest } from './clients/reqwest/responses.ts'
import type { ChatRenderer } from '../clients/client.ts'

/** The renderers of the language’s clients for responses calls. */
export const RUST_RESPONSES: readonly ChatRenderer[] = [
  asyncOpenai,
  reqwest,
]
