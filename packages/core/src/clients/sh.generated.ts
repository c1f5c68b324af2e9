// Written by `npm run generate` from the files beside it. Do not edit.

import { shellCurl } from './shell-curl.ts'
import type { ClientRecord } from './client.ts'

/** What identifies the clients of one language, in the order in which readers see them. */
export const SH_CLIENTS: readonly ClientRecord[] = [
  shellCurl,
]
