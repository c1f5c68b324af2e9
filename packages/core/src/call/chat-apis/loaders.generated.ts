// Written by `npm run generate` from the files beside it. Do not edit.

import type { ChatApiRecord } from './chat-api.ts'

/** The same records as functions that each load one. */
export const CHAT_API_LOADERS: { readonly [id: string]: () => Promise<ChatApiRecord> } = {
  'messages': async () => (await import('./messages.ts')).messages,
  'responses': async () => (await import('./responses.ts')).responses,
}
