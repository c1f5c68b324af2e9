// Written by `npm run generate` from the files beside it. Do not edit.

import { shellCurlChat } from './shell-curl-chat.ts'
import type { ChatPart } from './client.ts'

/** How the clients of one language chat. */
export const SH_CHAT: readonly ChatPart[] = [
  shellCurlChat,
]
