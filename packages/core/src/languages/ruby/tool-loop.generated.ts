// Written by `npm run generate` from the files beside it. Do not edit.

import { netHttpToolLoop as netHttp } from './clients/net-http/tool-loop.ts'
import type { ChatRenderer } from '../clients/client.ts'

/** The renderers of the language’s clients for tool-loop calls. */
export const RUBY_TOOL_LOOP: readonly ChatRenderer[] = [
  netHttp,
]
