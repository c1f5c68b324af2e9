import type { ChatRenderer } from '../../../clients/client.ts'
import { sdkChat } from '../chat-sdk.ts'
import { TOGETHER } from './sdk.ts'

export const togetherChat: ChatRenderer = /* @__PURE__ */ sdkChat(TOGETHER)
