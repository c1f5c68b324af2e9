// Written by `npm run generate` from the files beside it. Do not edit.

import { javascriptFetchChat } from './javascript-fetch-chat.ts'
import { javascriptHuggingfaceChat } from './javascript-huggingface-chat.ts'
import { javascriptOpenaiChat } from './javascript-openai-chat.ts'
import type { ChatPart } from './client.ts'

/** How the clients of one language chat. */
export const JS_CHAT: readonly ChatPart[] = [
  javascriptOpenaiChat,
  javascriptHuggingfaceChat,
  javascriptFetchChat,
]
