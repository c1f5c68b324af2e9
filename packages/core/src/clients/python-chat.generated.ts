// Written by `npm run generate` from the files beside it. Do not edit.

import { pythonHuggingfaceHubChat } from './python-huggingface-hub-chat.ts'
import { pythonOpenaiChat } from './python-openai-chat.ts'
import { pythonRequestsChat } from './python-requests-chat.ts'
import type { ChatPart } from './client.ts'

/** How the clients of one language chat. */
export const PYTHON_CHAT: readonly ChatPart[] = [
  pythonOpenaiChat,
  pythonHuggingfaceHubChat,
  pythonRequestsChat,
]
