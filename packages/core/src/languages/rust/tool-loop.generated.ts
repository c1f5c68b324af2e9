// Written by `npm run generate` from the files beside it. Do not edit.

import { asyncOpenaiToolLoop as asyncOpenai } from './clients/async-openai/tool-loop.ts'
import { reqwestToolLoop as reqwest } from './clients/reqwest/tool-loop.ts'
import type { ChatRenderer } from '../clients/client.ts'

/** The renderers of the language’s clients for tool-loop calls. */
export const RUST_TOOL_LOOP: readonly ChatRenderer[] = [
  asyncOpenai,
  reqwest,
]
