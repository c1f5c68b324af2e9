// Written by `npm run generate` from the files beside it. Do not edit.

import { asyncOpenaiStructuredOutput as asyncOpenai } from './clients/async-openai/structured-output.ts'
import type { ChatRenderer } from '../clients/client.ts'

/** How the clients of the language write calls of the kind structured-output. */
export const RUST_STRUCTURED_OUTPUT: readonly ChatRenderer[] = [
  asyncOpenai,
]
