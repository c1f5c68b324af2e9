import type { ChatRenderer } from '../../../clients/client.ts'
import { sdkChat } from '../chat-sdk.ts'
import { GROQ_SDK } from './sdk.ts'

export const groqSdkChat: ChatRenderer = /* @__PURE__ */ sdkChat(GROQ_SDK)
