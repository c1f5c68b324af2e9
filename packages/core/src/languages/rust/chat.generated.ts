// Written by `npm run generate` from the files beside it. Do not edit.

import { asyncOpenaiChat as asyncOpenai } from './clients/async-openai/chat.ts'
import { reqwestChat as reqwest } from './clients/reqwest/chat.ts'
import type { ChatRenderer } from '../clients/client.ts'

/** The renderers of the language’s clients for chat calls. */
export const RUST_CHAT: readonly ChatRenderer[] = [
  asyncOpenai,
  reqwest,
]
