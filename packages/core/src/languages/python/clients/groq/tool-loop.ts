import type { ChatRenderer } from '../../../clients/client.ts'
import { sdkToolLoop } from '../chat-sdk-tool-loop.ts'
import { GROQ } from './sdk.ts'

export const groqToolLoop: ChatRenderer = /* @__PURE__ */ sdkToolLoop(GROQ)
