import type { ChatRenderer } from '../../../clients/client.ts'
import { sdkChat } from '../chat-sdk.ts'
import { TOGETHER_AI } from './sdk.ts'

export const togetherAiChat: ChatRenderer = /* @__PURE__ */ sdkChat(TOGETHER_AI)
