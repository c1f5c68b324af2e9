// Written by `npm run generate` from the files beside it. Do not edit.

import { messages } from './messages.ts'
import { responses } from './responses.ts'
import type { ChatApiRecord } from './chat-api.ts'

/** All chat APIs except chat completions. */
export const CHAT_API_RECORDS: { readonly [id: string]: ChatApiRecord } = {
  messages,
  responses,
}
