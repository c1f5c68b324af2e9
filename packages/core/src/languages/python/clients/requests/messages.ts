import type { ChatRenderer } from '../../../clients/client.ts'
import { rawMessages } from '../../raw-chats/messages.ts'
import { requestsTransport } from './transport.ts'

export const requestsMessages: ChatRenderer = /* @__PURE__ */ rawMessages(requestsTransport)
