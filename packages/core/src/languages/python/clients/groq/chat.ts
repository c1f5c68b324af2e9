import type { ChatRenderer } from '../../../clients/client.ts'
import { sdkChat } from '../chat-sdk.ts'
import { GROQ } from './sdk.ts'

export const groqChat: ChatRenderer = /* @__PURE__ */ sdkChat(GROQ)
