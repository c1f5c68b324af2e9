import type { ChatRenderer } from '../../../clients/client.ts'
import { rawMessagesStructuredOutput } from '../../raw-chats/messages-structured-output.ts'
import { requestsTransport } from './transport.ts'

export const requestsMessagesStructuredOutput: ChatRenderer =
  /* @__PURE__ */ rawMessagesStructuredOutput(requestsTransport)
