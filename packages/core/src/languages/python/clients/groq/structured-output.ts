import type { ChatRenderer } from '../../../clients/client.ts'
import { sdkStructuredOutput } from '../chat-sdk-structured-output.ts'
import { GROQ } from './sdk.ts'

export const groqStructuredOutput: ChatRenderer = /* @__PURE__ */ sdkStructuredOutput(GROQ)
