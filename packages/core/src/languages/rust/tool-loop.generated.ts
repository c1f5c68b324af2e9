// Written by `npm run generate` from the files beside it. Do not edit.

import { asyncOpenaiToolLoop as asyncOpenai } from './clients/async-openai/tool-loop.ts'
import type { ChatRenderer } from '../clients/client.ts'

/** How the clients of the language write calls of the kind tool-loop. */
export const RUST_TOOL_LOOP: readonly ChatRenderer[] = [
  asyncOpenai,
]
