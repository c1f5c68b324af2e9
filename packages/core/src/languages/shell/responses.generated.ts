// Written by `npm run generate` from the files beside it. Do not edit.

import { curlResponses as curl } from './clients/curl/responses.ts'
import type { ClientForm } from '../clients/client.ts'

/** How the clients of the language write chats of the form responses. */
export const SHELL_RESPONSES: readonly ClientForm[] = [
  curl,
]
