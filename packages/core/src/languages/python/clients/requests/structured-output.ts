import type { ChatRenderer } from '../../../clients/client.ts'
import { rawStructuredOutput } from '../../raw-chats/structured-output.ts'
import { requestsTransport } from './transport.ts'

export const requestsStructuredOutput: ChatRenderer = /* @__PURE__ */ rawStructuredOutput(requestsTransport)
