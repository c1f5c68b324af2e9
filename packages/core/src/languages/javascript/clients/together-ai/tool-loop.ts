import type { ChatRenderer } from '../../../clients/client.ts'
import { sdkToolLoop } from '../chat-sdk-tool-loop.ts'
import { TOGETHER_AI } from './sdk.ts'

export const togetherAiToolLoop: ChatRenderer = /* @__PURE__ */ sdkToolLoop(TOGETHER_AI)
