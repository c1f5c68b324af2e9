// Written by `npm run generate` from the files beside it. Do not edit.

import { javascriptFetch } from './javascript-fetch.ts'
import { javascriptHuggingface } from './javascript-huggingface.ts'
import { javascriptOpenai } from './javascript-openai.ts'
import type { Client } from './client.ts'

/** The clients of one language, in the order in which readers see them. */
export const JS_CLIENTS: readonly Client[] = [
  javascriptOpenai,
  javascriptHuggingface,
  javascriptFetch,
]
