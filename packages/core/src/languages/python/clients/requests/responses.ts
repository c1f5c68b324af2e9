import type { ChatRenderer } from '../../../clients/client.ts'
import { rawResponses } from '../../raw-chats/responses.ts'
import { requestsTransport } from './transport.ts'

export const requestsResponses: ChatRenderer = /* @__PURE__ */ rawResponses(requestsTransport)
