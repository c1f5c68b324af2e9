import type { ChatRenderer } from '../../../clients/client.ts'
import { sdkToolLoop } from '../chat-sdk-tool-loop.ts'
import { TOGETHER } from './sdk.ts'

export const togetherToolLoop: ChatRenderer = /* @__PURE__ */ sdkToolLoop(TOGETHER)
