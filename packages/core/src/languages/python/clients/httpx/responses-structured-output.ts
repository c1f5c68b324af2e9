import type { ChatRenderer } from '../../../clients/client.ts'
import { rawResponsesStructuredOutput } from '../../raw-chats/responses-structured-output.ts'
import { httpxTransport } from './transport.ts'

export const httpxResponsesStructuredOutput: ChatRenderer = /* @__PURE__ */ rawResponsesStructuredOutput(httpxTransport)
