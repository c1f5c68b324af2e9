import type { ChatRenderer } from '../../../clients/client.ts'
import { sdkStructuredOutput } from '../chat-sdk.ts'
import { TOGETHER } from './sdk.ts'

export const togetherStructuredOutput: ChatRenderer = /* @__PURE__ */ sdkStructuredOutput(TOGETHER)
