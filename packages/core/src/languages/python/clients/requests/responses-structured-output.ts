import type { ChatRenderer } from '../../../clients/client.ts'
import { rawResponsesStructuredOutput } from '../../raw-chats/responses-structured-output.ts'
import { requestsTransport } from './transport.ts'

export const requestsResponsesStructuredOutput: ChatRenderer =
  /* @__PURE__ */ rawResponsesStructuredOutput(requestsTransport)
