import type { ChatRenderer } from '../../../clients/client.ts'
import { rawMessagesStructuredOutput } from '../../raw-chats/messages-structured-output.ts'
import { httpxTransport } from './transport.ts'

export const httpxMessagesStructuredOutput: ChatRenderer = /* @__PURE__ */ rawMessagesStructuredOutput(httpxTransport)
