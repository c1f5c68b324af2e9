// Written by `npm run generate` from the files beside it. Do not edit.

import { asyncOpenaiStructuredOutput as asyncOpenai } from './clients/async-openai/structured-output.ts'
import { reqwestStructuredOutput as reqwest } from './clients/reqwest/structured-output.ts'
import type { ChatRenderer } from '../clients/client.ts'

/** The renderers of the language’s clients for structured-output calls. */
export const RUST_STRUCTURED_OUTPUT: readonly ChatRenderer[] = [
  asyncOpenai,
  reqwest,
]
