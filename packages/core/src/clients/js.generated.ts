// Written by `npm run generate` from the files beside it. Do not edit.

import { javascriptFetch } from './javascript-fetch.ts'
import { javascriptHuggingface } from './javascript-huggingface.ts'
import { javascriptOpenai } from './javascript-openai.ts'
import type { ClientRecord } from './client.ts'

/** What identifies the clients of one language, in the order in which readers see them. */
export const JS_CLIENTS: readonly ClientRecord[] = [
  javascriptOpenai,
  javascriptHuggingface,
  javascriptFetch,
]
