// Written by `npm run generate` from the files beside it. Do not edit.

import { shellCurl } from './shell-curl.ts'
import type { Client } from './client.ts'

/** The clients of one language, in the order in which readers see them. */
export const SH_CLIENTS: readonly Client[] = [
  shellCurl,
]
