import type { ChatRenderer } from '../../../clients/client.ts'
import { sdkStructuredOutput } from '../chat-sdk-structured-output.ts'
import { TOGETHER } from './sdk.ts'

export const togetherStructuredOutput: ChatRenderer = /* @__PURE__ */ sdkStructuredOutput(TOGETHER)
