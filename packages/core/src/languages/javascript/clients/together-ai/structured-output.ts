import type { ChatRenderer } from '../../../clients/client.ts'
import { sdkStructuredOutput } from '../chat-sdk-structured-output.ts'
import { TOGETHER_AI } from './sdk.ts'

export const togetherAiStructuredOutput: ChatRenderer = /* @__PURE__ */ sdkStructuredOutput(TOGETHER_AI)
