// Written by `npm run generate` from the files beside it. Do not edit.

import { curlToolLoop as curl } from './clients/curl/tool-loop.ts'
import type { ChatRenderer } from '../clients/client.ts'

/** The renderers of the language’s clients for tool-loop calls. */
export const PHP_TOOL_LOOP: readonly ChatRenderer[] = [
  curl,
]
