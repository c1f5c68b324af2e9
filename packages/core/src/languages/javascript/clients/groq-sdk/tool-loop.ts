import type { ChatRenderer } from '../../../clients/client.ts'
import { sdkToolLoop } from '../chat-sdk-tool-loop.ts'
import { GROQ_SDK } from './sdk.ts'

export const groqSdkToolLoop: ChatRenderer = /* @__PURE__ */ sdkToolLoop(GROQ_SDK)
