import type { ChatRenderer } from '../../../clients/client.ts'
import { rawStructuredOutput } from '../../raw-chats/structured-output.ts'
import { httpxTransport } from './transport.ts'

export const httpxStructuredOutput: ChatRenderer = /* @__PURE__ */ rawStructuredOutput(httpxTransport)
