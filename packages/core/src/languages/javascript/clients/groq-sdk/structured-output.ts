import type { ChatRenderer } from '../../../clients/client.ts'
import { sdkStructuredOutput } from '../chat-sdk-structured-output.ts'
import { GROQ_SDK } from './sdk.ts'

export const groqSdkStructuredOutput: ChatRenderer = /* @__PURE__ */ sdkStructuredOutput(GROQ_SDK)
